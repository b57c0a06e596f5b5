import Testing
import TrainingModel

@testable import Carryover

/// Numbers around the sets of a line that are none of theirs: before the name, behind it, and at the end.
struct NotesNumbersAroundSetsTests {
  @Test("What stands behind sets and has a number changes none of them", arguments: sets)
  func tails(sets: String, counts: [Int]) throws {
    try Self.expect(Self.tails.map { ("Bench press \(sets)\($0)", Self.words(counts)) })
  }

  @Test("What stands between a name and its sets changes none of them", arguments: sets)
  func between(sets: String, counts: [Int]) throws {
    try Self.expect(Self.between.map { ("Bench press \($0) \(sets)", Self.words(counts)) })
    try Self.expect([("Bench press @8 \(sets)", Self.words(counts, "@8"))])
  }

  @Test("What stands before a name changes none of its sets", arguments: sets)
  func before(sets: String, counts: [Int]) throws {
    try Self.expect(Self.before.map { ("\($0) Bench press \(sets)", Self.words(counts)) })
  }

  @Test("All of it is kept beside the sets, as it was typed")
  func kept() throws {
    for tail in Self.tails {
      let text = "2026-02-03\nBench press 60kg 3x8\(tail)"
      let session = try #require(NotesStructureTests.sessions(text).first)
      let exercises = session.sections.flatMap(\.exercises)
      let notes = exercises.flatMap { exercise in
        [exercise.notes] + exercise.setGroups.flatMap { $0.sets.map(\.notes) }
      }
      let told = tail.drop { " ,".contains($0) }
      #expect(notes.compactMap(\.self).contains { $0.contains(told) }, "\(tail)")
    }
  }

  /// Each text in a log of its own, for what one says may be of the next.
  private static func expect(_ texts: [(text: String, sets: String)]) throws {
    for (text, sets) in texts {
      let found = try NotesBesideTests.exercises(of: "2026-02-03\n\(text)")
      #expect(found == ["2026-02-03 Bench press: \(sets)"], "\(text)")
    }
  }

  private static func words(_ counts: [Int], _ mark: String = "") -> String {
    counts.map { mark.isEmpty ? "60kg x\($0)" : "60kg \(mark) x\($0)" }.joined(separator: ", ")
  }

  private static let sets: [(String, [Int])] = [
    ("3x8 @ 60kg", [8, 8, 8]), ("60kg 3x8", [8, 8, 8]), ("60kg x 8 x 3", [8, 8, 8]), ("60kg: 8, 8, 7", [8, 8, 7]),
    ("60kg x 8/8/7", [8, 8, 7]), ("3 sets of 8 at 60 kg", [8, 8, 8]), ("60kg x 8, 60kg x 7", [8, 7]),
    ("3x8x60kg", [8, 8, 8]), ("8x60kg 8x60kg 7x60kg", [8, 8, 7]),
  ]
  private static let tails = [
    " 9:40 total", ", 9:40 total", " (9:40)", " total 9:40", " 5 stars", " 12/10 pump", " 2\" deficit", " 5 cm deficit",
    " 3s ecc", " 2s pause", " 3 sec down", " w/ 20kg chains", " 20kg bar", " x2 next time", " +2.5 next week",
    " HR 140",
    " bw 82.5", " volume: 1440 kg", " est 1RM 75kg", " wk 3",
  ]
  private static let between = [
    "(3-1-0)", "@ home", "TM 75", "(TM 75)", "last time 57.5", "(last 57.5)", "(goal 60)", "(target 3x8)", "(3 min)",
    "(r: 2min)", "(20kg bar)", "#2", "seat 4",
  ]
  private static let before = ["18:05", "2s paused", "1.5 rep", "1 1/4", "After warmup:", "Warmed up, then"]
}
