/// A pair of plain numbers that are both small, so that it may be sets and repetitions or a load with either.
struct NotationPair: Hashable, Sendable {
  let first: Double
  let second: Double

  /// The pair; `nil` where a number shows by itself what it is.
  init?(_ first: Double, _ second: Double) {
    guard first <= 30, second <= 30, first.rounded() == first, second.rounded() == second else { return nil }
    self.first = first
    self.second = second
  }

  /// What this pair and the next of the same exercise show together: nobody does eight sets and then ten, but a load
  /// goes up while repetitions go down.
  func order(before next: NotationPair) -> PairOrder? {
    guard min(first, next.first) > 5, max(second, next.second) > 5 else { return nil }
    if next.first > first, next.second <= second { return .loadByReps }
    if next.first == first, next.second < second { return .loadByReps }
    // `20x8`, `15x10` is a lighter set with more repetitions.
    if next.first < first, next.second > second, next.second > next.first { return .repsByLoad }
    return nil
  }
}
