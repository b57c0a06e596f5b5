import TextStreams

extension ShareEnvelope {
  /// The most bytes of an envelope: those of the largest bundle in Base64, and 64 KiB beside it.
  static let maximumLength = ReadingLimits().bundleLength / 3 * 4 + 1 << 16

  /// Reads an envelope, in the memory of the bundle in it. The bundle itself is not read.
  ///
  /// - Parameters:
  ///   - bytes: The whole of the envelope's document.
  ///   - name: What findings call the envelope.
  /// - Throws: A failure that says what is wrong and where.
  public init(bytes: [UInt8], name: String = "envelope") throws(ReadingFailure) {
    guard bytes.count <= Self.maximumLength else {
      throw ReadingFailure(
        .input, Diagnostic(.envelopeTooLarge, ["\(Self.maximumLength >> 20) MiB"], file: name))
    }
    self = try bytes.withByteSlice { (text) throws(ReadingFailure) in
      // The byte order mark is kept out of the tape and in the columns.
      try ShareEnvelopeReading(text: text, start: text.hasPrefix("\u{FEFF}") ? 3 : 0, name: name).envelope()
    }
  }

  /// Whether a text begins as an envelope does whose case is known.
  static func isLikely(_ prefix: ByteSlice) -> Bool {
    var scalars = prefix.slice(0, 1 << 14).string.unicodeScalars[...]
    func skip(_ sign: Unicode.Scalar) -> Bool {
      scalars = scalars.drop { $0.properties.isWhitespace || $0 == "\u{FEFF}" }
      return scalars.popFirst() == sign
    }
    guard skip("{"), skip("\"") else { return false }
    let name = String(scalars.prefix { $0 != "\"" })
    scalars = scalars.dropFirst(name.unicodeScalars.count + 1)
    guard skip(":"), skip("{") else { return false }
    let rest = String(scalars)
    return name == "text" ? rest.contains("\"_0\"") : Form.cases[name] != nil && rest.contains("\"snapshot\"")
  }

  /// The bundle's document where an input is an envelope with one in it; the input itself where it is no envelope.
  ///
  /// - Throws: A failure where it is an envelope and cannot be read, or has no bundle in it.
  static func opened(_ input: InputSource) throws(ReadingFailure) -> (input: InputSource, kind: ShareBundle.Kind?) {
    let bytes: [UInt8]
    do {
      guard try input.prefix(1 << 14).withByteSlice(isLikely) else { return (input, nil) }
      bytes = try input.prefix(Int(min(input.count, UInt64(maximumLength) + 1)))
    } catch {
      throw ReadingFailure(error)
    }
    let envelope = try ShareEnvelope(bytes: bytes, name: input.name)
    guard case .snapshot(let snapshot) = envelope.content else {
      throw ReadingFailure(.input, Diagnostic(.envelopeWithoutBundle, ["a text"], file: input.name))
    }
    return (InputSource(bytes: snapshot.document, name: "\(input.name) (snapshot)"), snapshot.kind)
  }

  /// Reads the bundle in the envelope; `nil` where there is none.
  ///
  /// - Parameters:
  ///   - name: What findings call the bundle.
  ///   - options: What the caller says of a bundle of Gym App's own.
  ///   - note: Is told of what was dropped or cleared.
  /// - Throws: A failure where the bundle cannot be read, or is of another kind than the envelope says.
  public func bundle(
    name: String = "snapshot", options: ReadingOptions = ReadingOptions(),
    noting note: @escaping (Diagnostic) -> Void = { _ in }
  ) throws(ReadingFailure) -> ShareBundle? {
    guard case .snapshot(let snapshot) = content else { return nil }
    let bundle = try ShareBundle(bytes: snapshot.document, name: name, options: options, noting: note)
    try Self.check(bundle, isOf: snapshot.kind, name: name)
    return bundle
  }

  static func check(_ bundle: ShareBundle, isOf kind: ShareBundle.Kind?, name: String) throws(ReadingFailure) {
    guard let kind, kind != bundle.kind else { return }
    throw ReadingFailure(.input, Diagnostic(.envelopeKind, [kind.words, bundle.kind.words], file: name))
  }
}

