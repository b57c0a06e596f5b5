import Carryover
import Support
import Testing

@Suite("Merging versions of one thing")
struct EntityMergeTests {
  /// Two versions of everything there is, each with some fields changed by chance.
  static func versions(_ seed: UInt64) -> [(Entity, Entity)] {
    let library = filledLibrary(seed: seed)
    var random = SeededGenerator(seed: seed)
    return library.entities.map { entity in
      var versions = [entity, entity]
      for _ in 0..<Int.random(in: 1...12, using: &random) {
        versions[Int.random(in: 0...1, using: &random)].mutate(&random)
      }
      return (versions[0], versions[1])
    }
  }

  @Test("Either order, and once more, give the same", arguments: UInt64(1)...150)
  func laws(seed: UInt64) {
    for (left, right) in Self.versions(seed) {
      let merged = EntityMerge.merged(left, right)
      #expect(EntityMerge.merged(right, left) == merged)
      #expect(EntityMerge.merged(left, left) == left)
      #expect(EntityMerge.merged(merged, left) == merged)
      #expect(EntityMerge.merged(right, merged) == merged)
    }
  }

  private func exercise(_ name: String, _ reps: [Int], superset: UInt64? = nil, notes: String? = nil) -> LoggedExercise
  {
    var exercise = LoggedExercise(
      id: Identifier(.zero), name: name,
      setGroups: [LoggedSetGroup(id: Identifier(.zero), sets: reps.map { LoggedSet(id: Identifier(.zero), reps: $0) })])
    exercise.supersetID = superset.map { UniqueIdentifier(high: 9, low: $0) }
    exercise.notes = notes
    return exercise
  }

  private func session(_ exercises: [LoggedExercise], editedAt seconds: Int64? = nil) -> Session {
    var session = Session(
      id: Identifier(.zero), sections: [Section(id: Identifier(.zero), exercises: exercises)])
    session.assignIdentifiers(Identifier(UniqueIdentifier(high: 1, low: 1)))
    session.updatedAt = seconds.flatMap { Instant(seconds: $0) }
    return session
  }

  private func merged(_ left: Session, _ right: Session) throws -> [LoggedExercise] {
    guard case .session(let merged) = EntityMerge.merged(.session(left), .session(right)) else { return [] }
    let ids = merged.sections.flatMap(\.exercises).map(\.id)
    #expect(Set(ids).count == ids.count)
    return merged.sections.flatMap(\.exercises)
  }

  private func words(_ exercises: [LoggedExercise]) -> [String] {
    exercises.map {
      "\($0.name) \($0.setGroups.flatMap(\.sets).compactMap(\.reps))" + ($0.notes.map { " " + $0 } ?? "")
    }
  }

  @Test("An exercise of both is the later one's, and what only one has stays in its place")
  func later() throws {
    let early = session(
      [exercise("Squat", [5, 5, 5], notes: "deep"), exercise("Curl", [8]), exercise("Row", [9])], editedAt: 1)
    let late = session([exercise("SQUAT", [6]), exercise("Plank", [1]), exercise("row", [10])], editedAt: 2)
    let words = words(try merged(early, late))
    #expect(words == ["SQUAT [6] deep", "Curl [8]", "Plank [1]", "row [10]"])
  }

  @Test("Where nobody knows which is later, the one with more sets stands", arguments: [Int64?.none, 5])
  func fuller(seconds: Int64?) throws {
    let left = session([exercise("Squat", [5, 5]), exercise("Row", [9]), exercise("Squat", [1])], editedAt: seconds)
    let right = session([exercise("squat", [9]), exercise("row", [3, 3])], editedAt: seconds)
    #expect(words(try merged(left, right)) == ["Squat [5, 5]", "row [3, 3]", "Squat [1]"])
  }

  @Test("Supersets stay together")
  func supersets() throws {
    let early = session(
      [
        exercise("A", [1], superset: 1), exercise("B", [1], superset: 1), exercise("C", [1], superset: 2),
        exercise("D", [1], superset: 2),
      ],
      editedAt: 1)
    let late = session([exercise("A", [2], superset: 2), exercise("E", [2], superset: 2)], editedAt: 2)
    let exercises = try merged(early, late)
    let groups = Dictionary(grouping: exercises) { $0.supersetID }.mapValues { $0.map(\.name).sorted() }
    #expect(groups.values.sorted { $0[0] < $1[0] } == [["A", "B", "E"], ["C", "D"]])
  }

  @Test("Sections are the same by name, else by module")
  func sections() throws {
    let module = Identifier<Module>(UniqueIdentifier(high: 3, low: 3))
    func session(_ name: String?, _ exercise: LoggedExercise, _ seconds: Int64) -> Session {
      var session = self.session([exercise], editedAt: seconds)
      session.sections[0].name = name
      session.sections[0].moduleID = name == nil ? module : nil
      return session
    }
    for (left, right, count) in [("Warm-up", "WARM-UP", 1), (nil, nil, 1), ("Warm-up", "Main", 2)] {
      let own = session(left, exercise("Squat", [5]), 1)
      let other = session(right, exercise("Squat", [6]), 2)
      #expect(try merged(own, other).count == count)
    }
  }
}

extension Entity {
  /// Changes one field.
  fileprivate mutating func mutate(_ random: inout SeededGenerator) {
    func changed<Object: DocumentObject>(_ object: Object) -> Object {
      var object = object
      var visitor = MutatingVisitor(
        field: Int.random(in: 1..<400, using: &random), values: ValueGenerator(seed: random.next()))
      object.visit(&visitor)
      if visitor.changed != nil { return object }
      visitor = MutatingVisitor(
        field: Int.random(in: 1..<8, using: &random), values: ValueGenerator(seed: random.next()))
      object.visit(&visitor)
      return object
    }
    switch self {
    case .session(let session): self = .session(changed(session))
    case .exercise(let exercise): self = .exercise(changed(exercise))
    case .implement(let implement): self = .implement(changed(implement))
    case .module(let module): self = .module(changed(module))
    case .workout(let workout): self = .workout(changed(workout))
    case .program(let program): self = .program(changed(program))
    case .healthSnapshot(let snapshot): self = .healthSnapshot(changed(snapshot))
    case .tombstone(let tombstone): self = .tombstone(changed(tombstone))
    }
  }
}
