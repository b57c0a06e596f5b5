import TextStreams
import TrainingModel

/// What people write who have kept a log for years and write for themselves.
extension NoteAssembly {
  /// Puts each in the words of the notation.
  mutating func spellOwnShorthand(_ places: [Int]) {
    for place in places where isSpellable(place, to: 160) {
      spellPlateSum(place)
      spellActivation(place)
      spellWarmupSentence(place)
      spellEffortOfResult(place)
      spellUnitOfPercent(place)
      spellDumbbellsBetweenSlashes(place)
      spellLegendOfSlashes(place)
      spellCodeOfSet(place)
      dropPercentBehindName(place)
      spellLoadsBelowCount(place)
      spellMinutesWithLoad(place)
      spellOpenLoads(place)
      spellLoadOfSide(place)
      dropArrowOfWords(place)
      spellWarmupBeforeBar(place)
    }
  }

  /// `15 + 2x11.3 + 2x2.3 = 37.6kg x 10`: what hangs on the bar, and what it makes.
  private mutating func spellPlateSum(_ place: Int) {
    let text = lines[place].plain
    guard text.utf8.first?.isDigit == true, text.hasByte(UInt8(ascii: "+")), let sum = text.bytesRange(of: " = "),
      case let parts = text[..<sum.lowerBound], parts.hasByte(UInt8(ascii: "+")),
      parts.allSatisfy({ $0.isNumber || " .+x×kglbs".contains($0) }),
      case let set = text[sum.upperBound...], let made = Double(set.prefix { $0.isNumber || $0 == "." }),
      Self.hasProduct(String(set)),
      let sum = Self.sum(ofPlates: parts), made < 1000,
      abs(sum - made) <= 0.6
    else { return }
    setAside(String(parts), at: place)
    lines[place].plain = String(set)
  }

  /// What `15 + 2x11.3` makes.
  private static func sum(ofPlates text: Substring) -> Double? {
    var sum = 0.0
    for part in text.split(separator: "+") {
      let factors = part.filter { !"kglbs ".contains($0) }.split { "x×".contains($0) }.map { Double($0) }
      guard (1...2).contains(factors.count), !factors.contains(nil) else { return nil }
      sum += factors.compactMap(\.self).reduce(1, *)
    }
    return sum
  }

  /// `Incline press 26: 14 act, minis 4 4 4 3`: the set before, and those after short rests, with the same load.
  private mutating func spellActivation(_ place: Int) {
    let text = lines[place].plain
    guard let word = text.bytesRange(of: " act, minis ") ?? text.bytesRange(of: " act + minis "),
      let colon = text[..<word.lowerBound].lastBytesRange(of: ": "),
      let first = Int(text[colon.upperBound..<word.lowerBound]),
      case let minis = text[word.upperBound...].split(whereSeparator: { " ,/+".contains($0) }).map({ Int($0) }),
      !minis.isEmpty, !minis.contains(nil), let space = text[..<colon.lowerBound].lastIndex(of: " "),
      case let load = text[space..<colon.lowerBound].dropFirst(), load.first?.isNumber == true,
      Double(load) != nil || Self.isTypedLoad(load)
    else { return }
    let unit = Double(load) == nil ? "" : unitText(at: place)
    let counts = ([first] + minis.compactMap(\.self)).map(String.init).joined(separator: ", ")
    setAside(text[word].filter { $0 != "," }.trimmedSpaces, at: place)
    lines[place].plain = "\(text[..<space]): \(load)\(unit) x \(counts)"
  }

  /// `Bench: 6 sets of 6 @ 90kg. Warmed up with 6 @ 40kg, 3 @ 80kg.`: what came before it.
  private mutating func spellWarmupSentence(_ place: Int) {
    let text = lines[place].plain
    guard
      let word = [". Warmed up with ", ". warmed up with ", ". Warmups were ", ". Warm-ups were "].lazy
        .compactMap({ text.bytesRange(of: $0) }).first,
      let colon = text[..<word.lowerBound].bytesRange(of: ": "), !text[..<colon.lowerBound].hasDigit,
      case let sets = text[word.upperBound...].trimmedEnd,
      case let bare = sets.hasSuffix(".") ? sets.dropLast() : sets[...],
      !bare.containsBytes(of: ". "), text[colon.upperBound...].utf8.first?.isDigit == true,
      bare.split(separator: ",").allSatisfy({ set in
        set.trimmedSpaces.utf8.first?.isDigit == true && (Self.hasProduct(String(set)) || set.containsBytes(of: " @ "))
      })
    else { return }
    let work = text[colon.upperBound..<word.lowerBound]
    lines[place].plain = "\(text[..<colon.lowerBound]): warm-up \(bare), then \(work)"
  }

