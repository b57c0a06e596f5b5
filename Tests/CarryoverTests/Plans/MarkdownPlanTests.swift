import Carryover
import Support
import Testing

@Suite("Plans in markdown")
struct MarkdownPlanTests {
  private func days(_ plan: ReadPlan) -> [String] {
    guard let program = plan.program else { return [] }
    return program.slots.map { slot in
      let when = [slot.week.map { "week \($0)" }, slot.weekday?.rawValue].compactMap(\.self).joined(separator: ", ")
      let exercises = plan.library.workouts.first { $0.id == slot.workoutID }?.exercises.map(\.name) ?? []
      return "\(slot.workoutName) [\(when)] \(exercises.joined(separator: ", "))"
    }
  }

  @Test("Days are known by headings of every kind")
  func headings() throws {
    let plan = try readPlan(
      """
      # Four Days
      ## Day A – Squat Focus
      - Squat 3x5
      ## Monday: Push
      - Bench Press 3x5
      **Day 3**
      - Row 3x5
      ## Legs (Friday)
      - Leg Press 3x10
      ### Saturday & Sunday
      - Plank 3x45s
      Workout B:
      Curl 3x10
      """)
    #expect(
      days(plan) == [
        "Day A – Squat Focus [] Squat", "Monday: Push [monday] Bench Press", "Day 3 [] Row",
        "Legs (Friday) [friday] Leg Press", "Saturday & Sunday [saturday] Plank", "Saturday & Sunday [sunday] Plank",
        "Workout B: [] Curl",
      ])
    #expect(plan.library.workouts.count == 6)
  }

  @Test("Weeks are of the days below them")
  func weeks() throws {
    let plan = try readPlan(
      "# Waves\n8 weeks\n## Weeks 1-2\n### Day 1\n- Squat 3x8\n## Week 3: heavy\n### Day 1\n- Squat 3x3\n")
    #expect(days(plan) == ["Day 1 [week 1] Squat", "Day 1 [week 2] Squat", "Day 1 [week 3] Squat"])
    #expect(plan.program?.weeks == 8 && plan.program?.notes == "Week 3: heavy")
  }

  @Test(
    "How long a plan is",
    arguments: [
      ("8 weeks, 3 days per week", 8, 3), ("Duration: 6 weeks", 6, nil), ("Days per week: 4", nil, 4),
      ("Frequency: 3x per week", nil, 3), ("- 12-week program", 12, nil), ("4 days/week", nil, 4),
      ("Deload every 4 weeks.", nil, nil), ("Eat well for 2 weeks", nil, nil),
    ])
  func figures(line: String, weeks: Int?, days: Int?) throws {
    let plan = try readPlan("# Plan\n\(line)\n\n## Day 1\n- Squat 3x5\n")
    #expect(plan.program?.weeks == weeks && plan.program?.daysPerWeek == days)
  }

  @Test("Supersets share an identifier, and one exercise alone has none")
  func supersets() throws {
    let plan = try readPlan("# P\n## Day 1\nA1. Row 3x8\nA2. Press 3x8\nB1) Curl 3x8\nC. Dip 3x8\n")
    let exercises = plan.exercises
    #expect(exercises.map(\.name) == ["Row", "Press", "Curl", "Dip"])
    #expect(exercises[0].supersetID != nil && exercises[0].supersetID == exercises[1].supersetID)
    #expect(exercises[2].supersetID == nil && exercises[3].supersetID == nil)
  }

  @Test("Sets below a name are its sets, and a note below it is its note")
  func below() throws {
    let plan = try readPlan(
      """
      # P
      ## Day 1
      ### Back Squat
      4 × 5 @ 80 kg
      2 x 12 @ 60 kg
      - Bench Press
        - 3 x 8
        - Back-off 2 x 12
        - elbows in
      - Deadlift 1x5
        pull slowly
      Drink water.
      """)
    #expect(plan.exercises.map(\.name) == ["Back Squat", "Bench Press", "Deadlift"])
    #expect(
      plan.exercises.map { $0.setGroups.map { words($0) } } == [
        ["4 sets, 5 reps, 80 kg", "2 sets, 12 reps, 60 kg"], ["3 sets, 8 reps", "2 sets, 12 reps"], ["1 set, 5 reps"],
      ])
    #expect(plan.exercises.map(\.notes) == [nil, "elbows in", "pull slowly\nDrink water."])
    #expect(plan.exercises[1].setGroups[1].notes == "Back-off")
  }

  @Test("A day in one line, and a day of rest")
  func oneLine() throws {
    let plan = try readPlan(
      "# P\n\nMonday: Squat 5x5, Bench Press 3 x 8 @ 60 kg; Row 3x8\nTuesday: Rest\nWednesday: Deadlift 1x5\n")
    #expect(days(plan) == ["Monday [monday] Squat, Bench Press, Row", "Wednesday [wednesday] Deadlift"])
    #expect(plan.program?.notes == "Tuesday: Rest")
  }

  @Test("A list without days is one day")
  func list() throws {
    let plan = try readPlan("# Quick\n- Squat 3x5\n- Bench Press 3x5\n")
    #expect(days(plan) == ["Day 1 [] Squat, Bench Press"])
  }

  @Test("Prose is no exercise, whatever numbers are in it")
  func prose() throws {
    let plan = try readPlan(
      """
      Strong in Spring

      This plan takes 3 x 45 minutes a week.

      Day 1
      - Squat 3x5
      - Aim for 3 x 8 before you add weight
      - Rest 2 min

      ## Progression
      Go from 3x5 to 3x8, then add 2.5 kg.
      """)
    #expect(plan.program?.name == "Strong in Spring" && plan.exercises.map(\.name) == ["Squat"])
    #expect(plan.program?.notes?.contains("3x5 to 3x8") == true)
  }

  @Test("A table's columns are known by its header")
  func table() throws {
    let plan = try readPlan(
      """
      # P
      ## Day 1
      | Exercise | Sets | Reps | Weight (kg) | RPE | Tempo | Notes |
      |:--|--:|:-:|--|--|--|--|
      | Squat | 3 | 5 | 7.5 | 8 | 3-1-1 | deep |
      | Plank | 2 | 30 s | – | | | |
      | Stretching | | | | | | as you like |
      """)
    #expect(plan.exercises.map(\.name) == ["Squat", "Plank", "Stretching"])
    #expect(plan.exercises.flatMap(\.setGroups).map { words($0) } == ["3 sets, 5 reps, 7.5 kg, RPE 8", "2 sets, 30 s"])
    #expect(plan.exercises.map(\.notes) == ["Tempo: 3-1-1\ndeep", nil, "as you like"])
  }

  @Test("The unit is that of the line, of the plan, of the caller")
  func units() throws {
    let text = "# P\n## Day 1\n- Squat 3x5 @ 100\n- Press 3x5 @ 40 lb\n"
    let open = try readPlan(text)
    #expect(open.exercises.map { $0.setGroups[0].load?.unit } == [nil, .pound])
    #expect(open.codes == ["training-plan.unit-missing"] && open.summary.loadUnitSource == "unknown")
    let stated = try readPlan(text.replacing("# P\n", with: "# P\nUnit: kg\n"))
    #expect(stated.exercises.map { $0.setGroups[0].load?.unit } == [.kilogram, .pound])
    let told = try readPlan(text, options: kilograms)
    #expect(told.library == stated.library && told.summary.loadUnitSource == "caller")
  }
}

@Suite("Units of plans")
struct PlanUnitTests {
  @Test("Planned loads and distances are converted, and those without a unit are counted")
  func converted() throws {
    var conversion = Conversion(to: .json)
    conversion.inputFormat = .plan
    conversion.units = UnitTransform(loadUnit: .kilogram, distanceUnit: .kilometer)
    let text = "# P\n## Day 1\n- Squat 3x5 @ 225 lb\n- Press 3x5 @ 60\n- Run 1 mile\n"
    let (output, report) = try conversion.run(bytes: Array(text.utf8))
    let plan = try readPlan(output, format: .json)
    #expect(
      plan.exercises.map { words($0.setGroups[0]) } == [
        "3 sets, 5 reps, 102.06 kg", "3 sets, 5 reps, 60", "1 set, 1.61 km",
      ])
    #expect(report.log.diagnostics.map(\.message).contains { $0.hasSuffix("not converted: 1") })
  }
}
