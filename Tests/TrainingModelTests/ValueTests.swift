import Foundation
import Support
import Testing
import TrainingModel

@Suite("Civil time")
struct CivilTimeTests {
  @Test("Days are counted as Foundation's Gregorian calendar counts them, 1900 to 2100")
  func days() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: "GMT"))
    for day in stride(from: -25_567, through: 47_846, by: 13) {
      let date = try #require(CivilDate(daysSince1970: day))
      let parts = calendar.dateComponents(
        [.year, .month, .day], from: Date(timeIntervalSince1970: Double(day) * 86_400))
      #expect(Int(date.year) == parts.year && Int(date.month) == parts.month && Int(date.day) == parts.day)
      #expect(date.daysSince1970 == day)
    }
  }

  @Test(
    "Days that no calendar has are refused",
    arguments: [
      (2021, 2, 29), (2100, 2, 29), (2021, 4, 31), (2021, 13, 1), (2021, 0, 1), (2021, 1, 0), (10_000, 1, 1),
      (-1, 1, 1),
    ])
  func impossible(year: Int, month: Int, day: Int) {
    #expect(CivilDate(year: year, month: month, day: day) == nil)
  }

  @Test("A moment reads back what it writes", arguments: ["2021-01-05T18:03:22", "2020-02-29", "0000-01-01T00:00:00"])
  func moments(text: String) {
    #expect(CivilMoment(text)?.description == text)
  }

  @Test(
    "What is no moment is refused",
    arguments: ["", "2021-1-5", "2021-01-05 18:03:22", "2021-01-05T24:00:00", "2021-02-30", "2021-01-05T18:03"])
  func noMoments(text: String) {
    #expect(CivilMoment(text) == nil)
  }

  @Test("The sort key orders as the calendar does, and a day alone comes first")
  func order() throws {
    let moments = ["2020-12-31T23:59:59", "2021-01-01", "2021-01-01T00:00:00", "2021-01-01T00:00:01", "2021-02-01"]
      .compactMap { CivilMoment($0) }
    #expect(moments.count == 5)
    #expect(moments.shuffled().sorted() == moments)
  }

  @Test(
    "Instants read zones and write UTC",
    arguments: [
      ("2021-01-05T18:03:22Z", "2021-01-05T18:03:22Z"), ("2021-01-05T18:03:22+02:00", "2021-01-05T16:03:22Z"),
      ("2021-01-05T18:03:22.250-05:30", "2021-01-05T23:33:22.25Z"), ("1969-12-31T23:59:59Z", "1969-12-31T23:59:59Z"),
    ])
  func instants(text: String, written: String) {
    #expect(Instant(text)?.description == written)
  }
}

@Suite("Loads and distances")
struct LoadTests {
  @Test(
    "Strong's kilograms of American plates become the pounds they were",
    arguments: [
      (61.23492, 135.0), (102.0582, 225.0), (20.41164, 45.0), (100, 220.5), (101, 222.67), (70.306817, 155.0),
      (1.13398, 2.5), (60, 132.28),
    ])
  func pounds(kilograms: Double, pounds: Double) {
    let load = Load(value: kilograms, unit: .kilogram).written(in: .pound)
    #expect(load.value == pounds)
    #expect(load.unit == .pound)
  }

  @Test(
    "Pounds to kilograms are exact, then rounded to the step",
    arguments: [
      (135.0, 0.01 as Double?, 61.23), (135, 2.5, 60), (137, 2.5, 62.5), (135, 0.5, 61.0), (135, nil, 61.23496995),
    ])
  func kilograms(pounds: Double, step: Double?, kilograms: Double) {
    #expect(Load(value: pounds, unit: .pound).written(in: .kilogram, step: step).value == kilograms)
  }

  @Test("A load without a unit, and one in the unit wanted, stay as they are")
  func unchanged() {
    #expect(Load(value: 61.234567, unit: nil).written(in: .pound) == Load(value: 61.234567))
    #expect(Load(value: 61.234567, unit: .kilogram).written(in: .kilogram).value == 61.234567)
  }

