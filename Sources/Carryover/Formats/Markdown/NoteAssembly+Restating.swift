import TextStreams
import TrainingModel

/// What a line says twice, or of somebody else, between its sets.
extension NoteAssembly {
  private static let words = NoteBeginnings([
    "reps", "missed", "miss", "failed", "he", "she", "they", "my", "our", "both", "hold", "warm", "warmup", "warmups",
    "kgx", "lbx", "lbsx", "only",
  ])

  mutating func spellRestated(_ places: [Int]) {
    for place in places where lines[place].plain.utf8.count <= 200 && Self.words.mayBeIn(lines[place].plain) {
      dropRestated(place)
      spellMissesWithWords(place)
      dropDeedsOfOthers(place)
      spellWordsOfSets(place)
      for arrow in ["-> only ", "→ only "] {
        guard let range = lines[place].plain.bytesRange(of: arrow),
          case let behind = lines[place].plain[range.upperBound...],
          behind.hasPrefix("did ") || behind.hasPrefix("got ")
        else { continue }
        lines[place].plain.replaceSubrange(range, with: "\(arrow.prefix { $0 != " " }) ")
      }
      spaceUnits(place)
    }
  }

  /// `Bench 5x3+ @ 62.5: 3 3 3 2 - missed the last, so stage 2`: fewer sets than were meant, and a remark behind.
  mutating func spellFewerCounts(_ places: [Int]) {
    for place in places where lines[place].plain.utf8.count <= 160 {
      let text = lines[place].plain
      guard let sign = text.bytesRange(of: " @ "), case let behind = text[sign.upperBound...],
        let colon = behind.bytesRange(of: ": "), Self.number(String(behind[..<colon.lowerBound]))?.number ?? 0 > 0,
        let (sets, name) = Self.scheme(atEndOf: text[..<sign.lowerBound]),
        case let told = behind[colon.upperBound...],
        case let list = told.prefix(while: { $0.isNumber || " ,/".contains($0) }),
        case let counts = list.split(whereSeparator: { " ,/".contains($0) }), counts.count > 1, counts.count < sets,
        counts.allSatisfy({ $0.utf8.count <= 2 }),
        case let remark = told[list.endIndex...],
        remark.isEmpty || ["- ", "– ", "— ", "("].contains(where: { remark.hasPrefix($0) })
      else { continue }
      let scheme = text[name.endIndex..<sign.lowerBound].trimmedSpaces
      if !remark.isEmpty { setAside(String(remark), at: place) }
      lines[place].plain =
        "\(name) \(scheme.hasSuffix("+") ? String(scheme.dropLast()) : scheme) @ \(behind[..<colon.lowerBound]): "
        + counts.joined(separator: ", ")
    }
  }

  /// Of `Bench 5x3+` how many sets were meant, and the name.
  private static func scheme(atEndOf text: Substring) -> (sets: Int, name: Substring)? {
    guard let space = text.lastIndex(of: " "), case let factors = text[space...].dropFirst().split(separator: "x"),
      factors.count == 2, let sets = Int(factors[0]), (2...10).contains(sets),
      Int(factors[1].hasSuffix("+") ? factors[1].dropLast() : factors[1]) != nil
    else { return nil }
    return (sets, text[..<space])
  }

  /// `90x4x3 (4 reps, 3 sets)`, `95 x 5 x 3 same order, 5 reps 3 sets`: the numbers of a product once more.
  private mutating func dropRestated(_ place: Int) {
    let text = lines[place].plain
    let lower = text.lowercased()
    guard lower.utf8.count == text.utf8.count, let reps = lower.bytesRange(of: " reps"),
      case let behind = lower[reps.upperBound...], let sets = behind.bytesRange(of: " sets"),
      case let count = lower[..<reps.lowerBound].reversed().prefix(while: \.isNumber), !count.isEmpty,
      case let between = lower[reps.upperBound..<sets.lowerBound].drop(while: { ", x×".contains($0) }),
      Int(between) != nil,
      case let start = lower.index(reps.lowerBound, offsetBy: -count.count),
      case let product = lower[..<start].filter({ $0 != " " }),
      product.containsBytes(of: "x\(String(count.reversed()))x\(between)")
    else { return }
    var (first, end) = (start, sets.upperBound)
    if first > lower.startIndex, lower[lower.index(before: first)] == "(", end < lower.endIndex, lower[end] == ")" {
      (first, end) = (lower.index(before: first), lower.index(after: end))
    }
    let said = String(text.dropFirst(text.distance(from: text.startIndex, to: first)).prefix(lower[first..<end].count))
    let head = text.prefix(lower[..<first].count).trimmedSpaces
    let tail = text.suffix(lower[end...].count)
    setAside(said, at: place)
    lines[place].plain = "\(head.hasSuffix(",") ? String(head.dropLast()) : head)\(tail)"
  }

