import Foundation

extension Option {
  static let timeZone = Option(
    name: "--time-zone", value: .anything("ZONE", likely: ["Europe/Berlin", "America/New_York"]),
    help: "where sessions took place that do not say it", remark: "for apps whose dates are points in time")
}

extension Arguments {
  /// The time zone that is given.
  ///
  /// - Throws: Wrong usage where there is no such zone.
  var timeZone: TimeZone? {
    get throws(UsageError) {
      guard let name = value(.timeZone) else { return nil }
      if let zone = TimeZone(identifier: name) { return zone }
      throw UsageError("--time-zone", wants: "a name such as Europe/Berlin", not: name)
    }
  }
}
