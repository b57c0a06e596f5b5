import TextStreams
import TrainingModel

/// What is settled of the lines before they are read: headings and rows by what stands beside them, marks and sides in
/// full.
extension NoteAssembly {
  /// Whether a line's text may be put in other words: a line of text or of a list, not meant as prose, of no more than so
  /// many bytes.
  func isSpellable(_ place: Int, to length: Int) -> Bool {
    (lines[place].kind == .text || lines[place].kind == .item) && lines[place].plain.utf8.count <= length
      && !lines[place].isEscaped
  }

  /// A line of text with a line of `===` or `---` below it is a heading, where it stands alone.
  mutating func promoteUnderlined() {
    for index in lines.indices.dropFirst() {
      guard case .underline(let level) = lines[index].kind, lines[index - 1].kind == .text,
        index < 2 || lines[index - 2].kind != .text, !lines[index - 1].isQuoted, !lines[index - 1].isEscaped,
        !document.holdsSets(aboveRule: lines[index - 1].plain)
      else { continue }
      lines[index - 1].kind = .heading(level)
    }
  }

  /// Lines with bars between their cells and none around them are rows, where the lines beside them say so.
  mutating func promoteRows() {
    defer { closeBareRows() }
    for index in lines.indices where NoteTable.mayJoin(lines[index]) {
      let above = index > 0 ? lines[index - 1].kind : nil
      let below = index + 1 < lines.count ? lines[index + 1] : nil
      if lines[index].isRepeated
        || NoteTable.joins(lines[index], above: above, below: below, words: document.words)
      {
        lines[index].kind = .row
      }
    }
  }

  /// Whether a text may hold a mark; any text may that is not plain.
  private func mayHold(_ mark: String, _ text: String) -> Bool {
    text.withByteSlice { text in
      mark.withByteSlice { mark in
        !text.isPlain || !mark.isPlain
          || text.count >= mark.count
            && (0...text.count - mark.count).contains { text.slice($0, $0 + mark.count).equals(mark) }
      }
    }
  }

  /// `R: 10, 8, 8` in a line beside `L: 12, 12, 10` is the right side, and no number of repetitions.
  mutating func spellSides(_ places: [Int]) {
    func isSide(_ letter: UInt8, _ place: Int) -> Bool {
      guard lines.indices.contains(place) else { return false }
      var text = lines[place].plain.utf8[...]
      guard let first = text.popFirst(), first == letter, let sign = text.popFirst() else { return false }
      guard sign == UInt8(ascii: ":") || sign == 32 else { return false }
      while text.first == 32 { text.removeFirst() }
      // `R -10kg x 3`
      if let sign = text.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") { text.removeFirst() }
      return text.first?.isDigit == true
    }
    // `R: 4` below `R: 4`, which stands beside `L: 3`, is the same side.
    var rights: [Int] = []
    for index in places where isSide(UInt8(ascii: "R"), index) {
      let isRest = ["s", "sec", "min"].contains { lines[index].plain.hasSuffix($0) }
      if rights.last == index - 1 && !isRest
        || [index - 1, index + 1].contains(where: { isSide(UInt8(ascii: "L"), $0) })
      {
        rights.append(index)
      }
    }
    // `L: -15kg × 3` would be a name and a dash.
    let lefts = Set(rights.flatMap { [$0 - 1, $0 + 1] }).filter {
      isSide(UInt8(ascii: "L"), $0) && lines[$0].plain.containsBytes(of: "L: -")
    }
    for index in rights { lines[index].plain = "right" + lines[index].plain.dropFirst() }
    for index in lefts { lines[index].plain = "left" + lines[index].plain.dropFirst() }
    // `24 kg 30 m R` below `24 kg 30 m L`
    for index in places
    where lines[index].plain.utf8.last == UInt8(ascii: "R") && lines[index].plain.hasSuffix(" R")
      && [index - 1, index + 1].contains(where: { lines.indices.contains($0) && lines[$0].plain.hasSuffix(" L") })
    {
      lines[index].plain = "\(lines[index].plain.dropLast())right"
    }
    // `Clam - R 2x8`: an `R` behind a number would be repetitions.
    for index in places where lines[index].plain.utf8.first?.isLetter == true {
      for sign in [" - R ", " – R ", " — R "] {
        guard let range = lines[index].plain.bytesRange(of: sign),
          case let behind = lines[index].plain[range.upperBound...], behind.utf8.first?.isDigit == true,
          case let next = behind.drop(while: { $0.isNumber || $0 == " " }).first, next == "x" || next == ","
        else { continue }
        lines[index].plain.replaceSubrange(range, with: "\(sign.dropLast(2))right ")
      }
    }
    for index in places { spellRights(index) }
    // `Leg press – R: 45 kg x 12` below `Leg press – L: 30 kg x 12`
    for index in places {
      guard let range = lines[index].plain.bytesRange(of: " R: "),
        case let beginning = "\(lines[index].plain[..<range.lowerBound]) L: ",
        [index - 1, index + 1].contains(where: { lines.indices.contains($0) && lines[$0].plain.hasPrefix(beginning) })
      else { continue }
      lines[index].plain.replaceSubrange(range, with: " right: ")
    }
  }

