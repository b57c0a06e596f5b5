import Carryover
import Support
import Testing

@Suite("Statistics")
struct TrainingStatisticsTests {
  /// A history as a table, in the columns of every test here.
  private func sessions(_ rows: String) throws -> [Session] {
    let header =
      "session_start,exercise_name,set_kind,set_load,set_load_unit,set_reps,set_load_kind,set_is_completed,"
      + "set_distance,set_distance_unit,set_duration_seconds\n"
    let lines = rows.split(separator: "\n").map { row in
      row + String(repeating: ",", count: 10 - row.count { $0 == "," }) + "\n"
    }
    return try readHistory(header + lines.joined()).sessions
  }

  private static let rows = """
    2025-03-03T18:00:00,Squat,warmup,60,kg,5
    2025-03-03T18:00:00,Squat,,100,kg,5
    2025-03-03T18:00:00,Squat,drop,110,kg,3
    2025-03-03T18:00:00,Bench Press,,80,kg,12
    2025-03-03T18:00:00,Bench Press,,60,kg,13
    2025-03-12T18:00:00,Squat,,100,kg,6
    2025-03-31T18:00:00,Squat,,120,kg,5,,false
    2025-03-31T18:00:00,Squat,,110,kg,3
    2025-03-31T18:00:00,Pull Up,,10,kg,8,added
    2025-03-31T18:00:00,Pull Up,,20,kg,10,assisted
    2025-03-31T18:00:00,Pull Up,,,,12
    """

  private func records(_ exercise: ExerciseFigures) -> [String] {
    exercise.recordHistory.map { "\($0.day) \($0.kind) \(FigureText.number($0.value, decimals: 2))" }
  }

  @Test("Figures of a small history are those counted by hand")
  func byHand() throws {
    let figures = try TrainingStatistics(sessions(Self.rows)).figures()
    #expect(figures.unit == .kilogram && figures.total.workouts == 3 && figures.setsWithoutUnit == 0)
    let sets = figures.total.sets
    #expect(sets.all == 11 && sets.completed == 10 && sets.warmUp == 1)
    #expect(figures.total.volume == 300 + 500 + 330 + 960 + 780 + 600 + 330 + 80)
    #expect(figures.weeks.map(\.name) == ["2025-W10", "2025-W11", "2025-W12", "2025-W13", "2025-W14"])
    #expect(figures.weeks.map(\.volume) == [2870, 600, 0, 0, 410])
    #expect(figures.weeks.map(\.sets) == [5, 1, 0, 0, 4] && figures.weeks.map(\.workouts) == [1, 1, 0, 0, 1])
    #expect(figures.weeks.map { "\($0.monday)" }.first == "2025-03-03")
    #expect(figures.exercises.map(\.name) == ["Squat", "Pull Up", "Bench Press"])
    #expect(figures.exercises.map(\.workouts) == [3, 1, 1] && figures.exercises.map(\.volume) == [2060, 80, 1740])
    #expect(figures.firstDay?.description == "2025-03-03" && figures.lastDay?.description == "2025-03-31")
  }

