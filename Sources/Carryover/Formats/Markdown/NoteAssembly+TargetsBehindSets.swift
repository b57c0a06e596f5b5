import TextStreams
import TrainingModel

/// What a set was to be, told behind it: `80 kg x 4 (prévu 5)`, `200x1 @8.5 -- planned 205 @8, called it`,
/// `77.5公斤 × 4次（计划5次）`.
extension NoteAssembly {
  /// Puts such a text beside its line, so that its number is none of a set, and settles the target when the line is read.
  mutating func spellTargetsBehindSets(_ places: [Int]) {
    for place in places {
      dropEffortsOfName(place)
      guard isSpellable(place, to: 160) else { continue }
      if spellSchemesBeforeColon(place) || spellPlannedEffort(place) { continue }
      let text = lines[place].plain
      guard let aside = Self.startOfAside(text), case let said = Self.upToItsEnd(text[aside.upperBound...]),
        case let head = text[..<aside.lowerBound], head.hasDigit,
        !Self.listsCounts(head) || Self.hasProduct(String(said))
      else { continue }
      // The written form has a reader of its own.
      if said.hasPrefix("target "), written(lines[place], isWarmup: false) != nil { continue }
      if speaksOfGoal(said), Self.hasProduct(String(head)), !text[said.endIndex...].hasDigit {
        setAside(String(text[aside.upperBound...]), at: place)
        lines[place].plain = String(head)
        continue
      }
      guard var target = target(said) else { continue }
      var rest = text[said.endIndex...]
      var remark: Substring = ""
      // `(planned 8 reps, shoulder)`
      if "(（".contains(text[..<aside.upperBound].last ?? " ") {
        guard let close = rest.firstIndex(where: { ")）".contains($0) }) else { continue }
        remark = rest[..<close].drop { ",，; ".contains($0) }
        rest = rest[close...].dropFirst()
      }
      rest = rest.drop { $0 == " " }
      // What follows a plan of several sets is no word on this one.
      guard !Self.hasProduct(String(rest)), rest.first.map({ ",，;.-–—b".contains($0) }) ?? true else { continue }
      target.text = String(said)
      targetsOfLines[place] = target
      if !remark.isEmpty { setAside(String(remark), at: place) }
      // `should've been 8 but my back was fried`
      let isWord = rest.first?.isLetter == true
      if isWord { setAside(String(rest), at: place) }
      lines[place].plain = isWord ? String(head) : "\(head)\(rest)"
    }
  }

  /// Gives the last set of the line that was read the target told behind it; else what is told stays a note.
  mutating func keepTarget(_ place: Int) {
    // A note has all of its line.
    guard let told = targetsOfLines[place], uses[place] != .note else { return }
    guard uses[place] == .sets || uses[place] == .exercise, let section = session.sections.indices.last,
      exerciseIndex >= 0,
      let group = session.sections[section].exercises[exerciseIndex].setGroups.indices.last,
      let last = session.sections[section].exercises[exerciseIndex].setGroups[group].sets.indices.last
    else { return addNote(text: told.text, at: .session) }
    var set = session.sections[section].exercises[exerciseIndex].setGroups[group].sets[last]
    // `6 / 6 / 5 (plan 3x6)`
    if !told.all.isEmpty { return settleAll(told, section, group) }
    // Of several sets it is the last, where each is told for itself.
    let count = document.reader.read(lines[place].plain, in: NotationContext())?.sets.count ?? 1
    let isOfLast = count == 1 || count == lines[place].plain.split(separator: ", ").count(where: \.hasDigit)
    if isOfLast, settle(&set, told) {
      session.sections[section].exercises[exerciseIndex].setGroups[group].sets[last] = set
    } else {
      addNote(text: told.text, at: .set(section, exerciseIndex, last))
    }
  }

  /// Gives as many sets as were planned their target, the last of which was read now.
  private mutating func settleAll(_ told: ToldTarget, _ section: Int, _ group: Int) {
    let all = session.sections[section].exercises[exerciseIndex].setGroups[group].sets
    var sets = all.suffix(told.all.count)
    var isSettled = sets.count == told.all.count
    for (place, amount) in zip(sets.indices, told.all) where isSettled {
      var each = told
      each.amount = amount
      isSettled = settle(&sets[place], each)
    }
    guard isSettled else { return addNote(text: told.text, at: .set(section, exerciseIndex, all.count - 1)) }
    session.sections[section].exercises[exerciseIndex].setGroups[group].sets = all.dropLast(sets.count) + sets
  }

