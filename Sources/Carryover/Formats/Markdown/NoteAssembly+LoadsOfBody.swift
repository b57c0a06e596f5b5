import TextStreams
import TrainingModel

/// Loads of exercises that move the body, where all loads of a document stand before their repetitions.
extension NoteAssembly {
  /// Whether nothing stands behind the first word that is a number but numbers and the signs between them.
  private static func endsInNumbers(_ text: ByteSlice) -> Bool {
    var place = 0
    // `T1 pullup 0 10`
    while place < text.count, !text[place].isDigit || place > 0 && text[place - 1] != 32 && text[place - 1] != 44 {
      place += 1
    }
    while place < text.count {
      guard text[place].isDigit || "./x, ".utf8.contains(text[place]) else { return false }
      place += 1
    }
    return true
  }

  /// `pullup 0 10`, `pullup 10 5` among `bench 100 5`; `pull ups 0/10, 10/5` below the legend `kg/reps`; `dips 0x10`: of no
  /// load the body alone is moved, and any other is added.
  mutating func spellLoadsOfBody(_ places: [Int]) {
    for place in places
    where lines[place].plain.utf8.count <= 80 && !lines[place].isHeading
      && lines[place].plain.withByteSlice(Self.endsInNumbers)
    {
      let text = lines[place].plain
      let words = text.split(whereSeparator: { ", ".contains($0) })
      guard let first = words.firstIndex(where: { $0.utf8.first?.isDigit == true }),
        words.suffix(from: first).allSatisfy({ $0.utf8.allSatisfy { $0.isDigit || "./x".utf8.contains($0) } }),
        case let name = words[..<first].joined(separator: " "), name.isEmpty || isOfBody(name),
        let sets = spelledLoads(of: words.suffix(from: first), hasName: !name.isEmpty)
      else { continue }
      lines[place].plain = "\(name.isEmpty ? "" : "\(name) ")\(sets.joined(separator: ", "))"
    }
  }

  private func isOfBody(_ name: String) -> Bool {
    let look = document.names.look(name)
    // What nobody hangs a weight on is counted.
    let words = name.lowercased()
    return look.isBodyweight && !look.isTimed
      && ["pull", "chin", "dip", "muscle", "wheel", "raise", "hyper", "push", "sit"].contains {
        words.containsBytes(of: $0)
      }
  }

  /// `0x10` as `BW x 10`, `10/5` as `+10 x 5`; `nil` where the words are no pairs of a load and repetitions.
  private func spelledLoads(of words: ArraySlice<Substring>, hasName: Bool) -> [String]? {
    if words.count == 2, document.conventions.hasSpacedPairs, document.conventions.hasZeroLoads, hasName,
      let first = words.first, let last = words.last, let load = Double(first), let reps = Int(last),
      (1...30).contains(reps)
    {
      return [Self.spelled(load, first, reps)]
    }
    var sets: [String] = []
    // `8/8` may be a set and another, unless a set without a load stands beside it.
    let hasZero = document.conventions.hasZeroLoads
    for word in words {
      let sign: Character = word.contains("x") ? "x" : "/"
      let parts = word.split(separator: sign, omittingEmptySubsequences: false)
      guard parts.count == 2, let load = Double(parts[0]), let reps = Int(parts[1]), (1...50).contains(reps) else {
        return nil
      }
      let isLoadFirst =
        sign == "/"
        ? document.conventions.slashPair == .loadByReps && hasZero
        : document.conventions.pair == .loadByReps && hasZero && load >= 5 && reps <= 20
      guard load == 0 && (sign == "x" || isLoadFirst) || isLoadFirst && hasName else { return nil }
      sets.append(Self.spelled(load, parts[0], reps))
    }
    return sets.isEmpty ? nil : sets
  }

  private static func spelled(_ load: Double, _ text: Substring, _ reps: Int) -> String {
    load == 0 ? "BW x \(reps)" : "+\(text) x \(reps)"
  }

