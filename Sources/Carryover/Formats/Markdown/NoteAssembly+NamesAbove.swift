import TextStreams
import TrainingModel

/// Names above their sets that have a remark or a load beside them.
extension NoteAssembly {
  /// `**Row** (the right arm is the good one)`: a name in bold above its sets, and a remark.
  mutating func takeBoldName(_ line: NoteLine) -> Bool {
    guard line.content.hasPrefix("**"), !line.isBold, !line.isHeading else { return false }
    if takeBoldNameBeforeComma(line) { return true }
    guard let end = line.content.dropFirst(2).firstRange(of: "** ") else { return false }
    let text = String(line.content.dropFirst(2)[..<end.lowerBound])
    let behind = String(line.content[end.upperBound...])
    let remark = behind.bracketed ?? behind
    let name = document.reader.heading(text, in: NotationContext()).name
    guard !name.isEmpty, !name.hasDigit, case let look = document.names.look(name),
      look.isLikely || !look.isSentence && look.wordCount <= 4
    else { return false }
    let isWarmup = document.words.word(remark) == .warmup
    let isSentence =
      !remark.hasDigit && behind.bracketed != nil
      && NoteProse.isSentence(remark, wordCount: remark.split(separator: " ").count)
    guard isWarmup || isSentence || tellsOfGear(remark), case .namelessSets = followLine(line).first else {
      return false
    }
    let stated = document.reader.heading(line.plain, in: context(line)).statedLoad
    beginExercise(text, line)
    if isWarmup {
      open.exercise?.isWarmup = true
      return true
    }
    if let stated { open.exercise?.statedLoad = stated }
    addNote(text: behind, at: .exercise(session.sections.count - 1, exerciseIndex))
    return true
  }

  /// `seat 4`, `20mm edge, 3 min rest`, `with pulley, 15 kg assist`: with what an exercise is done, and how it is set.
  private func tellsOfGear(_ remark: String) -> Bool {
    guard remark.hasDigit, let first = remark.split(separator: " ").first else { return false }
    if document.words.word(first) == .setting { return true }
    // `with pulley, 15 kg assist`, but no load alone: `with 12s`
    if first == "with" || first == "w/" {
      let parts = remark.split(separator: ",")
      return parts.count > 1 && !parts[0].contains(where: \.isNumber)
    }
    guard first.utf8.first?.isDigit == true else { return false }
    let words = remark.split(whereSeparator: { " ,".contains($0) })
    return words.count > 1 && (first.hasSuffix("mm") || words[1] == "mm")
  }

  /// `**Max hangs**, 20 mm edge, half crimp`: a name in bold above its sets, and how they were done.
  private mutating func takeBoldNameBeforeComma(_ line: NoteLine) -> Bool {
    guard let end = line.content.dropFirst(2).firstRange(of: "**, ") else { return false }
    let name = String(line.content.dropFirst(2)[..<end.lowerBound])
    let remark = String(line.content[end.upperBound...])
    guard !name.isEmpty, !name.hasDigit, !name.hasByte(UInt8(ascii: "*")), remark.hasDigit,
      remark.hasByte(UInt8(ascii: ",")), case .namelessSets = followLine(line).first
    else { return false }
    beginExercise(name, line)
    addNote(text: remark, at: .exercise(session.sections.count - 1, exerciseIndex))
    return true
  }

  /// `Clean & press 2x16` above the repetitions of each set: two bells of that weight.
  mutating func takePairAbove(_ line: NoteLine) -> Bool {
    if takeBellsAbove(line) || takeLoadAboveLadder(line) { return true }
    guard line.kind == .text || line.kind == .item,
      isCountAlone(index + 1) && isCountAlone(index + 2) || isLadder(index + 1),
      let space = line.plain.lastIndex(of: " ")
    else { return false }
    let name = label(String(line.plain[..<space]))
    var text = line.plain[line.plain.index(after: space)...]
    guard text.hasPrefix("2x") || text.hasPrefix("2×") else { return false }
    text = text.dropFirst(2)
    let digits = text.prefix { $0.isNumber || $0 == "." }
    guard let load = Double(digits), load >= 8, !name.hasDigit,
      document.names.look(name).isLikely
    else { return false }
    let unit = text.dropFirst(digits.count)
    guard unit.isEmpty || document.words.loadUnit(NoteWords.key(String(unit))) != nil else { return false }
    flushCells()
    beginExercise(name, line)
    let stated = document.words.loadUnit(NoteWords.key(String(unit))) ?? loadUnit
    open.exercise?.statedLoad = Load(value: load, unit: stated)
    return true
  }

