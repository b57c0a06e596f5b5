/// A table in a document of notes: its columns, and which of its lines are rows.
struct NoteTable {
  var columns: [NoteColumn?]
  /// The texts of the header's cells.
  var headers: [String]
  /// The line of the header; `nil` where the table has none.
  var header: Int?
  /// The lines of the table, the header and the rule included.
  var lines: Range<Int>

  func column(_ role: NoteColumnRole) -> Int? { columns.firstIndex { $0?.role == role } }

  /// The cells of a row, without the marks around them.
  static func cells(_ text: String) -> [String] {
    var bytes = Array(text.utf8)[...]
    while let first = bytes.first, first == 32 || first == 9 { bytes.removeFirst() }
    while let last = bytes.last, last == 32 || last == 9 { bytes.removeLast() }
    if bytes.first == UInt8(ascii: "|") { bytes.removeFirst() }
    if bytes.last == UInt8(ascii: "|"), bytes.dropLast().last != UInt8(ascii: "\\") { bytes.removeLast() }
    var cells: [[UInt8]] = [[]]
    var links = 0
    var previous: UInt8 = 0
    for byte in bytes {
      if byte == UInt8(ascii: "["), previous == byte { links = 1 }
      if byte == UInt8(ascii: "]"), previous == byte { links = 0 }
      if byte == UInt8(ascii: "|"), previous == UInt8(ascii: "\\") {
        cells[cells.count - 1].removeLast()
        cells[cells.count - 1].append(byte)
      } else if byte == UInt8(ascii: "|"), links == 0 {
        cells.append([])
      } else {
        cells[cells.count - 1].append(byte)
      }
      previous = byte
    }
    return cells.map { cell in
      let plain = NoteEmphasis.plain(String(decoding: cell, as: UTF8.self)).text
      return String(plain.drop { $0 == " " || $0 == "\t" }.reversed().drop { $0 == " " || $0 == "\t" }.reversed())
    }
  }
}