  /// `kg  60  80  85` above `reps  10  8  6`: what the numbers are, without a colon.
  mutating func spellColumns(_ places: [Int]) {
    for index in places
    where lines[index].kind == .text && lines[index].plain.utf8.count <= 100
      && lines[index].plain.withByteSlice({ Self.isColumn($0) })
    {
      let parts = lines[index].plain.split(separator: " ")
      guard parts.count > 2,
        parts.dropFirst().allSatisfy({ $0.utf8.count <= 5 && Double($0) != nil })
      else { continue }
      let role = document.words.columnRole(NoteWords.key(String(parts[0])))
      if role == .load, parts.count > 3, parts.dropFirst().enumerated().allSatisfy({ $1 == "\($0 + 1)" }) {
        // `wt  1  2  3  4` heads the columns of a table.
        lines[index].isEscaped = true
        continue
      }
      switch role {
      case .duration:
        // `sec  60  60  45`
        lines[index].plain = parts.dropFirst().map { "\($0) \(parts[0])" }.joined(separator: ", ")
      case .load, .reps, .rpe, .rir:
        lines[index].plain = "\(parts[0]): " + parts.dropFirst().joined(separator: ", ")
      default: continue
      }
    }
  }

  /// Whether a word and numbers are all that a text is made of.
  private static func isColumn(_ text: ByteSlice) -> Bool {
    var place = 0
    while place < text.count, text[place] != 32 { place += 1 }
    let end = place
    while place < text.count, text[place].isDigit || text[place] == 32 || (43...46).contains(text[place]) { place += 1 }
    return place == text.count && place > end + 3
  }

  /// `25 - 5` below `BW - 8`: weight that is added, and repetitions.
  mutating func spellAdded(_ places: [Int]) {
    for index in places where index > 0 && lines[index].plain.utf8.count <= 12 {
      let above = lines[index - 1].plain.lowercased()
      guard above.hasPrefix("bw - ") || above.hasPrefix("+") && above.containsBytes(of: " x ") else { continue }
      let parts = lines[index].plain.split(separator: " - ")
      guard parts.count == 2, let load = Double(parts[0]), let reps = Int(parts[1]), load >= 2.5,
        (1...30).contains(reps)
      else { continue }
      lines[index].plain = "+\(parts[0]) x \(reps)"
    }
  }

