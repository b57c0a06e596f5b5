import TextStreams
import TrainingModel

/// Lines that hold sets, which begin no session.
extension NoteSurvey {
  private static let remarksOfAll: NoteWordSet = ["note", "notes", "note to self", "notes to self", "legend", "key"]

  /// Whether a line is more than a title: it has numbers, and before the first session sets.
  func isContent(_ line: NoteLine) -> Bool {
    guard line.plain.hasDigit, line.number != writing?.line else { return false }
    guard starts.isEmpty else { return true }
    // `Notes to self: T1 is 5x3+, T2 3x10`
    if let colon = line.plain.bytesRange(of: ": "), Self.remarksOfAll.contains(line.plain[..<colon.lowerBound]) {
      return false
    }
    var context = NotationContext()
    context.isUnderExercise = true
    guard let reading = document.reader.read(line.plain, in: context), !reading.sets.isEmpty else { return false }
    // `StrongLifts 5x5` and `5x5 in the garage` above everything else.
    if line.number == 1, reading.name.isEmpty, let note = reading.note, reading.sets.allSatisfy({ $0.load == nil }),
      !note.split(whereSeparator: { !$0.isLetter }).contains(where: { document.words.isExerciseWord($0) })
    {
      return false
    }
    return line.number > 1 || reading.name.isEmpty || names.look(reading.name).isLikely
      || reading.sets.contains { $0.load != nil }
  }

  /// Takes a line that is blank, or a line or an item with plain sets and nothing else, where nothing is open that holds
  /// lines of other kinds.
  ///
  /// - Returns: Whether it is one.
  mutating func takePlain(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard table == nil, !heldMayJoin, !parser.isInBlock else { return false }
    guard let first = bytes.first else {
      settleHeld()
      beforeHeld = .blank
      return true
    }
    let vote: Vote
    var rank = NoteLine.itemRank
    if first.isLetter {
      guard let named = bytes.withByteSlice({ [names] in names.namedSets($0) }), named.look.isBare else { return false }
      settleHeld()
      takeSets(.named(named.sets.form), rank: NoteLine.textRank)
      beforeHeld = .text
      return true
    }
    if first == UInt8(ascii: "-") {
      guard let found = bytes.withByteSlice({ Self.vote(ofBullet: $0, names) }) else { return false }
      vote = found
    } else {
      guard first == 32 || first.isDigit, let item = bytes.withByteSlice({ NoteLineParser.PlainItem($0) }),
        Self.isClear(item.set, isOrdered: item.isOrdered)
      else { return false }
      rank += item.indent
      vote = .set(item.set)
    }
    settleHeld()
    takeSets(vote, rank: rank)
    beforeHeld = .item
    return true
  }

  /// Whether no date can be in a line with a plain set: the number of a list could be the day before its month, as in
  /// `3. 5 x 62.5`, but for the unit that makes it a load.
  private static func isClear(_ set: NotesPlainSet, isOrdered: Bool) -> Bool {
    !isOrdered || set.weight.isInPounds != nil
  }

  /// What plain sets vote for.
  private enum Vote {
    case set(NotesPlainSet)
    case named(NotesNamedSets.Form)
  }

  private static func vote(ofBullet bytes: ByteSlice, _ names: NoteNames) -> Vote? {
    guard bytes[1] == 32 else { return nil }
    let text = bytes.slice(2)
    if NotesPlainSet.mayBeginBullet(text[0]), let set = NotesPlainSet(ofBullet: text) { return .set(set) }
    guard text[0].isLetter, let named = names.namedSets(text), named.look.isBare else { return nil }
    return .named(named.sets.form)
  }

  /// Takes a line with plain sets: it begins nothing.
  private mutating func takeSets(_ vote: Vote, rank: Int) {
    switch vote {
    case .set(let set): evidence.collect(set)
    case .named(let form): evidence.collect(form)
    }
    chain = nil
    hasContent = true
    // What `updateName` makes of it.
    if context?.start != nil || context?.rank ?? 0 >= rank { context = nil }
  }

