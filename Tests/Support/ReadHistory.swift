package import Carryover

/// A history read to its end.
package struct ReadHistory: Sendable {
  package var library: Library
  package var summary: SourceSummary
  package var preview: HistoryPreview

  package var sessions: [Session] { library.sessions }
  package var sets: [LoggedSet] { sessions.flatMap(\.allSets) }
  package var exercises: [LoggedExercise] { sessions.flatMap { $0.sections.flatMap(\.exercises) } }
  package func codes() -> [String] { summary.log.diagnostics.map(\.code.identifier) }
}

/// Reads a whole history from text.
package func readHistory(
  _ text: String, options: ReadingOptions = ReadingOptions(), chunkSize: Int = 1 << 16
) throws -> ReadHistory {
  try readHistory(Array(text.utf8), options: options, chunkSize: chunkSize)
}

/// Reads a whole history from bytes.
package func readHistory(
  _ bytes: [UInt8], options: ReadingOptions = ReadingOptions(), chunkSize: Int = 1 << 16
) throws -> ReadHistory {
  var options = options
  options.chunkSize = chunkSize
  var reader = try HistoryReader(bytes: bytes, name: "test.csv", options: options)
  var library = Library()
  var preview = HistoryPreview()
  while let entity = try reader.next() {
    library.append(entity)
    preview.add(entity)
  }
  return ReadHistory(library: library, summary: reader.summary, preview: preview)
}

/// Options that say kilograms.
package var kilograms: ReadingOptions {
  var options = ReadingOptions()
  options.loadUnits = LoadUnitSchedule(.kilogram)
  return options
}
