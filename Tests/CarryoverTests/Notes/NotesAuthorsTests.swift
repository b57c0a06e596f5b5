import Testing
import TrainingModel

@testable import Carryover

/// Logs of people who were made up: each has a form of days, of names, of sets, of warm-ups, and signs between them.
struct NotesAuthorsTests {
  @Test("Whatever layout a log has, its sets are those that it was written from", arguments: 0..<160)
  func author(seed: Int) throws {
    let author = NotesAuthor(seed: seed)
    let found = try NotesBesideTests.exercises(of: author.text)
    #expect(found == author.exercises, "\(author.text)")
  }
}
