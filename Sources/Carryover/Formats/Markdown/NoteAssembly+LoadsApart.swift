import TextStreams
import TrainingModel

/// Loads that stand on another line than the repetitions done with them: above, below, or by turns.
extension NoteAssembly {
  /// Takes `Bench 135 185 225` and right below it `10 8 5`, as paper logbooks have it.
  mutating func takeLoadsOverReps(_ line: NoteLine) -> Bool {
    // Two loads alone are no set, whatever more of them are.
    let isNamed = line.plain.utf8.first?.isDigit == false
    guard line.kind == .text || line.kind == .item, index + 1 < lines.count, lines[index + 1].kind == .text,
      isNamed || open.exercise != nil && !hasSets, lines[index + 1].plain.utf8.first?.isDigit == true,
      let reps = Self.spacedNumbers(lines[index + 1].plain[...]), reps.count > 1,
      let start = line.plain.firstIndex(where: \.isNumber), let loads = Self.spacedNumbers(line.plain[start...]),
      loads.count == reps.count, let least = loads.map(\.value).min(), let most = reps.map(\.value).max(), most <= 30,
      least > most, isNamed || loads.count == 2 && least > 30, reps.allSatisfy({ $0.value.rounded() == $0.value })
    else { return false }
    if !isNamed {
      guard let reading = reading(ofLoads: loads.map(\.text), reps: reps.map(\.text), line) else { return false }
      takeSets(reading, of: line)
      uses[index + 1] = .sets
      return true
    }
    let name = label(line.plain[..<start].trimmedSpaces)
    let look = document.names.look(name)
    guard !name.isEmpty, look.isLikely || !look.isSentence && look.wordCount <= 4 else { return false }
    flushCells()
    beginExercise(name, line)
    guard let reading = reading(ofLoads: loads.map(\.text), reps: reps.map(\.text), line) else { return true }
    takeSets(reading, of: line)
    uses[index + 1] = .sets
    return true
  }

  /// `- BW`, `- +10 kg`, `- +15 kg, slipped` below `Max hangs (10 s each):`: loads, each held as long as that says.
  mutating func takeLoadsOfTime(_ line: NoteLine) -> Bool {
    guard let exercise = open.exercise, line.rank > exercise.rank, line.kind == .item || line.kind == .text,
      line.box == nil, line.plain.utf8.count <= 60, let first = line.plain.utf8.first,
      first == UInt8(ascii: "+") || first | 32 == UInt8(ascii: "b"),
      case let (text, remark) = Self.loadAndRemark(line.plain),
      text.lowercased() == "bw" || text.hasPrefix("+"),
      let place = lastExercise?.setGroups.indices.last, let sets = lastExercise?.setGroups[place].sets,
      let last = sets.last, last.isCompleted, last.duration != nil, last.reps == nil, last.distance == nil,
      sets.count == 1 || last.load != nil, reading(index)?.sets.allSatisfy({ $0.load == nil }) ?? true,
      let load = document.reader.read("\(text) x 1", in: context(line))?.sets.first?.load
    else { return false }
    let section = session.sections.count - 1
    var set = last
    set.load = load
    // `+17.5 kg, fell at 8 s`
    if let seconds = Self.seconds(in: remark), seconds < last.duration ?? 0 { set.duration = seconds }
    let isFirst = last.load == nil
    if !isFirst { set.notes = nil }
    if isFirst {
      session.sections[section].exercises[exerciseIndex].setGroups[place].sets[sets.count - 1] = set
    } else {
      session.sections[section].exercises[exerciseIndex].setGroups[place].sets.append(set)
    }
    use(.sets)
    open.exercise?.hasChildSets = true
    if keepsFound { keepFound(session.sections[section].exercises[exerciseIndex].name, [set]) }
    if !remark.isEmpty {
      addNote(text: remark, at: .set(section, exerciseIndex, isFirst ? sets.count - 1 : sets.count))
    }
    return true
  }

