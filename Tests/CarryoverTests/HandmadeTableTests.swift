import Carryover
import Support
import Testing

/// Tables as people and spreadsheets make them: few columns, in any order.
@Suite("Carryover's CSV, made by hand")
struct HandmadeTableTests {
  private static let header = "session_start,exercise_name,set_reps,set_load,set_load_unit\n"
  private static let rows = [
    "2025-04-01T18:05:00,Bench Press,10,40,kg", "2025-04-01T18:05:00,Bench Press,8,72.5,kg",
    "2025-04-01T18:05:00,Plank,,,", "2025-04-03,Bench Press,5,165,lb",
  ]

  /// `2025-04-01 Bench Press 10x40kg 8x72.5kg | Plank -x-`, for comparing.
  private func shape(_ session: Session) -> String {
    let exercises = session.sections.flatMap(\.exercises).map { exercise in
      let sets = exercise.setGroups.flatMap(\.sets).map { set in
        "\(set.reps.map(String.init) ?? "-")x\(set.load.map { "\($0.value ?? -1)\($0.unit?.rawValue ?? "")" } ?? "-")"
      }
      return ([exercise.name] + sets).joined(separator: " ")
    }
    return "\(session.start?.date.description ?? "-") " + exercises.joined(separator: " | ")
  }

  private func text(_ rows: [String], _ header: String = header) -> String {
    header + rows.map { $0 + "\n" }.joined()
  }

  private let shapes = ["2025-04-01 Bench Press 10x40.0kg 8x72.5kg | Plank -x-", "2025-04-03 Bench Press 5x165.0lb"]

