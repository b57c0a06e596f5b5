import TextStreams

/// The exercises that a paragraph names.
extension NoteParagraphReader {
  /// Words that names are not made of, but sentences are.
  private static let smallWords: NoteWordSet = [
    "the", "a", "an", "and", "then", "i", "i'm", "we", "it", "did", "do", "was", "were", "with", "for", "at", "on",
    "of",
    "in", "my", "but", "so", "got", "after", "that", "this", "first", "next", "last", "only", "just", "set", "sets",
    "reps", "rep", "warmed", "warmup", "warm-up", "warm-ups", "warmups", "some", "more", "each", "per", "came",
    "forgot",
    "come",
    "kg", "kilos", "lbs", "pounds", "m", "k", "km", "metres", "meters", "s", "felt", "is", "are", "as", "or", "which",
    "because", "again", "today", "work",
    "working",
    "finished", "started", "went", "had", "took", "into", "from", "before", "by", "than", "easy", "heavy", "light",
    "bodyweight",
    "to", "warm", "both", "year", "old", "seconds", "minutes", "minute", "second", "two", "three", "four", "five",
  ]

  /// Names of one word that are things, places and deeds of other kinds as well.
  private static let ambiguous: NoteWordSet = [
    "bench", "press", "row", "run", "walk", "bike", "clean", "hold", "pull", "push", "jump", "step", "dip", "box",
    "rower", "swim", "hang", "carry", "stretch", "rest", "bar", "rope", "sled", "cycling", "running", "walking", "jog",
    "presses", "pulls", "belt", "chest", "abs", "core", "legs", "back", "shoulders", "arms", "yoga", "hiking",
    "climbing",
    "treadmill", "cycle", "jerk", "ring", "rings", "cable", "dumbbell", "dumbbells", "machine", "barbell", "kettlebell",
    "lift", "lifts",
    "stairs", "stair", "floor", "wall", "hangboard", "mobility", "stretching", "warm", "pump", "cardio", "steps",
    "walked", "ran", "game", "football",
    "tennis", "march",
  ]
  /// What stands behind such a word where it is an exercise.
  private static let behindNames: NoteWordSet = [
    "was", "were", "at", "for", "with", "first", "next", "after", "then", "went", "felt", "today", "stayed", "just",
    "got",
    "again", "day", "press", "pressing", "moved", "came", "warm", "worked", "up", "started",
  ]
  private static let beforeThings: NoteWordSet = [
    "a", "to", "could", "couldn't", "in", "of", "on", "my", "the", "an", "from", "under", "got", "and", "that", "near",
    "by",
  ]
  /// What is moved, or how, at the end of names that no list has.
  private static let heads: NoteWordSet = [
    "bike", "rower", "treadmill", "step-downs", "downs", "balance", "flies", "flys", "flyes", "fly", "flye", "raises",
    "raise", "extensions",
    "extension", "pushdowns",
    "pushdown", "pulldowns", "pulldown", "rows", "row", "curls", "curl", "crunches", "crunch", "hangs", "hang", "holds",
    "hold", "planks", "plank", "swings", "swing", "bugs", "bug", "bridges", "bridge", "press", "presses", "squats",
    "squat", "deadlifts", "deadlift", "rdls", "rdl", "dips", "pull-ups", "pullups", "ups", "chins", "pushups",
    "push-ups",
    "rotations", "rotation", "shrugs", "lunges", "lunge", "thrusts", "thrust", "aparts", "apart", "deck", "crushers",
    "crusher", "kickbacks", "kickback", "carry", "carries", "walk", "walks", "farmers", "sit", "stand", "handstand",
    "handstands", "twists", "twist", "rollouts", "rollout", "wheel", "cleans", "snatches", "jerks", "yoke", "jumps",
    "pullovers", "pullover", "machine", "fallouts", "throws", "slams", "crawls", "crawl", "drags", "pulls", "pull",
    "laterals",
    "raisers", "good-mornings", "mornings", "hinges", "swing", "burpees", "sit-ups", "situps", "v-ups", "abduction",
    "adductor", "abductor",
    "adduction", "halos", "windmills", "getups", "get-ups", "step-ups", "hinge", "delts", "calves", "muscle-ups",
    "rolls",
  ]
  /// Names of one word that the catalogue need not have.
  private static let nouns: NoteWordSet = [
    "flies", "flys", "flyes", "rows", "curls", "chins", "hangs", "crunches", "planks", "shrugs", "lunges", "rdls",
    "laterals",
    "farmers", "yoke", "burpees", "pulldowns", "pushdowns", "deads", "squats", "dips", "raises", "get-ups", "getups",
    "halos", "extensions",
    "thrusts", "cleans",
    "snatches",
  ]
  private static let machines: NoteWordSet = ["rower", "bike", "treadmill", "elliptical", "erg", "skierg", "airdyne"]
  /// Deeds that name their exercise.
  private static let deeds = [
    "squatted": "Squat", "benched": "Bench press", "deadlifted": "Deadlift", "pressed": "Press", "rowed": "Row",
    "planked": "Plank", "curled": "Curl", "ran": "Run", "overhead pressed": "Overhead press",
    "bench pressed": "Bench press", "front squatted": "Front squat", "dead hung": "Dead hang",
  ]

