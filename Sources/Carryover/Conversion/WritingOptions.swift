public import Foundation

/// What a caller says about the output.
public struct WritingOptions: Hashable, Sendable {
  /// Whether cells of Carryover's CSV that a spreadsheet would run as formulas are marked with an apostrophe; reading
  /// undoes it. Other formats have no such mark.
  public var isSpreadsheetSafe = false
  /// Whether a conversion that would lose anything is refused.
  public var refusesLosses = false
  /// Where a session took place that does not say its own time zone, for formats of apps that want points in time.
  public var timeZone: TimeZone?

  /// Makes options in which nothing is said.
  public init() {}
}
