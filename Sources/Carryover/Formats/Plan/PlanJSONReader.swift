import TextStreams

/// Reads plans from JSON: `{"planName": …, "daysPerWeek": …, "days": [{"name": …, "exercises": [{"name": …, "sets": …,
/// "reps": …, "notes": …}]}]}`.
///
/// What is not known, or not understood, is kept as a note of what it belongs to.
struct PlanJSONReader {
  private let json: PlanJSON
  private let findings: PlanFindings
  /// The unit that the plan says for all its loads.
  private var unit: LoadUnit?

  init(_ json: PlanJSON, findings: PlanFindings) {
    self.json = json
    self.findings = findings
  }

  /// The plans of the text: of an object one, of a list any number.
  mutating func read() throws(ReadingFailure) -> [PlanDraft] {
    var plans: [PlanDraft] = []
    let roots = json.kind(0) == .array ? json.elements(0) : [0]
    for (index, root) in roots.enumerated() {
      if let plan = try plan(root) {
        plans.append(plan)
      } else {
        reject(root, roots.count > 1 ? "plan \(index + 1)" : "the plan", "it has neither \"planName\" nor \"days\"")
      }
    }
    return plans
  }

  private mutating func plan(_ node: Int) throws(ReadingFailure) -> PlanDraft? {
    guard var object = json.object(node), object.has("planName") || object.has("days") else { return nil }
    try findings.countParts()
    var draft = PlanDraft()
    draft.name = takeName(&object, "the plan", default: "Training Plan", .title, "planName", "name", "title")
    draft.daysPerWeek = takeWhole(&object, 1...7, &draft.notes, "daysPerWeek")
    draft.weeks = takeWhole(&object, 1...PlanLabel.maximumWeeks, &draft.notes, "weeks", "durationWeeks")
    unit = takeUnit(&object, &draft.notes)
    takeNotes(&object, &draft.notes)
    if let days = object.take("days") {
      if json.kind(days.value) != .array { reject(days.value, "days", "a list was expected") }
      for (index, day) in json.elements(days.value).enumerated() {
        try add(day, number: index + 1, to: &draft)
      }
    }
    keepRest(object, "", &draft.notes)
    return draft
  }

  private mutating func add(_ node: Int, number: Int, to draft: inout PlanDraft) throws(ReadingFailure) {
    try findings.countParts()
    guard var object = json.object(node) else {
      return reject(node, "days[\(number - 1)]", PlanObject.expected)
    }
    let weekday = takeWeekday(&object)
    var day = PlanDraft.Day(name: "")
    let fallback = weekday.map { $0.rawValue.prefix(1).uppercased() + $0.rawValue.dropFirst() } ?? "Day \(number)"
    day.name =
      weekday != nil && !object.has("name")
      ? fallback : takeName(&object, "day \(number)", default: fallback, .structure, "name", "dayName", "title")
    day.weekdays = weekday.map { [$0] } ?? PlanLabel.weekdays(inName: day.name)
    if let week = takeWhole(&object, 1...PlanLabel.maximumWeeks, &day.notes, "week") { day.weeks = week...week }
    takeNotes(&object, &day.notes)
    if let list = object.take("exercises") {
      if json.kind(list.value) != .array { reject(list.value, "days[\(number - 1)].exercises", "a list was expected") }
      for (index, exercise) in json.elements(list.value).enumerated() {
        try add(exercise, "days[\(number - 1)].exercises[\(index)]", to: &day)
      }
    }
    keepRest(object, "days", &day.notes)
    draft.days.append(day)
  }

  private mutating func add(_ node: Int, _ path: String, to day: inout PlanDraft.Day) throws(ReadingFailure) {
    try findings.countParts()
    guard var object = json.object(node) else { return reject(node, path, PlanObject.expected) }
    guard let member = object.take("name", "exercise", "exerciseName"), let name = name(member.value) else {
      return reject(node, path, "it has no name of 1 to \(PlanText.maximumNameLength) characters")
    }
    findings.mark(json.offset(node)..<json.offset(node) + 1, .exercise)
    var exercise = PlanDraft.Exercise(name: name)
    let parts = PlanJSONSets(json: json, unit: unit, name: name)
    parts.read(&object, into: &exercise, findings: findings)
    takeNotes(&object, &exercise.notes)
    if let label = object.take("superset", "supersetGroup") {
      if let text = json.string(label.value), !text.isEmpty {
        exercise.superset = text
      } else {
        keep(label, &exercise.notes)
      }
    }
    keepRest(object, "exercises", &exercise.notes)
    day.exercises.append(exercise)
  }

