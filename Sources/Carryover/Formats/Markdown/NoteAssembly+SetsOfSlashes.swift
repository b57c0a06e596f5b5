import TextStreams
import TrainingModel

/// Sets with slashes between them or in them, and marks right behind.
extension NoteAssembly {
  /// Puts a comma between the sets, and their marks in words.
  mutating func spellSetsOfSlashes(_ places: [Int]) {
    for place in places where isSpellable(place, to: 160) {
      spellBodyBetweenSlashes(place)
      spellMarksBehindSlashes(place)
    }
  }

  /// `pull up bw 6 / +5 5 / +10 4`, `one arm pullup -20 left 3 / -20 right 3`: what hangs on the body or holds it, and the
  /// repetitions.
  private mutating func spellBodyBetweenSlashes(_ place: Int) {
    let text = lines[place].plain
    guard text.containsBytes(of: " / "), text.utf8.first?.isLetter == true,
      case let pieces = text.replacing(" / ", with: "\n").split(separator: "\n"), pieces.count > 1,
      let start = Self.startOfBodySet(pieces[0]), start > pieces[0].startIndex,
      case let name = pieces[0][..<start].trimmedSpaces, !name.hasDigit, !name.hasSuffix(":"),
      document.names.look(label(name)).isLikely
    else { return }
    let sets = ([pieces[0][start...]] + pieces.dropFirst()).map { Self.bodySet($0, unit: unitText(at: place)) }
    guard !sets.contains(nil) else { return }
    lines[place].plain = "\(name): \(sets.compactMap(\.self).joined(separator: ", "))"
  }

  /// Where `bw` or a number with a sign stands first.
  private static func startOfBodySet(_ text: Substring) -> Substring.Index? {
    text.split(separator: " ").first { $0.lowercased() == "bw" || isSigned($0) }?.startIndex
  }

  /// `+12.5`, `-20kg`
  private static func isSigned(_ word: Substring) -> Bool {
    guard let sign = word.utf8.first, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-"), word.utf8.count > 1 else {
      return false
    }
    let number = word.dropFirst()
    return Double(number) != nil || isTypedLoad(number)
  }

  /// Of `+12.5 left 3 f` the set in words of the notation.
  private static func bodySet(_ text: Substring, unit: String) -> String? {
    var words = text.split(separator: " ")
    guard words.count > 1 else { return nil }
    let first = words.removeFirst()
    let isBody = first.lowercased() == "bw"
    guard isBody || isSigned(first) else { return nil }
    var marks = ""
    if let last = words.last, ["f", "F"].contains(last) {
      marks = " fail"
      words.removeLast()
    }
    if words.count == 2, let side = side(words[0]) {
      marks = " \(side)\(marks)"
      words.removeFirst()
    }
    guard words.count == 1, let reps = Int(words[0]), (1...60).contains(reps) else { return nil }
    return isBody ? "BW x \(reps)\(marks)" : "\(first)\(Double(first) == nil ? "" : unit) x \(reps)\(marks)"
  }

  /// Of `Squat w ` the name, and whether the letter of a warm-up stood behind it.
  private static func withoutMark(_ text: Substring) -> (name: Substring, isWarmup: Bool) {
    for mark in [" w ", " wu ", " W "] where text.hasSuffix(mark) { return (text.dropLast(mark.count - 1), true) }
    return (text, false)
  }

  private static let marksOfSets: [String: String] = [
    "": "", "wu": " warmup", "w": " warmup", "f": " fail", "d": " drop", "ds": " drop",
  ]

  /// `30/12wu 50/8wu 70/8 70/7f 50/9d`: marks of a letter or two, for loads before repetitions.
  private mutating func spellMarksBehindSlashes(_ place: Int) {
    let text = lines[place].plain
    guard text.hasByte(UInt8(ascii: "/")), document.conventions.slashPair != .repsByLoad,
      let digit = text.firstIndex(where: \.isNumber),
      case let (before, first) = Self.withoutMark(text[..<digit]), before.isEmpty || before.hasSuffix(" "),
      case let words = text[digit...].split(separator: " "), words.count > 1,
      case let look = document.names.look(label(before.trimmedSpaces)),
      before.isEmpty || look.isLikely && !look.isTimed && !look.isDistance
    else { return }
    var (sets, isMarked, isWarmup): ([String], Bool, Bool) = ([], false, first)
    for word in words {
      // `w 45/10 w 135/5 185/3`
      if ["w", "wu"].contains(word.lowercased()) {
        isWarmup = true
        continue
      }
      let bare = word.hasSuffix(",") ? word.dropLast() : word
      let parts = bare.split(separator: "/", omittingEmptySubsequences: false)
      guard parts.count == 2, let load = Double(parts[0]), case let reps = parts[1].prefix(while: \.isNumber),
        let count = Int(reps), (1...60).contains(count),
        document.conventions.slashPair == .loadByReps || load > 12 && load > Double(count),
        let mark = Self.marksOfSets[parts[1][reps.endIndex...].lowercased()]
      else { return }
      isMarked = isMarked || !mark.isEmpty || isWarmup
      sets.append("\(parts[0])x\(count)\(isWarmup && mark.isEmpty ? " warmup" : mark)")
      isWarmup = false
    }
    guard isMarked else { return }
    lines[place].plain = "\(before)\(sets.joined(separator: ", "))"
  }
}
