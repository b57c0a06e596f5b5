import TrainingModel

/// Lists of sets in a writing of their own, which are told in the one that the notation reads.
extension NoteAssembly {
  /// `plank: 60 / 45 / 45 sec`: one unit for all numbers of a list.
  private mutating func spellTimesBetweenSlashes(_ place: Int) {
    let text = lines[place].plain
    guard text.containsBytes(of: " / "), let start = text.firstIndex(where: \.isNumber), start > text.startIndex,
      let unit = text.split(separator: " ").last, document.words.word(unit.drop { $0.isNumber }) == .seconds,
      case let list = text[start...].dropLast(unit.drop { $0.isNumber }.count).trimmedSpaces,
      list.split(separator: " / ").allSatisfy({ Int($0) != nil })
    else { return }
    lines[place].plain = String(text[..<start] + text[start...].replacing(" / ", with: ", "))
  }

  /// `Pistol squats 5+5, 4+4`: as many with either side of what is done with one.
  private mutating func spellSumsOfSides(_ place: Int) {
    let text = lines[place].plain
    guard text.hasByte(UInt8(ascii: "+")), let start = text.firstIndex(where: \.isNumber), start > text.startIndex,
      document.names.look(label(text[..<start].trimmedSpaces)).isOneSided,
      case let sets = text[start...].split(separator: ", "),
      sets.allSatisfy({ set in
        let sides = set.split(separator: "+", omittingEmptySubsequences: false)
        return sides.count == 2 && Int(sides[0]) != nil && sides[0] == sides[1]
      })
    else { return }
    lines[place].plain = String(text[..<start] + text[start...].replacing("+", with: "/"))
  }

  /// `2x5xBar / 5x80 / 3x120`, `2x5 bar, 5x80`: sets with the bar alone, each of which is told by itself.
  mutating func spellSetsOfBar(_ places: [Int]) {
    for place in places where lines[place].plain.utf8.count <= 160 {
      guard
        let range = lines[place].plain.bytesRange(of: "Bar") ?? lines[place].plain.bytesRange(of: "bar"),
        range.lowerBound > lines[place].plain.startIndex,
        case let behind = lines[place].plain[range.upperBound...], behind.first.map({ !$0.isLetter }) ?? true
      else { continue }
      var before = lines[place].plain[..<range.lowerBound]
      guard let sign = before.last, " x×@".contains(sign) else { continue }
      while let last = before.last, " x×@".contains(last) { before.removeLast() }
      let product = before.reversed().prefix { $0.isNumber || "x×".contains($0) }.reversed()
      let factors = String(product).split { "x×".contains($0) }.compactMap { Int($0) }
      guard factors.count == 2, factors[0] <= 10, factors[1] <= 50 else { continue }
      let sets = Array(repeating: "bar x \(factors[1])", count: factors[0]).joined(separator: ", ")
      var rest = String(behind)
      // Where signs divide the sets, one of them is enough.
      for sign in [" / ", " + "] where rest.hasPrefix(sign) { rest = rest.replacing(sign, with: ", ") }
      lines[place].plain = before.dropLast(product.count) + sets + rest
    }
  }

  /// `8, 6, 6 + one more set of 5`, `BBB: only 3x10`, `3xF: 9, 7, 6`: one more set, fewer sets than were meant, and sets
  /// to failure.
  mutating func spellMoreSets(_ places: [Int]) {
    for place in places where lines[place].plain.utf8.count <= 120 {
      if let range = lines[place].plain.bytesRange(of: " + one more set of "),
        Int(lines[place].plain[range.upperBound...]) != nil,
        case let list = lines[place].plain[..<range.lowerBound].reversed()
          .prefix(while: { $0.isNumber || ", ".contains($0) }), list.contains(","), list.last == " "
      {
        lines[place].plain.replaceSubrange(range, with: ", ")
      }
      // `warming-up 40 kg x 8, dan 90 kg 3x8`, but Dan is somebody's name.
      if let range = lines[place].plain.bytesRange(of: ", dan "),
        lines[place].plain[range.upperBound...].utf8.first?.isDigit == true
      {
        lines[place].plain.replaceSubrange(range, with: ", daarna ")
      }
      spellTimesBetweenSlashes(place)
      spellSumsOfSides(place)
      // `BBB: only 3x10 @ 185`
      if let range = lines[place].plain.bytesRange(of: ": only "),
        !lines[place].plain[..<range.lowerBound].contains(where: \.isNumber),
        lines[place].plain[range.upperBound...].utf8.first?.isDigit == true
      {
        setAside("only", at: place)
        lines[place].plain.replaceSubrange(range, with: ": ")
      }
      // `Push-ups: 15, 14, 12 AMRAP`: the last as many as could be, which were so many.
      if lines[place].plain.hasSuffix(" AMRAP"),
        case let list = lines[place].plain.dropLast(6).reversed().prefix(while: { $0.isNumber || ", /".contains($0) }),
        list.count(where: { ",/".contains($0) }) > 0, list.first?.isNumber == true
      {
        setAside("AMRAP", at: place)
        lines[place].plain = String(lines[place].plain.dropLast(6))
      }
      guard let range = lines[place].plain.bytesRange(of: "xF: "), range.lowerBound > lines[place].plain.startIndex,
        let count = lines[place].plain[..<range.lowerBound].last, count.isNumber,
        case let reps = lines[place].plain[range.upperBound...].split(separator: ", "),
        "\(reps.count)" == String(count), reps.allSatisfy({ Int($0) != nil }),
        case let name = lines[place].plain[..<range.lowerBound].dropLast().trimmedSpaces, !name.isEmpty
      else { continue }
      lines[place].plain = "\(name): " + reps.map { "\($0)F" }.joined(separator: ", ")
    }
  }
}
