import Support
import Testing

@testable import Carryover

/// Laws that every format in the registry keeps, and every two of them in a row.
@Suite("There and back")
struct FormatRoundTripTests {
  static let names = OutputFormat.all.map(\.identifier)

  private func format(_ name: String) throws -> OutputFormat {
    try #require(OutputFormat.all.first { $0.identifier == name })
  }

  /// Sessions of every sort, each on a day of its own: with any field in use, as typed, and as an app logs them.
  private func history(seed: UInt64) throws -> Library {
    var hostile = SparseVisitor(seed: seed, percentage: [15, 40, 80][Int(seed % 3)])
    var typed = WrittenSessions(seed: seed, hostility: Int(seed % 40))
    var logged = HevyHistory(seed: seed, isMetric: seed.isMultiple(of: 2))
    let kinds = try [hostile.plausibleSessions(2), typed.sessions(1), readHistory(logged.text(sessions: 1)).sessions]
    let turn = Int(seed % 3)
    var sessions = Array((kinds[turn...] + kinds[..<turn]).joined())
    var matcher = ExerciseMatcher()
    for index in sessions.indices {
      sessions[index].start?.date = CivilDate(daysSince1970: 19_000 + 2 * index) ?? .epoch
      sessions[index].changeExercises { _, exercise in
        // What means one exercise is one in the whole history: of no template, of its own or of somebody's.
        let id = matcher.match(exercise.name).exercise.id
        let own = Identifier<Exercise>(UniqueIdentifier(parent: id.value, ordinal: 1))
        exercise.exerciseID = id.value.low.isMultiple(of: 3) ? own : exercise.exerciseID == nil ? nil : id
      }
    }
    var library = Library()
    library.sessions = sessions
    return library
  }

  /// A history with the equipment that they name, which a library must have.
  private func entities(_ library: Library) -> [Entity] {
    let exercises = library.sessions.flatMap(\.sections).flatMap(\.exercises)
    let named = Set(exercises.flatMap(\.implementIDs)).subtracting(library.implements.map(\.id))
    return named.sorted { $0.value < $1.value }.map { .implement(Implement(id: $0, name: "Something")) }
      + library.entities
  }

  @Test(
    "What is told as lost is what is lost, field by field", arguments: names, 1...20 as ClosedRange<UInt64>)
  func losses(name: String, seed: UInt64) throws {
    let format = try format(name)
    let history = try history(seed: seed)
    let trip = try RoundTrip(entities(history), format)
    #expect(trip.faults(history.sessions) == [])
  }

  @Test(
    "Through two formats, the second loses what it tells, and both no more than they tell; back into one, nothing",
    arguments: names, 41...42 as ClosedRange<UInt64>)
  func pairs(name: String, seed: UInt64) throws {
    let format = try format(name)
    let history = try history(seed: seed)
    let first = try RoundTrip(entities(history), format)
    for other in OutputFormat.all {
      let second = try RoundTrip(entities(first.read), other)
      #expect(second.faults(first.read.sessions) == [], "to \(other.identifier)")
      // What came from a format goes back into it without a loss.
      if other.identifier == name {
        #expect(second.lostOfSessions == [:])
        #expect(difference(first.read.sessions, second.read.sessions) == "")
      }
      let told = first.lostOfSessions.merging(second.lostOfSessions, uniquingKeysWith: +)
      #expect(missing(history.sessions, second.read.sessions, told) == [], "to \(other.identifier)")
    }
  }

  /// What of the sets is missing that nobody told, found without knowing which set became which.
  private func missing(_ old: [Session], _ new: [Session], _ told: [String: Int]) -> [String] {
    var faults: [String] = []
    func check(_ part: String, _ count: (Session) -> Int) {
      let lost = old.reduce(0) { $0 + count($1) } - new.reduce(0) { $0 + count($1) }
      let isSure = part == "session" || told["session"] == nil
      if isSure, lost != told[part, default: 0] { faults.append("\(part): \(lost), told \(told[part, default: 0])") }
    }
    check("session") { _ in 1 }
    check("exercise") { $0.sections.reduce(0) { $0 + $1.exercises.count } }
    check("set") { $0.allSets.count }
    let (before, after) = (old.flatMap(\.allSets), new.flatMap(\.allSets))
    for measure in ["set.kind", "set.load", "set.reps", "set.rpe", "set.duration", "set.distance"] {
      let missing = values(of: measure, before).difference(from: values(of: measure, after)).insertions.count
      let allowed = told.filter { $0.key.hasPrefix(measure) }.reduce(before.count - after.count) { $0 + $1.value }
      if missing > allowed { faults.append("\(measure): \(missing), told \(allowed)") }
    }
    return faults
  }

  private func values(of measure: String, _ sets: [LoggedSet]) -> [String] {
    sets.map { set in
      ListingVisitor.fields(of: set, "set").filter { $0.path == measure || $0.path.hasPrefix(measure + ".") }
        .map { "\($0.path) \($0.json)" }.joined(separator: ",")
    }.sorted()
  }
}
