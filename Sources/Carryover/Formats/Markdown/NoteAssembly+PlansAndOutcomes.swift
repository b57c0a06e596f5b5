import TextStreams

/// Plans of sets and repetitions, and behind an arrow what came of each: `Squat 4x6, target 60 kg → 60/60/62.5/62.5 kg`.
extension NoteAssembly {
  /// What a plan says: the name with its label, sets by repetitions or seconds, and the rest.
  private struct Plan {
    var name: Substring
    var sets: Int
    var reps: String
    var isTime: Bool
    var load: String?
    var rest: [String]
    /// What says of what the weights are, and is no part of the notation.
    var asides: [String]
    /// Whether a word such as `target` stands in it.
    var isMeant: Bool

    /// Whether repetitions behind the arrow are read as they stand: `3x5 100kg → 5, 5, 4`.
    var isPlain: Bool { !isMeant && !isTime && Int(reps) != nil && load.map { !"+-".contains($0.prefix(1)) } ?? true }

    /// In the words of the notation: `4x6 60kg RPE 7`.
    var spelled: String {
      ([isTime ? "\(sets)x\(reps) s" : "\(sets)x\(reps)"] + [load].compactMap(\.self) + rest).joined(separator: " ")
    }
  }

  private static let arrowsOfOutcomes = [" → ", " -> ", " => "]

  /// Puts each line in the words `name: target plan → result`, in a document some of whose lines tell counts behind their
  /// arrows; and a load that stands apart from what is only planned beside it.
  mutating func spellPlansAndOutcomes(_ places: [Int]) {
    let arrowed = places.filter { place in
      (lines[place].plain.hasByte(UInt8(ascii: ">")) || lines[place].plain.containsBytes(of: "→"))
        && isSpellable(place, to: 200)
    }
    var found: [(place: Int, plan: Plan, result: String?)] = []
    for place in arrowed {
      guard let (left, right) = Self.sidesOfArrow(lines[place].plain), let plan = plan(left) else { continue }
      found.append((place, plan, right.isEmpty ? "" : outcome(right, of: plan)))
    }
    let isOfLists = found.contains { $0.result.map { Self.isList($0) } ?? false }
    for (place, plan, result) in found where isOfLists || result?.isEmpty == true {
      guard let result else { continue }
      if result == Self.nothing, let right = Self.sidesOfArrow(lines[place].plain)?.right, right.contains(" ") {
        setAside(right, at: place)
      }
      if !plan.asides.isEmpty { setAside(plan.asides.joined(separator: " "), at: place) }
      if result == Self.all {
        setAside(Self.sidesOfArrow(lines[place].plain)?.right ?? "", at: place)
        lines[place].plain = "\(plan.name) \(plan.spelled)"
        lines[place].box = .ticked
        continue
      }
      if result.isEmpty, lines[place].box == nil { lines[place].box = .open }
      lines[place].plain = "\(plan.name): target \(plan.spelled)" + (result.isEmpty ? "" : " → \(result)")
    }
    let done = Set(found.filter { $0.result?.isEmpty == true || $0.result != nil && isOfLists }.map(\.place))
    let isDay = isDayToCome
    for place in places where !done.contains(place) && isSpellable(place, to: 120) {
      guard lines[place].box.map({ $0 == .open }) ?? isDay else { continue }
      // `Deadlift: 150kg, 3 x 3`, `Squat 3x5, target 65 kg`
      let text = lines[place].plain
      guard !text.containsBytes(of: "→"), let plan = plan(text[...]), plan.rest.isEmpty,
        plan.load != nil && text.hasByte(UInt8(ascii: ",")) || plan.reps == "AMRAP"
      else { continue }
      lines[place].plain = "\(plan.name) \(plan.spelled)"
    }
  }

  /// Whether the head of the day says that nothing of it was done.
  private var isDayToCome: Bool {
    lines.prefix(4).contains { line in
      guard isHead(line) else { return false }
      return saysOfDayNotDone(line.plain)
        || document.dates.read(line.plain, .anywhere).map { saysOfDayNotDone($0.rest) } ?? false
    }
  }

  /// What stands on both sides of the only arrow; on its right perhaps nothing.
  private static func sidesOfArrow(_ text: String) -> (left: Substring, right: String)? {
    for arrow in ["→", "->", "=>"] where text.hasSuffix(" \(arrow)") {
      return (text.dropLast(arrow.count + 1), "")
    }
    let ranges = arrowsOfOutcomes.compactMap { text.bytesRange(of: $0) }
    guard ranges.count == 1, let arrow = ranges.first else { return nil }
    let right = text[arrow.upperBound...]
    guard !arrowsOfOutcomes.contains(where: { right.containsBytes(of: $0) }) else { return nil }
    return (text[..<arrow.lowerBound], right.trimmedSpaces)
  }

