import Testing

@testable import Carryover

struct NoteLineSplitterTests {
  @Test(
    "A line without end is divided between characters, wherever its bytes are cut", arguments: ["a", "é", "日", "😀"])
  func longLine(character: String) {
    let bytes = Array(String(repeating: character, count: 3 << 20).utf8)
    var whole: [Int] = []
    for size in [bytes.count, 65_536, 99_991] {
      var splitter = NoteLineSplitter()
      var lengths: [Int] = []
      var start = 0
      while start < bytes.count {
        splitter.append(bytes[start..<min(start + size, bytes.count)])
        start += size
        while let line = splitter.next(isLast: start >= bytes.count) {
          lengths.append(line.count)
          #expect(line.first.map { $0 & 0xC0 != 0x80 } == true)
        }
      }
      if whole.isEmpty { whole = lengths }
      #expect(lengths == whole && lengths.reduce(0, +) == bytes.count)
      #expect(lengths.allSatisfy { $0 <= 1 << 20 + 4 })
      #expect(splitter.length == bytes.count)
    }
  }

  @Test("Bytes that are no text are divided, too")
  func noText() {
    var splitter = NoteLineSplitter()
    splitter.append([UInt8](repeating: 0x80, count: 3 << 20)[...])
    let first = splitter.next(isLast: false)
    #expect(first.map { $0.count < 2 << 20 } == true)
  }
}
