import TextStreams
import TrainingModel

/// Warm-up sets by the place where they stand.
extension NoteAssembly {
  /// `45x5  95x5 | 185x5  185x5` where a legend says that what stands before the bar is the warm-up.
  mutating func spellWarmupsBeforeBars(_ places: [Int]) {
    guard document.warmups.isBeforeBar else { return }
    for place in places where lines[place].plain.utf8.count <= 200 {
      let text = lines[place].plain
      guard let bar = text.bytesRange(of: " | "), !text[bar.upperBound...].hasByte(UInt8(ascii: "|")),
        let digit = text.firstIndex(where: \.isNumber), digit < bar.lowerBound,
        case let warmups = text[digit..<bar.lowerBound].split(whereSeparator: { " ,".contains($0) }),
        case let sets = text[bar.upperBound...].split(whereSeparator: { " ,".contains($0) }), !sets.isEmpty,
        (warmups + sets).allSatisfy({ $0.utf8.first?.isDigit == true && Self.hasProduct(String($0)) })
      else { continue }
      if lines[place].kind == .row { lines[place].kind = .text }
      let name = text[..<digit].trimmedSpaces
      let spelled = warmups.map { "\($0) warmup" } + sets.map(String.init)
      lines[place].plain =
        "\(name)\(name.isEmpty || name.hasSuffix(":") ? "" : ":") \(spelled.joined(separator: ", "))"
        .trimmedSpaces
    }
  }
}
