extension Subcommand {
  static let manual = Subcommand(
    name: "manual", summary: "print the manual page",
    explanation: "Print the manual page, in the form that man reads.",
    examples: ["carryover manual > carryover.1; man ./carryover.1"]
  ) { _, terminal in
    terminal.print(ManualPage(Command.subcommands).text)
    return .done
  }
}