  /// `SQ 3x2 @ 175 -> all @7, fast`, `BP 4x3 @ 120 -> @7.5`: how hard it was.
  private mutating func spellEffortOfResult(_ place: Int) {
    let text = lines[place].plain
    guard
      let joint = [" -> all @", " -> @", " → all @", " → @"].lazy.compactMap({ text.bytesRange(of: $0) }).first,
      Self.hasProduct(String(text[..<joint.lowerBound])),
      case let number = text[joint.upperBound...].prefix(while: { $0.isNumber || $0 == "." }),
      Double(number).map({ (5...10).contains($0) && ($0 * 2).rounded() == $0 * 2 }) == true,
      case let rest = text[number.endIndex...], rest.isEmpty || rest.hasPrefix(", ") && !rest.hasDigit
    else { return }
    let said = rest.dropFirst(2)
    if !said.isEmpty { setAside(String(said), at: place) }
    lines[place].plain = "\(text[..<joint.lowerBound]), RPE \(number)"
  }

  /// `50% 70 - 5r x 1s`: the load that the per cent makes, and what was done with it.
  private mutating func spellUnitOfPercent(_ place: Int) {
    let text = lines[place].plain
    guard text.utf8.first?.isDigit == true, let percent = text.bytesRange(of: "% "),
      Int(text[..<percent.lowerBound]) != nil, let dash = text[percent.upperBound...].bytesRange(of: " - "),
      Double(text[percent.upperBound..<dash.lowerBound]).map({ $0 > 12 && $0 < 1000 }) == true,
      text[dash.upperBound...].contains("x"), text[dash.upperBound...].utf8.first?.isDigit == true,
      let unit = loadUnit(at: place)
    else { return }
    lines[place].plain = "\(text[..<dash.lowerBound])\(unit.rawValue)\(text[dash.lowerBound...])"
  }

  /// `db bench 50s 12 / 55s 10`: a pair of dumbbells, and its repetitions.
  private mutating func spellDumbbellsBetweenSlashes(_ place: Int) {
    let text = lines[place].plain
    guard text.containsBytes(of: "s "), text.containsBytes(of: " / "), let digit = text.firstIndex(where: \.isNumber),
      digit > text.startIndex, case let look = document.names.look(label(text[..<digit].trimmedSpaces)), look.isLikely,
      !look.isTimed, !look.isDistance, !text[..<digit].lowercased().containsBytes(of: "tempo"),
      text[..<digit].hasSuffix(" ") || text[..<digit].hasSuffix(": "),
      case let end = text.bytesRange(of: " (")?.lowerBound ?? text.endIndex, digit < end,
      case let parts = text[digit..<end].replacing(" / ", with: "\n").split(separator: "\n"), parts.count > 1,
      parts.allSatisfy({ part in
        let words = part.split(separator: " ")
        return words.count == 2 && words[0].hasSuffix("s") && Double(words[0].dropLast()).map { $0 >= 8 } == true
          && Int(words[1]).map { (1...50).contains($0) } == true
      })
    else { return }
    lines[place].plain = "\(text[..<digit])\(parts.joined(separator: ", "))\(text[end...])"
  }

  /// `Hammer curl 18/10/9/8`, `Dips 0/15/12` where a legend says `kg/reps/reps`: the first is the load.
  private mutating func spellLegendOfSlashes(_ place: Int) {
    guard document.hasLoadBeforeSlashes else { return }
    let words = lines[place].plain.split(separator: " ")
    guard let last = words.last, words.count > 1, !words.dropLast().contains(where: \.hasDigit),
      case let numbers = last.split(separator: "/", omittingEmptySubsequences: false), (3...8).contains(numbers.count),
      let load = Double(numbers[0]), numbers.dropFirst().allSatisfy({ Int($0).map { (1...50).contains($0) } ?? false })
    else { return }
    let look = document.names.look(label(words.dropLast().joined(separator: " ")))
    guard load < 1000, look.isLikely, !look.isTimed, !look.isDistance, load == 0 || !look.isBodyweight else { return }
    let unit = unitText(at: place)
    let counts = numbers.dropFirst().joined(separator: ", ")
    let name = words.dropLast().joined(separator: " ")
    lines[place].plain = load == 0 ? "\(name) \(counts)" : "\(name) \(numbers[0])\(unit) x \(counts)"
  }

