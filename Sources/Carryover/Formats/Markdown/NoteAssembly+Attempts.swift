import TextStreams
import TrainingModel

/// Lists of attempts, of which some failed, or have words beside them.
extension NoteAssembly {
  /// `Snatch: 70/1 75/1/2 82/m`, `1@75 X@80`, `1+1@70 1+X@75`, `230x1, 250 miss, 230x1`, `84/1 PB!! 86/m`: a list that
  /// has but attempts. One that failed is a set of no repetitions, to failure.
  mutating func spellAttempts(_ places: [Int]) {
    for place in places where isSpellable(place, to: 200) && mayHoldAttempts(lines[place].plain) {
      spellAttempts(ofLine: place)
    }
  }

  private mutating func spellAttempts(ofLine place: Int) {
    dropWordsOfMiss(place)
    let words = Self.joiningUnits(lines[place].plain).split(separator: " ")
    guard
      let start = words.indices.first(where: {
        // `3rd 202.5x0 MISS`
        words[$0].hasDigit && !($0 == 0 && NoteStructureWords.ordinals.contains(words[$0].dropFirst()))
      }), start <= 6
    else { return }
    var attempts: [NoteAttempt] = []
    var remarks: [Substring] = []
    var index = start
    while index < words.count {
      if let attempt = NoteAttempt(words[index...]) {
        attempts.append(attempt)
        index += attempt.length
        continue
      }
      guard let next = words[index...].firstIndex(where: \.hasDigit) else { break }
      // `84/1 PB!! 86/m`: no word of the notation, and no number.
      guard index > start, (1...3).contains(next - index), !words[index..<next].contains(where: { meansSomething($0) }),
        // `80 miss, OHP 40x5`, `75/m jerk 90/1`: another exercise's.
        !",;".contains(words[index - 1].last ?? " "),
        !words[index..<next].contains(where: { "&;:".contains($0.last ?? " ") }),
        !document.names.look(label(words[index..<next].joined(separator: " "))).isLikely
      else { return }
      remarks += words[index..<next]
      index = next
    }
    let name = words[..<start].joined(separator: " ")
    let tail = words[index...].joined(separator: " ")
    let isOrdinal = start == 1 && NoteStructureWords.ordinals.contains(words[0].dropFirst())
    if keepsCrossesApart(attempts), tail.isEmpty {
      // `100x5 110x5 120x`: left off, and told beside those that were done.
      setAside(attempts.filter(\.isMissed).map { "\($0.load)x" }.joined(separator: " "), at: place)
      lines[place].plain =
        "\(name) \(attempts.filter { !$0.isMissed }.map { "\($0.load)x\($0.joined)" }.joined(separator: ", "))"
        .trimmedSpaces
      return
    }
    guard isListOfAttempts(attempts, isOrdinal ? "" : name, at: place),
      // `80x max`, `20x squats`
      attempts.last?.isOfCross != true || tail.isEmpty || "(-–—<".contains(tail.first ?? "(")
    else { return }
    let unit = unitText(at: place)
    let isOfLifts = joinsLifts(name, above: place)
    let spelled = attempts.map { attempt in
      let load = attempt.load.utf8.last?.isDigit == true ? "\(attempt.load)\(unit)" : String(attempt.load)
      if attempt.isMissed { return "\(load) x 0 fail" }
      let count = isOfLifts ? attempt.complexes : attempt.joined
      return "\(load) x \(count)\(attempt.sets.map { " x \($0)" } ?? "")"
    }
    if isOfLifts, let told = attempts.first(where: { $0.counts.count > 1 && Set($0.counts).count == 1 })?.joined {
      setAside(told, at: place)
    }
    if !remarks.isEmpty { setAside(remarks.joined(separator: " "), at: place) }
    lines[place].plain =
      "\(name)\(name.isEmpty ? "" : " ")\(spelled.joined(separator: ", "))\(tail.isEmpty ? "" : " \(tail)")"
  }

