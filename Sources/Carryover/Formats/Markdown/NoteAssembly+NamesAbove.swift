import TextStreams
import TrainingModel

/// Names above their sets that have a remark or a load beside them.
extension NoteAssembly {
  /// `**Row** (the right arm is the good one)`: a name in bold above its sets, and a remark.
  mutating func takeBoldName(_ line: NoteLine) -> Bool {
    guard line.content.hasPrefix("**"), line.content.hasSuffix(")"), !line.isBold, !line.isHeading,
      let end = line.content.dropFirst(2).firstRange(of: "** (")
    else { return false }
    let text = String(line.content.dropFirst(2)[..<end.lowerBound])
    let remark = String(line.content[end.upperBound...].dropLast())
    let name = document.reader.heading(text, in: NotationContext()).name
    guard !name.isEmpty, document.names.look(name).isLikely, !remark.utf8.contains(where: \.isDigit),
      NoteProse.isSentence(remark, wordCount: remark.split(separator: " ").count),
      case .namelessSets = followLine(line).first
    else { return false }
    beginExercise(text, line)
    addNote(text: "(\(remark))", at: .exercise(session.sections.count - 1, exerciseIndex))
    return true
  }

  /// `Clean & press 2x16` above the repetitions of each set: two bells of that weight.
  mutating func takePairAbove(_ line: NoteLine) -> Bool {
    guard line.kind == .text || line.kind == .item, isCountAlone(index + 1), isCountAlone(index + 2),
      let space = line.plain.lastIndex(of: " ")
    else { return false }
    let name = label(String(line.plain[..<space]))
    var text = line.plain[line.plain.index(after: space)...]
    guard text.hasPrefix("2x") || text.hasPrefix("2×") else { return false }
    text = text.dropFirst(2)
    let digits = text.prefix { $0.isNumber || $0 == "." }
    guard let load = Double(digits), load >= 8, !name.utf8.contains(where: \.isDigit),
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

  /// `Face pulls 20`, `Bench 62,5` right above several repetitions: the name, and the load, which states no unit.
  func nameAndLoad(_ text: String) -> (name: String, load: Double)? {
    guard index + 1 < lines.count, let space = text.lastIndex(of: " "),
      let load = Double(text[text.index(after: space)...].replacing(",", with: ".")), (2...500).contains(load)
    else { return nil }
    let name = String(text[..<space])
    let counts = lines[index + 1].plain.split { !$0.isNumber }
    let look = document.names.look(name)
    guard counts.count > 1, Double(counts.count) != load, look.isLikely, !look.isBodyweight, !look.isTimed,
      !look.isDistance, !name.utf8.contains(where: \.isDigit), counts.allSatisfy({ Int($0) ?? 99 <= 30 })
    else { return nil }
    return (name, load)
  }
}
