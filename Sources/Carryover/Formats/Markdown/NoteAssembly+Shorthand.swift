import TextStreams
import TrainingModel

/// Times and fields that are typed in short, in the spelling that the readers of sets know.
extension NoteAssembly {
  /// `Hollow hold :30-:30-:25`, `4 x 50 yd, :15 rest`: seconds without their minutes.
  mutating func spellBareSeconds(_ places: [Int]) {
    for place in places where lines[place].plain.containsBytes(of: ":") {
      if lines[place].plain.containsBytes(of: "-:") {
        let words = lines[place].plain.split(separator: " ", omittingEmptySubsequences: false).map { word in
          let times = word.split(separator: "-", omittingEmptySubsequences: false)
          guard times.count > 1, times.allSatisfy({ Self.isBareSeconds($0) }) else { return String(word) }
          return times.joined(separator: ", ")
        }
        lines[place].plain = words.joined(separator: " ")
      }
      if let comma = lines[place].plain.bytesRange(of: ", :"), lines[place].plain.hasSuffix(" rest"),
        case let seconds = lines[place].plain[comma.upperBound...].dropLast(5), Self.isBareSeconds(":\(seconds)"[...])
      {
        lines[place].plain.replaceSubrange(comma.lowerBound..., with: ", \(seconds) s rest")
      }
      spellLapsInSeconds(place)
    }
  }

  /// `:30`
  private static func isBareSeconds(_ text: Substring) -> Bool {
    text.utf8.count == 3 && text.utf8.first == UInt8(ascii: ":") && text.utf8.dropFirst().allSatisfy(\.isDigit)
  }

  /// `100m x 3 push: 17.8s, 17.6s, 17.9s`: the times of laps that are counted before the colon.
  private mutating func spellLapsInSeconds(_ place: Int) {
    guard lines[place].plain.utf8.last == UInt8(ascii: "s"), lines[place].plain.utf8.first?.isDigit == true,
      let (key, value) = Self.keyAndValue(lines[place].plain), key.containsBytes(of: " x ")
    else { return }
    let times = value.split(separator: ",").map(\.trimmedSpaces)
    guard times.count > 1,
      times.allSatisfy({ $0.hasSuffix("s") && $0.utf8.count < 7 && (Double($0.dropLast()) ?? 60) < 60 })
    else { return }
    let clocks = times.map { "0:\(($0.dropLast().prefix { $0.isNumber }).utf8.count < 2 ? "0" : "")\($0.dropLast())" }
    lines[place].plain = "\(key): \(clocks.joined(separator: ", "))"
  }

  /// `RUN // 2 mi // 16:48`, `FLUTTER KICK // 50 // 40`: a name, and a way with its time or repetitions of each set.
  mutating func spellDoubleSlashes(_ places: [Int]) {
    for place in places where lines[place].plain.containsBytes(of: " // ") {
      let fields = lines[place].plain.split(separator: " // ").map(\.trimmedSpaces)
      guard fields.count > 2, !fields[0].hasDigit, fields.dropFirst().allSatisfy({ $0.utf8.first?.isDigit == true })
      else { continue }
      if fields.dropFirst().allSatisfy({ $0.utf8.count <= 3 && Int($0) != nil }) {
        // Loads alone are no sets, and are read as they stand.
        let counts = "\(fields[0]): \(fields.dropFirst().joined(separator: ", "))"
        guard document.reader.read(counts, in: NotationContext())?.sets.isEmpty == false else { continue }
        lines[place].plain = counts
      } else if Self.isTime(fields[fields.count - 1]) {
        let before = fields.dropFirst().dropLast()
        let isWay = before.last.flatMap { Self.number($0) }.map {
          document.words.distanceUnit(NoteWords.key($0.rest)) != nil
        }
        guard isWay == true, before.count <= 2 else { continue }
        lines[place].plain = "\(fields[0]) \(before.joined(separator: " ")) in \(fields[fields.count - 1])"
      }
    }
  }

  /// `Track intervals, 400m each` above `1:30`, `1:31`: the way of each lap below.
  mutating func spellWaysOfLaps(_ places: [Int]) {
    for place in places where lines[place].plain.hasSuffix(" each") {
      guard let comma = lines[place].plain.bytesRange(of: ", "), !lines[place].plain[..<comma.lowerBound].hasDigit,
        case let way = lines[place].plain[comma.upperBound...].dropLast(5), let number = Self.number(String(way)),
        document.words.distanceUnit(NoteWords.key(number.rest)) != nil
      else { continue }
      var end = place + 1
      while end < lines.count, lines[end].kind == .text || lines[end].kind == .item,
        Self.isClock(String(lines[end].plain.prefix { $0 != " " }))
      {
        end += 1
      }
      guard end > place + 2 else { continue }
      for lap in place + 1..<end { lines[lap].plain = "\(way) in \(lines[lap].plain)" }
      setAside("\(way) each", at: place)
      lines[place].plain = String(lines[place].plain[..<comma.lowerBound])
    }
  }

  /// `16:48`, `1:34:20`
  private static func isTime(_ text: String) -> Bool {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    return (2...3).contains(parts.count) && parts.allSatisfy { (1...2).contains($0.utf8.count) && Int($0) != nil }
  }
}
