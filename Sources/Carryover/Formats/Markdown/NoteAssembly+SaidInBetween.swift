/// What is said between sets, of the body, of others and of other days, and has numbers that are none of a set.
extension NoteAssembly {
  mutating func spellSaidInBetween(_ places: [Int]) {
    let partners = places.isEmpty ? [] : partnersOfDay()
    for place in places where isSpellable(place, to: 240) && lines[place].box == nil {
      if isOfAngle(place) || isOfPressure(place) || isRestBetween(place) || isOfBody(place) || isOfSleep(place)
        || isOfPartner(place, partners)
        || isOfSomebodyNamed(place) || isSaying(place) || isWish(place)
        || isFactInBrackets(place) || isOfOtherTimeInChinese(place)
      {
        lines[place].isEscaped = true
        continue
      }
      spellBodyAmongWords(place)
      dropRestBehindDuration(place)
      spellWarmupsUpToHere(place)
    }
  }

  /// `appointment with Marta. flexion 128 deg (was 121 two weeks ago)`: how far a joint went.
  private func isOfAngle(_ place: Int) -> Bool {
    let text = lines[place].plain
    guard !Self.hasProduct(text) else { return false }
    let words = text.split { " ,;()".contains($0) }
    guard
      let angle = words.firstIndex(where: {
        ["deg", "degrees", "grad", "grados", "graus", "gradi", "degrés", "graden"]
          .contains($0.lowercased().filter(\.isLetter))
      }), angle > 0, Int(words[angle - 1]) != nil
    else { return false }
    // `45 deg back extension 12, 12`, `14 degrees outside`
    return angle > 2
      && words[..<(angle - 1)].contains {
        [
          "flexion", "extension", "rom", "bend", "range", "abduction",
          "rotation", "beugung", "streckung",
        ].contains($0.lowercased())
      }
  }

  private static let pressures: NoteWordSet = [
    "tensão", "tensión", "blutdruck", "pressione", "bp", "bloeddruk", "pressure",
  ]

  /// `Tensão 12,5/8. Choveu, fui de carro.`: the pressure of the blood.
  private func isOfPressure(_ place: Int) -> Bool {
    let text = lines[place].plain
    let words = text.split(separator: " ")
    guard words.count > 1, Self.pressures.contains(words[0].filter { $0 != ":" }), words[1].hasByte(UInt8(ascii: "/")),
      case let values = words[1].split(separator: "/").map({ Double($0.filter { $0.isNumber }) ?? 0 }),
      values.count == 2
    else { return false }
    // `BP 60/10 70/8` are sets of bench press.
    if words[0].lowercased().hasPrefix("bp"), values[0] < 90 || values[1] < 50 { return false }
    return !Self.hasProduct(text) && words.count(where: { $0.hasByte(UInt8(ascii: "/")) }) == 1
  }

  private static let betweens = [
    " entre series", " entre séries", " entre les séries", " entre vueltas", " between sets", " zwischen den sätzen",
    " zwischen sätzen", " tra le serie", " fra le serie", " tussen de sets", " tussen sets", " per set rust",
  ]

  /// `4 min entre series, cinturon desde 130`: how long the rests were, and what else is said.
  private func isRestBetween(_ place: Int) -> Bool {
    let text = lines[place].plain
    guard text.utf8.first?.isDigit == true, case let lower = text.lowercased(), !Self.hasProduct(text),
      let between = Self.betweens.lazy.compactMap({ lower.bytesRange(of: $0) }).first,
      case let words = lower[..<between.lowerBound].split(separator: " "), words.count <= 3
    else { return false }
    return words.contains { word in
      [.minutes, .seconds].contains(document.words.word(word.drop { $0.isNumber }))
    }
  }

  private static let feelings: NoteWordSet = [
    "a", "bit", "is", "was", "feels", "felt", "still", "cranky", "sore", "stiff", "tight", "grumpy", "achy", "angry",
    "hurts", "hurting", "twinge", "playing", "acting", "kinda", "kind", "slightly", "little", "tweaky",
  ]

