import TextStreams

/// Says what a file that no reader knows looks like.
enum FileLook {
  static func describe(_ prefix: ByteSlice) -> String {
    for (magic, name) in magics where prefix.slice(0, magic.count).array == magic { return name }
    if (0..<min(prefix.count, 512)).contains(where: { prefix[$0] == 0 }) { return "a binary file" }
    let line = prefix.slice(0, prefix.firstIndex(of: 10)).string.lowercased()
    for (mark, name) in headers where line.contains(mark) { return name }
    if isBackupOfJEFIT(prefix) { return "a backup of JEFIT, which is several tables in one file" }
    if line.hasPrefix("<!doctype html") || line.hasPrefix("<html") { return "a web page" }
    if line.hasPrefix("<?xml") { return "XML" }
    if line.hasPrefix("{") || line.hasPrefix("[") { return "JSON of another program" }
    if line.contains(",") || line.contains(";") { return "a table with the columns \(columns(line))" }
    return "plain text"
  }

  /// Whether it has the rules between tables that JEFIT writes, which are no headings.
  static func isBackupOfJEFIT(_ prefix: ByteSlice) -> Bool {
    let line = prefix.slice(0, prefix.firstIndex(of: 10)).string
    return prefix.string.contains("### EXERCISE LOGS") || line.hasPrefix("### ") && line.contains("####")
  }

  private static func columns(_ line: String) -> String {
    let separator: Character = line.contains(";") ? ";" : ","
    return line.split(separator: separator).prefix(4).joined(separator: ", ").filter { !$0.isNewline && $0 != "\u{1B}" }
  }

  private static let headers: [(String, String)] = [
    ("exercise_title", "an export of Hevy without some of its columns"),
    ("date,exercise,category", "an export of FitNotes without some of its columns"),
    ("iswarmup", "an export of Fitbod without some of its columns"),
    ("exercise 1,weight", "an old export of StrongLifts, with a workout a row"),
  ]

  private static let magics: [([UInt8], String)] = [
    ([0x89, 0x50, 0x4E, 0x47], "a picture (PNG)"), ([0xFF, 0xD8, 0xFF], "a picture (JPEG)"),
    ([0x47, 0x49, 0x46, 0x38], "a picture (GIF)"), ([0x25, 0x50, 0x44, 0x46], "a PDF"),
    ([0x50, 0x4B, 0x03, 0x04], "a ZIP archive or spreadsheet (unpack it, or save it as CSV)"),
    ([0x1F, 0x8B], "a gzip archive (unpack it)"), ([0x53, 0x51, 0x4C, 0x69, 0x74, 0x65], "an SQLite database"),
    ([0xD0, 0xCF, 0x11, 0xE0], "an old spreadsheet (save it as CSV)"),
  ]
}
