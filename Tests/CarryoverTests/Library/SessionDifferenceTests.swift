import Carryover
import Support
import Testing

@Suite("Difference of sessions")
struct SessionDifferenceTests {
  /// An edit of a session, in shorthand, and what is told of it.
  struct Edit: Sendable, CustomTestStringConvertible {
    var old: String
    var new: String
    var lines: [String]
    /// Added, removed, changed.
    var sets = [0, 0, 0]
    var testDescription: String { "\(old) → \(new)" }
  }

  static let edits: [Edit] = [
    Edit(old: "Squat: 100x5", new: "squat: 100x5", lines: []),
    Edit(
      old: "Bench Press: 60x8 80x5 100x5", new: "Bench Press: 60x8 80x5 102.5x5",
      lines: ["Bench Press, set 3: 100 kg × 5 → 102.5 kg × 5"], sets: [0, 0, 1]),
    Edit(
      old: "Squat: 60x8 80x5 100x5 100x4", new: "Squat: 60x8 70x6 80x5 100x5 100x4",
      lines: ["Squat: +1 set, set 2 (70 kg × 6)"], sets: [1, 0, 0]),
    Edit(
      old: "Squat: 60x8 80x5 100x5 100x4", new: "Squat: 60x8 100x5 100x4",
      lines: ["Squat: −1 set, set 2 (80 kg × 5)"], sets: [0, 1, 0]),
    Edit(
      old: "Squat: 100x5 100x5 100x5", new: "Squat: 100x5 100x5", lines: ["Squat: −1 set, set 3 (100 kg × 5)"],
      sets: [0, 1, 0]),
    Edit(
      old: "Squat: 60x8 80x5 100x5", new: "Squat: 80x5 100x6",
      lines: ["Squat: −1 set, set 1 (60 kg × 8)", "Squat, set 2: 100 kg × 5 → 100 kg × 6"], sets: [0, 1, 1]),
    Edit(
      old: "Squat: 60x8 80x5 100x3 90x4", new: "Squat: 80x5 100x3 90x4 60x8",
      lines: ["Squat: set 1 moved to place 4"]),
    Edit(
      old: "Squat: 60x8; Curl: 20x8", new: "Squat: 60x8; Curl: 20x8; Deadlift: 100x5 110x5 120x5",
      lines: ["+ Deadlift, 3 sets"], sets: [3, 0, 0]),
    Edit(
      old: "Squat: 60x8; Curl: 20x8 20x7; Row: 50x8", new: "Squat: 60x8; Row: 50x8", lines: ["− Curl, 2 sets"],
      sets: [0, 2, 0]),
    Edit(
      old: "Squat: 60x8; Bench Press: 80x5 80x5", new: "Squat: 60x8; Bench Press (Barbell): 80x5 80x5",
      lines: ["Bench Press renamed to Bench Press (Barbell)"]),
    Edit(
      old: "Bench Press: 80x5 80x4", new: "Bench Press (Barbell): 80x5 80x4 80x3",
      lines: ["Bench Press renamed to Bench Press (Barbell)", "Bench Press (Barbell): +1 set, set 3 (80 kg × 3)"],
      sets: [1, 0, 0]),
    // Other sets under another name are another exercise.
    Edit(old: "Curl: 20x8", new: "Row: 50x6", lines: ["− Curl, 1 set", "+ Row, 1 set"], sets: [1, 1, 0]),
    Edit(
      old: "Squat: 60x8; Curl: 20x8; Row: 50x8", new: "Row: 50x8; Squat: 60x8; Curl: 20x8",
      lines: ["Row moved from place 3 to 1"]),
    Edit(old: "Squat: 60x8; Curl: 20x8", new: "Curl: 20x8; Squat: 60x8", lines: ["Squat moved from place 1 to 2"]),
    // The same exercise twice: the second is gone, not the first one emptied.
    Edit(
      old: "Squat: 60x8; Curl: 20x8; Squat: 80x3 80x2", new: "Squat: 60x8; Curl: 20x8", lines: ["− Squat (2), 2 sets"],
      sets: [0, 2, 0]),
    Edit(old: "Squat: 60x8; Squat: 80x3 80x2", new: "Squat: 80x3 80x2", lines: ["− Squat, 1 set"], sets: [0, 1, 0]),
    Edit(
      old: "Squat: 60x8 100x5", new: "Squat: w60x8 100x5@9!",
      lines: ["Squat, set 1: kind working → warm-up", "Squat, set 2: to failure no → yes, RPE none → 9"],
      sets: [0, 0, 2]),
    Edit(
      old: "Row: 500m; Plank: 90s", new: "Row: 600m; Plank: 100s",
      lines: ["Row, set 1: 500 m → 600 m", "Plank, set 1: 1:30 → 1:40"], sets: [0, 0, 2]),
    // What has no measure in common is not one set.
    Edit(
      old: "Row: 500m", new: "Row: 50x8", lines: ["Row: −1 set, set 1 (500 m)", "Row: +1 set, set 1 (50 kg × 8)"],
      sets: [1, 1, 0]),
    Edit(
      old: "Pull Up: +20x5", new: "Pull Up: -20x5", lines: ["Pull Up, set 1: +20 kg × 5 → −20 kg × 5"], sets: [0, 0, 1]),
    Edit(
      old: "Squat: 100x5 100x5/90x8", new: "Squat: 100x5 100x5 90x8", lines: ["Squat: set groups 2 + 1 → 3"]),
  ]