  /// The text of a name in one line; `nil` where it has none, or too many characters.
  private func name(_ node: Int) -> String? {
    json.string(node).flatMap { PlanText.name($0) }
  }

  private mutating func takeName(
    _ object: inout PlanObject, _ what: String, default fallback: String, _ bucket: PlanLines.Bucket, _ names: String...
  ) -> String {
    for candidate in names {
      guard object.has(candidate), let member = object.members.first(where: { $0.name == candidate }),
        let name = name(member.value)
      else { continue }
      _ = object.take(candidate)
      findings.mark(json.offset(member.key)..<json.end(member.key), bucket)
      return name
    }
    findings.report(.trainingPlanNameMissing, [what, fallback], at: json.offset(object.node))
    return fallback
  }

  private mutating func takeWhole(
    _ object: inout PlanObject, _ range: ClosedRange<Int>, _ notes: inout [String], _ names: String...
  ) -> Int? {
    for name in names {
      guard let member = object.take(name) else { continue }
      let value = json.number(member.value) ?? json.string(member.value).flatMap { PlanWords($0).number(0) }
      if let value, let whole = Int(exactly: value), range.contains(whole) { return whole }
      misunderstand(member, &notes)
    }
    return nil
  }

  private mutating func takeUnit(_ object: inout PlanObject, _ notes: inout [String]) -> LoadUnit? {
    guard let member = object.take("unit", "units", "weightUnit") else { return nil }
    if let text = json.string(member.value), let unit = PlanWords(text).loadUnit(0) { return unit }
    misunderstand(member, &notes)
    return nil
  }

  private mutating func takeWeekday(_ object: inout PlanObject) -> Weekday? {
    for name in ["weekday", "dayOfWeek", "day"] {
      guard let member = object.members.first(where: { $0.name == name }),
        let weekday = json.string(member.value).flatMap({ PlanLabel.weekday($0.lowercased()) })
      else { continue }
      _ = object.take(name)
      return weekday
    }
    return nil
  }

  private mutating func takeNotes(_ object: inout PlanObject, _ notes: inout [String]) {
    while let member = object.take("notes", "note", "description") {
      if case .null = json.kind(member.value) { continue }
      mark(member)
      let text = json.text(member.value)
      if !text.isEmpty { notes.append(text) }
    }
  }
}

extension PlanJSONReader {
  /// Keeps what nobody took as notes.
  private mutating func keepRest(_ object: PlanObject, _ path: String, _ notes: inout [String]) {
    for member in object.members {
      if case .null = json.kind(member.value) { continue }
      findings.reportField(path.isEmpty ? member.name : "\(path).\(member.name)", at: json.offset(member.key))
      keep(member, &notes)
    }
  }

  private mutating func keep(_ member: PlanObject.Member, _ notes: inout [String]) {
    mark(member)
    notes.append("\(PlanText.line(member.name)): \(json.text(member.value))")
  }

  private mutating func misunderstand(_ member: PlanObject.Member, _ notes: inout [String]) {
    if case .null = json.kind(member.value) { return }
    findings.report(
      .trainingPlanValueKept, ["\(member.name): \(json.text(member.value))"], at: json.offset(member.value))
    keep(member, &notes)
  }

  private func mark(_ member: PlanObject.Member) {
    findings.mark(json.offset(member.key)..<json.end(member.value), .note)
  }

  private func reject(_ node: Int, _ path: String, _ reason: String) {
    findings.report(.trainingPlanPartRejected, [path, reason], at: json.offset(node))
    findings.mark(json.offset(node)..<json.end(node), .rejected)
  }
}
