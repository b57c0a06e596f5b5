import Foundation
import Support
import Testing
import TextStreams

@Suite("Base64")
struct Base64Tests {
  private func decode(_ text: String) throws(Base64.Failure) -> [UInt8] {
    try Array(text.utf8).withByteSlice { (text) throws(Base64.Failure) in try Base64.decode(text) }
  }

  @Test("It is Foundation's, for bytes of any length")
  func same() throws {
    var random = SeededGenerator(seed: 64)
    for length in 0..<200 {
      let bytes = (0..<length).map { _ in UInt8.random(in: 0...255, using: &random) }
      let text = String(decoding: Base64.encode(bytes), as: UTF8.self)
      #expect(text == Data(bytes).base64EncodedString())
      #expect(try decode(text) == bytes)
    }
  }

  @Test("There is one text for any bytes, and every other is refused")
  func strict() {
    let alphabet = Array("AQgw/+=-_ \n")
    for first in alphabet {
      for second in alphabet {
        for third in alphabet {
          for fourth in alphabet {
            let text = String([first, second, third, fourth])
            let bytes = try? decode(text)
            #expect(bytes == nil || String(decoding: Base64.encode(bytes ?? []), as: UTF8.self) == text)
            let isFoundations = Data(base64Encoded: text).map { $0.base64EncodedString() == text } ?? false
            #expect((bytes != nil) == isFoundations, "\(text)")
          }
        }
      }
    }
  }

  @Test(
    "A place is named",
    arguments: [("AAA", 3), ("AAAAA*AA", 5), ("AA=A", 2), ("=AAA", 0), ("AA==AAAA", 2), ("AB==", 1), ("AAB=", 2)])
  func place(text: String, offset: Int) {
    let failure = #expect(throws: Base64.Failure.self) { try decode(text) }
    #expect(failure?.offset == offset)
  }
}
