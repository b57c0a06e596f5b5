import TextStreams

/// Days and parts of days that were planned and not done, as the words of the data (`undone`) say in their heads.
extension NoteAssembly {
  private static let longestHead = 160
  /// Words that make `planned` what something was held against: `heavier than planned`, `wie geplant`.
  private static let comparisons: NoteWordSet = [
    "as", "than", "wie", "als", "comme", "que", "como", "come", "zoals", "dan", "not", "everything", "all",
    "conforme", "según", "secondo", "laut", "selon", "volgens",
  ]
  /// What may stand before it in a head: `ainda não feito`, `queda pendiente`.
  private static let particles: NoteWordSet = [
    "still", "only", "just", "day", "nur", "noch", "encore", "ainda", "queda", "ancora", "nog", "plan", "session",
    "workout", "training", "treino", "séance", "sesión", "sessie",
  ]
  /// Words of what was done, whatever else was planned.
  private static let deeds: NoteWordSet = [
    "vs", "versus", "actual", "did", "result", "results", "réalisé", "realizado", "realisé", "fatto", "ist", "hecho",
    "quoted", "except", "but", "most", "half", "some", "rest", "done", "gemacht", "feito", "gedaan", "fait",
  ]

  /// `Week 3 Day 3 ⏳ planned for the weekend, not done yet`, `viernes 11/10 piernas -> NO FUI, queda pendiente`.
  ///
  /// - Parameter isLoose: Whether other words may stand before it in its part of the text, as in a sentence above a list.
  func saysUndone(_ text: String, isLoose: Bool = false) -> Bool {
    guard text.utf8.count <= Self.longestHead, document.words.filters.undone.mayBeIn(text) else { return false }
    var isUndone = false
    for part in text.split(whereSeparator: { "()[],;:.!→>|/（），。：；~*_–—".contains($0) }) {
      let words = part.split(separator: " ").filter { $0.contains(where: \.isLetter) }
      var place = 0
      while place < words.count {
        if let length = lengthOfUndone(words, at: place) {
          if place > 0, Self.comparisons.contains(words[place - 1]) { return false }
          // `Legs (abs not done)`
          isUndone = isUndone || isLoose || words[..<place].allSatisfy { Self.particles.contains($0) }
          place += length
        } else if Self.deeds.contains(words[place]) {
          return false
        } else {
          place += 1
        }
      }
    }
    return isUndone
  }

  /// How many words say so, the longest phrase first.
  private func lengthOfUndone(_ words: [Substring], at start: Int) -> Int? {
    (1...4).reversed().first { count in
      start + count <= words.count
        && document.words.isUndone(words[start..<(start + count)].joined(separator: " "))
    }
      // Chinese has no spaces between its words.
      ?? (words[start].unicodeScalars.first.map { $0.value >= 0x3400 && $0.value < 0xA000 } == true
        && Self.pieces(of: words[start]).contains { document.words.isUndone($0) } ? 1 : nil)
  }

  /// The pieces of two to four characters.
  private static func pieces(of word: Substring) -> [Substring] {
    let places = Array(word.indices.prefix(40)) + [word.endIndex]
    return (2...4).flatMap { length in
      places.indices.dropLast(length).map { word[places[$0]..<places[$0 + length]] }
    }
  }

  /// `Treino pra terça 26/08, ainda é só o plano:`, `C'était prévu :`: all below it is planned.
  mutating func readUndone(_ line: NoteLine) -> Bool {
    guard line.plain.utf8.last == UInt8(ascii: ":") || line.plain.hasSuffix("：") || line.isHeading, line.box == nil,
      saysUndone(line.plain, isLoose: !line.isHeading), !Self.hasProduct(line.plain),
      !document.names.look(label(line.plain)).isKnown
    else { return false }
    closeParts(above: line.rank)
    closeSection()
    open.planRank = line.rank
    if line.isHeading { use(.section) } else { addNote(index, at: .session) }
    return true
  }
}
