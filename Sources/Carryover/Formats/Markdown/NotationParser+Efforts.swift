/// How hard sets were: of one, of each in a list, of the heaviest.
extension NotationParser {
  /// `RPE 8`, `RPE 7-8`, `8 RPE`, `RIR 2`, `RPE 8, 8, 9`, `RPE 8/10`.
  mutating func effort() -> [NotationEffort]? {
    guard mayHold(.rpe) || mayHold(.rir) else { return nil }
    // `all about RPE 7`, `all felt like RPE 7`
    if isText(token(), "all") {
      place += 1
      if isText(token(), "were") || isText(token(), "felt") { place += 1 }
      if isText(token(), "like") { place += 1 }
    }
    if isReserveLeft(0) { place += 1 }
    if token()?.word == .approximately || token()?.kind == .tilde { place += 1 }
    if let word = token()?.word, word == .rpe || word == .rir {
      place += 1
      if let kind = token()?.kind, kind == .colon || kind == .equals || kind == .at || kind == .tilde { place += 1 }
      // `rpe:: 9`
      if token()?.kind == .colon, token(-1)?.kind == .colon { place += 1 }
      let isOpen = token()?.kind == .open
      if isOpen { place += 1 }
      guard let efforts = effortList(isReserve: word == .rir) else { return nil }
      if isOpen, token()?.kind == .close { place += 1 }
      return efforts
    }
    // `(2, 1, 1 RIR)`
    let isListed = token(-1)?.kind == .open
    guard isNumber(0), let efforts = effortList(isReserve: false), efforts.count == 1 || isListed,
      let word = token()?.word,
      word == .rpe || word == .rir, let value = efforts.first?.rpe
    else { return nil }
    place += 1
    // `8 RPE 9` would give one number two meanings; the word's own number wins.
    if isNumber(0), token(1)?.kind != .times, (token()?.value ?? 11) <= 10 {
      return nil
    }
    if efforts.count > 1 {
      guard token()?.kind == .close else { return nil }
      return word == .rir ? efforts.map { NotationEffort(rir: $0.rpe) } : efforts
    }
    // `(0 RIR both)`
    if isListed, isText(token(), "both") || isText(token(), "all"), token(1)?.kind == .close { place += 1 }
    return word == .rir ? [NotationEffort(rir: value)] : efforts
  }

  /// `left 2 in the tank`
  func isReserveLeft(_ offset: Int) -> Bool {
    isText(token(offset), "left") && isNumber(offset + 1)
      && (isText(token(offset + 2), "in the tank") || isText(token(offset + 2), "in reserve"))
  }

  private mutating func effortList(isReserve: Bool) -> [NotationEffort]? {
    var efforts: [NotationEffort] = []
    while let number = token(), number.kind == .number, number.value <= 10 {
      let next = token(1)
      // `rpe 9.5, 3rd rep was slow`
      if !efforts.isEmpty, next?.isSpaced == false, ["rd", "th", "nd", "st"].contains(where: { isText(next, $0) }) {
        break
      }
      // `5@80 RPE 7, 5@82.5 RPE 8`: the next set.
      if !efforts.isEmpty, next?.kind == .at, isNextSet { break }
      if !efforts.isEmpty, next?.kind == .times || next?.word == .kilograms || next?.word == .pounds { break }
      var effort = isReserve ? NotationEffort(rir: number.value) : NotationEffort(rpe: number.value)
      place += 1
      if token()?.kind == .dash || token()?.word == .to, let upper = token(1), upper.kind == .number,
        upper.isSpaced == token()?.isSpaced || token()?.word == .to, upper.value <= 10, upper.value > number.value,
        !isTight(2, .dash) || !isTight(3, .number)
      {
        if isReserve { effort.rir = number.value } else { effort.upper = upper.value }
        place += 2
      }
      if token()?.kind == .slash, token(1)?.value == 10 { place += 2 }
      if isTight(0, .plus), !isTight(1, .number) { place += 1 }
      efforts.append(effort)
      if efforts.count == 1, listsEffortsBySpaces { continue }
      if efforts.count > 1, isNumber(0), token()?.isSpaced == true, (token()?.value ?? 11) <= 10,
        !isOfAnother(1, isReserve)
      {
        continue
      }
      guard let sign = token()?.kind, sign == .comma || sign == .slash || isTight(0, .dash) && isTight(1, .number),
        isNumber(1), (token(1)?.value ?? 11) <= 10, !isOfAnother(2, isReserve)
      else { break }
      place += 1
    }
    // A comma belongs to what follows where the list ended at it.
    return efforts.isEmpty ? nil : efforts
  }

