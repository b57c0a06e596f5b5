import Foundation
import TextStreams

/// What reading an app's document finds, and the time zone in which its points in time are read.
final class AppFindings {
  /// The file, as the caller named it.
  let file: String
  private let zone: TimeZone?
  private(set) var log = DiagnosticLog()
  /// Entities that were left out.
  private(set) var rejectedEntities = 0
  /// Fields that were left out of entities that came in.
  private(set) var rejectedFields = 0
  /// Where the lines of notes went, in a document that has the training in notes.
  private(set) var rows = RowCounts()
  private var shortenedDates = 0
  /// When the session took place that is being read: said with the fields of it that cannot be.
  var sessionStart: CivilMoment?
  /// Where the unit of loads comes from, as ``SourceSummary/loadUnitSource`` says.
  private(set) var loadUnitSource = "stated"
  private(set) var loadUnit: LoadUnit?
  private(set) var unitEvidence: [LoadUnit: String] = [:]

  init(file: String, zone: TimeZone?) {
    self.file = file
    self.zone = zone
  }

  /// The zone's name, where the caller said one.
  var zoneName: String? { zone?.identifier }

  /// Whether a further finding of a kind is kept, and not only counted.
  func hasRoom(for code: DiagnosticCode) -> Bool { log.count(of: code) < DiagnosticLog.limitPerCode }

  /// Tells of something at a place.
  func report(_ code: DiagnosticCode, _ arguments: [String], at place: JSONDocumentSplitter.Place?) {
    switch code {
    case .appFieldUnreadable: rejectedFields += 1
    case .appEntityUnreadable, .appIdentifierRepeated: rejectedEntities += 1
    default: break
    }
    var arguments = arguments
    if code == .appFieldUnreadable, let sessionStart { arguments[0] += " (of \(sessionStart))" }
    log.add(Diagnostic(code, arguments, file: file, line: place?.line, column: place?.column))
  }

  /// Tells what is known of the document as a whole only at its end.
  func finish() {
    if shortenedDates > 0 { report(.appTimesShortened, ["\(shortenedDates)"], at: nil) }
  }

  /// The civil time of a date: as it is written, where it tells the clock on the wall and the caller says no zone.
  ///
  /// - Throws: A question where it is a point in time, and nobody says its zone.
  func moment(
    of date: AppDate, _ path: String, at place: JSONDocumentSplitter.Place
  ) throws(ReadingFailure) -> CivilMoment? {
    switch date {
    case .day(let day): return CivilMoment(date: day)
    case .civil(let moment): return moment
    case .instant(let instant, let wall):
      if instant.nanoseconds > 0 { shortenedDates += 1 }
      if let zone { return instant.wall(in: zone) }
      if let wall { return wall }
      throw ReadingFailure(
        .question, Diagnostic(.appTimeZoneMissing, [path], file: file, line: place.line, column: place.column))
    }
  }

  // MARK: Notes

  /// Takes over what reading notes found, which stand on one line of the document.
  func add(_ notes: SourceSummary, at place: JSONDocumentSplitter.Place) {
    rows += notes.rows
    let unknown = loadUnitSource == "unknown" || notes.loadUnitSource == "unknown"
    (loadUnitSource, loadUnit) = (unknown ? "unknown" : notes.loadUnitSource, unknown ? nil : notes.loadUnit)
    for var finding in notes.log.diagnostics {
      // Of a workout that has a day, the notes need not say one.
      if [.markdownUndated, .markdownDateGiven].contains(finding.code) { continue }
      (finding.line, finding.column) = (place.line, place.column)
      log.add(finding)
    }
  }

  // MARK: Units

  /// The units of weights of which the document states none: the caller's, else what the weights say.
  ///
  /// - Throws: A question where they say nothing clear.
  func decideUnit(_ evidence: UnitEvidence, _ options: ReadingOptions) throws(ReadingFailure) -> LoadUnitSchedule? {
    let sides = [evidence.summary(for: .kilogram), evidence.summary(for: .pound)]
    if evidence.weights > 0 { unitEvidence = [.kilogram: sides[0], .pound: sides[1]] }
    if let said = options.loadUnits {
      (loadUnitSource, loadUnit) = ("caller", said.changes.isEmpty ? said.first : nil)
      return said
    }
    guard evidence.weights > 0 else {
      loadUnitSource = "none"
      return nil
    }
    if let unit = evidence.unit {
      (loadUnitSource, loadUnit) = ("evidence", unit)
      report(.appUnitAssumed, [unit.rawValue, evidence.summary(for: unit)], at: nil)
      return LoadUnitSchedule(unit)
    }
    guard options.allowsUnknownUnit else {
      throw ReadingFailure(.question, Diagnostic(.appUnitUnclear, sides, file: file))
    }
    loadUnitSource = "unknown"
    report(.appUnitOpen, sides, at: nil)
    return nil
  }

  /// Counts a date of which less is kept than was written.
  func countShortened() { shortenedDates += 1 }
}
