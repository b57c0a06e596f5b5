/// A shell that completions are made for.
enum Shell: String, CaseIterable {
  case bash
  case zsh
  case fish

  /// The script by which the shell completes the command.
  func script(_ subcommands: [Subcommand]) -> String {
    switch self {
    case .bash: BashCompletions.script(subcommands)
    case .zsh: ZshCompletions.script(subcommands)
    case .fish: FishCompletions.script(subcommands)
    }
  }
}
