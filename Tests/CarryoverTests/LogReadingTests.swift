import Foundation
import Support
import TextStreams
import Testing

@testable import Carryover

/// What the reader of apps' logs makes of their rows.
@Suite("Logs of other apps")
struct LogReadingTests {
  private static let hevy =
    "title,start_time,end_time,description,exercise_title,superset_id,exercise_notes,set_index,set_type,"
    + "weight_kg,reps,distance_km,duration_seconds,rpe\n"

  /// A file of Hevy's of rows given by start, exercise, superset, set index, kind, weight and repetitions.
  private func hevyText(_ rows: [String]) -> String {
    Self.hevy
      + rows.map { row in
        let cells = row.split(separator: "|", omittingEmptySubsequences: false)
        return "Legs,\"\(cells[0])\",,,\(cells[1]),\(cells[2]),,\(cells[3]),\(cells[4]),\(cells[5]),\(cells[6]),,,\n"
      }.joined()
  }

  private func shapes(_ history: ReadHistory) -> [String] {
    history.sessions.map { session in
      let exercises = session.sections.flatMap(\.exercises).map { exercise in
        "\(exercise.name) "
          + exercise.setGroups.flatMap(\.sets).map { set in
            "\(set.load?.value ?? -1)\(set.load?.unit?.rawValue ?? "") x \(set.reps ?? -1)"
          }.joined(separator: ", ")
      }
      return "\(session.start.map { "\($0)" } ?? "-"): " + exercises.joined(separator: "; ")
    }
  }

  // MARK: Hevy

  @Test(
    "Dates are read in the languages that the app speaks",
    arguments: [
      ("12 Mar 2024, 18:05", "2024-03-12T18:05:00"), ("3 Dez. 2023, 07:10", "2023-12-03T07:10:00"),
      ("28 März 2023, 07:05", "2023-03-28T07:05:00"), ("7 avr. 2026, 10:14", "2026-04-07T10:14:00"),
      ("5 févr. 2025, 9:01", "2025-02-05T09:01:00"), ("1 ago 2024, 23:59", "2024-08-01T23:59:00"),
      ("7 de abr. de 2026, 10:14", "2026-04-07T10:14:00"), ("30 set 2024, 06:30", "2024-09-30T06:30:00"),
      ("2 mag 2024, 06:30", "2024-05-02T06:30:00"), ("9 mrt. 2024, 06:30", "2024-03-09T06:30:00"),
      ("11 paź 2024, 06:30", "2024-10-11T06:30:00"), ("11 EKI 2024, 06:30", "2024-10-11T06:30:00"),
      ("4 апр. 2024, 06:30", "2024-04-04T06:30:00"), ("4 4月 2024, 06:30", "2024-04-04T06:30:00"),
      ("Apr 7, 2026, 10:14 PM", "2026-04-07T22:14:00"), ("2024 Jan 5 12:00 am", "2024-01-05T00:00:00"),
      ("12 Mar 2024", "2024-03-12"), ("2024-03-12 18:05:30", "2024-03-12T18:05:30"),
    ])
  func dates(text: String, start: String) throws {
    let history = try readHistory(hevyText(["\(text)|Squat||0|normal|100|5"]))
    #expect(history.sessions.map { "\($0.start.map { "\($0)" } ?? "")" } == [start], "\(history.codes())")
    #expect(history.sessions.first?.origin?.key == "hevy:\(start)")
  }

  @Test(
    "What is no date is rejected",
    arguments: [
      "12 Nic 2024, 18:05", "31 Feb 2024, 18:05", "12 Mar 2024, 25:05", "12 Mar 24, 18:05", "Mar 2024",
      "12 2024, 18:05",
      "12 Mar Apr 2024", "12 Mar 2024, 13:00 PM", "soon",
    ])
  func notDates(text: String) throws {
    let history = try readHistory(hevyText(["\(text)|Squat||0|normal|100|5", "1 Mar 2024|Squat||0|normal|90|5"]))
    #expect(history.sessions.count == 1 && history.codes() == ["log.date-unreadable"])
  }

