import TextStreams
import TrainingModel

/// Knows names of exercises when it sees them: those of the caller's mapping and of the catalogue, and the words that
/// such names are made of.
final class NoteNames {
  private let catalogue: ExerciseCatalogue
  private let mapping: ExerciseMapping
  let words: NoteWords
  private let reader: NotationReader
  private let looks = NoteMemo<NoteNameLook>(limit: 20_000)

  init(
    mapping: ExerciseMapping, words: NoteWords, catalogue: ExerciseCatalogue = .shipped, reader: NotationReader? = nil
  ) {
    self.catalogue = catalogue
    self.mapping = mapping
    self.words = words
    self.reader = reader ?? NotationReader(words: words)
  }

  /// What a text looks like, taken as a name.
  func look(_ name: String) -> NoteNameLook { name.withByteSlice { look($0) } }

  /// The same of a text's bytes.
  func look(_ name: ByteSlice) -> NoteNameLook { looks.value(name) { find(name.string) } }

  private func find(_ name: String) -> NoteNameLook {
    var look = NoteNameLook()
    guard name.utf8.count <= 100 else {
      look.isSentence = true
      return look
    }
    let parts = catalogue.nameKey.words(name)
    let listed = catalogue.exercise(ofWords: parts)
    let exercise = mapping[name].flatMap { catalogue.exercise(named: $0.exercise) } ?? listed
    // Libraries have an exercise of that name; in notes it says which sets come.
    let isWarmup = words.section(name) == .warmup || words.word(name) == .warmup
    look.isKnown =
      exercise != nil && !isWarmup || mapping[name] != nil || isInstructed(name)
      || Self.abbreviations.contains(name) || Self.isRunTogether(name)
      || (Self.withoutOrdinal(name) ?? withoutResistance(name)).map { self.look($0).isKnown } == true
    look.wordCount = parts.count
    if !parts.isEmpty {
      let known = parts.count { part in
        Self.vocabulary.contains(part) || words.isExerciseWord(String(decoding: part, as: UTF8.self))
          || parts.count < 4 && Self.isMisspelled(part)
      }
      look.share = Double(known) / Double(parts.count)
      // `peso muerto`, `presse à cuisses`: a phrase of the data, neither word of which says so alone.
      if parts.count > 1, parts.count < 5, words.isListed(name, .name) {
        look.share = 1
        look.isKnown = look.isKnown || !isWarmup
      } else if parts.count == 3, look.share < 0.5, words.isListed(Self.first(2, of: name), .name) {
        look.share = 2.0 / 3
      }
    }
    look.isLift = !look.isKnown && look.share == 1 && !isWarmup && isMovement(name)
    look.isKnown = look.isKnown || look.isLift
    look.isSentence = !look.isKnown && NoteProse.isSentence(name, wordCount: parts.count)
    let hints = words.hints(forExercise: name)
    look.isBodyweight = hints.isBodyweight
    // Who helps at a bar takes no weight off it that anybody could state.
    look.isAssisted = hints.isAssisted && hints.isBodyweight
    look.isTimed = hints.isTimed || exercise?.exerciseType == .isometric
    look.isDistance = hints.isDistance
    look.isShort = hints.isShort && Self.isOfMetres(name)
    look.isOneSided = hints.isUnilateral
    look.isOfPairs = hints.isOfPairs
    look.isPlain = isPlain(name, look, hints, isListed: listed != nil)
    if look.isKnown || look.isPlain, isBare(name) {
      look.isBare = true
      look.isPlain = look.isPlain || isPlainBefore(name, hints)
    }
    return look
  }

  /// The first words of a name.
  private static func first(_ count: Int, of name: String) -> String {
    name.split(separator: " ").prefix(count).joined(separator: " ")
  }

  /// Of `Bench press (2nd)` the name.
  private static func withoutOrdinal(_ name: String) -> String? {
    guard name.hasSuffix(")"), let end = [" (1st)", " (2nd)", " (3rd)", " (4th)"].first(where: { name.hasSuffix($0) })
    else { return nil }
    return String(name.dropLast(end.count))
  }

