import TextStreams
import TrainingModel

/// Which of its sets a line tells of, said in words, as who speaks into a telephone says it.
extension NoteAssembly {
  /// `Set one, 60 kg x 8`, `Bench, set 1, 60 kg x 8, set 2, 60 kg x 7`, `first set 8 reps at 60 kg`: with a figure and a
  /// colon, so that neither is a load or a name. `Sets 1-3: 60 kg x 8` are three.
  mutating func spellNumbersOfSets(_ places: [Int]) {
    for place in places {
      let line = lines[place]
      guard line.kind == .text || line.kind == .item, line.plain.utf8.count <= 300,
        line.plain.containsBytes(of: "et ") || line.plain.containsBytes(of: "ets ")
      else { continue }
      if let (count, sets) = Self.setsOfRange(line.plain), tellsOneSet(sets) {
        lines[place].plain = "\(count) sets: \(sets)"
      } else {
        lines[place].plain = Self.withNumbersOfSets(line.plain)
      }
    }
  }

  /// `60x5, 70x5, 80x5 - got only 4 on the last one`, `8 times, two sets`, `W: 20x12, 28x8`: in words that are read.
  mutating func spellCountsInWords(_ places: [Int]) {
    for place in places {
      for words in [
        " - got only ", " – got only ", ", got only ", " - only got ", " – only got ", ", only got ", " -- only got ",
        ", stopped at ", " - stopped at ", " – stopped at ", ", had to stop at ", ", bailed at ",
      ] {
        guard let range = lines[place].plain.bytesRange(of: words),
          // `only got 7 on the last set, legs gone`
          case let told = lines[place].plain[range.upperBound...].bytesRange(of: ", "),
          case let remark = told.map({ String(lines[place].plain[$0.upperBound...]) }) ?? "", !remark.hasDigit,
          case let said = lines[place].plain[range.upperBound..<(told?.lowerBound ?? lines[place].plain.endIndex)],
          case let behind = said.split(separator: " "), let count = behind.first,
          Int(count) != nil,
          ["on the last one", "on the last", "on the last set"]
            .contains(behind.dropFirst().joined(separator: " ").lowercased())
        else { continue }
        let before = lines[place].plain[..<range.lowerBound]
        if !remark.isEmpty { setAside(remark, at: place) }
        if before.contains(where: { "x×".contains($0) }) {
          lines[place].plain = "\(before) (last set \(count) reps)"
        } else {
          // Loads alone take their repetitions from above.
          setAside(behind.joined(separator: " "), at: place)
          lines[place].plain = String(before)
        }
      }
      if let range = lines[place].plain.bytesRange(of: " times, "),
        case let before = lines[place].plain[..<range.lowerBound],
        case let number = before.reversed().prefix(while: \.isNumber), (1...2).contains(number.count),
        case let behind = lines[place].plain[range.upperBound...].split(separator: " "), behind.count == 2,
        ["sets", "sets.", "rounds"].contains(behind[1]),
        Int(behind[0]) != nil || Self.numbers.contains(behind[0].lowercased()), !before.dropLast(number.count).hasDigit
      {
        lines[place].plain =
          "\(before.dropLast(number.count))\(behind[0]) sets of \(String(number.reversed()))"
      }
      let text = lines[place].plain
      if text.hasPrefix("W: ") || text.hasPrefix("WU: "), Self.hasProduct(text), !text.contains("R:"),
        text.drop(while: { $0 != " " }).dropFirst().utf8.first?.isDigit == true
      {
        lines[place].plain = "Warm-up\(text.drop { $0 != ":" })"
      }
      // `Hang: L 15s R 17s / L 12s R 14s`
      if text.containsBytes(of: " / L "), text.containsBytes(of: " R "), text.containsBytes(of: "L ") {
        lines[place].plain = text.replacing(" / L ", with: ", L ")
      }
    }
  }

  private func tellsOneSet(_ text: String) -> Bool {
    var context = NotationContext()
    context.conventions = document.conventions
    context.isUnderExercise = true
    guard let reading = document.reader.read(text, in: context), reading.name.isEmpty, reading.further.isEmpty else {
      return false
    }
    return reading.sets.count == 1 && reading.sets[0].reps != nil && reading.sets[0].load != nil
  }

  /// How many sets `Sets 1-3: 60 kg x 8` tells of, and what it tells.
  private static func setsOfRange(_ text: String) -> (count: Int, sets: String)? {
    let words = text.lowercased().prefix(5)
    guard words == "sets " || words.hasPrefix("set ") else { return nil }
    var rest = text.drop { $0 != " " }.drop { $0 == " " }
    guard let first = number(&rest) else { return nil }
    let sign = rest.prefix { !$0.isNumber }
    guard ["-", "–", " - ", " – ", "&", " & ", "+", " + ", " and ", " to ", " u. ", " und "].contains(sign) else {
      return nil
    }
    rest = rest[sign.endIndex...]
    guard let last = number(&rest), last > first, rest.first.map({ ": ,".contains($0) }) == true else { return nil }
    let sets = rest.drop { ": ,-–".contains($0) }
    // Two numbers with a sign between them may be a load and repetitions.
    guard sets.utf8.first?.isDigit == true, sign.utf8.first != UInt8(ascii: "+") || words == "sets " else { return nil }
    return (last - first + 1, String(sets))
  }

  private static func number(_ rest: inout Substring) -> Int? {
    guard let digit = rest.utf8.first, digit.isDigit, digit > UInt8(ascii: "0"),
      rest.utf8.dropFirst().first?.isDigit != true
    else { return nil }
    rest = rest.dropFirst()
    return Int(digit - UInt8(ascii: "0"))
  }

  private static func withNumbersOfSets(_ text: String) -> String {
    var words = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    var isChanged = false
    for place in words.indices.dropLast(2) where words[place + 2].utf8.first?.isDigit == true {
      let (word, next) = (words[place].lowercased(), words[place + 1])
      if word == "set" {
        let number = next.lowercased().prefix { $0 != "," && $0 != ":" }
        // Behind finished sets it is told of them.
        guard isChanged || !words[..<place].contains(where: \.hasDigit) else { continue }
        let isWord = numbers.contains(String(number))
        guard isWord || next.hasSuffix(",") && number.utf8.count == 1 && number.utf8.first?.isDigit == true else {
          continue
        }
        words[place + 1] = "\(numbers.firstIndex(of: String(number)).map { $0 + 1 } ?? Int(number) ?? 1):"
        // `for 8 set two 60 kilos for 7` goes on with another set.
        if words[..<place].contains(where: \.hasDigit), let last = words[place - 1].utf8.last,
          last.isDigit || last.isLetter
        {
          words[place - 1] += ","
        }
        isChanged = true
      } else if place == 0, let number = ordinals[word],
        ["set", "set:", "set,"].contains(next.lowercased())
      {
        words.replaceSubrange(0...1, with: ["Set", "\(number):"])
        isChanged = true
      }
    }
    return isChanged ? words.joined(separator: " ") : text
  }

  private static let numbers = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]

  private static let ordinals = [
    "first": 1, "second": 2, "third": 3, "fourth": 4, "fifth": 5, "sixth": 6, "erster": 1, "zweiter": 2, "dritter": 3,
  ]
}
