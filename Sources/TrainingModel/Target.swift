/// What a set was meant to be.
public struct Target: Hashable, Sendable {
  /// A number, a range (`8-12`), a minimum (`5+`), or `AMRAP`.
  public var reps: String?
  /// The load.
  public var load: Load?
  /// The load as a percentage of a maximum.
  public var loadPercent: Double?
  /// The effort, 1 to 10.
  public var rpe: Double?
  /// The time, in seconds.
  public var duration: Double?
  /// The distance.
  public var distance: Distance?
  /// Fields of a document that this version does not know, written back as they came.
  public var otherFields = OtherFields()

  /// Makes one.
  public init(
    reps: String? = nil, load: Load? = nil, loadPercent: Double? = nil, rpe: Double? = nil, duration: Double? = nil,
    distance: Distance? = nil
  ) {
    self.reps = reps
    self.load = load
    self.loadPercent = loadPercent
    self.rpe = rpe
    self.duration = duration
    self.distance = distance
  }
}

/// A measure of a piece of equipment: the height of a box, the colour of a band.
public struct Measurable: Hashable, Sendable {
  /// What is measured.
  public var name: String
  /// The number, where one was taken.
  public var value: Double?
  /// The value, where it is no number.
  public var text: String?
  /// The unit of the number.
  public var unit: String?
  /// Fields of a document that this version does not know, written back as they came.
  public var otherFields = OtherFields()

  /// Makes one.
  public init(name: String, value: Double? = nil, text: String? = nil, unit: String? = nil) {
    self.name = name
    self.value = value
    self.text = text
    self.unit = unit
  }
}