  @Test("A word means one month in all languages, and nothing besides")
  func months() throws {
    let text = String(
      decoding: try Locations.bytes(Locations.root.appendingPathComponent("Resources/month-names.txt")), as: UTF8.self)
    var known: [String: Int] = [:]
    for line in text.split(separator: "\n") where !line.hasPrefix("#") && !line.hasPrefix("particles") {
      let names = line.split(separator: "=")[1].split(separator: " ").map { foldedName($0) }
      #expect(names.count == 12, "\(line)")
      for (index, name) in names.enumerated() {
        #expect(known[name, default: index] == index, "\(name)")
        known[name] = index
        #expect(MonthNames.shipped.month(name) == index + 1)
        #expect(!MonthNames.shipped.isParticle(name), "\(name)")
      }
    }
  }

  @Test(
    "Unit columns come in any combination",
    arguments: [
      ("weight_kg", "distance_km", "60.0kg 2.0km"), ("weight_lbs", "distance_miles", "60.0lb 2.0mi"),
      ("weight_lbs", "distance_km", "60.0lb 2.0km"), ("weight_kg", "distance_meters", "60.0kg 2.0m"),
    ])
  func units(weight: String, distance: String, expected: String) throws {
    let text =
      Self.hevy.replacing("weight_kg", with: weight).replacing("distance_km", with: distance)
      + "A,1 Mar 2024 10:00,,,Sled,,,0,normal,60,,2,30,\n"
    let set = try #require(try readHistory(text).sets.first)
    let load = "\(set.load?.value ?? 0)\(set.load?.unit?.rawValue ?? "")"
    #expect("\(load) \(set.distance?.value ?? 0)\(set.distance?.unit?.rawValue ?? "")" == expected)
    #expect(try readHistory(text).summary.loadUnitSource == "stated")
  }

