import TextStreams

/// Sets that went on with less, told in words between the load and its repetitions.
extension NoteAssembly {
  /// `50kg 12/10/10, dann runter auf 40kg und gleich weiter 8`, `25kg 3x12, en la ultima bajé a 15 y saqué 10 más`, `50kg 15
  /// 14, meteen door met 35kg nog 9 (dropset)`, `25kg 12 10，递减到15kg 12个`: a drop.
  mutating func spellLoweredLoads(_ place: Int) {
    let text = lines[place].plain
    guard document.words.filters.lowered.mayBeIn(text), let said = lowering(in: text),
      case let before = text[..<said.lowerBound], before.hasDigit
    else { return }
    var rest = text[said.upperBound...].drop { $0 == " " }
    if spellLoweredProducts(rest, behind: said, at: place) { return }
    let load = rest.prefix { $0.isNumber || ".,".contains($0) }
    guard let digit = load.last, digit.isNumber, !load.isEmpty else { return }
    rest = rest[load.endIndex...]
    let unit = rest.drop { $0 == " " }.prefix { $0.isLetter }
    let isUnit = document.words.loadUnit(NoteWords.key(unit)) != nil
    if isUnit { rest = rest[unit.endIndex...] }
    guard let first = rest.firstIndex(where: \.isNumber),
      case let between = rest[..<first], between.last == " " || between.last == "（" || isUnit,
      between.split(whereSeparator: { !$0.isLetter }).allSatisfy({ Self.betweenLoadAndReps.contains($0) }),
      !between.isEmpty
    else { return }
    let reps = rest[first...].prefix { $0.isNumber }
    let behind = rest[reps.endIndex...]
    guard reps.count <= 2, !behind.hasDigit, behind == "x" || behind.first.map({ "/-x×:%".contains($0) }) != true,
      behind.split(whereSeparator: { !$0.isLetter }).prefix(2).allSatisfy({
        Self.behindReps.contains($0) || document.words.word($0) == .drop
      }),
      // The load is less than it was.
      let lower = Double(load.replacing(",", with: ".")),
      before.split(whereSeparator: { !($0.isNumber || $0 == ".") }).contains(where: {
        Double($0).map { $0 > lower } ?? false
      })
    else { return }
    // What leads up to it begins behind the last sign.
    let sign = [", ", " - ", " – ", " — ", ". ", "; ", " (", "  ", "，", "（"].lazy
      .compactMap { before.lastBytesRange(of: $0) }.max { $0.lowerBound < $1.lowerBound }
    let lead = sign.map { before[$0.upperBound...] } ?? ""
    guard !lead.split(whereSeparator: { !$0.isLetter }).contains(where: { Self.notOfLoads.contains($0) }) else {
      return
    }
    let head = (lead.hasDigit ? before : sign.map { before[..<$0.lowerBound] } ?? before).trimmedEnd
    guard head.hasDigit else { return }
    let told = [lead.hasDigit ? "" : String(lead), String(text[said]), String(between), String(behind)]
      .map { $0.trimmedSpaces.filter { !"()（）,".contains($0) } }.filter { $0.contains(where: \.isLetter) }
    setAside(told.joined(separator: " "), at: place)
    lines[place].plain =
      "\(head.drop { $0 == " " }), dropset \(load)\(isUnit ? String(unit) : "") x \(reps)"
  }

  /// `100x12, bajé a 70x10 sin descanso`, `最后接递减组 20kg×8，15kg×10`: the loads with their repetitions.
  private mutating func spellLoweredProducts(
    _ typed: Substring, behind said: Range<String.Index>, at place: Int
  ) -> Bool {
    let text = lines[place].plain
    var rest = typed
    var drops: [String] = []
    while case let load = rest.prefix(while: { $0.isNumber || $0 == "." }), let value = Double(load) {
      var behind = rest[load.endIndex...].drop { $0 == " " }
      let unit = behind.prefix { $0.isLetter && $0 != "x" }
      guard unit.isEmpty || document.words.loadUnit(NoteWords.key(unit)) != nil else { break }
      behind = behind[unit.endIndex...].drop { $0 == " " }
      guard let sign = behind.first, "x×".contains(sign),
        case let number = behind.dropFirst().drop(while: { $0 == " " }),
        case let reps = number.prefix(while: \.isNumber), let count = Int(reps), (1...50).contains(count),
        value > 0
      else { break }
      drops.append("dropset \(load)\(unit) x \(reps)")
      rest = number[reps.endIndex...]
      let next = rest.drop { ",，、 ".contains($0) }
      guard next.first?.isNumber == true else { break }
      rest = next
    }
    guard !drops.isEmpty, !rest.hasDigit, rest.first.map({ "/-x×:%".contains($0) }) != true else { return false }
    let before = text[..<said.lowerBound]
    let sign = [", ", " - ", " – ", ". ", "; ", " (", "，", "（"].lazy.compactMap { before.lastBytesRange(of: $0) }
      .max { $0.lowerBound < $1.lowerBound }
    // `77,5x5 puis dégressif 60x8`: behind the last number, where no sign stands.
    let number = before.lastIndex(where: \.isNumber).map { before.index(after: $0) }
    let start = sign.map { before[$0.upperBound...].hasDigit ? nil : $0.lowerBound } ?? number
    guard let start, case let lead = before[start...],
      !lead.split(whereSeparator: { !$0.isLetter }).contains(where: { Self.notOfLoads.contains($0) })
    else { return false }
    setAside(
      "\(lead.drop { !$0.isLetter })\(text[said]) \(rest.trimmedSpaces)".trimmedSpaces, at: place)
    lines[place].plain = "\(before[..<start]), \(drops.joined(separator: ", "))"
    return true
  }

  private static let betweenLoadAndReps: NoteWordSet = [
    "und", "gleich", "weiter", "noch", "nochmal", "dann", "direkt", "y", "saqué", "saque", "hice", "otras", "más", "e",
    "fiz", "mais",
    "ancora", "altre", "fatto", "fatte", "nog", "meteen", "en", "et", "encore", "fait", "and", "got", "another", "个",
    "重复", "per", "por", "para", "pra", "um", "fois",
  ]
  private static let behindReps: NoteWordSet = [
    "más", "mas", "mehr", "wdh", "more", "reps", "rep", "weitere", "geschafft", "repeticiones", "mais", "ancora",
    "fois", "keer",
    "herhalingen", "个", "次", "下", "gemacht", "dropset",
  ]
  private static let notOfLoads: NoteWordSet = [
    "pause", "pauze", "rest", "hf", "puls", "hr", "fc", "gewicht", "peso", "poids", "weight", "bin", "nächstes",
    "nächste",
    "prochaine", "próxima", "prossima", "volgende", "next", "hartslag", "pulso", "tempo", "ritmo", "serie", "laufband",
  ]

  /// Where the words stand that say that it went on with less, with a number right behind them.
  private func lowering(in text: String) -> Range<String.Index>? {
    if let sign = ["接递减组", "递减组", "接着递减", "递减到", "马上降到", "降到", "递减"].lazy.compactMap({ text.bytesRange(of: $0) }).first
    {
      return text[sign.upperBound...].drop { $0 == " " }.first?.isNumber == true ? sign : nil
    }
    let words = text.split(separator: " ")
    for start in words.indices {
      for count in (2...4).reversed() where start + count < words.count {
        let phrase = words[start..<(start + count)].joined(separator: " ").drop { $0 == "(" }
        if document.words.isListed(phrase, .lowered), words[start + count].first?.isNumber == true {
          return words[start].startIndex..<words[start + count - 1].endIndex
        }
      }
    }
    return nil
  }
}
