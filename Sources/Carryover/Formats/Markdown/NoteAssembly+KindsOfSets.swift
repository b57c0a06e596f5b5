import TrainingModel

/// Warm-ups and drop sets that the lines around them tell.
extension NoteAssembly {
  /// `wu 20x10 then 60x5` above `125x10x2`: a line that begins as a warm-up is one to its end where what stands below it
  /// is heavier.
  mutating func settleWarmups(_ reading: inout NotationReading, of line: NoteLine) {
    guard reading.name.isEmpty, reading.sets.first?.kind == .warmup, let last = reading.sets.last,
      last.kind == .working,
      last.rpe == nil, last.rir == nil, let load = last.load?.value, index + 1 < lines.count,
      lines[index + 1].kind == line.kind, lines[index + 1].rank == line.rank,
      document.words.word(line.plain.prefix { $0.isLetter || "-/".contains($0) }) == .warmup,
      let next = probe(index + 1), next.name.isEmpty, let work = next.sets.first, work.kind == .working,
      let heavier = work.load?.value, load <= heavier * 0.8
    else { return }
    for index in reading.sets.indices where reading.sets[index].kind == .working { reading.sets[index].kind = .warmup }
  }

  /// `2x5x45, 1x5x95, 1x3x155 (warm-up)`: the mark in brackets at the end of the line is of all its sets, whose loads
  /// rise to the last.
  func spreadWarmups(_ reading: inout NotationReading, of line: NoteLine) {
    guard reading.sets.count > 1, reading.further.isEmpty, !reading.isWritten, reading.sets.last?.kind == .warmup,
      reading.sets.dropLast().allSatisfy({ $0.kind == .working && $0.rpe == nil && $0.rir == nil }),
      line.plain.utf8.last == UInt8(ascii: ")"), let open = line.plain.lastIndex(of: "("),
      document.words.word(line.plain[open...].dropFirst().dropLast()) == .warmup
    else { return }
    let loads = reading.sets.map { $0.load?.value ?? 0 }
    guard zip(loads, loads.dropFirst()).allSatisfy({ $0 <= $1 }) else { return }
    for index in reading.sets.indices { reading.sets[index].kind = .warmup }
  }

  /// `drop: 4 × 10` below `6 × 14`: a load and its repetitions, as the set above has them, and not four sets.
  func settleDrop(_ reading: inout NotationReading) {
    guard reading.sets.count > 1, reading.name.isEmpty, let first = reading.sets.first, first.kind == .drop,
      first.load == nil,
      reading.sets.allSatisfy({ $0.reps == first.reps && $0.load == nil && $0.duration == nil }),
      let above = lastExercise?.setGroups.last?.sets.last?.load, let load = above.value,
      Double(reading.sets.count) < load, Double(reading.sets.count) > load / 4
    else { return }
    reading.sets[0].load = Load(value: Double(reading.sets.count), unit: above.unit, kind: above.kind)
    reading.sets.removeLast(reading.sets.count - 1)
  }
}
