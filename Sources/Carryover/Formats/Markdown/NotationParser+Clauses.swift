import TrainingModel

extension NotationParser {
  /// The clauses that stand here, one behind the other, as far as the text is notation.
  mutating func clauses() -> [NotationClause] {
    var found: [NotationClause] = []
    var isDrop = false
    var isAddition = false
    var side: NotationSide?
    var isEachToFailure = false
    while found.count < 1000 {
      skipMisses(behind: found)
      if readShortRest(of: &found) { continue }
      let start = place
      if !found.isEmpty, isScore || isLimb || isComparison { break }
      if !found.isEmpty { skipRecord() }
      readSetMarker(number: found.count + 1)
      if beginsWork { warmUp(&found) }
      let marks = readPrefixes()
      isDrop = isDrop || marks.isDrop
      // `Left: 60 kg x 12, 60 kg x 11`
      side = marks.side ?? side
      isEachToFailure = isEachToFailure || marks.isEachToFailure
      guard !isScoreOfRounds, var clause = clause(marks) else {
        place = start
        break
      }
      // `100x1x5, 20 total`
      if !found.isEmpty, clause.factors.count == 1,
        clause.factors[0].kind == .plain && (token()?.word == .elsewhen || tellsOfFeeling)
          || clause.has(.duration) && isTotalAhead
      {
        place = start
        break
      }
      clause.isDrop =
        isDrop && !found.isEmpty && (marks.isDrop || !isRise(clause, behind: found) && !isLevel(clause, behind: found))
      if isEachToFailure { (clause.toFailure, clause.isEachToFailure) = (true, true) }
      if clause.side == nil, !clause.factors.contains(where: { $0.quantities.contains { $0.side != nil } }) {
        clause.side = side
      }
      // `L 30 kg x 12, x 12; R 20 kg x 10, x 8`
      if clause.side == nil, clause.factors.count == 1, clause.factors[0].link == .times,
        let first = found.last?.factors.first?.first, first.leadsWithSide
      {
        clause.side = first.side
      }
      clause.isAddition = isAddition
      clause.isDropByName = marks.isDrop
      // `7.5 kg x 18 + 5 + 5 + 4`: more of the same, with short rests.
      if isAddition, !marks.isDrop, clause.factors.count == 1, clause.factors[0].kind == .plain,
        clause.factors[0].first.isSmall
      {
        clause.isDrop = false
      }
      // `50 + 50`: nothing was taken off.
      if isAddition, !marks.isDrop, found.allSatisfy({ $0.factors.count == 1 && $0.has(.plain) }),
        clause.factors.count == 1,
        clause.has(.plain), !clause.factors[0].first.isDecimal, movesBody
      {
        clause.isDrop = false
      }
      // `4x15 + drop set 5 kg x 12`
      if marks.isDrop, isAddition { clause.kind = .drop }
      if isDrop, found.isEmpty { clause.kind = .drop }
      if attach(clause, to: &found) || takeRest(clause, to: &found) || takeTime(clause, to: &found)
        || takeReps(clause, to: &found)
        || takeRepsOfSets(clause, to: &found) || takeFewerSets(clause, to: &found) || takePair(clause, to: &found)
        || takeHold(clause, of: found) || takeLoadOfResult(clause, to: &found)
      {
      } else if clause.factors.isEmpty, found.isEmpty, clause.impliedReps != nil, !clause.efforts.isEmpty {
        // `Squat single @ 8`
        found.append(clause)
      } else if clause.factors.isEmpty {
        merge(clause, into: &found)
        if found.isEmpty { break }
      } else {
        found.append(clause)
      }
      if isAllWarmup {
        // `45x10, 95x5 (warm-ups), 185x5`: those before the bracket.
        for index in found.indices { found[index].kind = .warmup }
        isAllWarmup = false
      }
      if found.count == 1, isLoadedResult(of: found[0]) { found[0].isPlanned = true }
      let before = place
      if readWarmupOfAll(&found) { continue }
      skipPauses()
      guard let separator = readSeparator(behind: found) else {
        place = before
        break
      }
      isDrop = separator
      isAddition = tokens[before..<place].contains { $0.kind == .plus }
    }
    dropTotal(&found)
    settleGoalOfSets(&found)
    settleLoadsOfGoal(&found)
    shareEfforts(&found)
    settleTopEfforts(&found)
    spreadWarmup(&found)
    settleRuns(&found)
    settleUnitBehind(&found)
    shareLoadOfSides(&found)
    endWarmup(&found)
    endLabelledWarmups(&found)
    return found
  }

  /// `3 sets of 12 left, 3 sets of 12 right, 1 kg`: the load at the end is that of both sides.
  private func shareLoadOfSides(_ found: inout [NotationClause]) {
    func side(_ clause: NotationClause) -> NotationSide? {
      clause.side ?? clause.factors.lazy.compactMap(\.first.side).first
    }
    guard found.count == 2, let first = side(found[0]), let second = side(found[1]), first != second,
      !found[0].has(.load), found[0].factors.count > 1, let load = found[1].factors.last, load.kind == .load,
      load.link == .adjacent
    else { return }
    found[0].factors.append(load)
  }

