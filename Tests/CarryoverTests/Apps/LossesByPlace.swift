import Support

@testable import Carryover

/// What was lost of entities in a format that keeps every part in its place: how often a field that had a value has
/// another, or none, in what was read back.
///
/// Sessions are compared without the writer's own way of counting.
func lossesByPlace(_ original: [Entity], _ held: Library, _ capabilities: FormatCapabilities) -> [String: Int] {
  var log = LossLog(capabilities)
  let sessions = Dictionary(held.sessions.map { ($0.id, $0) }) { first, _ in first }
  let others = Dictionary(held.entitiesBesideSessions.map { ($0.id, $0) }) { first, _ in first }
  for entity in original {
    if case .session(let session) = entity {
      if let held = sessions[session.id] { compare(session, held, &log) } else { log.add("session") }
    } else {
      HeldFields().count(entity, others[entity.id], &log)
    }
  }
  return log.counts
}

private func compare<Object: DocumentObject>(_ old: Object, _ new: Object, _ path: String, _ log: inout LossLog) {
  let after = Dictionary(ListingVisitor.fields(of: new, path).map { ($0.path, $0.json) }) { $1 }
  for field in ListingVisitor.fields(of: old, path) where after[field.path] != field.json { log.add(field.path) }
}

private func compare(_ old: Session, _ new: Session, _ log: inout LossLog) {
  compare(old, new, "session", &log)
  for (old, new) in pairs(old.sections, new.sections, "section", &log) {
    compare(old, new, "section", &log)
    for (old, new) in pairs(old.exercises, new.exercises, "exercise", &log) {
      compare(old, new, "exercise", &log)
      for (old, new) in pairs(old.setGroups, new.setGroups, "group", &log) {
        compare(old, new, "group", &log)
        for (old, new) in pairs(old.sets, new.sets, "set", &log) { compare(old, new, "set", &log) }
      }
    }
  }
}

/// Parts in the same places; those that are in one of the lists alone are lost.
private func pairs<Part>(_ old: [Part], _ new: [Part], _ part: String, _ log: inout LossLog) -> [(Part, Part)] {
  for _ in 0..<abs(old.count - new.count) { log.add(part) }
  return Array(zip(old, new))
}
