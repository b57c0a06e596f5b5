import TextStreams
import TrainingModel

/// Columns of a week's table that have exercises of their own: `Assistance`, `Conditioning`.
extension NoteAssembly {
  /// Takes the cells with names and sets out of a row: `Leg curl 3x12 @ 80; Ab wheel 3x10` below `Assistance`.
  mutating func othersOfRow(_ table: NoteTable, _ cells: inout [String]) -> [NotationReading] {
    guard table.column(.exercise) != nil else { return [] }
    var context = NotationContext()
    context.conventions = document.conventions
    (context.distanceUnit, context.loadUnit) = (document.distanceUnit, loadUnit)
    context.isPlanned = isPlanned(lines[index])
    var found: [NotationReading] = []
    for place in table.columns.indices where table.columns[place] == nil && place < cells.count {
      guard table.headers.indices.contains(place), cells[place].hasDigit,
        document.words.isGroup(table.headers[place]) || document.words.section(table.headers[place]) != nil
      else { continue }
      let pieces = cells[place].replacing("<br>", with: ";").split(separator: ";").map(\.trimmedSpaces)
      let readings = pieces.compactMap { document.reader.read($0, in: context) }
      guard readings.count == pieces.count, readings.allSatisfy({ !$0.name.isEmpty && !$0.sets.isEmpty }) else {
        continue
      }
      found += readings
      cells[place] = ""
    }
    return found
  }

  mutating func takeOther(_ reading: NotationReading, _ line: NoteLine) {
    let use = uses[index]
    beginExercise(label(reading.name), line, reading: reading)
    append(reading, line)
    uses[index] = use
  }
}
