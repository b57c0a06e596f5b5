import TextStreams

/// Makes of a history what BradOS's document can hold of it: what reading the document gives back, but for the time
/// zones of sessions, which the writer needs.
///
/// What the app keeps by exercise is known only when all sessions are there, so it has the memory of them all.
struct BradOSProjection: SessionProjection {
  /// Fields that the document cannot leave out.
  static let required: Set<String> = ["set.load.value", "set.load.unit", "set.reps"]

  private let context: ProjectionContext
  private let fields = HeldFields(required: required)
  private var sessions: [Session] = []
  private var exercises: [Exercise] = []
  private(set) var findings: [Diagnostic] = []

  init(_ context: ProjectionContext) {
    self.context = context
  }

  mutating func project(_ session: Session, losses: inout LossLog) -> Session? {
    if session.start == nil || !session.allSets.contains(where: BradOSLayout.isHeld) {
      losses.add("session")
    } else {
      sessions.append(session)
    }
    return nil
  }

  mutating func project(_ entity: Entity, losses: inout LossLog) -> Entity? {
    if case .exercise(let exercise) = entity { exercises.append(exercise) }
    return nil
  }

  mutating func finish(losses: inout LossLog) throws(ReadingFailure) -> [Entity] {
    var layout = try BradOSLayout(
      sessions, exercises, unit: context.units.loadUnit, zones: AppZones(context.options.timeZone),
      matcher: context.matcher)
    findings = layout.findings
    if let unit = layout.unit { findings.append(Diagnostic(.appUnitNotWritten, [unit.rawValue])) }
    var assembly = BradOSAssembly(
      matcher: context.matcher, zoneName: nil, loadUnits: layout.unit.map { LoadUnitSchedule($0) })
    let known = Set(exercises.map(\.id))
    return assembly.entities(layout.exercises, layout.histories).map { held in
      switch held {
      case .session(var session):
        guard let number = BradOSKey.number(session.origin, of: BradOSKey.workout),
          let original = layout.sessions[number]
        else { return held }
        count(original, session, &layout, &losses)
        session.timeZone = original.timeZone
        return .session(session)
      case .exercise(let exercise):
        if let number = BradOSKey.number(exercise.origin, of: BradOSKey.exercise),
          let original = layout.templates[number], known.contains(original.id)
        {
          fields.count(.exercise(original), held, &losses)
        }
        return held
      default: return held
      }
    }
  }

  private func count(_ original: Session, _ held: Session, _ layout: inout BradOSLayout, _ losses: inout LossLog) {
    let aligned = layout.aligned(original)
    losses.add("exercise.order", count: aligned.displaced)
    fields.count(aligned.session, held, isHeld: BradOSLayout.isHeld, &losses)
  }
}
