/// The options and operands of a subcommand, read in one place so that all read alike.
struct Arguments {
  /// What is neither an option nor an option's value, in order.
  private(set) var operands: [String] = []
  private var values: [String: [String]] = [:]
  private var flags: Set<String> = []

  /// Reads arguments; `--name value` and `--name=value` say the same, and after `--` everything is an operand.
  ///
  /// - Parameters:
  ///   - valued: Names of options that take a value, with their dashes; `-o` as a short form of `--output`.
  ///   - flags: Names of options that take none.
  init(_ arguments: [String], valued: [String], flags flagNames: [String]) throws(UsageError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        operands += rest
        return
      }
      guard argument.hasPrefix("-"), argument != "-" else {
        operands.append(argument)
        continue
      }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = parts[0] == "-o" ? "--output" : String(parts[0])
      if flagNames.contains(name), parts.count == 1 {
        flags.insert(name)
      } else if valued.contains(name) {
        guard let value = parts.count == 2 ? String(parts[1]) : rest.popFirst() else {
          throw UsageError(message: "\(name) wants a value")
        }
        values[name, default: []].append(value)
      } else {
        let near = Suggestion.nearest(to: name, among: valued + flagNames)
        throw UsageError(message: "there is no option \"\(Terminal.safe(name))\" here" + near)
      }
    }
  }

  /// The value of an option; the last one where it was given more than once.
  func value(_ name: String) -> String? { values[name]?.last }
  /// Every value of an option, those in one list separated by commas taken apart.
  func list(_ name: String) -> [String] {
    values[name, default: []].flatMap { $0.split(separator: ",").map(String.init) }
  }
  /// Whether a flag was given.
  func has(_ flag: String) -> Bool { flags.contains(flag) }
}
