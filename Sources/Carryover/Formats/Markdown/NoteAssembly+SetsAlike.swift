import TextStreams
import TrainingModel

/// Sets that are written alike, with a sign between them that could mean more: `20/3 3 RIR - 30/10 3 RIR`, `W1: 45: 10 /
/// W2: 110: 5 / 215: 12, 12, 11`.
extension NoteAssembly {
  /// Divides them by commas or semicolons, where the line is not read in full as it stands.
  mutating func spellSetsAlike(_ places: [Int]) {
    for place in places
    where isSpellable(place, to: 240) || lines[place].isHeading && lines[place].plain.utf8.count <= 240 {
      let text = lines[place].plain
      guard !isHead(lines[place]), let start = text.firstIndex(where: \.isNumber) else { continue }
      for divider in Self.dividersOfSets where text[start...].containsBytes(of: divider) {
        if spellSetsAlike(place, between: divider) || divider != ", " && spellSetsApart(place, between: divider) {
          break
        }
      }
    }
  }

  private static let dividersOfSets = [" / ", " | ", "; ", " · ", " & ", " - ", " + ", " then ", "  ", ", "]

  /// `3 reps @ 60 / 6 reps @ 70 / 8 reps @ 80 (easy)`, `W1: 1 of 10 at 20kg / 2 of 9 at 70kg`: each a set as it is read by
  /// itself, which the line is not.
  private mutating func spellSetsApart(_ place: Int, between divider: String) -> Bool {
    let text = lines[place].plain
    var pieces = text.replacing(divider, with: "\n").split(separator: "\n").map(\.trimmedSpaces).filter { !$0.isEmpty }
    guard (2...12).contains(pieces.count), pieces.allSatisfy(\.hasDigit),
      let (name, set) = Self.nameBeforeSet(pieces[0]),
      name.isEmpty || document.names.look(label(name)).isLikely,
      // `Hammer curl ss/ rear delt fly: 35s 3x12 / 20s 3x15`: each set has a name of its own.
      !name.contains(where: { "/+&".contains($0) })
    else { return false }
    pieces[0] = set
    var context = NotationContext()
    context.conventions = document.conventions
    context.isUnderExercise = true
    var found: [LoggedSet] = []
    for (index, piece) in pieces.enumerated() {
      // How it went stands behind the last.
      let set = index == pieces.count - 1 ? Self.beforeRemark(piece) : piece
      guard let reading = document.reader.read(set, in: context), reading.note == nil, reading.name.isEmpty,
        reading.further.isEmpty, !reading.sets.isEmpty, reading.sets.count <= 10,
        reading.sets.allSatisfy({ $0.reps != nil && $0.load?.value != nil && $0.duration == nil && $0.distance == nil })
      else { return false }
      found += reading.sets
    }
    guard
      divider != " + "
        || zip(found, found.dropFirst()).allSatisfy({ ($0.load?.value ?? 0) <= ($1.load?.value ?? 0) })
    else { return false }
    func says(_ text: String) -> Bool {
      guard let reading = document.reader.read(text, in: context), reading.further.isEmpty, !reading.name.hasDigit,
        reading.sets.count == found.count
      else { return false }
      return zip(reading.sets, found).allSatisfy {
        $0.reps == $1.reps && $0.load == $1.load && $0.rpe == $1.rpe && $0.rir == $1.rir && $0.kind != .drop
      }
    }
    let sets = pieces.joined(separator: pieces.contains(where: { $0.contains(",") }) ? "; " : ", ")
    let spelled = name.isEmpty ? sets : "\(name): \(sets)"
    guard !says(text), says(spelled) else { return false }
    lines[place].plain = spelled
    return true
  }

  /// A set without the words behind it: of `80x8 (good bar speed)`, `80x8 … easy`, `80x8, new belt` the first.
  private static func beforeRemark(_ text: String) -> String {
    for sign in [" (", " … ", " - ", " – ", ", "] {
      guard let range = text.bytesRange(of: sign), text[..<range.lowerBound].hasDigit,
        let first = text[range.upperBound...].utf8.first, first.isLetter,
        case let words = text[range.upperBound...].split(whereSeparator: { !$0.isLetter }),
        words.first.map({ !["w", "wu", "warmup", "warm", "rpe", "x", "rest"].contains($0.lowercased()) }) == true
      else { continue }
      return String(text[..<range.lowerBound])
    }
    return text
  }

