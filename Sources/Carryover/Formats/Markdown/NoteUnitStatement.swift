import TrainingModel

/// Finds statements of the unit of loads: `all weights in lb`, `unit: kg`, `Log (lbs)`.
enum NoteUnitStatement {
  /// The unit that a line states for what follows; `nil` where it states none, or two.
  ///
  /// A unit right behind a number is that number's, and says nothing here.
  static func unit(in text: String, words: NoteWords) -> LoadUnit? {
    // `wts in #`
    if text.hasSuffix(" in #") || text.hasSuffix("(#)") { return .pound }
    // `+ is kg on the belt, - is kg of assist`
    if let sign = text.bytesRange(of: "+ is ") ?? text.bytesRange(of: "+ = "),
      let unit = unit(String(text[sign.upperBound...].prefix(while: \.isLetter)), words)
    {
      return unit
    }
    if let unit = unit(ofBars: text, words) { return unit }
    // `5/3/1 -- Cycle 4, Week 2 -- pounds`
    if let dash = ["-- ", "— ", "– ", " - "].compactMap({ text.lastBytesRange(of: $0) }).max(by: {
      $0.upperBound < $1.upperBound
    }
    ),
      !zip(text.utf8, text.utf8.dropFirst()).contains(where: { $0.isDigit && $1 == UInt8(ascii: "x") }),
      let unit = unit(String(text[dash.upperBound...].split(separator: " -- ").last ?? ""), words)
    {
      return unit
    }
    if let unit = unit(amongFields: text, words: words) ?? unit(ofLegend: text, words: words) { return unit }
    // `(weights kg)  Done 19:05`
    if text.hasPrefix("("), let close = text.firstIndex(of: ")"), text.index(after: close) < text.endIndex,
      let unit = unit(in: String(text[..<close].dropFirst()), words: words)
    {
      return unit
    }
    let before = beforeException(text)
    if before.utf8.count < text.utf8.count, let unit = self.unit(in: before, words: words) { return unit }
    // Of several sentences each says its own: `Drop it to 4 sets next cycle. Lbs btw.`
    let sentences = text.hasByte(UInt8(ascii: ".")) ? text.split(separator: ". ") : []
    if sentences.count < 2 {
      // `everything in lb, dumbbells are per hand`
      return unit(inSentence: text, words: words)
        ?? (text.hasByte(UInt8(ascii: ",")) && text.utf8.count <= 120 ? unit(inHead: text, words: words) : nil)
    }
    let units = Set(sentences.compactMap { unit(inSentence: String($0), words: words) })
    // `Everything is pounds. Number before the colon is what's on the bar, numbers after are the reps.`
    return units.isEmpty ? unit(inLongText: text, words: words) : units.count == 1 ? units.first : nil
  }

  /// `barbell stuff in kg, DBs and machines are lb in this gym`, `events day, back to kg`: what loads have that state none,
  /// where others state theirs.
  private static func unit(ofBars text: String, _ words: NoteWords) -> LoadUnit? {
    guard text.utf8.count <= 160 else { return nil }
    if let back = text.bytesRange(of: "back to ") ?? text.bytesRange(of: "back in "),
      let unit = unit(String(text[back.upperBound...].prefix(while: \.isLetter)), words), !isUnsettled(text, words)
    {
      return unit
    }
    let parts = text.split { " ,;.".contains($0) }
    guard let bar = parts.firstIndex(where: { ["barbell", "barbells"].contains($0.lowercased()) }) else { return nil }
    let units = parts.indices.filter { unit(String(parts[$0]), words) != nil }
    guard units.count == 2, units[0] > bar, units[0] - bar <= 4, !parts[bar..<units[0]].contains(where: \.hasDigit)
    else {
      return nil
    }
    return unit(String(parts[units[0]]), words)
  }

  /// `Athlete: Jo | Units: kg | …`, `Block 2 [tab] all loads kg`: a field of its own among others.
  static func unit(amongFields text: String, words: NoteWords) -> LoadUnit? {
    guard text.hasByte(UInt8(ascii: "|")) || text.hasByte(9) || text.hasByte(0xB7) else { return nil }
    let fields = text.split { "|\t·".contains($0) }
    guard fields.count > 1 else { return nil }
    let units = fields.compactMap { field -> LoadUnit? in
      let parts = field.split { " :".contains($0) }
      guard (2...4).contains(parts.count), let first = parts.first, let last = parts.last, !field.hasDigit,
        let unit = unit(String(last), words)
      else { return nil }
      let isStated =
        field.contains(":") && words.field(first) == .unit
        || ["all", "alle", "tout", "todo", "tudo", "tutto"].contains(first.lowercased())
      return isStated ? unit : nil
    }
    // Another field may say another unit.
    let all = fields.flatMap { $0.split { " :".contains($0) } }.compactMap { unit(String($0), words) }
    return Set(units).count == 1 && Set(all).count == 1 ? units.first : nil
  }

