import TextStreams

/// What Chinese notes say around the numbers of sets, which no space sets apart.
extension NoteAssembly {
  private static let numerals: [Character: Int] = [
    "一": 1, "二": 2, "两": 2, "三": 3, "四": 4, "五": 5, "六": 6, "七": 7, "八": 8, "九": 9, "十": 10,
  ]
  /// When somebody trained, before what was done.
  private static let partsOfDay = ["早上", "上午", "中午", "下午", "晚上", "今天", "今晚", "最后"]

  /// `最后一组RPE9`
  private static func isOfLastSet(_ text: String) -> Bool {
    ["最后一组", "最后1组", "最后那组"].contains { text.hasPrefix($0) }
  }

  mutating func spellWordsWithoutSpaces(_ places: [Int]) {
    let wide = places.filter {
      isSpellable($0, to: 300) && lines[$0].plain.utf8.contains { (0xE3...0xE9).contains($0) }
    }
    guard !wide.isEmpty else { return }
    dropSpeakers()
    for place in wide {
      var text = lines[place].plain
      for day in Self.partsOfDay
      where text.hasPrefix(day) && text.dropFirst(day.count).first?.isLetter == true && !Self.isOfLastSet(text) {
        text = String(text.dropFirst(day.count))
        setAside(day, at: place)
      }
      text = Self.withDigits(text)
      text = text.replacing("组，每组", with: "组每组").replacing("次一组，做了", with: "次 ").replacing("个一组，做了", with: "个 ")
      for count in 2...9 { text = text.replacing("，做\(count)轮", with: " \(count)轮") }
      text = withoutOrdinals(text)
      text = Self.withReserve(text)
      if text != lines[place].plain { lines[place].plain = text }
      spellChineseSets(place)
    }
  }

  /// The same of lines that begin with a number: `75kg做了4组：5、5、5、4`.
  mutating func spellChineseNumbers(_ places: [Int]) {
    for place in places
    where isSpellable(place, to: 300) && lines[place].plain.utf8.contains(where: { (0xE3...0xE9).contains($0) }) {
      spellChineseSets(place)
    }
  }

  /// `小雯：俯卧撑 20个`, line by line: who wrote it, in a chat without times.
  private mutating func dropSpeakers() {
    var counts: [String: Int] = [:]
    func speaker(_ text: String) -> String? {
      guard let colon = text.firstIndex(of: "："), case let name = text[..<colon], (1...8).contains(name.count),
        name.allSatisfy({ $0.isLetter })
      else { return nil }
      return String(name)
    }
    for line in lines where line.kind == .text { if let name = speaker(line.plain) { counts[name, default: 0] += 1 } }
    let speakers = counts.filter { name, count in
      count > 2 && document.words.entry(name) == nil && !document.names.look(name).isKnown
    }
    // Who writes to nobody may name exercises, or sides.
    guard !speakers.isEmpty, counts.count > 1,
      counts.values.reduce(0, +) > speakers.values.reduce(0, +) || speakers.count > 1
    else { return }
    for place in lines.indices where lines[place].kind == .text {
      guard let name = speaker(lines[place].plain), speakers[name] != nil else { continue }
      lines[place].plain = String(lines[place].plain.dropFirst(name.count + 1)).trimmedSpaces
    }
  }

  /// `第三组`, `两组`: numbers that are written out, before what they count.
  private static func withDigits(_ text: String) -> String {
    guard text.contains(where: { numerals[$0] != nil }) else { return text }
    var result = ""
    let characters = Array(text)
    for (place, character) in characters.enumerated() {
      let next = place + 1 < characters.count ? characters[place + 1] : " "
      if let value = numerals[character], next == "组" || next == "轮",
        place == 0 || numerals[characters[place - 1]] == nil
      {
        result += "\(value)"
      } else {
        result.append(character)
      }
    }
    return result
  }

  /// `第1组20个，第2组18个`, `第1组 左10 右10`: the sets in their order.
  private func withoutOrdinals(_ text: String) -> String {
    guard text.containsBytes(of: "第") else { return text }
    var text = text
    for count in 1...9 {
      guard let range = text.bytesRange(of: "第\(count)组"),
        let next = text[range.upperBound...].first(where: { $0 != " " }),
        next.isNumber || next == "左" || next == "右"
      else { continue }
      text.replaceSubrange(range, with: "")
    }
    return text.trimmedSpaces
  }

  /// `12次，还能再做3次`: repetitions in reserve.
  private static func withReserve(_ text: String) -> String {
    guard let range = text.bytesRange(of: "还能再做"), case let behind = text[range.upperBound...],
      case let count = behind.prefix(while: \.isNumber), let value = Int(count), (0...6).contains(value),
      behind[count.endIndex...].hasPrefix("次")
    else { return text }
    let before = text[..<range.lowerBound].reversed().drop { "，, ".contains($0) }.reversed()
    return "\(String(before)) RIR \(value)\(behind[count.endIndex...].dropFirst())"
  }
}
