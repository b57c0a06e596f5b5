import TextStreams
import TrainingModel

/// How hard sets were, told in a line below them.
extension NoteAssembly {
  /// `rpe 7, 7, 7.5, 8, 8`, `RPE like 7/8/8.5` below as many sets: the effort of each.
  mutating func readEffortsOfSets(_ line: NoteLine) -> Bool {
    guard line.kind == .text || line.kind == .item, line.plain.utf8.count <= 60, line.plain.hasDigit,
      case let lower = line.plain.lowercased(), lower.hasPrefix("rpe") || lower.hasPrefix("rir"),
      case var words = lower.dropFirst(3).split(whereSeparator: { " ,/:".contains($0) })[...],
      let section = session.sections.indices.last, exerciseIndex >= 0,
      let group = session.sections[section].exercises[exerciseIndex].setGroups.indices.last
    else { return false }
    while let first = words.first, ["like", "was", "were", "about", "around", "of", "~"].contains(first) {
      words = words.dropFirst()
    }
    let isReserve = lower.hasPrefix("rir")
    let values = words.compactMap { Double($0) }
    var sets = session.sections[section].exercises[exerciseIndex].setGroups[group].sets
    let working = sets.indices.filter { sets[$0].isCompleted && sets[$0].kind != .warmup && sets[$0].reps != nil }
    // `8/10`
    if values.count == 2, values[1] == 10, line.plain.hasByte(UInt8(ascii: "/")) { return false }
    guard values.count == words.count, values.count > 1, values.count == working.count,
      values.allSatisfy({ (isReserve ? 0...6 : 4...10).contains($0) && ($0 * 2).rounded() == $0 * 2 }),
      working.allSatisfy({ sets[$0].rpe == nil && sets[$0].rir == nil })
    else { return false }
    for (index, value) in zip(working, values) {
      if isReserve { sets[index].rir = value } else { sets[index].rpe = value }
    }
    session.sections[section].exercises[exerciseIndex].setGroups[group].sets = sets
    keepFound(session.sections[section].exercises[exerciseIndex].name, sets)
    use(.sets)
    return true
  }
}