  /// Whether nobody does it for minutes: what is carried, pushed or climbed, and no walk or swim.
  private static func isOfMetres(_ name: String) -> Bool {
    name.split { !$0.isLetter && $0 != "'" }.contains { ofMetres.contains($0) }
  }

  private static let ofMetres: NoteWordSet = [
    "carry", "carries", "sled", "prowler", "yoke", "crawl", "farmer", "farmers", "farmer's", "climb", "climbs", "drag",
    "suitcase", "handstand", "sandbag",
  ]

  /// What people write for the lifts that all do, and for nothing else in a line of its own.
  private static let abbreviations: NoteWordSet = [
    "bp", "sq", "dl", "ohp", "rdl", "sldl", "cgbp", "bb row", "db row", "bb curl", "db curl",
    "c&j", "bs", "fs", "sn",
  ]

  /// `legpress`, `latpulldown`: a name of the catalogue without its spaces.
  private static func isRunTogether(_ name: String) -> Bool {
    name.utf8.count > 6 && name.utf8.count < 24 && name.utf8.allSatisfy(\.isLetter)
      && runTogether.contains(Array(name.lowercased().utf8))
  }

  /// The catalogue's names of several words, written as one.
  private static let runTogether: Set<[UInt8]> = {
    var names: Set<[UInt8]> = []
    for key in ExerciseCatalogue.shipped.names.keys where key.contains(32) { names.insert(key.filter { $0 != 32 }) }
    return names
  }()

  /// `Seated row`, `Calf raises`, `Shrugs`: words of the catalogue's names, the last of which says what is moved, and
  /// how.
  private func isMovement(_ name: String) -> Bool {
    guard name.utf8.count <= 40, let last = name.split(separator: " ").last,
      NoteStructureWords.lifts.contains(last),
      !name.split(separator: " ").contains(where: { $0.lowercased() == "good" || words.isProse($0) })
    else { return false }
    return name.unicodeScalars.allSatisfy { $0.properties.isAlphabetic || $0 == " " || $0 == "-" }
      && words.word(name) == nil && words.section(name) == nil && words.column(name) == nil && words.field(name) == nil
  }

  /// `Front squat, build to a heavy 3`: a name that is known, and how to do it.
  private func isInstructed(_ name: String) -> Bool {
    guard let sign = name.bytesRange(of: ", ") ?? name.bytesRange(of: " - "),
      let first = name[sign.upperBound...].split(separator: " ").first, NoteStructureWords.instructions.contains(first)
    else { return false }
    return look(String(name[..<sign.lowerBound])).isKnown
  }

