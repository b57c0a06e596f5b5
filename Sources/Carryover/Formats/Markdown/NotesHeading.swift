import TrainingModel

/// A session's heading in the written form: `Push Day — 2024-03-05 18:30`, `2024-03-05`, `Push Day — undated`,
/// `Undated`.
struct NotesHeading {
  /// The title; `nil` where there is none.
  var title: String?
  /// When the session began; `nil` where the heading says that it is undated.
  var start: CivilMoment?

  /// Reads a heading's text; `nil` where it is not in the written form.
  init?(_ text: String) {
    if text == "Undated" { return }
    if let start = Self.moment(text) {
      self.start = start
      return
    }
    // The last byte of a dash stands in few headings.
    guard text.hasByte(0x94), let dash = text.utf8.lastRange(of: " — ".utf8) else { return nil }
    let day = String(text[dash.upperBound...])
    if day != "undated" {
      guard let start = Self.moment(day) else { return nil }
      self.start = start
    }
    title = NotesProse.unescaped(text[..<dash.lowerBound])
  }

  /// Reads `2024-03-05`, `2024-03-05 18:30` and `2024-03-05 18:30:15`.
  private static func moment(_ text: String) -> CivilMoment? {
    let count = text.utf8.count
    guard count == 10 || count == 16 || count == 19 else { return nil }
    var bytes = Array(text.utf8)
    if bytes.count > 10 {
      guard bytes[10] == UInt8(ascii: " ") else { return nil }
      bytes[10] = UInt8(ascii: "T")
    }
    if bytes.count == 16 { bytes += Array(":00".utf8) }
    return CivilMoment(String(decoding: bytes, as: UTF8.self))
  }
}

extension NoteDate {
  /// A date that leaves nothing open.
  init(_ moment: CivilMoment) {
    (year, month, day) = (Int(moment.date.year), Int(moment.date.month), Int(moment.date.day))
    time = moment.time
    isStrong = true
  }
}

extension BidirectionalCollection where Element == UInt8 {
  /// Where some bytes stand last.
  fileprivate func lastRange(of bytes: some BidirectionalCollection<UInt8>) -> Range<Index>? {
    var end = endIndex
    while let start = index(end, offsetBy: -bytes.count, limitedBy: startIndex) {
      if self[start..<end].elementsEqual(bytes) { return start..<end }
      end = index(before: end)
    }
    return nil
  }
}
