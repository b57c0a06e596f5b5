package import TextStreams

/// A value of a field as plain text, as a cell of a table shows it.
package protocol FieldText {
  /// Appends the text.
  func writeText(into buffer: inout OutputBuffer)
  /// Reads the text; `nil` where it is no such value.
  init?(text: ByteSlice)
}

extension Bool: FieldText {
  package func writeText(into buffer: inout OutputBuffer) { buffer.append(self ? "true" as StaticString : "false") }
  /// Reads `true` and `false` in any case, as spreadsheets write them.
  package init?(text: ByteSlice) {
    switch text.string.lowercased() {
    case "true", "1": self = true
    case "false", "0": self = false
    default: return nil
    }
  }
}

extension Int: FieldText {
  package func writeText(into buffer: inout OutputBuffer) { buffer.append(self) }
  package init?(text: ByteSlice) {
    if let whole = text.wholeNumber ?? Int(text.string) {
      self = whole
    } else {
      guard let value = text.decimal(), let exact = Int(exactly: value) else { return nil }
      self = exact
    }
  }
}

extension Double: FieldText {
  /// Appends nothing for what is no number.
  package func writeText(into buffer: inout OutputBuffer) { if isFinite { buffer.append(self) } }
  package init?(text: ByteSlice) {
    guard let value = text.decimal() else { return nil }
    self = value
  }
}

extension String: FieldText {
  package func writeText(into buffer: inout OutputBuffer) { buffer.append(self) }
  package init?(text: ByteSlice) { self = text.string }
}

extension UniqueIdentifier: FieldText {
  package func writeText(into buffer: inout OutputBuffer) { buffer.appendIdentifier(high: high, low: low) }
  package init?(text: ByteSlice) { self.init(bytes: text) }
}

extension Identifier: FieldText {
  package func writeText(into buffer: inout OutputBuffer) { value.writeText(into: &buffer) }
  package init?(text: ByteSlice) {
    guard let value = UniqueIdentifier(bytes: text) else { return nil }
    self.init(value)
  }
}

extension CivilDate: FieldText {
  package func writeText(into buffer: inout OutputBuffer) { buffer.append(self) }
  package init?(text: ByteSlice) {
    guard let moment = CivilMoment(text.string), moment.time == nil else { return nil }
    self = moment.date
  }
}

extension CivilMoment: FieldText {
  package func writeText(into buffer: inout OutputBuffer) { buffer.append(self) }
  /// Reads what is written, and what people and spreadsheets make of it: a space for the `T`, no seconds.
  package init?(text: ByteSlice) {
    var bytes = text.array
    if bytes.count == 16 { bytes += Array(":00".utf8) }
    if bytes.count == 19, bytes[10] == 32 { bytes[10] = UInt8(ascii: "T") }
    self.init(String(decoding: bytes, as: UTF8.self))
  }
}

extension Instant: FieldText {
  package func writeText(into buffer: inout OutputBuffer) { buffer.append(description) }
  package init?(text: ByteSlice) { self.init(text.string) }
}

extension OpenEnumeration where Self: FieldText {
  package func writeText(into buffer: inout OutputBuffer) { buffer.append(rawValue) }
  package init?(text: ByteSlice) { self.init(rawValue: text.string) }
}

extension OutputCursor {
  /// Appends `2021-01-05`.
  package mutating func append(_ date: CivilDate) {
    append(Int(date.year), width: 4)
    append(UInt8(ascii: "-"))
    append(Int(date.month), width: 2)
    append(UInt8(ascii: "-"))
    append(Int(date.day), width: 2)
  }

  /// Appends `2021-01-05`, and `T18:03:22` where there is a time of day.
  ///
  /// - Parameter separator: What stands between the two.
  package mutating func append(_ moment: CivilMoment, separator: UInt8 = UInt8(ascii: "T")) {
    append(moment.date)
    guard let time = moment.time else { return }
    append(separator)
    append(Int(time.hour), width: 2)
    append(UInt8(ascii: ":"))
    append(Int(time.minute), width: 2)
    append(UInt8(ascii: ":"))
    append(Int(time.second), width: 2)
  }
}

extension OutputBuffer {
  /// Appends `2021-01-05`.
  package mutating func append(_ date: CivilDate) { lay { $0.append(date) } }

  /// Appends `2021-01-05`, and `T18:03:22` where there is a time of day.
  ///
  /// - Parameter separator: What stands between the two.
  package mutating func append(_ moment: CivilMoment, separator: UInt8 = UInt8(ascii: "T")) {
    lay { $0.append(moment, separator: separator) }
  }
}
