/// Compares which exercises were done in turn: the grouping, whatever its identifiers.
///
/// An exercise that shares its superset with no other is in none.
struct SupersetComparison {
  private let old: Grouping
  private let new: Grouping

  /// The supersets of one state.
  private struct Grouping {
    /// The superset of each exercise that is in one.
    var groups: [Int?]
    /// The exercises of each, under numbers that both states have in common, sorted.
    var members: [[Int]] = []
    /// What the first of them are called, one more than are told.
    private var names: [ArraySlice<String>] = []
    private static let told = 3

    init(_ exercises: [ExerciseContent], numbers: [Int]) {
      groups = exercises.map { _ in nil }
      var places: [UniqueIdentifier: [Int]] = [:]
      for (place, exercise) in exercises.enumerated() {
        if let superset = exercise.supersetID { places[superset, default: []].append(place) }
      }
      for list in places.values where list.count > 1 {
        for place in list { groups[place] = members.count }
        members.append(list.map { numbers[$0] }.sorted())
        names.append(list.prefix(Self.told + 1).map { exercises[$0].label }[...])
      }
    }

    func words(_ place: Int, named name: String) -> String? {
      guard let group = groups[place] else { return nil }
      let others = names[group].filter { $0 != name }.prefix(Self.told)
      let rest = members[group].count - 1 - others.count
      return "with " + others.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
    }
  }

  private let oldLabels: [String]
  private let newLabels: [String]
  /// Which supersets of both states are the same, found once a pair of them.
  private let areEqual: Set<SequenceAlignment.Step>

  init(_ old: [ExerciseContent], _ new: [ExerciseContent], _ pairing: ExercisePairing) {
    // Those of the new state count on from those of the old.
    let oldNumbers = Array(old.indices)
    let newNumbers = pairing.oldPlaces.enumerated().map { $1 ?? old.count + $0 }
    self.old = Grouping(old, numbers: oldNumbers)
    self.new = Grouping(new, numbers: newNumbers)
    oldLabels = old.map(\.label)
    newLabels = new.map(\.label)
    var seen: Set<SequenceAlignment.Step> = []
    var equal: Set<SequenceAlignment.Step> = []
    for (place, newPlace) in pairing.newPlaces.enumerated() {
      guard let newPlace, let group = self.old.groups[place], let newGroup = self.new.groups[newPlace] else { continue }
      let step = SequenceAlignment.Step(old: group, new: newGroup)
      guard seen.insert(step).inserted else { continue }
      if self.old.members[group] == self.new.members[newGroup] { equal.insert(step) }
    }
    areEqual = equal
  }

  /// The supersets of an exercise in words, before and after; `nil` where it was done in turn with the same ones.
  func change(_ oldPlace: Int, _ newPlace: Int) -> (old: String?, new: String?)? {
    let step = SequenceAlignment.Step(old: old.groups[oldPlace], new: new.groups[newPlace])
    if step == SequenceAlignment.Step() || areEqual.contains(step) { return nil }
    return (old.words(oldPlace, named: oldLabels[oldPlace]), new.words(newPlace, named: newLabels[newPlace]))
  }
}