  /// `20 10 40 8 60 5`: loads that rise, each with its repetitions; the first of them are as small as repetitions.
  private func settleRuns(_ found: inout [NotationClause]) {
    guard found.count > 1,
      found.allSatisfy({ $0.factors.count == 2 && $0.factors[1].link == .adjacent && $0.factors[1].kind == .plain }),
      found.allSatisfy({ $0.factors[0].kind == .plain && !$0.factors[0].isList })
    else { return }
    let loads = found.map { $0.factors[0].first.value ?? 0 }
    guard (loads.last ?? 0) > 30, zip(loads, loads.dropFirst()).allSatisfy({ $0 < $1 }) else { return }
    for index in found.indices { found[index].factors[0].setKind(.load) }
  }

  /// `15 kg → 12 → 17.5 kg → 10`: a load behind a sign that is no less than the one before.
  private func isRise(_ clause: NotationClause, behind found: [NotationClause]) -> Bool {
    guard let last = found.last?.factors.first, let next = clause.factors.first, last.kind == next.kind,
      last.kind == .load || last.kind == .plain && clause.factors.count == 2 && clause.factors[1].link == .times,
      let before = last.first.value, let load = next.first.value
    else { return false }
    return load > before
  }

  /// `52 minutes in total`
  private var isTotalAhead: Bool {
    isText(token(), "total") || token()?.word == .in && isText(token(1), "total") || isHoldOfLast
  }

  /// `2 x 15, 10 sec hold on last one`: of the set before.
  private var isHoldOfLast: Bool {
    guard isText(token(), "hold") || isText(token(), "pause") else { return false }
    var ahead = self
    ahead.place += 1
    return ahead.takeLastWords()
  }

  /// `3 sets: 60x10, 70x8, 75x6` says first how many follow.
  private func dropTotal(_ found: inout [NotationClause]) {
    guard found.count > 1, let total = found[0].factors.first, total.kind == .sets, found[0].factors.count > 1,
      total.first.value == Double(found.count), found[0].factors[1].link != .of,
      !found.dropFirst().contains(where: { $0.has(.sets) })
    else { return }
    found[0].factors.removeFirst()
    found[0].factors[0].link = .first
  }

  /// Marks without a number belong to the set before them (`3x5 @ 185, RPE 8`).
  private func merge(_ clause: NotationClause, into found: inout [NotationClause]) {
    guard var last = found.popLast() else { return }
    if !clause.efforts.isEmpty { last.efforts = clause.efforts }
    last.toFailure = last.toFailure || clause.toFailure
    last.isEach = last.isEach || clause.isEach
    last.isSkipped = last.isSkipped || clause.isSkipped
    last.isMissed = last.isMissed || clause.isMissed
    last.kind = clause.kind ?? last.kind
    last.side = clause.side ?? last.side
    last.rest = clause.rest ?? last.rest
    last.pace = clause.pace ?? last.pace
    last.heartRate = clause.heartRate ?? last.heartRate
    last.bandColor = clause.bandColor ?? last.bandColor
    last.end = clause.end
    found.append(last)
  }

  /// Whether a colon behind the word makes all of the line a warm-up: `Warm-up: 20x10. 40x5`.
  var isWarmupOfLine: Bool {
    zip(tokens, tokens.dropFirst()).contains { $0.word == .warmup && $1.kind == .colon }
  }

