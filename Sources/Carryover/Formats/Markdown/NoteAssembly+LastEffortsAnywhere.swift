import TextStreams

/// How hard the last set was, in any of the languages, and what is said in between.
extension NoteAssembly {
  private static let names = NoteBeginnings(whole: ["rpe", "rir"])

  /// `10 (rir 2) 10 (rir 1) 8 (rir 0)`: a list with nothing but spaces between.
  private mutating func spellEffortsInBrackets(_ place: Int) {
    let text = lines[place].plain
    for name in [" (rir ", " (rpe ", " (RIR ", " (RPE "] where text.split(separator: name).count > 2 {
      let parts = text.split(separator: ") ")
      guard parts.count > 1, parts.dropFirst().allSatisfy({ $0.first?.isNumber == true && $0.containsBytes(of: name) }),
        parts.allSatisfy({ $0.containsBytes(of: name) })
      else { continue }
      lines[place].plain = text.replacing(") ", with: "), ")
      return
    }
  }

  /// `prensa 200kg 4x12, la ultima rpe 9`, `120kg 3 reps - a ultima a tremer, RPE 9,5`: an effort behind a remark that
  /// speaks of the last set.
  mutating func spellLastEffortsAnywhere(_ places: [Int]) {
    for place in places where isSpellable(place, to: 200) {
      guard Self.names.mayBeIn(lines[place].plain) || lines[place].plain.hasByte(UInt8(ascii: "@")) else { continue }
      spellEffortsInBrackets(place)
      spellLastBehindEffort(place)
      spellLastEffortAnywhere(place)
      spellEffortsOfSlashes(place)
    }
  }

  /// Words after which a failure is none.
  private static let beforeFailures: NoteWordSet = [
    "not", "no", "never", "next", "away", "close", "near", "almost", "from", "to", "casi", "quasi", "quase", "fast",
    "bijna", "presque",
  ]

  /// `12 10 9 (cedimento all'ultima)`, `3x8 (letzter bis Versagen)`: the last set was taken to failure.
  mutating func spellFailuresOfLast(_ places: [Int]) {
    for place in places where isSpellable(place, to: 200) && lines[place].plain.utf8.last == UInt8(ascii: ")") {
      let text = lines[place].plain
      // `+20kg x2 (iba a por 3 y se quedó en 2, fallo)`
      if let open = text.lastBytesRange(of: " ("), text[..<open.lowerBound].utf8.last?.isDigit == true,
        let comma = text[open.upperBound...].lastBytesRange(of: ", "),
        document.words.word(text[comma.upperBound...].dropLast()) == .failure,
        case let said = text[open.upperBound..<comma.lowerBound].split(separator: " "), said.count > 2,
        !said.contains(where: { document.words.isNegation($0) || Self.beforeFailures.contains($0) })
      {
        setAside(String(text[open.upperBound...].dropLast()), at: place)
        lines[place].plain = "\(text[..<open.lowerBound]) (last set to failure)"
        continue
      }
      guard let open = text.lastBytesRange(of: " ("), text[..<open.lowerBound].utf8.last?.isDigit == true,
        case let words = text[open.upperBound...].dropLast().split(separator: " "), (2...6).contains(words.count),
        (1..<words.count).contains(where: { count in
          let (first, rest) = (words[..<count].joined(separator: " "), words[count...].joined(separator: " "))
          return document.words.word(first) == .failure && NoteStructureWords.lastOnes.contains(rest)
            || document.words.word(rest) == .failure && NoteStructureWords.lastOnes.contains(first)
        })
      else { continue }
      setAside(String(text[open.upperBound...].dropLast()), at: place)
      lines[place].plain = "\(text[..<open.lowerBound]) (last set to failure)"
    }
  }

  private mutating func spellLastEffortAnywhere(_ place: Int) {
    let text = lines[place].plain
    let lower = text.lowercased()
    guard lower.utf8.count == text.utf8.count,
      let word = ["rpe", "rir"].lazy.compactMap({ lower.lastBytesRange(of: $0) }).first,
      case let number = lower[word.upperBound...].drop(while: { $0 == " " }).prefix(while: {
        $0.isNumber || ".,".contains($0)
      }),
      case let bare = number.utf8.last?.isDigit == false ? number.dropLast() : number,
      let value = Double(bare.replacing(",", with: ".")), (0...10).contains(value), (value * 2).rounded() == value * 2,
      case let behind = lower[bare.endIndex...], !behind.hasDigit, behind.first.map({ "-/–".contains($0) }) != true,
      case let before = lower[..<word.lowerBound], let last = before.lastIndex(where: \.isNumber)
    else { return }
    let remark = before[before.index(after: last)...]
    // `last set rpe 9` is of the notation, as words that stand right behind the sets are.
    guard
      let sign = [", ", " - ", " – ", " — ", ". ", "; ", "，", "。", " ("].lazy
        .compactMap({ remark.bytesRange(of: $0) }).min(by: { $0.lowerBound < $1.lowerBound }),
      case let between = remark[..<sign.lowerBound].split(separator: " "),
      between.count <= 2, between.allSatisfy({ isOfSet($0) })
    else { return }
    let told = remark[sign.upperBound...].split { " ,.;:".contains($0) }
    guard told.count <= 8, !told.contains(where: { Self.ofOtherSets.contains($0) }),
      told.contains(where: { NoteStructureWords.lastWords.contains($0) && !["last", "final"].contains($0) })
        || remark.containsBytes(of: "最后")
    else { return }
    let offset = lower.utf8.distance(from: lower.startIndex, to: sign.lowerBound)
    let end = text.utf8.index(text.startIndex, offsetBy: offset)
    setAside(text[end...].drop { " ,.;-–—，。".contains($0) }.trimmedSpaces, at: place)
    lines[place].plain = "\(text[..<end]) (last set \(lower[word].uppercased()) \(value))"
  }

