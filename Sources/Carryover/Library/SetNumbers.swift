/// The numbers of a set that every app can hold, for comparing what two apps wrote of it.
struct SetNumbers {
  /// The load; `nil` for none, for zero, and for body weight alone.
  private var load: Load?
  private var reps: Int
  private var distance: Distance?
  private var seconds: Double?
  private var rpe: Double?
  /// What it was for; `nil` for a working set, which is also what an app writes that does not know.
  private var kind: SetKind?
  private var side: Side?

  init(_ set: LoggedSet) {
    load = set.load.flatMap { $0.kind == .bodyweight || ($0.value ?? 0) == 0 ? nil : $0 }
    // Some apps do not say whether a load was on top of body weight.
    if load?.kind == .added { load?.kind = .external }
    reps = set.reps ?? 0
    distance = set.distance.flatMap { $0.value == 0 ? nil : $0 }
    seconds = (set.duration ?? set.holdTime).flatMap { $0 == 0 ? nil : $0 }
    rpe = set.rpe
    kind = set.kind == .working ? nil : set.kind
    side = set.side
  }

  /// Whether nothing that both state differs, and what was done is stated by both: load and repetitions, or distance or
  /// time.
  func agrees(with other: SetNumbers) -> Bool {
    guard reps == other.reps, Self.agree(rpe, other.rpe, ContentTolerance.areAlike),
      Self.agree(kind, other.kind, ==), Self.agree(side, other.side, ==),
      Self.agree(distance, other.distance, ContentTolerance.areAlike),
      Self.agree(seconds, other.seconds, { abs($0 - $1) < 1 })
    else { return false }
    if let load, let otherLoad = other.load {
      return ContentTolerance.areAlike(load, otherLoad)
    }
    guard load == nil, other.load == nil else { return false }
    return reps != 0 || (distance != nil && other.distance != nil) || (seconds != nil && other.seconds != nil)
  }

  /// Whether two values are the same where both are stated.
  private static func agree<Value>(_ left: Value?, _ right: Value?, _ areAlike: (Value, Value) -> Bool) -> Bool {
    guard let left, let right else { return true }
    return areAlike(left, right)
  }
}

extension LoggedSet {
  /// Whether anything was written down of what was done. Apps leave other sets out.
  var hasNumbers: Bool {
    if let reps, reps != 0 { return true }
    if let load, load.kind != .bodyweight, let value = load.value, value != 0 { return true }
    if let distance, distance.value != 0 { return true }
    if let duration, duration != 0 { return true }
    guard let hold = rare?.measures.holdTime else { return false }
    return duration == nil && hold != 0
  }
}

extension Session {
  /// How many sets have a number.
  var setsWithNumbers: Int {
    var count = 0
    for section in sections {
      for exercise in section.exercises {
        for group in exercise.setGroups {
          for set in group.sets where set.hasNumbers { count += 1 }
        }
      }
    }
    return count
  }
}
