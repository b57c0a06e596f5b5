import Carryover
import Foundation

// The README shows the bodies of these functions, and a test holds the two together.

/// Reads a file, shows what is in it, and stores it.
func importHistory(from file: URL, into database: some Database) async throws {
  let history = HistoryImport(try await HistoryInput(contentsOf: file))
  for await phase in history.read() {
    switch phase {
    case .parsing(let progress): print(progress.sessions, "sessions so far")
    case .question(let question): print(question.message)  // set history.options.loadUnits, and read again
    case .preview(let preview):
      print(preview.content.sessions, "sessions;", preview.source.rows.rejected, "rows could not be read")
      for await phase in preview.store(with: { entities in try await database.replace(entities) }) {
        if case .complete(let summary) = phase { print(summary.sessions, "sessions stored") }
      }
    default: break
    }
  }
}

/// Prints the volume of each session, in the memory of one.
func printVolumes(of file: URL) async throws {
  var options = ReadingOptions()
  options.loadUnits = LoadUnitSchedule(.kilogram)
  let input = try await HistoryInput(contentsOf: file)
  for try await case .session(let session) in input.entities(options: options) {
    print(session.title ?? "", session.volume(in: .kilogram))
  }
}

/// What an app keeps histories in.
protocol Database: Sendable {
  /// Stores entities in place of those that have their identifiers.
  func replace(_ entities: [Entity]) async throws
}
