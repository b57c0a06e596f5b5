/// Replaces characters that are written by their name or number (`&times;`, `&#215;`), as HTML and CommonMark have them.
///
/// Of the names only those are known that stand in notes; every number is.
enum NoteEntities {
  static func decoded(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "&"), let (scalar, end) = entity(bytes, index) {
        result += Array(String(scalar).utf8)
        index = end
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return result
  }

  /// The longest name or number, with its signs.
  private static let longest = 12

  private static func entity(_ bytes: [UInt8], _ start: Int) -> (scalar: Unicode.Scalar, end: Int)? {
    let limit = min(bytes.count, start + longest)
    guard let semicolon = bytes[start..<limit].firstIndex(of: UInt8(ascii: ";")), semicolon > start + 1 else {
      return nil
    }
    let name = bytes[start + 1..<semicolon]
    guard let scalar = name.first == UInt8(ascii: "#") ? number(name.dropFirst()) : named(name) else { return nil }
    return (scalar, semicolon + 1)
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Unicode.Scalar? {
    let isHexadecimal = digits.first.map { $0 | 32 == UInt8(ascii: "x") } ?? false
    let text = String(decoding: isHexadecimal ? digits.dropFirst() : digits, as: UTF8.self)
    guard let value = UInt32(text, radix: isHexadecimal ? 16 : 10), value > 31, value != 127 else { return nil }
    return Unicode.Scalar(value)
  }

  private static func named(_ name: ArraySlice<UInt8>) -> Unicode.Scalar? {
    names[String(decoding: name, as: UTF8.self)]
  }

  private static let names: [String: Unicode.Scalar] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "times": "×", "middot": "·",
    "ndash": "–", "mdash": "—", "minus": "−", "deg": "°", "frac12": "½", "frac14": "¼", "frac34": "¾", "bull": "•",
    "hellip": "…", "thinsp": "\u{2009}", "rarr": "→",
  ]
}
