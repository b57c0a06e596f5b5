import TextStreams
import TrainingModel

/// Fields that have lines of their own.
extension NoteSetFields {
  /// A field in a line of its own, behind a label or before a noun: `Number of sets - 4` as `Sets: 4`, `60 | 65 kg` as
  /// `Weight: 60 kg, 65 kg`.
  static func labelled(_ text: String, words: NoteWords) -> String? {
    let tokens = tokens(of: text[...])
    guard (2..<40).contains(tokens.count) else { return nil }
    var fields = Self(words: words, tokens: tokens, place: 0)
    if let label = fields.label() ?? fields.noun(), let list = fields.list(of: label) { return list }
    guard fields.takeLabelled(), fields.place == tokens.count else { return nil }
    if let count = fields.count { return "Sets: \(count)" }
    if !fields.reps.isEmpty { return "Reps: " + fields.reps.map(String.init).joined(separator: ", ") }
    if !fields.loads.isEmpty { return "Weight: " + fields.loads.joined(separator: ", ") }
    if !fields.effort.values.isEmpty { return "\(fields.effort.name): " + fields.effort.values.joined(separator: ", ") }
    if let distance = fields.distance { return "Distance: \(distance)" }
    return fields.duration.map { "Time: \($0)" }
  }

  /// `kg` behind `60 65 70`, `(reps)` behind `8 | 8 | 6`.
  private func noun() -> Label? {
    guard tokens.first?.kind == .number, let noun = tokens.last(where: { $0.text != ")" }), noun.kind == .word else {
      return nil
    }
    let key = NoteWords.key(noun.text)
    if words.loadUnit(key) != nil { return Label(role: .load, length: 0, unit: key, isUnit: true) }
    return words.word(key) == .reps ? Label(role: .reps, length: 0) : nil
  }

  /// Several numbers, however divided, and nothing else behind the label.
  private func list(of label: Label) -> String? {
    var rest = tokens[(place + label.length)...]
    if label.length > 0, let sign = rest.first, ":=-–".contains(sign.text) { rest = rest.dropFirst() }
    var numbers: [(text: Substring, unit: String?)] = []
    var signs = Set<Substring>()
    for token in rest {
      switch token.kind {
      case .number: numbers.append((token.text, nil))
      case .word:
        let key = NoteWords.key(token.text)
        if words.loadUnit(key) != nil, label.role == .load, !numbers.isEmpty {
          numbers[numbers.count - 1].unit = key
        } else if words.word(key) != .reps {
          return nil
        }
      case .sign:
        if token.text == "(" || token.text == ")" { continue }
        // `8-10` is a range.
        guard "|/,;-–".contains(token.text), token.isSpaced || !"-–".contains(token.text) else { return nil }
        signs.insert(token.text)
      }
    }
    // `60 - 70 kg` is a range.
    let isRange = numbers.count == 2 && (signs.contains("-") || signs.contains("–"))
    guard numbers.count > 1, signs.count <= 1, !isRange else { return nil }
    switch label.role {
    case .reps: return "Reps: " + numbers.map(\.text).joined(separator: ", ")
    case .load:
      // A load that states no unit has the label's, or that of the last.
      let unit = label.unit ?? numbers.last?.unit
      return "Weight: "
        + numbers.map { number in (number.unit ?? unit).map { "\(number.text) \($0)" } ?? String(number.text) }
        .joined(separator: ", ")
    default: return nil
    }
  }

  /// Whether a line may be one field: a label and a sign before its number, or numbers before a noun.
  static func mayBeField(_ text: ByteSlice) -> Bool {
    guard text.count > 2 else { return false }
    let last = text[text.count - 1]
    if text[0].isDigit { return last.isLetter || last == UInt8(ascii: ")") }
    var place = 0
    while place < text.count, !text[place].isDigit {
      let byte = text[place]
      if byte == UInt8(ascii: ":") || byte == UInt8(ascii: "=") || byte == UInt8(ascii: "-") || byte >= 0x80 {
        return true
      }
      place += 1
    }
    // `Reps 8`
    return place < text.count && place < 24
  }

  /// Whether a line may begin with the number of its set: no more than two digits, and a sign behind them.
  static func mayBeNumbered(_ text: ByteSlice) -> Bool {
    var place = 0
    while place < 6, place < text.count, !text[place].isDigit { place += 1 }
    let start = place
    while text[place].isDigit { place += 1 }
    guard (1...2).contains(place - start) else { return false }
    let sign = text[place]
    return !sign.isLetter && sign != UInt8(ascii: "%") && sign != UInt8(ascii: "@") && sign != UInt8(ascii: "+")
  }
}
