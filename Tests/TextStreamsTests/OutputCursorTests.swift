import Testing
import TextStreams

@Suite("Output cursor")
struct OutputCursorTests {
  /// Escapes the slow and plain way.
  private func plainJSON(_ text: String) -> String {
    let escapes: [Unicode.Scalar: String] = [
      "\"": "\\\"", "\\": "\\\\", "\n": "\\n", "\r": "\\r", "\t": "\\t", "\u{8}": "\\b", "\u{C}": "\\f",
      "\u{1}": "\\u0001", "\u{1F}": "\\u001f",
    ]
    return "\"" + text.unicodeScalars.map { escapes[$0] ?? String($0) }.joined() + "\""
  }

  @Test("A character is escaped wherever it stands in a string of any length", arguments: 0...40)
  func escapes(length: Int) {
    let plain = [Unicode.Scalar](repeating: "é", count: length / 4) + [Unicode.Scalar](repeating: "x", count: length)
    for place in plain.indices {
      for character in ["\"", "\\", "\n", "\u{1}", "\u{1F}", " ", "\u{7F}", "#", "]"] as [Unicode.Scalar] {
        var scalars = plain
        scalars[place] = character
        scalars[scalars.count / 2] = character
        let text = String(String.UnicodeScalarView(scalars))
        var buffer = OutputBuffer()
        buffer.appendJSON(text)
        #expect(buffer.bytes.string == plainJSON(text))
      }
    }
  }

  @Test(
    "What does not fit is laid down again in more room, behind what there was", arguments: [1, 20, 63, 64, 500, 70_000])
  func growth(length: Int) {
    var buffer = OutputBuffer(capacity: 64)
    let text = String(repeating: "y", count: length)
    buffer.append("before")
    var attempts = 0
    buffer.lay { cursor in
      attempts += 1
      cursor.append(UInt8(ascii: "{"))
      cursor.appendKey("text", isFirst: true)
      cursor.appendJSON(text)
      cursor.appendKey("number", isFirst: false)
      cursor.append(-12.5)
      cursor.append(123_456)
      cursor.append(UInt8(ascii: "}"))
    }
    #expect(buffer.bytes.string == "before{\"text\":\"\(text)\",\"number\":-12.5123456}")
    #expect(attempts > 1 || length < 100)
  }
}