  private mutating func spellSetsAlike(_ place: Int, between divider: String) -> Bool {
    let text = lines[place].plain
    var pieces = text.replacing(divider, with: "\n").split(separator: "\n").map(\.trimmedSpaces)
    guard pieces.count > 1, pieces.count <= 20, let first = pieces.first, let (name, set) = Self.nameBeforeSet(first)
    else {
      return false
    }
    pieces[0] = set
    var remark = ""
    if let last = pieces.last, case let set = Self.beforeRemark(last), set.utf8.count < last.utf8.count {
      remark = String(last.dropFirst(set.count))
      pieces[pieces.count - 1] = set
    }
    let sets = pieces.compactMap { SetAlike($0) }
    guard sets.count == pieces.count, sets.dropFirst().allSatisfy({ $0.shape == sets[0].shape }),
      divider != ", "
        || sets[0].shape.isSigned && sets.allSatisfy({ !$0.isList && ($0.shape == .colon || $0.load >= 12) }),
      divider != " + " || zip(sets, sets.dropFirst()).allSatisfy({ $0.load <= $1.load }),
      name.isEmpty || document.names.look(label(name)).isLikely,
      // `Pushups 20/15 - 25/20`, and `20/15, 25/20` in a line of its own: counts.
      isOfLoads(sets, name, divider),
      !isReadInFull(text, sets)
    else { return false }
    let spelled = sets.map(\.spelled).joined(separator: "; ") + remark
    lines[place].plain = name.isEmpty ? spelled : "\(name): \(spelled)"
    return true
  }

  /// Whether the numbers that sets begin with are loads: `HIIT 45/15 / 45/15` and `Pull-ups 12: 10, 13: 9` have none.
  private func isOfLoads(_ sets: [SetAlike], _ name: String, _ divider: String) -> Bool {
    if sets[0].shape == .product || sets[0].shape == .colon && divider != ", " { return true }
    if sets.contains(where: \.isTyped) { return true }
    let look = document.names.look(label(name))
    return !name.isEmpty && look.isKnown && !look.isBodyweight && !look.isTimed && !look.isDistance
      && sets.allSatisfy { $0.load > 30 }
  }

  /// Whether a line says all of its sets, and no more, as it stands.
  private func isReadInFull(_ text: String, _ sets: [SetAlike]) -> Bool {
    var context = NotationContext()
    context.conventions = document.conventions
    context.isUnderExercise = text.utf8.first?.isDigit == true
    guard let reading = document.reader.read(text, in: context), reading.note == nil, reading.further.isEmpty,
      !reading.name.hasDigit, reading.sets.count >= sets.count
    else { return false }
    return reading.sets.allSatisfy { set in
      set.reps != nil && sets.contains { $0.load == set.load?.value || $0.numbers.contains(set.load?.value ?? -1) }
    }
  }

  /// The name of an exercise before the first set, and the set with the mark of a warm-up before it.
  private static func nameBeforeSet(_ text: String) -> (name: String, set: String)? {
    guard let digit = text.firstIndex(where: \.isNumber) else { return nil }
    var start = digit
    // `W1: 45: 10`
    let head = text[..<digit]
    if head.hasSuffix("W"), text[digit...].dropFirst().first == ":" {
      start = text.index(before: digit)
    } else if head.hasSuffix("W: ") || head.hasSuffix("w: ") {
      start = text.index(digit, offsetBy: -3)
    }
    if start > text.startIndex, text[text.index(before: start)] != " " { return nil }
    var name = text[..<start].trimmedSpaces
    for sign in [":", " -", " –"] where name.hasSuffix(sign) { name = String(name.dropLast(sign.count)).trimmedSpaces }
    return (name, String(text[start...]))
  }
}

/// A set whose load stands before its repetitions, between the mark of a warm-up and how hard it was.
private struct SetAlike {
  enum Shape {
    /// `45: 10`, `45/10`, `45 10`, `45 2x10`
    case colon, slash, space, product

