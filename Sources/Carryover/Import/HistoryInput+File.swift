public import Foundation

extension HistoryInput {
  /// Opens a file, such as one that a file picker gave.
  ///
  /// The right to read a file outside the app's container is asked for here and given back: a file that is open stays
  /// readable. Runs off the main actor, for a file that is not on the device yet is fetched when it is opened.
  ///
  /// - Throws: A failure of kind ``ReadingFailure/Kind/input`` when it is no file or cannot be opened.
  @concurrent
  public init(contentsOf file: URL) async throws(ReadingFailure) {
    guard file.isFileURL else {
      throw ReadingFailure(.input, Diagnostic(.fileFailure, ["this is no file"], file: file.absoluteString))
    }
    #if canImport(Darwin)
      let isScoped = file.startAccessingSecurityScopedResource()
      defer { if isScoped { file.stopAccessingSecurityScopedResource() } }
    #endif
    try self.init(path: file.path)
  }
}
