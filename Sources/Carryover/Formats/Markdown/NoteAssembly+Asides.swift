import TextStreams
import TrainingModel

/// Words in a line of sets that are no part of the notation, and what they say of the sets.
extension NoteAssembly {
  private static let asideWords = NoteBeginnings([
    "same", "as", "like", "top", "total", "sets", "finisher", "only", "deg", "degrees", "rom", "one", "another", "then",
    "pr", "new", "planned", "reps", "bar", "myo", "got", "ditto", "again", "assisted", "spotted", "forced", "did",
    "call", "wu", "warmup",
  ])

  /// `face pulls same as always 15 20 20`, `Set 3: same`, `300x6+ PR`, `50 total in 4 sets: 15 15 10 10`.
  mutating func spellAsides(_ places: [Int]) {
    for place in places
    where lines[place].plain.utf8.count <= 160 && Self.asideWords.mayBeIn(lines[place].plain) && !lines[place].isHeading
    {
      dropHabit(place)
      spellSameOfSet(place)
      dropTotal(place)
      dropCountAgain(place)
      dropRangeOfMotion(place)
      dropFinisher(place)
      spellOneMore(place)
      spellDoneCount(place)
      spellPlanned(place)
      spellGotOfGoal(place)
      spellSameAgain(place)
      dropHelpedRep(place)
      dropRemarkOfDeed(place)
      spellOneSide(place)
      dropWordsOfCounts(place)
      dropGuess(place)
    }
  }

  /// `30kg + bar... call it ~40kg x 12`: what the set comes to, and how somebody reckons it.
  private mutating func dropGuess(_ place: Int) {
    let text = lines[place].plain
    guard let range = text.bytesRange(of: "call it "), case let set = text[range.upperBound...],
      let (load, rest) = Self.number(String(set.drop { $0 == "~" })), let times = rest.bytesRange(of: "x"),
      case let unit = rest[..<times.lowerBound].trimmedSpaces, ["", "kg", "lb", "lbs"].contains(unit),
      load > 12 || !unit.isEmpty, rest[times.upperBound...].trimmedSpaces.utf8.first?.isDigit == true,
      case let before = text[..<range.lowerBound], before.utf8.first?.isLetter != true, !Self.hasProduct(String(before))
    else { return }
    setAside("\(before)call it", at: place)
    lines[place].plain = String(set)
  }

  /// `face pulls same as always 15 20 20`
  private mutating func dropHabit(_ place: Int) {
    for words in ["same as always", "same as usual", "as always", "as usual", "like always", "like usual"] {
      let text = lines[place].plain
      guard let range = text.bytesRange(of: " \(words) "), text[range.upperBound...].utf8.first?.isDigit == true,
        case let name = text[..<range.lowerBound], !name.hasDigit, document.names.look(String(name)).isLikely
      else { continue }
      setAside(words, at: place)
      lines[place].plain = "\(name) \(text[range.upperBound...])"
      return
    }
  }

  /// `Set 3: same`, `top: 182.5x1`, `Then 3 rounds: 10 burpees`
  private mutating func spellSameOfSet(_ place: Int) {
    let text = lines[place].plain
    let words = text.lowercased().split(separator: " ")
    if words.count == 3, words[0] == "set", Int(words[1].filter { $0 != ":" && $0 != "." }) != nil,
      ["same", "ditto"].contains(words[2])
    {
      lines[place].plain = String(words[2])
    } else if words.count > 1, words[0] == "top:" || words[0] == "top", words[1].utf8.first?.isDigit == true {
      lines[place].plain = "top set\(text.dropFirst(3))"
    } else if words.count > 4, words[0] == "then", Int(words[1]) != nil, words[2].hasSuffix(":"),
      document.words.word(words[2].dropLast()) == .rounds
    {
      lines[place].plain = String(text.dropFirst(5))
    }
  }

