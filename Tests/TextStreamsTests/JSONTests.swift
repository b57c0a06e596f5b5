import Foundation
import Support
import Testing
import TextStreams

@Suite("JSON")
struct JSONTests {
  private func parse(_ bytes: [UInt8]) throws {
    var tape = JSONTape()
    try bytes.withByteSlice { (text) throws(JSONFailure) in try tape.parse(text) }
  }

  @Test(
    "What is well-formed is read",
    arguments: [
      "null", " [1, -0, 1e5, 1.5E-3] ", #"{"a":{"b":[true,false,""]},"a":"😀"}"#, #""é""#, "[[],{}]",
    ])
  func accepted(text: String) throws {
    try parse(Array(text.utf8))
  }

  @Test(
    "What is not is refused, with the place",
    arguments: [
      ("", 0), ("[1,]", 3), ("[1", 2), ("{\"a\" 1}", 5), ("01", 1), ("[1}", 2), ("\"a", 2), ("\"\\x\"", 1), ("nul", 0),
      ("[1] 2", 4), ("\"\u{1}\"", 1), ("\"\\ud800\"", 1), ("-", 1), ("{a:1}", 1), ("[\"a\",\n4\n,1,", 11),
    ])
  func refused(text: String, offset: Int) {
    let bytes = Array(text.utf8)
    var tape = JSONTape()
    do {
      try bytes.withByteSlice { (text) throws(JSONFailure) in try tape.parse(text) }
      Issue.record("\(text) was read")
    } catch {
      #expect(error.offset == offset, "\(error.reason)")
    }
  }

  @Test("Nesting beyond the limit is refused, and does not exhaust the stack")
  func nesting() {
    #expect(throws: JSONFailure.self) { try parse([UInt8](repeating: 91, count: 1_000_000)) }
    #expect(throws: Never.self) {
      try parse([UInt8](repeating: 91, count: 64) + [UInt8](repeating: 93, count: 64))
    }
  }

  @Test(
    "Strings are written so that they read back",
    arguments: ["plain", "a\"b\\c\n\t\r\u{8}\u{C}\u{1}", "é日本🏋️\u{2028}", ""])
  func strings(text: String) throws {
    var buffer = OutputBuffer()
    buffer.appendJSON(text)
    let data = Data(buffer.bytes.array)
    let read = try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
    #expect(read as? String == text)
  }

  @Test(
    "JSONTestSuite: every y_ is read, every n_ refused, none crashes",
    .enabled(if: Locations.conformance != nil, Comment(rawValue: Locations.conformanceHint)))
  func suite() throws {
    let folder = try #require(Locations.conformance).appendingPathComponent("suites/JSONTestSuite/test_parsing")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(names.count == 318)
    for name in names {
      let bytes = try Locations.bytes(folder.appendingPathComponent(name))
      let isRead = (try? parse(bytes)) != nil
      if name.hasPrefix("y_") { #expect(isRead, "\(name)") }
      if name.hasPrefix("n_") { #expect(!isRead, "\(name)") }
    }
  }

  @Test("A document is divided into the same pieces whatever the chunks")
  func pieces() throws {
    let text = Array(#"{"format":"x", "list":[ {"a":"],}\""}, 5 ,[1,[2]]],"empty":[],"other":{"k":[1]}}"#.utf8)
    for size in 1...text.count {
      var splitter = JSONDocumentSplitter()
      var found: [String] = []
      for start in stride(from: 0, to: text.count, by: size) {
        try text.withByteSlice { slice in
          try splitter.consume(slice.slice(start, start + size)) { piece, bytes, _ in
            switch piece {
            case .member(let name): found.append("\(name)=\(bytes.trimmed.string)")
            case .element(let name, let index): found.append("\(name)[\(index)]=\(bytes.trimmed.string)")
            case .emptyList(let name): found.append("\(name)=[]")
            }
          }
        }
      }
      try splitter.finish()
      #expect(
        found == [
          "format=\"x\"", #"list[0]={"a":"],}\""}"#, "list[1]=5", "list[2]=[1,[2]]", "empty=[]", "other={\"k\":[1]}",
        ])
    }
  }

  @Test("Encodings are recognised and decoded")
  func encodings() {
    let text = "Übung – 日本 🏋️"
    for (encoding, order) in [(TextEncoding.utf16LittleEndian, false), (.utf16BigEndian, true)] {
      let units = [0xFEFF as UInt16] + Array(text.utf16)
      let bytes = units.flatMap { unit -> [UInt8] in
        let pair = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
        return order ? pair : pair.reversed()
      }
      #expect(bytes.withByteSlice { TextEncoding(prefix: $0) } == encoding)
      var decoder = TextDecoder(encoding)
      var output = OutputBuffer()
      for start in bytes.indices { bytes.withByteSlice { decoder.decode($0.slice(start, start + 1), into: &output) } }
      decoder.finish(into: &output)
      #expect(output.bytes.string == "\u{FEFF}" + text)
    }
    var decoder = TextDecoder(.windows1252)
    var output = OutputBuffer()
    ([0x80, 0xDC, 0x62] as [UInt8]).withByteSlice { decoder.decode($0, into: &output) }
    #expect(output.bytes.string == "€Üb")
  }

  @Test("UTF-8 is checked across chunks")
  func utf8() {
    let good = Array("aé日🏋 plain ascii text long enough for eight".utf8)
    let bad: [UInt8] = [0x61, 0xC0, 0xAF, 0xED, 0xA0, 0x80, 0xF5, 0xE2, 0x82]
    for size in 1...9 {
      var check = UTF8Check()
      for start in stride(from: 0, to: good.count, by: size) {
        good.withByteSlice { check.update($0.slice(start, start + size)) }
      }
      check.finish()
      #expect(check.illFormedSequences == 0 && check.multibyteCharacters == 3)
      var badCheck = UTF8Check()
      bad.withByteSlice { badCheck.update($0) }
      badCheck.finish()
      #expect(badCheck.illFormedSequences >= 4)
    }
  }
}
