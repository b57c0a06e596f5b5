import Support

/// Changes files as accidents and enemies do, the same on every run.
struct Mutator {
  private var random: SeededGenerator
  private let seeds: [[UInt8]]

  /// - Parameter seeds: The files that are changed; none is empty.
  init(seed: UInt64, seeds: [[UInt8]]) {
    random = SeededGenerator(seed: seed)
    self.seeds = seeds
  }

  /// The next changed file.
  mutating func next() -> [UInt8] {
    var bytes = seeds.randomElement(using: &random) ?? []
    for _ in 0...Int.random(in: 0...3, using: &random) { change(&bytes) }
    return bytes
  }

  private mutating func place(_ bytes: [UInt8]) -> Int { Int.random(in: 0...bytes.count, using: &random) }

  private mutating func range(_ bytes: [UInt8], longest: Int) -> Range<Int> {
    let start = place(bytes)
    return start..<min(start + Int.random(in: 0...longest, using: &random), bytes.count)
  }

  private mutating func change(_ bytes: inout [UInt8]) {
    let part = range(bytes, longest: 40)
    switch Int.random(in: 0..<9, using: &random) {
    case 0 where !part.isEmpty: bytes[part.lowerBound] = UInt8.random(in: 0...255, using: &random)
    case 1 where !part.isEmpty: bytes[part.lowerBound] ^= 1 << UInt8.random(in: 0...7, using: &random)
    case 2: bytes.removeSubrange(part)
    case 3: bytes.insert(contentsOf: bytes[part], at: place(bytes))
    case 4: bytes.replaceSubrange(part, with: Self.words.randomElement(using: &random)?.utf8.map { $0 } ?? [])
    case 5: bytes.insert(contentsOf: Self.words.randomElement(using: &random)?.utf8.map { $0 } ?? [], at: place(bytes))
    case 6: changeNumber(&bytes)
    case 7: moveLine(&bytes)
    default: bytes.removeSubrange(place(bytes)...)
    }
  }

  /// Puts a number that is odd in the place of one.
  private mutating func changeNumber(_ bytes: inout [UInt8]) {
    let start = place(bytes)
    guard let first = bytes[start...].firstIndex(where: { $0 &- 48 < 10 }) else { return }
    let end = bytes[first...].firstIndex { $0 &- 48 >= 10 && $0 != 46 } ?? bytes.count
    bytes.replaceSubrange(first..<end, with: Self.numbers.randomElement(using: &random)?.utf8.map { $0 } ?? [])
  }

  /// Moves a line, or says it twice.
  private mutating func moveLine(_ bytes: inout [UInt8]) {
    var lines = bytes.split(separator: 10, omittingEmptySubsequences: false)
    guard let line = lines.randomElement(using: &random) else { return }
    lines.insert(line, at: Int.random(in: 0...lines.count, using: &random))
    if Bool.random(using: &random) { lines.remove(at: Int.random(in: 0..<lines.count, using: &random)) }
    bytes = Array(lines.joined(separator: [10]))
  }

  private static let numbers = [
    "0", "-1", "00", "1e308", "-1e308", "1e-320", "9223372036854775807", "-9223372036854775808", "18446744073709551616",
    "4294967296", "0.1", "NaN", "inf", "1e999", "99999999999999999999999", "-0", "0.30000000000000004", "1_000", "1,5",
    "2000-02-30", "9999-12-31", "0000-00-00", "24:00:00", "23:59:60", "٣",
  ]

  private static let words =
    numbers + [
      "\"", "\"\"", "'", ",", ";", "\t", "\r", "\n", "\r\n", "\u{0}", "\u{FEFF}", "\u{202E}", "\u{1B}[31m", "{", "}",
      "[",
      "]", ":", "\\", "\\u0000", "\\ud800", "\\udc00", "null", "true", "\u{2028}", "\u{85}", "=1+1", "é", "🏋️", "ß", "İ",
      "<script>", "../../etc/passwd", "Date", "kg", "lb", "W", "D", "F", "Rest Timer", "```", "# ", "- ", "| ",
      "\"id\":\"00000000-0000-0000-0000-000000000000\"", "\"entity\":\"session\"", "2021-01-05 18:03:22",
    ]
}
