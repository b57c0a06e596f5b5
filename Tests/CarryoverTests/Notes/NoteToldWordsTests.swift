import CarryoverResources
import Testing

@testable import Carryover

/// The words of sentences in the data.
struct NoteToldWordsTests {
  /// The lists of sentences, by their keys as they stand in the data.
  private static let lists = String(decoding: Resources.notesWords, as: UTF8.self).split(separator: "\n")
    .filter { $0.hasPrefix("told.") }
    .map { $0.split(separator: "=", maxSplits: 1).map { String($0).trimmedSpaces } }

  @Test("Every list of sentences in the data is read, and none is empty")
  func keys() {
    for list in Self.lists {
      let isRead =
        NoteToldWords.meaning(ofKey: list[0]) != nil || ["told.ordinals", "told.plurals"].contains(list[0])
      #expect(isRead, "\(list[0])")
      #expect(list.count == 2 && !list[1].isEmpty, "\(list[0])")
    }
    #expect(Set(Self.lists.map(\.[0])).count == Self.lists.count)
  }

  @Test("English has words of every meaning, and they are found")
  func meanings() throws {
    let words = try #require(NoteWords.shipped.told.first)
    for list in Self.lists {
      guard let meaning = NoteToldWords.meaning(ofKey: list[0]), list.count == 2 else { continue }
      for word in list[1].split(separator: "|").map({ String($0).trimmedSpaces }) {
        let parts = word.split(separator: " ").map(String.init)
        let first = words.entry(parts[0])
        let isFound =
          parts.count == 1
          ? words.isWord(first, meaning) : words.phrases(of: meaning, from: parts[0], first).contains(parts)
        #expect(isFound, "\(list[0]): \(word)")
      }
    }
    let known = Set(Self.lists.compactMap { NoteToldWords.meaning(ofKey: $0[0]) })
    #expect(NoteToldWord.allCases.filter { !known.contains($0) } == [])
  }

  @Test("Numbers, months and deeds are those of the sentences' own language")
  func values() throws {
    let words = try #require(NoteWords.shipped.told.first)
    #expect(["one", "twelve", "fourty", "hundred", "once"].map { words.numbers[$0] } == [1, 12, 40, 100, nil])
    #expect(["first", "2nd", "tenth"].map { words.ordinals[$0] } == [1, 2, 10])
    #expect(words.plurals["sixties"] == 60 && words.deeds["bench pressed"] == "Bench press")
    #expect(words.months.contains("March") && !words.months.contains("set") && !words.weekdays.contains("so"))
  }

  @Test("Another language needs lines of data alone, and a paragraph is read with the words of its own")
  func languages() throws {
    let text = """
      [en]
      told.small = the | and | of
      [de]
      told.small = der | und | von
      numbers = eins | zwei
      """
    let words = NoteWords(text: Array(text.utf8))
    let told = try #require(words.told(in: "der erste Satz und der zweite von allen"))
    #expect(words.told.count == 2 && told.numbers["zwei"] == 2)
    #expect(words.told(in: "the first and the last of the sets")?.numbers.isEmpty == true)
  }
}
