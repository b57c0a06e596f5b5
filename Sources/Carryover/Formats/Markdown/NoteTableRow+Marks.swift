import TrainingModel

/// Marks, pairs of hands and words for the same in the cells of sets.
extension NoteTableRow {
  /// `8·10kg ✗` beside others that were done: a set that was missed, or went to failure.
  static func withMiss(_ cell: String) -> String {
    for mark in [" ✗", " ✘", " ❌", " †"] where cell.hasSuffix(mark) && cell.hasDigit {
      return cell.dropLast(mark.count) + " F"
    }
    return cell
  }

  /// `2x12kg x 10` in the column of one set: a weight in either hand.
  static func withoutHands(_ cell: String) -> String {
    guard cell.hasPrefix("2x"), let sign = cell.bytesRange(of: " x ") ?? cell.bytesRange(of: ", "),
      case let load = cell[..<sign.lowerBound].dropFirst(2), !load.isEmpty,
      NoteAssembly.isTypedLoad(load) || Double(load) != nil,
      Double(load.prefix { $0.isNumber || $0 == "." }).map({ $0 <= 40 }) == true
    else { return cell }
    // `2x10, 1x8` are sets.
    guard sign.lowerBound == sign.upperBound || !cell[sign.upperBound...].contains("x") else { return cell }
    return String(cell.dropFirst(2))
  }

  /// `6-6-8` beside three sets, or three and a warm-up: how hard each was.
  func effortsAtDashes(_ cell: String, of sets: [LoggedSet]) -> [LoggedSet] {
    let numbers = cell.split(separator: "-").map { Double($0.trimmedSpaces) }
    let warmups = cells.indices.count { column($0)?.isWarmup == true && !NoteRow.isEmpty(cells[$0]) }
    guard numbers.count > 1, numbers.allSatisfy({ $0.map { (4...10).contains($0) } ?? false }),
      numbers.count == sets.count - warmups
    else { return [] }
    let before = Array(repeating: LoggedSet(id: Identifier(.zero)), count: warmups)
    return before + numbers.map { LoggedSet(id: Identifier(.zero), rpe: $0) }
  }

  static let same: NoteWordSet = [
    "same", "idem", "id.", "dito", "ditto", "gleich", "igual", "pareil", "uguale",
  ]
}
