import TextStreams
import TrainingModel

/// What people say in words of their own beside numbers: in the words that are read.
extension NoteAssembly {
  /// Puts each in the words of the notation.
  mutating func spellSaidOtherwise(_ places: [Int]) {
    for place in places where isSpellable(place, to: 200) {
      spellOtherPhrases(place)
      spellRepetitionsToFailure(place)
      spellHoldBeforeLoad(place)
      spellCorrectedCount(place)
      spellSetsBehindList(place)
      dropGainOfAttempt(place)
      dropProseBeforeSets(place)
      dropRemarkOfDrop(place)
      spellTempoBetweenCommas(place)
    }
  }

  private static let wordsDropped = ["around", "about", "easy"]

  private static let otherPhrases = [
    ("HR around ", "HR "), ("HR about ", "HR "), ("(f on ", "(failed on "),
    (" min easy between", " min rest between"), ("s easy between", "s rest between"),
    (" all at 6ish", " all at RPE 6"), (" all at 7ish", " all at RPE 7"), (" all at 8ish", " all at RPE 8"),
    (" all at 9ish", " all at RPE 9"), ("(missed third", "(missed 3rd"), ("(missed fourth", "(missed 4th"),
    ("(missed fifth", "(missed 5th"),
  ]

  /// `last set felt like rpe 8`, `Last set was hard, about RPE 8.`: the effort of the last, and how it went beside it.
  private mutating func spellEffortOfLast(_ place: Int) {
    let text = lines[place].plain
    guard text.containsBytes(of: "ast set ") || text.containsBytes(of: "ast one "), case let lower = text.lowercased(),
      lower.utf8.count == text.utf8.count,
      let last = lower.bytesRange(of: "last set ") ?? lower.bytesRange(of: "last one "),
      let effort = lower[last.upperBound...].bytesRange(of: "rpe "), last.upperBound < effort.lowerBound,
      case let said = lower[last.upperBound..<effort.lowerBound],
      said.split(whereSeparator: { " ,-–".contains($0) }).allSatisfy({ Self.wordsOfLastEfforts.contains($0) }),
      case let value = lower[effort.upperBound...].prefix(while: { $0.isNumber || $0 == "." }),
      Double(value.hasSuffix(".") ? value.dropLast() : value).map({ (5...10).contains($0) }) == true,
      lower[value.endIndex...].allSatisfy({ " .!)".contains($0) })
    else { return }
    let start = lower.utf8.distance(from: lower.startIndex, to: last.upperBound)
    let end = lower.utf8.distance(from: lower.startIndex, to: effort.lowerBound)
    let range = text.utf8.index(text.startIndex, offsetBy: start)..<text.utf8.index(text.startIndex, offsetBy: end)
    // `was` says nothing of its own.
    let verdict = text[range].split { " ,".contains($0) }.filter {
      !["was", "felt", "like", "about", "around", "a", "an", "at"].contains($0.lowercased())
    }
    if !verdict.isEmpty { setAside(text[range].trimmedSpaces, at: place) }
    lines[place].plain.removeSubrange(range)
  }

  private static let wordsOfLastEfforts: NoteWordSet = [
    "was", "felt", "like", "hard", "tough", "about", "around", "heavy", "grindy", "a", "an", "so", "really", "very",
    "pretty", "slow", "maybe", "probably", "easy", "ok", "good", "at",
  ]

