/// A training plan as it was read, before it has identifiers.
struct PlanDraft {
  /// One day of it.
  struct Day {
    var name: String
    var weekdays: [Weekday] = []
    var weeks: ClosedRange<Int>?
    var notes: [String] = []
    var exercises: [Exercise] = []
  }

  /// A planned exercise.
  struct Exercise {
    var instance: ExerciseInstance
    /// What exercises that are done in turn share.
    var superset: String?
    var notes: [String] = []

    init(name: String) { instance = ExerciseInstance(id: Identifier(.zero), name: name) }

    /// Takes over what a line says of the exercise.
    mutating func add(_ reading: PlanNotation.Reading) {
      instance.setGroups += reading.groups
      if reading.isUnilateral { instance.isUnilateral = true }
      if reading.groups.contains(where: { $0.rpe != nil }) { instance.tracksRPE = true }
      if let range = reading.setsRange { notes.append("\(range) sets") }
      notes += reading.notes
    }
  }

  var name = ""
  var daysPerWeek: Int?
  var weeks: Int?
  var notes: [String] = []
  var days: [Day] = []

  var exerciseCount: Int { days.reduce(0) { $0 + $1.exercises.count } }
}

extension PlanDraft.Exercise {
  /// Gives the loads that have no unit one.
  mutating func setUnit(_ unit: LoadUnit) {
    for group in instance.setGroups.indices {
      guard let load = instance.setGroups[group].load, load.value != nil, load.unit == nil else { continue }
      instance.setGroups[group].load?.unit = unit
    }
  }
}
