import TextStreams

/// Which column of a log stands where, and what the header says of units.
struct LogBinding: Hashable, Sendable {
  /// A column of loads, and its unit where the name states one.
  struct Weight: Hashable, Sendable {
    var place: Int
    var unit: LoadUnit?
  }
  /// A column of distances, and its unit where the name states one.
  struct Length: Hashable, Sendable {
    var place: Int
    var unit: DistanceUnit?
  }
  /// The columns of one of the sets that stand side by side.
  struct SetPlaces: Hashable, Sendable {
    var reps = -1
    var weight = -1
    var unit: LoadUnit?
  }

  /// Where each column stands, by `LogColumn.rawValue`; -1 where it is missing.
  private var places = [Int](repeating: -1, count: LogColumn.allCases.count)
  private(set) var weights: [Weight] = []
  private(set) var distances: [Length] = []
  private(set) var sets: [SetPlaces] = []
  private(set) var bodyweightUnit: LoadUnit?
  let delimiter: UInt8
  /// How many fields a row has.
  let fieldCount: Int
  private(set) var unknownColumns: [String] = []
  /// The header as it stands in the file.
  var rawHeader: [UInt8] = []
  /// The most sets that a row may hold side by side.
  private static let setLimit = 100

  /// Where a column stands; -1 where it is missing.
  func place(_ column: LogColumn) -> Int { places[column.rawValue] }
  func has(_ column: LogColumn) -> Bool { place(column) >= 0 }

  /// Binds the columns of a header; `nil` where the names do not make a header of the format.
  init?(header names: [String], delimiter: UInt8, format: LogFormat) {
    self.delimiter = delimiter
    fieldCount = names.count
    for (place, name) in names.enumerated() { bind(foldedHeader(name), name, at: place, format) }
    guard format.required.allSatisfy({ $0.contains(where: has) }) else { return nil }
    if format.hasSetsSideBySide, !sets.contains(where: { $0.reps >= 0 }) { return nil }
  }

  private mutating func bind(_ folded: String, _ name: String, at place: Int, _ format: LogFormat) {
    if format.hasSetsSideBySide, bindSet(folded, at: place) { return }
    guard let header = format.headers[folded] else {
      if !folded.isEmpty { unknownColumns.append(name) }
      return
    }
    switch header.column {
    case .weight: weights.append(Weight(place: place, unit: header.loadUnit))
    case .distance: distances.append(Length(place: place, unit: header.distanceUnit))
    case .bodyweight: bodyweightUnit = header.loadUnit
    default: break
    }
    if places[header.column.rawValue] < 0 { places[header.column.rawValue] = place }
  }

  /// Binds `set 3 (reps)`, `set 3 (kg)` or `set 3 (lb)`.
  private mutating func bindSet(_ name: String, at place: Int) -> Bool {
    guard name.hasPrefix("set "), name.hasSuffix(")"), let open = name.firstIndex(of: "("),
      let number = Int(name[..<open].dropFirst(4).filter { $0 != " " }), (1...Self.setLimit).contains(number)
    else { return false }
    while sets.count < number { sets.append(SetPlaces()) }
    switch name[name.index(after: open)...].dropLast() {
    case "reps": sets[number - 1].reps = place
    case "kg": (sets[number - 1].weight, sets[number - 1].unit) = (place, .kilogram)
    case "lb", "lbs": (sets[number - 1].weight, sets[number - 1].unit) = (place, .pound)
    default: return false
    }
    return true
  }

  /// The unit of every load, where the header states one.
  var loadUnit: LoadUnit? {
    let units = Set(weights.map(\.unit) + sets.filter { $0.weight >= 0 }.map(\.unit))
    return units.count == 1 ? units.first ?? nil : nil
  }

  /// Whether the file has a place in which it states the unit of a load.
  var statesLoadUnits: Bool {
    has(.weightUnit) || weights.contains { $0.unit != nil } || sets.contains { $0.unit != nil }
  }
}
