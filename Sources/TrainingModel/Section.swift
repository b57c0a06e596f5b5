/// A part of a session: the warm-up, the main work.
public struct Section: Hashable, Sendable {
  /// Which one it is.
  public var id: Identifier<Section>
  /// What the part is called.
  public var name: String?
  /// What the part is for.
  public var moduleType: ModuleType?
  /// The module it followed. The module may be gone.
  public var moduleID: Identifier<Module>?
  /// What was written about it.
  public var notes: String?
  /// What was done, in order.
  public var exercises: [LoggedExercise]
  /// Fields of a document that this version does not know, written back as they came.
  public var otherFields = OtherFields()

  /// Makes one.
  public init(
    id: Identifier<Section>, name: String? = nil, moduleType: ModuleType? = nil, moduleID: Identifier<Module>? = nil,
    notes: String? = nil, exercises: [LoggedExercise] = []
  ) {
    self.id = id
    self.name = name
    self.moduleType = moduleType
    self.moduleID = moduleID
    self.notes = notes
    self.exercises = exercises
  }
}
