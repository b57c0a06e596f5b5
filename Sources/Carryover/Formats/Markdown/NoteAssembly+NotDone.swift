/// Sets that somebody wrote down and did not do, as the words of the data (`denied`, `forgone`) say in their line.
extension NoteAssembly {
  /// `zancadas 3x12 pero no las hice, tenia las piernas muertas`, `eigentlich noch Dips 3x10 aber keine Zeit mehr`: what
  /// was planned, and why it was not done.
  mutating func spellNotDone(_ places: [Int]) {
    for place in places where isSpellable(place, to: 160) && lines[place].box == nil { spellNotDone(at: place) }
  }

  /// What may begin a denial that the data does not list.
  private static let mayDeny = NoteBeginnings(whole: ["niente", "fatto", "wanted", "get", "got"])

  private mutating func spellNotDone(at place: Int) {
    var text = lines[place].plain
    let words = document.words
    let isForgone = words.filters.forgone.mayBeIn(text)
    guard isForgone || words.filters.denied.mayBeIn(text) || Self.mayDeny.mayBeIn(text) else { return }
    // `(RDL 20kg 3x10 was on the list, didn't get to it)`
    if text.hasPrefix("("), text.hasSuffix(")"), text.dropFirst().firstIndex(of: "(") == nil {
      text = String(text.dropFirst().dropLast())
    }
    guard let first = text.firstIndex(where: \.isNumber), let end = endOfProduct(from: first, in: text) else { return }
    let (head, sets, tail) = (text[..<first], text[first..<end], text[end...])
    // `Good mornings - skipped, was going to do 3x10 @ 115 but see above`
    if isForgone, forgoneLead(head) == head.endIndex, let (name, remark) = omitted(String(head)) {
      return plan(name, sets, [remark[...], tail], at: place)
    }
    // `Skipped warm up, bench 60 3x5`, `Skipped dips, bench 60 3x5`
    if let comma = head.bytesRange(of: ", "), case let words = head[..<comma.lowerBound].split(separator: " "),
      words.count > 1,
      document.words.isListed(words[0], .denied),
      case let left = words.dropFirst().joined(separator: " "),
      document.words.word(left) == .warmup || document.names.look(label(left)).isKnown
    {
      setAside(String(head[..<comma.lowerBound]), at: place)
      lines[place].plain = String(lines[place].plain[comma.upperBound...])
      return
    }
    // `Cable kickback — SKIPPED 3x15, both machines taken`
    if let dash = [" — ", " – ", " - ", ": "].lazy.compactMap({ head.bytesRange(of: $0) }).first,
      case let said = head[dash.upperBound...].trimmedSpaces,
      words.word(said.filter { $0 != ":" }) == .skipped || words.isListed(said.filter { $0 != ":" }, .denied),
      // Who skips a rope does not skip it.
      !head[..<dash.lowerBound].lowercased().containsBytes(of: "rope"),
      document.names.look(label(String(head[..<dash.lowerBound]))).isLikely
    {
      return plan(
        head[..<dash.lowerBound].trimmedSpaces, sets, [said[...], tail.drop { " ,;".contains($0) }], at: place)
    }
    if let lead = deniedLead(head), !tail.hasDigit, !tellsDeed(tail), endsPlan(tail),
      !head[lead...].contains(where: { ",.+;&".contains($0) })
    {
      return plan(head[lead...].trimmedSpaces, sets, [head[..<lead], tail], at: place)
    }
    if planDenied(head, sets, tail, at: place) { return }
    let lead = isForgone ? forgoneLead(head) : nil
    // `Face pull. Called for 2x20. Skipped.` is told in sentences.
    if lead == nil, head.containsBytes(of: ". ") { return }
    if let lead, lead == head.endIndex, planExcused(head, sets, tail, at: place) { return }
    // `Tocaba pierna: sentadilla 3x5` says what the day was for.
    if let lead, head[lead...].contains(":") { return }
    let name = head[(lead ?? meantLead(head) ?? head.startIndex)...]
    // `~BW+2.5 kg x 2 (skipped)` names nothing.
    if lead == nil, name.hasPrefix("(") || name.contains("(") && !name.contains(")") && deniedName(head) == nil {
      return
    }
    if lead == nil, document.words.word(name.drop { !$0.isLetter }.prefix { $0.isLetter }) == .bodyweight { return }
    if let named = phraseBehindName(head).map({ head[..<$0] }), lead == nil || head.startIndex != lead {
      plan(named.trimmedSpaces, sets, [head[named.endIndex...], tail.drop { ")）".contains($0) }], at: place)
      return
    }
    // `plan was 3x5 @ 100, all good` was done.
    if head.lowercased().containsBytes(of: "plan was"), !deniesBehind(tail),
      !tail.split(whereSeparator: { !$0.isLetter }).contains(where: {
        NoteStructureWords.contrasts.contains($0) || $0 == "instead"
      })
    {
      return
    }
    // `wanted to do 3x5, got it` tells of what was done.
    let isMeant =
      deniesBehind(tail)
      || !tail.hasDigit && (!tellsDeed(tail) || lead != nil && tail.lowercased().containsBytes(of: " instead"))
        && (tail.contains(where: \.isLetter) || document.names.look(label(String(name))).isKnown
          || lead != nil && document.names.look(label(String(name))).isLikely)
    // `deadlift was gonna do 135 3x5 but didnt`, `supposed to be 225 3x8` below its name
    // `eigentlich noch 2x20 crunches geplant aber kein bock mehr gehabt`
    if let lead, lead == head.endIndex, isMeant, case let behind = tail.split(separator: " "),
      let count = (1...3).last(where: { count in
        count <= behind.count && document.names.look(behind.prefix(count).joined(separator: " ")).isKnown
      })
    {
      plan(behind.prefix(count).joined(separator: " "), sets, [head, tail[behind[count - 1].endIndex...]], at: place)
      return
    }
    if let lead, lead == head.endIndex, let start = startOfLead(head) {
      let before = withoutPlan(head[..<start])
      guard isMeant, before.split(separator: " ").count <= 4 else { return }
      setAside(
        "\(head[before.endIndex...].trimmedSpaces) \(tail.drop { " ,;.-–—>→".contains($0) })".trimmedSpaces, at: place)
      lines[place].plain = before.allSatisfy { $0 == " " } ? String(sets) : "\(before.trimmedSpaces): \(sets)"
      lines[place].box = .open
      return
    }
    // `supposed to be easy 3x5` names nothing.
    if lead != nil, !document.names.look(label(String(withoutArticle(name).trimmedEnd))).isLikely,
      head[..<(lead ?? head.startIndex)].trimmedEnd.hasSuffix(" be")
    {
      return
    }
    if let lead, isMeant {
      setAside(head[..<lead].trimmedSpaces, at: place)
    } else if Self.hasProduct(String(sets)) || sets.contains(where: { Self.unitsUnspaced.contains($0) }),
      let named = deniedName(head)
    {
      // `calf raise skip了，本来要做4组15次`, `hammer curls overgeslagen (3x12 10kg), onderarm doet zeer`
      plan(String(named), sets, [head[named.endIndex...], tail.drop { $0 == ")" }], at: place)
      return
    } else {
      guard deniesBehind(tail) else { return }
      let words = head[..<name.startIndex].trimmedSpaces
      if !words.isEmpty { setAside(words, at: place) }
    }
    guard name.contains(where: \.isLetter), !name.containsBytes(of: ". ") else { return }
    if tail.contains(where: \.isLetter) {
      setAside(tail.drop { " ,;.-–—>→，。)".contains($0) }.trimmedSpaces, at: place)
    }
    let exercise = withoutPlan(withoutArticle(name))
    let more = name[exercise.endIndex...].trimmedEnd.drop { $0 == " " }
    if !more.isEmpty { setAside(String(more), at: place) }
    lines[place].plain = "\(exercise.trimmedEnd.drop { " :".contains($0) }): \(sets)"
    lines[place].box = .open
  }

