/// Texts of a plan, made fit to be names.
enum PlanText {
  /// The text in one line, with single spaces.
  static func line(_ text: some StringProtocol) -> String {
    text.split { $0.isWhitespace || $0.unicodeScalars.contains { $0.properties.generalCategory == .control } }
      .joined(separator: " ")
  }

  /// The longest name of a plan, a day or an exercise, in Unicode scalars, as a bundle has it.
  static let maximumNameLength = 1000

  /// A text in one line as a name; `nil` where it is empty or too long.
  static func name(_ text: some StringProtocol) -> String? {
    let name = line(text)
    return name.isEmpty || !fits(name) ? nil : name
  }

  /// Whether a text is no longer than a name may be.
  static func fits(_ text: String) -> Bool { text.unicodeScalars.count <= maximumNameLength }

  /// The beginning of a text that is as long as a name may be.
  static func prefix(_ text: String) -> String {
    fits(text) ? text : String(String.UnicodeScalarView(text.unicodeScalars.prefix(maximumNameLength)))
  }
}