  /// `2025-03-04; bench; 80; 8,8,7`: a name, a load and its repetitions in fields.
  mutating func spellFieldsOfSets(_ places: [Int]) {
    for place in places where lines[place].plain.utf8.count <= 120 {
      let fields = lines[place].plain.split(separator: ";", omittingEmptySubsequences: false).map(\.trimmedSpaces)
      guard fields.count > 2, let reps = fields.last, let load = Double(fields[fields.count - 2]),
        case let name = fields[fields.count - 3], name.utf8.first?.isLetter == true, !name.hasDigit,
        case let counts = reps.split(separator: ",").map(\.trimmedSpaces), !counts.isEmpty,
        counts.allSatisfy({ Int($0).map { $0 <= 100 } ?? false })
      else { continue }
      let sets = load == 0 ? "BW x" : "\(fields[fields.count - 2]):"
      lines[place].plain = (fields.dropLast(3) + ["\(name) \(sets) \(counts.joined(separator: ", "))"])
        .joined(separator: "; ")
    }
  }

  /// `Assisted dip 2x8 @ -20`, `20kg: 10/10, 10/9 (L/R)`: what is taken off, and the sides of pairs, in words.
  mutating func spellSignsBehindSets(_ places: [Int]) {
    for place in places where lines[place].plain.utf8.count <= 160 {
      let text = lines[place].plain
      let named = String(text.prefix { !$0.isNumber })
      let look = document.names.look(label(named.trimmedSpaces))
      if let sign = text.bytesRange(of: "@ -") ?? text.bytesRange(of: "@-"), text[..<sign.lowerBound].hasDigit,
        case let behind = text[sign.upperBound...].drop(while: { $0.isNumber || $0 == "." }),
        text[sign.upperBound...].utf8.first?.isDigit == true, behind.isEmpty || behind.first == ",",
        look.isBodyweight || look.isAssisted
      {
        lines[place].plain.replaceSubrange(sign, with: "@ BW-")
      }
      // The pairs of an exercise of one side are sides without the words.
      guard text.hasSuffix("(L/R)") || text.containsBytes(of: " L/R "), !text.containsBytes(of: " -"),
        named.isEmpty || !look.isOneSided
      else { continue }
      var pairs = 0
      let words = text.replacing(" L/R ", with: " ").replacing("(L/R)", with: "").split(separator: " ").map {
        word -> String in
        let pair = word.filter { $0 != "," }.split(separator: "/")
        guard pair.count == 2, let left = Int(pair[0]), Int(pair[1]) != nil, left <= 30 else { return String(word) }
        pairs += 1
        return "L \(pair[0]) R \(pair[1])\(word.hasSuffix(",") ? "," : "")"
      }
      if pairs > 0 { lines[place].plain = words.joined(separator: " ") }
    }
  }

  /// `dips -20 15 15`: what the body was helped by, and the repetitions of each set.
  mutating func spellHelpBeforeCounts(_ places: [Int]) {
    for place in places where isSpellable(place, to: 80) && lines[place].plain.containsBytes(of: " -") {
      let words = lines[place].plain.split(separator: " ")
      guard let help = words.firstIndex(where: { $0.hasPrefix("-") && $0.utf8.count > 1 }), help > 0,
        Double(words[help]).map({ (-200...(-15)).contains($0) }) == true || Self.isTypedLoad(words[help].dropFirst()),
        words.count > help + 1, case let name = words[..<help].joined(separator: " "), !name.hasDigit,
        words[(help + 1)...].allSatisfy({ Int($0).map { (1...60).contains($0) } ?? false }),
        ["dip", "pull", "chin"].contains(where: { name.lowercased().containsBytes(of: $0) }),
        document.names.look(name).isBodyweight,
        // `pull ups -20 18 15` is a row that falls, behind a dash.
        case let row = [-(Double(words[help]) ?? -999)] + words[(help + 1)...].compactMap({ Double($0) }),
        !zip(row, row.dropFirst()).allSatisfy({ $0 > $1 }) || row[0] > 100
      else { continue }
      let unit = Double(words[help]) == nil ? "" : unitText(at: place)
      lines[place].plain =
        "\(name): \(words[(help + 1)...].map { "\(words[help])\(unit) x \($0)" }.joined(separator: ", "))"
    }
  }

