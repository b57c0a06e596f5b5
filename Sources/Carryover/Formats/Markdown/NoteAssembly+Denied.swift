import TextStreams

/// Exercises that somebody says were not done, and what they would have been.
extension NoteAssembly {
  /// `curl: didn't do it, was meant to be 12kg 3x12`, `curl: no lo hice, tocaba 12 3x12`: what was planned, and not done.
  mutating func spellDenied(_ places: [Int]) {
    for place in places where isSpellable(place, to: 160) && lines[place].box == nil {
      let text = lines[place].plain
      guard let digit = text.firstIndex(where: \.isNumber), Self.beginnings.mayBeIn(text[..<digit]),
        let sign = [": ", " - ", " – ", ", "].lazy.compactMap({ text[..<digit].bytesRange(of: $0) })
          .min(by: { $0.lowerBound < $1.lowerBound }),
        case let name = text[..<sign.lowerBound].trimmedSpaces, document.names.look(label(name)).isLikely,
        let denial = Self.denial(text[sign.upperBound..<digit])
      else { continue }
      // `skipped the last set, 60x8 60x8`: the rest was done.
      let between = text[denial..<digit]
      guard between.first.map({ ",.;(-–".contains($0) }) == true || between.hasPrefix(" (") || between.hasPrefix(" -")
      else { continue }
      guard between.contains(where: \.isLetter) == false || Self.saysPlan(between),
        case let sets = Self.product(in: text[digit...]), !sets.isEmpty,
        case let rest = text[sets.endIndex...], !rest.contains(where: \.isLetter) || Self.saysPlan(rest)
      else {
        // `Face pull: not done, the gym closes at 21h`
        if !Self.hasProduct(text) { lines[place].isEscaped = true }
        continue
      }
      plan(name, sets, [text[sign.upperBound..<digit], text[sets.endIndex...]], at: place)
    }
    for place in places where isSpellable(place, to: 100) && lines[place].box == nil { spellNone(place) }
  }

  /// `no curls today (3x12 12kg planned)`
  private mutating func spellNone(_ place: Int) {
    let text = lines[place].plain
    guard text.utf8.count > 3, text.prefix(3).lowercased() == "no ", text.hasSuffix(")"),
      let open = text.bytesRange(of: " ("), Self.saysPlan(text[open.upperBound...]),
      let digit = text.firstIndex(where: \.isNumber), digit >= open.upperBound,
      case let words = text[..<open.lowerBound].dropFirst(3).split(separator: " "),
      let count = (1...max(1, words.count)).last(where: { count in
        count <= words.count && document.names.look(words.prefix(count).joined(separator: " ")).isKnown
          && words.dropFirst(count).allSatisfy { ["today", "tonight", "this", "time", "again"].contains($0) }
      }),
      !words.contains(where: { ["pain", "belt", "touch", "straps", "rest", "pause", "sleeves"].contains($0) }),
      !text[open.upperBound...].containsBytes(of: "done"), !text[open.upperBound...].containsBytes(of: "as planned"),
      case let sets = Self.product(in: text[digit...]), !sets.isEmpty
    else { return }
    plan(words.prefix(count).joined(separator: " "), sets, [text[..<digit], text[sets.endIndex...]], at: place)
  }

  /// Makes a line the plan of an exercise, and tells its other words beside it.
  mutating func plan(_ name: String, _ sets: Substring, _ words: [Substring], at place: Int) {
    for words in words where words.contains(where: \.isLetter) {
      setAside(String(words).trimmedSpaces, at: place)
    }
    lines[place].plain = "\(name): \(sets)"
    lines[place].box = .open
  }

  /// Whether a remark begins with saying that nothing was done, and does not go on with what.
  static func deniesAll(_ text: String) -> Bool {
    guard let end = denial(text[...]) else { return false }
    let rest = text[end...].drop { $0 == " " }
    return rest.isEmpty || rest.first.map { ",.;!".contains($0) } == true && !rest.hasDigit
  }

  /// Where what says that nothing was done ends.
  private static func denial(_ text: Substring) -> Substring.Index? {
    let lower = text.lowercased()
    guard lower.utf8.count == text.utf8.count, let phrase = denials.first(where: { lower.hasPrefix($0) }) else {
      return nil
    }
    let end = text.utf8.index(text.startIndex, offsetBy: phrase.utf8.count)
    return end == text.endIndex || !text[end].isLetter ? end : nil
  }

  /// The words with numbers and signs of sets that a text begins with.
  private static func product(in text: Substring) -> Substring {
    var end = text.startIndex
    for word in text.split(separator: " ") {
      let bare = word.drop { "(@".contains($0) }
      let isOfSet =
        bare.utf8.first?.isDigit == true
        || ["x", "@", "kg", "lb", "lbs", "reps", "sets", "of", "à", "mit", "con", "com", "met", "a"].contains(bare)
      guard isOfSet else { break }
      end = word.endIndex
    }
    return text[..<end]
  }

  /// The longer of two that begin alike stands first.
  private static let denials = [
    "didn't do it", "didnt do it", "did not do it", "didn't do them", "didn't do", "didnt do", "not done", "skipped",
    "no lo hice", "no la hice", "no los hice", "no hice", "no hecho", "saltado", "saltada", "pas faite", "pas fait",
    "nicht gemacht", "ausgelassen", "weggelassen", "saltato", "saltata", "non fatto", "non fatta", "não fiz",
    "nao fiz", "não feito", "niet gedaan", "overgeslagen",
  ]
  private static let beginnings = NoteBeginnings([
    "didn", "did", "not", "skipped", "no", "saltado", "saltada", "pas", "nicht", "ausgelassen", "weggelassen",
    "saltato", "saltata", "non", "não", "nao", "niet", "overgeslagen",
  ])
  static let plans: NoteWordSet = [
    "was", "were", "meant", "supposed", "should", "planned", "plan", "tocaba", "tocaban", "previsto", "era", "eran",
    "prévu", "prevu", "geplant", "gepland", "sollte", "debía", "would", "stond", "stonden",
  ]

  private static func saysPlan(_ text: Substring) -> Bool {
    text.split { !$0.isLetter }.contains { plans.contains($0) }
  }
}
