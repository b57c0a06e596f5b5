/// What is known of the unit of a file's loads, and what follows from it.
struct UnitQuestion {
  /// The codes under which a format tells of it.
  struct Codes: Sendable {
    var assumed: DiagnosticCode
    var stated: DiagnosticCode
    var unclear: DiagnosticCode
    var open: DiagnosticCode
    var change: DiagnosticCode
  }

  let codes: Codes
  /// Whether the file states the unit of any load.
  var isStated: Bool
  /// The unit that the header states.
  var statedUnit: LoadUnit?
  /// Whether the file leaves any load's unit unstated.
  var needsUnit: Bool
  var evidence: UnitEvidence
  var switches: UnitSwitchSearch

  /// The unit of the loads that have none: the caller's, else what the evidence says; `nil` where none is needed, or
  /// where a preview goes on without.
  ///
  /// - Throws: A question where only the caller can answer it.
  func answer(
    _ options: ReadingOptions, summary: inout SourceSummary, log: inout DiagnosticLog
  ) throws(ReadingFailure) -> LoadUnitSchedule? {
    guard needsUnit else {
      summary.loadUnitSource = isStated ? "stated" : "none"
      summary.loadUnit = statedUnit
      if isStated, options.loadUnits != nil { log.add(Diagnostic(codes.stated)) }
      return options.loadUnits
    }
    if evidence.weights > 0 {
      summary.unitEvidence = [.kilogram: evidence.summary(for: .kilogram), .pound: evidence.summary(for: .pound)]
    }
    if let said = options.loadUnits {
      summary.loadUnitSource = "caller"
      summary.loadUnit = said.changes.isEmpty ? said.first : nil
      return said
    }
    return try weigh(options, summary: &summary, log: &log)
  }

  private func weigh(
    _ options: ReadingOptions, summary: inout SourceSummary, log: inout DiagnosticLog
  ) throws(ReadingFailure) -> LoadUnitSchedule? {
    let question: Diagnostic
    if let change = switches.find() {
      let schedule = "\(change.first.rawValue),\(change.second.rawValue)@\(change.from)"
      let single = evidence.unit?.rawValue ?? change.second.rawValue
      question = Diagnostic(
        codes.change, ["\(change.exercises) exercises", "\(change.from)", schedule, single], file: summary.file)
    } else if let unit = evidence.unit {
      log.add(Diagnostic(codes.assumed, [unit.rawValue, evidence.summary(for: unit)]))
      summary.loadUnitSource = "evidence"
      summary.loadUnit = unit
      return LoadUnitSchedule(unit)
    } else {
      let sides = [evidence.summary(for: .kilogram), evidence.summary(for: .pound)]
      question = Diagnostic(options.allowsUnknownUnit ? codes.open : codes.unclear, sides, file: summary.file)
    }
    guard options.allowsUnknownUnit else { throw ReadingFailure(.question, question) }
    log.add(question)
    summary.loadUnitSource = "unknown"
    return nil
  }
}
