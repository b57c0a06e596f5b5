import Carryover
import Support
import Testing

@Suite("Search for duplicates")
struct DuplicateSearchTests {
  /// Two sessions in shorthand, and what the second is found to be.
  struct Pair: Sendable, CustomTestStringConvertible {
    var existing: (start: String?, sets: String)
    var incoming: (start: String?, sets: String)
    /// `nil` where it is no match.
    var reason: DuplicateSearch.Reason?
    var testDescription: String { "\(existing) \(incoming)" }

    init(
      _ start: String?, _ sets: String, _ otherStart: String?, _ otherSets: String, _ reason: DuplicateSearch.Reason?
    ) {
      existing = (start, sets)
      incoming = (otherStart, otherSets)
      self.reason = reason
    }
  }

  static let start = "2024-01-05T18:03:22"
  static let pairs: [Pair] = [
    // Starts.
    Pair(start, "Squat: 100x5", start, "Squat: 100x5", .sameStart),
    Pair(start, "Squat: 100x5", "2024-01-05T18:03:00", "Squat: 100x5", .sameStart),
    Pair(start, "Squat: 100x5", "2024-01-05", "Squat: 100x5", .sameDay),
    Pair("2024-01-05", "Squat: 100x5", "2024-01-05", "Squat: 100x5", .sameDay),
    Pair(start, "Squat: 100x5", "2024-01-05T18:03:23", "Squat: 100x5", nil),
    Pair(start, "Squat: 100x5", "2024-01-05T18:04:00", "Squat: 100x5", nil),
    Pair(start, "Squat: 100x5", "2024-01-06T18:03:22", "Squat: 100x5", nil),
    Pair(start, "Squat: 100x5", "2024-01-06", "Squat: 100x5", nil),
    Pair(nil, "Squat: 100x5", nil, "Squat: 100x5", nil),
    // Names.
    Pair(start, "Squat (Barbell): 100x5", start, "barbell squats: 100x5", .sameStart),
    Pair(start, "My Ünusual Press: 100x5", start, "my unusual press: 100x5", .sameStart),
    Pair(start, "Squat (Barbell): 100x5", start, "Front Squat (Barbell): 100x5", nil),
    Pair(start, "Squat: 100x5; Curl: 20x8", start, "Curl: 20x8; Squat: 100x5", .sameStart),
    Pair(start, "Squat: 100x5; Curl: 20x8; Squat: 90x5", start, "Squat: 100x5 90x5; Curl: 20x8", .sameStart),
    // Numbers.
    Pair(start, "Squat: 135lbx5", start, "Squat: 61.23492x5", .sameStart),
    Pair(start, "Squat: 62.5x5", start, "Squat: 137.79lbx5", .sameStart),
    Pair(start, "Squat: 100x5 100x5", start, "Squat: 100x5 101x5", .similar(alike: 1, sets: 2)),
    Pair(start, "Squat: 100x5", start, "Squat: 101x5", nil),
    Pair(start, "Squat: 100x5", start, "Squat: 100x6", nil),
    Pair(start, "Squat: 100x5", start, "Squat: x5", nil),
    Pair(start, "Squat: 100?x5", start, "Squat: 100x5", nil),
    Pair(start, "Pull Up: 0x5", start, "Pull Up: x5", .sameStart),
    Pair(start, "Pull Up: +20x5", start, "Pull Up: 20x5", .sameStart),
    Pair(start, "Pull Up: -20x5", start, "Pull Up: 20x5", nil),
    Pair(start, "Run: 5km", start, "Run: 3.11mi", .sameStart),
    Pair(start, "Run: 5km", start, "Run: 5.1km", nil),
    Pair(start, "Run: 5km", start, "Run: 1500s", nil),
    Pair(start, "Plank: 90s", start, "Plank: 90.4s", .sameStart),
    // What an app cannot hold may be absent, but must not contradict.
    Pair(start, "Squat: w60x5 100x5@8!", start, "Squat: 60x5 100x5", .sameStart),
    Pair(start, "Squat: 100x5@8 100x5", start, "Squat: 100x5@9 100x5", .similar(alike: 2, sets: 2)),
    Pair(start, "Squat: w60x5 60x5", start, "Squat: d60x5 60x5", .similar(alike: 2, sets: 2)),
    Pair(start, "Squat: 100x5", start, "Squat: 100x5 0x0", .sameStart),
    // More or fewer sets.
    Pair(start, "Squat: 100x5 100x5", start, "Squat: 100x5 100x5 100x5", .similar(alike: 2, sets: 3)),
    Pair(start, "Squat: 100x5", start, "Squat: 100x5 90x5 80x5", nil),
    Pair("2024-01-05", "Squat: 100x5 90x5", start, "Squat: 100x5 90x5 80x5", .similar(alike: 2, sets: 3)),
    // Nothing agrees where nothing is stated.
    Pair(start, "Squat", start, "Squat", nil),
    Pair(start, "Squat: 0x0", start, "Squat: 0x0", nil),
  ]

