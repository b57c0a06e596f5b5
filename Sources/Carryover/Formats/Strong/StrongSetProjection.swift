import TextStreams

/// Makes of a set what a row of Strong's can hold of it.
struct StrongSetProjection {
  let flavour: StrongFlavour
  /// The one unit of the file's loads, where it has one: the caller's, else that of the first load.
  private(set) var unit: LoadUnit?
  private var loadKinds: [String: LoadKind] = [:]
  /// How many loads were written before the file had a unit.
  private var loadsWithoutUnit = 0

  init(flavour: StrongFlavour, unit: LoadUnit?) {
    self.flavour = flavour
    self.unit = unit
  }

  mutating func project(_ original: LoggedSet, exercise: String, _ losses: inout LossLog) -> LoggedSet {
    var set = LoggedSet(id: Identifier(.zero))
    set.kind = original.kind
    if ![.working, .warmup, .drop].contains(original.kind) {
      set.kind = .working
      losses.add("set.kind")
    }
    set.toFailure = original.toFailure && set.kind == .working
    if set.toFailure != original.toFailure { losses.add("set.toFailure") }
    set.restAfter = flavour == .apple ? losses.held(original.restAfter, "set.restAfter") : nil
    set.rpe = original.rpe.flatMap { $0 > 0 && $0 <= 10 ? withoutConversionDust($0) : nil }
    if set.rpe != original.rpe { losses.add("set.rpe") }
    if original.isCompleted {
      copyMeasures(of: original, exercise, to: &set, &losses)
    } else {
      losses.addMeasures(of: original)
    }
    set.isCompleted = set.load != nil || set.reps != nil || set.distance != nil || set.duration != nil
    if set.isCompleted != original.isCompleted { losses.add("set.isCompleted") }
    return set
  }

  private mutating func copyMeasures(
    of original: LoggedSet, _ exercise: String, to set: inout LoggedSet, _ losses: inout LossLog
  ) {
    set.load = load(original.load, exercise, &losses)
    set.reps = original.reps.flatMap { (flavour == .apple ? 1 : 0)..<1_000_000 ~= $0 ? $0 : nil }
    if set.reps != original.reps { losses.add("set.reps") }
    set.duration = losses.held(original.duration, "set.duration")
    if set.duration == 0 {
      set.duration = nil
      losses.add("set.duration")
    }
    set.distance = distance(original.distance, seconds: set.duration, &losses)
  }

  // MARK: Loads

  /// What a weight is by its exercise's name.
  private mutating func loadKind(of exercise: String) -> LoadKind {
    if let known = loadKinds[exercise] { return known }
    let kind = LoadKind(exerciseNamed: exercise)
    // A history has hundreds of names, and a hostile one has no end of them.
    if loadKinds.count < 10_000 { loadKinds[exercise] = kind }
    return kind
  }

  private mutating func load(_ original: Load?, _ exercise: String, _ losses: inout LossLog) -> Load? {
    guard let original else { return nil }
    let kind = loadKind(of: exercise)
    guard let value = original.value, 0..<1e9 ~= value, original.canBeRead(as: kind) else {
      losses.add(original)
      return nil
    }
    if original.kind != kind { losses.add("set.load.kind") }
    var load = Load(value: value, unit: original.unit, kind: kind)
    if flavour == .apple {
      if unit == nil, let stated = original.unit {
        unit = stated
        // Read again in the file's one unit, they have it, too.
        losses.add("set.load.unit", count: loadsWithoutUnit)
      } else if unit == nil {
        loadsWithoutUnit += 1
      }
      if let unit, load.unit != unit {
        load = load.written(in: unit)
        load.unit = unit
        losses.add("set.load.unit")
      }
    }
    load.value = losses.held(load.value, "set.load.value")
    return load.value == nil ? nil : load
  }

  // MARK: Distances

  private func distance(_ original: Distance?, seconds: Double?, _ losses: inout LossLog) -> Distance? {
    guard let original else { return nil }
    let held = flavour == .apple ? unstated(original, seconds) : stated(original, seconds)
    var value: Double?
    if let held { value = losses.held(held.value, "set.distance.value") } else { losses.add("set.distance.value") }
    guard var held, let value else {
      if original.unit != nil { losses.add("set.distance.unit") }
      return nil
    }
    held.value = value
    if held.unit != original.unit { losses.add("set.distance.unit") }
    return held
  }

  /// A distance whose unit stands nowhere: in its own unit, or in metres where it would be taken for another.
  private func unstated(_ distance: Distance, _ seconds: Double?) -> Distance? {
    for unit in [distance.unit, .meter] {
      let candidate = unit.map { distance.written(in: $0, step: nil) } ?? distance
      // A unit that this version does not know cannot be converted.
      guard candidate.unit == unit else { continue }
      let seen = PaceUnit.unit(of: candidate.value, seconds: seconds)
      if [.kilometer, .mile, .meter, nil].contains(unit), seen == nil || seen == unit || distance.unit == nil {
        return Distance(value: candidate.value, unit: seen)
      }
    }
    return nil
  }

  private func stated(_ distance: Distance, _ seconds: Double?) -> Distance? {
    switch distance.unit {
    case .kilometer?, .mile?: return distance
    case nil:
      guard let unit = PaceUnit.unit(of: distance.value, seconds: seconds) else { return distance }
      return stated(Distance(value: distance.value, unit: unit), seconds)
    default:
      let converted = distance.written(in: .kilometer, step: nil)
      return converted.unit == .kilometer ? converted : nil
    }
  }
}
