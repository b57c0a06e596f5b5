import CarryoverResources
import TextStreams

/// What a column of Strong's CSV holds.
///
/// The raw value is the column's index in a binding.
enum StrongColumn: Int, CaseIterable, Sendable {
  case number, date, title, duration, exercise, order, setType, weight, weightUnit, reps, distance, distanceUnit
  case seconds, rpe, notes, workoutNotes

  /// The key by which the vocabulary and messages name it.
  var name: String { "\(self)" }
}

/// What a word in the Set Order or Set Type column says.
enum StrongSetWord: String, CaseIterable, Sendable {
  case working, warmup, drop, failure, rest, note
}

/// A header name's meaning: the column, and the unit where the name states one.
struct StrongHeaderName: Hashable, Sendable {
  var column: StrongColumn
  var loadUnit: LoadUnit?
  var distanceUnit: DistanceUnit?
  var isInSeconds = false
}

/// The names and words of Strong's CSV in every language that `Resources/strong-headers.txt` knows.
struct StrongVocabulary: Sendable {
  /// Header names, folded, by language; those of every language under `all`.
  private(set) var headers: [String: [String: StrongHeaderName]] = [:]
  /// Words of the Set Order column, folded, by language.
  private(set) var words: [String: [String: StrongSetWord]] = [:]

  /// The vocabulary that the product ships.
  static let shipped = StrongVocabulary(text: String(decoding: Resources.strongHeaders, as: UTF8.self))

  /// The languages with header names of their own.
  var languages: [String] { headers.keys.filter { $0 != "all" }.sorted() }

  init(text: String) {
    var language = "all"
    for line in text.split(separator: "\n") {
      if line.hasPrefix("#") { continue }
      if line.hasPrefix("[") {
        language = String(line.dropFirst().prefix { $0 != "]" })
        continue
      }
      let halves = line.split(separator: "=", maxSplits: 1)
      guard halves.count == 2 else { continue }
      let key = foldedHeader(halves[0])
      for name in halves[1].split(separator: "|") { add(foldedHeader(name), key: key, language: language) }
    }
  }

  private static let columns = Dictionary(
    uniqueKeysWithValues: StrongColumn.allCases.map { ($0.name.lowercased(), $0) })

  private mutating func add(_ name: String, key: String, language: String) {
    if let word = StrongSetWord(rawValue: key) {
      words[language, default: [:]][name] = word
      return
    }
    let parts = key.split(separator: ".")
    let isInSeconds = key == "durationseconds"
    let columnName = isInSeconds ? "duration" : parts.first.map(String.init) ?? ""
    guard let column = Self.columns[columnName] else { return }
    var header = StrongHeaderName(column: column, isInSeconds: isInSeconds)
    if parts.count == 2 {
      if column == .weight { header.loadUnit = LoadUnit(rawValue: String(parts[1])) }
      if column == .distance { header.distanceUnit = DistanceUnit(rawValue: String(parts[1])) }
    }
    headers[language, default: [:]][name] = header
  }

  /// The words of the Set Order column in a language: its own, and the other languages' but for single letters, which
  /// may mean something else there.
  func setWords(language: String) -> [String: StrongSetWord] {
    var result = words["all"] ?? [:]
    for other in words.values {
      result.merge(other.filter { $0.key.count > 1 }) { known, _ in known }
    }
    return result.merging(words[language] ?? [:]) { _, own in own }
  }
}
