/// The identifiers of a bundle, in the order of its content.
struct BundleIdentifiers {
  /// Every identifier, once: of things, of what they name, of groups.
  private(set) var all: [UniqueIdentifier] = []
  /// Everything in the bundle that has an identifier.
  private(set) var identities: [BundleInspection.Identity] = []
  private var names: [UniqueIdentifier: String] = [:]
  /// The identifiers of each entity's own things and groups, by the entity's.
  private var own: [UniqueIdentifier: [UniqueIdentifier]] = [:]
  private var entities: [UniqueIdentifier: Entity] = [:]
  /// An identifier that two entities have, and the second of the two: a library has each once, of whatever kind.
  private(set) var repeated: (UniqueIdentifier, String)?
  private var owners: [UniqueIdentifier: UniqueIdentifier] = [:]

  init(_ bundle: ShareBundle) {
    var seen: Set<UniqueIdentifier> = []
    for entity in bundle.content.entities {
      let found = BundleInspection(of: entity)
      if entities.updateValue(entity, forKey: entity.id) != nil {
        repeated = repeated ?? (entity.id, "\(entity.kind.rawValue) \"\(entity.title)\"")
      }
      identities += found.identities
      for identity in found.identities {
        names[identity.id] = names[identity.id] ?? identity.path
        owners[identity.id] = entity.id
      }
      own[entity.id] = found.ownIdentifiers
      let ids = found.ownIdentifiers + found.references.map(\.id)
      all += ids.filter { seen.insert($0).inserted }
    }
  }

  /// What something is called in a message.
  func name(of id: UniqueIdentifier) -> String { names[id] ?? "\(id)" }

  /// The identifiers of the things that belong to an entity, its own the first.
  func parts(of entity: UniqueIdentifier) -> [UniqueIdentifier] { own[entity] ?? [] }

  /// The identifiers that are to be other ones than usual: those of copies, and those of a session of which the bundle
  /// has a part only, and which must not be taken for the whole.
  func salted(_ bundle: ShareBundle, _ copies: BundleMapping.Copies) -> Set<UniqueIdentifier> {
    var salted: Set<UniqueIdentifier> = []
    for (id, entity) in entities {
      switch entity.kind {
      case .program, .workout, .module: if copies == .plans { salted.formUnion(parts(of: id)) }
      case .session: if bundle.kind.isPartOfSession { salted.formUnion(parts(of: id)) }
      default: break
      }
    }
    return salted
  }

  /// Whether something has the identifier of one of the library's because both were made from the same name, as those
  /// of imported exercises and plans are, and belongs to what was made so.
  func isMadeAlike(_ identity: BundleInspection.Identity, _ library: PersonalLibrary) -> Bool {
    guard let owner = owners[identity.id], owner.isNameBased, let entity = entities[owner] else { return false }
    return library.content.entities(of: entity.kind).contains { own in
      own.id == owner && foldedName(own.title) == foldedName(entity.title)
    }
  }
}

extension BundleInspection {
  /// Looks at an entity under the name that a message calls it by.
  init(of entity: Entity) {
    self.init("\(entity.kind.rawValue) \"\(entity.title)\"")
    var entity = entity
    entity.visit(&self)
  }

  /// The identifiers of the entity, its parts and its groups.
  var ownIdentifiers: [UniqueIdentifier] { identities.map(\.id) + groups.sorted() }
}

extension ShareBundle.Kind {
  /// Whether it is less than a session.
  var isPartOfSession: Bool { [.exercise, .set, .completedModule].contains(self) }
}

extension UniqueIdentifier {
  /// Whether it is of version 5, made from a name.
  fileprivate var isNameBased: Bool { (high >> 12) & 0xF == 5 }
}

/// Those of a library's identifiers that a bundle has, too, and what they identify.
struct LibraryIdentifiers {
  private let wanted: Set<UniqueIdentifier>
  private var things: [UniqueIdentifier: Set<ObjectIdentifier>] = [:]

  init(_ library: PersonalLibrary, among wanted: Set<UniqueIdentifier>) {
    self.wanted = wanted
    for entity in library.content.entitiesBesideSessions where entity.kind != .tombstone {
      for identity in BundleInspection(of: entity).identities { note(identity.id, identity.thing) }
    }
    // A history has a million sets, of which a visitor would look at every field.
    for session in library.content.sessions {
      note(session.id.value, Session.self)
      for section in session.sections {
        note(section.id.value, Section.self)
        for exercise in section.exercises { note(exercise) }
      }
    }
  }

  private mutating func note(_ exercise: LoggedExercise) {
    note(exercise.id.value, LoggedExercise.self)
    for group in exercise.setGroups {
      note(group.id.value, LoggedSetGroup.self)
      for set in group.sets { note(set.id.value, LoggedSet.self) }
    }
  }

  private mutating func note(_ id: UniqueIdentifier, _ thing: Any.Type) {
    if wanted.contains(id) { things[id, default: []].insert(ObjectIdentifier(thing)) }
  }

  /// Whether anything in the library has the identifier.
  func has(_ id: UniqueIdentifier) -> Bool { things[id] != nil }

  /// Whether something of a type has it.
  func has(_ id: UniqueIdentifier, as thing: Any.Type) -> Bool { things[id]?.contains(ObjectIdentifier(thing)) == true }
}

extension Library {
  /// Everything of one kind.
  func entities(of kind: EntityKind) -> [Entity] {
    switch kind {
    case .session: sessions.map(Entity.session)
    case .exercise: exercises.map(Entity.exercise)
    case .implement: implements.map(Entity.implement)
    case .module: modules.map(Entity.module)
    case .workout: workouts.map(Entity.workout)
    case .program: programs.map(Entity.program)
    case .healthSnapshot: healthSnapshots.map(Entity.healthSnapshot)
    case .tombstone: tombstones.map(Entity.tombstone)
    case .unknown: []
    }
  }
}
