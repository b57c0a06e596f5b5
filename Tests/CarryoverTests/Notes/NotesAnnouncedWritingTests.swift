import Testing
import TrainingModel

@testable import Carryover

/// Notes that look like a label of another day, or like a legend, change no set of what is written beside them.
struct NotesAnnouncedWritingTests {
  @Test(
    "A note that may put off what follows, or explain a sign, changes no set when it is read back", arguments: notes)
  func sets(note: String) throws {
    let typed = "2025-01-01\nSquat\n60 kg x 8\n60 kg x 8\n\nBench\n60 kg x 8\n60 kg x 4\n\nRow\n50 kg x 8\n"
    for place in 0..<3 {
      var sessions = try NotesStructureTests.sessions(typed)
      switch place {
      case 0: sessions[0].notes = note
      case 1: sessions[0].sections[0].exercises[1].notes = note
      default: sessions[0].sections[0].exercises[1].setGroups[0].sets[0].notes = note
      }
      let wanted = Self.done(sessions)
      #expect(wanted.map(\.count) == [2, 2, 1])
      let text = try NotesRoundTripTests.write(sessions)
      let found = try NotesRoundTripTests.read(text)
      #expect(Self.done(found) == wanted, "\(text)")
      #expect(try NotesRoundTripTests.write(found) == text)
      let bare = try NotesRoundTripTests.read(NotesRoundTripTests.withoutFrontMatter(text))
      #expect(Self.done(bare) == wanted, "\(text)")
    }
  }

  /// What was done of each exercise: loads, repetitions, kinds, sides and failures.
  private static func done(_ sessions: [Session]) -> [[String]] {
    sessions.flatMap(\.sections).flatMap(\.exercises).map { exercise in
      exercise.setGroups.flatMap(\.sets).filter(\.isCompleted).map { set in
        "\(set.load?.value ?? 0) x \(set.reps ?? 0) \(set.kind) \(String(describing: set.side)) \(set.toFailure)"
      }
    }
  }

  private static let notes = [
    "Coming up", "next week", "For Wednesday Karen wants:", "next mon", "want on Sunday", "Next time 5.5.2025",
    "To do on the 19th:", "El lunes toca:", "下周一计划：", "Done Wednesday:", "4 rounds, 1 min rest after each",
    "circuit, 3 rounds:", "(w) wide", "left | right", "X = failed", "w in front of the weight = warm up",
    "💀 till nothing was left", "🔥 warm-up", "PU pull-up, DP dip, GS goblet squat", "8@60 = 8 reps at 60 kilo",
    "RIR of the last set only",
  ]
}