  /// The name before the words that say that its sets were not done: of `French press saltato per la spalla, era` the
  /// first two.
  private func deniedName(_ head: Substring) -> Substring? {
    if let end = phraseBehindName(head) { return head[..<end].trimmedEnd[...] }
    let words = head.split { " ,;(".contains($0) }
    for start in words.indices.dropFirst() {
      for count in 1...4 where start + count <= words.count {
        guard document.words.isListed(words[start..<(start + count)].joined(separator: " "), .denied) else { continue }
        // `squat sauté 3x12` is a jump, and `Squat skipped warmup 3x5` was done.
        let behind = head[words[start + count - 1].endIndex...]
        guard let sign = behind.first(where: { $0 != " " }),
          ",;(:".contains(sign)
            || start + count < words.count
              && (Self.reasonsOfDenials.contains(words[start + count]) || Self.plans.contains(words[start + count]))
        else { continue }
        var end = start
        while end > 1, Self.beforeDenials.contains(words[end - 1]) { end -= 1 }
        while end > 1, Self.plans.contains(words[end - 1]) { end -= 1 }
        let name = head[..<words[end - 1].endIndex]
        // `last set skipped` says it of another set.
        guard end <= 5,
          !words[..<end].contains(where: { word in
            NoteStructureWords.lastWords.contains(word) || Self.plans.contains(word)
              || [.sets, .reps, .warmup, .rest].contains(document.words.word(word))
          }),
          count > 1 || document.names.look(label(String(name))).isLikely
            || document.names.look(String(words[0])).isLikely
            || end <= 3 && head[words[start].endIndex...].first.map({ ",;(".contains($0) }) == true
        else { return nil }
        return name
      }
    }
    return nil
  }