  /// `-> last set cut at 7`, `skipped today`, `finished w plank`, `30s, 2 rounds`: phrases that mean others.
  private mutating func spellOtherPhrases(_ place: Int) {
    for words in [" -> last set cut at ", "last set cut at "] {
      let text = lines[place].plain
      guard let range = text.bytesRange(of: words),
        case let count = text[range.upperBound...].prefix(while: \.isNumber),
        !count.isEmpty, text[count.endIndex...].isEmpty || text[count.endIndex...].hasPrefix(",")
      else { continue }
      lines[place].plain.replaceSubrange(range, with: words.hasPrefix(" ->") ? ", last set " : "last set ")
    }
    // `3x5 @ 100kg (RPE 8 across)`
    if lines[place].plain.hasSuffix(" across)"), let open = lines[place].plain.lastIndex(of: "("),
      ["RPE", "rpe", "@", "RIR", "rir"].contains(where: { lines[place].plain[open...].dropFirst().hasPrefix($0) })
    {
      lines[place].plain = "\(lines[place].plain.dropLast(8)))"
    }
    let mayBeSaid = lines[place].plain.withByteSlice { text in
      text.firstIndex(of: UInt8(ascii: "(")) != nil || text.firstIndex(of: UInt8(ascii: "H")) != nil
    }
    let isEasy = lines[place].plain.containsBytes(of: "easy b") || lines[place].plain.containsBytes(of: "ish")
    for (phrase, spelled) in mayBeSaid || isEasy ? Self.otherPhrases : [] {
      let text = lines[place].plain
      guard let range = text.bytesRange(of: phrase), case let behind = text[range.upperBound...],
        // `at 8ish pm`, `HR about 140-150`
        phrase.hasSuffix(" ") ? !behind.contains("-") : behind.isEmpty || ",.)".contains(behind.first ?? ",")
      else { continue }
      lines[place].plain.replaceSubrange(range, with: spelled)
      if let word = Self.wordsDropped.first(where: { phrase.containsBytes(of: $0) }) { setAside(word, at: place) }
    }
    if lines[place].plain.hasPrefix("Cardio after: ") {
      setAside("Cardio after", at: place)
      lines[place].plain = "Cardio: \(lines[place].plain.dropFirst(14))"
    }
    spellEffortOfLast(place)
    if lines[place].plain.hasSuffix(" easy to warm up") {
      setAside("easy", at: place)
      lines[place].plain = "\(lines[place].plain.dropLast(16)) to warm up"
    }
    for (words, told) in [(" skipped today", "today"), (" didn't happen", "didn't happen"), (" (skipped, ", "")] {
      let text = lines[place].plain
      // `3x5, last set skipped today` is of one.
      guard let range = text.bytesRange(of: words), text[..<range.lowerBound].hasDigit,
        !text[..<range.lowerBound].contains(",")
      else { continue }
      if !told.isEmpty { setAside(told, at: place) }
      lines[place].plain.replaceSubrange(range, with: told.isEmpty ? " skipped, (" : " skipped")
    }
    for (phrase, spelled) in [("finished w ", "finished with "), ("started w ", "started with ")] {
      let text = lines[place].plain
      guard text.lowercased().hasPrefix(phrase) else { continue }
      lines[place].plain = "\(text.first.map(String.init) ?? "")\(spelled.dropFirst())\(text.dropFirst(phrase.count))"
    }
    // `Side plank 30s/30s, 2 rounds`
    let text = lines[place].plain
    if text.hasSuffix(" rounds"), let comma = text.lastBytesRange(of: ", "),
      text[..<comma.lowerBound].utf8.last == UInt8(ascii: "s"),
      Int(text[comma.upperBound...].dropLast(7)) != nil
    {
      lines[place].plain.replaceSubrange(comma, with: " x ")
    }
  }

  /// `12 @ 185 lbs amrap`: twelve repetitions, and no twelve sets.
  private mutating func spellRepetitionsToFailure(_ place: Int) {
    let text = lines[place].plain
    guard let at = text.bytesRange(of: " @ "), case let behind = text[at.upperBound...].lowercased(),
      behind.containsBytes(of: " amrap") || behind.containsBytes(of: " (amrap)"),
      let count = text[..<at.lowerBound].split(separator: " ").last, Int(count).map({ (6...50).contains($0) }) == true,
      case let load = text[at.upperBound...].prefix(while: { $0.isNumber || $0 == "." }), !load.isEmpty,
      !behind.dropFirst(load.count).prefix(12).hasDigit
    else { return }
    lines[place].plain.replaceSubrange(at, with: " reps @ ")
  }

  /// `Hangboard 20mm: 10s +10kg x 3`: held three times, with a load.
  private mutating func spellHoldBeforeLoad(_ place: Int) {
    let text = lines[place].plain
    guard let plus = text.bytesRange(of: "s +"), let times = text[plus.upperBound...].bytesRange(of: " x "),
      case let load = text[plus.upperBound..<times.lowerBound], Self.isTypedLoad(load),
      case let before = text[..<plus.lowerBound], let seconds = before.split(separator: " ").last, Int(seconds) != nil,
      case let sets = text[times.upperBound...], Int(sets).map({ (1...20).contains($0) }) == true
    else { return }
    lines[place].plain = "\(before[..<seconds.startIndex])\(seconds)s x \(sets) +\(load)"
  }

  /// `50kg x 7 wait no 8`, `50kg, 7 reps. wait no 8`: what is said last.
  private mutating func spellCorrectedCount(_ place: Int) {
    let text = lines[place].plain
    guard
      let words = [" wait no ", " no wait ", " wait, no, ", " wait no, "].lazy.compactMap({ text.bytesRange(of: $0) })
        .first, Int(text[words.upperBound...]).map({ (1...50).contains($0) }) == true
    else { return }
    var before = text[..<words.lowerBound]
    while let last = before.last, " .,".contains(last) { before = before.dropLast() }
    let noun = before.hasSuffix(" reps") ? before.suffix(5) : ""
    before = before.dropLast(noun.count)
    guard let count = before.split(whereSeparator: { !$0.isNumber }).last, count.endIndex == before.endIndex else {
      return
    }
    setAside("\(count)\(text[words.lowerBound...])", at: place)
    lines[place].plain = "\(before[..<count.startIndex])\(text[words.upperBound...])\(noun)"
  }

