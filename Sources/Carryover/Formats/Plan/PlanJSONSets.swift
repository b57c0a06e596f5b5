import TextStreams

/// Reads what a planned exercise in JSON asks for: `sets`, `reps`, and whatever there is of load, rest and effort.
struct PlanJSONSets {
  let json: PlanJSON
  /// The unit of the plan.
  let unit: LoadUnit?
  /// The exercise.
  let name: String

  /// The members that are details of a group of sets, each with the words that its value stands behind in a line.
  private enum Detail: CaseIterable {
    case load, rest, effort, duration, distance

    var names: [String] {
      switch self {
      case .load: ["weight", "load"]
      case .rest: ["rest", "restSeconds", "restPeriod"]
      case .effort: ["rpe"]
      case .duration: ["duration", "durationSeconds", "time"]
      case .distance: ["distance"]
      }
    }
  }

  func read(_ object: inout PlanObject, into exercise: inout PlanDraft.Exercise, findings: PlanFindings) {
    var reading = PlanNotation.Reading()
    let sets = object.take("sets")
    if let sets, json.kind(sets.value) == .array {
      readList(sets, &object, into: &reading, findings)
    } else if let group = readGroup(sets, &object, into: &reading, findings) {
      reading.groups = group
    }
    findings.report(reading, of: name, at: json.offset(object.node))
    exercise.add(reading)
  }

  /// `"sets": [{"reps": 5, "weight": 100}, …]`: a group each, and those that are alike and follow each other as one.
  private func readList(
    _ member: PlanObject.Member, _ object: inout PlanObject, into reading: inout PlanNotation.Reading,
    _ findings: PlanFindings
  ) {
    let unit = takeUnit(&object) ?? unit
    var groups: [SetGroup] = []
    for element in json.elements(member.value) {
      var group = SetGroup(id: Identifier(.zero), sets: 1)
      if var part = json.object(element) {
        readReps(&part, into: &group, &reading, findings)
        readDetails(&part, takeUnit(&part) ?? unit, into: &group, &reading, findings)
        for rest in part.members { misunderstand(rest.name, rest.value, &reading.notes, findings) }
      } else if let reps = reps(element) {
        group.reps = reps
      } else {
        misunderstand("sets", element, &reading.notes, findings)
        continue
      }
      if var last = groups.last, last.with(sets: 1) == group {
        last.sets += 1
        groups[groups.count - 1] = last
      } else {
        groups.append(group)
      }
    }
    reading.groups = groups
    keepBeside(&object, &reading, findings)
  }

  /// Details beside a list of sets are those of none of them.
  private func keepBeside(
    _ object: inout PlanObject, _ reading: inout PlanNotation.Reading, _ findings: PlanFindings
  ) {
    for name in ["reps", "repetitions"] + Detail.allCases.flatMap(\.names) {
      while let member = object.take(name) { misunderstand(name, member.value, &reading.notes, findings) }
    }
  }

  /// One group of sets; more where the repetitions are a list; `nil` where the object says nothing of sets.
  private func readGroup(
    _ sets: PlanObject.Member?, _ object: inout PlanObject, into reading: inout PlanNotation.Reading,
    _ findings: PlanFindings
  ) -> [SetGroup]? {
    var group = SetGroup(id: Identifier(.zero), sets: 1)
    var groups: [SetGroup]?
    reading.isOfAssumedSets = true
    if let sets, !isNull(sets.value) { groups = readSets(sets, &group, &reading, findings) }
    let unit = takeUnit(&object) ?? unit
    let blank = group
    let list = readReps(&object, into: &group, &reading, findings)
    readDetails(&object, unit, into: &group, &reading, findings)
    if reading.isOfAssumedSets, group == blank, groups == nil, list == nil {
      reading.isOfAssumedSets = false
      return nil
    }
    if let list {
      if list.count == group.sets || reading.isOfAssumedSets && groups == nil {
        reading.isOfAssumedSets = false
        return list.map { group.with(sets: 1, reps: $0) }
      }
      group.reps = list.joined(separator: "/")
      reading.keptReps.append(list.joined(separator: "/"))
    }
    if let groups {
      return groups.map { $0.filled(from: group) }
    }
    return [group]
  }

  /// Reads the number of sets into the group; gives groups of its own where it is written with repetitions: `3x8`.
  private func readSets(
    _ member: PlanObject.Member, _ group: inout SetGroup, _ reading: inout PlanNotation.Reading,
    _ findings: PlanFindings
  ) -> [SetGroup]? {
    if let value = json.number(member.value), let whole = Int(exactly: value), (1...100).contains(whole) {
      group.sets = whole
      reading.isOfAssumedSets = false
      return nil
    }
    if let text = json.string(member.value) {
      let words = PlanWords(text)
      if let range = words.range(0), (1...100).contains(range.low) {
        let end = ["set", "sets"].contains(words.word(range.end)) ? range.end + 1 : range.end
        if end == words.tokens.count {
          group.sets = range.low
          reading.isOfAssumedSets = false
          reading.setsRange = range.high.map { "\(range.low)-\($0)" }
          return nil
        }
      }
      if let written = PlanNotation.read(text, isBehindName: true), written.name.isEmpty {
        reading.isOfAssumedSets = written.isOfAssumedSets
        reading.setsRange = written.setsRange
        reading.notes += written.notes
        reading.unread += written.unread
        reading.keptReps += written.keptReps
        reading.isUnilateral = written.isUnilateral
        return written.groups
      }
    }
    misunderstand("sets", member.value, &reading.notes, findings)
    return nil
  }

