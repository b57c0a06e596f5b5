import TextStreams
import TrainingModel

/// What a line tells at its end of how its sets went: it is set beside them before they are read, so that whatever ends
/// a notation ends its line.
extension NoteAssembly {
  /// Settles what stands behind the sets of lines.
  mutating func spellEnds(_ places: [Int]) {
    spellWrappings(places)
    dropBetweenNameAndSets(places)
    dropTailsWithNumbers(places)
    dropRemarksAtEnd(places)
    spellPartsBehindSchemes(places)
  }

  /// `80kg x 8, 8, 7 felt good`, `5x5 @ 100 - easy`, `3x8 80kg (better than last week)`, `80x5 (+2.5 next time)`.
  private mutating func dropRemarksAtEnd(_ places: [Int]) {
    for place in places where lines[place].plain.withByteSlice(Self.mayEndInRemark) {
      let line = lines[place]
      guard line.kind == .text || line.kind == .item, !line.isEscaped, !line.isQuoted, line.plain.utf8.count <= 200,
        !isHead(line), let end = remarkAtEnd(of: line.plain), holdsSets(String(line.plain[..<end]))
      else { continue }
      setAside(line.plain[end...].drop { " ,;.–—-".contains($0) }.trimmedSpaces, at: place)
      lines[place].plain = line.plain[..<end].trimmedSpaces
    }
  }

  /// `3x5 @ 100kg, last set 8, RPE 9`, `3 sets of 5 @ 100 -> 5/5/8 easy RPE 8`: in the one order that is read.
  private mutating func spellPartsBehindSchemes(_ places: [Int]) {
    for place in places where lines[place].kind == .text || lines[place].kind == .item {
      let text = lines[place].plain
      // The written form's notes stand behind a stroke, and are taken as they were typed.
      guard !lines[place].isEscaped, text.utf8.count <= 160, text.withByteSlice(NoteLineParts.mayHold),
        !isHead(lines[place]), !text.hasByte(UInt8(ascii: "\\")),
        let line = NoteLineParts(text, words: document.words), let spelled = line.spelled
      else { continue }
      for remark in line.remarks { setAside(remark.trimmedSpaces, at: place) }
      lines[place].plain = spelled
    }
  }

  /// Whether what stands before a remark are sets: beside a day or a fact (`Slept 7 h, felt good`) it is of something
  /// else.
  private func holdsSets(_ text: String) -> Bool {
    if document.dates.read(text, .anywhere)?.hasDay == true { return false }
    if let key = Self.keyAndValue(text)?.key, document.words.field(key) != nil { return false }
    var context = NotationContext()
    context.isUnderExercise = text.utf8.first?.isDigit == true
    return Self.hasProduct(text) || document.reader.read(text, in: context)?.sets.isEmpty == false
  }

  /// `felt heavy`, `_slow but ok_` in a line of its own: how it went, and no name.
  func isRemarkAlone(_ line: NoteLine) -> Bool {
    guard line.kind == .text || line.kind == .item, line.plain.utf8.count <= 60, !line.plain.hasDigit,
      let mark = line.content.utf8.first, "_*fF".utf8.contains(mark), !line.content.hasPrefix("**"),
      !line.content.hasPrefix("__")
    else { return false }
    // `*Clean*`, `*PR attempts*` head what stands below.
    let isInItalics = !mark.isLetter && line.content.utf8.last == mark && line.plain.first?.isUppercase == false
    return (isInItalics || ["felt", "feels", "feeling"].contains(line.plain.prefix { $0.isLetter }.lowercased()))
      && document.memos.verdicts.value(line.plain) { Self.isVerdict(line.plain[...], document.words) }
  }