  /// `Clean & press 16 kg` above `ladder: 5, 4, 3`.
  private mutating func takeLoadAboveLadder(_ line: NoteLine) -> Bool {
    guard line.kind == .text || line.kind == .item, isLadder(index + 1), line.plain.hasDigit,
      case let rungs = Self.rungs(lines[index + 1].plain) ?? "", rungs.contains(","),
      rungs.drop(while: { !$0.isNumber }).utf8.allSatisfy({ $0.isDigit || $0 == 32 || $0 == UInt8(ascii: ",") }),
      case let heading = document.reader.heading(line.plain, in: NotationContext()), let load = heading.statedLoad,
      !heading.name.isEmpty, document.names.look(label(heading.name)).isKnown,
      // The name and the load, and no record or goal between them.
      line.plain.hasPrefix(heading.name),
      case let behind = line.plain.dropFirst(heading.name.count).split(separator: " "), behind.count <= 2,
      let number = behind.first, number.utf8.first?.isDigit == true, !number.hasByte(UInt8(ascii: "/"))
    else { return false }
    flushCells()
    beginExercise(label(heading.name), line)
    let stated = Load(value: load.value, unit: load.unit ?? loadUnit)
    open.exercise?.statedLoad = stated
    return true
  }

  /// `Incline db press 60s` above `10, 9, 8`: a pair of dumbbells by its weight, and no minute.
  private mutating func takeBellsAbove(_ line: NoteLine) -> Bool {
    guard line.kind == .text || line.kind == .item, line.plain.utf8.last == UInt8(ascii: "s"), index + 1 < lines.count,
      let space = line.plain.lastIndex(of: " "),
      let load = Double(line.plain[line.plain.index(after: space)...].dropLast()), (5...150).contains(load),
      case let name = label(String(line.plain[..<space])), !name.hasDigit,
      name.split(separator: " ").contains(where: { Self.bells.contains($0) }), !document.names.look(name).isTimed,
      let numbers = NoteRow.numbers(lines[index + 1].plain, decimalComma: false),
      numbers.allSatisfy({ $0.rounded() == $0 && (1...50).contains($0) })
    else { return false }
    flushCells()
    beginExercise(name, line)
    let stated = Load(value: load, unit: loadUnit)
    open.exercise?.statedLoad = stated
    return true
  }

  private static let bells: NoteWordSet = [
    "db", "dbs", "dumbbell", "dumbbells", "kb", "kbs", "kettlebell", "kettlebells",
  ]

  private func isLadder(_ place: Int) -> Bool { place < lines.count && Self.rungs(lines[place].plain) != nil }

  /// Of `ladder 1,2,3,4` the repetitions, of `ladder L: 1, 2, 3` with their side.
  static func rungs(_ text: String) -> String? {
    guard text.utf8.count <= 60, text.utf8.first.map({ $0 | 32 == UInt8(ascii: "l") }) == true,
      let word = ["ladders", "ladder"].first(where: { text.lowercased().hasPrefix($0) })
    else { return nil }
    let rest = text.dropFirst(word.count).drop { ": ".contains($0) }
    for (sign, side) in [("L", "left"), ("R", "right"), ("left", "left"), ("right", "right")]
    where rest.hasPrefix("\(sign): ") {
      return "\(side)\(rest.dropFirst(sign.count))"
    }
    return rest.utf8.first?.isDigit == true && rest.count < text.count - word.count ? String(rest) : nil
  }

  /// Whether a text stands right above several numbers, one a line, of which it must be the name: `Chins`, `8`, `7`, `6`.
  func headsNumbers(_ text: String, _ look: NoteNameLook) -> Bool {
    guard isNumberAlone(index + 1), isNumberAlone(index + 2), lines[index + 1].rank >= lines[index].rank,
      !look.isSentence, look.wordCount <= 5, !text.hasDigit,
      text.unicodeScalars.first?.properties.isAlphabetic == true, !text.hasSuffix(".")
    else { return false }
    return document.words.section(text) == nil && document.words.field(text) == nil && !isPlanHeading(text)
  }

