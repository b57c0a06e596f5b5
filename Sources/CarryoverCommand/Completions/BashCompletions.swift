/// Completions for bash, from version 3.2 on, which macOS has: without associative arrays, mapfile and compopt.
///
/// Files are left to Readline, which quotes their names and knows folders; for that the script answers with nothing.
/// Where compopt is known, it keeps Readline from offering files when a word is wanted.
enum BashCompletions {
  static func script(_ subcommands: [Subcommand]) -> String {
    let first = subcommands.map(\.name) + Option.everywhere.flatMap(\.names)
    return """
      # Completions of carryover for bash, made by: carryover completions bash
      _carryover() {
        local IFS=$' \\t\\n' current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}"
        local place=operand words="" files="" list="" prefix="" given="" index word
        COMPREPLY=()
      \(attachedValue)
        [[ "$current" == -* ]] && place=option
        for ((index = 1; index < COMP_CWORD; index++)); do
          # Behind -- everything is an operand.
          [[ "${COMP_WORDS[index]}" == -- ]] && place=operand previous=""
        done
        if [[ "$COMP_CWORD" -eq 1 ]]; then
          words="\(first.joined(separator: " "))"
        else
          case "${COMP_WORDS[1]} $previous" in
      \(subcommands.flatMap(values).joined(separator: "\n"))
            *)
              case "${COMP_WORDS[1]} $place" in
      \(subcommands.flatMap(places).joined(separator: "\n"))
              esac
              ;;
          esac
        fi
        [[ -n "$files" ]] && return
        compopt +o default 2>/dev/null
        if [[ -n "$list" && "$current" == *,* ]]; then
          given="${current%,*},"
          current="${current##*,}"
        fi
        for word in $words; do
          [[ "$word" == "$current"* && ",$given" != *",$word,"* ]] && COMPREPLY+=("$prefix$given$word")
        done
        return 0
      }
      complete -o default -F _carryover carryover

      """
  }

  /// `--name=value` is three words from version 4 on and one before.
  private static let attachedValue = """
      if [[ "$current" == "=" ]]; then
        current=""
      elif [[ "$previous" == "=" && "$COMP_CWORD" -gt 2 ]]; then
        previous="${COMP_WORDS[COMP_CWORD-2]}"
      elif [[ "$current" == --*=* ]]; then
        previous="${current%%=*}"
        current="${current#*=}"
        [[ "$COMP_WORDBREAKS" == *=* ]] || prefix="$previous="
      fi
    """

  /// What follows the options that take a value.
  private static func values(_ subcommand: Subcommand) -> [String] {
    subcommand.allOptions.compactMap { option in
      guard let value = option.value else { return nil }
      let names = option.names.map { "\"\(subcommand.name) \($0)\"" }.joined(separator: " | ")
      return "      \(names)) \(assignment(value)) ;;"
    }
  }

  /// What stands where an option begins, and what elsewhere.
  private static func places(_ subcommand: Subcommand) -> [String] {
    let names = subcommand.allOptions.flatMap(\.names).joined(separator: " ")
    let options = "          \"\(subcommand.name) option\") words=\"\(names)\" ;;"
    guard let operand = subcommand.operand else { return [options] }
    return [options, "          \"\(subcommand.name) operand\") \(assignment(operand.value)) ;;"]
  }

  private static func assignment(_ value: ArgumentValue) -> String {
    let words = "words=\"\(value.words.joined(separator: " "))\""
    return switch value.kind {
    case .path: "files=yes"
    case .someOf: "list=yes \(words)"
    case .oneOf, .anything, .command: words
    }
  }
}
