package import TextStreams

/// A file being read: entities come out in batches, in the memory of a batch.
protocol EntitySource: AnyObject {
  /// The next entities, perhaps none as yet; `nil` after the last.
  func next() throws(ReadingFailure) -> [Entity]?
  /// What is known of the file so far.
  var summary: SourceSummary { get }
  /// The rows rejected since the last call, where they are kept.
  func takeRejectedRows() -> [RejectedRow]
  /// Members of a document itself that this version does not know.
  var otherFields: OtherFields { get }
  /// Whether the file was not what it was hoped to be: nothing that was read of it holds, and it has to be read again
  /// without hope.
  var hasToStartOver: Bool { get }
}

extension EntitySource {
  var otherFields: OtherFields { OtherFields() }
  var hasToStartOver: Bool { false }
  func takeRejectedRows() -> [RejectedRow] { [] }
}

/// Where an entity of a document stands.
struct EntityPlace: Hashable, Sendable {
  /// The line, from 1.
  var line: Int
  /// The character in the line, from 1.
  var column: Int
  /// Its path in the document; empty where it is a line of its own.
  var path: String
}

/// What reading one file found.
public struct SourceSummary: Sendable {
  /// The file, as the caller named it.
  public var file: String
  /// The format, by its identifier.
  public var format: String
  /// The dialect of the format, in words.
  public var dialect: String
  /// Where the rows went; the entities of a document count as nothing here.
  public var rows = RowCounts()
  /// What there is to tell.
  public var log = DiagnosticLog()
  /// Where the unit of loads comes from: `stated`, `caller`, `evidence`, `unknown`, or `none` where no load needs one.
  public var loadUnitSource = "stated"
  /// The unit found by evidence or said by the caller, where it is one.
  public var loadUnit: LoadUnit?
  /// What speaks for each unit, where nobody stated it.
  public var unitEvidence: [LoadUnit: String] = [:]
  /// Bytes in the file.
  public var byteCount: UInt64 = 0
  /// Bytes read so far.
  public var bytesRead: UInt64 = 0
  /// A document that ends before its end.
  public var isCut = false
  /// Entities of a document that could not be read.
  public var rejectedEntities = 0
  /// Fields of entities that could not be read, the entities having come in without them.
  public var rejectedFields = 0
  /// The bundle that it is, where it is one.
  public var bundle: ShareBundle?

  init(file: String, format: String, dialect: String) {
    self.file = file
    self.format = format
    self.dialect = dialect
  }
}

extension ReadingFailure {
  package init(_ failure: FileFailure) {
    self =
      failure.isCancellation
      ? .cancelled(failure.path)
      : ReadingFailure(.input, Diagnostic(.fileFailure, [failure.description], file: failure.path))
  }

  static func cancelled(_ file: String) -> ReadingFailure {
    ReadingFailure(.cancelled, Diagnostic(.readingCancelled, file: file))
  }
}
