/// The manual page, made from the declarations.
struct ManualPage {
  private var lines: [String] = []

  init(_ subcommands: [Subcommand]) {
    lines.append(".TH CARRYOVER 1 \"\" \"carryover \(Command.version)\" \"User Commands\"")
    section("NAME")
    lines.append("carryover \\- carry a training history over from an app")
    section("SYNOPSIS")
    for subcommand in subcommands { synopsis(subcommand) }
    section("DESCRIPTION")
    lines += Roff.lines(Command.summary)
    paragraph(Self.principles)
    section("COMMANDS")
    for subcommand in subcommands { command(subcommand) }
    section("OPTIONS EVERYWHERE")
    for option in Option.everywhere { item(Self.label(option), option.explanation) }
    section("EXIT STATUS")
    for code in ExitCode.allCases { item(Roff.bold("\(code.rawValue)"), code.meaning) }
    section("ENVIRONMENT")
    for (name, meaning) in Self.environment { item(Roff.bold(name), meaning) }
    section("EXAMPLES")
    lines.append(".nf")
    let examples = subcommands.map(\.examples)
    lines += examples.map { $0.map(Roff.bold) }.joined(separator: [".sp"])
    lines.append(".fi")
  }

  /// The page in roff.
  var text: String { lines.joined(separator: "\n") + "\n" }

  private static let principles = """
    The format of an input is found from its content. Data go to standard output, everything else to standard error. \
    A file is replaced whole or not at all. What is unclear is reported or asked, and never guessed in silence.
    """

  private static let environment = [
    ("NO_COLOR", "When set and not empty, nothing is coloured or bold, not even on a terminal."),
    ("TERM", "When it is dumb, nothing is coloured or bold, and no progress is drawn."),
  ]

  private mutating func section(_ name: String) { lines.append(".SH \(name)") }

  private mutating func paragraph(_ text: String) { lines += [".PP"] + Roff.lines(text) }

  private mutating func synopsis(_ subcommand: Subcommand) {
    let rest = subcommand.usage.dropFirst(subcommand.name.count)
    if lines.last != ".SH SYNOPSIS" { lines.append(".br") }
    lines.append(Roff.bold("carryover \(subcommand.name)") + Roff.escaped(String(rest)))
  }

  private mutating func command(_ subcommand: Subcommand) {
    lines.append(".SS carryover \(Roff.escaped(subcommand.usage))")
    lines += Roff.lines(subcommand.explanation)
    for paragraph in subcommand.details { self.paragraph(paragraph) }
    for option in subcommand.options { item(Self.label(option), option.explanation) }
  }

  private mutating func item(_ label: String, _ text: String) { lines += [".TP", label] + Roff.lines(text) }

  private static func label(_ option: Option) -> String {
    let names = option.names.map(Roff.bold).joined(separator: ", ")
    return names + (option.value.map { " " + Roff.italic($0.placeholder) } ?? "")
  }
}
