import Foundation
import TextStreams

/// Makes of an entity what a document of Gym App holds of it: it is written, and what was written is read.
struct GymAppProjection: SessionProjection {
  private var writing: GymAppWriting
  private var templates: TemplateFinder
  private var log = DiagnosticLog()
  /// How many loads without a unit were written before the document had one.
  private var loadsWithoutUnit = 0

  init(_ context: ProjectionContext) {
    templates = TemplateFinder(context.matcher)
    writing = GymAppWriting(zone: context.options.timeZone, loadUnit: context.units.loadUnit)
  }

  var findings: [Diagnostic] { log.diagnostics }
  /// Lays out what was projected.
  var layout: GymAppWriting { writing }

  mutating func project(_ session: Session, losses: inout LossLog) throws(ReadingFailure) -> Session? {
    guard let start = session.start else {
      losses.add("session")
      return nil
    }
    let own = session.timeZone.flatMap { TimeZone(identifier: $0) }
    guard let zone = own ?? writing.zone else {
      throw ReadingFailure(.question, Diagnostic(.appZoneUnwritten, [session.title ?? "a session", "\(start)"]))
    }
    writing.zone = writing.zone ?? zone
    noteUnit(Self.units(of: .session(session)).first { $0.kilograms != nil }, &losses)
    guard let begin = begin(session, start, in: zone) else {
      losses.add("session")
      return nil
    }
    var json = AppJSONWriter()
    writing.write(session, start: begin, to: &json)
    guard
      var held = try read(
        json.text, Self.index(.session(session)),
        { (reading, object) throws(ReadingFailure) in
          try reading.session(object)
        })
    else {
      losses.add("session")
      return nil
    }
    held = templates.matched(held)
    Self.count(session, held, &losses)
    // A load without a unit gets the document's.
    let unitless = zip(session.allSets, held.allSets).count {
      $0.load?.value != nil && $0.load?.unit == nil && $1.load?.value != nil
    }
    if writing.loadUnit == nil { loadsWithoutUnit += unitless } else { losses.add("set.load.unit", count: unitless) }
    return held
  }

  /// When a session begins. A time that the zone skips or repeats is told.
  private mutating func begin(
    _ session: Session, _ start: CivilMoment, in zone: TimeZone
  ) -> GymAppWriting.Start? {
    guard let begin = writing.start(of: session, start, in: zone) else { return nil }
    if !begin.isExact, ZonedMoment(start, in: zone).isAmbiguous {
      log.add(Diagnostic(.appDaylightSaving, ["\(start)", zone.identifier]))
    }
    return begin
  }

  /// Takes the first unit that is met for the document's, where the caller wants none.
  private mutating func noteUnit(_ unit: LoadUnit?, _ losses: inout LossLog) {
    guard let unit = writing.loadUnit ?? unit else { return }
    writing.loadUnit = unit
    losses.add("set.load.unit", count: loadsWithoutUnit)
    loadsWithoutUnit = 0
    if log.count(of: .gymAppUnitNotWritten) == 0 { log.add(Diagnostic(.gymAppUnitNotWritten, [unit.rawValue])) }
  }

  mutating func project(_ entity: Entity, losses: inout LossLog) throws(ReadingFailure) -> Entity? {
    if case .program(let program) = entity, let start = program.startDate, writing.zone == nil {
      throw ReadingFailure(.question, Diagnostic(.appZoneUnwritten, [program.name, "\(start)"]))
    }
    noteUnit(Self.units(of: entity).first { $0.kilograms != nil }, &losses)
    var json = AppJSONWriter()
    guard writing.write(entity, to: &json) != nil,
      var held = try read(
        json.text, Self.index(entity),
        { (reading, object) throws(ReadingFailure) in
          try reading.entity(object, like: entity)
        })
    else {
      losses.add(entity.kind)
      return nil
    }
    held = templates.matched(held)
    HeldFields().count(entity, held, &losses)
    return held
  }

