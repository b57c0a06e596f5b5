import TrainingModel

/// What is counted of one exercise.
struct ExerciseTally {
  /// The best estimates of a day, each in the unit in which its set was logged.
  struct Estimates {
    var epley: Load
    var brzycki: Load
  }

  let exerciseID: Identifier<Exercise>?
  var names: [String: Int] = [:]
  var workouts = 0
  var sets = SetCounts()
  var volume = VolumeSum()
  var days: (first: Int, last: Int)?
  var estimates: [Int: Estimates] = [:]
  private var records: [RecordLine] = RecordKind.allCases.map { _ in RecordLine() }
  /// The session in which it was met last, by number.
  private var lastSession = 0

  init(exerciseID: Identifier<Exercise>?) {
    self.exerciseID = exerciseID
  }

  mutating func begin(_ name: String, session: Int, day: Int?) {
    names[name, default: 0] += 1
    if lastSession != session { workouts += 1 }
    lastSession = session
    if let day { days = (min(days?.first ?? day, day), max(days?.last ?? day, day)) }
  }

  mutating func add(_ set: LoggedSet, day: Int?) {
    sets.add(set)
    volume.add(set)
    guard let day, set.isCompleted, set.kind != .warmup else { return }
    let kept = RecordSet(set)
    func mark(_ kind: RecordKind, _ rank: Double?) {
      if let rank { records[kind.place].add(RecordLine.Mark(day: day, rank: rank, set: kept)) }
    }
    mark(.mostRepetitions, set.reps.map(Double.init))
    mark(.longestDuration, kept.duration)
    mark(.longestDistance, set.distance.flatMap { distance in distance.unit?.meters.map { distance.value * $0 } })
    guard let load = set.load, load.kind != .assisted, let value = load.value, let factor = load.unit?.kilograms
    else { return }
    if set.reps.map({ $0 > 0 }) ?? true { mark(.heaviestLoad, value * factor) }
    mark(.largestSetVolume, set.reps.map { Double($0) * value * factor })
    guard let reps = set.reps, reps <= TrainingStatistics.estimatedRepetitions, value > 0, value.isFinite,
      let epley = set.epleyOneRepetitionMaximum, let brzycki = set.brzyckiOneRepetitionMaximum
    else { return }
    mark(.epley, epley * factor)
    mark(.brzycki, brzycki * factor)
    estimate(day, Load(value: epley, unit: load.unit), Load(value: brzycki, unit: load.unit))
  }

  private mutating func estimate(_ day: Int, _ epley: Load, _ brzycki: Load) {
    guard let known = estimates[day] else {
      estimates[day] = Estimates(epley: epley, brzycki: brzycki)
      return
    }
    estimates[day] = Estimates(
      epley: Self.better(known.epley, epley), brzycki: Self.better(known.brzycki, brzycki))
  }

  /// The heavier load; of two that are equal, the one in kilograms, whichever came first.
  private static func better(_ left: Load, _ right: Load) -> Load {
    let leftValue = left.converted(to: .kilogram).value ?? 0
    let rightValue = right.converted(to: .kilogram).value ?? 0
    if leftValue == rightValue { return left.unit == .kilogram ? left : right }
    return leftValue > rightValue ? left : right
  }

  /// The days on which a record of a kind was set.
  func marks(_ kind: RecordKind) -> [RecordLine.Mark] { records[kind.place].marks }

  /// The name under which it was logged most often.
  var name: String { names.min { ($1.value, $0.key) < ($0.value, $1.key) }?.key ?? "" }
}