  @Test("Both weight columns at once: the one filled in counts, of two the rounder")
  func bothUnits() throws {
    let text =
      "start_time,exercise_title,set_index,weight_kg,weight_lbs,reps\n1 Mar 2024,A,0,60,,5\n1 Mar 2024,A,1,,135,5\n"
      + "1 Mar 2024,A,2,61.23,135,5\n1 Mar 2024,A,3,100,220.46,5\n"
    #expect(
      shapes(try readHistory(text)) == ["2024-03-01: A 60.0kg x 5, 135.0lb x 5, 135.0lb x 5, 100.0kg x 5"])
  }

  @Test("Kinds of sets, those that nobody knows among them")
  func kinds() throws {
    let kinds = ["normal", "warmup", "dropset", "failure", "Warmup", "", "myoreps", "AMRAP"]
    let rows = kinds.enumerated().map { "1 Mar 2024|A||\($0)|\($1)|60|5" }
    let sets = try readHistory(hevyText(rows)).sets
    #expect(
      sets.map(\.kind.rawValue) == ["working", "warmup", "drop", "working", "warmup", "working", "myoreps", "AMRAP"])
    #expect(sets.map(\.toFailure) == kinds.map { $0 == "failure" })
  }

  @Test("Exercises with one superset number are done in turn, whatever the number is")
  func supersets() throws {
    func ids(_ numbers: [String]) throws -> [UniqueIdentifier?] {
      let rows = numbers.enumerated().map { "1 Mar 2024|\("ABCDE".dropFirst($0).prefix(1))|\($1)|0|normal|60|5" }
      return try readHistory(hevyText(rows)).exercises.map(\.supersetID)
    }
    let first = try ids(["0", "0", "", "1", "1"])
    #expect(first[0] != nil && first[0] == first[1] && first[2] == nil && first[3] == first[4] && first[0] != first[3])
    #expect(try ids(["7", "7", "", "3", "3"]) == first)
  }

  @Test("Identifiers are these for ever")
  func identifiers() throws {
    let sessions = try readHistory(Locations.sample("hevy.csv")).sessions
    #expect(
      sessions.map { "\($0.id)" } == ["5c2bf0a1-58ed-58a0-a23c-1f100ab40dad", "813ba226-8f51-5acd-ab2f-a814ad54fd1e"])
    #expect(
      sessions[1].sections[0].exercises.map { $0.supersetID.map { "\($0)" } } == [
        nil, "9eca4650-a845-51a9-83c5-225bd0f9ce48", "9eca4650-a845-51a9-83c5-225bd0f9ce48", nil,
      ])
    let day = try #require(try readHistory(Locations.sample("fitnotes.csv")).sessions.first)
    #expect("\(day.id)" == "8276ecc1-f26b-5f14-896f-3eeac93026f3")
  }

  @Test("A set index that falls back begins the exercise again")
  func repeatedExercise() throws {
    let rows = ["0", "1", "0", "0", "1", "1"].map { "1 Mar 2024|A||\($0)|normal|6\($0)|5" }
    let history = try readHistory(hevyText(rows))
    #expect(history.exercises.map { $0.setGroups[0].sets.count } == [2, 1, 2])
    // The last row says its set a second time.
    #expect(history.summary.rows.repeated == 1 && history.summary.rows.sets == 5)
  }

  private let days = ["1 Mar 2024|A||0|normal|60|5", "3 Mar 2024|A||0|normal|61|5", "5 Mar 2024|B||0|normal|62|5"]

  @Test("Any order gives the same history; only the usual ones are not told")
  func order() throws {
    let plain = try readHistory(hevyText(days))
    #expect(plain.sessions.count == 3 && plain.codes().isEmpty)
    let reversed = try readHistory(hevyText(days.reversed()))
    #expect(reversed.library == plain.library && reversed.codes().isEmpty)
    let mixed = try readHistory(hevyText([days[1], days[2], days[0]]))
    #expect(mixed.library == plain.library && mixed.codes() == ["log.reordered"])
  }

  @Test("Exports pasted together are one history", arguments: [true, false])
  func pasted(isReversed: Bool) throws {
    let rows = isReversed ? days.reversed() : days
    let later = rows + [isReversed ? "7 Mar 2024|C||0|normal|63|5" : "8 Mar 2024|C||0|normal|63|5"]
    let once = try readHistory(hevyText(later))
    let pasted = try readHistory(hevyText(rows) + hevyText(later))
    #expect(pasted.library == once.library)
    #expect(pasted.summary.rows.repeated == 3 && pasted.summary.rows.header == 2)
    #expect(pasted.codes() == ["log.reordered"])
  }

  @Test("A workout that comes again may say more, or something else")
  func merged() throws {
    let more = try readHistory(
      hevyText(["1 Mar 2024|A||0|normal|60|5"])
        + hevyText(["1 Mar 2024|A||0|normal|60|5", "1 Mar 2024|A||1|normal|61|5"]))
    #expect(shapes(more) == ["2024-03-01: A 60.0kg x 5, 61.0kg x 5"] && more.summary.rows.repeated == 1)
    let other = try readHistory(hevyText(["1 Mar 2024|A||0|normal|60|5"]) + hevyText(["1 Mar 2024|A||0|normal|65|5"]))
    #expect(shapes(other) == ["2024-03-01: A 65.0kg x 5"] && other.codes() == ["log.contradiction"])
  }

  @Test("Two workouts of one minute are told apart by their titles, in the order of these")
  func sameMinute() throws {
    let row = { (title: String) in "\(title),1 Mar 2024 10:00,,,A,,,0,normal,60,5,,,\n" }
    let sessions = try readHistory(Self.hevy + row("B") + row("A")).sessions
    #expect(sessions.map(\.title) == ["A", "B"])
    #expect(sessions.map { $0.origin?.key } == ["hevy:2024-03-01T10:00:00", "hevy:2024-03-01T10:00:00#2"])
  }

  @Test("Line breaks in notes are real or written, quotes are doubled")
  func notes() throws {
    let text = Self.hevy + "A,1 Mar 2024,,\"one\ntwo, \"\"three\"\"\",A,,\"a\\nb\",0,normal,60,5,,,\n"
    let history = try readHistory(text)
    #expect(history.sessions.first?.notes == "one\ntwo, \"three\"")
    #expect(history.exercises.first?.notes == "a\nb")
  }

  @Test("Absent and zero are different things")
  func zeros() throws {
    let history = try readHistory(hevyText(["1 Mar 2024|A||0|normal|0|0", "1 Mar 2024|A||1|normal||"]))
    #expect(history.sets.map { $0.load?.value } == [0, nil] && history.sets.map(\.reps) == [0, nil])
    #expect(history.sets.map(\.isCompleted) == [true, false])
  }

  @Test("What a weight is, the exercise's name says")
  func loadKinds() throws {
    let names = ["Squat (Barbell)", "Pull Up (Weighted)", "Pull Up (Assisted)", "Chest Dip", "Crunch (Weighted)"]
    let rows = names.map { "1 Mar 2024|\($0)||0|normal|10|5" }
    #expect(
      try readHistory(hevyText(rows)).sets.map(\.load?.kind) == [.external, .added, .assisted, .added, .added])
  }

  // MARK: FitNotes

  @Test(
    "Every header of FitNotes is read",
    arguments: [
      "Date,Exercise,Category,Weight,Weight Unit,Reps,Distance,Distance Unit,Time,Comment\n2024-03-04,A,X,60,kgs,5,,,,",
      "Date,Exercise,Category,Weight,Weight Unit,Reps,Distance,Distance Unit,Time\n2024-03-04,A,X,60.0,kg,5,,,",
      "Date,Exercise,Category,Weight (kgs),Reps,Distance,Distance Unit,Time,Comment\n2024-03-04,A,X,60,5,,,,\"\"",
      "Date,Exercise,Category,Weight (kg),Weight (lbs),Reps,Distance,Distance Unit,Time,Notes,Kind\n"
        + "2024-03-04,A,X,60,,5,,,,,wr",
      "\u{FEFF}\"Date\",\"Exercise\",\"Category\",\"Weight (kgs)\",\"Reps\"\r\n\"2024-03-04\",\"A\",\"X\",\"60\",\"5\"",
      "Date;Exercise;Category;Weight (kgs);Reps\n2024-03-04;A;X;60,0;5",
    ])
  func fitNotesHeaders(text: String) throws {
    let history = try readHistory(text)
    #expect(shapes(history) == ["2024-03-04: A 60.0kg x 5"] && history.summary.format == "fitnotes")
    #expect(history.sessions.first?.origin?.key == "fitnotes:2024-03-04")
    #expect(history.exercises.first?.muscleGroups == ["X"])
  }

  @Test("Commas in names without quotes", arguments: [("A (b, c)", 1), ("A, b, c", 2), ("A, 5", 1)])
  func unquotedNames(name: String, commas: Int) throws {
    for tail in ["", ",a note", ",\"a, note\""] {
      let header = "Date,Exercise,Category,Weight,Weight Unit,Reps,Distance,Distance Unit,Time"
      let history = try readHistory(
        "\(header)\(tail.isEmpty ? "" : ",Comment")\n2024-03-04,\(name),X,60.0,kgs,5,,,\(tail)\n")
      #expect(shapes(history) == ["2024-03-04: \(name) 60.0kg x 5"] && history.codes() == ["log.unquoted-comma"])
      #expect(history.exercises.first?.muscleGroups == ["X"])
    }
  }

  @Test("A surplus that makes no sense rejects the row")
  func surplus() throws {
    let header = "Date,Exercise,Category,Weight,Weight Unit,Reps\n2024-03-04,A,X,60.0,kgs,5\n"
    #expect(try readHistory(header + "2024-03-04,A,X,60.0,kgs,5,7\n").codes() == ["log.field-count"])
    #expect(try readHistory(header + "2024-03-04,A,X,60.0,kgs,5,\n").codes().isEmpty)
  }

  @Test("Where nobody states the unit, the evidence, the caller or nobody does")
  func unstatedUnit() throws {
    let text = "Date,Exercise,Category,Weight,Reps\n2024-03-04,A,X,50,5\n2024-03-04,A,X,60,5\n"
    #expect(throws: ReadingFailure.self) { try readHistory(text) }
    #expect(shapes(try readHistory(text, options: kilograms)) == ["2024-03-04: A 50.0kg x 5, 60.0kg x 5"])
    var options = ReadingOptions()
    options.allowsUnknownUnit = true
    let preview = try readHistory(text, options: options)
    #expect(preview.codes() == ["log.unit-unclear"] && preview.summary.loadUnitSource == "unknown")
    let empty = try readHistory("Date,Exercise,Category,Weight,Reps\n2024-03-04,A,X,,5\n")
    #expect(empty.summary.loadUnitSource == "none")
  }

  @Test("A time is a length of time, cardio a type and not a muscle")
  func cardio() throws {
    let header = "Date,Exercise,Category,Weight,Weight Unit,Reps,Distance,Distance Unit,Time\n"
    let history = try readHistory(header + "2024-03-04,Run,Cardio,,,,5.2,km,0:31:05\n2024-03-04,Plank,Abs,,,0,,,1:15\n")
    #expect(history.sets.map(\.duration) == [1865, 75] && history.sets.map(\.reps) == [nil, nil])
    #expect(history.exercises.map(\.exerciseType) == [.cardio, nil])
    #expect(history.exercises.map(\.muscleGroups) == [[], ["Abs"]])
  }

  @Test("A day pasted twice is one day")
  func pastedDay() throws {
    let text = String(decoding: try Locations.sample("fitnotes.csv"), as: UTF8.self)
    let (once, twice) = try (readHistory(text), readHistory(text + text))
    #expect(twice.library == once.library && twice.summary.rows.repeated == 9)
  }

  // MARK: Fitbod and StrongLifts

  @Test("Zeros of Fitbod's are nothing, warm-ups are marked, and times are in UTC")
  func fitbod() throws {
    let history = try readHistory(Locations.sample("fitbod.csv"))
    #expect(history.sessions.map(\.timeZone) == ["UTC", "UTC"])
    #expect(history.sets.map(\.kind) == [.warmup, .working, .working, .working, .working, .working])
    #expect(history.sets.map { $0.load?.value } == [12.5, 27.5, 102.05828, nil, nil, nil])
    #expect(history.sets[0].measurables == [Measurable(name: "multiplier", value: 2)])
    #expect(history.sets[4].distance == Distance(value: 4200, unit: .meter) && history.sets[4].reps == nil)
    let local = "Date,Exercise,Reps,Weight(lbs),isWarmup\n2026-09-05 10:12:33 +0100,A,5,135,false\n"
    let session = try #require(try readHistory(local).sessions.first)
    #expect(session.start?.description == "2026-09-05T10:12:33" && session.timeZone == nil)
  }

  @Test("StrongLifts' sets stand side by side")
  func strongLifts() throws {
    let history = try readHistory(Locations.sample("stronglifts.csv"))
    #expect(history.summary.rows.exercises == 5 && history.sets.count == 21)
    let first = try #require(history.sessions.first)
    #expect(first.start?.description == "2023-06-05T19:05:00" && first.duration == 2700)
    #expect(first.bodyweight == Load(value: 81.5, unit: .kilogram) && first.notes == "first day")
    #expect(history.exercises[2].setGroups[0].sets.last?.reps == 0)
    let pounds = "Date (yyyy/mm/dd),Workout Name,Exercise,Set 1 (Reps), Set 1 (LB),Set 2 (Reps),Set 2 (LB)\n"
    let night = try readHistory(pounds + "2023/06/05,A,Squat,5,135,3,135\n")
    #expect(shapes(night) == ["2023-06-05: Squat 135.0lb x 5, 135.0lb x 3"])
  }

  @Test("A row an exercise that comes again counts as repeated")
  func strongLiftsPasted() throws {
    let text = String(decoding: try Locations.sample("stronglifts.csv"), as: UTF8.self)
    let (once, twice) = try (readHistory(text), readHistory(text + text))
    #expect(twice.library == once.library)
    #expect(twice.summary.rows.exercises == 5 && twice.summary.rows.repeated == 5)
  }

  // MARK: Names

  @Test(
    "Names that the apps come with are in the catalogue",
    arguments: [
      // Hevy
      "Bench Press (Smith Machine)", "Butterfly (Pec Deck)", "Cable Fly Crossovers", "Triceps Rope Pushdown",
      "Lat Pulldown (Machine)", "Straight Arm Lat Pulldown (Cable)", "Rear Delt Reverse Fly (Machine)",
      "Standing Calf Raise (Smith)", "Calf Press (Machine)", "Leg Press Horizontal (Machine)", "Pull Up (Weighted)",
      "Leg Raise Parallel Bars", "Single Arm Lateral Raise (Cable)", "Seated Incline Curl (Dumbbell)", "Treadmill",
      "Back Extension (Weighted Hyperextension)", "Deadlift (Trap bar)", "Rowing Machine", "Stair Machine (Steps)",
      "EZ Bar Biceps Curl", "Chest Supported Incline Row (Dumbbell)", "Hip Abduction (Machine)", "Jump Rope",
      // FitNotes
      "Flat Barbell Bench Press", "Incline Hammer Strength Chest Press", "Seated Machine Fly", "EZ-Bar Preacher Curl",
      "Lying Leg Curl Machine", "Stiff-Legged Deadlift", "Straight-Arm Cable Pushdown", "Lateral Dumbbell Raise",
      "Rear Delt Machine Fly", "Behind The Neck Barbell Press", "V-Bar Push Down", "Parallel Bar Triceps Dip",
      "Ab-Wheel Rollout", "Running (Outdoor)", "Elliptical Trainer", "Neutral Chin Up", "Barbell Calf Raise",
      // Fitbod
      "Dumbbell Bench Press", "Back Squat", "Running - Treadmill", "Cable Row", "Hammerstrength Chest Press",
      "Machine Rear Delt Fly", "Dumbbell Incline Bench Press",
    ])
  func names(name: String) {
    var matcher = ExerciseMatcher()
    #expect(matcher.match(name).kind == .catalogue)
  }

  // MARK: Rows that cannot be read

  @Test("A spreadsheet's dates: which number is the day is decided over the file")
  func spreadsheet() throws {
    let header = "Date;Exercise;Category;Weight (kgs);Reps\n"
    let dayFirst = try readHistory(header + "04.03.2024;A;X;62,5;5\n25.03.2024;A;X;62,5;5\n")
    #expect(dayFirst.sessions.map { "\($0.start.map { "\($0)" } ?? "")" } == ["2024-03-04", "2024-03-25"])
    #expect(dayFirst.codes() == ["log.date-order"] && dayFirst.sets.first?.load?.value == 62.5)
  }

  @Test("Whatever the order of many workouts, beyond what is kept in memory, none is lost")
  func shuffled() throws {
    var random = SeededGenerator(seed: 5)
    let workouts = (0..<40_000).map { index in
      let date = CivilDate(daysSince1970: 10_000 + index)?.description ?? ""
      return ["\(date)|Squat||0|normal|60|5", "\(date)|Squat||1|normal|61|5"]
    }
    let sorted = try readHistory(hevyText(workouts.flatMap(\.self)))
    let mixed = try readHistory(hevyText(workouts.shuffled(using: &random).flatMap(\.self)))
    #expect(mixed.summary.rows.sets == 80_000 && mixed.sessions == sorted.sessions)
  }

  @Test("Rejected rows can be mended and laid over the file")
  func mended() throws {
    let text = hevyText(["1 Mar 2024|A||0|normal|heavy|5", "1 Mar 2024|A||1|normal|60|5"])
    var options = ReadingOptions()
    options.keepsRejectedRows = true
    var reader = try HistoryReader(bytes: Array(text.utf8), options: options)
    while try reader.next() != nil {}
    let rows = reader.takeRejectedRows()
    #expect(rows.map(\.line) == [2] && String(decoding: rows[0].header, as: UTF8.self) + "\n" == Self.hevy)
    let fixed = String(decoding: rows[0].bytes, as: UTF8.self).replacing("heavy", with: "59")
    let mended = InputSource(
      bytes: Array("\(Self.hevy.dropLast()),carryover_line,carryover_reason\n\(fixed),2,x [y]\n".utf8), name: "mended")
    let laid = try MendedRows.lay(mended, over: InputSource(bytes: Array(text.utf8), name: "in"), format: .hevy)
    let history = try readHistory(laid.prefix(1 << 20))
    #expect(shapes(history) == ["2024-03-01: A 59.0kg x 5, 60.0kg x 5"])
  }
}
