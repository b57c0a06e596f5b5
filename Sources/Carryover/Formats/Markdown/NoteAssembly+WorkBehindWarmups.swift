import TextStreams

/// Work behind its warm-ups in a line, lists behind each load, and counts of rounds.
extension NoteAssembly {
  /// `Press 40 kg: 10, 10, 45 kg: 8, 6`: the repetitions behind each load.
  mutating func spellListsBehindColons(_ place: Int) {
    let text = lines[place].plain
    guard text.hasByte(UInt8(ascii: ":")), text.hasDigit, !text.hasPrefix("→"), !text.hasPrefix("->") else { return }
    let start = text.firstIndex(where: \.isNumber) ?? text.endIndex
    guard text[start...].split(separator: ":").count > 2 else { return }
    var sets: [String] = []
    var load: Substring?
    for part in text[start...].split(separator: ", ") {
      let halves = part.split(separator: ": ", omittingEmptySubsequences: false)
      guard halves.count <= 2, let reps = halves.last.flatMap({ Int($0) }), (1...60).contains(reps) else { return }
      if halves.count == 2 {
        guard Self.isTypedLoad(halves[0].filter { $0 != " " }[...]) else { return }
        load = halves[0]
      }
      guard let load else { return }
      sets.append("\(load) x \(reps)")
    }
    lines[place].plain = text[..<start] + sets.joined(separator: ", ")
  }

  /// `Squat 20` below `3 rounds:`: repetitions.
  mutating func spellCountOfRound(_ place: Int) {
    let words = lines[place].plain.split(separator: " ")
    guard place > 0, words.count > 1, let count = words.last, let reps = Int(count), (3...100).contains(reps),
      !words.dropLast().joined().hasDigit, lines[place].plain.utf8.first?.isLetter == true,
      words[words.count - 2] != "x", words[words.count - 2] != "×",
      case let look = document.names.look(label(words.dropLast().joined(separator: " "))), look.isKnown, !look.isTimed,
      !look.isDistance,
      !lines.indices.contains(place + 1)
        || lines[place + 1].plain.utf8.first.map({ $0.isDigit || $0 == UInt8(ascii: "x") }) != true
    else { return }
    var above = place - 1
    while above > 0, lines[above].kind != .blank, lines[above].plain.utf8.first?.isLetter == true { above -= 1 }
    let label = lines[above].plain.split(separator: " ")
    guard (2...3).contains(label.count), let rounds = Int(label[0]), (2...20).contains(rounds),
      ["rounds:", "rounds"].contains(label[1].lowercased()), label.count == 2 || label[2].lowercased().hasPrefix("of")
    else { return }
    lines[place].plain = "\(words.dropLast().joined(separator: " ")) x \(reps)"
  }

  /// `Développé couché : éch. 40x15 60x10 - 80x10 85x8`, `agacho aq. 70x5 110x3 / 160x3 @7,5`: what stands behind the sign
  /// is no warm-up.
  mutating func spellWorkBehindWarmups(_ place: Int) {
    let text = lines[place].plain
    guard let digit = text.firstIndex(where: \.isNumber), case let words = text[..<digit].split(separator: " "),
      words.count > 1, let word = words.last, document.words.word(word.filter(\.isLetter)) == .warmup,
      let sign = [" - ", " – ", " / "].lazy.compactMap({ text[digit...].bytesRange(of: $0) }).first,
      case let warmups = text[digit..<sign.lowerBound].split(separator: " "),
      warmups.allSatisfy({ Self.hasProduct(String($0)) }),
      case let sets = text[sign.upperBound...].split(separator: " "),
      sets.first.map({ Self.hasProduct(String($0)) }) == true,
      // `éch. 40x15 / 60x10` may be warm-ups, with the work below.
      warmups.count > 1 || sets.count(where: { Self.hasProduct(String($0)) }) > 1 && text[sign] != " / ",
      ![" - ", " – ", " / "].contains(where: { text[sign.upperBound...].containsBytes(of: $0) })
    else { return }
    lines[place].plain.replaceSubrange(sign, with: ", work ")
  }

  /// `Supino reto: aquec 1x15 20kg, 3x10 40kg`: the one set behind the word is the warm-up.
  mutating func spellWorkBehindOneWarmup(_ place: Int) {
    let text = lines[place].plain
    guard let one = text.bytesRange(of: " 1x"), let word = text[..<one.lowerBound].split(separator: " ").last,
      document.words.word(word.filter(\.isLetter)) == .warmup,
      let comma = text[one.upperBound...].bytesRange(of: ", "),
      case let scheme = text[comma.upperBound...].prefix(while: { $0 != " " }).split(separator: "x"), scheme.count == 2,
      let sets = Int(scheme[0]), (2...10).contains(sets), Int(scheme[1]) != nil
    else { return }
    lines[place].plain.replaceSubrange(comma, with: ", work ")
  }
}
