import TrainingModel

/// How hard sets were, as a paragraph tells it.
extension NoteParagraphReader {
  /// `RPE 7, 7.5 and 8`, `an RPE nine`, `@ 8`
  mutating func readEffort() -> Bool {
    var start = place
    // `RIR 1 on all of those`
    if word(start) == "rir", let number = token(start + 1), number.kind == .number, number.value <= 6 {
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
    if word(start) == "rpe" {
      start += 1
    } else if kind(start) == .at {
      start += 1
    } else if word(start) == "like", group.count > 1 {
      // `four sets of four, which felt like 7, 7, 7.5 and 8`
      start += 1
      isTold = false
    } else if ["a", "an"].contains(word(start)),
      ["probably", "like", "maybe", "call", "it", "say"].contains(word(start - 1)),
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
      if word(end) == "rir" { return (values, end + 1) }
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
      switch token.text {
      case "fourth" where group.count >= 4: return (group.lowerBound + 3)..<(group.lowerBound + 4)
      case "fifth" where group.count >= 5: return (group.lowerBound + 4)..<(group.lowerBound + 5)
      case "third" where group.count > 3: return (group.lowerBound + 2)..<(group.lowerBound + 3)
      case "last", "final", "third": return max(count - 1, 0)..<count
      case "second" where group.count >= 2: return (group.lowerBound + 1)..<(group.lowerBound + 2)
      case "first":
        let number = self.token(back + 1)
        let told = number.map { $0.isWhole && $0.kind == .number ? Int($0.value) : 1 } ?? 1
        let start = min(max(sentenceStart, 0), group.lowerBound)
        return start..<max(start, min(start + max(told, 1), count))
      case "both", "all", "each", "every", "throughout":
        let start = min(sentenceStart, group.lowerBound)
        return start..<max(start, count)
      default: break
      }
      back -= 1
    }
    return group
  }

  func isLoad(behind place: Int) -> Bool {
    Self.kilograms.contains(word(place + 1)) || Self.pounds.contains(word(place + 1)) || token(place)?.isPlural == true
  }

  /// Whether the sets told last are the last of the exercise that is open.
  var isGroupLast: Bool { !group.isEmpty && group.upperBound == parts[parts.count - 1].sets.count }

  /// `with one in reserve`, `about two left in the tank`, `maybe one rep left`
  mutating func readReserve() -> Bool {
    guard let first = token(place) else { return false }
    let value: Double
    switch first.kind {
    case .number where first.value <= 6: value = first.value
    case .word where first.text == "one": value = 1
    default: return false
    }
    var end = place + 1
    if ["rep", "reps"].contains(word(end)) || word(end) == "more" { end += 1 }
    let isLeft = word(end) == "left" || word(end) == "rep" && word(end + 1) == "left"
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
    guard
      isLeft
        || word(end) == "in" && ["reserve", "the"].contains(word(end + 1))
          && (word(end + 1) == "reserve" || ["tank", "bank"].contains(word(end + 2)))
    else { return false }
    if isLeft, word(place - 1) == "the" { return false }
    end += word(end) == "left" ? 1 : 2
    if word(end) == "in", word(end + 1) == "the" || word(end + 1) == "me" { end += 2 }
    if ["tank", "bank"].contains(word(end)) { end += 1 }
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
