import TextStreams

/// What was planned, told behind the set that was done or before it.
extension NoteAssembly {
  /// `385 x 2 @9 - planned 3 but my hip was not having it`, `1x5 @ 145 - 5RM PR, previous was 140`: a remark with a number
  /// of its own, behind the set that was done.
  mutating func dropRemarkOfPlan(_ place: Int) {
    let text = lines[place].plain
    guard text.utf8.count <= 160,
      let sign = [" - ", " – ", " — ", ", ", " ("].lazy.compactMap({ sign -> Range<String.Index>? in
        guard let found = text.bytesRange(of: sign + "planned ") ?? text.bytesRange(of: sign + "plan was ") else {
          return Self.recordBehind(sign, text)
        }
        return found.lowerBound..<text.utf8.index(found.lowerBound, offsetBy: sign.utf8.count)
      }).first,
      case let head = text[..<sign.lowerBound], Self.hasProduct(String(head)),
      case let words = text[sign.upperBound...].split(separator: " "), words.count > 1
    else { return }
    // `Squat 140x1 (1RM PR), 120x5`: more was done.
    guard !Self.hasProduct(String(text[sign.upperBound...])) else { return }
    let isPlan = words[0] == "planned" || words[0] == "plan"
    if isPlan {
      let number = words[0] == "plan" ? 2 : 1
      guard words.count > number + 1, Int(words[number]) != nil,
        ["but", "was", "though", "didn't", "only", "reps", "sets"].contains(words[number + 1].lowercased()),
        words.count(where: \.hasDigit) == 1
      else { return }
    }
    setAside(String(text[sign.lowerBound...]).trimmedSpaces, at: place)
    lines[place].plain = String(head.trimmedEnd)
  }

  /// Where `5RM PR` stands behind a sign.
  private static func recordBehind(_ sign: String, _ text: String) -> Range<String.Index>? {
    guard let rm = text.bytesRange(of: "RM PR") ?? text.bytesRange(of: "RM PB") else { return nil }
    let count = text[..<rm.lowerBound].reversed().prefix(while: \.isNumber).count
    let start = text.index(rm.lowerBound, offsetBy: -count)
    guard count > 0, text[..<start].hasSuffix(sign) else { return nil }
    return text.index(start, offsetBy: -sign.count)..<start
  }

  /// `- [x] Trap bar DL 155 x 5 @8 -> got 4 @9`, `- [x] Bench 85 x 8 @8 -> 85 x 7 @8.5`: what was done of a plan.
  mutating func spellResultBehindArrow(_ place: Int) {
    guard lines[place].box == .ticked else { return }
    let text = lines[place].plain
    guard let arrow = text.bytesRange(of: " -> ") ?? text.bytesRange(of: " → "), text.count(where: { $0 == ">" }) <= 1,
      case let plan = text[..<arrow.lowerBound].split(separator: " "), let cross = plan.firstIndex(of: "x"), cross > 0,
      cross + 1 < plan.count, Double(plan[cross - 1]) != nil, Int(plan[cross + 1]) != nil,
      !plan.prefix(cross - 1).contains(where: \.hasDigit), cross > 1
    else { return }
    let name = plan.prefix(cross - 1).joined(separator: " ")
    var result = text[arrow.upperBound...]
    if let got = ["got ", "did ", "only "].first(where: { result.hasPrefix($0) }) {
      result = result.dropFirst(got.count)
    } else if !Self.hasProduct(String(result)) {
      return
    }
    let said = result.split(separator: " ")
    guard said.count <= 6,
      !said.contains(where: { word in
        let bare = word.filter { $0.isLetter }
        return bare.count > 3 && document.words.word(bare) == nil
      })
    else { return }
    let meant = "\(name) plan \(plan[(cross - 1)...].joined(separator: " "))"
    if Self.hasProduct(String(result)) {
      guard result.first?.isNumber == true else { return }
      lines[place].plain = "\(meant) -> \(result)"
    } else {
      guard let reps = said.first, Int(reps) != nil else { return }
      lines[place].plain = "\(meant) -> \(plan[cross - 1]) x \(result)"
    }
  }
}
