import TextStreams

/// Days and parts of days that were planned and not done, as the words of the data (`undone`) say in their heads.
extension NoteAssembly {
  /// `Still to come, nothing done yet.` below the head of a day, before all else.
  private mutating func readUndoneBelowHead(_ line: NoteLine) -> Bool {
    guard session.sections.isEmpty, line.kind == .text, line.box == nil, !line.plain.hasDigit,
      case let parts = document.words.partsOfHead(line.plain), let first = parts.first,
      // `fällt aus, bin krank, geplant war`: the first part says it, and the others why.
      parts.allSatisfy({ document.words.isUndone(part: $0) })
        || first.split(separator: " ").count > 1 && document.words.isUndone(part: first)
          && parts.last.map({ document.words.isUndone(part: $0) }) == true,
      parts.contains(where: { $0.split(separator: " ").count > 1 })
    else { return false }
    open.planRank = 0
    addNote(index, at: .session)
    return true
  }

  /// `Treino pra terça 26/08, ainda é só o plano:`, `C'était prévu :`: all below it is planned.
  mutating func readUndone(_ line: NoteLine) -> Bool {
    if readUndoneBelowHead(line) { return true }
    guard line.plain.utf8.last == UInt8(ascii: ":") || line.plain.hasSuffix("：") || line.isHeading, line.box == nil,
      document.words.saysUndone(line.plain), !Self.hasProduct(line.plain),
      !document.names.look(label(line.plain)).isKnown
    else { return false }
    closeParts(above: line.rank)
    closeSection()
    open.planRank = min(open.planRank ?? line.rank, line.rank)
    if line.isHeading { use(.section) } else { addNote(index, at: .session) }
    return true
  }
}