  mutating func findNames() {
    var place = 0
    while place < tokens.count {
      if let (end, name) = name(at: place) {
        namesAt[place] = (end, name)
        place = end
      } else {
        place += 1
      }
    }
  }

  /// Where words begin that name an exercise: where it ends, and its name as typed.
  private func name(at start: Int, isBehindLimb: Bool = false) -> (end: Int, name: String)? {
    guard tokens[start].kind == .word else { return nil }
    if start + 1 < tokens.count, let deed = Self.deeds["\(tokens[start].text) \(tokens[start + 1].text)"] {
      return (start + 2, deed)
    }
    if let deed = Self.deeds[tokens[start].text], isDone(start + 1),
      // `because they ran two flights together`
      !["ran", "rowed"].contains(tokens[start].text) || measure(at: start + 1) != nil
        || loadNumber(at: start + 1)?.isSure == true
    {
      return (start + 1, deed)
    }
    guard !Self.smallWords.contains(tokens[start].text) else { return nil }
    // `one arm db row`
    if !isBehindLimb, start + 2 < tokens.count, ["one", "single"].contains(tokens[start].text),
      ["arm", "leg", "hand"].contains(tokens[start + 1].text), let (end, _) = name(at: start + 2, isBehindLimb: true)
    {
      return (end, slice(start..<end))
    }
    var end = start
    while end < min(start + 6, tokens.count), tokens[end].kind == .word,
      end == start || !Self.smallWords.contains(tokens[end].text) || tokens[end].text == "to"
        || tokens[end].text == "and" && tokens[end - 1].text == "clean"
    {
      end += 1
    }
    while end > start {
      let name = slice(start..<end)
      if isName(name, start..<end) { return (end, name) }
      end -= 1
    }
    return nil
  }

  /// Whether a number stands right behind a deed: `pressed 75 for 5`.
  private func isDone(_ place: Int) -> Bool {
    guard place < tokens.count else { return false }
    return tokens[place].kind == .number || tokens[place].kind == .comma
      || ["for", "with", "at", "again", "first", "today"].contains(tokens[place].text)
  }

  /// Some tokens as typed.
  func slice(_ range: Range<Int>) -> String {
    let utf8 = text.utf8
    let start = utf8.index(utf8.startIndex, offsetBy: tokens[range.lowerBound].range.lowerBound)
    let end = utf8.index(utf8.startIndex, offsetBy: tokens[range.upperBound - 1].range.upperBound)
    return String(text[start..<end])
  }

  private func isName(_ name: String, _ range: Range<Int>) -> Bool {
    let look = names.look(name)
    let last = tokens[range.upperBound - 1].text
    if range.count == 1 {
      guard look.isKnown || Self.nouns.contains(last) || ["press", "bench"].contains(last) else { return false }
      return !Self.ambiguous.contains(last) || isNameInPlace(range)
    }
    if look.isKnown { return !Self.smallWords.contains(last) }
    // `incline dumbbells`
    if last == "dumbbells" || last == "dumbbell" {
      return range.count == 2 && ["incline", "flat", "decline"].contains(tokens[range.lowerBound].text)
    }
    return Self.heads.contains(last) && look.share >= 0.5
      && !range.contains { names.words.isProse(tokens[$0].text) }
  }

  private func isUnitOfMeasure(_ place: Int) -> Bool {
    tokens[place].text.hasPrefix("min") || ["m", "k", "km", "metres", "meters"].contains(tokens[place].text)
  }

  /// Whether a word that may be a thing is an exercise, by what stands beside it.
  private func isNameInPlace(_ range: Range<Int>) -> Bool {
    let before = range.lowerBound > 0 ? tokens[range.lowerBound - 1] : nil
    // `For the press I used only the bar`
    if let before, before.text == "the", range.lowerBound > 1, tokens[range.lowerBound - 2].text == "for" {
      return true
    }
    // `on the rower, 500 m`, `ten minutes on the bike`, `a 2k row`
    if Self.machines.contains(tokens[range.lowerBound].text) || tokens[range.lowerBound].text == "row" {
      let next = range.upperBound
      let isMeasured = measure(at: next + 1) != nil || measure(at: next) != nil
      if isMeasured, next < tokens.count, tokens[next].kind == .comma || tokens[next].text == "for" { return true }
      if let before, before.kind == .word, ["m", "k", "km"].contains(before.text) { return true }
      if range.lowerBound > 3, tokens[range.lowerBound - 2].text == "on",
        isUnitOfMeasure(range.lowerBound - 3)
      {
        return true
      }
    }
    if let before, before.kind == .word, Self.beforeThings.contains(before.text), before.text != "and" { return false }
    guard range.upperBound < tokens.count else { return true }
    let next = tokens[range.upperBound]
    switch next.kind {
    case .number, .comma, .stop, .colon, .dash, .at: return true
    case .word: return Self.behindNames.contains(next.text)
    default: return false
    }
  }
}
