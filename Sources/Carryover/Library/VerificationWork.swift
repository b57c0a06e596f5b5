import TextStreams

/// Takes in a document, entity by entity, and finds what is wrong with it.
final class VerificationWork {
  let file: String
  var log = DiagnosticLog()
  private(set) var counts: [EntityKind: Int] = [:]
  private(set) var setCount = 0
  private(set) var library = LibraryRecords()
  private var kinds: [UniqueIdentifier: EntityKind] = [:]
  private var tombstones: [UniqueIdentifier: Int] = [:]
  private var instances: Set<UniqueIdentifier> = []
  private var strong: [Reference: EntityPlace] = [:]
  private var weak: Set<UniqueIdentifier> = []
  private var activeProgram: String?
  private var lastSession: SessionOrder?

  /// Something that must be there.
  private struct Reference: Hashable {
    var kind: EntityKind
    var id: UniqueIdentifier
  }

  init(file: String) {
    self.file = file
  }

  private func report(_ code: DiagnosticCode, _ arguments: [String], _ place: EntityPlace) {
    log.add(Diagnostic(code, arguments, file: file, line: place.line, column: place.column))
  }

  /// The path of something in an entity.
  private func path(_ rest: String, in place: EntityPlace) -> String {
    place.path.isEmpty ? rest : rest.isEmpty ? place.path : "\(place.path).\(rest)"
  }

  func take(_ entity: Entity, at place: EntityPlace) {
    counts[entity.kind, default: 0] += 1
    checkIdentifier(entity, place)
    for problem in ValueCheck.problems(of: entity) {
      report(.verifyValue, [path(problem.path, in: place), problem.value, problem.wanted], place)
    }
    switch entity {
    case .session(let session): take(session, place)
    case .exercise(let exercise): require(exercise.implementIDs, .implement, "implementIDs", place)
    case .module(let module): take(module.exercises, place)
    case .workout(let workout):
      require(workout.moduleIDs, .module, "moduleIDs", place)
      take(workout.exercises, place)
    case .program(let program): take(program, place)
    case .implement, .healthSnapshot, .tombstone: break
    }
  }

  private func checkIdentifier(_ entity: Entity, _ place: EntityPlace) {
    if entity.id == .zero { report(.verifyIdentifierNil, [path("id", in: place)], place) }
    let earlier = entity.kind == .tombstone ? tombstones[entity.id] != nil : kinds[entity.id] != nil
    if earlier { report(.verifyIdentifierRepeated, [path("id", in: place), "\(entity.id)"], place) }
    if entity.kind == .tombstone {
      tombstones[entity.id] = place.line
    } else {
      kinds[entity.id] = entity.kind
    }
  }

  private func require<Target>(_ ids: [Identifier<Target>], _ kind: EntityKind, _ path: String, _ place: EntityPlace) {
    for id in ids {
      let reference = Reference(kind: kind, id: id.value)
      guard strong[reference] == nil else { continue }
      var place = place
      place.path = self.path(path, in: place)
      strong[reference] = place
    }
  }

  private func take(_ session: Session, _ place: EntityPlace) {
    weak.formUnion([session.programID?.value, session.workoutID?.value].compactMap(\.self))
    for (number, section) in session.sections.enumerated() {
      if let id = section.moduleID { weak.insert(id.value) }
      for (index, exercise) in section.exercises.enumerated() {
        setCount += exercise.setGroups.reduce(0) { $0 + $1.sets.count }
        if let id = exercise.exerciseID { weak.insert(id.value) }
        require(exercise.implementIDs, .implement, "sections[\(number)].exercises[\(index)].implementIDs", place)
      }
    }
    checkChildren(session, place)
    let order = SessionOrder(session)
    if library.isThere, let lastSession, order < lastSession { report(.verifyOrder, [session.words], place) }
    lastSession = order
  }

  private func checkChildren(_ session: Session, _ place: EntityPlace) {
    var seen: Set<UniqueIdentifier> = []
    var isFaulty = false
    for id in session.childIdentifiers where !seen.insert(id).inserted || id == .zero { isFaulty = true }
    guard isFaulty else { return }
    seen = []
    session.forEachChild { id, path in
      if id == .zero {
        report(.verifyIdentifierNil, [self.path(path + ".id", in: place)], place)
      } else if !seen.insert(id).inserted {
        report(.verifyChildRepeated, [self.path(path + ".id", in: place), "\(id)"], place)
      }
    }
  }

  private func take(_ exercises: [ExerciseInstance], _ place: EntityPlace) {
    for (index, exercise) in exercises.enumerated() {
      if let id = exercise.exerciseID { weak.insert(id.value) }
      guard !instances.insert(exercise.id.value).inserted else { continue }
      report(
        .verifyIdentifierRepeated, [path("exercises[\(index)].id", in: place), "\(exercise.id)"], place)
    }
  }

