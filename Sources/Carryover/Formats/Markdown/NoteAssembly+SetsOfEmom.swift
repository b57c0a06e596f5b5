import TextStreams
import TrainingModel

/// One exercise on the minute: as many sets as minutes.
extension NoteAssembly {
  private static let fillers: NoteWordSet = [
    "a", "per", "every", "each", "on", "the", "pro", "jede", "cada", "for", "at", "with", "x", "of", "min", "minute",
    "",
  ]

  /// `Swings 24kg: 10 min EMOM, 15 reps`, `Power clean EMOM 8min - 2 reps every min @ 45kg`, `Swings: 15 EMOM for 10 minutes
  /// @ 24 kg`: the name, the minutes, the repetitions of each, and the load, in any order behind the name.
  mutating func spellSetsOfEmom(_ place: Int) {
    let text = lines[place].plain
    guard text.utf8.count <= 120, isSpellable(place, to: 120), text.hasDigit, !Self.hasProduct(text) else { return }
    var words = text.split { " ,:()–—;".contains($0) }.filter { $0 != "-" }
    for place in words.indices where words[place].last == "." { words[place].removeLast() }
    guard let emom = words.firstIndex(where: { $0.lowercased() == "emom" }), emom > 0,
      let first = words.firstIndex(where: { $0.lowercased() == "emom" || $0.hasDigit }),
      case let name = text[..<words[first].startIndex].trimmedLabel, !name.isEmpty, !name.hasDigit,
      document.words.section(name) == nil, document.names.look(label(name)).isLikely,
      let (minutes, told) = minutes(of: words, at: emom), (3...40).contains(minutes)
    else { return }
    words.removeSubrange(told)
    guard let (reps, load) = repsAndLoad(words[first...]) else { return }
    let remark = words[first...].filter { !$0.hasDigit && !Self.fillers.contains($0) && !isUnitOfSet($0) }
    // `EMOM 10 min, 5 pull-ups + 10 push-ups` has more than one.
    guard !text.contains("+"), !text.contains("/"), !remark.contains(where: { $0.lowercased() == "total" }) else {
      return
    }
    setAside((["EMOM \(minutes) min"] + remark.map(String.init)).joined(separator: " "), at: place)
    lines[place].plain = "\(name): \(minutes)x\(reps)\(load.map { " @ \($0)" } ?? "")"
  }

  private func isUnitOfSet(_ word: Substring) -> Bool {
    document.words.loadUnit(NoteWords.key(word)) != nil
      || [.reps, .minutes].contains(document.words.word(word))
  }

  /// `EMOM 10 min`, `10 min EMOM`, `EMOM for 10 minutes`, `EMOM 8min`: how many minutes, and the words that say so.
  private func minutes(of words: [Substring], at emom: Int) -> (count: Int, told: Range<Int>)? {
    if emom > 1, document.words.word(words[emom - 1]) == .minutes, let count = Int(words[emom - 2]) {
      return (count, (emom - 2)..<(emom + 1))
    }
    if let (count, isUnit) = amount(words[emom - 1]), isUnit { return (count, (emom - 1)..<(emom + 1)) }
    var next = emom + 1
    if next < words.count, ["for", "x"].contains(words[next].lowercased()) { next += 1 }
    guard next < words.count, let (count, isUnit) = amount(words[next]) else { return nil }
    let end =
      !isUnit && next + 1 < words.count && document.words.word(words[next + 1]) == .minutes ? next + 2 : next + 1
    return (count, emom..<end)
  }

  /// Of `8min`, `10'`, `10` the number, and whether the unit stands at it.
  private func amount(_ word: Substring) -> (count: Int, isUnit: Bool)? {
    let digits = word.prefix(while: \.isNumber)
    let unit = word[digits.endIndex...]
    guard let count = Int(digits), unit.isEmpty || unit == "'" || document.words.word(unit) == .minutes else {
      return nil
    }
    return (count, !unit.isEmpty)
  }

  /// The repetitions of each minute and the load, of which a number with a unit is one and `15 reps`, `x15` the other; of
  /// two bare numbers the larger is the load.
  private func repsAndLoad(_ words: ArraySlice<Substring>) -> (reps: Int, load: String?)? {
    var (load, counts): (String?, [(number: Double, text: Substring)]) = (nil, [])
    var (isSaid, isBare) = (false, true)
    for (place, word) in words.enumerated() where word.hasDigit {
      let next = words.dropFirst(place + 1).first
      let bare = word.drop { "x@×".contains($0) }
      if Self.isTypedLoad(bare), bare.last?.isLetter == true {
        guard load == nil else { return nil }
        load = String(bare)
      } else if let number = Double(bare) {
        if let next, document.words.loadUnit(NoteWords.key(next)) != nil {
          guard load == nil else { return nil }
          load = "\(bare) \(next)"
        } else {
          // `15 @ 24 spm`
          isBare =
            isBare
            && (next == nil || next?.hasDigit == true || isUnitOfSet(next ?? "") || Self.fillers.contains(next ?? ""))
          // `EMOM 10 - 2 power cleans`
          let behind = words.dropFirst(place + 1).prefix(2).joined(separator: " ")
          if !behind.hasDigit, next.map({ document.words.word($0) != .reps }) == true,
            document.names.look(behind).isKnown
          {
            return nil
          }
          isSaid = isSaid || next.map { document.words.word($0) == .reps } == true
          counts.append((number, bare))
        }
      } else {
        return nil
      }
    }
    if load == nil, isBare, counts.count == 2, let most = counts.max(by: { $0.number < $1.number }), most.number > 10,
      counts[0].number != counts[1].number
    {
      load = String(most.text)
      counts.removeAll { $0.number == most.number }
    }
    guard counts.count == 1, let reps = Int(counts[0].text), (1...50).contains(reps), load != nil || isSaid else {
      return nil
    }
    return (reps, load)
  }
}

extension Substring {
  /// The text without the signs that stand around a name.
  fileprivate var trimmedLabel: String {
    var text = self
    while let last = text.last, " ,:-–—(@".contains(last) { text.removeLast() }
    return String(text)
  }
}
