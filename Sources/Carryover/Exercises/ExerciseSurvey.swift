import TextStreams
public import TrainingModel

/// The names of exercises in a history: how often each was logged, and what it was found to mean.
public struct ExerciseSurvey: Sendable {
  /// One name.
  public struct Name: Hashable, Sendable {
    /// The name as logged.
    public var name: String
    /// How many sets were logged under it.
    public var sets: Int
    /// How many sessions it stands in.
    public var sessions: Int
    /// What it means.
    public var match: ExerciseMatch
    /// For a name that matches nothing, the catalogue's nearest exercises.
    public var nearest: [NearExercise]
  }

  private var counts: [String: (sets: Int, sessions: Int)] = [:]

  /// Makes a survey of nothing.
  public init() {}

  /// Counts the exercises of an entity.
  public mutating func add(_ entity: Entity) {
    guard case .session(let session) = entity else { return }
    var names: Set<String> = []
    for exercise in session.sections.flatMap(\.exercises) {
      let sets = exercise.setGroups.reduce(0) { $0 + $1.sets.count }
      let isNew = names.insert(exercise.name).inserted
      let known = counts[exercise.name] ?? (0, 0)
      counts[exercise.name] = (known.sets + sets, known.sessions + (isNew ? 1 : 0))
    }
  }

  /// The names, those with the most sets first.
  ///
  /// - Parameter mapping: The person's own names.
  public func names(mapping: ExerciseMapping = ExerciseMapping()) -> [Name] {
    var matcher = ExerciseMatcher(mapping: mapping)
    let names = counts.map { name, count in
      let match = matcher.match(name)
      let nearest = match.kind == .custom ? ExerciseCatalogue.shipped.nearest(to: name) : []
      return Name(name: name, sets: count.sets, sessions: count.sessions, match: match, nearest: nearest)
    }
    return names.sorted { ($1.sets, $0.name) < ($0.sets, $1.name) }
  }

  /// A mapping file to be filled in: the names that match nothing, with the nearest exercises beside them, and what the
  /// mapping says already.
  public func mappingTemplate(mapping: ExerciseMapping = ExerciseMapping()) -> [UInt8] {
    var output = OutputBuffer()
    output.append("name,exercise,modality,distance_unit,sets,nearest,version\n")
    var written: Set<String> = []
    for name in names(mapping: mapping) where name.match.kind != .catalogue {
      written.insert(foldedName(name.name))
      output.append(mapping[name.name], of: name.name, sets: name.sets, near: name.nearest)
    }
    for entry in mapping.entries where !written.contains(foldedName(entry.name)) {
      output.append(entry, of: entry.name, sets: 0, near: [])
    }
    return output.bytes.array
  }
}

extension OutputBuffer {
  fileprivate mutating func append(
    _ entry: ExerciseMapping.Entry?, of name: String, sets: Int, near: [NearExercise]
  ) {
    let cells = [
      name, entry?.exercise ?? "", entry?.modality?.rawValue ?? "", entry?.distanceUnit?.rawValue ?? "",
      "\(sets)", near.map(\.exercise.name).joined(separator: "; "), "\(ExerciseMapping.version)",
    ]
    for (index, cell) in cells.enumerated() {
      if index > 0 { append(UInt8(ascii: ",")) }
      appendGuardedField(cell)
    }
    append(UInt8(ascii: "\n"))
  }

  /// Appends a cell for a spreadsheet, in which it is text whatever it begins with.
  fileprivate mutating func appendGuardedField(_ text: String) {
    let start = count
    if !text.isEmpty, Array(text.utf8).withByteSlice({ TableGuard.isNeeded($0, isSpreadsheetSafe: true) }) {
      append(TableGuard.mark)
    }
    append(text)
    finishField(from: start, delimiter: UInt8(ascii: ","))
  }
}
