import TrainingModel

/// Machines, and the maximum that loads are of.
extension NotationLine {
  /// `Leg press pin 10 x 12`, `Leg extension level 8: 12, 10`: what a machine is set to is the load.
  func machineUnit(_ lead: Range<Int>) -> NotationLoadUnit? {
    guard let last = tokens[trimmed(lead)].last, last.word == .setting else { return nil }
    switch text(last.start..<last.end).lowercased() {
    case "pin": return .pin
    case "level", "lvl": return .level
    default: return nil
    }
  }

  func setMachine(_ unit: NotationLoadUnit, _ found: inout FoundClauses) {
    for index in found.meanings.indices {
      if found.meanings[index].durations.isEmpty, found.meanings[index].distances.isEmpty {
        for place in found.meanings[index].loads.indices where found.meanings[index].loads[place].loadUnit == nil {
          found.meanings[index].loads[place].loadUnit = unit
        }
      } else if index == 0, found.clauses[0].factors[0].kind == .plain {
        // `level 8: 20 min` is how hard the machine went.
        found.meanings[0].sets = nil
        found.meanings[0].loads = []
      }
    }
  }

  /// `Squat 1RM: 140, 150, 160`: how often each load is lifted.
  func repsOfMaximum(_ lead: Range<Int>) -> Int? {
    let end = trimmed(lead).upperBound
    guard end - lead.lowerBound > 2, tokens[end - 2].kind == .number, !tokens[end - 1].isSpaced,
      text(of: end - 1).lowercased() == "rm", tokens[end - 2].value <= 10
    else { return nil }
    return Int(exactly: tokens[end - 2].value)
  }
}
