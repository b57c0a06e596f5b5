import TextStreams

/// Which part of the dates that a spreadsheet wrote is the day.
struct DateOrderEvidence: Sendable {
  private(set) var dates = 0
  private var firstAboveTwelve = 0
  private var secondAboveTwelve = 0
  private var usesDots = false

  mutating func add(_ bytes: ByteSlice) {
    guard let parts = CivilDateReader.parts(bytes.trimmed), parts.style == .yearLast else { return }
    dates += 1
    if parts.numbers[0] > 12 { firstAboveTwelve += 1 }
    if parts.numbers[1] > 12 { secondAboveTwelve += 1 }
    if bytes.firstIndex(of: UInt8(ascii: ".")) != nil { usesDots = true }
  }

  /// The order, and why.
  var decision: (order: DateOrder, reason: String) {
    if firstAboveTwelve > secondAboveTwelve {
      return (.dayFirst, "the first number of \(Self.text(firstAboveTwelve)) is above 12")
    }
    if secondAboveTwelve > 0 {
      return (.monthFirst, "the second number of \(Self.text(secondAboveTwelve)) is above 12")
    }
    if usesDots { return (.dayFirst, "they are written with dots, and nothing in the file speaks against it") }
    return (.monthFirst, "nothing in the file speaks against it")
  }

  private static func text(_ count: Int) -> String { "\(count) date\(count == 1 ? "" : "s")" }
}
