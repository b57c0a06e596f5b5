/// Finds which elements of two sequences belong together, at the least cost.
///
/// What is equal at both ends is paired first. Of the rest, every pair of an old and a new element is weighed, as a
/// longest common subsequence is found, in time and memory of the product of the two lengths; beyond `limit` such pairs
/// elements are paired by their order alone.
enum SequenceAlignment {
  /// An element that stays, goes, or comes.
  struct Step: Hashable {
    var old: Int?
    var new: Int?
  }

  /// How many pairs are weighed at most.
  static let limit = 250_000
  /// What an element alone costs. Two that are no pair cost twice as much.
  static let gap = 4
  /// The cost of a pair that is worse than two elements alone.
  static let never = 1000
  /// What the worst pair costs that is better than two elements alone.
  static let most = 7

  /// The steps from one sequence to the other, in reading order.
  ///
  /// Of several ways of the least cost it takes one with the fewest elements alone, and of those one with the fewest
  /// pairs that differ, so that both directions give the same counts.
  ///
  /// - Parameter cost: What a pair costs: 0 for equal elements, up to `most` for those that may be one, or `never`.
  static func steps(_ old: Int, _ new: Int, limit: Int = limit, cost: (Int, Int) -> Int) -> [Step] {
    var first = 0
    while first < min(old, new), cost(first, first) == 0 { first += 1 }
    var (oldEnd, newEnd) = (old, new)
    while oldEnd > first, newEnd > first, cost(oldEnd - 1, newEnd - 1) == 0 {
      (oldEnd, newEnd) = (oldEnd - 1, newEnd - 1)
    }
    var steps = (0..<first).map { Step(old: $0, new: $0) }
    let isSmall = (oldEnd - first).multipliedReportingOverflow(by: newEnd - first)
    if !isSmall.overflow, isSmall.partialValue <= limit {
      steps += weighed(first..<oldEnd, first..<newEnd, cost)
    } else {
      steps += inOrder(first..<oldEnd, first..<newEnd, cost)
    }
    for place in 0..<old - oldEnd { steps.append(Step(old: oldEnd + place, new: newEnd + place)) }
    return steps
  }

  private static func inOrder(_ old: Range<Int>, _ new: Range<Int>, _ cost: (Int, Int) -> Int) -> [Step] {
    var steps: [Step] = []
    for place in 0..<max(old.count, new.count) {
      let pair = Step(
        old: place < old.count ? old.lowerBound + place : nil, new: place < new.count ? new.lowerBound + place : nil)
      if let old = pair.old, let new = pair.new, cost(old, new) >= never {
        steps += [Step(old: old), Step(new: new)]
      } else {
        steps.append(pair)
      }
    }
    return steps
  }

  private enum Way: UInt8 { case pair, old, new }

  private static func weighed(_ old: Range<Int>, _ new: Range<Int>, _ cost: (Int, Int) -> Int) -> [Step] {
    let width = new.count + 1
    // Cost first, then elements alone, then pairs that differ, in one number.
    let alone = gap << 40 | 1 << 20
    var ways = [Way](repeating: .new, count: (old.count + 1) * width)
    var above = (0..<width).map { $0 * alone }
    var row = above
    for i in 0..<old.count {
      row[0] = (i + 1) * alone
      ways[(i + 1) * width] = .old
      for j in 0..<new.count {
        let price = cost(old.lowerBound + i, new.lowerBound + j)
        let pair = above[j] + (price << 40 | (price > 0 ? 1 : 0))
        let (onlyOld, onlyNew) = (above[j + 1] + alone, row[j] + alone)
        let best = min(pair, onlyOld, onlyNew)
        row[j + 1] = best
        ways[(i + 1) * width + j + 1] = best == pair ? .pair : best == onlyNew ? .new : .old
      }
      swap(&above, &row)
    }
    var steps: [Step] = []
    var (i, j) = (old.count, new.count)
    while i > 0 || j > 0 {
      let way = ways[i * width + j]
      if way != .new { i -= 1 }
      if way != .old { j -= 1 }
      steps.append(Step(old: way == .new ? nil : old.lowerBound + i, new: way == .old ? nil : new.lowerBound + j))
    }
    return steps.reversed()
  }
}
