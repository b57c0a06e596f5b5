/// Words of exercises' names as they are typed in a hurry.
extension NoteNames {
  /// `pulldn`, `deadlft`, `sholder`, `weigthed`: a word of names that lacks letters, or has one wrong or two in each
  /// other's place. Only long words that no other is like are looked for.
  static func isMisspelled(_ word: [UInt8]) -> Bool {
    guard (6...14).contains(word.count), !otherWords.contains(word) else { return false }
    return longWords.contains { whole in
      guard whole[0] == word[0], (0...3).contains(whole.count - word.count), whole != word else { return false }
      return isShortened(word, of: whole) || isOneLetterOff(word, whole)
    }
  }

  /// Whether the letters of a word stand in another in their order, first and last in the same place, and few are left
  /// out.
  private static func isShortened(_ word: [UInt8], of whole: [UInt8]) -> Bool {
    guard word.count < whole.count, word.count * 4 >= whole.count * 3, word.last == whole.last else { return false }
    var rest = word[...]
    for letter in whole where letter == rest.first { rest.removeFirst() }
    return rest.isEmpty
  }

  /// Whether one letter is wrong, or two beside each other are exchanged.
  private static func isOneLetterOff(_ word: [UInt8], _ whole: [UInt8]) -> Bool {
    guard word.count == whole.count else { return false }
    let start = zip(word, whole).prefix { $0 == $1 }.count
    let end = zip(word.reversed(), whole.reversed()).prefix { $0 == $1 }.count
    let length = word.count - start - end
    if length == 2 { return word[start] == whole[start + 1] && word[start + 1] == whole[start] }
    return length <= 1
  }

  /// Words of their own that are as like as that.
  private static let otherWords = Set(["weighed", "literal", "landline", "trusts"].map { Array($0.utf8) })

  private static let longWords: [[UInt8]] = [
    "pulldown", "pulldowns", "pushdown", "pushdowns", "deadlift", "deadlifts", "shoulder", "preacher", "adductor",
    "abductor", "adduction", "abduction", "dumbbell", "barbell", "incline", "decline", "lateral", "laterals",
    "hamstring", "extension", "extensions", "skullcrusher", "skullcrushers", "triceps", "biceps", "overhead",
    "romanian", "bulgarian", "crunches", "pullover", "pullovers", "kettlebell", "crossover", "crossovers", "thruster",
    "thrusters", "thrusts", "facepull", "facepulls", "weighted", "landmine", "pushups", "pullups", "chinups",
  ].map { Array($0.utf8) }

  /// Of `Bench vs minis` and `Squat against bands` the name.
  func withoutResistance(_ name: String) -> String? {
    guard let joint = name.bytesRange(of: " vs ") ?? name.bytesRange(of: " against "),
      joint.lowerBound > name.startIndex, let last = name.split(separator: " ").last,
      words.word(last) == .band || Self.resistances.contains(last)
    else { return nil }
    return String(name[..<joint.lowerBound])
  }

  private static let resistances: NoteWordSet = ["chains", "chain", "minis", "mini", "monsters"]
}
