import TextStreams

extension StrongReader {
  mutating func readDate() throws(RowProblem) -> CivilMoment {
    let field = tokenizer.field(places.date)
    let moment = context.dates.read(field)
    hope?.see(date: field, moment)
    if let moment { return moment }
    throw RowProblem(code: .strongDateUnreadable, arguments: [field.string], field: places.date)
  }

  @inline(__always)
  static func shifted(_ place: Int, _ shift: Int) -> Int { place > shift ? place &+ 1 : place }

  /// Decides what a row of an unusual number of fields is: where its fields shift, and whether it is short.
  mutating func mendFieldCount(_ fieldCount: Int) throws(RowProblem) -> (shift: Int, isRagged: Bool) {
    let expected = context.binding.fieldCount
    let duration = context.binding.place(.duration)
    if fieldCount == expected + 1, duration >= 0, let mended = thousandsComma(duration) {
      report(.strongThousandsComma, [mended], field: duration)
      return (duration, true)
    }
    if fieldCount > expected, (expected..<fieldCount).allSatisfy({ tokenizer.field($0).isEmpty }) {
      return (Int.max, false)
    }
    if fieldCount < expected, fieldCount >= context.binding.essentialFieldCount { return (Int.max, true) }
    throw RowProblem(code: .strongFieldCount, arguments: ["\(fieldCount)", "\(expected)"])
  }

  /// The duration of a workout that was left running for 1,000 hours or more, whose comma nobody quoted.
  private func thousandsComma(_ place: Int) -> String? {
    let thousands = tokenizer.field(place)
    let rest = tokenizer.field(place + 1)
    guard (1...3).contains(thousands.count), thousands.wholeNumber != nil, rest.slice(0, 3).wholeNumber != nil,
      !isDigit(rest[3]), StrongDuration.seconds(rest) != nil
    else { return nil }
    return thousands.string + "," + rest.string
  }

  mutating func readDuration(_ shift: Int, isStrict: Bool) throws(RowProblem) -> Double? {
    let place = places.duration
    guard place >= 0 else { return nil }
    let field = tokenizer.field(place)
    if field.isEmpty { return nil }
    if shift == Int.max, durationBytes.equals(field) {
      if durationSeconds == nil { placeholderCount += 1 }
      return durationSeconds
    }
    if shift != Int.max {
      let thousands = field.wholeNumber ?? 0
      return StrongDuration.seconds(tokenizer.field(place + 1)).map { $0 + Double(thousands * 3_600_000) }
    }
    var seconds = context.binding.durationIsInSeconds ? field.decimal() : StrongDuration.seconds(field)
    if let value = seconds, value < 0 || value > 1e9 { seconds = nil }
    guard let seconds else {
      if isStrict {
        throw RowProblem(
          code: .strongFieldCount, arguments: ["\(tokenizer.fieldCount)", "\(context.binding.fieldCount)"])
      }
      report(.strongDurationUnreadable, [field.string], field: place)
      return nil
    }
    durationBytes.remember(field)
    // Where the column may not be empty, none is written as 0.
    durationSeconds = seconds == 0 && context.binding.zeroRule == .android ? nil : seconds
    if durationSeconds == nil { placeholderCount += 1 }
    return durationSeconds
  }

  @inline(__always)
  mutating func exerciseNote(_ shift: Int) -> String? {
    let field = tokenizer.field(Self.shifted(places.notes, shift))
    return field.isEmpty || isAbsentNote(field) ? nil : unescaped(field)
  }

  /// Whether a note says nothing: it is the dash that stands for none where the column may not be empty.
  private mutating func isAbsentNote(_ field: ByteSlice) -> Bool {
    guard field.count == 1, field[0] == UInt8(ascii: "-"), context.binding.zeroRule == .android else { return false }
    placeholderCount += 1
    return true
  }

  mutating func takeWorkoutNote(_ shift: Int) {
    let field = tokenizer.field(Self.shifted(places.workoutNotes, shift))
    if field.isEmpty || isAbsentNote(field) || noteBytes.equals(field) { return }
    noteBytes.remember(field)
    drafts[current].add(note: unescaped(field))
  }

  /// iOS writes a line break in a note as the two characters `\n`.
  private func unescaped(_ note: ByteSlice) -> String {
    guard context.namesAreEscaped, note.firstIndex(of: UInt8(ascii: "\\")) != nil else { return note.string }
    return EscapedNote.unescaped(note.string)
  }

  mutating func nameTableIndex(_ place: Int) throws(RowProblem) -> Int {
    let field = tokenizer.field(place)
    if nameIndex >= 0, nameBytes.equals(field) { return nameIndex }
    guard !field.trimmed.isEmpty else { throw RowProblem(code: .strongExerciseMissing, field: place) }
    try limits.checkName(field, field: place)
    nameIndex = names.index(of: field)
    nameBytes.remember(field)
    return nameIndex
  }
}
