import TrainingModel

/// Reads the lists of words in a data file.
struct NoteWordLists {
  private(set) var table = NoteWordTable()
  private(set) var sections: [String: ModuleType] = [:]
  private(set) var bodyParts: [String: String] = [:]
  /// The words of the sentences of each language that has any.
  private(set) var told: [NoteToldWords] = []
  /// What the language being read has of them.
  private var spoken: NoteToldWords.Lists = [:]

  /// Reads a data file, and the words of the names in a catalogue.
  init(text: [UInt8], catalogue: [UInt8] = []) {
    for line in text[...].parts(at: "\n") where line.first != UInt8(ascii: "#") {
      if line.first == UInt8(ascii: "[") { endLanguage() }
      guard let sign = line.firstIndex(of: UInt8(ascii: "=")) else { continue }
      let key = line[..<sign].text.trimmedSpaces
      let words = line[(sign + 1)...].parts(at: "|")
      if !key.isEmpty, !words.isEmpty { add(words, key: key) }
    }
    endLanguage()
    for line in catalogue[...].parts(at: "\n") where line.first != UInt8(ascii: "#") { addNames(line) }
  }

  private mutating func endLanguage() {
    if spoken.keys.contains(where: { $0.hasPrefix("told.") }) { told.append(NoteToldWords(spoken)) }
    spoken = [:]
  }

  /// What sentences are made of, and of all other words those whose places in their lists say what they are.
  private static let topicsOfSentences: Set<String> = ["told", "months", "weekdays", "numbers", "tens"]

  private mutating func add(_ words: [ArraySlice<UInt8>], key: String) {
    let parts = key.split(separator: ".")
    let topic = parts.first.map(String.init) ?? ""
    if Self.topicsOfSentences.contains(topic) {
      spoken[key, default: []] += words.map { $0.parts(at: ",").map { $0.text.trimmedSpaces.lowercased() } }
      // The readers of all other lines know nothing of sentences.
      if topic == "told" { return }
    }
    let name = parts.count == 2 ? String(parts[1]) : ""
    for (place, word) in words.enumerated() {
      for spelling in word.parts(at: ",") {
        var folded = foldedName(spelling.text)
        if folded.hasByte(UInt8(ascii: "-")) {
          folded = folded.split(separator: "-").joined(separator: " ")
        }
        guard !folded.isEmpty else { continue }
        add(folded, place: place, topic: topic, name: name)
      }
    }
  }

  private mutating func add(_ word: String, place: Int, topic: String, name: String) {
    switch topic {
    case "months": table.update(word) { if $0.month == 0 { $0.month = UInt8(clamping: place + 1) } }
    case "numbers": table.update(word) { if $0.number == 0 { $0.number = UInt8(clamping: place + 1) } }
    case "tens": table.update(word) { if $0.number == 0 { $0.number = UInt8(clamping: (place + 1) * 10) } }
    case "weekdays" where place < 7:
      table.update(word) { if $0.weekday == 0 { $0.weekday = UInt8(clamping: place + 1) } }
    case "column": table.update(word) { $0.column = $0.column ?? NoteColumnRole(rawValue: name) }
    case "field": table.update(word) { $0.field = $0.field ?? NoteField(rawValue: name) }
    case "section":
      sections[word] = sections[word] ?? ModuleType(rawValue: name)
      table.update(word) { $0.lists.insert(.section) }
    case "body":
      bodyParts[word] = bodyParts[word] ?? name
      table.update(word) { $0.lists.insert(.body) }
    default:
      if let meaning = NoteWord.named[topic] {
        addNotation(word, meaning)
      } else {
        addListed(word, in: name.isEmpty ? topic : name)
      }
    }
  }

  private mutating func addListed(_ word: String, in name: String) {
    if let list = Self.lists[name] { table.update(word) { $0.lists.insert(list) } }
    if let bit = Self.hintLists.firstIndex(of: name) { addHint(word, bit) }
  }

  private static let lists: [String: NoteWordTable.Lists] = [
    "pain": .pain, "undone": .undone, "negation": .negation, "coming": .coming, "prose": .prose, "group": .group,
    "modifier": .modifier, "name": .name, "closing": .closing, "joining": .joining, "before": .before,
    "intended": .intended, "wished": .wished, "toward": .toward,
    "denied": .denied, "forgone": .forgone, "othersDid": .othersDid, "unsettled": .unsettled,
    "omitted": .omitted, "stuck": .stuck, "inReserve": .inReserve, "lowered": .lowered,
    "loosening": .loosening, "best": .best,
  ]

  /// The lists of words that hint at how an exercise is done.
  static let hintLists = ["bodyweight", "timed", "distance", "assisted", "height", "short", "oneSide", "weighted"]

  private mutating func addHint(_ phrase: String, _ bit: Int) {
    table.update(phrase) { $0.hints |= 1 << UInt8(bit) }
    let parts = phrase.split(separator: " ")
    guard let first = parts.first else { return }
    table.update(String(first)) { $0.hintLength = max($0.hintLength, UInt8(min(parts.count, 3))) }
  }

  private mutating func addNotation(_ word: String, _ meaning: NoteWord) {
    table.update(word) { $0.meaning = $0.meaning ?? meaning }
    if meaning == .added, let bit = Self.hintLists.firstIndex(of: "weighted") { addHint(word, bit) }
    let parts = Self.parts(word)
    guard parts.count > 1, let first = parts.first else { return }
    table.update(first) { $0.phraseLength = max($0.phraseLength, UInt8(clamping: parts.count)) }
    // `warm up` is also written `warmup`.
    if parts.allSatisfy({ $0.count > 1 }) { table.update(parts.joined()) { $0.meaning = $0.meaning ?? meaning } }
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

  private mutating func addNames(_ line: ArraySlice<UInt8>) {
    let cells = line.parts(at: "|", omittingEmpty: false)
    guard cells.count >= 6 else { return }
    let names = [cells[1]] + (cells.count > 6 ? cells[6].parts(at: ";") : [])
    for name in names {
      let words = Array(foldedName(name.text).utf8).split { !$0.isLetter && $0 < 0x80 && $0 != UInt8(ascii: "'") }
      for word in words.map(\.text) where word.count > 2 { table.update(word) { $0.lists.insert(.name) } }
    }
  }
}

extension ArraySlice<UInt8> {
  /// The parts between marks of ASCII.
  fileprivate func parts(at mark: Unicode.Scalar, omittingEmpty: Bool = true) -> [ArraySlice<UInt8>] {
    split(separator: UInt8(ascii: mark), omittingEmptySubsequences: omittingEmpty)
  }

  fileprivate var text: String { String(decoding: self, as: UTF8.self) }
}