  /// `leg raises 50 total in 4 sets: 15 15 10 10`: what the counts add up to.
  private mutating func dropTotal(_ place: Int) {
    let text = lines[place].plain
    guard let word = text.bytesRange(of: " total"),
      let sign = text[word.upperBound...].firstIndex(where: { ":,-–(".contains($0) }),
      case let number = text[..<word.lowerBound].split(separator: " ").last ?? "", let total = Int(number),
      case let between = text[word.upperBound..<sign].split(separator: " "),
      between.isEmpty || between.first == "in" && between.count == 3,
      case let counts = text[sign...].split(whereSeparator: { !$0.isNumber }).compactMap({ Int($0) }), counts.count > 1,
      text[sign...].allSatisfy({ $0.isNumber || ":,-–() +/".contains($0) }), counts.reduce(0, +) == total
    else { return }
    let name = text[..<number.startIndex].trimmedEnd
    guard !name.isEmpty, !name.hasDigit else { return }
    setAside(String(text[number.startIndex..<sign]).trimmedSpaces, at: place)
    lines[place].plain = "\(name): \(counts.map(String.init).joined(separator: ", "))"
  }

  /// `130x5x3 backoffs, 3 sets`: how many there were, once more.
  private mutating func dropCountAgain(_ place: Int) {
    let text = lines[place].plain
    guard let noun = text.bytesRange(of: " sets"), let comma = text[..<noun.lowerBound].lastBytesRange(of: ", "),
      case let count = text[comma.upperBound..<noun.lowerBound], Int(count) != nil,
      text[noun.upperBound...].first.map({ ",.;".contains($0) }) ?? true,
      let product = text[..<comma.lowerBound].split(separator: " ").last(where: \.hasDigit),
      case let factors = product.split(separator: "x"), factors.count == 3, factors.allSatisfy({ Double($0) != nil }),
      factors[0] == count || factors[2] == count
    else { return }
    setAside("\(count) sets", at: place)
    lines[place].plain = "\(text[..<comma.lowerBound])\(text[noun.upperBound...])"
  }

  /// `leg ext (90-45 only) R 10kg x 15`: how far a joint moves.
  private mutating func dropRangeOfMotion(_ place: Int) {
    let text = lines[place].plain
    guard let open = text.bytesRange(of: " ("), let close = text[open.upperBound...].firstIndex(of: ")"),
      !text[..<open.lowerBound].hasDigit,
      case let words = text[open.upperBound..<close].lowercased().split(separator: " "), words.count > 1,
      case let ends = words[0].split(whereSeparator: { "-–".contains($0) }).compactMap({ Int($0.filter(\.isNumber)) }),
      ends.count == 2,
      words.dropFirst().allSatisfy({ ["only", "deg", "degrees", "degree", "rom", "range"].contains($0) })
    else { return }
    setAside(String(text[open.upperBound..<close]), at: place)
    lines[place].plain = "\(text[..<open.lowerBound])\(text[text.index(after: close)...])"
  }

  /// `finisher pushups 20 15 11`: what the part of the session is called, before a name that is known.
  private mutating func dropFinisher(_ place: Int) {
    let text = lines[place].plain
    guard text.lowercased().hasPrefix("finisher "), case let rest = text.dropFirst(9),
      let number = rest.firstIndex(where: \.isNumber),
      document.names.look(label(String(rest[..<number].trimmedEnd))).isKnown
    else { return }
    setAside(String(text.prefix(8)), at: place)
    lines[place].plain = String(rest)
  }

  /// `two sets of 12 at 40 lbs, one of 10.`: one set more, with the same.
  private mutating func spellOneMore(_ place: Int) {
    let text = lines[place].plain
    for words in [", one of ", ", then one of ", " and one of ", ", another of "] {
      guard let range = text.bytesRange(of: words),
        case let behind = text[range.upperBound...].filter({ $0 != "." && $0 != "!" }), let reps = Int(behind),
        (1...50).contains(reps),
        let sign = [" at ", " @ ", " with "].lazy.compactMap({ text[..<range.lowerBound].lastBytesRange(of: $0) })
          .first,
        case let load = text[sign.upperBound..<range.lowerBound], load.utf8.first?.isDigit == true,
        load.split(separator: " ").count <= 2
      else { continue }
      lines[place].plain = "\(text[..<range.lowerBound]), 1x\(reps) @ \(load)"
      return
    }
  }

