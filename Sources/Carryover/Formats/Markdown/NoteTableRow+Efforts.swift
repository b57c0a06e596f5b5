import TrainingModel

/// Efforts among the remarks of a row.
extension NoteTableRow {
  /// The row's sets and texts; `9 depth?` in a column of efforts is one, and what is said of the set.
  func readCells() -> (sets: [LoggedSet], texts: [String]) {
    var (own, remarks, efforts) = (cells, [String](), [NoteEffortCell]())
    for place in own.indices {
      guard let role = column(place)?.column.role, role == .rpe || role == .rir,
        let effort = NoteEffortCell(own[place], isReserve: role == .rir, words: document.words)
      else { continue }
      // No repetitions, whatever it tells; the kind of a set is told by the row's reader.
      own[place] = effort.kind ?? ""
      if let remark = effort.remark { remarks.append(remark) }
      efforts.append(effort)
    }
    var found = NoteTableRow(table: table, cells: own, context: context, document: document).readDividedCells()
    found.texts += remarks
    for effort in efforts { effort.apply(to: &found.sets) }
    takeDrops(&found.sets, &found.texts)
    // `drop, sin descanso` in the column of notes
    if let place = table.column(.notes), place < cells.count, !cells[place].hasDigit, found.sets.count == 1,
      document.words.word(cells[place].prefix { $0 != "," && $0 != "." }) == .drop, found.sets[0].kind == .working
    {
      found.sets[0].kind = .drop
    }
    // `| Calf raise | 30 kg | skipped |`: a load, and nothing that was done with it.
    if found.sets.allSatisfy({ $0.reps == nil && $0.duration == nil && $0.distance == nil && $0.target?.reps == nil }),
      let place = cells.indices.first(where: { saysSkipped($0) })
    {
      found.sets = []
      if let load = table.column(.load), load < cells.count, !NoteRow.isEmpty(cells[load]) {
        found.texts.append(cells[load])
      }
      if !found.texts.contains(cells[place]) { found.texts.append(cells[place]) }
    }
    // `not done, travelled` in the column of notes
    if found.texts.contains(where: { NoteAssembly.deniesAll($0) }), table.column(.result) == nil {
      for index in found.sets.indices { found.sets[index].isCompleted = false }
    }
    return found
  }

  /// Whether the cell of a count says that nothing was done.
  private func saysSkipped(_ place: Int) -> Bool {
    switch column(place)?.column.role {
    case .set, .reps, .sets, .result: document.words.word(cells[place]) == .skipped
    default: false
    }
  }

  /// Whether a cell says what kind of set its row is.
  func saysKind(_ cell: String) -> Bool {
    let first = cell.prefix { $0.isLetter || $0 == "-" }
    return cell.utf8.count < 3 || document.words.word(cell) != nil || document.words.word(first) != nil
  }

  /// `Dropset 45 x 10, 30 x 9` in the column of notes: sets behind the row's last.
  private func takeDrops(_ sets: inout [LoggedSet], _ texts: inout [String]) {
    guard !sets.isEmpty, table.columns.allSatisfy({ $0?.part == nil }) else { return }
    for (place, text) in texts.enumerated().reversed() where text.utf8.count <= 60 {
      guard let space = text.firstIndex(of: " "), document.words.word(text[..<space].prefix { $0 != ":" }) == .drop,
        case let rest = text[space...].trimmedSpaces, rest.utf8.first?.isDigit == true,
        let reading = document.reader.read(rest, in: context), reading.name.isEmpty, reading.note == nil,
        reading.further.isEmpty, reading.sets.allSatisfy({ $0.load != nil && $0.reps != nil })
      else { continue }
      for var drop in reading.sets {
        drop.kind = .drop
        sets.append(drop)
      }
      texts.remove(at: place)
    }
  }