  @Test("Records are set by more, not by as much; warm-ups and sets not done hold none")
  func records() throws {
    let exercises = try TrainingStatistics(sessions(Self.rows)).figures().exercises
    #expect(
      records(exercises[0]) == [
        "2025-03-03 heaviestLoad 110", "2025-03-03 mostRepetitions 5", "2025-03-03 largestSetVolume 500",
        "2025-03-03 epley 121", "2025-03-03 brzycki 116.47", "2025-03-12 mostRepetitions 6",
        "2025-03-12 largestSetVolume 600",
      ])
    #expect(exercises[0].records.map(\.kind) == [.heaviestLoad, .mostRepetitions, .largestSetVolume, .epley, .brzycki])
    #expect(exercises[0].record(.mostRepetitions)?.day.description == "2025-03-12")
    #expect(exercises[0].estimates.map(\.epley) == [121, 120, 121])
    #expect(exercises[0].record(.longestDistance) == nil)
    // Help counts nothing but the repetitions, and 13 of them are too many for an estimate.
    #expect(
      records(exercises[1]) == [
        "2025-03-31 heaviestLoad 10", "2025-03-31 mostRepetitions 12", "2025-03-31 largestSetVolume 80",
        "2025-03-31 epley 12.67", "2025-03-31 brzycki 12.41",
      ])
    #expect(exercises[2].estimates.map(\.epley) == [112] && exercises[2].record(.mostRepetitions)?.value == 13)
  }

  @Test("How steady the training was is told by weeks and days, without a clock")
  func consistency() throws {
    let found = try #require(TrainingStatistics(sessions(Self.rows)).figures().consistency)
    #expect(found.weeks == 5 && found.weeksTrained == 3 && found.workoutsPerWeek == 0.6)
    #expect(found.shareOfWeeksTrained == 0.6 && found.daysByWeekday == [2, 0, 1, 0, 0, 0, 0])
    #expect(found.longestStreak.weeks == 2 && found.longestStreak.monday.description == "2025-03-03")
    #expect(found.currentStreak.weeks == 1 && found.currentStreak.monday.description == "2025-03-31")
    #expect(found.longestGap?.days == 19 && found.longestGap?.from.description == "2025-03-12")
  }

  @Test("Distance, time and what is equal on paper")
  func otherRecords() throws {
    let rows = """
      2025-03-03T18:00:00,Running,,,,,,,1,mi,600
      2025-03-04T18:00:00,Running,,,,,,,1600,m,700
      2025-03-05T18:00:00,Running,,,,,,,5,,50
      2025-03-06T18:00:00,Curl,,10,kg,10
      2025-03-07T18:00:00,Curl,,12.5,kg,2
      """
    let exercises = try TrainingStatistics(sessions(rows)).figures().exercises
    let running = try #require(exercises.first { $0.name == "Running" })
    #expect(
      records(running) == [
        "2025-03-03 longestDistance 1609.34", "2025-03-03 longestDuration 600", "2025-03-04 longestDuration 700",
      ])
    let curl = try #require(exercises.first { $0.name == "Curl" })
    #expect(curl.record(.epley)?.day.description == "2025-03-06")
    #expect(curl.record(.heaviestLoad)?.day.description == "2025-03-07")
  }

  @Test("Pounds and kilograms are added in the unit that most sets have, or that the caller wants")
  func units() throws {
    let rows = """
      2025-03-03T18:00:00,Squat,,225,lb,1
      2025-03-04T18:00:00,Squat,,100,kg,2
      2025-03-05T18:00:00,Squat,,45,lb,10
      2025-03-06T18:00:00,Squat,,50,,10
      2025-03-06T18:00:00,Squat,,0,,10
      """
    let statistics = try TrainingStatistics(sessions(rows))
    let pounds = statistics.figures()
    #expect(pounds.unit == .pound && statistics.figures(in: .unknown("stone")).unit == .pound)
    #expect(pounds.total.volume == 1_115.924524 && pounds.setsWithoutUnit == 1)
    #expect(pounds.exercises[0].record(.heaviestLoad)?.value == 225)
    #expect(pounds.exercises[0].estimates[0].epley == 225)
    let kilograms = statistics.figures(in: .kilogram)
    #expect(kilograms.total.volume == 506.17485 && kilograms.exercises[0].record(.heaviestLoad)?.value == 102.05828325)
    #expect(kilograms.exercises[0].record(.largestSetVolume)?.value == 204.1165665)
  }

  @Test("Exercises are one by their template, else by their folded name, under the name most used")
  func grouping() {
    func exercise(_ name: String, _ template: UInt64?) -> LoggedExercise {
      var exercise = LoggedExercise(id: Identifier(.zero), name: name)
      exercise.exerciseID = template.map { Identifier(UniqueIdentifier(high: 0, low: $0)) }
      exercise.setGroups = [LoggedSetGroup(id: Identifier(.zero), sets: [LoggedSet(id: Identifier(.zero), reps: 5)])]
      return exercise
    }
    let exercises = [
      exercise("B", 1), exercise("A", 1), exercise("Über", nil), exercise("uber", nil), exercise("uber", nil),
      exercise("A", nil),
    ]
    let session = Session(
      id: Identifier(.zero), sections: [Section(id: Identifier(.zero), exercises: exercises)])
    let figures = TrainingStatistics([session, session]).figures()
    #expect(figures.exercises.map(\.name) == ["uber", "A", "A"])
    #expect(figures.exercises.map(\.sets.completed) == [6, 4, 2] && figures.exercises.map(\.workouts) == [2, 2, 2])
    // Undated sessions count, but in no week, and hold no record.
    #expect(figures.total.workouts == 2 && figures.undated == figures.total && figures.weeks.isEmpty)
    #expect(figures.consistency == nil && figures.exercises.allSatisfy(\.recordHistory.isEmpty))
  }

  @Test(
    "A week belongs to the year that has its Thursday",
    arguments: [
      ("2018-12-31", "2019-W01"), ("2020-12-31", "2020-W53"), ("2021-01-03", "2020-W53"), ("2021-01-04", "2021-W01"),
      ("2024-12-30", "2025-W01"), ("1970-01-01", "1970-W01"), ("1969-12-28", "1969-W52"), ("9999-12-31", "9999-W52"),
      ("0000-01-01", "0000-W00"), ("0000-01-03", "0000-W01"),
    ])
  func weeks(day: String, name: String) {
    let session = Session(id: Identifier(.zero), start: CivilMoment(day))
    let figures = TrainingStatistics([session]).figures()
    #expect(figures.weeks.map(\.name) == [name] && figures.consistency?.longestGap == nil)
    #expect(figures.consistency?.daysByWeekday.reduce(0, +) == 1)
  }

  @Test("Numbers that nobody lifts do no harm")
  func hostile() throws {
    let huge = LoggedSet(id: Identifier(.zero), load: Load(value: 1e308, unit: .kilogram), reps: .max)
    let odd = LoggedSet(id: Identifier(.zero), load: Load(value: -.infinity, unit: .pound), reps: 5)
    var exercise = LoggedExercise(id: Identifier(.zero), name: "")
    exercise.setGroups = [LoggedSetGroup(id: Identifier(.zero), sets: [huge, odd, huge])]
    var first = Session(id: Identifier(.zero), start: CivilMoment("0000-01-01"))
    first.sections = [Section(id: Identifier(.zero), exercises: [exercise])]
    first.duration = .nan
    var last = first
    last.start = CivilMoment("9999-12-31T23:59:59")
    let figures = TrainingStatistics([last, first]).figures()
    #expect(figures.total.volume == 9e9 && figures.total.duration == 0 && figures.weeks.count == 521_776)
    #expect(TrainingReport(figures).html().count < 100_000)
  }

  // MARK: - Properties

  private func generated(_ seed: UInt64) throws -> [Session] {
    var history = StrongHistory(seed: seed, isAndroid: seed % 2 == 0)
    return try readHistory(history.text(sessions: 60), options: kilograms).sessions
  }

  @Test("The order of sessions makes no difference, to the last digit", arguments: 1...6 as ClosedRange<UInt64>)
  func order(seed: UInt64) throws {
    let sessions = try generated(seed)
    let figures = TrainingStatistics(sessions).figures()
    var random = SeededGenerator(seed: seed)
    for _ in 0..<3 { #expect(TrainingStatistics(sessions.shuffled(using: &random)).figures() == figures) }
    #expect(figures.exercises.contains { $0.recordHistory.count > $0.records.count })
  }

  @Test("Weeks, days and exercises add up to the totals", arguments: 1...6 as ClosedRange<UInt64>)
  func sums(seed: UInt64) throws {
    let sessions = try generated(seed)
    for unit in LoadUnit.known {
      let figures = TrainingStatistics(sessions).figures(in: unit)
      let total = figures.total
      #expect(abs(total.volume - sessions.reduce(0) { $0 + $1.volume(in: unit) }) < 1e-3)
      #expect(abs(figures.weeks.reduce(0) { $0 + $1.volume } - total.volume) < 1e-3)
      #expect(abs(figures.exercises.reduce(0) { $0 + $1.volume } - total.volume) < 1e-3)
      #expect(figures.weeks.reduce(0) { $0 + $1.workouts } == total.workouts && total.workouts == sessions.count)
      #expect(figures.weeks.reduce(0) { $0 + $1.sets } == total.sets.completed)
      #expect(figures.days.reduce(0) { $0 + $1.sets } == total.sets.completed)
      #expect(figures.exercises.reduce(0) { $0 + $1.sets.all } == total.sets.all)
    }
  }

  @Test("Figures of what a filter leaves are those parts of the whole", arguments: 1...4 as ClosedRange<UInt64>)
  func filtered(seed: UInt64) throws {
    let sessions = try generated(seed)
    let whole = TrainingStatistics(sessions).figures()
    for exercise in whole.exercises {
      let part = SessionFilter(exercises: [exercise.name]).apply(toAll: sessions)
      #expect(TrainingStatistics(part).figures(in: whole.unit).exercises == [exercise])
    }
    let since = try #require(CivilDate(year: 2024, month: 2, day: 1))
    let until = try #require(CivilDate(year: 2024, month: 2, day: 20))
    let part = TrainingStatistics(SessionFilter(since: since, until: until).apply(toAll: sessions)).figures()
    #expect(part.days == whole.days.filter { (since...until).contains($0.day) } && !part.days.isEmpty)
    let last = TrainingStatistics(SessionFilter(lastCount: 7).apply(toAll: sessions)).figures()
    #expect(last.total.workouts == 7 && last.lastDay == whole.lastDay)
  }
}
