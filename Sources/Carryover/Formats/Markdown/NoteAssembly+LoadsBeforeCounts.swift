import TextStreams
import TrainingModel

/// Loads with their repetitions behind a sign that could divide counts as well.
extension NoteAssembly {
  /// `curl bar 30/10/10/8`, `DB row 50s, 12/12/10`, `Squat - 3x5 at 185, hit all. RPE 7`, `70x10 (2)` below a legend.
  mutating func spellLoadsBeforeCounts(_ places: [Int]) {
    for place in places
    where lines[place].plain.utf8.count <= 120 && (lines[place].kind == .text || lines[place].kind == .item) {
      spellPairsOfCommas(place)
      spellGroups(place)
      spellLoadBeforeSlashes(place)
      spellPairBeforeList(place)
      dropWordsBeforeEffort(place)
      spellEffortInBracket(place)
    }
  }

  /// The name that a text begins with, and the words from the first number on; of the body's name nothing.
  private func nameAndNumbers(_ text: String) -> (name: String, words: [Substring])? {
    let words = text.split(separator: " ")
    guard let first = words.firstIndex(where: { $0.hasDigit }), first > 0, words.count - first > 1 else { return nil }
    let name = words[..<first].joined(separator: " ")
    let look = document.names.look(label(name))
    // A row may be on the water, but not with kilograms.
    let isLoaded = words.contains { ["kg", "lb", "lbs"].contains($0) || Self.isTypedLoad($0) }
    guard name.utf8.first?.isLetter == true, !look.isTimed, !look.isDistance || isLoaded, name.last != "@" else {
      return nil
    }
    return (name, Array(words[first...]))
  }

  /// `press 95,8 95,8 100,6`: loads and their repetitions; `82,5 82,5` are halves. `Dips bw-12 bw-10`.
  private mutating func spellPairsOfCommas(_ place: Int) {
    let hasPairs = lines[place].plain.hasBetweenDigits(UInt8(ascii: ","))
    guard hasPairs || lines[place].plain.containsBytes(of: "w-") || lines[place].plain.containsBytes(of: "W-"),
      let (name, words) = nameAndNumbers(lines[place].plain)
    else { return }
    if words.allSatisfy({ $0.lowercased().hasPrefix("bw-") && Int($0.dropFirst(3)).map { $0 <= 50 } == true }) {
      lines[place].plain = "\(name) BW x \(words.map { $0.dropFirst(3) }.joined(separator: ", "))"
      return
    }
    let pairs = words.map { $0.split(separator: ",", omittingEmptySubsequences: false) }
    guard
      pairs.allSatisfy({ pair in
        pair.count == 2 && Int(pair[0]).map { $0 >= 20 } == true && pair[1].utf8.count <= 2
          && Int(pair[1]).map { (1...30).contains($0) } == true
      }), pairs.contains(where: { $0[1] != "5" })
    else { return }
    lines[place].plain = "\(name) \(pairs.map { "\($0[0]) x \($0[1])" }.joined(separator: ", "))"
  }

  /// `bench 50: 10 / 60: 8 8 7`, `deads 100 5,5 110 3`: loads, and behind each its repetitions.
  private mutating func spellGroups(_ place: Int) {
    let isDivided = lines[place].plain.containsBytes(of: " /") && lines[place].plain.hasByte(UInt8(ascii: ":"))
    guard isDivided || lines[place].plain.hasByte(UInt8(ascii: ",")),
      let (name, words) = nameAndNumbers(lines[place].plain)
    else { return }
    var sets: [String] = []
    var load: String?
    var (loads, lists) = (0, 0)
    var isCounted = true
    let hasColons = words.contains { $0.hasSuffix(":") }
    guard !hasColons || words.contains("/") else { return }
    for word in words {
      if word == "/", hasColons { continue }
      if ["kg", "lb", "lbs"].contains(word), !isCounted, let number = load {
        load = "\(number) \(word)"
        continue
      }
      let bare = word.hasSuffix(":") ? word.dropLast() : word
      let isNumber = hasColons ? word.hasSuffix(":") : !word.contains(",") && Int(word).map { $0 >= 40 } == true
      if isNumber && Double(bare).map({ $0 >= 20 }) == true || Self.isTypedLoad(bare) {
        guard isCounted else { return }
        (load, isCounted) = (String(bare), false)
        loads += 1
        continue
      }
      let counts = word.split(separator: ",", omittingEmptySubsequences: false)
      guard let load, counts.allSatisfy({ Int($0).map { (1...30).contains($0) } ?? false }) else { return }
      isCounted = true
      lists += counts.count > 1 ? 1 : 0
      sets += counts.map { "\(load) x \($0)" }
    }
    guard loads > 1, isCounted, hasColons || lists > 0, !document.names.look(label(name)).isBodyweight else { return }
    lines[place].plain = "\(name) \(sets.joined(separator: ", "))"
  }

