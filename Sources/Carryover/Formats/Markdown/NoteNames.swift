import TrainingModel

/// Knows names of exercises when it sees them: those of the caller's mapping and of the catalogue, and the words that
/// such names are made of.
final class NoteNames {
  private let catalogue: ExerciseCatalogue
  private let mapping: ExerciseMapping
  private let words: NoteWords
  private var looks: [String: NoteNameLook] = [:]
  private static let limit = 20_000

  init(mapping: ExerciseMapping, words: NoteWords, catalogue: ExerciseCatalogue = .shipped) {
    self.catalogue = catalogue
    self.mapping = mapping
    self.words = words
  }

  /// What a text looks like, taken as a name.
  func look(_ name: String) -> NoteNameLook {
    if let look = looks[name] { return look }
    let look = find(name)
    if looks.count < Self.limit { looks[name] = look }
    return look
  }

  private func find(_ name: String) -> NoteNameLook {
    var look = NoteNameLook()
    guard name.utf8.count <= 100 else {
      look.isSentence = true
      return look
    }
    let exercise = mapping[name].flatMap { catalogue.exercise(named: $0.exercise) } ?? catalogue.exercise(named: name)
    look.isKnown = exercise != nil || mapping[name] != nil || isInstructed(name)
    let parts = catalogue.nameKey.words(name)
    look.wordCount = parts.count
    if !parts.isEmpty {
      look.share = Double(parts.count { Self.vocabulary.contains($0) }) / Double(parts.count)
    }
    look.isSentence = !look.isKnown && NoteProse.isSentence(name, wordCount: parts.count)
    let hints = words.hints(forExercise: name)
    look.isBodyweight = hints.isBodyweight
    look.isTimed = hints.isTimed || exercise?.exerciseType == .isometric
    look.isDistance = hints.isDistance
    look.isOneSided = hints.isUnilateral
    look.isPlain = isPlain(name, look, hints, isListed: catalogue.exercise(named: name) != nil)
    return look
  }

  /// `Front squat, build to a heavy 3`: a name that is known, and how to do it.
  private func isInstructed(_ name: String) -> Bool {
    guard let sign = name.firstRange(of: ", ") ?? name.firstRange(of: " - "),
      let first = name[sign.upperBound...].split(separator: " ").first, NoteStructureWords.instructions.contains(first)
    else { return false }
    return look(String(name[..<sign.lowerBound])).isKnown
  }

  /// Whether a name says no more than which exercise it is: its words have no meaning of their own beside numbers, but
  /// for few that stand in names of the catalogue.
  private func isPlain(_ name: String, _ look: NoteNameLook, _ hints: ExerciseHints, isListed: Bool) -> Bool {
    var others = hints
    others.isBodyweight = false
    guard isListed || look.share == 1 && !look.isSentence, !look.isTimed, others == ExerciseHints(),
      words.word(name) == nil, words.section(name) == nil, words.field(name) == nil, words.column(name) == nil
    else { return false }
    let parts = name.split { $0 == " " || $0 == "-" }
    return parts.allSatisfy { part in
      guard part.allSatisfy({ $0.isASCII && $0.isLetter }) else { return false }
      switch words.word(part) {
      case nil:
        return isListed || part.utf8.count > 2 && !words.isProse(part) && !NoteRounds.circuits.contains(part)
      case .setting, .bodies: return isListed && part != parts.last
      default: return false
      }
    }
  }

  /// Every word in the names of the catalogue, in its one spelling.
  private static let vocabulary: Set<[UInt8]> = {
    var vocabulary: Set<[UInt8]> = []
    for key in ExerciseCatalogue.shipped.names.keys {
      for word in key.split(separator: 32) where word.count > 1 { vocabulary.insert(Array(word)) }
    }
    return vocabulary
  }()

  /// `Trap bar deadlift (kg)`: the unit is that of one exercise.
  func isNameWithUnit(_ text: String) -> Bool {
    guard text.hasSuffix(")"), let bracket = text.lastIndex(of: "(") else { return false }
    let name = text[..<bracket].trimmedSpaces
    let look = look(name)
    return look.isKnown || look.share == 1 && look.wordCount > 1 && words.column(name) == nil
  }

  /// The exercise's name at the end of a text that leads up to it: `then squat` is `squat`.
  func nameAtEnd(of text: String) -> String? {
    var words = text.split(separator: " ")[...]
    guard words.count > 1, words.count <= 14 else { return nil }
    while words.count > 1 {
      words.removeFirst()
      let name = words.joined(separator: " ")
      if look(name).isKnown { return name }
    }
    return nil
  }
}

/// What a text looks like, taken as the name of an exercise.
struct NoteNameLook: Hashable, Sendable {
  /// Whether the mapping or the catalogue has it.
  var isKnown = false
  /// Which part of its words stands in names of exercises, 0 to 1.
  var share = 0.0
  var wordCount = 0
  /// Whether it reads like a sentence.
  var isSentence = false
  var isBodyweight = false
  var isTimed = false
  var isDistance = false
  var isOneSided = false
  /// Whether it is a name, and says no more than which exercise it is.
  var isPlain = false

  /// Whether it is more likely a name than not.
  var isLikely: Bool { isKnown || share >= 0.5 && !isSentence }
}

/// Tells sentences from names.
enum NoteProse {
  /// Whether a text reads like a sentence: it ends like one, has a sentence's small words, or is long.
  static func isSentence(_ text: String, wordCount: Int) -> Bool {
    if wordCount > 8 { return true }
    guard let last = text.unicodeScalars.last else { return false }
    if "!?。！？…".unicodeScalars.contains(last) { return true }
    if last == ".", wordCount > 3 { return true }
    return wordCount > 1 && hasSentenceWord(text)
  }

  /// Whether one of the small words stands in a text that sentences are made with.
  static func hasSentenceWord(_ text: some StringProtocol) -> Bool {
    text.split { !$0.isLetter && $0 != "'" && $0 != "’" }
      .contains { NoteStructureWords.sentenceWords.contains($0) }
  }
}
