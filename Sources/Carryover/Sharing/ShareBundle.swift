/// A self-contained part of a library that one person hands to another.
///
/// Its entities have the sender's identifiers; ``origins`` says of those that the sender once received where they come
/// from in the first place. A receiver maps all of them to identifiers of its own.
public struct ShareBundle: Hashable, Sendable {
  /// What kind of thing is shared.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// A program, with its workouts, their modules, templates and equipment.
    case program
    /// A workout, with its modules, templates and equipment.
    case workout
    /// A module, with its templates and equipment.
    case module
    /// A session that took place, to be looked at.
    case session
    /// One exercise of a session, to be looked at.
    case exercise
    /// One set of a session, to be looked at.
    case set
    /// One section of a session, to be looked at.
    case completedModule

    /// Whether what is shared becomes the receiver's own; anything else is shown, and kept apart where that is asked for.
    public var isImportable: Bool { [.program, .workout, .module].contains(self) }
  }

  /// What kind of thing is shared.
  public var kind: Kind
  /// Which of the entities, or of their parts, it is.
  public var root: UniqueIdentifier
  /// The library that it was shared from.
  public var libraryID: UniqueIdentifier
  /// The libraries that were merged into that one: what it has from them, a friend may know as theirs.
  public var formerLibraryIDs: [UniqueIdentifier] = []
  /// What was left out because it is personal, by list and field, sorted: `programs.isActive`, `programs.slots.date`,
  /// `sessions.sections.exercises.notes`.
  public var omitted: [String] = []
  /// For identifiers that the sender once received: where they come from in the first place.
  public var origins: [UniqueIdentifier: EntityOrigin] = [:]
  /// The entities, in their stable order.
  public var content = Library()

  /// Makes a bundle with nothing in it.
  public init(kind: Kind, root: UniqueIdentifier, libraryID: UniqueIdentifier) {
    self.kind = kind
    self.root = root
    self.libraryID = libraryID
  }

  /// Where an identifier of the bundle comes from in the first place.
  public func origin(of id: UniqueIdentifier) -> EntityOrigin {
    origins[id] ?? EntityOrigin(libraryID: libraryID, entityID: id)
  }
}
