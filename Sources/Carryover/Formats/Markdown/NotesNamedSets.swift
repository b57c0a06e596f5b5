import TextStreams
import TrainingModel

/// The sets behind the name of an exercise, where a line says no more than these, as most lines of logs do that have an
/// exercise a line: `Squat: 3x5 @ 100 kg`, `Bench press 80kg 3x8 @8`, `Front squat 60 kg x 8, 62.5 kg x 6`,
/// `Row 60 kg 8, 8, 7`, `Row (60 kg): 8, 8, 7`, `Dip 20kg x 8 x 3`, `Squat - 3 sets of 5 at 100 kg`.
///
/// Which number is the load, its unit or its size says, and no set counts more than five of its kind, so that neither a
/// vote nor a doubt is left. It means what `NotationLine` takes it for; a test holds the two against each other.
struct NotesNamedSets {
  /// What the numbers say.
  enum Form {
    /// Sets and repetitions, and the load beside them, or behind an `@`.
    case counted(sets: Int, Weight, reps: Int, rpe: Double?, isAtSign: Bool = false)
    /// Sets and repetitions of no load: `3x10`.
    case scheme(sets: Int, reps: Int)
    /// The same in words, `3 sets of 5 at 100 kg`, behind an `@` or not.
    case worded(sets: Int, Weight, reps: Int, rpe: Double?, isAtSign: Bool)
    /// A load, its repetitions, and how often.
    case multiplied(Weight, reps: Int, sets: Int)
    /// Each set by itself.
    case listed([(weight: Weight, reps: Int, rpe: Double?)])
    /// The repetitions of each set of one load, behind a sign or not.
    case counts(Weight, [Int], isProduct: Bool)
    /// The repetitions of each set of what moves the body: `Pull-ups: 12, 10, 8`.
    case bodyCounts([Int])
  }

  /// A load as it stands there.
  struct Weight: Hashable, Sendable {
    let value: Double
    let isDecimal: Bool
    /// Whether its unit is the pound and not the kilogram; `nil` where it has none.
    let isInPounds: Bool?

    var unit: LoadUnit? { isInPounds.map { $0 ? .pound : .kilogram } }
    /// Whether the number alone can be nothing but a load.
    private var isLarge: Bool { isDecimal || value > 30 }
    var isClear: Bool { isInPounds != nil || isLarge }
  }

  /// The letters that a text begins with, without a colon or a dash behind them, where a digit comes next, or one in a
  /// bracket.
  struct Name {
    /// How many bytes they take.
    let length: Int
    /// Where that digit or bracket stands.
    let end: Int
    /// Whether a dash stands between the two.
    let isAtDash: Bool

    init?(of text: ByteSlice) {
      var length = 0
      while text[length].isLetter || text[length] == 32 || text[length] == UInt8(ascii: "-") { length += 1 }
      let isAtColon = text[length] == UInt8(ascii: ":") && text[length + 1] == 32
      end = isAtColon ? length + 2 : length
      let isAtNumber = text[end].isDigit || text[end] == UInt8(ascii: "(") && text[end + 1].isDigit
      guard length > 2, isAtNumber, isAtColon || text[length - 1] == 32 else { return nil }
      isAtDash = !isAtColon && text[length - 2] == UInt8(ascii: "-") && text[length - 3] == 32
      self.length = isAtColon ? length : isAtDash ? length - 3 : length - 1
      guard self.length > 1 else { return nil }
    }
  }

  /// What stands before the sets; `nil` where nothing does.
  let name: Name?
  let form: Form
  /// Whether a load among them is as small as repetitions are, so that the document's order says what it is.
  let needsOrder: Bool
  private let isBodyweight: Bool

  /// No longer text is looked at.
  private static let longest = 128
  static let most = 12

  /// The sets of a line; `nil` where it says more, or says it in other words.
  init?(_ text: ByteSlice, _ name: Name, _ look: NoteNameLook) {
    guard look.isPlain else { return nil }
    self.init(text, name, isBodyweight: look.isBodyweight)
  }

  /// The sets of a line without a name, below that of its exercise: `60 kg x 8, 62.5 kg x 6`, `80 kg: 8, 8, 7`.
  init?(_ text: ByteSlice, isBodyweight: Bool) {
    guard text[0].isDigit else { return nil }
    self.init(text, nil, isBodyweight: isBodyweight)
    // What `3x8` alone means, what stands around it says.
    if isScheme { return nil }
  }

  private init?(_ text: ByteSlice, _ name: Name?, isBodyweight: Bool) {
    guard text.count <= Self.longest else { return nil }
    var scanner = NotesPlainScanner(text.slice(name?.end ?? 0))
    let start = scanner
    guard
      let form = Self.form(&scanner, isBodyweight: isBodyweight, isBehindDash: name?.isAtDash ?? false)
        ?? (name.map { isBodyweight && !Self.endsInSingle(text, $0) } ?? false ? Self.bodyCounts(start) : nil)
    else { return nil }
    self.name = name
    self.form = form
    if case .listed(let sets) = form {
      needsOrder = !sets.allSatisfy(\.weight.isClear)
    } else {
      needsOrder = false
    }
    self.isBodyweight = isBodyweight
  }

