import TrainingModel

/// What the titles of days say of what was trained.
extension NoteAssembly {
  /// `# StrongLifts 5x5` above everything else, with no set below it before the first day.
  mutating func isTitleOfLog(_ reading: NotationReading, _ line: NoteLine, _ look: NoteNameLook) -> Bool {
    guard !look.isLikely, line.isHeading, line.number == 1, session.start == nil,
      reading.sets.allSatisfy({ $0.load == nil })
    else {
      return false
    }
    return lines.indices.dropFirst(index + 1).prefix(20).allSatisfy { probe($0)?.sets.isEmpty ?? true }
  }

  /// The lift that a title names: of `Squat (5s week)`, `Squat`, but all of `Bench press (dumbbell)`.
  mutating func nameInTitle(_ title: String) -> String? {
    // `Tue 20 Jan 2026 (turbo)`
    if title.hasPrefix("(") { return nil }
    let look = document.names.look(title)
    if !look.isKnown, title.lowercased().hasSuffix(" day") {
      let name = String(title.dropLast(4))
      let isGroup = document.words.entry(title)?.lists.contains(.group) ?? false
      if document.names.look(name).isKnown || !isGroup && document.names.look(name).isLikely { return name }
    }
    if !look.isKnown, title.hasSuffix(")"), let bracket = title.lastIndex(of: "(") {
      let name = label(String(title[..<bracket]).trimmedSpaces)
      if document.names.look(name).isKnown { return name }
      // `Squat day (week 1)`
      let lift = name.lowercased().hasSuffix(" day") ? String(name.dropLast(4)) : ""
      if document.names.look(lift).isKnown { return lift }
    }
    if !look.isKnown, let name = Self.lastPart(of: title), document.names.look(name).isKnown { return name }
    // `Deadlift, 3s week (mixed up my weeks)`, `Bench. TM 255`, `Press, 5s week`
    if !look.isKnown, let sign = title.firstIndex(where: { ",.".contains($0) }),
      title[sign] == "," || sign > title.startIndex
    {
      let behind = title[sign...].dropFirst()
      let name = label(String(title[..<sign]))
      let own = document.names.look(name)
      let isApart = behind.isEmpty || behind.first == " " || title[sign] == ","
      if isApart, own.isKnown || own.isLikely && own.wordCount < 3 && behind.hasDigit { return name }
    }
    // `sq wk2 3s`, `wk1 OHP tm60`: where the lift stands in its programme.
    if !look.isKnown, case let bare = Self.withoutPlaceBefore(Self.withoutPlaceBehind(title)), bare != title,
      document.names.look(bare).isKnown || (2...3).contains(bare.utf8.count) && bare.utf8.allSatisfy(\.isLetter)
    {
      return bare
    }
    // `PRESS - week 1 (5s)`
    if !look.isKnown, let dash = title.bytesRange(of: " - ") ?? title.bytesRange(of: " – "),
      document.names.look(label(String(title[..<dash.lowerBound]))).isLikely,
      NoteNames.isDayOfProgramme(title[dash.upperBound...].prefix { $0 != "(" }.trimmedSpaces)
    {
      return label(String(title[..<dash.lowerBound]))
    }
    // `Week 1 Squat`, `W3 Bench`
    let words = title.split(separator: " ")
    for count in 1..<max(1, min(words.count, 5)) where !look.isKnown {
      let name = words[count...].joined(separator: " ")
      let own = document.names.look(name)
      if NoteNames.isDayOfProgramme(words[..<count].filter { !$0.hasPrefix("(") }.joined(separator: " ")),
        own.isKnown || own.isLikely && own.wordCount < 3
          || (2...4).contains(name.utf8.count) && name.utf8.allSatisfy({ $0 &- 65 < 26 })
      {
        return name
      }
    }
    // `Week 7 (half marathon build)`
    if !look.isKnown, NoteStructureWords.weekNames.contains(title.prefix { $0.isLetter }) { return nil }
    return look.isLikely ? title : nil
  }

  /// Of `sq wk2 3s`, `Bench week 3` what stands before the week and its repetitions.
  private static func withoutPlaceBefore(_ title: String) -> String {
    let words = title.split(separator: " ")
    guard words.count > 1, let first = words.first?.lowercased(), NoteNames.isDayOfProgramme(first) else {
      return title
    }
    return words.dropFirst().joined(separator: " ")
  }

  /// Of `OHP tm60`, `Bench TM 255` what stands before the training maximum, and that.
  static func dividedAtTrainingMaximum(_ title: String) -> (bare: String, maximum: String)? {
    let words = title.split(separator: " ")
    guard let last = words.last?.lowercased(), words.count > 1 else { return nil }
    var count = 0
    if last.hasPrefix("tm"), last.utf8.count > 2, Double(last.dropFirst(2)) != nil { count = 1 }
    if words.count > 2, words[words.count - 2].lowercased() == "tm", Double(last) != nil { count = 2 }
    guard count > 0 else { return nil }
    return (words.dropLast(count).joined(separator: " "), words.suffix(count).joined(separator: " "))
  }

