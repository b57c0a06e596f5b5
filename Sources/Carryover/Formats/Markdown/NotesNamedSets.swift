import TextStreams
import TrainingModel

/// The sets behind the name of an exercise, where a line says no more than these, as most lines of logs do that have an
/// exercise a line: `Squat: 3x5 @ 100 kg`, `Bench press 80kg 3x8`, `Front squat 60 kg x 8, 62.5 kg x 6`.
///
/// Which number is the load, its unit or its size says, and no set counts more than five of its kind, so that neither a
/// vote nor a doubt is left. It means what `NotationLine` takes it for; a test holds the two against each other.
struct NotesNamedSets {
  private var sets: [LoggedSet] = []
  private let unit: LoadUnit?
  private let kind: SetKind
  private var scanner: NotesPlainScanner

  /// No longer text is looked at.
  private static let longest = 96
  private static let most = 12

  /// The sets of an exercise in what stands behind its name; `nil` where it says more, or says it in other words.
  static func read(_ text: ByteSlice, name: String, in context: NotationContext) -> NotationReading? {
    guard text.count <= longest, context.statedReps == nil, context.statedLoad == nil, context.columnRole == nil,
      !context.isPlanned, context.conventions.countPair ?? context.conventions.pair != .repsBySets
    else { return nil }
    var named = NotesNamedSets(text, context)
    guard named.readAll() else { return nil }
    var reading = NotationReading()
    reading.name = name
    reading.sets = named.sets
    return reading
  }

  private init(_ text: ByteSlice, _ context: NotationContext) {
    scanner = NotesPlainScanner(text)
    unit = context.loadUnit ?? context.conventions.loadUnit
    kind = context.isWarmup ? .warmup : .working
  }

  private mutating func readAll() -> Bool {
    guard let first = number() else { return false }
    if let unit = scanner.unitIfAny() { return readBehind(first, unit) }
    if isLarge(first) { return readBehind(first, nil) }
    guard !scanner.isDecimal, let sets = Int(exactly: first), scanner.takeSign(), let reps = reps(), scanner.take(" ")
    else { return false }
    // `3x5 @ 100 kg`, `3x5 100 kg`
    if scanner.take("@") { _ = scanner.take(" ") }
    guard let value = number() else { return false }
    let isLarge = isLarge(value)
    let unit = scanner.unitIfAny()
    guard unit != nil || isLarge else { return false }
    return add(sets, value, unit, reps) && scanner.isAtEnd
  }

  /// Reads what stands behind the first load: sets and repetitions, or repetitions and further loads with theirs.
  private mutating func readBehind(_ first: Double, _ stated: LoadUnit?) -> Bool {
    if !scanner.takeSign() {
      guard scanner.take(" "), let sets = reps(), scanner.takeSign(), let reps = reps() else { return false }
      return add(sets, first, stated, reps) && scanner.isAtEnd
    }
    var value = first
    while true {
      guard let reps = reps(), add(1, value, stated, reps) else { return false }
      if scanner.isAtEnd { return true }
      guard sets.count < Self.most, scanner.take(","), scanner.take(" "), let next = number() else { return false }
      let isLarge = isLarge(next)
      guard stated == nil ? isLarge : scanner.unitIfAny() == stated, scanner.takeSign() else { return false }
      value = next
    }
  }

  /// A number without a zero before it.
  private mutating func number() -> Double? {
    let before = scanner
    if scanner.take("0") { return nil }
    scanner = before
    return scanner.number()
  }

  private mutating func reps() -> Int? { scanner.count().flatMap { $0 <= 30 ? $0 : nil } }

  /// Whether a number that was just read can be nothing but a load.
  private func isLarge(_ value: Double) -> Bool { scanner.isDecimal || value > 30 }

  private mutating func add(_ count: Int, _ value: Double, _ stated: LoadUnit?, _ reps: Int) -> Bool {
    guard (1...5).contains(count) else { return false }
    var set = LoggedSet(id: Identifier(.zero), kind: kind)
    set.load = Load(value: value, unit: stated ?? unit)
    set.reps = reps
    for _ in 0..<count { sets.append(set) }
    return true
  }
}
