import Carryover

/// The figures of a history for people, in lines of 80 characters.
struct FiguresText {
  private let figures: TrainingFigures
  private let style: TextStyle
  private let showsAll: Bool
  private var lines: [String] = []

  init(_ figures: TrainingFigures, file: String, showsAll: Bool, style: TextStyle) {
    self.figures = figures
    self.style = style
    self.showsAll = showsAll
    let days = figures.firstDay.flatMap { first in figures.lastDay.map { ", \(first) to \($0)" } } ?? ""
    lines.append(
      style.bold(Terminal.safeLine(file)) + ": " + FigureText.count(figures.total.workouts, "workout") + days)
    addTotals()
    if let consistency = figures.consistency { add(consistency) }
    addWeeks()
    addExercises()
    addRecords()
  }

  var text: String { lines.joined(separator: "\n") + "\n" }

  private mutating func add(_ heading: String, _ words: String) {
    lines.append(style.bold(heading) + String(repeating: " ", count: max(1, 12 - heading.count)) + words)
  }

  private mutating func addTotals() {
    let total = figures.total
    let days = FigureText.count(figures.days.count, "day")
    add(
      "workouts", "\(total.workouts) on \(days), \(FigureText.number(total.duration / 3600, decimals: 1)) hours in all")
    if figures.undated.workouts > 0 {
      let undated = FigureText.count(figures.undated.sets.completed, "set")
      add("undated", "\(figures.undated.workouts) of them, with \(undated), in no week and without records")
    }
    add("exercises", "\(figures.exercises.count)")
    add("sets", "\(total.sets.all): \(total.sets.completed) completed; \(total.sets.warmUp) warm-up")
    add("volume", amount(total.volume))
    if figures.setsWithoutUnit > 0 {
      add("no unit", "\(FigureText.count(figures.setsWithoutUnit, "set")) whose load counts nothing")
    }
  }

  private mutating func add(_ consistency: Consistency) {
    let share = FigureText.number(consistency.shareOfWeeksTrained * 100)
    let mean = FigureText.number(consistency.workoutsPerWeek, decimals: 1)
    add("weeks", "\(consistency.weeksTrained) of \(consistency.weeks) trained (\(share) %), \(mean) a week on average")
    let longest = consistency.longestStreak
    let current = FigureText.count(consistency.currentStreak.weeks, "week")
    add("streak", "\(current) up to the last workout; longest \(longest.weeks), from \(longest.monday)")
    if let gap = consistency.longestGap {
      add("longest gap", "\(FigureText.count(gap.days, "day")), \(gap.from) to \(gap.to)")
    }
    let days = zip(["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"], consistency.daysByWeekday)
    add("weekdays", days.map { "\($0) \($1)" }.joined(separator: ", "))
  }

  private mutating func addWeeks() {
    guard !figures.weeks.isEmpty else { return }
    let shown = showsAll ? figures.weeks[...] : figures.weeks.suffix(12)
    lines += ["", style.bold("week        monday      workouts    sets          volume")]
    let hidden = figures.weeks.count - shown.count
    if hidden > 0 { lines.append("… \(hidden) earlier (--all lists them)") }
    for week in shown {
      lines.append(
        Prose.padded(week.name, 12) + "\(week.monday)" + leading("\(week.workouts)", 10) + leading("\(week.sets)", 8)
          + leading(amount(week.volume), 16))
    }
  }

  private mutating func addExercises() {
    guard !figures.exercises.isEmpty else { return }
    let shown = showsAll ? figures.exercises[...] : figures.exercises.prefix(20)
    lines += ["", style.bold(name("exercise") + "workouts    sets          volume    1RM  last")]
    for exercise in shown {
      let best = exercise.record(.epley).map { FigureText.number($0.value, decimals: 1) } ?? ""
      let line =
        name(exercise.name) + leading("\(exercise.workouts)", 8) + leading("\(exercise.sets.completed)", 8)
        + leading(exercise.volume > 0 ? amount(exercise.volume) : "", 16) + leading(best, 7)
        + "  \(exercise.lastDay.map { "\($0)" } ?? "")"
      lines.append(line)
    }
    tellHidden(figures.exercises.count - shown.count)
  }

  private mutating func addRecords() {
    let holders = figures.exercises.filter { !$0.records.isEmpty }
    guard !holders.isEmpty else { return }
    let shown = showsAll ? holders[...] : holders.prefix(8)
    lines += ["", style.bold("records")]
    for exercise in shown {
      lines.append(Terminal.safeLine(exercise.name))
      for record in exercise.records {
        let amount = FigureText.record(record, in: figures.unit)
        lines.append("  " + Prose.padded(record.kind.words, 24) + Prose.padded(amount, 34) + "  \(record.day)")
      }
    }
    tellHidden(holders.count - shown.count)
  }

  private mutating func tellHidden(_ count: Int) {
    if count > 0 { lines.append("… and \(count) more (--all lists them)") }
  }

  private func amount(_ volume: Double) -> String { FigureText.number(volume) + " " + figures.unit.rawValue }

  /// A name in its column, cut where it is longer.
  private func name(_ text: String) -> String {
    let safe = Terminal.safeLine(text)
    return Prose.padded(safe.count > 26 ? safe.prefix(25) + "…" : safe, 27)
  }

  private func leading(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(1, width - text.count)) + text
  }
}
