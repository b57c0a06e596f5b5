/// Strong's CSV of any size from a seed: about twenty rows a workout, eight rows in a hundred with a note, some notes
/// of several lines with doubled quotes, some names and notes beyond ASCII.
package struct GeneratedExport: Sendable {
  private var random: GeneratedRandom
  private var day = 0

  package init(seed: UInt64) {
    random = GeneratedRandom(seed: seed)
  }

  /// The header line.
  package static let header =
    "Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE\n"

  private static let exercises = [
    "Squat (Barbell)", "Bench Press (Barbell)", "Deadlift (Barbell)", "Overhead Press (Barbell)", "Pull Up",
    "Bent Over Row (Barbell)", "Lateral Raise (Dumbbell)", "Triceps Pushdown (Cable - Straight Bar)", "Leg Press",
    "Incline Bench Press (Dumbbell)", "Flexión de brazos", "Übersetztes Rudern, eng", "Running (Treadmill)",
  ]

  private static let titles = ["Legs", "Push", "Pull", "Upper Body", "Morning Workout", "Día de pierna"]

  /// The rows of the next workout.
  package mutating func workout() -> String {
    var text = ""
    day += 1 + random.next(2)
    let start = "\(date(day)) \(two(6 + random.next(15))):\(two(random.next(60))):\(two(random.next(60)))"
    let title = Self.titles[random.next(Self.titles.count)]
    let duration = "1h \(random.next(59) + 1)m"
    let first = random.next(Self.exercises.count)
    for place in 0..<4 + random.next(3) {
      let exercise = Self.exercises[(first + place) % Self.exercises.count]
      let base = Double(20 + 2 * random.next(40)) + (random.next(4) == 0 ? 0.5 : 0)
      for set in 1...3 + random.next(3) {
        let note = set == 1 && random.next(100) < 32 ? self.note() : ""
        let effort = random.next(5) == 0 ? "\(6 + random.next(4)).5" : ""
        let names = "\"\(title)\",\(duration),\"\(exercise)\""
        // The first row of an exercise has its note, in quotes even where there is none.
        let field = set == 1 ? "\"\(note)\"" : ""
        text += "\(start),\(names),\(set),\(base),\(3 + random.next(10)),0,0,\(field),,\(effort)\n"
      }
    }
    return text
  }

  private mutating func note() -> String {
    switch random.next(4) {
    case 0: "felt \"\"strong\"\" today"
    case 1: "first line\nsecond \"\"line\"\", with a comma"
    case 2: "Schulter zwickt – morgen früh dehnen"
    default: "ok"
    }
  }
}
