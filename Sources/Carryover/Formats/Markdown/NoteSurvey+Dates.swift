import TextStreams

/// Dates among the words of a line.
extension NoteSurvey {
  /// `--- March 2 ---`: a day between strokes.
  static func withoutStrokes(_ text: String) -> String {
    // `[Legs 2024-03-05]`
    if text.utf8.count > 8, text.hasPrefix("["), text.hasSuffix("]"),
      !text.dropFirst().dropLast().contains(where: { "[]".contains($0) })
    {
      return text.dropFirst().dropLast().trimmedSpaces
    }
    let strokes = "-=~*_#"
    guard let first = text.first, strokes.contains(first), text.dropFirst().first == first, let last = text.last else {
      return text
    }
    if !strokes.contains(last) {
      // `== Tue 18 Mar 2025 == easy`
      guard first == "=" else { return text }
      let inner = text.drop { $0 == first }
      guard let end = inner.bytesRange(of: "\(first)\(first)"), end.lowerBound > inner.startIndex,
        !inner[end.upperBound...].hasDigit
      else { return text }
      return "\(inner[..<end.lowerBound].trimmedSpaces) \(inner[end.upperBound...].drop { $0 == first }.trimmedSpaces)"
    }
    var bare = text[...]
    while let first = bare.first, strokes.contains(first) || first == " " { bare.removeFirst() }
    while let last = bare.last, strokes.contains(last) || last == " " { bare.removeLast() }
    return String(bare)
  }

  /// `p. 31  March 16, 1987`, `27+3   April 15 2024`: of what a page says, or the week of something else, the date.
  static func withoutPage(_ text: String) -> String {
    guard let first = text.utf8.first, first | 32 == UInt8(ascii: "p") || first.isDigit, text.utf8.count <= 80 else {
      return text
    }
    // `27+3   April 15 2024`: a week and a day of something else.
    if first.isDigit {
      guard let space = text.firstIndex(of: " "), case let week = text[..<space].split(separator: "+"), week.count == 2,
        let number = Int(week[0]), (4...45).contains(number), let day = Int(week[1]), (0...6).contains(day),
        text[space...].hasPrefix("  ")
      else { return text }
      let rest = text[space...].trimmedSpaces
      return rest.utf8.first?.isLetter == true ? rest : text
    }
    let parts = text.split(separator: " ", maxSplits: 2)
    guard parts.count == 3, ["p", "p.", "pg", "pg.", "page"].contains(parts[0].lowercased()),
      Int(parts[1].filter { $0 != "," && $0 != ":" }) != nil
    else { return text }
    return parts[2].trimmedSpaces
  }

  /// `Dec 15 back was tight, so no RDL` below a table whose column is that day.
  func isOfColumn(_ date: NoteDate) -> Bool {
    columnDays.contains(Self.day(of: date))
  }

  /// The month and the day of a date, as one number.
  static func day(of date: NoteDate) -> Int {
    (date.month ?? 0) * 100 + (date.day ?? 0)
  }

  /// The day of a paragraph whose first words lead up to it; an earlier one than the day before is told of.
  func spokenDay(_ line: NoteLine) -> NoteDate? {
    guard beforeHeld == .blank || line.number == 1, Self.mayBeSpoken(line), let day = Self.spokenDate(line, document),
      case let year = starts.last(where: { $0.date?.year != nil })?.date?.year,
      let date = day.date(.dayFirst, year: year)
    else { return nil }
    guard let last = starts.last?.date?.date(.dayFirst, year: year) else { return day }
    return last < date ? day : nil
  }

  private static func mayBeSpoken(_ line: NoteLine) -> Bool {
    line.kind == .text && !line.isQuoted && !NoteStructureWords.cites(line.plain) && line.plain.utf8.count > 20
      && line.plain.utf8.first?.isLetter == true
      && line.plain.utf8.prefix(60).contains(where: \.isDigit)
  }

  /// `Okay, it's Thursday March 5th 2026. Deadlifts today.`: the day in the first words of what was told, and all that
  /// stands behind it.
  static func spokenDate(_ line: NoteLine, _ document: NoteDocument) -> NoteDate? {
    guard mayBeSpoken(line) else { return nil }
    var rest = line.plain[...]
    // `Monday the 10th of June. Shoulder feels fine. Press 22 kilos for 10.`
    if line.plain.utf8.count > 60, let found = spokenDate(at: rest, document), found.rest.utf8.count > 30,
      found.rest.containsBytes(of: ". ")
    {
      return found
    }
    for _ in 0..<6 {
      guard let end = rest.firstIndex(of: " ") else { return nil }
      let word = rest[..<end].filter { $0.isLetter || $0 == "'" || $0 == "’" }
      guard NoteStructureWords.wordsBeforeDays.contains(word) else { return nil }
      rest = rest[end...].drop { $0 == " " }
      if let date = spokenDate(at: rest, document) { return date }
      if let (date, end) = document.dates.whole(String(rest.prefix(60))) {
        var date = date
        date.rest = String(rest.utf8.dropFirst(end).drop { " ,.:;".utf8.contains($0) }) ?? ""
        return date
      }
    }
    return nil
  }

