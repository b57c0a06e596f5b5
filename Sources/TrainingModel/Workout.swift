/// A planned workout.
public struct Workout: Hashable, Sendable {
  /// Which one it is.
  public var id: Identifier<Workout>
  /// What it is called.
  public var name: String
  /// Its modules, in order. Each must be in the library.
  public var moduleIDs: [Identifier<Module>] = []
  /// Exercises outside any module, in order.
  public var exercises: [ExerciseInstance]
  /// Whether it is put away.
  public var isArchived = false
  /// What was written about it.
  public var notes: String?
  /// When it was first stored.
  public var createdAt: Instant?
  /// When it was last edited.
  public var updatedAt: Instant?
  /// Where it came from.
  public var origin: Origin?
  /// Fields of a document that this version does not know, written back as they came.
  public var otherFields = OtherFields()

  /// Makes one in which everything but the arguments is absent.
  public init(id: Identifier<Workout>, name: String, exercises: [ExerciseInstance] = []) {
    self.id = id
    self.name = name
    self.exercises = exercises
  }
}
