import TrainingModel

/// What a text says about sets.
struct NotationReading: Hashable, Sendable {
  /// The text before the first set, without superset label, trailing colon and dash; empty when there is none.
  var name = ""
  /// The sets in their order, one element each; ids are blank (all zero).
  var sets: [LoggedSet] = []
  /// What was left over, as typed.
  var note: String?
  /// A load that stands for the lines below, where the text gives no repetitions (`Squat 100 kg`).
  var statedLoad: Load?
  /// A load unit that stands for the lines below (`Squat (kg)`).
  var statedUnit: LoadUnit?
  /// The rest between these sets, in seconds.
  var restPeriod: Double?
  /// Whether the numbers are for each side.
  var isUnilateral = false
  /// The name's label in a superset (`A1`), in upper case.
  var supersetLabel: String?
  /// The number that the line gives its set (`Set 2:`).
  var setNumber: Int?
  /// Whether the text is in the written form, in which each line says all of its sets.
  var isWritten = false
  /// Readings that rest on a default.
  var doubts: [NotationDoubt] = []
  /// Whether the words say that it was left out (`skipped`).
  var isSkipped = false
  /// Further exercises in the same text (`Bench 3x5 100 kg, Row 3x8 60 kg`).
  var further: [NotationReading] = []
}

extension NotationReading {
  /// Makes one set as many.
  mutating func repeatSets(_ count: Int) {
    if sets.count == 1 { sets = Array(repeating: sets[0], count: count) }
  }
}

/// A reading that could have been another.
struct NotationDoubt: Hashable, Sendable {
  /// What is uncertain.
  enum Subject: String, Hashable, Sendable, CaseIterable {
    case order, unit, comma, slash, dash, unknownWord
  }

  /// How sure the reading is.
  enum Confidence: String, Hashable, Sendable, CaseIterable {
    case low, medium
  }

  /// What is uncertain.
  var subject: Subject
  /// Where it begins, in UTF-8 bytes from the text's start.
  var offset: Int
  /// What was read, for people.
  var reading: String
  /// What else it could be, for people.
  var alternative: String
  /// How sure the reading is.
  var confidence: Confidence
}
