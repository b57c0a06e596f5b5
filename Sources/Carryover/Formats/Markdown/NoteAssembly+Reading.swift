import TextStreams
import TrainingModel

/// The sets of a line, read with what is settled around it.
extension NoteAssembly {
  /// What is settled around a line.
  mutating func context(_ line: NoteLine) -> NotationContext {
    var context = NotationContext()
    context.conventions = document.conventions
    context.distanceUnit = document.distanceUnit
    context.loadUnit = loadUnit
    context.isWarmup = open.isWarmup
    context.isPlanned = isPlanned(line)
    if let exercise = open.exercise {
      context.isUnderExercise = true
      context.statedLoad = exercise.statedLoad
      context.loadUnit = exercise.statedUnit ?? exercise.statedLoad?.unit ?? context.loadUnit
      context.isWarmup = context.isWarmup || exercise.isWarmup
      setHints(&context)
      // `Landmine press 3x10/side`
      if lastExercise?.isUnilateral == true { context.isOneSidedExercise = true }
      if exercise.statedLoad == nil, isOfCounts(index) || followsCount(index) { context.columnRole = .reps }
      context.sharesFirstNumber = sharesFirstNumber(index)
      context.followsLoad = followsLoad(line)
    }
    return context
  }

  /// Whether a line is one of a list of small numbers and nothing else, none of them much greater than another: `- 20`,
  /// `- 20`, `- 15` are repetitions, of which the first would be a load in `- 40`, `- 8`.
  private func isOfCounts(_ index: Int) -> Bool {
    guard count(index) != nil else { return false }
    // No list of sets is longer.
    let longest = 50
    var start = index
    while start > max(0, index - longest), count(start - 1) != nil { start -= 1 }
    var counts: [Int] = []
    while start < min(lines.count, index + longest), let value = count(start) {
      counts.append(value)
      start += 1
    }
    guard counts.count > 1, let least = counts.min(), let most = counts.max(), most <= 2 * least else { return false }
    // In no list, `20`, `12`, `20`, `10` are loads, and below each its repetitions.
    return lines[index].kind == .item || zip(counts, counts.dropFirst()).allSatisfy { $0 >= $1 }
      || zip(counts, counts.dropFirst()).allSatisfy { $0 <= $1 }
  }

  /// Whether a small number stands right below a set of repetitions without a load.
  private func followsCount(_ index: Int) -> Bool {
    guard !followsBlank, count(index) != nil, let last = lastExercise?.setGroups.last?.sets.last else { return false }
    return last.reps != nil && last.load == nil && last.duration == nil && last.distance == nil && last.toFailure
  }

  /// Whether `10x15` stands beside `10x13`: a load that stays, and repetitions that do not.
  private func sharesFirstNumber(_ index: Int) -> Bool {
    guard let own = pair(index) else { return false }
    return [index - 1, index + 1].contains { place in
      guard lines.indices.contains(place), lines[place].rank == lines[index].rank, let other = pair(place) else {
        return false
      }
      return other.first == own.first && other.second != own.second
    }
  }

  /// Whether `10 x 8` stands right below `12.5 x 10` or `12 kg x 10`, whose load is about as much as its first number.
  private func followsLoad(_ line: NoteLine) -> Bool {
    guard !followsBlank, index > 0, lines[index - 1].rank == line.rank, let own = pair(index),
      let load = session.sections.last?.exercises.last?.setGroups.last?.sets.last?.load?.value, load > 0,
      (load / 2...load * 2).contains(Double(own.first))
    else { return false }
    return Self.number(lines[index - 1].plain)?.number == load
  }

  /// The numbers of a line that is nothing but `10x15`.
  private func pair(_ index: Int) -> (first: Int, second: Int)? {
    lines[index].plain.withByteSlice { text in
      guard (3...8).contains(text.count), text[0].isDigit else { return nil }
      var (numbers, place) = ([0, 0], 0)
      for part in 0...1 {
        if part == 1 {
          while place < text.count, text[place] == 32 { place += 1 }
          guard place < text.count, text[place] == UInt8(ascii: "x") else { return nil }
          place += 1
          while place < text.count, text[place] == 32 { place += 1 }
        }
        let start = place
        while place < text.count, text[place].isDigit {
          numbers[part] = numbers[part] * 10 + Int(text[place] - 48)
          place += 1
        }
        guard place > start else { return nil }
      }
      return place == text.count ? (numbers[0], numbers[1]) : nil
    }
  }

