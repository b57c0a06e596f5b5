import TextStreams

/// Which lines need not be spelled otherwise.
extension NoteAssembly {
  /// Whether a line is spelled as its readers know it: plain sets are, with a name before them or none, and the heading
  /// and the duration of the written form; front matter has readers of its own.
  mutating func isSpelled(_ place: Int) -> Bool {
    if lines[place].plainSet != nil || lines[place].kind == .frontMatter { return true }
    let line = lines[place]
    // `## 2024-03-05 Push`: a whole date, and words without a number.
    if line.isHeading, document.dates.plain(line.plain) != nil { return true }
    if line.kind == .row { return Self.isPlainRow(line.plain) }
    guard let first = line.plain.utf8.first, let last = line.plain.utf8.last else { return false }
    let names = document.names
    func isWorded() -> Bool {
      passesWording && (line.kind == .text || line.kind == .item) && !line.isEscaped
        && line.plain.withByteSlice { NotePlainWording.isIn($0, names: names) || isPlainFact($0) }
    }
    if first.isDigit {
      return line.plain.withByteSlice { NotesNamedSets($0, isBodyweight: false) != nil } || isWorded()
    }
    guard first.isLetter else { return false }
    if last == UInt8(ascii: ")") || line.isBold && last.isLetter, !line.plain.hasDigit {
      let look = document.names.look(line.plain)
      return look.isKnown && look.isBare
    }
    guard last.isLetter || last.isDigit || last == UInt8(ascii: ")") else { return false }
    if line.isHeading { return NotesHeading(line.plain) != nil }
    guard let named = line.plain.withByteSlice({ names.namedSets($0) }) else {
      return Self.plainDuration(line.plain) != nil || isWorded()
    }
    guard named.look.isBare, !named.sets.isScheme else { return isWorded() }
    namedSets[place] = (line.plain, named.look, named.sets)
    return true
  }

  /// Whether every line of the session is spelled as its readers know it, and nothing in the document gives one of them
  /// another meaning, so that no line need be looked at for another's sake either: most sessions of a tidy log.
  mutating func areAllSpelled() -> Bool {
    guard hasNoLegend, document.signs.signs.isEmpty, document.abbreviations.names.isEmpty,
      document.abbreviations.times.isEmpty, !document.hasStated,
      !document.letters.values.contains(.drop)
    else { return false }
    for place in lines.indices {
      guard lines[place].box == nil, !lines[place].isStruck, !lines[place].isQuoted, !lines[place].isEscaped else {
        return false
      }
      switch lines[place].kind {
      case .blank, .frontMatter: continue
      case .rowRule where lines[place].plain.utf8.first == UInt8(ascii: "|"): continue
      case .heading, .row, .item, .text: if !isBareName(place), !isSpelled(place) { return false }
      default: return false
      }
    }
    return true
  }

  /// A name that all know and nothing else.
  private func isBareName(_ place: Int) -> Bool {
    guard lines[place].plainSet == nil, lines[place].kind != .row, !lines[place].plain.hasDigit else { return false }
    let look = document.names.look(lines[place].plain)
    return look.isKnown && look.isBare
  }

  /// `Bodyweight: 81.4 kg`, `Duration: 1h 10m`, `Rest 90 s`: a fact, a number and nothing else.
  private func isPlainFact(_ text: ByteSlice) -> Bool {
    guard text.count <= 40 else { return false }
    var place = 5
    if !text.hasPrefix("Rest "), !text.hasPrefix("rest ") {
      guard let sign = text.firstIndex(of: UInt8(ascii: ":")), text[sign + 1] == 32 else { return false }
      let key = text.slice(0, sign).string
      switch document.words.field(key) {
      // `Weight: 60 kg` may be that of the sets.
      case .bodyweight where document.words.columnRole(key) == nil, .duration: break
      default: guard text.hasPrefix("Rest: ") else { return false }
      }
      place = sign + 2
    }
    guard text[place].isDigit else { return false }
    while place < text.count {
      let start = place
      while text[place].isLetter { place += 1 }
      if place > start {
        guard Self.unitsOfFacts.contains(text.slice(start, place)) else { return false }
      } else {
        guard text[place].isDigit || ".: ".utf8.contains(text[place]) else { return false }
        place += 1
      }
    }
    return true
  }

  private static let unitsOfFacts: NoteWordSet = [
    "kg", "lb", "lbs", "h", "hr", "hrs", "hour", "hours", "m", "min", "mins", "minutes", "s", "sec",
  ]

  /// Whether no line of the document says what numbers, signs or marks in others mean, so that a wording that all know
  /// has no other meaning.
  var hasNoLegend: Bool {
    !document.conventions.isExplicit && document.marks.isEmpty && document.columnsOfNumbers.isEmpty
      && document.subject == nil && document.loadOfAll == nil && !document.hasLoadBeforeSlashes
      && !document.hasMarksOfAttempts && !document.warmups.isInBrackets && !document.warmups.isBeforeBar
      && !document.warmups.isOfOne && !document.warmups.hasLetterOfDrop
      && !document.warmups.hasLetterBeforeSets && !document.warmups.isAboveLast
  }

  /// `A1. Bench press: 80x5, 85x5`: plain sets behind a label, where none names an exercise once more.
  func passPlainLabels(_ signs: inout [NoteLineSigns]) {
    let labelled = lines.indices.filter { lines[$0].plain.withByteSlice(\.mayBeginWithLabel) }
    let arePlain = labelled.allSatisfy { place in
      lines[place].plain.withByteSlice { text in
        guard text.behindLabel.count < text.count, let named = document.names.namedSets(text.behindLabel) else {
          return false
        }
        return named.look.isBare && named.look.isKnown
      }
    }
    if arePlain { for place in labelled { signs[place] = [] } }
  }
}
