package import TextStreams

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
    let lock = try claim()
    let (library, state) = try readIfThere()
    return LockedLibrary(path: path, lock: lock, isThere: library != nil, library: library, state: state)
  }

  /// Puts a library that was backed up in the place of the file, whatever that is, or where there is none.
  ///
  /// The file that was there stays as the youngest of the versions kept beside it, a damaged one, too.
  ///
  /// - Parameters:
  ///   - library: The library, with its identifier and all that it remembers.
  ///   - isReplacing: Whether there may be a file already.
  ///   - versions: How many earlier versions are kept: one at least.
  /// - Throws: A failure when there is a file that must not be replaced, when somebody else has claimed it, or when the
  ///   folder or the disk refuse.
  public func restore(
    _ library: PersonalLibrary, replacing isReplacing: Bool = false, keeping versions: Int = 3
  ) throws(ReadingFailure) {
    try lockForRestore(replacing: isReplacing).replace(with: library, keeping: max(versions, 1))
  }

  /// Claims the file without reading it, to put another library in its place.
  package func lockForRestore(replacing isReplacing: Bool) throws(ReadingFailure) -> LockedLibrary {
    let lock = try claim()
    let isThere = kind(ofPath: path) != .missing
    if isThere, !isReplacing { throw ReadingFailure(.input, Diagnostic(.libraryExists, file: path)) }
    return LockedLibrary(path: path, lock: lock, isThere: isThere, library: nil, state: Self.absentState)
  }

  private func claim() throws(ReadingFailure) -> FileLock {
    do {
      _ = try isOrdinaryFile(path)
      // Where the path is a link, the file that it names is locked and replaced.
      return try FileLock(path: AtomicFileSink.resolvingLink(path))
    } catch {
      guard error.reason == FileLock.takenReason else { throw ReadingFailure(error) }
      throw ReadingFailure(.input, Diagnostic(.libraryLocked, file: path))
    }
  }

  /// Reads the library where there is one, and the digest that names this state of it.
  package func readIfThere() throws(ReadingFailure) -> (library: PersonalLibrary?, state: String) {
    let input: InputSource
    do {
      guard try isOrdinaryFile(path) else { return (nil, Self.absentState) }
      input = try InputSource(path: path)
    } catch {
      throw ReadingFailure(error)
    }
    let (library, state) = try PersonalLibrary.read(input)
    return (library, state)
  }

  /// Reads the library, and the digest that names this state of it.
  ///
  /// - Throws: As ``read()``.
  package func readWithState() throws(ReadingFailure) -> (library: PersonalLibrary, state: String) {
    let (library, state) = try readIfThere()
    guard let library else { throw ReadingFailure(.input, Diagnostic(.libraryMissing, [path], file: path)) }
    return (library, state)
  }

  /// Whether there is a file that begins as a library does.
  package var isLibrary: Bool {
    guard kind(ofPath: path) == .file, let start = try? InputSource(path: path).prefix(4096) else { return false }
    return start.withByteSlice { bytes in
      guard let end = bytes.firstIndex(of: 10) else { return false }
      return bytes.slice(end + 1).hasPrefix("{\"entity\":\"library\"")
    }
  }

  /// The receipt of the youngest import, without reading more of the file than what the library remembers.
  ///
  /// - Returns: `nil` where the file is no library, or nothing was imported into it.
  package func lastImport() throws(ReadingFailure) -> Receipt? {
    guard isLibrary else { return nil }
    let input: InputSource
    do {
      input = try InputSource(path: path)
    } catch {
      throw ReadingFailure(error)
    }
    let source = JSONLinesSource(input: input)
    var last: Receipt?
    source.keepRecord = { record in
      if case .receipt(let receipt) = record, receipt.action == .import { last = receipt }
    }
    // What is remembered stands before the content.
    _ = try source.next()
    return last
  }

  /// What stands for the state of a library that is not there.
  package static let absentState = "none"
}

extension PersonalLibrary {
  /// Reads a library from the bytes of its file, or of a backup.
  ///
  /// - Parameters:
  ///   - document: The bytes.
  ///   - name: What findings call the file.
  /// - Throws: A failure when it is no library, or when any line of it cannot be read.
  public init(document: [UInt8], name: String = "input") throws(ReadingFailure) {
    self = try Self.read(InputSource(bytes: document, name: name)).library
  }

