import TextStreams
import TrainingModel

/// What stands behind the name of an exercise and is none of it: how much it hurts, how a machine is set.
extension NoteAssembly {
  /// Sets it beside the sets, whether they stand behind it or in the lines below.
  mutating func dropBehindNames(_ places: [Int]) {
    for place in places where isSpellable(place, to: 160) || lines[place].isHeading {
      dropPainBehindName(place)
      dropSettingsBehindName(place)
      dropIntervalBehindName(place)
      spellRunBehindLabel(place)
      spellIsometricSets(place)
      keepRecordInRow(place)
    }
  }

  /// `Leg press, pain 2/10: 30kg x 12`, `Squat (pain 3/10): 40kg x 12`, `Leg press, pain 2/10:` above its sets.
  private mutating func dropPainBehindName(_ place: Int) {
    let text = lines[place].plain
    guard let pain = text.bytesRange(of: "pain "), case let before = text[..<pain.lowerBound],
      case let name = String(before.trimmedEnd), !name.isEmpty, !name.hasDigit,
      before.last.map({ " (".contains($0) }) == true,
      case let score = text[pain.upperBound...].prefix(while: { $0.isNumber || $0 == "/" }), score.hasSuffix("/10"),
      Int(score.dropLast(3)).map({ (0...10).contains($0) }) == true
    else { return }
    var rest = text[score.endIndex...]
    if before.last == "(" {
      guard rest.first == ")" else { return }
      rest = rest.dropFirst()
    }
    guard rest.isEmpty || rest.first == ":" || rest.first == ",", rest.dropFirst().isEmpty || rest.hasDigit,
      document.names.look(label(name)).isLikely
    else { return }
    setAside("pain \(score)", at: place)
    lines[place].plain = "\(name)\(rest.isEmpty ? "" : ":\(rest.dropFirst())")"
  }

  /// `Leg curl - seat 2, pad 4 - 15 kg - 2 sets of 12`, `Chest press, seat 3, pin 4, 15 kg x 12`: two settings or more.
  private mutating func dropSettingsBehindName(_ place: Int) {
    let text = lines[place].plain
    guard Self.settings.mayBeIn(text), let start = text.firstIndex(where: \.isNumber) else { return }
    var rest = text[..<start]
    // The word before the number, and the name before it.
    let word = rest.reversed().drop { $0 == " " }.prefix { $0.isLetter }
    while rest.last == " " { rest.removeLast() }
    rest = rest.dropLast(word.count)
    let name = String(rest.trimmedEnd.dropLast(rest.trimmedEnd.last == ":" ? 1 : 0))
    let first = String(word.reversed())
    guard Self.isSetting(first[...]), !name.isEmpty else { return }
    var behind = text[rest.endIndex...]
    var settings: [Substring] = []
    while true {
      let setting = behind.prefix { $0.isLetter }
      let number = behind[setting.endIndex...].drop { $0 == " " }.prefix { $0.isNumber }
      guard Self.isSetting(setting), !number.isEmpty,
        behind[number.endIndex...].first.map({ " ,)-–".contains($0) }) ?? true
      else { break }
      settings.append(behind[..<number.endIndex])
      behind = behind[number.endIndex...].drop { ",–—-:) ".contains($0) }
    }
    // `Stairs level 5 - 12 min`: one alone is read where no dash stands behind it.
    let isDashed =
      settings.last.map { text[$0.endIndex...].contains(" - ") || text[$0.endIndex...].contains(" – ") } ?? false
    // The number of a pin is the load where no other is told.
    let words = behind.split { !$0.isLetter }
    let isTold = words.contains {
      document.words.loadUnit(NoteWords.key($0)) != nil || [.minutes, .seconds].contains(document.words.word($0))
    }
    guard settings.count > 1 || isDashed, first != "incline" || document.names.look(label(name)).isDistance,
      behind.isEmpty || isTold, behind.utf8.first.map(\.isDigit) ?? true,
      document.names.look(label(name)).isLikely
    else {
      return
    }
    setAside(settings.joined(separator: ", "), at: place)
    lines[place].plain = behind.isEmpty ? name : "\(name): \(behind)"
  }

  private static let settings = NoteBeginnings(
    Array(NoteStructureWords.settingsOfMachines.all) + ["incline", "resistance"])

  private static func isSetting(_ word: Substring) -> Bool {
    NoteStructureWords.settingsOfMachines.contains(word) || word == "incline" || word == "resistance"
  }

  /// `Strict press, every 90 sec`, `Jerk on the 2:00` above its sets: how often one was done.
  private mutating func dropIntervalBehindName(_ place: Int) {
    let text = lines[place].plain
    guard let words = text.bytesRange(of: " every ") ?? text.bytesRange(of: " on the "),
      place + 1 < lines.count, lines[place + 1].plain.hasDigit,
      case let name = String(text[..<words.lowerBound].trimmedEnd), !name.isEmpty,
      case let time = text[words.upperBound...].trimmedSpaces, time.utf8.first?.isDigit == true,
      time.split(separator: " ").count <= 2,
      Self.isClock(time) || NoteLength.read(time, words: document.words) != nil,
      document.names.look(label(name.withByteSlice { $0.behindLabel.string })).isLikely
    else { return }
    setAside(text[words].trimmedSpaces + " " + time, at: place)
    lines[place].plain = name
  }

