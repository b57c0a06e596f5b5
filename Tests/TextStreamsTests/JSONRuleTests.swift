import Testing
import TextStreams

/// The grammar of RFC 8259 rule by rule, so that a checkout without the public suite is held against as much.
@Suite("The rules of JSON")
struct JSONRuleTests {
  private func offset(ofFailureIn bytes: [UInt8]) -> Int? {
    var tape = JSONTape()
    do {
      try bytes.withByteSlice { (text) throws(JSONFailure) in try tape.parse(text) }
      return nil
    } catch {
      return error.offset
    }
  }

  @Test(
    "Numbers",
    arguments: [
      "0", "-0", "7", "-7", "10", "123456789012345678901234567890", "0.5", "-0.0", "1.25e3", "1E400", "1e-400", "2E+2",
      "0e0", "0e+1", "0.1e-01", "[-1,2.0,3e3]", "{\"a\":-1e-9}",
    ])
  func number(text: String) {
    #expect(offset(ofFailureIn: Array(text.utf8)) == nil)
  }

  @Test(
    "What is nearly a number",
    arguments: [
      "+1", "-", "--1", "-a", "00", "-01", "012", "1.", "1.e3", ".5", "-.5", "0.e1", "1e", "1e+", "1e-", "1E", "1eE2",
      "1e1.5", "1.2.3", "1 000", "0x1F", "1_000", "Infinity", "-Infinity", "NaN", "nan", "inf", "1f", "１",
      "1\u{0}",
      "2.e+3", "0.3e", "0.3e+", "9.e+", "1+2", "- 1", "0E", "1.0e",
    ])
  func noNumber(text: String) {
    for around in [text, "[\(text)]", "{\"a\":\(text)}"] {
      #expect(offset(ofFailureIn: Array(around.utf8)) != nil, "\(around)")
    }
  }

  @Test(
    "Strings",
    arguments: [
      #""""#, #"" ""#, #""a b""#, #""\"\\\/\b\f\n\r\t""#, #""\u0000\u001f\u007F""#, #""\u20AC\u20ac""#,
      #""\uD834\uDD1E""#, #""\ud834\udd1e\uDBFF\uDFFF""#, #""\u2028\u2029""#, "\"\u{2028}\u{2029}\u{7F}\u{80}\"",
      "\"\u{FEFF}\u{FFFE}\u{10FFFF}\"", #""\\u12""#, #""\\\"""#, #""/ // /* */""#, #""\uFEFF""#,
    ])
  func string(text: String) {
    for around in [text, "[\(text),\(text)]", "{\(text):\(text)}"] {
      #expect(offset(ofFailureIn: Array(around.utf8)) == nil, "\(around)")
    }
  }

  @Test(
    "What is nearly a string",
    arguments: [
      #"""#, #""a"#, #"a""#, #"'a'"#, #"“a”"#, #""\""#, #""\a""#, #""\x41""#, #""\0""#, #""\'""#, #""\ ""#, #""\u""#,
      #""\u1""#, #""\u12""#, #""\u123""#, #""\u12G4""#, #""\U0041""#, #""\u{41}""#, #""\u+041""#, #""\u 041""#,
      #""\uD800""#, #""\uDC00""#, #""\uD800\uD800""#, #""\uD800x""#, #""\uDC00\uD800""#, #""\uD800\n""#,
      #""\uD800\u0041""#,
      "\"\n\"", "\"\t\"", "\"\r\"", "\"\u{0}\"", "\"\u{1F}\"", "\"a\" \"b\"", #""\"#, #""\u00"#, #""\uD834\u"#,
    ])
  func noString(text: String) {
    for around in [text, "[\(text)]", "{\(text):1}", "{\"a\":\(text)}"] {
      #expect(offset(ofFailureIn: Array(around.utf8)) != nil, "\(around)")
    }
  }

