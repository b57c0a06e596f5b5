import TrainingModel

/// The units that a day and the headings below it state for their loads.
extension NoteAssembly {
  /// Takes it from the line of the day's date before any line is spelled otherwise, for what is spelled states units.
  mutating func takeUnitOfHead(_ head: Int) {
    guard head < lines.count, isHead(lines[head]), lines[head].kind != .frontMatter else { return }
    let text = lines[head].plain
    if let unit = statedUnit(text) ?? unitBehindDate(text) {
      sessionUnit = unit
    } else if document.words.filters.units.mayBeIn(text), let rest = NoteSurvey.date(of: lines[head], document)?.rest,
      rest.utf8.count <= 12,
      let unit = document.words.loadUnit(NoteWords.key(rest.bracketed ?? rest))
    {
      // `2025-04-07 kg`
      sessionUnit = unit
    }
  }

  /// `## Machines (lb)`: the unit of the lines below a heading, down to the next of its rank.
  mutating func findUnitsOfHeadings() {
    var open: [(rank: Int, unit: LoadUnit)] = []
    for place in lines.indices {
      if lines[place].isHeading || lines[place].isBold {
        let rank = lines[place].rank
        while let last = open.last, last.rank >= rank { open.removeLast() }
        if let unit = statedUnit(lines[place].plain) { open.append((rank, unit)) }
      } else if let unit = open.last?.unit {
        unitsOfLines[place] = unit
      }
    }
  }

  /// The unit at the end of a day's line.
  func unitBehindDate(_ text: String) -> LoadUnit? {
    guard text.utf8.count <= 120, document.words.filters.units.mayBeIn(text) else { return nil }
    return NoteUnitStatement.unit(behindDate: text, words: document.words)
  }
}
