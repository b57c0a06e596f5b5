/// A format as it is listed: whether it is read and written, and what it can hold.
public struct FormatDescription: Sendable {
  /// The name that the command knows it by.
  public let identifier: String
  /// Its name for people.
  public let name: String
  /// The endings of its files, without the dot.
  public let fileExtensions: [String]
  /// Whether it is read.
  public let isRead: Bool
  /// What it can hold, where it is written.
  public let capabilities: FormatCapabilities?

  /// Every format there is, those that are read first.
  public static let all: [FormatDescription] = {
    let read = InputFormat.all.map { format in
      FormatDescription(
        identifier: format.identifier, name: format.name, fileExtensions: format.fileExtensions, isRead: true,
        capabilities: OutputFormat.all.first { $0.identifier == format.identifier }?.capabilities)
    }
    let written = OutputFormat.all.filter { format in !read.contains { $0.identifier == format.identifier } }
    return read
      + written.map { format in
        FormatDescription(
          identifier: format.identifier, name: format.name, fileExtensions: format.fileExtensions, isRead: false,
          capabilities: format.capabilities)
      }
  }()
}
