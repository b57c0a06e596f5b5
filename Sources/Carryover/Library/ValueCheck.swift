/// Finds values of an entity that cannot be: a negative number, an effort beyond its scale, a date of another age.
///
/// It goes through all fields there are, so that no new one is forgotten.
struct ValueCheck: FieldVisitor {
  /// A value that cannot be.
  struct Problem: Hashable {
    /// Where it is in the entity.
    var path: String
    /// What it is.
    var value: String
    /// What it should be.
    var wanted: String
  }

  private var problems: [Problem] = []
  private var path: [(name: StaticString, index: Int?)] = []

  /// Scales, by the names of their fields.
  private static let scales: [String: ClosedRange<Double>] = [
    "feeling": 1...5, "quality": 1...5, "rpe": 1...10, "rpeUpper": 1...10,
    // Somebody who wants to see them all makes as many.
    "sets": 0...1000,
  ]
  /// Numbers that may be below zero.
  private static let signed: Set<String> = ["temperature", "increment", "defaultValue"]
  private static let years = 1900...2100
  private static let longestName = 1000

  static func problems(of entity: Entity) -> [Problem] {
    switch entity {
    case .session(let session): problems(of: session)
    case .exercise(let exercise): problems(of: exercise)
    case .implement(let implement): problems(of: implement)
    case .module(let module): problems(of: module)
    case .workout(let workout): problems(of: workout)
    case .program(let program): problems(of: program)
    case .healthSnapshot(let snapshot): problems(of: snapshot)
    case .tombstone(let tombstone): problems(of: tombstone)
    }
  }

  private static func problems<Object: DocumentObject>(of object: Object) -> [Problem] {
    var (check, object) = (ValueCheck(), object)
    object.visit(&check)
    return check.problems
  }

  var visitsAbsentFields: Bool { false }

  private mutating func complain(_ name: StaticString, _ value: String, _ wanted: String) {
    var place = ""
    for (name, index) in path + [(name, nil)] {
      place += (place.isEmpty ? "" : ".") + name.description
      if let index { place += "[\(index)]" }
    }
    problems.append(Problem(path: place, value: value, wanted: wanted))
  }

  private mutating func check<Value: FieldValue>(_ name: StaticString, _ value: Value) {
    switch value {
    case let number as Double: check(name, number)
    case let number as Int: check(name, Double(number))
    case let text as String: check(name, text)
    case let moment as CivilMoment: check(name, year: Int(moment.date.year), "\(moment)")
    case let date as CivilDate: check(name, year: Int(date.year), "\(date)")
    case let instant as Instant: check(name, instant)
    default: break
    }
  }

  private mutating func check(_ name: StaticString, _ number: Double) {
    if number >= 1, number <= 5 { return }
    let key = name.description
    if !number.isFinite {
      complain(name, "\(number)", "a number")
    } else if let scale = Self.scales[key] {
      guard !scale.contains(number) else { return }
      complain(name, Self.text(number), "between \(Int(scale.lowerBound)) and \(Int(scale.upperBound))")
    } else if number < 0, !Self.signed.contains(key), path.last?.name.description != "measurables" {
      complain(name, Self.text(number), "zero or above")
    }
  }

  private mutating func check(_ name: StaticString, _ text: String) {
    let key = name.description
    guard key == "name" || key == "workoutName" else { return }
    if (1...Self.longestName).contains(text.utf8.count) { return }
    let count = text.count
    if count == 0 { complain(name, "empty", "a name") }
    if count > Self.longestName { complain(name, "\(count) characters long", "a name of at most 1,000") }
  }

  private mutating func check(_ name: StaticString, _ instant: Instant) {
    let day = Int(instant.seconds.quotientAndRemainder(dividingBy: 86_400).quotient)
    check(name, year: CivilDate(daysSince1970: day).map { Int($0.year) } ?? 0, "\(instant)")
  }

  private mutating func check(_ name: StaticString, year: Int, _ text: String) {
    if !Self.years.contains(year) { complain(name, text, "between the years 1900 and 2100") }
  }

  private static func text(_ number: Double) -> String { Int(exactly: number).map { "\($0)" } ?? "\(number)" }

  mutating func value<Value: FieldValue>(_ name: StaticString, _ value: inout Value) { check(name, value) }
  mutating func optional<Value: FieldValue>(_ name: StaticString, _ value: inout Value?) {
    if let value { check(name, value) }
  }
  mutating func flag(_ name: StaticString, _ value: inout Bool) {}
  mutating func list<Value: FieldValue>(_ name: StaticString, _ values: inout [Value]) {}
  mutating func object<Object: DocumentObject>(_ name: StaticString, _ object: inout Object?) {
    // Where it came from is told in its source's own words.
    guard var object, Object.self != Origin.self else { return }
    path.append((name, nil))
    object.visit(&self)
    path.removeLast()
  }
  mutating func objects<Object: DocumentObject>(_ name: StaticString, _ objects: inout [Object]) {
    for (index, object) in objects.enumerated() {
      var object = object
      path.append((name, index))
      object.visit(&self)
      path.removeLast()
    }
  }
  mutating func table<Object: DocumentObject>(_ name: StaticString, _ objects: inout [UniqueIdentifier: Object]) {
    for (_, object) in objects.sorted(by: { $0.key < $1.key }) {
      var object = object
      path.append((name, nil))
      object.visit(&self)
      path.removeLast()
    }
  }
  mutating func others(_ fields: inout OtherFields) {}
}