  /// `3,3,3,3,5+ got 7`: what came of the last of a list.
  private mutating func spellGotOfGoal(_ place: Int) {
    let text = lines[place].plain
    guard let got = text.bytesRange(of: "+ got "), Int(text[got.upperBound...]).map({ $0 <= 60 }) == true,
      text[..<got.lowerBound].containsBytes(of: ": ") || text[..<got.lowerBound].containsBytes(of: " x "),
      let goal = text[..<got.lowerBound].split(whereSeparator: { ", /".contains($0) }).last, Int(goal) != nil,
      text[..<goal.startIndex].trimmedSpaces.utf8.last == UInt8(ascii: ",")
    else { return }
    setAside("\(goal)+", at: place)
    lines[place].plain = "\(text[..<goal.startIndex])\(text[got.upperBound...])"
  }

  private static let sames = ["ame", "AME", "itto", "ITTO"]

  /// `Leg press 180kg x 10, same again, then 200kg x 8`, `110x15, 130x12, ditto`: the set before once more.
  private mutating func spellSameAgain(_ place: Int) {
    let text = lines[place].plain
    guard !text.hasByte(UInt8(ascii: "|")), Self.sames.contains(where: { text.containsBytes(of: $0) }) else { return }
    var parts = text.replacing(", ", with: "|").split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    for index in parts.indices.dropFirst() {
      let word = parts[index].lowercased().filter { $0.isLetter || $0 == " " }
      // Behind sets and repetitions the words speak of another day.
      guard ["same again", "same", "ditto"].contains(word),
        let start = parts[index - 1].firstIndex(where: \.isNumber), case let set = parts[index - 1][start...],
        case let factors = set.split(separator: "x").map(\.trimmedSpaces), factors.count == 2, Int(factors[1]) != nil,
        let (load, unit) = Self.number(factors[0]), load > 12 || !unit.isEmpty
      else { continue }
      parts[index] = String(set)
    }
    lines[place].plain = parts.joined(separator: ", ")
  }

  /// `205x4+1 assisted by Tony`: the repetition that another did is told, and is no set.
  private mutating func dropHelpedRep(_ place: Int) {
    let text = lines[place].plain
    guard let plus = text.bytesRange(of: "+1 "), text[..<plus.lowerBound].utf8.last?.isDigit == true,
      case let said = text[plus.upperBound...].prefix(while: { $0 != "," }), !said.hasDigit,
      ["assisted", "spotted", "forced", "with help", "w/ help"].contains(where: { said.hasPrefix($0) })
    else { return }
    setAside("+1 \(said)", at: place)
    lines[place].plain = "\(text[..<plus.lowerBound])\(text[said.endIndex...])"
  }

  /// `did: 10, 10, 10 easy`: the counts alone answer what was meant above.
  private mutating func dropRemarkOfDeed(_ place: Int) {
    let text = lines[place].plain
    guard text.lowercased().hasPrefix("did: "), let last = text.lastIndex(where: \.isNumber),
      case let behind = text[last...].dropFirst(), behind.first == " ",
      behind.allSatisfy({ $0.isLetter || " !,.".contains($0) }),
      text[..<last].dropFirst(5).allSatisfy({ $0.isNumber || ", /".contains($0) }),
      let first = behind.split(whereSeparator: { !$0.isLetter }).first, document.words.word(first) == nil,
      !document.names.look(String(behind).trimmedSpaces).isLikely
    else { return }
    setAside(String(behind).trimmedSpaces, at: place)
    lines[place].plain = String(text[...last])
  }

