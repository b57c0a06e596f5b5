import TextStreams
import TrainingModel

/// Marks of warm-ups before single sets, efforts behind loads, and how many sets there were of what a line says once.
extension NoteAssembly {
  /// Puts each set in the words of the notation.
  mutating func spellMarksBeforeSets(_ places: [Int]) {
    for place in places where isSpellable(place, to: 160) {
      spellMarksBehindProducts(place)
      spellMarkedProducts(place)
      spellMarkedPieces(place)
      spellOneMarkOfWarmup(place)
      spellWarmupBeforeDash(place)
      spellEffortsBehindLoads(place)
      spellSetsBeforeColon(place)
      dropEachBehindCounts(place)
      spellLoadOfPin(place)
    }
  }

  /// `kniebeuge: 60x8 aw; 80x5 aw; 100x5`
  private mutating func spellMarksBehindProducts(_ place: Int) {
    guard lines[place].plain.containsBytes(of: " aw") || lines[place].plain.containsBytes(of: " AW") else { return }
    var words = lines[place].plain.split(separator: " ").map(String.init)
    for index in words.indices.dropFirst() where Self.hasProduct(words[index - 1]) {
      let end = words[index].last.map { ",;".contains($0) } == true ? String(words[index].suffix(1)) : ""
      if words[index].dropLast(end.count).lowercased() == "aw", !end.isEmpty || index + 1 == words.count {
        words[index] = "warmup\(end)"
      }
    }
    lines[place].plain = words.joined(separator: " ")
  }

  private static let marksOfWarmup: Set<String> = ["w", "wu", "w/u", "aw"]

  /// `Kniebeuge AW 40x8 AW 60x5 80x5 102,5x4`: a mark before each warm-up, and gaps between the sets.
  private mutating func spellMarkedProducts(_ place: Int) {
    guard ["w ", "u ", "W ", "U "].contains(where: { lines[place].plain.containsBytes(of: $0) }) else { return }
    let words = lines[place].plain.split(separator: " ")
    guard let first = words.firstIndex(where: { Self.marksOfWarmup.contains($0.lowercased()) || $0.hasDigit }),
      words.count > first + 2, case let name = words[..<first].joined(separator: " "), !name.hasDigit,
      name.isEmpty || name.hasSuffix(":") || document.names.look(label(name)).isLikely
    else { return }
    var (sets, isWarmup, isMarked): ([String], Bool, Bool) = ([], false, false)
    // `20x10 wu 40x8 wu 60x8 60x8`: the lightest is no work, so that the marks stand behind their sets.
    let loads = words[first...].compactMap { word in
      Self.marksOfWarmup.contains(word.lowercased()) ? nil : Double(word.prefix { $0.isNumber || $0 == "." })
    }
    let isBehind =
      !Self.marksOfWarmup.contains(words[first].lowercased()) && loads.count > 1
      && loads.dropFirst().allSatisfy { $0 > loads[0] }
    for word in words[first...] {
      if Self.marksOfWarmup.contains(word.lowercased()) {
        if isBehind, let last = sets.indices.last { sets[last] += " warmup" } else { isWarmup = true }
        isMarked = true
        continue
      }
      let bare = word.hasSuffix(",") || word.hasSuffix(";") ? word.dropLast() : word
      let factors = bare.split(omittingEmptySubsequences: false) { "x×".contains($0) }
      guard factors.count == 2, Self.isLoad(factors[0]), Int(factors[1]).map({ (1...60).contains($0) }) == true else {
        return
      }
      sets.append("\(bare)\(isWarmup ? " warmup" : "")")
      isWarmup = false
    }
    guard isMarked, sets.count > 1, !isWarmup else { return }
    // `wu 40x8 60x5 80x5` may be warm-ups all.
    let marks = words[first...].count { Self.marksOfWarmup.contains($0.lowercased()) }
    guard marks > 1 || document.warmups.isOfOne else { return }
    lines[place].plain =
      "\(name)\(name.isEmpty || name.hasSuffix(":") ? "" : ":") \(sets.joined(separator: ", "))"
      .trimmedSpaces
  }

  /// `102,5`, `40kg`, `7.5`
  private static func isLoad(_ text: Substring) -> Bool {
    isTypedLoad(text) || Double(text.replacing(",", with: ".")) != nil
  }