  /// Where the numbers of one exercise end, with their units; `nil` where more numbers follow that are none of the words
  /// behind them.
  private func endOfProduct(from first: String.Index, in text: String) -> String.Index? {
    var end = first
    for word in text[first...].split(separator: " ") {
      let bare = word.prefix { !"，。；、".contains($0) }
      let letters = bare.filter { $0.isLetter }
      guard bare.hasDigit || isOfSets(letters[...]) || letters.isEmpty else { break }
      guard letters.split(separator: " ").allSatisfy({ isOfSets($0) }) || Self.isWritten(letters) else { break }
      end = bare.endIndex
      if bare.endIndex < word.endIndex { break }
      guard let sign = bare.last, ",;:".contains(sign) || sign == "." || sign == ")" else { continue }
      while end > first, case let before = text.index(before: end), ",;:.)".contains(text[before]) { end = before }
      break
    }
    guard end > first, text[first..<end].hasDigit else { return nil }
    let tail = text[end...]
    // `3x8, 60kg` and `5x5 but did 3x5` go on.
    let next = tail.drop { " ,;:.".contains($0) }
    if next.first?.isNumber == true || Self.hasProduct(String(tail)) { return nil }
    // Words and their unit stay with the numbers only.
    var last = end
    while last > first, case let before = text.index(before: last), text[before] == " " { last = before }
    return last
  }

  /// `kgx`, `x`, `sx`: letters between numbers of one word.
  private static func isWritten(_ letters: String) -> Bool {
    ["x", "xs", "xm", "kgx", "lbx", "kgs", "xkg", "xlb", "mx", "sx", "s", "m", "k"].contains(letters.lowercased())
  }

  private static let joints: NoteWordSet = [
    "x", "com", "con", "mit", "avec", "met", "with", "à", "a", "at", "de", "da", "of", "por", "per", "c", "the",
    "mins", "go", "for",
  ]

  private func isOfSets(_ word: Substring) -> Bool {
    if Self.joints.contains(word) || isUnit(word) || word.allSatisfy({ Self.unitsUnspaced.contains($0) }) {
      return true
    }
    switch document.words.word(word) {
    case .each, .bodyweight, .by, .at, .left, .right: return true
    default: return word.lowercased() == "kgx" || word.lowercased() == "lbx"
    }
  }

