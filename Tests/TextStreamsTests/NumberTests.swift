import Support
import Testing
import TextStreams

@Suite("Numbers")
struct NumberTests {
  private func decimal(_ text: String) -> Double? { Array(text.utf8).withByteSlice { $0.decimal() } }

  private func written(_ number: Double) -> String {
    var buffer = OutputBuffer()
    buffer.append(number)
    return buffer.bytes.string
  }

  @Test("Decimals read as the standard library reads them, to the last bit")
  func reading() {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<20_000 {
      let digits = String(UInt64.random(in: 0...UInt64.max, using: &random)).prefix(
        Int.random(in: 1...19, using: &random))
      let point = Int.random(in: 0...digits.count, using: &random)
      var text = String(digits.prefix(point)) + "." + digits.dropFirst(point)
      if Int.random(in: 0..<4, using: &random) == 0 { text += "e\(Int.random(in: -40...40, using: &random))" }
      if text.hasPrefix(".") { text = "0" + text }
      #expect(decimal(text) == Double(text), "\(text)")
    }
  }

  @Test(
    "What is no number is refused",
    arguments: ["", ".", "-", "1.2.3", "12abc", "0x10", "nan", "inf", "1e", "1e999", " 1", "1,5", "١"])
  func refused(text: String) {
    #expect(decimal(text) == nil)
  }

  @Test("Numbers are written in the shortest form that reads back")
  func writing() {
    var random = SeededGenerator(seed: 2)
    for _ in 0..<20_000 {
      let decimals = Int.random(in: 0...8, using: &random)
      var scale = 1.0
      for _ in 0..<decimals { scale *= 10 }
      let number = Double(Int.random(in: -1_000_000_000...1_000_000_000, using: &random)) / scale
      let text = written(number)
      #expect(Double(text) == number)
      #expect(text.count <= number.description.count)
    }
    for (number, text) in [
      (0, "0"), (-0.0, "0"), (0.05, "0.05"), (1e9, "1000000000"), (-999_999_999.99, "-999999999.99"), (-0.5, "-0.5"),
      (61.23492, "61.23492"), (100, "100"), (1e21, "1e+21"),
      (0.1 + 0.2, "0.30000000000000004"),
    ] as [(Double, String)] {
      #expect(written(number) == text)
    }
  }

  @Test("Whole numbers of any size are written", arguments: [0, 7, 10, -10, 123_456_789, Int.max, Int.min])
  func wholeNumbers(number: Int) {
    var buffer = OutputBuffer()
    buffer.append(number)
    #expect(buffer.bytes.string == String(number))
  }

  @Test(
    "The dust of a conversion goes, and nothing else does",
    arguments: [
      (299.99999999999994, 300.0), (105.00000000000001, 105), (37.49999999999999, 37.5), (61.23492, 61.23492),
      (61.2349233333, 61.2349233333), (0.1, 0.1), (1e300, 1e300),
    ])
  func dust(value: Double, clean: Double) {
    #expect(withoutConversionDust(value) == clean)
  }

  @Test(
    "xxHash64 gives the published values",
    arguments: [
      ("", "ef46db3751d8e999"), ("a", "d24ec4f1a98c6e5b"), ("abc", "44bc2cf5ad770999"),
      ("Nobody inspects the spammish repetition", "fbcea83c8a378bf1"),
    ])
  func hash(text: String, hexadecimal: String) {
    for size in [1, 3, 8, 31, 32, 33, 100] {
      var hash = XXHash64()
      let bytes = Array(text.utf8)
      for start in stride(from: 0, to: bytes.count, by: size) {
        bytes.withByteSlice { hash.update($0.slice(start, start + size)) }
      }
      #expect(hash.hexadecimal == hexadecimal)
    }
  }
}
