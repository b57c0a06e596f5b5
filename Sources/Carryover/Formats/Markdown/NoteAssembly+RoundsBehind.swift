import TextStreams
import TrainingModel

/// How often the exercises of a block were done in turn, where the line that says it stands below them.
extension NoteAssembly {
  /// `goblet squats 12kg x 12`, `press ups x 10`, `3 rounds`: each of them three times; what stands behind a blank line
  /// or has another label is done as it says.
  mutating func spellRoundsBehind() {
    // Who has said it below once says it there again.
    var last: Int?
    for place in lines.indices.dropFirst(2) where lines[place].plainSet == nil {
      guard let count = Self.roundsAlone(lines[place]), last != nil || endsBlock(place),
        let block = blockOfSingles(above: place, behind: last),
        case let spelled = block.map({ "\(lines[$0].plain) x \(count) rounds" }),
        zip(block, spelled).allSatisfy({ says($1, as: lines[$0].plain, count) })
      else { continue }
      for (above, text) in zip(block, spelled) { lines[above].plain = text }
      lines[place].isEscaped = true
      last = place
    }
  }

  /// Whether a text is read as the set of another, so many times: `plank 60 x 3 rounds` has a load.
  private func says(_ text: String, as other: String, _ count: Int) -> Bool {
    guard let all = reading(ofSingle: text), let one = reading(ofSingle: other)?.sets.first else { return false }
    return all.sets.count == count && all.sets.allSatisfy { $0 == one }
  }

  private func reading(ofSingle text: String) -> NotationReading? {
    let bare = Self.group(of: text) == nil ? text : text.drop(while: { $0 != " " }).trimmedSpaces
    return document.reader.read(bare, in: NotationContext())
  }

  private static let nouns = ["rounds", "runden", "rondas", "giri", "tours"]
  private static let beginnings = NoteBeginnings(nouns)

  /// Of `3 rounds`, `x 5 rounds`, `5 rounds in 12:30` the number.
  private static func roundsAlone(_ line: NoteLine) -> Int? {
    // Nearly all lines are known to be none of these without a look at their words.
    guard line.kind == .text || line.kind == .item, line.plain.utf8.count <= 24,
      line.plain.hasDigit, !line.isEscaped, beginnings.mayBeIn(line.plain)
    else { return nil }
    var words = line.plain.lowercased().split(separator: " ")[...]
    if words.first == "x" || words.first == "for" { words = words.dropFirst() }
    guard words.count > 1, let number = words.popFirst(),
      let count = Int(number.hasPrefix("x") ? number.dropFirst() : number),
      (2...20).contains(count), let noun = words.popFirst(),
      nouns.contains(String(noun))
    else { return nil }
    let isDone = words.isEmpty || words == ["total"] || words == ["done"]
    return isDone || words.count == 2 && words.first == "in" && words.last.map { isClock(String($0)) } == true
      ? count : nil
  }

  /// Whether nothing stands right below a line that it could head.
  private func endsBlock(_ place: Int) -> Bool {
    guard place + 1 < lines.count else { return true }
    let next = lines[place + 1]
    if next.kind == .blank || next.isHeading { return true }
    // `2a DB row 10kg x 10` behind `1b Press ups x 10`
    guard let below = Self.group(of: next.plain), let above = Self.group(of: lines[place - 1].plain) else {
      return false
    }
    return below != above
  }

  /// Of `2a DB row`, `B1 Rows` what its label shares with those that were done in turn with it.
  private static func group(of text: String) -> Character? {
    let label = text.prefix { $0 != " " && $0 != "." && $0 != ")" }
    guard label.count == 2, let first = label.first, let second = label.last, first.isNumber != second.isNumber,
      first.isLetter || second.isLetter
    else { return nil }
    return first
  }

  /// The lines right above that hold one set each and the name of what was done, each another; at least two.
  private func blockOfSingles(above place: Int, behind last: Int?) -> Range<Int>? {
    var start = place
    var names: Set<String> = []
    let group = Self.group(of: lines[place - 1].plain)
    while start > (last ?? -1) + 1, lines[start - 1].kind == .text || lines[start - 1].kind == .item,
      !isHead(lines[start - 1]), Self.group(of: lines[start - 1].plain) == group
    {
      guard let name = nameOfSingle(lines[start - 1]) else {
        // `Circuit:` above them says nothing of how often.
        let title = lines[start - 1].plain
        if title.hasDigit || NoteRounds.count(in: title, words: document.words) != nil { return nil }
        break
      }
      guard names.insert(name).inserted else { return nil }
      start -= 1
    }
    return place - start > 1 ? start..<place : nil
  }

  /// The name in a line with one set of several repetitions, or of a time or a way.
  private func nameOfSingle(_ line: NoteLine) -> String? {
    guard line.plain.hasDigit, !line.isEscaped, line.box == nil, let reading = reading(ofSingle: line.plain),
      reading.sets.count == 1, reading.sets[0].reps != 1, !reading.name.isEmpty, reading.further.isEmpty,
      reading.note == nil, document.names.look(label(reading.name)).isLikely
    else { return nil }
    return reading.name.lowercased()
  }
}
