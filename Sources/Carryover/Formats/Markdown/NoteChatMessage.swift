import TextStreams

/// A line of an exported chat: `[14/05/24, 19:42:10] Javi: press banca 60kg x 10`, `14/05/2024, 19:42 - Javi: …`,
/// `[15/07/2024 19:15] Thiago: …`, `[12/5, 6:42 pm] Jess: …`.
///
/// The forms are those that WhatsApp writes on telephones of both kinds.
struct NoteChatMessage {
  /// The day as written, and what was said.
  let day: String
  let time: String
  let text: String
  /// Who said it, where the line names somebody.
  let sender: String?
  /// Where that stands in the line, in bytes.
  let offset: Int

  /// The message; `nil` for any other line.
  init?(_ line: ArraySlice<UInt8>) {
    guard Self.mayBegin(line) else { return nil }
    let bytes = Array(line.prefix(120))
    var index = 0
    // A mark of direction may stand before the bracket.
    if bytes.starts(with: [0xE2, 0x80, 0x8E]) { index = 3 }
    let isBracketed = index < bytes.count && bytes[index] == UInt8(ascii: "[")
    if isBracketed { index += 1 }
    let start = index
    // A day without its year stands in a bracket.
    guard Self.skip(bytes, &index, 3...10, { $0.isDigit || $0 == 46 || $0 == 47 || $0 == 45 }), bytes[start].isDigit,
      case let signs = bytes[start..<index].count(where: { !$0.isDigit }),
      signs == 2 && index - start >= 6
        || signs == 1 && isBracketed && bytes[index - 1].isDigit && index < bytes.count
          && (bytes[index] == 44 || bytes[index] == 32)
    else { return nil }
    let day = String(decoding: bytes[start..<index], as: UTF8.self)
    // `12-01-2025 11:02 - Marieke: …`
    _ = Self.take(bytes, &index, 44)
    guard Self.take(bytes, &index, 32),
      Self.skip(bytes, &index, 4...8, { $0.isDigit || $0 == 58 })
    else { return nil }
    // `19:42:10`, `7:42 PM`
    let clock = index
    while index < bytes.count, index - clock < 8, bytes[index] != 93, bytes[index] != 45 { index += 1 }
    let time = String(decoding: bytes[(start + day.utf8.count)..<index].drop { !$0.isDigit }, as: UTF8.self)
      .trimmedSpaces
    guard isBracketed ? Self.take(bytes, &index, 93) : Self.take(bytes, &index, 45), Self.take(bytes, &index, 32) else {
      return nil
    }
    if let colon = bytes[index...].firstIndex(of: 58), colon > index, colon - index <= 40, colon + 1 < bytes.count,
      bytes[colon + 1] == 32, !bytes[index..<colon].contains(where: \.isDigit)
    {
      // `14/05/2024, 19:42 - Bench: 60 kg` names an exercise, and nobody.
      let sender = String(decoding: bytes[index..<colon], as: UTF8.self)
      if sender.split(separator: " ").contains(where: { Self.isOfTraining($0) }) { return nil }
      // `[12/5, 18:30] Gym A: squat` says where.
      if let first = sender.split(separator: " ").first,
        NoteStructureWords.gyms.contains(first) || Self.noSenders.contains(first)
          || NoteWords.shipped.field(sender) != nil
          || NoteWords.shipped.weekday(first) != nil || NoteStructureWords.dayNames.contains(first)
          || NoteStructureWords.daysOfSplit.contains(first)
      {
        return nil
      }
      offset = colon + 2
      self.sender = sender
    } else if isBracketed {
      // Messages to oneself that were copied name nobody.
      offset = index
      sender = nil
    } else {
      return nil
    }
    self.day = day
    self.time = time
    text = String(decoding: line.dropFirst(offset), as: UTF8.self)
  }

  /// Words before a colon that say where, when or what, and name nobody.
  private static let noSenders: NoteWordSet = [
    "home", "park", "studio", "crossfit", "am", "pm", "note", "notes", "morning", "evening", "box", "club", "office",
    "hotel",
    "garage", "beach", "pool", "track", "outside", "hause", "zuhause", "maison", "salle", "casa", "parque", "thuis",
    "legs",
    "push", "pull", "upper", "lower", "full", "cardio", "rest",
  ]

  /// Whether it may tell sets.
  var mayTellSets: Bool {
    text.hasDigit && (NoteAssembly.hasProduct(text) || text.split(whereSeparator: { !$0.isNumber }).count > 2)
  }

  /// Whether a bracket or a day of two digits at most stands at the beginning, with the sign of a date behind it.
  private static func mayBegin(_ line: ArraySlice<UInt8>) -> Bool {
    guard let first = line.first else { return false }
    if first == UInt8(ascii: "[") || first == 0xE2 { return true }
    guard first.isDigit else { return false }
    for byte in line.prefix(3) where !byte.isDigit {
      return byte == UInt8(ascii: "/") || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-")
    }
    return false
  }

  private static func isOfTraining(_ word: Substring) -> Bool {
    guard let entry = NoteWords.shipped.entry(word) else { return false }
    return entry.isOfNames || entry.lists.contains(.group) || entry.lists.contains(.section)
  }

  private static func take(_ bytes: [UInt8], _ index: inout Int, _ byte: UInt8) -> Bool {
    guard index < bytes.count, bytes[index] == byte else { return false }
    index += 1
    return true
  }

  private static func skip(
    _ bytes: [UInt8], _ index: inout Int, _ count: ClosedRange<Int>, _ isPart: (UInt8) -> Bool
  ) -> Bool {
    let start = index
    while index < bytes.count, isPart(bytes[index]) { index += 1 }
    return count.contains(index - start)
  }
}
