import TextStreams

/// Failures, and what came of a plan, in words of any language.
extension NoteAssembly {
  private static let dones: NoteWordSet = [
    "fatte", "fatti", "fatto", "gemacht", "geschafft", "hechas", "hechos", "fait", "faits", "faites", "gedaan",
    "gehaald",
    "feitas", "feitos", "done", "did", "got", "made", "saíram", "salieron",
  ]

  /// `75kg 5x5 rec 3'  -> fatte 5 5 5 5 4  (ultima rip fallita)`: what came of it.
  mutating func spellDoneBehindArrow(_ place: Int) {
    let text = lines[place].plain
    guard let arrow = ["-> ", "→ ", "=> "].lazy.compactMap({ text.bytesRange(of: $0) }).first,
      case let head = text[..<arrow.lowerBound].trimmedSpaces, Self.hasProduct(head),
      case var rest = text[arrow.upperBound...],
      let word = rest.split(separator: " ").first, Self.dones.contains(word)
    else { return }
    rest = rest[word.endIndex...].drop { $0 == " " || $0 == ":" }
    var (remark, failed) = ("", false)
    if let open = rest.bytesRange(of: "("), rest.hasSuffix(")") {
      remark = String(rest[open.lowerBound...])
      let words = remark.lowercased().split { " (),.;".contains($0) }
      failed =
        words.prefix(3).contains { NoteStructureWords.lastWords.contains($0) }
        && words.contains { Self.failures.contains($0) }
      rest = rest[..<open.lowerBound]
    }
    let counts = rest.split { " ,/-".contains($0) }
    guard counts.count > 1, counts.allSatisfy({ Int($0).map { (0...100).contains($0) } == true }) else { return }
    if !remark.isEmpty { setAside(remark.filter { !"()".contains($0) }, at: place) }
    lines[place].plain = "\(head) → \(counts.joined(separator: ", "))\(failed ? " fail" : "")"
  }

  private static let fates = [
    "no lift", "didn't move", "didnt move", "wouldn't move", "wouldnt move", "did not move", "didn't budge",
    "didnt budge", "não subiu", "nao subiu", "não saiu", "no subió", "no subio", "no despegó", "no salió", "no salio",
    "nicht vom boden", "nich vom boden", "ging nicht hoch", "non è salita", "non è salito", "kwam niet omhoog",
    "没起来", "没拉起来", "didn't leave", "didnt leave", "didn't break the floor", "didnt break the floor", "wouldn't budge",
    "wouldnt budge", "missed the jerk", "missed jerk", "missed it", "no jerk",
  ]
  private static let wordsOfFates = NoteBeginnings(fates.map { String($0.prefix { $0 != " " && $0 != "'" }) })

  /// `165 tried 1 but no lift`, `42,5 tentei 1 mas não subiu`: a load that was tried among sets, and not lifted.
  mutating func spellFailedAttempt(_ place: Int) {
    let text = lines[place].plain
    // `185 raté, décollé de 5cm et c'est tout`
    if place > 0, text.utf8.first?.isDigit == true, text.utf8.count <= 120, Self.missed.mayBeIn(text),
      case let said = text.split(separator: " ", maxSplits: 2), said.count > 1, Self.isLoadAlone(said[0]),
      case let mark = said[1].prefix(while: { $0.isLetter }), NoteStructureWords.misses.contains(mark),
      said[1][mark.endIndex...].allSatisfy({ ",.;!".contains($0) }),
      Double(said[0].prefix { $0.isNumber || ",.".contains($0) }.replacing(",", with: ".")).map({ $0 >= 20 }) == true,
      !text[said[1].startIndex...].split(separator: " ").contains(where: { $0.hasDigit && !$0.hasSuffix("cm") }),
      lines[..<place].suffix(3).contains(where: { above in
        above.kind == lines[place].kind && above.plain.split(separator: " ").contains { Self.isLoadBeforeReps($0) }
      })
    {
      setAside(String(text[said[1].startIndex...]), at: place)
      lines[place].plain = "\(said[0]) x 0 fail"
      return
    }
    guard place > 0, text.utf8.first?.isDigit == true, text.utf8.count <= 60, Self.wordsOfFates.mayBeIn(text),
      case let words = text.split(separator: " "), (2...8).contains(words.count),
      case let load = words[0].hasSuffix(",") ? words[0].dropLast() : words[0], Self.isLoadAlone(load),
      let value = Double(load.prefix { $0.isNumber || ",.".contains($0) }.replacing(",", with: ".")), value >= 20,
      case let told = text[words[1].startIndex...],
      told.split(separator: " ").allSatisfy({ !$0.hasDigit || $0 == "1" }),
      case let lower = told.lowercased(), Self.fates.contains(where: { lower.containsBytes(of: $0) }),
      document.words.loadUnit(NoteWords.key(words[1])) == nil || words.count > 2,
      document.words.word(words[1]) == nil || document.words.loadUnit(NoteWords.key(words[1])) != nil,
      lines[..<place].suffix(3).contains(where: { Self.hasProduct($0.plain) && $0.kind == lines[place].kind })
    else { return }
    let unit = document.words.loadUnit(NoteWords.key(words[1])) == nil ? "" : " \(words[1])"
    let remark = unit.isEmpty ? told : told[words[2].startIndex...]
    setAside(String(remark.drop { " -–—,(".contains($0) }.trimmedSpaces), at: place)
    lines[place].plain = "\(load)\(unit) x 0 fail"
  }

