import Testing
import TextStreams

@Suite("Limits of records")
struct RecordLimitTests {
  private func excesses(_ text: String, _ limits: RecordLimits, chunkSize: Int) -> [RecordExcess?] {
    var tokenizer = RecordTokenizer(grammar: .delimited(UInt8(ascii: ",")), limits: limits)
    let bytes = Array(text.utf8)
    var found: [RecordExcess?] = []
    for start in stride(from: 0, to: bytes.count, by: chunkSize) {
      bytes.withByteSlice { tokenizer.append($0.slice(start, start + chunkSize)) }
      while tokenizer.next() { found.append(tokenizer.excess) }
    }
    tokenizer.finish()
    while tokenizer.next() { found.append(tokenizer.excess) }
    return found
  }

  @Test("A record beyond a limit is marked, in any chunks, and the next one is read")
  func marked() {
    var limits = RecordLimits()
    limits.recordLength = 100
    limits.fieldLength = 20
    limits.fieldCount = 40
    let long = String(repeating: "x", count: 21)
    let cases: [(String, RecordExcess?)] = [
      ("a,b", nil), ("a,\(long)", .field(1)), ("\"\(long)\",b", .field(0)), ("\(long.dropLast()),b", nil),
      (String(repeating: ",", count: 39), nil), (String(repeating: ",", count: 40), .fieldCount),
      (String(repeating: "x,", count: 41), .fieldCount), ("\"" + String(repeating: "y\n", count: 5) + "\"", nil),
    ]
    let text = cases.map { $0.0 + "\n" }.joined()
    for size in [1, 2, 7, 64, 1000] { #expect(excesses(text, limits, chunkSize: size) == cases.map(\.1)) }
  }

  @Test("An endless line needs the memory of its limit", arguments: ["a", ",", "\"", "\"\"", "x,", "\"\n"])
  func endless(pattern: String) {
    var limits = RecordLimits()
    limits.recordLength = 1 << 16
    var tokenizer = RecordTokenizer(grammar: .delimited(UInt8(ascii: ",")), limits: limits)
    let chunk = Array(String(repeating: pattern, count: 10_000).utf8)
    for _ in 0..<200 {
      chunk.withByteSlice { tokenizer.append($0) }
      while tokenizer.next() {}
      #expect(tokenizer.bufferedBytes <= 1 << 20)
    }
    Array("\na,b\n".utf8).withByteSlice { tokenizer.append($0) }
    tokenizer.finish()
    var last = 0
    while tokenizer.next() { last = tokenizer.fieldCount }
    #expect(last == 2)
  }
}
