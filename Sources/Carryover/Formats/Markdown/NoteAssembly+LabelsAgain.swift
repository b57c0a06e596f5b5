import TextStreams
import TrainingModel

/// The label of a superset's exercise where it stands alone before further sets.
extension NoteAssembly {
  /// `A1: 100x5` below `A1 Bench 95x5`: the label names the exercise once more.
  mutating func spellLabelsAgain(_ places: [Int]) {
    var named: [String: (name: String, sets: Substring, place: Int)] = [:]
    for place in places where lines[place].kind != .row && lines[place].plain.utf8.count <= 200 {
      guard let (label, rest) = Self.labelAndRest(lines[place].plain) else { continue }
      guard Self.beginsWithName(rest) else {
        guard let (name, sets, first) = named[label], !lines[place].isHeading, !saysAgain(rest) else { continue }
        if let spelled = setsOfScheme(sets, above: rest) {
          lines[place].plain = "\(label) \(name): \(spelled)"
          continue
        }
        let load = Self.loadAlone(sets)
        // `A1 Bench 80kg` above `A1 8,8,7`: the load of what follows, and no set.
        if let load, Self.isCounts(rest) {
          lines[first].plain = "\(label) \(name)"
          lines[place].plain = "\(label) \(name): \(load) x \(rest.drop { "x ".contains($0) })"
        } else {
          lines[place].plain = "\(label) \(name)\(rest.first == "@" ? " " : ": ")\(Self.withUnit(of: sets, rest))"
        }
        continue
      }
      let end = rest.utf8.firstIndex { $0.isDigit || "+@([{:".utf8.contains($0) } ?? rest.endIndex
      let name = Self.withoutBody(rest[..<end])
      let look = document.names.look(name)
      // `A1 too heavy` tells of the exercise above.
      let isName = look.isLikely || look.isKnown || end == rest.endIndex && look.wordCount <= 4 && named[label] == nil
      guard isName, !isQualifier(name) else {
        if end < rest.endIndex { named[label] = nil }
        continue
      }
      named[label] = (name, rest[end...], place)
    }
  }

  /// `same`, `2 sets`: more of what stands above, in words.
  private func saysAgain(_ text: Substring) -> Bool {
    let words = text.lowercased().split(separator: " ")
    if let first = words.first, ["same", "ditto", "repeat"].contains(first) { return true }
    return words.count == 2 && Int(words[0]) != nil && document.words.word(words[1]) == .sets
  }

  /// Of `60/60/65` below `3x8` each load with its repetitions.
  private func setsOfScheme(_ sets: Substring, above text: Substring) -> String? {
    let factors = sets.trimmedSpaces.split(separator: "x", omittingEmptySubsequences: false)
    guard factors.count == 2, Int(factors[0]) != nil, let reps = Int(factors[1]), !NoteAssembly.hasProduct(String(text))
    else { return nil }
    let loads = text.split { ",/ ".contains($0) }
    guard loads.count > 1,
      loads.allSatisfy({ Double($0.prefix { $0.isNumber || $0 == "." }).map { $0 >= 20 } ?? false })
    else { return nil }
    return loads.map { "\($0) x \(reps)" }.joined(separator: ", ")
  }

  /// `80kg`, `(80 kg)` and nothing else.
  private static func loadAlone(_ text: Substring) -> String? {
    let bare = text.filter { !"()@:".contains($0) }.trimmedSpaces
    guard let (value, unit) = number(bare), value > 0, ["kg", "lb", "lbs"].contains(unit.trimmedSpaces) else {
      return nil
    }
    return bare
  }

  /// `8,8,7`, `x8`, `8/8/7`: repetitions and nothing else.
  private static func isCounts(_ text: Substring) -> Bool {
    let counts = text.drop { "x ".contains($0) }.split { ",/ x".contains($0) }
    return !counts.isEmpty && counts.allSatisfy { Int($0).map { (1...50).contains($0) } ?? false }
  }

  /// Of `A1) Bench 95x5` the label and what stands behind it.
  private static func labelAndRest(_ text: String) -> (label: String, rest: Substring)? {
    let bytes = text.utf8
    guard let letter = bytes.first, (UInt8(ascii: "A")...UInt8(ascii: "F")).contains(letter & 0xDF),
      let digit = bytes.dropFirst().first, (UInt8(ascii: "1")...UInt8(ascii: "9")).contains(digit),
      let sign = bytes.dropFirst(2).first, ".):- ".utf8.contains(sign)
    else { return nil }
    let rest = text.dropFirst(2).drop { ".):- ".contains($0) }
    return rest.isEmpty ? nil : (text.prefix(2).uppercased(), rest)
  }

  /// Whether a text begins with a name, and not with `BW x 8` or `x 8`.
  private static func beginsWithName(_ text: Substring) -> Bool {
    guard let first = text.utf8.first, first.isLetter || first >= 0x80 else { return false }
    let word = text.prefix { $0.isLetter }.lowercased()
    return !["bw", "bwx", "x", "same", "ditto", "repeat"].contains(word)
  }