  /// `5 at 60, 5 at 80, 2 sets of 5 at 90`: the last are sets of their own.
  private mutating func spellSetsBehindList(_ place: Int) {
    let text = lines[place].plain
    guard text.containsBytes(of: " at "), let noun = text.bytesRange(of: " sets of "),
      let comma = text[..<noun.lowerBound].lastBytesRange(of: ", "),
      Int(text[comma.upperBound..<noun.lowerBound]) != nil,
      let before = text[..<comma.lowerBound].split(separator: ",").last, before.containsBytes(of: " at "),
      before.last?.isNumber == true || before.hasSuffix("kg") || before.hasSuffix("lb") || before.hasSuffix("lbs")
    else { return }
    lines[place].plain.replaceSubrange(comma, with: ", then ")
  }

  /// `82/1 86/1 (+2!) 88/miss`: by how much it was a record.
  private mutating func dropGainOfAttempt(_ place: Int) {
    let text = lines[place].plain
    guard let open = text.bytesRange(of: " (+"), let close = text[open.upperBound...].firstIndex(of: ")"),
      let attempt = text[..<open.lowerBound].split(separator: " ").last, attempt.contains("/"),
      attempt.split(separator: "/").count == 2, attempt.allSatisfy({ $0.isNumber || "./".contains($0) }),
      case let gain = text[open.upperBound..<close], gain.utf8.first?.isDigit == true, gain.utf8.count <= 12
    else { return }
    setAside("(+\(gain))", at: place)
    lines[place].plain.removeSubrange(open.lowerBound...close)
  }

  /// `Kept it light, 2x15 pressups and 2x20 bw squats`: sets that a sentence leads up to.
  private mutating func dropProseBeforeSets(_ place: Int) {
    let text = lines[place].plain
    guard let comma = text.bytesRange(of: ", "), case let lead = text[..<comma.lowerBound], !lead.hasDigit,
      case let sets = text[comma.upperBound...], sets.utf8.first?.isDigit == true, lead.utf8.first?.isLetter == true,
      lead.split(separator: " ").count > 2,
      !lead.split(whereSeparator: { !$0.isLetter }).contains(where: { Self.wordsOfOtherDays.contains($0) }),
      case let look = document.names.look(label(String(lead))), look.share == 0,
      !look.isLikely, NoteProse.hasSentenceWord(lead), Self.hasProduct(String(sets.prefix { $0 != " " })),
      let reading = document.reader.read(String(sets), in: NotationContext()), !reading.sets.isEmpty,
      !reading.name.isEmpty,
      document.names.look(label(reading.name)).isLikely
    else { return }
    setAside(String(lead), at: place)
    lines[place].plain = String(sets)
  }

  private static let wordsOfOtherDays: NoteWordSet = [
    "should", "would", "could", "next", "last", "told", "coach", "plan", "planned", "want", "wanted", "if", "was",
    "were",
    "tomorrow", "yesterday", "instead", "not", "no", "never",
  ]

  /// `12kg x 12 (drop set, straight after)`: a drop, and how.
  private mutating func dropRemarkOfDrop(_ place: Int) {
    let text = lines[place].plain
    guard let open = text.bytesRange(of: "(drop set, "), text.hasSuffix(")"),
      case let remark = text[open.upperBound...].dropLast(), !remark.hasDigit, !remark.contains("("),
      remark.split(whereSeparator: { !$0.isLetter }).allSatisfy({ document.words.word($0) == nil })
    else { return }
    setAside(String(remark), at: place)
    lines[place].plain = "\(text[..<open.lowerBound])(drop set)"
  }

  /// `DB bench press, tempo 3010, 3 x 8-10`: no load.
  private mutating func spellTempoBetweenCommas(_ place: Int) {
    let text = lines[place].plain
    guard let word = text.bytesRange(of: ", tempo "),
      case let beats = text[word.upperBound...].prefix(while: { $0.isNumber || "xX".contains($0) }),
      (3...4).contains(beats.count), text[beats.endIndex...].hasPrefix(", ")
    else { return }
    lines[place].plain = "\(text[..<word.lowerBound]) (tempo \(beats))\(text[beats.endIndex...])"
  }
}
