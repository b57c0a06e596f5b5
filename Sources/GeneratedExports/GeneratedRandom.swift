/// SplitMix64: the same seed gives the same numbers on every machine.
struct GeneratedRandom: Sendable {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  /// A number below `bound`.
  mutating func next(_ bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ mixed >> 31) % UInt64(bound))
  }
}

/// A number of one or two digits with a zero before it.
func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

/// A day so many days after 2000-01-01, in a calendar whose months have 28 days, which is every real day often enough.
func date(_ day: Int) -> String {
  let year = 2000 + day / 336
  return "\(year)-\(two(day % 336 / 28 + 1))-\(two(day % 28 + 1))"
}
