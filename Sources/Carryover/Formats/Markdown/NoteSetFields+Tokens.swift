import TextStreams
import TrainingModel

/// The words, numbers and signs of a line.
extension NoteSetFields {
  static func tokens(of text: Substring) -> [Token] {
    var tokens: [Token] = []
    var isSpaced = false
    var rest = text
    while let first = rest.first {
      if first == " " || first == "\u{A0}" {
        isSpaced = true
        rest.removeFirst()
        continue
      }
      var found: Substring
      let kind: Token.Kind
      if first.isASCII, first.isNumber {
        kind = .number
        found = rest.prefix { $0.isASCII && $0.isNumber }
        let behind = rest[found.endIndex...]
        // `52.5`
        if behind.first == ".", behind.dropFirst().first?.isNumber == true {
          let decimals = behind.dropFirst().prefix { $0.isASCII && $0.isNumber }
          found = rest[..<decimals.endIndex]
        } else if let end = endOfDecimals(behind, of: found, in: tokens) {
          found = rest[..<end]
        }
      } else if first.isLetter {
        kind = .word
        found = rest.prefix { $0.isLetter || "'’".contains($0) }
      } else {
        kind = .sign
        found = rest.prefix(1)
      }
      tokens.append(Token(kind: kind, text: found, isSpaced: isSpaced))
      isSpaced = false
      rest = rest[found.endIndex...]
    }
    return tokens
  }

  /// Where the decimals of a load end behind a comma and the sign of a product: of `8 x 42,5 kg`. `3x10,50 kg` counts.
  private static func endOfDecimals(
    _ behind: Substring, of number: Substring, in tokens: [Token]
  ) -> Substring.Index? {
    guard behind.first == ",", let sign = tokens.last, ["x", "X", "×"].contains(sign.text) else { return nil }
    let decimals = behind.dropFirst().prefix { $0.isASCII && $0.isNumber }
    let unit = behind[decimals.endIndex...].drop { $0 == " " }.prefix(while: \.isLetter)
    guard decimals == "5" || ["25", "75", "50"].contains(decimals) && (Int(number) ?? 0) > 30,
      ["kg", "lb", "lbs"].contains(unit.lowercased())
    else { return nil }
    return decimals.endIndex
  }

  /// Whether a text may hold fields: two numbers, and a noun, a label or a sign that divides fields.
  static func mayBeIn(_ text: ByteSlice, words: NoteWords) -> Bool {
    var (place, numbers) = (0, 0)
    var isMarked = false
    while place < text.count {
      let byte = text[place]
      let start = place
      if byte.isDigit {
        numbers += 1
        while text[place].isDigit || text[place] == UInt8(ascii: ".") && text[place + 1].isDigit { place += 1 }
        continue
      }
      if byte.isLetter {
        while text[place].isLetter { place += 1 }
        if !isMarked { isMarked = mayBeNoun(text.slice(start, place), words) }
        continue
      }
      switch byte {
      case UInt8(ascii: ";"), UInt8(ascii: "|"), UInt8(ascii: "="), UInt8(ascii: "/"), 9: isMarked = true
      // `@75kg, x 12`, `8, @ 60 kg`
      case UInt8(ascii: "@"): if place < 2 || !text[place - 2].isLetter { isMarked = true }
      case UInt8(ascii: "-"): if text[place + 1] == 32, place > 0, text[place - 1] == 32 { isMarked = true }
      case UInt8(ascii: "\\"): return false
      // A dash, a dot in the middle, a cross.
      default: if byte == 0xE2 || byte == 0xC2 || byte == 0xC3 && text[place + 1] == 0x97 { isMarked = true }
      }
      place += 1
    }
    return isMarked && numbers > 1
  }

  private static func mayBeNoun(_ word: ByteSlice, _ words: NoteWords) -> Bool {
    if word.count < 3, letters.contains(word.string.lowercased()) { return true }
    guard let entry = words.entry(word) else { return false }
    switch entry.column {
    case .sets, .reps, .load, .duration, .distance, .added: return true
    default: break
    }
    switch entry.meaning {
    case .sets, .reps, .rpe, .rir: return true
    default: return false
    }
  }

  /// Whether anything divides fields that no list of sets has, or labels one: most lines have neither.
  static func mayBeDivided(_ tokens: [Token], _ words: NoteWords) -> Bool {
    var dashes = 0
    for (index, token) in tokens.enumerated() {
      let next = index + 1 < tokens.count ? tokens[index + 1] : nil
      switch token.kind {
      case .number: if next?.text == ":" { return true }
      case .word:
        guard next?.mayFollowLabel ?? false else { continue }
        let key = NoteWords.key(token.text)
        if ["s", "r", "w", "hold"].contains(key) || words.columnRole(key) != nil { return true }
      case .sign:
        switch token.text {
        case ";", "|", "–", "—", "·", "•", "\t", "/", "=", ".", "#": return true
        case "-": dashes += 1
        case ",": if token.isSpaced || next?.isSpaced == false || next?.kind == .sign { return true }
        case "@": if index == 0 || index > 0 && tokens[index - 1].kind == .sign { return true }
        case ")": if next?.mayFollowLabel ?? false { return true }
        default: break
        }
      }
      if dashes > 1 { return true }
    }
    return false
  }
}
