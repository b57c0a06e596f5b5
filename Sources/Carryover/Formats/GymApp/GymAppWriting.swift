import Foundation
import TextStreams

/// Lays values of the model out as the app's objects.
///
/// What the app has no place for is left out here, and what it cannot do without is made up of nothing: identifiers of
/// zeros, empty texts, dates of 0.
struct GymAppWriting {
  /// The zone of sessions that do not say their own, and of days.
  var zone: TimeZone?
  /// The one unit of the document's loads.
  var loadUnit: LoadUnit?

  /// The point in time of a civil one, in seconds since 2001.
  static func seconds(_ moment: CivilMoment, in zone: TimeZone) -> Double? {
    ZonedMoment(moment, in: zone).instant?.secondsSince2001
  }

  /// The number of a load, in the document's unit; `nil` where it would be misread.
  func weight(_ load: Load?, isBodyweight: Bool) -> Double? {
    guard let load, load.kind == (isBodyweight ? .added : .external) else { return nil }
    guard let unit = load.unit, let loadUnit, unit != loadUnit else { return load.value }
    guard unit.kilograms != nil, loadUnit.kilograms != nil else { return nil }
    return load.written(in: loadUnit).value
  }

  /// The nearest whole number; `nil` beyond what is one.
  static func whole(_ value: Double?, _ rounding: FloatingPointRoundingRule = .toNearestOrAwayFromZero) -> Int? {
    value.flatMap { Int(exactly: $0.rounded(rounding)) }
  }
}

extension AppJSONWriter {
  /// Appends an identifier, that of nothing where there is none and the app cannot do without.
  mutating func required(_ name: String, _ id: UniqueIdentifier?) { identifier(name, id ?? .zero) }

  /// Appends a point in time, 0 where there is none and the app cannot do without.
  mutating func required(_ name: String, _ instant: Instant?) { member(name, instant?.secondsSince2001 ?? 0) }

  /// Appends a member whose value is JSON already.
  mutating func raw(_ name: String, _ json: String) { others(OtherFields([OtherFields.Field(name: name, json: json)])) }

  /// Appends identifiers in capital letters.
  mutating func identifiers(_ name: String, _ ids: [UniqueIdentifier]) {
    list(name, ids.map { $0.description.uppercased() })
  }
}
