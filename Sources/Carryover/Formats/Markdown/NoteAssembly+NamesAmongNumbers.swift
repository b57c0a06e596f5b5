import TextStreams
import TrainingModel

/// Lines whose exercise stands among the numbers, behind them or behind words that open a sentence.
extension NoteAssembly {
  mutating func spellNamesAmongNumbers(_ places: [Int]) {
    for place in places where isSpellable(place, to: 160) {
      spellLabelBeforeScheme(place)
      spellSetsOfName(place)
      spellTimesOfBody(place)
    }
  }

  /// `A: 3x8 squat @ 60 kg`, `A1. 3x8 squat @ 60 kg`: the letter of a pair, as `A)` says it.
  private mutating func spellLabelBeforeScheme(_ place: Int) {
    let text = lines[place].plain
    let bytes = text.utf8
    guard let letter = bytes.first, (65...72).contains(letter),
      case let label = text.dropFirst().prefix(while: \.isNumber), label.utf8.count <= 1,
      case let sign = text[label.endIndex...], sign.hasPrefix(": ") || sign.hasPrefix(". "),
      case let behind = String(sign.dropFirst(2)), Self.beginsWithScheme(behind), namesExercise(behind)
    else { return }
    lines[place].plain = "\(text[..<label.endIndex])) \(behind)"
  }

  /// `3x8`, `3 x 8`
  private static func beginsWithScheme(_ text: String) -> Bool {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    return !digits.isEmpty && text[digits.endIndex...].first { $0 != " " }.map { "x×".contains($0) } == true
  }

  private func namesExercise(_ text: String) -> Bool {
    guard let reading = document.reader.read(text, in: NotationContext()), !reading.sets.isEmpty else { return false }
    return document.names.look(label(reading.name)).isLikely
  }

  /// `2 séries de 12 tirage vertical à 57,5 kg`, `3 Sätze Kreuzheben mit 62,5 kg und 10 Wiederholungen`: sets of an
  /// exercise that is named among their numbers, in whatever language.
  private mutating func spellSetsOfName(_ place: Int) {
    let words = lines[place].plain.split(separator: " ")
    guard words.count >= 7, Int(words[0]).map({ (1...20).contains($0) }) == true,
      document.words.word(words[1]) == .sets,
      let unit = words.lastIndex(where: { document.words.loadUnit($0.prefix(while: \.isLetter).lowercased()) != nil }),
      unit > 4, Self.isPlainLoad(words[unit - 1]), document.words.word(words[unit - 2])?.isBeforeLoad == true
    else { return }
    let load = "\(words[unit - 1]) \(words[unit].prefix(while: \.isLetter))"
    let behind = words[(unit + 1)...]
    let name: ArraySlice<Substring>
    let reps: Substring
    if behind.isEmpty, words[2].utf8.count <= 3, Int(words[3]).map({ (1...100).contains($0) }) == true {
      (name, reps) = (words[4..<(unit - 2)], words[3])
    } else if behind.count == 3, Int(behind[unit + 2]).map({ (1...100).contains($0) }) == true,
      document.words.word(behind[unit + 3].filter(\.isLetter)[...]) == .reps
    {
      (name, reps) = (words[2..<(unit - 2)], behind[unit + 2])
    } else {
      return
    }
    guard !name.isEmpty, !name.contains(where: { $0.hasDigit || document.words.word($0) != nil }),
      document.names.look(name.joined(separator: " ")).isLikely
    else { return }
    lines[place].plain = "\(name.joined(separator: " ")): \(words[0])x\(reps) @ \(load)"
  }

  /// `57,5`
  private static func isPlainLoad(_ text: Substring) -> Bool {
    text.utf8.first?.isDigit == true && text.allSatisfy { $0.isASCII && $0.isNumber || ".,".contains($0) }
  }

  /// `10 pull-ups x 4`: ten, four times. Six and more before the name of what the body's weight is moved in, and fewer
  /// behind it, are repetitions and how often they were done.
  private mutating func spellTimesOfBody(_ place: Int) {
    let words = lines[place].plain.split(separator: " ")
    guard words.count >= 4, words.count <= 7, let reps = Int(words[0]), (6...100).contains(reps),
      ["x", "×"].contains(words[words.count - 2]), let sets = Int(words[words.count - 1]), (2...6).contains(sets),
      sets < reps,
      case let name = words[1..<(words.count - 2)].joined(separator: " "), !name.hasDigit,
      case let look = document.names.look(name), look.isKnown, look.isBodyweight, !look.isTimed
    else { return }
    lines[place].plain = "\(name): \(sets)x\(reps)"
  }