  /// `curl bar 30/10/10/8`: the first is far more than anybody repeats of the rest.
  private mutating func spellLoadBeforeSlashes(_ place: Int) {
    guard !document.conventions.hasSlashTriples, document.conventions.slashEffort == nil else { return }
    let words = lines[place].plain.split(separator: " ")
    guard let list = words.last, words.count > 1, list.utf8.first?.isDigit == true,
      case let numbers = list.split(separator: "/", omittingEmptySubsequences: false), numbers.count > 2,
      let load = Double(numbers[0]), case let counts = numbers.dropFirst().compactMap({ Int($0) }),
      counts.count == numbers.count - 1, let most = counts.max(), let least = counts.min(), least > 0, most <= 15,
      // Of `21/7/7/7` the first is the sum.
      load >= 20, load >= 2 * Double(most), 2 * least >= most, counts.count < 3 || load != Double(counts.reduce(0, +)),
      case let name = words.dropLast().joined(separator: " "), !name.hasDigit,
      case let look = document.names.look(label(name)), look.isLikely, !look.isBodyweight, !look.isTimed,
      !look.isDistance
    else { return }
    lines[place].plain = "\(name) \(numbers[0]) x \(counts.map(String.init).joined(separator: ", "))"
  }

  /// `DB row 50s, 12/12/10`: what each of two weighs.
  private mutating func spellPairBeforeList(_ place: Int) {
    let text = lines[place].plain
    guard let sign = text.bytesRange(of: "s, "), let load = text[..<sign.lowerBound].split(separator: " ").last,
      (2...3).contains(load.utf8.count), Int(load) != nil, load.startIndex > text.startIndex,
      case let list = text[sign.upperBound...].split(separator: "/", omittingEmptySubsequences: false), list.count > 1,
      list.allSatisfy({ Int($0).map { (1...50).contains($0) } ?? false }),
      case let name = text[..<load.startIndex].trimmedEnd, !name.hasDigit,
      case let look = document.names.look(label(String(name))), !look.isTimed, !look.isDistance,
      // `Lunges 30s, 12/12` lasts as long.
      list.count > 2
        || name.lowercased().split(separator: " ").contains(where: { ["db", "dbs", "dumbbell", "kb"].contains($0) })
    else { return }
    lines[place].plain = "\(text[..<sign.lowerBound])s x \(list.joined(separator: ", "))"
  }

  /// `Squat - 3x5 at 185, hit all. RPE 7`: words between the sets and how hard they were.
  private mutating func dropWordsBeforeEffort(_ place: Int) {
    let text = lines[place].plain
    guard let effort = text.bytesRange(of: ". RPE "), Double(text[effort.upperBound...]) != nil,
      let comma = text[..<effort.lowerBound].lastBytesRange(of: ", "),
      case let words = text[comma.upperBound..<effort.lowerBound], !words.hasDigit, !words.isEmpty,
      words.split(separator: " ").allSatisfy({ [nil, .got, .done, .article].contains(document.words.word($0)) }),
      case let sets = text[..<comma.lowerBound], Self.hasProduct(String(sets)), sets.utf8.last?.isDigit == true
    else { return }
    setAside(String(words), at: place)
    lines[place].plain = "\(sets). RPE \(text[effort.upperBound...])"
  }

  /// `70x10 (2), 70x9 (1)` below `load x reps (RIR)`
  private mutating func spellEffortInBracket(_ place: Int) {
    guard let effort = document.conventions.bracketEffort else { return }
    lines[place].plain = Self.withEffortsSpelled(lines[place].plain, effort)
  }

  /// `70x10 (2)` with the effort in the words of the notation.
  static func withEffortsSpelled(_ text: String, _ effort: NoteWord) -> String {
    var spelled = ""
    var rest = text[...]
    while let open = rest.bytesRange(of: " (") {
      let number = rest[open.upperBound...].prefix { $0.isNumber || $0 == "." }
      let behind = rest[number.endIndex...]
      let isEffort =
        behind.first == ")" && rest[..<open.lowerBound].utf8.last?.isDigit == true
        && Double(number).map { effort == .rpe ? (4...10).contains($0) : (0...8).contains($0) } == true
      if isEffort {
        spelled += "\(rest[..<open.lowerBound]) \(effort == .rpe ? "RPE" : "RIR") \(number)"
        rest = behind.dropFirst()
      } else {
        spelled += rest[..<open.upperBound]
        rest = rest[open.upperBound...]
      }
    }
    return spelled + rest
  }
}
