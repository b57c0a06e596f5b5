import Carryover
import Support

/// Makes sessions with every field in use that notes show, and some that they do not, from a seed.
struct WrittenSessions {
  private var random: SeededGenerator
  /// Of a hundred names and notes, how many are hostile.
  private let hostility: Int

  init(seed: UInt64, hostility: Int = 30) {
    random = SeededGenerator(seed: seed)
    self.hostility = hostility
  }

  /// Lines that look like something else than prose.
  static let hostileLines = [
    "100 kg x 5", "- 3x5 @ 185", "3 x 8-12", "# Push — 2024-03-05", "## Squat", "### Warm-up", "2024-03-05", "5/1/21",
    "Jan 5, 2021", "Monday", "```", "```swift", "~~~", "| a | b |", "|---|---|", "||||", "Upper||||x", "---", "===",
    "***", "> quoted 5x5", "* 5x5", "1. Squat", "1) Squat", "- [ ] 5x5", "- [x] done", "[ ]", "\\", "\\# no heading",
    "\\100 kg x 5", "&#35;", "a &#35; b", "&amp;", "ends with two spaces  ", "  begins with two", "\ttab", "ends\\",
    "Duration: 62 min", "RPE: 8", "Feeling: 4/5", "Date: 2024-01-01", "Bench Press", "Squat:", "Bench Press 3x5",
    "BW x 10", "L 8 / R 7", "45 s", "2.5 km in 12:30", "AMRAP", "warm-up", "(warm-up)", "drop to 80x6", "A1) Row",
    "knee pain", "no knee pain, really", "unit: kg", "sets x reps @ weight", "<!-- 5x5 -->", "<b>5x5</b>", "[[Squat]]",
    "**Squat**", "_5x5_", "a\rb", "a\u{0}b", "a\u{1B}[31mb", "a\u{85}b", "a\u{2028}b", "\u{FEFF}mark", "\u{202E}rtl",
    "é", "e\u{301}", "🏋️‍♀️ 5x5", "日本 100 kg x 5", "—", "— 5x5", "a — b", "none", "id: 5", "Undated", "x",
    "Wednesday 13 August 2025 at 07:32", "Set 1: 175 lbs x 7", "100", "5", "8/10", "@ RPE 8", "Rest 90 s",
  ]

  private static let plainNotes = [
    "felt good", "Slept badly, but it moved well.", "62 kg in the morning", "Left shoulder a bit tight.", "easy",
    "next time 2.5 more", "grip slipped", "¡vamos!",
  ]
  private static let plainNames = [
    "Bench Press", "Squat", "Romanian Deadlift", "Preacher 21s", "45° Leg Press", "Pull Up", "Plank", "Row (Cable)",
    "Zercher thing", "Run", "Farmer's Walk", "Bulgarian Split Squat",
  ]

  private mutating func chance(_ percentage: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percentage }
  private mutating func pick<Element>(_ list: [Element], or fallback: Element) -> Element {
    list.randomElement(using: &random) ?? fallback
  }
  private mutating func identifier<Entity>() -> Identifier<Entity> {
    Identifier(UniqueIdentifier(high: random.next(), low: random.next()))
  }

  /// Sessions on days of their own, in order.
  mutating func sessions(_ count: Int) -> [Session] { (0..<count).map { session(day: $0 * 3) } }

  private mutating func session(day: Int) -> Session {
    var session = Session(id: identifier())
    let date = CivilDate(daysSince1970: 19_000 + day) ?? .epoch
    let time = CivilTime(
      hour: Int.random(in: 0...23, using: &random), minute: Int.random(in: 0...59, using: &random),
      second: chance(30) ? Int.random(in: 0...59, using: &random) : 0)
    session.start = CivilMoment(date: date, time: chance(75) ? time : nil)
    session.title = chance(70) ? chance(hostility) ? pick(Self.hostileLines, or: "") : "Push Day" : nil
    session.duration = chance(60) ? Double(Int.random(in: 1...9000, using: &random)) : nil
    session.feeling = chance(30) ? Int.random(in: 1...5, using: &random) : nil
    session.rpe = chance(30) ? Double(Int.random(in: 2...20, using: &random)) / 2 : nil
    session.bodyweight = chance(30) ? Load(value: 82.5, unit: chance(50) ? .kilogram : .pound) : nil
    session.notes = note(50)
    session.type = chance(20) ? pick(SessionType.known, or: .upper) : nil
    session.timeZone = chance(20) ? "Europe/Berlin" : nil
    session.painTags = chance(20) ? ["Knees", "Lower Back"] : []
    session.programID = chance(10) ? identifier() : nil
    session.isImported = chance(50)
    session.origin = chance(50) ? Origin(source: "strong", key: "strong:\(date)") : nil
    session.createdAt = chance(20) ? Instant(seconds: 1_700_000_000, nanoseconds: 5_000_000) : nil
    let areNamed = chance(30)
    session.sections = (0..<(areNamed ? Int.random(in: 1...3, using: &random) : 1)).map { index in
      var section = Section(id: identifier())
      if areNamed { section.name = pick(["Warm-up", "Main work", "Cardio", "Block A"], or: "") + " \(index)" }
      section.notes = areNamed ? note(30) : nil
      section.moduleType = chance(20) ? .strength : nil
      section.exercises = (0..<Int.random(in: 1...4, using: &random)).map { _ in exercise() }
      return section
    }
    return session
  }