  /// The reading where nothing around it says more than its exercise; `nil` where that is not so.
  func reading(of text: String, in context: NotationContext) -> NotationReading? {
    guard context.statedReps == nil, context.statedLoad == nil, context.columnRole == nil, !context.isPlanned,
      isSettled(by: context.conventions)
    else { return nil }
    var reading = NotationReading()
    if let name { reading.name = text.withByteSlice { $0.slice(0, name.length).string } }
    reading.sets = sets(in: context)
    return reading
  }

  /// The sets of a text without a name where nothing else is moved, held or run, and nothing else is said of them.
  static func reading(_ text: ByteSlice, in context: NotationContext) -> NotationReading? {
    guard text[0].isDigit, context.isUnderExercise, !context.isTimedExercise, !context.isDistanceExercise,
      !context.isShortExercise, !context.isOneSidedExercise, !context.isAssistedExercise,
      let list = Self(text, isBodyweight: context.isBodyweightExercise)
    else { return nil }
    return list.reading(of: "", in: context)
  }

  /// Whether they are counted, and no load is told.
  var isScheme: Bool {
    if case .scheme = form { return true }
    return false
  }

  /// Whether the order of the document's numbers leaves nothing open.
  func isSettled(by conventions: NotationConventions) -> Bool {
    // `100x3x5` where a legend says that the sets stand before the repetitions
    if case .multiplied = form, [.loadSetsReps, .repsLoadSets].contains(conventions.triple) { return false }
    if isScheme, conventions.isExplicit || conventions.pair == .repsBySets || conventions.pair == .repsByLoad {
      return false
    }
    return conventions.mayCountSets && (!needsOrder || conventions.pair == .loadByReps && !conventions.isExplicit)
  }

  /// The sets, where nothing around them says more than their exercise.
  func sets(in context: NotationContext) -> [LoggedSet] {
    switch form {
    case .counted(let sets, let weight, let reps, let rpe, _), .worded(let sets, let weight, let reps, let rpe, _):
      Array(repeating: set(weight, reps, rpe, context), count: sets)
    case .scheme(let sets, let reps): Array(repeating: set(nil, reps, nil, context), count: sets)
    case .multiplied(let weight, let reps, let sets):
      Array(repeating: set(weight, reps, nil, context), count: sets)
    case .listed(let sets): sets.map { set($0.weight, $0.reps, $0.rpe, context) }
    case .counts(let weight, let counts, _): counts.map { set(weight, $0, nil, context) }
    case .bodyCounts(let counts): counts.map { set(nil, $0, nil, context) }
    }
  }

  private func set(_ weight: Weight?, _ reps: Int, _ rpe: Double?, _ context: NotationContext) -> LoggedSet {
    var set = LoggedSet(id: Identifier(.zero), kind: context.isWarmup ? .warmup : .working)
    if let weight {
      let unit = weight.unit ?? context.loadUnit ?? context.conventions.loadUnit
      set.load = Load(value: weight.value, unit: unit, kind: isBodyweight ? .added : .external)
    }
    set.reps = reps
    set.rpe = rpe
    return set
  }

  // MARK: Scanning

  private static func form(
    _ scanner: inout NotesPlainScanner, isBodyweight: Bool, isBehindDash: Bool
  ) -> Form? {
    if scanner.take("(") { return bracketed(&scanner) }
    guard let first = weight(&scanner) else { return nil }
    let start = scanner
    if !first.isDecimal, first.isInPounds == nil, scanner.takeWord(" sets of ") {
      guard let form = worded(Int(first.value), &scanner), scanner.isAtEnd else { return nil }
      return form
    }
    var form = first.isClear ? behind(first, &scanner) : counted(Int(first.value), &scanner, isBehindDash)
    if form == nil || !scanner.isAtEnd, !first.isClear {
      scanner = start
      form = behind(first, &scanner)
      if case .counted = form { form = nil }
    }
    guard let form, scanner.isAtEnd else { return nil }
    // `60x8` of what moves the body may be repetitions.
    switch form {
    case .counts(let weight, _, _): return weight.isInPounds != nil || !isBodyweight ? form : nil
    case .multiplied(let weight, _, _): return weight.isInPounds != nil || !isBodyweight ? form : nil
    case .worded, .scheme, .bodyCounts: return form
    case .counted(let sets, let weight, _, _, _):
      return (1...5).contains(sets) && (weight.isInPounds != nil || !isBodyweight) ? form : nil
    case .listed(let sets):
      // `5x8, 5x8` count sets where nothing says otherwise.
      let isOfLoads = sets.allSatisfy { $0.weight.isClear || sets.count > 1 && $0.weight.value > 5 }
      // What an effort shows of the document is told beside a load that is clear.
      if sets.contains(where: { $0.rpe != nil }), !sets.allSatisfy(\.weight.isClear) { return nil }
      return isOfLoads && (first.isInPounds != nil || !isBodyweight) ? form : nil
    }
  }