  /// `step downs R only 3x8`: the side, as the notation has it.
  private mutating func spellOneSide(_ place: Int) {
    for (side, short) in [
      (" R only:", " R:"), (" L only:", " L:"), (" (R only):", " R:"), (" (L only):", " L:"),
    ] {
      guard let range = lines[place].plain.bytesRange(of: side), lines[place].plain[range.upperBound...].hasDigit,
        // `PT: R only: heel raises` has a label before its side.
        [nil, "R:", "L:"].contains(
          lines[place].plain[..<range.lowerBound].split(separator: " ").last { $0.hasSuffix(":") })
      else {
        continue
      }
      lines[place].plain.replaceSubrange(range, with: short)
    }
    for side in [" R only ", " L only "] {
      guard let range = lines[place].plain.bytesRange(of: side),
        lines[place].plain[range.upperBound...].prefix(while: { $0.isNumber || $0 == "x" }).contains("x")
      else { continue }
      lines[place].plain.replaceSubrange(range, with: side.prefix(3))
    }
  }

  /// `Planned but ran out of time: back ext 3x15`: what the words before the colon say of it, and why.
  private mutating func spellPlanned(_ place: Int) {
    let text = lines[place].plain
    guard text.lowercased().hasPrefix("planned "), let colon = text.bytesRange(of: ": "),
      case let reason = text[..<colon.lowerBound].dropFirst(8), !reason.hasDigit, !reason.isEmpty,
      !document.names.look(String(reason)).isLikely, !reason.lowercased().hasSuffix("done"),
      reason.split(separator: " ").count <= 6, text[colon.upperBound...].hasDigit
    else { return }
    setAside(String(reason), at: place)
    lines[place].plain = "Planned: \(text[colon.upperBound...])"
  }

  /// `Tabata squats, reps per round: 18 17 16`, `bench 45 bar x 10`, `Leg ext 55: myo 15, 5, 5`: words that only say what
  /// the numbers are.
  private mutating func dropWordsOfCounts(_ place: Int) {
    var text = lines[place].plain
    // `wu was 5 mins rower`
    for words in ["wu was ", "warmup was ", "warm up was ", "warm-up was "]
    where text.lowercased().hasPrefix(words) && text.utf8.dropFirst(words.utf8.count).first?.isDigit == true
      && text.split(separator: " ").last.map({ document.names.look(String($0)).isLikely }) == true
    {
      text = "warm-up \(text.dropFirst(words.count))"
    }
    for words in [", reps per round:", ", reps per set:", " reps per round:", " reps each round:"] {
      guard let range = text.bytesRange(of: words) else { continue }
      setAside(String(words.dropFirst().dropLast()).trimmedSpaces, at: place)
      text.replaceSubrange(range, with: ":")
    }
    if let bar = text.bytesRange(of: " bar x "), let load = text[..<bar.lowerBound].split(separator: " ").last,
      Double(load) != nil, text[bar.upperBound...].utf8.first?.isDigit == true
    {
      setAside("bar", at: place)
      text.replaceSubrange(bar, with: " x ")
    }
    if let myo = text.bytesRange(of: ": myo "), text[myo.upperBound...].utf8.first?.isDigit == true,
      text[..<myo.lowerBound].utf8.last?.isDigit == true
    {
      setAside("myo", at: place)
      text.replaceSubrange(myo, with: ": ")
    }
    lines[place].plain = text
  }

  /// `300x6+ PR`: as many were done.
  private mutating func spellDoneCount(_ place: Int) {
    let text = lines[place].plain
    guard let plus = text.bytesRange(of: "+ "), text[..<plus.lowerBound].utf8.last?.isDigit == true,
      case let words = text[plus.upperBound...].lowercased().split(whereSeparator: { " ,!.".contains($0) }),
      words.first == "pr" || words.first == "new" && words.dropFirst().first == "pr", !words.contains("attempt")
    else { return }
    setAside("\(text[..<plus.lowerBound].split { "x× ".contains($0) }.last ?? "")+", at: place)
    lines[place].plain = "\(text[..<plus.lowerBound]) \(text[plus.upperBound...])"
  }

  /// Keeps what a line says beside its sets, for their note.
  mutating func setAside(_ text: String, at place: Int) {
    if text.isEmpty { return }
    textsBeside[place] = [textsBeside[place], text].compactMap(\.self).joined(separator: " ")
  }
}
