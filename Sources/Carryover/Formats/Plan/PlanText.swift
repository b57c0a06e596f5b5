/// Texts of a plan, made fit to be names.
enum PlanText {
  /// The text in one line, with single spaces.
  static func line(_ text: some StringProtocol) -> String {
    text.split { $0.isWhitespace || $0.unicodeScalars.contains { $0.properties.generalCategory == .control } }
      .joined(separator: " ")
  }
}
