import Carryover

/// The figures of a history as JSON.
enum FiguresJSON {
  static func text(_ figures: TrainingFigures, file: String) -> String {
    var json = JSONText()
    json.object {
      $0.member("file", file)
      $0.member("unit", figures.unit.rawValue)
      $0.totals("total", figures.total)
      $0.totals("undated", figures.undated)
      $0.member("setsWithoutUnit", figures.setsWithoutUnit)
      $0.day("firstDay", figures.firstDay)
      $0.day("lastDay", figures.lastDay)
      if let consistency = figures.consistency { $0.consistency(consistency) }
      $0.array("weeks", figures.weeks) { json, week in
        json.object {
          $0.member("week", week.name)
          $0.day("monday", week.monday)
          $0.member("workouts", week.workouts)
          $0.member("sets", week.sets)
          $0.member("volume", week.volume)
        }
      }
      $0.array("days", figures.days) { json, day in
        json.object {
          $0.day("day", day.day)
          $0.member("workouts", day.workouts)
          $0.member("sets", day.sets)
        }
      }
      $0.array("exercises", figures.exercises) { json, exercise in json.object { $0.exercise(exercise) } }
    }
    return json.text
  }
}

extension JSONText {
  fileprivate mutating func day(_ name: String, _ day: CivilDate?) { member(name, day.map { "\($0)" }) }

  fileprivate mutating func totals(_ name: String, _ totals: TrainingFigures.Totals) {
    object(name) {
      $0.member("workouts", totals.workouts)
      $0.sets(totals.sets)
      $0.member("volume", totals.volume)
      $0.member("seconds", totals.duration)
    }
  }

  private mutating func sets(_ sets: SetCounts) {
    object("sets") {
      $0.member("all", sets.all)
      $0.member("completed", sets.completed)
      $0.member("warmUp", sets.warmUp)
    }
  }

  fileprivate mutating func consistency(_ consistency: Consistency) {
    object("consistency") {
      $0.member("weeks", consistency.weeks)
      $0.member("weeksTrained", consistency.weeksTrained)
      $0.member("shareOfWeeksTrained", consistency.shareOfWeeksTrained)
      $0.member("workoutsPerWeek", consistency.workoutsPerWeek)
      $0.streak("currentStreak", consistency.currentStreak)
      $0.streak("longestStreak", consistency.longestStreak)
      if let gap = consistency.longestGap {
        $0.object("longestGap") {
          $0.member("days", gap.days)
          $0.day("from", gap.from)
          $0.day("to", gap.to)
        }
      }
      $0.object("daysByWeekday") { json in
        for (weekday, days) in zip(Weekday.known, consistency.daysByWeekday) { json.member(weekday.rawValue, days) }
      }
    }
  }

  private mutating func streak(_ name: String, _ streak: Consistency.Streak) {
    object(name) {
      $0.member("weeks", streak.weeks)
      $0.day("monday", streak.monday)
    }
  }

  fileprivate mutating func exercise(_ exercise: ExerciseFigures) {
    member("name", exercise.name)
    member("exerciseID", exercise.exerciseID.map { "\($0)" })
    member("workouts", exercise.workouts)
    sets(exercise.sets)
    member("volume", exercise.volume)
    day("firstDay", exercise.firstDay)
    day("lastDay", exercise.lastDay)
    array("estimates", exercise.estimates) { json, estimate in
      json.object {
        $0.day("day", estimate.day)
        $0.member("epley", estimate.epley)
        $0.member("brzycki", estimate.brzycki)
      }
    }
    array("records", exercise.records) { json, record in json.object { $0.record(record) } }
    array("recordHistory", exercise.recordHistory) { json, record in json.object { $0.record(record) } }
  }

  private mutating func record(_ record: TrainingRecord) {
    member("kind", record.kind.rawValue)
    day("day", record.day)
    member("value", record.value)
    if let load = record.load, let value = load.value {
      object("load") {
        $0.member("value", value)
        $0.member("unit", load.unit?.rawValue)
        $0.member("kind", load.kind.rawValue)
      }
    }
    if let reps = record.reps { member("reps", reps) }
    if let distance = record.distance {
      object("distance") {
        $0.member("value", distance.value)
        $0.member("unit", distance.unit?.rawValue)
      }
    }
    if let duration = record.duration { member("seconds", duration) }
  }
}
