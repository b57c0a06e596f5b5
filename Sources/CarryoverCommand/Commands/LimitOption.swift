import Carryover

extension Option {
  static let limit = Option(
    name: "--limit", value: .anything("NAME=NUMBER", likely: LimitOption.names.map { "\($0)=" }),
    help: "how much is taken of a file, instead of the usual",
    remark: "bytes, characters or how many; see the article Security")
}

/// The option by which limits are told.
enum LimitOption {
  private static let fields: [(name: String, path: any WritableKeyPath<ReadingLimits, Int> & Sendable)] = [
    ("field", \.fieldLength), ("record", \.recordLength), ("fields", \.fieldCount), ("name", \.nameLength),
    ("rows", \.rowsOfOneStart), ("nesting", \.nesting), ("sessions", \.sessionsInMemory),
    ("shared", \.sharedEntities), ("bundle", \.bundleLength),
  ]

  static let names = fields.map(\.name) + ["stream"]

  /// The limits that were given, each as `name=number`.
  static func limits(_ arguments: Arguments) throws(UsageError) -> ReadingLimits {
    var limits = ReadingLimits()
    for text in arguments.values(.limit) {
      let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2, let number = Int(parts[1]), number > 0 else {
        throw UsageError("--limit", wants: "a name and a number above 0, such as field=2097152", not: text)
      }
      if parts[0] == "stream" {
        limits.streamLength = UInt64(number)
      } else if let field = fields.first(where: { $0.name == parts[0] }) {
        limits[keyPath: field.path] = number
      } else {
        throw UsageError("--limit", wants: Prose.either(names), not: parts[0], words: names)
      }
    }
    return limits
  }
}
