import TextStreams

/// The file of a personal library: Carryover's JSON Lines, with a line for all that the library remembers.
///
/// ```swift
/// let file = try LibraryFile(path: "history.carryover").lock()
/// var library = file.library ?? PersonalLibrary(id: UniqueIdentifier(UUID()))
/// …
/// try file.replace(with: library)
/// ```
public struct LibraryFile: Sendable {
  /// Where it is.
  public let path: String

  /// Names a file, which need not be there yet.
  public init(path: String) {
    self.path = path
  }

  /// Reads the library, in the memory of the library.
  ///
  /// - Throws: A failure when there is no file, when it is no library, or when any line of it cannot be read: a damaged
  ///   library is not worked with as if it were whole.
  public func read() throws(ReadingFailure) -> PersonalLibrary {
    try readWithState().library
  }

  /// Claims the file for changes and reads it; nobody else can change it until the claim is let go of.
  ///
  /// - Throws: A failure when somebody else has claimed it, and those of ``read()``.
  public func lock() throws(ReadingFailure) -> LockedLibrary {
    let lock: FileLock
    do {
      // Where the path is a link, the file that it names is locked and replaced.
      lock = try FileLock(path: AtomicFileSink.resolvingLink(path))
    } catch {
      throw ReadingFailure(error)
    }
    let (library, state) = try readIfThere()
    return LockedLibrary(path: path, lock: lock, library: library, state: state)
  }

  /// Reads the library where there is one, and the digest that names this state of it.
  package func readIfThere() throws(ReadingFailure) -> (library: PersonalLibrary?, state: String) {
    guard kind(ofPath: path) != .missing else { return (nil, Self.absentState) }
    let (library, state) = try readWithState()
    return (library, state)
  }

  /// Reads the library, and the digest that names this state of it.
  ///
  /// - Throws: As ``read()``.
  package func readWithState() throws(ReadingFailure) -> (library: PersonalLibrary, state: String) {
    guard kind(ofPath: path) != .missing else {
      throw ReadingFailure(.input, Diagnostic(.libraryMissing, [path], file: path))
    }
    let input: InputSource
    do {
      input = try InputSource(path: path)
    } catch {
      throw ReadingFailure(error)
    }
    let source = JSONLinesSource(input: input)
    var reading = LibraryReading()
    source.keepRecord = { reading.take($0) }
    while let entities = try source.next() {
      for entity in entities { reading.library.content.append(entity) }
    }
    reading.library.content.otherFields = source.otherFields
    let problem = source.summary.log.diagnostics.first { $0.code.severity == .error }
    guard reading.isLibrary else {
      throw ReadingFailure(.input, problem ?? Diagnostic(.libraryForeign, [path], file: path))
    }
    if let problem {
      throw ReadingFailure(
        .input,
        Diagnostic(.libraryDamaged, [problem.message], file: path, line: problem.line, column: problem.column))
    }
    guard !reading.hasStray else {
      throw ReadingFailure(.input, Diagnostic(.libraryDamaged, ["a part of a receipt has no receipt"], file: path))
    }
    return (reading.library, source.end?.digest ?? "")
  }

  /// What stands for the state of a library that is not there.
  static let absentState = "none"
}

/// A library as it is read, line by line.
private struct LibraryReading {
  var library = PersonalLibrary(id: .zero)
  var isLibrary = false
  var hasStray = false

  mutating func take(_ record: LibraryRecord) {
    if case .library(let line) = record, !isLibrary {
      isLibrary = true
      library.take(line)
    } else if !library.take(record) {
      hasStray = true
    }
  }
}

/// A library file that nobody else can change as long as this value lives.
public final class LockedLibrary {
  /// Where the file is.
  public let path: String
  /// What was read; `nil` where there is no file yet.
  public let library: PersonalLibrary?
  /// The digest that names this state of the library.
  public let state: String
  private let lock: FileLock
  /// Told of the temporary file once it is there, and of none once it is gone.
  package var temporaryFileChanged: (String?) -> Void = { _ in }

  init(path: String, lock: FileLock, library: PersonalLibrary?, state: String) {
    self.path = path
    self.lock = lock
    self.library = library
    self.state = state
  }

  /// Replaces the file whole or not at all.
  ///
  /// The old file stays what it is until the new one is on the disk; then it becomes the youngest of the versions kept
  /// beside it, `history.previous-1.carryover`.
  ///
  /// - Parameters:
  ///   - library: What the file says from now on.
  ///   - versions: How many earlier versions are kept.
  /// - Throws: A failure when the folder or the disk refuse; the old file is there as it was.
  public func replace(with library: PersonalLibrary, keeping versions: Int = 3) throws(ReadingFailure) {
    do throws(FileFailure) {
      let sink = try AtomicFileSink(path: path)
      temporaryFileChanged(sink.temporaryPath)
      defer { temporaryFileChanged(nil) }
      try library.write(into: sink) { () throws(FileFailure) in
        if self.library != nil { try FileVersions(path: sink.path).keep(versions) }
      }
    } catch {
      throw ReadingFailure(error)
    }
  }
}

extension PersonalLibrary {
  /// Writes the library as a file says it, always with the same bytes.
  func write(
    into sink: AtomicFileSink, beforeReplacing: () throws(FileFailure) -> Void = {}
  ) throws(FileFailure) {
    let writer = JSONLinesWriter(sink: HeldSink(sink))
    try write(into: writer)
    try sink.finish(beforeReplacing)
  }

  private func write(into writer: JSONLinesWriter) throws(FileFailure) {
    try writeRecords { (record) throws(FileFailure) in try writer.write(record) }
    for session in content.sessions { try writer.write(.session(session)) }
    for entity in content.entitiesBesideSessions { try writer.write(entity) }
    writer.keep(content.otherFields)
    try writer.finish()
  }

  /// The library as the bytes of its file.
  public func document() throws(ReadingFailure) -> [UInt8] {
    let sink = CollectingSink()
    do {
      try write(into: JSONLinesWriter(sink: sink))
    } catch {
      throw ReadingFailure(error)
    }
    return sink.bytes
  }
}

/// Hands bytes on to a sink whose end is told by somebody else.
private struct HeldSink: OutputSink {
  private let sink: AtomicFileSink

  init(_ sink: AtomicFileSink) {
    self.sink = sink
  }

  func write(_ bytes: ByteSlice) throws(FileFailure) { try sink.write(bytes) }
  func finish() {}
}

extension DiagnosticCode {
  static let libraryMissing = DiagnosticCode(
    "library.missing", .error, "there is no such library",
    remedy: "make one with `carryover import INPUT --into %1`")
  static let libraryForeign = DiagnosticCode(
    "library.foreign", .error, "this is a document, and not a library: it lacks the line that says which library it is",
    remedy: "import it into one with `carryover import %1 --into history.carryover`")
  static let libraryDamaged = DiagnosticCode(
    "library.damaged", .error, "the library is damaged: %1",
    remedy:
      "look at it with `carryover verify`, and take the version kept beside it or a backup with `carryover restore`")
}
