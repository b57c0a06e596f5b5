/// Completions for zsh: a file `_carryover` in a folder of `$fpath`, or a text that is evaluated.
enum ZshCompletions {
  static func script(_ subcommands: [Subcommand]) -> String {
    let commands = subcommands.map { "    \(quoted("\($0.name):\($0.summary)"))" }
    return """
      #compdef carryover
      # Completions of carryover for zsh, made by: carryover completions zsh

      _carryover_commands() {
        local -a commands
        commands=(
      \(commands.joined(separator: "\n"))
        )
        _describe -t commands command commands
      }

      _carryover() {
        local curcontext="$curcontext" state line
        typeset -A opt_args
        _arguments -C \\
      \(arguments(Option.everywhere.map(specification), indent: 4)) \\
          '1:command:_carryover_commands' \\
          '*::argument:->argument' && return
        [[ $state == argument ]] || return 1
        curcontext="${curcontext%:*:*}:carryover-$words[1]:"
        case $words[1] in
      \(subcommands.map(branch).joined(separator: "\n"))
        esac
      }

      if [[ $funcstack[1] == _carryover ]]; then
        _carryover "$@"
      else
        compdef _carryover carryover
      fi

      """
  }

  private static func branch(_ subcommand: Subcommand) -> String {
    var specifications = subcommand.allOptions.map(specification)
    for (index, operand) in subcommand.operands.enumerated() {
      specifications.append(specification(operand, place: index + 1))
    }
    return """
          \(subcommand.name))
            _arguments \\
      \(arguments(specifications, indent: 8))
            ;;
      """
  }

  private static func arguments(_ specifications: [String], indent: Int) -> String {
    specifications.map { String(repeating: " ", count: indent) + $0 }.joined(separator: " \\\n")
  }

  /// `'(-o --output)'{-o+,--output=}'[where to write]:FILE:_files'`.
  private static func specification(_ option: Option) -> String {
    let isEverywhere = Option.everywhere.contains(option)
    let excluded = isEverywhere ? "- *" : option.names.joined(separator: " ")
    let value = option.value.map { ":\($0.placeholder):\(action($0))" } ?? ""
    let explanation = quoted("[\(bracketed(option.help))]\(value)")
    let long = option.name + (option.value == nil ? "" : "=")
    guard let short = option.shortName else { return quoted("(\(excluded))") + long + explanation }
    return quoted("(\(excluded))") + "{\(short)\(option.value == nil ? "" : "+"),\(long)}" + explanation
  }

  private static func specification(_ operand: Operand, place number: Int) -> String {
    let place =
      switch operand.count {
      case .one: "\(number):"
      case .optional: "\(number)::"
      case .two, .several: "*:"
      }
    return quoted("\(place)\(operand.value.placeholder):\(action(operand.value))")
  }

  private static func action(_ value: ArgumentValue) -> String {
    let words = value.words.joined(separator: " ")
    return switch value.kind {
    case .path: "_files"
    case .someOf: "_values -s , \(value.placeholder) \(words)"
    case .command: "_carryover_commands"
    case .oneOf, .anything: words.isEmpty ? " " : "(\(words))"
    }
  }

  private static func bracketed(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("[", with: "\\[").replacing("]", with: "\\]")
  }

  private static func quoted(_ text: String) -> String { "'" + text.replacing("'", with: "'\\''") + "'" }
}
