package import TextStreams

/// A format that histories are read from.
public struct InputFormat: Sendable {
  /// The name that the command knows it by.
  public let identifier: String
  /// Its name for people.
  public let name: String
  /// The endings of its files, without the dot.
  public let fileExtensions: [String]
  /// How the text whose first bytes are given is divided into records; `nil` where it is no table.
  let grammar: @Sendable (ByteSlice) -> RecordGrammar?
  /// How surely the first bytes of a file are of this format: 0, certainly not, to 100, certainly.
  let confidence: @Sendable (ByteSlice) -> Int
  let open: @Sendable (InputSource, ReadingOptions) throws(ReadingFailure) -> any EntitySource
}

extension InputFormat {
  /// Every format that is read.
  public static let all: [InputFormat] = [
    .strong, .hevy, .fitNotes, .fitbod, .strongLifts, .csv, .json, .jsonLines, .bundle, .plan, .spotter, .bradOS,
    .gymApp, .workoutLogger, .markdown, .clipboard,
  ]

  /// The CSV that the app Strong exports.
  public static let strong = InputFormat(
    identifier: "strong", name: "Strong CSV", fileExtensions: ["csv"],
    grammar: { StrongLayout(prefix: $0, vocabulary: .shipped)?.grammar },
    confidence: { prefix in
      guard let layout = StrongLayout(prefix: prefix, vocabulary: .shipped) else { return 0 }
      return layout.headerIsMissing || layout.headerIsUnknown ? 60 : 100
    },
    open: { (input, options) throws(ReadingFailure) in try StrongSource(input: input, options: options) })

  /// The CSV that the app Hevy exports.
  public static let hevy = log(.hevy)
  /// The CSV that the app FitNotes exports.
  public static let fitNotes = log(.fitNotes)
  /// The CSV that the app Fitbod exports.
  public static let fitbod = log(.fitbod)
  /// The CSV that the app StrongLifts exports.
  public static let strongLifts = log(.strongLifts)

  private static func log(_ format: LogFormat) -> InputFormat {
    InputFormat(
      identifier: format.identifier, name: format.name, fileExtensions: ["csv"],
      grammar: { LogLayout(prefix: $0, format: format)?.grammar },
      confidence: { prefix in LogLayout(prefix: prefix, format: format) == nil ? 0 : 100 },
      open: { (input, options) throws(ReadingFailure) in
        try LogSource(input: input, format: format, options: options)
      })
  }

  /// Carryover's own table.
  public static let csv = InputFormat(
    identifier: "csv", name: "Carryover CSV", fileExtensions: ["csv"],
    grammar: { TableBinding(prefix: $0).map { .delimited($0.delimiter) } },
    confidence: { prefix in TableBinding(prefix: prefix) == nil ? 0 : 100 },
    open: { (input, options) throws(ReadingFailure) in try TableSource(input: input, options: options) })

  /// Carryover's own document.
  public static let json = InputFormat(
    identifier: "json", name: "Carryover JSON", fileExtensions: ["json"], grammar: { _ in nil },
    confidence: { prefix in
      guard firstByte(prefix) == UInt8(ascii: "{") else { return 0 }
      if hasHeaderLine(prefix) { return 0 }
      return prefix.string.contains("\"format\":\"carryover\"") ? 100 : 30
    },
    open: { (input, options) throws(ReadingFailure) in JSONSource(input: input, limits: options.limits) })

  /// Carryover's own document, an entity a line.
  public static let jsonLines = InputFormat(
    identifier: "jsonl", name: "Carryover JSON Lines", fileExtensions: ["jsonl", "ndjson", "carryover"],
    grammar: { _ in nil },
    confidence: { prefix in hasHeaderLine(prefix) ? 100 : 0 },
    open: { (input, options) throws(ReadingFailure) in JSONLinesSource(input: input, limits: options.limits) })

