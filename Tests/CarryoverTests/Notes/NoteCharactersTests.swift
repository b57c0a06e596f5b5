import Support
import Testing
import TextStreams

@testable import Carryover

/// What is asked of a text by its bytes, held against the same asked of its characters one by one.
struct NoteCharactersTests {
  private static let pieces = [
    "a", "R", "x", " ", " ", ",", "1", "9", "0", "-", "(", ")", "é", "e\u{301}", "–", "×", "½", "重", "٣", "\r",
    "\u{200D}",
    "🏋🏽‍♂️", "\t", "ß", "²", "\u{600}", "\r\n", "\n", "  ", "ab", "\u{301}", "\u{FE0F}",
  ]

  /// A text of a few pieces, most of them of ASCII, and a part of it.
  private static func text(_ random: inout SeededGenerator) -> Substring {
    let isPlain = Bool.random(using: &random)
    let text = (0..<Int.random(in: 0...12, using: &random))
      .map { _ in pieces[Int.random(in: 0..<(isPlain ? 12 : pieces.count), using: &random)] }.joined()
    let start = text.index(text.startIndex, offsetBy: Int.random(in: 0...text.count, using: &random))
    return text[start...]
  }

  @Test("Letters, numbers and spaces are those that Unicode calls so")
  func kinds() throws {
    for value in UInt32(0)...0x2_FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let character = Character(scalar)
      #expect(character.isLetter == scalar.properties.isAlphabetic)
      #expect(character.isNumber == (scalar.properties.numericType != nil))
      #expect(character.isWhitespace == scalar.properties.isWhitespace)
    }
    #expect(Character("\r\n").isWhitespace)
    #expect(!Character("\r\n").isLetter && !Character("🏋🏽‍♂️").isNumber)
  }

  @Test("A text is searched as its characters are")
  func searches() {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<20_000 {
      let text = Self.text(&random)
      let characters = Array(text)
      let wanted = Character(Self.pieces[Int.random(in: 0..<8, using: &random)])
      let other = String(Self.text(&random).prefix(2))
      func place(_ offset: Int?) -> String.Index? { offset.map { text.index(text.startIndex, offsetBy: $0) } }
      #expect(text.first == characters.first, "\(text)")
      #expect(text.last == characters.last, "\(text)")
      #expect(text.contains(wanted) == characters.contains(wanted), "\(text) \(wanted)")
      #expect(text.firstIndex(of: wanted) == place(characters.firstIndex(of: wanted)), "\(text) \(wanted)")
      #expect(text.lastIndex(of: wanted) == place(characters.lastIndex(of: wanted)), "\(text) \(wanted)")
      #expect(text.contains { $0.isNumber } == characters.contains { $0.isNumber }, "\(text)")
      #expect(text.allSatisfy { $0.isLetter } == characters.allSatisfy { $0.isLetter }, "\(text)")
      #expect(Array(text.prefix { $0 != wanted }) == Array(characters.prefix { $0 != wanted }), "\(text) \(wanted)")
      #expect(Array(text.drop { $0 != wanted }) == Array(characters.drop { $0 != wanted }), "\(text) \(wanted)")
      #expect(text.hasPrefix(other) == characters.starts(with: Array(other)), "\(text) \(other)")
      let isThere = other.isEmpty || characters.indices.contains { characters[$0...].starts(with: Array(other)) }
      #expect(text.contains(other) == isThere, "\(text) \(other)")
    }
  }

  @Test("A text is divided as its characters are, and replaced as the parts between are joined")
  func divides() {
    var random = SeededGenerator(seed: 6)
    for _ in 0..<20_000 {
      let text = Self.text(&random)
      let most = Int.random(in: 0..<8, using: &random) == 0 ? Int.max : Int.random(in: 0...3, using: &random)
      let omits = Bool.random(using: &random)
      let parts = Array(text).split(separator: " ", maxSplits: most, omittingEmptySubsequences: omits)
        .map { String($0) }
      #expect(
        text.split(separator: " ", maxSplits: most, omittingEmptySubsequences: omits).map(String.init) == parts,
        "\(text.debugDescription) \(most) \(omits)")
      let byKind = Array(text).split(maxSplits: most, omittingEmptySubsequences: omits) { !$0.isLetter }
        .map { String($0) }
      #expect(
        text.split(maxSplits: most, omittingEmptySubsequences: omits) { !$0.isLetter }.map(String.init) == byKind,
        "\(text.debugDescription) \(most) \(omits)")
      let pieces = Array(text).split(separator: "a", omittingEmptySubsequences: false).map { String($0) }
      #expect(text.replacing("a", with: "bc") == pieces.joined(separator: "bc"), "\(text.debugDescription)")
    }
  }

  @Test("Bytes are found at every place of a run, and what is of ASCII and what is a digit is told of every byte")
  func bytes() {
    for length in 0...40 {
      for place in 0..<length {
        for byte in [UInt8(0), 1, 10, 47, 48, 53, 57, 58, 127, 128, 175, 176, 185, 186, 255] {
          var bytes = [UInt8](repeating: byte == 0x61 ? 0x62 : 0x61, count: length)
          bytes[place] = byte
          bytes.withByteSlice { slice in
            #expect(slice.firstIndex(of: byte) == place)
            #expect(slice.firstIndex(of: byte, from: place + 1) == nil)
            #expect(slice.firstIndex(of: 0x62) == nil)
            #expect(slice.isPlain == (byte < 0x80))
            #expect(slice.hasDigit == (48...57).contains(byte))
          }
        }
      }
    }
  }
}