  /// `Texas method - kg - load x reps x sets - wu = warm up`: a field of a legend that is a unit alone.
  private static func unit(ofLegend text: String, words: NoteWords) -> LoadUnit? {
    guard text.hasByte(UInt8(ascii: "=")), text.utf8.count <= 200 else { return nil }
    for divider in [" - ", " – ", " — ", " / ", "; "] {
      let fields = text.split(separator: divider)
      let units = fields.count > 2 ? fields.compactMap { unit($0.trimmedSpaces, words) } : []
      if units.count == 1 { return units[0] }
    }
    return nil
  }

  /// Of `lbs unless I say kilos` what holds otherwise.
  static func beforeException(_ text: String) -> String {
    guard text.utf8.count < 200 else { return text }
    let words = text.split(separator: " ")
    guard let place = words.firstIndex(where: { exceptions.contains($0) }), place > 0 else { return text }
    return words[..<place].joined(separator: " ")
  }

  private static let exceptions: NoteWordSet = ["unless", "except", "otherwise", "außer", "sauf", "salvo", "tranne"]

  static func isException(_ word: String) -> Bool { exceptions.contains(word) }

  /// `Sat 20 Apr 2024  lbs`, `17 Aug 2024 / heavy / kilos`: the unit as the last word behind a year, a gap or the sign
  /// between two fields.
  static func unit(behindDate text: String, words: NoteWords) -> LoadUnit? {
    // `March 3, 2025 / lbs / garage`
    let fields = text.split(separator: " / ").dropFirst().dropLast().compactMap { unit(String($0), words) }
    if fields.count == 1 { return fields[0] }
    // `UPPER A    11/28/21      lbs, reps x wt`: what the numbers are, behind the unit.
    if let comma = text.lastBytesRange(of: ", "), text[comma.upperBound...].hasBytesOfProduct,
      !text[comma.upperBound...].hasDigit, case let before = text[..<comma.lowerBound],
      let gap = before.lastBytesRange(of: "  ") ?? before.lastBytesRange(of: "\t"),
      let unit = unit(String(before[gap.upperBound...]), words)
    {
      return unit
    }
    // `18.03.24 - kg as ever`
    let text =
      [" x reps", " × reps", " as ever", " as always", " as usual", " again", " btw"].first { text.hasSuffix($0) }
      .map { String(text.dropLast($0.count)) } ?? text
    guard let last = text.split(whereSeparator: { $0 == " " || $0 == "\t" }).last,
      let unit = unit(last.hasSuffix("/reps") ? String(last.dropLast(5)) : String(last), words)
    else { return nil }
    let before = text.dropLast(last.count)
    if ["  ", "\t", "- ", "– ", "— ", " / ", "| ", "// ", "· ", ", ", ". "].contains(where: { before.hasSuffix($0) }) {
      return unit
    }
    // `2025-04-07 kg`
    let date = before.split(separator: " ").last ?? ""
    if date.utf8.count >= 6, date.utf8.allSatisfy({ $0.isDigit || "-/.".utf8.contains($0) }),
      date.utf8.count(where: { !$0.isDigit }) == 2
    {
      return unit
    }
    let year = before.trimmedSpaces.suffix(4)
    return year.count == 4 && Int(year).map { (1990...2100).contains($0) } ?? false ? unit : nil
  }

  /// `kg from here`, `pounds from now on`: whether what a day says of units holds for the days behind it.
  static func holdsOn(_ text: String) -> Bool {
    let lower = text.lowercased()
    return [
      "from here", "from now on", "from today", "onwards", "ab jetzt", "ab hier", "à partir d", "a partir d",
      "d'ora in poi", "vanaf nu",
    ]
    .contains { lower.containsBytes(of: $0) }
  }

  /// `Felt weak. Bench 45 x 10, … . All weights lbs btw.`: a sentence of a long line that states nothing else.
  static func unit(inLongText text: String, words: NoteWords) -> LoadUnit? {
    unit(ofAllIn: text.replacing(". ", with: "\u{1}").split { "\u{1}.,".contains($0) }, words)
  }