  /// A line with one set and nothing else begins nothing, and says only what its unit is.
  mutating func considerPlainSet(_ line: NoteLine) -> Bool {
    guard !line.isHeading, let set = line.plainSet ?? line.plain.withByteSlice({ NotesPlainSet($0) }),
      Self.isClear(set, isOrdered: line.isOrdered)
    else { return false }
    takeSets(.set(set), rank: line.rank)
    return true
  }

  /// The bare name of an exercise begins nothing, and says nothing else.
  mutating func considerBareName(_ line: NoteLine, _ offset: UInt64) -> Bool {
    guard !starts.isEmpty, !line.isBold, !line.isOrdered, !line.isQuoted, line.plain.utf8.count <= 40,
      !line.plain.hasDigit, names.look(line.plain).isBare
    else { return false }
    updateChain(line, offset, isStart: false)
    updateName(line, offset, isStart: false)
    return true
  }

  /// A plain product begins nothing either, but says something of the order of numbers.
  mutating func considerProduct(_ line: NoteLine, _ offset: UInt64) -> Bool {
    guard !starts.isEmpty, !line.isHeading, !line.isBold, !line.isOrdered,
      line.plain.withByteSlice({ NotesPlainSet.isProduct($0) })
    else { return false }
    collect(line)
    updateChain(line, offset, isStart: false)
    updateName(line, offset, isStart: false)
    hasContent = true
    return true
  }

  /// The same for plain sets behind the name of an exercise, where no number of them may be a date's.
  mutating func considerNamedSets(_ line: NoteLine) -> Bool {
    guard !line.isHeading, !line.isOrdered, !line.isBold,
      let named = line.plain.withByteSlice({ [names] in names.namedSets($0) }),
      named.look.isBare
        || !document.words.filters.dates.mayHoldDate(line.plain)
          && (legendUnit != nil || !document.words.filters.units.mayBeIn(line.plain, isFree: true))
    else { return false }
    takeSets(.named(named.sets.form), rank: line.rank)
    return true
  }

  mutating func collect(_ line: NoteLine) {
    if line.plain.hasByte(UInt8(ascii: "=")), line.plain.utf8.count <= 200 { collectMarks(line.plain) }
    // `(everything in lbs, bar is 45)`
    if let range = line.plain.bytesRange(of: "ar is "), line.plain.utf8.count <= 120,
      ["b", "B"].contains(line.plain[..<range.lowerBound].last ?? " "),
      case let before = line.plain[..<range.lowerBound].dropLast(), before.last?.isLetter != true,
      before.isEmpty || before.hasSuffix("the ") || before.hasSuffix(", ") || before.hasSuffix("(")
    {
      weightOfBar =
        weightOfBar ?? Self.weight(Self.sentence(line.plain[range.upperBound...].prefix { $0 != ")" && $0 != "," }))
    }
    if !hasLoadBeforeSlashes, line.plain.containsBytes(of: "/reps/reps") {
      hasLoadBeforeSlashes = ["kg", "lb", "lbs", "weight", "load"].contains {
        line.plain.containsBytes(of: "\($0)/reps/reps")
      }
    }
    warmups.collect(line.plain)
    if starts.isEmpty, line.plain.containsBytes(of: ". "),
      line.plain.containsBytes(of: "bracket") || line.plain.containsBytes(of: "ast line")
    {
      for sentence in line.plain.split(separator: ". ") { warmups.collect(String(sentence)) }
    }
    statuses.collect(line.plain)
    collectColumns(line.plain)
    collectUnit(line)
    if line.kind == .text || line.kind == .item { evidence.collectUnitInProse(line.plain, by: document) }
    evidence.collect(line.kind == .row ? line.content : line.plain, by: document.reader)
  }

