import TextStreams

extension InputFormat {
  /// The data of the app BradOS: exercises, histories of exercises, or both.
  public static let bradOS = InputFormat(
    identifier: "brados", name: "BradOS JSON", fileExtensions: ["json"], grammar: { _ in nil },
    confidence: { prefix in
      guard let outline = JSONOutline(prefix), !outline.has("format") else { return 0 }
      if outline.has("exercise_histories") || outline.has("exercise_id", "entries") { return 80 }
      return outline.hasAny("exercises.weight_increment", "weight_increment") ? 80 : 0
    },
    open: { (input, options) throws(ReadingFailure) in
      AppDocumentSource<BradOSReader>(input: input, options: options)
    })
}

extension OutputFormat {
  /// The data of the app BradOS. Writing it takes the memory of the whole history, which it keeps by exercise.
  public static let bradOS = OutputFormat(
    "brados", "BradOS JSON", fileExtensions: [], capabilities: .bradOS,
    projection: { BradOSProjection($0) },
    writer: { sink, options in BradOSWriter(sink: sink, options: options) })
}

/// Reads BradOS's document. Its sessions lie scattered over the exercises, so they are there only at its end.
struct BradOSReader: AppDocumentReader {
  static let format = "brados"
  static let appName = "BradOS"

  private let findings: AppFindings
  private let options: ReadingOptions
  private var exercises: [BradOSExercise] = []
  private var histories: [BradOSHistory] = []
  /// The one history that the document is, where it is one.
  private var single = BradOSHistory(exerciseID: nil, exerciseName: nil)
  private var singleRecord: AppJSONText?

  init(options: ReadingOptions, findings: AppFindings) {
    self.options = options
    self.findings = findings
  }

  mutating func read(_ object: AppObject, list: String) throws(ReadingFailure) -> [Entity]? {
    var object = object
    switch list {
    case "entries": if let entry = try BradOSEntry(&object) { single.entries.append(entry) }
    case "exercise_histories": histories.append(try BradOSHistory(&object))
    case "" where object.has("entries"): histories.append(try BradOSHistory(&object))
    case "exercises", "": if let exercise = BradOSExercise(&object) { exercises.append(exercise) }
    default: return nil
    }
    return []
  }

  mutating func take(_ name: String, _ value: AppJSONText) -> Bool {
    switch name {
    case "exercise_id": single.exerciseID = value.value(0, as: Int.self)
    case "exercise_name": single.exerciseName = value.value(0, as: String.self)
    case "personal_record": singleRecord = value
    default: return false
    }
    return true
  }

  mutating func finish() throws(ReadingFailure) -> [Entity] {
    if let singleRecord, var record = AppObject(singleRecord, path: "personal_record") {
      single.checkRecord(&record)
    }
    if !single.entries.isEmpty { histories.append(single) }
    var assembly = BradOSAssembly(
      matcher: options.matcher, zoneName: findings.zoneName, loadUnits: try loadUnits())
    let findings = findings
    assembly.complain = { entry, name in
      findings.report(
        .appFieldUnreadable, ["\(entry.path).\(name)", "another entry of the workout says it otherwise"],
        at: entry.place)
    }
    return assembly.entities(exercises, histories)
  }

  /// The units of weights: the caller's, else what the weights themselves say.
  private func loadUnits() throws(ReadingFailure) -> LoadUnitSchedule? {
    var evidence = UnitEvidence()
    for (number, history) in histories.enumerated() {
      for set in history.entries.flatMap(\.sets) {
        evidence.add(set.weight ?? 0, exercise: UInt64(number) &* 0x9E37_79B9)
      }
    }
    return try findings.decideUnit(evidence, options)
  }
}
