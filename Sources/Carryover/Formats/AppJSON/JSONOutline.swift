import TextStreams

/// The names in the beginning of a JSON text, by their way from the outside: `sessions.sets.weightUnit`.
///
/// It tells documents of apps apart, of which none says what it is. The text may break off anywhere.
struct JSONOutline {
  /// The ways found, at most 500.
  private(set) var paths: Set<String> = []
  /// Whether the text is a list, or an object.
  private(set) var isList = false

  /// `nil` where the text does not begin as an object or a list of JSON does.
  init?(_ prefix: ByteSlice) {
    var scan = JSONOutlineScan(text: prefix, index: prefix.hasPrefix("\u{FEFF}") ? 3 : 0)
    guard let first = scan.nextToken(), first == .open(isList: true) || first == .open(isList: false) else {
      return nil
    }
    isList = first == .open(isList: true)
    var names: [String?] = [nil]
    while let token = scan.nextToken(), !names.isEmpty {
      switch token {
      case .open:
        guard names.count < 12 else { return }
        names.append(nil)
      case .close: names.removeLast()
      case .name(let name):
        names[names.count - 1] = name
        if paths.count < 500 { paths.insert(names.compactMap(\.self).joined(separator: ".")) }
      }
    }
  }

  /// Whether all of the ways are there.
  func has(_ paths: String...) -> Bool { paths.allSatisfy(self.paths.contains) }
  /// Whether one of the ways is there.
  func hasAny(_ paths: String...) -> Bool { paths.contains(where: self.paths.contains) }
}

private struct JSONOutlineScan {
  enum Token: Equatable {
    case open(isList: Bool)
    case close
    case name(String)
  }

  let text: ByteSlice
  var index: Int

  mutating func nextToken() -> Token? {
    while index < text.count {
      let byte = text[index]
      index += 1
      switch byte {
      case UInt8(ascii: "{"): return .open(isList: false)
      case UInt8(ascii: "["): return .open(isList: true)
      case UInt8(ascii: "}"), UInt8(ascii: "]"): return .close
      case UInt8(ascii: "\""): if let name = name() { return .name(name) }
      case 0x20, 0x0A, 0x0D, 0x09, UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "+"), UInt8(ascii: "-"),
        UInt8(ascii: "."), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
        UInt8(ascii: "E"):
        break
      default: return nil
      }
    }
    return nil
  }

  /// The string that begins here, where it is a name; `nil` where it is a value, or broken off.
  private mutating func name() -> String? {
    let start = index
    while index < text.count, text[index] != UInt8(ascii: "\"") { index += text[index] == UInt8(ascii: "\\") ? 2 : 1 }
    let name = text.slice(start, index)
    index += 1
    var after = index
    while [0x20, 0x0A, 0x0D, 0x09].contains(text[after]) { after += 1 }
    return text[after] == UInt8(ascii: ":") ? name.string : nil
  }
}
