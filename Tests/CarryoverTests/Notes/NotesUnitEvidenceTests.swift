import Testing
import TrainingModel

@testable import Carryover

/// Which of the things that notes say about a unit may outdo what the caller says.
struct NotesUnitEvidenceTests {
  /// One load without a unit, between what is said of units.
  struct Case: CustomTestStringConvertible, Sendable {
    let text: String
    /// The unit where the caller says none, and where the caller says kilograms.
    let (alone, besideKilograms): (LoadUnit?, LoadUnit?)

    var testDescription: String { text.replacing("\n", with: " / ") }

    init(_ text: String, _ alone: LoadUnit?, _ besideKilograms: LoadUnit?) {
      (self.text, self.alone, self.besideKilograms) = (text, alone, besideKilograms)
    }
  }

  private static let cases: [Case] = [
    // What is stated of all loads holds whatever the caller says.
    Case("all weights in lbs\nSquat\n- 100 x 5", .pound, .pound),
    Case("unit: lb\nSquat\n- 100 x 5", .pound, .pound),
    Case("sets x reps x lbs\nSquat\n- 3 x 5 x 100", .pound, .pound),
    Case("Squat (lb)\n- 100 x 5", .pound, .pound),
    Case("events day, back to lbs\nSquat\n- 100 x 5", .pound, .pound),
    // So does the unit of most loads.
    Case("Press\n- 45 lb x 5\n- 55 lb x 5\nSquat\n- 100 x 5", .pound, .pound),
    // What is said in passing is a hint, and the caller knows better.
    Case("gym has only lbs plates, annoying\nSquat\n- 100 x 5", .pound, .kilogram),
    Case("285 is a lifetime PR lbs!!\nSquat\n- 100 x 5", .pound, .kilogram),
    Case("Bodyweight 184.6 lb\nSquat\n- 100 x 5", .pound, .kilogram),
    Case("lost 3 lbs since christmas and trousers fit again\nSquat\n- 100 x 5", .pound, .kilogram),
    // What may be, or will be, says nothing of today.
    Case("might go back to lbs next week\nSquat\n- 100 x 5", nil, .kilogram),
    Case("pounds are nice someday\nSquat\n- 100 x 5", nil, .kilogram),
    Case("maybe all weights in lbs from next month\nSquat\n- 100 x 5", nil, .kilogram),
    Case("vielleicht bald alles in lbs\nSquat\n- 100 x 5", nil, .kilogram),
    Case("quizás todo en lbs\nSquat\n- 100 x 5", nil, .kilogram),
    Case("Squat\n- 100 x 5", nil, .kilogram),
  ]

  @Test("What notes say in passing of a unit does not outdo the caller", arguments: cases)
  func unit(example: Case) throws {
    let text = "2025-03-04\n\(example.text)\n"
    #expect(try unit(of: text) == example.alone)
    var options = ReadingOptions()
    options.loadUnits = LoadUnitSchedule(.kilogram)
    #expect(try unit(of: text, options) == example.besideKilograms)
  }

  @Test("A remark behind the sets says no more than one before them")
  func remarkBehind() throws {
    let text = "2025-03-04\nSquat\n- 100 x 5\nmight go back to lbs next week\nPress\n- 120 x 5\n"
    var options = ReadingOptions()
    options.loadUnits = LoadUnitSchedule(.kilogram)
    #expect(try unit(of: text, options) == .kilogram)
    #expect(try unit(of: text) == nil)
  }

  /// The unit of the last set's load.
  private func unit(of text: String, _ options: ReadingOptions? = nil) throws -> LoadUnit? {
    let session = try #require(NotesStructureTests.sessions(text, options).last)
    let exercise = try #require(session.sections.flatMap(\.exercises).last)
    let load = try #require(exercise.setGroups.flatMap(\.sets).last?.load)
    #expect(load.value == 100 || load.value == 120)
    return load.unit
  }
}