  /// `Pull up on the machine (minus 25 kg): 8, 7, 6`: weight that is taken off.
  mutating func spellMinus(_ places: [Int]) {
    for index in places where lines[index].plain.containsBytes(of: "minus ") {
      for sign in ["(minus ", " minus "] {
        guard let range = lines[index].plain.bytesRange(of: sign),
          lines[index].plain[range.upperBound...].utf8.first?.isDigit == true
        else { continue }
        lines[index].plain.replaceSubrange(range, with: "\(sign.prefix(1))assisted ")
      }
    }
  }

  /// `400 m easy warm-up`: how a way was gone, which is no name.
  mutating func spellWays(_ places: [Int]) {
    for index in places
    where lines[index].plain.utf8.count <= 40 && (lines[index].kind == .text || lines[index].kind == .item) {
      var words = lines[index].plain.split(separator: " ")[...]
      guard let way = Self.way(&words), let manner = words.popFirst(), manner != "rest",
        NoteStructureWords.manners.contains(manner)
      else { continue }
      let rest = words.joined(separator: " ")
      guard document.words.section(rest) != nil || document.words.word(rest) == .warmup else { continue }
      lines[index].plain = "\(way) \(rest), \(manner)"
    }
  }

  /// Takes a distance of the length of a run's, a ride's or a swim's.
  private static func way(_ words: inout ArraySlice<Substring>) -> String? {
    guard let first = words.popFirst() else { return nil }
    let digits = first.prefix { $0.isNumber || $0 == "." || $0 == "," }
    guard let value = number(String(digits))?.number else { return nil }
    var unit = String(first[digits.endIndex...])
    if unit.isEmpty { unit = words.popFirst().map(String.init) ?? "" }
    switch unit.lowercased() {
    case "k", "km", "mi", "mile", "miles": return "\(digits) \(unit)"
    case "m", "yd", "yards", "meters", "metres": return value >= 100 ? "\(digits) \(unit)" : nil
    default: return nil
    }
  }

  /// `17:12 squat 60 kg x 5`, one below the other: when each was done, where the hours only rise.
  mutating func dropClocks(_ places: [Int]) {
    var clocks: [(place: Int, minute: Int, rest: String)] = []
    for index in places
    where lines[index].plain.utf8.prefix(3).contains(UInt8(ascii: ":"))
      && (lines[index].kind == .text || lines[index].kind == .item)
    {
      let parts = lines[index].plain.split(separator: " ", maxSplits: 1)
      guard parts.count == 2, parts[0].utf8.count <= 5,
        // `17:15 - 165 lb x 5`
        case let rest = parts[1].drop(while: { "-–— ".contains($0) }), let first = rest.utf8.first,
        first.isLetter || first.isDigit && (Self.isTypedLoad(rest.prefix { $0 != " " }) || Self.isLoadTimes(rest))
      else { continue }
      let numbers = parts[0].split(separator: ":", omittingEmptySubsequences: false)
      guard numbers.count == 2, numbers[1].utf8.count == 2, let hour = Int(numbers[0]), (5...23).contains(hour),
        let minute = Int(numbers[1]), (0...59).contains(minute)
      else { continue }
      clocks.append((index, hour * 60 + minute, String(rest)))
    }
    // `18:20 50kg 10` goes on with the exercise above it.
    func isNameless(_ text: String) -> Bool { text.utf8.first?.isDigit == true }
    guard clocks.count > 2, zip(clocks, clocks.dropFirst()).allSatisfy({ $0.minute <= $1.minute }),
      !isNameless(clocks[0].rest) || clocks.allSatisfy({ !isNameless($0.rest) || Self.isLoadTimes($0.rest[...]) })
    else { return }
    if session.start?.time == nil {
      session.start?.time = CivilTime(hour: clocks[0].minute / 60, minute: clocks[0].minute % 60, second: 0)
    }
    for clock in clocks {
      let holdsSets =
        Self.hasProduct(clock.rest)
        && document.names.look(label(String(clock.rest.prefix { !$0.isNumber }.trimmedSpaces))).isLikely
        || document.reader.read(clock.rest, in: NotationContext())?.sets.isEmpty == false
      guard holdsSets || isNameless(clock.rest) || document.names.look(label(clock.rest)).isLikely else {
        // `17:05 in`, `18:05 out` tell of the day.
        lines[clock.place].isEscaped = true
        continue
      }
      setAside(lines[clock.place].plain.dropLast(clock.rest.count).trimmedSpaces, at: clock.place)
      lines[clock.place].plain = clock.rest
    }
  }

