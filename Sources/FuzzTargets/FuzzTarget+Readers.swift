import Carryover
import TextStreams
import TrainingModel

extension FuzzTarget {
  /// The reader of a format: rows add up, chunks make no difference, and what was read is written and read again.
  static func reader(_ format: InputFormat) -> FuzzTarget {
    FuzzTarget(
      format.identifier, "the reader of \(format.name)",
      glance: { bytes in try ReadInput(bytes, format: format).checkCounts() }
    ) { bytes in
      let history = try ReadInput(bytes, format: format)
      try history.checkCounts()
      let size = bytes.count % 61 + 1
      let again = try ReadInput(bytes, format: format, chunkSize: size)
      try FuzzFinding.require(
        again.library == history.library && again.summary.rows == history.summary.rows
          && again.summary.log.diagnostics == history.summary.log.diagnostics,
        "chunks of \(size) bytes give something else")
      for document in [OutputFormat.json, .jsonLines] { try history.checkReadsBack(from: document) }
      try history.checkSessionsReadBack()
      try history.writeEverything()
    }
  }
}

/// A history read to its end, with what is known of it.
struct ReadInput {
  let library: Library
  let summary: SourceSummary
  private let preview: HistoryPreview
  private let rejectedRows: Int
  private let isTable: Bool

  init(_ bytes: [UInt8], format: InputFormat?, chunkSize: Int = 1 << 16) throws(ReadingFailure) {
    var options = ReadingOptions()
    options.allowsUnknownUnit = true
    options.keepsRejectedRows = true
    options.chunkSize = chunkSize
    var reader = try HistoryReader(bytes: bytes, name: "input", format: format, options: options)
    library = try reader.library()
    summary = reader.summary
    isTable = format?.fileExtensions.contains("csv") ?? false
    rejectedRows = reader.takeRejectedRows().count
    var preview = HistoryPreview()
    for entity in library.entities { preview.add(entity) }
    self.preview = preview
  }

  /// There are as many sets as rows that are one, or as many exercises where a row is an exercise, and each row that was
  /// rejected is there to be mended.
  func checkCounts() throws {
    guard isTable else { return }
    let rows = summary.rows
    let isAddedUp =
      rows.exercises > 0 ? rows.exercises == preview.loggedExercises : rows.sets == preview.sets.total
    try FuzzFinding.require(isAddedUp, "\(rows) and \(preview.sets.total) sets")
    try FuzzFinding.require(rows.rejected == rejectedRows, "\(rows.rejected) rows rejected, \(rejectedRows) kept")
  }

  /// A document that can hold everything gives the same back.
  func checkReadsBack(from format: OutputFormat) throws {
    let document = try library.document(in: format)
    let again: ReadInput
    do {
      again = try ReadInput(document, format: InputFormat.all.first { $0.identifier == format.identifier })
    } catch {
      throw FuzzFinding("\(format.identifier) cannot be read back: \(error)")
    }
    try FuzzFinding.require(again.library == library, "\(format.identifier) gives something else back")
    try FuzzFinding.require(
      try again.library.document(in: format) == document, "\(format.identifier) is written otherwise the second time")
  }

  /// A table gives back sessions that can be told apart.
  func checkSessionsReadBack() throws {
    guard Set(library.sessions.map(\.id)).count == library.sessions.count else { return }
    // Where nobody said what an exercise is, reading a table finds it by its name.
    let exercises = library.sessions.flatMap { $0.sections.flatMap(\.exercises) }
    guard exercises.allSatisfy({ $0.exerciseID != nil && $0.modality != nil }) else { return }
    let again = try ReadInput(library.document(in: .csv), format: .csv)
    // What is beyond a limit is rejected, and told.
    guard again.summary.rows.rejected == 0 else { return }
    // A table puts them in the order of time.
    try FuzzFinding.require(
      again.library.sessions == Self.inOrderOfTime(library.sessions), "a table gives other sessions back")
  }

  private static func inOrderOfTime(_ sessions: [Session]) -> [Session] {
    sessions.enumerated().sorted {
      ($0.element.start.map { $0.sortKey + 1 } ?? 0, $0.offset) < (
        $1.element.start.map { $0.sortKey + 1 } ?? 0, $1.offset
      )
    }.map(\.element)
  }

  /// Nothing that is shown or written stumbles over it.
  func writeEverything() throws {
    for format in OutputFormat.all { _ = try library.document(in: format) }
    let page = TrainingReport(TrainingStatistics(library.sessions).figures(in: .kilogram)).html()
    try FuzzFinding.require(!String(decoding: page, as: UTF8.self).contains("<script"), "the page has a script in it")
  }
}
