import Carryover

/// A preview for programs, as one JSON object.
enum PreviewJSON {
  static func text(_ preview: HistoryPreview, _ summary: SourceSummary, _ plan: ImportPlan?) -> String {
    var json = JSONText()
    json.object {
      $0.member("format", summary.format)
      $0.member("dialect", summary.dialect)
      if let bundle = summary.bundle { $0.object("bundle") { BundleText.members(&$0, bundle) } }
      if let plan { $0.member("plan", plan) }
      $0.rows(of: summary)
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
}