  /// Of `Squat 4x6, target 60 kg @RPE 7` the plan.
  private func plan(_ text: Substring) -> Plan? {
    let words = text.replacing(", ", with: " ").replacing(": ", with: " ").split(separator: " ").map(String.init)
    guard let scheme = words.indices.first(where: { Self.scheme(words, at: $0) != nil }), scheme > 0,
      let (sets, reps, length) = Self.scheme(words, at: scheme)
    else { return nil }
    var before = Array(words[..<scheme])
    var rest = Array(words[(scheme + length)...])
    var load = takeLoad(&rest)
    if load == nil { load = takeLoad(&before) }
    var isTime = false
    var count = reps
    if let unit = rest.first, document.words.word(unit) == .seconds, rest.count < 3 || Int(reps) != nil {
      isTime = true
      rest.removeFirst()
    } else if reps.hasSuffix("s"), Int(reps.dropLast()) != nil {
      isTime = true
      count = String(reps.dropLast())
    }
    func isMeant(_ word: String) -> Bool { document.words.word(word) == .planned }
    let hasWord = (before + rest).contains { isMeant($0) }
    let asides = rest.filter { document.words.word($0) == .bodies } + (load?.isPair == true ? ["2x"] : [])
    rest.removeAll { isMeant($0) || document.words.word($0) == .bodies }
    before.removeAll { $0.hasPrefix("–") || $0 == "-" || isMeant($0) }
    let name = text.prefix { !$0.isNumber }.reversed().drop { " :–-+".contains($0) }.reversed()
    guard before.allSatisfy({ !$0.hasDigit }), !rest.contains(where: { $0.hasDigit && !isEffort($0, in: rest) }),
      case let spelled = before.joined(separator: " "), !spelled.isEmpty,
      String(name).hasPrefix(before[0]), document.names.look(label(spelled)).isLikely
    else { return nil }
    return Plan(
      name: Substring(spelled), sets: sets, reps: count, isTime: isTime, load: load?.text, rest: rest, asides: asides,
      isMeant: hasWord)
  }

  /// `4x6`, `3x8-10`, `3x10+`, `3 x 3`, `3x máx` at a word: the sets, the repetitions, and how many words they take.
  private static func scheme(_ words: [String], at place: Int) -> (sets: Int, reps: String, length: Int)? {
    var text = words[place]
    var length = 1
    if Int(text) != nil, place + 2 < words.count, words[place + 1] == "x" || words[place + 1] == "×" {
      (text, length) = ("\(text)x\(words[place + 2])", 3)
    } else if text.hasSuffix("x"), Int(text.dropLast()) != nil, place + 1 < words.count {
      (text, length) = ("\(text)\(words[place + 1])", 2)
    }
    let sides = text.replacing("×", with: "x").split(separator: "x", maxSplits: 1).map(String.init)
    guard sides.count == 2, let sets = Int(sides[0]), (1...12).contains(sets) else { return nil }
    if ["max", "máx", "amrap", "maximum", "máximo"].contains(sides[1].lowercased()) { return (sets, "AMRAP", length) }
    let reps = sides[1]
    guard reps.utf8.first?.isDigit == true, reps.utf8.count <= 6,
      reps.allSatisfy({ $0.isNumber || "-–+s".contains($0) }), !isTypedLoad(reps[...])
    else { return nil }
    return (sets, reps, length)
  }

  /// Takes `60kg`, `60 kg`, `-25 kg`, `BW` or `2x14 kg` out of some words, where they hold one load.
  private func takeLoad(_ words: inout [String]) -> (text: String, isPair: Bool)? {
    for place in words.indices {
      let word = words[place]
      if document.words.word(word) == .bodyweight {
        words.remove(at: place)
        return ("BW", false)
      }
      let bare = word.drop { "+-@".contains($0) }
      let isPair = bare.hasPrefix("2x")
      let number = (isPair ? bare.dropFirst(2) : bare).replacing(",", with: ".")
      let sign = word.first.map { "+-".contains($0) } == true ? String(word.prefix(1)) : ""
      if Self.isTypedLoad(number[...]) {
        words.remove(at: place)
        dropSmallWord(&words, before: place)
        return (sign + number, isPair)
      }
      guard Double(number) != nil, place + 1 < words.count,
        let unit = document.words.loadUnit(NoteWords.key(words[place + 1]))
      else { continue }
      words.removeSubrange(place...(place + 1))
      dropSmallWord(&words, before: place)
      return ("\(sign)\(number)\(unit.rawValue)", isPair)
    }
    return nil
  }

