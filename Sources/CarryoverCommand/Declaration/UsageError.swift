/// Wrong usage: what is wrong, and what would be right.
struct UsageError: Error {
  var message: String

  init(message: String) {
    self.message = message
  }

  /// A value that an option or a command does not take: what it wants instead, and which of `words` was perhaps meant.
  init(_ subject: String, wants wanted: String, not value: String, words: [String] = []) {
    let near = Suggestion.nearest(to: value, among: words)
    message = "\(subject) wants \(wanted), not \"\(Terminal.safe(value))\"" + near
  }

  /// A name that stands for nothing, and which of `words` was perhaps meant.
  init(unknown noun: String, _ name: String, among words: [String]) {
    message = "there is no \(noun) \"\(Terminal.safe(name))\"" + Suggestion.nearest(to: name, among: words)
  }
}
