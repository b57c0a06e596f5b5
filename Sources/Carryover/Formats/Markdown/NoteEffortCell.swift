import TrainingModel

/// A cell in a column of efforts that holds more than numbers: `9 depth?`, `RPE 8`, `2 in reserve`, `8-9`, `8+`.
struct NoteEffortCell {
  /// The effort; `nil` where no number of the cell is one for sure.
  private var value: Double?
  /// The end of a range.
  private var upper: Double?
  /// Numbers with dashes between, which are one for each set where as many sets stand in the row.
  private var list: [Double] = []
  private var isReserve: Bool
  /// What the cell says besides, or all of it.
  private(set) var remark: String?
  /// The word that says what kind of set the row is.
  private(set) var kind: String?

  /// - Returns: `nil` where the cell is empty, or holds numbers and nothing else.
  init?(_ cell: String, isReserve: Bool, words: NoteWords) {
    guard cell.hasDigit, cell.contains(where: { $0.isLetter || "~≈+-–—".contains($0) }) else { return nil }
    self.isReserve = isReserve
    let parts = cell.split(whereSeparator: { " -–—()".contains($0) })
    let numbers = parts.compactMap { Self.number($0) }
    let texts = parts.filter { Self.number($0) == nil }
    kind = parts.first { [.warmup, .drop].contains(words.word($0)) }.map(String.init)
    // `RPE 8`, `2 in reserve`: which effort it is.
    let names = texts.joined(separator: " ").lowercased()
    let (saysReserve, saysEffort) = (Self.reserves.contains(names), names == "rpe")
    let isPlain = texts.allSatisfy { text in
      let letters = text.filter(\.isLetter)
      return !text.hasDigit && Self.meanings.contains(words.word(letters))
    }
    guard saysReserve || saysEffort || isPlain && (!isReserve || Self.number(parts[0]) != nil || Self.isNear(texts))
    else {
      remark = cell
      return
    }
    if saysReserve || saysEffort { self.isReserve = saysReserve }
    switch numbers.count {
    case 1: value = numbers[0]
    case 2 where texts.isEmpty && !self.isReserve && numbers[0] < numbers[1]: (value, upper) = (numbers[0], numbers[1])
    default: break
    }
    if texts.isEmpty { list = numbers }
    // What says no more than the number needs no telling.
    let saysAll = saysReserve || saysEffort || texts.isEmpty && !cell.contains(where: { "~≈+".contains($0) })
    if value == nil {
      remark = cell
    } else if !saysAll {
      remark = texts.isEmpty ? cell : texts.joined(separator: " ")
    }
  }

  /// Gives the effort to all sets that have none, or each its own.
  func apply(to sets: inout [LoggedSet]) {
    if list.count > 1, list.count == sets.count {
      for index in sets.indices {
        if isReserve { sets[index].rir = list[index] } else { sets[index].rpe = list[index] }
      }
      return
    }
    guard let value else { return }
    for index in sets.indices where sets[index].rpe == nil && sets[index].rir == nil && sets[index].isCompleted {
      if isReserve {
        sets[index].rir = value
      } else {
        (sets[index].rpe, sets[index].rpeUpper) = (value, upper)
      }
    }
  }

  /// `8`, `@8,5`, `~9`, `8+`
  private static func number(_ text: Substring) -> Double? {
    var text = text.drop { "@~≈".contains($0) }
    if text.hasSuffix("+") { text = text.dropLast() }
    guard text.allSatisfy({ $0.isNumber || ".,".contains($0) }), text.first?.isNumber == true,
      let value = Double(text.replacing(",", with: ".")), (0...10).contains(value)
    else { return nil }
    return value
  }

  private static func isNear(_ texts: [Substring]) -> Bool { texts.allSatisfy { near.contains($0) } }

  private static let near: NoteWordSet = ["about", "maybe", "felt", "like", "around", "ca", "circa", "approx"]
  private static let reserves: NoteWordSet = ["rir", "in reserve", "in the tank", "reps in reserve", "left"]
  /// What words mean that are beside an effort no measure, and tell of no other set.
  private static let meanings: Set<NoteWord?> = [
    nil, .approximately, .cue, .of, .on, .at, .in, .for, .to, .and, .article,
  ]
}
