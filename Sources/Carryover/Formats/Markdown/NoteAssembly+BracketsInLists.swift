import TextStreams

/// Remarks in brackets between the counts or times of a list.
extension NoteAssembly {
  /// Names, sides and loads before a list, and what stands in it.
  mutating func spellListsBehindNames(_ places: [Int]) {
    spellFrenchSidesOfLines(places)
    closeGapsBehindColons(places)
    dropBracketsInLists(places)
    spellSidesByLetters(places)
    spellSidesOfLists(places)
    spellImplementsBehindNames(places)
  }

  /// `Curl left 10, 8 (bad), 10`, `Balance 30 sec, 18 sec (wobbled), 30 sec`: the list goes on behind the remark.
  mutating func dropBracketsInLists(_ places: [Int]) {
    for place in places where isSpellable(place, to: 160) && lines[place].plain.containsBytes(of: "), ") {
      dropBracketsInList(place)
    }
  }

  private mutating func dropBracketsInList(_ place: Int) {
    var text = lines[place].plain
    var start = text.startIndex
    var remarks: [String] = []
    while let open = text[start...].bytesRange(of: " ("), let close = text[open.upperBound...].bytesRange(of: "), ") {
      let (before, remark, behind) = (
        text[..<open.lowerBound], text[open.upperBound..<close.lowerBound], text[close.upperBound...]
      )
      guard isRemarkInList(remark), Self.endsInCount(before), Self.beginsWithCount(behind) else {
        start = close.upperBound
        continue
      }
      remarks.append(String(remark))
      let offset = text.utf8.distance(from: text.startIndex, to: open.lowerBound)
      text = "\(before), \(behind)"
      start = text.utf8.index(text.startIndex, offsetBy: offset)
    }
    guard !remarks.isEmpty else { return }
    for remark in remarks { setAside("(\(remark))", at: place) }
    lines[place].plain = text
  }

  /// Words that say nothing of the set which the notation knows.
  private func isRemarkInList(_ remark: Substring) -> Bool {
    !remark.hasDigit && !remark.contains("(")
      && remark.split { !$0.isLetter && $0 != "'" }.allSatisfy { word in
        switch document.words.word(word) {
        case .failure, .left, .right, .each, .rpe, .rir, .warmup, .drop, .amrap, .max, .working, .sets, .reps,
          .skipped, .bodyweight, .assisted, .added, .band:
          false
        default: word.count > 1
        }
      } && remark.contains(where: \.isLetter)
  }

  /// `…, 8`, `…, 18 sec`: a number that is joined to nothing, in a list.
  private static func endsInCount(_ text: Substring) -> Bool {
    let words = text.suffix(24).split(separator: " ")
    guard let last = words.last else { return false }
    let number = last.first?.isNumber == true ? last : words.dropLast().last ?? ""
    let unit = last.first?.isNumber == true ? "" : last
    guard isCount(number), units.contains(String(unit)), words.count > 1 else { return false }
    // `60 kg x 8` is no list of counts.
    let previous = text[..<number.startIndex].last { $0 != " " }
    return previous.map { $0 == "," || $0 == ":" || $0.isLetter && $0 != "x" || $0 == "-" || $0 == "–" } ?? false
  }

  private static let units: Set<String> = ["", "s", "sec", "secs", "seconds", "sek", "seg", "reps"]

  /// `10`, `10.`, `10s`
  private static func isCount(_ word: Substring) -> Bool {
    let digits = word.prefix(while: \.isNumber)
    return (1...3).contains(digits.count) && ["", "s", "sec", "secs", "sek", "seg"].contains(word[digits.endIndex...])
  }

  private static func beginsWithCount(_ text: Substring) -> Bool {
    let words = text.split(separator: " ", maxSplits: 2)
    guard let first = words.first else { return false }
    let bare = first.last.map { ",;.".contains($0) } == true ? first.dropLast() : first
    guard isCount(bare) else { return false }
    let next = words.count > 1 ? words[1] : ""
    return bare.endIndex < first.endIndex || next.isEmpty
      || !["x", "×", "kg", "lb", "lbs", "@", "sets", "set", "rounds"].contains(next.filter { $0 != "," })
        && next.first?.isNumber != true
  }
}
