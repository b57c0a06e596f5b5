import Testing
import TrainingModel

@testable import Carryover

/// Notes that look like a legend change no name of what is written beside them.
struct NotesStatedNamesWritingTests {
  @Test("A note that may explain an abbreviation changes no exercise when it is read back", arguments: notes)
  func names(note: String) throws {
    var sessions = try NotesStructureTests.sessions(
      "2024-03-05\nSQ\n100 kg x 5\n\n2024-03-07\nSQ\n100 kg x 5\n\nBP\n60 kg x 8\n")
    sessions[0].notes = note
    let names = [["SQ"], ["SQ", "BP"]]
    #expect(Self.names(of: sessions) == names)
    let text = try NotesRoundTripTests.write(sessions)
    let found = try NotesRoundTripTests.read(text)
    #expect(Self.names(of: found) == names, "\(text)")
    #expect(found[0].notes == note)
    #expect(try NotesRoundTripTests.write(found) == text)
    let bare = try NotesRoundTripTests.read(NotesRoundTripTests.withoutFrontMatter(text))
    #expect(Self.names(of: bare) == names, "\(text)")
  }

  private static func names(of sessions: [Session]) -> [[String]] {
    sessions.map { $0.sections.flatMap(\.exercises).map(\.name) }
  }

  private static let notes = [
    "SQ = squat", "SQ = squat, BP = bench press", "My own words: BP=bench press", "! = failure",
    "number in brackets = RIR", "reps x lbs x sets",
  ]
}
