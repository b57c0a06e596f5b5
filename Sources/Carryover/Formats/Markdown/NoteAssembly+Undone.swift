import TextStreams

/// Days and parts of days that were planned and not done, as the words of the data (`undone`) say in their heads.
extension NoteAssembly {
  private static let longestHead = 160
  /// What may stand before it in its part of a head: `ainda não feito`, `queda pendiente`, `C'était prévu`.
  private static let particles: NoteWordSet = [
    "still", "only", "just", "nur", "noch", "encore", "ainda", "queda", "ancora", "nog", "é", "c'était", "c’était",
    "ficou",
    "que", "so",
  ]

  /// `Week 3 Day 3 ⏳ planned for the weekend, not done yet`, `viernes 11/10 piernas -> NO FUI, queda pendiente`: whether
  /// one part of a head, between its signs, says it and nothing else but a day.
  func saysUndone(_ text: String) -> Bool {
    let parts = partsOfHead(text)
    guard parts.contains(where: { isUndone(part: $0) }) else { return false }
    // `Planned - 2025-10-09 (done 10 Oct)`
    return !parts.contains { part in
      let deed = part.split(separator: " ").first.flatMap { document.words.word($0) }
      return (deed == .done || deed == .got) && !isUndone(part: part)
    }
  }

  /// The parts between the signs of a head in which the words may stand; none where they cannot.
  private func partsOfHead(_ text: String) -> [Substring] {
    guard text.utf8.count <= Self.longestHead, document.words.filters.undone.mayBeIn(text) else { return [] }
    var text = text[...]
    while let last = text.last, ": ：".contains(last) { text.removeLast() }
    return text.split(whereSeparator: { "()[],;.!→>|/（），。；~*_–—⏳".contains($0) })
      .filter { $0.contains { $0 != " " } }
  }

  /// `Still to come, nothing done yet.` below the head of a day, before all else.
  private mutating func readUndoneBelowHead(_ line: NoteLine) -> Bool {
    guard session.sections.isEmpty, line.kind == .text, line.box == nil, !line.plain.hasDigit,
      case let parts = partsOfHead(line.plain), !parts.isEmpty, parts.allSatisfy({ isUndone(part: $0) }),
      parts.contains(where: { $0.split(separator: " ").count > 1 })
    else { return false }
    open.planRank = 0
    addNote(index, at: .session)
    return true
  }

  private func isUndone(part: Substring) -> Bool {
    // `周日（12月14日）的计划`
    if document.words.isUndone(part.drop { $0 == "的" }) { return true }
    let words = part.split(separator: " ").filter { $0.contains(where: \.isLetter) }.drop {
      Self.particles.contains($0)
    }
    for count in (1...4).reversed() where count <= words.count {
      guard document.words.isUndone(words.prefix(count).joined(separator: " ")) else { continue }
      return words.dropFirst(count).allSatisfy {
        document.words.weekday($0) != nil || document.words.month($0) != nil || $0.lowercased() == "yet"
      }
    }
    return false
  }

  /// `Treino pra terça 26/08, ainda é só o plano:`, `C'était prévu :`: all below it is planned.
  mutating func readUndone(_ line: NoteLine) -> Bool {
    if readUndoneBelowHead(line) { return true }
    guard line.plain.utf8.last == UInt8(ascii: ":") || line.plain.hasSuffix("：") || line.isHeading, line.box == nil,
      saysUndone(line.plain), !Self.hasProduct(line.plain), !document.names.look(label(line.plain)).isKnown
    else { return false }
    closeParts(above: line.rank)
    closeSection()
    open.planRank = line.rank
    if line.isHeading { use(.section) } else { addNote(index, at: .session) }
    return true
  }
}
