import TextStreams
import TrainingModel

/// How the gear of an exercise was set, behind its name in a few words of its own.
extension NoteAssembly {
  /// `Max hangs (20 mm, half crimp)`, `Smith bench (bench 3rd hole): 30x12`, `leg ext s3 pad 2 - 40 x 15`, `half crimp 20mm
  /// edge: +10 10s`: beside the sets, for the exercise is the same.
  mutating func dropSettingsOfGear(_ places: [Int]) {
    for place in places where isSpellable(place, to: 160) {
      dropSettingsInBracket(place)
      dropRemarkBehindBold(place)
      dropManyWordsInBracket(place)
      dropSettingBeforeColon(place)
      dropSettingsAtEnd(place)
      dropSettingsBeforeDash(place)
      dropLettersBeforeSets(place)
      dropSizeOfEdge(place)
      dropColourOfBand(place)
      dropGearBehindName(place)
      dropRangeOfMotion(place)
    }
  }

  /// `B1 leg curl seat 4 pad 6`, `cable fly rest 90s` above the sets: settings one after the other, and nothing else.
  private mutating func dropSettingsAtEnd(_ place: Int) {
    let words = lines[place].plain.split(separator: " ")
    var end = words.count
    while end > 2, Self.isSetting(words[end - 1], of: words[end - 2]) { end -= 2 }
    let name = words[(words[0].utf8.count <= 3 && words[0].utf8.last?.isDigit == true ? 1 : 0)..<end]
    guard end < words.count, place + 1 < lines.count, lines[place + 1].plain.hasDigit,
      settledName(name.joined(separator: " ")[...]) != nil
    else { return }
    setAside(words[end...].joined(separator: " "), at: place)
    lines[place].plain = words[..<end].joined(separator: " ")
  }

  private static func isSetting(_ word: Substring, of noun: Substring) -> Bool {
    let digits = word.prefix(while: \.isNumber)
    let unit = word[digits.endIndex...]
    switch noun.lowercased() {
    case "rest": return !digits.isEmpty && ["s", "sec", "secs", "min", "mins", "m"].contains(unit)
    case "tempo": return (3...4).contains(digits.count) && unit.isEmpty
    case "seat", "pad", "pin", "hole", "notch", "level", "position", "setting": return digits.count == 1 && unit.isEmpty
    default: return false
    }
  }

  /// Of a text the name before a place, without the label before it, where it may be one.
  private func settledName(_ text: Substring) -> String? {
    let name = text.trimmedSpaces.withByteSlice { $0.behindLabel.string }
    guard !name.hasDigit, let first = name.utf8.first, first.isLetter || first >= 0x80 else { return nil }
    return document.names.look(name).isLikely ? name : nil
  }

  private mutating func dropSettingsInBracket(_ place: Int) {
    let text = lines[place].plain
    guard text.hasByte(UInt8(ascii: ")")), let open = text.bytesRange(of: " ("),
      let close = text[open.upperBound...].firstIndex(of: ")"),
      case let bracket = text[open.upperBound..<close], bracket.utf8.count <= 60,
      case let isGear = document.words.isRemarkOfGear(String(bracket)), isGear || bracket.hasDigit,
      case let rest = text[text.index(after: close)...],
      rest.isEmpty || isGear && document.words.loadUnit(NoteWords.key(rest.trimmedSpaces)) != nil || rest.hasPrefix(":")
        || rest.hasPrefix(" - ") || rest.hasPrefix(" – ") || rest.hasPrefix(" — ")
        || rest.hasPrefix(" → ") || rest.hasPrefix(" -> ")
        || rest.hasPrefix(" ") && rest.drop(while: { $0 == " " }).utf8.first?.isDigit == true,
      case let parts = bracket.split(separator: ","), isGear || parts.allSatisfy({ isSettingOfGear($0) }),
      // `Bench (5-4-0): 80` are attempts.
      !Self.isTempo(bracket) || rest.isEmpty || Self.hasProduct(String(rest)),
      case let name = text[..<open.lowerBound],
      // Whatever the name, a part of a machine and its number are none of it.
      settledName(name) != nil
        || !name.hasDigit && name.split(separator: " ").count <= 5 && parts.allSatisfy({ isPartOfMachine($0) })
    else { return }
    setAside(String(bracket), at: place)
    lines[place].plain = "\(name)\(rest)"
  }