  /// `12`: a number of up to three digits, and nothing but a remark beside it.
  func isNumberAlone(_ place: Int) -> Bool {
    place < lines.count && (isCountAlone(place) && lines[place].plain.utf8.count <= 3 || count(place) != nil)
  }

  /// Of `35s`, which are two dumbbells, the load of one.
  private static func loadOfOne(_ text: Substring) -> Substring {
    text.hasSuffix("s") && text.dropLast().allSatisfy(\.isNumber) ? text.dropLast() : text
  }

  /// `Face pulls 20`, `Bench 62,5` right above several repetitions: the name, and the load, which states no unit.
  func nameAndLoad(_ text: String) -> (name: String, load: Double)? {
    guard index + 1 < lines.count, let space = text.lastIndex(of: " "),
      let load = Double(Self.loadOfOne(text[text.index(after: space)...]).replacing(",", with: ".")),
      (2...500).contains(load)
    else { return nil }
    let name = String(text[..<space])
    var counts = lines[index + 1].plain.split { !$0.isNumber }
    // One a line.
    if isNumberAlone(index + 1), isNumberAlone(index + 2) { counts += lines[index + 2].plain.split { !$0.isNumber } }
    let look = document.names.look(name)
    guard counts.count > 1, Double(counts.count) != load, look.isLikely, !look.isBodyweight, !look.isTimed,
      !look.isDistance, !name.hasDigit, counts.allSatisfy({ Int($0) ?? 99 <= 30 })
    else { return nil }
    return (name, load)
  }

  /// Whether nothing stands below a line but items of one small number each, two at least: repetitions of what is called
  /// so, as a line of the same kind names the exercise before.
  mutating func hasCountsBelow(_ line: NoteLine, _ text: String) -> Bool {
    if line.isHeading, text.hasDigit, heading(text, line).statedLoad?.unit != nil, hasTickedCountsBelow { return true }
    let isNamedAlike = lines[..<index].indices.contains {
      uses[$0] == .exercise && lines[$0].kind == line.kind && lines[$0].isBold == line.isBold
    }
    guard isNamedAlike,
      !text.lowercased().split(whereSeparator: { !$0.isLetter }).contains(where: { word in
        Self.wordsOfNoName.contains(String(word)) || document.words.columnRole(word) != nil
          || document.words.field(word) != nil
      })
    else { return false }
    var count = 0
    for line in lines[(index + 1)...].prefix(20) where line.kind != .blank {
      guard line.kind == .item, !line.isBold else { break }
      let digits = line.plain.prefix(while: \.isNumber)
      let rest = line.plain[digits.endIndex...]
      guard let number = Int(digits), (1...20).contains(number), line.box == nil, rest.isEmpty || rest.hasPrefix(" (")
      else { return false }
      count += 1
    }
    return count > 1
  }

  /// `- [x] 10`, `- [ ] 10 (out of gas, skipped)` below `### BBB press @ 35kg`
  private var hasTickedCountsBelow: Bool {
    let counts = lines[(index + 1)...].prefix(20).drop { $0.kind == .blank }.prefix { line in
      let digits = line.plain.prefix(while: \.isNumber)
      let rest = line.plain[digits.endIndex...]
      return line.kind == .item && Int(digits).map { (1...60).contains($0) } == true
        && (rest.isEmpty || rest.hasPrefix(" ("))
    }
    return counts.count > 1
  }

  /// Whether the next line is one small number.
  var hasCountBelow: Bool {
    lines[(index + 1)...].firstIndex { $0.kind != .blank }.map { isCountAlone($0) } ?? false
  }

  private static let wordsOfNoName: Set<String> = [
    "mood", "energy", "sleep", "soreness", "readiness", "rating", "ratings", "questions", "week", "weeks", "goal",
    "goals",
    "superset", "round", "rounds", "emom", "amrap", "total", "totals", "times", "heart", "pulse", "steps", "score",
    "scores", "pain", "stress", "hours", "days", "day",
  ]
}
