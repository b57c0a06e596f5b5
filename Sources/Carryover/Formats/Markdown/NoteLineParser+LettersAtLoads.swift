/// Letters and counts at a load behind `@`, in words that are read everywhere.
extension NoteLineParser {
  /// A line of sets is no longer, in bytes.
  private static let longestWithLetters = 400

  /// `5@45w, 5,5,4m@115`: a warm-up, by the letter right behind its load, and counts of one load, one of which was missed.
  static func withLettersSpelled(_ text: String) -> String {
    guard text.utf8.count <= longestWithLetters, text.hasByte(UInt8(ascii: "@")) else { return text }
    // There a letter is of watts, or of metres, and numbers are efforts: `rpe 7,8,9@80`.
    if text.split(whereSeparator: { !$0.isLetter }).contains(where: { ofOtherNumbers.contains($0) }) { return text }
    let words = text.split(separator: " ", omittingEmptySubsequences: false).map { word -> String in
      if let at = word.firstIndex(of: "@"), word[at...].dropFirst().first?.isNumber == true,
        case let counts = word[..<at].split(separator: ","), counts.count > 1,
        counts.allSatisfy({ count in
          guard let letter = count.last, "mF".contains(letter) else { return Int(count) != nil }
          return Int(count.dropLast()).map { $0 <= 12 } ?? false
        })
      {
        // Each of `5,5,4m@115` has its load, as the others of a list have.
        let load = word[at...].prefix { "@.".contains($0) || $0.isNumber }
        let bare = load.last == "." ? load.dropLast() : load
        let rest = word[bare.endIndex...]
        // Up to ten it is an effort, and of `@7,8,9` each set has its own.
        guard Double(bare.dropFirst()).map({ $0 > 10 }) == true, !rest.hasDigit else { return String(word) }
        let sets = counts.map {
          "\($0.last == "m" || $0.last == "F" ? $0.dropLast() : $0)\(bare)\($0.last?.isLetter == true ? " F" : "")"
        }
        return sets.joined(separator: ", ") + rest
      }
      let bare = word.last.map { ",;.".contains($0) } == true ? word.dropLast() : word
      guard bare.last == "w", let at = bare.firstIndex(of: "@"), bare[..<at].last?.isNumber == true,
        case let load = bare[at...].dropFirst().dropLast(), !load.isEmpty, Double(load) != nil
      else { return String(word) }
      return "\(bare.dropLast()) warm-up\(word[bare.endIndex...])"
    }
    return words.joined(separator: " ")
  }

  private static let ofOtherNumbers: NoteWordSet = [
    "rpe", "rir", "bike", "airbike", "wattbike", "erg", "ski", "watt", "watts", "row", "rower", "rowing", "walk",
    "carry", "carries",
    "sled", "plank",
    "planks", "treadmill", "run", "farmers", "farmer",
  ]
}
