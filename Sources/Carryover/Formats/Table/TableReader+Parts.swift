import TextStreams

extension TableReader {

  /// Adds what a row says to the session that it belongs to.
  mutating func take(_ row: Row) throws(RowProblem) {
    guard let section = row.section else {
      counts.structure += 1
      return
    }
    let sectionIndex = find(row.numbers[TableLevel.section.rawValue], in: drafts[current].sections) { _ in true }
    if let sectionIndex {
      complainOfContradiction(.section, hash(.section), drafts[current].sections[sectionIndex].hash)
    } else {
      drafts[current].sections.append(
        TableDraft.Part(number: row.numbers[TableLevel.section.rawValue], value: section, hash: hash(.section)))
    }
    let index = sectionIndex ?? drafts[current].sections.count - 1
    // Taken out, so that they change alone.
    var exercises: [TableDraft.Exercise] = []
    swap(&exercises, &drafts[current].sections[index].parts)
    defer { swap(&exercises, &drafts[current].sections[index].parts) }
    try take(row, into: &exercises)
  }

  private func hash(_ level: TableLevel) -> UInt64 { cells.hash(binding.places[level.rawValue]) }

  private func find<Value, Child>(
    _ number: Int?, in parts: [TableDraft.Part<Value, Child>],
    continues: (TableDraft.Part<Value, Child>) -> Bool
  ) -> Int? {
    guard let number else {
      guard let last = parts.indices.last, continues(parts[last]) else { return nil }
      return last
    }
    return parts.lastIndex { $0.number == number }
  }

  private mutating func take(_ row: Row, into exercises: inout [TableDraft.Exercise]) throws(RowProblem) {
    guard let exercise = row.exercise else {
      counts.structure += 1
      return
    }
    let number = row.numbers[TableLevel.exercise.rawValue]
    let setNumber = row.numbers[TableLevel.set.rawValue]
    var index = find(number, in: exercises) { last in
      // Without numbers of exercises, a set number that falls back begins the exercise again.
      guard last.value.name == exercise.name else { return false }
      guard let setNumber, let lastSet = last.parts.last?.parts.last?.number else { return true }
      return setNumber > lastSet
    }
    if let index {
      complainOfContradiction(.exercise, hash(.exercise), exercises[index].hash)
    } else {
      exercises.append(TableDraft.Part(number: number, value: exercise, hash: hash(.exercise)))
      index = exercises.count - 1
    }
    try take(row, into: &exercises[index ?? 0].parts, exercise: exercise.name)
  }

  private mutating func take(
    _ row: Row, into groups: inout [TableDraft.Group], exercise: String
  ) throws(RowProblem) {
    guard let group = row.group else {
      counts.structure += 1
      return
    }
    let number = row.numbers[TableLevel.group.rawValue]
    var index = find(number, in: groups) { _ in true }
    if let index {
      complainOfContradiction(.group, hash(.group), groups[index].hash)
    } else {
      groups.append(TableDraft.Part(number: number, value: group, hash: hash(.group)))
      index = groups.count - 1
    }
    guard let set = row.set else {
      counts.structure += 1
      return
    }
    let setNumber = row.numbers[TableLevel.set.rawValue]
    if let setNumber, let known = groups[index ?? 0].parts.first(where: { $0.number == setNumber }) {
      guard known.value == set else {
        throw RowProblem(
          code: .tableSetTwice, arguments: ["\(setNumber)", exercise], field: max(binding.number(.set), 0))
      }
      counts.repeated += 1
      return
    }
    counts.sets += 1
    groups[index ?? 0].parts.append(TableDraft.Part(number: setNumber, value: set, hash: 0))
  }
}