  /// `mit 82,5 kg`, `de 10 kg`, `@ 60 kg`: what led to the load.
  private func dropSmallWord(_ words: inout [String], before place: Int) {
    guard place > 0, place <= words.count else { return }
    if [.at, .of].contains(document.words.word(words[place - 1])) || words[place - 1] == "@" {
      words.remove(at: place - 1)
    }
  }

  /// Whether a word with a digit is that of an effort: `@7`, `RPE 7`, `2 RIR`.
  private func isEffort(_ word: String, in words: [String]) -> Bool {
    if word.hasPrefix("@"), Double(word.dropFirst()) != nil { return true }
    guard let place = words.firstIndex(of: word), Double(word) != nil else {
      return word.lowercased().hasPrefix("rpe") || word.lowercased().hasPrefix("@rpe")
    }
    return [place - 1, place + 1].contains { beside in
      words.indices.contains(beside)
        && [.rpe, .rir].contains(
          document.words.word(words[beside].hasPrefix("@") ? String(words[beside].dropFirst()) : words[beside]))
    }
  }

  /// What came of a plan, in sets: `60/60/62.5/62.5 kg`, `10/10/9`, `40/40/35 s`, `80 kg 3x5, RPE 8`; `nil` where nobody
  /// can say.
  private func outcome(_ text: String, of plan: Plan) -> String? {
    if !text.hasDigit {
      let words = text.split { !($0.isLetter || $0 == "'") }
      // `not done` is a phrase of the data, and any other word takes something back.
      if document.words.word(text) == .skipped || words.first.map({ document.words.word($0) == .skipped }) == true {
        return Self.nothing
      }
      func isDone(_ word: Substring) -> Bool {
        document.words.word(word) == .done || Self.allOf.contains(word)
      }
      let isAll =
        words.contains(where: isDone) && words.allSatisfy { isDone($0) || Self.wordsOfAll.contains($0) }
      return isAll && Int(plan.reps) != nil ? Self.all : nil
    }
    // What is said behind the numbers stays behind them.
    let list = text.prefix { $0.isNumber || " /.,-".contains($0) }
    var counts = list.split { "/- ".contains($0) }.map { $0.replacing(",", with: ".") }
    if !list.contains("/"), list.contains(", ") {
      counts = list.replacing(", ", with: "/").split(separator: "/").map { $0.trimmedSpaces }
    }
    counts = counts.map { $0.hasSuffix(".") ? String($0.dropLast()) : $0 }
    let unit = text[list.endIndex...].prefix { $0.isLetter }
    let behind = text[unit.endIndex...]
    guard counts.count > 1, counts.count <= plan.sets + 2, counts.allSatisfy({ Double($0) != nil }) else {
      // `80 kg 3x5, RPE 8`
      return Self.hasProduct(text) && !text.lowercased().containsBytes(of: "next") ? text : nil
    }
    if let load = document.words.loadUnit(NoteWords.key(unit)) {
      guard Int(plan.reps) != nil else { return nil }
      return counts.map { "\($0)\(load.rawValue) x \(plan.reps)" }.joined(separator: ", ") + behind
    }
    guard counts.allSatisfy({ Int($0).map { (1...300).contains($0) } == true }) else { return nil }
    if document.words.word(unit) == .seconds || plan.isTime {
      return counts.map { "\($0) s" }.joined(separator: ", ")
        + (document.words.word(unit) == .seconds || unit.isEmpty ? String(behind) : " \(text[list.endIndex...])")
    }
    guard !plan.isPlain else { return nil }
    let rest = text[list.endIndex...]
    let numbers = counts.joined(separator: ", ")
    return "\(plan.load.map { "\($0) x " } ?? "")\(numbers)\(rest.isEmpty ? "" : " ")\(rest)"
  }

  /// That all was done as it was planned.
  private static let all = "all"
  /// That nothing of it was done.
  private static let nothing = "skipped"
  private static let wordsOfAll: NoteWordSet = [
    "all", "it", "of", "as", "planned", "alles", "alle", "wie", "geplant", "tout", "comme", "prévu", "todo", "todas",
    "todos", "tudo", "tutto", "tutte", "everything", "sets", "reps", "them",
  ]
  private static let allOf: NoteWordSet = [
    "geschafft", "erledigt", "feito", "hecho", "fatto", "fait", "gedaan", "completed",
  ]

  /// `60kg x 6, 60kg x 6`, `14kg x 10, 10, 9`, `40 s, 40 s`: several sets.
  private static func isList(_ result: String) -> Bool { result.containsBytes(of: ", ") }
}