  /// `Next up goblet squat 135lb 2x8.`, `On T-bar row I did 40kg x 5`, `Got 8, 7, 6 on pec deck with 275 lbs.`: words that
  /// open a sentence, and the exercise behind them.
  mutating func spellOpenings(_ places: [Int]) {
    for place in places where isSpellable(place, to: 200) {
      let text = lines[place].plain
      if text.hasPrefix("Next up ") || text.hasPrefix("next up ") {
        let name = text.dropFirst(8).drop { ":,".contains($0) }.trimmedSpaces
        // `next up sat: squat 95x5` is another day's.
        let isOfDay =
          name.contains(":") || name.lowercased().containsBytes(of: "next ")
          || document.words.weekday(name.prefix(while: \.isLetter)) != nil || name.hasPrefix("on ")
        if !isOfDay, namesExercise(name) { lines[place].plain = name }
        continue
      }
      if text.hasPrefix("On ") || text.hasPrefix("on "),
        let deed = text.bytesRange(of: " I did ") ?? text.bytesRange(of: " I got ") ?? text.bytesRange(of: ", did "),
        case let name = text[..<deed.lowerBound].dropFirst(3), document.names.look(label(String(name))).isLikely,
        text[deed.upperBound...].utf8.first?.isDigit == true
      {
        lines[place].plain = "\(name): \(text[deed.upperBound...])"
        continue
      }
      spellGotOn(place)
    }
  }

  private mutating func spellGotOn(_ place: Int) {
    let text = lines[place].plain
    guard text.lowercased().hasPrefix("got ") || text.lowercased().hasPrefix("hit "),
      let on = text.bytesRange(of: " on "),
      case let counts = text[..<on.lowerBound].dropFirst(4),
      counts.allSatisfy({ $0.isNumber || ", ".contains($0) }), counts.contains(","),
      let with = text.bytesRange(of: " with ") ?? text.bytesRange(of: " at "), with.lowerBound > on.upperBound,
      case let name = text[on.upperBound..<with.lowerBound], document.names.look(label(String(name))).isLikely,
      case let load = text[with.upperBound...].drop(while: { $0 == " " }), load.utf8.first?.isDigit == true,
      load.split(separator: " ").count <= 2,
      document.words.loadUnit(NoteWords.key(load.filter(\.isLetter))) != nil
    else { return }
    let weight = load.hasSuffix(".") ? load.dropLast() : load
    lines[place].plain = "\(name): \(weight) x \(counts)"
  }

  /// `Hip thrust | 3x6 @ 135 lbs | 6, 6, 5`, `Squat; 3x5 @ 100; 5, 5, 4`: what was planned, and as many counts as sets.
  mutating func spellPlansAndCounts(_ places: [Int]) {
    for place in places where isSpellable(place, to: 120) || isRowAlone(place) {
      let text = lines[place].plain
      // `prescribed 3x6 at 22.5kg; performed 6, 6, 5`
      if let done = text.bytesRange(of: "; performed "), text[..<done.lowerBound].containsBytes(of: "prescribed "),
        text[done.upperBound...].utf8.first?.isDigit == true
      {
        lines[place].plain = "\(text[..<done.lowerBound]); got \(text[done.upperBound...])"
        continue
      }
      for sign in [" | ", "; ", " - ", " – "] where text.containsBytes(of: sign) {
        let cells = text.replacing(sign, with: "\n").split(separator: "\n").map(\.trimmedSpaces)
        guard cells.count == 3, !cells[0].hasDigit, document.names.look(label(cells[0])).isLikely,
          let cross = cells[1].firstIndex(where: { "x×".contains($0) }),
          let sets = Int(cells[1][..<cross].trimmedSpaces), sets > 1, cells[1].containsBytes(of: "@"),
          case let planned = cells[1][cross...].dropFirst().drop(while: { $0 == " " }),
          case let reps = planned.prefix(while: \.isNumber), planned[reps.endIndex...].first == " ",
          let most = Int(reps).map({ $0 + 5 }),
          case let counts = cells[2].split(whereSeparator: { ", /".contains($0) }), counts.count == sets,
          counts.allSatisfy({ Int($0).map { $0 <= most } ?? false })
        else { continue }
        lines[place].plain = "\(cells[0]) \(cells[1]): \(counts.joined(separator: ", "))"
        if lines[place].kind == .row { lines[place].kind = .text }
        break
      }
    }
  }
}

extension NoteAssembly {
  /// Whether a line has cells, and is part of no table.
  private func isRowAlone(_ place: Int) -> Bool {
    func isOfTable(_ place: Int) -> Bool {
      guard lines.indices.contains(place) else { return false }
      switch lines[place].kind {
      case .row, .rowRule: return true
      default: return false
      }
    }
    return lines[place].kind == .row && lines[place].headers == nil && !isOfTable(place - 1) && !isOfTable(place + 1)
  }
}

extension NoteWord {
  /// Whether a load may stand behind it: `at 60kg`, `of 60kg`, `mit 60kg`.
  fileprivate var isBeforeLoad: Bool {
    switch self {
    case .at, .of, .by: true
    default: false
    }
  }
}
