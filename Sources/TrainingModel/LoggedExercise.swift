/// An exercise as it was done in one session.
public struct LoggedExercise: Hashable, Sendable {
  /// Which one it is.
  public var id: Identifier<LoggedExercise>
  /// The template it is an instance of, where one was matched. The template may be gone.
  public var exerciseID: Identifier<Exercise>?
  /// The name as logged.
  public var name: String
  /// The quality it trains.
  public var exerciseType: ExerciseType?
  /// What it is done with.
  public var modality: Modality?
  /// The muscles it trains first of all.
  public var muscleGroups: [String] = []
  /// The muscles that help.
  public var secondaryMuscleGroups: [String] = []
  /// The equipment it used.
  public var implementIDs: [Identifier<Implement>] = []
  /// Whether its numbers are for one side of the body.
  public var isUnilateral = false
  /// The unit its distances are shown in.
  public var distanceUnit: DistanceUnit?
  /// Exercises with the same value were done in turn.
  public var supersetID: UniqueIdentifier?
  /// What was written about it.
  public var notes: String?
  /// Its sets, in groups. A flat history has one group an exercise.
  public var setGroups: [LoggedSetGroup]
  /// Fields of a document that this version does not know, written back as they came.
  public var otherFields = OtherFields()

  /// Makes one in which everything but the arguments is absent.
  public init(id: Identifier<LoggedExercise>, name: String, setGroups: [LoggedSetGroup] = []) {
    self.id = id
    self.name = name
    self.setGroups = setGroups
  }
}

/// Sets that belong together within an exercise.
public struct LoggedSetGroup: Hashable, Sendable {
  /// Which one it is.
  public var id: Identifier<LoggedSetGroup>
  /// The rest meant between its sets, in seconds.
  public var restPeriod: Double?
  /// What was written about it.
  public var notes: String?
  /// The sets, in order.
  public var sets: [LoggedSet]
  /// Fields of a document that this version does not know, written back as they came.
  public var otherFields = OtherFields()

  /// Makes one.
  public init(id: Identifier<LoggedSetGroup>, restPeriod: Double? = nil, notes: String? = nil, sets: [LoggedSet] = []) {
    self.id = id
    self.restPeriod = restPeriod
    self.notes = notes
    self.sets = sets
  }
}