  /// `RP 225 x 8, 4, 2`, `TS 90kg x 9`, `b/o: 150x5x3` below a name: how the sets were done.
  private mutating func spellCodeOfSet(_ place: Int) {
    let text = lines[place].plain
    guard place > 0 else { return }
    if text.hasPrefix("RP "), text.dropFirst(3).utf8.first?.isDigit == true, text.hasByte(UInt8(ascii: ",")) {
      lines[place].plain = "rest pause \(text.dropFirst(3))"
    }
    for code in ["TS", "BO", "b/o", "B/O"] where text.hasPrefix(code) {
      let behind = text.dropFirst(code.count)
      let sets = behind.hasPrefix(": ") ? behind.dropFirst(2) : behind.hasPrefix(" ") ? behind.dropFirst() : ""
      guard sets.utf8.first?.isDigit == true else { continue }
      setAside(code, at: place)
      lines[place].plain = String(sets)
    }
  }

  /// `Bench press, 60% of 137.5` above its sets: what the load was reckoned from.
  private mutating func dropPercentBehindName(_ place: Int) {
    let text = lines[place].plain
    guard let of = text.bytesRange(of: "% of "),
      Double(text[of.upperBound...]) != nil || Self.isTypedLoad(text[of.upperBound...]),
      case let before = text[..<of.lowerBound], case let percent = before.reversed().prefix(while: \.isNumber),
      !percent.isEmpty,
      case let name = before.dropLast(percent.count),
      name.hasSuffix(", ") || name.hasSuffix(" - ") || name.hasSuffix(" @ "),
      !name.hasDigit, case let bare = String(name.reversed().drop { " ,-@".contains($0) }.reversed()),
      document.names.look(label(bare)).isLikely
    else { return }
    setAside(String(text[name.endIndex...]), at: place)
    lines[place].plain = bare
  }

  /// `Power Clean x3` above `60-65-70kg`: the repetitions with each load.
  private mutating func spellLoadsBelowCount(_ place: Int) {
    let text = lines[place].plain
    guard let sign = text.lastBytesRange(of: " x"), let reps = Int(text[sign.upperBound...]), (1...20).contains(reps),
      place + 1 < lines.count, case let loads = lines[place + 1].plain.split(separator: "-"), loads.count > 2,
      let last = loads.last, case let number = last.prefix(while: { $0.isNumber || $0 == "." }),
      case let unit = last.dropFirst(number.count).trimmedSpaces, ["kg", "lb", "lbs"].contains(unit),
      (loads.dropLast() + [number]).allSatisfy({ Double($0).map { $0 > 12 } ?? false })
    else { return }
    var name = text[..<sign.lowerBound]
    // `A) E2MOM 10 min: Power Clean`
    if let colon = name.lastBytesRange(of: ": ") {
      guard name[..<colon.lowerBound].containsBytes(of: "MOM") else { return }
      setAside(String(name[..<colon.lowerBound]), at: place)
      name = name[colon.upperBound...]
    }
    guard !name.hasDigit, document.words.section(name) == nil, document.names.look(label(String(name))).isLikely else {
      return
    }
    lines[place].plain = String(name)
    lines[place + 1].plain = (loads.dropLast() + [number]).map { "\($0)\(unit) x \(reps)" }.joined(separator: ", ")
  }

  /// `1h swings EMOM 10 min, 10 reps, 32 kg`: as many sets as minutes.
  private mutating func spellMinutesWithLoad(_ place: Int) {
    let text = lines[place].plain
    guard let word = text.bytesRange(of: " EMOM ") ?? text.bytesRange(of: " emom "),
      case let parts = text[word.upperBound...].replacing(", ", with: "\n").split(separator: "\n"), parts.count == 3,
      parts[0].hasSuffix(" min"), let minutes = Int(parts[0].dropLast(4)), (2...40).contains(minutes),
      parts[1].hasSuffix(" reps"), let reps = Int(parts[1].dropLast(5)), (1...50).contains(reps),
      Self.isTypedLoad(parts[2].filter { $0 != " " }[...])
    else { return }
    setAside(text[word].trimmedSpaces, at: place)
    lines[place].plain = "\(text[..<word.lowerBound]): \(minutes) sets of \(reps) @ \(parts[2])"
  }

