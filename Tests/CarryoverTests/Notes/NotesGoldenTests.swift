import Carryover
import Support
import Testing

/// The written form, as it is promised.
@Suite("The written form of notes")
struct NotesGoldenTests {
  private static let golden = """
    # Push Day — 2024-03-05 18:30

    Duration: 62 min
    Feeling: 4/5
    RPE: 8
    Body weight: 82.5 kg

    slept well
    \\62 kg in the morning

    ## Bench Press

    narrow grip

    - 60 kg x 8 (warm-up)
    - 100 kg x 5 @ RPE 8 — moved well
    - 100 kg x 8 @ RPE 9.5-10 > 80 kg x 6
    - 102.5 lb x 4 @ RIR 1 (to failure, rest 90 s, target 100 kg x 8-12)
    - [ ] 85% x 5+ @ RPE 8

    ## Pull Up

    - BW x 10
    - BW+25 kg x 8 (left)
    - BW-20 kg x 6 (skipped)
    - 12 reps (3 partial reps)

    ## Lunge

    - 20 kg x L 8 / R 7

    ## Plank

    - 45 s
    - 20 min (held 5 s)

    ## Run

    - 2.5 km in 12:30 (pace 5:00/km)
    - ~20 kg x 40 metres in 0:45

    """

  @Test("A session is written in the form that it was read in")
  func canonical() throws {
    let sessions = try NotesRoundTripTests.read(Self.golden)
    #expect(sessions.count == 1)
    #expect(SessionNotes(of: try #require(sessions.first)).text == Self.golden)
  }

  @Test("A session alone needs no front matter but its identity")
  func frontMatter() throws {
    let text = try NotesRoundTripTests.write(NotesRoundTripTests.read(Self.golden))
    let parts = text.split(separator: "---\n", maxSplits: 1, omittingEmptySubsequences: true)
    #expect(text.hasPrefix("---\nid: ") && text.hasSuffix("---\n\n" + Self.golden))
    #expect(parts.count == 2)
  }

  @Test("What the golden says is what is read")
  func meaning() throws {
    let session = try #require(try NotesRoundTripTests.read(Self.golden).first)
    #expect(session.start == CivilMoment("2024-03-05T18:30:00"))
    #expect(session.title == "Push Day" && session.duration == 3720 && session.feeling == 4 && session.rpe == 8)
    #expect(session.bodyweight == Load(value: 82.5, unit: .kilogram))
    #expect(session.notes == "slept well\n62 kg in the morning")
    let exercises = session.sections.flatMap(\.exercises)
    #expect(exercises.map(\.name) == ["Bench Press", "Pull Up", "Lunge", "Plank", "Run"])
    #expect(exercises.map { $0.setGroups.flatMap(\.sets).count } == [6, 4, 2, 2, 2])
    let bench = exercises[0].setGroups.flatMap(\.sets)
    #expect(bench.map(\.kind) == [.warmup, .working, .working, .drop, .working, .working])
    #expect(bench.map(\.isCompleted) == [true, true, true, true, true, false])
    #expect(bench[1].notes == "moved well" && bench[1].rpe == 8 && exercises[0].notes == "narrow grip")
    #expect(bench[4].target == Target(reps: "8-12", load: Load(value: 100, unit: .kilogram)))
    #expect(bench[5].target == Target(reps: "5+", loadPercent: 85, rpe: 8))
    let lunges = exercises[2].setGroups.flatMap(\.sets)
    #expect(lunges.map(\.side) == [.left, .right] && lunges.map(\.reps) == [8, 7])
    let runs = exercises[4].setGroups.flatMap(\.sets)
    #expect(runs[0].duration == 750 && runs[0].pace == 300 && runs[1].isApproximate)
  }
}
