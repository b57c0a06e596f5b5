import TextStreams

/// Sides that stand between a load, or a name, and the sets of each.
extension NoteAssembly {
  /// `Curl 12kg - L 3x10, R 3x8`, `Wrist curl 2kg (physio): L 2x15, R 2x15`: a load above both sides is of each, and no
  /// sign stands between.
  mutating func spellLoadAboveSides(_ place: Int) {
    let text = lines[place].plain
    guard text.utf8.count <= 100,
      let sign = [": ", " - ", " – ", " — "].lazy.compactMap({ text.bytesRange(of: $0) }).first,
      case let behind = text[sign.upperBound...].split(separator: " "), behind.count > 1,
      document.words.word(behind[0]) == .left || document.words.word(behind[0]) == .right,
      Self.hasProduct(String(behind[1])), behind[1].first?.isNumber == true
    else { return }
    var head = text[..<sign.lowerBound]
    var remark: Substring = ""
    if head.last == ")", let open = head.bytesRange(of: " ("), !head[open.lowerBound...].hasDigit {
      remark = head[open.lowerBound...]
      head = head[..<open.lowerBound]
    }
    guard let load = head.split(separator: " ").last, Self.isTypedLoad(load), load.last?.isLetter == true,
      head.utf8.first?.isDigit == false
    else { return }
    setAside(remark.trimmedSpaces, at: place)
    // Their letters are the clearest.
    let sides = text[sign.upperBound...].split(separator: " ").map { word -> String in
      switch document.words.word(word) {
      case .left: "L"
      case .right: "R"
      default: String(word)
      }
    }
    lines[place].plain = "\(head) \(sides.joined(separator: " "))"
  }

  /// `leg press right leg only 20 lb 8, 8`: the one side, between the name and the sets.
  mutating func spellSideOnlyBehindName(_ place: Int) {
    let text = lines[place].plain
    guard let only = text.bytesRange(of: " only "), case let words = text[..<only.lowerBound].split(separator: " "),
      words.count > 2, let limb = words.last, ["leg", "arm", "side", "foot", "hand"].contains(limb.lowercased()),
      case let side = document.words.word(words[words.count - 2]), side == .left || side == .right,
      case let name = words.dropLast(2).joined(separator: " "), !name.hasDigit, name.last?.isLetter == true,
      text[only.upperBound...].first?.isNumber == true, document.names.look(label(name)).isLikely
    else { return }
    lines[place].plain = "\(name), \(words.suffix(2).joined(separator: " ")) only - \(text[only.upperBound...])"
  }
}
