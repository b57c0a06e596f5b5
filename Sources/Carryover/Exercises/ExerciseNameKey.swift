/// Turns names of exercises into keys that are equal where the names say the same: case, accents, punctuation, plural
/// and the order of words aside, and with each word in one spelling.
///
/// `Squat (Barbell)`, `Barbell Squat` and `barbell squats` have one key.
struct ExerciseNameKey: Sendable {
  /// Other spellings of words: `pullup` is `pull up`.
  private let spellings: [[UInt8]: [[UInt8]]]

  /// Makes keys with the given spellings: a folded word, and the words it stands for.
  init(spellings: [(word: String, words: String)]) {
    var table: [[UInt8]: [[UInt8]]] = [:]
    for (word, words) in spellings {
      table[Array(word.utf8)] = words.utf8.split(separator: UInt8(ascii: " ")).map { Array($0) }
    }
    self.spellings = table
  }

  /// The key of a name; empty where the name has no letter and no digit.
  func key(_ name: String) -> [UInt8] { Self.key(ofWords: words(name)) }

  /// The same of the words of a name.
  static func key(ofWords words: [[UInt8]]) -> [UInt8] { Array(words.joined(separator: [UInt8(ascii: " ")])) }

  /// The words of a name, each in its one spelling, sorted.
  func words(_ name: String) -> [[UInt8]] {
    var words: [[UInt8]] = []
    var word: [UInt8] = []
    for byte in Self.plain(name) {
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): word.append(byte | 32)
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...: word.append(byte)
      case UInt8(ascii: "'"), UInt8(ascii: "`"): break
      default: add(&word, to: &words)
      }
    }
    add(&word, to: &words)
    words.sort { $0.lexicographicallyPrecedes($1) }
    return words
  }

  private func add(_ word: inout [UInt8], to words: inout [[UInt8]]) {
    defer { word.removeAll(keepingCapacity: true) }
    guard !word.isEmpty else { return }
    let s = UInt8(ascii: "s")
    if word.count > 3, word[word.count - 1] == s, word[word.count - 2] != s { word.removeLast() }
    if let spelling = spellings[word] { words += spelling } else { words.append(word) }
  }

  /// The name's bytes; of a name that is not ASCII, those of its letters and digits without accents.
  private static func plain(_ name: String) -> [UInt8] {
    let bytes = Array(name.utf8)
    guard bytes.contains(where: { $0 >= 0x80 }) else { return bytes }
    var text = ""
    for scalar in foldedName(name).unicodeScalars {
      if "’‘ʼ´".unicodeScalars.contains(scalar) { continue }
      let isWord = scalar.properties.isAlphabetic || scalar.properties.numericType != nil || scalar.value < 0x80
      text.unicodeScalars.append(isWord ? scalar : " ")
    }
    return Array(text.utf8)
  }
}