  /// Reads a library, and the digest that names this state of it.
  package static func read(_ input: InputSource) throws(ReadingFailure) -> (library: PersonalLibrary, state: String) {
    let source = JSONLinesSource(input: input)
    var reading = LibraryReading()
    source.keepRecord = { reading.take($0) }
    while let entities = try source.next() {
      for entity in entities { reading.library.content.append(entity) }
    }
    reading.library.content.otherFields = source.otherFields
    guard reading.isLibrary else {
      throw ReadingFailure(.input, Diagnostic(.libraryForeign, [input.name], file: input.name))
    }
    // What is left out while it is read would be lost when the library is written.
    let problem = source.summary.log.diagnostics.first {
      $0.code.severity == .error || $0.code == .documentFieldDropped
    }
    if let problem {
      throw ReadingFailure(
        .input,
        Diagnostic(
          .libraryDamaged, [problem.message, input.name], file: input.name, line: problem.line, column: problem.column))
    }
    guard let state = source.end?.digest, reading.stray == nil else {
      let words = reading.stray ?? "its last line has no digest"
      throw ReadingFailure(.input, Diagnostic(.libraryDamaged, [words, input.name], file: input.name))
    }
    return (reading.library, state)
  }
}

/// A library as it is read, line by line.
private struct LibraryReading {
  var library = PersonalLibrary(id: .zero)
  var isLibrary = false
  /// What is wrong with lines that can be read, and belong nowhere.
  var stray: String?

  mutating func take(_ record: LibraryRecord) {
    if case .library(let line) = record {
      if isLibrary { stray = "it says twice which library it is" }
      isLibrary = true
      library.take(line)
    } else if !library.take(record) {
      stray = stray ?? "a part of a receipt has no receipt"
    }
  }
}

/// A library file that nobody else can change as long as this value lives.
public final class LockedLibrary {
  /// Where the file is.
  public let path: String
  /// What the file says; `nil` where there is none yet.
  public private(set) var library: PersonalLibrary?
  /// The digest that names this state of the library.
  public private(set) var state: String
  private var isThere: Bool
  private var lock: FileLock
  /// Told of the temporary file once it is there, and of none once it is gone.
  package var temporaryFileChanged: (String?) -> Void = { _ in }

  init(path: String, lock: FileLock, isThere: Bool, library: PersonalLibrary?, state: String) {
    self.path = path
    self.lock = lock
    self.isThere = isThere
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
      // Nobody else writes this file now: what lies beside it is of a run that was killed.
      AtomicFileSink.removeLeftovers(for: AtomicFileSink.resolvingLink(path))
      let sink = try AtomicFileSink(path: path)
      temporaryFileChanged(sink.temporaryPath)
      defer { temporaryFileChanged(nil) }
      // The claim is on a file, and goes over to the one that takes its name.
      let next = try sink.lock()
      let written = try library.write(into: HeldSink(sink))
      try sink.finish { () throws(FileFailure) in
        if isThere { try FileVersions(path: sink.path).keep(versions) }
      }
      (self.library, state, isThere, lock) = (library, written, true, next)
    } catch {
      throw ReadingFailure(error)
    }
  }
}

extension PersonalLibrary {
  /// Writes the library as a file says it, always with the same bytes.
  ///
  /// - Returns: The digest that names this state of it.
  @discardableResult
  package func write(into sink: any OutputSink) throws(FileFailure) -> String {
    let writer = JSONLinesWriter(sink: sink)
    try writeRecords { (record) throws(FileFailure) in try writer.write(record) }
    for session in content.sessions { try writer.write(.session(session)) }
    for entity in content.entitiesBesideSessions { try writer.write(entity) }
    writer.keep(content.otherFields)
    try writer.finish()
    return writer.digestText
  }

  /// The library as the bytes of its file.
  public func document() throws(ReadingFailure) -> [UInt8] {
    let sink = CollectingSink()
    do {
      try write(into: sink)
    } catch {
      throw ReadingFailure(error)
    }
    return sink.bytes
  }

  /// The digest that names this state of the library, as ``LockedLibrary/state`` has it. The library is laid out for it.
  public var state: String { (try? write(into: DiscardingSink())) ?? "" }
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
  static let libraryExists = DiagnosticCode(
    "library.exists", .error, "there is a library already",
    remedy: "say --replace to put the backup in its place; the library stays beside it as an earlier version")
  static let libraryLocked = DiagnosticCode(
    "library.locked", .error, "somebody else is changing the library", remedy: "try again when that is done")
  static let libraryForeign = DiagnosticCode(
    "library.foreign", .error, "this is no library: it lacks the line that says which library it is",
    remedy: "import it into one with `carryover import %1 --into history.carryover`")
  static let libraryDamaged = DiagnosticCode(
    "library.damaged", .error, "the library is damaged: %1",
    remedy:
      "look at it with `carryover verify`, and take the version kept beside it or a backup with `carryover restore`")
}
