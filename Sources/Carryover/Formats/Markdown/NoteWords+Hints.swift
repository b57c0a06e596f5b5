import TrainingModel

/// What a name says of its exercise.
struct ExerciseHints: Hashable, Sendable {
  /// Whether it moves the body alone.
  var isBodyweight = false
  /// Whether it is held for a time.
  var isTimed = false
  /// Whether it covers a distance.
  var isDistance = false
  /// Whether its distances are short: a carry, a sled, a sprint.
  var isShort = false
  /// Whether a load takes weight off the body.
  var isAssisted = false
  /// Whether it has a height: a box, a step.
  var hasHeight = false
  /// Whether one side works at a time.
  var isUnilateral = false
  /// Whether weight is hung on the body.
  var isWeighted = false
  /// Whether a pair of something is lifted, a dumbbell or a kettlebell in each hand.
  var isOfPairs = false
}

extension NoteWords {
  /// How many bytes, or characters, of a name are looked at.
  private static let longestName = 200

  /// What a name says of its exercise by its words alone (`Plank` is held, `Run` covers a distance).
  func hints(forExercise name: some StringProtocol) -> ExerciseHints { hints(forExercise: Array(name.utf8)[...]) }

  /// The same for a name in bytes.
  func hints(forExercise name: ArraySlice<UInt8>) -> ExerciseHints {
    if name.count <= Self.longestName, name.allSatisfy({ $0 < 0x80 }) { return hints(inWords: name) }
    let words = Self.key(String(decoding: name, as: UTF8.self).prefix(Self.longestName))
      .split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "'" })
    return hints(inWords: Array(words.joined(separator: " ").utf8)[...])
  }

  private func hints(inWords name: ArraySlice<UInt8>) -> ExerciseHints {
    var mask: UInt8 = 0
    var (movesWeight, isThrown, isOfPairs) = (false, false, false)
    var place = name.startIndex
    while let word = Self.word(in: name, from: place) {
      place = word.upperBound
      movesWeight = movesWeight || Self.movesWeight(name[word])
      isThrown = isThrown || Self.isThrow(name[word])
      isOfPairs = isOfPairs || Self.isImplement(name[word])
      guard let entry = table.find(name[word]) else { continue }
      isOfPairs = isOfPairs || entry.meaning == .bodies
      guard entry.hintLength > 0 else { continue }
      mask |= isOtherRow(word, name) ? entry.hints & ~Self.distance : entry.hints
      // `Rowing barre` is done with a bar, and no class.
      if word.count < name.count, !Self.isClass(name), name[word].lazy.map({ $0 | 32 }).elementsEqual("barre".utf8) {
        mask &= ~Self.timed
      }
      if entry.hintLength > 1 { mask |= hints(ofPhrasesFrom: word, in: name, length: Int(entry.hintLength)) }
    }
    // A crunch on a machine moves a stack of weights, and the dip of a jerk the bar, and not the body.
    if movesWeight, mask & Self.assisted == 0 { mask &= ~Self.bodyweight }
    // A hang clean begins in the hang, and is not held there.
    if isThrown { mask &= ~Self.timed }
    var hints = ExerciseHints(mask: mask)
    hints.isOfPairs = isOfPairs && !hints.isUnilateral
    return hints
  }

  /// `cardio barre`, `barre class`
  private static func isClass(_ name: ArraySlice<UInt8>) -> Bool {
    let text = String(decoding: name, as: UTF8.self).lowercased()
    return ["cardio", "pure", "class", "workout"].contains { text.containsBytes(of: $0) }
  }

  /// Whether a word names what is held in each hand.
  private static func isImplement(_ word: ArraySlice<UInt8>) -> Bool {
    guard let first = word.first.map({ $0 | 32 }), first == UInt8(ascii: "d") || first == UInt8(ascii: "k") else {
      return false
    }
    return implements.contains { word.elementsEqual($0, by: { $0 | 32 == $1 }) }
  }

  private static let implements = [
    "db", "dbs", "dumbbell", "dumbbells", "dumbell", "dumbells", "kb", "kbs", "kettlebell", "kettlebells", "double",
  ].map { Array($0.utf8) }

  private static func isThrow(_ word: ArraySlice<UInt8>) -> Bool {
    word.elementsEqual("clean".utf8, by: { $0 | 32 == $1 }) || word.elementsEqual("snatch".utf8, by: { $0 | 32 == $1 })
  }

  private static func movesWeight(_ word: ArraySlice<UInt8>) -> Bool {
    ["cable", "machine", "jerk", "maquina", "máquina", "macchina", "maschine"].contains {
      word.elementsEqual($0.utf8, by: { $0 | 32 == $1 })
    }
  }

  /// What the phrases hint at that begin with a word.
  private func hints(ofPhrasesFrom first: Range<Int>, in name: ArraySlice<UInt8>, length: Int) -> UInt8 {
    var mask: UInt8 = 0
    var phrase = Array(name[first])
    var place = first.upperBound
    for _ in 1..<length {
      guard let word = Self.word(in: name, from: place) else { break }
      phrase.append(32)
      phrase += name[word]
      place = word.upperBound
      mask |= table.find(phrase)?.hints ?? 0
    }
    return mask
  }

  /// The next word: letters, digits and apostrophes.
  private static func word(in name: ArraySlice<UInt8>, from place: Int) -> Range<Int>? {
    var start = place
    while start < name.endIndex, !isOfWord(name[start]) { start += 1 }
    var end = start
    while end < name.endIndex, isOfWord(name[end]) { end += 1 }
    return start < end ? start..<end : nil
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    byte.isLetter || byte.isDigit || byte == UInt8(ascii: "'") || byte >= 0x80
  }

  /// A lone `Row` may be the machine, a `Cable Row` is not; `Cycle`, `Ride` and the like stand alone or first.
  private func isOtherRow(_ word: Range<Int>, _ name: ArraySlice<UInt8>) -> Bool {
    guard word.count == 3, name[word].elementsEqual("row".utf8, by: { $0 | 32 == $1 }) else { return false }
    return Self.word(in: name, from: name.startIndex) != word || Self.word(in: name, from: word.upperBound) != nil
  }

  private static let bodyweight: UInt8 = 1
  private static let timed: UInt8 = 2
  private static let distance: UInt8 = 4
  private static let assisted: UInt8 = 8
}

extension ExerciseHints {
  /// What the lists say, a bit for each, in the order of `NoteWords.hintLists`.
  fileprivate init(mask: UInt8) {
    isBodyweight = mask & 1 != 0
    isTimed = mask & 2 != 0
    isDistance = mask & 4 != 0
    isAssisted = mask & 8 != 0
    hasHeight = mask & 16 != 0
    isShort = mask & 32 != 0
    isUnilateral = mask & 64 != 0
    isWeighted = mask & 128 != 0
    // `Handstand push-up`, `L-sit pull-up`: what moves is counted.
    if isBodyweight { isTimed = false } else { isWeighted = false }
  }
}
