import TextStreams
import TrainingModel

/// What people put in words between the numbers of a line, told in the signs that the notation reads.
extension NoteAssembly {
  /// `…, and then a single @ 165 lb`, `…, then straight down to 30 kg x 8`, `85% (78 kg) x1, miss, x1`.
  mutating func spellWording(_ places: [Int]) {
    for place in places where lines[place].plain.utf8.count <= 200 && Self.wording.mayBeIn(lines[place].plain) {
      for (words, sign) in Self.phrases {
        guard let range = lines[place].plain.bytesRange(of: words), lines[place].plain[..<range.lowerBound].hasDigit,
          isLoadThatWasDone(lines[place].plain[range.upperBound...])
        else { continue }
        lines[place].plain.replaceSubrange(range, with: sign)
      }
      for word in ["miss", "missed"] {
        guard let range = lines[place].plain.bytesRange(of: ", \(word), x"),
          lines[place].plain[..<range.lowerBound].utf8.last?.isDigit == true,
          lines[place].plain[range.upperBound...].utf8.first?.isDigit == true
        else { continue }
        setAside(word, at: place)
        lines[place].plain.replaceSubrange(range, with: ", x")
      }
      dropAnkleWeights(place)
    }
  }

  private static let wording = NoteBeginnings(["single", "double", "triple", "straight", "right", "miss", "ankle"])

  private static let phrases: [(words: String, sign: String)] =
    [", and then a ", ", then a ", ", and a "].flatMap { joint in
      [("single", 1), ("double", 2), ("triple", 3)].flatMap { noun, count in
        ["\(joint)\(noun) @ ", "\(joint)\(noun) at "].map { ($0, ", \(count) @ ") }
      }
    } + [", then straight down to ", ", straight down to ", ", then right down to "].map { ($0, ", drop ") }

  /// Whether a load stands first, and nothing says that it is an hour, a plan or a miss.
  private func isLoadThatWasDone(_ text: Substring) -> Bool {
    guard let (load, rest) = Self.number(String(text)), !rest.hasPrefix(":") else { return false }
    let words = rest.split { !$0.isLetter }.map { $0.lowercased() }
    let hasUnit = words.first.map { document.words.loadUnit(NoteWords.key($0)) != nil } ?? false
    return (hasUnit || load >= 20) && !words.contains { Self.otherMatters.contains($0) }
  }

  private static let otherMatters: Set<String> = [
    "missed", "miss", "failed", "fail", "next", "planned", "pm", "am", "more", "rest", "tomorrow", "no",
  ]

  /// `Straight leg raise L w/ 1 kg ankle weight 10, 10`: a load by the name of what holds it.
  private mutating func dropAnkleWeights(_ place: Int) {
    guard let range = lines[place].plain.bytesRange(of: " ankle weight"),
      let load = lines[place].plain[..<range.lowerBound].split(separator: " ").last,
      document.words.loadUnit(NoteWords.key(load.drop { $0.isNumber || $0 == "." })) != nil
    else { return }
    let behind = lines[place].plain[range.upperBound...]
    let rest = behind.hasPrefix("s") ? behind.dropFirst() : behind
    // Elsewhere the notation reads the words for what they are.
    guard rest.first == " ", rest.dropFirst().utf8.first?.isDigit == true else { return }
    var before = String(lines[place].plain[..<range.lowerBound])
    for (letter, side) in [(" L w/ ", " left "), (" R w/ ", " right ")] {
      if let mark = before.bytesRange(of: letter) { before.replaceSubrange(mark, with: side) }
    }
    setAside("ankle weight", at: place)
    lines[place].plain = before + rest
  }

  /// `80 x 5 @9.5 %%left shoulder clicked%%`: what somebody says beside the set, as Obsidian marks it.
  mutating func dropComments(_ places: [Int]) {
    for place in places {
      while let open = lines[place].plain.bytesRange(of: "%%"),
        lines[place].plain[..<open.lowerBound].utf8.last?.isDigit != true,
        let close = lines[place].plain[open.upperBound...].bytesRange(of: "%%"),
        case let remark = lines[place].plain[open.upperBound..<close.lowerBound].trimmedSpaces, !remark.isEmpty
      {
        setAside(remark, at: place)
        let behind = lines[place].plain[close.upperBound...]
        lines[place].plain = "\(lines[place].plain[..<open.lowerBound])\(behind)".trimmedSpaces
      }
    }
  }
}
