/// Strong's CSV of any size from a seed: about twenty rows a workout, eight rows in a hundred with a note, some notes
/// of several lines with doubled quotes, some names and notes beyond ASCII.
package struct GeneratedExport: Sendable {
  private var state: UInt64
  private var day = 0

  package init(seed: UInt64) {
    state = seed
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

  /// SplitMix64.
  private mutating func next(_ bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ mixed >> 31) % UInt64(bound))
  }

  /// The rows of the next workout.
  package mutating func workout() -> String {
    var text = ""
    day += 1 + next(2)
    let start = "\(date(day)) \(two(6 + next(15))):\(two(next(60))):\(two(next(60)))"
    let title = Self.titles[next(Self.titles.count)]
    let duration = "1h \(next(59) + 1)m"
    let first = next(Self.exercises.count)
    for place in 0..<4 + next(3) {
      let exercise = Self.exercises[(first + place) % Self.exercises.count]
      let base = Double(20 + 2 * next(40)) + (next(4) == 0 ? 0.5 : 0)
      for set in 1...3 + next(3) {
        let note = set == 1 && next(100) < 32 ? self.note() : ""
        let effort = next(5) == 0 ? "\(6 + next(4)).5" : ""
        let names = "\"\(title)\",\(duration),\"\(exercise)\""
        // The first row of an exercise has its note, in quotes even where there is none.
        let field = set == 1 ? "\"\(note)\"" : ""
        text += "\(start),\(names),\(set),\(base),\(3 + next(10)),0,0,\(field),,\(effort)\n"
      }
    }
    return text
  }

  private mutating func note() -> String {
    switch next(4) {
    case 0: "felt \"\"strong\"\" today"
    case 1: "first line\nsecond \"\"line\"\", with a comma"
    case 2: "Schulter zwickt – morgen früh dehnen"
    default: "ok"
    }
  }

  private func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  /// A day so many days after 2000-01-01, in a calendar whose months have 28 days, which is every real day often enough.
  private func date(_ day: Int) -> String {
    let year = 2000 + day / 336
    return "\(year)-\(two(day % 336 / 28 + 1))-\(two(day % 28 + 1))"
  }
}