  /// `elbow a bit cranky (golfers), did 10 min of band stuff b4`
  private func isOfBody(_ place: Int) -> Bool {
    let text = lines[place].plain
    guard document.words.filters.bodies.mayBegin(text), !Self.hasProduct(text) else { return false }
    let words = text.split { " ,;()".contains($0) }
    guard words.count > 3, document.words.bodyPart(words[0]) != nil,
      words[1...2].allSatisfy({ Self.feelings.contains($0) }),
      let digit = text.firstIndex(where: \.isNumber), !text[..<digit].contains(":")
    else { return false }
    return text.split(whereSeparator: { !$0.isNumber }).count < 3
      && !document.names.look(label(text[..<digit].trimmedSpaces)).isKnown
  }

  private static let sleep: NoteWordSet = [
    "slept", "sleep", "geschlafen", "schlaf", "dormi", "dormito", "dormido", "dormir", "dormiu", "dormo", "sonno",
    "sono", "sommeil", "geslapen", "slaap",
  ]
  private static let mayBeOfSleep = NoteBeginnings(whole: sleep.all)

  /// `schiena rigida, dormito 6 ore, caffè x2`: hours of sleep, and numbers of nothing that is trained.
  private func isOfSleep(_ place: Int) -> Bool {
    let text = lines[place].plain
    guard Self.mayBeOfSleep.mayBeIn(text), text.hasByte(UInt8(ascii: ",")) || text.hasByte(UInt8(ascii: ";")) else {
      return false
    }
    let parts = text.split { ",;.".contains($0) }.filter(\.hasDigit)
    guard parts.count < 4,
      let sleep = parts.firstIndex(where: { $0.split(separator: " ").contains { Self.sleep.contains($0) } })
    else { return false }
    return parts.indices.allSatisfy { index in
      if index == sleep { return !Self.hasProduct(String(parts[index])) }
      let words = parts[index].split(separator: " ")
      guard words.count == 2, let count = words.last, count.hasPrefix("x"), Int(count.dropFirst()) != nil else {
        return false
      }
      return Self.drinks.contains(words[0])
    }
  }

  private static let drinks: NoteWordSet = [
    "coffee", "coffees", "caffè", "caffe", "café", "cafés", "kaffee", "koffie", "espresso", "espressos", "beer",
    "beers",
    "tea", "bier", "birra", "cerveza", "cerveja", "bière", "gels", "gel", "redbull",
  ]

  /// `(weight 194.2, slept ok)`: what a day says of the body.
  private func isFactInBrackets(_ place: Int) -> Bool {
    let text = lines[place].plain
    guard text.utf8.first == UInt8(ascii: "("), text.utf8.last == UInt8(ascii: ")"), text.hasDigit,
      !Self.hasProduct(text), case let words = text.dropFirst().dropLast().split(separator: " "), words.count > 2
    else { return false }
    let first = words[0].filter { $0 != ":" }
    return document.words.field(first) == .bodyweight || document.words.word(first) == .bodyweight
      || first.lowercased() == "weight" && words[1].hasSuffix(",")
  }

  /// `下次squat top set 127.5，上个月最好是130*2`: what comes next, and what was once the best.
  private func isOfOtherTimeInChinese(_ place: Int) -> Bool {
    let text = lines[place].plain
    guard ["下次", "下周", "下个月"].contains(where: { text.hasPrefix($0) }) else { return false }
    return ["上个月", "上次", "上周", "去年", "最好是", "纪录"].contains { text.containsBytes(of: $0) }
  }

