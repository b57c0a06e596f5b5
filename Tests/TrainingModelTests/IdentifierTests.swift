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
