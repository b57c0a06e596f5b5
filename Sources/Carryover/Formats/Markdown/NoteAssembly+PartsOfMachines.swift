import TextStreams

/// Whether words in a bracket behind a name say how a machine was set.
extension NoteAssembly {
  /// `20 mm`, `30°`, `pos. 4`, `bench 3rd hole`, `arms 2`, `3 min rest`, and `half crimp` beside one of them.
  func isSettingOfGear(_ part: Substring) -> Bool {
    let words = part.split(separator: " ")
    let numbers = words.filter(\.hasDigit)
    // `Kniepolster 3`, `sella 4`, `90 deg`: whatever part of a machine, in any language.
    if words.count == 1 && Self.isTempo(words[0]) || isPartOfMachine(part) { return true }
    guard (1...4).contains(words.count), numbers.count <= 1 else { return false }
    let isOfRest = words.last?.lowercased() == "rest"
    let areWords = words.allSatisfy { word in
      if word.hasDigit { return true }
      let bare = word.hasSuffix(".") ? word.dropLast() : word
      guard bare.allSatisfy({ $0.isLetter || $0 == "-" }) else { return false }
      switch document.words.word(bare) {
      case nil, .setting, .bodies, .article, .rest, .of, .on, .at: return true
      case .minutes, .seconds: return isOfRest
      case .feet: return numbers.isEmpty
      default: return false
      }
    }
    guard areWords else { return false }
    guard let number = numbers.first else {
      // `incline`, `close grip` are another exercise.
      let look = document.names.look(String(part))
      if ["feet", "foot", "hands", "toes", "stance"].contains(words[0].lowercased()) { return words.count <= 3 }
      return words.count <= 3 && !look.isKnown && look.share < 1
    }
    let digits = number.prefix { $0.isNumber || $0 == "." }
    guard !digits.isEmpty, let value = Double(digits) else { return false }
    let unit = number[digits.endIndex...].lowercased()
    if ["°", "º", "mm", "cm", "\"", "in"].contains(unit) { return true }
    // `(2nd)` is another time of the day.
    if ["st", "nd", "rd", "th"].contains(unit) {
      return words.last.map { NoteStructureWords.settingsOfMachines.contains($0) } == true
    }
    // A number alone is anything, and so is one of many.
    let gear = words.dropLast().last { !["at", "on", "auf"].contains($0) }?.filter(\.isLetter).lowercased() ?? ""
    // `pins at 6`, `pos. 4`
    let isSet = [gear, gear.hasSuffix("s") ? String(gear.dropLast()) : gear].contains { word in
      NoteStructureWords.settingsOfMachines.contains(word) || NoteStructureWords.partsOfMachines.contains(word)
        || ["pos", "sled", "bench", "rack", "nr", "no", "stufe", "pulley", "bar"].contains(word)
    }
    return unit.isEmpty && words.count > 1 && value <= 40
      && (isOfRest || words.last == number && isSet
        || ["mm", "cm", "in", "inch", "degrees", "deg"].contains(words.last ?? ""))
  }

  /// `Kniepolster 3`, `sella 4`, `banco na posição 6`: words that mean nothing else, and a small number.
  func isPartOfMachine(_ part: Substring) -> Bool {
    let words = part.split(separator: " ")
    if words.count == 2, Int(words[0]) != nil, ["deg", "degrees", "cm", "mm"].contains(words[1]) { return true }
    // `Stufe 20 cm`
    if words.count == 3, Int(words[1]) != nil, ["cm", "mm"].contains(words[2]), words[0].allSatisfy(\.isLetter) {
      return true
    }
    guard (2...4).contains(words.count), let last = words.last, let number = Int(last), number <= 20,
      isOfNoSet(words[0])
    else { return false }
    return words[1...].dropLast().allSatisfy {
      isOfNoSet($0) || ["no", "na", "at", "on", "auf", "en", "in"].contains($0)
    }
  }

  /// Of `Prensa (respaldo 2)` the name, and what stands in the bracket.
  func withoutSetting(_ name: String) -> (name: String, setting: String)? {
    guard name.utf8.last == UInt8(ascii: ")"), let open = name.bytesRange(of: " ("), open.lowerBound > name.startIndex,
      case let bracket = name[open.upperBound...].dropLast(), !bracket.contains("("),
      bracket.split(separator: ",").allSatisfy({ isPartOfMachine($0) }), !name[..<open.lowerBound].hasDigit
    else { return nil }
    return (String(name[..<open.lowerBound]), String(bracket))
  }

  /// Whether a word before a number makes it none of a set, a day or a record.
  private func isOfNoSet(_ word: Substring) -> Bool {
    let bare = word.filter { $0 != "." }
    return bare.count > 1 && bare.allSatisfy { $0.isLetter || $0 == "-" } && document.words.weekday(bare) == nil
      && document.words.month(bare) == nil
      && !Self.beforeOtherNumbers.contains(bare)
      && document.words.entry(bare).map {
        $0.meaning == nil || $0.meaning == .setting || $0.meaning == .on || $0.meaning == .in || $0.meaning == .article
          || $0.meaning == .at || $0.meaning == .of
      } ?? true
  }

  private static let beforeOtherNumbers: NoteWordSet = [
    "set", "round", "day", "week", "wk", "top", "last", "first", "try", "attempt", "pr", "pb", "max", "old", "new",
    "block", "cycle", "phase", "part", "session", "run", "lap", "version", "no", "number", "felt", "feel", "pain",
    "energy", "about", "only", "did", "got", "made", "missed", "failed", "plan", "goal", "target", "was", "instead",
    "then", "plus", "minus", "level", "stufe", "tag", "woche", "jour", "día", "dia", "giorno", "semaine", "semana",
    "settimana", "runde", "tour", "vuelta", "giro", "volta", "ronde", "satz", "série", "serie", "up", "from", "to",
    "bar", "band", "vest", "plate", "plates", "ball", "chain", "chains", "load", "weight", "weste", "gilet", "chaleco",
    "colete", "rpe", "rir", "zone", "vs", "x", "age", "gang", "vitesse", "nivel", "nível", "livello",
  ]

  /// `3-0-3`, `30X1`: how long each part of a repetition took, where nothing stood still or one part was quick.
  static func isTempo(_ text: Substring) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    return (3...4).contains(parts.count)
      && parts.allSatisfy { $0.count == 1 && ("012345xX".contains($0.first ?? "9")) }
      && parts.contains { ["0", "x", "X"].contains($0) }
  }
}
