import Foundation
import Support
import Testing
import TextStreams

/// Divides a whole text the slow and plain way, as Python's `csv` does: the oracle of the tokenizer.
func plainRecords(_ bytes: [UInt8], delimiter: UInt8) -> [[[UInt8]]] {
  var records: [[[UInt8]]] = []
  var record: [[UInt8]] = []
  var field: [UInt8] = []
  var inQuotes = false
  var isStart = true
  var isPending = false
  var index = 0
  while index < bytes.count {
    let byte = bytes[index]
    index += 1
    if inQuotes {
      if byte == 34 {
        if index < bytes.count, bytes[index] == 34 {
          field.append(34)
          index += 1
        } else {
          inQuotes = false
        }
      } else {
        field.append(byte)
      }
      continue
    }
    switch byte {
    case 34 where isStart:
      inQuotes = true
      isStart = false
      isPending = true
    case delimiter:
      record.append(field)
      field = []
      isStart = true
      isPending = true
    case 10, 13:
      if byte == 13, index < bytes.count, bytes[index] == 10 { index += 1 }
      records.append(isPending ? record + [field] : [])
      (record, field, isStart, isPending) = ([], [], true, false)
    default:
      field.append(byte)
      isStart = false
      isPending = true
    }
  }
  if isPending { records.append(record + [field]) }
  return records
}

func records(_ bytes: [UInt8], grammar: RecordGrammar, chunkSize: Int) -> (
  fields: [[[UInt8]]], lines: [Int], offsets: [UInt64]
) {
  var tokenizer = RecordTokenizer(grammar: grammar)
  var result: [[[UInt8]]] = []
  var lines: [Int] = []
  var offsets: [UInt64] = []
  func take(_ tokenizer: inout RecordTokenizer) {
    while tokenizer.next() {
      result.append((0..<tokenizer.fieldCount).map { tokenizer.field($0).array })
      lines.append(tokenizer.position.line)
      offsets.append(tokenizer.position.offset)
    }
  }
  for start in stride(from: 0, to: bytes.count, by: max(chunkSize, 1)) {
    bytes.withByteSlice { tokenizer.append($0.slice(start, start + chunkSize)) }
    take(&tokenizer)
  }
  tokenizer.finish()
  take(&tokenizer)
  return (result, lines, offsets)
}

@Suite("Records")
struct RecordTokenizerTests {
  private static let comma = RecordGrammar.delimited(44)
  private static let quoted = RecordGrammar.quoted(59, firstColumn: Array("Workout #".utf8))

  @Test(
    "Fields and records of CSV",
    arguments: [
      ("a,b\n1,2\n", [["a", "b"], ["1", "2"]]),
      ("a,b\r\n1,2", [["a", "b"], ["1", "2"]]),
      ("a\rb\n", [["a"], ["b"]]),
      ("\"x,y\",\"say \"\"hi\"\"\",\"two\nlines\"\n", [["x,y", "say \"hi\"", "two\nlines"]]),
      ("a,\"\",\n\n,\n", [["a", "", ""], [], ["", ""]]),
      ("\"abc\"def,g\"h\n", [["abcdef", "g\"h"]]),
      ("\"never closed,\nx", [["never closed,\nx"]]),
      ("\u{FEFF}a,b\n", [["a", "b"]]),
      ("\"\"\"\"\n", [["\""]]),
      ("", []), ("\n", [[]]), ("\"", [[""]]), ("\"\"", [[""]]),
    ])
  func table(text: String, expected: [[String]]) {
    let bytes = Array(text.utf8)
    for size in 1...max(bytes.count, 1) {
      let found = records(bytes, grammar: Self.comma, chunkSize: size).fields
      #expect(found.map { $0.map { String(decoding: $0, as: UTF8.self) } } == expected, "chunks of \(size)")
    }
  }

