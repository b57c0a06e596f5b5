import Carryover

/// A preview for people: a heading and its figures a line, and a table of the workouts.
struct PreviewText {
  private let preview: HistoryPreview
  private let summary: SourceSummary
  private let style: TextStyle
  private var lines: [String] = []

  init(_ preview: HistoryPreview, _ summary: SourceSummary, showsAll: Bool, style: TextStyle) {
    self.preview = preview
    self.summary = summary
    self.style = style
    lines.append("\(style.bold(Terminal.safeLine(summary.file))): \(summary.format), \(summary.dialect)")
    addRows(summary.rows)
    addUnits()
    // A plan or a document of templates has nothing that was trained.
    if preview.sessions > 0 || preview.otherEntities.isEmpty { addFigures() }
    addFindings()
    addWorkouts(showsAll: showsAll)
  }

  var text: String { lines.joined(separator: "\n") + "\n" }

  private mutating func add(_ heading: String, _ words: String) {
    let space = String(repeating: " ", count: max(1, 12 - heading.count))
    lines.append(style.bold(heading) + space + Terminal.safeLine(words))
  }

  private mutating func addRows(_ rows: RowCounts) {
    if summary.format == InputFormat.plan.identifier {
      return add("lines", "\(rows.read): \(ReportPrinter.planParts(summary).joined(separator: ", "))")
    }
    var parts = [
      ReportPrinter.count(rows.sets, "set"), ReportPrinter.count(rows.rest, "rest"),
      ReportPrinter.count(rows.notes, "note"), "\(rows.repeated) repeated", "\(rows.rejected) rejected",
    ]
    if rows.exercises > 0 { parts.insert(ReportPrinter.count(rows.exercises, "exercise"), at: 1) }
    add("rows", "\(rows.read): \(parts.joined(separator: ", "))")
  }

  private mutating func addUnits() {
    let sets = Self.setsByUnit(preview.loadUnits)
    if !sets.isEmpty { add("weights", "\(sets) (\(summary.loadUnitSource))") }
    for unit in LoadUnit.known {
      if let words = summary.unitEvidence[unit] { add("  for \(unit.rawValue)", words) }
    }
    let distances = Self.setsByUnit(preview.distanceUnits)
    if !distances.isEmpty { add("distances", distances) }
  }

  private static func setsByUnit(_ counts: [String: Int]) -> String {
    counts.sorted { $0.key < $1.key }.map { "\($0.value) sets in \($0.key)" }.joined(separator: ", ")
  }

  private mutating func addFigures() {
    if let range = preview.dateRange { add("dates", "\(range.first.date) to \(range.last.date)") }
    add("sessions", "\(preview.sessions), \(Prose.whole(preview.durationSeconds / 3600)) hours in all")
    add("exercises", "\(preview.exerciseNames.count) different, logged \(preview.loggedExercises) times")
    let sets = preview.sets
    let kinds = "\(sets.working) working, \(sets.warmup) warm-up, \(sets.drop) drop"
    add("sets", "\(sets.total): \(kinds); \(sets.failure) to failure, \(sets.empty) empty")
    add("totals", "\(preview.reps) reps\(volumes)")
    let notes = "\(preview.exerciseNotes) of exercises, \(preview.workoutNotes) of workouts"
    add("notes", "\(notes); RPE on \(preview.rpeSets) sets")
  }

  private var volumes: String {
    LoadUnit.known.compactMap { unit in
      let volume = preview.loggedVolume(in: unit)
      return volume > 0 ? ", \(Prose.whole(volume)) \(unit.rawValue) lifted" : nil
    }.joined()
  }

  private mutating func addFindings() {
    for gap in preview.longestGaps(3) { add("gap", "\(gap.days) days, \(gap.from) to \(gap.to)") }
    for odd in preview.oddities.prefix(10) {
      add("odd", "\(odd.start.map { "\($0)" } ?? "undated"): \(odd.detail)")
    }
    for pair in preview.duplicates.prefix(10) { add("duplicate", "\(pair.first) and \(pair.second)") }
    for (kind, count) in preview.otherEntities.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      lines.append("\(style.bold(Terminal.safeLine(kind.rawValue))): \(count)")
    }
  }

  private mutating func addWorkouts(showsAll: Bool) {
    guard !preview.rows.isEmpty else { return }
    let shown = showsAll ? preview.rows[...] : preview.rows.prefix(50)
    lines += ["", style.bold("start                 sets  exercises  minutes  volume        workout")]
    for row in shown {
      let start = row.start.map { "\($0)".replacing("T", with: " ") } ?? "undated"
      let minutes = row.duration.map { Prose.whole(($0 / 60).rounded(.down)) } ?? ""
      let volume = row.unit.map { "\(Prose.whole(row.volume)) \($0.rawValue)" } ?? ""
      lines.append(
        Prose.padded(start, 20) + Self.leading("\(row.sets)", 6) + Self.leading("\(row.exercises)", 11)
          + Self.leading(minutes, 9) + "  " + Prose.padded(volume, 14) + Terminal.safeLine(row.title ?? ""))
    }
    let hidden = preview.rows.count - shown.count
    if hidden > 0 { lines.append("… and \(hidden) more (--all lists them)") }
  }

  private static func leading(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }
}
