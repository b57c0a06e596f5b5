/// Fields of a document that this version does not know, kept so that they can be written back.
public struct OtherFields: Hashable, Sendable {
  /// One such field: its name, and its value as JSON text.
  public struct Field: Hashable, Sendable {
    /// The name, unescaped.
    public var name: String
    /// The value, a well-formed JSON text without line breaks.
    public var json: String

    /// Makes a field of a name and a well-formed JSON text.
    public init(name: String, json: String) {
      self.name = name
      self.json = json
    }
  }

  /// The fields, in the order in which they stood.
  public var fields: [Field]

  /// Makes a list of fields, empty unless some are given.
  @inlinable
  public init(_ fields: [Field] = []) {
    self.fields = fields
  }
}
