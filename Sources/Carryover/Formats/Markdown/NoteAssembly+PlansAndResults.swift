import TextStreams

/// What was called for, and what came of it, where drops, warm-ups or other loads stand among the results.
extension NoteAssembly {
  mutating func spellPlansAndResults(_ places: [Int]) {
    for place in places where isSpellable(place, to: 300) {
      spellDropsBehindResults(place)
      spellFewerThanPlanned(place)
      spellCalledFor(place)
    }
  }

  /// `Lateral raise 3x15 → 9kg 15-15-13 + drop 6kg 10`, `Squat 4x6 → warm-up 40kg 10, then 100kg 6-6-6-5`
  private mutating func spellDropsBehindResults(_ place: Int) {
    let text = lines[place].plain
    guard let arrow = [" → ", " -> ", " => "].lazy.compactMap({ text.bytesRange(of: $0) }).first,
      case let plan = text[..<arrow.lowerBound].split(separator: " "), plan.count > 1, let scheme = plan.last,
      case let factors = scheme.split(separator: "x", omittingEmptySubsequences: false), factors.count == 2,
      Int(factors[0]) != nil, Int(factors[1]) != nil || document.words.word(factors[1]) == .max,
      !plan.dropLast().joined().hasDigit
    else { return }
    var sets: [String] = []
    var isMarked = false
    for part in text[arrow.upperBound...].replacing(" + ", with: "\n").replacing(", ", with: "\n").split(
      separator: "\n")
    {
      var words = part.split(separator: " ")
      var kind = ""
      while let first = words.first, !first.hasDigit {
        switch document.words.word(first) {
        case .drop: kind = " drop"
        case .warmup: kind = " warmup"
        case .then, .to: break
        default: return
        }
        words.removeFirst()
      }
      isMarked = isMarked || !kind.isEmpty
      // `70kg 6 then 100kg 6-6-5`
      for group in words.split(whereSeparator: { document.words.word($0) == .then }) {
        guard group.count == 2, let load = group.first, Self.isTypedLoad(load) || Double(load) != nil,
          case let counts = group[group.startIndex + 1].split(whereSeparator: { "-/".contains($0) }),
          counts.allSatisfy({ Int($0).map { (1...100).contains($0) } ?? false })
        else { return }
        sets += counts.map { "\(load) x \($0)\(kind)" }
        kind = ""
      }
    }
    guard isMarked, !sets.isEmpty else { return }
    let name = plan.dropLast().joined(separator: " ")
    lines[place].plain = "\(name) planned \(scheme) → \(sets.joined(separator: ", "))"
  }

  /// `Deadlift: 3x3 @ 150 → 150x3, 150x3, skipped the third`, `Plank: 2x30 sec → 30 sec, 28 sec`: what was meant, where
  /// fewer sets came of it, or times.
  private mutating func spellFewerThanPlanned(_ place: Int) {
    let text = lines[place].plain
    guard lines[place].box == nil,
      let arrow = [" → ", " -> ", " => "].lazy.compactMap({ text.bytesRange(of: $0) }).first,
      case let results = text[arrow.upperBound...], !["→", "->", "=>"].contains(where: { results.contains($0) }),
      case let start = text[..<arrow.lowerBound].bytesRange(of: ": ")?.upperBound ?? text.startIndex,
      !text[..<start].hasDigit,
      case let plan = text[start..<arrow.lowerBound].split(separator: " "), let scheme = plan.first,
      case let factors = scheme.split(separator: "x", omittingEmptySubsequences: false), factors.count == 2,
      let sets = Int(factors[0]), (2...10).contains(sets), let meant = Int(factors[1])
    else { return }
    // `3x5 @ 100 -> 102.5x5 next time`
    let isPutOff = results.split(whereSeparator: { !$0.isLetter }).contains {
      ["next", "tomorrow", "later"].contains($0)
    }
    guard !isPutOff else { return }
    let parts = results.replacing(", ", with: "\n").split(separator: "\n").prefix { $0.first?.isNumber == true }
    if plan.count > 2, plan[1] == "@", let load = Double(plan[2]) {
      let loads = parts.compactMap { part in
        Self.hasProduct(String(part)) ? Double(part.prefix { $0.isNumber || $0 == "." }) : nil
      }
      guard (1..<sets).contains(loads.count), loads.count == parts.count, loads.allSatisfy({ $0 >= load * 0.95 }),
        loads.count > 1 || loads[0] <= load
      else { return }
    } else {
      let isOfTimes = plan.count > 1 && document.words.word(plan[1]) == .seconds && meant >= 10
      guard isOfTimes, parts.count > 1,
        parts.allSatisfy({ part in
          part.split(separator: " ").dropFirst().first.map { document.words.word($0) == .seconds } == true
        })
      else { return }
    }
    lines[place].plain = "\(text[..<start])plan \(text[start...])"
  }

