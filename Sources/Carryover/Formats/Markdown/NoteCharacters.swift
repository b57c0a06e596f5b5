import TextStreams

/// What rules ask of a text most often, answered by its bytes where these are of ASCII, as nearly all are: the standard
/// library looks for the bounds and the properties of each character. What need not look at the rest of a text does not,
/// for a loop over its beginning or its end would take the square of its length.
///
/// All of them mean what those of the same name mean, which they stand in for; a test holds the two against each other.
extension Character {
  /// The byte of a character of ASCII.
  fileprivate var byte: UInt8? {
    let bytes = utf8
    guard bytes.count == 1 else { return nil }
    return bytes.first
  }

  /// Whether the character is a letter.
  var isLetter: Bool {
    if let byte { return byte.isLetter }
    return unicodeScalars.first?.properties.isAlphabetic ?? false
  }

  /// Whether the character stands for a number.
  var isNumber: Bool {
    if let byte { return byte.isDigit }
    return unicodeScalars.first?.properties.numericType != nil
  }

  /// Whether the character is a space of any kind.
  var isWhitespace: Bool {
    if let byte { return byte == 32 || byte >= 9 && byte <= 13 }
    return unicodeScalars.first?.properties.isWhitespace ?? false
  }

  init(ascii byte: UInt8) { self.init(Unicode.Scalar(byte)) }
}

extension StringProtocol {
  /// Passes the bytes of the text to `body` where each of them is a character; `nil` where one is not.
  private func withCharacters<Result>(_ body: (ByteSlice) -> Result) -> Result? {
    withByteSlice { $0.hasCharacterOfEachByte ? body($0) : nil }
  }

  private func part(_ lower: Int, _ upper: Int) -> SubSequence {
    self[utf8.index(startIndex, offsetBy: lower)..<utf8.index(startIndex, offsetBy: upper)]
  }

  /// The first character.
  var first: Character? {
    guard startIndex < endIndex else { return nil }
    var bytes = utf8.makeIterator()
    if let byte = bytes.next(), byte < 0x80, byte != 13, bytes.next() ?? 32 < 0x80 { return Character(ascii: byte) }
    return self[startIndex]
  }

  /// The last character.
  var last: Character? {
    guard startIndex < endIndex else { return nil }
    let scalars = unicodeScalars
    let place = scalars.index(before: endIndex)
    let scalar = scalars[place]
    if scalar.isASCII, scalar != "\n", place == startIndex || scalars[scalars.index(before: place)].isASCII {
      return Character(scalar)
    }
    return self[index(before: endIndex)]
  }

  /// Whether the text begins with another.
  func hasPrefix(_ other: String) -> Bool {
    let isPrefix = withByteSlice { text in
      other.withByteSlice { other -> Bool? in
        guard text.slice(0, other.count + 1).hasCharacterOfEachByte, other.isPlain else { return nil }
        return text.count >= other.count && text.slice(0, other.count).equals(other)
      }
    }
    return isPrefix ?? starts(with: other)
  }

  /// Whether another text stands in this one.
  func contains(_ other: String) -> Bool {
    if other.isEmpty { return true }
    return withCharacters { _ in containsBytes(of: other) } ?? (firstRange(of: other) != nil)
  }

  /// Whether a character stands in the text.
  func contains(_ character: Character) -> Bool { firstIndex(of: character) != nil }

  /// Whether a character is of a kind.
  func contains(where isWanted: (Character) -> Bool) -> Bool { firstIndex(where: isWanted) != nil }

  /// Whether all characters are of a kind.
  func allSatisfy(_ isWanted: (Character) -> Bool) -> Bool { !contains { !isWanted($0) } }

  /// Where the first character of a kind stands. No byte behind it is looked at but the next.
  func firstIndex(where isWanted: (Character) -> Bool) -> Index? {
    let place = withByteSlice { text -> Int? in
      for index in 0..<text.count {
        guard text.isCharacter(at: index) else { return nil }
        if isWanted(Character(ascii: text[index])) { return index }
      }
      return -1
    }
    if let place { return place < 0 ? nil : utf8.index(startIndex, offsetBy: place) }
    return indices.first { isWanted(self[$0]) }
  }

  /// Where a character stands first.
  func firstIndex(of character: Character) -> Index? { firstIndex { $0 == character } }

  /// Where a character stands last. No byte before it is looked at.
  func lastIndex(of character: Character) -> Index? {
    let place = withByteSlice { text -> Int? in
      guard let byte = character.byte else { return nil }
      var index = text.count - 1
      while index >= 0 {
        guard text.isCharacter(at: index), text[index] != 10 else { return nil }
        if text[index] == byte, index == 0 || text[index - 1] < 0x80 { return index }
        index -= 1
      }
      return -1
    }
    if let place { return place < 0 ? nil : utf8.index(startIndex, offsetBy: place) }
    return indices.last { self[$0] == character }
  }

  /// The characters of a kind that the text begins with.
  func prefix(while isWanted: (Character) -> Bool) -> SubSequence {
    self[..<(firstIndex { !isWanted($0) } ?? endIndex)]
  }

  /// The text without the characters of a kind that it begins with.
  func drop(while isUnwanted: (Character) -> Bool) -> SubSequence {
    self[(firstIndex { !isUnwanted($0) } ?? endIndex)...]
  }

  /// The parts between characters of a kind.
  func split(
    maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true, whereSeparator isSeparator: (Character) -> Bool
  ) -> [SubSequence] {
    var parts: [SubSequence] = []
    guard maxSplits > 0, startIndex < endIndex else {
      if startIndex < endIndex || !omittingEmptySubsequences { parts.append(self[startIndex...]) }
      return parts
    }
    let isDone: Void? = withCharacters { text in
      var start = 0
      for index in 0..<text.count where isSeparator(Character(ascii: text[index])) {
        let isPart = index > start || !omittingEmptySubsequences
        if isPart { parts.append(part(start, index)) }
        start = index + 1
        if isPart, parts.count == maxSplits { break }
      }
      if start < text.count || !omittingEmptySubsequences { parts.append(part(start, text.count)) }
    }
    if isDone != nil { return parts }
    var start = startIndex
    for index in indices where isSeparator(self[index]) {
      let isPart = index > start || !omittingEmptySubsequences
      if isPart { parts.append(self[start..<index]) }
      start = self.index(after: index)
      if isPart, parts.count == maxSplits { break }
    }
    if start < endIndex || !omittingEmptySubsequences { parts.append(self[start...]) }
    return parts
  }

  /// The parts between the places where a character stands.
  func split(
    separator: Character, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true
  ) -> [SubSequence] {
    split(maxSplits: maxSplits, omittingEmptySubsequences: omittingEmptySubsequences) { $0 == separator }
  }

  /// The text with another in the place of one that stands in it.
  func replacing(_ other: String, with replacement: String) -> String {
    // Nearly never is there anything to replace.
    if let isThere = withCharacters({ _ in containsBytes(of: other) }), !isThere { return String(self) }
    return String(self).replacing(other, with: replacement, maxReplacements: .max)
  }
}

extension ByteSlice {
  /// Whether each byte is a character of its own: of ASCII, and no carriage return, which is one with a line feed.
  fileprivate var hasCharacterOfEachByte: Bool { isPlain && firstIndex(of: 13) == nil }

  /// Whether the byte at an index is a character of its own, where those before it are.
  @inline(__always)
  fileprivate func isCharacter(at index: Int) -> Bool {
    self[index] < 0x80 && self[index] != 13 && (index + 1 == count || self[index + 1] < 0x80)
  }
}
