import TextStreams

/// Attempts that failed, and sets that were meant and not done, among others.
extension NoteAssembly {
  private static let endsOfAttempts = [
    "no lift", "no good", "miss", "missed", "failed", "fail", "good lift", "good", "made",
  ]

  /// `SQ 137.5 good / 142.5 good / 147.5 no lift (stapled)`: the attempts at a meet, each at one repetition.
  mutating func spellAttemptsOfMeet(_ place: Int) {
    let text = lines[place].plain
    guard text.containsBytes(of: " good"), let digit = text.firstIndex(where: \.isNumber), digit > text.startIndex,
      case let attempts = text[digit...].split(separator: " / "), (2...4).contains(attempts.count)
    else { return }
    var sets: [String] = []
    for attempt in attempts {
      guard let space = attempt.firstIndex(of: " "), let load = Double(attempt[..<space]), load >= 20,
        case let told = attempt[space...].dropFirst(),
        let end = Self.endsOfAttempts.first(where: { told.hasPrefix($0) }),
        case let remark = told.dropFirst(end.count), remark.isEmpty || remark.hasPrefix(" (")
      else { return }
      if !remark.isEmpty { setAside(String(remark).trimmedSpaces, at: place) }
      let isGood = end.hasPrefix("good") || end == "made"
      sets.append("\(attempt[..<space])x\(isGood ? "1" : "0")")
    }
    lines[place].plain = "\(text[..<digit].trimmedEnd) \(sets.joined(separator: ", "))"
  }

  /// `75/1, 78/X, 78/1`: an attempt that failed, among others with their repetitions.
  mutating func spellMissesBehindSlashes(_ place: Int) {
    guard lines[place].plain.containsBytes(of: "/X") else { return }
    let words = lines[place].plain.split(separator: " ", omittingEmptySubsequences: false)
    func bare(_ word: Substring) -> Substring { word.last.map { ",;".contains($0) } == true ? word.dropLast() : word }
    func halves(_ word: Substring) -> [Substring] { bare(word).split(separator: "/", omittingEmptySubsequences: false) }
    guard words.contains(where: { halves($0).count == 2 && halves($0).allSatisfy { Double($0) != nil } }) else {
      return
    }
    let spelled = words.map { word in
      let parts = halves(word)
      guard parts.count == 2, let load = Double(parts[0]), load >= 15, parts[1] == "X" else { return String(word) }
      return "\(parts[0])/0\(word.dropFirst(bare(word).count))"
    }
    lines[place].plain = spelled.joined(separator: " ")
  }

  /// `Pas fait : mollets 3x15 à 60 kg`, `faltou: abdominal infra 3x20`: what was meant, and not done.
  mutating func planUndoneLine(_ place: Int) {
    let text = lines[place].plain
    guard let colon = text.bytesRange(of: ": "), case let key = text[..<colon.lowerBound].trimmedEnd,
      key.utf8.count <= 30, !key.hasDigit, document.words.saysUndone(String(key)),
      NoteWords.key(key) != "plan", NoteWords.key(key) != "planned",
      case let rest = text[colon.upperBound...], rest.utf8.first?.isLetter == true, Self.hasProduct(String(rest))
    else { return }
    setAside(String(key), at: place)
    lines[place].plain = String(rest)
    lines[place].isStruck = true
  }
}
