/// Remarks that a gap, or what somebody did after it, sets apart from sets.
extension NoteAssembly {
  mutating func dropRemarksBehindGaps(_ places: [Int]) {
    for place in places where isSpellable(place, to: 200) {
      dropRemarkBehindGap(place)
      dropIdleness(place)
      spellTimesInQuotes(place)
    }
  }

  /// `L 8 R 8, L 7 R 8   left arm is useless`, `7.5kg x12, x10   physio says not to go heavier until wk 11`
  private mutating func dropRemarkBehindGap(_ place: Int) {
    let text = lines[place].plain
    guard let gap = text.lastBytesRange(of: "  "), case let remark = text[gap.upperBound...],
      case let sets = text[..<gap.lowerBound].trimmedSpaces,
      // `1L 1R`
      case let endsInSide = sets.last.map({ "LR".contains($0) }) == true && sets.dropLast().last?.isNumber == true,
      case let words = remark.split(separator: " "), words.count > (endsInSide ? 1 : 2),
      remark.utf8.first?.isLetter == true, !Self.hasProduct(String(remark)),
      sets.utf8.last?.isDigit == true || endsInSide, sets.count > 2,
      // A remark without numbers is read as it stands, but where it begins like a side.
      !document.names.look(label(String(remark.prefix { !$0.isNumber }).trimmedSpaces)).isLikely,
      remark.hasDigit || endsInSide || [.left, .right].contains(document.words.word(words[0])),
      sets.contains(where: { "xLR,".contains($0) }),
      words.allSatisfy({ word in
        switch document.words.word(word.filter { $0 != "," && $0 != "." }) {
        case .rpe, .rir, .failure, .drop, .warmup, .working, .lastSet, .amrap, .superset, .kilograms, .pounds, .each,
          .reps,
          .sets, .skipped, .done, .planned, .rest, .seconds, .minutes, .added, .assisted, .bar:
          false
        default: !word.hasByte(UInt8(ascii: "@")) && !word.hasByte(UInt8(ascii: "/"))
        }
      }),
      // `then 60 for 8`, `plus 5 more`
      !["then", "and", "plus", "dann", "puis", "luego", "poi", "daarna", "depois", "e", "y", "et", "en", "und", "for"]
        .contains(
          words[0].lowercased())
    else { return }
    setAside(String(remark), at: place)
    lines[place].plain = sets
  }

  private static let idle: NoteWordSet = ["sat", "lay", "laid", "rested", "waited", "napped", "stood"]

  /// `225x14 to absolute failure, sat on the floor for 5 min`: what somebody did when all was done.
  private mutating func dropIdleness(_ place: Int) {
    if let absolute = lines[place].plain.bytesRange(of: "to absolute failure") {
      setAside("absolute", at: place)
      lines[place].plain.replaceSubrange(absolute, with: "to failure")
    }
    let text = lines[place].plain
    guard let comma = text.lastBytesRange(of: ", "), case let told = text[comma.upperBound...].split(separator: " "),
      told.count > 3, Self.idle.contains(told[0]), text[..<comma.lowerBound].hasDigit,
      !Self.hasProduct(String(text[comma.upperBound...]))
    else { return }
    setAside(String(text[comma.upperBound...]), at: place)
    lines[place].plain = String(text[..<comma.lowerBound])
  }

  /// `verticale al muro 45" 40" 38"`: seconds, whatever the name.
  private mutating func spellTimesInQuotes(_ place: Int) {
    let text = lines[place].plain
    guard text.contains(where: { "\"”″".contains($0) }), text.utf8.first?.isLetter == true else { return }
    let words = text.split { " ,".contains($0) }
    let times = words.reversed().prefix { word in
      word.last.map { "\"”″".contains($0) } == true && Int(word.dropLast()).map { (3...300).contains($0) } == true
    }
    guard times.count > 1, times.count < words.count, case let name = words.dropLast(times.count), let last = name.last,
      // Jumps and boxes are told in inches.
      !name.contains(where: {
        ["jump", "jumps", "step", "steps", "ups", "box", "boxes", "hop", "hops"].contains($0.lowercased())
      }),
      !name.contains(where: \.hasDigit), !last.hasByte(UInt8(ascii: ":")), name.count <= 5
    else { return }
    lines[place].plain =
      "\(text[..<last.endIndex]): \(times.reversed().map { "\($0.dropLast()) s" }.joined(separator: ", "))"
  }
}
