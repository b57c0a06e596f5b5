import Carryover
import Foundation
import Support
import Testing

/// Text that wants to be more than text: kept as it was written, and harmless wherever it is shown.
@Suite("Hostile text")
struct HostileTextTests {
  private static let texts = [
    "\u{1B}[2J\u{1B}]0;owned\u{7}", "\u{9B}31m", "abc\u{202E}gpj.exe", "\u{2066}a\u{2069}", "\u{200E}\u{200F}\u{61C}x",
    "a\u{0}b", "back\u{8}\u{8}space", "del\u{7F}", "line\u{2028}sep\u{2029}end", "next\u{85}line", "vt\u{B}ff\u{C}",
    "=HYPERLINK(\"http://x\",\"y\")", "+1+1", "-2+3", "@SUM(A1)", "\tTab", "<script>alert(1)</script>",
    "\"><img src=x onerror=alert(1)>", "</title><svg/onload=alert(1)>", "&lt;&amp;&#x3c;", "]]><!--", "{{7*7}}",
    "../../etc/passwd", "C:\\Windows\\x", "$(rm -rf ~)", "`id`", "%s%n%x", "'; DROP TABLE x;--",
    "[a](javascript:alert(1))",
    "| a | b |", "# Heading", "\u{FEFF}mark", "zero\u{200B}width", "e\u{301}\u{301}\u{301}", "🏋️‍♀️", "\u{FFFE}",
  ]

  private let folder: URL

  init() throws {
    folder = try temporaryFolder()
    var rows =
      "session_start,session_title,session_notes,exercise_name,exercise_notes,set_load,set_load_unit,set_reps\n"
    for (index, text) in Self.texts.enumerated() {
      let cell = "\"\(text.replacing("\"", with: "\"\""))\""
      rows += "2021-01-\(10 + index % 18)T\(10 + index / 18):00:00,\(cell),\(cell),\(cell),\(cell),100,kg,5\n"
    }
    try Data(rows.utf8).write(to: folder.appendingPathComponent("hostile.csv"))
    let lines = """
      carryover import hostile.csv --into history.carryover --library-id 00000000-0000-4000-8000-00000000000a
      carryover convert hostile.csv --quiet -o history.json
      """
    #expect(try runTool("sh", ["-c", lines], in: folder).exitCode == 0)
  }

  private func run(_ command: String) throws -> CommandRun {
    try runTool("sh", ["-c", "carryover \(command)"], in: folder)
  }

  /// Whether a text has what a terminal obeys: control characters, and marks that turn the direction of writing.
  private func isObeyed(_ text: String) -> Bool {
    text.unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0x0A: false
      case 0..<0x20, 0x7F..<0xA0, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0x61C: true
      default: false
      }
    }
  }

  @Test(
    "Nothing of it is obeyed by a terminal",
    arguments: [
      "inspect hostile.csv --all", "inspect history.json --all", "inspect hostile.csv --against history.carryover",
      "stats hostile.csv", "exercises hostile.csv", "exercises hostile.csv --unmatched", "log history.carryover",
      "diff hostile.csv '\(Locations.samples.path)/strong.csv'", "verify history.carryover", "verify history.json",
      "import hostile.csv --into other.carryover", "import hostile.csv --into history.carryover --dry-run",
      "merge history.carryover history.carryover -o both.carryover", "export history.carryover --to hevy -o x.csv",
      "convert hostile.csv --to strong -o y.csv", "delete history.carryover --session 2021-01-10",
      "convert \"$(printf 'no\\033[2Jfile')\" --to json", "convert hostile.csv --to \"$(printf '\\033[2J')\"",
      "\"$(printf '\\033[2J')\"", "export history.carryover --to csv --exercise \"$(printf '\\033[2J')\" -o z.csv",
    ])
  func terminal(command: String) throws {
    let run = try run(command)
    #expect(!isObeyed(run.text), "\(run.text.debugDescription)")
    #expect(!isObeyed(run.errors), "\(run.errors.debugDescription)")
    #expect(!run.text.isEmpty || !run.errors.isEmpty)
  }

  @Test("It is kept as it was, in every document that can hold it", arguments: ["json", "jsonl", "csv"])
  func kept(format: String) throws {
    let document = try run("convert hostile.csv --to \(format) --quiet")
    try document.output.write(to: folder.appendingPathComponent("again.\(format)"))
    let again = try run("convert again.\(format) --to json --quiet")
    #expect(again.output == (try run("convert hostile.csv --to json --quiet")).output)
    var reader = try HistoryReader(bytes: Array(again.output))
    let titles = try reader.library().sessions.compactMap(\.title)
    #expect(Set(titles.map { Array($0.utf8) }) == Set(Self.texts.map { Array($0.utf8) }))
  }

  @Test(
    "What a program reads is well-formed, whatever stands in it",
    arguments: [
      "inspect hostile.csv --json", "stats hostile.csv --json", "exercises hostile.csv --json",
      "import hostile.csv --into history.carryover --dry-run --json", "log history.carryover --json",
    ])
  func json(command: String) throws {
    let run = try run(command)
    #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: run.output) }
    #expect(!run.output.contains { $0 < 0x20 && $0 != 0x0A })
  }

  @Test("The page has no element out of a file, and none that does anything")
  func page() throws {
    #expect(try run("report hostile.csv -o report.html").exitCode == 0)
    let page = try String(contentsOf: folder.appendingPathComponent("report.html"), encoding: .utf8)
    for word in ["<script", "<img", "<svg/", "<a href=\"h", "<iframe", "javascript:alert(1)\"", "onerror=alert(1)>"] {
      #expect(!page.contains(word), "\(word)")
    }
    // Marks of direction stay within the element around the name; what goes beyond it is shown.
    #expect(!isObeyed(page.filter { !"\u{200E}\u{200F}\u{61C}".contains($0) }))
    #expect(page.contains("<bdi>\u{200E}\u{200F}\u{61C}x</bdi>"))
  }

  @Test("A spreadsheet runs none of it where asked for, and reading takes the apostrophe away")
  func spreadsheet() throws {
    let safe = try run("convert hostile.csv --to csv --spreadsheet-safe --quiet")
    try safe.output.write(to: folder.appendingPathComponent("safe.csv"))
    for cell in safe.text.split(whereSeparator: { ",\n".contains($0) }) {
      let content = cell.drop { $0 == "\"" }
      #expect(!content.hasPrefix("=") && !content.hasPrefix("@SUM") && !content.hasPrefix("+1+1"), "\(cell)")
    }
    #expect(try run("convert safe.csv --to json --quiet").output == run("convert hostile.csv --to json --quiet").output)
  }
}
