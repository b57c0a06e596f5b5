import Carryover

/// What a mapping did to a library, as text and as JSON.
enum MappingText {
  static func text(_ outcome: MappingOutcome) -> String {
    var text = ""
    for name in outcome.names {
      text += Terminal.safeLine("\(name.name) → \(name.exercise.name): \(changes(name))") + "\n"
    }
    for exercise in outcome.merged { text += "merged: your exercise \(Terminal.safeLine(exercise.name))\n" }
    return text
  }

  private static func changes(_ name: MappingOutcome.Name) -> String {
    var parts: [String] = []
    if name.exercises > 0 {
      let exercises = ReportPrinter.count(name.exercises, "logged exercise")
      parts.append("\(exercises) with \(ReportPrinter.count(name.sets, "set"))")
    }
    if name.planned > 0 { parts.append(ReportPrinter.count(name.planned, "planned exercise")) }
    if name.distances > 0 { parts.append("the unit of \(ReportPrinter.count(name.distances, "distance"))") }
    return parts.isEmpty ? "nothing to change" : parts.joined(separator: ", ")
  }

  static func json(_ outcome: MappingOutcome, receipt: Receipt?) -> String {
    var json = JSONText()
    json.object {
      $0.member("receipt", receipt.map { "\($0.id)" })
      $0.array("names", outcome.names) { json, name in
        json.object {
          $0.member("name", name.name)
          $0.member("exercise", name.exercise.name)
          $0.member("exerciseID", "\(name.exercise.id)")
          $0.member("loggedExercises", name.exercises)
          $0.member("sets", name.sets)
          $0.member("plannedExercises", name.planned)
          $0.member("distances", name.distances)
        }
      }
      $0.entities("merged", outcome.merged.map(Entity.exercise))
    }
    return json.text + "\n"
  }
}
