import TextStreams

/// A row's fields by the places of their columns, where a name that nobody quoted may be several of them.
struct LogRecord {
  private let fields: RecordFields
  /// The place of the column whose text was divided by its own commas, and into how many fields more than one.
  private let divided: Int
  private let surplus: Int

  init(_ fields: RecordFields, divided: Int = .max, surplus: Int = 0) {
    self.fields = fields
    self.divided = divided
    self.surplus = surplus
  }

  /// The content of a column's field; empty where there is none.
  subscript(place: Int) -> ByteSlice { fields[index(place)] }

  /// Which of the record's fields stands at a column's place.
  func index(_ place: Int) -> Int { place > divided ? place + surplus : place }

  /// The text that was divided, put together again.
  var undivided: [UInt8] {
    var text = fields[divided].array
    for index in divided + 1..<divided + 1 + surplus { text += [UInt8(ascii: ",")] + fields[index].array }
    return text
  }

  var isDivided: Bool { surplus > 0 }
}

extension LogBinding {
  /// A row's fields; `nil` where there are too many or too few of them.
  ///
  /// A row may lack empty fields at its end, or have more. Where the app does not quote names, what is surplus belongs
  /// to the exercise's name, provided that the row makes sense so.
  func record(_ fields: RecordFields, _ format: LogFormat) -> LogRecord? {
    let surplus = fields.count - fieldCount
    if surplus == 0 { return LogRecord(fields) }
    if surplus < 0 { return fields.count >= essentialFieldCount ? LogRecord(fields) : nil }
    let isEmpty = (fieldCount..<fields.count).allSatisfy { fields[$0].trimmed.isEmpty }
    if isEmpty, makesSense(LogRecord(fields)) { return LogRecord(fields) }
    guard format.hasUnquotedNames, surplus <= 16 else { return nil }
    let record = LogRecord(fields, divided: place(.exercise), surplus: surplus)
    return makesSense(record) ? record : nil
  }

  /// The first place after which a row holds nothing that it could not do without.
  private var essentialFieldCount: Int {
    let measures = weights.map(\.place) + distances.map(\.place) + [.reps, .seconds, .time].map(place)
    return max(place(.start), place(.exercise), measures.max() ?? 0, sets.first?.reps ?? 0) + 1
  }

  private func makesSense(_ record: LogRecord) -> Bool {
    func isNumber(_ place: Int) -> Bool {
      let text = record[place].trimmed
      return text.isEmpty || text.decimal() != nil
    }
    func isUnit(_ column: LogColumn) -> Bool {
      let text = record[place(column)].trimmed
      return text.isEmpty || text.count <= 6 && text.decimal() == nil
    }
    return weights.allSatisfy { isNumber($0.place) } && distances.allSatisfy { isNumber($0.place) }
      && isNumber(place(.reps)) && isUnit(.weightUnit) && isUnit(.distanceUnit)
  }
}
