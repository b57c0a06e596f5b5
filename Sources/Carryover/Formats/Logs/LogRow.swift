import TextStreams

/// What a row says of one exercise: a set, or several side by side.
struct LogRow {
  var sets: [LoggedSet] = []
  var marks: [SetMark] = []
}

/// Reads the values of one row straight from its bytes.
struct LogRowDecoder {
  let format: LogFormat
  let binding: LogBinding
  /// The unit of loads where neither row nor header states one.
  let loadUnits: LoadUnitSchedule?
  let distanceUnit: DistanceUnit?
  private let words = StrongVocabulary.shipped.setWords(language: "en")
  private var dust = 0

  init(format: LogFormat, binding: LogBinding, loadUnits: LoadUnitSchedule?, distanceUnit: DistanceUnit?) {
    self.format = format
    self.binding = binding
    self.loadUnits = loadUnits
    self.distanceUnit = distanceUnit
  }

  /// How many numbers were cleaned of a conversion's dust since the last time.
  mutating func takeDust() -> Int {
    defer { dust = 0 }
    return dust
  }

  /// Reads what the row says beyond its session and exercise.
  mutating func decode(
    _ record: LogRecord, date: CivilDate, loadKind: LoadKind, into row: inout LogRow
  ) throws(RowProblem) {
    row.sets.removeAll(keepingCapacity: true)
    row.marks.removeAll(keepingCapacity: true)
    if format.hasSetsSideBySide { return try decodeSets(record, loadKind, into: &row) }
    var set = LoggedSet(id: Identifier(.zero))
    decodeKind(record, &set)
    set.load = try load(record, date, loadKind)
    set.reps = try count(record, .reps, binding.place(.reps))
    set.distance = try distance(record)
    set.duration = try duration(record)
    if let effort = try number(record, .rpe, binding.place(.rpe)), effort > 0 {
      guard effort <= 10 else { throw problem(.logNumberImpossible, record, .rpe, binding.place(.rpe)) }
      set.rpe = effort
    }
    if set.distance != nil, set.distance?.unit == nil {
      let unit = PaceUnit.unit(of: set.distance?.value ?? 0, seconds: set.duration)
      set.distance?.unit = unit
    }
    set.isCompleted = set.load != nil || set.reps != nil || set.distance != nil || set.duration != nil
    try decodeRareMeasures(record, &set)
    row.sets.append(set)
    row.marks.append(try mark(record))
  }

  private func mark(_ record: LogRecord) throws(RowProblem) -> SetMark {
    let place = binding.place(.setIndex)
    let text = record[place].trimmed
    if text.isEmpty { return .unnumbered }
    guard let number = text.wholeNumber, number < 1_000_000 else {
      throw problem(.logNumberUnreadable, record, .setIndex, place)
    }
    return SetMark(number)
  }

  private func decodeKind(_ record: LogRecord, _ set: inout LoggedSet) {
    let type = record[binding.place(.setType)].trimmed
    // Most rows say so, and need no string.
    if !type.isEmpty, !type.equals("normal") {
      switch words[foldedHeader(type.string)] {
      case .working?: break
      case .warmup?: set.kind = .warmup
      case .drop?: set.kind = .drop
      case .failure?: set.toFailure = true
      // A kind that this version does not know is kept as it is written.
      default: set.kind = SetKind(rawValue: type.string)
      }
    }
    let warmup = record[binding.place(.isWarmup)].trimmed
    if !warmup.isEmpty, ["true", "1", "yes"].contains(foldedHeader(warmup.string)) { set.kind = .warmup }
  }

  /// Reads the sets of an exercise that stand side by side.
  private mutating func decodeSets(
    _ record: LogRecord, _ loadKind: LoadKind, into row: inout LogRow
  ) throws(RowProblem) {
    for (index, places) in binding.sets.enumerated() {
      let reps = try count(record, .reps, places.reps)
      let weight = try number(record, .weight, places.weight)
      guard reps != nil || weight != nil else { continue }
      var set = LoggedSet(id: Identifier(.zero), reps: reps)
      if let weight { set.load = Load(value: weight, unit: places.unit, kind: loadKind) }
      row.sets.append(set)
      row.marks.append(SetMark(index + 1))
    }
  }

  private mutating func decodeRareMeasures(_ record: LogRecord, _ set: inout LoggedSet) throws(RowProblem) {
    let notes = record[binding.place(.setNotes)]
    if !notes.trimmed.isEmpty { set.notes = notes.string }
    for column in [LogColumn.incline, .resistance, .multiplier] {
      guard let value = try number(record, column, binding.place(column)) else { continue }
      // One time the weight is the weight.
      if column != .multiplier || value != 1 {
        set.measurables.append(Measurable(name: "\(column)", value: value))
      }
    }
  }

