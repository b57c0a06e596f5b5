import TextStreams
import TrainingModel

/// Supersets whose exercises stand in one line, and the sets of each side by side below it.
extension NoteAssembly {
  /// `ss db row / pushup` above `30x10 / 15` and `32x8 / 12`: read downwards, as a table of two columns is.
  mutating func readPairsOfSuperset(_ line: NoteLine) -> Bool {
    guard line.kind == .text || line.kind == .item, line.plain.utf8.count <= 80, !line.plain.hasDigit,
      let names = namesOfSuperset(line.plain)
    else { return false }
    var rows: [(place: Int, sets: [String])] = []
    for place in lines.indices[(index + 1)...].prefix(20) {
      if rows.isEmpty, lines[place].kind == .blank { continue }
      guard lines[place].kind == line.kind || lines[place].kind == .item,
        let sets = Self.partsOfSuperset(lines[place].plain, names.count)
      else { break }
      rows.append((place, sets))
    }
    let isSaid = ["ss", "superset"].contains(line.plain.prefix { $0.isLetter }.lowercased())
    guard rows.count > (isSaid ? 0 : 1) else { return false }
    // One row may say how many sets there were; of several each is a set.
    if rows.count > 1 {
      let areLoads = names.indices.map { column in
        !document.names.look(names[column]).isBodyweight
          && rows.allSatisfy { (Double($0.sets[column].prefix { $0.isNumber || $0 == "." }) ?? 0) > 5 }
      }
      rows = rows.map { row in
        (row.place, zip(row.sets, areLoads).map { $1 ? withLoad($0) : $0 })
      }
    }
    let head = index
    var readings: [[NotationReading]] = []
    for column in names.indices {
      var found: [NotationReading] = []
      for row in rows {
        var context = context(lines[row.place])
        context.isUnderExercise = true
        context.isBodyweightExercise = document.names.look(names[column]).isBodyweight
        guard let reading = document.reader.read(row.sets[column], in: context), !reading.sets.isEmpty,
          reading.name.isEmpty
        else { return false }
        found.append(reading)
      }
      readings.append(found)
    }
    flushCells()
    for (column, name) in names.enumerated() {
      index = head
      beginExercise(name, line)
      for (row, reading) in zip(rows, readings[column]) {
        index = row.place
        takeSets(reading, of: lines[row.place])
      }
    }
    closeExercise()
    index = rows.last?.place ?? head
    return true
  }

  /// `B1. Row + B2. Press (superset, reps each arm)` above `B1: 12 @ 40kg → B2: 10 @ 15kg`: the same without the labels.
  mutating func spellLabelsOfSupersets(_ places: [Int]) {
    for place in places
    where isSpellable(place, to: 120)
      && ["2.", "2:", "2)"].contains(where: { lines[place].plain.containsBytes(of: $0) })
    {
      var text = lines[place].plain
      var remark = ""
      if text.hasSuffix(")"), let open = text.lastBytesRange(of: " (") {
        remark = String(text[open.lowerBound...]).trimmedSpaces
        text = String(text[..<open.lowerBound])
      }
      guard let told = Self.withoutLabels(text), !told.hasDigit, namesOfSuperset("superset \(told)") != nil else {
        continue
      }
      var next = place + 1
      while next < lines.count, lines[next].kind == .blank { next += 1 }
      // Lines of one label each stand for themselves.
      guard next < lines.count, Self.withoutLabels(lines[next].plain) != nil else { continue }
      if !remark.isEmpty { setAside(remark, at: place) }
      lines[place].plain = "superset \(told)"
      while next < lines.count, isSpellable(next, to: 120), let sets = Self.withoutLabels(lines[next].plain) {
        lines[next].plain = sets
        next += 1
      }
    }
  }

  /// Of `B1. Row + B2. Press` what stands behind the labels; `nil` where there are not two of them.
  private static func withoutLabels(_ text: String) -> String? {
    let words = text.split(separator: " ")
    let others = words.filter { !isLabelOfSuperset($0) }
    return words.count - others.count > 1 ? others.joined(separator: " ") : nil
  }

  /// `B1.`, `b2:`
  private static func isLabelOfSuperset(_ word: Substring) -> Bool {
    guard word.utf8.count == 3, let letter = word.utf8.first, (letter | 32) &- 97 < 8 else { return false }
    let rest = word.dropFirst()
    return rest.utf8.first?.isDigit == true && rest.last.map { ".:)".contains($0) } == true
  }

  /// Of `ss lat raise / face pull` both names.
  private func namesOfSuperset(_ text: String) -> [String]? {
    guard [" / ", " + ", " & "].contains(where: { text.containsBytes(of: $0) }) else { return nil }
    let lower = text.lowercased()
    let word = ["ss ", "ss: ", "superset ", "superset: "].first { lower.hasPrefix($0) }
    let rest = text.dropFirst(word?.count ?? 0)
    // `bench / bb row` above rows of both
    if word == nil {
      let names = rest.replacing(" / ", with: "\n").split(separator: "\n").map(\.trimmedSpaces)
      return names.count == 2 && names.allSatisfy({ document.names.look($0).isKnown }) ? names : nil
    }
    for joint in [" / ", " + ", " & "] where rest.containsBytes(of: joint) {
      let names = rest.replacing(joint, with: "\n").split(separator: "\n").map(\.trimmedSpaces)
      return (2...4).contains(names.count) && names.allSatisfy({ document.names.look($0).isLikely }) ? names : nil
    }
    return nil
  }

  /// Of `30x10 / 15` what was done of each.
  private static func partsOfSuperset(_ text: String, _ count: Int) -> [String]? {
    for joint in [" / ", " + ", " & ", " → ", " -> "] where text.containsBytes(of: joint) {
      let parts = text.replacing(joint, with: "\n").split(separator: "\n").map(\.trimmedSpaces)
      return parts.count == count && parts.allSatisfy({ $0.hasDigit && !$0.contains(",") }) ? parts : nil
    }
    return nil
  }

  /// `8x15` as a load and its repetitions.
  private func withLoad(_ set: String) -> String {
    let factors = set.split(whereSeparator: { "x×".contains($0) })
    guard factors.count == 2, Double(factors[0]) != nil, Int(factors[1]) != nil, let unit = loadUnit else { return set }
    return document.conventions.pair == .repsByLoad
      ? "\(factors[1])\(unit.rawValue) x \(factors[0])" : "\(factors[0])\(unit.rawValue) x \(factors[1])"
  }
}
