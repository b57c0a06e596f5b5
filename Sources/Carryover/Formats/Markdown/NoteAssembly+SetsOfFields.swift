import TextStreams
import TrainingModel

/// Lines that tell their sets field by field.
extension NoteAssembly {
  /// `Squat | weight: 80 kg | reps: 8 | sets: 4`: the fields in the order that is read.
  mutating func spellSetsOfFields(_ places: [Int]) {
    spellNumbersOfKinds(places)
    dropNumbersBeforeSets(places)
    spellLabelsOfSets(places)
    for place in places where isSpellable(place, to: 240) || isRowOfFields(place) || lines[place].isHeading {
      let text = lines[place].plain
      guard text.withByteSlice({ NoteSetFields.mayBeIn($0, words: document.words) }), !isHead(lines[place]) else {
        continue
      }
      if text.utf8.count(where: { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "=") }) >= 4,
        let sets = NoteSetFields.spelledSets(text, words: document.words)
      {
        lines[place].plain = sets
        continue
      }
      if lines[place].isHeading { continue }
      let spelled = NoteSetFields.spelled(text, words: document.words) { name, said in
        let look = document.names.look(label(name))
        switch said {
        case .sets: return look.isLikely && !look.isSentence
        // `Pushups 3x20; 75 kg`: what the body weighs.
        case .setsWithBareLoad: return look.isLikely && !look.isSentence && !look.isBodyweight
        // `Done 19:05`
        case .way: return look.isKnown || look.isDistance
        }
      }
      guard let spelled else { continue }
      for remark in spelled.remarks { setAside(remark.trimmedSpaces, at: place) }
      lines[place].plain = spelled.text
      if lines[place].kind == .row { lines[place].kind = .text }
    }
  }

  /// Whether a line's cells stand between tabs, below no header: its fields say what they are.
  private func isRowOfFields(_ place: Int) -> Bool {
    lines[place].kind == .row && lines[place].headers == nil && lines[place].plain.hasByte(9)
      && !lines[place].plain.hasByte(UInt8(ascii: "|")) && lines[place].plain.utf8.count <= 160
      && !isBelowHeader(place)
  }

  /// Whether the first of the rows that a row stands among has words alone.
  private func isBelowHeader(_ place: Int) -> Bool {
    var first = place
    while first > 0, place - first < 200, lines[first - 1].kind == .row { first -= 1 }
    return first < place && !lines[first].plain.hasDigit
  }

  /// `Number of sets - 4` above `Reps per set - 8` and `Weight (kg) - 60`: fields in lines of their own, below a name.
  private mutating func spellLabelsOfSets(_ places: [Int]) {
    var run: [(place: Int, field: String)] = []
    func spell(_ run: [(place: Int, field: String)]) {
      guard run.count > 1, run.contains(where: { $0.field.hasPrefix("Reps") || $0.field.hasPrefix("Time") }),
        let name = lines[..<run[0].place].last(where: { $0.kind != .blank }), !isHead(name)
      else { return }
      // A line of numbers says what it is only beside another as long.
      let lists = run.map { $0.field.utf8.count { $0 == UInt8(ascii: ",") } }
      guard !run.contains(where: { lines[$0.place].plain.utf8.first?.isDigit == true }) || Set(lists).count == 1 else {
        return
      }
      for (place, field) in run { lines[place].plain = field }
      // `Name: Squat`, `Exercise - Squat`
      if let sign = name.plain.firstIndex(where: { ":-=".contains($0) }),
        document.words.columnRole(NoteWords.key(name.plain[..<sign].trimmedSpaces)) == .exercise,
        case let named = name.plain[sign...].dropFirst().trimmedSpaces,
        // `Name: Tom`
        name.plain.lowercased().hasPrefix("exercise") || document.names.look(label(named)).isKnown,
        let place = lines.firstIndex(where: { $0.number == name.number })
      {
        lines[place].plain = "Exercise: \(named)"
      }
    }
    for place in places where isSpellable(place, to: 80) && lines[place].plain.withByteSlice(NoteSetFields.mayBeField) {
      guard let field = NoteSetFields.labelled(lines[place].plain, words: document.words) else { continue }
      if run.last?.place != place - 1 {
        spell(run)
        run = []
      }
      run.append((place, field))
    }
    spell(run)
  }

  /// `[1] 60 kg, 8 reps` above `[2] 60 kg, 7 reps`, `S1: R8 W60`, `1/ 60 x 8`: each set's number, in whatever form, where
  /// the lines below go on with it.
  private mutating func dropNumbersBeforeSets(_ places: [Int]) {
    var run: [(place: Int, form: String, set: Substring)] = []
    func drop(_ run: [(place: Int, form: String, set: Substring)]) {
      let sets = run.compactMap { NoteSetFields.set($0.set, words: document.words) }
      guard run.count > 1, sets.count == run.count else { return }
      for ((place, _, _), set) in zip(run, sets) {
        for remark in set.remarks { setAside(remark.trimmedSpaces, at: place) }
        lines[place].plain = set.text
        if lines[place].kind == .row { lines[place].kind = .text }
      }
    }
    for place in places where isSpellable(place, to: 100) || isRowOfFields(place) {
      guard lines[place].plain.withByteSlice(NoteSetFields.mayBeNumbered),
        let (form, number, set) = Self.numberBeforeSet(lines[place].plain)
      else { continue }
      if let last = run.last, last.place == place - 1, last.form == form, number == run.count + 1 {
        run.append((place, form, set))
      } else {
        drop(run)
        run = number == 1 ? [(place, form, set)] : []
      }
    }
    drop(run)
  }

  /// A number of a set with the signs around it, and what stands behind them.
  private static func numberBeforeSet(_ text: String) -> (form: String, number: Int, set: Substring)? {
    let bytes = text.utf8
    guard let first = bytes.first, first.isDigit || "[(#SsNn".utf8.contains(first) else { return nil }
    let opening = text.prefix { !$0.isNumber }
    guard
      ["", "[", "(", "#", "S", "s", "Set ", "set ", "set", "Set", "SET ", "Set #", "No. ", "S ", "set #"].contains(
        opening)
    else { return nil }
    let digits = text[opening.endIndex...].prefix { $0.isNumber }
    let behind = text[digits.endIndex...]
    let closing = behind.prefix { " ])/:|-–—,.=>→".contains($0) }
    guard let number = Int(digits), (1...20).contains(number), !closing.isEmpty,
      closing != "." && closing != "/" && closing != ",",
      closing.last == " " || !"-,".contains(closing.last ?? " ")
    else { return nil }
    // `1 60` alone says nothing of which set it is.
    guard closing.contains(where: { $0 != " " }) || !opening.isEmpty || closing.count > 1 else { return nil }
    return ("\(opening)#\(closing)", number, behind[closing.endIndex...])
  }
}
