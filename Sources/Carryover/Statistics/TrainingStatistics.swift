public import TrainingModel

/// Counts a history, one session after another, in whatever order they come.
///
/// ```swift
/// var statistics = TrainingStatistics()
/// for session in library.sessions { statistics.add(session) }
/// let figures = statistics.figures(in: .kilogram)
/// ```
///
/// Load times repetitions, and loads in general, count as they were logged. Of a set at body weight that is what was
/// added, where anything was, and never the body's weight, which nobody stated; help by a machine counts nothing.
/// Records and estimates are those of completed sets that are no warm-ups, in sessions that have a day.
///
/// Memory is a line for each day with a workout, and for each exercise a line for each day on which it was done, however
/// many sets there are.
public struct TrainingStatistics: Sendable {
  /// The most repetitions from which the maximum for one repetition is estimated.
  ///
  /// Epley's and Brzycki's formulas are made for sets of few repetitions; the two part quickly beyond these, and
  /// Brzycki's has no value from 37 on.
  public static let estimatedRepetitions = 12

  /// Exercises with a template are told apart by it, others by their folded name.
  private enum Key: Hashable {
    case template(Identifier<Exercise>)
    case name(String)
  }

  private var total = TrainingTally()
  private var undated = TrainingTally()
  private var days: [Int: TrainingTally] = [:]
  private var tallies: [ExerciseTally] = []
  private var places: [Key: Int] = [:]
  private var loadUnits: (kilograms: Int, pounds: Int) = (0, 0)
  private var setsWithoutUnit = 0

  /// Begins with nothing.
  public init() {}

  /// Counts a history that is in memory.
  public init(_ sessions: [Session]) {
    for session in sessions { add(session) }
  }

  /// Counts a session, unless it is another person's, kept from a bundle.
  public mutating func add(_ session: Session) {
    guard !session.isReceived else { return }
    let day = session.start?.date.daysSince1970
    var tally = TrainingTally(workouts: 1)
    tally.duration.add(session.duration ?? 0)
    for exercise in session.sections.flatMap(\.exercises) {
      let place = place(of: exercise)
      tallies[place].begin(exercise.name, session: total.workouts + 1, day: day)
      for set in exercise.setGroups.flatMap(\.sets) {
        tally.add(set)
        tallies[place].add(set, day: day)
        count(set)
      }
    }
    total.add(tally)
    if let day { days[day, default: TrainingTally()].add(tally) } else { undated.add(tally) }
  }

  private mutating func place(of exercise: LoggedExercise) -> Int {
    let key = exercise.exerciseID.map(Key.template) ?? .name(foldedName(exercise.name))
    if let place = places[key] { return place }
    places[key] = tallies.count
    tallies.append(ExerciseTally(exerciseID: exercise.exerciseID))
    return tallies.count - 1
  }

  private mutating func count(_ set: LoggedSet) {
    guard let load = set.load, let value = load.value else { return }
    switch load.unit {
    case .kilogram: loadUnits.kilograms += 1
    case .pound: loadUnits.pounds += 1
    case .unknown, nil: if set.isCompleted, value > 0 { setsWithoutUnit += 1 }
    }
  }

  /// The figures of what was counted so far.
  ///
  /// - Parameter unit: The unit of loads and volumes; where it is `nil`, or none that this version knows, the unit that
  ///   most sets have, and kilograms where as many have either.
  public func figures(in unit: LoadUnit? = nil) -> TrainingFigures {
    let common: LoadUnit = loadUnits.pounds > loadUnits.kilograms ? .pound : .kilogram
    let unit = unit?.kilograms == nil ? common : unit ?? common
    let trained = days.keys.sorted()
    return TrainingFigures(
      unit: unit, total: total.totals(in: unit), undated: undated.totals(in: unit), setsWithoutUnit: setsWithoutUnit,
      days: trained.map(day), weeks: weeks(trained, in: unit),
      exercises: tallies.map { ExerciseFigures($0, in: unit) }.sorted(by: Self.comesFirst),
      consistency: Consistency(days: trained, workouts: total.workouts - undated.workouts))
  }

  private func day(_ day: Int) -> TrainingFigures.Day {
    let tally = days[day] ?? TrainingTally()
    return TrainingFigures.Day(day: CivilDate(known: day), workouts: tally.workouts, sets: tally.sets.completed)
  }

  private func weeks(_ trained: [Int], in unit: LoadUnit) -> [TrainingFigures.Week] {
    guard let first = trained.first, let last = trained.last else { return [] }
    var tallies: [Int: TrainingTally] = [:]
    for day in trained {
      tallies[CivilWeek(day: day).number, default: TrainingTally()].add(days[day] ?? TrainingTally())
    }
    return (CivilWeek(day: first).number...CivilWeek(day: last).number).map { number in
      let week = CivilWeek(number: number)
      let tally = tallies[number] ?? TrainingTally()
      return TrainingFigures.Week(
        name: week.name, monday: week.monday, workouts: tally.workouts, sets: tally.sets.completed,
        volume: tally.volume.value(in: unit))
    }
  }

  private static func comesFirst(_ left: ExerciseFigures, _ right: ExerciseFigures) -> Bool {
    if left.sets.completed != right.sets.completed { return left.sets.completed > right.sets.completed }
    if left.name != right.name { return left.name < right.name }
    return (left.exerciseID?.value ?? .zero) < (right.exerciseID?.value ?? .zero)
  }
}
