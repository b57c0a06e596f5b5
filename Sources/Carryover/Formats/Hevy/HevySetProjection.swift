import TextStreams

/// Makes of a set what a row of Hevy's can hold of it.
struct HevySetProjection {
  private var units: HevyUnits
  private var loadKinds: [String: LoadKind] = [:]

  init(units: HevyUnits) {
    self.units = units
  }

  mutating func project(_ original: LoggedSet, exercise: String, _ losses: inout LossLog) -> LoggedSet {
    defer { units.countSet() }
    var set = LoggedSet(id: Identifier(.zero))
    set.kind = kind(original.kind, &losses)
    set.toFailure = original.toFailure && set.kind == .working
    if set.toFailure != original.toFailure { losses.add("set.toFailure") }
    set.rpe = original.rpe.flatMap { $0 > 0 && $0 <= 10 ? withoutConversionDust($0) : nil }
    if set.rpe != original.rpe { losses.add("set.rpe") }
    if original.isCompleted {
      set.load = load(original.load, exercise, &losses)
      set.reps = original.reps.flatMap { 0..<1_000_000 ~= $0 ? $0 : nil }
      if set.reps != original.reps { losses.add("set.reps") }
      set.duration = losses.held(original.duration, "set.duration")
      set.distance = distance(original.distance, seconds: set.duration, &losses)
    } else {
      losses.addMeasures(of: original)
    }
    set.isCompleted = set.load != nil || set.reps != nil || set.distance != nil || set.duration != nil
    if set.isCompleted != original.isCompleted { losses.add("set.isCompleted") }
    return set
  }

  /// A kind that Hevy does not know is written as it is, where it is not taken for another there.
  private func kind(_ kind: SetKind, _ losses: inout LossLog) -> SetKind {
    guard case .unknown(let word) = kind else { return kind }
    if HevySetType.isHeld(word) { return kind }
    losses.add("set.kind")
    return .working
  }

  private mutating func load(_ original: Load?, _ exercise: String, _ losses: inout LossLog) -> Load? {
    guard let original else { return nil }
    let kind = loadKind(of: exercise)
    guard let value = original.value, original.unit != nil, 0..<1e9 ~= value, original.canBeRead(as: kind) else {
      losses.add(original)
      return nil
    }
    if original.kind != kind { losses.add("set.load.kind") }
    if let unit = original.unit { units.take(unit) }
    var load = Load(value: value, unit: original.unit, kind: kind)
    if load.unit != units.loadUnit {
      load = load.written(in: units.loadUnit)
      losses.add("set.load.unit")
    }
    load.value = losses.held(load.value, "set.load.value")
    return load.value == nil ? nil : load
  }

  /// What a weight is by its exercise's name.
  private mutating func loadKind(of exercise: String) -> LoadKind {
    if let known = loadKinds[exercise] { return known }
    let kind = LoadKind(exerciseNamed: exercise)
    // A history has hundreds of names, and a hostile one has no end of them.
    if loadKinds.count < 10_000 { loadKinds[exercise] = kind }
    return kind
  }

  private mutating func distance(_ original: Distance?, seconds: Double?, _ losses: inout LossLog) -> Distance? {
    guard let original else { return nil }
    var stated = original
    if stated.unit == nil { stated.unit = PaceUnit.unit(of: stated.value, seconds: seconds) }
    guard let unit = stated.unit, unit.meters != nil, 0..<1e9 ~= stated.value else {
      losses.add(original)
      return nil
    }
    units.take(unit)
    var held = stated.written(in: units.distanceUnit, step: nil)
    guard let value = losses.held(held.value, "set.distance.value") else {
      losses.add(original)
      return nil
    }
    held.value = value
    if held.unit != original.unit { losses.add("set.distance.unit") }
    return held
  }
}

/// The words of the column `set_type`.
enum HevySetType {
  static func word(of set: LoggedSet) -> String {
    switch (set.kind, set.toFailure) {
    case (.warmup, _): "warmup"
    case (.drop, _): "dropset"
    case (.unknown(let word), _): word
    case (_, true): "failure"
    default: "normal"
    }
  }

  /// Whether a word that Hevy does not know comes back as it is.
  static func isHeld(_ word: String) -> Bool {
    let ends = word.utf8.first.map { $0 > 32 } == true && word.utf8.last.map { $0 > 32 } == true
    return ends && words[foldedHeader(word)] == nil
  }

  private static let words = StrongVocabulary.shipped.setWords(language: "en").filter {
    ![.rest, .note].contains($0.value)
  }
}