  /// `122.5x1 missed halfway up`, `…, 2, then failed the next completely`, `75x5, 105x1, 110 F`.
  private mutating func spellMissesWithWords(_ place: Int) {
    for word in [" missed ", " miss ", " failed "] {
      let text = lines[place].plain
      guard let range = text.bytesRange(of: word), case let head = text[..<range.lowerBound],
        case let behind = text[range.upperBound...], !behind.hasDigit, behind.split(separator: " ").count <= 8,
        let first = behind.split(separator: " ").first?.lowercased()
      else { continue }
      if head.lowercased().hasSuffix("x1") || head.lowercased().hasSuffix("x 1"), Self.placesOfMisses.contains(first) {
        setAside(String(behind), at: place)
        lines[place].plain = "\(head) missed"
        return
      }
      if head.hasSuffix(", then"), head.dropLast(6).utf8.last?.isDigit == true,
        ["the", "on", "another"].contains(first)
      {
        setAside(String(text[head.index(head.endIndex, offsetBy: -4)...]), at: place)
        lines[place].plain = String(head.dropLast(6))
        return
      }
    }
  }

  private static let placesOfMisses: Set<String> = [
    "halfway", "at", "off", "out", "lockout", "just", "forward", "forwards", "back", "behind", "low", "high", "depth",
    "grip", "above", "below", "near", "midway", "barely", "it", "because", "on",
  ]

  /// `Legs w/ Tom (he did 140kg for 5)`: what somebody else did.
  private mutating func dropDeedsOfOthers(_ place: Int) {
    let text = lines[place].plain
    guard let open = text.bytesRange(of: "("), let close = text[open.upperBound...].firstIndex(of: ")"),
      case let words = text[open.upperBound..<close].split(separator: " "), words.count > 2,
      ["he", "she", "they"].contains(words[0].lowercased())
        || words.count > 3 && ["my", "our"].contains(words[0].lowercased()),
      words.dropFirst().prefix(3).contains(where: { Self.deedsOfOthers.contains($0.lowercased()) })
    else { return }
    setAside(String(text[open.lowerBound...close]), at: place)
    let rest = "\(text[..<open.lowerBound].trimmedSpaces)\(text[text.index(after: close)...])"
    if rest.hasDigit {
      lines[place].plain = rest
    } else {
      lines[place].isEscaped = true
    }
  }

  private static let deedsOfOthers: Set<String> = [
    "did", "does", "do", "hit", "got", "pulled", "benched", "squatted", "lifted", "lifts", "used", "uses", "made",
  ]

  /// `70x10 both arms 3 sets`, `10 x 10 s hold left`, `135 x 8, 185 x 5 for warm-ups`.
  private mutating func spellWordsOfSets(_ place: Int) {
    for (words, sign) in Self.wordsOfSets {
      guard let range = lines[place].plain.bytesRange(of: words),
        lines[place].plain[..<range.lowerBound].utf8.last.map({ $0.isDigit || $0.isLetter }) == true,
        lines[place].plain[..<range.lowerBound].hasDigit
      else { continue }
      let behind = lines[place].plain[range.upperBound...]
      if words.hasPrefix(" both") || words.hasPrefix(" each"), behind.utf8.first?.isDigit != true { continue }
      if words.hasPrefix(" for") || words.hasPrefix(" as"), !behind.isEmpty, behind != "." { continue }
      if words.hasPrefix(" hold"), !behind.isEmpty { continue }
      lines[place].plain.replaceSubrange(range, with: sign)
    }
  }

  private static let wordsOfSets = [
    (" both arms ", " x "), (" both legs ", " x "), (" both sides ", " x "),
    (" hold left", " left"), (" hold right", " right"), (" hold L", " left"), (" hold R", " right"),
    (" for warm-ups", " to warm up"), (" for warmups", " to warm up"), (" for warm ups", " to warm up"),
    (" for warm-up", " to warm up"), (" for warmup", " to warm up"), (" for a warm-up", " to warm up"),
    (" as warm-ups", " to warm up"), (" as warmups", " to warm up"), (" as a warm-up", " to warm up"),
  ]

  /// `55kgx 9`: a sign that stands at its unit.
  private mutating func spaceUnits(_ place: Int) {
    for sign in ["kgx ", "lbx ", "lbsx "] {
      guard let range = lines[place].plain.bytesRange(of: sign),
        lines[place].plain[..<range.lowerBound].utf8.last?.isDigit == true,
        lines[place].plain[range.upperBound...].utf8.first?.isDigit == true
      else { continue }
      lines[place].plain.replaceSubrange(range, with: "\(sign.dropLast(2)) x ")
    }
  }
}