  /// `w 40kg x 10 / w 60 x 5 / 80 x 6 rir2`
  private mutating func spellMarkedPieces(_ place: Int) {
    let text = lines[place].plain
    guard text.containsBytes(of: " / "),
      case let pieces = text.replacing(" / ", with: "\n").split(separator: "\n").map(\.trimmedSpaces), pieces.count > 1
    else { return }
    var isMarked = false
    var sets: [String] = []
    for piece in pieces {
      let mark = piece.prefix { $0 != " " }
      let isWarmup = Self.marksOfWarmup.contains(mark.lowercased())
      let set = isWarmup ? piece.dropFirst(mark.count).trimmedSpaces : piece
      guard set.utf8.first?.isDigit == true, Self.hasProduct(set.replacing(" x ", with: "x")) else { return }
      isMarked = isMarked || isWarmup
      sets.append(isWarmup ? "\(set) warmup" : set)
    }
    guard isMarked else { return }
    lines[place].plain = sets.joined(separator: ", ")
  }

  /// `squat: wu 1x10 @135, 5x5 @225` in a document that marks each warm-up by itself, `press: w/u 20kg*15; 36kg*10; 40kg*8`
  /// where no line goes on with the exercise: the mark is of the first.
  private mutating func spellOneMarkOfWarmup(_ place: Int) {
    let text = lines[place].plain
    let divider = document.warmups.isOfOne && text.containsBytes(of: ", ") ? ", " : "; "
    guard
      place + 1 == lines.count || lines[place + 1].plain.utf8.first?.isDigit != true,
      let mark = text.bytesRange(of: ": wu ") ?? text.bytesRange(of: ": w/u "),
      case let pieces = text[mark.upperBound...].replacing(divider, with: "\n").split(separator: "\n"),
      pieces.count > 1,
      pieces.allSatisfy({ $0.hasDigit }), document.warmups.isOfOne || pieces.count > 2
    else { return }
    let sets = pieces.enumerated().map { index, piece -> String in
      let own = ["wu ", "w/u "].first { piece.hasPrefix($0) }
      return index == 0 || own != nil ? "\(piece.dropFirst(own?.count ?? 0)) warmup" : String(piece)
    }
    lines[place].plain = "\(text[..<mark.lowerBound]): \(sets.joined(separator: ", "))"
  }

  /// `Squat warmup 40kg x 10 - 80kg x 8 - 85kg x 6`: of sets with dashes between, the first, from which the others are far.
  private mutating func spellWarmupBeforeDash(_ place: Int) {
    let text = lines[place].plain
    guard text.containsBytes(of: " - "), let digit = text.firstIndex(where: \.isNumber),
      case let before = text[..<digit].split(separator: " "), before.count > 1, let mark = before.last,
      document.words.word(mark.hasSuffix(":") ? mark.dropLast() : mark) == .warmup,
      case let pieces = text[digit...].replacing(" - ", with: "\n").split(separator: "\n"), pieces.count > 2,
      pieces.allSatisfy({ Self.hasProduct(String($0)) }),
      case let loads = pieces.compactMap({ Self.number(String($0))?.number }), loads.count == pieces.count,
      let least = loads.dropFirst().min(), let most = loads.dropFirst().max(), most <= 1.25 * least,
      loads[0] * 1.25 < least,
      case let name = before.dropLast().joined(separator: " "),
      // Where the work stands in the next line, all of these are warm-ups.
      case let next = lines[(place + 1)...].first(where: { $0.kind != .blank })?.plain ?? "",
      next.utf8.first?.isDigit != true, !next.lowercased().hasPrefix(label(name).lowercased()),
      !next.lowercased().hasPrefix("work")
    else { return }
    let sets = [pieces[0] + " warmup"] + pieces.dropFirst()
    lines[place].plain = "\(name)\(name.hasSuffix(":") ? "" : ":") \(sets.joined(separator: ", "))"
  }

