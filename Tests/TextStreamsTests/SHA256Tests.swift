import Support
import Testing
import TextStreams

@Suite("SHA-256")
struct SHA256Tests {
  private func hash(_ chunks: [[UInt8]]) -> String {
    var hash = SHA256()
    for chunk in chunks { chunk.withByteSlice { hash.update($0) } }
    return hash.hexadecimal
  }

  /// The examples of FIPS 180-4 (https://csrc.nist.gov/projects/cryptographic-standards-and-guidelines/example-values).
  @Test(
    "The published examples",
    arguments: [
      ("", 1, "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
      ("abc", 1, "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq", 1,
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
      ),
      (
        "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu",
        1, "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"
      ),
      ("a", 1_000_000, "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"),
    ])
  func published(text: String, count: Int, expected: String) {
    #expect(hash([[UInt8]](repeating: Array(text.utf8), count: count)) == expected)
    #expect(hash([Array(String(repeating: text, count: count).utf8)]) == expected)
  }

  @Test("Any division into pieces gives the same, around every length of a block")
  func pieces() {
    let bytes = (0..<200).map { UInt8($0 &* 37 & 255) }
    for length in [0, 1, 55, 56, 57, 63, 64, 65, 119, 120, 127, 128, 129, 200] {
      let whole = hash([Array(bytes.prefix(length))])
      for split in 0...length {
        #expect(hash([Array(bytes[..<split]), [], Array(bytes[split..<length])]) == whole)
      }
      for size in 1...70 {
        let pieces = stride(from: 0, to: length, by: size).map { Array(bytes[$0..<min($0 + size, length)]) }
        #expect(hash(pieces) == whole)
      }
    }
  }

  @Test("It can be asked in between, and goes on")
  func between() {
    var running = SHA256()
    for byte in Array("abc".utf8) {
      [byte].withByteSlice { running.update($0) }
      _ = running.hexadecimal
    }
    #expect(running.hexadecimal == hash([Array("abc".utf8)]))
  }
}