  /// `10, 9, 8 rpe 9 el último`, `8 8 7 (rir 1 l'ultima)`: which set it was, behind the effort.
  private mutating func spellLastBehindEffort(_ place: Int) {
    let text = lines[place].plain
    let lower = text.lowercased()
    guard lower.utf8.count == text.utf8.count,
      let word = ["rpe ", "rir ", "@"].lazy.compactMap({ lower.lastBytesRange(of: $0) }).first,
      case let number = lower[word.upperBound...].prefix(while: { $0.isNumber || ".,".contains($0) }),
      let value = Double(number.replacing(",", with: ".")), (0...10).contains(value),
      lower[word] != "@" || value >= 5,
      case let said = lower[number.endIndex...].filter({ !"().".contains($0) }).split(separator: " "),
      NoteStructureWords.lastOnes.contains(said.joined(separator: " "))
        || said.count > 1 && ["serie", "série", "set", "satz", "reeks"].contains(said[said.count - 1])
          && NoteStructureWords.lastOnes.contains(said.dropLast().joined(separator: " ")),
      case let offset = lower.utf8.distance(from: lower.startIndex, to: word.lowerBound),
      case let head = text[..<text.utf8.index(text.startIndex, offsetBy: offset)].trimmedEnd,
      head.last?.isNumber == true
    else { return }
    setAside(text[head.endIndex...].filter { !"()".contains($0) }.trimmedSpaces, at: place)
    let name = lower[word] == "@" ? "RPE" : lower[word].trimmedSpaces.uppercased()
    lines[place].plain = "\(head) (last set \(name) \(value))"
  }

  private func isOfSet(_ word: Substring) -> Bool {
    switch document.words.word(word) {
    case .reps, .sets, .kilograms, .pounds, .each, .seconds, .minutes: true
    default: false
    }
  }

  /// `115 3x5  RPE 7 / 8 / 8,5`: one for each set.
  private mutating func spellEffortsOfSlashes(_ place: Int) {
    let text = lines[place].plain
    // `70kg 4x6  (rpe 7-7-8-9)`: more than two are no range.
    if let word = ["RPE ", "rpe ", "RIR ", "rir "].lazy.compactMap({ text.bytesRange(of: $0) }).first,
      case let list = text[word.upperBound...].prefix(while: { $0.isNumber || $0 == "-" || $0 == "." }),
      case let parts = list.split(separator: "-"), parts.count > 2,
      parts.allSatisfy({ Double($0).map { (0...10).contains($0) } == true })
    {
      lines[place].plain = "\(text[..<word.upperBound])\(parts.joined(separator: ", "))\(text[list.endIndex...])"
      return
    }
    guard text.hasByte(UInt8(ascii: "/")),
      let word = ["RPE ", "rpe ", "RIR ", "rir ", "@"].lazy
        .compactMap({ text.bytesRange(of: $0) }).first,
      case let list = text[word.upperBound...].prefix(while: { $0.isNumber || " /.,".contains($0) }),
      list.containsBytes(of: " / "),
      text[word] != "@" || text[..<word.lowerBound].hasDigit && !text[word.upperBound...].contains("@"),
      case let parts = list.split(separator: "/").map({ $0.trimmedSpaces.replacing(",", with: ".") }), parts.count > 1,
      parts.allSatisfy({ Double($0).map { (0...10).contains($0) } == true })
    else { return }
    let rest = text[list.endIndex...]
    let name = text[word] == "@" ? text[..<word.lowerBound] + "RPE " : text[..<word.upperBound]
    lines[place].plain =
      "\(name)\(parts.joined(separator: ", "))\(rest.isEmpty ? "" : " ")\(rest)"
  }

  /// How hard the last set was, in a line of its own below it.
  mutating func readEffortsBelow(_ line: NoteLine) -> Bool { readEffortOfLast(line) || readChineseEffort(line) }

  /// `最后一组RPE9，腰有点紧` below the sets.
  private mutating func readChineseEffort(_ line: NoteLine) -> Bool {
    guard line.kind == .text || line.kind == .item, line.box == nil, !line.isEscaped,
      let lead = ["最后一组", "最后1组", "最后那组"].first(where: { line.plain.hasPrefix($0) }),
      case let rest = line.plain.dropFirst(lead.count).drop(while: { $0 == " " }),
      rest.prefix(3).lowercased() == "rpe",
      case let number = rest.dropFirst(3).drop(while: { $0 == " " }).prefix(while: { $0.isNumber || $0 == "." }),
      let value = Double(number), (5...10).contains(value), !rest[number.endIndex...].hasDigit,
      let section = session.sections.indices.last, let exercise = session.sections[section].exercises.indices.last,
      let group = session.sections[section].exercises[exercise].setGroups.indices.last,
      let set = session.sections[section].exercises[exercise].setGroups[group].sets.indices.last,
      case let last = session.sections[section].exercises[exercise].setGroups[group].sets[set],
      last.rpe == nil, last.rir == nil, last.isCompleted, last.reps != nil
    else { return false }
    session.sections[section].exercises[exercise].setGroups[group].sets[set].rpe = value
    addNote(index, at: .exercise(section, exercise))
    return true
  }
}