  /// `RPE 8`, `easy, RPE 7`, `last set @9` in the column of notes: how hard the row's sets were, where no column says it.
  func takeEfforts(_ sets: inout [LoggedSet], _ texts: inout [String]) {
    takeMiss(&sets, texts)
    takeFailureOfAll(&sets, texts)
    guard !sets.isEmpty, sets.count <= 30, !table.columns.contains(where: { $0?.isWarmup == true }),
      sets.allSatisfy({ $0.rpe == nil && $0.rir == nil && $0.isCompleted && $0.reps != nil && $0.distance == nil }),
      let column = table.column(.notes), column < cells.count, let place = texts.firstIndex(of: cells[column]),
      texts[place].utf8.count <= 60, let told = efforts(texts[place], of: sets.count)
    else { return }
    for index in sets.indices { (sets[index].rpe, sets[index].rir) = (told.sets[index].rpe, told.sets[index].rir) }
    if told.isAll, !texts[place].lowercased().contains(" on ") { texts.remove(at: place) }
  }

  /// `failed the 5th`, `missed the last rep` in the column of notes: the row's last set was to failure.
  private func takeMiss(_ sets: inout [LoggedSet], _ texts: [String]) {
    guard let last = sets.indices.last, sets[last].isCompleted, sets[last].reps != nil,
      texts.contains(where: { text in
        let lower = text.lowercased()
        // `MISS, spotter took it`
        let first = lower.prefix { $0.isLetter }
        return saysLastFailed(Self.withLastOf(sets.count, lower)) || lower.hasPrefix("to failure, could")
          || NoteStructureWords.misses.contains(first) && lower.dropFirst(first.count).first.map { $0 == "," } ?? true
          || ["failed ", "missed "].contains {
            lower.hasPrefix($0) && NoteAssembly.isOfRep(lower.dropFirst($0.count))
          }
      })
    else { return }
    sets[last].toFailure = true
  }

  /// `beide bis nichts mehr ging`, `all to failure`: every set of the row.
  private func takeFailureOfAll(_ sets: inout [LoggedSet], _ texts: [String]) {
    let saysSo = texts.contains { text in
      let words = text.split(separator: " ", maxSplits: 1)
      return words.count == 2 && Self.alls.contains(words[0]) && document.words.word(words[1]) == .failure
    }
    guard saysSo, sets.allSatisfy({ $0.isCompleted && $0.reps != nil }) else { return }
    for index in sets.indices { sets[index].toFailure = true }
  }

  private static let alls: NoteWordSet = [
    "all", "both", "beide", "alle", "toutes", "todas", "todos", "ambas", "ambos", "tutte", "tutti", "allebei",
  ]

  /// `3. satz bis zum muskelversagen` of three sets with `last set` in the place of the number.
  private static func withLastOf(_ count: Int, _ text: String) -> String {
    guard count > 1, text.hasDigit else { return text }
    for ordinal in [
      "\(count). satz", "\(count)rd set", "\(count)th set", "\(count)nd set", "set \(count)", "\(count)e série",
      "\(count)ª serie", "\(count)ª série", "\(count)a serie", "\(count)e set", "satz \(count)",
    ] {
      guard let range = text.bytesRange(of: ordinal), text[..<range.lowerBound].utf8.last?.isDigit != true,
        text[range.upperBound...].utf8.first?.isDigit != true
      else { continue }
      return text.replacing(ordinal, with: "last set")
    }
    return text
  }

  /// `ultima serie a cedimento`, `last set to failure`: the words of the data for both, and little else.
  private func saysLastFailed(_ text: String) -> Bool {
    let words = text.split { !($0.isLetter || $0 == "'") }
    guard !text.hasDigit, words.count <= 7, !words.contains(where: { document.words.isNegation($0) }) else {
      return false
    }
    func says(_ meaning: NoteWord) -> Bool {
      words.indices.contains { place in
        (1...3).contains { count in
          place + count <= words.count
            && document.words.word(words[place..<place + count].joined(separator: " ")) == meaning
        }
      }
    }
    // `almost to failure`, `next time`
    return (says(.lastSet) || words.contains { NoteStructureWords.lastWords.contains($0) }) && says(.failure)
      && !words.contains { Self.otherwise.contains($0) }
  }

