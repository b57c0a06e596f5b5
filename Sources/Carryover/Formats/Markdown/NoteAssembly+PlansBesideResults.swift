import TextStreams

/// Lines that have what was planned and what was done under the same words each: `Row  target 3x8 @ 50  ACTUAL 8, 8, 7`.
extension NoteAssembly {
  private static let wordsOfPlans = [
    "target", "planned", "plan", "goal", "soll", "geplant", "prévu", "objectif", "objetivo", "meta", "tenía",
    "previsto",
    "doel", "gepland",
  ]
  private static let wordsOfResults = [
    "actual", "done", "result", "did", "ist", "gemacht", "réalisé", "fait", "hecho", "hice", "fiz", "feito", "fatto",
    "gedaan",
  ]
  /// Those of English are read behind a comma by others.
  private static let english: NoteWordSet = ["actual", "done", "result", "did"]

  private static let beginningsOfPlans = NoteBeginnings(wordsOfPlans)

  mutating func spellPlansBesideResults(_ places: [Int]) {
    for place in places where isSpellable(place, to: 200) { dropPlanOfParts(place) }
    for place in places where isSpellable(place, to: 200) && Self.beginningsOfPlans.mayBeIn(lines[place].plain) {
      dropRemarkBehindResult(place)
      guard let (name, plan, result) = planAndResult(lines[place].plain) else { continue }
      if result.isEmpty {
        lines[place].plain = "\(name): target \(plan)"
      } else if NoteStructureWords.carriedOut.contains(result.lowercased()) || Self.isAllAsWritten(result) {
        setAside(result, at: place)
        lines[place].plain = "\(name): target \(plan), done as written"
      } else {
        lines[place].plain = "\(name): target \(plan) → \(withoutProse(result, at: place))"
      }
    }
  }

  /// The three parts, where the words stand apart from the others: by two spaces, or in capitals.
  private func planAndResult(_ text: String) -> (name: String, plan: String, result: String)? {
    let lower = text.lowercased()
    guard lower.utf8.count == text.utf8.count,
      let plan = Self.wordsOfPlans.lazy.compactMap({ lower.bytesRange(of: " \($0) ") }).first,
      let result = Self.wordsOfResults.lazy.compactMap({ word in
        lower[plan.upperBound...].bytesRange(of: " \(word)")
      }).first(where: { range in
        range.upperBound == lower.endIndex || " :".contains(lower[range.upperBound])
      })
    else { return nil }
    let offset = { (index: String.Index) in lower.utf8.distance(from: lower.startIndex, to: index) }
    let at = { (count: Int) in text.utf8.index(text.startIndex, offsetBy: count) }
    let word = text[at(offset(result.lowerBound))..<at(offset(result.upperBound))]
    let before = text[at(offset(plan.upperBound))..<at(offset(result.lowerBound))]
    let isBehindComma = before.hasSuffix(",") && !Self.english.contains(word.trimmedSpaces)
    guard before.hasSuffix(" ") || !word.contains(where: \.isLowercase) || isBehindComma,
      Self.hasProduct(String(before))
    else {
      return nil
    }
    var name = text[..<at(offset(plan.lowerBound))].trimmedSpaces[...]
    // `A  Low bar squat`
    if name.utf8.first.map({ $0 &- 65 < 26 }) == true, name.dropFirst().hasPrefix("  ") { name = name.dropFirst() }
    let rest = text[at(offset(result.upperBound))...].drop { $0 == ":" }.trimmedSpaces
    var told = name.trimmedSpaces
    while told.last.map({ ": ".contains($0) }) == true { told.removeLast() }
    guard !told.isEmpty, !told.hasDigit else { return nil }
    let meant = before.hasSuffix(",") ? before.dropLast() : before
    return (told, meant.trimmedSpaces, rest)
  }

  /// `plan 2x3 150 / did 3 3 - easy`: how it went.
  private mutating func dropRemarkBehindResult(_ place: Int) {
    let text = lines[place].plain
    guard let done = text.bytesRange(of: " / did "), let dash = text[done.upperBound...].bytesRange(of: " - "),
      text[done.upperBound..<dash.lowerBound].allSatisfy({ $0.isNumber || $0 == " " }),
      !text[dash.upperBound...].hasDigit,
      text[done.upperBound..<dash.lowerBound].split(separator: " ").allSatisfy({ $0.utf8.count <= 2 })
    else { return }
    setAside(String(text[dash.upperBound...]), at: place)
    let counts = text[done.upperBound..<dash.lowerBound].split(separator: " ")
    lines[place].plain.replaceSubrange(done.upperBound..., with: counts.joined(separator: ", "))
  }

  /// `all done as written`
  private static func isAllAsWritten(_ text: String) -> Bool {
    let words = text.lowercased().split { !$0.isLetter }
    return !text.hasDigit && words.count <= 6 && words.contains("as")
      && words.contains { ["written", "planned", "prescribed", "programmed"].contains($0) }
      && words.contains { ["done", "all", "did"].contains($0) }
  }

  /// Of `62.5x8, felt good so 65x7` and `4 @7, 4 @8 (rpe)` the sets.
  mutating func withoutProse(_ text: String, at place: Int) -> String {
    text.replacing(" (rpe)", with: "").split(separator: ",").map { part in
      let part = part.trimmedSpaces
      guard let first = part.utf8.first, !first.isDigit,
        let digit = part.firstIndex(where: \.isNumber), case let words = part[..<digit].trimmedSpaces,
        words.split(separator: " ").count > 1, !words.contains(where: { "@(+-".contains($0) }),
        Self.hasProduct(String(part[digit...]))
      else { return part }
      setAside(words, at: place)
      return String(part[digit...])
    }.joined(separator: ", ")
  }
}
