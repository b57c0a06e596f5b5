import Carryover
import Foundation
import Support
import Testing

/// The header of iOS exports.
let appleHeader =
  "Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE\n"
/// The header of old Android exports.
let androidHeader =
  "Date;Workout Name;Exercise Name;Set Order;Weight;Weight Unit;Reps;RPE;Distance;Distance Unit;Seconds;Notes;Workout Notes;Workout Duration\n"
/// The header of version 6 on Android.
let version6Header =
  "\"Workout #\";\"Date\";\"Workout Name\";\"Duration (sec)\";\"Exercise Name\";\"Set Order\";\"Weight (kg)\";\"Reps\";\"RPE\";\"Distance (meters)\";\"Seconds\";\"Notes\";\"Workout Notes\"\n"

@Suite("Strong: dialects")
struct StrongDialectTests {
  @Test(
    "Headers in every language that is known",
    arguments: [
      (
        "Datum,Workout-Name,Dauer,Name der Übung,Reihenfolge festlegen,Gewicht,Wiederh.,Entfernung,Sekunden,Notizen,Workout-Notizen,RPE",
        "iOS, de"
      ),
      (
        "Date,Nom de l'entraînement,Durée,Nom de l'exercice,Ordre de la série,Poids,Réps,Distance,Secondes,Notes,Notes d'entraînement,RPE",
        "iOS, fr"
      ),
      ("日期,锻炼名称,时长,运动名称,设置顺序,重量,次,距离,秒,备注,锻炼备注,RPE", "iOS, zh"),
      (
        "Data,Nome do treino,Duração,Nome do exercício,Ordem da série,Peso,Reps,Distância,Segundos,Notas,Notas do treino,RPE",
        "iOS, pt"
      ),
      (
        "Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE", "iOS"
      ),
      (
        "date , WORKOUT NAME,Duration,exercise name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE",
        "iOS"
      ),
    ])
  func languages(header: String, dialect: String) throws {
    let row = "2021-01-05 18:03:22,\"Legs\",1h 2m,\"Squat\",1,100.0,5,0,0,\"low\",\"good\",8\n"
    for text in [
      header + "\n" + row, "\u{FEFF}" + header + "\r\n" + row.dropLast() + "\r\n", header + "\n" + row.dropLast(),
    ] {
      let history = try readHistory(text, options: kilograms)
      #expect(history.summary.dialect == dialect)
      let session = try #require(history.sessions.first)
      #expect(session.duration == 3720 && session.notes == "good" && session.title == "Legs")
      #expect(history.exercises.first?.notes == "low")
      #expect(history.sets == [set(100, 5, rpe: 8, of: history)])
    }
  }

  private func set(_ load: Double, _ reps: Int, rpe: Double? = nil, of history: ReadHistory) -> LoggedSet {
    LoggedSet(
      id: history.sets.first?.id ?? Identifier(.zero), load: Load(value: load, unit: .kilogram), reps: reps, rpe: rpe)
  }

  @Test("Columns stand in any order, and unknown ones are named")
  func anyOrder() throws {
    let history = try readHistory(
      "Reps,Shoe Size,Weight,Exercise Name,Set Order,Workout Name,Date\n5,44,100.0,Squat,1,Legs,2021-01-05 18:03:22\n",
      options: kilograms)
    #expect(history.sets.map(\.reps) == [5])
    #expect(history.codes() == ["strong.unknown-column"])
  }

  @Test("Columns that other tools add are read by name")
  func otherTools() throws {
    let history = try readHistory(
      "Workout No,Date,Workout Name,Exercise Name,Set Order,Set Type,Weight (lbs),Reps\n"
        + ["Warm-up", "Normal", "Dropset", "Failure", "", "Cluster"].enumerated().map {
          "1,2024-01-02 10:00:00,A,Squat,\($0 + 1),\($1),135,5\n"
        }.joined())
    #expect(history.sets.map(\.kind) == [.warmup, .working, .drop, .working, .working, .unknown("Cluster")])
    #expect(history.sets.map(\.toFailure) == [false, false, false, true, false, false])
    #expect(history.sets.allSatisfy { $0.load == Load(value: 135, unit: .pound) })
  }