/// Reads one envelope.
private struct ShareEnvelopeReading {
  let text: ByteSlice
  let start: Int
  let name: String

  func envelope() throws(ReadingFailure) -> ShareEnvelope {
    let text = text.slice(start)
    var tape = JSONTape()
    do {
      try tape.parse(text)
    } catch {
      throw failure(.envelopeMalformed, [error.reason], at: error.offset)
    }
    let nodes = tape.nodes
    guard nodes.count > 2, nodes[0].kind == .object, Int(nodes[2].next) == nodes.count, nodes[2].kind == .object else {
      throw failure(.envelopeMalformed, ["an object with one case in it was expected"], at: 0)
    }
    let caseName = tape.string(nodes[1], in: text)
    let (offset, end) = (Int(nodes[2].start), Int(nodes[2].end))
    if let (form, kind) = ShareEnvelope.Form.cases[caseName] {
      return ShareEnvelope(form, .snapshot(try snapshot(kind, offset, end, tape)))
    }
    if caseName == "text" {
      return ShareEnvelope(.message, .text(try read(ShareEnvelopeText.self, offset, end).text))
    }
    // A line break can only stand between values, where a space says the same.
    let json = text.slice(offset, end).array.map { $0 == 10 || $0 == 13 ? 32 : $0 }
    return ShareEnvelope(
      .message, .other(OtherFields.Field(name: caseName, json: String(decoding: json, as: UTF8.self))))
  }

  private func read<Object: DocumentObject>(_ type: Object.Type, _ offset: Int, _ end: Int) throws(ReadingFailure)
    -> Object
  {
    var reader = JSONFieldReader()
    do {
      try reader.parse(text.slice(start).slice(offset, end))
    } catch {
      throw failure(.envelopeMalformed, [error.reason], at: offset + error.offset)
    }
    do {
      return try reader.read(type)
    } catch {
      throw failure(.envelopeMalformed, ["\(error.path): \(error.reason)"], at: offset + error.offset)
    }
  }

  private func snapshot(
    _ kind: ShareBundle.Kind, _ offset: Int, _ end: Int, _ tape: JSONTape
  ) throws(ReadingFailure) -> ShareEnvelope.Snapshot {
    let values =
      kind == .session
      ? try read(ShareEnvelopeSession.self, offset, end).values : try read(ShareEnvelopeValues.self, offset, end)
    var snapshot = ShareEnvelope.Snapshot(kind: kind, document: [])
    do {
      snapshot.document = try Array(values.snapshot.utf8).withByteSlice { (text) throws(Base64.Failure) in
        try Base64.decode(text)
      }
    } catch {
      throw failure(.envelopeSnapshot, [error.reason], at: placeInSnapshot(error.offset, tape))
    }
    snapshot.name = values.name
    snapshot.date = values.date
    snapshot.otherFields = values.otherFields
    guard let id = values.id else { return snapshot }
    guard let identifier = UniqueIdentifier(id) else {
      throw failure(.envelopeMalformed, ["id: \"\(id.prefix(100))\" is no identifier"], at: offset)
    }
    snapshot.id = identifier
    return snapshot
  }

  /// Where a byte of the snapshot's text stands in the envelope, in which a slash may have a backslash before it.
  private func placeInSnapshot(_ count: Int, _ tape: JSONTape) -> Int {
    let text = text.slice(start)
    var node = 3
    while node + 1 < tape.nodes.count, tape.string(tape.nodes[node], in: text) != "snapshot" {
      node = Int(tape.nodes[node + 1].next)
    }
    guard node + 1 < tape.nodes.count else { return 0 }
    var offset = Int(tape.nodes[node + 1].start)
    for _ in 0..<count {
      let isEscaped = text[offset] == UInt8(ascii: "\\")
      offset += isEscaped ? text[offset + 1] == UInt8(ascii: "u") ? 6 : 2 : 1
    }
    return offset
  }

  private func failure(_ code: DiagnosticCode, _ arguments: [String], at offset: Int) -> ReadingFailure {
    let place = JSONDocumentSplitter.Place(line: 1, column: 1).advanced(over: text.slice(start).slice(0, offset))
    return ReadingFailure(
      .input, Diagnostic(code, arguments, file: name, line: place.line, column: place.column))
  }
}
