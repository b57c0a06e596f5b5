import Foundation
import TextStreams

/// Reads a document of Gym App: once over it for what its sessions mean, then element by element.
final class GymAppSource: EntitySource {
  private let source: AppDocumentSource<GymAppReader>
  /// What was found before the first element.
  private var before: SourceSummary

  init(input: InputSource, options: ReadingOptions) throws(ReadingFailure) {
    let survey = try GymAppSurvey(input, weighs: options.loadUnits == nil)
    before = SourceSummary(file: input.name, format: GymAppReading.source, dialect: "\(GymAppReader.appName) JSON")
    before.log = survey.findings.log
    var reading = GymAppReading(options)
    reading.index = survey.index
    reading.zone = options.timeZone ?? survey.zone
    reading.loadUnits = try Self.units(survey, options, &before)
    source = AppDocumentSource(input: input, zone: reading.zone) { GymAppReader(reading, options, $0) }
  }

  /// The units of loads: as the document states them, else as the caller does, else by clear evidence.
  private static func units(
    _ survey: GymAppSurvey, _ options: ReadingOptions, _ summary: inout SourceSummary
  ) throws(ReadingFailure) -> LoadUnitSchedule? {
    if let unit = survey.loadUnit {
      summary.loadUnit = unit
      return LoadUnitSchedule(unit)
    }
    if let said = options.loadUnits {
      summary.loadUnitSource = "caller"
      summary.loadUnit = said.changes.last?.unit ?? said.first
      return said
    }
    guard survey.hasLoads else {
      summary.loadUnitSource = "none"
      return nil
    }
    let evidence = survey.evidence
    for unit in LoadUnit.known { summary.unitEvidence[unit] = evidence.summary(for: unit) }
    if let unit = evidence.unit {
      let words = [unit.rawValue, evidence.summary(for: unit)]
      summary.log.add(Diagnostic(.gymAppUnitAssumed, words, file: summary.file))
      summary.loadUnitSource = "evidence"
      summary.loadUnit = unit
      return LoadUnitSchedule(unit)
    }
    let sides = [evidence.summary(for: .kilogram), evidence.summary(for: .pound)]
    guard options.allowsUnknownUnit else {
      throw ReadingFailure(.question, Diagnostic(.gymAppUnitUnclear, sides, file: summary.file))
    }
    summary.log.add(Diagnostic(.gymAppUnitOpen, sides, file: summary.file))
    summary.loadUnitSource = "unknown"
    return nil
  }

  func next() throws(ReadingFailure) -> [Entity]? { try source.next() }

  var summary: SourceSummary {
    var summary = source.summary
    summary.log.add(before.log)
    summary.loadUnitSource = before.loadUnitSource
    summary.loadUnit = before.loadUnit
    summary.unitEvidence = before.unitEvidence
    return summary
  }

  var otherFields: OtherFields { source.otherFields }
}
