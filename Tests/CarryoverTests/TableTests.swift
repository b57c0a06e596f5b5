import Carryover
import Support
import Testing

@Suite("Carryover's CSV")
struct TableTests {
  /// Sessions as CSV.
  static func write(_ sessions: [Session], isSpreadsheetSafe: Bool = false) throws -> [UInt8] {
    var library = Library()
    library.sessions = sessions
    guard isSpreadsheetSafe else { return try library.document(in: .csv) }
    var conversion = Conversion(to: .csv)
    conversion.writing.isSpreadsheetSafe = true
    return try conversion.run(bytes: library.document(in: .jsonLines)).output
  }

  @Test("What is written is read back, with every field of every type in use", arguments: 1...40)
  func roundTrip(seed: UInt64) throws {
    let sessions = inOrderOfTime(filledLibrary(seed: seed).sessions)
    for isSafe in [false, true] {
      let bytes = try Self.write(sessions, isSpreadsheetSafe: isSafe)
      let history = try readHistory(bytes)
      #expect(history.sessions == sessions)
      #expect(history.summary.log.diagnostics.isEmpty && history.summary.rows.rejected == 0)
      #expect(history.summary.rows.sets == history.sets.count)
      #expect(try Self.write(history.sessions, isSpreadsheetSafe: isSafe) == bytes)
    }
  }

  @Test("What is written is read back, whatever is absent, empty or hostile", arguments: 1...150)
  func sparse(seed: UInt64) throws {
    var visitor = SparseVisitor(seed: seed, percentage: [10, 40, 75][Int(seed % 3)])
    let sessions = visitor.sessions(4)
    for isSafe in [false, true] {
      let bytes = try Self.write(sessions, isSpreadsheetSafe: isSafe)
      let history = try readHistory(bytes)
      #expect(history.sessions == sessions)
      #expect(history.summary.rows.rejected == 0 && history.codes().isEmpty)
      #expect(try Self.write(history.sessions, isSpreadsheetSafe: isSafe) == bytes)
    }
  }

  @Test("Sessions, sections, exercises and set groups without parts have a row of their own")
  func withoutParts() throws {
    var generator = ValueGenerator(seed: 3)
    func section(_ exercises: [LoggedExercise]) -> Section {
      var section = Section(id: generator.value(Identifier<Section>.self))
      section.exercises = exercises
      return section
    }
    func exercise(_ groups: [LoggedSetGroup]) -> LoggedExercise {
      var exercise = LoggedExercise(id: generator.value(Identifier<LoggedExercise>.self), name: "Squat")
      exercise.exerciseID = generator.value(Identifier<Exercise>.self)
      exercise.setGroups = groups
      return exercise
    }
    func group(_ count: Int) -> LoggedSetGroup {
      var group = LoggedSetGroup(id: generator.value(Identifier<LoggedSetGroup>.self))
      for _ in 0..<count { group.sets.append(LoggedSet(id: generator.value(Identifier<LoggedSet>.self))) }
      return group
    }
    let bare = Session(id: generator.value(Identifier<Session>.self))
    let whole = Session(
      id: generator.value(Identifier<Session>.self), start: CivilMoment("2021-01-05"),
      sections: [
        section([]), section([exercise([]), exercise([group(0), group(2), group(0)]), exercise([])]), section([]),
      ])
    let history = try readHistory(Self.write([bare, whole]))
    #expect(history.sessions == [bare, whole])
    #expect(history.summary.rows.structure == 7 && history.summary.rows.sets == 2)
  }

  @Test("An exercise without a template gets the one that its name means, and keeps the modality it has")
  func templates() throws {
    var visitor = SparseVisitor(seed: 1, percentage: 0)
    var session: Session = visitor.make()
    var section: Section = visitor.make()
    section.exercises = ["Squat (Barbell)", "Nothing that is known"].map {
      LoggedExercise(id: visitor.values.value(Identifier<LoggedExercise>.self), name: $0)
    }
    section.exercises[1].modality = .cable
    session.sections = [section]
    let history = try readHistory(Self.write([session]))
    let squat = try #require(ExerciseCatalogue.shipped.exercise(named: "Back Squat"))
    #expect(history.exercises.map(\.exerciseID).first == squat.id)
    #expect(history.exercises.map(\.modality) == [.barbell, .cable])
    #expect(history.library.exercises.map(\.name) == ["Back Squat", "Nothing that is known"])
  }

  @Test("In a spreadsheet-safe table no text begins as a formula does", arguments: 1...40)
  func spreadsheetSafe(seed: UInt64) throws {
    var visitor = SparseVisitor(seed: seed, percentage: 80)
    let sessions = visitor.sessions(3)
    let rows = parsedCSV(try Self.write(sessions, isSpreadsheetSafe: true))
    #expect(rows.count > 1 && rows.allSatisfy { $0.count == rows[0].count })
    let places = rows[0].indices.filter { place in Self.textColumns.contains { rows[0][place].hasSuffix($0) } }
    #expect(places.count > 25)
    for row in rows.dropFirst() {
      for place in places {
        let first = row[place].unicodeScalars.first
        #expect(first.map { !"=+-@\t\r".unicodeScalars.contains($0) } ?? true, "\(rows[0][place]): \(row[place])")
      }
    }
  }