  @Test("The fast tokenizer finds what the plain one finds, whatever the chunks")
  func oracle() {
    var random = SeededGenerator(seed: 3)
    let alphabet = Array("a,\"\n\r;é1".utf8)
    for _ in 0..<3000 {
      let bytes = (0..<Int.random(in: 0...40, using: &random)).map { _ in alphabet.randomElement(using: &random) ?? 0 }
      let expected = plainRecords(bytes, delimiter: 44)
      for size in [1, 2, 7, 64] {
        #expect(
          records(bytes, grammar: Self.comma, chunkSize: size).fields == expected, "\(bytes) in chunks of \(size)")
      }
    }
  }

  @Test("Positions: the line where a record begins, and its offset")
  func positions() {
    let text = Array("a\r\n\"x\r\ny\nz\",2\n\n3".utf8)
    for size in 1...20 {
      let found = records(text, grammar: Self.comma, chunkSize: size)
      #expect(found.lines == [1, 2, 5, 6])
      #expect(found.offsets == [0, 3, 14, 15])
    }
  }

  @Test("A tokenizer that begins in the middle finds the same records")
  func restart() {
    let text = Array("a,b\n\"x\ny\",2\n3,4\n".utf8)
    var tokenizer = RecordTokenizer(grammar: Self.comma)
    tokenizer.restart(at: TextPosition(offset: 4, line: 2, record: 2))
    text.withByteSlice { tokenizer.append($0.slice(4)) }
    tokenizer.finish()
    var places: [TextPosition] = []
    while places.count < 2, tokenizer.next() { places.append(tokenizer.position) }
    #expect(
      places == [TextPosition(offset: 4, line: 2, record: 2), TextPosition(offset: 12, line: 4, record: 3)])
    let hasMore = tokenizer.next()
    #expect(!hasMore)
  }

  @Test(
    "Fields in quotes that nobody escaped",
    arguments: [
      (
        "\"Workout #\";\"Date\"\n\"1\";\"a \"b\" c\"\n\"2\";\"\"\n",
        [["Workout #", "Date"], ["1", "a \"b\" c"], ["2", ""]]
      ),
      ("\"1\";\"end\"\"\n\"2\";\"x\"", [["1", "end\""], ["2", "x"]]),
      ("\"1\";\"two\nlines\"\r\n\"22\";\"x\"\n", [["1", "two\nlines"], ["22", "x"]]),
      ("\"1\";\"a \"quote\"\n and on\"\n\"2\";\"x\"\n", [["1", "a \"quote\"\n and on"], ["2", "x"]]),
      ("\"1\";\"x\"\n\"Workout #\";\"Date\"\n\"1\";\"x\"\n", [["1", "x"], ["Workout #", "Date"], ["1", "x"]]),
      ("\"1\";\"x\"\n\n\"2\";\"y\"\n", [["1", "x"], [], ["2", "y"]]),
    ])
  func unescaped(text: String, expected: [[String]]) {
    let bytes = Array(text.utf8)
    for size in 1...bytes.count {
      let found = records(bytes, grammar: Self.quoted, chunkSize: size).fields
      #expect(found.map { $0.map { String(decoding: $0, as: UTF8.self) } } == expected, "chunks of \(size)")
    }
  }

  @Test("A record beyond the limit comes out without fields, in bounded memory, and reading goes on")
  func tooLong() {
    var tokenizer = RecordTokenizer(grammar: Self.comma)
    let chunk = [UInt8](repeating: 97, count: 1 << 20)
    Array("\"".utf8).withByteSlice { tokenizer.append($0) }
    for _ in 0..<20 {
      chunk.withByteSlice { tokenizer.append($0) }
      let isWhole = tokenizer.next()
      #expect(!isWhole)
    }
    Array("\"\nb,c\n".utf8).withByteSlice { tokenizer.append($0) }
    var found: [Int] = []
    while tokenizer.next() { found.append(tokenizer.excess == .record ? -1 : tokenizer.fieldCount) }
    #expect(found == [-1, 2])
    #expect(tokenizer.position.offset == UInt64(20 << 20) + 3)
    #expect(tokenizer.position.line == 2)
  }

  @Test(
    "csv-spectrum", .enabled(if: Locations.conformance != nil, Comment(rawValue: Locations.conformanceHint)))
  func spectrum() throws {
    let folder = try #require(Locations.conformance).appendingPathComponent("suites/csv-spectrum")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.appendingPathComponent("csvs").path)
    #expect(names.count == 12)
    for name in names {
      let bytes = try Locations.bytes(folder.appendingPathComponent("csvs/\(name)"))
      let json = try Data(contentsOf: folder.appendingPathComponent("json/\(name.dropLast(4)).json"))
      let parsed = try JSONSerialization.jsonObject(with: json)
      let expected = try #require(parsed as? [[String: String]] ?? (parsed as? [String: String]).map { [$0] })
      let found = records(bytes, grammar: Self.comma, chunkSize: 5).fields
        .map { $0.map { String(decoding: $0, as: UTF8.self) } }
      let header = try #require(found.first)
      let rows = found.dropFirst().filter { !$0.isEmpty }
        .map { Dictionary(zip(header, $0), uniquingKeysWith: { $1 }) }
      // The suite's JSON has another telephone number than its CSV in one case.
      let ignored = name == "location_coordinates.csv" ? "Contact Phone Number" : ""
      #expect(
        rows.map { $0.filter { $0.key != ignored } } == expected.map { $0.filter { $0.key != ignored } }, "\(name)")
    }
  }
}
