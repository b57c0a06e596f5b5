import TextStreams

/// Words between the name of an exercise and its sets, which are neither.
extension NoteAssembly {
  private static let gearBehindNames: NoteWordSet = [
    "ez", "bar", "ez-bar", "barbell", "smith", "dumbbells", "dumbbell", "db", "kb", "rope", "trap",
    "hex", "safety", "swiss", "axle",
  ]

  /// `**Skull crusher** EZ bar, 30 × 12, 30 × 12`: the name is what is in bold, and words behind it tell of what.
  mutating func dropWordsBehindBold(_ place: Int) {
    let content = lines[place].content
    guard content.hasPrefix("**"), let close = content.dropFirst(2).bytesRange(of: "**"),
      case let name = content[..<close.lowerBound].dropFirst(2), !name.hasDigit, lines[place].plain.hasPrefix(name),
      case let rest = lines[place].plain.dropFirst(name.count), rest.first == " ",
      let comma = rest.bytesRange(of: ", "),
      case let words = rest[..<comma.lowerBound].split(separator: " "), (1...3).contains(words.count),
      words.allSatisfy({
        Self.gearBehindNames.contains($0)
      }), rest[comma.upperBound...].first?.isNumber == true, document.names.look(label(String(name))).isKnown
    else { return }
    setAside(rest[..<comma.lowerBound].trimmedSpaces, at: place)
    lines[place].plain = "\(name): \(rest[comma.upperBound...])"
  }

  private static let chinese: [(said: String, spelled: String)] = [
    ("，然后", "，"), (" 然后", "，"), ("做到力竭", " 力竭"), ("一手一个", ""), ("1手1个", ""),
    ("空杆", ""), ("组的，", "组，"),
  ]

  /// `臀推 空杆20kg 15个热身 然后40kg 12个 最后一组50kg 8个做到力竭`: words between the sets, which say no more than their order.
  mutating func spellChineseBetweenSets(_ place: Int) {
    var text = lines[place].plain
    guard
      let said = Self.chinese.first(where: { text.contains($0.said) })?.said
        ?? ["最后", " 哑铃", " 杠铃", " 壶铃", " 单手"].first(where: { text.contains($0) })
    else { return }
    // A bar alone is a load.
    guard said != "空杆" || text.bytesRange(of: said).map({ text[$0.upperBound...].first?.isNumber == true }) == true
    else {
      return
    }
    var dropped: [String] = []
    for (said, spelled) in Self.chinese where text.contains(said) {
      text = text.replacing(said, with: spelled)
      if spelled.isEmpty { dropped.append(said) }
    }
    // `最后一组50kg 8个`: with a load of its own it is the last of those told.
    for said in ["最后一组", "最后1组"] {
      guard let last = text.bytesRange(of: said), case let behind = text[last.upperBound...],
        case let unit = behind.drop(while: { $0.isNumber || $0 == "." }), unit.startIndex > behind.startIndex,
        unit.lowercased().hasPrefix("kg") || unit.hasPrefix("公斤")
      else { continue }
      text.removeSubrange(last)
      dropped.append(said)
    }
    for said in [" 哑铃", " 杠铃", " 壶铃", " 单手"] {
      guard let gear = text.bytesRange(of: said), text[gear.upperBound...].first?.isNumber == true else { continue }
      text.replaceSubrange(gear, with: " ")
      dropped.append(said.trimmedSpaces)
    }
    guard text.hasDigit else { return }
    setAside(dropped.joined(separator: " "), at: place)
    lines[place].plain = text
  }

  private static let keysOfSets = [
    "sets x reps", "sets × reps", "sets/reps", "sätze x wdh", "séries x reps", "series x reps", "serie x rip",
  ]

  /// `Sets x reps: 5x5` among the keys of an exercise: its sets.
  mutating func spellKeyOfSets(_ place: Int) {
    let text = lines[place].plain
    guard text.utf8.count <= 40, let colon = text.bytesRange(of: ": "),
      Self.keysOfSets.contains(text[..<colon.lowerBound].lowercased())
    else { return }
    lines[place].plain = "Sets: \(text[colon.upperBound...])"
  }
}
