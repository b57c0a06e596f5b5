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

  static let missed = NoteBeginnings(whole: ["fail", "failed"] + NoteStructureWords.misses.all)

  /// `165x3 175x1 185 failed so close`, `52,5x1, 55x1, 57,5 loupé (le jeté)`: a load that did not go up, behind some that
  /// did; with points and commas all know it.
  mutating func spellMissesAmongProducts(_ place: Int) {
    let text = lines[place].plain
    guard Self.missed.mayBeIn(text) else { return }
    let words = text.split(separator: " ")
    for index in words.indices.dropFirst().dropLast() {
      let next = words[index + 1].drop { $0 == "(" }.prefix { $0.isLetter }
      guard ["fail", "failed"].contains(next.lowercased()) || NoteStructureWords.misses.contains(next),
        case let number = words[index].prefix(while: { $0.isNumber || ".,".contains($0) }),
        number.last?.isNumber == true,
        number.endIndex == words[index].endIndex || Self.isTypedLoad(words[index]),
        let load = Double(number.replacing(",", with: ".")), load >= 20,
        !words[index - 1].hasSuffix(",") || number.contains(","),
        let product = words[..<index].lastIndex(where: { $0.hasDigit && !$0.hasPrefix("@") }), index - product <= 3,
        words[(product + 1)..<index].allSatisfy({ word in
          "(@".contains(word.first ?? " ") || word.hasSuffix(")")
            || document.words.word(word.filter { $0 != "," }) == .warmup
        }),
        Self.isLoadBeforeReps(words[product]),
        case let rest = text[next.endIndex...].drop(while: { $0 == " " }), !rest.hasDigit,
        rest.isEmpty || !rest[rest.startIndex].isLetter || Self.behindMisses.contains(rest.prefix { $0.isLetter })
      else { continue }
      let head = text[..<words[index - 1].endIndex]
      let isBracket = words[index + 1].hasPrefix("(") && !rest.hasPrefix(")")
      lines[place].plain =
        "\(head)\(head.hasSuffix(",") ? "" : ",") \(words[index]) x 0 fail\(rest.isEmpty ? "" : " ")\(isBracket ? "(" : "")\(rest)"
      return
    }
  }

  private static let behindMisses: NoteWordSet = [
    "so", "just", "lol", "again", "by", "twice", "sadly", "argh", "damn", "le", "la",
  ]

  /// `175x1`, and not `3x8`.
  static func isLoadBeforeReps(_ word: Substring) -> Bool {
    let parts = word.filter { $0 != "," && $0 != ")" }.split(whereSeparator: { "x×".contains($0) })
    guard parts.count == 2, let reps = Int(parts[1]), reps <= 20 else { return false }
    let number = parts[0].prefix { $0.isNumber || $0 == "." }
    guard let load = Double(number) else { return Double(parts[0].replacing(",", with: ".")).map { $0 >= 20 } ?? false }
    return load >= 20 && load > Double(reps)
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
      key.utf8.count <= 30, !key.hasDigit,
      document.words.saysUndone(String(key)) || document.words.isListed(key, .denied),
      NoteWords.key(key) != "plan", NoteWords.key(key) != "planned",
      case let rest = text[colon.upperBound...], rest.utf8.first?.isLetter == true, Self.hasProduct(String(rest))
    else { return }
    setAside(String(key), at: place)
    lines[place].plain = String(rest)
    lines[place].isStruck = true
  }
}