  private static func withoutPlaceBehind(_ title: String) -> String {
    var words = title.split(separator: " ")
    if let bare = dividedAtTrainingMaximum(title)?.bare { words = bare.split(separator: " ") }
    while let last = words.last?.lowercased(), words.count > 1 {
      let digits = last.filter(\.isNumber)
      let letters = last.filter(\.isLetter)
      let isPlace =
        !digits.isEmpty && digits.utf8.count <= 2
        && ["w", "wk", "week", "c", "d", "day", "s", "cycle", "cw", "wd"].contains(letters)
        || ["5/3/1", "531", "fsl", "bbb"].contains(last)
        // `SQUAT 3s wk`, `Bench 5s week`
        || ["wk", "week"].contains(last) && words.count > 2
          && ["1s", "3s", "5s", "531", "5/3/1"].contains(words[words.count - 2].lowercased())
      let isCounted =
        !digits.isEmpty && letters.isEmpty && digits.utf8.count <= 2
        && ["wk", "week", "cycle", "day"].contains(words[words.count - 2].lowercased())
      guard isPlace || isCounted else { break }
      words.removeLast(isCounted ? 2 : 1)
    }
    return words.joined(separator: " ")
  }

  /// Of `bench day` above its sets the lift.
  func liftOfDay(_ name: String) -> String {
    guard name.lowercased().hasSuffix(" day"), !document.names.look(name).isKnown,
      case let lift = String(name.dropLast(4)), document.names.look(lift).isKnown
    else { return name }
    return lift
  }

  var isBelowHead: Bool { index > 0 && isHead(lines[index - 1]) }

  /// Whether the line is the first of a text in which no date stands.
  var isFirst: Bool {
    span.first.headLine == nil && lines[..<index].allSatisfy { $0.kind == .blank }
  }

  /// Of `Week 3, Day 1 – Squat` what stands behind the dash, where the day is counted before it.
  private static func lastPart(of title: String) -> String? {
    for dash in [" – ", " — ", " - ", ": "] {
      guard let place = title.bytesRange(of: dash), title[..<place.lowerBound].contains(where: \.isNumber) else {
        continue
      }
      let rest = String(title[place.upperBound...])
      return rest.contains(where: \.isNumber) ? nil : rest
    }
    return nil
  }

  /// `Full body w/ Jen, 70 mins` right below the date: what was trained, and for how long.
  func isDayWithLength(_ reading: NotationReading, _ name: String, _ line: NoteLine) -> Bool {
    guard session.title == nil, session.sections.isEmpty, isBelowHead, line.kind == .text, reading.sets.count == 1,
      reading.further.isEmpty, reading.note == nil, !line.plain.contains(":"), !line.plain.contains("("),
      let length = reading.sets[0].duration, length >= 900,
      reading.sets[0].distance == nil, reading.sets[0].rpe == nil
    else { return false }
    let company = [" w/", " with "].compactMap { name.bytesRange(of: $0)?.lowerBound }.first
    let day = company.map { String(name[..<$0]) } ?? name
    return NoteStructureWords.daysOfSplit.contains(day) || NoteStructureWords.daysOfBody.contains(day)
  }

  /// Whether numbers behind a date are part of a title: `2k test` above the exercise that it was, `25 m pool`.
  mutating func isTitleWithNumbers(_ reading: NotationReading) -> Bool {
    if reading.note?.hasSuffix("pool") == true || reading.name.hasSuffix("pool") { return true }
    if reading.sets.count == 1, reading.sets[0].distance != nil, reading.sets[0].duration == nil,
      Self.events.contains(reading.name), namesExercise(behind: index)
    {
      return true
    }
    return reading.note != nil && !document.names.look(reading.name).isLikely
      && reading.sets.allSatisfy { $0.load == nil && $0.duration == nil && $0.distance == nil }
  }

  private static let events: NoteWordSet = ["test", "time trial", "trial", "tt", "erg test", "benchmark"]

  /// Whether the next line names what is done.
  private mutating func namesExercise(behind place: Int) -> Bool {
    guard let next = lines[(place + 1)...].firstIndex(where: { $0.kind != .blank }), field(lines[next]) == nil,
      lines[next].plain.utf8.first?.isLetter == true
    else { return false }
    return document.names.look(label(probe(next)?.name ?? lines[next].plain)).isKnown
  }

  /// Whether the line names the exercise of a log kept by exercise: its date comes next.
  func namesFragment(_ line: NoteLine) -> Bool {
    guard line.isHeading || line.kind == .text || line.kind == .item,
      span.first.isFragment || span.further.contains(where: \.isFragment),
      let next = lines[(index + 1)...].first(where: { $0.kind != .blank })
    else { return false }
    return isHead(next) && next.kind != .row
  }
}
