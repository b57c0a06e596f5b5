public import TrainingModel

extension ExerciseCatalogue {
  /// The exercises whose names are nearest to one that matches none, the nearest first.
  ///
  /// Names are near when they share most of their words (Dice's coefficient of at least one half), or when they differ
  /// by few letters (Levenshtein's distance of at most a quarter of the longer one). Time is that of a comparison with
  /// every name of the catalogue.
  public func nearest(to name: String, limit: Int = 3) -> [Exercise] {
    let words = nameKey.words(name)
    guard !words.isEmpty, limit > 0 else { return [] }
    let text = Array(words.joined(separator: [UInt8(ascii: " ")]))
    var best: [Int: Double] = [:]
    for (key, index) in names {
      let likeness = Self.likeness(words, text, key)
      if likeness >= 0.5 { best[index] = max(best[index] ?? 0, likeness) }
    }
    let sorted = best.sorted { ($1.value, exercises[$0.key].name) < ($0.value, exercises[$1.key].name) }
    return sorted.prefix(limit).map { exercises[$0.key] }
  }

  private static func likeness(_ words: [[UInt8]], _ text: [UInt8], _ key: [UInt8]) -> Double {
    var rest = key.split(separator: UInt8(ascii: " "))
    let count = rest.count
    var shared = 0
    for word in words {
      guard let place = rest.firstIndex(where: { $0.elementsEqual(word) }) else { continue }
      rest.remove(at: place)
      shared += 1
    }
    let byWords = 2 * Double(shared) / Double(words.count + count)
    let longer = max(text.count, key.count)
    // Names of very different length cannot differ by few letters, so the slow comparison is left out.
    guard byWords < 1, abs(text.count - key.count) * 4 <= longer, longer <= 64 else { return byWords }
    let difference = Double(EditDistance.between(text, key)) / Double(longer)
    return max(byWords, difference <= 0.25 ? 1 - difference : 0)
  }
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