  /// Whether repetitions and a load with an effort of its own stand here: `5@82.5`, `5 @ 82.5 RPE 8`, and no load of all.
  private var isNextSet: Bool {
    guard isNumber(2), (token(2)?.value ?? 0) > 10 else { return false }
    // `rpe 7,8,9@80` is a list with a load, and so is one behind sets without that sign.
    if token(1)?.isSpaced == false, token(2)?.isSpaced == false, token()?.isSpaced == true,
      tokens[..<place].contains(where: { $0.kind == .at && !$0.isSpaced })
    {
      return true
    }
    return (3...5).contains { token($0)?.word == .rpe || token($0)?.word == .rir }
  }

  /// Whether as many stand here as the product before counts sets, with spaces between them: `3x5 RPE 7 8 9`.
  private var listsEffortsBySpaces: Bool {
    var offset = 0
    while isNumber(offset), token(offset)?.isSpaced == true, (token(offset)?.value ?? 11) <= 10 { offset += 1 }
    guard offset > 1, let sign = tokens[..<place].lastIndex(where: { $0.kind == .times }), sign > 0,
      tokens[sign - 1].kind == .number, tokens[sign - 1].value == Double(offset + 1), sign + 1 < place,
      tokens[sign + 1].kind == .number
    else { return false }
    guard let next = token(offset) else { return true }
    return next.kind == .close || next.kind == .comma || next.kind == .word && next.word == nil
  }

  private func isOfAnother(_ offset: Int, _ isReserve: Bool) -> Bool {
    guard let token = token(offset) else { return false }
    // `12 @ RPE 8, 10 @ RPE 9`: the next number has an effort of its own.
    if token.kind == .at {
      if self.token(offset + 1)?.word == .rpe || self.token(offset + 1)?.word == .rir { return true }
      // A load is that of all: `RPE 7, 8, 9 @ 100 kg`.
      guard isNumber(offset + 1), (self.token(offset + 1)?.value ?? 11) <= 10 else { return false }
      let next = self.token(offset + 2)
      return next == nil || next?.kind == .comma || next?.kind == .slash || next?.kind == .close
    }
    if token.word == (isReserve ? .rir : .rpe) { return isNumber(offset + 1) }
    if token.word == .rpe || token.word == .rir { return false }
    return token.kind == .times || (token.word != nil && token.word != .and)
  }

  /// `90x5, 95x5, 100x5 (RPE 7, 8, 9)`: an effort for each set of the line.
  func shareEfforts(_ found: inout [NotationClause]) {
    // `60 x 10, 70 x 8, 70 x 8 (all RIR 1)`
    if found.count > 1, let last = found.last?.efforts, last.count == 1, saysAllOfEffort,
      found.dropLast().allSatisfy({ $0.efforts.isEmpty })
    {
      for index in found.indices { found[index].efforts = last }
      return
    }
    if found.count > 2, found[0].isPlanned, let efforts = found.last?.efforts, efforts.count == found.count - 1,
      found.dropFirst().dropLast().allSatisfy({ $0.efforts.isEmpty && $0.factors.count < 3 })
    {
      for index in found.indices.dropFirst() { found[index].efforts = [efforts[index - 1]] }
      return
    }
    // `warm-up 20x15, 60x8, then 112.5kg 3x2 - RPE 7, 7, 8`: the last are as many sets themselves.
    if let last = found.last, found[0].kind == .warmup, last.factors.count > 2,
      last.factors.contains(where: { $0.first.value == Double(last.efforts.count) })
    {
      return
    }
    guard found.count > 1, let efforts = found.last?.efforts, efforts.count == found.count,
      found.dropLast().allSatisfy({ $0.efforts.isEmpty && $0.factors.count < 3 })
    else { return }
    for index in found.indices { found[index].efforts = [efforts[index]] }
  }

  private var saysAllOfEffort: Bool {
    tokens.indices.contains { place in
      // `all RIR 1`, `all ~1 RIR`
      tokens[place].kind == .word && isText(tokens[place], "all")
        && tokens[(place + 1)...].prefix(3).contains { $0.word == .rir || $0.word == .rpe || $0.kind == .at }
    }
  }

  /// Passes over `on the top set`.
  mutating func takeTopWords() -> Bool {
    guard token()?.word == .on else { return false }
    let article = token(1)?.word == .article || isText(token(1), "the") || isText(token(1), "my") ? 1 : 0
    guard isText(token(article + 1), "top set") else { return false }
    place += article + 2
    return true
  }

  /// `82.5 kg x 5, 3x5 75 kg, RPE 8 on the top set`: of the heaviest.
  func settleTopEfforts(_ found: inout [NotationClause]) {
    func load(_ clause: NotationClause) -> Double {
      clause.factors.last { $0.kind == .load }?.quantities.compactMap(\.value).max() ?? 0
    }
    guard let place = found.firstIndex(where: { $0.topEffort != nil }), let effort = found[place].topEffort else {
      return
    }
    let top = found.indices.max { load(found[$0]) < load(found[$1]) || load(found[$0]) == load(found[$1]) && $0 > $1 }
    found[top.map { load(found[$0]) > load(found[place]) ? $0 : place } ?? place].efforts = [effort]
  }
}
