import Carryover

/// Makes a session of a line of shorthand: `Squat: w60x5 100x5@8 100x5!; Plank: 90s; Run: 5km; Dip: x8`.
///
/// A set is a load in kilograms (`135lbx5` in pounds, `100?x5` in none, `+20x5` on top of body weight, `-15x5` helped)
/// and repetitions, a time, or a distance; `w` or `d` before it make it a warm-up or a drop set, `@` gives its RPE, `!`
/// says that it went to failure. A `/` begins another group of sets.
func session(_ start: String?, _ exercises: String, id: UInt64 = 0, title: String? = nil) -> Session {
  var session = Session(
    id: Identifier(UniqueIdentifier(high: 1, low: id)), start: start.flatMap { CivilMoment($0) }, title: title)
  session.sections = [Section(id: Identifier(.zero))]
  for part in exercises.split(separator: ";") {
    let halves = part.split(separator: ":")
    var exercise = LoggedExercise(id: Identifier(.zero), name: String(halves[0]).trimmed)
    exercise.setGroups = (halves.count > 1 ? halves[1] : "").split(separator: "/", omittingEmptySubsequences: false).map
    {
      LoggedSetGroup(id: Identifier(.zero), sets: $0.split(separator: " ").map { shorthandSet($0) })
    }
    session.sections[0].exercises.append(exercise)
  }
  return session
}

func shorthandSet(_ text: some StringProtocol) -> LoggedSet {
  var set = LoggedSet(id: Identifier(.zero))
  var text = String(text)
  if text.first == "w" { set.kind = .warmup }
  if text.first == "d" { set.kind = .drop }
  text = String(text.drop { $0 == "w" || $0 == "d" })
  set.toFailure = text.last == "!"
  text = String(text.filter { $0 != "!" })
  let halves = text.split(separator: "@")
  set.rpe = halves.count > 1 ? Double(halves[1]) : nil
  text = String(halves.first ?? "")
  if text.hasSuffix("s"), let seconds = Double(text.dropLast()) {
    set.duration = seconds
  } else if let unit = [DistanceUnit.kilometer, .mile, .meter].first(where: { text.hasSuffix($0.rawValue) }) {
    set.distance = Distance(value: Double(text.dropLast(unit.rawValue.count)) ?? -1, unit: unit)
  } else {
    let numbers = text.split(separator: "x", omittingEmptySubsequences: false)
    set.load = shorthandLoad(numbers[0])
    set.reps = numbers.count > 1 ? Int(numbers[1]) : nil
  }
  return set
}

private func shorthandLoad(_ text: Substring) -> Load? {
  let kind: LoadKind = text.first == "+" ? .added : text.first == "-" ? .assisted : .external
  let unit: LoadUnit? = text.hasSuffix("lb") ? .pound : text.hasSuffix("?") ? nil : .kilogram
  return Double(text.filter { $0.isNumber || $0 == "." }).map { Load(value: $0, unit: unit, kind: kind) }
}

extension String {
  fileprivate var trimmed: String { split(separator: " ").joined(separator: " ") }
}

extension Session {
  /// Changes every set.
  mutating func changeSets(_ change: (inout LoggedSet) -> Void) {
    changeExercises { exercise in
      for group in exercise.setGroups.indices {
        for set in exercise.setGroups[group].sets.indices { change(&exercise.setGroups[group].sets[set]) }
      }
    }
  }

  /// Changes every exercise.
  mutating func changeExercises(_ change: (inout LoggedExercise) -> Void) {
    for section in sections.indices {
      for exercise in sections[section].exercises.indices { change(&sections[section].exercises[exercise]) }
    }
  }
}