  /// A weekday and its date that are a sentence of their own.
  private static func spokenDate(at text: Substring, _ document: NoteDocument) -> NoteDate? {
    guard document.words.weekday(text.prefix { $0.isLetter }) != nil,
      let (date, end) = document.dates.whole(String(text.prefix(60)), orWithWeekday: true),
      case let behind = String(text.utf8.dropFirst(end)) ?? "", behind.hasDigit,
      behind.hasPrefix(". ") || behind.hasPrefix(" ") && text.utf8.prefix(end).last == UInt8(ascii: ".")
    else { return nil }
    var spoken = date
    spoken.rest = behind.drop { " .".contains($0) }.trimmedSpaces
    return spoken
  }

  /// `press day | 15.02.2024 | slept 5`: a whole date between the signs that divide a day's title.
  static func isFieldOfTitle(_ text: String, _ document: NoteDocument) -> Bool {
    [" | ", " -- ", " — ", " – "].contains { sign in
      guard text.containsBytes(of: sign), !["last", "next", "since"].contains(text.prefix { $0 != " " }.lowercased())
      else { return false }
      let fields = text.split(separator: sign).map { String($0) }
      let hasDate = fields.dropFirst().contains { document.dates.read($0, .beginning)?.rest.isEmpty == true }
      return hasDate && !document.names.look(fields[0]).isKnown
        && document.reader.read(fields[0], in: NotationContext())?.sets.isEmpty ?? true
    }
  }

  /// `D3 - 20 Sep 2025 - BW 92.4, slept 5h`, `W2D1: 2025-09-20 tired`: the code of a day of the programme, and its date.
  private static func isBehindCode(_ text: String, _ document: NoteDocument) -> Bool {
    let code = text.prefix { $0.isASCII && ($0.isLetter || $0.isNumber) }
    guard (2...6).contains(code.utf8.count), code.first?.isLetter == true, code.last?.isNumber == true,
      code.count(where: \.isLetter) <= 2
    else { return false }
    let behind = text[code.endIndex...].drop { " -–—:,|·".contains($0) }
    guard behind.startIndex > code.endIndex, document.dates.read(String(behind), .beginning)?.year != nil,
      let (date, end) = document.dates.whole(String(behind.prefix(60))), date.year != nil
    else { return false }
    // `D3 - 20 Sep 2025 had 100 x 5` tells of it.
    return String(behind.utf8.dropFirst(end)).map { rest in
      rest.drop { $0 == " " }.first.map { !$0.isLowercase } ?? true
    } ?? false
  }

  /// `Day 1 — April 29, 2024`: a day with its number and its date, whatever stands right above.
  func isNumberedDay(_ text: String, _ date: NoteDate) -> Bool {
    let words = date.rest.split { !$0.isLetter && !$0.isNumber }
    // `Start:` above a day is its label.
    return chain?.text?.hasSuffix(":") != true && date.isStrong && words.count == 2 && Int(words[1]) != nil
      && NoteStructureWords.dayNames.contains(words[0])
      && text.hasPrefix(words[0])
  }

  /// Whether signs divide what stands beside a day, or its number leads: `Day 112. 2024-04-22. Home gym`.
  func isDividedDay(_ date: NoteDate) -> Bool {
    if ["// ", " | "].contains(where: { date.rest.containsBytes(of: $0) }) { return true }
    let words = date.rest.split { !$0.isLetter && !$0.isNumber }
    // `Day 3 2024-04-28 was better` tells of it.
    return words.count > 1 && NoteStructureWords.dayNames.contains(words[0]) && Int(words[1]) != nil
      && !words.contains("was")
  }

