import TrainingModel

/// The numbers of a sentence, and what they count.
extension NoteParagraphReader {
  static let limbs: NoteWordSet = [
    "side", "leg", "arm", "hand", "sides", "legs", "arms", "way", "time", "direction", "foot",
  ]
  static let adjectives: NoteWordSet = [
    "more", "heavy", "easy", "work", "working", "warm-up", "warmup", "warm", "up", "back-off", "backoff", "back", "off",
    "down", "good", "solid", "paused", "quick", "light", "further", "extra", "straight", "top", "lighter", "heavier",
    "hard", "full", "final", "last", "feeder", "slow", "strict", "clean", "real", "proper", "other", "total", "drop",
    "whole", "set", "rest-pause", "amrap",
  ]
  static let setNouns: NoteWordSet = [
    "sets", "set", "rounds", "round", "hangs", "attempts", "runs", "lots", "trips", "goes", "efforts",
  ]
  static let repNouns: NoteWordSet = [
    "reps", "rep", "repetitions", "repetition", "times", "steps", "each", "apiece",
  ]
  static let kilograms: NoteWordSet = ["kg", "kgs", "kilo", "kilos", "kilograms"]
  static let pounds: NoteWordSet = ["lb", "lbs", "pound", "pounds"]
  /// What stands before a load that no unit follows.
  static let leads: NoteWordSet = [
    "at", "with", "to", "on", "was", "the", "up", "loaded", "added", "using", "holding", "were", "hit", "did", "took",
    "used", "went", "stayed", "kept",
  ]
  static let fillers: NoteWordSet = [
    "another", "a", "an", "easy", "only", "just", "about", "clean", "solid", "good", "nice", "hard", "grindy", "slow",
    "some", "all", "my",
  ]

  /// Whether a number is one of something else than repetitions: a load, a number of sets, of seconds.
  func isOfOther(_ place: Int) -> Bool {
    guard let next = token(place + 1) else { return false }
    switch next.kind {
    case .times: return true
    case .word:
      return next.text == "for" && !["warm", "warming", "warmup", "my", "the"].contains(word(place + 2))
        // `four a side for 8`
        || ["a", "per"].contains(next.text) && word(place + 2) == "side" && word(place + 3) == "for"
        || Self.kilograms.contains(next.text) || Self.pounds.contains(next.text)
        || setCount(at: place) != nil || unitOfTime(place + 1) != nil || unitOfLength(place + 1) != nil
        || Self.otherUnits.contains(next.text) && !Self.repNouns.contains(next.text)
    default: return false
    }
  }

  /// A number of repetitions.
  func count(at place: Int) -> Int? {
    guard let token = token(place), token.isWhole, !token.isPlural, !token.isSigned, (1...200).contains(token.value),
      !isOfOther(place), !Self.settings.contains(word(place - 1)), word(place - 1) != "than"
    else { return nil }
    return Int(token.value)
  }

  /// Whether a word says that numbers before it are repetitions: `8 reps`, `8 each`, and no `each leg`.
  private func endsInNoun(_ place: Int) -> Bool {
    Self.repNouns.contains(word(place)) && (word(place) != "each" || !Self.limbs.contains(word(place + 1)))
  }

  /// Repetitions of one set or several: `8`, `8, 8 and 7`, `8 reps and then 7 reps`.
  func counts(at start: Int) -> (counts: [Int], end: Int)? {
    guard let first = count(at: start) else { return nil }
    var counts = [first]
    var end = start + 1
    if endsInNoun(end) { end += 1 }
    while counts.count < 12 {
      var next = end
      if kind(next) == .comma { next += 1 }
      if word(next) == "and" { next += 1 }
      if word(next) == "then" { next += 1 }
      if word(next) == "another" || word(next) == "only" { next += 1 }
      // `20 steps, two times`
      if word(next + 1) == "times", token(next)?.value ?? 9 <= 5, counts[0] > 5 { break }
      guard let value = count(at: next), value <= max(3 * counts[0], counts[0] + 12) else { break }
      // `5 and 10 minutes`, `8, 90 on the plan`
      if value > 60, counts[0] < 30 { break }
      counts.append(value)
      end = next + 1
      if endsInNoun(end) { end += 1 }
    }
    return (counts, end)
  }

