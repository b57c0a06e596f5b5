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
      (0, "1b4db7eb-4057-5ddf-91e0-36dec72071f5"),
      (1, "e1407479-3136-56c0-9908-bb02fb0339e2"),
      (3, "68661508-f3c4-55b4-945d-ae2b4dfe5db4"),
      (38, "d919dc76-7c57-5782-b847-68f478dee53e"),
      (39, "bb2c75e1-88e1-5c95-adc9-454504e74b9e"),
      (40, "53257896-90a4-5489-8aec-9c8c774c941d"),
      (47, "331fe5aa-c7c9-53e5-b3e8-73b415dffa3f"),
      (48, "db5bc9e5-7f0e-529a-9eaf-88b3a93f77f3"),
      (49, "c3a9a8bf-2373-548b-8337-5e74239547d6"),
      (55, "74984938-03ae-51aa-bb0b-a5b92f05117b"),
      (56, "72367c7b-e5a6-5df9-9920-98f4acf7ab13"),
      (63, "878f673e-64f5-5074-9db8-8769a6ffae0c"),
      (64, "c0a25a5e-a8ea-5a6b-acdc-d9dfa229f349"),
      (65, "cbac6690-0e64-5019-82da-d9f207a90b5a"),
      (102, "84203045-b304-5053-881f-2d8d65983945"),
      (103, "58991172-bad7-5b27-9d7c-907891353e53"),
      (104, "921f053e-59b8-5f3a-b0a7-938405990a56"),
      (111, "d34cf74e-55fb-5f5e-9937-7659ca33c84a"),
      (112, "89cc4a54-8eae-57d7-b301-753757abe442"),
      (127, "401d003f-b681-5a39-a07b-ceba2e9ce369"),
      (128, "85f2b118-d40b-5f25-af97-4dc17f964aba"),
      (200, "136edbaa-e009-5405-9690-768755cb5f8b"),
    ])
  func lengths(length: Int, expected: String) {
    // a, b, … z, a, …
    let name = (0..<length).map { UInt8(97 + $0 % 26) }
    #expect(UniqueIdentifier(namespace: Self.dns, name: name).description == expected)
  }

  @Test(
    "Version 5 of names beyond ASCII",
    arguments: [
      ("Bankdrücken", "46155ffd-8c54-50af-a5bf-f36409cd00c9"),
      ("懸垂", "c0db1727-f4d0-57e9-8967-d898daef15e2"),
      ("🏋️‍♀️", "b64b916a-b1b3-5fe5-9a34-87a885f48260"),
      ("strong:2021-01-05T18:03:22", "03617b26-7f8f-56bb-9bd1-813030b3e171"),
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
