/// The levels of a session that a row of the table tells of, from the whole to the set.
enum TableLevel: Int, CaseIterable, Sendable {
  case session, section, exercise, group, set

  /// What the level's columns begin with.
  var prefix: String {
    switch self {
    case .session: "session"
    case .section: "section"
    case .exercise: "exercise"
    case .group: "set_group"
    case .set: "set"
    }
  }

  /// Whether objects of a type are a level of their own, and so no cell of the level above.
  static func isLevel<Object: DocumentObject>(_ type: Object.Type) -> Bool {
    type == Section.self || type == LoggedExercise.self || type == LoggedSetGroup.self || type == LoggedSet.self
  }
}

/// A list of values as an object, so that it can be written into a cell and read from it as JSON.
struct TableList<Value: FieldValue>: DocumentObject {
  var values: [Value] = []
  static var blank: TableList { TableList() }
  mutating func visit<Visitor: FieldVisitor & ~Copyable>(_ visitor: inout Visitor) { visitor.list("list", &values) }
}

/// A list of objects, likewise.
struct TableObjects<Element: DocumentObject>: DocumentObject {
  var objects: [Element] = []
  static var blank: TableObjects { TableObjects() }
  mutating func visit<Visitor: FieldVisitor & ~Copyable>(_ visitor: inout Visitor) { visitor.objects("list", &objects) }
}

/// Fields that this version does not know, likewise.
struct TableOthers: DocumentObject {
  var fields = OtherFields()
  static var blank: TableOthers { TableOthers() }
  mutating func visit<Visitor: FieldVisitor & ~Copyable>(_ visitor: inout Visitor) { visitor.others(&fields) }
}
