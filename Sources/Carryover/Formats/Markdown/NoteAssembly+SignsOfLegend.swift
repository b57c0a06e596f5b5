import TextStreams

/// Signs that a legend of the document explains, put in the words of the notation.
extension NoteAssembly {
  /// `5 5 4X` below `X = took it to failure`, `w60x5x2` below `w in front of the weight = warm up`, `🎯 Swing 28 kg: 12`.
  mutating func spellSignsOfLegend() {
    let legend = document.signs
    for place in lines.indices {
      switch lines[place].kind {
      case .text, .item: break
      case .row:
        // Cells are taken from the row as it was typed.
        for (sign, meaning, stands) in legend.signs where meaning == .failure {
          lines[place].content = withFailures(lines[place].content, sign, stands)
          lines[place].plain = withFailures(lines[place].plain, sign, stands)
        }
        for sign in legend.sign(of: .warmup) {
          lines[place].content = Self.withWarmupCells(lines[place].content, sign)
          lines[place].plain = Self.withWarmupCells(lines[place].plain, sign)
        }
        continue
      default: continue
      }
      guard isSpellable(place, to: 300), lines[place].plain.hasDigit, !NoteSignLegend.mayExplain(lines[place].plain)
      else { continue }
      // `v 9 @ 35` below `v = drop`
      let words = lines[place].plain.split(separator: " ", maxSplits: 1)
      if words.count == 2, words[0].count == 1, words[1].first?.isNumber == true,
        document.letters[words[0].lowercased()] == .drop
      {
        lines[place].plain = "drop \(words[1])"
      }
      for (sign, meaning, stands) in legend.signs
      where sign != "!" || !document.abbreviations.hasSignOfFailure {
        switch meaning {
        case .failure: lines[place].plain = withFailures(lines[place].plain, sign, stands)
        case .warmup: spellWarmups(place, sign, stands)
        case .planned where sign.first?.isLetter == true:
          // `5 57.5 5 n`
          guard lines[place].plain.hasSuffix(" \(sign)"),
            lines[place].plain.dropLast(sign.count + 1).last?.isNumber == true
          else { continue }
          lines[place].plain = String(lines[place].plain.dropLast(sign.count + 1))
          if lines[place].box == nil { lines[place].box = .open }
        case .planned: spellBeginning(place, sign, "Plan: ")
        case .pair: spellBeginning(place, sign, "")
        }
      }
    }
  }

  /// `TT: 130 x 13` and `LT: 130 x 12` where a legend says that the one was this time, and the other the last.
  mutating func spellTimesOfLegend() {
    for place in lines.indices where isSpellable(place, to: 240) {
      guard let colon = lines[place].plain.bytesRange(of: ": "),
        let isNow = document.abbreviations.times[String(lines[place].plain[..<colon.lowerBound])]
      else { continue }
      let sets = lines[place].plain[colon.upperBound...]
      lines[place].plain = isNow ? String(sets) : "Last time: \(sets)"
    }
  }

  /// `9💀`, `4X`, `7/35 ✗`: with the letter for failure.
  private func withFailures(_ text: String, _ sign: String, _ stands: NoteSignLegend.Place) -> String {
    guard text.containsBytes(of: sign) else { return text }
    var spelled = ""
    var rest = text[...]
    while let range = rest.bytesRange(of: sign) {
      let before = rest[..<range.lowerBound]
      let behind = rest[range.upperBound...]
      let bare = before.last == " " ? before.dropLast() : before
      let isLetter = sign.first?.isLetter == true
      let ends = behind.first.map { " ,;/|)".contains($0) } ?? true
      // A letter may be a factor's: `4x 60`.
      let isFactor =
        behind.drop { $0 == " " }.first?.isNumber == true
        && (sign == "x" || sign.first?.isASCII == true && !isLetter && bare.endIndex < before.endIndex)
      // A letter stands at the number, or ends the line: `3 65 7 m`.
      // `75x` may be an attempt that was missed, where nobody says what the letter stands behind.
      // Behind both numbers of a pair it is plain: `75/1m`, `93x1m`.
      let pair = bare.reversed().prefix { $0 != " " && $0 != "," && $0 != "|" }
      // `100/20m` on a sled are metres.
      let endsPair =
        pair.contains { "/x×".contains($0) } && pair.last?.isNumber == true && pair.prefix(while: \.isNumber).count == 1
      let isNear =
        !isLetter || (bare.endIndex == before.endIndex ? stands == .behind || endsPair : behind.isEmpty)
      if bare.last?.isNumber == true, ends, !isFactor, isNear {
        // A pair and its mark would be a number and a letter.
        let isPair = bare.reversed().prefix { $0 != " " && $0 != "|" }.contains("/")
        spelled += bare + (isPair || bare.endIndex < before.endIndex ? " F" : "F")
      } else {
        spelled += before + sign
      }
      rest = behind
    }
    return Self.withCommas(spelled + rest)
  }

  /// `| 40 | 10 | w |`, `| 40x12 (A) |`: with the word for warm-ups, in a cell of its own or in brackets behind a number.
  private static func withWarmupCells(_ row: String, _ sign: String) -> String {
    guard row.containsBytes(of: sign) else { return row }
    let cells = row.split(separator: "|", omittingEmptySubsequences: false).enumerated().map { place, cell in
      // The first cell may name an exercise.
      if place > 1, cell.trimmedSpaces == sign { return " warm-up " }
      guard let mark = cell.bytesRange(of: "(\(sign))"),
        cell[..<mark.lowerBound].last(where: { $0 != " " })?.isNumber == true
      else { return String(cell) }
      return "\(cell[..<mark.lowerBound])warm-up\(cell[mark.upperBound...])"
    }
    return cells.joined(separator: "|")
  }