  private static func seconds(in remark: String) -> Double? {
    let words = remark.split { $0 == " " || $0 == "(" || $0 == ")" }
    guard let place = words.firstIndex(where: { $0.first?.isNumber == true }),
      let value = Double(words[place].prefix { $0.isNumber || $0 == "." }), value > 0
    else { return nil }
    let unit = words[place].drop { $0.isNumber || $0 == "." }
    let next = place + 1 < words.count ? words[place + 1] : ""
    return unit == "s" || unit == "sec" || unit.isEmpty && (next == "s" || next == "sec") ? value : nil
  }

  /// Of `+17.5 kg, slipped` and `+17.5 only held 8 s` the load, and what is told of it.
  private static func loadAndRemark(_ text: String) -> (load: String, remark: String) {
    let words = text.split(separator: " ")
    let isTyped = words.count > 1 && ["kg", "kg,", "lb", "lb,", "lbs", "lbs,"].contains(words[1].lowercased())
    let load = words.prefix(isTyped ? 2 : 1).joined(separator: " ")
    return (load.last == "," ? String(load.dropLast()) : load, words.dropFirst(isTyped ? 2 : 1).joined(separator: " "))
  }

  private static func spacedNumbers(_ text: Substring) -> [(text: String, value: Double)]? {
    var numbers: [(text: String, value: Double)] = []
    for part in text.split(separator: " ") {
      guard part.utf8.count <= 5, let value = Double(part) else { return nil }
      numbers.append((String(part), value))
    }
    return numbers
  }

  /// The sets of loads, each with its repetitions, where a line stands.
  mutating func reading(ofLoads loads: [String], reps: [String], _ line: NoteLine) -> NotationReading? {
    var context = context(line)
    context.conventions.pair = .loadByReps
    let text = zip(loads, reps).map { "\($0) x \($1)" }.joined(separator: "; ")
    guard let reading = document.reader.read(text, in: context), reading.sets.count == loads.count else { return nil }
    return reading
  }

  /// Takes `@ 120 kg` below `3 sets of 10`: the load of the sets above that have none.
  mutating func takeLoadBehindAt(_ line: NoteLine) -> Bool {
    let (section, place) = (session.sections.count - 1, exerciseIndex)
    guard open.exercise != nil, !followsBlank, line.plain.utf8.first == UInt8(ascii: "@"), section >= 0, place >= 0,
      let group = session.sections[section].exercises[place].setGroups.indices.last
    else { return false }
    let text = line.plain.dropFirst().trimmedSpaces
    let isHelp = text.utf8.first == UInt8(ascii: "-")
    guard let (number, behind) = Self.number(isHelp ? String(text.dropFirst()) : text), number > 0 else {
      return false
    }
    let unit = behind.prefix { $0.isLetter }
    let stated = unit.isEmpty ? loadUnit : document.words.loadUnit(NoteWords.key(String(unit)))
    let remark = behind.dropFirst(unit.count).trimmedSpaces
    // `@ 8` is how hard it was.
    guard unit.isEmpty ? number > 10 && remark.isEmpty : stated != nil,
      remark.isEmpty || remark.utf8.first == UInt8(ascii: "(")
    else { return false }
    let sets = session.sections[section].exercises[place].setGroups[group].sets
    let bare = sets.indices.reversed().prefix { sets[$0].load == nil && sets[$0].reps != nil && sets[$0].isCompleted }
    guard !bare.isEmpty else { return false }
    for index in bare {
      session.sections[section].exercises[place].setGroups[group].sets[index].load = Load(
        value: number, unit: stated, kind: isHelp ? .assisted : .external)
    }
    use(.sets)
    let exercise = session.sections[section].exercises[place]
    keepFound(exercise.name, Array(exercise.setGroups[group].sets.suffix(bare.count)))
    if !remark.isEmpty { addNote(text: remark, at: .exercise(section, place)) }
    return true
  }