  /// `Seated row, chest pad 3:  12/80`: a setting behind a comma.
  private mutating func dropSettingBeforeColon(_ place: Int) {
    let text = lines[place].plain
    guard let comma = text.bytesRange(of: ", "), let colon = text[comma.upperBound...].bytesRange(of: ":"),
      case let setting = text[comma.upperBound..<colon.lowerBound], setting.hasDigit, !setting.contains(","),
      setting.split(separator: " ").count > 2, isSettingOfGear(setting),
      setting.split(separator: " ").contains(where: { NoteStructureWords.settingsOfMachines.contains($0) }),
      settledName(text[..<comma.lowerBound]) != nil
    else { return }
    setAside(String(setting), at: place)
    lines[place].plain = "\(text[..<comma.lowerBound])\(text[colon.lowerBound...])"
  }

  /// `One arm hangs (big jug, pulley taking weight off):` above its sets: many words in a bracket are a remark.
  private mutating func dropManyWordsInBracket(_ place: Int) {
    let text = lines[place].plain
    guard let open = text.bytesRange(of: " ("), text.hasSuffix(")") || text.hasSuffix("):"),
      !label(String(text[..<open.lowerBound])).hasDigit,
      case let bracket = text[open.upperBound...].dropLast(text.hasSuffix(":") ? 2 : 1), !bracket.contains("("),
      bracket.split(separator: " ").count > (bracket.hasDigit ? 2 : 3), !Self.hasProduct(String(bracket)),
      // `(30 kg of help)`
      !bracket.split(separator: " ").contains(where: { word in
        Self.isTypedLoad(word) || document.words.loadUnit(NoteWords.key(word)) != nil
          || bracket.hasDigit
            && [.seconds, .minutes, .sets, .reps, .each, .meters, .kilometers, .miles, .yards].contains(
              document.words.word(word))
      }),
      settledName(text[..<open.lowerBound]) != nil,
      // `(planned for next week)`
      !bracket.split(whereSeparator: { " ,".contains($0) }).contains(where: { word in
        [.planned, .warmup, .drop, .skipped, .done, .rpe, .rir, .elsewhen].contains(document.words.word(word))
      }),
      !document.names.look(String(text.dropLast(text.hasSuffix(":") ? 1 : 0))).isKnown, place + 1 < lines.count,
      lines[place + 1].plain.hasDigit, lines[place + 1].plain.utf8.count <= 60
    else { return }
    setAside("(\(bracket))", at: place)
    lines[place].plain = "\(text[..<open.lowerBound])\(text.hasSuffix(":") ? ":" : "")"
  }

  /// `**One arm pull-ups** (pulley taking weight off)`: what is bold is the name, and the rest a remark.
  private mutating func dropRemarkBehindBold(_ place: Int) {
    let (text, typed) = (lines[place].plain, lines[place].content)
    if let bold = typed.dropFirst(2).bytesRange(of: "** "), typed.hasPrefix("**"),
      case let name = typed.dropFirst(2)[..<bold.lowerBound], text.hasPrefix(name), !name.hasDigit,
      case let told = text.dropFirst(name.count).trimmedSpaces, told.first?.isLowercase == true,
      case let remark = told.bytesRange(of: " (").map({ String(told[..<$0.lowerBound]) }) ?? told,
      remark.split(separator: " ").count > 1, !Self.hasProduct(told), !told.contains(":"), !told.contains("@"),
      !remark.split(separator: " ").contains(where: { $0.hasDigit && $0.utf8.count > 1 }),
      document.names.look(String(name)).isKnown, place + 1 < lines.count,
      lines[place + 1].plain.utf8.first?.isDigit == true
    {
      // `**Front squat** build to heavy 3 (lb)` keeps its unit.
      setAside(remark, at: place)
      lines[place].plain = "\(name)\(told.dropFirst(remark.count))"
      return
    }
    guard text.hasSuffix(")"), typed.hasPrefix("**"), typed.containsBytes(of: "** ("),
      let open = text.bytesRange(of: " ("),
      case let name = text[..<open.lowerBound], typed.dropFirst(2).hasPrefix("\(name)** ("),
      case let bracket = text[open.upperBound...].dropLast(), !bracket.contains("("), !bracket.hasDigit,
      bracket.split(separator: " ").count > 2, settledName(name) != nil, !document.names.look(text).isKnown,
      place + 1 < lines.count, lines[place + 1].plain.hasDigit
    else { return }
    setAside(String(bracket), at: place)
    lines[place].plain = String(name)
  }

