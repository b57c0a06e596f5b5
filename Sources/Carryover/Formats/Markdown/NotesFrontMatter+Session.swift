import TrainingModel

extension NotesFrontMatter {
  /// Front matter with what a session says otherwise than its notes do, as they were read.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - shown: What its notes alone say: the same exercises with as many sets each, or that much is lost.
  init(of session: Session, shown: Session) {
    var shown = shown
    // Always said: what is read on its own may get another identity among the sessions of a document.
    add("id", .text("\(session.id)"))
    let counts = session.exerciseCounts
    if counts != shown.exerciseCounts {
      if counts.allSatisfy({ $0 == 0 }) { shown.takeHeadingsForSections() }
      if shown.divideExercises(counts) { add(FrontMatterKey.exercisesPerSection, .list(counts.map(String.init))) }
    }
    shown.id = session.id
    // Likewise: the reader makes an origin that fits the document.
    shown.origin = session.origin.map { Origin(source: $0.source + "'", key: ($0.key ?? "") + "'") } ?? shown.origin
    for field in FrontMatterFields.differences(of: session, from: shown) { add(field.key, field.value) }
    var divided: Set<Int> = []
    let exercises = session.sections.flatMap(\.exercises)
    shown.changeExercises { index, exercise in
      guard exercises.indices.contains(index) else { return }
      // Where the template is not the one that the name means, nothing is taken over from that.
      if let template = exercises[index].exerciseID, template != exercise.exerciseID { exercise.modality = nil }
      let counts = exercises[index].setCounts
      if counts != exercise.setCounts, exercise.divideSets(counts) { divided.insert(index) }
    }
    shown.assignIdentifiers(session.id)
    for (index, pair) in zip(session.sections, shown.sections).enumerated() {
      add(FrontMatterKey.section(index + 1), pair.0.header, pair.1.header)
    }
    for (index, pair) in zip(exercises, shown.sections.flatMap(\.exercises)).enumerated()
    where pair.0 != pair.1 || divided.contains(index) {
      add(FrontMatterKey.exercise(index + 1, pair.0.name), pair.0, pair.1, isDivided: divided.contains(index))
    }
  }

  private mutating func add<Object: DocumentObject & Equatable>(_ key: String, _ object: Object, _ shown: Object) {
    if object == shown { return }
    for field in FrontMatterFields.differences(of: object, from: shown) { add(field.key, field.value, below: key) }
  }

  private mutating func add(_ key: String, _ exercise: LoggedExercise, _ shown: LoggedExercise, isDivided: Bool) {
    if isDivided {
      add(FrontMatterKey.setsPerGroup, .list(exercise.setCounts.map(String.init)), below: key)
    }
    for field in FrontMatterFields.differences(of: exercise, from: shown) { add(field.key, field.value, below: key) }
    for (index, pair) in zip(exercise.setGroups, shown.setGroups).enumerated() {
      add(FrontMatterKey.group(index + 1, of: key), pair.0.header, pair.1.header)
    }
    let sets = zip(exercise.setGroups.flatMap(\.sets), shown.setGroups.flatMap(\.sets))
    for (index, pair) in sets.enumerated() { add(FrontMatterKey.set(index + 1, of: key), pair.0, pair.1) }
  }

  /// Whether it says anything of the parts of a session, and not of the session alone.
  var speaksOfParts: Bool {
    entries.contains { !$0.members.isEmpty || $0.key == FrontMatterKey.exercisesPerSection }
  }

