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
    for joint in [" / ", " + ", " & "] where text.containsBytes(of: joint) {
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
