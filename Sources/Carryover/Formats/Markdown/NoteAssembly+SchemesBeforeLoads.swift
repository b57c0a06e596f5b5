import TextStreams
import TrainingModel

/// Sets that say their own loads, behind the scheme that was meant.
extension NoteAssembly {
  /// `Bench 3x10: 125/10, 125/10, 125/8`, `T1 Squat 5x3+ = 100x3, 100x3, 100x7`: what was meant, and what came of it.
  mutating func readResultOfScheme(_ line: NoteLine) -> Bool {
    guard line.kind == .text || line.kind == .item, line.plain.utf8.count <= 200, line.plain.hasDigit,
      let sign = Self.signBehindScheme(line.plain), line.plain[sign.upperBound...].utf8.first?.isDigit == true,
      case let planned = String(line.plain[..<sign.lowerBound]), let sets = Self.setsOfScheme(endOf: planned),
      let meant = read(planned, of: line), meant.further.isEmpty, !meant.sets.isEmpty,
      !meant.name.isEmpty || open.exercise != nil,
      meant.sets.allSatisfy({ $0.load == nil && $0.target?.load == nil && $0.duration == nil && $0.distance == nil }),
      case let done = line.plain[sign.upperBound...], line.plain[sign].first == ":" || !done.hasPrefix("1x"),
      var reading = read(meant.name.isEmpty ? String(done) : "\(meant.name): \(done)", of: line),
      reading.name == meant.name, reading.further.isEmpty, !reading.sets.isEmpty,
      reading.sets.allSatisfy({ $0.isCompleted && $0.load != nil && $0.reps != nil }),
      // A dash may only divide two of several sets.
      line.plain[sign].first == ":" || reading.sets.count == sets
        || reading.sets.count == 1 && reading.sets[0].reps == meant.sets[0].reps
    else { return false }
    // As the line is read, it may say as much of as many.
    if let whole = self.reading(index)?.sets, whole.count == sets || whole.count == reading.sets.count,
      whole.allSatisfy({ $0.isCompleted && $0.load != nil && $0.reps != nil })
    {
      return false
    }
    // `Squat 3x5: 100 kg x 5` says the load of all.
    if reading.sets.count == 1, reading.sets[0].reps == meant.sets[0].reps {
      reading.sets = Array(repeating: reading.sets[0], count: meant.sets.count)
    }
    takeResult(reading, of: meant, planned, line)
    return true
  }

  /// The first sign that stands behind a scheme.
  private static func signBehindScheme(_ text: String) -> Range<String.Index>? {
    guard text.hasBetweenDigits(UInt8(ascii: "x")) else { return nil }
    let signs = [": ", " = ", " - ", " – ", " — ", " -> ", " → ", " => "].compactMap { sign -> Range<String.Index>? in
      var from = text.startIndex
      while let range = text[from...].bytesRange(of: sign) {
        if setsOfScheme(endOf: String(text[..<range.lowerBound])) != nil { return range }
        from = range.upperBound
      }
      return nil
    }
    return signs.min { $0.lowerBound < $1.lowerBound }
  }

  /// How many sets a scheme without a load says that a text ends with: `Bench 3x10`, `Squat 5x3+`, `Row 4x8-10`.
  private static func setsOfScheme(endOf text: String) -> Int? {
    guard let scheme = text.split(separator: " ").last,
      case let factors = scheme.split(separator: "x", omittingEmptySubsequences: false), factors.count == 2,
      let sets = Int(factors[0]), (1...12).contains(sets), factors[1].utf8.first?.isDigit == true,
      factors[1].utf8.allSatisfy({ $0.isDigit || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") })
    else { return nil }
    return sets
  }

  /// `60kg/8/4 sets`: a load, its repetitions, and how many sets.
  mutating func spellSetsBehindSlashes(_ places: [Int]) {
    for place in places where lines[place].plain.utf8.count <= 120 {
      var words = lines[place].plain.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
      for index in words.indices.dropLast() where document.words.word(words[index + 1].filter(\.isLetter)) == .sets {
        let parts = words[index].split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 3, let (load, unit) = Self.number(String(parts[0])), load > 0,
          let reps = Int(parts[1]), (1...100).contains(reps),
          unit.isEmpty ? load >= 40 && load > 4 * Double(reps) : document.words.loadUnit(NoteWords.key(unit)) != nil,
          let sets = Int(parts[2]), (1...20).contains(sets)
        else { continue }
        words[index] = "\(parts[0]) x \(reps) x \(sets)"
      }
      lines[place].plain = words.joined(separator: " ")
    }
  }

  /// `Snatch - 40kg 3,3  50kg 2  60kg 2,2`: loads with their unit, and behind each its repetitions; how far apart they
  /// stand divides them.
  mutating func spellSpacedLoads(_ places: [Int]) {
    for place in places
    where lines[place].plain.utf8.count <= 160 && lines[place].plain.containsBytes(of: "  ")
      && lines[place].kind != .row
    {
      let text = lines[place].plain
      guard let start = text.firstIndex(where: \.isNumber) else { continue }
      let parts = text[start...].replacing("  ", with: "|").split(separator: "|").map(\.trimmedSpaces)
      let groups = parts.map { Self.loadAndCounts($0) }
      guard parts.count > 1, !groups.contains(where: { $0 == nil }),
        groups.contains(where: { $0?.count != 1 })
      else { continue }
      lines[place].plain = text[..<start] + groups.flatMap { $0 ?? [] }.joined(separator: ", ")
    }
  }

  /// The sets of `50kg 2,2` and `85kg miss`; `nil` for anything else.
  private static func loadAndCounts(_ text: String) -> [String]? {
    let words = text.split(separator: " ")
    guard words.count == 2, isTypedLoad(words[0]) else { return nil }
    if words[1] == "miss" || words[1] == "missed" { return ["\(words[0]) x 0 fail"] }
    let counts = words[1].split(separator: ",", omittingEmptySubsequences: false)
    guard counts.allSatisfy({ Int($0).map { (1...30).contains($0) } ?? false }) else { return nil }
    return counts.map { "\(words[0]) x \($0)" }
  }
}