  private mutating func note(_ percentage: Int) -> String? {
    guard chance(percentage) else { return nil }
    let count = chance(60) ? 1 : Int.random(in: 2...4, using: &random)
    var lines = (0..<count).map { _ in
      chance(hostility) ? pick(Self.hostileLines, or: "") : pick(Self.plainNotes, or: "")
    }
    if count > 2, chance(50) { lines[1] = "" }
    return lines.joined(separator: "\n")
  }

  private mutating func exercise() -> LoggedExercise {
    let name = chance(hostility / 2) ? pick(Self.hostileLines, or: "") : pick(Self.plainNames, or: "")
    var exercise = LoggedExercise(id: identifier(), name: name)
    exercise.notes = note(30)
    exercise.exerciseID = chance(30) ? identifier() : nil
    exercise.supersetID = chance(15) ? UniqueIdentifier(high: 7, low: UInt64.random(in: 1...2, using: &random)) : nil
    exercise.muscleGroups = chance(20) ? ["Chest", "Front, \"upper\""] : []
    exercise.isUnilateral = chance(10)
    exercise.distanceUnit = chance(10) ? .kilometer : nil
    exercise.setGroups = (0..<(chance(85) ? 1 : 2)).map { _ in
      var group = LoggedSetGroup(id: identifier())
      group.restPeriod = chance(20) ? 90 : nil
      group.sets = sets()
      return group
    }
    return exercise
  }

  private mutating func sets() -> [LoggedSet] {
    (0..<Int.random(in: 1...5, using: &random)).map { _ in
      var set = chance(15) ? planned() : done()
      set.notes = note(15)
      if chance(10) { set.heartRate = 151.5 }
      if chance(5) { set.timestamp = Instant(seconds: 1_700_000_123) }
      if chance(5) { set.bandColor = "red: wide" }
      if chance(5) { set.measurables = [Measurable(name: "box", value: 60, unit: "cm"), Measurable(name: "a, b")] }
      return set
    }
  }

  private mutating func load() -> Load {
    let unit: LoadUnit = chance(50) ? .kilogram : .pound
    let value = pick([0.5, 2.5, 5, 8, 20, 60, 62.5, 100, 102.25, 135, 225, 1000], or: 20)
    return Load(
      value: value, unit: unit, kind: pick([.external, .external, .external, .added, .assisted], or: .external))
  }

  private mutating func done() -> LoggedSet {
    var set = LoggedSet(id: identifier())
    switch Int.random(in: 0..<10, using: &random) {
    case 0: set.load = Load(kind: .bodyweight)
    case 1: set.duration = pick([5, 45, 60, 90, 120, 600, 45.5, 3600], or: 5)
    case 2:
      set.distance = Distance(value: pick([0.4, 2.5, 5, 42.195], or: 5), unit: pick([.kilometer, .mile], or: .mile))
    case 3:
      set.distance = Distance(value: pick([40, 400, 1500], or: 40), unit: pick([.meter, .yard, .foot], or: .foot))
      set.load = chance(50) ? load() : nil
    default: set.load = load()
    }
    if set.distance != nil {
      set.duration = chance(60) ? pick([10, 45, 750, 5400, 12.5], or: 10) : nil
      set.pace = chance(20) ? 330 : nil
    } else if set.duration == nil {
      set.reps = Int.random(in: 0...30, using: &random)
      if chance(10) { set.load = nil }
    } else if chance(30) {
      set.load = load()
    }
    set.kind = pick([.working, .working, .working, .warmup, .drop], or: .working)
    set.toFailure = chance(10)
    set.isCompleted = !chance(8)
    set.rpe = chance(30) ? Double(Int.random(in: 10...20, using: &random)) / 2 : nil
    if let rpe = set.rpe, rpe < 10, chance(20) { set.rpeUpper = rpe + 0.5 }
    set.rir = chance(10) ? 2 : nil
    set.side = chance(15) ? pick([.left, .right], or: .left) : nil
    set.partialReps = chance(5) ? 3 : nil
    set.holdTime = chance(5) ? 2 : nil
    set.restAfter = chance(10) ? 90 : nil
    set.isApproximate = chance(5)
    if chance(10) { set.target = Target(reps: pick(["8-12", "5+", "AMRAP", "5"], or: "5"), load: load()) }
    return set
  }

  private mutating func planned() -> LoggedSet {
    var set = LoggedSet(id: identifier(), isCompleted: false)
    var target = Target(reps: pick(["8-12", "5+", "AMRAP", "5"], or: "5"))
    if chance(40) { target.load = load() } else if chance(30) { target.loadPercent = 85 }
    if chance(30) { target.rpe = 8 }
    if chance(10) { target = Target(duration: 45) }
    if chance(10) { target = Target(distance: Distance(value: 5, unit: .kilometer)) }
    set.target = target
    set.kind = chance(15) ? .warmup : .working
    return set
  }
}
