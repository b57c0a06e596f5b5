import Foundation
import Support
import Testing

@testable import Carryover

@Suite("Exercise catalogue")
struct CatalogueTests {
  private let catalogue = ExerciseCatalogue.shipped

  @Test("Every entry is whole, and no name means two exercises")
  func entries() {
    #expect(catalogue.ambiguousKeys.isEmpty)
    #expect(catalogue.exercises.count >= 150)
    #expect(Set(catalogue.exercises.map(\.id)).count == catalogue.exercises.count)
    #expect(Set(catalogue.exercises.map(\.name)).count == catalogue.exercises.count)
    for exercise in catalogue.exercises {
      #expect(Modality.known.contains(exercise.modality ?? .unknown("")), "\(exercise.name)")
      #expect(ExerciseType.known.contains(exercise.exerciseType ?? .unknown("")), "\(exercise.name)")
      #expect(!exercise.muscleGroups.isEmpty && !exercise.isCustom, "\(exercise.name)")
      #expect(Set(exercise.muscleGroups).isDisjoint(with: exercise.secondaryMuscleGroups), "\(exercise.name)")
      #expect((1...100).contains(exercise.name.count))
      #expect(catalogue.exercise(named: exercise.name)?.id == exercise.id, "\(exercise.name)")
    }
  }