  /// Whether a text ends in a bracket, or has anything behind its last number but a unit, or tells of another day.
  private static func mayEndInRemark(_ text: ByteSlice) -> Bool {
    guard text.count > 0, text[text.count - 1] != UInt8(ascii: ")") else { return text.count > 0 }
    var place = text.count
    while place > 0, !text[place - 1].isDigit { place -= 1 }
    while text[place].isLetter || "+%\"'#".utf8.contains(text[place]) { place += 1 }
    if place < text.count { return true }
    var start = 0
    while let space = text.firstIndex(of: 32, from: start) {
      if text.slice(space).hasPrefix(" next ") { return true }
      start = space + 1
    }
    return false
  }

  /// Where the remark begins that a text ends with.
  private func remarkAtEnd(of text: String) -> String.Index? {
    if let open = text.lastIndex(of: "("), text.last == ")", open > text.startIndex {
      let remark = text[text.index(after: open)...].dropLast()
      return text[..<open].hasDigit && (Self.isVerdict(remark, document.words) || Self.isOfOtherDay(remark))
        ? open : nil
    }
    if let other = placeOfOtherDay(in: text) { return other }
    guard let digit = text.lastIndex(where: \.isNumber), !text[digit...].contains("+") else { return nil }
    let tail = text[digit...].dropFirst()
    // A unit stands at its number, and nouns of the notation behind it: `kg`, `reps`, `each side`.
    var place = tail.firstIndex { !$0.isLetter && !"+%\"'#".contains($0) } ?? tail.endIndex
    while place < tail.endIndex {
      let rest = tail[place...].drop { " ,;:.–—-!)]".contains($0) }
      if Self.isVerdict(rest, document.words) {
        // `180 good, 190 good`: of each attempt.
        if tellsVerdict(text[..<place]) { return nil }
        // `180 kg – good` is a judge's word at a meet.
        if rest.lowercased().hasPrefix("good"), text[..<place].split(whereSeparator: { !$0.isNumber }).count < 2 {
          return nil
        }
        return rest.startIndex > place ? endOfBracket(tail[place..<rest.startIndex]) : nil
      }
      // `40 kg, 10 reps RPE 7.5 — knee a bit sore`
      if Self.endsInEffort(text[..<place]), isApart(rest, behind: tail[place..<rest.startIndex]) { return place }
      let word = rest.prefix { !" ,;:.!".contains($0) }
      // `, second set felt heavy` is of another set.
      guard !tail[place..<rest.startIndex].contains(where: { ",;.–—-".contains($0) }),
        document.words.word(word) != nil || document.words.loadUnit(NoteWords.key(String(word))) != nil
      else { return nil }
      place = word.endIndex
    }
    return nil
  }

  /// Whether a verdict stands among the numbers of a text.
  private func tellsVerdict(_ text: Substring) -> Bool {
    guard let digit = text.firstIndex(where: \.isNumber) else { return false }
    return text[digit...].lowercased().split { !$0.isLetter }.contains {
      Self.verdictsOfSets.contains($0) || $0 == "miss"
    }
  }

  /// Behind the brackets that close before a remark.
  private func endOfBracket(_ joint: Substring) -> String.Index {
    joint.lastIndex { $0 == ")" || $0 == "]" }.map { joint.index(after: $0) } ?? joint.startIndex
  }

  /// Whether a text says no more than how it went: `felt heavy today`, `all easy`, `last set was tough`.
  static func isVerdict(_ text: Substring, _ known: NoteWords) -> Bool {
    if !text.isEmpty, text.allSatisfy({ $0 == " " || isPicture($0) }) { return true }
    let words = text.lowercased().split { !$0.isLetter && !$0.isNumber && !"'’".contains($0) }
    guard !words.isEmpty, words.count <= 8, !text.hasDigit,
      text.allSatisfy({ $0.isLetter || " .,!'’:)-–—".contains($0) || !$0.isASCII })
    else { return false }
    var rest = words[...]
    // `last set`, `all`, `so`: of which sets, and how much.
    if ["last", "final"].contains(rest[0]) {
      rest = rest.dropFirst()
      guard let noun = rest.first, ["set", "one", "rep", "reps"].contains(noun) else { return false }
      rest = rest.dropFirst()
    }
    let measured = rest.prefix { measures.contains($0) }
    rest = rest.dropFirst(measured.count)
    // `60 kg x 3 clean` may be the lift.
    guard let verdict = rest.first, verdictsOfSets.contains(verdict), verdict != "clean" || rest.count > 1 else {
      return false
    }
    return isRemark(rest.dropFirst(), known)
  }

