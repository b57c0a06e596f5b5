import TrainingModel

/// The exercise that is open, and the sets that belong to it.
extension NoteParagraphReader {
  /// Whether a name says where the exercise named right before it was done.
  func isPlaceOfExercise() -> Bool {
    guard ["the", "a"].contains(word(place - 1)), ["on", "in", "at"].contains(word(place - 2)), isNamed else {
      return false
    }
    return namesAt.values.contains { $0.end == place - 2 }
  }

  /// Whether what is open is named.
  var isNamed: Bool { !(parts.last?.name.isEmpty ?? true) }

  mutating func begin(_ named: (end: Int, name: String)) {
    let before = place
    place = named.end
    // `three sets of ten on the leg curl`, `10 burpees`: the name stands behind its sets.
    if isBehindSets(before), let last = parts.indices.last {
      if !isOwnLoad {
        changeSets(group) { $0.load = nil }
      }
      if parts[last].sets.count == group.count {
        parts[last].name = named.name
      } else {
        let sets = toldSets(group)
        parts[last].sets.removeSubrange(group.clamped(to: parts[last].sets.indices))
        parts.append(Part(name: named.name, sets: sets))
        group = 0..<sets.count
      }
      sentenceStart = 0
      clauseStart = 0
      takeLoadBehindName()
      return
    }
    if parts.last?.sets.isEmpty == true {
      parts[parts.count - 1].name = named.name
    } else if parts.last?.name.lowercased() != named.name.lowercased() {
      parts.append(Part(name: named.name))
    }
    // `goblet squats with it`
    if load != nil { lastLoad = load }
    // `a 51 kg overhead press`
    if isLoadFresh, loadEnd == before, let own = load?.value {
      load = load(own, load?.unit)
    } else {
      load = nil
    }
    if word(place) == "with" || isWord(place, .holding), ["it", "them", "that"].contains(word(place + 1)) {
      load = lastLoad
      place += 2
    }
    side = nil
    isToFailure = false
    (isDrop, dropIsSet) = (false, false)
    isNamedInSentence = true
    group = 0..<0
    clauseStart = parts.last?.sets.count ?? 0
    sentenceStart = clauseStart
  }

  /// `10 burpees with the 24`, `15 on the leg curl at 25`: the load of sets that stand before their name.
  mutating func takeLoadBehindName() {
    let last = parts.count - 1
    guard ["at", "with"].contains(word(place)) || kind(place) == .at else { return }
    let start = ["the", "a"].contains(word(place + 1)) ? place + 2 : place + 1
    guard let found = loadNumber(at: start), word(found.end) != "for", kind(found.end) != .times,
      parts[last].sets.allSatisfy({ $0.load == nil })
    else { return }
    load = found.load
    changeSets(group) { $0.load = found.load }
    isUnderstood[start] = true
    place = found.end
  }

  /// Whether the sets told last stand right before a name, and belong to it: `two sets of 15 on the leg curl`.
  func isBehindSets(_ start: Int) -> Bool {
    guard !group.isEmpty, groupEnd > 0, start > 0 else { return false }
    if groupEnd == start { return countsName }
    guard groupEnd < start else { return false }
    let between = (groupEnd..<start).map { word($0) }
    switch between {
    case ["of"], ["of", "the"]: return true
    case ["on", "the"], ["on"], ["in", "the"], ["for"]: return !isNamedInSentence
    default: return false
    }
  }
}
