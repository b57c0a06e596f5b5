import TextStreams
import TrainingModel

/// A line that says one set and nothing else, as most lines of long logs do: `140 kg x 11`, `- 62.5kg × 8 @9`.
///
/// Its unit says which number is the load, so that it needs neither a vote nor the words around it, and it is read in a
/// tenth of the time that any other line takes. It means what `NotationLine` takes it for; a test holds the two against
/// each other.
struct NotesPlainSet {
  let value: Double
  let unit: LoadUnit
  let reps: Int
  let rpe: Double?
  /// Whether it is in the written form to the letter: `140 kg x 11 @ RPE 9`.
  let isWritten: Bool

  /// No longer text is one.
  private static let longest = 32

  /// The set that a text says; `nil` where it says more, or says it in other words.
  init?(_ text: ByteSlice) {
    guard text.count <= Self.longest, text[0].isDigit, text[0] != UInt8(ascii: "0") else { return nil }
    var scanner = NotesPlainScanner(text)
    guard let value = scanner.number(), value <= 999, let unit = scanner.unit(), scanner.takeTimes(),
      let reps = scanner.count(), reps <= 30
    else { return nil }
    (self.value, self.unit, self.reps) = (value, unit, reps)
    if scanner.isAtEnd {
      rpe = nil
    } else {
      guard let effort = scanner.effort(), scanner.isAtEnd else { return nil }
      rpe = effort
    }
    isWritten = scanner.isWritten
  }

  /// Whether a text is a product and nothing else, as most lines of logs are that state no unit: `72.5x12`, `100 x 5 @8`.
  ///
  /// Which of its numbers is the load, the document and the exercise say; but sets are all that it can be.
  static func isProduct(_ text: ByteSlice) -> Bool {
    guard text.count <= longest, text[0].isDigit else { return false }
    var scanner = NotesPlainScanner(text)
    guard let first = scanner.number(), first >= 1 else { return false }
    let mayBeReps = !scanner.isDecimal && first <= 30
    guard scanner.takeSign(), let second = scanner.number(), second >= 1,
      mayBeReps || !scanner.isDecimal && second <= 30
    else { return false }
    return scanner.isAtEnd || scanner.effort() != nil && scanner.isAtEnd
  }

  /// The set, of the load as it stands there.
  var set: LoggedSet {
    var set = LoggedSet(id: Identifier(.zero))
    set.load = Load(value: value, unit: unit)
    set.reps = reps
    set.rpe = rpe
    return set
  }

  /// The set where nothing around it says more than its exercise; `nil` where that is not so.
  func reading(in context: NotationContext) -> NotationReading? {
    guard context.statedReps == nil, context.columnRole == nil, !context.isPlanned else { return nil }
    var set = set
    if context.isBodyweightExercise { set.load?.kind = .added }
    if context.isWarmup { set.kind = .warmup }
    var reading = NotationReading()
    reading.sets = [set]
    return reading
  }
}