  @Test(
    "Distances convert by the exact factors",
    arguments: [
      (1.0, DistanceUnit.mile, DistanceUnit.meter, 1609.34), (5, .kilometer, .mile, 3.11), (100, .yard, .meter, 91.44),
      (10, .foot, .meter, 3.05),
    ])
  func distances(value: Double, from: DistanceUnit, to: DistanceUnit, expected: Double) {
    #expect(Distance(value: value, unit: from).written(in: to).value == expected)
  }

  @Test("Estimated one-rep maxima")
  func oneRepetitionMaximum() throws {
    var set = LoggedSet(id: Identifier(.zero), load: Load(value: 100, unit: .kilogram), reps: 10)
    #expect(abs(try #require(set.epleyOneRepetitionMaximum) - 133.333333) < 1e-5)
    #expect(abs(try #require(set.brzyckiOneRepetitionMaximum) - 133.333333) < 1e-5)
    set.reps = 1
    #expect(set.epleyOneRepetitionMaximum == 100)
    #expect(set.brzyckiOneRepetitionMaximum == 100)
    set.reps = 37
    #expect(set.brzyckiOneRepetitionMaximum == nil)
  }
}

@Suite("Model")
struct ModelTests {
  @Test(
    "Names fold case, accents and spaces away",
    arguments: [
      ("  Bench  Press ", "bench press"), ("Élévation latérale", "elevation laterale"), ("Übung ß", "ubung ss"),
      ("e\u{301}", "e"), ("İ", "i"), ("STRASSE", "strasse"), ("\u{A0}Dip\t", "dip"),
    ])
  func folding(name: String, folded: String) {
    #expect(foldedName(name) == folded)
  }

