package import TextStreams

/// A format that histories are read from.
public struct InputFormat: Sendable {
  /// The name that the command knows it by.
  public let identifier: String
  /// Its name for people.
  public let name: String
  /// The endings of its files, without the dot.
  public let fileExtensions: [String]
  /// How surely the first bytes of a file are of this format: 0, certainly not, to 100, certainly.
  let confidence: @Sendable (ByteSlice) -> Int
  let open: @Sendable (InputSource, ReadingOptions) throws(ReadingFailure) -> any EntitySource
}

extension InputFormat {
  /// Every format that is read.
  public static let all: [InputFormat] = [.strong, .json, .jsonLines]

  /// The CSV that the app Strong exports.
  public static let strong = InputFormat(
    identifier: "strong", name: "Strong CSV", fileExtensions: ["csv"],
    confidence: { prefix in
      guard let layout = StrongLayout(prefix: prefix, vocabulary: .shipped) else { return 0 }
      return layout.headerIsMissing || layout.headerIsUnknown ? 60 : 100
    },
    open: { (input, options) throws(ReadingFailure) in try StrongSource(input: input, options: options) })

  /// Carryover's own document.
  public static let json = InputFormat(
    identifier: "json", name: "Carryover JSON", fileExtensions: ["json"],
    confidence: { prefix in
      guard firstByte(prefix) == UInt8(ascii: "{") else { return 0 }
      if hasHeaderLine(prefix) { return 0 }
      return prefix.string.contains("\"format\":\"carryover\"") ? 100 : 30
    },
    open: { (input, _) throws(ReadingFailure) in JSONSource(input: input) })

  /// Carryover's own document, an entity a line.
  public static let jsonLines = InputFormat(
    identifier: "jsonl", name: "Carryover JSON Lines", fileExtensions: ["jsonl", "ndjson", "carryover"],
    confidence: { prefix in hasHeaderLine(prefix) ? 100 : 0 },
    open: { (input, _) throws(ReadingFailure) in JSONLinesSource(input: input) })

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
    return [json, jsonLines].first { $0.fileExtensions.contains(ending) }
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
      if name.identifier != "strong" { return name }
    } else if let best = candidates.max(by: { $0.1 < $1.1 }), best.1 > 0 {
      return best.0
    } else if let byEnding = format(ofPath: input.name) {
      return byEnding
    }
    let looks = prefix.withByteSlice { FileLook.describe($0) }
    throw ReadingFailure(.input, Diagnostic(.formatUnknown, [looks], file: input.name))
  }

}

/// Says what a file that no reader knows looks like.
enum FileLook {
  static func describe(_ prefix: ByteSlice) -> String {
    for (magic, name) in magics where prefix.slice(0, magic.count).array == magic { return name }
    if (0..<min(prefix.count, 512)).contains(where: { prefix[$0] == 0 }) { return "a binary file" }
    let line = prefix.slice(0, prefix.firstIndex(of: 10)).string.lowercased()
    for (mark, name) in headers where line.contains(mark) { return name }
    if line.hasPrefix("<!doctype html") || line.hasPrefix("<html") { return "a web page" }
    if line.hasPrefix("<?xml") { return "XML" }
    if line.hasPrefix("{") || line.hasPrefix("[") { return "JSON of another program" }
    if line.contains(",") || line.contains(";") { return "a table with the columns \(columns(line))" }
    return "plain text"
  }

  private static func columns(_ line: String) -> String {
    let separator: Character = line.contains(";") ? ";" : ","
    return line.split(separator: separator).prefix(4).joined(separator: ", ").filter { !$0.isNewline && $0 != "\u{1B}" }
  }

  private static let headers: [(String, String)] = [
    ("exercise_title", "an export of Hevy"), ("set_index", "an export of Hevy"),
    ("date,exercise,category", "an export of FitNotes"), ("isgarmin", "an export of Fitbod"),
    ("workout name,workout start", "an export of StrongLifts"),
  ]

  private static let magics: [([UInt8], String)] = [
    ([0x89, 0x50, 0x4E, 0x47], "a picture (PNG)"), ([0xFF, 0xD8, 0xFF], "a picture (JPEG)"),
    ([0x47, 0x49, 0x46, 0x38], "a picture (GIF)"), ([0x25, 0x50, 0x44, 0x46], "a PDF"),
    ([0x50, 0x4B, 0x03, 0x04], "a ZIP archive or spreadsheet (unpack it, or save it as CSV)"),
    ([0x1F, 0x8B], "a gzip archive (unpack it)"), ([0x53, 0x51, 0x4C, 0x69, 0x74, 0x65], "an SQLite database"),
    ([0xD0, 0xCF, 0x11, 0xE0], "an old spreadsheet (save it as CSV)"),
  ]
}

/// A format that histories are written in.
public struct OutputFormat: Sendable, Hashable {
  /// The name that the command knows it by.
  public let identifier: String
  /// Its name for people.
  public let name: String
  /// The endings of its files, without the dot.
  public let fileExtensions: [String]

  /// One JSON document.
  public static let json = OutputFormat(identifier: "json", name: "Carryover JSON", fileExtensions: ["json"])
  /// JSON Lines: an entity a line.
  public static let jsonLines = OutputFormat(
    identifier: "jsonl", name: "Carryover JSON Lines", fileExtensions: ["jsonl", "ndjson", "carryover"])
  /// Every format that is written.
  public static let all: [OutputFormat] = [.json, .jsonLines]

  func writer<Sink: OutputSink>(into sink: Sink) -> any EntityWriter {
    self == .json ? JSONWriter(sink: sink) : JSONLinesWriter(sink: sink)
  }
}
