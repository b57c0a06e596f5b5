/// One set as it was done.
///
/// The measures that nearly every log has are stored in place, in numbers alone; the rarer ones, and spellings that this
/// version does not know, share one allocation that exists only where one of them is set. A history of a million plain
/// sets stays small, and copying a plain set copies its bytes.
public struct LoggedSet: Hashable, Sendable {
  /// Which one it is.
  public var id: Identifier<LoggedSet>
  /// Full repetitions.
  public var reps: Int?
  /// Effort, 1 to 10: ten is nothing left.
  public var rpe: Double?
  /// How long it took, in seconds.
  public var duration: Double?
  /// The rest after it, in seconds.
  public var restAfter: Double?
  /// Whether it went to failure. A drop set or a warm-up can, too.
  public var toFailure: Bool
  /// Whether it was done: false for one planned, skipped, or left without any entry.
  public var isCompleted: Bool
  @usableFromInline var kindCode = SetKind.working.code
  /// Whether it has a load.
  @usableFromInline
  package internal(set) var hasLoad = false
  /// How the load stands to the body, as `LoadKind.code` has it.
  @usableFromInline
  package internal(set) var loadKindCode = LoadKind.external.code
  /// The load's unit, as `LoadUnit.code` has it; 0 where nobody said it.
  @usableFromInline
  package internal(set) var loadUnitCode: UInt8 = 0
  @usableFromInline var distanceUnitCode: UInt8 = 0
  /// The load's value.
  @usableFromInline
  package internal(set) var loadValue: Double?
  @usableFromInline var distanceValue: Double?
  @usableFromInline package var rare: RareMeasures?

  /// Makes a completed working set in which everything but the arguments is absent.
  @inlinable
  public init(
    id: Identifier<LoggedSet>, kind: SetKind = .working, toFailure: Bool = false, isCompleted: Bool = true,
    load: Load? = nil, reps: Int? = nil, rpe: Double? = nil
  ) {
    self.id = id
    self.toFailure = toFailure
    self.isCompleted = isCompleted
    self.reps = reps
    self.rpe = rpe
    self.kind = kind
    self.load = load
  }
}

/// The measures of a set that few logs have.
package struct SetMeasures: Hashable, Sendable {
  package var partialReps: Int?
  package var rpeUpper: Double?
  package var rir: Double?
  package var holdTime: Double?
  package var pace: Double?
  package var heartRate: Double?
  package var side: Side?
  package var bandColor: String?
  package var intensity: Double?
  package var height: Double?
  package var temperature: Double?
  package var quality: Int?
  package var measurables: [Measurable] = []
  package var target: Target?
  package var isApproximate = false
  package var timestamp: Instant?
  package var notes: String?
  package var raw: String?
  package var otherFields = OtherFields()

  package init() {}
}

/// Rare measures on the heap, never changed once made, so that copies of a set may share them.
@usableFromInline
package final class RareMeasures: Hashable, Sendable {
  package let measures: SetMeasures
  let spellings: SetSpellings

  init(_ measures: SetMeasures, _ spellings: SetSpellings) {
    self.measures = measures
    self.spellings = spellings
  }

  @usableFromInline
  package static func == (left: RareMeasures, right: RareMeasures) -> Bool {
    left === right || left.measures == right.measures && left.spellings == right.spellings
  }

  @usableFromInline
  package func hash(into hasher: inout Hasher) {
    hasher.combine(measures)
    hasher.combine(spellings)
  }
}

extension LoggedSet {
  /// The rare measures; setting them to none frees their memory.
  package var measures: SetMeasures {
    get { rare?.measures ?? SetMeasures() }
    set { keep(newValue, spellings) }
  }

  /// The spellings that this version does not know.
  var spellings: SetSpellings {
    get { rare?.spellings ?? SetSpellings() }
    set { keep(measures, newValue) }
  }

  private mutating func keep(_ measures: SetMeasures, _ spellings: SetSpellings) {
    rare =
      measures == SetMeasures() && spellings == SetSpellings() ? nil : RareMeasures(measures, spellings)
  }

  /// Repetitions that did not go the whole way.
  public var partialReps: Int? {
    get { rare?.measures.partialReps }
    set { if rare != nil || newValue != nil { measures.partialReps = newValue } }
  }

  /// The upper end of an effort given as a range (`7-8`).
  public var rpeUpper: Double? {
    get { rare?.measures.rpeUpper }
    set { if rare != nil || newValue != nil { measures.rpeUpper = newValue } }
  }

  /// Repetitions left in reserve.
  public var rir: Double? {
    get { rare?.measures.rir }
    set { if rare != nil || newValue != nil { measures.rir = newValue } }
  }

  /// How long it was held, in seconds.
  public var holdTime: Double? {
    get { rare?.measures.holdTime }
    set { if rare != nil || newValue != nil { measures.holdTime = newValue } }
  }

  /// Pace, in seconds a kilometre.
  public var pace: Double? {
    get { rare?.measures.pace }
    set { if rare != nil || newValue != nil { measures.pace = newValue } }
  }

  /// Beats a minute.
  public var heartRate: Double? {
    get { rare?.measures.heartRate }
    set { if rare != nil || newValue != nil { measures.heartRate = newValue } }
  }

  /// The side of the body. A set done on both sides with different numbers is two sets.
  public var side: Side? {
    get { rare?.measures.side }
    set { if rare != nil || newValue != nil { measures.side = newValue } }
  }

  /// The colour of the band.
  public var bandColor: String? {
    get { rare?.measures.bandColor }
    set { if rare != nil || newValue != nil { measures.bandColor = newValue } }
  }

  /// Intensity, on the source's own scale.
  public var intensity: Double? {
    get { rare?.measures.intensity }
    set { if rare != nil || newValue != nil { measures.intensity = newValue } }
  }

  /// Height, in the source's own unit.
  public var height: Double? {
    get { rare?.measures.height }
    set { if rare != nil || newValue != nil { measures.height = newValue } }
  }

  /// Temperature, in the source's own unit.
  public var temperature: Double? {
    get { rare?.measures.temperature }
    set { if rare != nil || newValue != nil { measures.temperature = newValue } }
  }

  /// How well it went, 1 to 5.
  public var quality: Int? {
    get { rare?.measures.quality }
    set { if rare != nil || newValue != nil { measures.quality = newValue } }
  }

  /// Measures of the equipment used.
  public var measurables: [Measurable] {
    get { measures.measurables }
    set { measures.measurables = newValue }
  }

  /// What it was meant to be.
  public var target: Target? {
    get { rare?.measures.target }
    set { if rare != nil || newValue != nil { measures.target = newValue } }
  }

  /// Whether its numbers are rough (`~15 kg`).
  public var isApproximate: Bool {
    get { rare?.measures.isApproximate ?? false }
    set { if rare != nil || newValue { measures.isApproximate = newValue } }
  }

  /// When it was logged.
  public var timestamp: Instant? {
    get { rare?.measures.timestamp }
    set { if rare != nil || newValue != nil { measures.timestamp = newValue } }
  }

  /// What was written about it.
  public var notes: String? {
    get { rare?.measures.notes }
    set { if rare != nil || newValue != nil { measures.notes = newValue } }
  }

  /// The text as typed, where its reading is uncertain.
  public var raw: String? {
    get { rare?.measures.raw }
    set { if rare != nil || newValue != nil { measures.raw = newValue } }
  }

  /// Fields of a document that this version does not know, written back as they came.
  public var otherFields: OtherFields {
    get { measures.otherFields }
    set { measures.otherFields = newValue }
  }
}