  /// `leg ext s3 pad 2 - 40 x 15 15 12`, `ab crunch s2 - 30 x 20`
  private mutating func dropSettingsBeforeDash(_ place: Int) {
    let text = lines[place].plain
    guard let dash = text.bytesRange(of: " - ") ?? text.bytesRange(of: " – ") ?? text.bytesRange(of: ": "),
      case let sets = text[dash.upperBound...], sets.utf8.first?.isDigit == true,
      case let words = text[..<dash.lowerBound].split(separator: " "),
      let first = words.indices.first(where: { index in
        Self.isLetterOfSetting(words[index])
          || index + 1 < words.count && NoteStructureWords.settingsOfMachines.contains(words[index])
            && Int(words[index + 1]) != nil
      }), first > 0
    else { return }
    var index = first
    while index < words.count {
      if Self.isLetterOfSetting(words[index]) {
        index += 1
      } else if index + 1 < words.count, NoteStructureWords.settingsOfMachines.contains(words[index]),
        Int(words[index + 1]) != nil
      {
        index += 2
      } else {
        return
      }
    }
    let name = words[..<first].joined(separator: " ")
    guard settledName(name[...]) != nil, case let look = document.names.look(name), !look.isDistance, !look.isTimed
    else {
      return
    }
    // `Leg press pin 8 - 3x12`, `level 8: 12, 10`: where no other load is told, the pin and the level are it.
    let areLetters = words[first...].allSatisfy { Self.isLetterOfSetting($0) }
    let told = Self.withLoads(sets, unit: unitText(at: place))
    // `pull ups s3: 8` is the third set.
    guard told != nil || areLetters && !text[dash].contains(":"), !(text[dash].contains(":") && look.isBodyweight)
    else {
      return
    }
    setAside(words[first...].joined(separator: " "), at: place)
    lines[place].plain = "\(name): \(told ?? String(sets))"
  }

  /// Of `40x12, 45x11 f`, `30 15, 30 12` and `40 x 15 15` the sets with the unit of their loads, which stand on the stack
  /// of a machine whatever the exercise; `nil` where no load is told.
  private static func withLoads(_ sets: Substring, unit: String) -> String? {
    let pieces = sets.replacing(", ", with: "\n").split(separator: "\n").map { $0.split(separator: " ") }
    func isLoad(_ text: Substring) -> Bool { Double(text).map { $0 > 12 } ?? false }
    if pieces.allSatisfy({ $0.count == 2 && isLoad($0[0]) && Int($0[1]) != nil }) {
      return pieces.map { "\($0[0])\(unit) x \($0[1])" }.joined(separator: ", ")
    }
    let products = pieces.map { $0.first?.split(separator: "x", omittingEmptySubsequences: false) ?? [] }
    if products.allSatisfy({ $0.count == 2 && isLoad($0[0]) && Int($0[1]) != nil }) {
      return zip(products, pieces).map { factors, words in
        "\(factors[0])\(unit) x \(factors[1])\(words.dropFirst().map { " \($0)" }.joined())"
      }.joined(separator: ", ")
    }
    if let first = pieces.first, first.count > 2, first[1] == "x", isLoad(first[0]) {
      let counts = first[2...] + pieces.dropFirst().flatMap { $0 }
      if counts.allSatisfy({ Int($0) != nil }) { return "\(first[0])\(unit) x \(counts.joined(separator: ", "))" }
    }
    return pieces.allSatisfy({ $0.first.map { isTypedLoad($0.prefix { $0 != "x" }) } ?? false }) ? String(sets) : nil
  }

  /// `leg ext s4 p2 12@45, 12@50`: right before the sets.
  private mutating func dropLettersBeforeSets(_ place: Int) {
    guard lines[place].plain.hasByte(UInt8(ascii: "@")) else { return }
    let words = lines[place].plain.split(separator: " ")
    guard let first = words.firstIndex(where: { $0.hasDigit }), first > 0, Self.isLetterOfSetting(words[first]),
      let set = words[first...].firstIndex(where: { !Self.isLetterOfSetting($0) }),
      words[set].utf8.first?.isDigit == true, words[set].hasByte(UInt8(ascii: "@")),
      case let name = words[..<first].joined(separator: " "), settledName(name[...]) != nil
    else { return }
    setAside(words[first..<set].joined(separator: " "), at: place)
    lines[place].plain = "\(name): \(words[set...].joined(separator: " "))"
  }