  /// Something that one person shared with another. ``SourceSummary/bundle`` says what; its identifiers are the sender's.
  /// An envelope with such a thing in it is read, too, and what Gym App itself shares.
  public static let bundle = InputFormat(
    identifier: "bundle", name: "Share bundle", fileExtensions: ["bundle.json"], grammar: { _ in nil },
    confidence: { prefix in
      guard firstByte(prefix) == UInt8(ascii: "{") else { return 0 }
      // Somebody may have laid it out anew.
      let start = prefix.slice(0, 4096).string.unicodeScalars.filter { !$0.properties.isWhitespace }
      return String(String.UnicodeScalarView(start)).contains("\"format\":\"\(BundleFormat.name)\"")
        ? 100 : ShareEnvelope.isLikely(prefix) || GymAppBundle.kind(prefix, in: nil) != nil ? 60 : 0
    },
    open: { (input, options) throws(ReadingFailure) in BundleSource(input: input, options: options) })

  /// A training plan: JSON with `planName`, by which alone it is recognised, a text with such JSON in it, or markdown.
  public static let plan = InputFormat(
    identifier: "plan", name: "Training plan", fileExtensions: ["json", "md", "txt"], grammar: { _ in nil },
    // More than any JSON, less than a table whose notes might tell of a plan.
    confidence: { prefix in PlanBlock.hasPlanName(prefix) ? 50 : 0 },
    open: { (input, options) throws(ReadingFailure) in PlanSource(input: input, options: options) })

  /// Workout notes as people write them, in markdown or plain text.
  public static let markdown = InputFormat(
    identifier: "markdown", name: "Workout notes", fileExtensions: ["md", "markdown", "txt"], grammar: { _ in nil },
    confidence: { MarkdownSniff.confidence($0) },
    open: { (input, options) throws(ReadingFailure) in try MarkdownSource(input: input, options: options) })

  /// One workout as a training log's app hands it to the clipboard, which begins with the app's word for its type and
  /// `||||`. Any other text is one only for who names the format.
  public static let clipboard = InputFormat(
    identifier: "clipboard", name: "Clipboard text", fileExtensions: [], grammar: { _ in nil },
    confidence: { ClipboardText($0.slice(0, 64).string).type == nil ? 0 : 40 },
    open: { (input, options) throws(ReadingFailure) in try ClipboardSource(input: input, options: options) })

  private static func firstByte(_ prefix: ByteSlice) -> UInt8? {
    var index = prefix.hasPrefix("\u{FEFF}") ? 3 : 0
    while index < prefix.count {
      if prefix[index] > 32 { return prefix[index] }
      index += 1
    }
    return nil
  }

  private static func hasHeaderLine(_ prefix: ByteSlice) -> Bool {
    let line = prefix.slice(0, prefix.firstIndex(of: 10)).string.filter { $0 != " " }
    return line.contains("\"entity\":\"header\"")
  }

  /// The document format that a file's ending names; a table is recognised by its content or not at all.
  private static func format(ofPath path: String) -> InputFormat? {
    let ending = path.split(separator: "/").last?.split(separator: ".").last?.lowercased() ?? ""
    return [json, jsonLines, markdown].first { $0.fileExtensions.contains(ending) }
  }

  /// The format of an input: the one named, else the one its content shows.
  ///
  /// - Throws: A failure that says what the content looks like when no format fits.
  package static func find(for input: InputSource, named name: InputFormat?) throws(ReadingFailure) -> InputFormat {
    var prefix: [UInt8]
    do {
      prefix = try input.prefix(1 << 16)
    } catch {
      throw ReadingFailure(error)
    }
    guard prefix.contains(where: { $0 > 32 && ![0xEF, 0xBB, 0xBF, 0xFF, 0xFE].contains($0) }) else {
      throw ReadingFailure(.input, Diagnostic(.fileEmpty, file: input.name))
    }
    prefix = prefix.withByteSlice { bytes in
      var decoder = TextDecoder(TextEncoding(prefix: bytes))
      var output = OutputBuffer()
      decoder.decode(bytes, into: &output)
      return output.bytes.array
    }
    let candidates = all.map { format in (format, prefix.withByteSlice { format.confidence($0) }) }
    if let name {
      if let own = candidates.first(where: { $0.0.identifier == name.identifier }), own.1 > 0 { return name }
      if !name.fileExtensions.contains("csv") { return name }
    } else if let best = candidates.max(by: { $0.1 < $1.1 }), best.1 > 0 {
      return best.0
    } else if let byEnding = format(ofPath: input.name) {
      return byEnding
    }
    let looks = prefix.withByteSlice { FileLook.describe($0) }
    throw ReadingFailure(.input, Diagnostic(.formatUnknown, [looks], file: input.name))
  }

}
