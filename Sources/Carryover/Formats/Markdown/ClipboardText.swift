import TextStreams
import TrainingModel

/// A workout as an app hands it to the clipboard: `Upper||||` and the notes as they were typed.
struct ClipboardText: Hashable, Sendable {
  /// The part of the body; `nil` where the text says none of the three.
  var type: SessionType?
  /// The notes, byte for byte.
  var body: String

  private static let mark = "||||"
  private static let words: [(String, SessionType)] = [
    ("Upper", .upper), ("Lower", .lower), ("Full Body", .fullBody),
  ]

  init(type: SessionType?, body: String) {
    self.type = type
    self.body = body
  }

  /// Takes a text apart at its first `||||`, where one of the three types stands before it and nothing else. What
  /// follows may hold the mark again: a table has it, too.
  init(_ text: String) {
    self.init(type: nil, body: text)
    guard let mark = text.utf8.firstRange(of: Self.mark.utf8) else { return }
    let before = String(text[..<mark.lowerBound])
    guard let known = Self.words.first(where: { $0.0 == before }) else { return }
    type = known.1
    body = String(text[mark.upperBound...])
  }

  /// The text as it goes to the clipboard.
  var text: String { (word.map { $0 + Self.mark } ?? "") + body }

  /// What the app calls the type.
  private var word: String? { Self.words.first { $0.1 == type }?.0 }
}

extension ClipboardText {
  /// The text of a session: its notes as typed where they say its training, else its training in the written form.
  init(of session: Session) {
    let type = Self.words.contains { $0.1 == session.type } ? session.type : nil
    let notes = session.notes ?? ""
    let isTyped = session.sections.allSatisfy(\.exercises.isEmpty) || Self.read(notes).hasTraining(of: session)
    self.init(type: type, body: isTyped ? notes : NotesComposition(of: session).lines.joined(separator: "\n") + "\n")
    // Notes alone that begin like the clipboard's text would be taken for that.
    if word == nil, ClipboardText(body).type != nil { body = "\n" + body }
  }

  /// The sections of all sessions that a text is read as.
  static func read(_ text: String) -> Session {
    (try? ClipboardReading(text, options: ReadingOptions(), name: "notes"))?.session ?? Session(id: Identifier(.zero))
  }
}

extension Session {
  /// Whether the training of two sessions is the same, whatever identifiers it has.
  fileprivate func hasTraining(of other: Session) -> Bool {
    var (own, other) = (self, other)
    own.assignIdentifiers(id)
    other.assignIdentifiers(id)
    return own.sections == other.sections
  }
}
