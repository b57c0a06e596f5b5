extension Subcommand {
  static let help = Subcommand(
    name: "help", summary: "explain a command, with examples",
    explanation: "Explain a command, with examples, or list all commands.",
    operand: Operand(value: .command("COMMAND"), count: .optional, wanted: "one command"),
    examples: ["carryover help convert"]
  ) { arguments, terminal in
    if let name = arguments.operands.first {
      terminal.print(HelpText.text(try Command.subcommand(named: name)))
    } else {
      terminal.print(HelpText.text(Command.subcommands))
    }
    return .done
  }
}
