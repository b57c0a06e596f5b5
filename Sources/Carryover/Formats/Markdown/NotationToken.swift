/// A piece of a line: a number, a word, or a sign in one of its many shapes.
struct NotationToken: Hashable, Sendable {
  enum Kind: UInt8, Hashable, Sendable {
    case number, word, times, at, plus, dash, slash, comma, semicolon, colon, greater, open, close, percent, tilde
    case question, hash, prime, doublePrime, equals, ampersand, pipe, period, degree, other
  }

  var kind: Kind
  /// Where it stands, in bytes.
  var start: Int
  var end: Int
  /// Whether white space stands before it.
  var isSpaced: Bool
  /// A number's value.
  var value = 0.0
  /// Whether a number has a fraction.
  var isDecimal = false
  /// What a word means.
  var word: NoteWord?
  /// The word's place in the table of words; less than 0 where it has none, or where it is to be looked for.
  var entry = NotationToken.noEntry

  /// Whether it is the unit of how high something lies: `13in`, `18"`, `130 cm`.
  var isUnitOfHeight: Bool {
    kind == .doublePrime || word == .inches || word == .centimeters || word == .in && !isSpaced
  }

  /// The table does not hold the word.
  static let noEntry: Int32 = -1
  /// The word is to be looked for by its text: it is none of ASCII alone, or several.
  static let openEntry: Int32 = -2
}
