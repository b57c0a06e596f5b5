import Carryover
import Foundation

extension LibraryFile {
  /// Writes a program of the library, and all that it needs, into a file to send to a friend.
  ///
  /// - Parameter personal: What goes along although it is personal: nothing unless the user ticked it.
  /// - Returns: What was left out, to be told.
  func share(
    program id: Identifier<Program>, including personal: Set<ShareBundle.Personal> = [], to url: URL
  ) throws -> [String] {
    let bundle = try read().bundle(kind: .program, root: id.value, including: personal)
    try Data(bundle.document()).write(to: url, options: .atomic)
    return bundle.omitted
  }
}
