import TextStreams
import TrainingModel

/// Sets that are told in sentences.
extension NoteAssembly {
  private static let tellings = NoteBeginnings([
    "pulled", "pressed", "squatted", "benched", "hit", "sets", "set", "minute", "empty", "day",
  ])

  /// `…, then pulled 110 kg for 5`, `pull-ups for sets of 6, 5 and 4, and a two minute plank`, `with the empty 20 kg bar`,
  /// `Deadlift day. I worked up with 60 kg for 5`.
  mutating func spellToldSets(_ places: [Int]) {
    for place in places where lines[place].plain.utf8.count <= 200 && Self.tellings.mayBeIn(lines[place].plain) {
      var text = lines[place].plain
      for (verb, lift) in [("pulled", "eadlift"), ("pressed", "ress"), ("squatted", "quat"), ("benched", "ench")] {
        for joint in [", then ", " and then ", ", and then "] {
          guard let range = text.bytesRange(of: "\(joint)\(verb) "), text[..<range.lowerBound].hasDigit,
            // Behind another lift the verb is its name.
            text[..<range.lowerBound].containsBytes(of: lift), text[range.upperBound...].utf8.first?.isDigit == true
          else { continue }
          setAside(verb, at: place)
          text.replaceSubrange(range, with: ", ")
        }
      }
      // `245 5/5/5, last set 225x8`
      if let range = text.bytesRange(of: ", last set "), text[..<range.lowerBound].hasByte(UInt8(ascii: "/")),
        Self.isLoadTimes(text[range.upperBound...])
      {
        setAside("last set", at: place)
        text.replaceSubrange(range, with: ", ")
      }
      text = Self.withSetsOfCounts(text)
      if let range = text.bytesRange(of: "with the empty "),
        let bar = text[range.upperBound...].bytesRange(of: " bar"),
        case let weight = text[range.upperBound..<bar.lowerBound], weight.utf8.first?.isDigit == true,
        weight.split(separator: " ").count <= 2
      {
        setAside("empty bar", at: place)
        text = "\(text[..<range.lowerBound])with \(weight)\(text[bar.upperBound...])"
      }
      lines[place].plain = text
      dropDayBeforeTelling(place)
    }
  }

  /// `Finished with pull-ups for sets of 6, 5 and 4, and a two minute plank.`
  private static func withSetsOfCounts(_ text: String) -> String {
    var text = text
    for words in [" for sets of ", ", sets of "] {
      guard let range = text.bytesRange(of: words), !text[..<range.lowerBound].hasDigit,
        case let behind = text[range.upperBound...].drop(while: \.isNumber), behind.startIndex > range.upperBound,
        behind.hasPrefix(", ") || behind.hasPrefix(" and ")
      else { continue }
      text.replaceSubrange(range, with: " ")
    }
    for (number, word) in [(1, "one"), (2, "two"), (3, "three"), (5, "five"), (10, "ten")] {
      guard let range = text.bytesRange(of: ", and a \(word) minute "),
        ["plank", "hang", "hold", "wall sit", "l-sit"].contains(where: { text[range.upperBound...].hasPrefix($0) })
      else { continue }
      text.replaceSubrange(range, with: ". \(number) minute ")
    }
    return text
  }

  private static let wordsOfWork: NoteWordSet = ["worked", "up", "with", "to", "did", "hit", "started", "at"]

  /// `Deadlift day. I worked up with 60 kg for 5`: the lift of the day, and what was done of it.
  private mutating func dropDayBeforeTelling(_ place: Int) {
    let text = lines[place].plain
    guard let range = text.bytesRange(of: " day. I "), text[range.upperBound...].hasDigit,
      case let name = String(text[..<range.lowerBound]), document.names.look(name).isKnown
    else { return }
    let behind = text[range.upperBound...]
    guard let number = behind.firstIndex(where: \.isNumber),
      behind[..<number].split(separator: " ").allSatisfy({ Self.wordsOfWork.contains($0) })
    else { return }
    setAside("\(text[range.lowerBound..<number])".trimmedSpaces, at: place)
    lines[place].plain = "\(name): \(behind[number...])"
  }
}