  /// Puts what Carryover wrote into the session that stands below it, after that has its identifiers and templates.
  ///
  /// What speaks of an exercise or a set that is no longer there is passed over.
  ///
  /// - Returns: The keys and values that are none for their fields, and the lines that are no front matter.
  func apply(to session: inout Session, with children: inout ChildIdentifiers) -> [String] {
    if case .list(let texts)? = self[FrontMatterKey.exercisesPerSection] {
      let counts = texts.compactMap(Int.init)
      if counts.allSatisfy({ $0 == 0 }) { session.takeHeadingsForSections() }
      _ = session.divideExercises(counts)
    }
    var unreadable = strayLines
    unreadable += set(entries, in: &session)
    if !speaksOfParts {
      session.assignIdentifiers(session.id, with: &children)
      return unreadable
    }
    let parts = Parts(entries.filter { !$0.members.isEmpty })
    let names = session.sections.flatMap(\.exercises).map(\.name)
    let places = parts.places(in: names)
    session.changeExercises { index, exercise in
      guard let entry = places[index].flatMap({ parts.entries[.exercise($0)] }),
        case .list(let texts)? = entry.members.first(where: { $0.key == FrontMatterKey.setsPerGroup })?.value
      else { return }
      _ = exercise.divideSets(texts.compactMap(Int.init))
    }
    session.assignIdentifiers(session.id, with: &children)
    for index in session.sections.indices {
      unreadable += set(parts.entries[.section(index + 1)]?.members, in: &session.sections[index])
    }
    session.changeExercises { index, exercise in
      guard let place = places[index] else { return }
      unreadable += parts.set(place, in: &exercise)
    }
    return unreadable
  }

  private mutating func add(_ key: String, _ value: FrontMatterValue, below part: String? = nil) {
    let entry = Entry(key: key, value: value)
    guard let part else { return entries.append(entry) }
    if entries.last?.key != part { entries.append(Entry(key: part, value: .absent)) }
    entries[entries.count - 1].members.append(entry)
  }
}

/// Puts entries into the fields of an object.
private func set<Object: DocumentObject>(_ entries: [NotesFrontMatter.Entry]?, in object: inout Object) -> [String] {
  guard let entries, !entries.isEmpty else { return [] }
  let values = entries.filter(\.members.isEmpty).map { ($0.key, $0.value) }
  var setter = FrontMatterSetter(Dictionary(values, uniquingKeysWith: { first, _ in first }))
  object.visit(&setter)
  return setter.unreadable
}

/// The entries that speak of parts of a session.
private struct Parts {
  private(set) var entries: [FrontMatterKey.Part: NotesFrontMatter.Entry] = [:]
  private var names: [Int: String] = [:]

  init(_ entries: [NotesFrontMatter.Entry]) {
    for entry in entries {
      guard let (part, name) = FrontMatterKey.part(entry.key) else { continue }
      self.entries[part] = self.entries[part] ?? entry
      if let name, let number = part.exercise { names[number] = names[number] ?? name }
    }
  }

  /// The number that the entries give each exercise of a session: its place, or that of an exercise of its name which
  /// is nobody's else where one was put in or taken out before it.
  func places(in sessionNames: [String]) -> [Int?] {
    var places = sessionNames.enumerated().map { index, name in
      names[index + 1].map { $0 == name } ?? true ? index + 1 : nil as Int?
    }
    var free: [String: [Int]] = [:]
    let taken = Set(places.compactMap(\.self))
    for number in names.keys.sorted(by: >) where !taken.contains(number) {
      free[names[number] ?? "", default: []].append(number)
    }
    for index in places.indices where places[index] == nil { places[index] = free[sessionNames[index]]?.popLast() }
    return places
  }

  func set(_ number: Int, in exercise: inout LoggedExercise) -> [String] {
    var unreadable = Carryover.set(entries[.exercise(number)]?.members, in: &exercise)
    var setNumber = 0
    for group in exercise.setGroups.indices {
      unreadable += Carryover.set(entries[.group(number, group + 1)]?.members, in: &exercise.setGroups[group])
      for index in exercise.setGroups[group].sets.indices {
        setNumber += 1
        let members = entries[.set(number, setNumber)]?.members
        unreadable += Carryover.set(members, in: &exercise.setGroups[group].sets[index])
      }
    }
    return unreadable
  }
}