  /// A name without the signs and the weight of the body before its sets.
  private static func withoutBody(_ text: Substring) -> String {
    var name = text
    func drop() { while let last = name.last, " -–—:,=".contains(last) { name.removeLast() } }
    drop()
    for mark in [" x", " BW", " bw"] where name.hasSuffix(mark) {
      name.removeLast(mark.utf8.count)
      drop()
    }
    return String(name)
  }

  /// `8x15` behind `8kgx15` is a load as well, and so is each product beside it.
  private static func withUnit(of sets: Substring, _ text: Substring) -> String {
    let load = sets.prefix { $0.isNumber || $0 == "." || $0 == "," }
    let unit = sets[load.endIndex...].drop { $0 == " " }.prefix { $0.isLetter }.lowercased()
    let name = unit.hasSuffix("x") ? String(unit.dropLast()) : unit
    guard !load.isEmpty, ["kg", "lb", "lbs"].contains(name) else { return String(text) }
    let before = Double(load.filter { $0 != "," }) ?? 0
    let parts = text.split(separator: " ").map { part -> String? in
      let factors = part.split(separator: "x", omittingEmptySubsequences: false)
      // `3x12` are three sets.
      guard factors.count == 2, let value = Double(factors[0]), value >= 0.5 * before, value <= 2 * before,
        Int(factors[1].filter { $0 != "," }) != nil
      else {
        return nil
      }
      return "\(factors[0])\(name)x\(factors[1])"
    }
    return parts.contains(nil) ? String(text) : parts.compactMap(\.self).joined(separator: " ")
  }

  /// Puts the sets of an exercise that its label names again with those that it has already.
  mutating func joinLabelsAgain() {
    struct Key: Hashable { let section: Int, label: String, name: String }
    struct Place: Hashable { let section: Int, exercise: Int }
    // The exercise that each goes on, by what its label and its name say.
    var first: [Key: Place] = [:]
    var joined: [Place: Place] = [:]
    for (section, exercise, label) in supersets {
      guard let label, label.utf8.count > 1, session.sections.indices.contains(section),
        session.sections[section].exercises.indices.contains(exercise)
      else { continue }
      let name = foldedName(session.sections[section].exercises[exercise].name)
      let (key, place) = (Key(section: section, label: label, name: name), Place(section: section, exercise: exercise))
      if let before = first[key] { joined[place] = before } else { first[key] = place }
    }
    guard !joined.isEmpty else { return }
    var places: [Place: Int] = [:]
    for section in session.sections.indices {
      var kept: [LoggedExercise] = []
      var others: [Int: LoggedExercise] = [:]
      for (index, exercise) in session.sections[section].exercises.enumerated() {
        if let before = joined[Place(section: section, exercise: index)], let place = places[before] {
          others[place, default: LoggedExercise(id: exercise.id, name: exercise.name)].join(exercise)
        } else {
          places[Place(section: section, exercise: index)] = kept.count
          kept.append(exercise)
        }
      }
      for (place, exercise) in others {
        kept[place].planScheme(above: exercise, isOfBody: document.words.hints(forExercise: exercise.name).isBodyweight)
        kept[place].join(exercise)
      }
      session.sections[section].exercises = kept
    }
    supersets = supersets.compactMap { entry in
      places[Place(section: entry.section, exercise: entry.exercise)].map { (entry.section, $0, entry.label) }
    }
    plansOfLines = plansOfLines.compactMap { plan in
      places[Place(section: plan.section, exercise: plan.exercise)].map { (plan.section, $0) }
    }
  }
}

extension LoggedExercise {
  /// Appends what was done of the same exercise once more.
  fileprivate mutating func join(_ other: LoggedExercise) {
    if let notes = other.notes { self.notes = [self.notes, notes].compactMap(\.self).joined(separator: "\n") }
    guard let group = other.setGroups.first else { return }
    if let last = setGroups.indices.last, other.setGroups.count == 1, group.restPeriod == nil {
      setGroups[last].sets = NoteAssembly.joiningPlans(setGroups[last].sets + group.sets)
    } else {
      setGroups += other.setGroups
    }
  }

  /// `A1 Bench 3x8` above `A1 60x8`: the sets beside the name were meant.
  fileprivate mutating func planScheme(above other: LoggedExercise, isOfBody: Bool) {
    guard !isOfBody, let last = setGroups.indices.last, setGroups[last].sets.count > 1,
      setGroups[last].sets.allSatisfy({ $0.isCompleted && $0.load == nil && $0.reps != nil && $0.notes == nil }),
      other.setGroups.allSatisfy({ $0.sets.allSatisfy { $0.isCompleted && $0.load?.kind == .external } })
    else { return }
    for index in setGroups[last].sets.indices { setGroups[last].sets[index].plan() }
  }
}
