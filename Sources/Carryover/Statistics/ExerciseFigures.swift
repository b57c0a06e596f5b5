import TextStreams
public import TrainingModel

/// The figures of one exercise.
public struct ExerciseFigures: Hashable, Sendable {
  /// What the sets of one day say of the largest load for a single repetition, in the unit of the figures.
  public struct Estimate: Hashable, Sendable {
    /// The day.
    public var day: CivilDate
    /// The best by Epley's formula.
    public var epley: Double
    /// The best by Brzycki's formula.
    public var brzycki: Double
  }

  /// The name under which it was logged most often; of several, the first by their characters.
  public var name: String
  /// The template that its sets were matched with, where there is one.
  public var exerciseID: Identifier<Exercise>?
  /// How many workouts have it.
  public var workouts: Int
  /// Its sets.
  public var sets: SetCounts
  /// Its load times repetitions, by the rule of `Session.volume(in:)`.
  public var volume: Double
  /// The first day on which it was logged.
  public var firstDay: CivilDate?
  /// The last day on which it was logged.
  public var lastDay: CivilDate?
  /// The estimates of the days that have one, by day.
  public var estimates: [Estimate]
  /// The records that stand, in the order of their kinds. A kind that does not apply is left out.
  public var records: [TrainingRecord]
  /// Every record that was set, by day, then kind. A record is beaten by more, not by as much.
  public var recordHistory: [TrainingRecord]

  /// The record of a kind that stands.
  public func record(_ kind: RecordKind) -> TrainingRecord? { records.first { $0.kind == kind } }
}

extension ExerciseFigures {
  init(_ tally: ExerciseTally, in unit: LoadUnit) {
    name = tally.name
    exerciseID = tally.exerciseID
    workouts = tally.workouts
    sets = tally.sets
    volume = tally.volume.value(in: unit)
    firstDay = tally.days.map { CivilDate(known: $0.first) }
    lastDay = tally.days.map { CivilDate(known: $0.last) }
    estimates = tally.estimates.sorted { $0.key < $1.key }.map { day, best in
      Estimate(
        day: CivilDate(known: day), epley: best.epley.cleanValue(in: unit), brzycki: best.brzycki.cleanValue(in: unit))
    }
    let lines = RecordKind.allCases.map { kind in
      tally.marks(kind).map { TrainingRecord(kind, $0, in: unit) }
    }
    records = lines.compactMap(\.last)
    recordHistory = lines.flatMap(\.self).sorted { ($0.day, $0.kind.place) < ($1.day, $1.kind.place) }
  }
}

extension TrainingRecord {
  init(_ kind: RecordKind, _ mark: RecordLine.Mark, in unit: LoadUnit) {
    self.kind = kind
    day = CivilDate(known: mark.day)
    load = mark.set.load
    reps = mark.set.reps
    distance = mark.set.distance
    duration = mark.set.duration
    // Made from the set as it was logged and not from what was compared, so that 225 lb stay 225 lb.
    let logged = LoggedSet(id: Identifier(.zero), load: load?.converted(to: unit), reps: reps)
    let repetitions = Double(mark.set.reps ?? 0)
    let amount: Double? =
      switch kind {
      case .heaviestLoad: logged.load?.value
      case .largestSetVolume: logged.load?.value.map { $0 * repetitions }
      case .epley: logged.epleyOneRepetitionMaximum
      case .brzycki: logged.brzyckiOneRepetitionMaximum
      case .mostRepetitions, .longestDistance, .longestDuration: mark.rank
      }
    value = withoutConversionDust(amount ?? mark.rank)
  }
}

extension Load {
  fileprivate func cleanValue(in unit: LoadUnit) -> Double { withoutConversionDust(converted(to: unit).value ?? 0) }
}

extension CivilDate {
  /// The day of a number that was made from a day.
  init(known days: Int) { self = CivilDate(daysSince1970: days) ?? .epoch }
}
