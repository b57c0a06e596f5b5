import TrainingModel

/// What stands at an exercise's name and is no part of it.
extension NoteNames {
  /// Puts beside an exercise what its name says of the programme, of its part of the session, and of how its sets were
  /// done and their load is counted.
  func takeLabels(_ exercise: inout LoggedExercise) {
    // `Farmers walk (per hand)`, `Remo con mancuerna (cada brazo)`
    if exercise.name.utf8.last == UInt8(ascii: ")"), let open = exercise.name.lastBytesRange(of: " ("),
      open.lowerBound > exercise.name.startIndex,
      case let manner = exercise.name[open.upperBound...].dropLast(),
      words.word(manner) == .each || Self.countsOfHands.contains(String(manner))
    {
      let note = "(\(manner))"
      exercise.name.removeSubrange(open.lowerBound...)
      exercise.notes = [note, exercise.notes].compactMap(\.self).joined(separator: "\n")
    }
    // `农夫行走 每手`
    if exercise.name.utf8.last ?? 0 >= 0x80, let space = exercise.name.utf8.lastIndex(of: 32),
      words.word(exercise.name[space...].dropFirst()) == .each,
      space > exercise.name.startIndex
    {
      set(exercise.name[..<space], beside: exercise.name[space...].dropFirst(), of: &exercise)
    }
    takeMethod(&exercise)
    takeOccasion(&exercise)
    takeLegend(&exercise)
    takeLead(&exercise)
    takeImplements(&exercise)
    takeOnlySide(&exercise)
    if let first = exercise.name.utf8.first, "TBFSbfs".utf8.contains(first) { takeTier(&exercise) }
    takeGroup(&exercise)
  }

  /// `bike after`: when it was done.
  private func takeOccasion(_ exercise: inout LoggedExercise) {
    guard exercise.name.hasByte(32), !look(exercise.name).isKnown else { return }
    for occasion in [
      " after that", " afterwards", " after", " before", " to finish", " pour finir", " no fim", " al final",
      " zum Schluss", " just", " took", " – one arm at a time", " - one arm at a time", ", one arm at a time",
      " one arm at a time",
    ]
    where exercise.name.hasSuffix(occasion) {
      let bare = String(exercise.name.dropLast(occasion.count))
      let found = look(bare)
      guard found.isKnown || found.isDistance else { return }
      exercise.name = bare
      exercise.notes = [String(occasion.drop { " ,–-".contains($0) }), exercise.notes].compactMap(\.self).joined(
        separator: "\n")
      return
    }
  }

  /// `Leg press (rest-pause, 15 breaths)`: how its sets were done.
  private func takeMethod(_ exercise: inout LoggedExercise) {
    guard exercise.name.utf8.last == UInt8(ascii: ")"), let open = exercise.name.bytesRange(of: " (") else { return }
    let remark = String(exercise.name[open.upperBound...].dropLast())
    guard !remark.contains(")"), open.lowerBound > exercise.name.startIndex,
      Self.methods.contains(where: { remark.lowercased().hasPrefix($0) })
    else { return }
    exercise.name.removeSubrange(open.lowerBound...)
    exercise.notes = [remark, exercise.notes].compactMap(\.self).joined(separator: "\n")
  }

  /// `Squat (charge x reps)`: what the numbers below are.
  private func takeLegend(_ exercise: inout LoggedExercise) {
    guard exercise.name.utf8.last == UInt8(ascii: ")"), let open = exercise.name.lastBytesRange(of: " ("),
      NoteTable.columnOfPairs(String(exercise.name[open.upperBound...].dropLast()), words)?.order != nil
    else { return }
    set(exercise.name[..<open.lowerBound], beside: exercise.name[open.lowerBound...].dropFirst(), of: &exercise)
  }

  /// `Poi dip alle parallele`: that it came after another.
  private func takeLead(_ exercise: inout LoggedExercise) {
    guard let end = exercise.name.utf8.firstIndex(where: { $0 == 32 || $0 == UInt8(ascii: ",") }),
      words.word(exercise.name[..<end]) == .then
    else { return }
    let rest = exercise.name[end...].drop { $0 == "," || $0 == " " }
    guard rest.contains(where: \.isLetter), look(String(rest)).isLikely else { return }
    set(rest, beside: exercise.name[..<end], of: &exercise)
  }

  /// `Fentes bulgares, haltères`: what it was done with, where the weight of one is told.
  private func takeImplements(_ exercise: inout LoggedExercise) {
    guard let comma = exercise.name.lastBytesRange(of: ", "), words.word(exercise.name[comma.upperBound...]) == .bodies,
      exercise.setGroups.allSatisfy({ $0.sets.allSatisfy(\.hasLoad) }),
      look(String(exercise.name[..<comma.lowerBound])).isLikely
    else { return }
    set(exercise.name[..<comma.lowerBound], beside: exercise.name[comma.upperBound...], of: &exercise)
  }

  private static let wordsOfOnly: NoteWordSet = ["only", "nur", "seulement", "solo", "sólo", "só", "alleen"]

