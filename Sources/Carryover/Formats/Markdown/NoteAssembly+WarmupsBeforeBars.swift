import TextStreams
import TrainingModel

/// Warm-up sets by the place where they stand, and numbers of sets that are ordinals.
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

  /// `1ª 40kg 12 reps`, `2nd 60kg x 5`: which set of the exercise above it is.
  mutating func dropOrdinalsOfSets(_ places: [Int]) {
    var last = 0
    for place in places {
      let text = lines[place].plain
      let digits = text.prefix(while: \.isNumber)
      guard let number = Int(digits), (1...20).contains(number),
        case let sign = text[digits.endIndex...].prefix(while: { $0 != " " }),
        Self.ordinals.contains(sign.lowercased()),
        case let rest = text[sign.endIndex...].trimmedSpaces, rest.hasDigit,
        rest.utf8.first?.isDigit == true
          || document.words.word(rest.prefix { $0 != " " }) == .bodyweight
          || rest.lowercased().hasPrefix("peso corporal"),
        number == last + 1 || number == 1,
        // `1st 190 good` is an attempt.
        rest.split(whereSeparator: { !$0.isNumber && !".,".contains($0) }).count > 1
          || NoteLength.read(rest, words: document.words) != nil
          || rest.utf8.first?.isDigit == false
      else { continue }
      last = number
      // The first alone may be anything.
      guard number > 1 || places.contains(place + 1) && lines[place + 1].plain.hasPrefix("2\(sign) ") else { continue }
      lines[place].plain = rest
    }
  }

  private static let ordinals: Set<String> = [
    "ª", "º", "°", "a", "o", "st", "nd", "rd", "th", "ª.", "º.", "°.", "ª:", "º:",
  ]
}