  /// The small number that a list's line is all of.
  func count(_ index: Int) -> Int? {
    let line = lines[index]
    guard line.kind == .item || line.kind == .text, line.plain.utf8.count <= 40,
      // `5 (easy)`
      case let number = line.plain.prefix(while: { $0.isNumber }), case let behind = line.plain[number.endIndex...],
      behind.isEmpty || behind.hasPrefix(" (") && behind.hasSuffix(")") && !behind.contains(where: \.isNumber),
      let value = Int(number), value > 0, value <= 30, number.utf8.count <= 2
    else { return nil }
    return value
  }

  /// Takes the unit that a day states, for the days behind it, too, where it says so.
  mutating func takeUnit(_ unit: LoadUnit, of line: NoteLine) {
    sessionUnit = unit
    if NoteUnitStatement.holdsOn(line.plain) { document.history.unit = unit }
  }

  /// The sign of the unit of a load in a line that states none, `kg` or `lb`; empty where nothing says it.
  func unitText(at place: Int) -> String { loadUnit(at: place)?.rawValue ?? "" }

  /// The unit of a load that states none, in a line that is spelled before the headings above it are read.
  func loadUnit(at place: Int) -> LoadUnit? { unitsOfLines[place] ?? loadUnit }

  /// The unit of a load that states none.
  var loadUnit: LoadUnit? {
    if let unit = open.sectionUnit ?? sessionUnit ?? document.history.unit { return unit }
    if let unit = document.conventions.loadUnit { return unit }
    guard let units = document.loadUnits else { return nil }
    return session.start.map { units.unit(on: $0.date) } ?? units.first
  }

  /// Looks at the name of the open exercise, once.
  mutating func settleLook() {
    guard open.exercise?.look == nil, let name = session.sections.last?.exercises.last?.name else { return }
    open.exercise?.look = document.names.look(name)
  }

  mutating func setHints(_ context: inout NotationContext) {
    settleLook()
    guard let look = open.exercise?.look else { return }
    context.take(look)
  }

  func isPlanned(_ line: NoteLine) -> Bool {
    if let box = line.box { return box != .ticked }
    if line.isStruck || line.isQuoted && open.isCited || isPlanLine(line) { return true }
    if let exercise = open.exercise {
      if let isPlanned = exercise.isPlanned { return isPlanned }
      // A box speaks for its own line and for what hangs below it.
      if let box = exercise.box, line.rank > exercise.rank || exercise.headSets == 0 { return box != .ticked }
    }
    return open.planRank != nil || isOfPlan
  }

  /// Whether the document is a plan, which says so above its days that have no date.
  private var isOfPlan: Bool { document.isPlan && session.start == nil }

  /// Whether a line is planned by what it says itself, or by the part of the session that it stands in.
  private func isPlannedAlone(_ line: NoteLine) -> Bool {
    if let box = line.box { return box != .ticked }
    return line.isStruck || line.isQuoted && open.isCited || isPlanLine(line) || open.planRank != nil || isOfPlan
  }

  /// `Planned: Squat 3x5 @ 100 kg`
  func isPlanLine(_ line: NoteLine) -> Bool {
    if isMeantInWords(line.plain) || Self.asks(line.plain) { return true }
    guard let (key, value) = Self.keyAndValue(line.plain), !value.isEmpty else { return false }
    // `> Coach: squat 5x5 @ 100`
    return isPlanHeading(key) || line.isQuoted && NoteStructureWords.coaches.contains(key)
  }

  /// `Sunday please do: squat 3x5 82.5kg`: what somebody is asked to do.
  private static func asks(_ text: String) -> Bool {
    ["please do", "please try", "pls do", "today pls", "today please"].contains { words in
      guard let range = text.bytesRange(of: words), !text[..<range.lowerBound].hasDigit else { return false }
      let behind = text[range.upperBound...]
      return behind.first.map { " :".contains($0) } == true && behind.hasDigit
    }
  }

  /// `Planned face pulls 15 kg 3x15, but no time.`
  private func isMeantInWords(_ text: String) -> Bool {
    guard let first = text.utf8.first, first | 32 == UInt8(ascii: "p"), text.utf8.dropFirst(7).first == 32,
      text.lowercased().hasPrefix("planned "), text.utf8.dropFirst(8).first?.isLetter == true
    else { return false }
    let words = text.lowercased().split(whereSeparator: { !$0.isLetter })
    let deeds = ["got", "did", "done", "actual", "made", "hit", "managed", "finished", "completed", "deload", "rest"]
    return !words.contains { deeds.contains(String($0)) } && !text.contains("→")
      && !text.containsBytes(of: "->")
  }

  /// The sets of a line as they are read where it stands; `nil` where it has none.
  mutating func reading(_ index: Int) -> NotationReading? {
    let line = lines[index]
    switch line.kind {
    case .text, .item, .heading: break
    default: return nil
    }
    if line.isEscaped { return nil }
    return read(line.plain, of: line)
  }