  @Test("Two sessions are the same training, or not", arguments: pairs)
  func pair(pair: Pair) {
    let existing = session(pair.existing.start, pair.existing.sets, id: 1)
    let incoming = session(pair.incoming.start, pair.incoming.sets, id: 2)
    let matches = DuplicateSearch([existing]).matches(for: [incoming])
    #expect(matches.map(\.reason) == (pair.reason.map { [$0] } ?? []))
    #expect(matches.allSatisfy { $0.existing == existing.id && $0.incoming == incoming.id })
    // It does not matter which of the two was there first.
    #expect(DuplicateSearch([incoming]).matches(for: [existing]).map(\.reason) == matches.map(\.reason))
    // Nor whether both come in together.
    let together = DuplicateSearch([]).matches(for: [incoming, existing])
    #expect(together.map(\.reason) == matches.map(\.reason))
  }

  @Test("Same day, other time: doubtful where they overlap, nothing where they do not")
  func times() {
    var morning = session("2024-01-05T07:00:00", "Dip: x8 x8", id: 1)
    morning.duration = 600
    var evening = session("2024-01-05T19:00:00", "Dip: x8 x8", id: 2)
    evening.duration = 600
    #expect(DuplicateSearch([morning]).matches(for: [evening]).isEmpty)
    evening.start = CivilMoment("2024-01-05T07:05:10")
    let matches = DuplicateSearch([morning]).matches(for: [evening])
    #expect(matches.map(\.certainty) == [.doubtful])
    #expect(matches.map(\.reason.words) == ["same day, 2 of 2 sets alike"])
    morning.duration = nil
    #expect(DuplicateSearch([morning]).matches(for: [evening]).isEmpty)
  }

  @Test("Templates say which exercises are the same, names where one has none")
  func templates() {
    func made(_ name: String, _ template: UInt64?, id: UInt64) -> Session {
      var made = session(Self.start, "\(name): 100x5", id: id)
      made.sections[0].exercises[0].exerciseID = template.map { Identifier(UniqueIdentifier(high: 9, low: $0)) }
      return made
    }
    func count(_ left: Session, _ right: Session) -> Int { DuplicateSearch([left]).matches(for: [right]).count }
    #expect(count(made("Kniebeuge frei", 1, id: 1), made("My squat", 1, id: 2)) == 1)
    #expect(count(made("Kniebeuge frei", 1, id: 1), made("My squat", 2, id: 2)) == 0)
    #expect(count(made("Kniebeuge frei", 1, id: 1), made("kniebeuge  frei", nil, id: 2)) == 1)
    #expect(count(made("Kniebeuge frei", 1, id: 1), made("My squat", nil, id: 2)) == 0)
  }

  @Test("What has its identity in the library is not asked about")
  func identity() {
    let known = session(Self.start, "Squat: 100x5", id: 1)
    var changed = known
    changed.sections[0].exercises[0].name = "Front Squat"
    #expect(DuplicateSearch([known]).matches(for: [changed, known]).isEmpty)
    #expect(DuplicateSearch([]).matches(for: [known, known]).isEmpty)
  }

  @Test("No session is the partner of two, and the most precise start goes first")
  func partners() {
    let morning = session("2024-01-05T07:00:10", "Dip: x8", id: 1)
    let evening = session("2024-01-05T19:00:10", "Dip: x8", id: 2)
    let undated = session("2024-01-05", "Dip: x8", id: 3)
    let again = session("2024-01-05", "Dip: x8", id: 4)
    let precise = session("2024-01-05T07:00:00", "Dip: x8", id: 5)
    let matches = DuplicateSearch([morning, evening]).matches(for: [undated, precise, again])
    #expect(matches.map(\.incoming) == [undated.id, precise.id, again.id])
    // The last has no free partner left in the library, and finds one among the others.
    #expect(matches[0].existing == evening.id && matches[1].existing == morning.id)
    #expect([undated.id, precise.id].contains(matches[2].existing))
    #expect(Set(matches.map(\.existing)).count == 3)
  }

  @Test("The words of each reason")
  func words() {
    let reasons: [DuplicateSearch.Reason] = [
      .sameStart, .sameDay, .shifted(minutes: -300), .shifted(minutes: 345), .shifted(minutes: 45),
      .similar(alike: 14, sets: 16),
    ]
    #expect(
      reasons.map(\.words) == [
        "same start, same sets", "same day, same sets", "same sets; the whole history is 5 h earlier",
        "same sets; the whole history is 5 h 45 min later", "same sets; the whole history is 45 min later",
        "same day, 14 of 16 sets alike",
      ])
  }
}