  /// Whether a dash divides words that are of no notation, nor a name, from what stands before them.
  private func isApart(_ rest: Substring, behind joint: Substring) -> Bool {
    guard [" - ", " – ", " — "].contains(joint), rest.first?.isLetter == true, !rest.hasDigit,
      !document.names.look(String(rest)).isKnown,
      case let words = rest.split(whereSeparator: { !$0.isLetter }), words.count <= 8
    else { return false }
    return words.allSatisfy { [nil, .article].contains(document.words.word($0)) }
      && !words.contains { NoteStructureWords.ordinalWords.contains($0) && $0 != "a" }
  }

  /// `RPE 7.5`
  private static func endsInEffort(_ text: Substring) -> Bool {
    let words = text.split(separator: " ").suffix(2)
    return words.count == 2 && words.first?.lowercased() == "rpe" && words.last.flatMap { Double($0) } != nil
  }

  /// Whether words are of no notation, and no names: `easy, then to failure` and `easy run` are no remarks.
  private static func isRemark(_ words: ArraySlice<Substring>, _ known: NoteWords) -> Bool {
    words.allSatisfy { word in
      if word == "today" || verdictsOfSets.contains(word) { return true }
      if NoteStructureWords.strokes.contains(word) || known.isExerciseWord(word) { return false }
      return known.word(word) == nil
        || [.article, .and, .of, .lastSet, .at, .for, .in].contains(known.word(word))
    }
  }

  /// `👍`, but no mark of a box.
  private static func isPicture(_ character: Character) -> Bool {
    !"✅❌✔✓☑".contains(character) && character.unicodeScalars.first?.properties.isEmojiPresentation == true
  }

  private static let measures: NoteWordSet = [
    "all", "so", "very", "super", "really", "pretty", "quite", "kinda", "still", "too", "a", "bit", "not", "was",
    "were",
    "little", "way", "went", "moved", "just", "new", "rep",
  ]
  private static let verdictsOfSets: NoteWordSet = [
    "felt", "feels", "feeling", "easy", "easier", "hard", "harder", "heavy", "heavier", "light", "good",
    "great",
    "tough", "tougher", "ok", "okay", "solid", "smooth", "grindy", "grind", "brutal", "awful", "terrible", "rough",
    "shaky", "sloppy", "strong", "weak", "tired", "fine", "nice", "decent", "meh", "ugly", "clean", "crisp", "snappy",
    "better", "worse", "flew", "challenging", "bad", "well", "wobbly", "horrible", "amazing", "perfect", "killer", "pr",
    "pb", "could", "should", "might",
  ]

  /// `+2.5 next time`, `better than last week`: another day's.
  private static func isOfOtherDay(_ remark: Substring) -> Bool {
    let lower = remark.lowercased()
    guard ["next time", "next week", "next session", "next workout"].contains(where: { lower.containsBytes(of: $0) })
    else { return false }
    return remark.split { !$0.isNumber && $0 != "." }.count <= 1 && !hasProduct(lower)
  }

  /// `… next time 85`, `… - next time 82.5kg`: what is to come.
  private func placeOfOtherDay(in text: String) -> String.Index? {
    for words in [" next time ", " next week ", " next session "] {
      guard let range = text.bytesRange(of: words), text[..<range.lowerBound].hasDigit,
        text[..<range.lowerBound].split(separator: " ").count > 1,
        Self.isOfOtherDay(text[range.lowerBound...]), text[range.upperBound...].utf8.first?.isDigit == true
      else { continue }
      return range.lowerBound
    }
    return nil
  }
}