  /// The sets of a text as they are read where the line stands. One that names its own exercise is not read by what is
  /// settled for the one above.
  mutating func read(_ text: String, of line: NoteLine) -> NotationReading? {
    guard document.reader.mayHoldSets(text) else { return nil }
    if open.exercise != nil, let rungs = Self.rungs(text) { return read(rungs, of: line) }
    if let named = readNamed(text, line) ?? readLabelled(text, line) { return named }
    let context = context(line)
    guard let reading = document.reader.read(text, in: context) else {
      return readNameBehind(text, context, NotationReading()) ?? readBehindBody(text, line)
    }
    let name = label(reading.name)
    if name.isEmpty, let named = readNameBehind(text, context, reading) { return named }
    guard !name.isEmpty, !isQualifier(name) else { return reading }
    let look = document.names.look(name)
    if open.exercise == nil, !look.isBodyweight, !look.isTimed, !look.isDistance { return reading }
    return document.reader.read(text, in: ownContext(line, look)) ?? reading
  }

  /// What is settled around a line that names its own exercise.
  private mutating func ownContext(_ line: NoteLine, _ look: NoteNameLook) -> NotationContext {
    var context = context(line)
    context.isUnderExercise = false
    context.statedLoad = nil
    context.loadUnit = loadUnit
    context.take(look)
    context.isWarmup = open.isWarmup
    if let exercise = open.exercise, line.rank <= exercise.rank { context.isPlanned = isPlannedAlone(line) }
    return context
  }

  /// The sets behind a name that the catalogue knows, which is read once instead of twice.
  private mutating func readNamed(_ text: String, _ line: NoteLine) -> NotationReading? {
    guard let place = text.withByteSlice({ NotesNamedSets.Name(of: $0) }) else { return nil }
    let name = text.withByteSlice { $0.slice(0, place.length).string }
    let look = document.names.look(name)
    guard look.isKnown || look.isPlain && !isQualifier(name) else { return nil }
    let own = ownContext(line, look)
    if let sets = text.withByteSlice({ NotesNamedSets($0, place, look) }), let reading = sets.reading(of: text, in: own)
    {
      return reading
    }
    guard look.isKnown, open.exercise != nil, !isQualifier(name),
      let reading = document.reader.read(text, in: own),
      !reading.sets.isEmpty, reading.name == name
    else { return nil }
    return reading
  }

  /// Plain sets behind the label of a superset and the bare name of an exercise: `A1. Bench press: 80x5, 85x5`.
  private mutating func readLabelled(_ text: String, _ line: NoteLine) -> NotationReading? {
    let names = document.names
    let found = text.withByteSlice { bytes -> (label: String, look: NoteNameLook, sets: NotesNamedSets)? in
      let rest = bytes.behindLabel
      guard rest.count < bytes.count, let named = names.namedSets(rest), named.look.isBare, named.look.isKnown else {
        return nil
      }
      return (bytes.slice(0, bytes.count - rest.count - 2).string, named.look, named.sets)
    }
    guard let found else { return nil }
    let bare = String(text.dropFirst(found.label.count + 2))
    var reading = found.sets.reading(of: bare, in: ownContext(line, found.look))
    reading?.supersetLabel = found.label
    return reading
  }

  /// `bw squats 25`: the word that only the body is moved, in full.
  private mutating func readBehindBody(_ text: String, _ line: NoteLine) -> NotationReading? {
    guard let first = text.utf8.first, first | 32 == UInt8(ascii: "b"), text.lowercased().hasPrefix("bw "),
      text.dropFirst(3).utf8.first?.isLetter == true
    else { return nil }
    return read("bodyweight " + text.dropFirst(3), of: line)
  }

  /// The same for a line further down, as if an exercise stood above it.
  mutating func probe(_ index: Int) -> NotationReading? {
    let line = lines[index]
    switch line.kind {
    case .text, .item: break
    default: return nil
    }
    if line.isEscaped { return nil }
    if let known = readings[index] { return known }
    if let written = written(line, isWarmup: false) { return written }
    var context = NotationContext()
    context.conventions = document.conventions
    context.loadUnit = loadUnit
    context.isUnderExercise = true
    if let named = line.plain.withByteSlice({ document.names.namedSets($0) }),
      let reading = named.sets.reading(of: line.plain, in: context), !isQualifier(reading.name)
    {
      readings[index] = .some(reading)
      return reading
    }
    let reading = field(line) == nil ? document.reader.read(line.plain, in: context) : nil
    readings[index] = .some(reading)
    return reading
  }
}
