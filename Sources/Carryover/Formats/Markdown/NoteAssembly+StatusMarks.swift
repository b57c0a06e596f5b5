import TextStreams

/// Pictures at sets that say whether each was done.
extension NoteAssembly {
  /// `lat pd 🔥35x12 ✅50x10 ❌50x8`, `goblet squat 12kg x12 ✅✅⬜`
  mutating func spellStatusMarks(_ places: [Int]) {
    for place in places where isSpellable(place, to: 240) {
      guard lines[place].plain.utf8.contains(where: { $0 >= 0xE2 }),
        let first = lines[place].plain.firstIndex(where: { document.statuses.status($0) != nil })
      else { continue }
      let text = lines[place].plain
      if text[..<first].hasDigit, text[first...].hasDigit == false || !marksStandBeforeSets(text[first...]) {
        spellMarksBehindSet(place, text[..<first].trimmedSpaces, text[first...])
      } else if text[..<first].contains(where: \.isLetter), !text[..<first].hasDigit {
        spellMarksBeforeSets(place, text[..<first].trimmedSpaces, text[first...])
      }
    }
  }

  /// Whether a number stands right behind each mark but the last of a run.
  private func marksStandBeforeSets(_ text: Substring) -> Bool {
    var isBehindMark = false
    for character in text where character != " " {
      if document.statuses.status(character) != nil {
        isBehindMark = true
      } else {
        if isBehindMark { return character.isNumber || character == "+" }
      }
    }
    return false
  }

  /// `✅50x10 ✅50x8 ❌50x8 tired`: each set behind its mark.
  private mutating func spellMarksBeforeSets(_ place: Int, _ name: String, _ text: Substring) {
    var sets: [(set: String, status: NoteStatusLegend.Status)] = []
    var status: NoteStatusLegend.Status?
    var set = ""
    var remark = ""
    func finished() -> (set: String, status: NoteStatusLegend.Status)? {
      // `❌10x10 😭`, `✅ 60x8 (PR 🎉)`
      let end = set.firstIndex { !$0.isASCII || $0 == "(" } ?? set.endIndex
      remark += set[end...]
      let set = set[..<end].trimmedSpaces
      guard let status else { return set.isEmpty ? ("", .done) : nil }
      guard set.utf8.first.map({ $0.isDigit || $0 == UInt8(ascii: "+") }) == true else { return nil }
      guard let one = oneSet(set, least: 0) else { return nil }
      return (one, status)
    }
    for character in text {
      guard let next = document.statuses.status(character) else {
        set.append(character)
        continue
      }
      guard let before = finished() else { return }
      if status != nil { sets.append(before) }
      (status, set) = (next, "")
    }
    guard let last = finished() else { return }
    sets.append(last)
    if !remark.isEmpty { setAside(remark, at: place) }
    lines[place].plain = "\(name.hasSuffix(":") ? name.dropLast() : name[...]): \(Self.said(sets))"
  }

  /// `12kg x12 ✅✅⬜ babies up`: as many sets as there are marks.
  private mutating func spellMarksBehindSet(_ place: Int, _ set: String, _ text: Substring) {
    var statuses: [NoteStatusLegend.Status] = []
    let rest = text.drop { character in
      if let status = document.statuses.status(character) { statuses.append(status) } else { return character == " " }
      return true
    }
    guard statuses.count > 1, statuses.allSatisfy({ $0 == .done || $0 == .open }), !rest.hasDigit,
      !zip(statuses, statuses.dropFirst()).contains(where: { $0 == .open && $1 == .done }),
      !rest.contains(where: { document.statuses.status($0) != nil }), !set.hasByte(UInt8(ascii: ",")),
      let digit = set.firstIndex(where: \.isNumber)
    else { return }
    let start = set[..<digit].lastIndex(of: " ").map { set.index(after: $0) } ?? digit
    let name = set[..<start].trimmedSpaces
    var one = String(set[start...])
    // `60kg 3x10 ✅✅⬜`: as many sets as are said.
    if let scheme = one.bytesRange(of: "\(statuses.count)x"),
      scheme.lowerBound == one.startIndex || one[..<scheme.lowerBound].last == " "
    {
      one.removeSubrange(scheme)
      if scheme.lowerBound != one.startIndex { one.insert("x", at: scheme.lowerBound) }
    }
    let look = document.names.look(label(String(name)))
    guard let single = oneSet(one, least: 12), !look.isDistance, document.words.word(name) != .rest,
      look.isLikely || look.wordCount < 4 && !look.isSentence
    else { return }
    one = single
    guard !name.isEmpty, !one.isEmpty else { return }
    let remark = rest.trimmedSpaces
    if !remark.isEmpty { setAside(String(remark), at: place) }
    lines[place].plain =
      "\(name.hasSuffix(":") ? name.dropLast() : name[...]): "
      + Self.said(statuses.map { (one, $0) })
  }

  /// `12kg x12`, `60x8`, `15`, `20s each side`: one set, in words that go well with a mark behind them.
  ///
  /// - Parameter least: What a number without a unit is more than, where it is a load.
  private func oneSet(_ text: String, least: Double) -> String? {
    var words = Self.joinedProducts(text)
    var tail: [Substring] = []
    while let last = words.last, !last.hasDigit {
      guard ["each", "side", "leg", "arm", "hand", "per", "reps"].contains(last.lowercased()) || words.count == 1 else {
        return nil
      }
      tail.insert(words.removeLast(), at: 0)
    }
    let rest = tail.isEmpty ? "" : " \(tail.joined(separator: " "))"
    func isCount(_ word: some StringProtocol) -> Bool { Int(word).map { (1...200).contains($0) } ?? false }
    func isTyped(_ word: Substring) -> Bool {
      Self.isTypedLoad(word) || word.hasSuffix("kgs") && Double(word.dropLast(3)) != nil
    }
    func isLoad(_ word: Substring) -> Bool { isTyped(word) || Double(word).map { $0 > least } ?? false }
    let first = words.first ?? ""
    switch words.count {
    case 1 where isCount(first): return "x\(first)\(rest)"
    case 1 where first.hasSuffix("s") && isCount(first.dropLast()): return "\(first)\(rest)"
    case 1:
      let factors = first.split(separator: "x", omittingEmptySubsequences: false)
      guard factors.count == 2, factors[0].isEmpty || isLoad(factors[0]), isCount(factors[1]) else { return nil }
      return "\(first)\(rest)"
    case 2:
      guard isTyped(first), words[1].hasPrefix("x"), isCount(words[1].dropFirst()) else { return nil }
      return "\(first) \(words[1])\(rest)"
    default: return nil
    }
  }

  /// The sets with what their marks say of them; what was not done is planned, where nothing follows it.
  private static func said(_ sets: [(set: String, status: NoteStatusLegend.Status)]) -> String {
    let done = sets.lastIndex { $0.status != .open } ?? -1
    return sets.enumerated().map { index, set in
      switch set.status {
      case .done: set.set
      case .open: index > done ? "planned \(set.set)" : "\(set.set) skipped"
      case .warmup: "\(set.set) warmup"
      case .drop: "\(set.set) drop"
      }
    }.joined(separator: ", ")
  }
}