  /// `110kg miss, lockout. 3rd try this month`, `80kg/1 miss (front), 80kg/1`: how it was missed.
  private mutating func dropWordsOfMiss(_ place: Int) {
    let text = lines[place].plain
    if let miss = text.bytesRange(of: " miss (") ?? text.bytesRange(of: " missed ("),
      let close = text[miss.upperBound...].firstIndex(of: ")"), !text[miss.upperBound..<close].hasDigit,
      close < text.index(before: text.endIndex)
    {
      let open = text.index(before: miss.upperBound)
      setAside(String(text[open...close]), at: place)
      lines[place].plain.removeSubrange(text.index(before: open)...close)
    } else if text.utf8.first?.isDigit == true,
      let miss = text.bytesRange(of: " miss, ") ?? text.bytesRange(of: " missed, "),
      case let load = text[..<miss.lowerBound], !load.contains(" "), Double(load) != nil || Self.isTypedLoad(load),
      case let remark = text[miss.upperBound...], remark.first?.isLetter == true, !Self.hasProduct(String(remark))
    {
      setAside(String(remark), at: place)
      lines[place].plain = String(text[..<miss.upperBound].dropLast(2))
    }
  }

  /// `bench 100 kg x 2, failed 105 kg`, `95kg x 1 and missed 100kg`: what was tried behind what was done.
  mutating func spellMissesBehind(_ places: [Int]) {
    for place in places
    where lines[place].plain.utf8.count <= 120 && Self.missesBehind.mayBeIn(lines[place].plain) {
      let text = lines[place].plain
      guard
        let word = [", failed ", ", missed ", " and failed ", " and missed "].lazy
          .compactMap({ text.bytesRange(of: $0) }).first,
        case let done = text[..<word.lowerBound], done.hasDigit,
        case let load = text[word.upperBound...].prefix(while: { $0.isNumber || $0 == "." }),
        case let number = load.hasSuffix(".") ? load.dropLast() : load, let value = Double(number), value > 12,
        case let unit = text[word.upperBound...].dropFirst(number.count).filter({ !" .!".contains($0) }),
        unit.isEmpty || document.words.loadUnit(NoteWords.key(unit)) != nil
      else { continue }
      let look = document.names.look(label(String(done.prefix { !$0.isNumber }).trimmedSpaces))
      if let last = Self.lastLoad(done), value >= last, !look.isBodyweight, !look.isTimed, !look.isDistance {
        lines[place].plain = "\(done), \(number)\(unit) x 0 fail"
      } else if text[word].hasPrefix(",") {
        // `60kg x 15, failed 16`, `12, 10, failed 15`: the next of the set.
        setAside(String(text[word.lowerBound...].dropFirst(2)), at: place)
        lines[place].plain = String(done)
      }
    }
  }