  private static let unitsUnspaced: Set<Character> = [
    "次", "组", "個", "个", "公", "斤", "里", "米", "分", "钟", "秒", "千", "克", "組", "下", "趟", "鐘", "x", "×",
  ]

  private func isUnit(_ word: Substring) -> Bool {
    switch document.words.word(word) {
    case .kilograms, .pounds, .reps, .sets, .seconds, .minutes, .kilometers, .meters, .miles, .hours: true
    default: false
    }
  }

  private static let chineseLeads = ["原本要做", "原本要练", "原本要練", "本來要做", "本来要做"]

  /// Where the words end that say before sets that they were not done.
  private func forgoneLead(_ head: Substring) -> String.Index? {
    if let lead = Self.chineseLeads.lazy.compactMap({ head.bytesRange(of: $0) }).first { return lead.upperBound }
    if let start = head.unicodeScalars.first, start.value >= 0x4E00 {
      for count in (3...6).reversed() where head.count > count {
        let lead = head.prefix(count)
        if document.words.isListed(lead, .forgone) { return lead.endIndex }
      }
      return nil
    }
    let words = head.split(separator: " ")
    // `deadlift was gonna do`
    if startOfLead(head) != nil { return head.endIndex }
    for start in words.indices.reversed()
    where start == 0 || words[start - 1].last.map({ !$0.isLetter && !$0.isNumber && $0 != ")" }) == true {
      for count in (1...4).reversed() where start + count < words.count {
        let phrase = words[start..<(start + count)].joined(separator: " ")
        if document.words.isListed(phrase.hasSuffix(":") ? String(phrase.dropLast()) : phrase, .forgone) {
          return words[start + count].startIndex
        }
      }
    }
    return nil
  }

  /// Where the words begin that say before sets that they were not done.
  private func startOfLead(_ head: Substring) -> String.Index? {
    let words = head.split(separator: " ")
    for start in words.indices
    where document.words.isListed(words[start...].joined(separator: " ").drop { $0 == "(" }, .forgone) {
      return words[start].startIndex
    }
    return nil
  }

  /// `tocaban zancadas`, `Planned: curls`: words of a plan that begin a line.
  private func meantLead(_ head: Substring) -> String.Index? {
    let words = head.split(separator: " ")
    guard words.count > 1, Self.plans.contains(words[0].filter(\.isLetter)) else { return nil }
    return words[1].startIndex
  }

  /// Where it is said right behind a name: `calf raise skip了，本来要做`.
  private func phraseBehindName(_ name: Substring) -> String.Index? {
    guard let phrase = ["skip了", "没做", "没练", "跳过了", "没去"].lazy.compactMap({ name.bytesRange(of: $0) }).first,
      phrase.lowerBound > name.startIndex,
      // Behind a space it is said of nothing before it: `太累了 没做`.
      name[..<phrase.lowerBound].last != " "
        || document.names.look(label(name[..<phrase.lowerBound].trimmedSpaces)).isLikely
    else { return nil }
    return phrase.lowerBound
  }

  /// Of `Seitheben vorgebeugt wären noch` the exercise.
  private func withoutPlan(_ name: Substring) -> Substring {
    var words = name.split(separator: " ")
    while words.count > 1, let last = words.last,
      Self.plans.contains(last) || ["noch", "wären", "wäre", "gewesen"].contains(last)
    {
      words.removeLast()
    }
    return words.last.map { name[..<$0.endIndex] } ?? name
  }

  private static let articles: NoteWordSet = [
    "a", "o", "as", "os", "la", "le", "les", "el", "los", "las", "il", "lo", "i", "gli", "de", "het", "the", "die",
    "der", "das",
  ]

  func withoutArticle(_ name: Substring) -> Substring {
    let words = name.split(separator: " ")
    guard words.count > 1, Self.articles.contains(words[0]) else { return name.drop { $0 == " " } }
    return name[words[1].startIndex...]
  }
}