  /// `Leg extension, left only`, `Beinstrecker nur` of the left: the side of all sets.
  private func takeOnlySide(_ exercise: inout LoggedExercise) {
    guard let space = exercise.name.lastIndex(of: " "),
      Self.wordsOfOnly.contains(exercise.name[space...].dropFirst()),
      case let parts = exercise.name.split(separator: " "), parts.count > 1, let last = parts.last
    else { return }
    let word = parts[parts.count - 2]
    let told: Side? = words.word(word) == .left ? .left : words.word(word) == .right ? .right : nil
    if let side = told, parts.count > 2, word.utf8.count > 1,
      exercise.setGroups.allSatisfy({ $0.sets.allSatisfy { $0.side == nil } })
    {
      for group in exercise.setGroups.indices {
        for index in exercise.setGroups[group].sets.indices { exercise.setGroups[group].sets[index].side = side }
      }
      let name = exercise.name[..<word.startIndex].trimmedSpaces
      set(name.hasSuffix(",") ? name.dropLast() : name[...], beside: exercise.name[word.startIndex...], of: &exercise)
    } else if !exercise.setGroups.isEmpty,
      exercise.setGroups.allSatisfy({ $0.sets.allSatisfy { $0.side != nil } })
    {
      set(exercise.name[..<last.startIndex], beside: last, of: &exercise)
    }
  }

  /// Names an exercise, and tells beside it what its name said else.
  private func set(_ name: Substring, beside text: Substring, of exercise: inout LoggedExercise) {
    let note = String(text)
    exercise.name = String(name).trimmedSpaces
    exercise.notes = [note, exercise.notes].compactMap(\.self).joined(separator: "\n")
  }

  /// The tier of `T1 Squat`, or the scheme of `BBB: Press`, is told beside it, for the squat of another is the same.
  private func takeTier(_ exercise: inout LoggedExercise) {
    let name = exercise.name
    guard let label = Self.tier(of: name) ?? Self.scheme(of: name) else { return }
    let bare = name.dropFirst(label.count).drop { " :-–".contains($0) }
    guard bare.count < name.count - label.count, bare.count > 1, !look(name).isKnown else { return }
    exercise.name = String(bare)
    exercise.notes = [label, exercise.notes].compactMap(\.self).joined(separator: "\n")
  }

  /// `Strength – Back squat`, `Bauch: Crunches`: the part of the session that an exercise stands in.
  private func takeGroup(_ exercise: inout LoggedExercise) {
    let bytes = exercise.name.utf8
    guard bytes.count <= 60, bytes.contains(where: { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "-") || $0 == 0xE2 })
    else { return }
    for joint in [" – ", " - ", " — ", ": "] {
      guard let range = exercise.name.bytesRange(of: joint) else { continue }
      let (group, name) = (String(exercise.name[..<range.lowerBound]), String(exercise.name[range.upperBound...]))
      // `Legs – Extension` is a name, and the extension of the back another.
      let isGroup = joint == ": " ? words.isGroup(group) : Self.groups.contains(group)
      if Self.isDayOfProgramme(name), look(group).isKnown {
        exercise.name = group
        exercise.notes = [name, exercise.notes].compactMap(\.self).joined(separator: "\n")
        return
      }
      let found = look(name)
      // `Cluster: Bench`
      let isMethod = joint == ": " && Self.waysOfSets.contains(group)
      guard isGroup || isMethod, !look(group).isKnown, found.isKnown,
        isMethod || !found.isLift || found.wordCount > 1
      else { return }
      exercise.name = name
      exercise.notes = [group, exercise.notes].compactMap(\.self).joined(separator: "\n")
      return
    }
  }

  /// `C4W2`, `W3`, `Week 3`: the place of a day in a programme.
  static func isDayOfProgramme(_ text: String) -> Bool {
    guard text.utf8.count <= 20, text.utf8.last?.isDigit == true else { return false }
    let parts = text.lowercased().split { $0.isNumber || $0 == " " }
    let numbers = text.split { !$0.isNumber }
    return parts.count == numbers.count && numbers.allSatisfy { $0.utf8.count <= 2 }
      && parts.allSatisfy { ["c", "w", "d", "cycle", "week", "wk", "day"].contains($0) }
      && text.utf8.first?.isDigit == false
  }

  /// `T1`, `T3b` before a space.
  private static func tier(of name: String) -> String? {
    guard name.utf8.first == UInt8(ascii: "T"), let tier = name.utf8.dropFirst().first,
      (UInt8(ascii: "1")...UInt8(ascii: "3")).contains(tier)
    else { return nil }
    let letter = name.utf8.dropFirst(2).first.map { $0 | 32 } ?? 0
    let isLettered = (UInt8(ascii: "a")...UInt8(ascii: "d")).contains(letter) && name.utf8.dropFirst(3).first == 32
    return String(name.prefix(isLettered ? 3 : 2))
  }

  /// `BBB` or `bbb` before a colon.
  private static func scheme(of name: String) -> String? {
    let beginning = name.prefix(3)
    return schemes.contains(beginning.uppercased()) && name.dropFirst(3).first == ":" ? String(beginning) : nil
  }

  private static let groups: NoteWordSet = [
    "strength", "main", "main lift", "conditioning", "metcon", "wod", "accessory", "accessories", "core", "cardio",
    "finisher", "skill",
  ]
  private static let waysOfSets: NoteWordSet = [
    "cluster", "clusters", "drop set", "drop sets", "dropset", "dropsets", "rest pause", "rest-pause", "myo reps",
  ]
  private static let schemes = ["BBB", "FSL", "SSL", "BBS"]
  private static let methods = ["rest-pause", "rest pause", "myo-rep", "myo rep", "myorep", "kipping"]

  private static let countsOfHands = ["weight per hand", "load per hand"]
}
