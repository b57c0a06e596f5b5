import Carryover

/// Prints a preview, for people and for programs.
enum PreviewPrinter {
  static func json(_ preview: HistoryPreview, _ summary: SourceSummary) -> String {
    var json = JSONText()
    json.object {
      $0.member("format", summary.format)
      $0.member("dialect", summary.dialect)
      $0.rows(summary.rows)
      $0.member("sessions", preview.sessions)
      $0.member("loggedExercises", preview.loggedExercises)
      $0.member("exercises", preview.exerciseNames.count)
      sets(&$0, preview)
      totals(&$0, preview)
      $0.member("rpeSets", preview.rpeSets)
      $0.member("exerciseNotes", preview.exerciseNotes)
      $0.member("workoutNotes", preview.workoutNotes)
      $0.member("firstStart", preview.dateRange.map { "\($0.first)" })
      $0.member("lastStart", preview.dateRange.map { "\($0.last)" })
      units(&$0, preview, summary)
      $0.array("gaps", preview.longestGaps(5)) { json, gap in
        json.object {
          $0.member("from", "\(gap.from)")
          $0.member("to", "\(gap.to)")
          $0.member("days", gap.days)
        }
      }
      $0.array("odd", preview.oddities) { json, odd in
        json.object {
          $0.member("kind", odd.kind.rawValue)
          $0.member("start", odd.start.map { "\($0)" })
          $0.member("detail", odd.detail)
        }
      }
      $0.array("duplicates", preview.duplicates) { json, pair in
        json.object {
          $0.member("first", "\(pair.first)")
          $0.member("second", "\(pair.second)")
        }
      }
      $0.diagnostics(summary.log, file: summary.file)
    }
    return json.text
  }

  private static func sets(_ json: inout JSONText, _ preview: HistoryPreview) {
    json.object("sets") {
      $0.member("total", preview.sets.total)
      $0.member("working", preview.sets.working)
      $0.member("warmup", preview.sets.warmup)
      $0.member("drop", preview.sets.drop)
      $0.member("failure", preview.sets.failure)
      $0.member("empty", preview.sets.empty)
    }
  }

  private static func totals(_ json: inout JSONText, _ preview: HistoryPreview) {
    json.object("totals") {
      $0.member("reps", preview.reps)
      $0.member("durationSeconds", preview.durationSeconds)
      $0.object("loggedVolume") {
        $0.member("kg", preview.loggedVolume(in: .kilogram))
        $0.member("lb", preview.loggedVolume(in: .pound))
        let unstated = preview.loggedVolume(in: nil)
        if unstated > 0 { $0.member("unstated", unstated) }
      }
    }
  }

  private static func units(_ json: inout JSONText, _ preview: HistoryPreview, _ summary: SourceSummary) {
    json.object("units") {
      $0.member("load", summary.loadUnit?.rawValue)
      $0.member("loadFrom", summary.loadUnitSource)
      $0.object("loadSets") { json in
        for (unit, count) in preview.loadUnits.sorted(by: { $0.key < $1.key }) { json.member(unit, count) }
      }
      $0.object("distanceSets") { json in
        for (unit, count) in preview.distanceUnits.sorted(by: { $0.key < $1.key }) { json.member(unit, count) }
      }
      $0.object("evidence") { json in
        for unit in LoadUnit.known {
          if let words = summary.unitEvidence[unit] { json.member(unit.rawValue, words) }
        }
      }
    }
  }

  // MARK: Text

