import TextStreams
import TrainingModel

/// Exercises without sets of which somebody says that they were not done.
extension NoteAssembly {
  /// `Calf raise - skipped, someone camped on it`, `Leg press: not today`, `Planche work left out, wrist`: one set that was
  /// planned, of which nothing more is known.
  mutating func readOmitted(_ line: NoteLine) -> Bool {
    if let plan = omittedPlan(line), open.exercise != nil, !hasSets {
      appendPlan(plan, line)
      return true
    }
    // Few lines have one of the words.
    guard line.kind == .text || line.kind == .item, line.plain.utf8.count <= 120,
      document.words.filters.omitted.mayBeIn(line.plain)
    else { return false }
    // `skipped` alone below a name
    if let first = line.plain.split(whereSeparator: { ",.;".contains($0) }).first, first.utf8.count <= 24,
      open.exercise != nil,
      // `set 3  skipped` below a line of columns; a written `(skipped)` is the notation's.
      line.plain.first != "(" ? !hasSets : line.plain == "(skipped)" && !line.raw.contains("("),
      line.box != .ticked,
      line.plain.utf8.count <= 24 ? saysOmitted(line.plain) : saysOmitted(String(first)) && isBelowItsName,
      index + 1 >= lines.count || lines[index + 1].kind == .blank || !standsOverMore(line)
    {
      appendOmitted(line.plain, line)
      return true
    }
    guard line.box != .ticked, !line.isRepeated, !line.isEscaped,
      let (name, remark) = omitted(line.plain), !standsOverMore(line)
    else { return false }
    // `> Leg press 3x12` was planned above, and is not planned once more.
    if let (section, exercise) = plannedExercise(name) {
      addNote(text: remark, at: .exercise(section, exercise))
      return true
    }
    // `Bench press 60x8` below says that it was done after all.
    if let next = lines[(index + 1)...].first(where: { $0.kind != .blank }), next.plain.hasDigit,
      next.plain.lowercased().hasPrefix(name.lowercased())
    {
      return false
    }
    beginExercise(name, line)
    appendOmitted(remark, line)
    return true
  }

  /// `pas fait, plus le temps (prévu 3 x 10 à 25 kg)`, `pulei (era 3x20 com 40kg)`: the sets that were not done, where a
  /// line says first that they were not; `nil` for any other line.
  func omittedPlan(_ line: NoteLine) -> NotationReading? {
    guard line.kind == .text || line.kind == .item, line.box == nil, !line.isEscaped, line.plain.hasDigit,
      (10...120).contains(line.plain.utf8.count), document.words.filters.omitted.mayBeIn(line.plain),
      let sign = line.plain.firstIndex(where: { ",，(（".contains($0) }),
      case let said = line.plain[..<sign].trimmedSpaces, saysOmitted(said),
      let digit = line.plain[sign...].firstIndex(where: \.isNumber),
      // `did squats 3x10 instead` was another exercise, and `next week 3x12` is another day.
      let lead = line.plain[sign..<digit].lastIndex(where: { ",，(（".contains($0) }),
      case let words = line.plain[lead..<digit].dropFirst().split(whereSeparator: { " :+".contains($0) }),
      words.allSatisfy({ document.words.word($0) == .planned || Self.beforePlans.contains($0) }),
      !words.isEmpty || "(（".contains(line.plain[lead])
    else { return nil }
    let start =
      digit > line.plain.startIndex && line.plain[line.plain.index(before: digit)] == "+"
      ? line.plain.index(before: digit) : digit
    let plan = line.plain[start...].prefix { !")）".contains($0) }.trimmedSpaces
    var context = NotationContext()
    context.conventions = document.conventions
    context.loadUnit = loadUnit
    guard var reading = document.reader.read(plan, in: context), reading.name.isEmpty, !reading.sets.isEmpty,
      reading.sets.allSatisfy({ $0.reps != nil || $0.duration != nil || $0.distance != nil })
    else { return nil }
    for place in reading.sets.indices { reading.sets[place].plan() }
    reading.note = line.plain
    return reading
  }