  /// `3@130 rpe7, 3@137.5 rpe8`, `back off 5@115 rpe7`: repetitions, the load, and how hard it was.
  private mutating func spellEffortsBehindLoads(_ place: Int) {
    let text = lines[place].plain
    guard text.hasByte(UInt8(ascii: "@")), let digit = text.firstIndex(where: \.isNumber),
      case let before = text[..<digit], before.isEmpty || before.hasSuffix(" "),
      case let pieces = text[digit...].replacing(", ", with: "\n").split(separator: "\n")
    else { return }
    var sets: [String] = []
    // `8@62.5 r3, 7@62.5 r0`: what was left in reserve.
    let isOfReserve =
      pieces.count > 1 && pieces.allSatisfy { $0.hasByte(UInt8(ascii: "@")) } && text.containsBytes(of: " r")
    for piece in pieces {
      let words = piece.lowercased().split(separator: " ")
      let parts = words.first?.split(separator: "@", omittingEmptySubsequences: false) ?? []
      if isOfReserve, words.count == 2, parts.count == 2, let reps = Int(parts[0]), (1...30).contains(reps),
        Double(parts[1]) != nil || Self.isTypedLoad(parts[1]), words[1].count == 2, words[1].first == "r",
        let left = words[1].last?.wholeNumberValue, left <= 6
      {
        sets.append("\(parts[1])\(Double(parts[1]) == nil ? "" : unitText(at: place)) x \(reps) rir \(left)")
        continue
      }
      guard (2...3).contains(words.count), parts.count == 2, let reps = Int(parts[0]), (1...30).contains(reps),
        Double(parts[1]).map({ $0 > 12 }) == true || Self.isTypedLoad(parts[1]),
        let kind = ["rpe", "rir"].first(where: { words[1].hasPrefix($0) }),
        case let value = words.count == 3 ? words[2] : words[1].dropFirst(3), Double(value).map({ $0 <= 10 }) == true,
        words.count == 2 || words[1] == kind
      else { return }
      let unit = Double(parts[1]) == nil ? "" : unitText(at: place)
      sets.append("\(parts[1])\(unit) x \(reps) \(kind == "rpe" ? "@\(value)" : "rir \(value)")")
    }
    let name = before.trimmedSpaces
    if ["back off", "back-off", "backoff", "work", "top"].contains(name.lowercased()) {
      setAside(name, at: place)
      lines[place].plain = sets.joined(separator: ", ")
    } else {
      lines[place].plain = "\(before)\(sets.joined(separator: ", "))"
    }
  }

  /// `sl leg press 3 sets: L 30kg x12, R 40kg x12`, `side plank 2 sets: L 30s, R 35s`: as often all of it.
  private mutating func spellSetsBeforeColon(_ place: Int) {
    let text = lines[place].plain
    guard let word = text.bytesRange(of: " sets: "), let space = text[..<word.lowerBound].lastIndex(of: " "),
      let count = Int(text[space...].dropFirst().prefix(upTo: word.lowerBound)), (2...10).contains(count),
      case let name = text[..<space], !name.hasDigit, document.names.look(label(String(name))).isLikely,
      case let end = text.bytesRange(of: " (")?.lowerBound ?? text.endIndex, word.upperBound < end,
      case let pieces = text[word.upperBound..<end].replacing(", ", with: "\n").split(separator: "\n"),
      !text[end...].hasDigit
    else { return }
    let sides = pieces.map { piece -> (side: String, set: Substring)? in
      let word = piece.prefix { $0 != " " }
      return Self.side(word).map { (" \($0)", piece.dropFirst(word.count + 1)) }
    }
    if sides.count == 2, sides.allSatisfy({ $0?.set.hasDigit == true }), sides[0]?.side != sides[1]?.side {
      let once = sides.compactMap { $0 }.map { side, set in
        "\(set.replacing(" x", with: " x ").replacing("bw ", with: "BW "))\(side)"
      }
      let all = Array(repeating: once, count: count).flatMap { $0 }
      lines[place].plain = "\(name): \(all.joined(separator: ", "))\(text[end...])"
    } else if pieces.count == 1, sides[0] == nil, case let words = pieces[0].split(separator: " "), words.count <= 2,
      case let factors = words.joined().split(whereSeparator: { "x×".contains($0) }), factors.count == 2,
      Self.isTypedLoad(factors[0]) || Double(factors[0]).map({ $0 > 12 }) == true, Int(factors[1]) != nil
    {
      let all = Array(repeating: String(pieces[0]), count: count)
      lines[place].plain = "\(name): \(all.joined(separator: ", "))\(text[end...])"
    }
  }

  /// `split squat 16 x 10 10 10 each leg`: repetitions of either side are repetitions.
  private mutating func dropEachBehindCounts(_ place: Int) {
    let text = lines[place].plain
    guard
      let each = [" each leg", " each side", " each arm", " per leg", " per side"].first(where: { text.hasSuffix($0) }),
      case let sets = text.dropLast(each.count), let times = sets.bytesRange(of: " x "),
      case let counts = sets[times.upperBound...].split(separator: " "), counts.count > 1,
      counts.allSatisfy({ Int($0).map { (1...60).contains($0) } ?? false }),
      let load = sets[..<times.lowerBound].split(separator: " ").last,
      // `split squat 3 x 8 20 per leg` says sets, repetitions and a load.
      Self.isTypedLoad(load) || Double(load).map({ $0 > 5 }) == true
    else { return }
    setAside(each.trimmedSpaces, at: place)
    lines[place].plain = "\(sets[..<times.upperBound])\(counts.joined(separator: ", "))"
  }
}
