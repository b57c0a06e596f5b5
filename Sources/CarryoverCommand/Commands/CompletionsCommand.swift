extension Subcommand {
  static let completions = Subcommand(
    name: "completions", summary: "print the completions for a shell",
    explanation: "Print a script by which a shell completes commands, options and their values.",
    operand: .oneOf(Shell.allCases.map(\.rawValue), "SHELL", count: .one),
    details: [
      "Bash takes it from a line in ~/.bashrc: eval \"$(carryover completions bash)\"",
      "Zsh reads it from a file _carryover in a folder of $fpath, before compinit.",
      "Fish reads it from a file ~/.config/fish/completions/carryover.fish.",
    ],
    examples: [
      "carryover completions bash > carryover.bash",
      "carryover completions zsh > _carryover",
      "carryover completions fish > carryover.fish",
    ]
  ) { arguments, terminal in
    let shell = arguments.operands.first.flatMap(Shell.init(rawValue:))
    terminal.print(shell?.script(Command.subcommands) ?? "")
    return .done
  }
}