    var isSigned: Bool { self == .colon || self == .slash }
  }

  var shape: Shape
  var load: Double
  /// The other numbers of the set.
  var numbers: [Double] = []
  var isList = false
  /// Whether its unit, half a kilogram or how hard it was says that it has a load.
  var isTyped = false
  var spelled: String

  init?(_ text: String) {
    var rest = text[...]
    // `W1:`, `W:`
    var mark = ""
    if let colon = rest.firstIndex(of: ":"), rest.first.map({ "Ww".contains($0) }) == true,
      rest[..<colon].dropFirst().allSatisfy(\.isNumber)
    {
      mark = " warmup"
      rest = rest[colon...].dropFirst().drop { $0 == " " }
    }
    func number() -> Substring { rest.prefix { $0.isASCII && $0.isNumber || $0 == "." } }
    let load = number()
    guard let value = Double(load), value >= 1 else { return nil }
    rest = rest[load.endIndex...]
    let spaced = rest.drop { $0 == " " }
    let unit = ["kgs", "kg", "lbs", "lb"].first { spaced.hasPrefix($0) } ?? ""
    if !unit.isEmpty { rest = spaced.dropFirst(unit.count) }
    switch rest.first {
    // `1:48` is a time.
    case ":" where rest.dropFirst().first == " ": shape = .colon
    case "/": shape = .slash
    case " ": shape = .space
    default: return nil
    }
    rest = rest.dropFirst().drop { $0 == " " }
    var counts: [Substring] = []
    while true {
      let count = number()
      guard let reps = Int(count), (1...50).contains(reps) else { break }
      let behind = rest[count.endIndex...]
      // `45 2x10`
      if shape == .space, counts.isEmpty, let sign = behind.first, "x×".contains(sign),
        case let reps = behind.dropFirst().prefix(while: { $0.isASCII && $0.isNumber }), let each = Int(reps),
        (1...50).contains(each), let sets = Int(count), sets <= 10
      {
        shape = .product
        counts = [rest[..<reps.endIndex]]
        rest = behind.dropFirst(reps.count + 1)
        numbers = [Double(sets), Double(each)]
        break
      }
      // `3 RIR` behind a space is no repetition.
      if !counts.isEmpty, behind.drop(while: { $0 == " " }).lowercased().hasPrefix("rir") { break }
      counts.append(count)
      numbers.append(Double(reps))
      rest = behind
      let divider = rest.prefix { ", ".contains($0) }
      guard !divider.isEmpty, rest[divider.endIndex...].first?.isNumber == true,
        // `45 10 10 9`, but `45: 10, 9`.
        divider.contains(",") || shape == .space
      else { break }
      rest = rest[divider.endIndex...]
    }
    guard !counts.isEmpty else { return nil }
    let tail = rest.trimmedSpaces
    guard tail.isEmpty || Self.isTail(tail.lowercased()) else { return nil }
    // `5 10` may be anything.
    if shape == .space, value < 12, unit.isEmpty { return nil }
    self.load = value
    isList = counts.count > 1
    isTyped = !unit.isEmpty || load.contains(".") || !tail.isEmpty
    let weight = unit.isEmpty ? String(load) : "\(load) \(unit)"
    let sets = shape == .product ? "\(weight) \(counts[0])" : "\(weight) x \(counts.joined(separator: ", "))"
    spelled = sets + (tail.isEmpty ? "" : " \(tail)") + mark
  }

  /// `w`, `(w/u)`, `RPE 8`, `@8.5`, `3 RIR`
  private static func isTail(_ text: String) -> Bool {
    let inner = text.hasPrefix("(") && text.hasSuffix(")") ? text.dropFirst().dropLast() : text[...]
    if ["w", "wu", "w/u", "warmup", "warm-up", "warm up"].contains(inner) { return true }
    let words = inner.split(separator: " ")
    if words.count == 2, words[1] == "rir", Int(words[0]) != nil { return true }
    let score = inner.hasPrefix("rpe") ? inner.dropFirst(3) : inner.hasPrefix("@") ? inner.dropFirst() : ""
    return Double(score.trimmedSpaces).map { (5...10).contains($0) } ?? false
  }
}