  /// `5 5F` behind a load would be sets of failures.
  private static func withCommas(_ text: String) -> String {
    var words = text.split(separator: " ", omittingEmptySubsequences: false).map { String($0) }
    func isCount(_ index: Int) -> Bool {
      guard words.indices.contains(index), case let digits = words[index].prefix(while: { $0.isNumber }),
        !digits.isEmpty,
        digits.count <= 2
      else { return false }
      return digits.count == words[index].count || words[index].dropFirst(digits.count) == "F"
    }
    for index in words.indices.dropFirst()
    where isCount(index) && isCount(index - 1) && !isCount(index + 1) && !isCount(index - 2)
      && (words[index].hasSuffix("F") || words[index - 1].hasSuffix("F"))
    {
      words[index - 1] += ","
    }
    return words.joined(separator: " ")
  }

  /// The line begins with the sign.
  private mutating func spellBeginning(_ place: Int, _ sign: String, _ word: String) {
    let text = lines[place].plain
    guard text.hasPrefix(sign) else {
      // `🎯 🔔🔔 C&P 16 kg: 7 7`
      if word.isEmpty, let range = text.bytesRange(of: "\(sign) "), !text[..<range.lowerBound].hasDigit {
        lines[place].plain = "\(text[..<range.lowerBound])\(text[range.upperBound...])"
        setAside(sign, at: place)
      }
      return
    }
    lines[place].plain = word + text.dropFirst(sign.count).trimmedSpaces
    setAside(sign, at: place)
  }

  private mutating func spellWarmups(_ place: Int, _ sign: String, _ stands: NoteSignLegend.Place) {
    let text = lines[place].plain
    if text.hasPrefix(sign), sign.first?.isLetter == false {
      lines[place].plain = "warm-up " + text.dropFirst(sign.count).trimmedSpaces
      setAside(sign, at: place)
      return
    }
    // `10@20* 5@40* 5@60`
    if sign == "*", text.hasByte(UInt8(ascii: "*")) {
      let words = text.split(separator: " ").map { word -> String in
        let bare = word.last == "," ? word.dropLast() : word
        guard bare.last == "*", bare.dropLast().last?.isNumber == true else { return String(word) }
        return "\(bare.dropLast()) (warm-up),"
      }
      let spelled = words.joined(separator: " ")
      lines[place].plain = spelled.hasSuffix("(warm-up),") ? String(spelled.dropLast()) : spelled
      return
    }
    guard sign.first?.isLetter == true else { return }
    if stands == .anywhere {
      // `sq w 40 8`: what else a letter may be is read with the marks of each set.
      let words = text.split(separator: " ")
      // `w run 2k 12'20"`
      if words.count > 1, words[0] == sign, words[1].first?.isLetter == true,
        document.names.look(label(words[1].lowercased())).isLikely
      {
        lines[place].plain = "warm-up " + words.dropFirst().joined(separator: " ")
        return
      }
      guard let letter = words.firstIndex(where: { $0 == sign }), letter > 0, words.count - letter > 2,
        words[..<letter].allSatisfy({ !$0.hasDigit }), words[(letter + 1)...].allSatisfy({ Double($0) != nil })
      else { return }
      lines[place].plain = (words[..<letter] + words[(letter + 1)...]).joined(separator: " ") + " (warm-up)"
      return
    }
    var spelled = ""
    var rest = text[...]
    while true {
      let ends = [", ", "; ", " // ", " / ", " | "].compactMap { rest.bytesRange(of: $0) }
      let end = ends.min { $0.lowerBound < $1.lowerBound }
      let part = rest[..<(end?.lowerBound ?? rest.endIndex)]
      spelled += withWarmup(part, sign[...], stands) ?? String(part)
      guard let end else { break }
      spelled += rest[end]
      rest = rest[end.upperBound...]
    }
    lines[place].plain = spelled
  }

  /// `w60x5`, `135w: 5`, `sq w 40 8`: without the letter, and with the word behind it.
  private func withWarmup(_ part: Substring, _ sign: Substring, _ stands: NoteSignLegend.Place) -> String? {
    var words = part.split(separator: " ").map { String($0) }
    // Of `w60/5 w80/3 100/5*3` each has its own.
    guard words.count(where: { $0.hasDigit && ($0.contains("/") || $0.contains("x")) }) < 2 else { return nil }
    for index in words.indices {
      let word = words[index]
      if word == sign, index + 1 < words.count, words[index + 1].first?.isNumber == true {
        words.remove(at: index)
      } else if stands == .before, word.hasPrefix(sign), word.dropFirst(sign.count).first?.isNumber == true {
        words[index] = String(word.dropFirst(sign.count))
      } else if stands == .behind, word.hasSuffix(sign), word.dropLast(sign.count).last?.isNumber == true {
        words[index] = String(word.dropLast(sign.count))
      } else if stands == .behind, word.hasSuffix("\(sign):"), word.dropLast(sign.count + 1).last?.isNumber == true {
        words[index] = word.dropLast(sign.count + 1) + ":"
      } else {
        continue
      }
      return words.joined(separator: " ") + " (warm-up)"
    }
    return nil
  }
}
