import TrainingModel

/// What is settled around a text before its sets are read.
struct NotationContext: Hashable, Sendable {
  /// The unit of a load that states none.
  var loadUnit: LoadUnit?
  /// The unit of a distance that states none.
  var distanceUnit: DistanceUnit?
  /// What the document, or its section, voted for.
  var conventions = NotationConventions()
  /// A load stated outside: in the exercise's line, in a column.
  var statedLoad: Load?
  /// Repetitions stated outside: an exercise's line that says `x 10` once for the loads below it.
  var statedReps: Int?
  /// Whether the exercise moves the body alone, so that a pair is sets and repetitions.
  var isBodyweightExercise = false
  /// Whether the line's exercise is made lighter by what is stated as its load.
  var isAssistedExercise = false
  /// Whether the exercise is held for a time.
  var isTimedExercise = false
  /// Whether the exercise covers a distance.
  var isDistanceExercise = false
  /// Whether what the exercise covers is a short distance, of metres.
  var isShortExercise = false
  /// Whether the exercise is done one side at a time.
  var isOneSidedExercise = false
  /// Whether one of what is lifted is held in each hand.
  var isPairExercise = false
  /// Whether an exercise's name stands above, so that numbers alone may be sets.
  var isUnderExercise = false
  /// Whether what stands here is warming up.
  var isWarmup = false
  /// Whether what stands here is planned: an unticked box, a target's column.
  var isPlanned = false
  /// Whether the line's exercise is a carry, or a sled that is moved.
  var isCarried = false
  /// Whether a line beside begins with the same number, and multiplies it by another.
  var sharesFirstNumber = false
  /// Whether the line above begins with a load that is about as much as its first number.
  var followsLoad = false
  /// Whether the line holds no other sets.
  var isAlone = false
  /// What the table's column holds, where the text is a cell.
  var columnRole: NoteColumnRole?

  /// Takes what the name of the exercise says of how it is done.
  mutating func take(_ look: NoteNameLook) {
    isBodyweightExercise = look.isBodyweight
    isAssistedExercise = look.isAssisted
    isOneSidedExercise = look.isOneSided
    isPairExercise = look.isOfPairs
    isTimedExercise = look.isTimed
    isDistanceExercise = look.isDistance
    isShortExercise = look.isShort
  }
}