  @Test("Plain names are folded by the same rule as all others")
  func foldsPlainNames() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<2000 {
      let bytes = (0..<Int.random(in: 0...12, using: &random)).map { _ in UInt8.random(in: 0..<0x80, using: &random) }
      let name = String(decoding: bytes, as: UTF8.self)
      #expect(foldedName(name) == foldedUnicodeName(name), "\(bytes)")
    }
  }

  @Test("Unknown spellings are kept, known ones found")
  func openEnumerations() {
    #expect(SetKind(rawValue: "warmup") == .warmup)
    #expect(SetKind(rawValue: "cluster") == .unknown("cluster"))
    #expect(SetKind(rawValue: "cluster").rawValue == "cluster")
    #expect(ModuleType.known.count == 7)
  }

  @Test("A rare measure takes memory only while it is set")
  func rareMeasures() {
    var set = LoggedSet(id: Identifier(.zero))
    #expect(set.rare == nil)
    set.side = .left
    set.notes = "easy"
    #expect(set.side == .left && set.notes == "easy" && set.rare != nil)
    set.side = nil
    set.notes = nil
    #expect(set.rare == nil)
  }

  @Test("The code of each known value is that of its spelling")
  func codes() {
    for kind in SetKind.known {
      #expect(SetKind.unknown(kind.rawValue).code == kind.code && SetKind(code: kind.code) == kind)
    }
    for unit in LoadUnit.known {
      #expect(LoadUnit.unknown(unit.rawValue).code == unit.code && LoadUnit(code: unit.code) == unit)
    }
    for kind in LoadKind.known {
      #expect(LoadKind.unknown(kind.rawValue).code == kind.code && LoadKind(code: kind.code) == kind)
    }
    for unit in DistanceUnit.known {
      #expect(DistanceUnit.unknown(unit.rawValue).code == unit.code && DistanceUnit(code: unit.code) == unit)
    }
    #expect(SetKind.unknown("cluster").code == unknownCode && SetKind(code: unknownCode) == nil)
  }

  @Test("A set gives back the kind, load and distance it was given, spellings that nobody knows among them")
  func setValues() {
    let kinds = SetKind.known + [.unknown("cluster"), .unknown("working"), .unknown("")]
    let units: [LoadUnit?] = [nil] + LoadUnit.known + [.unknown("stone")]
    let loadKinds = LoadKind.known + [.unknown("hovering")]
    let distanceUnits: [DistanceUnit?] = [nil] + DistanceUnit.known + [.unknown("league")]
    let values: [Double?] = [nil, 0, 62.5]
    let loads = values.flatMap { value in
      units.flatMap { unit in loadKinds.map { Load(value: value, unit: unit, kind: $0) as Load? } }
    }
    let distances = distanceUnits.map { Distance(value: 400, unit: $0) as Distance? }
    var random = SeededGenerator(seed: 11)
    var set = LoggedSet(id: Identifier(.zero))
    var (kind, load, distance, side) = (SetKind.working, Load?.none, Distance?.none, Side?.none)
    for _ in 0..<5000 {
      switch Int.random(in: 0..<4, using: &random) {
      case 0:
        kind = kinds.randomElement(using: &random) ?? .working
        set.kind = kind
      case 1:
        load = (loads + [nil]).randomElement(using: &random) ?? nil
        set.load = load
      case 2:
        distance = (distances + [nil]).randomElement(using: &random) ?? nil
        set.distance = distance
      default:
        side = [Side.left, nil].randomElement(using: &random) ?? nil
        set.side = side
      }
      #expect(set.kind == kind && set.load == load && set.distance == distance && set.side == side)
      // The same set, made at once, is the same, however the other came about.
      var other = LoggedSet(id: Identifier(.zero), kind: kind, load: load)
      other.side = side
      other.distance = distance
      #expect(set == other && set.hashValue == other.hashValue)
      if SetKind.known.contains(kind), side == nil, load?.unit != .unknown("stone"),
        load?.kind != .unknown("hovering"), distance?.unit != .unknown("league")
      {
        #expect(set.rare == nil)
      }
    }
  }

  @Test("The fingerprint sees content and not identity")
  func fingerprint() {
    var session = Session(id: Identifier(.zero), start: CivilMoment("2021-01-05T18:03:22"), title: "Legs")
    var exercise = LoggedExercise(id: Identifier(.zero), name: "Squat")
    exercise.setGroups = [
      LoggedSetGroup(
        id: Identifier(.zero),
        sets: [LoggedSet(id: Identifier(.zero), load: Load(value: 100, unit: .kilogram), reps: 5)])
    ]
    session.sections = [Section(id: Identifier(.zero), exercises: [exercise])]
    let before = session.fingerprint
    #expect(before.description == "1:fe9247db4909029e1c955f8182a0f8230c0adfbe")
    var same = session
    same.id = Identifier(UniqueIdentifier(high: 1, low: 2))
    same.isImported = true
    same.origin = Origin(source: "strong")
    same.sections[0].exercises[0].name = "SQUAT"
    #expect(same.fingerprint == before)
    var other = session
    other.sections[0].exercises[0].setGroups[0].sets[0].reps = 6
    #expect(other.fingerprint != before)
  }

  @Test("Volume leaves out what was not lifted")
  func volume() {
    let external = LoggedSet(id: Identifier(.zero), load: Load(value: 100, unit: .kilogram), reps: 5)
    let assisted = LoggedSet(id: Identifier(.zero), load: Load(value: 20, unit: .kilogram, kind: .assisted), reps: 5)
    let planned = LoggedSet(id: Identifier(.zero), isCompleted: false, load: Load(value: 20, unit: .kilogram), reps: 5)
    let unitless = LoggedSet(id: Identifier(.zero), load: Load(value: 20), reps: 5)
    let group = LoggedSetGroup(id: Identifier(.zero), sets: [external, assisted, planned, unitless])
    let exercise = LoggedExercise(id: Identifier(.zero), name: "Squat", setGroups: [group])
    let session = Session(id: Identifier(.zero), sections: [Section(id: Identifier(.zero), exercises: [exercise])])
    #expect(session.volume(in: .kilogram) == 500)
  }
}
