import TextStreams
import TrainingModel

/// Marks that one hand has of its own, put in those that all others have.
extension NoteAssembly {
  /// `x Trap bar deadlift 60 kg 8`, several of them: ticked off in a bullet journal, where `> Step-ups 3x10` was moved to
  /// another day.
  mutating func spellTicks(_ places: [Int]) {
    let ticked = places.filter { isTicked(lines[$0]) }
    guard ticked.count > 1 else { return }
    for place in ticked {
      lines[place].plain.removeFirst(2)
      lines[place].box = .ticked
    }
    // What begins with a number answers the line above, and what has none is a remark.
    for place in lines.indices
    where lines[place].isQuoted && lines[place].kind == .text && lines[place].plain.utf8.first?.isLetter == true
      && lines[place].plain.hasDigit
    {
      lines[place].isQuoted = false
      lines[place].box = .open
    }
  }

  /// `w) 40 x 12` above `1) 75 x 8`: a warm-up where the others have a number.
  private static func isMarkedWarmUp(_ text: String) -> Bool {
    let bytes = text.utf8.prefix(4)
    return (text.hasPrefix("w) ") || text.hasPrefix("W) ")) && bytes.last?.isDigit == true
  }

  mutating func spellWarmUpMarks(_ places: [Int]) {
    for place in places where Self.isMarkedWarmUp(lines[place].plain) {
      lines[place].plain = "warm-up: \(lines[place].plain.dropFirst(3))"
    }
  }

  private func isTicked(_ line: NoteLine) -> Bool {
    guard line.kind == .text, !line.isQuoted, line.plain.utf8.first == UInt8(ascii: "x") else { return false }
    let behind = line.plain.utf8.dropFirst()
    return behind.first == 32 && behind.dropFirst().first?.isLetter == true
  }

  /// `L 5, R 4 / L 5, R 4`, `L3 R4 / L3 R3`: sides by turns, and a sign between the rounds.
  mutating func spellTurns(_ places: [Int]) {
    for index in places {
      let rounds = lines[index].plain.split(separator: " / L", omittingEmptySubsequences: false)
      guard rounds.count > 1,
        rounds.allSatisfy({ $0.containsBytes(of: " R") && $0.utf8.last?.isDigit == true }),
        rounds.dropFirst().allSatisfy({ $0.utf8.first == 32 || $0.utf8.first?.isDigit == true })
      else { continue }
      lines[index].plain = rounds.joined(separator: ", L")
    }
  }

  /// `D wrist curls` below `C1 rows` and `C2 dips`: a letter that counts exercises, and no part of the name.
  mutating func spellRanks() {
    let letters = UInt8(ascii: "A")...UInt8(ascii: "H")
    func rank(_ place: Int) -> (letter: UInt8, isAlone: Bool)? {
      let bytes = lines[place].plain.utf8
      guard let letter = bytes.first, letters.contains(letter), let next = bytes.dropFirst().first else { return nil }
      if next == 32 { return bytes.dropFirst(2).first?.isLetter == true ? (letter, true) : nil }
      return next.isDigit && [32, UInt8(ascii: "."), UInt8(ascii: ")")].contains(bytes.dropFirst(2).first)
        ? (letter, false) : nil
    }
    let ranks = lines.indices.compactMap { place in
      lines[place].kind == .text ? rank(place).map { (place, $0.letter, $0.isAlone) } : nil
    }
    guard ranks.contains(where: { !$0.2 }) else { return }
    for (before, next) in zip(ranks, ranks.dropFirst()) where next.2 && next.1 == before.1 + 1 {
      lines[next.0].plain = "\(lines[next.0].plain.prefix(1)).\(lines[next.0].plain.dropFirst())"
    }
  }

