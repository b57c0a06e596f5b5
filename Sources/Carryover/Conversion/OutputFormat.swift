import TextStreams

/// What a projection is told beside the entities.
struct ProjectionContext: Sendable {
  /// The units to which loads and distances were converted.
  var units: UnitTransform
  /// Finds templates as reading the output would.
  var matcher: ExerciseMatcher
  /// What the caller says about the output.
  var options: WritingOptions
}

/// A format that histories are written in.
public struct OutputFormat: Sendable {
  /// The name that the command knows it by.
  public let identifier: String
  /// Its name for people.
  public let name: String
  /// The endings of its files, without the dot.
  public let fileExtensions: [String]
  /// What it can hold.
  public let capabilities: FormatCapabilities
  private let makeWriter: @Sendable (any OutputSink, WritingOptions) -> any EntityWriter
  private let makeProjection: (@Sendable (ProjectionContext) -> any SessionProjection)?

  init(
    _ identifier: String, _ name: String, fileExtensions: [String], capabilities: FormatCapabilities,
    projection: (@Sendable (ProjectionContext) -> any SessionProjection)? = nil,
    writer: @escaping @Sendable (any OutputSink, WritingOptions) -> any EntityWriter
  ) {
    self.identifier = identifier
    self.name = name
    self.fileExtensions = fileExtensions
    self.capabilities = capabilities
    makeProjection = projection
    makeWriter = writer
  }

  /// A writer that writes what the format can hold, and counts the rest.
  func writer(
    into sink: any OutputSink, options: WritingOptions = WritingOptions(), units: UnitTransform = UnitTransform(),
    matcher: ExerciseMatcher = ExerciseMatcher()
  ) -> LossyWriter {
    LossyWriter(
      makeWriter(sink, options), capabilities: capabilities,
      projection: makeProjection?(ProjectionContext(units: units, matcher: matcher, options: options)),
      matcher: matcher)
  }
}

extension OutputFormat {
  /// One JSON document.
  public static let json = OutputFormat(
    "json", "Carryover JSON", fileExtensions: ["json"], capabilities: .everything
  ) { sink, _ in JSONWriter(sink: sink) }

  /// JSON Lines: an entity a line.
  public static let jsonLines = OutputFormat(
    "jsonl", "Carryover JSON Lines", fileExtensions: ["jsonl", "ndjson", "carryover"], capabilities: .everything
  ) { sink, _ in JSONLinesWriter(sink: sink) }

  /// Carryover's own table, a set a row.
  public static let csv = OutputFormat(
    "csv", "Carryover CSV", fileExtensions: ["csv"], capabilities: .wholeSessions
  ) { sink, options in TableWriter(sink: sink, isSpreadsheetSafe: options.isSpreadsheetSafe) }

  /// Notes in markdown, a set a line, each session with front matter for what notes do not show.
  public static let markdown = OutputFormat(
    "markdown", "Notes in markdown", fileExtensions: ["md", "markdown"], capabilities: .notes,
    projection: { _ in NotesProjection() }, writer: { sink, _ in NotesWriter(sink: sink) })

  /// One workout as a training log's app hands it to the clipboard.
  public static let clipboard = OutputFormat(
    "clipboard", "Clipboard text", fileExtensions: [], capabilities: .clipboard,
    projection: { _ in ClipboardProjection() }, writer: { sink, _ in ClipboardWriter(sink: sink) })

  /// The CSV of the app Strong, as its iOS app exports it.
  public static let strong = strong(.apple)
  /// The CSV of the app Strong in the form that the app Hevy imports.
  public static let strongHevy = strong(.hevy)

  private static func strong(_ flavour: StrongFlavour) -> OutputFormat {
    OutputFormat(
      flavour.identifier, flavour.name, fileExtensions: [], capabilities: flavour.capabilities,
      projection: { StrongProjection(flavour, unit: $0.units.loadUnit, matcher: $0.matcher) },
      writer: { sink, _ in StrongWriter(sink: sink, flavour: flavour) })
  }

  /// The CSV that the app Hevy exports.
  public static let hevy = OutputFormat(
    "hevy", "Hevy CSV", fileExtensions: [], capabilities: HevyWriter.capabilities,
    projection: { context in
      let units = HevyUnits(load: context.units.loadUnit, distance: context.units.distanceUnit)
      return HevyProjection(units: units, matcher: context.matcher)
    },
    writer: { sink, _ in HevyWriter(sink: sink, units: HevyUnits()) })

  /// Every format that is written.
  public static let all: [OutputFormat] = [
    .json, .jsonLines, .csv, .strong, .strongHevy, .hevy, .spotter, .bradOS, .gymApp, .workoutLogger,
    .markdown, .clipboard,
  ]
}
