/// Writes the JSON Schema of documents, from the same list of fields that reads and writes them.
public enum DocumentSchema {
  /// The schema (draft 2020-12) of a whole document, or of one line of JSON Lines.
  ///
  /// Published as `Resources/carryover.schema.json` and `Resources/carryover-lines.schema.json`.
  public static func text(lines: Bool) -> String {
    var definitions = SchemaDefinitions()
    for root in lines ? roots + records : roots { root.define(&definitions) }
    let body = lines ? lineSchema : documentSchema
    let list = definitions.entries.sorted { $0.key < $1.key }.map { "\"\($0.key)\":\($0.value)" }
      .joined(separator: ",\n")
    return """
      {"$schema":"https://json-schema.org/draft/2020-12/schema",
      \(body),
      "$defs":{
      \(list)
      }}

      """
  }

  private struct Root: Sendable {
    var list: String
    var entity: String
    var type: String
    var define: @Sendable (inout SchemaDefinitions) -> Void
  }

  private static func root<Object: DocumentObject>(_ list: String, _ entity: String, _ type: Object.Type) -> Root {
    Root(list: list, entity: entity, type: Object.schemaName) { $0.define(Object.self) }
  }

  private static let roots: [Root] = [
    root("sessions", "session", Session.self), root("exercises", "exercise", Exercise.self),
    root("implements", "implement", Implement.self), root("modules", "module", Module.self),
    root("workouts", "workout", Workout.self), root("programs", "program", Program.self),
    root("healthSnapshots", "healthSnapshot", HealthSnapshot.self),
    root("tombstones", "tombstone", Tombstone.self),
  ]

  /// What a library remembers beside its content, which only JSON Lines hold.
  private static let records: [Root] = [
    root("", "library", LibraryLine.self), root("", "mappingEntry", ExerciseMapping.Entry.self),
    root("", "ledgerEntry", LedgerEntry.self), root("", "receipt", Receipt.self),
    root("", "receiptPart", ReceiptPart.self),
  ]

  private static var documentSchema: String {
    let lists = roots.map { "\"\($0.list)\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/$defs/\($0.type)\"}}" }
    return """
      "title":"A Carryover document",
      "type":"object",
      "required":["format","schemaVersion","sessions"],
      "properties":{"format":{"const":"carryover"},"schemaVersion":{"const":\(DocumentFormat.schemaVersion)},
      \(lists.joined(separator: ",\n"))}
      """
  }

  private static var lineSchema: String {
    var lines = [
      """
      {"required":["format","schemaVersion"],"properties":{"entity":{"const":"header"},"format":{"const":"carryover"},\
      "schemaVersion":{"const":\(DocumentFormat.schemaVersion)}}}
      """,
      """
      {"required":["counts","digest"],"properties":{"entity":{"const":"end"},"counts":{"type":"object",\
      "additionalProperties":{"type":"integer"}},"digest":{"type":"string","pattern":"^xxh64:[0-9a-f]{16}$"}}}
      """,
    ]
    for root in roots + records where root.entity != "tombstone" {
      lines.append(
        "{\"properties\":{\"entity\":{\"const\":\"\(root.entity)\"}},\"$ref\":\"#/$defs/\(root.type)\"}")
    }
    lines.append(
      """
      {"required":["id","deletedEntity"],"properties":{"entity":{"const":"tombstone"},\
      "id":{"type":"string","format":"uuid"},"deletedEntity":{"type":"string"}}}
      """)
    return """
      "title":"A line of Carryover JSON Lines",
      "type":"object",
      "required":["entity"],
      "oneOf":[
      \(lines.joined(separator: ",\n"))]
      """
  }
}

/// The definitions of a schema, each type once.
private struct SchemaDefinitions {
  var entries: [String: String] = [:]

  mutating func define<Object: DocumentObject>(_ type: Object.Type) {
    guard entries[Object.schemaName] == nil else { return }
    entries[Object.schemaName] = ""
    var visitor = SchemaVisitor(definitions: self)
    var object = Object.blank
    object.visit(&visitor)
    entries.merge(visitor.definitions.entries) { _, new in new }
    let required = visitor.required.isEmpty ? "" : "\"required\":[\(visitor.required.joined(separator: ","))],"
    entries[Object.schemaName] =
      "{\"type\":\"object\",\(required)\"properties\":{\n\(visitor.properties.joined(separator: ",\n"))}}"
  }
}

private struct SchemaVisitor: FieldVisitor {
  var definitions: SchemaDefinitions
  var properties: [String] = []
  var required: [String] = []

  init(definitions: SchemaDefinitions) {
    self.definitions = definitions
  }

  var visitsAbsentFields: Bool { true }

  mutating func value<Value: FieldValue>(_ name: StaticString, _ value: inout Value) {
    required.append("\"\(name)\"")
    properties.append("\"\(name)\":\(Value.schema)")
  }

  mutating func optional<Value: FieldValue>(_ name: StaticString, _ value: inout Value?) {
    properties.append("\"\(name)\":\(Value.schema)")
  }

  mutating func flag(_ name: StaticString, _ value: inout Bool) {
    properties.append("\"\(name)\":{\"type\":\"boolean\",\"default\":false}")
  }

  mutating func list<Value: FieldValue>(_ name: StaticString, _ values: inout [Value]) {
    properties.append("\"\(name)\":{\"type\":\"array\",\"items\":\(Value.schema)}")
  }

  mutating func object<Object: DocumentObject>(_ name: StaticString, _ object: inout Object?) {
    definitions.define(Object.self)
    properties.append("\"\(name)\":{\"$ref\":\"#/$defs/\(Object.schemaName)\"}")
  }

  mutating func objects<Object: DocumentObject>(_ name: StaticString, _ objects: inout [Object]) {
    definitions.define(Object.self)
    properties.append("\"\(name)\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/$defs/\(Object.schemaName)\"}}")
  }

  mutating func table<Object: DocumentObject>(_ name: StaticString, _ objects: inout [UniqueIdentifier: Object]) {
    definitions.define(Object.self)
    properties.append(
      "\"\(name)\":{\"type\":\"object\",\"additionalProperties\":{\"$ref\":\"#/$defs/\(Object.schemaName)\"}}")
  }

  mutating func others(_ fields: inout OtherFields) {}
}
