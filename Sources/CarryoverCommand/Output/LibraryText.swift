import Carryover

/// What commands say of a library.
enum LibraryText {
  /// `12 sessions, 9 exercises, 3 receipts`.
  static func contents(_ library: PersonalLibrary) -> String {
    var parts: [String] = []
    let counts = Dictionary(library.content.entities.map { ($0.kind, 1) }, uniquingKeysWith: +)
    for kind in EntityKind.known {
      if let count = counts[kind] { parts.append(ReportPrinter.count(count, kind.rawValue)) }
    }
    if !library.receipts.isEmpty { parts.append(ReportPrinter.count(library.receipts.count, "receipt")) }
    return parts.isEmpty ? "an empty library" : parts.joined(separator: ", ")
  }

  /// Whether a library's file is another now.
  static func outcome(_ path: String, isWritten: Bool) -> String {
    let name = Terminal.safeLine(path)
    return isWritten ? "written: \(name)" : "nothing changed: \(name) is as it was"
  }
}