  private func take(_ program: Program, _ place: EntityPlace) {
    require(program.progressionEnabled.sorted(), .exerciseInstance, "progressionEnabled", place)
    require(program.progressionOverrides.keys.sorted(), .exerciseInstance, "progressionOverrides", place)
    for slot in program.slots {
      weak.formUnion([slot.workoutID?.value, slot.sessionID?.value].compactMap(\.self))
    }
    guard program.isActive else { return }
    if let activeProgram { report(.verifyActivePrograms, [path("isActive", in: place), activeProgram], place) }
    activeProgram = activeProgram ?? program.name
  }

  func take(_ record: LibraryRecord, line: Int) {
    for finding in library.take(record, line: line) {
      report(finding.code, finding.arguments, EntityPlace(line: line, column: 1, path: ""))
    }
  }

  /// Looks at what can be known only at the end.
  func finish() {
    let present = tombstones.filter { kinds[$0.key] != nil }.sorted { ($0.value, $0.key) < ($1.value, $1.key) }
    for (id, line) in present { report(.verifyTombstone, ["\(id)"], EntityPlace(line: line, column: 1, path: "")) }
    let missing = strong.filter { !isThere($0.key) }.sorted { left, right in
      (left.value.line, left.value.column, left.value.path, left.key.id)
        < (right.value.line, right.value.column, right.value.path, right.key.id)
    }
    for (reference, place) in missing {
      report(.verifyReference, [place.path, reference.kind.words, "\(reference.id)"], place)
    }
    for (finding, line) in library.strays(kind: { kinds[$0] ?? (tombstones[$0] == nil ? nil : .tombstone) }) {
      report(finding.code, finding.arguments, EntityPlace(line: line, column: 1, path: ""))
    }
    let catalogue = Set(ExerciseCatalogue.shipped.exercises.map(\.id.value))
    let gone = weak.count { kinds[$0] == nil && !catalogue.contains($0) }
    if gone > 0 { log.add(Diagnostic(.verifyWeak, [gone == 1 ? "1 thing" : "\(gone) things"], file: file)) }
  }

  private func isThere(_ reference: Reference) -> Bool {
    reference.kind == .exerciseInstance ? instances.contains(reference.id) : kinds[reference.id] == reference.kind
  }
}

extension EntityKind {
  /// A planned exercise of a module or a workout, which stands in no list of its own.
  fileprivate static let exerciseInstance = EntityKind.unknown("exerciseInstance")

  fileprivate var words: String { self == .exerciseInstance ? "planned exercise" : rawValue }
}

extension Session {
  fileprivate var words: String { Entity.session(self).title }

  /// Goes through everything in it that has an identifier, with its path.
  fileprivate func forEachChild(_ body: (UniqueIdentifier, String) -> Void) {
    for (number, section) in sections.enumerated() {
      let path = "sections[\(number)]"
      body(section.id.value, path)
      for (number, exercise) in section.exercises.enumerated() {
        let path = "\(path).exercises[\(number)]"
        body(exercise.id.value, path)
        for (number, group) in exercise.setGroups.enumerated() {
          let path = "\(path).setGroups[\(number)]"
          body(group.id.value, path)
          for (number, set) in group.sets.enumerated() { body(set.id.value, "\(path).sets[\(number)]") }
        }
      }
    }
  }
}

extension DiagnosticCode {
  static let verifyIdentifierNil = DiagnosticCode(
    "verify.identifier-nil", .error, "%1 is the nil identifier, which means nothing",
    remedy: "give it an identifier of its own")
  static let verifyIdentifierRepeated = DiagnosticCode(
    "verify.identifier-repeated", .error, "%1 is %2, which something else in the document has, too",
    remedy: "remove one of the two, or give it an identifier of its own")
  static let verifyChildRepeated = DiagnosticCode(
    "verify.child-repeated", .error, "%1 is %2, which another part of the session has, too",
    remedy: "give each part an identifier of its own")
  static let verifyReference = DiagnosticCode(
    "verify.reference", .error, "%1 names the %2 %3, which is not there", remedy: "add it, or remove the reference")
  static let verifyWeak = DiagnosticCode(
    "verify.weak-reference", .note, "%1 that the document names are not in it, as may be once they are deleted",
    remedy: "nothing needs to be done")
  static let verifyActivePrograms = DiagnosticCode(
    "verify.active-programs", .error, "%1 is true, but the program \"%2\" is active, too",
    remedy: "make all programs but one inactive")
  static let verifyTombstone = DiagnosticCode(
    "verify.tombstone", .error, "%1 is said to be deleted, and is there", remedy: "remove it, or its tombstone")
  static let verifyOrder = DiagnosticCode(
    "verify.order", .error, "the session %1 stands behind a later one",
    remedy: "any change of the library with Carryover puts it in order")
  static let verifyValue = DiagnosticCode(
    "verify.value", .error, "%1 is %2, which is not %3", remedy: "correct it where it was logged, or in the document")
}