  @Test(
    "Five columns are enough, in any order and dress",
    arguments: [
      header + rows.joined(separator: "\n"), header + rows.joined(separator: "\r\n") + "\r\n",
      "\u{FEFF}" + header + rows.joined(separator: "\n") + "\n\n",
      (header + rows.joined(separator: "\n")).replacing(",", with: ";"),
      (header + rows.joined(separator: "\n")).replacing(",", with: "\t"),
      (header + rows.joined(separator: "\n")).replacing(",", with: ";").replacing("72.5", with: "72,5"),
      "\"" + (header + rows.joined(separator: "\n")).replacing(",", with: "\",\"").replacing("\n", with: "\"\n\"")
        + "\"",
      (header + rows.joined(separator: "\n")).replacing("T18:05:00", with: " 18:05"),
      (header + rows.joined(separator: "\n")).replacing("T18:05:00", with: " 18:05:00"),
      (header + rows.joined(separator: ",,\n")).replacing("session_start", with: " session_start "),
      "set_load_unit,set_load,set_reps,exercise_name,session_start\nkg,40,10,Bench Press,2025-04-01T18:05:00\n"
        + "kg,72.5,8,Bench Press,2025-04-01T18:05:00\n,,,Plank,2025-04-01T18:05:00\nlb,165,5,Bench Press,2025-04-03",
    ])
  func minimal(text: String) throws {
    let history = try readHistory(text)
    #expect(history.sessions.map(shape) == shapes)
    #expect(history.summary.rows.sets == 4 && history.codes().isEmpty)
    #expect(history.sessions.map(\.origin?.key) == ["csv:2025-04-01T18:05:00", "csv:2025-04-03"])
    #expect(history.sessions.allSatisfy { $0.isImported })
    #expect(
      history.sessions.map(\.id) == history.sessions.map { SessionIdentity().identifier(key: $0.origin?.key ?? "") })
  }

  @Test("A unit in every row makes no load and no distance")
  func unitsAlone() throws {
    let history = try readHistory(
      "session_start,exercise_name,set_reps,set_load_unit,set_distance,set_distance_unit,session_bodyweight_unit\n"
        + "2025-04-01,Squat,5,kg,,km,kg\n2025-04-01,Run,,kg,0,km,kg\n")
    #expect(history.sets.map(\.load) == [nil, nil])
    #expect(history.sets.map(\.distance) == [nil, Distance(value: 0, unit: .kilometer)])
    #expect(history.sessions.first?.bodyweight == nil)
  }

  @Test("What is left out is as usual: a working set that was done")
  func defaults() throws {
    let set = try #require(try readHistory(text([Self.rows[0]])).sets.first)
    #expect(set.kind == .working && set.isCompleted && !set.toFailure && set.load?.kind == .external)
  }

  @Test("Numbers that restart begin the exercise again; numbers put sets in order")
  func numbers() throws {
    let header = "session_start,exercise_name,set_number,set_reps\n"
    let again = try readHistory(text(["1,5", "2,4", "1,3"].map { "2025-04-01,Squat,\($0)" }, header))
    #expect(again.sessions.map(shape) == ["2025-04-01 Squat 5x- 4x- | Squat 3x-"])
    let numbered = "session_start,exercise_number,exercise_name,set_number,set_reps\n"
    let shuffled = try readHistory(
      text(["2,Bench,1,8", "1,Squat,2,4", "2,Bench,2,7", "1,Squat,1,5"].map { "2025-04-01,\($0)" }, numbered))
    #expect(shuffled.sessions.map(shape) == ["2025-04-01 Squat 5x- 4x- | Bench 8x- 7x-"])
  }

  @Test("The rows of a written table may be in any order", arguments: 1...20)
  func shuffled(seed: UInt64) throws {
    var visitor = SparseVisitor(seed: seed, percentage: 20)
    let sessions = visitor.sessions(5)
    let rows = parsedCSV(try TableTests.write(sessions))
    let shuffled = [rows[0]] + rows.dropFirst().shuffled(using: &visitor.values.random)
    let text = shuffled.map { row in
      row.map { "\"" + $0.replacing("\"", with: "\"\"") + "\"" }.joined(separator: ",") + "\n"
    }.joined()
    let history = try readHistory(text)
    func byIdentifier(_ sessions: [Session]) -> [Session] { sessions.sorted { $0.id.value < $1.id.value } }
    #expect(byIdentifier(history.sessions) == byIdentifier(sessions))
    #expect(history.sessions == inOrderOfTime(history.sessions))
    #expect(history.summary.rows.rejected == 0)
  }

  @Test("Rows that say again what was said count as repeated")
  func repeated() throws {
    let header = "session_start,exercise_number,exercise_name,set_number,set_reps\n"
    let rows = ["2025-04-01,1,Squat,1,5", "2025-04-01,1,Squat,2,5", "2025-04-01,1,Squat,1,5"]
    let history = try readHistory(text(rows, header))
    #expect(history.sessions.map(shape) == ["2025-04-01 Squat 5x- 5x-"])
    #expect(history.summary.rows.repeated == 1 && history.summary.rows.sets == 2 && history.codes().isEmpty)
  }

  @Test(
    "A row that cannot be read is rejected with its place, and the others are read",
    arguments: [
      ("2025-04-01,1,Squat,1,6,,", "csv.set-twice", 4, 20), ("2025-04-01,1,Bench,3,6,,", "csv.contradiction", 4, 1),
      (",1,Squat,3,6,,", "csv.start-missing", 4, 1), ("2025-04-01,1,Squat,3,six,,", "csv.value-unreadable", 4, 22),
      ("2025-04-01,1,Squat,three,6,,", "csv.value-unreadable", 4, 20),
      ("2025-04-01,1,Squat,3,6.5,,", "csv.value-unreadable", 4, 22),
      ("2025-02-30,1,Squat,3,6,,", "csv.value-unreadable", 4, 1),
      ("05.04.2025,1,Squat,3,6,,", "csv.value-unreadable", 4, 1),
      ("2025-04-01,1,Squat,3,6,[{,", "csv.json-unreadable", 4, 24),
      ("2025-04-01,1,Squat,3,6,[{}],", "csv.json-unreadable", 4, 24),
      ("2025-04-01,1,Squat,3,6,,,more", "csv.field-count", 4, 26),
      ("2025-04-01,,,3,6,,", "csv.exercise-missing", 4, 13),
      ("2025-04-01,1,\"Squat,3,6,,", "csv.quote-unclosed", 4, 14),
      ("2025-04-01,1,Squat,3,6,,Legs", "csv.contradiction", 4, 1),
    ])
  func rejected(row: String, code: String, line: Int, column: Int) throws {
    let header =
      "session_start,exercise_number,exercise_name,set_number,set_reps,set_measurables,session_plan_day_name\n"
    let good = ["2025-04-01,1,Squat,1,5,,", "2025-04-01,1,Squat,2,5,,"]
    let history = try readHistory(text(good + [row], header))
    let finding = try #require(history.summary.log.diagnostics.first)
    #expect(finding.code.identifier == code && finding.line == line && finding.column == column, "\(finding)")
    let isWarning = finding.code.severity == .warning
    #expect(history.summary.rows.rejected == (isWarning ? 0 : 1))
    #expect(history.sets.count == (isWarning ? 3 : 2) && history.sessions.count == 1)
    #expect(history.summary.rows.sets == history.sets.count)
    #expect(history.exercises.map(\.name) == ["Squat"] && history.sessions.first?.planDayName == nil)
  }

  @Test("Columns that are not known are named, left out, and told once")
  func unknownColumns() throws {
    let history = try readHistory(text([Self.rows[0] + ",x,y"], Self.header.dropLast() + ",mood,set_reps\n"))
    #expect(history.codes() == ["csv.unknown-column", "csv.unknown-column"])
    #expect(history.summary.log.diagnostics.map(\.arguments) == [["mood"], ["set_reps"]])
    #expect(history.sets.map(\.reps) == [10])
  }

  @Test("A row in which nothing stands is blank, and a start alone a session without exercises")
  func blank() throws {
    let history = try readHistory(text([Self.rows[0], ",,,,", "", " ,\t,,,", "2025-04-09,,,,"]))
    #expect(history.summary.rows.blank == 3 && history.summary.rows.structure == 1)
    #expect(history.sessions.map(\.sections.count) == [1, 0])
  }

  @Test("Sessions of one start are told apart by title, whatever their order")
  func sameStart() throws {
    let header = "session_start,session_title,exercise_name,set_reps\n"
    let rows = ["2025-04-01,Legs,Squat,5", "2025-04-01,Arms,Curl,9", "2025-04-01,,Row,7"]
    for rows in [rows, rows.reversed()] {
      let history = try readHistory(text(rows, header))
      let keys = Dictionary(uniqueKeysWithValues: history.sessions.map { ($0.title ?? "", $0.origin?.key) })
      #expect(keys == ["": "csv:2025-04-01", "Arms": "csv:2025-04-01#2", "Legs": "csv:2025-04-01#3"])
    }
  }

  @Test("The owner narrows the identifiers")
  func owner() throws {
    var options = ReadingOptions()
    let plain = try readHistory(text(Self.rows), options: options)
    options.owner = UniqueIdentifier(high: 1, low: 2)
    let owned = try readHistory(text(Self.rows), options: options)
    #expect(Set(plain.sessions.map(\.id)).isDisjoint(with: owned.sessions.map(\.id)))
  }

  @Test("Another table is not taken for one of these")
  func foreign() throws {
    for header in ["session_start,set_reps\n", "exercise_name,set_reps\n", "start,exercise\n"] {
      #expect(throws: ReadingFailure.self) { try readHistory(header + "2025-04-01,5\n") }
    }
  }
}