  private static let beforePlans: NoteWordSet = [
    "plan", "was", "were", "the", "planned", "war", "waren", "wäre", "wären", "era", "eran", "eram", "erano", "da",
    "fare",
    "stand", "auf", "dem", "c'était", "était", "tocaba", "tocaban", "prévu", "prévus", "prévues", "sur", "le",
    "programme",
    "should've", "been", "should", "have", "supposed", "to", "be",
  ]

  private mutating func appendPlan(_ plan: NotationReading, _ line: NoteLine) {
    append(plan, line)
    open.exercise?.keepsPlans = true
    use(.sets)
  }

  /// The exercise of a name that has nothing but sets that were planned.
  private func plannedExercise(_ name: String) -> (section: Int, exercise: Int)? {
    let key = NoteWords.key(name)
    for section in session.sections.indices {
      for (place, exercise) in session.sections[section].exercises.enumerated()
      where NoteWords.key(exercise.name) == key {
        let sets = exercise.setGroups.flatMap(\.sets)
        if !sets.isEmpty, sets.allSatisfy({ !$0.isCompleted }) { return (section, place) }
      }
    }
    return nil
  }

  /// Whether the line above names the exercise, and the next begins something else.
  private var isBelowItsName: Bool {
    index > 0 && uses[index - 1] == .exercise && (index + 1 == lines.count || lines[index + 1].kind == .blank)
  }

  /// The set of an exercise that was not done, with what is said of it.
  mutating func appendOmitted(_ remark: String, _ line: NoteLine) {
    var set = LoggedSet(id: Identifier(.zero))
    set.isCompleted = false
    append(NotationReading(sets: [set], note: remark, isSkipped: true), line)
    open.exercise?.keepsPlans = true
    use(.sets)
  }

  /// Whether lines below hang on a line, or tell sets without a name, which may be what was done after all.
  private func standsOverMore(_ line: NoteLine) -> Bool {
    if index + 1 < lines.count, lines[index + 1].kind != .blank, lines[index + 1].rank > line.rank { return true }
    guard let next = lines[(index + 1)...].first(where: { $0.kind != .blank }), !isHead(next) else { return false }
    let word = next.plain.prefix { $0.isLetter }
    return next.plain.first?.isNumber == true || next.plain.first == "+"
      || document.words.word(word) == .sets || document.words.word(word) == .bodyweight
      || word.utf8.count == 1
        && next.plain.hasDigit
  }

  /// The name of an exercise, and the words behind it that say that it was not done.
  func omitted(_ text: String) -> (name: String, remark: String)? {
    let words = text.split(separator: " ")
    // `(warm-up, skipped)` is a set in brackets, and names nothing.
    guard words.count > 1, text.first != "(", !Self.hasProduct(text), Self.numbersTellWhen(words),
      !words.contains(where: { Self.afterAll.contains($0.filter(\.isLetter)) })
    else {
      return nil
    }
    for count in 1...min(6, words.count - 1) {
      let last = words[count - 1]
      var start = count
      let isDash = ["-", "–", "—", "--", "->", "→", ":", ">"].contains(words[count])
      if isDash { start += 1 }
      let isBracket = start < words.count && words[start].first == "("
      let isDivided = isDash || isBracket || last.last.map { ":,;.".contains($0) } == true
      guard start < words.count,
        saysOmitted(words[start...], isDivided: isDivided) || isDash && endsOmitted(words[start...])
      else {
        if isDivided { return nil }
        continue
      }
      let name = text[..<last.endIndex].drop { $0 == " " }
      let bare = name.prefix(
        upTo: name.lastIndex { !":,;.".contains($0) }.map { name.index(after: $0) } ?? name.endIndex)
      guard isNameOfOmitted(String(bare), isDivided: isDivided) else { return nil }
      return (label(String(bare)), String(text[words[start].startIndex...]))
    }
    return nil
  }

