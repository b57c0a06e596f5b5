import TrainingModel

/// The days on which a record was set, and beaten, whatever the order in which sets come.
///
/// It holds no more than the records: a set that a set of the same or an earlier day equals is none.
struct RecordLine {
  struct Mark {
    var day: Int
    /// What is compared, in kilograms, metres, seconds or repetitions.
    var rank: Double
    var set: RecordSet
  }

  /// By day, each better than the one before.
  private(set) var marks: [Mark] = []

  mutating func add(_ mark: Mark) {
    var mark = mark
    // To a millionth, so that what is equal on paper, as 10 × 10 and 12.5 × 2 are by Epley, is equal here.
    mark.rank = (mark.rank * 1e6).rounded() / 1e6
    guard mark.rank > 0, mark.rank.isFinite else { return }
    let next = firstPlace(after: mark.day)
    if next > 0 {
      let known = marks[next - 1]
      guard known.rank <= mark.rank else { return }
      if known.rank == mark.rank, known.day < mark.day || !known.set.isLess(than: mark.set) { return }
      if known.day == mark.day {
        marks[next - 1] = mark
        dropBeaten(from: next, by: mark.rank)
        return
      }
    }
    marks.insert(mark, at: next)
    dropBeaten(from: next + 1, by: mark.rank)
  }

  private mutating func dropBeaten(from first: Int, by rank: Double) {
    var end = first
    while end < marks.count, marks[end].rank <= rank { end += 1 }
    marks.removeSubrange(first..<end)
  }

  private func firstPlace(after day: Int) -> Int {
    var low = 0
    var high = marks.count
    while low < high {
      let middle = (low + high) / 2
      if marks[middle].day <= day { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

/// What is kept of a set that holds a record.
struct RecordSet {
  var load: Load?
  var reps: Int?
  var distance: Distance?
  var duration: Double?

  init(_ set: LoggedSet) {
    load = set.load
    reps = set.reps
    distance = set.distance
    duration = set.duration ?? set.holdTime
  }

  /// An order among sets that are equal by what is compared, so that none depends on which came first.
  func isLess(than other: RecordSet) -> Bool {
    let mine = [kilograms, Double(reps ?? 0), distance?.value ?? 0, duration ?? 0, unitRank]
    let others = [
      other.kilograms, Double(other.reps ?? 0), other.distance?.value ?? 0, other.duration ?? 0, other.unitRank,
    ]
    return mine.lexicographicallyPrecedes(others)
  }

  private var kilograms: Double { load?.converted(to: .kilogram).value ?? -1 }
  private var unitRank: Double { load?.unit == .kilogram ? 1 : 0 }
}