  /// `3x5 @ 100 kg`, `3x5 100 kg`, `3x5 - 100 kg`
  private static func counted(_ sets: Int, _ scanner: inout NotesPlainScanner, _ isBehindDash: Bool) -> Form? {
    guard scanner.takeSign(), let reps = reps(&scanner) else { return nil }
    // Less than six might count sets as well.
    if scanner.isAtEnd { return (2...5).contains(sets) && reps > 5 ? .scheme(sets: sets, reps: reps) : nil }
    guard scanner.take(" ") else { return nil }
    // `Squat - 3x5 - 100 kg` is made of fields.
    let isAtDash = !isBehindDash && scanner.takeWord("- ")
    let isAtSign = scanner.take("@")
    if isAtSign { _ = scanner.take(" ") }
    // `3x5 @ 8.5` is an effort, and `3x5 - 60` may be anything.
    guard let weight = weight(&scanner), weight.isClear,
      !isAtSign || weight.isInPounds != nil || weight.value > 10, !isAtDash || weight.isInPounds != nil && !isAtSign
    else { return nil }
    return .counted(sets: sets, weight, reps: reps, rpe: scanner.effortIfAny(), isAtSign: isAtSign)
  }

  /// `3 sets of 5 @ 100 kg`, `3 sets of 5 at 100 kg`
  private static func worded(_ sets: Int, _ scanner: inout NotesPlainScanner) -> Form? {
    guard (2...5).contains(sets), let reps = reps(&scanner) else { return nil }
    let isAtSign = scanner.takeWord(" @ ")
    guard isAtSign || scanner.takeWord(" at "), let weight = weight(&scanner), weight.isInPounds != nil else {
      return nil
    }
    return .worded(sets: sets, weight, reps: reps, rpe: scanner.effortIfAny(), isAtSign: isAtSign)
  }

  /// What stands behind the first load: sets and repetitions, or repetitions and further loads with theirs.
  private static func behind(_ first: Weight, _ scanner: inout NotesPlainScanner) -> Form? {
    guard scanner.takeSignOfReps() else {
      // `80kg: 8, 8, 7`
      if first.isInPounds != nil, scanner.takeWord(": ") {
        return reps(&scanner).flatMap { counts(first, $0, &scanner, isProduct: false) }
      }
      guard scanner.take(" "), let sets = reps(&scanner) else { return nil }
      if scanner.takeSign() {
        return reps(&scanner).map { .counted(sets: sets, first, reps: $0, rpe: scanner.effortIfAny()) }
      }
      return counts(first, sets, &scanner, isProduct: false)
    }
    let start = scanner
    var sets: [(weight: Weight, reps: Int, rpe: Double?)] = []
    var next = first
    while let reps = reps(&scanner) {
      if sets.isEmpty, let form = multiplied(first, reps, &scanner) { return form }
      sets.append((next, reps, scanner.effortIfAny()))
      if scanner.isAtEnd { return .listed(sets) }
      // `80x8 80x7 75x6`
      guard sets.count < most, scanner.take(",") || sets.allSatisfy({ $0.rpe == nil }), scanner.take(" "),
        let weight = weight(&scanner),
        weight.isInPounds == first.isInPounds, scanner.takeSignOfReps()
      else { break }
      next = weight
    }
    scanner = start
    return reps(&scanner).flatMap { counts(first, $0, &scanner, isProduct: true) }
  }

  /// `80kg x 5 x 3`: a load, its repetitions, and how often.
  private static func multiplied(_ weight: Weight, _ reps: Int, _ scanner: inout NotesPlainScanner) -> Form? {
    let before = scanner
    guard weight.isClear, scanner.takeSign(), let sets = self.reps(&scanner), (2...5).contains(sets),
      reps > 1
    else {
      scanner = before
      return nil
    }
    return .multiplied(weight, reps: reps, sets: sets)
  }

  /// `80 kg 5, 5, 4`, `80kg x 5/5/4`: the repetitions of each set of one load.
  static func counts(
    _ weight: Weight, _ first: Int, _ scanner: inout NotesPlainScanner, isProduct: Bool
  ) -> Form? {
    var counts = [first]
    let isSlashed = scanner.take("/")
    guard weight.isInPounds != nil || isSlashed && weight.isClear else { return nil }
    while isSlashed ? counts.count == 1 || scanner.take("/") : scanner.take(",") && scanner.take(" ") {
      guard counts.count < most, let reps = reps(&scanner) else { return nil }
      counts.append(reps)
    }
    return counts.count > 2 ? .counts(weight, counts, isProduct: isProduct) : nil
  }

  /// A number without a zero before it, and its unit where it has one.
  static func weight(_ scanner: inout NotesPlainScanner) -> Weight? {
    guard !scanner.isAtZero, let value = scanner.number() else { return nil }
    let isDecimal = scanner.isDecimal
    return Weight(value: value, isDecimal: isDecimal, isInPounds: scanner.unitIfAny())
  }

  static func reps(_ scanner: inout NotesPlainScanner) -> Int? {
    scanner.count().flatMap { $0 <= 30 ? $0 : nil }
  }
}