  /// `L 16kg 12 / R 18kg 12`: each side with its own load.
  mutating func spellLoadsOfSides(_ places: [Int]) {
    for index in places where lines[index].plain.hasPrefix("L ") {
      let sides = lines[index].plain.split(separator: " / ")
      guard sides.count == 2, sides[1].hasPrefix("R ") else { continue }
      let words = sides.map { $0.split(separator: " ") }
      guard
        words.allSatisfy({
          $0.count == 3 && $0[1].utf8.first?.isDigit == true && $0[1].utf8.last?.isLetter == true
            && $0[2].utf8.allSatisfy(\.isDigit)
        })
      else { continue }
      lines[index].plain = words.map { "\($0[0]) \($0[1]) x \($0[2])" }.joined(separator: ", ")
    }
  }

  /// `-12 kg: L3 R3`: help, and what was done with it.
  mutating func spellHelp(_ places: [Int]) {
    for index in places where lines[index].plain.utf8.first == UInt8(ascii: "-") {
      guard let colon = lines[index].plain.bytesRange(of: ": "),
        Self.isTypedLoad(lines[index].plain[..<colon.lowerBound].dropFirst().replacing(" ", with: "")[...])
      else { continue }
      let isCount = lines[index].plain[colon.upperBound...].utf8.first?.isDigit == true
      lines[index].plain.replaceSubrange(colon, with: isCount ? " x " : " ")
    }
  }

  /// `2x10 @ 20 kg flat bench (just the bar, warm up)`: the last words of a bracket say what the sets were.
  func saysWarmup(_ note: String?, of count: Int) -> Bool {
    guard let note else { return false }
    // `easy warm up`
    if count == 1, let space = note.firstIndex(of: " "), ["easy", "light", "quick", "slow"].contains(note[..<space]),
      document.words.word(note[space...].dropFirst()) == .warmup
    {
      return true
    }
    // `10 min zum Aufwärmen`, `10 min to warm up`
    if count == 1, let space = note.firstIndex(of: " "), note.utf8.count <= 30,
      ["to", "zum", "de", "for", "as", "pour", "per", "para", "als"].contains(note[..<space]),
      document.words.word(note[space...].dropFirst()) == .warmup
    {
      return true
    }
    // `easy, to warm up`
    if count == 1, let comma = note.lastBytesRange(of: ", "), note.utf8.count <= 40, !note.hasDigit,
      saysWarmup(String(note[comma.upperBound...]), of: 1)
    {
      return true
    }
    // `no resistance (warm up)`
    if count == 1, note.utf8.count <= 60, note.utf8.last == UInt8(ascii: ")"),
      let bracket = note.bytesRange(of: " ("), !note[..<bracket.lowerBound].hasDigit,
      let last = note[..<bracket.lowerBound].split(separator: " ").last,
      !["after", "before", "no", "not", "without", "since"].contains(last.lowercased()),
      document.words.word(note[bracket.upperBound...].dropLast()) == .warmup
    {
      return true
    }
    guard note.utf8.first == UInt8(ascii: "("), note.utf8.last == UInt8(ascii: ")"),
      let last = note.dropFirst().dropLast().split(separator: ",").last
    else { return false }
    return document.words.word(last.trimmedSpaces) == .warmup && last.trimmedSpaces.lowercased() != "warm"
  }

  /// `8 on the left and 8 on the right`: how many of each side.
  mutating func spellSidesInWords(_ places: [Int]) {
    for index in places
    where lines[index].plain.utf8.count <= 400 && lines[index].plain.containsBytes(of: " on the left")
      && lines[index].plain.containsBytes(of: " on the right")
    {
      for side in ["left", "right"] {
        for digit in 0...9 {
          lines[index].plain = lines[index].plain.replacing("\(digit) on the \(side)", with: "\(digit) \(side)")
        }
      }
    }
  }