  /// `8x125+`, `SQUAT 5x235 5x275 8x310+`: repetitions before a load that was to be lifted as often as could be, and was.
  private mutating func spellOpenLoads(_ place: Int) {
    guard lines[place].plain.hasByte(UInt8(ascii: "+")) else { return }
    var told: [Substring] = []
    let words = lines[place].plain.split(separator: " ", omittingEmptySubsequences: false)
    let spelled = words.map { word -> String in
      let comma = word.hasSuffix(",") ? "," : ""
      let bare = word.dropLast(comma.count)
      guard bare.hasSuffix("+"), let sign = bare.firstIndex(of: "x"), let reps = Int(bare[..<sign]),
        (1...30).contains(reps),
        let load = Double(bare[sign...].dropFirst().dropLast()), load >= 60, load > 3 * Double(reps)
      else { return String(word) }
      told.append(bare)
      return bare.dropLast() + comma
    }
    guard !told.isEmpty else { return }
    setAside(told.joined(separator: " "), at: place)
    lines[place].plain = spelled.joined(separator: " ")
  }

  private static let sharesOfLoads = [
    " per side: ", " each: ", " each hand: ", " per hand: ", " each hand ", " per hand ",
  ]

  /// `Hammer press - 90 per side: 12, 11, 8`, `OHP seated db, 18 each hand: 10, 9, 8`: the load that each side has.
  private mutating func spellLoadOfSide(_ place: Int) {
    let text = lines[place].plain
    guard let words = Self.sharesOfLoads.lazy.compactMap({ text.bytesRange(of: $0) }).first,
      let load = text[..<words.lowerBound].split(separator: " ").last, Double(load) != nil || Self.isTypedLoad(load),
      case let counts = text[words.upperBound...].split(whereSeparator: { ", ".contains($0) }), counts.count > 1,
      counts.allSatisfy({ Int($0).map { (1...50).contains($0) } ?? false })
    else { return }
    let unit = Double(load) == nil ? "" : unitText(at: place)
    // Without a unit the colon alone says that the load comes first.
    if unit.isEmpty, Double(load) != nil, !text[words].contains(":") { return }
    setAside(text[words].filter { $0 != ":" }.trimmedSpaces, at: place)
    let joint = unit.isEmpty ? ":" : "\(unit) x"
    lines[place].plain = "\(text[..<words.lowerBound])\(joint) \(counts.joined(separator: ", "))"
  }

  private static let wordsOfChange: NoteWordSet = [
    "go", "up", "add", "increase", "more", "heavier", "bump", "stay", "repeat", "keep", "same", "deload", "lighter",
  ]

  /// `45kg 3x15: 15 15 14 -> go up`: what is to become of it.
  private mutating func dropArrowOfWords(_ place: Int) {
    let text = lines[place].plain
    guard let arrow = [" --> ", " -> ", " → "].lazy.compactMap({ text.bytesRange(of: $0) }).first,
      case let words = text[arrow.upperBound...], !words.hasDigit, text[..<arrow.lowerBound].hasDigit,
      Self.wordsOfChange.contains(words.prefix(while: \.isLetter))
    else { return }
    setAside(String(words), at: place)
    lines[place].plain = text[..<arrow.lowerBound].trimmedEnd.description
  }

  /// `w/u 40x15 | 70 x 14`: the bar ends the warm-up.
  private mutating func spellWarmupBeforeBar(_ place: Int) {
    let text = lines[place].plain
    guard let warmup = ["w/u ", "W/U ", "wu ", "WU "].lazy.compactMap({ text.bytesRange(of: $0) }).first,
      let bar = text[warmup.upperBound...].bytesRange(of: " | "),
      text[warmup.upperBound..<bar.lowerBound].split(separator: ",").allSatisfy({ Self.hasProduct(String($0)) }),
      text[bar.upperBound...].utf8.first?.isDigit == true
    else { return }
    lines[place].plain = "\(text[..<bar.lowerBound]), then \(text[bar.upperBound...])"
  }
}
