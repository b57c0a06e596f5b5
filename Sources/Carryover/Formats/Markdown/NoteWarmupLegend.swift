/// Where the warm-up sets of a document stand, as a line of it says.
struct NoteWarmupLegend: Sendable {
  /// Whether sets in brackets are warm-ups: `things in brackets = warm-ups`.
  var isInBrackets = false
  /// Whether sets before a bar are: `Left of the bar = warmup sets`.
  var isBeforeBar = false

  /// Whether each warm-up has a mark of its own, as a line with two of them shows.
  var isOfOne = false

  /// Whether a letter at a set's numbers says that it was a drop: `w = warm up, d = drop`.
  var hasLetterOfDrop = false
  /// Whether another says that it was a warm-up.
  var hasLetterOfWarmup = false

  /// Whether a letter before sets says that they are warm-ups, up to the end of a sentence: `Bench w 20x10, 40x5. 60x8`.
  var hasLetterBeforeSets = false

  /// Whether all lines of sets but the last of an exercise are: `Last line of every lift is the work, all above is warm-up`.
  var isAboveLast = false

  private static let words = NoteBeginnings([
    "bracket", "brackets", "brackets:", "parentheses", "parens", "bar", "warmups", "warm", "warmup",
  ])
  private static let placesBeforeBars = [
    "left of // ", "before // ", "before the // ", "left of the |", "left of |", "before the |", "before the slash",
    "left of the slash",
  ]
  /// `Aufwärmsätze stehen in Klammern`, `échauffement entre parenthèses`
  private static let brackets: NoteWordSet = [
    "klammern", "klammer", "parenthèses", "parentheses", "paréntesis", "parênteses", "parentesi",
    "haakjes",
  ]
  private static let beginningsOfWarmups = ["aufwärm", "échauf", "calent", "aquec", "riscald", "opwarm"]

  private static let nouns: NoteWordSet = ["reps", "kg", "lb", "lbs", "weight", "load", "sets", "pounds", "kilos"]

  /// Takes what a line says of it.
  mutating func collect(_ text: String) {
    // `bench: wu 1x10 @95, wu 1x5 @135, 3x8 @165`, `Squat AW 40x8 AW 60x5 80x5`
    if !isOfOne, text.utf8.count <= 160, text.hasDigit,
      ["wu ", "w/u ", "aw ", "AW ", "WU "].contains(where: { text.containsBytes(of: $0) })
    {
      let words = text.split(separator: " ")
      let marks = words.indices.filter { ["wu", "w/u", "aw"].contains(words[$0].lowercased()) }
      isOfOne =
        marks.count > 1 && marks.allSatisfy { $0 + 1 < words.count && words[$0 + 1].utf8.first?.isDigit == true }
        && marks.last.map { $0 + 2 < words.count && words.last?.hasDigit == true } == true
    }
    // `[ ] = warmup`
    if !isInBrackets, text.containsBytes(of: "] = warm") || text.containsBytes(of: ") = warm") {
      isInBrackets = ["[ ] = warm", "[] = warm", "( ) = warm", "() = warm"].contains { text.containsBytes(of: $0) }
    }
    // `wt x reps x sets, @ = rpe, w = warm up`
    if !hasLetterBeforeSets, text.utf8.count <= 200, text.containsBytes(of: " w = warm") {
      hasLetterBeforeSets = text.containsBytes(of: " x reps")
    }
    if !hasLetterOfDrop, text.utf8.count <= 200, text.containsBytes(of: "drop") {
      let words = text.lowercased().replacing("=", with: " = ").split { " ,;:().".contains($0) }
      func says(_ letter: Substring, _ meanings: [String]) -> Bool {
        words.indices.dropLast(2).contains { place in
          words[place] == letter && words[place + 1] == "=" && meanings.contains(String(words[place + 2]))
            && (place + 3 == words.count || !["the", "a", "bar", "weight"].contains(words[place + 3]))
        }
      }
      hasLetterOfDrop = says("d", ["drop", "dropset", "drops", "drop-set"])
      hasLetterOfWarmup = hasLetterOfDrop && says("w", ["warm", "warmup", "warm-up", "warmups"])
    }
    if !isInBrackets, text.utf8.count <= 200, !text.hasDigit,
      case let words = text.lowercased().split(whereSeparator: { !$0.isLetter }),
      words.contains(where: Self.brackets.contains),
      words.contains(where: { word in Self.beginningsOfWarmups.contains { word.hasPrefix($0) } })
    {
      isInBrackets = true
      return
    }
    guard text.utf8.count <= 200, Self.words.mayBeIn(text), !NoteAssembly.hasProduct(text) else { return }
    // `left of // is warming up`, `Warmups left of the |, work sets right of it`
    if Self.placesBeforeBars.contains(where: {
      text.lowercased().containsBytes(of: $0)
    }),
      text.lowercased().containsBytes(of: "warm")
    {
      isBeforeBar = true
      return
    }
    let words = text.lowercased().split { !$0.isLetter }
    guard let warmup = words.firstIndex(where: { $0.hasPrefix("warm") || $0 == "wu" }), !words.contains("no"),
      !words.contains("not")
    else { return }
    if !text.hasDigit, let last = words.firstIndex(of: "last"), last + 1 < words.count,
      ["line", "lines", "weight", "row"].contains(words[last + 1]),
      words.contains("above") || words.contains("before")
        || words.contains("rest"), words.contains(where: { $0.hasPrefix("work") })
    {
      isAboveLast = true
    }
    // `log is reps x lb, (warmups)`: what stands in brackets, beside what the numbers are.
    if text.utf8.count <= 100, !text.hasDigit, words.contains(where: Self.nouns.contains),
      text.containsBytes(of: " x ") || text.contains("×")
    {
      isInBrackets =
        isInBrackets
        || ["(warmups)", "(warm-ups)", "(warm ups)", "(warmup)"].contains { text.lowercased().containsBytes(of: $0) }
    }
    if text.utf8.count <= 100,
      let place = words.firstIndex(where: { $0.hasPrefix("bracket") || $0.hasPrefix("paren") })
    {
      // `Things in brackets = warm-ups, as always`, `(warmups in parens)`, `brackets = warm ups`
      let isIn = place > 0 && words[place - 1] == "in" || words.dropFirst(place + 1).first == "are"
      isInBrackets = isInBrackets || isIn || warmup == place + 1
    }
    guard text.hasByte(UInt8(ascii: "=")) || words.contains("are") || words.contains("is") else { return }
    // `Left of the bar = warmup sets, right of the bar = work sets`, `warmups before the bar`
    for place in words.indices.dropFirst(2) where words[place] == "bar" && words[place - 1] == "the" {
      let isLeft = place > 2 && words[place - 3] == "left" && words[place - 2] == "of"
      let isBefore = isLeft || words[place - 2] == "before" && !words.contains("is")
      // `Right of the bar is warmup, left of the bar is work`
      let isNear = words.contains("is") ? (1...3).contains(warmup - place) : abs(warmup - place) <= 5
      isBeforeBar = isBeforeBar || isBefore && isNear
    }
  }
}
