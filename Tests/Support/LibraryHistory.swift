package import Carryover

/// Makes libraries as they are on a phone, from a seed: files imported, sessions edited and deleted, plans made.
package struct LibraryHistory {
  package var random: SeededGenerator
  /// A clock that goes on by a minute with everything that is done.
  private var clock: Int64 = 1_700_000_000

  package init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  private mutating func chance(_ percentage: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percentage }

  package mutating func now() -> Instant? {
    clock += 60
    return Instant(seconds: clock)
  }

  package mutating func identifier() -> UniqueIdentifier { UniqueIdentifier(high: random.next(), low: random.next()) }

  /// A library without anything.
  package mutating func empty() -> PersonalLibrary { PersonalLibrary(id: identifier()) }

  /// The library with an export's sessions, as `import` brings them in.
  package mutating func importing(_ text: String, into library: PersonalLibrary) throws -> PersonalLibrary {
    let history = try readHistory(text, options: kilograms)
    return try importing(history.library.entities, into: library)
  }

  package mutating func importing(_ entities: [Entity], into library: PersonalLibrary) throws -> PersonalLibrary {
    var incoming = LibraryImport(into: library)
    for entity in entities { incoming.add(entity) }
    let plan = try incoming.plan(for: OriginDocument(name: "strong.csv"), state: "")
    return try incoming.applying(plan, receipt: Receipt(id: .zero, action: .import, date: now()))
  }

  /// An export of some sessions, which are the same for the same seed.
  package static func export(seed: UInt64, sessions: Int) -> String {
    var history = StrongHistory(seed: seed, isAndroid: false)
    return history.text(sessions: sessions)
  }

  /// Does something to a library, as a person or an app does.
  package mutating func change(_ library: inout PersonalLibrary) {
    switch Int.random(in: 0..<10, using: &random) {
    case 0:
      if let session = library.content.sessions.randomElement(using: &random) {
        library.delete([session.id.value], at: now())
      }
    case 1, 2: plan(&library)
    case 3: library.edit(.session(logged()), at: now())
    default:
      guard let session = library.content.sessions.randomElement(using: &random) else { return }
      library.edit(.session(edited(session)), at: now())
    }
  }

  /// A session that was logged in the app itself, with identifiers of its own.
  private mutating func logged() -> Session {
    let day = 10 + Int.random(in: 0..<18, using: &random)
    let start = CivilMoment("2024-0\(Int.random(in: 1...9, using: &random))-\(day)T09:00:00")
    let section = Section(id: Identifier(identifier()), exercises: [exercise("Logged Here"), exercise("Plank")])
    var session = Session(id: Identifier(identifier()), start: start, title: "My own", sections: [section])
    session.updatedAt = now()
    return session
  }

  private mutating func exercise(_ name: String) -> LoggedExercise {
    let reps = Int.random(in: 1...20, using: &random)
    var group = LoggedSetGroup(id: Identifier(identifier()))
    for number in 0..<Int.random(in: 1...3, using: &random) {
      group.sets.append(
        LoggedSet(
          id: Identifier(identifier()), load: Load(value: 20 + Double(number) * 2.5, unit: .kilogram), reps: reps))
    }
    return LoggedExercise(id: Identifier(identifier()), name: name, setGroups: [group])
  }

  /// A session as a person leaves it after changing something.
  package mutating func edited(_ session: Session) -> Session {
    var session = session
    if chance(60) { session.updatedAt = now() }
    let sections = session.sections.count
    guard sections > 0 else { return session }
    let section = Int.random(in: 0..<sections, using: &random)
    let count = session.sections[section].exercises.count
    switch Int.random(in: 0..<8, using: &random) {
    case 0: session.notes = "note \(Int.random(in: 0..<3, using: &random))"
    case 1: session.notes = nil
    case 2: session.sections[section].exercises.append(exercise(chance(50) ? "Plank" : "Added"))
    case 3: session.sections.append(Section(id: Identifier(identifier()), name: "More", exercises: [exercise("Row")]))
    case 4 where count > 1: session.sections[section].exercises.remove(at: Int.random(in: 0..<count, using: &random))
    case 5 where count > 1:
      let superset = identifier()
      session.sections[section].exercises[0].supersetID = superset
      session.sections[section].exercises[1].supersetID = superset
    case 6 where count > 1: session.sections[section].exercises.swapAt(0, count - 1)
    default:
      guard count > 0 else { break }
      let place = Int.random(in: 0..<count, using: &random)
      let reps = Int.random(in: 1...30, using: &random)
      for group in session.sections[section].exercises[place].setGroups.indices {
        session.sections[section].exercises[place].setGroups[group].sets =
          session.sections[section].exercises[place].setGroups[group].sets.map { set in
            var set = set
            set.reps = reps
            return set
          }
      }
    }
    return session
  }

  /// Changes templates and plans.
  private mutating func plan(_ library: inout PersonalLibrary) {
    // Few identifiers, so that two phones edit the same things.
    let id = UniqueIdentifier(high: 1, low: UInt64(Int.random(in: 1...3, using: &random)))
    let instanceID = UniqueIdentifier(high: 2, low: id.low)
    var module = Module(id: Identifier(id), name: "Block \(id.low)", type: .strength)
    if case .module(let known)? = library.content.entities.first(where: { $0.id == id }) { module = known }
    var instance = ExerciseInstance(id: Identifier(chance(50) ? instanceID : identifier()), name: "Squat")
    instance.notes = "\(Int.random(in: 0..<5, using: &random))"
    instance.updatedAt = chance(50) ? now() : nil
    module.exercises.removeAll { $0.id == instance.id || chance(20) }
    module.exercises.append(instance)
    module.updatedAt = chance(50) ? now() : nil
    library.edit(.module(module), at: now())
    let workoutID = UniqueIdentifier(high: 3, low: id.low)
    var workout = Workout(id: Identifier(workoutID), name: "Day \(id.low)")
    workout.moduleIDs = [module.id]
    workout.updatedAt = chance(50) ? now() : nil
    library.edit(.workout(workout), at: now())
    var program = Program(id: Identifier(UniqueIdentifier(high: 4, low: id.low)), name: "Plan \(id.low)")
    var slot = ScheduledWorkout(
      id: Identifier(chance(50) ? UniqueIdentifier(high: 5, low: 1) : identifier()), workoutName: "Day")
    slot.workoutID = workout.id
    slot.week = Int.random(in: 1...4, using: &random)
    program.slots = [slot]
    program.isActive = chance(70)
    program.notes = chance(50) ? "n\(Int.random(in: 0..<3, using: &random))" : nil
    program.updatedAt = chance(50) ? now() : nil
    library.edit(.program(program), at: now())
  }

  /// Two libraries of one person: copies that went on apart, or two that imported some of the same, or strangers.
  package mutating func pair() throws -> (PersonalLibrary, PersonalLibrary) {
    let seed = UInt64.random(in: 0..<1000, using: &random)
    var first = try importing(Self.export(seed: seed, sessions: 5), into: empty())
    var second = first
    if chance(60) {
      second = try importing(Self.export(seed: seed, sessions: chance(50) ? 5 : 3), into: empty())
    } else if chance(40) {
      second = try shifted(first)
    }
    for _ in 0..<Int.random(in: 0...6, using: &random) { change(&first) }
    for _ in 0..<Int.random(in: 0...6, using: &random) { change(&second) }
    if chance(40) { second = try importing(Self.export(seed: seed + 1, sessions: 3), into: second) }
    return (first, second)
  }

  /// The same training, exported by another app after the phone had changed its zone.
  private mutating func shifted(_ library: PersonalLibrary) throws -> PersonalLibrary {
    let entities = library.content.sessions.map { session in
      var session = session
      let time = session.start?.time.flatMap {
        CivilTime(hour: Int($0.hour) + 2, minute: Int($0.minute), second: Int($0.second))
      }
      session.start = session.start.map { CivilMoment(date: $0.date, time: time ?? $0.time) }
      session.origin = Origin(source: "hevy", key: session.start?.description)
      if chance(50) { session.notes = "from the other app" }
      session.assignIdentifiers(Identifier(identifier()))
      return Entity.session(session)
    }
    return try importing(entities, into: empty())
  }
}