  /// The units of an entity's loads, in its order.
  static func units(of entity: Entity) -> [LoadUnit] {
    func units(_ exercises: [ExerciseInstance]) -> [LoadUnit] {
      exercises.flatMap(\.setGroups).compactMap { $0.load?.unit }
    }
    switch entity {
    case .session(let session): return session.allSets.compactMap { $0.load?.unit }
    case .module(let module): return units(module.exercises)
    case .workout(let workout): return units(workout.exercises)
    case .program(let program):
      return program.progressionOverrides.sorted { $0.key < $1.key }.compactMap(\.value.unit)
    default: return []
    }
  }

  // MARK: - Reading again

  private func read<Value>(
    _ text: String, _ index: GymAppIndex, _ body: (GymAppReading, AppObject) throws(ReadingFailure) -> Value?
  ) throws(ReadingFailure) -> Value? {
    let findings = AppFindings(file: "", zone: writing.zone)
    let place = JSONDocumentSplitter.Place(line: 1, column: 1)
    let json = Array(text.utf8).withByteSlice { bytes in try? AppJSONText(bytes, at: place, findings: findings) }
    guard let json, let object = AppObject(json, path: "") else { return nil }
    var reading = GymAppReading(ReadingOptions())
    reading.index = index
    reading.zone = writing.zone
    reading.loadUnits = writing.loadUnit.map { LoadUnitSchedule($0) }
    return try body(reading, object)
  }

  /// An index of a document that has what an entity names, but for what it had not before.
  private static func index(_ entity: Entity) -> GymAppIndex {
    var index = GymAppIndex(isComplete: true)
    switch entity {
    case .session(let session): session.sections.flatMap(\.exercises).forEach { index.addMissing($0.otherFields) }
    case .exercise(let exercise): index.addMissing(exercise.otherFields)
    case .module(let module): module.exercises.forEach { index.addMissing($0.otherFields) }
    case .workout(let workout): workout.exercises.forEach { index.addMissing($0.otherFields) }
    default: break
    }
    return index
  }

  // MARK: - Losses

  /// Every part comes back in its place.
  private static func count(_ original: Session, _ held: Session, _ losses: inout LossLog) {
    let fields = HeldFields()
    fields.count(original, held, "session", &losses)
    for (section, heldSection) in zip(original.sections, held.sections) {
      fields.count(section, heldSection, "section", &losses)
      for (exercise, heldExercise) in zip(section.exercises, heldSection.exercises) {
        fields.count(exercise, heldExercise, "exercise", &losses)
        for (group, heldGroup) in zip(exercise.setGroups, heldExercise.setGroups) {
          fields.count(group, heldGroup, "group", &losses)
          for (set, heldSet) in zip(group.sets, heldGroup.sets) { fields.count(set, heldSet, "set", &losses) }
        }
      }
    }
  }
}

extension GymAppIndex {
  /// Notes the identifiers that were kept beside for want of what they name.
  fileprivate mutating func addMissing(_ others: OtherFields) {
    for field in GymAppExtras(others).fields where ["exerciseId", "templateId", "implementIds"].contains(field.name) {
      let ids = field.json.split { $0 == "," || $0 == "[" || $0 == "]" || $0 == " " }
      for id in ids.compactMap({ UniqueIdentifier($0.dropFirst().dropLast()) }) { addMissing(id) }
    }
  }
}

extension GymAppReading {
  /// Reads an entity of the kind of another.
  fileprivate func entity(_ object: AppObject, like other: Entity) throws(ReadingFailure) -> Entity? {
    switch other {
    case .session: try session(object).map(Entity.session)
    case .exercise: template(object).map(Entity.exercise)
    case .implement: implement(object).map(Entity.implement)
    case .module: module(object).map(Entity.module)
    case .workout: workout(object).map(Entity.workout)
    case .program: try program(object).map(Entity.program)
    case .healthSnapshot, .tombstone: nil
    }
  }
}
