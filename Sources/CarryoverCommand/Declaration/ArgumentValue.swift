/// What an option or an operand takes: its name in the help, and which values are right.
struct ArgumentValue: Hashable, Sendable {
  /// The kinds of value, by which they are checked and completed.
  enum Kind: Hashable, Sendable {
    /// A file's path, or `-`.
    case path
    /// One of these words.
    case oneOf([String])
    /// Some of these words, separated by commas.
    case someOf([String])
    /// Any text; these words are likely ones.
    case anything(likely: [String])
    /// The name of a command.
    case command
  }

  let placeholder: String
  let kind: Kind

  static func path(_ placeholder: String) -> Self { Self(placeholder: placeholder, kind: .path) }
  static func oneOf(_ words: [String], _ placeholder: String) -> Self {
    Self(placeholder: placeholder, kind: .oneOf(words))
  }
  static func someOf(_ words: [String], _ placeholder: String) -> Self {
    Self(placeholder: placeholder, kind: .someOf(words))
  }
  static func anything(_ placeholder: String, likely words: [String] = []) -> Self {
    Self(placeholder: placeholder, kind: .anything(likely: words))
  }
  static func command(_ placeholder: String) -> Self { Self(placeholder: placeholder, kind: .command) }

  /// The words that are offered for it.
  var words: [String] {
    switch kind {
    case .path: []
    case .oneOf(let words), .someOf(let words), .anything(let words): words
    case .command: Command.subcommands.map(\.name)
    }
  }

  /// Throws unless a value is right, as far as its kind tells.
  ///
  /// - Parameter subject: Who takes it, for the message: an option or a command.
  func check(_ text: String, for subject: String) throws(UsageError) {
    switch kind {
    case .path, .anything: return
    case .command: _ = try Command.subcommand(named: text)
    case .oneOf(let words):
      guard words.contains(text) else { throw refusal(of: text, for: subject) }
    case .someOf(let words):
      let parts = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      for part in parts where !words.contains(part) { throw refusal(of: part, for: subject) }
    }
  }

  private func refusal(of text: String, for subject: String) -> UsageError {
    UsageError(subject, wants: Prose.either(words), not: text, words: words)
  }
}
