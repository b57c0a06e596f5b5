import TextStreams
import TrainingModel

/// What was meant and what came of it in a sentence, rounds by their numbers, and sides by their letters.
extension NoteAssembly {
  mutating func spellMeantAndManaged(_ places: [Int]) {
    dropNumbersOfRounds(places)
    for place in places where isSpellable(place, to: 200) {
      spellManaged(place)
      spellLettersBeforeCounts(place)
      dropLimbsBeforeCounts(place)
    }
  }

  /// `Deadlift – meant to do 5 sets of 5 at 120 kg, managed 3 sets of 5 at 110 kg. Tired.`: what was done of it.
  private mutating func spellManaged(_ place: Int) {
    let text = lines[place].plain
    guard let meant = Self.meant.lazy.compactMap({ text.bytesRange(of: $0) }).first,
      let managed = Self.managed.lazy.compactMap({ text[meant.upperBound...].bytesRange(of: $0) }).first,
      text[meant.upperBound..<managed.lowerBound].hasDigit, text[managed.upperBound...].utf8.first?.isDigit == true,
      case let done = String(text[managed.upperBound...]),
      // `got 4 of 5` says neither.
      Self.hasProduct(done.replacing(" x ", with: "x")) || done.containsBytes(of: " sets of "),
      // `managed 4 sets of 5` leaves its load to the plan.
      Self.hasUnit(done) || !Self.hasUnit(String(text[meant.upperBound..<managed.lowerBound])),
      case let head = text[..<meant.lowerBound], !head.hasDigit,
      case let name = String(head.reversed().drop { " -–—:,".contains($0) }.reversed()),
      document.names.look(label(name)).isLikely
    else { return }
    setAside(String(text[meant.lowerBound..<managed.lowerBound]).trimmedSpaces, at: place)
    lines[place].plain = "\(name): \(done)"
  }

  private static func hasUnit(_ text: String) -> Bool {
    ["kg", "lb"].contains { text.containsBytes(of: $0) } || text.hasByte(UInt8(ascii: "@"))
  }

  private static let meant = [
    "meant to do ", "wanted to do ", "was supposed to do ", "supposed to do ", "was going to do ", "should have been ",
  ]
  private static let managed = [
    ", only managed ", ", managed ", " but only managed ", " but managed ", ", only got ", ", got ", " but only got ",
    " but got ", ", only did ", ", did ", " but did ",
  ]

  /// `r1 run 400m 1:52 / kbs 24kg x 21` above `r2 run 400m 2:01 / kbs 24kg x 21`: which round each line is of.
  private mutating func dropNumbersOfRounds(_ places: [Int]) {
    let rounds = places.compactMap { place -> (place: Int, number: Int, rest: Substring)? in
      guard isSpellable(place, to: 160), lines[place].plain.utf8.first.map({ $0 | 32 }) == UInt8(ascii: "r"),
        let space = lines[place].plain.firstIndex(of: " "),
        let number = Int(lines[place].plain[..<space].dropFirst()),
        case let rest = lines[place].plain[space...].dropFirst(), rest.utf8.first?.isLetter == true, rest.hasDigit
      else { return nil }
      return (place, number, rest)
    }
    guard rounds.count > 1, rounds.enumerated().allSatisfy({ $1.number == $0 + 1 }),
      zip(rounds, rounds.dropFirst()).allSatisfy({ $1.place == $0.place + 1 })
    else { return }
    for round in rounds {
      setAside("r\(round.number)", at: round.place)
      lines[round.place].plain = String(round.rest)
    }
  }

  /// `leg curl 35 both legs 12 12 10`: what it was done with.
  private mutating func dropLimbsBeforeCounts(_ place: Int) {
    let text = lines[place].plain
    guard
      let limbs = [" both legs ", " both arms ", " both sides "].lazy.compactMap({ text.bytesRange(of: $0) }).first,
      text[..<limbs.lowerBound].endsInDigit
        || Self.isTypedLoad(text[..<limbs.lowerBound].split(separator: " ").last ?? ""),
      case let counts = text[limbs.upperBound...].split(whereSeparator: { " ,/".contains($0) }),
      counts.count > 1, counts.allSatisfy({ Int($0).map { (1...60).contains($0) } == true })
    else { return }
    setAside(String(text[limbs]).trimmedSpaces, at: place)
    lines[place].plain = "\(text[..<limbs.lowerBound]) x \(counts.joined(separator: ", "))"
  }

  /// `L x 10, 10` beside `R x 12, 12`: the sides.
  private mutating func spellLettersBeforeCounts(_ place: Int) {
    for (letter, other, name) in [("L x ", "R", place - 1), ("R x ", "L", place - 2)] {
      let text = lines[place].plain
      guard text.hasPrefix(letter), name >= 0, lines[name].plain.utf8.first?.isLetter == true,
        !lines[name].plain.hasDigit,
        lines[name].kind != .blank, !isHead(lines[name]),
        text.dropFirst(4).allSatisfy({ $0.isNumber || ", ".contains($0) }),
        case let beside = name + (letter == "L x " ? 2 : 1), lines.indices.contains(beside),
        lines[beside].plain.hasPrefix("\(other) x ") || lines[beside].plain.hasPrefix("\(other): ")
      else { continue }
      lines[place].plain = "\(letter.prefix(1)): \(lines[place].plain.dropFirst(4))"
    }
  }
}
