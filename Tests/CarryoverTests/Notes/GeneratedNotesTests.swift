import GeneratedExports
import Testing
import TrainingModel

@testable import Carryover

/// The notes that the benchmark reads, which are made from a seed.
struct GeneratedNotesTests {
  @Test("Each layout is read whole: a session a day, and no line that holds sets is a note", arguments: layouts)
  func layout(layout: GeneratedNotes.Layout) throws {
    var notes = GeneratedNotes(layout, seed: 7)
    let text = (0..<60).map { _ in notes.session() }.joined()
    let explanation = try NotesExplanation(bytes: Array(text.utf8), name: "notes.md")
    let sessions = try NotesStructureTests.sessions(text)
    #expect(sessions.count == 60)
    #expect(sessions.map { $0.sections.flatMap(\.exercises).count }.min() ?? 0 >= 4)
    let sets = sessions.flatMap(\.allSets)
    #expect(sets.count(where: { $0.isCompleted && $0.load?.unit == .kilogram && $0.reps != nil }) == sets.count)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for line in explanation.lines where line.use == .note {
      let text = lines[line.number - 1]
      #expect(!text.hasDigit, "\(text)")
    }
  }

  private static let layouts = GeneratedNotes.Layout.allCases

  @Test("The same seed gives the same notes, and another seed others")
  func seeds() {
    func days(_ seed: UInt64) -> String {
      var notes = GeneratedNotes(.mixed, seed: seed)
      return (0..<20).map { _ in notes.session() }.joined()
    }
    #expect(days(1) == days(1))
    #expect(days(1) != days(2))
  }
}
