/// Merges two versions of one session, exercise by exercise.
///
/// Exercises are the same that have the same name, case and accents aside, in sections of the same name or module: the
/// first with the first, the second with the second. Identifiers of children only say where they stand, and have no say.
struct SessionMerge {
  private let winner: Session
  private let loser: Session
  /// Whether the winner was edited later. Otherwise nobody knows, and every part is weighed on its own.
  private let isLater: Bool
  /// The groups that each merged exercise is in, in both versions.
  private var supersets: [(own: UniqueIdentifier?, other: UniqueIdentifier?)] = []

  static func merged(_ left: Session, _ right: Session) -> Session {
    let isRight = MergeRank(left) < MergeRank(right)
    var merge = SessionMerge(winner: isRight ? right : left, loser: isRight ? left : right)
    return merge.merged()
  }

  private init(winner: Session, loser: Session) {
    self.winner = winner
    self.loser = loser
    isLater = winner.updatedAt != loser.updatedAt
  }

  private mutating func merged() -> Session {
    var merged = winner.header
    AbsentFields.fill(&merged, from: loser.header)
    let members = OrderedUnion.members(winner.sections.map(\.mergeKey), loser.sections.map(\.mergeKey))
    for member in members {
      merged.sections.append(
        section(member.first.map { winner.sections[$0] }, member.second.map { loser.sections[$0] }))
    }
    group(&merged)
    // Both versions count their children from one, so that what stands in another place may have another's identifier.
    if !merged.hasUniqueChildren { merged.assignIdentifiers(merged.id) }
    return merged
  }

  private mutating func section(_ own: Section?, _ other: Section?) -> Section {
    var section = header(own?.header, other?.header)
    let (ownExercises, otherExercises) = (own?.exercises ?? [], other?.exercises ?? [])
    let members = OrderedUnion.members(
      ownExercises.map { foldedName($0.name) }, otherExercises.map { foldedName($0.name) })
    for member in members {
      let (own, other) = (member.first.map { ownExercises[$0] }, member.second.map { otherExercises[$0] })
      guard let exercise = exercise(own, other) else { continue }
      section.exercises.append(exercise)
      supersets.append((own?.supersetID, other?.supersetID))
    }
    return section
  }

  /// The version of an exercise that stands, with its sets, and what is said of it only in the other one.
  private func exercise(_ own: LoggedExercise?, _ other: LoggedExercise?) -> LoggedExercise? {
    guard let own, let other else { return own ?? other }
    let isOwn = isLater || own.precedence >= other.precedence
    var exercise = isOwn ? own : other
    var rest = isOwn ? other : own
    let groups = exercise.setGroups
    exercise.setGroups = []
    rest.setGroups = []
    AbsentFields.fill(&exercise, from: rest)
    exercise.setGroups = groups
    return exercise
  }

  private func header(_ own: Section?, _ other: Section?) -> Section {
    guard let own, let other else { return own ?? other ?? Section(id: Identifier(.zero)) }
    let isOwn = isLater || own.precedence >= other.precedence
    var header = isOwn ? own : other
    AbsentFields.fill(&header, from: isOwn ? other : own)
    return header
  }

  /// Puts exercises into supersets: that of the winning version, else the one that the others of the losing version's
  /// superset are in now.
  private func group(_ session: inout Session) {
    let taken = Set(supersets.compactMap(\.own))
    var names: [UniqueIdentifier: UniqueIdentifier] = [:]
    for superset in supersets {
      if let own = superset.own, let other = superset.other { names[other] = names[other] ?? own }
    }
    let all = taken.union(supersets.compactMap(\.other))
    for other in supersets.compactMap(\.other) where names[other] == nil {
      names[other] = taken.contains(other) ? Self.unused(other, all.union(names.values)) : other
    }
    var rest = supersets[...]
    for section in session.sections.indices {
      for exercise in session.sections[section].exercises.indices {
        guard let superset = rest.popFirst() else { return }
        let id = superset.own ?? superset.other.flatMap { names[$0] }
        session.sections[section].exercises[exercise].supersetID = id
      }
    }
  }

  /// An identifier for a superset whose own means another one in the winning version.
  private static func unused(_ id: UniqueIdentifier, _ taken: Set<UniqueIdentifier>) -> UniqueIdentifier {
    var id = id
    repeat { id = UniqueIdentifier(namespace: id, name: "superset".utf8) } while taken.contains(id)
    return id
  }
}

extension MergeRank {
  init(_ session: Session) {
    let exercises = session.sections.flatMap(\.exercises)
    self.init(
      stamp: session.updatedAt, header: Precedence(session.header), count: session.sections.count + exercises.count,
      keys: session.sections.flatMap { [$0.mergeKey] + $0.exercises.map { foldedName($0.name) } },
      parts: session.sections.map { $0.header.precedence } + exercises.map(\.precedence),
      grouped: exercises.count { $0.supersetID != nil }, whole: Precedence(session))
  }
}

extension Session {
  /// The session without its sections.
  fileprivate var header: Session {
    var header = self
    header.sections = []
    return header
  }

  /// Whether no two of its sections, exercises, set groups and sets have the same identifier.
  var hasUniqueChildren: Bool {
    var seen: Set<UniqueIdentifier> = []
    return childIdentifiers.allSatisfy { seen.insert($0).inserted }
  }

  /// The identifiers of everything in it, in the order of the document.
  var childIdentifiers: [UniqueIdentifier] {
    sections.flatMap { section in
      [section.id.value]
        + section.exercises.flatMap { exercise in
          [exercise.id.value]
            + exercise.setGroups.flatMap { group in [group.id.value] + group.sets.map(\.id.value) }
        }
    }
  }
}

extension Section {
  /// What it is known by in another version of its session: its name, else its module.
  fileprivate var mergeKey: String {
    let name = name.map { foldedName($0) } ?? ""
    return name.isEmpty ? moduleID.map { "\u{1F}\($0)" } ?? "" : name
  }

  /// How it stands against another version of it, wherever it stands.
  fileprivate var precedence: Precedence {
    var section = self
    section.id = Identifier(.zero)
    return Precedence(section)
  }
}

extension LoggedExercise {
  /// How it stands against another version of it: the one with more sets first, wherever it stands, and in whatever
  /// superset.
  fileprivate var precedence: Precedence {
    var exercise = self
    exercise.id = Identifier(.zero)
    exercise.supersetID = nil
    for group in exercise.setGroups.indices {
      exercise.setGroups[group].id = Identifier(.zero)
      exercise.setGroups[group].sets = exercise.setGroups[group].sets.map { set in
        var set = set
        set.id = Identifier(.zero)
        return set
      }
    }
    return Precedence(exercise, sets: setGroups.reduce(0) { $0 + $1.sets.count })
  }
}