  /// `165 lb x 5`: a load with its unit, or a large number, and what was done with it.
  static func isLoadTimes(_ text: Substring) -> Bool {
    guard let times = text.bytesRange(of: "x"), let (load, rest) = number(String(text[..<times.lowerBound])),
      case let unit = rest.trimmedSpaces, ["", "kg", "lb", "lbs"].contains(unit), load > 12 || !unit.isEmpty
    else { return false }
    return text[times.upperBound...].drop { $0 == " " }.utf8.first?.isDigit == true
  }

  /// Keeps the hour of the line that was read, which its sets have no room for.
  mutating func keepTextBeside(_ place: Int) {
    guard let text = textsBeside[place] else { return }
    // A title has no sets, and a note has all of its line.
    if uses[place] == .session || uses[place] == .section {
      let section = uses[place] == .section ? session.sections.indices.last : nil
      return addNote(text: text, at: section.map { .section($0) } ?? .session)
    }
    if uses[place] == .fact { return addNote(text: text, at: .session) }
    guard uses[place] == .sets || uses[place] == .exercise,
      let section = session.sections.indices.last, exerciseIndex >= 0
    else { return }
    let sets = session.sections[section].exercises[exerciseIndex].setGroups.last?.sets.count ?? 0
    // How long one rests is said of all laps.
    let isOfSet = sets == 1 || sets > 1 && !Self.saysRest(text)
    if !isOfSet { painTexts.append(text) }
    if sets > 0, let group = session.sections[section].exercises[exerciseIndex].setGroups.indices.last {
      session.sections[section].exercises[exerciseIndex].setGroups[group].sets[sets - 1].settleMissedRep(text)
      if sets == 1 || uses[place] == .sets {
        var last = session.sections[section].exercises[exerciseIndex].setGroups[group].sets[sets - 1]
        settleStuck(&last, text)
        session.sections[section].exercises[exerciseIndex].setGroups[group].sets[sets - 1] = last
      }
    }
    addNote(text: text, at: isOfSet ? .set(section, exerciseIndex, sets - 1) : .exercise(section, exerciseIndex))
  }

  /// `Squat/225/5/5/5`, `Chin/bw/8/6`, several of them: fields that slashes divide.
  mutating func spaceSlashes(_ slashed: [Int]) {
    let places = slashed.filter { lines[$0].kind == .text && Self.isSlashed(lines[$0].plain) }
    guard places.count > 1 else { return }
    for place in places { lines[place].plain = lines[place].plain.replacing("/", with: " / ") }
  }

  private static func isSlashed(_ text: String) -> Bool {
    guard text.utf8.first?.isLetter == true, text.utf8.count <= 80, text.hasByte(UInt8(ascii: "/")),
      !text.contains(" /")
    else { return false }
    let fields = text.split(separator: "/", omittingEmptySubsequences: false)
    guard fields.count > 2, !fields[0].contains(where: \.isNumber) else { return false }
    return fields[1].utf8.first.map { $0.isDigit } == true || fields[1].lowercased().hasPrefix("bw")
  }

  /// Puts the words for marks that a legend explains.
  mutating func spellMarks(_ places: [Int]) {
    guard !document.marks.isEmpty else { return }
    for index in places {
      for (mark, meaning) in document.marks
      where mayHold(mark, lines[index].plain) && !lines[index].plain.containsBytes(of: "\(mark) =") {
        lines[index].plain = lines[index].plain.replacing(mark, with: meaning)
      }
    }
  }

}
