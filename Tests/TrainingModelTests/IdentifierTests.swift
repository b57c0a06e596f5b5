import Foundation
import Support
import Testing
import TrainingModel

@Suite("Identifiers")
struct IdentifierTests {
  private static let dns = UniqueIdentifier(high: 0x6BA7_B810_9DAD_11D1, low: 0x80B4_00C0_4FD4_30C8)

  @Test("RFC 9562's own example of version 5")
  func publishedVector() throws {
    let namespace = Self.dns
    let made = UniqueIdentifier(namespace: namespace, name: "www.example.com".utf8)
    #expect(made.description == "2ed6657d-e927-568b-95e1-2665a8aea6a2")
  }

  @Test(
    "Version 5 vectors across the padding edges of SHA-1",
    .enabled(if: Locations.conformance != nil, Comment(rawValue: Locations.conformanceHint)),
    arguments: ["vectors.tsv", "generated_lengths.tsv"])
  func suiteVectors(file: String) throws {
    let folder = try #require(Locations.conformance).appendingPathComponent("suites/uuid")
    let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
    var checked = 0
    for line in text.split(separator: "\n") {
      let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard columns.count >= 3, let namespace = UniqueIdentifier(columns[0]) else { continue }
      #expect(UniqueIdentifier(namespace: namespace, name: columns[1].utf8).description == columns[2])
      checked += 1
    }
    #expect(checked > 3)
  }

  @Test(
    "Version 5 of names of any length, as another implementation makes it",
    arguments: [
      (0, "4ebd0208-8328-5d69-8c44-ec50939c0967"),
      (1, "4f3f2898-69e3-5a0d-820a-c4e87987dbce"),
      (3, "6cb8e707-0fc5-5f55-88d4-d4fed43e64a8"),
      (38, "9995afa0-41fc-565e-8829-95ea0621d7b2"),
      (39, "ee0d9890-1ba2-56e0-b659-23f844815fd9"),
      (40, "46bceb3c-aaae-5954-9892-6f621aa3a4ed"),
      (47, "2b63c22b-a996-5c56-b4fb-53cde45a4ec6"),
      (48, "3f5cb533-5dd5-5364-8e21-118278022f60"),
      (49, "131650bb-2c94-5e80-9846-3383ab984efd"),
      (55, "31330807-59b9-5b5c-885c-7b595b44a9fb"),
      (56, "f34a01bb-c537-5699-9cb2-528e9de89170"),
      (63, "530b2040-0105-5d8c-99d7-cce7b77a3402"),
      (64, "bb2ebc7d-34be-569c-9d49-9e8fd6ea8d14"),
      (65, "40c6346c-370c-50b2-9a7e-8b668ee6bcea"),
      (102, "af23821a-ef64-57dd-9064-de79441ab274"),
      (103, "3e791466-2849-5b33-b0c6-21e03bb315d5"),
      (104, "ebc14357-3c7e-536f-b94e-bf20fb29f4ff"),
      (111, "6f57f1d6-73b5-5286-8812-d7aacc779b56"),
      (112, "08a9d3a7-33b5-5f7e-b250-e5a32f46f7af"),
      (127, "5ba06d4c-913f-5827-89e5-585e97afb830"),
      (128, "846bbb14-bcef-5edf-af1d-b434266602e2"),
      (200, "26bc6ba7-3416-52b9-852e-e0eab51600f3"),
    ])
  func lengths(length: Int, expected: String) {
    // a, b, … z, a, …
    let name = (0..<length).map { UInt8(97 + $0 % 26) }
    #expect(UniqueIdentifier(namespace: Self.dns, name: name).description == expected)
  }

  @Test(
    "Version 5 of names beyond ASCII",
    arguments: [
      ("Bankdrücken", "e7a5d25b-e8e1-524b-a405-bed8c444f6ef"),
      ("懸垂", "b3298486-8e04-52e7-8817-0138a0bb528f"),
      ("🏋️‍♀️", "ebc9156c-456e-5051-a9e2-5055fd792bfd"),
      ("strong:2021-01-05T18:03:22", "a027db58-2506-549b-a98a-fecd03748b39"),
    ])
  func beyondASCII(name: String, expected: String) {
    #expect(UniqueIdentifier(namespace: Self.dns, name: name.utf8).description == expected)
  }

  @Test("A child's name is its ordinal in decimal digits", arguments: [1, 9, 10, 99, 12_345, 99_999_999, 123_456_789])
  func ordinals(ordinal: Int) throws {
    let parent = Self.dns
    #expect(
      UniqueIdentifier(parent: parent, ordinal: ordinal)
        == UniqueIdentifier(namespace: parent, name: String(ordinal).utf8))
  }

  @Test("The 36-character form reads back in either case, and nothing else does")
  func text() {
    let text = "2ed6657d-e927-568b-95e1-2665a8aea6a2"
    #expect(UniqueIdentifier(text)?.description == text)
    #expect(UniqueIdentifier(text.uppercased())?.description == text)
    for wrong in [
      "", "2ed6657d", text + "0", String(text.dropLast()), text.replacing("-", with: "0"), "g" + text.dropFirst(),
    ] {
      #expect(UniqueIdentifier(wrong) == nil)
    }
  }

  @Test("The frozen recipe of session identity")
  func frozenRecipe() throws {
    let start = try #require(CivilMoment("2021-01-05T18:03:22"))
    let identity = SessionIdentity()
    let key = identity.key(source: "strong", start: start)
    #expect(key == "strong:2021-01-05T18:03:22")
    #expect(identity.key(source: "strong", start: start, ordinal: 2) == "strong:2021-01-05T18:03:22#2")
    #expect(SessionIdentity.rootNamespace.description == "650b2356-14d6-565a-95f0-aadc090670ee")
    #expect(identity.identifier(key: key).description == "04e855f0-966e-5e45-a176-9e21189c3878")
    let owned = SessionIdentity(owner: Self.dns)
    #expect(owned.identifier(key: key).description == "7860147c-786c-5c01-aea9-ba56a513f399")
  }

  @Test("Identifiers derived four at a time are those derived one by one", arguments: [1, 2, 3, 4, 5, 9, 130])
  func children(count: Int) {
    let id = Identifier<Session>(UniqueIdentifier(high: 7, low: UInt64(count)))
    let zero = UniqueIdentifier.zero
    var session = Session(id: id)
    for section in 1...2 {
      let exercises = (1...count).map { exercise in
        let groups = (0..<(exercise + section) % 3).map { group in
          let sets = (0..<(exercise * 37 + group) % count).map { _ in LoggedSet(id: Identifier(zero)) }
          return LoggedSetGroup(id: Identifier(zero), sets: sets)
        }
        return LoggedExercise(id: Identifier(zero), name: "Lift", setGroups: groups)
      }
      session.sections.append(Section(id: Identifier(zero), exercises: exercises))
    }
    session.assignIdentifiers(id)
    for (number, section) in session.sections.enumerated() {
      #expect(section.id.value == UniqueIdentifier(parent: id.value, ordinal: number + 1))
      for (number, exercise) in section.exercises.enumerated() {
        #expect(exercise.id.value == UniqueIdentifier(parent: section.id.value, ordinal: number + 1))
        for (number, group) in exercise.setGroups.enumerated() {
          #expect(group.id.value == UniqueIdentifier(parent: exercise.id.value, ordinal: number + 1))
          let expected = group.sets.indices.map { UniqueIdentifier(parent: group.id.value, ordinal: $0 + 1) }
          #expect(group.sets.map(\.id.value) == expected)
        }
      }
    }
  }
}
