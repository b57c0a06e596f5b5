import TrainingModel

/// How hard sets were, as a paragraph tells it.
extension NoteParagraphReader {
  /// `RPE 7, 7.5 and 8`, `an RPE nine`, `@ 8`
  mutating func readEffort() -> Bool {
    var start = place
    // `RIR 1 on all of those`
    if meaning(start) == .rir, let number = token(start + 1), number.kind == .number, number.value <= 6 {
      let count = parts[parts.count - 1].sets.count
      let isOfAll =
        word(start + 2) == "on" && word(start + 3) == "all" || word(start - 1) == "both" || word(start - 2) == "both"
      place = start + 2
      isUnderstood[start + 1] = true
      if isGroupLast {
        changeSets(isOfAll ? min(sentenceStart, group.lowerBound)..<count : group) { $0.rir = number.value }
      }
      return true
    }
    var isTold = true
    if meaning(start) == .rpe {
      start += 1
    } else if kind(start) == .at {
      start += 1
    } else if isWord(start, .felt), group.count > 1 {
      // `four sets of four, which felt like 7, 7, 7.5 and 8`
      start += 1
      isTold = false
    } else if ["a", "an"].contains(word(start)), isWord(start - 1, .guessed),
      kind(start + 2) == .stop || kind(start + 2) == .comma || place + 2 >= tokens.count
    {
      // `probably a 9`
      start += 1
    } else {
      return false
    }
    if word(start) == "of" || word(start) == "was" { start += 1 }
    guard let first = token(start), first.kind == .number, (1...10).contains(first.value), !isLoad(behind: start) else {
      return false
    }
    var efforts = [first.value]
    var end = start + 1
    isUnderstood[start] = true
    while efforts.count < group.count {
      var next = end
      if kind(next) == .comma { next += 1 }
      if word(next) == "and" { next += 1 }
      guard next > end, let more = token(next), more.kind == .number, (1...10).contains(more.value),
        !isLoad(behind: next),
        word(next + 1) != "for"
      else { break }
      efforts.append(more.value)
      isUnderstood[next] = true
      end = next + 1
    }
    guard isTold || efforts.count == group.count else { return false }
    place = end
    guard isGroupLast else { return true }
    if efforts.count == group.count {
      for (index, effort) in zip(group, efforts) { changeSets(index..<(index + 1)) { $0.rpe = effort } }
    } else {
      changeSets(setsMeant(start)) { $0.rpe = efforts[0] }
    }
    return true
  }

  /// Numbers before `RIR`: one for all, or one for each set.
  func reserves(at start: Int) -> (values: [Double], end: Int)? {
    var values: [Double] = []
    var end = start
    while let number = token(end), number.kind == .number, number.value <= 6, values.count < 12 {
      values.append(number.value)
      end += 1
      if meaning(end) == .rir { return (values, end + 1) }
      if kind(end) == .comma { end += 1 }
      if word(end) == "and" { end += 1 }
    }
    return nil
  }

  /// The sets that an effort is told of, by the words before it: `on the last one`, `the first two`, `both`.
  func setsMeant(_ place: Int) -> Range<Int> {
    let count = parts[parts.count - 1].sets.count
    var back = place - 1
    while back >= max(0, place - 12), let token = token(back), token.kind != .stop {
      switch told.ordinals[token.text] {
      case 1:
        let number = self.token(back + 1)
        let told = number.map { $0.isWhole && $0.kind == .number ? Int($0.value) : 1 } ?? 1
        let start = min(max(sentenceStart, 0), group.lowerBound)
        return start..<max(start, min(start + max(told, 1), count))
      case let number? where number <= group.count:
        return (group.lowerBound + number - 1)..<(group.lowerBound + number)
      // The third may be told apart from the two before.
      case 3: return max(count - 1, 0)..<count
      default: break
      }
      if isTyped(back, .last) { return max(count - 1, 0)..<count }
      if isTyped(back, .all) {
        let start = min(sentenceStart, group.lowerBound)
        return start..<max(start, count)
      }
      back -= 1
    }
    return group
  }

  func isLoad(behind place: Int) -> Bool {
    loadUnit(place + 1) != nil || token(place)?.isPlural == true
  }

  /// Whether the sets told last are the last of the exercise that is open.
  var isGroupLast: Bool { !group.isEmpty && group.upperBound == parts[parts.count - 1].sets.count }

  /// `with one in reserve`, `about two left in the tank`, `maybe one rep left`
  mutating func readReserve() -> Bool {
    guard let first = token(place) else { return false }
    let value: Double
    switch first.kind {
    case .number where first.value <= 6: value = first.value
    case .word where told.numbers[first.text] == 1: value = 1
    default: return false
    }
    var end = place + 1
    if meaning(end) == .reps || word(end) == "more" { end += 1 }
    // `2 RIR`, `2, 2 and 1 RIR`
    if let list = reserves(at: place) {
      understand(place, upTo: list.end)
      place = list.end
      guard isGroupLast, list.values.count == 1 || list.values.count == group.count else { return true }
      for (offset, index) in group.enumerated() {
        changeSets(index..<(index + 1)) { $0.rir = list.values[min(offset, list.values.count - 1)] }
      }
      return true
    }
    let left = self.end(of: .left, at: end)
    guard let told = left ?? self.end(of: .reserve, at: end), left == nil || word(place - 1) != "the" else {
      return false
    }
    end = self.end(of: .reserve, at: told) ?? told
    isUnderstood[place] = true
    let meant =
      word(end) == "each" || word(end) == "every"
      ? min(sentenceStart, group.lowerBound)..<group.upperBound : setsMeant(place)
    place = end
    guard isGroupLast else { return true }
    changeSets(meant) { $0.rir = value }
    return true
  }
}