  /// `Jul 14 2019: Squat 225lb x 5, Bench 165x5`: sets in the line of their day.
  mutating func collectBehindDate(_ line: NoteLine, _ start: Start) {
    if line.kind == .text,
      line.plain.utf8.count > 200 || line.plain.utf8.count > 60 && line.plain.containsBytes(of: " I ")
    {
      evidence.collectUnitInProse(line.plain, by: document)
    }
    guard start.date != nil, start.hasOtherNumbers, !line.isHeading, line.plain.utf8.count <= 200 else { return }
    // `wed 12/6/24 sq 5x5 100kg, bp 5x5 70`
    if !line.plain.containsBytes(of: ": "), let rest = document.dates.read(line.plain, .beginning)?.rest,
      rest.utf8.first?.isLetter == true, case let sets = rest.split(separator: ",").filter({ $0.hasDigit }),
      sets.allSatisfy({ NoteAssembly.hasProduct(String($0)) }),
      Set(sets.map { $0.containsBytes(of: "kg") || $0.containsBytes(of: "lb") }).count == 2
    {
      evidence.collect(rest, by: document.reader)
      return
    }
    guard let colon = line.plain.bytesRange(of: ": "),
      document.dates.read(String(line.plain[..<colon.lowerBound]), .beginning)?.rest.isEmpty == true,
      NoteAssembly.hasProduct(String(line.plain[colon.upperBound...]))
    else { return }
    evidence.collect(String(line.plain[colon.upperBound...]), by: document.reader)
    // `… Curls 65x12x2. lb as always`
    if let end = line.plain.lastBytesRange(of: ". "), !line.plain[end.upperBound...].hasDigit {
      collectUnit(NoteLine(.none, String(line.plain[end.upperBound...]), number: line.number))
    }
  }

  /// Finds the unit that a line states for all loads.
  mutating func collectUnit(_ line: NoteLine) {
    if legendUnit == nil, line.kind != .row, line.plain.utf8.count <= 120,
      document.words.filters.units.mayBeIn(line.plain, isFree: true) || line.plain.hasSuffix(" in #"),
      !names.isNameWithUnit(line.plain)
    {
      legendUnit = document.memos.units.value(line.plain) {
        NoteUnitStatement.unit(in: line.plain, words: document.words)
      }
    }
    if legendUnit == nil, line.kind == .text, (121...600).contains(line.plain.utf8.count),
      document.words.filters.units.mayBeIn(line.plain, isFree: true)
    {
      legendUnit = NoteUnitStatement.unit(inLongText: line.plain, words: document.words)
    }
  }

  /// Of `45 lb. All lbs.` the first sentence.
  private static func sentence(_ text: Substring) -> Substring {
    text[..<(text.bytesRange(of: ". ")?.lowerBound ?? text.endIndex)]
  }

  /// `45`, `20 kg`, `45 lb.)`: what a bar weighs.
  private static func weight(_ text: Substring) -> Load? {
    guard let (value, rest) = NoteAssembly.number(text.trimmedSpaces), (5...60).contains(value) else { return nil }
    let unit = rest.filter { $0.isLetter }
    switch unit {
    case "": return Load(value: value)
    case "kg", "kilos": return Load(value: value, unit: .kilogram)
    case "lb", "lbs", "pounds": return Load(value: value, unit: .pound)
    default: return nil
    }
  }

  /// Finds the marks that a legend explains: `(A) = warm-up, (F) = failure`.
  mutating func collectMarks(_ text: String) {
    for part in text.split(whereSeparator: { ",;|".contains($0) }) {
      let halves = part.split(separator: "=")
      guard halves.count == 2 else { continue }
      let mark = halves[0].split(separator: " ").last ?? ""
      if mark.lowercased().hasSuffix("bar"), mark.utf8.count < 5,
        ["bar", "the", "empty"].contains(halves[0].lowercased().split { !$0.isLetter }.first)
      {
        weightOfBar = weightOfBar ?? Self.weight(halves[1])
      }
      let meaning = halves[1].split(separator: " ").joined(separator: " ")
      // `attempts: o = made, x = miss`
      if mark == "o", NoteStructureWords.goodLifts.contains(meaning) { hasMarksOfAttempts = true }
      guard mark.hasPrefix("("), mark.hasSuffix(")"), (3...5).contains(mark.count), marks.count < 20 else { continue }
      switch document.words.word(meaning) {
      case .warmup, .drop, .failure, .bodyweight, .left, .right, .each: marks[String(mark)] = "(\(meaning))"
      default: break
      }
    }
  }
}