  @Test("A header in an unknown language is read by position, and said")
  func unknownLanguage() throws {
    let history = try readHistory(
      "Dato,Navn,Varighed,Øvelse,Sæt,Vægt,Gentagelser,Afstand,Sekunder,Noter,Træningsnoter,Indsats\n"
        + "2021-01-05 18:03:22,\"Ben\",1h 2m,\"Squat\",1,100.0,5,0,0,\"\",\"\",\n", options: kilograms)
    #expect(history.sets.count == 1 && history.summary.rows.header == 1)
    #expect(history.codes() == ["strong.columns-by-position"])
  }

  @Test("A file without a header is read by position, and said")
  func missingHeader() throws {
    let history = try readHistory("2018-12-10 10:33:55;Chest;Bench Press (Barbell);1;90;lbs;15;;;;0;\"\";\"\"\n")
    #expect(history.sets.map(\.load) == [Load(value: 90, unit: .pound)])
    #expect(history.summary.rows.header == 0)
    #expect(history.codes() == ["strong.header-missing"])
  }

  @Test("Version 6 does not escape quotes, and its line breaks are real")
  func version6() throws {
    let history = try readHistory(
      version6Header
        + "\"1\";\"2025-03-09 14:08:49\";\"Push\";\"4543\";\"the \"row\"\";\"Note\";\"\";\"\";\"\";\"\";\"\";\"said \"hi\"\nand left\";\"\"\n"
        + "\"1\";\"2025-03-09 14:08:49\";\"Push\";\"4543\";\"the \"row\"\";\"W\";\"61.23492\";\"5\";\"\";\"\";\"\";\"\";\"\"\n"
        + "\"1\";\"2025-03-09 14:08:49\";\"Push\";\"4543\";\"the \"row\"\";\"Rest Timer\";\"\";\"\";\"\";\"\";\"120.0\";\"\";\"\"\n"
        + "\"1\";\"2025-03-09 14:08:49\";\"Push\";\"4543\";\"the \"row\"\";\"1\";\"0.0\";\"0\";\"7.5\";\"1000.0\";\"240.0\";\"\";\"\""
    )
    #expect(history.summary.dialect == "Android, version 6")
    #expect(history.sessions.first?.duration == 4543)
    let exercise = try #require(history.exercises.first)
    #expect(exercise.name == "the \"row\"" && exercise.notes == "said \"hi\"\nand left")
    let sets = history.sets
    #expect(sets[0].kind == .warmup && sets[0].load == Load(value: 61.23492, unit: .kilogram))
    #expect(sets[0].restAfter == 120)
    #expect(sets[1].load?.value == 0 && sets[1].reps == 0 && sets[1].rpe == 7.5)
    #expect(sets[1].distance == Distance(value: 1000, unit: .meter) && sets[1].duration == 240)
    let rows = history.summary.rows
    #expect(rows.sets == 2 && rows.rest == 1 && rows.notes == 1)
  }

  @Test("2016 states its units in the header and counts sets from 0")
  func year2016() throws {
    let history = try readHistory(
      "Date,Workout Name,Exercise Name,Set Order,lb,Reps,mi,Seconds\r\n2016-09-05 13:04:16,\"A1\",\"Run\",0,0.0,0,1.5,600\r\n"
        + "2016-09-05 13:04:16,\"A1\",\"Bench Press\",0,115.0,4,0.0,0\r\n")
    #expect(history.sets[0].distance == Distance(value: 1.5, unit: .mile))
    #expect(history.sets[0].load == nil && history.sets[0].reps == nil)
    #expect(history.sets[1].load == Load(value: 115, unit: .pound) && history.sets[1].distance == nil)
  }