  @Test("An edit is told as what it is", arguments: edits)
  func edit(edit: Edit) {
    let difference = SessionDifference(from: session(nil, edit.old), to: session(nil, edit.new))
    #expect(difference.lines == edit.lines)
    #expect([difference.addedSets, difference.removedSets, difference.changedSets] == edit.sets)
    #expect(difference.losesSets == (edit.sets[1] > 0))
    #expect(difference.isEmpty == edit.lines.isEmpty)
  }

  @Test("The fields of a session are told by name")
  func fields() {
    var old = session("2024-01-05T18:03:22", "Squat: 100x5", title: "Leg Day")
    old.duration = 3900
    old.notes = "tired"
    var new = session("2024-01-05T18:03:00", "Squat: 100x5", title: "Legs")
    new.duration = 4200
    new.notes = "not tired"
    new.feeling = 4
    new.bodyweight = Load(value: 80, unit: .kilogram)
    new.painTags = ["Knees", "Hips"]
    #expect(
      SessionDifference(from: old, to: new).lines == [
        "start: 2024-01-05 18:03:22 → 2024-01-05 18:03:00", "duration: 1h 5m → 1h 10m", "title: Leg Day → Legs",
        "notes changed", "feeling: none → 4", "body weight: none → 80 kg", "pain: none → Knees, Hips",
      ])
  }

  @Test(
    "A duration in whole minutes is like one that falls into them, and no other",
    arguments: [
      (1905.0, 1860.0, true), (1860.0, 1905.0, true), (1905.0, 1920.0, true), (1905.0, 1980.0, false),
      (1905.0, 1800.0, false), (1860.0, 1920.0, false), (1905.0, 1906.0, false), (40.0, 0.0, false),
    ])
  func coarseDurations(old: Double, new: Double, isLike: Bool) {
    var before = Session(id: Identifier(.zero), sections: [])
    var after = before
    before.duration = old
    after.duration = new
    #expect(SessionDifference(from: before, to: after).isEmpty == isLike)
  }

  @Test("Notes of an exercise and a set, sides and rests are told")
  func rareFields() {
    let old = session(nil, "Curl: 20x8 20x8")
    var new = old
    new.sections[0].exercises[0].notes = "slow"
    new.sections[0].exercises[0].setGroups[0].restPeriod = 90
    new.sections[0].exercises[0].setGroups[0].sets[1].side = .left
    new.sections[0].exercises[0].setGroups[0].sets[1].notes = "a\nb"
    #expect(
      SessionDifference(from: old, to: new).lines == [
        "Curl: notes added", "Curl: rest period none → 1:30", "Curl, set 2: side none → left, notes added",
      ])
    let change = SessionDifference(from: old, to: new).changes[2]
    #expect(change.kind == .changed && change.part == .set && change.exercise == "Curl" && change.setNumber == 2)
    #expect(change.fields.map(\.name) == ["side", "notes"] && change.fields.last?.new == "a\nb")
  }

  @Test("Sections are compared, and exercises that go from one to another")
  func sections() {
    var old = session(nil, "Bike: 300s; Squat: 100x5")
    old.sections[0].name = "Main"
    var new = old
    new.sections[0].exercises.removeFirst()
    new.sections.insert(
      Section(id: Identifier(.zero), name: "Warm-up", exercises: [old.sections[0].exercises[0]]), at: 0)
    let difference = SessionDifference(from: old, to: new)
    #expect(difference.lines == ["+ section Warm-up", "Bike moved from section Main to section Warm-up"])
    #expect(difference.addedSets == 0 && !difference.losesSets)
    var renamed = old
    renamed.sections[0].name = "Work"
    #expect(SessionDifference(from: old, to: renamed).lines == ["section name Main → Work"])
  }

  @Test("Supersets are compared as groups, whatever their identifiers")
  func supersets() {
    func grouped(_ numbers: [UInt64]) -> Session {
      var made = session(nil, "Curl: 20x8; Row: 50x8; Dip: x8")
      for (place, number) in numbers.enumerated() where number > 0 {
        made.sections[0].exercises[place].supersetID = UniqueIdentifier(high: 0, low: number)
      }
      return made
    }
    func lines(_ old: [UInt64], _ new: [UInt64]) -> [String] {
      SessionDifference(from: grouped(old), to: grouped(new)).lines
    }
    #expect(lines([1, 1, 0], [7, 7, 0]).isEmpty)
    #expect(lines([0, 0, 0], [1, 2, 3]).isEmpty)
    #expect(lines([1, 1, 0], [0, 0, 0]) == ["Curl: superset with Row → none", "Row: superset with Curl → none"])
    #expect(
      lines([1, 1, 0], [1, 1, 1]) == [
        "Curl: superset with Row → with Row, Dip", "Row: superset with Curl → with Curl, Dip",
        "Dip: superset none → with Curl, Row",
      ])
  }

  @Test(
    "Loads and distances are the same but for the rounding of apps, and no further",
    arguments: [
      ("135lbx5", "61.23492x5", true), ("135lbx5", "61.2x5", true), ("135lbx5", "61x5", false),
      ("250x5", "250.25x5", false), ("500lbx5", "500.5lbx5", false),
      ("10x5", "10.02x5", true), ("10x5", "10.03x5", false), ("300x5", "300.29x5", true), ("300x5", "300.4x5", false),
      ("100?x5", "100?x5", true), ("100?x5", "100x5", false), ("100?x5", "100.02?x5", false), ("0x5", "x5", false),
      ("+20x5", "20x5", false), ("20x5", "-20x5", false), ("5km", "3.11mi", true), ("5km", "3.13mi", false),
      ("5km", "5000m", true), ("500m", "500.6m", false), ("500m", "500.4m", true), ("90s", "90.0000000001s", true),
      ("90s", "91s", false), ("100x5@8", "100x5@8.5", false),
    ])
  func tolerance(old: String, new: String, isSame: Bool) {
    let (old, new) = (session(nil, "Squat: \(old)"), session(nil, "Squat: \(new)"))
    #expect(SessionDifference(from: old, to: new).isEmpty == isSame)
    #expect(SessionDifference(from: new, to: old).isEmpty == isSame)
  }

  @Test("Texts of a file stay on one line")
  func oneLine() {
    let old = session(nil, "Squat: 100x5", title: "a\nb\u{2028}c")
    let new = session(nil, "Squat: 100x5", title: String(repeating: "long ", count: 1000))
    let lines = SessionDifference(from: old, to: new).lines
    #expect(lines.count == 1 && lines[0].hasPrefix("title: a b c → long long") && lines[0].count < 150)
  }
}
