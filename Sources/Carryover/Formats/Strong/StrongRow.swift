import TextStreams

/// What every row of a file is read with.
struct StrongContext: Sendable {
  var binding: StrongBinding
  var dates = CivilDateReader()
  /// The unit of loads where neither row nor header states one.
  var loadUnits: LoadUnitSchedule?
  var distanceUnit: DistanceUnit?
  var words: [String: StrongSetWord]
  let namesAreEscaped: Bool

  init(binding: StrongBinding, vocabulary: StrongVocabulary) {
    self.binding = binding
    words = vocabulary.setWords(language: binding.language ?? "en")
    namesAreEscaped = binding.zeroRule != .android
  }
}

/// What a row is.
enum StrongRowKind {
  case set(SetMark)
  case rest(Double?)
  case note
}

/// Reads the values of one row straight from its bytes.
struct StrongRowDecoder {
  let context: StrongContext
  private let places: StrongPlaces
  private let zeroRule: StrongBinding.ZeroRule
  private var dust = 0

  init(_ context: StrongContext) {
    self.context = context
    zeroRule = context.binding.zeroRule
    places = StrongPlaces(context.binding)
  }

  /// How many numbers were cleaned of a conversion's dust since the last time.
  mutating func takeDust() -> Int {
    defer { dust = 0 }
    return dust
  }

  /// Reads what the row says beyond its workout and exercise: into `set`, where it is one.
  mutating func decode(
    _ record: RecordFields, shift: Int, date: CivilDate, loadKind: LoadKind, into set: inout LoggedSet
  ) throws(RowProblem) -> StrongRowKind {
    var isFailure = false
    var kind = SetKind.working
    var mark = SetMark.unnumbered
    let order = Self.shifted(places.order, shift)
    if order >= 0 {
      let text = record[order]
      if let number = text.wholeNumber, number < 1_000_000 {
        mark = SetMark(number)
      } else {
        switch try word(text, order) {
        case .rest?: return .rest(try number(record, .seconds, places.seconds, shift, absentZero: false))
        case .note?: return .note
        case .working?: break
        case .warmup?: (kind, mark) = (.warmup, .warmup)
        case .drop?: (kind, mark) = (.drop, .drop)
        case .failure?: (isFailure, mark) = (true, .failure)
        case nil: mark = text.decimal().map { SetMark(clamping: Int(min(max($0, 0), 1e6))) } ?? .unnumbered
        }
      }
    }
    let typePlace = Self.shifted(places.setType, shift)
    if typePlace >= 0, !record[typePlace].trimmed.isEmpty {
      let text = record[typePlace].string
      switch context.words[foldedHeader(text)] {
      case .working?: break
      case .rest?: return .rest(try number(record, .seconds, places.seconds, shift, absentZero: false))
      case .note?: return .note
      case .warmup?: kind = .warmup
      case .drop?: kind = .drop
      case .failure?: isFailure = true
      // A kind that this version does not know is kept as it is written.
      case nil: kind = SetKind(rawValue: text)
      }
    }
    set.clear()
    set.kind = kind
    set.toFailure = isFailure
    try decodeMeasures(record, shift, date, loadKind, &set)
    return .set(mark)
  }

  private func word(_ text: ByteSlice, _ place: Int) throws(RowProblem) -> StrongSetWord? {
    let folded = foldedHeader(text.string)
    if let word = context.words[folded] { return word }
    // Some builds number their warm-ups: W1, W2.
    if let letter = folded.first, folded.dropFirst().allSatisfy({ $0.isASCII && $0.isNumber }), folded.count > 1,
      let word = context.words[String(letter)]
    {
      return word
    }
    if folded.isEmpty && context.binding.has(.setType) { return nil }
    if let number = text.decimal(), number >= 0, number == number.rounded(), number < 1_000_000 { return nil }
    throw RowProblem(code: .strongSetOrderUnreadable, arguments: [text.string], field: place)
  }

  private mutating func decodeMeasures(
    _ record: RecordFields, _ shift: Int, _ date: CivilDate, _ loadKind: LoadKind, _ set: inout LoggedSet
  ) throws(RowProblem) {
    if let weight = try number(record, .weight, places.weight, shift, absentZero: zeroRule != .android) {
      set.setLoad(weight, try loadUnit(record, shift, date), loadKind)
    }
    if let reps = try count(record, .reps, places.reps, shift) { set.reps = reps }
    if let distance = try number(record, .distance, places.distance, shift, absentZero: zeroRule != .android) {
      set.distance = Distance(value: distance, unit: try distanceUnit(record, shift))
    }
    if let seconds = try number(record, .seconds, places.seconds, shift, absentZero: false), seconds > 0 {
      set.duration = seconds
    }
    if let effort = try number(record, .rpe, places.rpe, shift, absentZero: false), effort > 0 {
      guard effort <= 10 else { throw problem(.strongNumberImpossible, record, .rpe, shift) }
      set.rpe = effort
    }
    if set.distance != nil, set.distance?.unit == nil {
      let unit = PaceUnit.unit(of: set.distance?.value ?? 0, seconds: set.duration)
      set.distance?.unit = unit
    }
    set.isCompleted = set.hasLoad || set.reps != nil || set.distance != nil || set.duration != nil
  }