  @Test(
    "Bytes that are no text",
    arguments: [
      [0xFF], [0xFE], [0x80], [0xBF], [0xC0, 0xAF], [0xC1, 0xBF], [0xE0, 0x80, 0xAF], [0xED, 0xA0, 0x80],
      [0xED, 0xBF, 0xBF], [0xF0, 0x80, 0x80, 0xAF], [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xC3],
      [0xE2, 0x82], [0xF0, 0x9F, 0x98], [0xC3, 0x28], [0xFC, 0x83, 0xBF, 0xBF, 0xBF, 0xBF],
    ] as [[UInt8]])
  func noText(bytes: [UInt8]) {
    #expect(offset(ofFailureIn: [0x22] + bytes + [0x22]) != nil)
    #expect(offset(ofFailureIn: [0x5B] + bytes + [0x5D]) != nil)
    #expect(offset(ofFailureIn: bytes) != nil)
    #expect(offset(ofFailureIn: [0x31] + bytes) != nil)
  }

  @Test(
    "Lists, objects and what stands around them",
    arguments: [
      "[]", "{}", "[[]]", "[{}]", "{\"\":{}}", "[ ]", "{ }", "[\n]", "\t\r\n [1 , 2]\n", "[null,true,false]", "true",
      "false",
      "null", "[[],[[]],[[],[[]]]]", "{\"a\":[{\"b\":{}}]}", "{\"a\":1,\"b\":2}", "{\"a\":1,\"a\":2}", "{\"a\" : 1 }",
      "{\"a\\u0000\":1}", "[1]\n\n",
    ])
  func structure(text: String) {
    #expect(offset(ofFailureIn: Array(text.utf8)) == nil)
  }

  @Test(
    "What is nearly a list or an object, and where it ends to be one",
    arguments: [
      ("", 0), (" ", 1), ("[", 1), ("]", 0), ("{", 1), ("}", 0), ("[1", 2), ("[1,", 3), ("[1,]", 3), ("[,1]", 1),
      ("[,]", 1),
      ("[1,,2]", 3), ("[1 2]", 3), ("[1:2]", 2), ("[1}", 2), ("[1]]", 3), ("[]x", 2), ("[][]", 2), ("[1];", 3),
      ("{]", 1), ("{,}", 1), ("{\"a\"}", 4), ("{\"a\":}", 5), ("{\"a\":1", 6), ("{\"a\":1,}", 7),
      ("{\"a\":1,,\"b\":2}", 7),
      ("{\"a\",1}", 4), ("{\"a\":1 \"b\":2}", 7), ("{\"a\":1:2}", 6), ("{1:1}", 1), ("{a:1}", 1), ("{null:1}", 1),
      ("{[]:1}", 1), ("{'a':1}", 1), ("{\"a\"::1}", 5), ("{\"a\":1}}", 7), ("{\"a\":1}#", 7), ("//\n[]", 0),
      ("[]//", 2),
      ("/**/[]", 0), ("[/**/]", 1), ("#\n[]", 0), ("tru", 0), ("True", 0), ("TRUE", 0), ("truex", 4), ("nulls", 4),
      ("undefined", 0), ("<null>", 0), ("*", 0), ("[*]", 1), ("\u{FEFF}", 0), ("[\u{B}]", 1), ("[\u{C}]", 1),
      ("[\u{A0}]", 1),
      ("[\u{2060}]", 1), ("\u{0}", 0), ("[\u{0}]", 1), ("[\"a\" \u{0}]", 5), ("abc", 0), ("a", 0), ("&", 0), ("é", 0),
    ])
  func noStructure(text: String, expected: Int) {
    #expect(offset(ofFailureIn: Array(text.utf8)) == expected)
  }

  @Test("Cut anywhere, a document is refused at its end or before")
  func cut() {
    let document = Array(#"{"a":[1.5e-3,"é\u20AC\ud83d\ude00",{"b":null,"c":[true,false,[]]}],"d":{}}"#.utf8)
    #expect(offset(ofFailureIn: document) == nil)
    for length in 0..<document.count {
      let offset = offset(ofFailureIn: Array(document.prefix(length)))
      #expect(offset.map { $0 <= length } == true, "\(length) bytes")
    }
  }

  @Test("Brackets without end are refused, however many")
  func withoutEnd() {
    for pattern in ["[", "{\"a\":", "[{\"\":", "[[],", "{\"a\":1,", "]", "}", ",", "\"", "\\"] {
      let text = String(repeating: pattern, count: 100_000)
      #expect(offset(ofFailureIn: Array(text.utf8)) != nil, "\(pattern)")
    }
  }
}
