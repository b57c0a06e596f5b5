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
  private var word: String? { type.flatMap(Self.word) }

  /// What the app calls a type; `nil` where it does not know it.
  static func word(for type: SessionType) -> String? { words.first { $0.1 == type }?.0 }
  /// The type that the app calls so.
  static func type(called word: String) -> SessionType? { words.first { $0.0 == word }?.1 }
}

extension ClipboardText {
  /// The text of a session: its notes as typed where they say its training, else its training in the written form.
  init(of session: Session) {
    let type = Self.words.contains { $0.1 == session.type } ? session.type : nil
    self.init(type: type, body: Self.body(of: session))
    // Notes alone that begin like the clipboard's text would be taken for that.
    if word == nil, ClipboardText(body).type != nil { body = "\n" + body }
  }

  /// The notes of a session as typed where they say its training, else its training in the written form.
  static func body(of session: Session) -> String {
    let notes = session.notes ?? ""
    if session.sections.allSatisfy(\.exercises.isEmpty) || says(notes, session) { return notes }
    return NotesComposition(of: session).lines.joined(separator: "\n") + "\n"
  }

  /// Whether notes say the training of a session, be it that somebody said the unit of their loads when they were read.
  private static func says(_ notes: String, _ session: Session) -> Bool {
    ([nil, .kilogram, .pound] as [LoadUnit?]).contains { unit in read(notes, unit: unit).hasTraining(of: session) }
  }

  /// The sections of all sessions that notes are read as.
  private static func read(_ notes: String, unit: LoadUnit?) -> Session {
    var options = ReadingOptions()
    options.loadUnits = unit.map { LoadUnitSchedule($0) }
    let reading = try? ClipboardReading(ClipboardText(type: nil, body: notes), options: options, name: "notes")
    return reading?.session ?? Session(id: Identifier(.zero))
  }
}

extension Session {
  /// Whether the training of two sessions is the same, whatever identifiers it and its exercises' templates have.
  fileprivate func hasTraining(of other: Session) -> Bool {
    withoutIdentity.sections == other.withoutIdentity.sections
  }

  private var withoutIdentity: Session {
    var session = self
    session.assignIdentifiers(Identifier(.zero))
    for section in session.sections.indices {
      for exercise in session.sections[section].exercises.indices {
        session.sections[section].exercises[exercise].exerciseID = nil
        session.sections[section].exercises[exercise].modality = nil
      }
    }
    return session
  }
}