  /// `step up L bwx10 bwx10 R bwx10`: the weight of the body on either side.
  mutating func spellBodyOfSides(_ places: [Int]) {
    for place in places where isSpellable(place, to: 120) && lines[place].plain.lowercased().containsBytes(of: "bw") {
      // `step up L bw x10, R bw x9`
      let text = lines[place].plain.replacing("bw x", with: "bwx").replacing(",", with: "")
      var words = text.split(separator: " ")[...]
      guard let first = words.firstIndex(where: { Self.side($0) != nil }),
        case let name = words[..<first].joined(separator: " "), !name.hasDigit
      else { continue }
      words = words[first...]
      var (sets, last): ([String], String?) = ([], nil)
      for word in words {
        if let side = Self.side(word) {
          last = side
        } else if let last, word.lowercased().hasPrefix("bwx"), let reps = Int(word.dropFirst(3)) {
          sets.append("BW x \(reps) \(last)")
        } else {
          last = nil
          sets = []
          break
        }
      }
      if last != nil, sets.count > 1 {
        lines[place].plain = "\(name)\(name.isEmpty ? "" : ": ")\(sets.joined(separator: ", "))"
      }
    }
  }

  /// `pullups -20x12 -15x10 -10x8`, `80 lbs of help, 8 times`: what each set was helped by.
  mutating func spellRunsOfHelp(_ places: [Int]) {
    for place in places where isSpellable(place, to: 120) {
      let text = lines[place].plain
      if let help = text.bytesRange(of: " of help, "), text.utf8.first?.isDigit == true,
        case let load = text[..<help.lowerBound].filter({ $0 != " " }), Self.isTypedLoad(load[...]),
        case let words = text[help.upperBound...].split(separator: " "), let reps = words.first, Int(reps) != nil,
        words.count == 1 || ["times", "reps"].contains(words[1])
      {
        let behind = words.dropFirst(2).joined(separator: " ")
        lines[place].plain = "assisted \(text[..<help.lowerBound]) x \(reps)\(behind.isEmpty ? "" : " \(behind)")"
        continue
      }
      guard text.containsBytes(of: " -") else { continue }
      let words = text.split(separator: " ")
      guard let first = words.firstIndex(where: { $0.hasDigit }), first > 0,
        case let sets = words[first...].prefix(while: Self.isHelpedSet), sets.count > 1,
        words[first...].dropFirst(sets.count).allSatisfy({ !$0.hasDigit })
      else { continue }
      let name = words[..<first].joined(separator: " ")
      guard ["dip", "pull", "chin", "assist"].contains(where: { name.lowercased().containsBytes(of: $0) }) else {
        continue
      }
      let behind = words[(first + sets.count)...].joined(separator: " ")
      lines[place].plain = "\(name) \(sets.joined(separator: ", "))"
      if !behind.isEmpty { setAside(behind, at: place) }
    }
  }

  /// `-20x12`
  private static func isHelpedSet(_ word: Substring) -> Bool {
    guard word.hasPrefix("-") else { return false }
    let factors = word.dropFirst().split(separator: "x", omittingEmptySubsequences: false)
    return factors.count == 2 && Double(factors[0]) != nil && Int(factors[1]) != nil
  }

  /// `L` and `left` as `left`.
  static func side(_ word: Substring) -> String? {
    switch word {
    case "L", "l", "left", "Left": "left"
    case "R", "r", "right", "Right": "right"
    default: nil
    }
  }
}
