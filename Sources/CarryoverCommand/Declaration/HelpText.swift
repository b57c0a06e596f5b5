/// What `--help` prints, made from the declarations.
enum HelpText {
  static let width = 110

  /// The help of the program.
  static func text(_ subcommands: [Subcommand]) -> String {
    let commands = subcommands.map { ($0.name, $0.summary) }
    let codes = ExitCode.allCases.map { ("\($0.rawValue)", $0.meaning) }
    let lines =
      Prose.wrapped(Command.summary, width: width) + ["", "Usage: carryover COMMAND …", ""] + table(commands)
      + ["", "Options everywhere:"] + table(rows(Option.everywhere))
      + ["", "Examples:"] + Command.examples.map { "  " + $0 }
      + ["", "Exit codes:"] + table(codes)
    return lines.joined(separator: "\n") + "\n"
  }

  /// The help of a subcommand.
  static func text(_ subcommand: Subcommand) -> String {
    var lines = Prose.wrapped(subcommand.explanation, width: width)
    lines += ["", "Usage: carryover \(subcommand.usage)"]
    for paragraph in subcommand.details { lines += [""] + Prose.wrapped(paragraph, width: width) }
    if !subcommand.options.isEmpty { lines += [""] + table(rows(subcommand.options)) }
    lines += ["", subcommand.examples.count == 1 ? "Example:" : "Examples:"]
    lines += subcommand.examples.map { "  " + $0 }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func rows(_ options: [Option]) -> [(String, String)] {
    options.map { ($0.label, $0.explanation) }
  }

  /// Two columns, the second wrapped.
  private static func table(_ rows: [(label: String, text: String)]) -> [String] {
    let column = (rows.map(\.label.count).max() ?? 0) + 4
    return rows.flatMap { row in
      Prose.wrapped(row.text, width: width - column).enumerated().map { index, line in
        Prose.padded(index == 0 ? "  " + row.label : "", column) + line
      }
    }
  }
}
