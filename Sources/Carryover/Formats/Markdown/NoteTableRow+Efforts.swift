import TrainingModel

/// Efforts among the remarks of a row.
extension NoteTableRow {
  /// `RPE 8`, `easy, RPE 7`, `last set @9` in the column of notes: how hard the row's sets were, where no column says it.
  func takeEfforts(_ sets: inout [LoggedSet], _ texts: inout [String]) {
    guard !sets.isEmpty, sets.count <= 30, sets.allSatisfy({ $0.rpe == nil && $0.rir == nil && $0.isCompleted }) else {
      return
    }
    for place in texts.indices where table.column(.notes).map({ $0 < cells.count && cells[$0] == texts[place] }) == true
    {
      guard texts[place].utf8.count <= 60, texts[place].hasDigit else { continue }
      for part in [texts[place][...]] + texts[place].split(whereSeparator: { ",;".contains($0) }) {
        guard let told = efforts(part.trimmedSpaces, of: sets.count) else { continue }
        for index in sets.indices { (sets[index].rpe, sets[index].rir) = (told[index].rpe, told[index].rir) }
        // What says more is kept.
        if part.utf8.count == texts[place].utf8.count { texts.remove(at: place) }
        return
      }
    }
  }

  /// The efforts that a remark tells of so many sets, where it tells nothing else.
  private func efforts(_ text: String, of count: Int) -> [LoggedSet]? {
    let capitals = text.uppercased()
    let sign = text.utf8.first == UInt8(ascii: "@") ? "" : ","
    guard ["RPE", "RIR", "@"].contains(where: capitals.contains),
      let reading = document.reader.read("\(count)x5 @ 100 kg\(sign) \(text)", in: NotationContext()),
      reading.note == nil,
      reading.further.isEmpty, reading.name.isEmpty, reading.sets.count == count,
      reading.sets.allSatisfy({ $0.isCompleted && $0.reps == 5 && $0.load?.value == 100 && $0.side == nil }),
      reading.sets.contains(where: { $0.rpe != nil || $0.rir != nil })
    else { return nil }
    return reading.sets
  }
}