  /// `Squat - easy today`, `Row – 3 s pause`, `Curl - too heavy` above its sets: how it went, and no part of the name.
  mutating func dropRemarksBehindDashes(_ places: [Int]) {
    for place in places where isSpellable(place, to: 80) || lines[place].isHeading {
      dropRemarkBehindDash(place)
      dropTurn(place)
    }
  }

  /// `bench now`, `squats first` above its sets: when it was its turn.
  private mutating func dropTurn(_ place: Int) {
    let text = lines[place].plain
    guard text.utf8.count <= 40, !text.hasDigit, place + 1 < lines.count,
      lines[place + 1].plain.utf8.first?.isDigit == true, let space = text.lastIndex(of: " "),
      NoteStructureWords.turns.contains(text[space...].dropFirst()),
      case let name = String(text[..<space]), !document.names.look(label(text)).isKnown,
      document.names.look(label(name)).isKnown
    else { return }
    setAside(String(text[space...].dropFirst()), at: place)
    lines[place].plain = name
  }

  private mutating func dropRemarkBehindDash(_ place: Int) {
    var text = lines[place].plain
    // `Lateral raise - easy today (rest 2 min)`
    var rest = ""
    if text.hasSuffix(")"), let open = text.bytesRange(of: " (rest ") {
      rest = String(text[open.lowerBound...])
      text = String(text[..<open.lowerBound])
    }
    guard place + 1 < lines.count, lines[place + 1].plain.hasDigit,
      let dash = text.bytesRange(of: " - ") ?? text.bytesRange(of: " – "),
      case let name = String(text[..<dash.lowerBound].trimmedEnd), !Self.behindNumber(name).hasDigit,
      case let words = text[dash.upperBound...].split(separator: " "), (1...5).contains(words.count),
      tellsHowItWent(words), document.names.look(label(name)).isLikely
    else { return }
    setAside(words.joined(separator: " "), at: place)
    lines[place].plain = name + rest
  }

  /// Of `A1 Meadows row` and `1. Leg press` the name.
  private static func behindNumber(_ name: String) -> Substring {
    let letter = name.first.map { ("A"..."H").contains($0) } == true && name.dropFirst().first?.isNumber == true
    let rest = letter ? name.dropFirst() : name[...]
    let digits = rest.prefix(while: \.isNumber)
    guard !digits.isEmpty, digits.utf8.count <= 2 else { return name[...] }
    return rest[digits.endIndex...]
  }

  /// Whether words behind the name of an exercise say how it was done: `easy today`, `too heavy`, `3 s pause`.
  private func tellsHowItWent(_ words: [Substring]) -> Bool {
    if let number = words[0].utf8.first, number.isDigit {
      // `3s pause`, `2 sec pause`
      let unit = words[0].drop { $0.isNumber || $0 == "." }
      let behind = words.dropFirst(unit.isEmpty ? 2 : 1)
      guard words.count > (unit.isEmpty ? 2 : 1) else { return false }
      return document.words.word(unit.isEmpty ? words[1] : unit) == .seconds && behind.count == 1
        && NoteStructureWords.pausedNames.contains(behind.first ?? "") || behind.first == "pauses"
    }
    guard words.allSatisfy({ $0.allSatisfy(\.isLetter) }) else { return false }
    return words.count > 1 && NoteStructureWords.openingsOfVerdicts.contains(words[0])
      || NoteStructureWords.statesOfTraining.contains(words[0])
        && (words.count == 1 ? words[0] != "heavy" : NoteStructureWords.today.contains(words[1]))
  }

  /// `C) 5k run 26:40`: how far comes first, behind the label of an exercise.
  private mutating func spellRunBehindLabel(_ place: Int) {
    let text = lines[place].plain
    let behind = text.withByteSlice { $0.count == $0.behindLabel.count ? "" : $0.behindLabel.string }
    guard !behind.isEmpty else { return }
    let words = behind.split(separator: " ", maxSplits: 2)
    guard words.count == 3, words[0].utf8.first?.isDigit == true, words[2].utf8.first?.isDigit == true,
      ["k", "km", "mi"].contains(words[0].drop { $0.isNumber || $0 == "." }),
      document.names.look(String(words[1])).isDistance
    else { return }
    lines[place].plain = "\(words[1]) \(words[0]) \(words[2])"
  }

  /// `Quad sets – 3 x 10`: physiotherapists name them so, and these are not the sets.
  private mutating func spellIsometricSets(_ place: Int) {
    let text = lines[place].plain
    guard text.containsBytes(of: " sets") else { return }
    for sign in [" sets – ", " sets - ", " sets: "] {
      guard let range = text.bytesRange(of: sign),
        ["quad", "glute", "hamstring", "ham", "ab"].contains(text[..<range.lowerBound].lowercased()),
        text[range.upperBound...].utf8.first?.isDigit == true
      else { continue }
      lines[place].plain.replaceSubrange(range, with: " sets ")
    }
  }

  /// `4 muscle ups in a row!! new record` below their sets: what one of them was.
  private mutating func keepRecordInRow(_ place: Int) {
    let text = lines[place].plain
    guard text.hasByte(UInt8(ascii: "!")), text.utf8.first?.isDigit == true, !Self.hasProduct(text), place > 0,
      text.containsBytes(of: " in a row"),
      lines[..<place].contains(where: { $0.plain.hasDigit && !isHead($0) })
    else { return }
    lines[place].isEscaped = true
  }
}
