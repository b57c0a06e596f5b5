import TrainingModel

/// Headers that say what they are beside the others.
extension NoteTable {
  /// `S`, `R`, `W` beside each other: sets, repetitions and the weight.
  mutating func takeLetters() {
    guard headers.contains(where: { $0.utf8.count == 1 }) else { return }
    let letters = headers.map { $0.utf8.count == 1 ? $0.lowercased() : "" }
    // `M`, `T`, `W` are days.
    guard columns.contains(where: { $0?.column.role == .exercise }), !letters.contains("m"), !letters.contains("t")
    else {
      return
    }
    func holds(_ role: NoteColumnRole) -> Bool { columns.contains { $0?.column.role == role } }
    func take(_ letter: String, as role: NoteColumnRole) {
      guard let place = letters.firstIndex(of: letter), !holds(role) else { return }
      columns[place] = Column(NoteColumn(role: role))
    }
    // `R` beside `L` is the right side.
    if !letters.contains("l"), holds(.load) || letters.contains("w") { take("r", as: .reps) }
    guard holds(.reps) else { return }
    take("w", as: .load)
    if holds(.load) { take("s", as: .sets) }
  }

  /// `1`, `2`, `3`, or `1. set`, `#2`, behind the exercises: a column for each set.
  mutating func takeNumbers() {
    guard columns.first??.column.role == .exercise else { return }
    var count = 0
    let places = headers.indices.dropFirst().filter { place in
      guard columns[place]?.column.number == nil, let number = Self.number(of: headers[place]), number == count + 1
      else {
        return false
      }
      count += 1
      return true
    }
    guard places.count > 1 else { return }
    for (index, place) in places.enumerated() {
      columns[place] = Column(NoteColumn(role: .set, number: index + 1))
    }
  }

  /// The number of a set, where a header says nothing else.
  private static func number(of header: String) -> Int? {
    guard header.hasDigit, header.utf8.count <= 8 else { return nil }
    var text = header.lowercased()[...]
    if text.hasPrefix("#") { text = text.dropFirst() }
    if text.hasSuffix(" set") { text = text.dropLast(4) }
    if text.hasSuffix(".") { text = text.dropLast() }
    guard text.utf8.count <= 2, text.utf8.allSatisfy(\.isDigit) else { return nil }
    return Int(text)
  }

  /// `Set 1 (kg)`, `Set 2 (kg)` have whole sets in them, where no column has their repetitions.
  mutating func takeSetsWithUnits(_ words: NoteWords) {
    guard !columns.contains(where: { $0?.column.role == .reps || $0?.column.role == .result }) else { return }
    for index in columns.indices where columns[index]?.column.role == .load && columns[index]?.part == nil {
      let parts = headers[index].split { " ()[],".contains($0) }
      guard parts.count == 3, var column = words.column("\(parts[0]) \(parts[1])"), column.role == .set,
        let unit = words.loadUnit(NoteWords.key(parts[2]))
      else { continue }
      column.loadUnit = unit
      columns[index] = Column(column)
    }
  }

  /// `R` beside `L` is the right side, and no repetitions.
  mutating func takeRightSide() {
    guard let left = columns.indices.first(where: { columns[$0]?.side == .left && headers[$0].utf8.count == 1 }),
      let right = headers.firstIndex(where: { $0 == "R" || $0 == "r" }),
      !headers.indices.contains(where: { $0 != left && $0 != right && headers[$0].utf8.count == 1 }),
      !columns.indices.contains(where: { $0 != right && columns[$0]?.column.role == .reps })
    else { return }
    columns[right] = columns[left]
    columns[right]?.side = .right
  }

  /// `Sets x reps` are what was planned where a column of results stands beside them.
  mutating func takeSchemes(_ words: NoteWords) {
    guard
      columns.contains(where: { column in
        guard let column else { return false }
        return column.part == .result || column.column.role == .result || column.column.number != nil
      })
    else { return }
    for index in columns.indices
    where index < headers.count && columns[index]?.column.role == .set && columns[index]?.column.number == nil
      && columns[index]?.isWarmup == false && words.word(headers[index]) != .working
    {
      columns[index]?.column.role = .target
    }
  }
}
