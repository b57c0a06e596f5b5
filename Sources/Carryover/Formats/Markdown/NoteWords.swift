import CarryoverResources
import TrainingModel

/// The words of notes in every language that `Resources/notes-words.txt` knows.
///
/// Words are compared folded: lower case, no accents, single spaces.
struct NoteWords: Sendable {
  /// What the product ships, with the words of the catalogue's names.
  static let shipped = NoteWords(
    text: String(decoding: Resources.notesWords, as: UTF8.self),
    catalogue: String(decoding: Resources.exercises, as: UTF8.self))

  private(set) var notation: [String: NoteWord] = [:]
  /// The first words of phrases, with the most parts that one has.
  private(set) var phraseLengths: [String: Int] = [:]
  private(set) var months: [String: Int] = [:]
  private(set) var weekdays: [String: Weekday] = [:]
  private(set) var columns: [String: NoteColumnRole] = [:]
  private(set) var fields: [String: NoteField] = [:]
  private(set) var sections: [String: ModuleType] = [:]
  private(set) var bodyParts: [String: String] = [:]
  private(set) var lists: [String: Set<String>] = [:]
  /// What a phrase hints at, a bit for each list, and how many words the phrases that begin with a word have at most.
  private(set) var hintMasks: [String: UInt8] = [:]
  private(set) var hintLengths: [String: Int] = [:]

  /// Reads a data file, and the words of the names in a catalogue.
  init(text: String, catalogue: String = "") {
    for line in text.split(separator: "\n") where !line.hasPrefix("#") && !line.hasPrefix("[") {
      let halves = line.split(separator: "=", maxSplits: 1)
      guard halves.count == 2 else { continue }
      let key = halves[0].split(separator: " ").joined(separator: " ")
      add(halves[1].split(separator: "|"), key: key)
    }
    for line in catalogue.split(separator: "\n") where !line.hasPrefix("#") { addNames(line) }
  }

  private mutating func add(_ words: [Substring], key: String) {
    let parts = key.split(separator: ".", maxSplits: 1)
    let topic = parts.first.map(String.init) ?? ""
    let name = parts.count == 2 ? String(parts[1]) : ""
    for (place, word) in words.enumerated() {
      for spelling in word.split(separator: ",") {
        let folded = foldedName(spelling).replacing("-", with: " ")
        guard !folded.isEmpty else { continue }
        add(folded, place: place, topic: topic, name: name)
      }
    }
  }

  private mutating func add(_ word: String, place: Int, topic: String, name: String) {
    switch topic {
    case "months": months[word] = months[word] ?? place + 1
    case "weekdays" where place < 7: weekdays[word] = weekdays[word] ?? Weekday.known[place]
    case "column": columns[word] = columns[word] ?? NoteColumnRole(rawValue: name)
    case "field": fields[word] = fields[word] ?? NoteField(rawValue: name)
    case "section": sections[word] = sections[word] ?? ModuleType(rawValue: name)
    case "body": bodyParts[word] = bodyParts[word] ?? name
    default:
      if let meaning = NoteWord(rawValue: topic) {
        addNotation(word, meaning)
      } else {
        lists[name.isEmpty ? topic : name, default: []].insert(word)
        if let bit = Self.hintLists.firstIndex(of: name) { addHint(word, bit) }
      }
    }
  }

  /// The lists of words that hint at how an exercise is done.
  static let hintLists = ["bodyweight", "timed", "distance", "assisted", "height", "short", "oneSide", "weighted"]

  private mutating func addHint(_ phrase: String, _ bit: Int) {
    hintMasks[phrase, default: 0] |= 1 << UInt8(bit)
    let parts = phrase.split(separator: " ")
    guard let first = parts.first else { return }
    hintLengths[String(first)] = max(hintLengths[String(first)] ?? 0, min(parts.count, 3))
  }

  private mutating func addNotation(_ word: String, _ meaning: NoteWord) {
    if notation[word] == nil { notation[word] = meaning }
    if meaning == .added, let bit = Self.hintLists.firstIndex(of: "weighted") { addHint(word, bit) }
    let parts = Self.parts(word)
    guard parts.count > 1, let first = parts.first else { return }
    phraseLengths[first] = max(phraseLengths[first] ?? 0, parts.count)
    // `warm up` is also written `warmup`.
    let joined = parts.joined()
    if parts.allSatisfy({ $0.count > 1 }), notation[joined] == nil { notation[joined] = meaning }
  }

  /// A phrase's words and signs: `w/u` has three.
  private static func parts(_ phrase: String) -> [String] {
    var parts: [String] = [""]
    for scalar in phrase.unicodeScalars {
      if scalar == " " {
        parts.append("")
      } else if "/+&".unicodeScalars.contains(scalar) {
        parts += [String(scalar), ""]
      } else {
        parts[parts.count - 1].unicodeScalars.append(scalar)
      }
    }
    return parts.filter { !$0.isEmpty }
  }

  private mutating func addNames(_ line: Substring) {
    let cells = line.split(separator: "|", omittingEmptySubsequences: false)
    guard cells.count >= 6 else { return }
    let names = [cells[1]] + (cells.count > 6 ? cells[6].split(separator: ";") : [])
    for name in names {
      for word in foldedName(name).split(whereSeparator: { !$0.isLetter && $0 != "'" }) where word.count > 2 {
        lists["name", default: []].insert(String(word))
      }
    }
  }
}