  /// `they woke up at 28 min`, `wait until week 16`: numbers that tell when, and of no set.
  private static func numbersTellWhen(_ words: [Substring]) -> Bool {
    words.indices.allSatisfy { place in
      !words[place].hasDigit
        || place > 1
          && ["until", "till", "at", "week", "by", "um", "bis", "à", "hasta", "om", "closes", "closed"].contains(
            words[place - 1].lowercased())
    }
  }

  private func isNameOfOmitted(_ name: String, isDivided: Bool) -> Bool {
    let look = document.names.look(label(name))
    guard look.isKnown || look.isLikely && look.wordCount > 1 && (isDivided || look.wordCount <= 3),
      document.words.entry(name)?.lists.contains(.group) != true,
      document.words.section(name) == nil, document.words.word(name) == nil, document.words.field(name) == nil
    else { return false }
    return !name.split(separator: " ").contains { word in
      Self.noExercises.contains(word) || document.words.word(word) == .warmup || document.words.word(word) == .sets
        || document.words.word(word) == .reps || document.words.word(word) == .rest
    }
  }

  /// `baby woke up, didnt happen`: why, and then that nothing was done.
  private func endsOmitted(_ words: ArraySlice<Substring>) -> Bool {
    guard words.count <= 14, let last = words.lastIndex(where: { $0.hasSuffix(",") }), last + 1 < words.endIndex,
      case let end = words[(last + 1)...].joined(separator: " ")
    else { return false }
    return !words.contains { $0.hasDigit } && document.words.isListed(end, .denied)
  }

  /// Whether a text says no more than that nothing was done, and why.
  func saysOmitted(_ text: String) -> Bool {
    !text.hasDigit && saysOmitted(text.split(separator: " ")[...], isDivided: true)
  }

  /// Whether words begin with saying that nothing was done, and go on with nothing but why.
  private func saysOmitted(_ words: ArraySlice<Substring>, isDivided: Bool) -> Bool {
    // `press: I didn't bother`
    var start = words.startIndex
    while start < words.endIndex - 1, Self.beforeDenials.contains(words[start]) { start += 1 }
    // No look at the words that follow where none of them is in what is looked for.
    guard words[start...].prefix(4).contains(where: { document.words.filters.omitted.mayBeIn($0) }) else {
      return false
    }
    for count in (1...4).reversed() where start + count <= words.endIndex {
      let phrase = words[start..<(start + count)].joined(separator: " ")
      let said = phrase.drop { $0 == "(" }.prefix { !"),.;:!".contains($0) }
      guard phrase.drop(while: { $0 == "(" }).dropFirst(said.count).utf8.count <= 2,
        document.words.isListed(said, .denied)
          || (isDivided || said.contains(" ") || phrase.hasSuffix(",")) && document.words.isListed(said, .omitted)
      else { continue }
      if phrase.last.map({ "),.;:!".contains($0) }) == true || start + count == words.endIndex { return true }
      let next = words[start + count]
      return Self.reasonsOfDenials.contains(next) || ["-", "–", "—", "--", "("].contains { next.hasPrefix($0) }
    }
    return false
  }

  /// Words that say that something was done after all.
  private static let afterAll: NoteWordSet = [
    "only", "just", "juste", "nur", "solo", "sólo", "só", "maar", "alleen", "trotzdem", "anyway",
  ]

  private static let noExercises: NoteWordSet = [
    "belt", "rack", "pr", "prs", "shoes", "straps", "grip", "sauna", "box", "shoulder", "knee", "elbow", "hip", "back",
    "pull", "push", "legs", "arms", "chest", "shoulders", "core",
    "day", "days", "session", "sessions", "workout", "workouts", "class", "training", "gym", "week", "set", "sets",
    "rep", "reps", "last", "rest", "lunch", "breakfast", "dinner", "tag", "einheit", "séance", "sesión", "treino",
    "allenamento", "sessie", "seduta", "jour", "día", "dia", "giorno", "dag",
  ]
}
