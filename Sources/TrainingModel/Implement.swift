/// A piece of equipment.
public struct Implement: Hashable, Sendable {
  /// Which one it is.
  public var id: Identifier<Implement>
  /// What it is called.
  public var name: String
  /// What can be measured of it.
  public var measurables: [ImplementMeasurable]
  /// Whether the person made it.
  public var isCustom: Bool
  /// Where it came from.
  public var origin: Origin?
  /// Fields of a document that this version does not know, written back as they came.
  public var otherFields = OtherFields()

  /// Makes one.
  public init(
    id: Identifier<Implement>, name: String, measurables: [ImplementMeasurable] = [], isCustom: Bool = false,
    origin: Origin? = nil
  ) {
    self.id = id
    self.name = name
    self.measurables = measurables
    self.isCustom = isCustom
    self.origin = origin
  }
}

/// Something that can be measured of a piece of equipment.
public struct ImplementMeasurable: Hashable, Sendable {
  /// What is measured.
  public var name: String
  /// The unit it is measured in.
  public var unit: String?
  /// What it is unless somebody says otherwise.
  public var defaultValue: Double?
  /// Fields of a document that this version does not know, written back as they came.
  public var otherFields = OtherFields()

  /// Makes one.
  public init(name: String, unit: String? = nil, defaultValue: Double? = nil) {
    self.name = name
    self.unit = unit
    self.defaultValue = defaultValue
  }
}
