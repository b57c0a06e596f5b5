import TrainingModel

/// What a line says of the whole session: its hours, and the load of all of its sets.
extension NoteAssembly {
  /// `18:15–19:20`, `Legs with Markus, 18:15–19:20` above the first exercise: when the session was.
  mutating func readHours(_ line: NoteLine) -> Bool {
    guard line.kind == .text, open.exercise == nil, line.plain.hasByte(UInt8(ascii: ":")) else { return false }
    // `time 17:10 - 18:25, mood meh`
    let comma = line.plain.bytesRange(of: ", ").flatMap { line.plain[$0.upperBound...].hasDigit ? nil : $0 }
    let remark = comma.map { String(line.plain[$0.upperBound...]) }
    let text = comma.map { String(line.plain[..<$0.lowerBound]) } ?? line.plain
    guard !line.isQuoted, text.utf8.last?.isDigit == true,
      line.plain.utf8.count <= 80, text.hasByte(UInt8(ascii: ":")),
      let digit = text.utf8.firstIndex(where: \.isDigit),
      let hours = document.dates.time(String(text[digit...])), hours.rest.isEmpty,
      let duration = hours.duration, (300...21_600).contains(duration)
    else { return false }
    let before = label(String(text[..<digit]))
    if document.names.look(before).isKnown { return false }
    let isNew = session.start?.time == nil && session.duration == nil
    if isNew {
      session.start?.time = hours.time
      session.duration = duration
    }
    // Where another hour was told before, this one stays with the words.
    if before.isEmpty && isNew && remark == nil { use(.fact) } else { addNote(index, at: .session) }
    return true
  }

  /// `Morning (06:30)`, `PM – track with the kids, 16:00` as a heading: a part of the day, and when it began.
  mutating func readPartOfDay(_ line: NoteLine) -> Bool {
    guard line.isHeading || line.isBold, line.plain.utf8.count <= 60, line.plain.hasByte(UInt8(ascii: ":")),
      NoteStructureWords.partsOfDay.contains(line.plain.prefix { $0.isLetter }),
      let digit = line.plain.utf8.firstIndex(where: \.isDigit),
      case let clock = line.plain[digit...].prefix(while: { $0.isNumber || $0 == ":" }), clock.utf8.count <= 5,
      [nil, ")"].contains(line.plain[clock.endIndex...].first), line.plain[clock.endIndex...].utf8.count <= 1,
      let time = document.dates.time(String(clock))?.time, time.hour >= 4
    else { return false }
    // `Evening yoga 20:00` says for how long.
    let between = label(String(line.plain[..<digit].drop { $0.isLetter }.drop { " :,–—-".contains($0) }))
    let look = document.names.look(between)
    let isOfExercise = look.isKnown || look.isTimed || look.isDistance || look.isBodyweight
    // `AM – easy run (06:40)`
    let isHour = line.plain[..<digit].hasSuffix("(") && (clock.hasPrefix("0") || time.hour >= 16)
    if isOfExercise, !isHour, !line.plain[..<digit].hasSuffix(", ") { return false }
    if session.start?.time == nil, session.sections.isEmpty { session.start?.time = time }
    takeLabel(line)
    return true
  }

  /// `Morning, in the kitchen, 25 minutes.`: when, where and for how long something was done that is told below.
  mutating func isPlaceAndTime(_ line: NoteLine) -> Bool {
    guard line.kind == .text, open.exercise == nil, line.plain.utf8.count <= 80,
      line.plain.utf8.last == UInt8(ascii: "."),
      NoteStructureWords.partsOfDay.contains(line.plain.prefix { $0.isLetter })
    else { return false }
    let behind = line.plain.drop { $0.isLetter }
    guard behind.first == ",", NoteStructureWords.beforePlaces.contains(behind.dropFirst(2).prefix { $0.isLetter })
    else { return false }
    // `Morning, at the gym squats 3x5.` says more.
    return reading(index)?.sets.allSatisfy { $0.load == nil && $0.reps == nil && $0.distance == nil } ?? true
  }

  /// Gives sets without a load the one that the day, or the document, says is that of all: `24 kg bell unless noted`.
  mutating func settleLoadOfAll() {
    var stated = document.loadOfAll
    for place in lines.indices where uses[place] == .note && lines[place].kind == .text {
      stated = NoteLoadStatement.load(in: lines[place].plain, words: document.words) ?? stated
    }
    guard let load = stated else { return }
    for section in session.sections.indices {
      for exercise in session.sections[section].exercises.indices {
        let name = session.sections[section].exercises[exercise].name
        let look = document.names.look(name)
        let isOfBand = name.split { !$0.isLetter }.contains { document.words.word($0) == .band }
        if look.isBodyweight || look.isTimed || look.isDistance || isOfBand { continue }
        for group in session.sections[section].exercises[exercise].setGroups.indices {
          let sets = session.sections[section].exercises[exercise].setGroups[group].sets
          for (place, set) in sets.enumerated()
          where set.load == nil && set.reps != nil && set.isCompleted && set.duration == nil && set.distance == nil {
            session.sections[section].exercises[exercise].setGroups[group].sets[place].load = load
          }
        }
      }
    }
  }
}