  /// What stands between two clauses: nil for nothing, true where the next goes on as a drop.
  private mutating func readSeparator(behind found: [NotationClause]) -> Bool? {
    var isDrop = false
    let before = place
    let isGoal = found.count == 1 && (found[0].isGoal || found[0].isPlanned)
    while let token = token() {
      // `Squat (target 3x8-12): 60 kg x 12, 11, 10`
      if token.kind == .colon, isGoal || self.token(-1)?.kind == .close { isPlanned = false }
      switch token.kind {
      case .semicolon where endsKindAtBar, .pipe where endsKindAtBar: (kind, endsKindAtBar) = (nil, false)
      case .semicolon where kind == .warmup && (isScheme(behind: 1) || isSemicolonAboveCommas): kind = nil
      // `w/u 60x5, 100x3. 3x5 @ 140`, `wu 20x10, 70x5 | 175x1`
      case .period where kind == .warmup && !isSentenceBehind && !isWarmupOfLine: kind = nil
      // `wu: 45x10, 90x5 | 275 3x6`
      case .pipe
      where kind == .warmup && (!isWarmupOfLine || tokens.count { $0.kind == .pipe } == 1 && tokens[0].word != .warmup)
        && tokens[..<place].contains(where: { $0.kind == .comma }):
        kind = nil
      // `180x5 amrap, 6e kwam niet los`: what is told of one repetition.
      case .comma where isOrdinalAhead, .period where isOrdinalAhead, .dash where isOrdinalAhead: return nil
      case .comma, .semicolon, .ampersand, .pipe: break
      case .colon where isGoal, .equals where isGoal: break
      // `5x5 97.5 -> 100 next`: what is loaded then.
      case .greater where isNextLoad(behind: found): return nil
      case .greater:
        isDrop = !isGoal && self.token(1)?.word != .got
        // `plan 4x5 @ 70 → 70x5, 70x4`
        if isGoal { isPlanned = false }
      case .plus where isMiniSet(behind: found): isDrop = true
      case .plus:
        // `BW x 8, +10 x 5` adds to body weight, `105x4 + 90x6` goes on.
        if isTight(1, .number), place > before || token.isSpaced && self.token(-1)?.kind != .number { return isDrop }
        // `+20/8 +20/7`
        if isTight(1, .number), token.isSpaced, let kind = found.last?.factors.first?.first.loadKind,
          kind == .added || kind == .bodyweight
        {
          return isDrop
        }
        isDrop = true
      case .close: kind = nil
      case .colon where self.token(-1)?.kind == .close: break
      // `385 lb x 1. 385 is a record.`
      case .period where isSentenceBehind: return nil
      case .dash where movesBody && place > before && token.isSpaced && isTight(1, .number): return isDrop
      case .dash where place > before && isHelpBeforeTime: return isDrop
      case .slash, .period, .dash: break
      case .times where isCrossAlone && found.last?.factors.count == 2: asides.append(token.start..<token.end)
      // `135 for 5!!!! 135 for 4`
      case .other where bytes[token.start] == UInt8(ascii: "!") && found.last?.factors.count ?? 0 > 1: break
      case .open where isDropAhead: break
      case .open where found.last.map({ isDropBracket($0) }) ?? false: isDrop = true
      case .word where token.word == .then && kind == .warmup: kind = nil
      case .word where token.word == .and || token.word == .then: break
      case .word
      where isText(token, "another")
        && (isProduct(behind: 1) || isLoadFor(1)
          || isNumber(1) && (self.token(2) == nil || self.token(2)?.word == .for)):
        break
      case .word where recordMark > 0:
        asides.append(token.start..<(self.token(recordMark - 1)?.end ?? token.end))
        place += recordMark - 1
      default: return place > before || isMarkAhead ? isDrop : nil
      }
      place += 1
    }
    place = before
    return nil
  }

  /// `45 kg x 15, +4, +4, +3`: more of the same after a short rest.
  private func isMiniSet(behind found: [NotationClause]) -> Bool {
    guard token(-1)?.kind == .comma || isMini(2), isMini(0), let number = token(1),
      let reps = found.first?.factors.last(where: { $0.kind == .plain || $0.kind == .reps })?.first.value
    else { return false }
    return number.value < reps && found[0].factors.contains { $0.link == .times }
  }

  /// Whether a plus and few repetitions stand alone at an offset.
  func isMini(_ offset: Int) -> Bool {
    guard !movesBody, token(offset)?.kind == .plus, isTight(offset + 1, .number), let number = token(offset + 1),
      !number.isDecimal, number.value <= 15
    else { return false }
    return token(offset + 2) == nil || token(offset + 2)?.kind == .comma || token(offset + 2)?.kind == .close
      || token(offset + 2)?.isSpaced == true && token(offset + 2)?.kind == .plus && isTight(offset + 3, .number)
  }

  /// `warm-up 20 kg x 15; 3x10 50 kg`: sets, repetitions and a load.
  private func isScheme(behind offset: Int) -> Bool {
    guard isNumber(offset), token(offset + 1)?.kind == .times, isNumber(offset + 2) else { return false }
    let next = token(offset + 3)?.kind
    return next == .number || next == .at || next == .times
  }

  private var isSentenceBehind: Bool {
    isNumber(1) && token(2)?.kind == .word && token(2)?.isSpaced == true && unitWord(at: 2) == nil
      && (token(2)?.word == nil || token(2)?.word == .elsewhen) && token(3)?.kind == .word
  }

  private var isMarkAhead: Bool {
    switch token()?.word {
    case .drop, .warmup, .working, .lastSet, .got, .planned: true
    case .left, .right, .reps:
      side(at: 0) != nil
        && (token(1)?.kind == .colon || isProduct(behind: 1)
          || token(1)?.kind == .dash && token(1)?.isSpaced == true && isNumber(2))
    case .bodyweight, .added, .assisted: token(-1)?.kind == .number
    case .sets: isMarker
    case .seconds where isLetter(0, "s"): isMarker
    default:
      token()?.isSpaced == true
        && (token()?.kind == .number && token(1)?.word != .elsewhen
          || isTight(1, .number) && (token()?.kind == .times || token()?.kind == .hash)
          || token()?.kind == .times && token(-1)?.kind == .close && isNumber(1))
    }
  }
}
