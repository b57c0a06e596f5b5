import Carryover
import Foundation

/// A training log as somebody typed it, and what a careful person reads in it.
struct NotesLog {
  /// The name of its file.
  let name: String
  /// Its bytes.
  let bytes: [UInt8]
  /// What is in it.
  let expectation: Expectation

  /// The logs that ship with the tests.
  static let shipped = folder(
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Logs"))

  /// The logs to score: those in the folder that `CARRYOVER_NOTES` names, else the shipped ones.
  static let scored = ProcessInfo.processInfo.environment["CARRYOVER_NOTES"].map { folder(URL(fileURLWithPath: $0)) }

  /// Every log in a folder that has an expectation beside it, by name.
  static func folder(_ folder: URL) -> [NotesLog] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".md") || $0.hasSuffix(".txt") }.sorted().compactMap { name in
      let file = folder.appendingPathComponent(name)
      let expected = file.deletingPathExtension().appendingPathExtension("expected")
      guard let bytes = try? Data(contentsOf: file), let text = try? String(contentsOf: expected, encoding: .utf8)
      else { return nil }
      return NotesLog(name: name, bytes: Array(bytes), expectation: Expectation(text))
    }
  }

  /// Reads it.
  func read() throws -> NotesReading { try NotesReading(bytes, name: name) }
}

/// What the reader finds in a log.
struct NotesReading {
  /// The sessions, in order.
  let sessions: [Session]
  /// Where the lines went, and the findings.
  let summary: SourceSummary

  init(_ bytes: [UInt8], name: String = "notes.md", options: ReadingOptions? = nil) throws {
    var unsettled = ReadingOptions()
    unsettled.allowsUnknownUnit = true
    let format = InputFormat.all.first { $0.identifier == "markdown" }
    var reader = try HistoryReader(bytes: bytes, name: name, format: format, options: options ?? unsettled)
    sessions = try reader.library().sessions
    summary = reader.summary
  }

  init(_ text: String, name: String = "notes.md", options: ReadingOptions? = nil) throws {
    try self.init(Array(text.utf8), name: name, options: options)
  }

  /// Every set with its day and exercise, in order.
  var sets: [String] {
    sessions.flatMap { session in
      session.sections.flatMap(\.exercises).flatMap { exercise in
        exercise.setGroups.flatMap(\.sets).map {
          named(SetWords($0), exercise.name, session.start?.date.description)
        }
      }
    }
  }
}
