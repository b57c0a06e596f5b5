import TextStreams
import TrainingModel

/// Numbers of sets that nothing divides from them, in lines one below the other.
extension NoteAssembly {
  /// `W1 20 kg x 10`, `WU2 40 kg x 5` above `S1 100 kg x 6`, and `1 140 lb x 6` above `2 140 lb x 6`: which warm-up and
  /// which set each is, where the lines below go on with it.
  mutating func spellNumbersOfKinds(_ places: [Int]) {
    var run: [(place: Int, letters: String, number: Int, set: Substring)] = []
    for place in places where isSpellable(place, to: 60) {
      guard let (letters, number, set) = Self.numberOfKind(lines[place].plain) else { continue }
      let last = run.last
      // Each kind is counted from one.
      let isNext =
        last.map { $0.place == place - 1 && (letters == $0.letters ? number == $0.number + 1 : number == 1) }
        ?? (number == 1)
      if !isNext {
        spell(run)
        run = []
        guard number == 1 else { continue }
      }
      run.append((place, letters, number, set))
    }
    spell(run)
  }

  private mutating func spell(_ run: [(place: Int, letters: String, number: Int, set: Substring)]) {
    guard run.count > 1, run.allSatisfy({ NoteSetFields.set($0.set, words: document.words) != nil }) else { return }
    // `1 140 lb x 6` alone says how many.
    let isCounted = run.contains { $0.letters.isEmpty && $0.number > 1 } || run.contains { !$0.letters.isEmpty }
    // `W1 80 x 5` above `W2 82.5 x 5` alone may be weeks.
    let kinds = Set(run.map(\.letters))
    guard isCounted, kinds != ["w"], run.allSatisfy({ Self.hasProduct(String($0.set)) }) else { return }
    for (place, letters, number, set) in run {
      lines[place].plain = letters.first == "w" ? "W\(number): \(set)" : String(set)
    }
  }

  /// `w`, 1 and `20 kg x 10` of `W1 20 kg x 10`.
  private static func numberOfKind(_ text: String) -> (letters: String, number: Int, set: Substring)? {
    let letters = text.prefix { $0.isLetter || $0 == "/" }.lowercased()
    guard ["", "w", "wu", "w/u", "s", "ws", "set", "warmup"].contains(letters) else { return nil }
    let digits = text.dropFirst(letters.count).drop { $0 == " " && !letters.isEmpty }.prefix {
      $0.isASCII && $0.isNumber
    }
    guard let number = Int(digits), (1...15).contains(number),
      case let behind = text[digits.endIndex...], behind.first == " ",
      case let set = behind.drop(while: { $0 == " " }), set.first?.isNumber == true
    else { return nil }
    return (letters == "set" || letters == "ws" ? "s" : letters, number, set)
  }
}
