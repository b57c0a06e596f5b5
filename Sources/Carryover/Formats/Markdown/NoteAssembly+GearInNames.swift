import TextStreams
import TrainingModel

/// What stands in or behind an exercise's name of how its gear was set, or of how it was done.
extension NoteAssembly {
  /// `Lat pulldown (pin on 7) 3x10`, `Max hangs (20mm): 5 x 10s`, `Log press (clean once, press away)`, `Brustpresse
  /// Stufe 6, 3x12`: beside the sets, for the exercise is the same.
  mutating func dropGearBehindNames(_ places: [Int]) {
    for place in places where lines[place].kind != .row && lines[place].plain.utf8.count <= 160 {
      dropBracketOfGear(place)
      dropLevel(place)
      dropGearBehindDash(place)
      dropSettingBehindName(place)
    }
  }

  /// `kb 24kg press - L 5 R 5`: the load between two words of a name, behind both.
  mutating func moveLoadInName(_ place: Int) {
    var words = lines[place].plain.split(separator: " ").map(String.init)
    guard words.count > 3, ["kb", "db", "bb", "kettlebell", "dumbbell", "barbell"].contains(words[0].lowercased()),
      words[1].utf8.first?.isDigit == true, words[1].hasSuffix("kg") || words[1].hasSuffix("lb"),
      Double(words[1].dropLast(2)) != nil,
      let end = words[2...].firstIndex(where: {
        $0.hasDigit || ["-", "–", "L", "R", "left", "right", "x"].contains($0)
      }),
      end > 2, document.names.look(([words[0]] + words[2..<end]).joined(separator: " ")).isLikely
    else { return }
    words.insert(words.remove(at: 1), at: end - 1)
    lines[place].plain = words.joined(separator: " ")
  }

  private mutating func dropBracketOfGear(_ place: Int) {
    let text = lines[place].plain
    guard let open = text.bytesRange(of: " ("), let close = text[open.upperBound...].firstIndex(of: ")"),
      case let name = text[..<open.lowerBound], !name.hasDigit, name.utf8.first?.isLetter == true,
      case let bracket = text[open.upperBound..<close].lowercased()
    else { return }
    let words = bracket.split(separator: " ")
    let isPin =
      words.count == 3 && ["pin", "seat", "notch", "hole", "level"].contains(words[0])
      && ["on", "at"].contains(words[1])
      && Int(words[2]) != nil
    let isSize =
      !lines[place].isHeading && words.count <= 3
      && words.first.map { Self.isSize($0, words.count > 1 ? words[1] : "") } == true
      && words.dropFirst().allSatisfy { !$0.hasDigit }
    let isManner =
      words.count > 2 && (text.hasDigit || place + 1 < lines.count && lines[place + 1].plain.hasDigit)
      && !document.words.filters.pain.mayBeIn(bracket) && !words.contains(where: { $0.hasPrefix("skip") })
      && bracket.contains(",") && !bracket.hasDigit && document.names.look(String(name)).isKnown
      && !words.contains(where: { ![nil, .of, .article].contains(document.words.word($0)) })
      && !document.names.look(String(text[...close])).isKnown
    // `Bench (T1)`: the tier of a programme.
    let isTier =
      bracket.hasPrefix("t") && "1234".contains(bracket.dropFirst().prefix(1))
      && (bracket.utf8.count == 2 || bracket.utf8.count == 3 && bracket.utf8.last?.isLetter == true)
    guard isTier || (isPin || isSize || isManner) && !Self.hasOther(text[close...]) else { return }
    setAside(String(text[open.upperBound..<close]), at: place)
    lines[place].plain = "\(name)\(text[text.index(after: close)...])"
  }

  /// `Bench press - elbow sleeves on today`, `deads - belt from 315 on`: what is worn, behind the name.
  private mutating func dropGearBehindDash(_ place: Int) {
    let text = lines[place].plain
    guard let dash = [" - ", " – ", " — "].lazy.compactMap({ text.bytesRange(of: $0) }).first,
      case let name = text[..<dash.lowerBound], case let remark = text[dash.upperBound...],
      remark.split(separator: " ").prefix(3).contains(where: { Self.wornThings.contains($0) }),
      !remark.hasDigit, !document.names.look(String(remark)).isKnown,
      !remark.hasByte(UInt8(ascii: "@")), !remark.contains(":"),
      case let look = document.names.look(label(String(name))), look.isKnown
    else { return }
    setAside(String(remark), at: place)
    lines[place].plain = String(name)
  }

  /// `Rudern Maschine, Sitz auf 4`: how a machine is set.
  private mutating func dropSettingBehindName(_ place: Int) {
    let text = lines[place].plain
    guard let comma = text.bytesRange(of: ", "), case let name = text[..<comma.lowerBound], !name.hasDigit,
      case let words = text[comma.upperBound...].split(separator: " "), words.count == 3,
      Self.levels.contains(words[0].lowercased()), ["auf", "on", "at"].contains(words[1].lowercased()),
      Int(words[2]) != nil, document.names.look(label(String(name))).isLikely
    else { return }
    setAside(String(text[comma.upperBound...]), at: place)
    lines[place].plain = String(name)
  }

  /// Whether another bracket stands behind the first, and numbers: which of the two is of the name, nobody knows.
  private static func hasOther(_ text: Substring) -> Bool { text.containsBytes(of: " (") && text.hasDigit }

  /// `20mm`, `20 mm`
  private static func isSize(_ first: Substring, _ second: Substring) -> Bool {
    let unit = first.drop { $0.isNumber || $0 == "." }
    return first.hasDigit && ["mm", "cm"].contains(unit.isEmpty ? second : unit)
  }

  /// Whether the first number stands by itself.
  private static func hasNumberApart(_ text: ByteSlice) -> Bool {
    var place = 0
    while place < text.count, !text[place].isDigit { place += 1 }
    guard place > 0, place < text.count, text[place - 1] == 32 else { return false }
    while text[place].isDigit { place += 1 }
    return text[place] == 32 || text[place] == UInt8(ascii: ",")
  }

  /// `Brustpresse Stufe 6, 3x12`
  private mutating func dropLevel(_ place: Int) {
    guard lines[place].plain.withByteSlice(Self.hasNumberApart) else { return }
    let words = lines[place].plain.split(separator: " ")
    guard let number = words.firstIndex(where: \.hasDigit), number > 1, number + 1 < words.count,
      Self.levels.contains(words[number - 1].lowercased()),
      words[number].hasSuffix(",") || number + 2 == words.count,
      Int(words[number].filter { $0 != "," }) != nil, words[number + 1].utf8.first?.isDigit == true,
      Self.hasProduct(words[(number + 1)...].joined(separator: " ")),
      !words[(number + 1)...].contains(where: { Self.levels.contains($0.lowercased()) }),
      !document.names.look(words[..<number].joined(separator: " ")).isKnown, words[number - 2].lowercased() != "to",
      words[0].utf8.first?.isLetter == true,
      !words[..<number].contains(where: { $0.hasSuffix(",") || $0.hasSuffix(":") })
    else { return }
    setAside("\(words[number - 1]) \(words[number].filter { $0 != "," })", at: place)
    lines[place].plain =
      words[..<(number - 1)].joined(separator: " ") + ": " + words[(number + 1)...].joined(separator: " ")
  }

  private static let levels: Set<String> = [
    "stufe", "niveau", "nivel", "nível", "livello", "level", "pin", "seat", "hole", "sitz", "cran", "stack",
  ]
}