  /// A whole date among the words of a short line: `Leg day Monday 5/1/2021`, `Thursday's workout 7/22/2010`.
  static func dateInside(
    _ line: NoteLine, _ text: String, _ tokens: [NoteDateToken], _ document: NoteDocument
  ) -> NoteDate? {
    if line.kind == .item { return dateOfItem(line, text, tokens, document) }
    guard line.kind == .text, text.utf8.count <= (line.number == 1 ? NoteDateToken.limit : 120), text.hasDigit,
      let date = document.dates.read(tokens, of: text, .anywhere), date.hasDay, !isCountsOfBody(text, date, document),
      date.isStrong || isHeadOfDay(text, date, document) || isDayOfTraining(text, date, document)
        || endsInWeekday(text, date)
    else { return nil }
    if endsInWeekday(text, date) || isBehindShortLabel(text, date, document) { return date }
    // `Tuesday gym with Tom 20.1.`
    let isNamed =
      document.words.weekday(text.prefix { $0.isLetter }) != nil && date.rest.split(separator: " ").count <= 6
      && line.kind == .text
    if isNamed, date.isStrong, !NoteStructureWords.planNames.contains(text.prefix { $0 != "(" }.trimmedSpaces),
      !date.rest.hasDigit
    {
      return date
    }
    if !date.isStrong
      || date.year == nil && (isHeadOfDay(text, date, document) || isDayOfTraining(text, date, document))
    {
      return date
    }
    if date.year != nil, isFieldOfTitle(text, document) || isBehindCode(text, document) { return date }
    let first = text.prefix { $0.isLetter }
    if NoteStructureWords.dayNames.contains(first) || NoteStructureWords.weekNames.contains(first) { return date }
    // `gym on my own 08.02.25`
    if NoteStructureWords.gyms.contains(first), date.year != nil, date.isStrong, text.utf8.last?.isDigit == true,
      date.rest.split(separator: " ").count <= 6, text.hasPrefix(date.rest)
    {
      return date
    }
    if isLed(text, document) || isEndOfTitle(text, date, document) { return date }
    if date.year != nil, date.weekday != nil, date.isStrong,
      date.rest.split(whereSeparator: { !$0.isLetter }).contains(where: {
        NoteStructureWords.weekNames.contains($0) || NoteStructureWords.dayNames.contains($0)
      })
    {
      // `Cycle 4, week 2 - OHP day. Saturday, June 1, 2024. TM = 150`
      return date
    }
    // `Bench 90x3 (PR was 92.5x3, 11 Nov 2025)` tells of another day.
    if text.hasSuffix(")"), date.year != nil, date.rest.split(separator: " ").count <= 5,
      !NoteAssembly.hasProduct(date.rest)
    {
      return date
    }
    // `BACK/BI 3/13/24  pump was INSANE`
    if date.year != nil, date.isStrong, isGroup(text.prefix { !$0.isNumber }, document) { return date }
    if date.year != nil ? isTitleBeforeComma(line, text, document) : isPlanOfDay(text, date) { return date }
    // The first line of all: `Meet report: Spring Classic, 13 April 2024, weigh-in 82.6 kg`.
    if line.number == 1, date.year != nil { return date }
    // `**Lyon, a hotel — 9 April 2024.** One bench, dumbbells up to 20.`
    if date.year != nil, date.isStrong, line.content.hasPrefix("**"),
      let end = line.content.dropFirst(2).firstRange(of: "**"),
      document.dates.read(String(line.content.dropFirst(2)[..<end.lowerBound]), .anywhere)?.year != nil
    {
      return date
    }
    // `Heavy day 2024-03-15`, `Heavy upper 2024-03-17`: a day's title and its date, and nothing else.
    if date.year != nil, date.isStrong, text.hasPrefix(date.rest), endsInDay(text, document),
      case let title = date.rest.split(separator: " "), title.count <= 3, namesTraining(date.rest, document),
      title.allSatisfy({ $0.allSatisfy(\.isLetter) }), !NoteStructureWords.otherTimes.contains(first)
    {
      return date
    }
    // `Arm day! 2024-07-02` calls out, and is no sentence.
    let words = date.rest.split(whereSeparator: { $0 == "!" || $0 == " " })
    let isCounted = words.contains { NoteStructureWords.weekNames.contains($0) } && words.count <= 6
    let text = words.filter { !isCounted || !NoteStructureWords.weekNames.contains($0) }.joined(separator: " ")
    // `ME LOWER 10/6/25`: a method of training, and no word of a sentence.
    let isShouted = words.count <= 4 && !text.contains(where: \.isLowercase)
    guard date.year != nil, isShouted || !NoteProse.isSentence(text, wordCount: words.count) else { return nil }
    return date
  }

  /// `J2 jeudi 09/10/25   genou G qui tire un peu`: a day's label and its weekday, whatever is said behind the date.
  private static func isBehindShortLabel(_ text: String, _ date: NoteDate, _ document: NoteDocument) -> Bool {
    guard date.isStrong, date.year != nil, date.weekday != nil else { return false }
    let words = text.split(separator: " ", maxSplits: 2)
    return words.count == 3 && words[0].utf8.count <= 3 && words[0].first?.isLetter == true && words[0].hasDigit
      && document.words.weekday(words[1].prefix { $0.isLetter }) != nil
  }

