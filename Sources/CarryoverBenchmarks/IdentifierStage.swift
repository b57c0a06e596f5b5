import Carryover
import TextStreams

/// What the identifiers of a session are made from: its start, and the numbers of the sets of its exercises.
struct SessionShape {
  var start: CivilMoment
  var exercises: [UInt16]
}

/// The shapes of all sessions of an export.
func shapes(of path: String) throws -> [SessionShape] {
  var shapes: [SessionShape] = []
  try forEachSession(of: InputSource(path: path)) { session in
    guard let start = session.start else { return true }
    let exercises = session.sections.flatMap(\.exercises).map { UInt16(clamping: $0.setGroups.first?.sets.count ?? 0) }
    shapes.append(SessionShape(start: start, exercises: exercises))
    return true
  }
  return shapes
}

/// Makes the identifiers of sessions, sections, exercises, set groups and sets, as reading does.
///
/// - Returns: How many sets there were.
func identifiers(of shapes: [SessionShape]) -> Int {
  let identity = SessionIdentity()
  var sets = 0
  // What comes of the identifiers, so that nobody can leave their making out.
  var checksum: UInt64 = 0
  for shape in shapes {
    let session = identity.identifier(key: identity.key(source: "strong", start: shape.start)).value
    let section = UniqueIdentifier(parent: session, ordinal: 1)
    for index in shape.exercises.indices {
      let exercise = UniqueIdentifier(parent: section, ordinal: index + 1)
      let group = UniqueIdentifier(parent: exercise, ordinal: 1)
      let count = Int(shape.exercises[index])
      for ordinal in stride(from: 1, through: count, by: 1) {
        checksum ^= UniqueIdentifier(parent: group, ordinal: ordinal).low
      }
      sets += count
    }
  }
  return checksum == 0 ? 0 : sets
}
