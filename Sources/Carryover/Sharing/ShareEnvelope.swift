/// A chat message or a feed post of Gym App, which can carry a bundle.
///
/// It is what Swift's own coding makes of an enumeration whose cases have values: an object with one member, the case's
/// name, and in it an object with the values. A case that this version does not know is kept, and written back.
public struct ShareEnvelope: Hashable, Sendable {
  /// Where it is put.
  public enum Form: String, CaseIterable, Hashable, Sendable {
    /// Into a chat.
    case message
    /// Into a feed.
    case post
  }

  /// What is in it.
  public enum Content: Hashable, Sendable {
    /// A bundle.
    case snapshot(Snapshot)
    /// What somebody wrote.
    case text(String)
    /// A case that this version does not know: its name, and what is in it as JSON.
    case other(OtherFields.Field)
  }

  /// A bundle in an envelope, and what is said of it beside.
  public struct Snapshot: Hashable, Sendable {
    /// What kind of thing is shared.
    public var kind: ShareBundle.Kind
    /// Its identifier; parts of a session have none there.
    public var id: UniqueIdentifier?
    /// What it is called; parts of a session have no name there.
    public var name: String?
    /// When the session took place, in seconds since 2001-01-01T00:00:00Z; nothing else has a date there.
    public var date: Double?
    /// The bytes of the bundle's document.
    public var document: [UInt8]
    /// Values that this version does not know, written back as they came.
    public var otherFields = OtherFields()

    /// Makes one of which only the kind is said.
    public init(kind: ShareBundle.Kind, document: [UInt8]) {
      self.kind = kind
      self.document = document
    }
  }

  /// Where it is put. Texts, and cases that are not known, are the same in both forms, and read as messages.
  public var form: Form
  /// What is in it.
  public var content: Content

  /// Makes an envelope.
  public init(_ form: Form, _ content: Content) {
    self.form = form
    self.content = content
  }
}

extension ShareEnvelope.Form {
  /// The case that carries a bundle of a kind. The names are Gym App's.
  func caseName(_ kind: ShareBundle.Kind) -> String {
    guard self == .message else { return kind.rawValue }
    return "shared" + kind.rawValue.prefix(1).uppercased() + kind.rawValue.dropFirst()
  }

  /// The forms and kinds of all cases that carry a bundle, by their names.
  static let cases: [String: (form: ShareEnvelope.Form, kind: ShareBundle.Kind)] = Dictionary(
    uniqueKeysWithValues: allCases.flatMap { form in
      ShareBundle.Kind.allCases.map { (form.caseName($0), (form, $0)) }
    })
}

/// The values of a case that carries a bundle, as they stand in the document.
struct ShareEnvelopeValues: DocumentObject {
  static var blank: ShareEnvelopeValues { ShareEnvelopeValues() }
  var kind = ShareBundle.Kind.program
  var id: String?
  var name: String?
  var date: Double?
  var snapshot = ""
  var otherFields = OtherFields()

  mutating func visit<Visitor: FieldVisitor & ~Copyable>(_ visitor: inout Visitor) {
    visitor.optional("id", &id)
    visitor.optional(kind == .session ? "workoutName" : "name", &name)
    visitor.optional("date", &date)
    visitor.value("snapshot", &snapshot)
    visitor.others(&otherFields)
  }
}

/// The values of a case that carries a session, whose name is called otherwise.
struct ShareEnvelopeSession: DocumentObject {
  static var blank: ShareEnvelopeSession { ShareEnvelopeSession() }
  var values = ShareEnvelopeValues(kind: .session)

  mutating func visit<Visitor: FieldVisitor & ~Copyable>(_ visitor: inout Visitor) { values.visit(&visitor) }
}

/// The value of a case that is a text.
struct ShareEnvelopeText: DocumentObject {
  static var blank: ShareEnvelopeText { ShareEnvelopeText() }
  var text = ""

  mutating func visit<Visitor: FieldVisitor & ~Copyable>(_ visitor: inout Visitor) {
    visitor.value("_0", &text)
  }
}