  /// Whether a set has what is told of a target.
  private func settle(_ set: inout LoggedSet, _ told: ToldTarget) -> Bool {
    guard set.isCompleted else { return false }
    var target = set.target ?? Target()
    if let amount = told.amount {
      guard settle(&target, amount, told, of: set) else { return false }
    }
    if let rpe = told.rpe { target.rpe = rpe }
    set.target = target
    return true
  }

  /// `goal 110 by June`: a number, and words that tell of another day.
  private func speaksOfGoal(_ said: Substring) -> Bool {
    let words = said.split(separator: " ")
    guard words.count > 2, document.words.word(words[0]) == .planned, words.count(where: \.hasDigit) == 1,
      let number = words.firstIndex(where: \.hasDigit), number <= 2, Double(words[number]) != nil
    else { return false }
    return words[(number + 1)...].contains { Self.beforeOtherDays.contains($0) }
  }

  private static let beforeOtherDays: NoteWordSet = [
    "by", "in", "before", "until", "bis", "im", "avant", "en", "antes", "até", "entro", "voor", "tegen",
  ]

  private func settle(_ target: inout Target, _ amount: String, _ told: ToldTarget, of set: LoggedSet) -> Bool {
    let number = Double(amount)
    if told.isReps {
      target.reps = amount
    } else if let load = set.load, let value = load.value, let number,
      // `200x1 -- planned 205 @8`: more than anybody repeats, and near the load.
      told.isLoad || number > 30 && number > value / 2
    {
      target.load = Load(value: number, unit: told.unit ?? load.unit, kind: load.kind)
      if let reps = told.reps { target.reps = reps }
    } else if told.isLoad {
      return false
    } else if let reps = set.reps {
      // `140 x 3 @9 (target 8)`: nearer to the effort than to the repetitions.
      if let rpe = set.rpe, let number, abs(number - rpe) <= 1, number >= Double(reps) + 3 {
        target.rpe = number
      } else {
        target.reps = amount
      }
    } else if set.duration != nil, set.distance == nil, let number {
      target.duration = number
    } else {
      return false
    }
    return true
  }

  /// What is told of a target, before it is known whether its number is a load.
  struct ToldTarget {
    var text = ""
    var amount: String?
    var isLoad = false
    var isReps = false
    /// The repetitions behind a load.
    var reps: String?
    var unit: LoadUnit?
    var rpe: Double?
    /// The amounts of several sets, where it tells how many there were to be.
    var all: [String] = []
  }

  /// A bracket that opens, or a dash between spaces.
  private static func startOfAside(_ text: String) -> Range<String.Index>? {
    if let hope = text.bytesRange(of: ", should") {
      return hope.lowerBound..<text.utf8.index(hope.lowerBound, offsetBy: 2)
    }
    return [" (", "（", " -- ", " - ", " – ", " — "].lazy.compactMap { text.bytesRange(of: $0) }.first
  }

  /// The words up to the end of the bracket or of the clause.
  private static func upToItsEnd(_ text: Substring) -> Substring {
    let end = text.indices.first { place in
      ")）;，".contains(text[place]) || text[place] == "," && text[place...].dropFirst().first == " "
    }
    let clause = text[..<(end ?? text.endIndex)]
    // `should've been 8 but my back was fried`
    return (clause.bytesRange(of: " but ").map { clause[..<$0.lowerBound] } ?? clause).trimmedEnd
  }

  /// Whether the numbers before are those of several sets, of which the plan is: `5, 5, 4`.
  private static func listsCounts(_ text: Substring) -> Bool {
    text.split(separator: ", ").dropFirst().contains { $0.utf8.first?.isDigit == true && !hasProduct(String($0)) }
  }

