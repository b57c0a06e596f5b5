package import TextStreams

/// What a document of Carryover was found to be: whether every line can be read, whether digest and counts are right,
/// and whether what it says holds together.
///
/// ```swift
/// let verification = try LibraryVerification(path: "history.carryover")
/// for finding in verification.log.diagnostics { print(finding) }
/// ```
///
/// The document is read in the memory of one session; beside that some hundred bytes are kept for each entity, ledger
/// entry and receipt.
public struct LibraryVerification: Sendable {
  /// The file, as the caller named it.
  public let file: String
  /// The format in words: `Carryover library`, `Carryover JSON`.
  public let format: String
  /// How many entities of each kind there are.
  public let counts: [EntityKind: Int]
  /// How many sets the sessions have.
  public let setCount: Int
  /// How many ledger entries there are.
  public let ledgerCount: Int
  /// How many receipts there are.
  public let receiptCount: Int
  /// The digest that the document states, and its content has; `nil` where it states none or a wrong one.
  public let digest: String?
  /// What was found, in the order of the text. Notes say that nothing is wrong.
  public let log: DiagnosticLog

  /// Whether nothing is wrong.
  public var isClean: Bool { log.diagnostics.allSatisfy { $0.code.severity == .note } }

  /// Verifies a file; `-` is standard input.
  ///
  /// - Throws: A failure when it cannot be read as a document of Carryover at all.
  public init(path: String) throws(ReadingFailure) {
    let input: InputSource
    do {
      input = try InputSource(path: path)
    } catch {
      throw ReadingFailure(error)
    }
    try self.init(input)
  }

  /// Verifies the bytes of a document.
  ///
  /// - Parameters:
  ///   - bytes: The document.
  ///   - name: What findings call it.
  /// - Throws: As ``init(path:)``.
  public init(bytes: [UInt8], name: String) throws(ReadingFailure) {
    try self.init(InputSource(bytes: bytes, name: name))
  }

  /// Verifies an input.
  ///
  /// - Parameter progress: Told how many bytes of how many were read.
  package init(
    _ input: InputSource, progress: (UInt64, UInt64) -> Void = { _, _ in }
  ) throws(ReadingFailure) {
    let work = VerificationWork(file: input.name)
    let source = try work.source(input)
    while try source.next() != nil { progress(source.summary.bytesRead, source.summary.byteCount) }
    let end = (source as? JSONLinesSource)?.end
    // What stood behind the place where a document was cut off is not missing beside that.
    if !(source is JSONLinesSource) || end != nil { work.finish() }
    if let lines = source as? JSONLinesSource { work.checkEnd(of: lines) }
    var log = source.summary.log
    log.add(work.log)
    self.log = log
    file = input.name
    format = work.library.isThere ? "Carryover library" : source.summary.dialect
    counts = work.counts
    setCount = work.setCount
    ledgerCount = work.library.ledgerCount
    receiptCount = work.library.receiptCount
    digest = source.summary.log.count(of: .documentDamaged) > 0 ? nil : end?.digest
  }
}

extension VerificationWork {
  /// The reader of a document, which tells of everything in it.
  fileprivate func source(_ input: InputSource) throws(ReadingFailure) -> any EntitySource {
    let format = try InputFormat.find(for: input, named: nil)
    switch format.identifier {
    case InputFormat.json.identifier:
      let source = JSONSource(input: input)
      source.keepPlace = { self.take($0, at: $1) }
      return source
    case InputFormat.jsonLines.identifier:
      let source = JSONLinesSource(input: input)
      source.keepPlace = { self.take($0, at: $1) }
      source.keepRecord = { [unowned source] in self.take($0, line: source.line) }
      return source
    default: throw ReadingFailure(.input, Diagnostic(.verifyFormat, [format.name], file: input.name))
    }
  }

  /// The end line is covered by no digest, and has to be what would be written.
  fileprivate func checkEnd(of source: JSONLinesSource) {
    guard let end = source.end else { return }
    var fields = JSONFieldWriter(capacity: 1 << 10)
    fields.write(end)
    if end.digest != nil, fields.buffer.bytes.array == source.endText { return }
    log.add(Diagnostic(.verifyEnd, file: file, line: source.line, column: 1))
  }
}

extension DiagnosticCode {
  static let verifyFormat = DiagnosticCode(
    "verify.format", .error, "a file of %1 says nothing about itself that could be verified",
    remedy: "look at it with `carryover inspect`, and verify documents and libraries")
  static let verifyEnd = DiagnosticCode(
    "verify.end", .error, "the end line has no digest or no line break, or more stands behind it",
    remedy: "get an undamaged copy")
}