  private static let otherwise: NoteWordSet = [
    "almost", "nearly", "near", "close", "short", "shy", "before", "next", "time", "take", "stopped", "not", "quasi",
    "cerca", "casi", "quase", "fast", "presque", "bijna", "kurz", "avant", "antes", "prima", "vor", "voor", "prossima",
    "próxima", "nächstes", "volgende", "prochaine", "should",
  ]

  /// The efforts that a remark tells of so many sets, and whether it tells nothing else.
  private func efforts(_ text: String, of count: Int) -> (sets: [LoggedSet], isAll: Bool)? {
    var parts = text.split(separator: ",").map(\.trimmedSpaces)
    // `RPE 8, 9, 9`
    if parts.dropFirst().allSatisfy({ Double($0) != nil }) { parts = [text] }
    parts = parts.map { withLastBehind(Self.withLastFirst(Self.withoutAll(withLastSpelled($0)))) }
    let efforts = parts.filter(isEffort)
    guard efforts.count == 1, let effort = efforts.first,
      parts.allSatisfy({ $0 == effort || isRemark($0) }),
      case let sign = effort.utf8.first == UInt8(ascii: "@") ? "" : ",",
      let reading = document.reader.read("\(count)x5 @ 100 kg\(sign) \(effort)", in: NotationContext()),
      reading.note == nil, reading.further.isEmpty, reading.name.isEmpty, reading.sets.count == count,
      reading.sets.allSatisfy({ $0.isCompleted && $0.reps == 5 && $0.load?.value == 100 && $0.side == nil }),
      reading.sets.contains(where: { $0.rpe != nil || $0.rir != nil })
    else { return nil }
    return (reading.sets, parts.count == 1)
  }

  /// Of `RPE 8 on last`, `@9 on the last set` the same with its set first: `last set RPE 8`.
  private static func withLastFirst(_ text: String) -> String {
    for words in [" on the last set", " on last set", " on the last one", " on the last", " on last", " last set"]
    where text.lowercased().hasSuffix(words) && text.utf8.count > words.utf8.count {
      return "last set \(text.dropLast(words.count))"
    }
    return text
  }

  /// Of `letzter Satz RIR 0` the words that the data has for the last set in those of the notation.
  private func withLastSpelled(_ text: String) -> String {
    let words = text.split(separator: " ")
    guard words.count > 2, document.words.word(words[..<2].joined(separator: " ")) == .lastSet else { return text }
    return "last set \(words[2...].joined(separator: " "))"
  }

  /// `RPE 8 la última`: the same where the words for the last set are those of the data, behind a small one or none.
  private func withLastBehind(_ text: String) -> String {
    let words = text.split(separator: " ")
    guard words.count > 2, words[1].hasDigit else { return text }
    let behind = words[2...].joined(separator: " ")
    let isLast = document.words.word(behind) == .lastSet || NoteStructureWords.lastOnes.contains(behind)
    return isLast ? "last set \(words[0]) \(words[1])" : text
  }

  /// `RPE 8`, `2 RIR`, `@8`, `last set RPE 9`: one word for an effort, with a number or one for each set, and no range.
  private func isEffort(_ text: String) -> Bool {
    var rest = text.lowercased()
    for words in ["last set ", "last one ", "last "] where rest.hasPrefix(words) {
      rest = String(rest.dropFirst(words.count))
    }
    let words = rest.split { !$0.isLetter }
    let numbers = rest.split { !$0.isNumber && $0 != "." }.compactMap { Double($0) }
    guard rest.allSatisfy({ $0.isLetter || $0.isNumber || " .,/@:".contains($0) }), !numbers.isEmpty,
      numbers.allSatisfy({ $0 <= 10 })
    else { return false }
    if words.isEmpty { return rest.hasPrefix("@") && numbers.allSatisfy { $0 >= 5 } }
    return words.count == 1 && (words[0] == "rpe" || words[0] == "rir")
  }

