import TextStreams
import TrainingModel

/// What was typed by mistake, counted beside the sets, or put off to a day.
extension NoteAssembly {
  private static let corrections = NoteBeginnings([
    "wait", "next", "got", "attempt", "attempts", "cm", "band", "deload", "backoffs", "backoff", "back", "satz", "and",
    "l", "set", "then", "level", "lvl", "resistance", "speed",
  ])

  /// `120 for 2 -- no wait, 125 for 2`, `Next: 11/21 bench 3x5`, `got 8 rounds, 5 pull ups 10 push ups`.
  mutating func spellCorrections(_ places: [Int]) {
    for place in places where lines[place].plain.utf8.count <= 160 && Self.corrections.mayBeIn(lines[place].plain) {
      dropCorrected(place)
      dropDayOfPlan(place)
      spellRoundsGot(place)
      dropHeightBeforeSide(place)
      keepAttempts(place)
      spellHelpOfBand(place)
      dropDeload(place)
      dropPercentOfLabel(place)
      dropLevelBeforeTime(place)
      spellLabelOfSet(place)
      spellTimesBehindAnd(place)
      dropOrdinalsOfSets(place)
      spellCountsAndOne(place)
      spellSidesApart(place)
    }
  }

  /// `Backoffs (-12%): 167.5kg 3x4`: how much less it was.
  private mutating func dropPercentOfLabel(_ place: Int) {
    let text = lines[place].plain
    guard let open = text.bytesRange(of: " ("), let close = text[open.upperBound...].bytesRange(of: ")"),
      case let share = text[open.upperBound..<close.lowerBound], share.contains("%"),
      share.hasPrefix("-") || share.hasSuffix(" off"),
      share.allSatisfy({ $0.isNumber || "-% .off".contains($0) }), !text[..<open.lowerBound].hasDigit,
      text[close.upperBound...].hasDigit
    else { return }
    setAside("(\(share))", at: place)
    lines[place].plain.removeSubrange(open.lowerBound..<close.upperBound)
  }

  /// `Bankdrücken: 1. Satz 60 kg x 10, 2. Satz 70 kg x 8`
  private mutating func dropOrdinalsOfSets(_ place: Int) {
    let text = lines[place].plain
    guard text.containsBytes(of: "1. Satz"), text.containsBytes(of: "2. Satz"),
      text.split(separator: "(").dropFirst().allSatisfy({ !$0.prefix { $0 != ")" }.contains("Satz") })
    else { return }
    for number in 1...9 {
      for words in [" \(number). Satz: ", " \(number). Satz "] {
        guard let range = lines[place].plain.bytesRange(of: words),
          lines[place].plain[range.upperBound...].utf8.first?.isDigit == true
        else { continue }
        let before = lines[place].plain[..<range.lowerBound]
        let sign = number == 1 || before.last.map { ",;:/".contains($0) } ?? true ? " " : ", "
        // Behind a warm-up the first is the first of the work.
        let follows = number == 1 && before.hasDigit
        lines[place].plain.replaceSubrange(range, with: "\(sign)\(follows ? "work " : "")")
      }
    }
  }

  /// `Finished with dips, 10 8 and 6.`: three counts.
  private mutating func spellCountsAndOne(_ place: Int) {
    var words = lines[place].plain.split(separator: " ").map(String.init)
    guard words.count > 4,
      let joint = words.indices.dropFirst(3).dropLast().first(where: { index in
        (words[index] == "and" || words[index] == "&") && Int(words[index - 1]) != nil && Int(words[index - 2]) != nil
          && Int(words[index + 1].filter { $0 != "." }) != nil && Int(words[index - 3]) == nil
          && words[index - 3].utf8.last.map { $0.isLetter || ",:".utf8.contains($0) } == true
      }),
      case let counts = [words[joint - 2], words[joint - 1], words[joint + 1].filter { $0 != "." }].compactMap({
        Int($0)
      }),
      // The first may be a load.
      counts.count == 3,
      document.names.look(label(words[..<(joint - 2)].joined(separator: " "))).isBodyweight
        || counts[0] <= 30 && counts[0] <= 2 * counts[1] && counts[1] <= 2 * counts[2],
      joint + 2 == words.count, !words[..<(joint - 2)].contains(where: \.hasDigit)
    else { return }
    words[joint - 2] += ","
    words[joint - 1] += ","
    words.remove(at: joint)
    lines[place].plain = words.joined(separator: " ")
  }