  /// `peso 74,6  dormito 7h`, `BW 190  mejor hoy, …`, `Agujetas todavía. Peso 59,5`: what somebody weighs, and more of the
  /// day.
  private mutating func spellBodyAmongWords(_ place: Int) {
    let text = lines[place].plain
    let start =
      text.bytesRange(of: ". ").map { text[..<$0.lowerBound].hasDigit ? text.startIndex : $0.upperBound }
      ?? text.startIndex
    let told = text[start...]
    let key = told.prefix { $0.isLetter }
    guard (2...18).contains(key.utf8.count),
      document.words.field(key) == .bodyweight || document.words.word(key) == .bodyweight,
      case let number = told[key.endIndex...].drop(while: { $0 == " " }).prefix(while: {
        $0.isNumber || ".,".contains($0)
      }),
      number.startIndex > key.endIndex,
      case let bare = number.last.map({ ".,".contains($0) }) == true ? number.dropLast() : number,
      let value = Double(bare.replacing(",", with: ".")), (35...250).contains(value),
      case let rest = told[bare.endIndex...], !Self.hasProduct(String(rest)),
      rest.isEmpty ? start > text.startIndex : rest.hasPrefix("  ") || rest.hasPrefix(", "),
      case let said = rest.drop(while: { " ,".contains($0) }), said.isEmpty || said.utf8.first?.isDigit != true,
      // `Weight 60, reps 10` is a set.
      said.split(separator: " ").first.map({ word in
        document.words.word(word) == nil && document.words.columnRole(word) == nil
      }) ?? true,
      // `BW 12, 10` are repetitions.
      bare.contains(where: { !$0.isNumber }) || value >= 45 && said.utf8.first?.isLetter == true
    else { return }
    let before = text[..<start].trimmedSpaces
    for words in [before, said.trimmedSpaces] where !words.isEmpty { setAside(words, at: place) }
    lines[place].plain = "\(key): \(bare)"
  }

  private static let rests: NoteWordSet = ["pause", "pausen", "rest", "rests", "repos", "descanso", "recupero", "rust"]

  /// `Dauer 55 min. Pause immer ca. 90 s.`: how long all took, and how long the rests.
  private mutating func dropRestBehindDuration(_ place: Int) {
    let text = lines[place].plain
    guard let point = text.bytesRange(of: ". "), case let words = text[..<point.lowerBound].split(separator: " "),
      (2...4).contains(words.count), document.words.field(words[0].filter { $0 != ":" }) == .duration,
      words[1].hasDigit, case let rest = text[point.upperBound...],
      let first = rest.split(separator: " ").first, Self.rests.contains(first.filter(\.isLetter))
    else { return }
    setAside(String(rest), at: place)
    lines[place].plain = String(text[..<point.lowerBound])
  }

  private static let upToHere = [
    "bis hier", "bis hierher", "up to here", "until here", "jusqu'ici", "hasta aquí", "hasta aqui", "até aqui",
    "fin qui", "tot hier",
  ]

  /// `100x2   (bis hier aufwärmen, ohne Gürtel)`: this set, and those above it of the exercise.
  private mutating func spellWarmupsUpToHere(_ place: Int) {
    let text = lines[place].plain
    let lower = text.lowercased()
    guard lower.utf8.count == text.utf8.count,
      let phrase = Self.upToHere.lazy.compactMap({ lower.bytesRange(of: $0) }).first,
      case let behind = lower[phrase.upperBound...].split(whereSeparator: { " ,.;()".contains($0) }),
      behind.prefix(3).contains(where: { document.words.word($0) == .warmup || Self.warming.contains($0) }),
      case let offset = lower.utf8.distance(from: lower.startIndex, to: phrase.lowerBound),
      case let head = text[..<text.utf8.index(text.startIndex, offsetBy: offset)],
      case let sets = head.reversed().drop(while: { " (,-–—".contains($0) }).reversed(), !sets.isEmpty,
      Self.hasProduct(String(sets))
    else { return }
    setAside(text[head.endIndex...].filter { !"()".contains($0) }, at: place)
    lines[place].plain = "\(String(sets).trimmedSpaces) (warm-up)"
    var above = place - 1
    while above >= 0, lines[above].plain.utf8.first?.isDigit == true, lines[above].plain.hasByte(UInt8(ascii: "x")),
      isSpellable(above, to: 100), place - above < 12, lines[above].plain.utf8.last?.isDigit == true
    {
      lines[above].plain += " (warm-up)"
      lines[above].plainSet = nil
      above -= 1
    }
  }

  private static let warming: NoteWordSet = [
    "aufwärmen", "aufwärmsätze", "aufwärmsatz", "warm", "warmup", "warm-up", "échauffement", "chauffe", "calentamiento",
    "calentando", "aquecimento", "riscaldamento", "opwarmen", "inwarmen",
  ]
}
