public import TrainingModel

/// What two histories do not have in common, told session by session and set by set.
///
/// ```swift
/// let difference = HistoryDifference(from: strong, to: hevy)
/// for change in difference.changed { print(change.title, change.lines) }
/// ```
///
/// Sessions are held against each other by identity, then those that are certainly the same training under two
/// identities; everything else by identity, then by name. Memory is that of both histories.
public struct HistoryDifference: Hashable, Sendable {
  /// What only the first history has, in its order.
  public private(set) var onlyFirst: [Entity] = []
  /// What only the second history has, in its order.
  public private(set) var onlySecond: [Entity] = []
  /// What both have, with other content, in the order of the first.
  public private(set) var changed: [Change] = []
  /// How many things are the same in both.
  public private(set) var sameCount = 0

  /// Something that both histories have, with other content.
  public struct Change: Hashable, Sendable {
    /// As the first history has it.
    public let first: Entity
    /// As the second history has it.
    public let second: Entity
    /// Why both are held to be the same training, where their identities differ.
    public let reason: DuplicateSearch.Reason?
    /// What changed in a session.
    public let difference: SessionDifference?

    /// What a person knows it by: start and title, or name.
    public var title: String { first.title }
    /// What changed in words, one line a change; none where it is no session.
    public var lines: [String] { difference?.lines ?? [] }
  }

  /// Whether both histories say the same.
  public var isEmpty: Bool { onlyFirst.isEmpty && onlySecond.isEmpty && changed.isEmpty }

  /// Compares two histories.
  public init(from first: Library, to second: Library) {
    compareSessions(first.sessions, second.sessions)
    for kind in EntityKind.known where kind != .session {
      compareOthers(
        first.entitiesBesideSessions.filter { $0.kind == kind },
        second.entitiesBesideSessions.filter { $0.kind == kind })
    }
  }

  private mutating func compareSessions(_ first: [Session], _ second: [Session]) {
    var members = OrderedUnion.members(first.map(\.id), second.map(\.id))
    let reasons = Self.join(&members, first, second)
    for member in members {
      switch (member.first.map { first[$0] }, member.second.map { second[$0] }) {
      case (let own?, let other?):
        let difference = SessionDifference(from: own, to: other)
        if difference.isEmpty {
          sameCount += 1
        } else {
          changed.append(
            Change(
              first: .session(own), second: .session(other), reason: reasons[other.id], difference: difference))
        }
      case (let own?, nil): onlyFirst.append(.session(own))
      case (nil, let other?): onlySecond.append(.session(other))
      case (nil, nil): break
      }
    }
  }

  /// Joins sessions that are certainly the same training, and says why they are.
  private static func join(
    _ members: inout [OrderedUnion.Member], _ first: [Session], _ second: [Session]
  ) -> [Identifier<Session>: DuplicateSearch.Reason] {
    var places: [Identifier<Session>: Int] = [:]
    for (place, member) in members.enumerated() {
      if let own = member.first, member.second == nil { places[first[own].id] = place }
      if let other = member.second, member.first == nil { places[second[other].id] = place }
    }
    var reasons: [Identifier<Session>: DuplicateSearch.Reason] = [:]
    var joined: Set<Int> = []
    for match in DuplicateSearch(first).matches(for: second) where match.certainty == .certain {
      guard let own = places[match.existing], let other = places[match.incoming], members[own].first != nil,
        members[own].second == nil, members[other].first == nil
      else { continue }
      members[own].second = members[other].second
      joined.insert(other)
      reasons[match.incoming] = match.reason
    }
    members = members.indices.filter { !joined.contains($0) }.map { members[$0] }
    return reasons
  }

  /// By identity, and what that leaves by name.
  private mutating func compareOthers(_ first: [Entity], _ second: [Entity]) {
    let (own, other) = compare(first, second, by: \.id)
    let rest = compare(own, other) { foldedName($0.title) }
    onlyFirst += rest.first
    onlySecond += rest.second
  }

  /// Compares what has the same key, and hands back what has no partner.
  private mutating func compare<Key: Hashable>(
    _ first: [Entity], _ second: [Entity], by key: (Entity) -> Key
  ) -> (first: [Entity], second: [Entity]) {
    var rest: (first: [Entity], second: [Entity]) = ([], [])
    for member in OrderedUnion.members(first.map(key), second.map(key)) {
      switch (member.first.map { first[$0] }, member.second.map { second[$0] }) {
      case (let own?, let other?): compare(own, other)
      case (let own?, nil): rest.first.append(own)
      case (nil, let other?): rest.second.append(other)
      case (nil, nil): break
      }
    }
    return rest
  }

  private mutating func compare(_ own: Entity, _ other: Entity) {
    if own == other || own.named(.zero) == other.named(.zero) {
      sameCount += 1
    } else {
      changed.append(Change(first: own, second: other, reason: nil, difference: nil))
    }
  }
}

extension Entity {
  /// The same thing with another identifier.
  func named(_ id: UniqueIdentifier) -> Entity {
    switch self {
    case .session(var session):
      session.id = Identifier(id)
      return .session(session)
    case .exercise(var exercise):
      exercise.id = Identifier(id)
      return .exercise(exercise)
    case .implement(var implement):
      implement.id = Identifier(id)
      return .implement(implement)
    case .module(var module):
      module.id = Identifier(id)
      return .module(module)
    case .workout(var workout):
      workout.id = Identifier(id)
      return .workout(workout)
    case .program(var program):
      program.id = Identifier(id)
      return .program(program)
    case .healthSnapshot(var snapshot):
      snapshot.id = Identifier(id)
      return .healthSnapshot(snapshot)
    case .tombstone(var tombstone):
      tombstone.id = id
      return .tombstone(tombstone)
    }
  }
}
