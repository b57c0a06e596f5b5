import TextStreams

extension StringProtocol {
  /// Passes the bytes of the text to `body`, which must not keep them.
  func withByteSlice<Result>(_ body: (ByteSlice) -> Result) -> Result {
    if let result = utf8.withContiguousStorageIfAvailable({ unsafe body(ByteSlice($0)) }) { return result }
    return Array(utf8).withByteSlice(body)
  }

  /// Whether a digit of ASCII stands in the text.
  var hasDigit: Bool { withByteSlice { $0.hasDigit } }

  /// Whether a byte stands in the text; many times cheaper than to ask its UTF-8 view.
  func hasByte(_ byte: UInt8) -> Bool { withByteSlice { $0.firstIndex(of: byte) != nil } }

  /// Whether so many of a byte stand in the text, or more.
  func hasBytes(_ byte: UInt8, _ least: Int) -> Bool {
    withByteSlice { text in
      var (count, start) = (0, 0)
      while count < least, let place = text.firstIndex(of: byte, from: start) {
        (count, start) = (count + 1, place + 1)
      }
      return count >= least
    }
  }

  /// Whether a sign stands right between two digits anywhere: `82,5`, `5/5`.
  func hasBetweenDigits(_ sign: UInt8) -> Bool {
    withByteSlice { text in
      var start = 1
      while let place = text.firstIndex(of: sign, from: start) {
        if text[place - 1].isDigit, text[place + 1].isDigit { return true }
        start = place + 1
      }
      return false
    }
  }

  /// Whether the text ends in a digit.
  var endsInDigit: Bool { withByteSlice { $0.count > 0 && $0[$0.count - 1].isDigit } }

  /// Where another text stands first, byte for byte.
  func bytesRange(of other: String) -> Range<Index>? {
    guard let place = bytesPlace(of: other) else { return nil }
    let start = utf8.index(startIndex, offsetBy: place)
    return start..<utf8.index(start, offsetBy: other.utf8.count)
  }

  /// Where another text stands last, byte for byte.
  func lastBytesRange(of other: String) -> Range<Index>? {
    var last: Int?
    withByteSlice { text in
      other.withByteSlice { other in
        var place = text.count - other.count
        while place >= 0, last == nil {
          if text[place] == other[0], text.slice(place, place + other.count).equals(other) { last = place }
          place -= 1
        }
      }
    }
    guard let last else { return nil }
    let start = utf8.index(startIndex, offsetBy: last)
    return start..<utf8.index(start, offsetBy: other.utf8.count)
  }

  /// Whether another text stands anywhere in this one, byte for byte; far cheaper than the search by characters.
  func containsBytes(of other: String) -> Bool { bytesPlace(of: other) != nil }

  private func bytesPlace(of other: String) -> Int? {
    withByteSlice { text in
      other.withByteSlice { other -> Int? in
        var start = 0
        while let place = text.firstIndex(of: other[0], from: start), place + other.count <= text.count {
          if text.slice(place, place + other.count).equals(other) { return place }
          start = place + 1
        }
        return nil
      }
    }
  }
}

extension ByteSlice {
  /// Whether two numbers of a digit or two stand behind each other with no sign but a space between: `8 8 7`, or one
  /// stands behind a dash: `8-8-7`.
  var hasListOfSpaces: Bool {
    var index = 1
    while index + 1 < count {
      if self[index] == 32 || self[index] == UInt8(ascii: "-"), self[index - 1].isDigit, self[index + 1].isDigit {
        return true
      }
      index += 1
    }
    return false
  }

  /// Whether the text may begin with the label of a superset.
  var mayBeginWithLabel: Bool { self[0].isLetter && (self[1].isDigit || " .):".utf8.contains(self[1])) }

  /// What stands behind the label of a superset, `A1. ` or `B) `; all of the text where it begins with none.
  var behindLabel: ByteSlice {
    guard self[0] >= UInt8(ascii: "A"), self[0] <= UInt8(ascii: "H") else { return self }
    let end = self[1].isDigit ? 2 : 1
    guard ".):".utf8.contains(self[end]), self[end + 1] == 32 else { return self }
    return slice(end + 2)
  }

  /// The scalar at an index, and how many bytes it takes.
  func scalar(at index: Int) -> (scalar: Unicode.Scalar, length: Int) {
    let lead = self[index]
    let length = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    var value = length == 1 ? UInt32(lead) : UInt32(lead) & (0x7F >> UInt32(length))
    for offset in 1..<length { value = value << 6 | UInt32(self[index + offset] & 0x3F) }
    return (Unicode.Scalar(value) ?? "\u{FFFD}", length)
  }
}

extension String {
  /// The text without the quotes around it.
  var trimmingQuotes: String {
    guard utf8.count > 1, let first = utf8.first, first == utf8.last, first == 34 || first == 39 else { return self }
    return String(dropFirst().dropLast())
  }
}
