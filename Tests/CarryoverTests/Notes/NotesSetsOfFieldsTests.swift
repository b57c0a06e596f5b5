import Testing
import TrainingModel

@testable import Carryover

/// Sets that are told field by field, in whatever order and however divided.
struct NotesSetsOfFieldsTests {
  @Test("Fields of an exercise in a line say the same in any order, divided by any sign", arguments: dividers)
  func fields(divider: String) throws {
    for form in Self.forms {
      let text = Self.rows.map { row in
        let fields = form.map { Self.filled($0, row.sets, row.reps, row.load) }
        return "\(row.name)\(divider)\(fields.joined(separator: divider))"
      }
      let expected = Self.rows.map { row in
        let effort = form.contains { $0.contains("8") } ? "@8 " : ""
        let set = "\(row.load)kg \(effort)x\(row.reps)"
        return "2026-02-03 \(row.name): " + Array(repeating: set, count: row.sets).joined(separator: ", ")
      }
      let found = try NotesBesideTests.exercises(of: "2026-02-03\nall kg\n\n" + text.joined(separator: "\n"))
      #expect(found == expected, "\(text[0])")
    }
  }

  @Test("Sets in lines of their own say the same whatever numbers them", arguments: numberings)
  func numbered(numbering: String) throws {
    for form in Self.setForms {
      let sets = [(10, "60"), (8, "62.5"), (6, "65")]
      let lines = sets.enumerated().map { index, set in
        numbering.replacing("N", with: "\(index + 1)") + Self.filled(form, 0, set.0, set.1)
      }
      let text = "2026-02-03\nall kg\n\nBench press\n\(lines.joined(separator: "\n"))\n\nSquat 100 kg x 5"
      let effort = form.contains("RPE") ? "@8 " : ""
      let expected = sets.map { "\($0.1)kg \(effort)x\($0.0)" }.joined(separator: ", ")
      let found = try NotesBesideTests.exercises(of: text)
      #expect(found == ["2026-02-03 Bench press: \(expected)", "2026-02-03 Squat: 100kg x5"], "\(lines[0])")
    }
  }

  @Test("A line that any word keeps from being fields is left as it stands")
  func none() {
    let words = NoteWords.shipped
    for text in Self.noFields {
      #expect(NoteSetFields.spelled(text, words: words) { _, _ in true } == nil, "\(text)")
    }
  }

  @Test("What is no field's is told beside the sets")
  func beside() throws {
    let text = "2026-02-03\nBench press | 3 sets | 8 reps | 60 kg | rest 90s | tempo 3010 | felt good | seat at 4"
    let session = try #require(NotesStructureTests.sessions(text).first)
    let exercise = try #require(session.sections.flatMap(\.exercises).first)
    #expect(exercise.setGroups.flatMap(\.sets).count == 3)
    let notes = exercise.setGroups.flatMap { $0.sets.compactMap(\.notes) }.joined()
    #expect(exercise.setGroups.map(\.restPeriod) == [90])
    #expect(["tempo 3010", "felt good", "seat at 4"].allSatisfy { notes.contains($0) })
  }

  @Test("Sides, rests and units are lost in no form", arguments: forms(of: "Lunge"))
  func nothingLost(text: String, sets: String) throws {
    let log = "2026-02-03\n\(text)"
    #expect(try NotesBesideTests.exercises(of: log) == ["2026-02-03 Lunge: \(sets)"])
    let exercise = try #require(NotesStructureTests.sessions(log).first?.sections.flatMap(\.exercises).first)
    #expect(exercise.isUnilateral == text.contains("each"))
    #expect(exercise.setGroups.map(\.restPeriod) == [text.contains("rest") ? 90 : nil])
  }

  private static func forms(of name: String) -> [(String, String)] {
    [
      ("\(name) | 20 kg | 10 reps | each leg", "20kg x10"),
      ("\(name) | 2 sets | 10 reps | 20 kg | each leg | rest 90s", "20kg x10, 20kg x10"),
      ("\(name) | 20 kg | 10/8 reps | each leg | RPE 8 | rest 90s", "20kg @8 x10, 20kg @8 x8"),
      ("\(name) | 20/22 kg | 10/8 reps | each leg | rest 90s", "20kg x10, 22kg x8"),
      ("\(name) | 2 sets | 5 reps | 20 kg | RPE 7, 8 | each leg | rest 90s", "20kg @7 x5, 20kg @8 x5"),
      ("\(name) | 2 sets | 30 s | 10 kg | each leg | rest 90s", "10kg 30s, 10kg 30s"),
      ("\(name) | sets 2 | x 10 | 120 kg | knees ok", "120kg x10, 120kg x10"),
      ("\(name)\nWeight: 60 kg / 135 lb\nReps: 8 / 6", "60kg x8, 135lb x6"),
      ("\(name)\nWeight (kg): 60 | 65\nReps: 8 | 6", "60kg x8, 65kg x6"),
    ]
  }

  private static func filled(_ form: String, _ sets: Int, _ reps: Int, _ load: String) -> String {
    form.replacing("SETS", with: "\(sets)").replacing("REPS", with: "\(reps)").replacing("LOAD", with: load)
  }

  private static let rows = [
    (name: "Bench press", sets: 3, reps: 10, load: "60"), (name: "Squat", sets: 5, reps: 5, load: "102.5"),
    (name: "Leg curl", sets: 2, reps: 12, load: "40"),
  ]
  private static let dividers = ["; ", ";", " | ", " / ", " - ", " – ", " · ", "\t", ", ", " -- ", ". "]
  private static let forms = [
    ["SETS sets", "REPS reps", "LOAD kg"], ["REPS reps", "LOAD kg", "SETS sets"], ["LOAD kg", "SETSxREPS"],
    ["sets: SETS", "reps: REPS", "weight: LOAD kg"], ["weight=LOAD", "sets=SETS", "reps=REPS", "RPE=8"],
    ["SSETS", "RREPS", "WLOAD"], ["SETSs", "REPSr", "LOAD kg"], ["SETS x REPS", "@LOAD kg", "RPE 8"],
    ["SETS sets of REPS", "at LOAD kg", "@8"], ["reps REPS", "SETSx", "load: LOADkg"],
  ]
  private static let numberings = [
    "Set N: ", "set N - ", "SN: ", "#N ", "N) ", "N: ", "N | ", "Set N, ", "(N) ", "N/ ", "[N] ", "- Set N: ", "→ ",
    "✓ ", "- ",
  ]
  private static let setForms = [
    "REPS reps, LOAD kg", "LOAD kg / REPS reps", "RREPS WLOAD", "weight: LOAD kg, reps: REPS, RPE: 8",
    "@LOADkg · xREPS", "reps=REPS; LOAD kg", "LOADkg | REPSr | easy", "wt LOAD - REPS reps - RPE 8",
  ]
  private static let noFields = [
    "Squat 82,5x5 @8", "Push press: 50kg/5, 60kg/5 x 3", "Chins between sets: 5x8", "Fly 6s x15 15",
    "RDL w/ dumbbells – 2 x 14kg, 3 sets of 10", "2 plates (90lb) x 10", "OHP: 65x6 80x5 90x3",
    "straight leg raise R: 3 x 12", "BW x12 / BW x12 / BW x10", "Squat 3x5 100kg",
    "Pulldowns 120/130/140lb x 10", "Squat 3 sets, 5 reps, 100 kg, 200 lb", "Squat 3 sets | 4 sets | 100 kg | 5 reps",
    "Squat | 99999999999999999999 sets | 5 reps | 100 kg", "slept 7 hours; 3 coffees; weight 80 kg",
  ]
}
