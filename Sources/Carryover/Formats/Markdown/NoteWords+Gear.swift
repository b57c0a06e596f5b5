/// What somebody wore or held, or how long a repetition stood still, in a bracket behind the name of an exercise.
extension NoteWords {
  private static let gear: NoteWordSet = [
    "belt", "beltless", "straps", "strap", "wraps", "sleeves", "chalk", "shoes", "heels", "lifters", "gloves", "grips",
    "handle", "handles", "attachment", "pad", "pads", "plates", "cuff", "cuffs", "mat", "gürtel", "zughilfen",
    "bandagen",
    "ceinture", "sangles", "cinturón", "straps",
    "correas", "cinto", "cintura", "cinghie", "riem",
  ]
  private static let counts: NoteWordSet = ["ct", "cts", "count", "counts"]
  private static let pauses: NoteWordSet = ["pause", "pauses", "paused", "hold"]

  /// Whether a bracket says no more than that: `(belt, sleeves)`, `(v handle)`, `(2 ct)`, `(30°)`, `(each leg, dumbbells)`.
  /// A word that names of exercises have makes it another exercise: `(close grip, paused)`.
  func isRemarkOfGear(_ bracket: String) -> Bool {
    guard bracket.utf8.count <= 60 else { return false }
    let parts = bracket.split { ",+&;".contains($0) }.map { $0.split(separator: " ") }.filter { !$0.isEmpty }
    guard let first = parts.first, !parts.contains(where: { $0.count > 5 }) else { return false }
    if parts.count == 1 {
      return isGear(first) || isCountOfPause(first)
    }
    // A word that nobody knows may name another exercise, where it stands beside none of these.
    guard parts.contains(where: { isGear($0) || isCountOfPause($0) || isAngle($0) || isShare($0) }) else {
      return false
    }
    return parts.allSatisfy { part in
      isGear(part) || isCountOfPause(part) || isAngle(part) || isShare(part)
        || part.allSatisfy { isOfNothingElse($0) || ["off", "on"].contains($0.lowercased()) }
    }
  }

  private func isGear(_ part: [Substring]) -> Bool {
    let words = part.filter { !$0.hasDigit }
    // `belt from 315`
    guard part.count - words.count <= 1, part.last?.lowercased() != "on",
      let place = part.firstIndex(where: { Self.gear.contains($0) }),
      part.last?.hasDigit != true || part.count > place + 2
    else { return false }
    return part.count <= 4 && part[0].first?.isNumber != true
  }

  /// `2 ct`, `3 count pause`, `1 sec pause`
  private func isCountOfPause(_ part: [Substring]) -> Bool {
    guard (2...3).contains(part.count), Double(part[0]) != nil else { return false }
    let isPaused = part.count == 2 || Self.pauses.contains(part[2])
    return Self.counts.contains(part[1]) && isPaused
      || part.count == 3 && isPaused && word(part[1]) == .seconds
  }

  /// `30°`
  private func isAngle(_ part: [Substring]) -> Bool {
    part.count == 1 && part[0].hasSuffix("°") && Int(part[0].dropLast()).map { (1...180).contains($0) } == true
  }

  /// `cada perna`, `dumbbells`
  private func isShare(_ part: [Substring]) -> Bool {
    part.allSatisfy { [.each, .bodies, .left, .right].contains(word($0)) || isListed($0, .body) }
      || word(part.joined(separator: " ")) == .each || part.first.map { word($0) == .each } == true && part.count == 2
  }

  private static let colors: NoteWordSet = [
    "red", "blue", "green", "black", "yellow", "purple", "orange", "grey", "gray", "white", "pink", "brown",
  ]

  private func isOfNothingElse(_ text: Substring) -> Bool {
    !Self.colors.contains(text) && !text.hasDigit && !isExerciseWord(text) && word(text) == nil && weekday(text) == nil
      && month(text) == nil
      && !isModifier(text) && hints(forExercise: text) == ExerciseHints() && text.contains(where: \.isLetter)
  }
}
