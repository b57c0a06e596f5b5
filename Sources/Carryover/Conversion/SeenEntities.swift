/// The entities written so far, where several files may hold the same one.
struct SeenEntities {
  private let hasSeveralSources: Bool
  private var fingerprints: [Identifier<Session>: Fingerprint] = [:]
  private var templates: Set<Identifier<Exercise>> = []

  init(hasSeveralSources: Bool) {
    self.hasSeveralSources = hasSeveralSources
  }

  mutating func admit(_ entity: Entity, into report: inout ConversionReport) -> Bool {
    guard hasSeveralSources else { return true }
    switch entity {
    case .session(let session): return admit(session, into: &report)
    // Several files mean the same templates by the same names.
    case .exercise(let exercise): return templates.insert(exercise.id).inserted
    default: return true
    }
  }

  private mutating func admit(_ session: Session, into report: inout ConversionReport) -> Bool {
    let fingerprint = session.fingerprint
    guard let earlier = fingerprints[session.id] else {
      fingerprints[session.id] = fingerprint
      return true
    }
    if earlier == fingerprint {
      report.repeatedSessions += 1
    } else {
      report.conflictingSessions += 1
      report.log.add(Diagnostic(.sessionConflict, [session.start.map { "\($0)" } ?? "\(session.id)"]))
    }
    return false
  }
}