  /// `24 kilos again for 10`, `Then 100 again for 8`, `60 seconds and again for 45 seconds`.
  mutating func spellAgain(_ places: [Int]) {
    for index in places {
      let text = lines[index].plain
      guard let range = text.bytesRange(of: " again for ") ?? rangeOfRepsAgain(text),
        lines[index].plain[range.upperBound...].utf8.first?.isDigit == true
      else { continue }
      let before = lines[index].plain[..<range.lowerBound]
      let isTime = before.hasSuffix(" and")
      lines[index].plain.replaceSubrange(range, with: isTime ? " " : " for ")
    }
  }

  /// Of `80 kilos again, 3 reps.` the words between the load and the repetitions, which end the line.
  private func rangeOfRepsAgain(_ text: String) -> Range<String.Index>? {
    guard let range = text.bytesRange(of: " again, "),
      let unit = text[..<range.lowerBound].split(separator: " ").last,
      document.words.loadUnit(NoteWords.key(unit.drop { $0.isNumber || $0 == "." })) != nil,
      case let words = text[range.upperBound...].split(whereSeparator: { " .".contains($0) }), words.count == 2,
      Int(words[0]) != nil, document.words.word(words[1]) == .reps
    else { return nil }
    return range
  }

  /// `18 kg L 12 R 12, 20 kg L 8 R 10`: both sides with each load.
  mutating func spellSidesOfLoads(_ places: [Int]) {
    for index in places where lines[index].plain.containsBytes(of: " L") {
      let colon = lines[index].plain.bytesRange(of: ": ")
      let sets = colon.map { lines[index].plain[$0.upperBound...] } ?? lines[index].plain[...]
      let parts = sets.replacing(", R", with: " R").split(whereSeparator: { ",;".contains($0) })
      let turns = parts.compactMap { Self.turn($0) }
      guard parts.count > 1, turns.count == parts.count else { continue }
      lines[index].plain = lines[index].plain[..<sets.startIndex] + turns.joined(separator: ", ")
    }
  }

  /// Of `18 kg L 12 R 12` the load, and the repetitions before their sides.
  private static func turn(_ text: Substring) -> String? {
    guard let left = text.bytesRange(of: " L"), let right = text.bytesRange(of: " R"),
      left.upperBound < right.lowerBound
    else { return nil }
    let load = text[..<left.lowerBound].trimmedSpaces
    let reps = [text[left.upperBound..<right.lowerBound].trimmedSpaces, text[right.upperBound...].trimmedSpaces]
    guard load.utf8.first?.isDigit == true, load.utf8.last?.isLetter == true, load.utf8.count <= 8,
      reps.allSatisfy({ !$0.isEmpty && $0.utf8.count <= 3 && $0.utf8.allSatisfy(\.isDigit) })
    else { return nil }
    return "\(load) \(reps[0]) L + \(reps[1]) R"
  }

  /// `Wall push-ups: 12 / 10`: repetitions, and a sign between the sets.
  mutating func spellListsOfBody(_ places: [Int]) {
    for index in places where lines[index].plain.containsBytes(of: " / ") {
      guard let colon = lines[index].plain.bytesRange(of: ": "),
        case let parts = lines[index].plain[colon.upperBound...].split(separator: " / "), parts.count > 1,
        parts.allSatisfy({ !$0.isEmpty && $0.utf8.count <= 3 && $0.utf8.allSatisfy(\.isDigit) }),
        document.names.look(label(String(lines[index].plain[..<colon.lowerBound]))).isBodyweight
      else { continue }
      lines[index].plain = lines[index].plain[..<colon.upperBound] + parts.joined(separator: ", ")
    }
  }

  /// Of `B2. Hanging knee raise` the name.
  static func withoutRank(_ text: String) -> String {
    let bytes = text.utf8
    guard bytes.count > 5, let letter = bytes.first, (UInt8(ascii: "A")...UInt8(ascii: "H")).contains(letter & ~32)
    else { return text }
    let isCounted = bytes.dropFirst().first?.isDigit == true
    let behind = text.dropFirst(isCounted ? 2 : 1)
    let rest = behind.drop { ".):-".contains($0) }
    return rest.first == " " && (isCounted || rest.startIndex > behind.startIndex) ? rest.trimmedSpaces : text
  }