  /// `2025-02-14 // Legs // 81 min, all weights lb btw`: what a part of a day's head says of all loads.
  static func unit(inHead text: String, words: NoteWords) -> LoadUnit? {
    unit(ofAllIn: text.replacing(". ", with: ";").split { ",;().".contains($0) }, words)
  }

  private static func unit(ofAllIn parts: [Substring], _ words: NoteWords) -> LoadUnit? {
    let units = parts.compactMap { sentence -> LoadUnit? in
      guard sentence.utf8.count <= 40, !sentence.hasDigit, let first = sentence.split(separator: " ").first,
        ["all", "everything", "weights", "loads", "alles", "alle", "tout", "todo", "tudo", "tutto"].contains(
          first.lowercased()) || sentence.trimmedSpaces.lowercased().hasPrefix("i write ")
      else { return nil }
      let others = sentence.lowercased().split(separator: " ").filter { unit(String($0), words) == nil }
      guard others.allSatisfy({ wordsOfStatements.contains($0) }) else { return nil }
      return unit(inSentence: String(sentence), words: words)
    }
    return Set(units).count == 1 ? units.first : nil
  }

  private static let wordsOfStatements: Set<Substring> = [
    "all", "everything", "weights", "loads", "numbers", "in", "are", "is", "btw", "today", "here", "alles", "alle",
    "tout",
    "todo", "tudo", "tutto", "en", "em", "the", "as", "usual",
    "always", "i", "write",
  ]

  /// `might go back to lbs next week`: whether a text says what is so at another time, or only perhaps.
  static func isUnsettled(_ text: some StringProtocol, _ words: NoteWords) -> Bool {
    // Of `I train in kg, maybe not always` the first part.
    text.split { ",;(".contains($0) }.contains { part in
      let said = part.split { !$0.isLetter && $0 != "'" && $0 != "’" }
      return said.contains { unit(String($0), words) != nil } && said.contains { words.isUnsettled(NoteWords.key($0)) }
    }
  }

  private static func unit(inSentence text: String, words: NoteWords) -> LoadUnit? {
    var (found, isTwo): (LoadUnit?, Bool) = (nil, false)
    var (hasCue, isIn, wordCount) = (false, false, 0)
    var previous: NoteDateToken?
    var before: String?
    for token in NoteDateToken.tokens(text) {
      defer { (before, previous) = (previous?.word, token) }
      guard let word = token.word else {
        if previous?.word != nil, token.isMark(UInt8(ascii: ":")) { hasCue = true }
        continue
      }
      wordCount += 1
      if let unit = unit(word, words), previous?.number == nil {
        isTwo = isTwo || found != nil && found != unit
        found = unit
        // `lift, weight in kg, then the reps of every set`
        isIn = isIn || previous?.word == "in" && before.map { weighed.contains($0) } ?? false
        hasCue = hasCue || previous?.isMark(UInt8(ascii: "(")) == true || previous?.isMark(UInt8(ascii: ",")) == true
      } else if cues.contains(word) {
        hasCue = true
      }
    }
    guard let found, !isTwo, wordCount <= (isIn ? 24 : 14), hasCue || wordCount <= 2 else { return nil }
    return isUnsettled(text, words) ? nil : found
  }

  private static func unit(_ word: String, _ words: NoteWords) -> LoadUnit? {
    if word.utf8.count < 2 { return nil }
    switch words.word(word) {
    case .kilograms: return .kilogram
    case .pounds: return .pound
    default: return nil
    }
  }

  private static let weighed: NoteWordSet = ["weight", "weights", "load", "loads", "numbers"]

  /// Words that make a unit one of everything.
  private static let cues: NoteWordSet = [
    "in", "en", "em", "all", "alle", "alles", "todo", "tout", "tutto", "tudo", "weights", "weight", "loads", "numbers",
    "everywhere", "unit", "units", "gewichte", "gewichten", "pesos", "poids", "pesi", "einheit", "单位", "重量", "then",
    "throughout", "always", "course", "write", "btw", "everything", "immer", "toujours", "siempre", "sempre", "altijd",
  ]
}

extension Substring {
  /// Whether a sign of multiplication stands between words: `reps x wt`.
  fileprivate var hasBytesOfProduct: Bool { contains(" x ") || contains(" × ") }
}