  /// `100 kg x 2` as `100kg x 2`.
  private static func joiningUnits(_ text: String) -> String {
    guard text.containsBytes(of: " kg") || text.containsBytes(of: " lb") else { return text }
    var joined = ""
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      let isUnit = ["kg", "lb", "lbs"].contains(NoteAttempt.bare(word).lowercased())
      if !joined.isEmpty, !(isUnit && joined.last?.isNumber == true) { joined += " " }
      joined += word
    }
    return joined
  }

  /// Of `95kg x 1`, `Bench 100x2` at the end of a text the load; `nil` where something else stands there.
  private static func lastLoad(_ text: Substring) -> Double? {
    let set = joiningUnits(String(text)).replacing(", ", with: "\n").split(separator: "\n").last ?? ""
    guard let digit = set.firstIndex(where: \.isNumber),
      let attempt = NoteAttempt(set[digit...].split(separator: " ")[...]),
      attempt.style == .times, attempt.length == set[digit...].split(separator: " ").count
    else { return nil }
    return attempt.value
  }

  private static let missesBehind = NoteBeginnings(["failed", "missed"])

  /// `Snatch complex (1 pull + 1 hang sn + 1 sn): 40kg, 45kg, 50kg fail`: once with each load.
  mutating func spellLoadsOfComplex(_ places: [Int]) {
    for place in places where lines[place].plain.utf8.count <= 160 {
      let text = lines[place].plain
      guard let open = text.bytesRange(of: " ("), let close = text[open.upperBound...].bytesRange(of: "): "),
        case let name = text[..<open.lowerBound], !name.hasDigit, name.lowercased().containsBytes(of: "complex"),
        case let lifts = text[open.upperBound..<close.lowerBound].split(separator: "+"), lifts.count > 1,
        lifts.allSatisfy({ lift in lift.contains(where: \.isLetter) }),
        case let loads = text[close.upperBound...].split(separator: ",").map(\.trimmedSpaces), loads.count > 1
      else { continue }
      let sets = loads.map { load -> String? in
        if Self.isTypedLoad(load[...]) { return "\(load) x 1" }
        let words = load.split(separator: " ")
        guard words.count == 2, Self.isTypedLoad(words[0]), NoteStructureWords.misses.contains(words[1]) else {
          return nil
        }
        return "\(words[0]) x 0 fail"
      }
      guard !sets.contains(nil) else { continue }
      setAside("(\(text[open.upperBound..<close.lowerBound]))", at: place)
      lines[place].plain = "\(name): \(sets.compactMap(\.self).joined(separator: ", "))"
    }
  }

  /// `C+FS+J complex: 50 (1+1+1), 60 (1+1+1) x2`: all of it once with each load.
  mutating func spellComplexes(_ places: [Int]) {
    for place in places where lines[place].plain.utf8.count <= 160 {
      let text = lines[place].plain
      guard text.containsBytes(of: " (1+1"), let colon = text.bytesRange(of: ": "),
        case let name = text[..<colon.lowerBound], name.contains("+") || name.lowercased().containsBytes(of: "complex"),
        case let sets = text[colon.upperBound...].split(separator: ",").map(\.trimmedSpaces)
      else { continue }
      var told: Substring?
      let spelled = sets.map { set -> String? in
        guard let open = set.bytesRange(of: " ("), let close = set[open.upperBound...].firstIndex(of: ")"),
          case let lifts = set[open.upperBound..<close], lifts.allSatisfy({ $0 == "1" || $0 == "+" }),
          case let load = set[..<open.lowerBound], Double(load) != nil || Self.isTypedLoad(load),
          case let behind = set[close...].dropFirst().trimmedSpaces,
          behind.isEmpty || behind.hasPrefix("x") && Int(behind.dropFirst()) != nil
        else { return nil }
        told = told ?? lifts
        return "\(load) x 1\(behind.isEmpty ? "" : " x \(behind.dropFirst())")"
      }
      guard !spelled.contains(nil), let told else { continue }
      setAside("(\(told))", at: place)
      lines[place].plain = "\(name): \(spelled.compactMap(\.self).joined(separator: ", "))"
    }
  }

  /// Whether a list has what its other readers do not know, and is one of lifts.
  private func isListOfAttempts(_ attempts: [NoteAttempt], _ name: String, at place: Int) -> Bool {
    let styles = Set(attempts.map(\.style)).subtracting([.word])
    // `Bench 185x1 X`
    let isOneMiss = attempts.count == 1 && attempts[0].isMissed && styles == [.times]
    guard styles.count <= 1, attempts.count > 1 || name.isEmpty || isOneMiss else { return false }
    let done = attempts.filter { !$0.isMissed }
    let most = done.compactMap { $0.counts.max() }.max() ?? 0
    let look = document.names.look(label(name))
    // `30o 45o` may be angles where nothing was missed.
    if styles == [.mark] {
      return attempts.count > 1 && (attempts.contains(where: \.isMissed) || document.hasMarksOfAttempts)
    }
    if attempts.contains(where: \.isMissed) {
      if look.isBodyweight || look.isTimed || look.isDistance
        || done.contains(where: { $0.sets != nil }) && !document.conventions.hasSlashTriples
      {
        return false
      }
      if done.contains(where: { $0.style != .word }) {
        // `110x5 120x` was left off, and `25/m` is no lift.
        return most <= (attempts.contains(where: \.isOfCross) ? 3 : 15)
      }
      if isOneMiss, !name.isEmpty { return look.isLikely }
      if done.isEmpty {
        // `79 miss (behind)`, `66/X`, among lines of sets.
        return name.isEmpty && !attempts.contains(where: \.isOfCross) && isAmongSets(place)
      }
      // `Free throws: 20 made, 15 missed`
      return attempts.allSatisfy { $0.value >= 40 } && (look.isLikely || name.utf8.count <= 4)
    }
    if styles != [.times], !styles.isEmpty, done.contains(where: { $0.counts.count > 1 }) {
      return joinsLifts(name, above: place)
    }
    return styles == [.slash] && document.conventions.hasSlashTriples && document.conventions.slashEffort == nil
      && done.contains { $0.sets != nil }
  }

  /// Whether a cross stands behind loads that were done more often than attempts are.
  private func keepsCrossesApart(_ attempts: [NoteAttempt]) -> Bool {
    let done = attempts.filter { !$0.isMissed }
    return done.count > 1 && done.allSatisfy { $0.style == .times && $0.sets == nil && $0.counts.count == 1 }
      && attempts.filter(\.isMissed).allSatisfy { $0.isOfCross && $0.value > 30 } && done.count < attempts.count
      && (done.compactMap { $0.counts.max() }.max() ?? 0) > 3
  }

  /// Whether a set stands in the line above or below.
  private func isAmongSets(_ place: Int) -> Bool {
    let above = lines[..<place].last { $0.kind != .blank }
    let below = lines[(place + 1)...].first { $0.kind != .blank }
    // `3rd 202.5x0 MISS`: the first and the second stand above.
    if lines[place].plain.dropFirst().first?.isLetter == true { return true }
    return [above, below].contains { line in
      guard let line, line.plain.utf8.first?.isDigit == true, line.plain.utf8.count <= 60 else { return false }
      return NoteAttempt(line.plain.split(separator: " ")[...]).map { $0.style != .word } ?? false
    }
  }

  /// Whether the name of what was lifted is that of several lifts in one: `Clean & jerk`, `C+J`.
  private func joinsLifts(_ name: String, above place: Int) -> Bool {
    let name =
      name.isEmpty
      ? lines[..<place].last { $0.plain.utf8.first.map { $0.isLetter } ?? false }?.plain.prefix { $0 != ":" } ?? ""
      : name[...]
    return name.contains("&") || name.contains("+") || name.lowercased().containsBytes(of: " and jerk")
      || ["cj", "cnj"].contains(name.lowercased().filter { $0 != ":" })
  }

  /// Whether a word between two attempts says more than how the first went.
  private func meansSomething(_ word: Substring) -> Bool {
    let key = word.filter { $0.isLetter }
    return !key.isEmpty && document.words.word(key) != nil
  }

  /// Whether a sign of what this is about stands in a text.
  private func mayHoldAttempts(_ text: String) -> Bool {
    let hasTriples = document.conventions.hasSlashTriples
    return text.withByteSlice { bytes in
      var slashes = 0
      for index in 0..<bytes.count {
        switch bytes[index] {
        case UInt8(ascii: "x"), UInt8(ascii: "X"), UInt8(ascii: "m"), UInt8(ascii: "M"):
          // `82/m`, `84xX`, `X@84`, `84 x`, `84 miss`, `84x1 X`
          let before = index > 0 ? bytes[index - 1] : 32
          let next = index + 1 < bytes.count ? bytes[index + 1] : 32
          if "/x+ (".utf8.contains(before) || next == UInt8(ascii: "@") || before.isDigit && " ,".utf8.contains(next) {
            if !next.isDigit { return true }
          }
        case UInt8(ascii: "o"):
          if index > 0, bytes[index - 1].isDigit { return true }
        case UInt8(ascii: "+"):
          if index > 0, bytes[index - 1].isDigit { return true }
        case UInt8(ascii: "/"):
          slashes += 1
          if hasTriples, slashes > 2 { return true }
        default: break
        }
      }
      return Self.wordsOfMisses.mayBeIn(bytes)
    }
  }

  private static let wordsOfMisses = NoteBeginnings(["no", "nl", "f", "échec"] + NoteStructureWords.misses.all)
}