  /// `L 50kg 10, 10, 10 / R 40kg 10, 10, 8`: what the other side did.
  private mutating func spellSidesApart(_ place: Int) {
    let text = lines[place].plain
    for sign in [" / R ", " // R ", " / R: "] {
      guard let range = text.bytesRange(of: sign), text[range.upperBound...].utf8.first?.isDigit == true,
        text[..<range.lowerBound].containsBytes(of: "L "), text[range.upperBound...].contains(","),
        text[range.upperBound...].containsBytes(of: "kg ") || text[range.upperBound...].containsBytes(of: "lb "),
        !text.contains("x")
      else { continue }
      lines[place].plain.replaceSubrange(range, with: "; R ")
      return
    }
  }

  /// `Assisted muscle up: 3x3, band -20kg`: what the band takes off.
  private mutating func spellHelpOfBand(_ place: Int) {
    guard let range = lines[place].plain.bytesRange(of: ", band -"),
      lines[place].plain[range.upperBound...].utf8.first?.isDigit == true
    else { return }
    setAside("band", at: place)
    lines[place].plain.replaceSubrange(range, with: ", -")
  }

  /// `deload. Bench 3x5 @ 135`: what kind of day it was.
  private mutating func dropDeload(_ place: Int) {
    let text = lines[place].plain
    guard text.lowercased().hasPrefix("deload. "), text.utf8.dropFirst(8).first?.isLetter == true else { return }
    setAside(String(text.prefix(6)), at: place)
    lines[place].plain = String(text.dropFirst(8))
  }

  /// `115 for 3, 120 for 2 -- no wait, 125 for 2`: what was typed by mistake.
  private mutating func dropCorrected(_ place: Int) {
    let text = lines[place].plain
    guard let words = text.bytesRange(of: "no wait, "), text[words.upperBound...].utf8.first?.isDigit == true,
      let comma = text[..<words.lowerBound].lastBytesRange(of: ", "),
      case let wrong = text[comma.upperBound..<words.lowerBound], wrong.utf8.first?.isDigit == true
    else { return }
    setAside("\(wrong)no wait", at: place)
    lines[place].plain = "\(text[..<comma.upperBound])\(text[words.upperBound...])"
  }

  /// `Next: 11/21 bench 3x5 @ 155`, `Next 11/21: bench 3x5 @ 155`: when it is to be done.
  private mutating func dropDayOfPlan(_ place: Int) {
    let text = lines[place].plain
    guard text.lowercased().hasPrefix("next"), let word = text.dropFirst(4).first, word == ":" || word == " ",
      case let words = text.split(separator: " "), words.count > 3,
      case let day = words[1].filter({ $0 != ":" }), case let parts = day.split(separator: "/").compactMap({ Int($0) }),
      (2...3).contains(parts.count), parts.allSatisfy({ (1...31).contains($0) }), parts.contains(where: { $0 <= 12 }),
      word == ":" || words[1].hasSuffix(":") || parts.count == 2 && parts.contains(where: { $0 > 12 }),
      day.allSatisfy({ $0.isNumber || $0 == "/" }), words[2].utf8.first?.isLetter == true
    else { return }
    setAside(String(day), at: place)
    lines[place].plain = "Next: \(words[2...].joined(separator: " "))"
  }

  /// `got 8 rounds, 5 pull ups 10 push ups 15 squats`: what each round was of.
  private mutating func spellRoundsGot(_ place: Int) {
    let words = lines[place].plain.split(separator: " ")
    guard words.count > 6, words[0].lowercased() == "got", let rounds = Int(words[1]), (2...50).contains(rounds),
      words[2].hasSuffix(","), document.words.word(words[2].dropLast()) == .rounds, Int(words[3]) != nil,
      words[3...].count(where: { Int($0) != nil }) > 1,
      case let names = words[3...].split(whereSeparator: { Int($0) != nil }).map({ $0.joined(separator: " ") }),
      names.count(where: { document.names.look($0).isLikely || document.names.look($0).isBodyweight }) * 2
        >= names.count,
      !names.contains(where: { document.words.word($0.prefix { $0 != " " }) != nil })
    else { return }
    setAside("got", at: place)
    lines[place].plain = "\(rounds) rounds: \(words[3...].joined(separator: " "))"
  }

