/// An exercise of the library: a template that logged exercises are instances of.
public struct Exercise: Hashable, Sendable {
  /// Which one it is.
  public var id: Identifier<Exercise>
  /// What it is called, 1 to 100 characters.
  public var name: String
  /// What it is done with.
  public var modality: Modality?
  /// The quality it trains.
  public var exerciseType: ExerciseType?
  /// The muscles it trains first of all.
  public var muscleGroups: [String] = []
  /// The muscles that help.
  public var secondaryMuscleGroups: [String] = []
  /// The equipment it needs. Each must be in the library.
  public var implementIDs: [Identifier<Implement>] = []
  /// The smallest step of its load, positive.
  public var weightIncrement: Double?
  /// What was written about it.
  public var notes: String?
  /// Whether the person made it, and not the catalogue.
  public var isCustom = false
  /// When it was first stored.
  public var createdAt: Instant?
  /// When it was last edited.
  public var updatedAt: Instant?
  /// Where it came from.
  public var origin: Origin?
  /// Fields of a document that this version does not know, written back as they came.
  public var otherFields = OtherFields()

  /// Makes one in which everything but the arguments is absent.
  public init(id: Identifier<Exercise>, name: String) {
    self.id = id
    self.name = name
  }
}