  /// Of `planned 5`, `goal 3+`, `prévu 5`, `计划5次`, `plan was 205 @8` what was meant; `nil` for any other words.
  private func target(_ said: Substring) -> ToldTarget? {
    guard said.utf8.count <= 40, let number = said.firstIndex(where: \.isNumber) else { return nil }
    let lead = said[..<number].trimmedEnd
    let start = lead.last.map({ "x@×".contains($0) }) == true ? said.index(before: lead.endIndex) : number
    var words = said[..<start].split { " :：".contains($0) }
    if words.count > 1, let last = words.last, Self.behindPlans.contains(last) { words.removeLast() }
    guard !words.isEmpty, isPlanned(words.joined(separator: " ")) else { return nil }
    // `goal 110` may be that of a year.
    let isOfLater = words.allSatisfy { ["goal", "aim", "meta", "ziel", "doel"].contains($0.lowercased()) }
    var told = ToldTarget()
    if let (sets, reps) = Self.countedScheme(said[start...], from: 2) {
      (told.all, told.amount, told.isReps) = (Array(repeating: reps, count: sets), reps, true)
      return told
    }
    for word in said[start...].split(separator: " ") {
      if word.first == "@", let effort = Double(word.dropFirst()), (5...10).contains(effort), told.rpe == nil {
        told.rpe = effort
      } else if told.amount == nil, let (load, reps) = Self.pair(word) {
        (told.amount, told.reps, told.isLoad) = (load, reps, true)
      } else if told.amount == nil, let (amount, rest) = Self.amount(word) {
        told.amount = amount
        if !rest.isEmpty {
          if let unit = document.words.loadUnit(NoteWords.key(rest)) {
            (told.isLoad, told.unit) = (true, unit)
          } else if document.words.word(rest) == .reps {
            told.isReps = true
          } else {
            return nil
          }
        }
      } else if told.amount != nil, let unit = document.words.loadUnit(NoteWords.key(word)) {
        (told.isLoad, told.unit) = (true, unit)
      } else if told.isLoad, told.reps == nil, word.first == "x", let (amount, rest) = Self.amount(word), rest.isEmpty {
        // `planned 192.5kg x1 @8`
        told.reps = amount
      } else if told.amount != nil, document.words.word(word) == .reps {
        told.isReps = true
      } else {
        return nil
      }
    }
    if isOfLater, told.isLoad || told.amount.flatMap(Double.init) ?? 0 > 30 { return nil }
    return told.amount == nil && told.rpe == nil ? nil : told
  }

  /// Of `3x6`, `3 x 8-10` how many sets, and the repetitions of each.
  static func countedScheme(_ text: Substring, from least: Int) -> (sets: Int, reps: String)? {
    let factors = text.split(omittingEmptySubsequences: false) { "x×".contains($0) }.map { $0.trimmedSpaces[...] }
    guard factors.count == 2, let sets = Int(factors[0]), (least...10).contains(sets),
      let (reps, rest) = amount(factors[1]), rest.isEmpty
    else { return nil }
    return (sets, reps)
  }

  /// Of `130x1` the load and its repetitions.
  private static func pair(_ word: Substring) -> (load: String, reps: String)? {
    let factors = word.split(omittingEmptySubsequences: false) { "x×".contains($0) }
    guard factors.count == 2, let load = Double(factors[0]), load > 10, let (reps, rest) = amount(factors[1]),
      rest.isEmpty
    else { return nil }
    return (String(factors[0]), reps)
  }

  private func isPlanned(_ said: String) -> Bool {
    document.words.word(said) == .planned || Self.hopes.contains(said.replacing("’", with: "'"))
  }

  private static let hopes: NoteWordSet = [
    "wanted", "should've been", "should have been", "supposed to be", "was supposed to be", "meant to be",
    "was meant to be", "was to be",
    "hoped",
  ]

  private static let behindPlans: NoteWordSet = ["was", "were", "for", "of", "waren", "war", "era", "eran"]

  /// Of `x5`, `3+`, `8-10`, `5次`, `205kg` the number and what stands right behind it.
  private static func amount(_ word: Substring) -> (amount: String, rest: Substring)? {
    let bare = word.drop { "x×".contains($0) }
    let number = bare.prefix { $0.isNumber || "+-–.".contains($0) }
    let parts = number.split(omittingEmptySubsequences: false) { "-–".contains($0) }
    guard !number.isEmpty, parts.count <= 2,
      parts.allSatisfy({ Double($0.last == "+" ? $0.dropLast() : $0) != nil })
    else { return nil }
    return (parts.joined(separator: "-"), bare[number.endIndex...])
  }
}
