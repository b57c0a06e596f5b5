extension [UnitSwitchSearch.Point] {
  /// Takes a day's weight; of several on one day the greatest counts.
  fileprivate mutating func add(_ point: Element, counting count: inout Int) {
    if let index = indices.last, self[index].day == point.day {
      self[index].weight = Swift.max(self[index].weight, point.weight)
    } else {
      append(point)
      count += 1
    }
  }
}

/// Looks for a day on which the weights of most exercises jump by about 2.2046 for good: the person changed the unit.
struct UnitSwitchSearch: Sendable {
  fileprivate struct Point {
    var day: UInt64
    var weight: Double
  }

  private var histories: [UInt64: [Point]] = [:]
  private var pointCount = 0
  private static let pointLimit = 100_000
  /// Whether there are so many that no more are kept: an exercise on each of 100,000 days, or ten on 10,000.
  var isFull: Bool { pointCount >= Self.pointLimit }

  /// Takes one weight of one exercise on one day.
  mutating func add(_ weight: Double, exercise: UInt64, date: CivilDate) {
    guard weight > 0, !isFull else { return }
    let day = CivilMoment(date: date).sortKey
    // Changed in place: a copy of the history for every weight would cost the square of its length.
    histories[exercise, default: []].add(Point(day: day, weight: weight), counting: &pointCount)
  }

  /// The day from which another unit holds, which unit was first, and how many exercises say so.
  func find() -> (from: CivilDate, first: LoadUnit, second: LoadUnit, exercises: Int)? {
    var rises: [UInt64] = []
    var falls: [UInt64] = []
    let eligible = histories.values.filter { $0.count >= 8 }
    func isEnough(_ count: Int) -> Bool { count >= 3 && count * 2 > eligible.count }
    for (index, history) in eligible.enumerated() {
      // Once those that are left could not make it most, which they are makes no difference.
      guard isEnough(max(rises.count, falls.count) + eligible.count - index) else { return nil }
      let points = history.sorted { $0.day < $1.day }
      if let day = Self.jump(points, rising: true) { rises.append(day) }
      if let day = Self.jump(points, rising: false) { falls.append(day) }
    }
    let isRise = rises.count >= falls.count
    let days = (isRise ? rises : falls).sorted()
    guard isEnough(days.count) else { return nil }
    let first = days[0]
    // They change within weeks of each other, each on the first day on which it is done again.
    guard let date = Self.date(first), let middle = Self.date(days[days.count / 2]),
      middle.daysSince1970 - date.daysSince1970 <= 45
    else { return nil }
    return (date, isRise ? .kilogram : .pound, isRise ? .pound : .kilogram, days.count)
  }

  private static func date(_ key: UInt64) -> CivilDate? {
    let day = key >> 18
    return CivilDate(year: Int(day >> 9), month: Int(day >> 5 & 15), day: Int(day & 31))
  }

  private static func jump(_ points: [Point], rising: Bool) -> UInt64? {
    func median(_ range: Range<Int>) -> Double { Self.element(range.count / 2, of: points[range].map(\.weight)) }
    func isIn(_ range: ClosedRange<Double>, _ ratio: Double) -> Bool { range.contains(rising ? ratio : 1 / ratio) }
    var checks = 0
    for index in 4...(points.count - 4) {
      guard isIn(1.6...3, points[index].weight / points[index - 1].weight),
        isIn(1.95...2.5, median(index..<index + 3) / median(index - 3..<index))
      else { continue }
      // Whether it lasts is looked at in the whole history: rarely for anybody's, and never without end.
      checks += 1
      if isIn(1.6...3, median(index..<points.count) / median(0..<index)) { return points[index].day }
      if checks == 32 { return nil }
    }
    return nil
  }

  /// The element that stands at a place when the weights are in order.
  ///
  /// Positive numbers are in the order of their bits, which are looked at a byte at a time, from the highest: eight times
  /// the length at most, whatever the weights are, where sorting a long history would take a good part of a conversion.
  static func element(_ place: Int, of weights: [Double]) -> Double {
    guard weights.count > 16 else { return weights.sorted()[place] }
    var candidates = weights.map(\.bitPattern)
    var place = place
    for shift in stride(from: UInt64(56), through: 0, by: -8) {
      var counts = [Int](repeating: 0, count: 256)
      for bits in candidates { counts[Int(bits >> shift & 255)] += 1 }
      var byte = 0
      while place >= counts[byte] {
        place -= counts[byte]
        byte += 1
      }
      if counts[byte] < candidates.count { candidates.removeAll { Int($0 >> shift & 255) != byte } }
    }
    return candidates.first.map { Double(bitPattern: $0) } ?? 0
  }
}
