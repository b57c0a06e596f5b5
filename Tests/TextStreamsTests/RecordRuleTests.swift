import Support
import Testing
import TextStreams

/// The rules of RFC 4180, the kinds of case that public suites have, and what Unicode would tempt to.
@Suite("Rules of records")
struct RecordRuleTests {
  private func table(_ bytes: [UInt8], chunkSize: Int = 3) -> [[String]] {
    var tokenizer = RecordTokenizer(grammar: .delimited(UInt8(ascii: ",")))
    var rows: [[String]] = []
    func take() {
      while tokenizer.next() { rows.append((0..<tokenizer.fieldCount).map { tokenizer.field($0).string }) }
    }
    for start in stride(from: 0, to: bytes.count, by: chunkSize) {
      bytes.withByteSlice { tokenizer.append($0.slice(start, start + chunkSize)) }
      take()
    }
    tokenizer.finish()
    take()
    return rows
  }

  @Test(
    "RFC 4180, rule by rule",
    arguments: [
      // 1, 2: a record a line, the last with a line break or without.
      ("aaa,bbb\r\nzzz,yyy\r\n", [["aaa", "bbb"], ["zzz", "yyy"]]),
      ("aaa,bbb\r\nzzz,yyy", [["aaa", "bbb"], ["zzz", "yyy"]]),
      // 4: spaces are part of a field, and the last may be empty.
      (" a , b\r\n", [[" a ", " b"]]), ("a,\r\n", [["a", ""]]), (",\r\n", [["", ""]]),
      // 5: quotes around a field or not.
      ("\"aaa\",\"bbb\"\r\nzzz,\"yyy\"", [["aaa", "bbb"], ["zzz", "yyy"]]),
      // 6: line breaks, quotes and commas in quotes.
      ("\"b\r\nbb\",\"c,c\"\r\n", [["b\r\nbb", "c,c"]]),
      // 7: a quote in quotes is doubled.
      ("\"b\"\"bb\",\"\"\"\"\r\n", [["b\"bb", "\""]]),
    ])
  func rules(text: String, expected: [[String]]) {
    for size in 1...8 { #expect(table(Array(text.utf8), chunkSize: size) == expected) }
  }

  @Test(
    "The kinds of case that csv-spectrum has",
    arguments: [
      ("name,place\nAnn,\"Bonn, Rhein\"\n", [["name", "place"], ["Ann", "Bonn, Rhein"]]),
      ("a,b,c\n1,\"\",\"\"\n2,3,4\n", [["a", "b", "c"], ["1", "", ""], ["2", "3", "4"]]),
      ("a,b,c\r\n1,\"\",\"\"\r\n2,3,4\r\n", [["a", "b", "c"], ["1", "", ""], ["2", "3", "4"]]),
      ("a,b\n1,\"he said \"\"go\"\"\"\n", [["a", "b"], ["1", "he said \"go\""]]),
      (
        "k,v\n1,\"{\"\"t\"\": \"\"P\"\", \"\"c\"\": [1.5, 2]}\"\n",
        [["k", "v"], ["1", "{\"t\": \"P\", \"c\": [1.5, 2]}"]]
      ),
      ("a,b\n\"Once\nupon\na time\",5\n", [["a", "b"], ["Once\nupon\na time", "5"]]),
      ("a,b\r\n\"Once\r\nupon\",5\r\n", [["a", "b"], ["Once\r\nupon", "5"]]),
      ("a,b\n1,\"ha\n\"\"ha\"\"\nha\"\n", [["a", "b"], ["1", "ha\n\"ha\"\nha"]]),
      ("a,b\n1,ʤ\n½,🏋️\n", [["a", "b"], ["1", "ʤ"], ["½", "🏋️"]]),
      ("p\n+1 50\n\"53.5,\n9.9\"\n", [["p"], ["+1 50"], ["53.5,\n9.9"]]),
    ])
  func spectrum(text: String, expected: [[String]]) {
    for size in 1...8 { #expect(table(Array(text.utf8), chunkSize: size) == expected) }
  }

  @Test(
    "Only line feeds and carriage returns end a record",
    arguments: ["\u{85}", "\u{2028}", "\u{2029}", "\u{B}", "\u{C}", "\u{1C}", "\u{0}"])
  func unicodeLineBreaks(character: String) {
    #expect(table(Array("a\(character)b,c\n1,2".utf8)) == [["a\(character)b", "c"], ["1", "2"]])
  }

  @Test("Composed and decomposed letters stay what they are")
  func normalisation() {
    let rows = table(Array("é,e\u{301},ﬁ,Å,Å\n".utf8))
    #expect(rows[0].map { Array($0.utf8) } == ["é", "e\u{301}", "ﬁ", "Å", "Å"].map { Array($0.utf8) })
  }

  @Test("A byte order mark is no text at the beginning, and text further on")
  func byteOrderMarks() {
    for size in 1...8 {
      #expect(table([0xEF, 0xBB, 0xBF] + Array("a,b\n".utf8), chunkSize: size) == [["a", "b"]])
      #expect(table(Array("a,\u{FEFF}b\n".utf8), chunkSize: size) == [["a", "\u{FEFF}b"]])
      #expect(table([0xEF, 0xBB, 0xBF] + Array("\"a\nb\",c".utf8), chunkSize: size) == [["a\nb", "c"]])
    }
  }

  @Test("UTF-16 of either order, with its mark and without, is decoded; half a character becomes a sign for it")
  func utf16() throws {
    let text = "Date,Übung,🏋️\n2021-01-05,Ärger \u{2028},x\n"
    for (isBig, hasMark) in [(true, true), (true, false), (false, true), (false, false)] {
      let units = (hasMark ? [0xFEFF] : []) + Array(text.utf16)
      let bytes = units.flatMap { isBig ? [UInt8($0 >> 8), UInt8($0 & 0xFF)] : [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
      let decoded = try InputSource(bytes: bytes, name: "x").decoded()
      #expect(decoded.encoding == (isBig ? .utf16BigEndian : .utf16LittleEndian))
      #expect(try content(decoded.input) == (hasMark ? "\u{FEFF}" : "") + text)
      let cut = try InputSource(bytes: Array(bytes.dropLast()), name: "x").decoded()
      #expect(try content(cut.input) == (hasMark ? "\u{FEFF}" : "") + text.dropLast() + "\u{FFFD}")
    }
    let lone: [UInt8] = [0xFF, 0xFE, 0x00, 0xD8, 0x41, 0x00, 0x00, 0xDC]
    #expect(try content(InputSource(bytes: lone, name: "x").decoded().input) == "\u{FEFF}\u{FFFD}A\u{FFFD}")
  }

  @Test(
    "Overlong forms, surrogates and bytes that are none are no UTF-8",
    arguments: [
      [0xC0, 0x80], [0xC1, 0xBF], [0xE0, 0x80, 0x80], [0xE0, 0x9F, 0xBF], [0xF0, 0x80, 0x80, 0x80],
      [0xF0, 0x8F, 0xBF, 0xBF], [0xED, 0xA0, 0x80], [0xED, 0xBF, 0xBF], [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80],
      [0x80], [0xBF], [0xC3], [0xE2, 0x82], [0xF0, 0x9F, 0x8F], [0xFE], [0xFF],
    ] as [[UInt8]])
  func illFormed(bytes: [UInt8]) {
    var check = UTF8Check()
    bytes.withByteSlice { check.update($0) }
    check.finish()
    #expect(check.illFormedSequences > 0 && check.multibyteCharacters == 0)
    #expect(String(decoding: bytes, as: UTF8.self).unicodeScalars.allSatisfy { $0 == "\u{FFFD}" })
    var tape = JSONTape()
    #expect(throws: JSONFailure.self) {
      try ([0x22] + bytes + [0x22]).withByteSlice { (text) throws(JSONFailure) in try tape.parse(text) }
    }
  }

  private func content(_ input: InputSource) throws -> String {
    String(decoding: try input.prefix(Int(input.count)), as: UTF8.self)
  }
}