  /// `db curl - 35-10, 35-8, 30-10`: loads, and behind a dash their repetitions.
  mutating func spellDashedPairs(_ places: [Int]) {
    for index in places
    where lines[index].plain.utf8.count <= 120 && lines[index].plain.withByteSlice({ Self.hasDashInNumber($0) }) {
      let text = lines[index].plain
      guard let start = text.firstIndex(where: \.isNumber) else { continue }
      let end = text[start...].firstIndex(of: "(") ?? text.endIndex
      let list = text[start..<end].trimmedSpaces
      let pairs = list.split(separator: list.contains(",") ? ", " : " ", omittingEmptySubsequences: false).map {
        $0.split(separator: "-", omittingEmptySubsequences: false)
      }
      let isPair = pairs.allSatisfy { pair in
        guard pair.count == 2, let load = Double(pair[0]), let reps = Int(pair[1]) else { return false }
        return load >= 15 && load > Double(reps) && (1...30).contains(reps)
      }
      guard isPair, pairs.count > 1, text[..<start].hasSuffix(" ") else { continue }
      var name = text[..<start].trimmedSpaces
      let look = document.names.look(String(name.dropLast(name.hasSuffix("-") ? 1 : 0)).trimmedSpaces)
      guard look.isLikely, !look.isBodyweight, !look.isTimed, !look.isDistance else { continue }
      if name.hasSuffix("-") { name = String(name.dropLast().trimmedSpaces) + ":" }
      let rest = end < text.endIndex ? " " + text[end...] : ""
      lines[index].plain = "\(name) \(pairs.map { $0.joined(separator: "x") }.joined(separator: ", "))\(rest)"
    }
  }

  /// Whether a dash stands right between digits.
  private static func hasDashInNumber(_ text: ByteSlice) -> Bool {
    var place = 0
    while let dash = text.firstIndex(of: UInt8(ascii: "-"), from: place) {
      if dash > 0, text[dash - 1].isDigit, text[dash + 1].isDigit { return true }
      place = dash + 1
    }
    return false
  }

  private static let shortNames: NoteWordSet = ["sq", "bp", "dl"]
  private static let holds: NoteWordSet = [
    "hang", "hangs", "hold", "holds", "plank", "planks", "isometric", "iso", "sprint", "sprints",
  ]

  /// `sq 5s: 60 80 100`, `chins 6s: +5 +10`: so many repetitions with each load.
  mutating func spellLoadsOfCounts(_ places: [Int]) {
    for index in places where lines[index].plain.utf8.count <= 120 {
      guard let colon = lines[index].plain.bytesRange(of: "s: "),
        let space = lines[index].plain[..<colon.lowerBound].lastIndex(of: " "), space > lines[index].plain.startIndex,
        let reps = Int(lines[index].plain[space..<colon.lowerBound].trimmedSpaces), (1...12).contains(reps)
      else { continue }
      let loads = lines[index].plain[colon.upperBound...].split(whereSeparator: { ", ".contains($0) })
      let name = lines[index].plain[..<space]
      let look = document.names.look(String(name))
      // `Max hangs 7s: +10, +15` are seconds.
      guard loads.count > 1, look.isLikely || Self.shortNames.contains(name), !look.isTimed, !look.isDistance,
        !name.split(separator: " ").contains(where: { Self.holds.contains($0) }),
        loads.allSatisfy({ look.isBodyweight ? $0.hasPrefix("+") : (Double($0) ?? 0) > 30 }),
        loads.allSatisfy({ Double($0) != nil })
      else { continue }
      lines[index].plain = "\(name): \(loads.map { "\($0)x\(reps)" }.joined(separator: ", "))"
    }
  }
}