  // MARK: Measures

  private mutating func load(
    _ record: LogRecord, _ date: CivilDate, _ kind: LoadKind
  ) throws(RowProblem) -> Load? {
    var best: Load?
    for column in binding.weights {
      guard let value = try number(record, .weight, column.place) else { continue }
      var unit = column.unit
      if unit == nil { unit = try loadUnit(record) }
      if unit == nil { unit = loadUnits?.unit(on: date) }
      // Where both units are filled in, one is converted, and the rounder number is what was lifted.
      if let known = best?.value, !isRound(value) || isRound(known) { continue }
      best = Load(value: value, unit: unit, kind: kind)
    }
    return best
  }

  private func isRound(_ value: Double) -> Bool { (value * 2).rounded() == value * 2 }

  private func loadUnit(_ record: LogRecord) throws(RowProblem) -> LoadUnit? {
    let place = binding.place(.weightUnit)
    if place < 0 { return nil }
    switch foldedHeader(record[place].string) {
    case "": return nil
    case "kg", "kgs": return .kilogram
    case "lb", "lbs": return .pound
    default: throw problem(.logUnitUnknown, record, .weightUnit, place)
    }
  }

  private mutating func distance(_ record: LogRecord) throws(RowProblem) -> Distance? {
    for column in binding.distances {
      guard let value = try number(record, .distance, column.place) else { continue }
      var unit = column.unit
      if unit == nil { unit = try distanceUnit(record) }
      return Distance(value: value, unit: unit ?? distanceUnit)
    }
    return nil
  }

  private func distanceUnit(_ record: LogRecord) throws(RowProblem) -> DistanceUnit? {
    let place = binding.place(.distanceUnit)
    if place < 0 { return nil }
    switch foldedHeader(record[place].string) {
    case "": return nil
    case "km": return .kilometer
    case "mi", "mi.", "miles": return .mile
    case "m", "m.", "meters": return .meter
    case "yd", "yd.": return .yard
    case "ft", "ft.": return .foot
    case "cm": return .unknown("cm")
    case "in": return .unknown("in")
    default: throw problem(.logUnitUnknown, record, .distanceUnit, place)
    }
  }

  private mutating func duration(_ record: LogRecord) throws(RowProblem) -> Double? {
    if let seconds = try number(record, .seconds, binding.place(.seconds)) { return seconds }
    let place = binding.place(.time)
    let text = record[place].trimmed
    if text.isEmpty { return nil }
    guard let seconds = ClockTime.seconds(text) else { throw problem(.logTimeUnreadable, record, .time, place) }
    return seconds == 0 && format.zeroIsAbsent.contains(.time) ? nil : seconds
  }

  // MARK: Numbers

  /// A number that is not below zero; `nil` where nothing was entered.
  mutating func number(_ record: LogRecord, _ column: LogColumn, _ place: Int) throws(RowProblem) -> Double? {
    let text = record[place].trimmed
    if text.isEmpty { return nil }
    guard var value = decimal(text) else {
      let isNumber = Double(text.string) != nil
      throw problem(isNumber ? .logNumberImpossible : .logNumberUnreadable, record, column, place)
    }
    guard value >= 0 else { throw problem(.logNumberNegative, record, column, place) }
    guard value < 1e9 else { throw problem(.logNumberImpossible, record, column, place) }
    let clean = withoutConversionDust(value)
    if clean != value {
      value = clean
      dust += 1
    }
    if value == 0, format.zeroIsAbsent.contains(column) { return nil }
    // A minus sign before a zero says nothing.
    return value == 0 ? 0 : value
  }

  private func decimal(_ text: ByteSlice) -> Double? {
    if let value = text.decimal() { return value }
    // A spreadsheet of a country with decimal commas saves with semicolons or tabs between the fields.
    return binding.delimiter == UInt8(ascii: ",") ? nil : text.decimal(separator: UInt8(ascii: ","))
  }

  private mutating func count(_ record: LogRecord, _ column: LogColumn, _ place: Int) throws(RowProblem) -> Int? {
    guard let value = try number(record, column, place) else { return nil }
    guard value == value.rounded() else { throw problem(.logCountFractional, record, column, place) }
    guard value < 1e6 else { throw problem(.logNumberImpossible, record, column, place) }
    return Int(value)
  }

  private func problem(_ code: DiagnosticCode, _ record: LogRecord, _ column: LogColumn, _ place: Int) -> RowProblem {
    RowProblem(code: code, arguments: [record[place].string, "\(column)"], field: record.index(place))
  }
}
