/// The first line of JSON Lines: format and version.
struct HeaderLine: DocumentObject {
  static var blank: HeaderLine { HeaderLine(version: 0) }
  private var label = "header"
  private(set) var format = DocumentFormat.name.description
  private(set) var version: Int

  init(version: Int) {
    self.version = version
  }

  mutating func visit<Visitor: FieldVisitor & ~Copyable>(_ visitor: inout Visitor) {
    visitor.value("entity", &label)
    visitor.value("format", &format)
    visitor.value("schemaVersion", &version)
  }
}

/// The end line of JSON Lines: how many entities of each kind the document has, the digest of all before it, and
/// members of the document that this version does not know.
struct EndLine: DocumentObject {
  static var blank: EndLine { EndLine() }
  private var label = "end"
  var counts: [(kind: String, count: Int)] = []
  var digest: String?
  var otherFields = OtherFields()

  mutating func visit<Visitor: FieldVisitor & ~Copyable>(_ visitor: inout Visitor) {
    visitor.value("entity", &label)
    var table: EndCounts? = EndCounts(counts: counts)
    visitor.object("counts", &table)
    counts = table?.counts ?? []
    visitor.optional("digest", &digest)
    visitor.others(&otherFields)
  }
}

private struct EndCounts: DocumentObject {
  static var blank: EndCounts { EndCounts(counts: []) }
  var counts: [(kind: String, count: Int)]

  mutating func visit<Visitor: FieldVisitor & ~Copyable>(_ visitor: inout Visitor) {
    var fields = OtherFields(counts.map { OtherFields.Field(name: $0.kind, json: "\($0.count)") })
    visitor.others(&fields)
    counts = fields.fields.map { ($0.name, Int($0.json) ?? -1) }
  }
}

/// A tombstone in JSON Lines, where `entity` says what the line is and `deletedEntity` what was deleted.
struct LabelledTombstone: DocumentObject {
  static var blank: LabelledTombstone { LabelledTombstone(.blank) }
  var tombstone: Tombstone
  private var label = "tombstone"

  init(_ tombstone: Tombstone) {
    self.tombstone = tombstone
  }

  mutating func visit<Visitor: FieldVisitor & ~Copyable>(_ visitor: inout Visitor) {
    visitor.value("entity", &label)
    visitor.value("id", &tombstone.id)
    visitor.value("deletedEntity", &tombstone.entity)
    visitor.optional("deletedAt", &tombstone.deletedAt)
    visitor.object("origin", &tombstone.origin)
    visitor.others(&tombstone.otherFields)
  }
}