  /// Whether a name says no more than which exercise it is: its words have no meaning of their own beside numbers, but
  /// for few that stand in names of the catalogue.
  private func isPlain(_ name: String, _ look: NoteNameLook, _ hints: ExerciseHints, isListed: Bool) -> Bool {
    var others = hints
    (others.isBodyweight, others.isOfPairs) = (false, false)
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

  /// Whether a line that begins with a name can be nothing else but that name and its sets: no day, no unit, no fact, no sets.
  private func isBare(_ name: String) -> Bool {
    let parts = name.split { !$0.isLetter }
    guard let first = name.unicodeScalars.first, let last = name.unicodeScalars.last, first.properties.isAlphabetic,
      last.properties.isAlphabetic || last == ")", name.utf8.count <= 60, parts.count <= 10,
      name.unicodeScalars.allSatisfy({ $0.properties.isAlphabetic || " -()'".unicodeScalars.contains($0) }),
      !name.contains("  "), !name.hasSuffix(" TM"), !isOtherLine(name, parts)
    else { return false }
    var context = NotationContext()
    var heading = NotationReading()
    heading.name = name
    for isUnderExercise in [false, true] {
      context.isUnderExercise = isUnderExercise
      guard reader.readAny(name, in: context)?.sets.isEmpty ?? true else { return false }
    }
    context.isUnderExercise = false
    return reader.heading(name, in: context) == heading
  }

  /// Whether a text, or how it begins, means something that is no exercise.
  private func isOtherLine(_ name: String, _ parts: [Substring]) -> Bool {
    let before = String(name.prefix { $0 != "(" }).trimmedSpaces
    // `top: 180x1` is a set of the exercise above.
    if before.lowercased() == "top" { return true }
    if NoteAssembly.mayBeginOtherwise(name) || NoteAssembly.mayBeginOtherwise(before) { return true }
    if words.filters.dates.mayHoldDate(name) || NoteStructureWords.daysOfSplit.contains(name)
      || NoteUnitStatement.unit(in: name, words: words) != nil || NoteRounds.scheme(in: name, words: words) != nil
      || NoteRounds.count(in: name, words: words) != nil || NoteRounds.isOfMost(name, words: words)
      || words.column(name) != nil || words.section(name) != nil
    {
      return true
    }
    let notation: Set<NoteWord> = [
      .sets, .reps, .at, .by, .kilograms, .pounds, .warmup, .working, .lastSet, .drop, .superset, .rounds, .done,
      .planned,
    ]
    if parts.contains(where: { part in words.word(part).map { notation.contains($0) } ?? false }) { return true }
    return (1...max(1, min(parts.count, 3))).contains { count in
      let key = parts.prefix(count).joined(separator: " ")
      return words.field(key) != nil || count < parts.count && words.section(key) == .warmup
    }
  }

  /// Whether plain sets behind a bare name are read as they are behind any plain one.
  private func isPlainBefore(_ name: String, _ hints: ExerciseHints) -> Bool {
    var others = hints
    (others.isBodyweight, others.isOfPairs) = (false, false)
    guard others == ExerciseHints(), name.utf8.allSatisfy({ $0.isLetter || $0 == 32 || $0 == UInt8(ascii: "-") }),
      name.split(separator: " ").allSatisfy({ words.word($0) == nil && !NoteRounds.circuits.contains($0) })
    else { return false }
    var look = NoteNameLook()
    (look.isPlain, look.isBodyweight) = (true, hints.isBodyweight)
    var context = NotationContext()
    context.isBodyweightExercise = hints.isBodyweight
    return ["3x8 @ 80 kg", "62.5 kg x 8, 65 kg x 6", "80 kg 3x8", "80 kg 8, 8, 7"].allSatisfy { sets in
      let text = "\(name): \(sets)"
      let plain = text.withByteSlice { text in
        NotesNamedSets.Name(of: text).flatMap { NotesNamedSets(text, $0, look) }
      }
      return plain?.reading(of: text, in: context) == reader.readAny(text, in: context)
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
    if look.isKnown || look.share == 1 && look.wordCount > 1 && words.column(name) == nil { return true }
    return look.isLikely && look.wordCount > 1
      && NoteStructureWords.lifts.contains(name.split(separator: " ").last ?? "")
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
  /// Whether it is known only by its last word, which says what is moved, and how.
  var isLift = false
  /// Which part of its words stands in names of exercises, 0 to 1.
  var share = 0.0
  var wordCount = 0
  /// Whether it reads like a sentence.
  var isSentence = false
  var isBodyweight = false
  var isAssisted = false
  var isTimed = false
  var isDistance = false
  /// Whether the distance is a short one, of metres: a carry, a sled, a rope.
  var isShort = false
  var isOneSided = false
  var isOfPairs = false
  /// Whether it is a name, and says no more than which exercise it is.
  var isPlain = false
  /// Whether it is known or plain, and means nothing else wherever a line begins with it.
  var isBare = false

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
    let isOne = text.withByteSlice { $0.isPlain ? hasPlainSentenceWord($0) : nil }
    return isOne
      ?? text.split { !$0.isLetter && $0 != "'" && $0 != "’" }
      .contains { NoteStructureWords.sentenceWords.contains($0) }
  }

  private static func hasPlainSentenceWord(_ text: ByteSlice) -> Bool {
    var start = 0
    for index in 0...text.count where index == text.count || !text[index].isLetter && text[index] != UInt8(ascii: "'") {
      if start < index, NoteStructureWords.sentenceWords.contains(text.slice(start, index)) { return true }
      start = index + 1
    }
    return false
  }
}
