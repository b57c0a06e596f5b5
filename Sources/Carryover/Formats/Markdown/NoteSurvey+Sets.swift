import TextStreams
import TrainingModel

/// Lines that hold sets, which begin no session.
extension NoteSurvey {
  /// Whether a line is more than a title: it has numbers, and before the first session sets.
  func isContent(_ line: NoteLine) -> Bool {
    guard line.plain.utf8.contains(where: \.isDigit) else { return false }
    guard starts.isEmpty else { return true }
    var context = NotationContext()
    context.isUnderExercise = true
    guard let reading = document.reader.read(line.plain, in: context), !reading.sets.isEmpty else { return false }
    // `StrongLifts 5x5` above everything else.
    return line.number > 1 || reading.name.isEmpty || names.look(reading.name).isLikely
      || reading.sets.contains { $0.load != nil }
  }

  /// A line with one set and nothing else begins nothing, and says only what its unit is.
  mutating func considerPlainSet(_ line: NoteLine, _ offset: UInt64) -> Bool {
    guard !line.isHeading, !line.isOrdered, let set = line.plain.withByteSlice({ NotesPlainSet($0) }) else {
      return false
    }
    evidence.collect(set)
    chain = nil
    updateName(line, offset, isStart: false)
    hasContent = true
    return true
  }

  /// The same for plain sets behind the name of an exercise, where no number of them may be a date's.
  mutating func considerNamedSets(_ line: NoteLine, _ offset: UInt64) -> Bool {
    guard !line.isHeading, !line.isOrdered, !line.isBold, let named = names.namedSets(line.plain),
      !document.words.filters.dates.mayHoldDate(line.plain),
      legendUnit != nil || !document.words.filters.units.mayBeIn(line.plain, isFree: true)
    else { return false }
    evidence.collect(named)
    chain = nil
    updateName(line, offset, isStart: false)
    hasContent = true
    return true
  }
}