  /// `165`, `42,5`, `165kg`
  private static func isLoadAlone(_ text: Substring) -> Bool {
    let number = text.prefix { $0.isNumber || ",.".contains($0) }
    return number.endIndex == text.endIndex ? number.last?.isNumber == true : isTypedLoad(text)
  }

  private static let failures: NoteWordSet = [
    "fallita", "fallito", "failed", "ratée", "ratee", "fallada", "fallida", "falhada", "mislukt", "missed", "échec",
    "gescheitert", "verfehlt",
  ]

  /// `6, 5 e 4, as 3 até a falha`: each of them.
  mutating func spellAllToFailure(_ place: Int) {
    let text = lines[place].plain
    guard let comma = text.lastBytesRange(of: ", "), case let end = text[comma.upperBound...].bytesRange(of: "."),
      case let told = text[comma.upperBound..<(end?.lowerBound ?? text.endIndex)].split(separator: " "),
      told.count > 2, Self.alls.contains(told[0]), case let stated = Int(told[1]), (2...8).contains(stated ?? 2),
      case let failure = told.dropFirst(stated == nil ? 1 : 2).joined(separator: " ").lowercased(),
      Self.toFailure.contains(failure),
      let digit = text.firstIndex(where: \.isNumber), digit < comma.lowerBound,
      case let joined = text[digit..<comma.lowerBound].replacing(" e ", with: ", ").replacing(" y ", with: ", ")
        .replacing(" et ", with: ", ").replacing(" und ", with: ", ").replacing(" and ", with: ", "),
      case let head = "\(text[..<digit])\(joined)",
      let start = Self.startOfCounts(head),
      case let counts = head[start...].split(whereSeparator: { " ,+".contains($0) }),
      counts.count == stated ?? counts.count, counts.count > 1
    else { return }
    setAside(String(text[comma.upperBound...]), at: place)
    lines[place].plain = "\(head[..<start])\(counts.map { "\($0) fail" }.joined(separator: ", "))"
  }

  /// Where the list of counts begins that a text ends with.
  private static func startOfCounts(_ text: String) -> String.Index? {
    var start = text.endIndex
    while start > text.startIndex, case let before = text.index(before: start),
      text[before].isNumber || " ,+".contains(text[before])
    {
      start = before
    }
    var list = text[start...].drop { " ,+".contains($0) }
    // Of `60 12, 10, 9` the first is the load.
    if list.contains(","), let space = list.firstIndex(of: " "), list[..<space].allSatisfy(\.isNumber),
      list[space...].drop(while: { $0 == " " }).first?.isNumber == true
    {
      list = list[space...].drop { $0 == " " }
    }
    return list.isEmpty ? nil : list.startIndex
  }

  private static let alls: NoteWordSet = ["as", "os", "all", "alle", "las", "los", "les", "tutte", "tutti"]
  private static let toFailure: NoteWordSet = [
    "até a falha", "to failure", "bis versagen", "bis zum versagen", "à l'échec", "al fallo", "a cedimento",
    "tot falen", "till failure", "until failure",
  ]

  /// `45 5,5,5,4,3 - last two sets to failure`: those at the end of the list.
  mutating func spellLastTwoToFailure(_ place: Int) {
    let text = lines[place].plain
    let lower = text.lowercased()
    guard lower.utf8.count == text.utf8.count,
      let last = lower.bytesRange(of: "last two ") ?? lower.bytesRange(of: "last 2 "),
      case let told = lower[last.upperBound...].prefix(while: { !".,;".contains($0) }).split(separator: " "),
      ["to failure", "sets to failure", "till failure", "sets till failure", "failed", "sets failed"].contains(
        told.joined(separator: " ")),
      case let offset = lower.utf8.distance(from: lower.startIndex, to: last.lowerBound),
      case let start = text.utf8.index(text.startIndex, offsetBy: offset),
      case let head = text[..<start].trimmedEnd, let list = head.split(separator: " ").last, list.contains(","),
      case let from = list.startIndex,
      case let counts = head[from...].split(whereSeparator: { " ,/+".contains($0) }), counts.count > 2,
      counts.allSatisfy({ Int($0) != nil })
    else { return }
    setAside(text[head.endIndex...].drop { " -–—(,".contains($0) }.trimmedSpaces, at: place)
    let marked = counts.enumerated().map { $0.offset >= counts.count - 2 ? "\($0.element) fail" : String($0.element) }
    lines[place].plain = "\(head[..<from])\(marked.joined(separator: ", "))"
  }
}
