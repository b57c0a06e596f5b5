import CarryoverResources

/// The names of months in the languages that `Resources/month-names.txt` knows.
struct MonthNames: Sendable {
  private let months: [String: Int]
  private let particles: Set<String>

  /// The names that the product ships.
  static let shipped = MonthNames(text: String(decoding: Resources.monthNames, as: UTF8.self))

  init(text: String) {
    var months: [String: Int] = [:]
    var particles: Set<String> = []
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let halves = line.split(separator: "=", maxSplits: 1)
      guard halves.count == 2 else { continue }
      let names = halves[1].split(separator: " ").map(Self.folded)
      if halves[0].hasPrefix("particles") {
        particles.formUnion(names)
      } else {
        for (index, name) in names.enumerated() { months[name] = index % 12 + 1 }
      }
    }
    self.months = months
    self.particles = particles
  }

  /// The month that a word names, 1 to 12.
  func month(_ word: some StringProtocol) -> Int? { months[Self.folded(word)] }

  /// Whether a word says nothing, as `de` in `7 de abril de 2026`.
  func isParticle(_ word: some StringProtocol) -> Bool { particles.contains(Self.folded(word)) }

  private static func folded(_ word: some StringProtocol) -> String { foldedName(String(word.filter { $0 != "." })) }
}
