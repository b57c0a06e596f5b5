package import Foundation

/// Texts of the project that tests compare with what they find, and write anew when told to: with `CARRYOVER_RECORD=1`
/// in the environment. Look at the difference before keeping it.
package enum Recording {
  /// Whether texts are written anew.
  package static let isOn = ProcessInfo.processInfo.environment["CARRYOVER_RECORD"] != nil

  /// The text recorded in a file, which is `found` from now on where texts are written anew.
  package static func text(at url: URL, found: String) throws -> String {
    if isOn { try found.write(to: url, atomically: true, encoding: .utf8) }
    return try String(contentsOf: url, encoding: .utf8)
  }
}
