/// The options and operands that a subcommand was given, read and checked by its declaration.
///
/// `--name value` and `--name=value`, `-o value` and `-ovalue` say the same, and after `--` everything is an operand.
struct Arguments {
  /// What is neither an option nor an option's value, in order.
  private(set) var operands: [String] = []
  private var values: [Option: [String]] = [:]
  private let options: [Option]

  init(_ words: [String], for subcommand: Subcommand) throws(UsageError) {
    options = subcommand.allOptions
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        break
      }
      if word.hasPrefix("-"), word != "-" {
        try readOption(word, &rest)
      } else {
        operands.append(word)
      }
    }
    try subcommand.check(operands)
  }

  /// The value of an option; the last one where it was given more than once.
  func value(_ option: Option) -> String? { all(option)?.last }

  /// Every value of an option that may be given more than once.
  func values(_ option: Option) -> [String] { all(option) ?? [] }

  /// Every value of an option, those in one list separated by commas taken apart.
  func list(_ option: Option) -> [String] {
    (all(option) ?? []).flatMap { $0.split(separator: ",").map(String.init) }
  }

  /// Whether an option was given.
  func has(_ option: Option) -> Bool { all(option) != nil }

  private func all(_ option: Option) -> [String]? {
    assert(options.contains(option), "\(option.name) is asked for by a command that does not declare it")
    return values[option]
  }

  private mutating func readOption(_ word: String, _ rest: inout ArraySlice<String>) throws(UsageError) {
    let (option, attached) = try find(word)
    guard let kind = option.value else {
      guard attached == nil else { throw UsageError(message: "\(option.name) takes no value") }
      values[option] = []
      return
    }
    guard let value = attached ?? next(&rest) else { throw UsageError(message: "\(option.name) wants a value") }
    try kind.check(value, for: option.name)
    values[option, default: []].append(value)
  }

  /// The option that a word names, and the value that is written in the same word.
  private func find(_ word: String) throws(UsageError) -> (option: Option, value: String?) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    if let option = options.first(where: { $0.names.contains(parts[0]) }) {
      return (option, parts.count == 2 ? parts[1] : nil)
    }
    for option in options where option.value != nil {
      if let short = option.shortName, word.hasPrefix(short) { return (option, String(word.dropFirst(short.count))) }
    }
    throw UsageError(unknown: "option", parts[0], among: options.map(\.name))
  }

  /// The next word, unless it is an option: then the value was forgotten.
  private func next(_ rest: inout ArraySlice<String>) -> String? {
    guard let word = rest.first, !options.contains(where: { $0.names.contains(word) }) else { return nil }
    return rest.popFirst()
  }
}