  /// `Step downs 10cm L 2x8`: how high the step is.
  private mutating func dropHeightBeforeSide(_ place: Int) {
    var words = lines[place].plain.split(separator: " ").map(String.init)
    guard words.count > 3,
      let height = words.indices.dropFirst().dropLast(2).first(where: { index in
        words[index].hasSuffix("cm") && Int(words[index].dropLast(2)) != nil
          && ["L", "R", "left", "right"].contains(words[index + 1])
      }), !words[..<height].contains(where: \.hasDigit)
    else { return }
    setAside(words.remove(at: height), at: place)
    lines[place].plain = words.joined(separator: " ")
  }

  /// `muscle up attempts - 0/5`: how many of them came off.
  private mutating func keepAttempts(_ place: Int) {
    let words = lines[place].plain.split(separator: " ")
    guard let attempts = words.firstIndex(where: { ["attempts", "attempt", "attempts:", "attempts,"].contains($0) }),
      attempts > 0, let score = words[(attempts + 1)...].first(where: \.hasDigit),
      case let parts = score.split(separator: "/"), parts.count == 2, let good = Int(parts[0]), let all = Int(parts[1]),
      good < all, all <= 12, !words.contains("L/R"), words.count(where: \.hasDigit) == 1
    else { return }
    lines[place].isEscaped = true
  }

  /// `stairmaster, level 6, 10 min`: how a machine was set.
  private mutating func dropLevelBeforeTime(_ place: Int) {
    let text = lines[place].plain
    for word in [", level ", " level ", ", lvl ", ", resistance ", ", speed "] {
      guard let range = text.bytesRange(of: word), !text[..<range.lowerBound].hasDigit,
        case let number = text[range.upperBound...].prefix(while: { $0.isNumber || $0 == "." }), !number.isEmpty,
        case let behind = text[number.endIndex...], behind.hasPrefix(", "),
        case let time = behind.dropFirst(2).split(separator: " "), time.count > 1, Int(time[0]) != nil,
        document.words.word(time[1]) == .minutes
      else { continue }
      setAside("\(word.filter { $0 != "," })\(number)".trimmedSpaces, at: place)
      lines[place].plain = "\(text[..<range.lowerBound])\(behind.dropFirst())"
      return
    }
  }

  /// `set 1 (warm-up): 95 x 12`: which set it is, behind its numbers.
  private mutating func spellLabelOfSet(_ place: Int) {
    let text = lines[place].plain
    guard text.lowercased().hasPrefix("set "), let close = text.bytesRange(of: "): "),
      let open = text[..<close.lowerBound].bytesRange(of: " ("),
      Int(text[..<open.lowerBound].dropFirst(4)) != nil, text[close.upperBound...].utf8.first?.isDigit == true,
      !document.names.look(String(text[open.upperBound..<close.lowerBound])).isKnown
    else { return }
    lines[place].plain =
      "\(text[..<open.lowerBound]): \(text[close.upperBound...]) (\(text[open.upperBound..<close.lowerBound]))"
  }

  /// `2 sets of 20 pushups and a 10 minute walk.`: another exercise, by its time or its way.
  private mutating func spellTimesBehindAnd(_ place: Int) {
    for words in [" and a ", ", then a ", ", and a "] {
      guard let range = lines[place].plain.bytesRange(of: words),
        case let before = lines[place].plain[..<range.lowerBound], before.hasDigit,
        before.containsBytes(of: " sets of ") || Self.hasProduct(String(before)),
        case let behind = lines[place].plain[range.upperBound...].split(separator: " "), behind.count > 2,
        Int(behind[0]) != nil, let unit = document.words.word(behind[1]),
        [.minutes, .miles, .kilometers].contains(unit)
      else { continue }
      lines[place].plain.replaceSubrange(range, with: ". ")
    }
  }
}