  @Test("Every line of the file is a comment, a spelling or an exercise")
  func lines() throws {
    let bytes = try Locations.bytes(Locations.root.appendingPathComponent("Resources/exercises.txt"))
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    let entries = lines.filter { !$0.hasPrefix("#") && !$0.hasPrefix("word:") }
    #expect(entries.count == catalogue.exercises.count)
    for line in entries { #expect(line.split(separator: "|", omittingEmptySubsequences: false).count == 7, "\(line)") }
  }

  @Test(
    "The exercises that every library begins with are there",
    arguments: [
      "Back Squat", "Front Squat", "Deadlift", "Romanian Deadlift", "Bench Press", "Overhead Press", "Barbell Row",
      "Hip Thrust", "Dumbbell Press", "Incline Dumbbell Press", "Dumbbell Row", "Lateral Raise", "Dumbbell Curl",
      "Dumbbell Tricep Extension", "Goblet Squat", "Dumbbell Lunges", "Cable Fly", "Tricep Pushdown", "Face Pull",
      "Cable Curl", "Lat Pulldown", "Seated Cable Row", "Leg Press", "Leg Curl", "Leg Extension",
      "Chest Press Machine", "Shoulder Press Machine", "Seated Row Machine", "Pull-up", "Chin-up", "Dip", "Push-up",
      "Inverted Row", "Plank",
    ])
  func basics(name: String) {
    #expect(catalogue.exercise(named: name)?.name == name)
  }

  @Test(
    "Identifiers are these for ever",
    arguments: [
      ("Back Squat", "90b20e07-8082-52a0-af61-2a0402d43aec"), ("Bench Press", "08cfe01e-07e5-5c2f-bcaf-c73aabde85ff"),
      ("Plank", "c6529d56-346e-5f6c-b06e-6f2de8ed998b"), ("Café  Curls", "28cf4e58-fb51-5088-8e66-5243da5e9bdd"),
      ("cafe curls", "28cf4e58-fb51-5088-8e66-5243da5e9bdd"),
    ])
  func identifiers(name: String, identifier: String) {
    var matcher = ExerciseMatcher()
    #expect("\(matcher.match(name).exercise.id)" == identifier)
  }

  @Test("The owner narrows the identifiers of custom exercises, and of no others")
  func owner() {
    var plain = ExerciseMatcher()
    var owned = ExerciseMatcher(owner: UniqueIdentifier(high: 1, low: 2))
    #expect(plain.match("My own").exercise.id != owned.match("My own").exercise.id)
    #expect(plain.match("Plank").exercise.id == owned.match("Plank").exercise.id)
  }

  @Test(
    "Spellings of one exercise mean it",
    arguments: [
      ("Squat (Barbell)", "Back Squat"), ("squat", "Back Squat"), ("Barbell Squats", "Back Squat"),
      ("SQUAT  (BARBELL) ", "Back Squat"), ("Back-Squat", "Back Squat"), ("Bench Press (Barbell)", "Bench Press"),
      ("barbell bench press", "Bench Press"), ("Bench Press (Dumbbell)", "Dumbbell Press"),
      ("Incline Bench Press (Dumbbell)", "Incline Dumbbell Press"), ("Pull Up", "Pull-up"), ("Pullups", "Pull-up"),
      ("pull-ups", "Pull-up"), ("Chin Ups", "Chin-up"), ("Push Ups", "Push-up"), ("Pushup", "Push-up"),
      ("Plânk", "Plank"), ("Planks", "Plank"), ("Dumbbell Curls", "Dumbbell Curl"),
      ("Bicep Curl (Dumbbell)", "Dumbbell Curl"), ("Lat Pulldown (Cable)", "Lat Pulldown"),
      ("Lateral Raise (Dumbbell)", "Lateral Raise"), ("Farmer’s Walk", "Farmer's Walk"),
      ("Farmers Walk", "Farmer's Walk"), ("Romanian Deadlift (Barbell)", "Romanian Deadlift"),
      ("Hip Thrust (Barbell)", "Hip Thrust"),
    ])
  func matches(name: String, exercise: String) throws {
    let expected = try #require(catalogue.exercise(named: exercise), "\(exercise) is not in the catalogue")
    var matcher = ExerciseMatcher()
    let match = matcher.match(name)
    #expect(match.kind == .catalogue && match.exercise == expected, "\(match.exercise.name)")
  }

  @Test(
    "A name that may mean several exercises, or none, is the person's own",
    arguments: [
      "Bicep Curl", "Shrug", "Chest Fly", "", " ", "()", "(Barbell)", "Barbell", "Squat Bench Press", "Squat (Banana)",
      "Leg", "Press", "日本", "🏋️", "Squat squat",
    ])
  func customs(name: String) {
    var matcher = ExerciseMatcher()
    let match = matcher.match(name)
    #expect(match.kind == .custom && match.exercise.isCustom, "\(match.exercise.name)")
    #expect(match.exercise.name == name)
  }

  @Test(
    "What a custom exercise is done with stands in brackets at the end of its name",
    arguments: [
      ("Foo (Barbell)", Modality.barbell), ("Foo (Cable - Straight Bar)", .cable), ("Foo ( smith machine )", .machine),
      ("Foo (Smith Machine)", .machine), ("Foo (Assisted)", .bodyweight), ("Foo (Kettlebell)", .other), ("Foo", nil),
      ("Foo (Barbell) bar", nil), ("Foo (Trip)", nil), ("Foo ()", nil), ("Foo (-)", nil),
    ])
  func modalities(name: String, modality: Modality?) {
    var matcher = ExerciseMatcher()
    #expect(matcher.match(name).exercise.modality == modality)
  }

  @Test("A name longer than a template's may be is cut, and its identifier is of the whole name")
  func longName() {
    var matcher = ExerciseMatcher()
    let name = String(repeating: "x", count: 200)
    let (first, second) = (matcher.match(name + "a").exercise, matcher.match(name + "b").exercise)
    #expect(first.name == String(repeating: "x", count: 100) && first.name == second.name && first.id != second.id)
  }

  @Test(
    "Most sets of real exports have a template of the catalogue",
    .enabled(if: Locations.conformance != nil, Comment(rawValue: Locations.conformanceHint)))
  func realExports() throws {
    let folder = try #require(Locations.conformance).appendingPathComponent("exports/strong")
    var options = ReadingOptions()
    options.allowsUnknownUnit = true
    var matcher = ExerciseMatcher()
    var (known, all) = (0, 0)
    for export in RealExportTests.exports {
      let url = folder.appendingPathComponent(export.name + ".csv")
      for exercise in try readHistory(Locations.bytes(url), options: options).exercises {
        let count = exercise.setGroups.reduce(0) { $0 + $1.sets.count }
        all += count
        if matcher.match(exercise.name).kind == .catalogue { known += count }
      }
    }
    #expect("\(known) of \(all)" == "54711 of 59729")
    #expect(known * 100 >= all * 80)
  }
}
