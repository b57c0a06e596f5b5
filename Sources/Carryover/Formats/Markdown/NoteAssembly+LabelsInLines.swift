import TextStreams
import TrainingModel

/// Labels that stand in the line of their sets: the sheet's percentages, the name of a scheme in brackets.
extension NoteAssembly {
  mutating func dropLabelsInLines(_ places: [Int]) {
    for place in places where isSpellable(place, to: 120) {
      dropPercentLabel(place)
      dropSchemeInBracket(place)
      dropSchemeBeforeColon(place)
      spellBracketBehindBody(place)
      spellPairOfBells(place)
    }
  }

  /// `85% x5+: 270x9 @8.5`: what the sheet says, and what was done.
  private mutating func dropPercentLabel(_ place: Int) {
    let text = lines[place].plain
    guard let colon = text.bytesRange(of: ": "), case let label = text[..<colon.lowerBound],
      let percent = label.firstIndex(of: "%"), Double(label[..<percent]) != nil,
      case let reps = label[percent...].dropFirst().drop(while: { " x×".contains($0) }), !reps.isEmpty,
      reps.allSatisfy({ $0.isNumber || $0 == "+" }),
      case let sets = text[colon.upperBound...], sets.utf8.first?.isDigit == true, Self.hasProduct(String(sets))
    else { return }
    setAside(String(label), at: place)
    lines[place].plain = String(sets)
  }

  /// `(BBB) 5x10 @ 155` below the sets of a lift: a scheme, and no name.
  private mutating func dropSchemeInBracket(_ place: Int) {
    let text = lines[place].plain
    guard text.utf8.first == UInt8(ascii: "("), let close = text.firstIndex(of: ")"),
      case let scheme = text[..<close].dropFirst(), (2...20).contains(scheme.utf8.count),
      scheme.allSatisfy({ $0.isLetter || $0 == " " }),
      case let sets = text[close...].dropFirst().drop(while: { ": ".contains($0) }), sets.utf8.first?.isDigit == true,
      Self.hasProduct(String(sets)), Self.schemes.contains(scheme)
    else { return }
    setAside("(\(scheme))", at: place)
    lines[place].plain = String(sets)
  }

  /// `volume: 5x3 110 @7` below the sets of a lift.
  private mutating func dropSchemeBeforeColon(_ place: Int) {
    let text = lines[place].plain
    guard let colon = text.bytesRange(of: ": "), Self.schemes.contains(text[..<colon.lowerBound]),
      case let sets = text[colon.upperBound...], sets.utf8.first?.isDigit == true, Self.hasProduct(String(sets)),
      // `volume: 5x3 110 was last week`
      !sets.split(separator: " ").contains(where: { NoteStructureWords.otherTimes.contains($0) })
    else { return }
    setAside(String(text[..<colon.lowerBound]), at: place)
    lines[place].plain = String(sets)
  }

  private static let schemes: NoteWordSet = [
    "bbb", "fsl", "ssl", "bbs", "joker", "jokers", "widowmaker", "volume", "boring but big", "first set last",
    "supplemental",
  ]

  /// `BW (12x1)`: as `12x1` would be read, of the body's weight.
  private mutating func spellBracketBehindBody(_ place: Int) {
    let text = lines[place].plain
    guard document.conventions.isExplicit, text.utf8.last == UInt8(ascii: ")"), let open = text.bytesRange(of: " ("),
      document.words.word(text[..<open.lowerBound]) == .bodyweight,
      case let product = text[open.upperBound...].dropLast(), Self.hasProduct(String(product)),
      product.allSatisfy({ $0.isNumber || "x× ".contains($0) })
    else { return }
    lines[place].plain = "\(text[..<open.lowerBound]) \(product)"
  }

  /// `Split squat: 16s, L 10 / R 9`: a pair of dumbbells, and what each side did.
  private mutating func spellPairOfBells(_ place: Int) {
    let text = lines[place].plain
    guard let sides = text.bytesRange(of: "s, L ") ?? text.bytesRange(of: "s, R "),
      case let number = text[..<sides.lowerBound].reversed().prefix(while: \.isNumber), !number.isEmpty,
      case let behind = text[sides.upperBound...], behind.utf8.first?.isDigit == true,
      behind.containsBytes(of: "/ R ") || behind.containsBytes(of: "/ L "),
      // Where pairs of dumbbells are written so elsewhere.
      lines.contains(where: { line in
        line.plain.bytesRange(of: "s x ").map { line.plain[..<$0.lowerBound].utf8.last?.isDigit == true } ?? false
      }),
      !document.names.look(label(text.prefix { !$0.isNumber }.trimmedSpaces)).isTimed
    else { return }
    let comma = text.utf8.index(after: sides.lowerBound)
    lines[place].plain = "\(text[..<comma]) x\(text[comma...].dropFirst())"
  }

  /// `left -20 8s`, `left: -15, 7 s` below a hang: help, and how long.
  mutating func spellHelpBeforeTimes(_ places: [Int]) {
    for place in places where isSpellable(place, to: 24) {
      var words = lines[place].plain.split { " ,:".contains($0) }
      if words.count == 4, words[3] == "s" { words = words.dropLast(2) + [words[2] + "s"] }
      guard words.count == 3, [.left, .right].contains(document.words.word(words[0])), words[1].first == "-",
        Double(words[1].dropFirst()) != nil, words[2].last == "s", Double(words[2].dropLast()) != nil,
        case let above = lines[..<place].last(where: {
          $0.kind != .blank && (!$0.plain.hasDigit || $0.plain.hasSuffix(")"))
        }),
        let name = above?.plain.lowercased().prefix(while: { !"(:".contains($0) }).trimmedSpaces,
        name.hasSuffix(" hang") || name.hasSuffix(" hangs")
      else { continue }
      lines[place].plain = "\(words[0]) \(words[1]) x \(words[2])"
    }
  }

  /// `10, 20 reps` above `10, 18 reps`: a load, and what was done with it.
  mutating func spellLoadsBeforeReps(_ places: [Int]) {
    let found = places.filter { place in
      let words = lines[place].plain.split(separator: " ")
      return words.count == 3 && words[0].last == "," && Double(words[0].dropLast()) != nil && Int(words[1]) != nil
        && document.words.word(words[2]) == .reps && isSpellable(place, to: 20)
    }
    for place in found where found.contains(place - 1) || found.contains(place + 1) {
      lines[place].plain = "weight " + lines[place].plain.replacing(",", with: " x")
    }
  }
}