  // MARK: Fields

  @inline(__always)
  private static func shifted(_ place: Int, _ shift: Int) -> Int { place > shift ? place &+ 1 : place }

  @inline(__always)
  private mutating func number(
    _ record: RecordFields, _ column: StrongColumn, _ unshifted: Int, _ shift: Int, absentZero: Bool
  ) throws(RowProblem) -> Double? {
    let text = record[Self.shifted(unshifted, shift)]
    if text.isEmpty { return nil }
    // Most fields with anything in them have one digit.
    if text.count == 1, text[0] &- 48 < 10 {
      let digit = text[0] &- 48
      return digit == 0 && absentZero ? nil : Double(digit)
    }
    return try longerNumber(text, record, column, shift, absentZero: absentZero)
  }

  private mutating func longerNumber(
    _ field: ByteSlice, _ record: RecordFields, _ column: StrongColumn, _ shift: Int, absentZero: Bool
  ) throws(RowProblem) -> Double? {
    var text = field
    if text[0] <= 32 || text[text.count - 1] <= 32 {
      text = text.trimmed
      if text.isEmpty { return nil }
    }
    guard var value = decimal(text) else {
      let isNumber = Double(text.string) != nil
      throw problem(isNumber ? .strongNumberImpossible : .strongNumberUnreadable, record, column, shift)
    }
    guard value >= 0 else { throw problem(.strongNumberNegative, record, column, shift) }
    guard value < 1e9 else { throw problem(.strongNumberImpossible, record, column, shift) }
    if text.count > 8 {
      let clean = withoutConversionDust(value)
      if clean != value {
        value = clean
        dust += 1
      }
    }
    if value == 0, absentZero, zeroRule == .apple2016 { return nil }
    // A minus sign before a zero says nothing.
    return value == 0 ? 0 : value
  }

  private func decimal(_ text: ByteSlice) -> Double? {
    if let value = text.decimal() { return value }
    // A spreadsheet of a country with decimal commas saves with semicolons or tabs between the fields.
    guard context.binding.delimiter != UInt8(ascii: ",") else { return nil }
    return text.decimal(separator: UInt8(ascii: ","))
  }

  private mutating func count(
    _ record: RecordFields, _ column: StrongColumn, _ unshifted: Int, _ shift: Int
  ) throws(RowProblem) -> Int? {
    guard let value = try number(record, column, unshifted, shift, absentZero: false) else { return nil }
    guard value == value.rounded() else { throw problem(.strongCountFractional, record, column, shift) }
    guard value < 1e6 else { throw problem(.strongNumberImpossible, record, column, shift) }
    if value == 0, zeroRule != .android { return nil }
    return Int(value)
  }

  private func problem(
    _ code: DiagnosticCode, _ record: RecordFields, _ column: StrongColumn, _ shift: Int
  ) -> RowProblem {
    let place = Self.shifted(context.binding.place(column), shift)
    return RowProblem(code: code, arguments: [record[place].string, column.name], field: place)
  }

  // MARK: Units

  @inline(__always)
  private func loadUnit(
    _ record: RecordFields, _ shift: Int, _ date: CivilDate
  ) throws(RowProblem) -> LoadUnit? {
    let place = Self.shifted(places.weightUnit, shift)
    if place >= 0 {
      let text = record[place]
      if text.equals("kg") { return .kilogram }
      if text.equals("lbs") { return .pound }
      switch foldedHeader(text.string) {
      case "kg", "kgs": return .kilogram
      case "lb", "lbs": return .pound
      case "": break
      default: throw RowProblem(code: .strongUnitUnknown, arguments: [text.string], field: place)
      }
    }
    return context.binding.loadUnit ?? context.loadUnits?.unit(on: date)
  }

  @inline(__always)
  private func distanceUnit(_ record: RecordFields, _ shift: Int) throws(RowProblem) -> DistanceUnit? {
    let place = Self.shifted(places.distanceUnit, shift)
    if place >= 0 {
      let text = record[place]
      switch foldedHeader(text.string) {
      case "km": return .kilometer
      case "mi", "mi.", "miles": return .mile
      case "m", "meters", "m.": return .meter
      case "yd", "yd.": return .yard
      case "ft", "ft.": return .foot
      case "": break
      default: throw RowProblem(code: .strongUnitUnknown, arguments: [text.string], field: place)
      }
    }
    return context.binding.distanceUnit ?? context.distanceUnit
  }
}

extension LoggedSet {
  /// Makes it a set in which nothing was entered.
  fileprivate mutating func clear() {
    clearLoad()
    reps = nil
    rpe = nil
    distance = nil
    duration = nil
    restAfter = nil
  }
}
