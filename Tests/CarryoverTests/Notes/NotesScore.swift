import Carryover

/// How well sets were found: the sets found exactly right against those there are and those that were read.
struct NotesScore {
  /// Sets read exactly as they are.
  var right = 0
  /// Sets that are there.
  var expected = 0
  /// Sets that were read.
  var read = 0
  /// Sets that are there and were not read so.
  var missing: [String] = []
  /// Sets that were read and are not there.
  var invented: [String] = []

  /// The share of the sets read that are right.
  var precision: Double { read == 0 ? 1 : Double(right) / Double(read) }
  /// The share of the sets there that were found.
  var recall: Double { expected == 0 ? 1 : Double(right) / Double(expected) }
  /// The harmonic mean of both.
  var f1: Double { expected + read == 0 ? 1 : 2 * Double(right) / Double(expected + read) }

  init() {}

  /// Scores what was read of a log; the order of sets does not matter here.
  init(_ log: NotesLog, _ reading: NotesReading) {
    var open: [String: Int] = [:]
    for set in log.expectation.sets { open[set, default: 0] += 1 }
    for set in reading.sets {
      read += 1
      if let count = open[set], count > 0 {
        open[set] = count - 1
        right += 1
      } else {
        invented.append(set)
      }
    }
    for set in log.expectation.sets {
      expected += 1
      guard let count = open[set], count > 0 else { continue }
      open[set] = count - 1
      missing.append(set)
    }
  }

  static func += (left: inout Self, right: Self) {
    left.right += right.right
    left.expected += right.expected
    left.read += right.read
  }

  /// One line, in thousandths.
  func line(_ name: String) -> String {
    func thousandths(_ share: Double) -> String { "\((share * 1000).rounded() / 1000)" }
    let shares = "precision \(thousandths(precision)), recall \(thousandths(recall)), F1 \(thousandths(f1))"
    return "\(name): \(right) right of \(expected) there and \(read) read; \(shares)"
  }
}