  /// Takes `22.5`, `12`, `25`, `10`, one a line: loads, and below each what was done with it.
  mutating func takeLoadsByTurns(_ line: NoteLine) -> Bool {
    guard let exercise = open.exercise, exercise.statedLoad == nil, !hasSets, !line.isHeading else { return false }
    var numbers: [(text: String, value: Double)] = []
    while numbers.count < 100, index + numbers.count < lines.count, lines[index + numbers.count].rank == line.rank,
      let value = Self.numberAlone(lines[index + numbers.count])
    {
      numbers.append((lines[index + numbers.count].plain, value))
    }
    let pairs = stride(from: 0, to: numbers.count - 1, by: 2).map { (numbers[$0], numbers[$0 + 1]) }
    guard numbers.count > 3, numbers.count.isMultiple(of: 2), let least = pairs.map(\.0.value).min(),
      let most = pairs.map(\.1.value).max(), most <= 30, least >= most * 1.3,
      pairs.allSatisfy({ $0.1.value.rounded() == $0.1.value })
    else { return false }
    guard let reading = reading(ofLoads: pairs.map(\.0.text), reps: pairs.map(\.1.text), line) else { return false }
    flushCells()
    takeSets(reading, of: line)
    for place in index..<index + numbers.count { uses[place] = .sets }
    return true
  }

  /// The number that a line is all of.
  private static func numberAlone(_ line: NoteLine) -> Double? {
    guard line.kind == .text || line.kind == .item, line.box == nil, line.plain.utf8.count <= 5,
      line.plain.utf8.first?.isDigit == true, let value = Double(line.plain), value > 0
    else { return nil }
    return value
  }

  // MARK: Columns of two lines

  /// Takes two lines of as many numbers: loads, and below each its repetitions.
  mutating func takeColumns(_ line: NoteLine) -> Bool {
    guard open.exercise != nil, !hasSets, line.plain.utf8.first?.isDigit == true, index + 1 < lines.count,
      line.kind == .text || line.kind == .item, lines[index + 1].kind == line.kind,
      let first = Self.numbersOfLine(line.plain), let second = Self.numbersOfLine(lines[index + 1].plain),
      first.count == second.count, first.count > 2, let name = lastExercise?.name,
      !document.names.look(name).isBodyweight, !document.names.look(name).isTimed,
      index + 2 >= lines.count || Self.numbersOfLine(lines[index + 2].plain) == nil
    else { return false }
    let (above, below) = (first.map(\.value), second.map(\.value))
    let isTyped = (first.contains { $0.unit != nil }, second.contains { $0.unit != nil })
    let isLoadFirst: Bool
    if isTyped.0 != isTyped.1 {
      isLoadFirst = isTyped.0
    } else if (above.min() ?? 0) > (below.max() ?? 0) || (below.min() ?? 0) > (above.max() ?? 0) {
      isLoadFirst = above[0] > below[0]
      open.hasColumns = true
    } else {
      guard open.hasColumns else { return false }
      isLoadFirst = true
    }
    let (loads, reps) = isLoadFirst ? (first, second) : (second, first)
    guard reps.allSatisfy({ $0.unit == nil && !$0.text.contains(".") && $0.value <= 100 }) else { return false }
    guard let reading = reading(ofLoads: loads.map { "\($0.text)\($0.unit ?? "")" }, reps: reps.map(\.text), line)
    else {
      return false
    }
    takeSets(reading, of: line)
    uses[index + 1] = .sets
    return true
  }

  /// The numbers of a line of nothing else, each with its unit.
  private static func numbersOfLine(_ text: String) -> [(text: String, value: Double, unit: String?)]? {
    guard text.utf8.count <= 80, text.utf8.first?.isDigit == true,
      text.utf8.allSatisfy({ $0.isDigit || " \t.kglbs".utf8.contains($0) })
    else { return nil }
    var numbers: [(text: String, value: Double, unit: String?)] = []
    for part in text.split(whereSeparator: { $0 == " " || $0 == "\t" }) {
      let digits = part.prefix { $0.isNumber || $0 == "." }
      let unit = part.dropFirst(digits.count)
      guard let value = Double(digits), unit.isEmpty || unit == "kg" || unit == "lb" || unit == "lbs" else {
        return nil
      }
      numbers.append((String(digits), value, unit.isEmpty ? nil : String(unit)))
    }
    return numbers
  }
}
