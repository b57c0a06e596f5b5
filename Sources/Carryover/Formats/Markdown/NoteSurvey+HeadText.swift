/// What stands beside the date of a line that begins a session.
extension NoteSurvey {
  /// `**Sat 11/5** Long run 24.5 km`: a date in marks of its own at the beginning.
  func isSetApart(_ line: NoteLine) -> Bool {
    let text = line.content.dropFirst(2)
    guard line.content.hasPrefix("**"), let end = text.bytesRange(of: "**") else { return false }
    let date = document.dates.read(String(text[..<end.lowerBound]), .beginning)
    return date?.hasDay == true && date?.rest.isEmpty == true
  }

  /// `T 9.2`: a short date behind the first letter of its weekday, as journals have it.
  static func withoutDayLetter(_ text: String) -> String {
    let bytes = text.utf8
    // `W5D3 28/05   bw 93.1, 6h sleep`
    if bytes.count > 9, bytes.first.map({ $0 | 32 }) == UInt8(ascii: "w"), let space = text.firstIndex(of: " "),
      case let code = text[..<space].lowercased().dropFirst().split(separator: "d", omittingEmptySubsequences: false),
      code.count == 2, code.allSatisfy({ (1...2).contains($0.utf8.count) && Int($0) != nil }),
      case let rest = text[space...].drop(while: { $0 == " " }), rest.utf8.first?.isDigit == true
    {
      return String(rest)
    }
    guard (5...9).contains(bytes.count), let letter = bytes.first, "MTWFS".utf8.contains(letter),
      bytes.dropFirst().first == 32, bytes.dropFirst(2).first?.isDigit == true, bytes.last?.isDigit == true,
      bytes.dropFirst(2).allSatisfy({ $0.isDigit || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "/") }),
      bytes.count(where: { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "/") }) == 1
    else { return text }
    return String(text.dropFirst(2))
  }

  /// `No date, some evening that week`: whether a heading says that nobody knows the day.
  static func saysUndated(_ text: String) -> Bool {
    guard text.utf8.count <= 60, !text.hasDigit else { return false }
    let lower = text.lowercased()
    return ["no date", "undated", "date unknown", "unknown date", "ohne datum", "sans date", "sin fecha", "sem data"]
      .contains { lower.hasPrefix($0) && lower.dropFirst($0.count).first.map { !$0.isLetter } ?? true }
  }

  /// `yesterday (mon 5 may), forgot to log`: the day that is said beside how it is spoken of.
  static func withoutSpokenDay(_ text: String) -> String {
    guard let open = text.bytesRange(of: " ("), ["yesterday", "today"].contains(text[..<open.lowerBound].lowercased()),
      let close = text[open.upperBound...].firstIndex(of: ")"), text[open.upperBound..<close].hasDigit
    else { return text }
    return "\(text[open.upperBound..<close])\(text[text.index(after: close)...])"
  }

  /// `#gym 2024-12-02`: the text behind tags.
  static func withoutTags(_ text: String, isLink: Bool) -> String {
    var rest = text[...]
    guard isLink else { return text }
    while rest.first == "#", let end = rest.firstIndex(of: " ") { rest = rest[end...].drop { $0 == " " } }
    // `[[2024-12-02]] #gym`
    while let space = rest.lastIndex(of: " "), rest[space...].dropFirst().first == "#",
      !rest[space...].contains(where: \.isNumber)
    {
      rest = rest[..<space]
    }
    return rest.count == text.count ? text : String(rest)
  }

  /// `BACK/BI`, `Push day`: what a day trains, in up to three words.
  static func isGroup(_ text: Substring, _ document: NoteDocument) -> Bool {
    let words = text.split { !$0.isLetter }
    guard (1...3).contains(words.count) else { return false }
    return words.allSatisfy { word in
      NoteStructureWords.daysOfSplit.contains(word) || word.lowercased() == "day"
        || document.words.entry(word).map { $0.lists.contains(.group) || $0.lists.contains(.body) } ?? false
        || ["bi", "bis", "tri", "tris", "delts", "cardio"].contains(word.lowercased())
    }
  }

  /// `1/14 cold as hell, heater on 20 min first` behind a blank line, in a log of days that are written so, or of a year
  /// that its title says.
  func isDayInWords(_ date: NoteDate, _ words: [Substring]) -> Bool {
    guard beforeHeld == .blank, date.separator == UInt8(ascii: "/"), words.count <= 14,
      date.rest.hasByte(UInt8(ascii: ",")),
      !["of", "x", "reps", "sets", "miles", "mile"].contains(words[0].lowercased()),
      words.count(where: \.hasDigit) <= 2, let pair = date.pair,
      // `9/10 effort, hard day`, `5/5 days done, …`
      pair.second != 10 && pair.second != 5 || pair.first > pair.second, pair.first != pair.second,
      document.words.loadUnit(NoteWords.key(String(words[0]))) == nil
    else { return false }
    return starts.last.map { $0.date?.separator == date.separator } ?? (year != nil || titleYear != nil)
  }

  /// A line alone that may be the title of the session whose date stands in the next line.
  func isTitleLine(_ line: NoteLine) -> Bool {
    line.kind == .text && (beforeHeld == .blank || lineCount <= 2) && line.plain.utf8.count <= 60 && !line.isQuoted
      && !(line.plain.hasByte(UInt8(ascii: ":")) && line.plain.contains("://"))
  }

  /// Whether the line above a date is its title: a heading, or a text right above it that holds no set.
  func isTitle(_ text: String?) -> Bool {
    guard let text else { return true }
    return beforeHeld != .blank && !holdsSets(text)
  }

  /// `* Legs - 22.04.2024 7:15`: the day's title and its whole date, and nothing else.
  static func dateOfItem(
    _ line: NoteLine, _ text: String, _ tokens: [NoteDateToken], _ document: NoteDocument
  ) -> NoteDate? {
    guard line.indent == 0, !line.isOrdered, line.box == nil, text.utf8.count <= 60, endsInDay(text, document),
      let date = document.dates.read(tokens, of: text, .anywhere), date.year != nil, date.isStrong, !date.rest.isEmpty,
      text.hasPrefix(date.rest), date.rest.split(separator: " ").count <= 4,
      isTitleOfDay(date.rest, document), !document.names.look(date.rest).isKnown
    else { return nil }
    return date
  }

  /// `Legs`, `Full body`, `Upper A`, `Heavy day`: what a day trains, and nothing else.
  private static func isTitleOfDay(_ text: String, _ document: NoteDocument) -> Bool {
    let words = text.split { !$0.isLetter }
    guard let first = words.first, let last = words.last, !NoteStructureWords.otherTimes.contains(first) else {
      return false
    }
    let isDay = NoteStructureWords.dayNames.contains(last) && words.count <= 2
    let bare = last.utf8.count == 1 ? text.dropLast().trimmedSpaces : text
    return isDay || isGroup(bare[...], document)
      || ["upper", "lower", "push", "pull", "full body"].contains(bare.lowercased())
  }

  /// Whether a text ends in a number or a weekday, with or without a colon.
  static func endsInDay(_ text: String, _ document: NoteDocument) -> Bool {
    let text = text.hasSuffix(":") ? text.dropLast() : text[...]
    return text.utf8.last?.isDigit == true
      || document.words.weekday(text.split(separator: " ").last?.drop { $0 == "(" }.prefix { $0.isLetter } ?? "") != nil
  }

  /// Of `Date: Push - 26 June 2024` the day.
  static func dateBehindTitle(_ value: String, _ document: NoteDocument) -> NoteDate? {
    guard let date = document.dates.read(value, .anywhere), date.year != nil, date.hasDay,
      date.rest.split(separator: " ").count <= 4, value.hasPrefix(date.rest), !date.rest.hasDigit
    else { return nil }
    return date
  }

  /// `### Row 3x5 @ 90`: sets of an exercise that is known.
  mutating func namesSets(_ text: String) -> Bool {
    guard text.hasDigit, let reading = document.reader.read(text, in: NotationContext()), !reading.sets.isEmpty else {
      return false
    }
    return names.look(reading.name).isKnown
  }

  /// Whether a word begins with a letter, or with a bracket before it.
  func isWord(_ text: Substring) -> Bool {
    // `04.02. (Gym)`
    guard let first = text.unicodeScalars.first(where: { $0 != "(" }) else { return false }
    return first.properties.isAlphabetic && text.count > 1
  }

  func holdsSets(_ text: String) -> Bool {
    text.hasDigit && document.reader.read(text, in: NotationContext())?.sets.isEmpty == false
  }

  mutating func finish() {
    defer { if starts.isEmpty { documentDate = documentDate ?? writing?.date } }
    if let last = held?.line, NoteTable.joins(last, above: beforeHeld, below: nil, words: document.words) {
      held?.line.kind = .row
    }
    settleHeld()
  }

  /// A heading's date is the session's unless it stands deep in a sentence.
  func isSessionHeading(_ date: NoteDate) -> Bool {
    // Ten words take more than twenty bytes.
    date.rest.utf8.count <= 20 || date.rest.split(separator: " ").count <= 10
      // `### Sat, Aug 3, 2024 – ten years of the gym`: the whole day in front, whatever is said of it.
      || date.weekday != nil && date.year != nil && date.isStrong
        && !NoteStructureWords.copulas.contains(
          date.rest.prefix(while: \.isLetter))
  }

  /// `SCHEDA A lun 14/10`, `TREINO B costas/biceps - qua 11/09`: few words, and a weekday right before a day at the end.
  static func endsInWeekday(_ text: String, _ date: NoteDate) -> Bool {
    guard date.weekday != nil, date.pair != nil, text.utf8.count <= 48, text.utf8.last?.isDigit == true,
      text.utf8.first?.isLetter == true, !date.rest.hasDigit, !date.rest.isEmpty, text.hasPrefix(date.rest),
      let space = text.lastIndex(of: " "), text[..<space].utf8.last?.isLetter == true || text[..<space].hasSuffix(".")
    else { return false }
    // `Schmerz so 3/10`: two letters may be any word.
    guard let day = text[..<space].split(separator: " ").last, day.count > 2 || day.hasSuffix(".") else { return false }
    // The weekday stands right before the numbers, and no sentence leads to it.
    let words = date.rest.split(separator: " ")
    return words.count <= 5
      && text[text.index(text.startIndex, offsetBy: date.rest.count)...].split(separator: " ").count <= 3
      && !words.contains {
        ["on", "until", "since", "next", "last", "by", "for", "from", "vs", "see"].contains($0.lowercased())
      }
  }

  /// `Note to self, March 14 2025, legs`: few words, a comma, and a whole date.
  static func isLed(_ text: String, _ document: NoteDocument) -> Bool {
    guard text.utf8.count <= 80, let comma = text.firstIndex(of: ",") else { return false }
    let words = text[..<comma].split(separator: " ")
    guard words.count <= 4, !text[..<comma].contains(where: \.isNumber),
      !words.contains(where: { document.words.entry($0)?.isOfNames ?? false }),
      let date = document.dates.read(String(text[comma...].dropFirst()).trimmedSpaces, .beginning)
    else { return false }
    // `Own session, 31/01/2025 (rode first, so tired)`
    let rest = date.rest.hasSuffix(")") ? date.rest.prefix { $0 != "(" } : date.rest[...]
    if rest.isEmpty, !date.rest.isEmpty, NoteStructureWords.wordsBeforeDays.contains(words.last ?? "") { return true }
    return date.hasDay && date.year != nil && date.isStrong && rest.split(separator: " ").count <= 5
      && namesTraining(date.rest, document)
  }

  /// `Back/bis` behind a blank line, and `7/20` below it: numbers of which one can be no month.
  func isBelowGroup(_ line: NoteLine, _ date: NoteDate) -> Bool {
    guard let chain, chain.line == line.number - 1, let title = chain.text, let pair = date.pair, date.year == nil,
      line.kind == .text, max(pair.first, pair.second) > 12
    else { return false }
    return Self.isGroup(title[...], document) && !names.look(title).isKnown
  }

  /// `22/10  87.9, only 5h sleep`, `21/10, 88.3 this morning`: a day, and what somebody weighs.
  func isBodyBesideDay(_ date: NoteDate, _ words: [Substring], _ line: NoteLine) -> Bool {
    let isBelowTitle = chain.map { chain in
      chain.line == line.number - 1 && chain.text.map { !$0.isEmpty && !names.look($0).isKnown } == true
    }
    guard beforeHeld == .blank || line.number == 1 || isBelowTitle == true, date.pair != nil, date.year == nil,
      line.kind == .text, line.plain.utf8.first?.isDigit == true,
      let first = words.first, case let number = first.hasSuffix(",") ? first.dropLast() : first,
      case let parts = number.split(whereSeparator: { ",.".contains($0) }), parts.count == 2,
      parts.allSatisfy({ $0.utf8.allSatisfy(\.isDigit) }), parts[1].utf8.count == 1,
      let weight = Int(parts[0]), (35...250).contains(weight),
      !date.rest.contains(" x "), !date.rest.contains("×"), !line.plain.contains("@")
    else { return false }
    // `12/10 62.5` may be repetitions and a load.
    guard words.count > 1 else { return parts[1] != "5" && parts[1] != "0" }
    return words[1].first?.isLetter == true && document.words.word(words[1]) == nil
  }
}
