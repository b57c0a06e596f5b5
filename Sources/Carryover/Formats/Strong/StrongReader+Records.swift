import TextStreams

extension StrongReader {
  mutating func readRecord() {
    recordCount += 1
    let fieldCount = tokenizer.fieldCount
    // The fields that the row has in common with one that was taken need not be read again.
    let shared = followsRow && fieldCount == context.binding.fieldCount ? tokenizer.sharedFieldCount : 0
    followsRow = false
    if let excess = tokenizer.excess {
      // Its date is not among the fields that are left of it.
      hope?.giveUp()
      reject(limits.problem(excess))
      return
    }
    if fieldCount == 0 {
      counts.blank += 1
      return
    }
    if tokenizer.recordIsUnclosed {
      reject(RowProblem(code: .strongQuoteUnclosed, field: fieldCount - 1))
      return
    }
    if shared <= places.date, !isDigit(tokenizer.field(places.date)[0]), readUnusual(fieldCount) { return }
    do {
      try readRow(fieldCount, shared: shared)
    } catch {
      reject(error)
    }
  }

  func isDigit(_ byte: UInt8) -> Bool { byte &- 48 < 10 }

  /// Reads a header or a row without any content; `false` when the record is neither.
  private mutating func readUnusual(_ fieldCount: Int) -> Bool {
    if (0..<fieldCount).allSatisfy({ tokenizer.field($0).trimmed.isEmpty }) {
      counts.blank += 1
      return true
    }
    if headerIsUnknown, tokenizer.position.record == 1 {
      counts.header += 1
      return true
    }
    var header = StrongBinding(
      header: (0..<fieldCount).map { tokenizer.field($0).string }, delimiter: context.binding.delimiter,
      vocabulary: vocabulary)
    header?.rawHeader = tokenizer.rawRecord.array
    guard let header else { return false }
    counts.header += 1
    isNewBlock = true
    if tokenizer.position.record > 1 { hope?.see(header: header, below: context.binding) }
    if header != context.binding { bind(header) }
    return true
  }

  private mutating func reject(_ problem: RowProblem) {
    counts.rejected += 1
    followsRejectedRow = true
    // Its date counts for the order of the file, as it does in a look over it.
    if hope != nil, case let date = tokenizer.field(places.date), isDigit(date[0]) {
      hope?.see(date: date, context.dates.read(date))
    }
    let diagnostic = diagnostic(problem.code, problem.arguments, field: problem.field)
    log.add(diagnostic)
    rejectedRows.add(tokenizer, header: context.binding.rawHeader, diagnostic)
  }

  mutating func report(_ code: DiagnosticCode, _ arguments: [String], field: Int) {
    log.add(diagnostic(code, arguments, field: field))
  }

  private func diagnostic(_ code: DiagnosticCode, _ arguments: [String], field: Int) -> Diagnostic {
    let place = tokenizer.place(ofField: field)
    return Diagnostic(
      code, arguments, line: place.line, column: place.column, record: tokenizer.position.record)
  }

  private mutating func readRow(_ fieldCount: Int, shared: Int) throws(RowProblem) {
    var shift = Int.max
    var isRagged = false
    if fieldCount != context.binding.fieldCount { (shift, isRagged) = try mendFieldCount(fieldCount) }
    let isSameDate = shared > places.date || isDateOfStart()
    let moment: CivilMoment
    if isSameDate, let start {
      moment = start
      // The row that was rejected may have had a later date.
      if followsRejectedRow { hope?.see(start) }
    } else {
      moment = try readDate()
    }
    let isSameName = shared > places.exercise && nameIndex >= 0
    let name = try isSameName ? nameIndex : nameTableIndex(Self.shifted(places.exercise, shift))
    let kind = try decoder.decode(
      tokenizer.record, shift: shift, date: moment.date, loadKind: names.loadKind(name), into: &set)
    let isSameWorkout = shared > places.date && shared > places.title
    let hasDuration = isSameWorkout && shared > places.duration && durationIsTaken
    let duration = hasDuration ? nil : try readDuration(shift, isStrict: isRagged)
    if isRagged, case .set = kind, shift == Int.max {
      report(.strongShortRow, ["\(fieldCount)", "\(context.binding.fieldCount)"], field: 0)
    }
    let titlePlace = Self.shifted(places.title, shift)
    if !isSameWorkout { try limits.checkName(tokenizer.field(titlePlace), field: titlePlace) }
    rowsOfStart = isSameDate || moment == start ? rowsOfStart + 1 : 1
    guard rowsOfStart <= limits.rowsOfOneStart else {
      throw RowProblem(code: .limitRows, arguments: ["\(limits.rowsOfOneStart)", "\(moment)"], field: places.date)
    }
    // From here on the row is good, and nothing is changed before.
    if !isSameWorkout {
      enterSession(moment, isSameDate: isSameDate, titlePlace: titlePlace)
    }
    if let duration { take(duration) }
    durationIsTaken = hasDuration || duration != nil
    takeWorkoutNote(shift)
    take(kind, name: name, note: exerciseNote(shift))
    followsRow = shift == Int.max && !isRagged
  }

  private func isDateOfStart() -> Bool {
    guard start != nil else { return false }
    let field = tokenizer.field(places.date)
    return dateBytes.equals(field)
  }
}
