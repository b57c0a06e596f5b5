import Foundation
import TextStreams

/// Reads a document of Gym App: once over it for what its sessions mean, then element by element.
final class GymAppSource: EntitySource {
  private let source: AppDocumentSource<GymAppReader>
  /// What was found before the first element.
  private var before: SourceSummary

  init(input: InputSource, options: ReadingOptions) throws(ReadingFailure) {
    let survey = try GymAppSurvey(input)
    before = SourceSummary(file: input.name, format: GymAppReading.source, dialect: "\(GymAppReader.appName) JSON")
    var reading = GymAppReading(options)
    reading.index = survey.index
    reading.zone = options.timeZone ?? survey.zone
    if let unit = survey.loadUnit {
      before.loadUnit = unit
      reading.loadUnits = LoadUnitSchedule(unit)
    } else {
      reading.loadUnits = try survey.findings.decideUnit(survey.evidence, options)
      (before.loadUnitSource, before.loadUnit) = (survey.findings.loadUnitSource, survey.findings.loadUnit)
      before.unitEvidence = survey.findings.unitEvidence
    }
    before.log = survey.findings.log
    source = AppDocumentSource(input: input, zone: reading.zone, chunkSize: options.chunkSize) {
      GymAppReader(reading, options, $0)
    }
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
