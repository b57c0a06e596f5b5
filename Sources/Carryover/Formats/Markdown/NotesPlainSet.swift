import TextStreams
import TrainingModel

/// A line that says one set and nothing else, as most lines of long logs do: `140 kg x 11`, `- 62.5kg × 8 @9`, `100x5`,
/// `Set 2: 60 kg x 8`, `8 x 60 kg`, `60 kg, 8 reps`.
///
/// Its unit says which number is the load, or a point or its size does where it has none, so that it needs neither a
/// vote nor the words around it, and it is read in a tenth of the time that any other line takes. It means what
/// `NotationLine` takes it for; a test holds the two against each other.
struct NotesPlainSet: Hashable, Sendable {
  let weight: NotesNamedSets.Weight
  private let shortReps: UInt8
  /// Its effort by halves; 0 where it says none.
  private let halves: UInt8
  /// Whether it is in the written form to the letter: `140 kg x 11 @ RPE 9`.
  let isWritten: Bool
  /// Whether the repetitions stand before the load.
  let isRepsFirst: Bool
  /// Whether the load is added to the body: `BW+20 kg x 5`.
  let isAdded: Bool
  /// Whether the line says that it is a warm-up: `40 kg x 10 (warm-up)`.
  let isWarmup: Bool
  /// Which set it is, as the line says; 0 where it does not.
  private let setNumber: UInt8

  /// No longer text is one.
  private static let longest = 32

  /// The set that a text says; `nil` where it says more, or says it in other words.
  init?(_ text: ByteSlice) {
    guard text.count <= Self.longest, Self.mayBegin(text[0]) else { return nil }
    var scanner = NotesPlainScanner(text)
    let number = scanner.setNumber()
    self.init(&scanner, number: number ?? 0, isAdded: false)
  }

  /// The set that a bullet's text says, which may be one of added weight in the written form, too: `BW+20 kg x 5`.
  init?(ofBullet text: ByteSlice) {
    guard text[0] == UInt8(ascii: "B") else {
      self.init(text)
      return
    }
    guard text.count <= Self.longest, text[1] == UInt8(ascii: "W"), text[2] == UInt8(ascii: "+") else { return nil }
    var scanner = NotesPlainScanner(text.slice(3))
    self.init(&scanner, number: 0, isAdded: true)
    guard isWritten else { return nil }
  }

  private init?(_ scanner: inout NotesPlainScanner, number: Int, isAdded: Bool) {
    guard scanner.isAtDigit, let first = NotesNamedSets.weight(&scanner),
      let (weight, reps) = first.isClear ? Self.loadFirst(first, &scanner) : Self.repsFirst(first, &scanner)
    else { return nil }
    self.weight = weight
    self.isAdded = isAdded
    shortReps = UInt8(truncatingIfNeeded: reps)
    isRepsFirst = !first.isClear
    setNumber = UInt8(truncatingIfNeeded: number)
    isWarmup = scanner.takeWarmup()
    if scanner.isAtEnd {
      halves = 0
    } else {
      guard !isWarmup, let effort = scanner.effort(), scanner.isAtEnd else { return nil }
      halves = UInt8(effort * 2)
    }
    isWritten = scanner.isWritten && weight.isInPounds != nil && !isRepsFirst
  }

  /// Whether a set may begin with a byte.
  static func mayBegin(_ byte: UInt8) -> Bool { byte.isDigit || byte == UInt8(ascii: "S") }

  /// Whether a bullet's may.
  static func mayBeginBullet(_ byte: UInt8) -> Bool { mayBegin(byte) || byte == UInt8(ascii: "B") }

  private static func loadFirst(
    _ weight: NotesNamedSets.Weight, _ scanner: inout NotesPlainScanner
  ) -> (NotesNamedSets.Weight, reps: Int)? {
    if weight.isInPounds != nil, scanner.takeComma() {
      // Without its noun a number behind a comma may be anything.
      guard let reps = scanner.count(), reps <= 30, scanner.takeNoun() else { return nil }
      return (weight, reps)
    }
    guard weight.isInPounds != nil && scanner.takeTimes() || scanner.takeSignOfReps(), let reps = scanner.count(),
      reps <= 30
    else { return nil }
    if weight.isInPounds != nil { _ = scanner.takeNoun() }
    return (weight, reps)
  }

  /// `8 x 60 kg`; a pair of dumbbells is `2 x 20 kg`.
  private static func repsFirst(
    _ count: NotesNamedSets.Weight, _ scanner: inout NotesPlainScanner
  ) -> (NotesNamedSets.Weight, reps: Int)? {
    guard count.value > 2, scanner.takeSign(), let weight = NotesNamedSets.weight(&scanner), weight.isInPounds != nil
    else { return nil }
    return (weight, Int(count.value))
  }

  var reps: Int { Int(shortReps) }
  var rpe: Double? { halves == 0 ? nil : Double(halves) / 2 }

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

  /// The load as it stands there.
  var load: Load { Load(value: weight.value, unit: weight.unit, kind: isAdded ? .added : .external) }

  /// The set, of the load as it stands there or as it is read.
  func set(ofKind kind: SetKind = .working, _ load: Load? = nil) -> LoggedSet {
    LoggedSet(id: Identifier(.zero), kind: isWarmup ? .warmup : kind, load: load ?? self.load, reps: reps, rpe: rpe)
  }

  /// The set where nothing around it says more than its exercise; `nil` where that is not so.
  func reading(in context: NotationContext) -> NotationReading? {
    guard context.statedReps == nil, context.columnRole == nil, !context.isPlanned,
      weight.isInPounds != nil || isClear(in: context)
    else { return nil }
    var load = load
    load.unit = weight.unit ?? context.loadUnit ?? context.conventions.loadUnit
    if context.isBodyweightExercise { load.kind = .added }
    if context.isAssistedExercise { load.kind = .assisted }
    var reading = NotationReading()
    if setNumber > 0 { reading.setNumber = Int(setNumber) }
    reading.sets = [set(ofKind: context.isWarmup ? .warmup : .working, load)]
    return reading
  }

  /// Whether a load without a unit is one where nothing else is moved, held or run, and no other load is stated.
  func isClear(in context: NotationContext) -> Bool {
    context.statedLoad == nil && context.conventions.mayCountSets && !context.isBodyweightExercise
      && !context.isTimedExercise && !context.isDistanceExercise
  }
}
