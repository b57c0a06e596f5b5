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
    guard clauses.count > 1, clauses.allSatisfy({ $0.kind == nil && !$0.isPlanned && $0.factors.count == 2 }),
      clauses.allSatisfy({ $0.factors[1].link == .times && !$0.factors[1].isList && !$0.factors[0].first.isSmall }),
      zip(loads, loads.dropFirst()).allSatisfy({ $0 < $1 })
    else { return }
    for index in clauses.indices { clauses[index].kind = .warmup }
  }
}