  /// How the names of columns end whose cells are texts.
  private static let textColumns = [
    "_title", "_name", "_notes", "_unit", "_kind", "_type", "_source", "_key", "_sha256", "_zone", "_modality",
    "_side", "_color", "_raw", "target_reps", "_tags", "_groups", "_measurables", "_fields",
  ]

  @Test("Without being asked for, only texts that look like marked ones are marked")
  func marks() throws {
    let titles = ["=1", "'=1", "'", "''", "'text", "", "text"]
    let cells = try titles.map { title in
      var session = Session(id: Identifier(UniqueIdentifier(high: 1, low: 1)), start: .init("2021-01-05"), title: title)
      session.isImported = true
      return parsedCSV(try Self.write([session]))[1][1]
    }
    #expect(cells == ["=1", "''=1", "''", "'''", "'text", "'", "text"])
  }

  @Test("The columns are these, in this order, for ever")
  func header() throws {
    let header = String(decoding: try Self.write([]), as: UTF8.self)
    #expect(header == Self.header + "\n")
  }

  // swift-format-ignore
  private static let header = "session_start,session_title,exercise_name,set_number,set_kind,set_load,set_load_unit,set_reps,set_rpe,set_distance,set_distance_unit,set_duration_seconds,set_rest_after_seconds,set_to_failure,set_is_completed,set_load_kind,set_notes,exercise_notes,session_notes,session_duration_seconds,exercise_number,exercise_modality,session_time_zone,session_type,session_plan_day_name,session_feeling,session_rpe,session_bodyweight,session_bodyweight_unit,session_bodyweight_kind,session_pain_tags,session_completed_at,session_created_at,session_updated_at,session_is_imported,session_origin_source,session_origin_key,session_origin_document_name,session_origin_document_sha256,session_origin_document_other_fields,session_origin_received_from_other_fields,session_origin_other_fields,session_other_fields,section_number,section_name,section_module_type,section_notes,section_other_fields,exercise_type,exercise_muscle_groups,exercise_secondary_muscle_groups,exercise_implement_ids,exercise_is_unilateral,exercise_distance_unit,exercise_other_fields,set_group_number,set_group_rest_period_seconds,set_group_notes,set_group_other_fields,set_partial_reps,set_rpe_upper,set_rir,set_hold_time_seconds,set_pace_seconds_per_km,set_heart_rate_per_minute,set_side,set_band_color,set_intensity,set_height,set_temperature,set_quality,set_measurables,set_target_reps,set_target_load,set_target_load_unit,set_target_load_kind,set_target_load_percent,set_target_rpe,set_target_duration_seconds,set_target_distance,set_target_distance_unit,set_target_other_fields,set_is_approximate,set_timestamp,set_raw,set_other_fields,session_id,session_program_id,session_workout_id,session_origin_import_id,session_origin_received_from_library_id,session_origin_received_from_entity_id,section_id,section_module_id,exercise_id,exercise_template_id,exercise_superset_id,set_group_id,set_id"

  @Test("Any chunk size gives the same result")
  func chunks() throws {
    var visitor = SparseVisitor(seed: 8, percentage: 30)
    let bytes = try Self.write(visitor.sessions(3))
    let whole = try readHistory(bytes)
    for size in 1...64 {
      let chunked = try readHistory(bytes, chunkSize: size)
      #expect(chunked.sessions == whole.sessions && chunked.summary.rows == whole.summary.rows)
    }
  }

  @Test("Cut at any byte, what is read adds up, and sessions before the cut are whole")
  func truncation() throws {
    var visitor = SparseVisitor(seed: 6, percentage: 15)
    let sessions = visitor.sessions(2)
    let bytes = try Self.write(sessions)
    let headerLength = (bytes.firstIndex(of: 10) ?? 0) + 1
    for length in headerLength..<bytes.count {
      let history = try readHistory(Array(bytes.prefix(length)))
      #expect(history.summary.rows.sets == history.sets.count)
      if history.sessions.count == 2 { #expect(history.sessions[0] == sessions[0]) }
    }
  }
}

/// Divides a CSV text into cells, in the plainest way there is.
func parsedCSV(_ bytes: [UInt8], delimiter: UInt8 = UInt8(ascii: ",")) -> [[String]] {
  var rows: [[String]] = []
  var row: [String] = []
  var cell: [UInt8] = []
  var isQuoted = false
  var index = 0
  while index < bytes.count {
    let byte = bytes[index]
    if isQuoted {
      if byte == UInt8(ascii: "\""), index + 1 < bytes.count, bytes[index + 1] == byte {
        cell.append(byte)
        index += 1
      } else if byte == UInt8(ascii: "\"") {
        isQuoted = false
      } else {
        cell.append(byte)
      }
    } else if byte == UInt8(ascii: "\""), cell.isEmpty {
      isQuoted = true
    } else if byte == delimiter || byte == 10 {
      row.append(String(decoding: cell, as: UTF8.self))
      cell = []
      if byte == 10 {
        rows.append(row)
        row = []
      }
    } else {
      cell.append(byte)
    }
    index += 1
  }
  return rows
}