  /// `s3`, `p4`: the number of a seat or a pad, by the letter that it begins with.
  private static func isLetterOfSetting(_ word: Substring) -> Bool {
    guard let letter = word.first, "sSpPbB".contains(letter), case let number = word.dropFirst(),
      (1...2).contains(number.utf8.count)
    else { return false }
    return number.utf8.allSatisfy(\.isDigit)
  }

  /// `band walks red 20 20`: which band it was.
  private mutating func dropColourOfBand(_ place: Int) {
    let text = lines[place].plain
    guard text.lowercased().hasPrefix("band"), let digit = text.firstIndex(where: \.isNumber),
      case let words = text[..<digit].split(whereSeparator: { " :(),".contains($0) }), words.count > 2,
      let last = words.last,
      ["red", "blue", "green", "black", "yellow", "purple", "orange", "grey", "gray"].contains(last.lowercased()),
      case let name = words.dropLast().joined(separator: " "), document.names.look(name).isLikely
    else { return }
    setAside(String(last), at: place)
    lines[place].plain = "\(name): \(text[digit...])"
  }

  /// `Leg extension 90-45 only`: through which angles a joint went.
  private mutating func dropRangeOfMotion(_ place: Int) {
    let text = lines[place].plain
    guard text.hasByte(UInt8(ascii: "-")), let digit = text.firstIndex(where: \.isNumber), digit > text.startIndex,
      case let words = text[digit...].split(separator: " ", maxSplits: 2), words.count > 1,
      ["only", "deg", "degrees", "range", "rom"].contains(words[1].lowercased().filter(\.isLetter)),
      case let angles = words[0].split(separator: "-").compactMap({ Int($0) }), angles.count == 2,
      angles.allSatisfy({ (0...140).contains($0) && $0.isMultiple(of: 5) }), angles[0] > angles[1], angles[0] >= 45,
      ["extension", "ext", "curl", "knee", "quad"].contains(where: { text[..<digit].lowercased().containsBytes(of: $0) }
      ),
      case let name = text[..<digit].trimmedEnd, document.names.look(label(String(name))).isLikely
    else { return }
    setAside(text[digit..<words[1].endIndex].trimmedSpaces, at: place)
    lines[place].plain = "\(name)\(text[words[1].endIndex...])"
  }

  /// `half crimp 20mm edge: +10 10s`: what a climber hangs on.
  private mutating func dropSizeOfEdge(_ place: Int) {
    let text = lines[place].plain
    guard text.containsBytes(of: "mm "), let colon = text.bytesRange(of: ":"),
      case let words = text[..<colon.lowerBound].split(separator: " "), words.count > 2, let last = words.last,
      ["edge", "edges", "rung", "hold", "crimp", "block"].contains(last), case let size = words[words.count - 2],
      size.hasSuffix("mm"), Int(size.dropLast(2)) != nil,
      case let name = words.dropLast(2).joined(separator: " "), !name.hasDigit
    else { return }
    setAside("\(size) \(last)", at: place)
    lines[place].plain = "\(name)\(text[colon.lowerBound...])"
  }

  /// `chest press - seat 4, pin 90lb - 12, 12, 10`: the pin says the load.
  mutating func spellLoadOfPin(_ place: Int) {
    let text = lines[place].plain
    guard let pin = text.bytesRange(of: "pin "), let dash = text[..<pin.lowerBound].bytesRange(of: " - "),
      case let load = text[pin.upperBound...].prefix(while: { $0 != " " }), Self.isTypedLoad(load),
      text[load.endIndex...].hasPrefix(" - "), case let counts = text[load.endIndex...].dropFirst(3), counts.hasDigit,
      case let name = text[..<dash.lowerBound], !name.hasDigit, document.names.look(label(String(name))).isLikely,
      counts.replacing(", ", with: " ").split(separator: " ").allSatisfy({ Int($0) != nil })
    else { return }
    setAside(text[dash.upperBound..<pin.upperBound].trimmedSpaces, at: place)
    lines[place].plain = "\(name): \(load) x \(counts)"
  }
}