  /// Reads the repetitions into the group; gives them where they are a list.
  @discardableResult
  private func readReps(
    _ object: inout PlanObject, into group: inout SetGroup, _ reading: inout PlanNotation.Reading,
    _ findings: PlanFindings
  ) -> [String]? {
    guard let member = object.take("reps", "repetitions"), !isNull(member.value) else { return nil }
    if json.kind(member.value) == .array {
      let list = json.elements(member.value).compactMap { reps($0) }
      if !list.isEmpty, list.count == json.elements(member.value).count { return list }
    }
    if json.number(member.value) != nil, let text = reps(member.value) {
      group.reps = text
      return nil
    }
    guard let text = json.string(member.value), !text.isEmpty, PlanText.fits(text) else {
      misunderstand("reps", member.value, &reading.notes, findings)
      return nil
    }
    let words = PlanWords(text)
    if let (quantity, end) = words.quantity(0) {
      let (notes, isUnilateral) = PlanNotation.details(words.text(end, words.tokens.count), into: &group)
      if case .list(let list) = quantity, notes.isEmpty { return list }
      if case .durations = quantity {
      } else if notes.isEmpty, group.take(quantity) {
        if isUnilateral { reading.isUnilateral = true }
        return nil
      }
    }
    // Repetitions are text in the model, so that anything can be asked for.
    group.reps = PlanText.line(text)
    reading.keptReps.append(PlanText.line(text))
    return nil
  }

  /// Repetitions of one set, written as a number or as in a line.
  private func reps(_ node: Int) -> String? {
    if let value = json.number(node) {
      return Int(exactly: value).flatMap { (1...10_000).contains($0) ? "\($0)" : nil }
    }
    guard let text = json.string(node) else { return nil }
    let words = PlanWords(text)
    guard let (quantity, end) = words.quantity(0), case .reps(let reps) = quantity, end == words.tokens.count else {
      return nil
    }
    return reps
  }

  private func readDetails(
    _ object: inout PlanObject, _ unit: LoadUnit?, into group: inout SetGroup,
    _ reading: inout PlanNotation.Reading, _ findings: PlanFindings
  ) {
    for detail in Detail.allCases {
      for name in detail.names {
        guard let member = object.take(name), !isNull(member.value) else { continue }
        if !read(detail, member, unit, into: &group) { misunderstand(name, member.value, &reading.notes, findings) }
      }
    }
  }

  private func read(
    _ detail: Detail, _ member: PlanObject.Member, _ unit: LoadUnit?, into group: inout SetGroup
  ) -> Bool {
    let words = PlanWords(json.text(member.value))
    guard let value = json.number(member.value) ?? soleNumber(words) else { return read(detail, words, into: &group) }
    guard value.isFinite, value >= 0 else { return false }
    switch detail {
    case .load where value <= 10_000 && group.load == nil: group.load = Load(value: value, unit: unit)
    // A few of what nobody says might be minutes.
    case .rest where (10...86_400).contains(value) && group.restPeriod == nil || member.name == "restSeconds":
      guard value <= 86_400 else { return false }
      group.restPeriod = value
    case .effort where (1...10).contains(value) && group.rpe == nil: group.rpe = value
    case .duration where member.name == "durationSeconds" && value <= 86_400 && group.duration == nil:
      group.duration = value
    default: return false
    }
    return true
  }

  private func soleNumber(_ words: PlanWords) -> Double? { words.tokens.count == 1 ? words.number(0) : nil }

  private func read(_ detail: Detail, _ words: PlanWords, into group: inout SetGroup) -> Bool {
    let count = words.tokens.count
    switch detail {
    case .load:
      guard let (load, end) = words.load(0) ?? words.bodyweight(0), end == count, group.load == nil else {
        return false
      }
      group.load = load
    case .rest:
      guard let (seconds, end) = words.duration(0), end == count, group.restPeriod == nil else { return false }
      group.restPeriod = seconds
    case .duration:
      guard let (seconds, end) = words.duration(0), end == count, group.duration == nil else { return false }
      group.duration = seconds
    case .distance:
      guard let (distance, end) = words.distance(0), end == count, group.distance == nil else { return false }
      group.distance = distance
    case .effort: return false
    }
    return true
  }

  private func takeUnit(_ object: inout PlanObject) -> LoadUnit? {
    for name in ["unit", "weightUnit"] {
      guard let member = object.members.first(where: { $0.name == name }),
        let unit = json.string(member.value).flatMap({ PlanWords($0).loadUnit(0) })
      else { continue }
      _ = object.take(name)
      return unit
    }
    return nil
  }

  private func isNull(_ node: Int) -> Bool { json.kind(node) == .null }

  private func misunderstand(_ name: String, _ node: Int, _ notes: inout [String], _ findings: PlanFindings) {
    let text = "\(PlanText.line(name)): \(json.text(node))"
    findings.report(.trainingPlanValueKept, [text], at: json.offset(node))
    findings.mark(json.offset(node)..<json.end(node), .note)
    notes.append(text)
  }
}

extension SetGroup {
  fileprivate func with(sets: Int, reps: String? = nil) -> SetGroup {
    var group = self
    group.sets = sets
    if let reps { group.reps = reps }
    return group
  }

  /// The group with what another says and it does not.
  fileprivate func filled(from other: SetGroup) -> SetGroup {
    var group = self
    group.reps = reps ?? other.reps
    group.load = load ?? other.load
    group.rpe = rpe ?? other.rpe
    group.duration = duration ?? other.duration
    group.distance = distance ?? other.distance
    group.restPeriod = restPeriod ?? other.restPeriod
    return group
  }
}
