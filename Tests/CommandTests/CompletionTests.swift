import Carryover
import Foundation
import Testing

/// What a shell offers behind a line that is typed, asked of the shell itself.
@Suite("Completions")
struct CompletionTests {
  private static let formats = OutputFormat.all.map(\.identifier)
  /// A line up to the word that is completed, and what should be offered; `FILES` stands for those of the folder.
  static let lines: [(line: String, offered: [String])] = [
    ("carryover conv", ["convert"]),
    ("carryover --v", ["--version"]),
    (
      "carryover convert --to ",
      Self.formats
    ),
    ("carryover convert strong.csv --distance-unit k", ["km"]),
    ("carryover convert --unit ", ["kg", "lb"]),
    ("carryover convert --q", ["--quiet"]),
    ("carryover convert --convert-to kg,l", ["kg,lb"]),
    ("carryover convert ", ["FILES"]),
    ("carryover convert strong.csv --output ", ["FILES"]),
    ("carryover convert -o ", ["FILES"]),
    ("carryover inspect strong.csv --a", ["--all"]),
    ("carryover inspect --owner ", []),
    ("carryover schema ", ["json", "jsonl"]),
    ("carryover completions z", ["zsh"]),
    ("carryover help ins", ["inspect"]),
    ("carryover help convert --to", []),
    ("carryover formats s", []),
  ]

  private let folder: URL

  init() throws {
    folder = try temporaryFolder()
    for shell in ["bash", "zsh", "fish"] {
      try runCommand(["completions", shell]).output.write(to: folder.appendingPathComponent("script.\(shell)"))
    }
  }

  /// The files in the folder, as a shell lists them.
  private func files() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { !$0.hasPrefix(".") }.sorted()
  }

  @Test("bash", .enabled(if: toolPath("bash") != nil, "bash is not installed"), arguments: lines)
  func bash(line: String, offered: [String]) throws {
    #expect(try inBash(line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)) == offered)
  }

  @Test(
    "bash, where a value is in one word with its option or in three, and behind --",
    .enabled(if: toolPath("bash") != nil, "bash is not installed"),
    arguments: [
      (["--to=jsonl"], ["jsonl"]), (["--to", "=", "jsonl"], ["jsonl"]),
      (
        ["--to", "="],
        Self.formats
      ),
      (["--output="], ["FILES"]), (["--convert-to=km,k"], ["km,kg"]), (["--", "--t"], ["FILES"]),
      (["--", "--to", ""], ["FILES"]),
    ])
  func bashWords(words: [String], offered: [String]) throws {
    #expect(try inBash(["carryover", "convert"] + words) == offered)
  }

  /// Files are Readline's: the script then answers nothing, and does not switch Readline's own answer off.
  private func inBash(_ words: [String]) throws -> [String] {
    let program = """
      COMP_WORDBREAKS=$' \\t\\n"=:'
      compopt() { readline=off; }
      . ./script.bash
      COMP_WORDS=("$@")
      COMP_CWORD=$(($# - 1))
      _carryover
      [ -n "$readline" ] || echo FILES
      [ ${#COMPREPLY[@]} -eq 0 ] || printf '%s\\n' "${COMPREPLY[@]}"
      """
    let run = try runTool("bash", ["--norc", "-c", program, "bash"] + words, in: folder)
    #expect(run.errors.isEmpty)
    return run.text.split(separator: "\n").map(String.init)
  }

  @Test("fish", .enabled(if: toolPath("fish") != nil, "fish is not installed"), arguments: lines)
  func fish(line: String, offered: [String]) throws {
    let program = "source script.fish; complete -C '\(line)'"
    let run = try runTool("fish", ["--no-config", "-c", program], in: folder)
    let found = run.text.split(separator: "\n").map { String($0.prefix { $0 != "\t" }) }
    #expect(found.sorted() == (offered == ["FILES"] ? try files() : offered.sorted()) && run.errors.isEmpty)
  }

  @Test("zsh", .enabled(if: toolPath("zsh") != nil, "zsh is not installed"), arguments: lines)
  func zsh(line: String, offered: [String]) throws {
    try Self.zshSetup.write(to: folder.appendingPathComponent(".setup"), atomically: true, encoding: .utf8)
    let run = try runTool("zsh", ["-f", "-c", Self.zshCapture, "zsh", line], in: folder)
    let found = run.text.split(separator: "\r\n").compactMap { $0.split(separator: "offered=").last }
    let words = found.filter { $0.hasSuffix(";") }.map { String($0.dropLast()) }
    let wanted = offered == ["FILES"] ? try files() : offered.map { String($0.split(separator: ",").last ?? "") }
    #expect(words.sorted() == wanted.sorted() && run.errors.isEmpty)
  }

  /// Types a line and a tab into a zsh, and reads until the completion is over.
  private static let zshCapture = """
    zmodload zsh/zpty
    zpty shell zsh -f -i
    zpty -w shell '. ./.setup'
    zpty -n -w shell "$1"$'\\t'
    zpty -r -m shell shown '*<OVER>*'
    print -r -- "$shown"
    """

  /// Makes a zsh say what it would offer.
  private static let zshSetup = """
    PROMPT=
    autoload -Uz compinit
    compinit -u -D
    . ./script.zsh
    compadd() {
      if [[ ${@[1,(i)(-|--)]} == *-(O|A|D)\\ * ]]; then builtin compadd "$@"; return; fi
      local -a hits
      builtin compadd -A hits "$@"
      local hit
      for hit in $hits; do print -r -- $'\\n'"offered=$hit;"; done
      builtin compadd "$@"
    }
    over() { print -r -- "<""OVER>" }
    comppostfuncs=(over)
    """
}