  @Test("UTF-16 and Windows-1252 are recognised and read")
  func encodings() throws {
    let text = appleHeader + "2021-01-05 18:03:22,\"Übung – früh\",1h,\"Squat\",1,100.0,5,0,0,\"\",\"\",\n"
    let units: [UInt16] = [0xFEFF] + Array(text.utf16)
    let wide: [UInt8] = units.flatMap { unit -> [UInt8] in [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
    #expect(try readHistory(wide, options: kilograms).sessions.first?.title == "Übung – früh")
    let narrow: [UInt8] = text.unicodeScalars.map { scalar in scalar == "–" ? 0x96 : UInt8(scalar.value & 0xFF) }
    let history = try readHistory(narrow, options: kilograms)
    #expect(history.sessions.first?.title == "Übung – früh")
    #expect(history.codes() == ["file.encoding"])
  }

  @Test("iOS columns saved again with semicolons keep their rules")
  func semicolons() throws {
    let history = try readHistory(
      appleHeader.replacing(",", with: ";") + "2021-01-05 18:03:22;A;1h;Squat;1;62,5;5;0;0;\"a\\nb\";;8,5\n",
      options: kilograms)
    let set = try #require(history.sets.first)
    #expect(set.load?.value == 62.5 && set.distance == nil && set.rpe == 8.5)
    #expect(history.exercises.first?.notes == "a\nb")
  }

  @Test("Layouts of ten columns are told apart by their first row, tables of other apps by none")
  func positions() throws {
    let history = try readHistory(
      "Dato,Økt,Øvelse,Rekkefølge,Vekt,Rep,Avstand,Sek,N,WN\n2021-01-05 18:03:22,A,Sq,1,50,5,0,0,,\n",
      options: kilograms)
    #expect(history.exercises.map(\.name) == ["Sq"] && history.sets.map(\.reps) == [5])
    for text in [
      "Date,Movement,Category,Weight,Weight Unit,Reps,Distance,Distance Unit,Time,Comment\n2021-01-05,Squat,Legs,50,kgs,5,,,,\n",
      "id,x,y,z,a,b,c,d,e,f\n2021-01-05,foo,bar,baz,1,2,3,4,5,6\n",
    ] {
      #expect(throws: ReadingFailure.self) { try readHistory(text, options: kilograms) }
    }
  }

  @Test("A quote that is never closed rejects its row, and says where it is opened")
  func unclosedQuote() throws {
    let rows = (10..<28).map { "2021-01-\($0) 18:03:22,A,1h,Squat,1,100.0,5,0,0,,,\n" }
    let history = try readHistory(
      appleHeader + rows[0] + "2021-01-10 18:03:22,A,1h,Squat,2,100.0,5,0,0,\"oops,,\n" + rows[1...].joined(),
      options: kilograms)
    #expect(history.summary.rows.rejected == 1 && history.sets.count == 1)
    let finding = try #require(history.summary.log.diagnostics.first { $0.code.severity == .error })
    #expect(finding.code.identifier == "strong.quote-unclosed" && finding.line == 3 && finding.column == 46)
  }

  @Test("A file of version 6 that is cut in a field rejects its last row")
  func cutVersion6() throws {
    let row =
      "\"1\";\"2025-03-09 14:08:49\";\"Push\";\"4543\";\"Squat\";\"1\";\"60.0\";\"5\";\"\";\"\";\"\";\"\";\"Chest, Triceps\""
    #expect(try readHistory(version6Header + row + "\n" + row).summary.rows.rejected == 0)
    let cut = try readHistory(version6Header + row + "\n" + row.dropLast(6))
    #expect(cut.summary.rows.rejected == 1 && cut.codes() == ["strong.quote-unclosed"])
  }

  @Test("One damaged byte does not make a UTF-8 file Windows-1252")
  func damagedByte() throws {
    var bytes = Array((appleHeader + "2021-01-05 18:03:22,\"éüß\",1h,\"Squat?\",1,100.0,5,0,0,\"\",\"\",\n").utf8)
    let place = try #require(bytes.firstIndex(of: 63))
    bytes[place] = 0xFF
    let history = try readHistory(bytes, options: kilograms)
    #expect(history.sessions.first?.title == "éüß")
    #expect(history.exercises.first?.name == "Squat\u{FFFD}")
    #expect(history.codes() == ["file.ill-formed-text"])
  }

  @Test(
    "A wrong file is refused as a whole, and said what it looks like",
    arguments: [
      ("\"title\",\"start_time\",\"end_time\",\"description\",\"exercise_title\",\"superset_id\"\n", "Hevy"),
      ("Date,Exercise,Category,Comment\n", "FitNotes"), ("### ROUTINES ####\n", "JEFIT"),
      ("Date,Note,Workout,Body Weight,Exercise 1,Weight (KG),Weight (LB),Set 1\n", "StrongLifts"),
      ("\u{89}PNG\r\n", "text"),
      ("<!doctype html>", "web page"),
      ("hello there\n", "plain text"), ("a,b,c\n1,2,3\n", "columns a, b, c"),
    ])
  func wrongFiles(text: String, look: String) {
    let failure = #expect(throws: ReadingFailure.self) { try readHistory(text) }
    #expect(failure?.diagnostic.code == .formatUnknown)
    #expect(failure?.description.contains(look) == true, "\(failure?.description ?? "")")
  }

  @Test("An empty file is refused")
  func emptyFile() {
    let failure = #expect(throws: ReadingFailure.self) { try readHistory("") }
    #expect(failure?.diagnostic.code == .fileEmpty)
  }
}

@Suite("Strong: values")
struct StrongValueTests {
  private func apple(_ fields: String) throws -> ReadHistory {
    try readHistory(appleHeader + "2021-01-05 18:03:22,\"Legs\",\(fields)\n", options: kilograms)
  }

  @Test(
    "Durations in every spelling",
    arguments: [
      ("1h 15m", 4500.0), ("45m", 2700), ("1h", 3600), ("36s", 36), ("38min", 2280), ("1h 2min", 3720),
      ("1 Std. 5 Min.", 3900), ("1小时13分钟", 4380), ("54分钟", 3240), ("1\u{A0}h\u{202F}2\u{A0}m", 3720),
      ("54h 3m", 194_580),
      ("\"3,527h 3min\"", nil), ("soon", nil),
    ] as [(String, Double?)])
  func durations(text: String, seconds: Double?) throws {
    let history = try apple("\(text),\"Squat\",1,100.0,5,0,0,\"\",\"\",")
    #expect(history.sessions.first?.duration == seconds)
    #expect(history.codes().contains("strong.duration-unreadable") == (seconds == nil))
    #expect(history.sets.count == 1)
  }

  @Test("A duration split by its own comma is put together again")
  func thousandsComma() throws {
    let history = try apple("3,527h 3min,\"Leg Press\",1,100.0,5,0,0,\"\",\"\",9")
    #expect(history.sessions.first?.duration == 12_697_380)
    #expect(history.sets.map(\.rpe) == [9])
    #expect(history.exercises.map(\.name) == ["Leg Press"])
    #expect(history.codes().contains("strong.thousands-comma"))
    #expect(try apple("3,x27h 3min,\"Leg Press\",1,100.0,5,0,0,\"\",\"\",9").summary.rows.rejected == 1)
  }

  @Test(
    "Set Order in every spelling",
    arguments: [
      ("1", SetKind.working, false), ("W", .warmup, false), ("WARM_UP", .warmup, false), ("W1", .warmup, false),
      ("D", .drop, false), ("DROP_SET", .drop, false), ("Dropset", .drop, false), ("F", .working, true),
      ("FAILURE", .working, true), ("1.0", .working, false),
    ])
  func setOrder(text: String, kind: SetKind, toFailure: Bool) throws {
    let history = try apple("1h,\"Squat\",\(text),100.0,5,0,0,\"\",\"\",")
    #expect(history.sets.map(\.kind) == [kind] && history.sets.map(\.toFailure) == [toFailure])
  }

  @Test("Portuguese writes its warm-ups as A, and no other language does")
  func portugueseWarmup() throws {
    let row = "2021-01-05 18:03:22,\"Pernas\",1h,\"Squat\",A,100.0,5,0,0,\"\",\"\",\n"
    let header =
      "Data,Nome do treino,Duração,Nome do exercício,Ordem da série,Peso,Reps,Distância,Segundos,Notas,Notas do treino,RPE\n"
    #expect(try readHistory(header + row, options: kilograms).sets.map(\.kind) == [.warmup])
    #expect(try readHistory(appleHeader + row, options: kilograms).summary.rows.rejected == 1)
  }

  @Test(
    "On iOS 0 is absent and 0.0 was entered",
    arguments: [
      ("0,5,0,0", nil, 5, nil, nil), ("0.0,5,0,0", 0, 5, nil, nil), ("0,0,0.0,30", nil, nil, 0, 30),
      ("20.0,0.0,0,0.0", 20, nil, nil, nil), ("0,8.0,0,0.0", nil, 8, nil, nil),
    ] as [(String, Double?, Int?, Double?, Double?)])
  func zeros(measures: String, load: Double?, reps: Int?, distance: Double?, seconds: Double?) throws {
    let set = try #require(apple("1h,\"Squat\",1,\(measures),\"\",\"\",").sets.first)
    #expect(set.load?.value == load && set.reps == reps && set.distance?.value == distance && set.duration == seconds)
    #expect(set.isCompleted)
  }

  @Test("A row in which nothing was entered is a set that was not completed")
  func emptyRow() throws {
    let history = try apple("1h,\"Squat\",1,0,0,0,0,\"\",\"\",")
    #expect(history.sets.map(\.isCompleted) == [false])
    #expect(history.preview.sets.empty == 1)
  }

  @Test("On Android absent is empty, and each row states its unit")
  func android() throws {
    let history = try readHistory(
      androidHeader
        + "2023-03-26 17:52:29;\"A\";\"Running\";1;;;;;5;mi.;1800;\"\";\"\";37m\n"
        + "2023-03-26 17:52:29;\"A\";\"Squat\";1;100;kg;5;0;;;0;\"\";;37m\n"
        + "2023-03-26 17:52:29;\"A\";\"Squat\";2;225;lbs;0;10;;;0;;;37m\n")
    let sets = history.sets
    #expect(sets[0].distance == Distance(value: 5, unit: .mile) && sets[0].duration == 1800 && sets[0].load == nil)
    #expect(sets[1].load == Load(value: 100, unit: .kilogram) && sets[1].rpe == nil && sets[1].duration == nil)
    #expect(sets[2].load == Load(value: 225, unit: .pound) && sets[2].reps == 0 && sets[2].rpe == 10)
    #expect(history.sessions.first?.duration == 2220)
  }

  @Test(
    "Help and added weight by the exercise's name",
    arguments: [
      ("Pull Up (Assisted)", LoadKind.assisted), ("Pull Up", .added), ("Chin Up", .added), ("Chest Dip", .added),
      ("Squat (Barbell)", .external),
    ])
  func loadKinds(name: String, kind: LoadKind) throws {
    #expect(try apple("1h,\"\(name)\",1,20.0,5,0,0,\"\",\"\",").sets.map(\.load?.kind) == [kind])
  }

  @Test("The dust of a conversion is cleaned and counted")
  func dust() throws {
    let history = try apple("1h,\"Squat\",1,299.99999999999994,5,0,0,\"\",\"\",")
    #expect(history.sets.map(\.load?.value) == [300])
    #expect(history.codes() == ["strong.conversion-dust"])
  }

  @Test(
    "Distances get the one unit that their pace allows",
    arguments: [
      ("1000.0,240", DistanceUnit.meter), ("2.0,330", nil), ("0.55,300", nil), ("5.0,0", nil),
    ] as [(String, DistanceUnit?)])
  func paces(measures: String, unit: DistanceUnit?) throws {
    #expect(try apple("1h,\"Rowing\",1,0,0,\(measures),\"\",\"\",").sets.map(\.distance?.unit) == [unit])
  }

  @Test("Rests go to the set before, line breaks in notes are real ones")
  func restsAndNotes() throws {
    let start = "2021-01-05 18:03:22,\"Legs\",1h"
    let history = try readHistory(
      appleHeader + "\(start),\"Squat\",1,100.0,5.0,0,0.0,\"one\\ntwo\",\"day\\none\",\n"
        + "\(start),\"Squat\",Rest Timer,0,0.0,0,120.0,,,\n\(start),\"Squat\",F,100.0,5.0,0,0.0,,,\n"
        + "\(start),\"Squat\",Ruhezeit,0,0.0,0,90.0,,,\n", options: kilograms)
    #expect(history.exercises.map(\.notes) == ["one\ntwo"] && history.sessions.map(\.notes) == ["day\none"])
    #expect(history.sets.map(\.restAfter) == [120, 90])
    #expect(history.summary.rows.rest == 2 && history.summary.rows.rejected == 0)
  }

  @Test(
    "Files that a spreadsheet saved again",
    arguments: [
      ("12/24/2023 15:54", "2023-12-24T15:54:00", "strong.date-order"),
      ("24/12/2023 15:54:10", "2023-12-24T15:54:10", "strong.date-order"),
      ("24.12.2023 15:54", "2023-12-24T15:54:00", "strong.date-order"),
      ("12/24/23 3:54 PM", "2023-12-24T15:54:00", "strong.date-order"),
      ("2023-12-24 15:54", "2023-12-24T15:54:00", ""), ("2023-12-24", "2023-12-24", ""),
    ])
  func spreadsheetDates(text: String, start: String, code: String) throws {
    let history = try readHistory(appleHeader + "\(text),Legs,1h,Squat,1,100.0,5,0,0,,,\n", options: kilograms)
    #expect(history.sessions.map(\.start?.description) == [start])
    #expect(history.codes().contains(code) == !code.isEmpty)
  }

  @Test("A decimal comma is read where semicolons part the fields")
  func decimalComma() throws {
    let history = try readHistory(
      androidHeader + "2023-03-26 17:52:29;A;Squat;1;62,5;kg;5;8,5;;;0;;;37m\n")
    #expect(history.sets.map(\.load?.value) == [62.5] && history.sets.map(\.rpe) == [8.5])
  }

  @Test(
    "What cannot be read rejects its row, with the place, and reading goes on",
    arguments: [
      ("1h,\"Squat\",1,NaN,5,0,0,\"\",\"\",", "strong.number-unreadable", 41),
      ("1h,\"Squat\",1,1e999,5,0,0,\"\",\"\",", "strong.number-unreadable", 41),
      ("1h,\"Squat\",1,100.0,-5,0,0,\"\",\"\",", "strong.number-negative", 47),
      ("1h,\"Squat\",1,12abc,5,0,0,\"\",\"\",", "strong.number-unreadable", 41),
      ("1h,\"Squat\",1,100.0,5.5,0,0,\"\",\"\",", "strong.count-fractional", 47),
      ("1h,\"Squat\",X,100.0,5,0,0,\"\",\"\",", "strong.set-order", 39),
      ("1h,\"\",1,100.0,5,0,0,\"\",\"\",", "strong.exercise-missing", 31), ("1h,\"Squat\",1", "strong.field-count", 1),
      ("1h,\"Squat\",1,100.0,5,0,0,\"\",\"\",11", "strong.number-impossible", 59),
      ("1h,\"Squat\",1,100.0,5,0,0,\"\",\"\",8,9", "strong.field-count", 1),
    ])
  func rejected(fields: String, code: String, column: Int) throws {
    let good = "2021-01-05 18:03:22,\"Legs\",1h,\"Squat\",9,100.0,5,0,0,\"\",\"\",\n"
    let history = try readHistory(
      appleHeader + "2021-01-05 18:03:22,\"Legs\",\(fields)\n" + good, options: kilograms)
    #expect(history.summary.rows.rejected == 1 && history.summary.rows.sets == 1)
    let finding = try #require(history.summary.log.diagnostics.first { $0.code.severity == .error })
    if fields.contains("NaN") || fields.contains("1e999") {
      #expect(["strong.number-unreadable", "strong.number-impossible"].contains(finding.code.identifier))
    } else {
      #expect(finding.code.identifier == code)
    }
    #expect(finding.line == 2 && finding.column == column && finding.record == 2)
    #expect(!finding.message.isEmpty && !finding.remedy.isEmpty)
  }

  @Test("A row that lacks only its last fields is read, and said")
  func shortRow() throws {
    let history = try apple("1h,\"Squat\",1,100.0,5,0,0")
    #expect(history.sets.count == 1)
    #expect(history.codes() == ["strong.short-row"])
  }
}