  // MARK: Called for

  /// `Squat. Called for 5x5 at 185 lb. Got 5, 5, 5, 5, 4 at 185. Ran out of steam.`
  private mutating func spellCalledFor(_ place: Int) {
    let text = lines[place].plain
    guard let call = Self.calls.lazy.compactMap({ text.bytesRange(of: $0) }).first,
      case let name = text[..<call.lowerBound].trimmingPoint, !name.isEmpty, !name.hasDigit,
      document.names.look(label(name)).isLikely,
      text[call.upperBound...].utf8.first?.isDigit == true
    else { return }
    var sentences = text[call.upperBound...].replacing(". ", with: "\n").split(separator: "\n").map(String.init)
    if let last = sentences.indices.last, sentences[last].hasSuffix(".") { sentences[last].removeLast() }
    let plan = sentences.removeFirst()
    var (warmups, results, remarks) = ([String](), [String](), [String]())
    var isDenied = false
    for sentence in sentences {
      let lower = sentence.lowercased()
      if let beginning = ["warmed up with ", "warm-up ", "warm up "].first(where: { lower.hasPrefix($0) }) {
        warmups += Self.told(sentence.dropFirst(beginning.count)).sets.map { "\($0) warmup" }
      } else if let beginning = ["got ", "did ", "made ", "managed "].first(where: { lower.hasPrefix($0) }) {
        let (sets, remark) = Self.told(sentence.dropFirst(beginning.count))
        if sets.isEmpty || remark.hasPrefix("sets") || remark.hasPrefix("set ") { return }
        results += sets
        if !remark.isEmpty { remarks.append(remark) }
      } else {
        if sentence.hasDigit { return }
        isDenied = isDenied || Self.deniesAll(sentence)
        remarks.append(sentence)
      }
    }
    guard !results.isEmpty || isDenied else { return }
    for remark in remarks { setAside(remark, at: place) }
    if results.isEmpty {
      lines[place].plain = "\(name): \(plan)"
      lines[place].box = lines[place].box ?? .open
    } else {
      lines[place].plain = "\(name): planned \(plan) → \((warmups + results).joined(separator: ", "))"
    }
  }

  private static let calls = [
    ". Called for ", ". CALLED FOR ", ". Called for: ", ". Supposed to be ", ". Was down for ",
  ]

  /// `5, 5, 4 at 185, then 9 at 120`, `135 for 5 and 185 for 3`, `45 sec, 38 sec`: the sets that a sentence tells, and
  /// what else it says.
  private static func told(_ sentence: Substring) -> (sets: [String], remark: String) {
    var sets: [String] = []
    var counts: [Substring] = []
    var words = sentence.split(whereSeparator: { " ,".contains($0) })[...]
    func number(_ word: Substring?) -> Bool { word.map { Double($0) != nil } ?? false }
    while let word = words.first {
      let next = words.dropFirst().first
      if ["then", "and", "another"].contains(word.lowercased()), number(next) || next == "then" || next == "another" {
        words.removeFirst()
      } else if number(word), next == "for" || next == "x", number(words.dropFirst(2).first) {
        sets.append("\(word)x\(words[words.startIndex + 2])")
        words.removeFirst(3)
      } else if number(word), next == "at" || next == "@", let load = words.dropFirst(2).first, number(load) {
        counts.append(word)
        sets += counts.map { "\(load)x\($0)" }
        counts = []
        words.removeFirst(3)
      } else if number(word), let next, ["sec", "s", "seconds", "secs", "min", "m"].contains(next) {
        sets.append("\(word) \(next)")
        words.removeFirst(2)
      } else if number(word) {
        counts.append(word)
        words.removeFirst()
      } else {
        break
      }
    }
    return (sets + counts.map(String.init), words.joined(separator: " "))
  }
}

extension Substring {
  /// The text without the point and the colon that end it.
  fileprivate var trimmingPoint: String {
    var text = self
    while let last = text.last, ".: ".contains(last) { text.removeLast() }
    return String(text)
  }
}
