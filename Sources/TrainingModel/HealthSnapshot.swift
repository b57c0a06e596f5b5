/// What was measured of the body on one day.
public struct HealthSnapshot: Hashable, Sendable {
  /// Which one it is.
  public var id: Identifier<HealthSnapshot>
  /// The day.
  public var date: CivilDate
  /// Hours asleep.
  public var sleepHours: Double?
  /// Heart rate variability, in milliseconds.
  public var hrv: Double?
  /// Beats a minute at rest.
  public var restingHeartRate: Double?
  /// Kilocalories eaten.
  public var calories: Double?
  /// What the person weighed.
  public var bodyweight: Load?
  /// Where it came from.
  public var origin: Origin?
  /// Fields of a document that this version does not know, written back as they came.
  public var otherFields = OtherFields()

  /// Makes one in which everything but the arguments is absent.
  public init(id: Identifier<HealthSnapshot>, date: CivilDate) {
    self.id = id
    self.date = date
  }
}
