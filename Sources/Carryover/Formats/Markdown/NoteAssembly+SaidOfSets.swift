import TextStreams
import TrainingModel

/// What the remark behind sets says of them: how hard they were, that they were taken to failure, that one was a drop.
extension NoteAssembly {
  mutating func settleSaid(_ reading: inout NotationReading, of line: NoteLine) {
    reading.settleMissedRep()
    settleToldOfLast(&reading)
    settleToldOfAll(&reading)
    settleWarmups(&reading, of: line)
    spreadWarmups(&reading, of: line)
    guard let note = reading.note, !reading.isWritten, note.utf8.count <= 80, let last = reading.sets.indices.last
    else {
      return
    }
    if saysDrop(note), reading.sets[last].kind == .working { reading.sets[last].kind = .drop }
    if !reading.sets[last].toFailure, reading.sets[last].isCompleted, saysFailure(note) {
      reading.sets[last].toFailure = true
    }
    settleEffortOfAll(&reading, note)
  }

  /// `(drop set, straight after 3.)`
  private func saysDrop(_ note: String) -> Bool {
    guard note.utf8.first == UInt8(ascii: "("), let first = note.dropFirst().split(separator: ",").first else {
      return false
    }
    return document.words.word(first.hasSuffix(")") ? first.dropLast() : first) == .drop
  }

  private static let shy: NoteWordSet = [
    "no", "not", "near", "nearly", "close", "almost", "shy", "short", "before", "from", "of", "without", "fast",
    "knapp",
    "kurz", "presque", "casi", "quase", "quasi", "bijna", "nicht", "pas", "sin", "sem", "senza", "niet", "didn't",
    "never", "next", "wanted", "want", "would", "could",
    "partner", "avoid",
  ]

  /// Which set it was is told in words that others read.
  private static let ofSets: NoteWordSet = ["satz", "set", "série", "serie", "reeks", "sets"]

  /// `<- that last one to failure`, `做到力竭`: the words of the data for it, and none that takes them back.
  private func saysFailure(_ note: String) -> Bool {
    // `y una última hasta el fallo: 8` tells of another set.
    guard !note.hasDigit else { return false }
    if note.contains("力竭"), !note.contains("没"), !note.contains("未"), !note.contains("不"), !note.contains("避免"),
      !note.contains("距"),
      !note.contains("下次")
    {
      return true
    }
    let words = note.split { !($0.isLetter || $0 == "'" || $0 == "’") }
    guard !words.contains(where: { Self.shy.contains($0) || Self.ofSets.contains($0) }) else { return false }
    return words.indices.contains { place in
      (2...3).contains { count in
        place + count <= words.count
          && document.words.word(words[place..<place + count].joined(separator: " ")) == .failure
      }
    }
  }

  private static let exceptions: NoteWordSet = [
    "but", "except", "last", "first", "außer", "sauf", "menos", "tranne", "aim", "target", "goal", "next", "no",
    "max",
  ]

  /// `all of them about 3 RIR`, `all five, every set RPE 7`: how hard each was.
  private func settleEffortOfAll(_ reading: inout NotationReading, _ note: String) {
    guard reading.sets.count > 1,
      reading.sets.allSatisfy({ $0.rpe == nil && $0.rir == nil && $0.isCompleted && $0.kind != .warmup })
    else { return }
    let clause = note.split { ",;".contains($0) }.first {
      $0.lowercased().contains("rpe") || $0.lowercased().contains("rir")
    }
    let words = (clause ?? "").split { " ()".contains($0) }
    guard words.contains(where: { NoteStructureWords.all.contains($0) }),
      !words.contains(where: { Self.exceptions.contains($0) }),
      let place = words.firstIndex(where: { ["rpe", "rir"].contains($0.lowercased()) })
    else { return }
    let isReserve = words[place].lowercased() == "rir"
    let beside = [place + 1, place - 1].lazy.filter { words.indices.contains($0) }
    guard let value = beside.compactMap({ Double(words[$0]) }).first, (isReserve ? 0...6 : 4...10).contains(value)
    else {
      return
    }
    for index in reading.sets.indices {
      if isReserve { reading.sets[index].rir = value } else { reading.sets[index].rpe = value }
    }
  }
}
