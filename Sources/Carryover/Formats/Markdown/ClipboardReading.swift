import TextStreams
import TrainingModel

/// Reads a clipboard's text: one workout, whatever its notes hold.
struct ClipboardReading {
  private(set) var session: Session
  /// The templates that the session names.
  private(set) var templates: [Entity] = []
  private(set) var summary: SourceSummary

  /// - Throws: A failure where the notes cannot be read as such.
  init(_ text: ClipboardText, options: ReadingOptions, name: String) throws(ReadingFailure) {
    let source = try InputFormat.markdown.open(InputSource(bytes: Array(text.body.utf8), name: name), options)
    session = Session(id: Identifier(.zero))
    var isFirst = true
    while let entities = try source.next() {
      for entity in entities {
        guard case .session(let next) = entity else {
          templates.append(entity)
          continue
        }
        if isFirst { session = next } else { session.sections += next.sections }
        isFirst = false
      }
    }
    summary = source.summary
    summary.format = InputFormat.clipboard.identifier
    summary.dialect = InputFormat.clipboard.name
    session.type = text.type ?? session.type
    session.notes = text.body.isEmpty ? nil : text.body
    settleIdentity(text.body, options)
  }

  /// The day of the notes says which workout it is, else the text itself.
  private mutating func settleIdentity(_ body: String, _ options: ReadingOptions) {
    let identity = SessionIdentity(owner: options.owner)
    var digest = SHA256()
    Array(body.utf8).withByteSlice { digest.update($0) }
    let source = InputFormat.clipboard.identifier
    let key = session.start.map { identity.key(source: source, start: $0) } ?? "\(source):\(digest.hexadecimal)"
    session.origin = Origin(source: source, key: key)
    session.isImported = true
    session.assignIdentifiers(identity.identifier(key: key))
  }
}

/// A clipboard's text as a file: the session, then its templates.
final class ClipboardSource: EntitySource {
  private let input: InputSource
  private let options: ReadingOptions
  private(set) var summary: SourceSummary
  private var isDone = false
  /// Nobody's notes of one workout are longer.
  private static let limit: UInt64 = 16 << 20

  init(input: InputSource, options: ReadingOptions) throws(ReadingFailure) {
    self.input = input
    self.options = options
    summary = SourceSummary(file: input.name, format: "clipboard", dialect: "")
    guard input.count <= Self.limit else {
      throw ReadingFailure(.input, Diagnostic(.clipboardTooLong, file: input.name))
    }
  }

  func next() throws(ReadingFailure) -> [Entity]? {
    if isDone { return nil }
    isDone = true
    let reading = try ClipboardReading(ClipboardText(text()), options: options, name: input.name)
    summary = reading.summary
    summary.byteCount = input.count
    summary.bytesRead = input.count
    return [.session(reading.session)] + reading.templates
  }

  private func text() throws(ReadingFailure) -> String {
    var bytes: [UInt8] = []
    do {
      _ = try input.read(at: 0, into: &bytes, capacity: Int(input.count))
    } catch {
      throw ReadingFailure(error)
    }
    return bytes.withByteSlice { bytes in
      var decoder = TextDecoder(TextEncoding(prefix: bytes))
      var output = OutputBuffer()
      decoder.decode(bytes, into: &output)
      decoder.finish(into: &output)
      return output.bytes.string
    }
  }
}

extension DiagnosticCode {
  static let clipboardTooLong = DiagnosticCode(
    "clipboard.too-long", .error, "this is longer than 16 MiB, and so no clipboard's text of one workout",
    remedy: "name the format with --from markdown")
}
