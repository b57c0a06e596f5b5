extension PlanNotation {
  /// Words before further sets that say what they are.
  static let labels: Set<String> = [
    "warm-up", "warm up", "warmup", "back-off", "back off", "backoff", "top", "top set", "work", "working", "drop",
    "drop set", "drop sets", "down sets",
  ]

  /// Takes over the sets that a line says first, or next.
  mutating func begin(_ sets: PlanSets, label: String? = nil) {
    firstGroup = reading.groups.count
    reading.groups += sets.groups
    if let reps = sets.keptReps { reading.keptReps.append(reps) }
    load = sets.load
    if let share = sets.share { shares.append(share) }
    if let label {
      for group in firstGroup..<reading.groups.count { reading.groups[group].notes = label }
    }
    index = sets.end
    followsLoad = false
  }

  /// Reads further sets: `1x5, 2x3`, `5 @ 75%, 3 @ 85%`, `4x5 then 1 x AMRAP`; `false` where there are none.
  mutating func readSegment() -> Bool {
    guard !reading.groups.isEmpty, depth == 0, !hasWeeks, index > 0 else { return false }
    var start = index
    while [",", ";", "|", "+", "&"].contains(words.sign(start)) || ["then", "and"].contains(words.word(start)) {
      start += 1
    }
    let label = label(start)
    guard let sets = segment(label?.end ?? start, isBehindSign: start > index) else { return false }
    finishSegment()
    reading.isOfAssumedSets = false
    begin(sets, label: label?.text)
    return true
  }

  private func label(_ start: Int) -> (text: String, end: Int)? {
    for end in start + 1...start + 3 {
      let text = words.text(start, end)
      guard Self.labels.contains(text.lowercased()) else { continue }
      let next = words.sign(end) == ":" ? end + 1 : end
      if words.number(next) != nil { return (text, next) }
    }
    return nil
  }

  private func segment(_ start: Int, isBehindSign: Bool) -> PlanSets? {
    guard words.number(start) != nil else { return nil }
    if let sets = words.sets(start), sets.start == start, !sets.isLoose {
      return endsPlainly(sets.end) && (sets.sets != nil || isBehindSign) ? sets : nil
    }
    guard isBehindSign, let (quantity, end) = words.quantity(start), case .reps = quantity, words.sign(end) == "@"
    else {
      return nil
    }
    return PlanSets(start: start, end: end, quantity: quantity)
  }

  /// Whether nothing stands behind further sets but details of them: "2x5 if tired" is none that is planned.
  private func endsPlainly(_ end: Int) -> Bool {
    guard end < words.tokens.count, let word = words.word(end) else { return true }
    if ["rep", "reps", "then", "and", "at"].contains(word) { return true }
    var probe = self
    probe.index = end
    return probe.readDetail()
  }

  /// Gives the last sets the details that were read of them.
  private mutating func finishSegment() {
    for group in firstGroup..<reading.groups.count {
      apply(to: &reading.groups[group])
      let notes = [reading.groups[group].notes].compactMap(\.self) + shares
      if !notes.isEmpty { reading.groups[group].notes = notes.joined(separator: ", ") }
    }
    load = nil
    rpe = nil
    rest = nil
    shares = []
  }

  /// Gives the sets their details at the end of a line. What a line says once and of one kind of sets is a note of the
  /// exercise; a load before the sets, and a rest at the end, are those of all that have none.
  mutating func finish() {
    let last = rest
    if firstGroup == 0 {
      reading.notes.insert(contentsOf: shares, at: 0)
      shares = []
    }
    finishSegment()
    for group in reading.groups.indices {
      reading.groups[group].restPeriod = reading.groups[group].restPeriod ?? last
      reading.groups[group].load = reading.groups[group].load ?? loadBefore
    }
  }

  /// Reads what is asked for set by set: `@ 75%, 85%, 95%`, `@ 60/70/80 kg`, `@ RPE 7, 8, 9`.
  mutating func readSeries() -> Bool {
    guard firstGroup < reading.groups.count, let series = words.series(index),
      let groups = singles(series.values.count)
    else { return false }
    guard series.kind != .load || load == nil, series.kind != .effort || rpe == nil else { return false }
    reading.groups.replaceSubrange(firstGroup..., with: groups)
    for (place, value) in series.values.enumerated() {
      let group = firstGroup + place
      switch series.kind {
      case .share: reading.groups[group].notes = "@ \(value.text)%"
      case .effort: reading.groups[group].rpe = value.number
      case .load: reading.groups[group].load = Load(value: value.number, unit: series.unit)
      }
    }
    index = series.end
    followsLoad = series.kind == .load
    return true
  }

  /// The last groups as groups of one set each, where they are as many sets as that.
  private func singles(_ count: Int) -> [SetGroup]? {
    let groups = reading.groups[firstGroup...]
    if groups.count == count, groups.allSatisfy({ $0.sets == 1 }) { return Array(groups) }
    guard groups.count == 1, var group = groups.first, group.sets == count else { return nil }
    group.sets = 1
    return Array(repeating: group, count: count)
  }
}
