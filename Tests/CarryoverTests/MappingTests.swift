import Carryover
import Support
import Testing

/// A person's own names of exercises.
@Suite("Exercise mapping")
struct MappingTests {
  private func mapping(_ text: String) throws -> ExerciseMapping {
    try ExerciseMapping(bytes: Array(text.utf8), name: "mapping.csv")
  }

  @Test("A name means what the mapping says: an exercise of the catalogue, or one of the person's own")
  func meanings() throws {
    let text =
      "name,exercise,modality,distance_unit,sets\nKniebeuge,Squat (Barbell),,,120\n\"Mein, Ding\",My Thing,cable,,3\n"
      + "Bench Press,My Bench,,,9\nRow,,,m,4\nUntouched,,,,1\n"
    var matcher = ExerciseMatcher(mapping: try mapping(text))
    let squat = try #require(ExerciseCatalogue.shipped.exercise(named: "Back Squat"))
    #expect(matcher.match("kniebeuge").exercise == squat && matcher.match("KNIEBEUGE ").kind == .mapping)
    let own = matcher.match("Mein, Ding").exercise
    #expect(own.name == "My Thing" && own.isCustom && own.modality == .cable)
    #expect(own.id == matcher.match("My Thing").exercise.id)
    #expect(matcher.match("Bench Press").exercise.name == "My Bench")
    #expect(matcher.match("Row").distanceUnit == .meter && matcher.match("Row").exercise.name == "Row")
    #expect(matcher.match("Untouched").kind == .custom && matcher.match("Plank").kind == .catalogue)
    // What the catalogue knows is done with what the catalogue says.
    var other = ExerciseMatcher(mapping: try mapping("name,exercise,modality\nKniebeuge,Squat,cable\n"))
    #expect(other.match("Kniebeuge").exercise.modality == .barbell)
  }

  @Test(
    "A mapping may come as a spreadsheet saves it",
    arguments: [
      "name;exercise;modality;distance_unit\nRunde;Running;;km\n",
      "\u{FEFF}Name,Exercise,Distance_Unit\r\nRunde,Running,km\r\n",
      "distance_unit,exercise,name\nKM,Running,Runde", "name,exercise,distance_unit\n\nRunde,Running, km \n,,\n",
      "name,exercise,distance_unit\nRunde,Walking,m\nrunde,Running,km\n",
    ])
  func dresses(text: String) throws {
    let mapping = try mapping(text)
    #expect(mapping["Runde"]?.exercise == "Running" && mapping["Runde"]?.distanceUnit == .kilometer)
    #expect(mapping.entries.count == 1 && mapping["other"] == nil)
  }

  @Test("The mark of a spreadsheet-safe file is taken away")
  func marks() throws {
    let mapping = try mapping("name,exercise\n'=1+1,'@Plank\n'tis,Plank\n")
    #expect(mapping["=1+1"]?.exercise == "@Plank" && mapping["'tis"]?.exercise == "Plank")
  }

  @Test("Distances without a unit get the one that the mapping says, others keep theirs")
  func distances() throws {
    var options = kilograms
    options.exerciseMapping = try mapping("name,exercise,distance_unit\nTrack,Running,m\nRunning,,km\n")
    let text =
      "session_start,exercise_name,set_distance,set_distance_unit\n2025-01-01,Track,400,\n2025-01-01,Track,1,mi\n"
      + "2025-01-01,Running,5,\n2025-01-01,Other,5,\n"
    let history = try readHistory(text, options: options)
    #expect(history.sets.map(\.distance?.unit) == [.meter, .mile, .kilometer, nil])
    #expect(history.exercises.map(\.name) == ["Track", "Running", "Other"])
    #expect(history.exercises[0].exerciseID == history.exercises[1].exerciseID)
  }

  @Test(
    "What is no mapping, and a value that is none, are refused with their place",
    arguments: [
      ("", "mapping.foreign", nil, nil), ("a,b\n", "mapping.foreign", 1, 1), ("name\nx\n", "mapping.foreign", 1, 1),
      ("name,exercise,modality\nx,y,barbel\n", "mapping.value", 2, 5),
      ("name,exercise,modality\nx,y,\n\"two\nlines\",y,other\nz,,bar bell\n", "mapping.value", 5, 4),
      ("name,exercise,distance_unit\nx,y,km\nx,y,furlong\n", "mapping.value", 3, 5),
    ] as [(String, String, Int?, Int?)])
  func refused(text: String, code: String, line: Int?, column: Int?) {
    let failure = #expect(throws: ReadingFailure.self) { try mapping(text) }
    #expect(failure?.diagnostic.code.identifier == code && failure?.diagnostic.file == "mapping.csv")
    #expect(failure?.diagnostic.line == line && failure?.diagnostic.column == column)
  }

  @Test("A mapping that is not there is a failure of its file")
  func missing() {
    let failure = #expect(throws: ReadingFailure.self) { try ExerciseMapping(path: "missing/mapping.csv") }
    #expect(failure?.diagnostic.file == "missing/mapping.csv" && failure?.kind == .input)
  }
}
