extension ShareBundle {
  /// What is personal, and left out of a bundle unless asked for.
  ///
  /// Never shared are whether a program is the active one, which sessions its days became, and where anything was
  /// imported from.
  public enum Personal: String, CaseIterable, Hashable, Sendable {
    /// What was written about a session and its parts, and sets as typed. Notes of what is planned always travel.
    case notes
    /// Where it hurt.
    case pain
    /// How a session felt, and how hard it was as a whole.
    case feeling
    /// What the person weighed.
    case bodyweight
    /// Beats a minute.
    case health
    /// The day a program begins, and the days of its workouts.
    case dates
    /// When sessions and sets were logged, stored and edited.
    case times

    /// What would have shared a field that a bundle omitted; `nil` where nothing would.
    public init?(omitted field: String) {
      guard let personal = PersonalFields.fields[field] else { return nil }
      self = personal
    }
  }
}

/// Takes out of an entity what is personal, and notes what had a value.
struct PersonalFields: FieldVisitor {
  /// The fields that had a value and were taken out, by list and field.
  private(set) var omitted: Set<String> = []
  private let wanted: Set<ShareBundle.Personal>
  private var path: [String] = []

  init(including wanted: Set<ShareBundle.Personal>) {
    self.wanted = wanted
  }

  /// The entity without what is personal.
  mutating func removed(from entity: Entity) -> Entity {
    switch entity {
    case .program: path = ["programs"]
    case .session: path = ["sessions"]
    default: return entity
    }
    var entity = entity
    entity.visit(&self)
    return entity
  }

  /// Fields that are never shared.
  private static let neverShared: Set<String> = ["programs.isActive", "programs.slots.sessionID"]

  /// The other personal fields, with what asks for them.
  fileprivate static let fields: [String: ShareBundle.Personal] = [
    "programs.startDate": .dates,
    "programs.slots.date": .dates,
    "sessions.notes": .notes,
    "sessions.painTags": .pain,
    "sessions.feeling": .feeling,
    "sessions.rpe": .feeling,
    "sessions.bodyweight": .bodyweight,
    "sessions.completedAt": .times,
    "sessions.createdAt": .times,
    "sessions.updatedAt": .times,
    "sessions.sections.notes": .notes,
    "sessions.sections.exercises.notes": .notes,
    "sessions.sections.exercises.setGroups.notes": .notes,
    "sessions.sections.exercises.setGroups.sets.notes": .notes,
    "sessions.sections.exercises.setGroups.sets.raw": .notes,
    "sessions.sections.exercises.setGroups.sets.heartRate": .health,
    "sessions.sections.exercises.setGroups.sets.timestamp": .times,
  ]

  private mutating func isRemoved(_ name: StaticString, _ hasValue: Bool) -> Bool {
    guard hasValue else { return false }
    let field = (path + [name.description]).joined(separator: ".")
    if let personal = Self.fields[field] {
      guard !wanted.contains(personal) else { return false }
    } else if !Self.neverShared.contains(field) {
      return false
    }
    omitted.insert(field)
    return true
  }

  var visitsAbsentFields: Bool { true }

  mutating func value<Value: FieldValue>(_ name: StaticString, _ value: inout Value) {}
  mutating func optional<Value: FieldValue>(_ name: StaticString, _ value: inout Value?) {
    if isRemoved(name, value != nil) { value = nil }
  }
  mutating func flag(_ name: StaticString, _ value: inout Bool) {
    if isRemoved(name, value) { value = false }
  }
  mutating func list<Value: FieldValue>(_ name: StaticString, _ values: inout [Value]) {
    if isRemoved(name, !values.isEmpty) { values = [] }
  }
  mutating func object<Object: DocumentObject>(_ name: StaticString, _ object: inout Object?) {
    if isRemoved(name, object != nil) { object = nil }
  }
  mutating func objects<Object: DocumentObject>(_ name: StaticString, _ objects: inout [Object]) {
    path.append(name.description)
    for index in objects.indices { objects[index].visit(&self) }
    path.removeLast()
  }
  mutating func table<Object: DocumentObject>(_ name: StaticString, _ objects: inout [UniqueIdentifier: Object]) {}
  mutating func others(_ fields: inout OtherFields) {}
}
