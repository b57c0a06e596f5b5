import TrainingModel

/// Machines, and the maximum that loads are of.
extension NotationLine {
  /// `20 lb x 15xF, 12xF`: behind a load and its repetitions, the number before the letter counts repetitions.
  func withFailureBehind(_ clause: NotationClause, _ found: FoundClauses) -> NotationClause {
    guard let before = found.meanings.last, !before.loads.isEmpty, !before.reps.isEmpty, clause.factors.count == 2,
      clause.factors[0].kind == .plain, !clause.factors[0].isList, clause.factors[0].first.isSmall,
      clause.factors[1].link == .times, clause.factors[1].first.toFailure, clause.factors[1].first.value == nil
    else { return clause }
    var clause = clause
    clause.factors.removeLast()
    clause.factors[0].setKind(.reps)
    clause.factors[0].quantities[0].toFailure = true
    return clause
  }

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

  /// `75x20,18,16 lbs`: the unit behind the list is that of the load before it.
  func withUnitOfReps(_ clause: NotationClause) -> NotationClause? {
    guard clause.factors.count == 2, clause.factors[1].link == .times, clause.factors[1].kind == .load,
      clause.factors[1].isList, clause.factors[0].kind == .plain, !clause.factors[0].isList,
      let load = clause.factors[0].first.value, load > 30,
      clause.factors[1].quantities.allSatisfy({ $0.isSmall && ($0.value ?? 99) < load })
    else { return nil }
    var clause = clause
    let unit = clause.factors[1].quantities.last?.loadUnit
    clause.factors[0].setKind(.load)
    clause.factors[0].quantities[0].loadUnit = unit
    clause.factors[1].setKind(.plain)
    for index in clause.factors[1].quantities.indices { clause.factors[1].quantities[index].loadUnit = nil }
    return clause
  }
}