  /// `Push ups: 13/10/15`: three counts, and no day.
  private static func isCountsOfBody(_ text: String, _ date: NoteDate, _ document: NoteDocument) -> Bool {
    guard date.pair != nil, date.weekday == nil, let digit = text.firstIndex(where: \.isNumber),
      digit > text.startIndex,
      text[digit...].allSatisfy({ $0.isNumber || "/-. ".contains($0) })
    else { return false }
    let look = document.names.look(String(text[..<digit].trimmedEnd.drop { " :".contains($0) }))
    return look.isKnown && look.isBodyweight
  }

  /// `Back n bis wed 8 may`: few words, and a day of the week at the end.
  private static func isEndOfTitle(_ text: String, _ date: NoteDate, _ document: NoteDocument) -> Bool {
    guard date.weekday != nil, date.month != nil, text.utf8.count <= 48, !date.rest.hasDigit,
      !date.rest.isEmpty, text.hasPrefix(date.rest)
    else { return false }
    let words = date.rest.split(separator: " ")
    return words.count <= 5 && namesTraining(date.rest, document)
      && !NoteProse.isSentence(date.rest, wordCount: words.count)
  }

  /// `Lift log 8-8-24`, `Upper body 3 (2/14)`: words of a day before a date that could be numbers of sets.
  private static func isHeadOfDay(_ text: String, _ date: NoteDate, _ document: NoteDocument) -> Bool {
    let words = date.rest.split(whereSeparator: { !$0.isLetter })
    guard let first = words.first, let last = words.last else { return false }
    // `Legs 16/3  busy as hell, 10min wait for the rack`
    if date.year == nil, NoteStructureWords.daysOfSplit.contains(first), text.hasPrefix("\(first) "),
      case let day = text.dropFirst(first.count + 1).prefix(while: { $0.isNumber || $0 == "/" }), day.utf8.count >= 3,
      case let behind = text[day.endIndex...].split(separator: " "), behind.count > 2,
      behind[0].first?.isLowercase == true, document.words.word(behind[0]) == nil,
      !text[day.endIndex...].contains(" x ")
    {
      return true
    }
    guard words.count <= 3 else { return false }
    if let year = date.year {
      if NoteStructureWords.dayNames.contains(last) || last.lowercased() == "log" { return true }
      // `CHEST / TRIS 9-15-24`: parts of the body before a day of late, where `Abs 10-15-20` are repetitions.
      return (words.count > 1 || ((2022...2040).contains(year) || year % 100 > 69) && first.allSatisfy(\.isUppercase))
        && text.hasPrefix(date.rest)
        && isGroup(date.rest[...], document) && !document.names.look(date.rest).isKnown
    }
    // `chest day Oct 3`
    if words.count == 2, last.lowercased() == "day" || NoteStructureWords.dayNames.contains(first) { return true }
    // `legs 15/1`
    if words.count == 1, NoteStructureWords.daysOfSplit.contains(first) { return true }
    return text.hasSuffix(")") && document.words.entry(first)?.lists.contains(.group) ?? false
  }

  /// Whether a word among a few names a part of the body, or a day of a split.
  static func namesTraining(_ text: String, _ document: NoteDocument) -> Bool {
    ["full body", "fullbody", "whole body"].contains(
      text.lowercased().prefix { $0.isLetter || $0 == " " }.trimmedSpaces)
      || text.split(whereSeparator: { !$0.isLetter }).contains { word in
        NoteStructureWords.daysOfSplit.contains(word) || NoteStructureWords.dayNames.contains(word)
          || document.words.entry(word)?.lists.contains(.group) ?? false
      }
  }

  /// `See also [[2024-05-18]].`: a link to another day's note, in words.
  func isReference(_ line: NoteLine, _ date: NoteDate) -> Bool {
    guard !line.isHeading, !date.rest.isEmpty, let link = line.content.bytesRange(of: "[[") else { return false }
    // `- [[2024-05-11]] Saturday, two visits`, `- [[2024-05-11]] – legs`
    let end = line.content.bytesRange(of: "]]")?.upperBound ?? line.content.endIndex
    let behind = line.content[end...]
    let sign = behind.trimmedSpaces.first.map { ",-–—:".contains($0) } ?? false
    // `- [[2024-05-11]] Upper #gym`
    let title = behind.split(separator: " ").filter { !$0.hasPrefix("#") }.joined(separator: " ")
    let isTitle = sign || Self.isGroup(title[...], document) && starts.first.map { $0.level == line.rank } ?? true
    // `[[2024-05-11]] Push` behind a blank line, or in a list
    let isHead = line.kind == .item || line.kind == .text && (beforeHeld == .blank || line.number == 1)
    return link.lowerBound != line.content.startIndex || !isHead || line.indent > 0
      || date.weekday == nil && !isTitle || behind.hasDigit || behind.containsBytes(of: " was ")
  }
}
