import Support

@testable import Carryover

extension SparseVisitor {
  /// Sessions of which some measures are as a person's could be.
  mutating func plausibleSessions(_ count: Int) -> [Session] {
    let sessions = sessions(count)
    return sessions.map { plausible($0) }
  }

  /// The session with some of its measures as a person's could be, and units that are known.
  private mutating func plausible(_ session: Session) -> Session {
    var session = session
    if chance(80) {
      session.start = CivilMoment("2024-03-0\(Int.random(in: 1...5, using: &values.random))T10:00:00")
    }
    let names = ["Squat (Barbell)", "Pull Up", "Pull Up (Assisted)", "Rowing (Machine)"]
    for section in session.sections.indices {
      for exercise in session.sections[section].exercises.indices {
        if chance(70) {
          session.sections[section].exercises[exercise].name = names.randomElement(using: &values.random) ?? ""
        }
        for group in session.sections[section].exercises[exercise].setGroups.indices {
          for set in session.sections[section].exercises[exercise].setGroups[group].sets.indices {
            makePlausible(&session.sections[section].exercises[exercise].setGroups[group].sets[set])
          }
        }
      }
    }
    return session
  }

  private mutating func makePlausible(_ set: inout LoggedSet) {
    if chance(60) { set.kind = SetKind.known.randomElement(using: &values.random) ?? .working }
    if chance(60) { set.isCompleted = true }
    if chance(40) { set.reps = Int.random(in: 0...12, using: &values.random) }
    if chance(40) { set.rpe = 8.5 }
    if chance(40) { set.duration = Double(Int.random(in: 0...900, using: &values.random)) }
    if chance(40) {
      let units = DistanceUnit.known + [.unknown("furlong")]
      let lengths = [0.5, 1, 5.25, 400, 1000, 2000]
      set.distance = Distance(
        value: lengths.randomElement(using: &values.random) ?? 0,
        unit: chance(80) ? units.randomElement(using: &values.random) : nil)
    }
    if chance(60) {
      set.load = Load(
        value: [0, 20, 62.5, 135, 299.99999999999994].randomElement(using: &values.random),
        unit: [.kilogram, .pound, .unknown("st")].randomElement(using: &values.random),
        kind: LoadKind.known.randomElement(using: &values.random) ?? .external)
    }
    // Without a unit in its column the reader takes the file's.
    if set.load?.unit == nil { set.load?.unit = .pound }
  }
}

/// Sessions without what cannot be known of those that begin in one second: which of them is the first.
func comparable(_ sessions: [Session]) -> [Session] {
  let starts = Dictionary(grouping: sessions, by: \.start)
  let sorted = sessions.sorted {
    ($0.start?.sortKey ?? 0, $0.title ?? "") < ($1.start?.sortKey ?? 0, $1.title ?? "")
  }
  return sorted.map { session in
    guard starts[session.start]?.count != 1 else { return session }
    var session = session
    session.origin?.key = nil
    session.assignIdentifiers(Identifier(.zero))
    session.assignSupersets(session.sections.flatMap(\.exercises).map { $0.supersetID.map { "\($0)" } })
    return session
  }
}