  static func text(_ preview: HistoryPreview, _ summary: SourceSummary, showsAll: Bool) -> String {
    var lines: [String] = []
    lines.append("\(Terminal.safeLine(summary.file)): \(summary.format), \(summary.dialect)")
    lines.append(rows(summary.rows))
    lines += unitLines(preview, summary)
    if let range = preview.dateRange { lines.append("dates       \(range.first.date) to \(range.last.date)") }
    lines.append("sessions    \(preview.sessions), \(hours(preview.durationSeconds))")
    lines.append("exercises   \(preview.exerciseNames.count) different, logged \(preview.loggedExercises) times")
    let sets = preview.sets
    lines.append(
      "sets        \(sets.total): \(sets.working) working, \(sets.warmup) warm-up, \(sets.drop) drop; "
        + "\(sets.failure) to failure, \(sets.empty) empty")
    lines.append("totals      \(preview.reps) reps\(volumes(preview))")
    lines.append(
      "notes       \(preview.exerciseNotes) of exercises, \(preview.workoutNotes) of workouts; RPE on \(preview.rpeSets) sets"
    )
    for gap in preview.longestGaps(3) { lines.append("gap         \(gap.days) days, \(gap.from) to \(gap.to)") }
    for odd in preview.oddities.prefix(10) {
      lines.append("odd         \(odd.start.map { "\($0)" } ?? "undated"): \(Terminal.safeLine(odd.detail))")
    }
    for pair in preview.duplicates.prefix(10) { lines.append("duplicate   \(pair.first) and \(pair.second)") }
    for (kind, count) in preview.otherEntities.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      lines.append("\(kind.rawValue): \(count)")
    }
    lines += table(preview, showsAll: showsAll)
    return lines.joined(separator: "\n") + "\n"
  }

  private static func rows(_ rows: RowCounts) -> String {
    let parts = [
      ReportPrinter.count(rows.sets, "set"), ReportPrinter.count(rows.rest, "rest"),
      ReportPrinter.count(rows.notes, "note"), "\(rows.repeated) repeated", "\(rows.rejected) rejected",
    ]
    return "rows        \(rows.read): \(parts.joined(separator: ", "))"
  }

  private static func unitLines(_ preview: HistoryPreview, _ summary: SourceSummary) -> [String] {
    var lines: [String] = []
    let sets = preview.loadUnits.sorted { $0.key < $1.key }.map { "\($0.value) sets in \($0.key)" }
    if !sets.isEmpty { lines.append("weights     \(sets.joined(separator: ", ")) (\(summary.loadUnitSource))") }
    for unit in LoadUnit.known {
      if let words = summary.unitEvidence[unit] { lines.append("  for \(unit.rawValue)    \(words)") }
    }
    let distances = preview.distanceUnits.sorted { $0.key < $1.key }.map { "\($0.value) sets in \($0.key)" }
    if !distances.isEmpty { lines.append("distances   \(distances.joined(separator: ", "))") }
    return lines
  }

  private static func hours(_ seconds: Double) -> String { "\(Int((seconds / 3600).rounded())) hours in all" }

  private static func volumes(_ preview: HistoryPreview) -> String {
    LoadUnit.known.compactMap { unit in
      let volume = preview.loggedVolume(in: unit)
      return volume > 0 ? ", \(Int(volume.rounded())) \(unit.rawValue) lifted" : nil
    }.joined()
  }

  private static func table(_ preview: HistoryPreview, showsAll: Bool) -> [String] {
    guard !preview.rows.isEmpty else { return [] }
    let shown = showsAll ? preview.rows[...] : preview.rows.prefix(50)
    var lines = ["", "start                 sets  exercises  minutes  volume        workout"]
    for row in shown {
      let start = row.start.map { "\($0)".replacing("T", with: " ") } ?? "undated"
      let minutes = row.duration.map { "\(Int($0 / 60))" } ?? ""
      let volume = row.unit.map { "\(Int(row.volume.rounded())) \($0.rawValue)" } ?? ""
      lines.append(
        padded(start, 20) + leading("\(row.sets)", 6) + leading("\(row.exercises)", 11) + leading(minutes, 9) + "  "
          + padded(volume, 14) + Terminal.safeLine(row.title ?? ""))
    }
    let hidden = preview.rows.count - shown.count
    if hidden > 0 { lines.append("… and \(hidden) more (--all lists them)") }
    return lines
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  private static func leading(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }
}
