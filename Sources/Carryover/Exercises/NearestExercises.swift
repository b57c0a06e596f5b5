public import TrainingModel

/// An exercise whose name is near to one that matches none, and why.
public struct NearExercise: Hashable, Sendable {
  /// The exercise.
  public var exercise: Exercise
  /// The words that both names have, each in its one spelling, sorted.
  public var sharedWords: [String]
  /// How many letters differ, where the names as a whole are nearly the same.
  public var differingLetters: Int?
}

extension ExerciseCatalogue {
  /// The exercises whose names are nearest to one that matches none, the nearest first.
  ///
  /// Names are near when they share most of their words (Dice's coefficient of at least one half), or when they differ
  /// by few letters (Levenshtein's distance of at most a quarter of the longer one). Time is that of a comparison with
  /// every name of the catalogue.
  public func nearest(to name: String, limit: Int = 3) -> [NearExercise] {
    let words = nameKey.words(name)
    guard !words.isEmpty, limit > 0 else { return [] }
    let text = Array(words.joined(separator: [UInt8(ascii: " ")]))
    var best: [Int: Likeness] = [:]
    for (key, index) in names {
      let likeness = Likeness(words, text, key)
      if likeness.value >= 0.5, best[index].map({ $0.isBelow(likeness) }) ?? true { best[index] = likeness }
    }
    let sorted = best.sorted { ($1.value.value, exercises[$0.key].name) < ($0.value.value, exercises[$1.key].name) }
    return sorted.prefix(limit).map { index, likeness in
      NearExercise(
        exercise: exercises[index],
        sharedWords: likeness.sharedWords.map { String(decoding: $0, as: UTF8.self) },
        differingLetters: likeness.differingLetters)
    }
  }
}

/// How near two names are.
private struct Likeness {
  /// 1 for the same, 0 for nothing in common.
  var value: Double
  var sharedWords: [[UInt8]] = []
  var differingLetters: Int?

  init(_ words: [[UInt8]], _ text: [UInt8], _ key: [UInt8]) {
    var rest = key.split(separator: UInt8(ascii: " "))
    let count = rest.count
    for word in words {
      guard let place = rest.firstIndex(where: { $0.elementsEqual(word) }) else { continue }
      rest.remove(at: place)
      sharedWords.append(word)
    }
    value = 2 * Double(sharedWords.count) / Double(words.count + count)
    let longer = max(text.count, key.count)
    // Names of very different length cannot differ by few letters, so the slow comparison is left out.
    guard value < 1, abs(text.count - key.count) * 4 <= longer, longer <= 64 else { return }
    let difference = EditDistance.between(text, key)
    let byLetters = Double(difference) / Double(longer)
    guard byLetters <= 0.25, 1 - byLetters > value else { return }
    value = 1 - byLetters
    differingLetters = difference
  }

  /// Whether another is nearer; of two that are as near, the one with the smaller reasons is taken, so that the order of
  /// the catalogue's table decides nothing.
  func isBelow(_ other: Likeness) -> Bool {
    if value != other.value { return value < other.value }
    return other.order.lexicographicallyPrecedes(order)
  }

  private var order: [UInt8] { Array(sharedWords.joined(separator: [0])) + [UInt8(clamping: differingLetters ?? 255)] }
}

/// Levenshtein's distance: how many elements have to be put in, taken out or changed.
package enum EditDistance {
  /// The distance between two sequences, in the memory of one of them and the time of their product.
  package static func between<Element: Equatable>(_ left: [Element], _ right: [Element]) -> Int {
    var row = Array(0...right.count)
    for (index, element) in left.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for column in 0..<right.count {
        let above = row[column + 1]
        row[column + 1] = min(above + 1, row[column] + 1, diagonal + (element == right[column] ? 0 : 1))
        diagonal = above
      }
    }
    return row[right.count]
  }
}
