/// The columns of Carryover's own CSV, made from the same list of fields as the documents.
struct TableLayout: Sendable {
  /// A column: its name, and whose field it is.
  struct Column: Hashable, Sendable {
    var name: String
    /// The field in the model: `set.load.unit`.
    var path: String
    var level: TableLevel
    /// Which of its level's fields it is.
    var leaf: Int
  }

  /// The columns in the order in which they are written: what people look for first, what programs need last.
  let columns: [Column]
  /// How many columns each level has.
  let leafCounts: [Int]

  static let shared = TableLayout()

  private init() {
    let levels = [
      TableLevel.session: Self.columns(of: Session.self, .session),
      .section: Self.columns(of: Section.self, .section),
      .exercise: Self.columns(of: LoggedExercise.self, .exercise),
      .group: Self.columns(of: LoggedSetGroup.self, .group), .set: Self.columns(of: LoggedSet.self, .set),
    ]
    leafCounts = TableLevel.allCases.map { levels[$0]?.count ?? 0 }
    let all = TableLevel.allCases.flatMap { levels[$0] ?? [] }
    let ranks = Dictionary(uniqueKeysWithValues: Self.first.enumerated().map { ($0.element, $0.offset) })
    columns = all.enumerated().sorted { left, right in
      (Self.rank(left.element, ranks), left.offset) < (Self.rank(right.element, ranks), right.offset)
    }.map(\.element)
  }

  /// The place of each level's columns in a header; -1 where it has none.
  func places(in header: [String]) -> (places: [[Int]], unknown: [String]) {
    var places = leafCounts.map { [Int](repeating: -1, count: $0) }
    var unknown: [String] = []
    for (place, name) in header.enumerated() {
      let name = name.trimmed
      guard let column = columns.first(where: { $0.name == name }),
        places[column.level.rawValue][column.leaf] < 0
      else {
        if !name.isEmpty { unknown.append(name) }
        continue
      }
      places[column.level.rawValue][column.leaf] = place
    }
    return (places, unknown)
  }

  private static func columns<Object: DocumentObject>(of type: Object.Type, _ level: TableLevel) -> [Column] {
    var lister = TableColumnLister(level: level)
    if level != .session { lister.add("number") }
    var object = Object.blank
    object.visit(&lister)
    return lister.columns
  }

  /// Identifiers of parts come last: they are empty wherever they follow from the session's.
  private static func rank(_ column: Column, _ ranks: [String: Int]) -> Int {
    ranks[column.name] ?? (column.path.hasSuffix("ID") || column.path.hasSuffix(".id") ? 1001 : 1000)
  }

  private static let first = [
    "session_start", "session_title", "exercise_name", "set_number", "set_kind", "set_load", "set_load_unit",
    "set_reps", "set_rpe", "set_distance", "set_distance_unit", "set_duration_seconds", "set_rest_after_seconds",
    "set_to_failure", "set_is_completed", "set_load_kind", "set_notes", "exercise_notes", "session_notes",
    "session_duration_seconds", "exercise_number", "exercise_modality",
  ]
}

/// Lists the cells that a level's fields make.
private struct TableColumnLister: FieldVisitor {
  let level: TableLevel
  var columns: [TableLayout.Column] = []
  private var path: [String]

  init(level: TableLevel) {
    self.level = level
    path = [level == .group ? "group" : level.prefix]
  }

  var visitsAbsentFields: Bool { true }

  mutating func add(_ name: String) {
    let path = (path + [name]).joined(separator: ".")
    columns.append(
      TableLayout.Column(name: Self.columnName(path, level), path: path, level: level, leaf: columns.count))
  }

  mutating func value<Value: FieldValue>(_ name: StaticString, _ value: inout Value) { add(name.description) }
  mutating func optional<Value: FieldValue>(_ name: StaticString, _ value: inout Value?) { add(name.description) }
  mutating func flag(_ name: StaticString, _ value: inout Bool) { add(name.description) }
  mutating func list<Value: FieldValue>(_ name: StaticString, _ values: inout [Value]) { add(name.description) }
  mutating func object<Object: DocumentObject>(_ name: StaticString, _ object: inout Object?) {
    path.append(name.description)
    var blank = Object.blank
    blank.visit(&self)
    path.removeLast()
  }
  mutating func objects<Object: DocumentObject>(_ name: StaticString, _ objects: inout [Object]) {
    if !TableLevel.isLevel(Object.self) { add(name.description) }
  }
  mutating func table<Object: DocumentObject>(_ name: StaticString, _ objects: inout [UniqueIdentifier: Object]) {
    add(name.description)
  }
  mutating func others(_ fields: inout OtherFields) { add("otherFields") }

  /// `set.load.unit` is `set_load_unit`; times say their unit, and a template's identifier whose it is.
  private static func columnName(_ path: String, _ level: TableLevel) -> String {
    if let special = special[path] { return special }
    let parts = path.split(separator: ".").dropFirst().filter { $0 != "value" }
    var name = level.prefix
    for part in parts { name += "_" + snakeCase(part) }
    return seconds.contains(path) ? name + "_seconds" : name
  }

  private static func snakeCase(_ word: Substring) -> String {
    var result = ""
    var afterLowercase = false
    for character in word {
      if character.isUppercase, afterLowercase { result += "_" }
      afterLowercase = character.isLowercase
      result += character.lowercased()
    }
    return result
  }

  private static let special = [
    "exercise.exerciseID": "exercise_template_id", "exercise.exerciseType": "exercise_type",
    "set.pace": "set_pace_seconds_per_km",
    "set.heartRate": "set_heart_rate_per_minute",
  ]
  private static let seconds: Set<String> = [
    "session.duration", "set.duration", "set.holdTime", "set.restAfter", "group.restPeriod", "set.target.duration",
  ]
}

extension String {
  /// The text without spaces at the ends, and without a byte order mark.
  fileprivate var trimmed: String {
    var text = self[...]
    while let first = text.first, first.isWhitespace || first == "\u{FEFF}" { text.removeFirst() }
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return String(text)
  }
}
