import TextStreams

/// The words that one language's sentences tell sets with, as people type them: in lower case, accents and hyphens kept.
final class NoteToldWords: Sendable {
  /// The lists of a language, by their keys in the data: words in their order, and the spellings of each.
  typealias Lists = [String: [[String]]]

  /// The names of the months and weekdays.
  let months: NoteWordSet
  let weekdays: NoteWordSet
  /// The values of the numbers that are written out, of `second`, and of `sixties`, which are things of sixty.
  let numbers: [String: Int]
  let ordinals: [String: Int]
  let plurals: [String: Int]
  /// The exercises that deeds are of: `benched` is the bench press.
  let deeds: [String: String]
  /// How many bytes the longest of the small words has.
  let longestSmall: Int

  /// The words, and the first words of phrases.
  private let table: NoteWordTable
  /// The lists that each of them stands in, and those that it begins a phrase of, a bit for each meaning.
  private let lists: [UInt64]
  private let beginnings: [UInt64]
  /// The phrases of each meaning, by their first words, the longest first.
  private let phrases: [[String: [[String]]]]

  private static let width = (NoteToldWord.allCases.count + 63) / 64

  /// Takes the lists of a language.
  init(_ lists: Lists) {
    let (months, weekdays) = (lists["months"] ?? [], lists["weekdays"] ?? [])
    self.months = NoteWordSet(months.flatMap { $0 })
    self.weekdays = NoteWordSet(weekdays.flatMap { $0 })
    numbers = Self.values(lists["numbers"], 1).merging(Self.values(lists["tens"], 10)) { one, _ in one }
    ordinals = Self.values(lists["told.ordinals"], 1)
    plurals = Self.plurals(lists["told.plurals"])
    deeds = Self.deeds(lists)
    longestSmall = lists["told.small"]?.joined().map(\.utf8.count).max() ?? 0

    var words = Builder(width: Self.width)
    for (key, list) in lists {
      guard let meaning = Self.meaning(ofKey: key) else { continue }
      for word in list.joined() { words.add(word, meaning) }
    }
    table = words.table
    self.lists = words.lists
    beginnings = words.beginnings
    phrases = words.phrases.map { $0.mapValues { $0.sorted { $0.count > $1.count } } }
  }

  /// Where a word stands among all that have a meaning.
  func entry(_ word: some StringProtocol) -> Int? { word.withByteSlice { entry($0) } }

  /// The same of bytes, in any case.
  func entry(_ word: ByteSlice) -> Int? { unsafe table.place(of: word.buffer) }

  /// Whether a word, by its entry, has a meaning.
  func isWord(_ entry: Int?, _ meaning: NoteToldWord) -> Bool {
    entry.map { Self.has(lists, $0, meaning) } ?? false
  }

  /// The phrases of a meaning that begin with a word, the longest first.
  func phrases(of meaning: NoteToldWord, from word: String, _ entry: Int?) -> [[String]] {
    guard let entry, Self.has(beginnings, entry, meaning) else { return [] }
    return phrases[Int(meaning.rawValue)][word] ?? []
  }

  private static func has(_ bits: [UInt64], _ place: Int, _ meaning: NoteToldWord) -> Bool {
    let index = Int(meaning.rawValue)
    return bits[place * width + index / 64] >> UInt64(index % 64) & 1 != 0
  }

  /// Words by their places in a list, in steps.
  private static func values(_ list: [[String]]?, _ step: Int) -> [String: Int] {
    var values: [String: Int] = [:]
    for (place, spellings) in (list ?? []).enumerated() {
      for spelling in spellings { values[spelling] = (place + 1) * step }
    }
    return values
  }

  /// `60 sixties`: a value and its word.
  private static func plurals(_ list: [[String]]?) -> [String: Int] {
    var values: [String: Int] = [:]
    for spelling in list?.joined() ?? [].joined() {
      let parts = spelling.split(separator: " ")
      if parts.count == 2, let value = Int(parts[0]) { values[String(parts[1])] = value }
    }
    return values
  }

  /// `told.did.Bench press = benched`: the exercise is the end of the key.
  private static func deeds(_ lists: Lists) -> [String: String] {
    var deeds: [String: String] = [:]
    for (key, list) in lists where key.hasPrefix(did) {
      for deed in list.joined() { deeds[deed] = String(key.dropFirst(did.count)) }
    }
    return deeds
  }

  /// How the keys of deeds begin.
  private static let did = "told.did."

  /// The meaning that a key of the data names: `told.people`, `told.did.Squat`.
  static func meaning(ofKey key: String) -> NoteToldWord? {
    let parts = key.split(separator: ".")
    guard parts.count > 1, parts[0] == "told" else { return nil }
    return NoteToldWord.named[String(parts[1])]
  }
}

extension NoteToldWords {
  /// Sorts words and phrases by what they mean.
  private struct Builder {
    let width: Int
    var table = NoteWordTable()
    var lists: [UInt64] = []
    var beginnings: [UInt64] = []
    var phrases = [[String: [[String]]]](repeating: [:], count: NoteToldWord.allCases.count)

    init(width: Int) { self.width = width }

    mutating func add(_ word: String, _ meaning: NoteToldWord) {
      let parts = word.split(separator: " ").map(String.init)
      guard let first = parts.first else { return }
      let index = Int(meaning.rawValue)
      guard let bit = bit(of: first, index) else { return }
      if parts.count == 1 {
        lists[bit.place] |= bit.mask
      } else {
        beginnings[bit.place] |= bit.mask
        phrases[index][first, default: []].append(parts)
      }
    }

    private mutating func bit(of word: String, _ index: Int) -> (place: Int, mask: UInt64)? {
      if table.place(of: word.utf8) == nil {
        table.update(word) { _ in }
        lists += Array(repeating: 0, count: width)
        beginnings += Array(repeating: 0, count: width)
      }
      return table.place(of: word.utf8).map { ($0 * width + index / 64, 1 << UInt64(index % 64)) }
    }
  }
}
