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
    var sets: [String] = []
    var status: NoteStatusLegend.Status?
    var set = ""
    var remark = ""
    func finished() -> String? {
      // `❌10x10 😭`
      let end = set.firstIndex { !$0.isASCII } ?? set.endIndex
      remark += set[end...]
      let set = set[..<end].trimmedSpaces
      guard let status else { return set.isEmpty ? "" : nil }
      guard set.utf8.first.map({ $0.isDigit || $0 == UInt8(ascii: "+") }) == true else { return nil }
      return Self.said(String(set), status)
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
    lines[place].plain = "\(name.hasSuffix(":") ? name.dropLast() : name[...]): \(sets.joined(separator: ", "))"
  }

  /// `12kg x12 ✅✅⬜ babies up`: as many sets as there are marks.
  private mutating func spellMarksBehindSet(_ place: Int, _ set: String, _ text: Substring) {
    var statuses: [NoteStatusLegend.Status] = []
    let rest = text.drop { character in
      if let status = document.statuses.status(character) { statuses.append(status) } else { return character == " " }
      return true
    }
    guard statuses.count > 1, statuses.allSatisfy({ $0 == .done || $0 == .open }), !rest.hasDigit,
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
    } else if one.split(separator: " ").contains(where: { Self.isScheme($0) }) {
      return
    }
    guard !name.isEmpty, !one.isEmpty else { return }
    let remark = rest.trimmedSpaces
    if !remark.isEmpty { setAside(String(remark), at: place) }
    lines[place].plain =
      "\(name.hasSuffix(":") ? name.dropLast() : name[...]): "
      + statuses.map { Self.said(one, $0) }.joined(separator: ", ")
  }

  /// `3x10`, whose first number counts sets.
  private static func isScheme(_ word: Substring) -> Bool {
    let factors = word.split(separator: "x", omittingEmptySubsequences: false)
    return factors.count == 2 && factors.allSatisfy { Int($0) != nil }
  }

  private static func said(_ set: String, _ status: NoteStatusLegend.Status) -> String {
    switch status {
    case .done: set
    case .open: "\(set) skipped"
    case .warmup: "\(set) warmup"
    case .drop: "\(set) drop"
    }
  }
}
