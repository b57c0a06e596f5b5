/// Words that say which sets come next, and which came before.
extension NotationParser {
  /// Whether the word for the sets comes next that all before them lead to: `work`, `working sets`.
  var beginsWork: Bool {
    guard let token = token(), token.word == .working else { return false }
    return letters(token).starts(with: "work".utf8)
  }

  /// Whether `set 2`, `S2` and a set stand here.
  var isMarker: Bool {
    guard isNumber(1), let next = token(2) else { return false }
    return next.kind == .colon || next.kind == .dash || next.kind == .number && next.isSpaced
  }

  /// `60x5 90x3 110x2, work 5x5 130`: single sets with rising loads before those are warm-ups.
  func warmUp(_ clauses: inout [NotationClause]) {
    let loads = clauses.map { $0.factors.first?.first.value ?? 0 }
    guard clauses.count > 1,
      clauses.allSatisfy({ $0.kind == nil && !$0.isPlanned && (2...3).contains($0.factors.count) }),
      clauses.allSatisfy({ $0.factors[1].link == .times && !$0.factors[1].isList && !$0.factors[0].first.isSmall }),
      zip(loads, loads.dropFirst()).allSatisfy({ $0 < $1 })
    else { return }
    for index in clauses.indices { clauses[index].kind = .warmup }
  }

  /// `90x5 - 90 felt heavy`: what is told of a load.
  var tellsOfFeeling: Bool { token().map { $0.kind == .word && isOf($0, Self.feelings) } ?? false }

  private static let feelings: NoteWordSet = ["felt", "feels", "moved", "flew"]

  /// `65 kg 1x11 AMRAP`, `5, 5, 11 AMRAP`, `11 (AMRAP)`: behind how many there were. A small number before the word is of
  /// sets.
  func isBehindCount(_ clause: NotationClause) -> Bool {
    guard token(1)?.kind != .colon, !isNumber(1), token(1)?.kind != .times, token(1)?.word != .reps,
      token(-1)?.kind == .number || token(-1)?.kind == .open && token(-2)?.kind == .number,
      let last = clause.factors.last, let count = last.quantities.last, let value = count.value,
      count.kind == .plain || count.kind == .reps, count.isSmall || value <= 100 && !count.isDecimal
    else { return false }
    return last.isList || value > 5 || last.link == .times && clause.factors.count > 1
  }

  /// `BWx8 → BWx7`, `40kgx8 → 40kgx7`: nothing was taken off.
  func isLevel(_ clause: NotationClause, behind found: [NotationClause]) -> Bool {
    guard let last = found.last?.factors.first, let next = clause.factors.first, last.kind == .load, next.kind == .load,
      clause.factors.count == 2, found.last?.factors.count == 2, !found.contains(where: { $0.isDrop })
    else { return false }
    return last.first.value == next.first.value && last.first.loadKind == next.first.loadKind
      && last.first.loadKind == .bodyweight || last.first.value != nil && last.first.value == next.first.value
      || last.first.loadKind == .bodyweight && next.first.loadKind == .added
  }

  /// A number that is too large for one of sets, or `25 x 15, 15, 19`, of which there are not so many.
  func beginsWithLoad(_ clause: NotationClause) -> Bool {
    guard let first = clause.factors.first else { return false }
    return !first.first.isSmall || clause.factors[1].quantities.count > 1 && !first.isList && first.first.value ?? 0 > 6
  }

  /// `100x8 (AMRAP)`, `85% – 100x8 (AMRAP)`: behind a load and what was done with it.
  func isBehindProduct(_ clause: NotationClause) -> Bool {
    clause.factors.count == (clause.factors.first?.kind == .percent ? 3 : 2) && clause.factors.last?.link == .times
      && token(1)?.kind != .colon && !isNumber(1)
  }

  /// `1x10 @ 190 lbs (AMRAP)`, `3x10 190 lbs AMRAP`: behind sets, repetitions and a load.
  func isBehindSetsAndLoad(_ clause: NotationClause) -> Bool {
    clause.factors.count == 3 && clause.has(.load) && token(1)?.kind != .colon && !isNumber(1)
      && clause.factors.contains { $0.link == .times && $0.kind != .load }
      && !clause.factors.contains { $0.isList || $0.kind == .reps && $0.first.isAmrap }
  }
}
