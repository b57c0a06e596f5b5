/// Where a line says its sets: how many, and what each asks for.
struct PlanSets {
  /// The first token.
  var start: Int
  /// The token behind.
  var end: Int
  /// How many; `nil` where nobody said.
  var sets: Int?
  /// The number as it was written, where it was no one number.
  var setsRange: String?
  var quantity: PlanQuantity?
  var load: Load?
  /// The part of the greatest load, where that stood before the repetitions: `@ 75%`.
  var share: String?
  /// Whether only an item of a list is meant so: in prose the same words say something else.
  var isLoose = false

  /// Whether it says repetitions or durations set by set.
  var isList: Bool {
    switch quantity {
    case .list, .durations: true
    default: false
    }
  }

  /// The sets as groups without identifiers: of a list with as many members as there are sets, one each.
  var groups: [SetGroup] {
    if case .list(let reps) = quantity, sets == nil || reps.count == sets { return Self.groups(reps) }
    if case .durations(let list) = quantity, sets == nil || list.count == sets {
      return list.map { seconds in
        var group = SetGroup(id: Identifier(.zero), sets: 1)
        group.duration = seconds
        return group
      }
    }
    var group = SetGroup(id: Identifier(.zero), sets: sets ?? 1)
    if let quantity { _ = group.take(quantity) }
    return [group]
  }

  /// A group of one set for each of the repetitions, like another group otherwise.
  static func groups(_ reps: [String], like other: SetGroup? = nil) -> [SetGroup] {
    reps.map { text in
      var group = other ?? SetGroup(id: Identifier(.zero), sets: 1)
      group.sets = 1
      group.reps = text
      return group
    }
  }

  /// What was written for the repetitions, where that is not one number or range for each set.
  var keptReps: String? {
    switch quantity {
    case .list(let reps) where sets != nil && reps.count != sets: reps.joined(separator: "/")
    case .durations(let list) where sets != nil && list.count != sets: Self.text(list)
    case .words(let text): text
    default: nil
    }
  }

  static func text(_ durations: [Double]) -> String {
    durations.map { Int(exactly: $0).map { "\($0)" } ?? "\($0)" }.joined(separator: "/") + " s"
  }
}

extension SetGroup {
  /// Takes over what each set asks for; `false` where the group has that already.
  mutating func take(_ quantity: PlanQuantity) -> Bool {
    switch quantity {
    case .reps(let text) where reps == nil, .words(let text) where reps == nil: reps = text
    case .list(let list) where reps == nil: reps = list.joined(separator: "/")
    case .durations(let list) where reps == nil: reps = PlanSets.text(list)
    case .duration(let seconds) where duration == nil: duration = seconds
    case .distance(let value) where distance == nil: distance = value
    case .load(let value) where load == nil: load = value
    default: return false
    }
    return true
  }
}
