import TextStreams
import TrainingModel

/// Lines that stand among the sets of an exercise, and are no name of another.
extension NoteAssembly {
  /// Whether a line between the sets of an exercise and further sets is a remark: the numbers of the sets go on, the
  /// line has a number that no name has, or names stand otherwise in this session.
  mutating func isRemarkAmongSets(_ line: NoteLine, _ text: String, _ look: NoteNameLook, _ follow: Follow) -> Bool {
    guard let exercise = open.exercise, hasSets, !followsBlank, !look.isKnown, !line.isBold, !line.isHeading, index > 0,
      follow.index == index + 1, uses[index - 1] == .sets, !endsWithColon(line)
    else { return false }
    if !look.isLikely && setsGoOn(from: index - 1, to: index + 1) || line.content.hasPrefix("//")
      || line.content.hasPrefix("--")
    {
      return true
    }
    let words = text.split(separator: " ")
    // `new belt`, `no straps`
    if let first = words.first, words.count == 2, NoteStructureWords.beforeGear.contains(first),
      NoteStructureWords.gear.contains(words[1])
    {
      return true
    }
    if look.share >= 0.5 { return false }
    if document.memos.verdicts.value(text, { Self.isVerdict(text[...], document.words) }) { return true }
    if text.utf8.count == 1 && text.first?.isUppercase != true
      || words.allSatisfy({ $0.hasPrefix("#") || $0.hasPrefix("@") })
    {
      return true
    }
    // `4 weeks out`, `seat 4`, `2:30 rest`
    if text.hasDigit, look.share == 0, isNumberOfRemark(text) { return true }
    // A name that nobody knows is written as names are.
    guard look.share == 0, !startsLikeName(text) || words.count > 3 else { return false }
    return isNamedOtherwise(exercise, line) || namesStandApart
  }

  /// `paused`, `strict` among the sets of an exercise: how they were done.
  func isMannerAmongSets(_ line: NoteLine, _ text: String) -> Bool {
    open.exercise != nil && hasSets && !followsBlank && !line.isBold && !line.isHeading && index > 0
      && uses[index - 1] == .sets && NoteStructureWords.mannersOfSets.contains(text) && !startsLikeName(text)
  }

  /// Whether a text with a number is written as no name is: `Station 12` may be one.
  private func isNumberOfRemark(_ text: String) -> Bool {
    let first = text.prefix(while: \.isLetter)
    return !startsLikeName(text) || first.isEmpty || first.allSatisfy(\.isUppercase)
      || Self.wordsOfRemarks.contains(first)
  }

  private static let wordsOfRemarks: NoteWordSet = [
    "seat", "pin", "week", "wk", "day", "rest", "tempo", "video", "volume", "next", "goal", "need", "felt", "took",
  ]

  /// `1) 60x8` above, and `2) 65x8` below.
  private func setsGoOn(from above: Int, to below: Int) -> Bool {
    guard lines[above].isOrdered, lines[below].isOrdered, lines[above].indent == lines[below].indent,
      let first = Self.listNumber(lines[above].raw), let second = Self.listNumber(lines[below].raw)
    else { return false }
    return second == first + 1
  }

  /// Of `  2. 60 kg x 8` the number.
  private static func listNumber(_ text: String) -> Int? { Int(text.trimmedSpaces.prefix(while: \.isNumber)) }

  /// Whether the exercise's own name is a heading or bold, or has a label, and a line is none of these.
  private func isNamedOtherwise(_ exercise: OpenExercise, _ line: NoteLine) -> Bool {
    guard line.kind == .text, let name = lines.first(where: { $0.number == exercise.line && !$0.isRepeated }) else {
      return false
    }
    return name.isHeading || name.isBold || name.kind == .item && line.indent <= name.indent
  }

  /// Whether the names of this session stand behind blank lines, each that is known and not the first.
  private var namesStandApart: Bool {
    var count = 0
    for place in lines.indices.dropFirst() where place != index && lines[place].kind == .text {
      guard lines[place].plain.utf8.first?.isLetter == true, !lines[place].plain.hasDigit,
        document.names.look(label(lines[place].plain)).isKnown
      else { continue }
      if lines[place - 1].kind == .blank { count += 1 } else if place > 1, !isHead(lines[place - 1]) { return false }
    }
    return count > 0
  }

  /// `3 min`, `2:30`, `18:30` in a line of its own among sets of repetitions: a rest, or a time of day.
  mutating func isTimeAmongSets(_ line: NoteLine) -> Bool {
    guard line.kind == .text || line.kind == .item, line.plain.utf8.count <= 8, open.exercise != nil,
      line.plain.utf8.first?.isDigit == true, Self.isTimeAlone(line.plain), line.plain != "21s",
      let name = lastExercise?.name, case let look = document.names.look(name), !look.isTimed, !look.isDistance,
      !document.words.hints(forExercise: name).isTimed, index + 1 < lines.count, lines[index + 1].kind != .blank,
      let near = probe(index + 1), !near.sets.isEmpty, near.name.isEmpty
    else { return false }
    return near.sets.allSatisfy { $0.reps != nil && $0.duration == nil && $0.distance == nil && $0.load != nil }
  }

  /// `3 min`, `90s`, `2:30`
  private static func isTimeAlone(_ text: String) -> Bool {
    if text.contains(":") { return isClock(text) }
    let number = text.prefix(while: \.isNumber)
    return ["min", "mins", "s", "sec", "secs"].contains(text.dropFirst(number.count).trimmedSpaces)
  }
}
