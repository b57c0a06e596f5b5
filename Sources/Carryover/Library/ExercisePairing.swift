/// Finds which exercises of two states of a session are the same one.
///
/// Those of one name belong together wherever they stand. Of what is left, two are one exercise renamed where they
/// stand behind the same exercise and at least half of their sets are equal.
struct ExercisePairing {
  /// The place of each old exercise in the new state.
  private(set) var newPlaces: [Int?]
  /// The place of each new exercise in the old state.
  private(set) var oldPlaces: [Int?]
  private let old: [ExerciseContent]
  private let new: [ExerciseContent]
  /// How many pairs of exercises are weighed, each of which may have many sets to look at.
  private static let limit = 10_000

  init(_ old: [ExerciseContent], _ new: [ExerciseContent]) {
    self.old = old
    self.new = new
    newPlaces = [Int?](repeating: nil, count: old.count)
    oldPlaces = [Int?](repeating: nil, count: new.count)
    pairEnds()
    pairNames()
    pairRenamed()
  }

  private mutating func pair(_ oldPlace: Int, _ newPlace: Int) {
    newPlaces[oldPlace] = newPlace
    oldPlaces[newPlace] = oldPlace
  }

  private mutating func pairEnds() {
    func areEqual(_ i: Int, _ j: Int) -> Bool {
      old[i].folded == new[j].folded && old[i].unlikeSets(new[j]) == 0
    }
    let least = min(old.count, new.count)
    var first = 0
    while first < least, areEqual(first, first) {
      pair(first, first)
      first += 1
    }
    var last = 1
    while last <= least - first, areEqual(old.count - last, new.count - last) {
      pair(old.count - last, new.count - last)
      last += 1
    }
  }

  private mutating func pairNames() {
    var places: [String: [Int]] = [:]
    for place in new.indices where oldPlaces[place] == nil { places[new[place].folded, default: []].append(place) }
    var names: [String] = []
    var oldOfName: [String: [Int]] = [:]
    for place in old.indices where newPlaces[place] == nil {
      let name = old[place].folded
      if oldOfName[name] == nil { names.append(name) }
      oldOfName[name, default: []].append(place)
    }
    for name in names {
      pair(oldOfName[name] ?? [], places[name] ?? [])
    }
  }

  private mutating func pairRenamed() {
    // What is left, by the exercise before it: its place in the new state, or -1 at the beginning.
    var oldRuns: [Int: [Int]] = [:]
    var newRuns: [Int: [Int]] = [:]
    var before = -1
    for place in old.indices {
      if let pair = newPlaces[place] { before = pair } else { oldRuns[before, default: []].append(place) }
    }
    before = -1
    for place in new.indices {
      if oldPlaces[place] != nil { before = place } else { newRuns[before, default: []].append(place) }
    }
    for (before, run) in oldRuns.sorted(by: { $0.key < $1.key }) {
      pair(run, newRuns[before] ?? [], ifHalfAlike: true)
    }
  }

  /// Pairs exercises of two lists of places, all that can be or only those of whose sets half are equal.
  private mutating func pair(_ oldPlaces: [Int], _ newPlaces: [Int], ifHalfAlike: Bool = false) {
    let steps = SequenceAlignment.steps(oldPlaces.count, newPlaces.count, limit: Self.limit) { i, j in
      let (old, new) = (old[oldPlaces[i]], new[newPlaces[j]])
      let unlike = old.unlikeSets(new)
      if ifHalfAlike, unlike * 2 > max(old.sets.count, new.sets.count) { return SequenceAlignment.never }
      return unlike == 0 ? 0 : min(SequenceAlignment.most, 2 + unlike)
    }
    for step in steps {
      if let i = step.old, let j = step.new { pair(oldPlaces[i], newPlaces[j]) }
    }
  }

  /// Whether each old exercise has kept its place among the others: the most of them that stand in one order in both
  /// states.
  var keepsPlace: [Bool] {
    let pairs = newPlaces.enumerated().compactMap { old, new in new.map { (old: old, new: $0) } }
    // The last pair of the best order of each length, and the pair before each (longest increasing subsequence).
    var lasts: [Int] = []
    var before = [Int?](repeating: nil, count: pairs.count)
    for (index, pair) in pairs.enumerated() {
      var (low, high) = (0, lasts.count)
      while low < high {
        let middle = (low + high) / 2
        if pairs[lasts[middle]].new < pair.new { low = middle + 1 } else { high = middle }
      }
      if low > 0 { before[index] = lasts[low - 1] }
      if low < lasts.count { lasts[low] = index } else { lasts.append(index) }
    }
    var keeps = [Bool](repeating: false, count: old.count)
    var next = lasts.last
    while let index = next {
      keeps[pairs[index].old] = true
      next = before[index]
    }
    return keeps
  }
}