  /// Of `RPE 8 tutte e 4`, `@8 on all three` what stands before the words for all sets.
  private static func withoutAll(_ text: String) -> String {
    let words = text.split(separator: " ")
    guard let all = words.firstIndex(where: { NoteStructureWords.all.contains($0) }), all > 0, words.count - all <= 3,
      words[all - 1].lowercased() != "max", !words[all...].contains(where: { ["but", "except", "last"].contains($0) })
    else { return text }
    let before = words[..<all]
    return (before.count > 2 ? before.dropLast() : before).joined(separator: " ")
  }

  /// `felt easy`: how it was, and not what was meant, or other sets.
  private func isRemark(_ text: String) -> Bool {
    let words = text.split { !$0.isLetter }
    return !text.hasDigit && words.count <= 4 && !words.contains { Self.otherMatters.contains($0) }
  }

  private static let otherMatters: NoteWordSet = [
    "last", "next", "time", "plan", "planned", "goal", "target", "should", "aim", "warm", "warmup", "top", "back",
    "backoff", "drop", "each", "per", "fail", "failed", "failure", "to", "nächstes", "prochaine", "próxima", "prossima",
    "volgende", "set", "week",
  ]

  /// `3` in a column of sets beside `60kg x 12` in one of loads and repetitions.
  func repeatPair(_ sets: inout [LoggedSet]) {
    guard sets.count == 1, table.columns.contains(where: { $0?.order != nil }), let place = table.column(.sets),
      place < cells.count, let count = Int(cells[place]), (2...20).contains(count)
    else { return }
    sets = Array(repeating: sets[0], count: count)
  }

  /// `15x40s, 15x35s` beside `3x40s @ 15`: held with what was planned, or with more than anybody holds so often.
  func withPlannedLoadOfHolds(_ parts: [[String]]) -> String? {
    guard !parts.isEmpty, parts.allSatisfy({ $0.count == 2 && $0[1].hasSuffix("s") && Int($0[1].dropLast()) != nil }),
      let place = table.column(.target), place < cells.count,
      let planned = read(cells[place], context, table.columns[place]?.column).first,
      let load = planned.target?.load?.value ?? planned.load?.value,
      parts.allSatisfy({ Double($0[0]).map { $0 == load || $0 > 12 } ?? false })
    else { return nil }
    return parts.map { "\($0[1]) @ \($0[0])" }.joined(separator: ", ")
  }

  /// `W`, `3 F` in the column of the sets' numbers, where the sets were read from another that says what was done.
  func takeKindOfNumber(_ sets: inout [LoggedSet]) {
    guard let place = table.column(.setNumber), place < cells.count, !NoteRow.isEmpty(cells[place]) else { return }
    let letter = document.letters[NoteRow.withoutNumber(cells[place]).lowercased()]
    // `D` may be the label of a superset, where no legend says otherwise.
    let isLabel = letter == nil && cells[place].lowercased().hasPrefix("d") && cells[place].utf8.count <= 2
    if !isLabel, let kind = NoteRow.kind(cells[place], document.words) {
      for index in sets.indices where sets[index].kind == .working { sets[index].kind = kind }
    } else if document.words.word(NoteRow.withoutNumber(cells[place])) == .failure, let last = sets.indices.last {
      sets[last].toFailure = true
    }
  }
}

extension LoggedSet {
  /// Gives its target the load and the effort of another column, where it has none.
  mutating func complete(by plan: Target) {
    var target = target ?? Target()
    (target.load, target.rpe) = (target.load ?? plan.load, target.rpe ?? plan.rpe)
    self.target = target
  }
}

extension Target {
  /// Whether it says by a share or an effort how much was to be lifted.
  var isRelative: Bool { loadPercent != nil || rpe != nil }
}
