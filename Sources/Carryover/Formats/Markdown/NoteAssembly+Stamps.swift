/// Times of day before what was sent to somebody, line by line.
extension NoteAssembly {
  /// `6:41 PM  squat: 135x5`, `6:42 PM  RDL 185 3x8`: when each line was sent, where many begin so.
  mutating func dropStamps() {
    let stamps = lines.indices.compactMap { place in
      Self.endOfStamp(lines[place].plain).map { (place: place, end: $0) }
    }
    guard stamps.count > 2 else { return }
    for stamp in stamps where lines[stamp.place].kind == .text && !lines[stamp.place].isEscaped {
      let text = lines[stamp.place].plain
      setAside(text[..<stamp.end].trimmedSpaces, at: stamp.place)
      lines[stamp.place].plain = String(text[stamp.end...])
      lines[stamp.place].plainSet = nil
    }
  }

  private static func endOfStamp(_ text: String) -> String.Index? {
    guard text.utf8.first?.isDigit == true, text.utf8.prefix(3).contains(UInt8(ascii: ":")) else { return nil }
    let clock = text.prefix { $0.isNumber || $0 == ":" }
    let rest = text[clock.endIndex...].drop { $0 == " " }
    let parts = clock.split(separator: ":")
    guard parts.count == 2, parts[1].utf8.count == 2, Int(parts[0]).map({ (1...12).contains($0) }) == true,
      ["AM ", "PM ", "am ", "pm "].contains(String(rest.prefix(3))),
      case let said = rest.dropFirst(3).drop(while: { " -–".contains($0) }), !said.isEmpty
    else { return nil }
    return said.startIndex
  }
}
