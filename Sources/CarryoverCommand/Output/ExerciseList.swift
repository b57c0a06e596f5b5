import Carryover

/// The exercises of a history and what they were found to be, as text and as JSON.
enum ExerciseList {
  static func text(_ shown: [ExerciseSurvey.Name], of all: [ExerciseSurvey.Name], _ style: TextStyle) -> String {
    var text = style.bold("  sets  name and what it is\n")
    for name in shown {
      let count = "\(name.sets)"
      text += String(repeating: " ", count: max(0, 6 - count.count)) + count
      text += "  \(Terminal.safeLine(name.name))  →  \(meaning(name))\n"
    }
    let sets = all.reduce(0) { $0 + $1.sets }
    let matched = all.filter { $0.match.kind != .custom }
    let matchedSets = matched.reduce(0) { $0 + $1.sets }
    text += "\n\(matched.count) of \(ReportPrinter.count(all.count, "name")) found"
    text += ", with \(matchedSets) of \(ReportPrinter.count(sets, "set"))\n"
    return text
  }

  private static func meaning(_ name: ExerciseSurvey.Name) -> String {
    let exercise = Terminal.safeLine(name.match.exercise.name)
    let modality = name.match.exercise.modality.map { ", \($0.rawValue)" } ?? ""
    switch name.match.kind {
    case .catalogue: return exercise + modality
    case .mapping: return exercise + modality + " (your mapping)"
    case .custom:
      let near = name.nearest.map { "\($0.exercise.name) (\(reason($0)))" }.joined(separator: ", ")
      return "an exercise of your own\(modality)" + (near.isEmpty ? "" : "; near: \(near)")
    }
  }

  /// Why a name is near.
  private static func reason(_ near: NearExercise) -> String {
    if let letters = near.differingLetters {
      return ReportPrinter.count(letters, "letter") + " differ" + (letters == 1 ? "s" : "")
    }
    return "shares " + near.sharedWords.map { "\"\($0)\"" }.joined(separator: ", ")
  }

  static func json(_ names: [ExerciseSurvey.Name]) -> String {
    var json = JSONText()
    json.object {
      $0.array("exercises", names) { json, name in
        json.object {
          $0.member("name", name.name)
          $0.member("sets", name.sets)
          $0.member("sessions", name.sessions)
          $0.member("match", name.match.kind.rawValue)
          $0.member("exercise", name.match.exercise.name)
          $0.member("exerciseID", "\(name.match.exercise.id)")
          $0.member("modality", name.match.exercise.modality?.rawValue)
          $0.array("nearest", name.nearest) { json, near in
            json.object {
              $0.member("name", near.exercise.name)
              $0.member("exerciseID", "\(near.exercise.id)")
              $0.strings("sharedWords", near.sharedWords)
              $0.member("differingLetters", near.differingLetters)
            }
          }
        }
      }
    }
    return json.text + "\n"
  }
}