  /// How many sets: `three more sets`, `a set`, `one warm-up set`.
  func setCount(at place: Int) -> (count: Int, end: Int, isWarmup: Bool)? {
    guard let first = token(place) else { return nil }
    var count = 1
    // `three times 15`
    if first.isWhole, (2...10).contains(first.value), word(place + 1) == "times", token(place + 2)?.kind == .number {
      return (Int(first.value), place + 2, false)
    }
    switch first.kind {
    case .number where first.isWhole && first.value <= 20 && !first.isPlural && first.value > 0:
      count = Int(first.value)
    case .word where ["a", "one", "another", "an"].contains(first.text): count = 1
    default: return nil
    }
    var end = place + 1
    var isWarmup = false
    while end < place + 5, Self.adjectives.contains(word(end)),
      !Self.setNouns.contains(word(end)) || word(end + 1) == "sets"
    {
      if word(end).hasPrefix("warm") { isWarmup = true }
      end += 1
    }
    guard Self.setNouns.contains(word(end)) else { return nil }
    return (count, end + 1, isWarmup)
  }

  /// `a single`, `two heavy doubles`, `triples`
  func fewReps(at place: Int) -> (sets: Int, reps: Int, end: Int)? {
    guard let first = token(place) else { return nil }
    var count = 1
    var end = place
    switch first.kind {
    case .number where first.isWhole && (1...10).contains(first.value): (count, end) = (Int(first.value), place + 1)
    case .word where ["a", "one", "another", "an"].contains(first.text): end = place + 1
    default: break
    }
    while end < place + 4, Self.adjectives.contains(word(end)) { end += 1 }
    let reps: Int
    switch word(end) {
    case "single", "singles": reps = 1
    case "double", "doubles": reps = 2
    case "triple", "triples": reps = 3
    default: return nil
    }
    guard end > place || word(end).hasSuffix("s") else { return nil }
    return (count, reps, end + 1)
  }

  /// A number that may be a load, with its unit.
  func loadNumber(at start: Int) -> (load: Load, end: Int, isSure: Bool)? {
    var place = start
    if kind(place) == .plus { place += 1 }
    guard let number = token(place), number.kind == .number, number.value > 0, number.value < 1500 else { return nil }
    var end = place + 1
    var unit: LoadUnit?
    if Self.kilograms.contains(word(end)) {
      unit = .kilogram
      end += 1
    } else if Self.pounds.contains(word(end)) {
      unit = .pound
      end += 1
    }
    var isSure = unit != nil || number.isPlural || number.isSigned || !number.isWhole
    // `at 3 pm`, `with 4 seconds`, `at pin 7`
    guard unitOfTime(end) == nil, unitOfLength(end) == nil, unit != nil || !Self.otherUnits.contains(word(end)),
      !Self.settings.contains(word(place - 1)), word(place - 1) != "than"
    else { return nil }
    // `24 kg bells`, `100 a hand`, `10 kg on the belt`
    if ["a", "per", "each", "in", "by"].contains(word(end)), ["hand", "dumbbell"].contains(word(end + 1)) {
      end += 2
      isSure = true
    } else if word(end) == "in", word(end + 1) == "each", word(end + 2) == "hand" {
      end += 3
    }
    if isSure, Self.things.contains(word(end)), namesAt[end] == nil { end += 1 }
    if word(end) == "on", ["the", "my"].contains(word(end + 1)) {
      // `10 kg on the belt`, `30 on the ez bar`
      let holder = ["ez", "trap", "straight"].contains(word(end + 2)) ? end + 3 : end + 2
      if Self.holders.contains(word(holder)) {
        end = holder + 1
        isSure = true
      }
    }
    if word(end) == "of", ["assistance", "assist", "help"].contains(word(end + 1)) { end += 2 }
    return (load(number.value, unit), end, isSure)
  }

  static let misses: NoteWordSet = ["missed", "failed", "fail", "miss", "no"]
  /// What a number counts that is none of a set.
  static let otherUnits: NoteWordSet = [
    "am", "pm", "hours", "hour", "kcal", "cal", "calories", "percent", "week", "weeks", "days", "day", "years", "year",
    "people", "degrees", "g", "grams", "euros", "dollars", "quid", "bpm", "cm", "mm", "inches", "times", "reps", "rep",
    "repetitions", "plates", "plate", "months", "month", "sets", "rounds",
  ]
  /// What the number behind is a setting of.
  static let settings: NoteWordSet = [
    "pin", "seat", "level", "hole", "setting", "notch", "position", "stage", "incline", "age", "rpe", "between", "week",
    "day", "page", "chapter", "number", "block", "cycle", "workout",
  ]
  static let things: NoteWordSet = [
    "dumbbells", "dumbbell", "dbs", "db", "kettlebell", "kettlebells", "bells", "bell", "plate", "plates", "bar", "kb",
    "vest", "barbell", "stack",
  ]
  static let holders: NoteWordSet = [
    "belt", "sled", "bar", "stack", "machine", "vest", "cable", "dial", "pin", "plate", "ends",
  ]
}
