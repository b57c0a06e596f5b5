import Carryover
import Support

/// The first field in which two histories differ, in words; empty where they are the same.
func difference(_ left: [Session], _ right: [Session]) -> String {
  let (old, new) = (fields(of: left), fields(of: right))
  if let place = zip(old, new).enumerated().first(where: { $1.0 != $1.1 })?.offset {
    return "\(old[place]) is not \(new[place])"
  }
  return old.count == new.count ? (left == right ? "" : "what is not listed") : "\(old.count) fields, not \(new.count)"
}

private func fields(of sessions: [Session]) -> [String] {
  var lines: [String] = []
  for (number, session) in sessions.enumerated() {
    func add<Object: DocumentObject>(_ object: Object, _ path: String) {
      lines += ListingVisitor.fields(of: object, "\(number): \(path)").map { "\($0.path) = \($0.json)" }
    }
    add(session, "session")
    for section in session.sections {
      add(section, "section")
      for exercise in section.exercises {
        add(exercise, "exercise")
        for group in exercise.setGroups {
          add(group, "group")
          for set in group.sets { add(set, "set") }
        }
      }
    }
  }
  return lines
}
