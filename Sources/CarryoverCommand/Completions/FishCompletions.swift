/// Completions for fish: a file `carryover.fish` in a folder of `$fish_complete_path`.
enum FishCompletions {
  static func script(_ subcommands: [Subcommand]) -> String {
    """
    # Completions of carryover for fish, made by: carryover completions fish
    function __carryover_begins
      test (count (commandline -opc)) -eq 1
    end

    function __carryover_is
      set -l words (commandline -opc)
      test (count $words) -gt 1; and test $words[2] = $argv[1]
    end

    complete -c carryover -f
    \(Option.everywhere.map { line("__carryover_begins", $0) }.joined(separator: "\n"))
    \(subcommands.map(command).joined(separator: "\n"))

    \(subcommands.map(block).joined(separator: "\n\n"))

    """
  }

  private static func command(_ subcommand: Subcommand) -> String {
    "complete -c carryover -n __carryover_begins -a \(subcommand.name) -d \(quoted(subcommand.summary))"
  }

  private static func block(_ subcommand: Subcommand) -> String {
    let condition = "'__carryover_is \(subcommand.name)'"
    var lines = subcommand.allOptions.map { line(condition, $0) }
    if let value = subcommand.operand?.value {
      lines.append("complete -c carryover -n \(condition) \(choice(value))")
    }
    return lines.joined(separator: "\n")
  }

  private static func line(_ condition: String, _ option: Option) -> String {
    let short = option.shortName.map { " -s \($0.dropFirst())" } ?? ""
    let value = option.value.map { " -r \(choice($0))" } ?? ""
    return
      "complete -c carryover -n \(condition)\(short) -l \(option.name.dropFirst(2))\(value) -d \(quoted(option.help))"
  }

  private static func choice(_ value: ArgumentValue) -> String {
    let words = value.words.joined(separator: " ")
    return switch value.kind {
    case .path: "-F"
    case .someOf: "-f -a '(__fish_append , \(words))'"
    case .oneOf, .anything, .command: words.isEmpty ? "-f" : "-f -a \(quoted(words))"
    }
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }
}
