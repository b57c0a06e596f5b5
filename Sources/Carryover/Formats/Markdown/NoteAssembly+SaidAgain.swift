import TextStreams
import TrainingModel

/// What stands for sets that are typed once: `same`, marks of repetition behind an hour, columns that a legend names.
extension NoteAssembly {
  /// `bp 60kg 8, same, same`: the set before, once more.
  mutating func spellSameInLists(_ places: [Int]) {
    for place in places where isSpellable(place, to: 160) {
      let text = lines[place].plain
      guard let first = Self.sameInLists.lazy.compactMap({ text.bytesRange(of: $0) }).first,
        text[..<first.lowerBound].hasDigit
      else { continue }
      // The comma of `62,5 kg` divides nothing.
      var items = text.replacing(", ", with: "\n").split(separator: "\n").map(\.trimmedSpaces)
      var isWhole = true
      for index in items.indices.dropFirst() {
        // `110x5 @8, same @8.5`
        if let effort = Self.effort(behindSame: items[index]),
          let digit = items[index - 1].firstIndex(where: \.isNumber),
          case let set = items[index - 1][digit...], Self.hasProduct(String(set))
        {
          let end = set.bytesRange(of: " @")?.lowerBound ?? set.endIndex
          items[index] = "\(set[..<end]) \(effort)"
          continue
        }
        guard Self.sameWords.contains(items[index]) else { continue }
        let before = items[index - 1]
        guard let digit = before.firstIndex(where: \.isNumber), isSetAlone(before[digit...]) else {
          isWhole = false
          break
        }
        // `bp 60kg 8` without its name
        items[index] = String(before[digit...])
      }
      if isWhole { lines[place].plain = items.joined(separator: ", ") }
    }
  }

  /// Of `same @8.5` the effort.
  private static func effort(behindSame text: String) -> Substring? {
    guard text.lowercased().hasPrefix("same @"), case let effort = text.dropFirst(5),
      Double(effort.dropFirst()).map({ (5...10).contains($0) }) == true
    else { return nil }
    return effort
  }

  /// Whether a text is one set: no scheme of several, no rest, and no effort.
  private func isSetAlone(_ text: Substring) -> Bool {
    guard !Self.beginsAsScheme(text),
      !text.lowercased().split(separator: " ").contains(where: { Self.noSets.contains($0) })
    else { return false }
    // `35kg 6`, `20`
    let words = text.split(separator: " ")
    if words.count <= 2,
      words.allSatisfy({ word in
        let unit = word.drop { $0.isNumber || ".,".contains($0) }
        return word.first?.isNumber == true && (unit.isEmpty || document.words.loadUnit(NoteWords.key(unit)) != nil)
      })
    {
      return true
    }
    var context = NotationContext()
    context.conventions = document.conventions
    context.isUnderExercise = true
    guard let reading = document.reader.read(String(text), in: context), reading.sets.count == 1 else { return false }
    return reading.sets[0].reps != nil || text.utf8.last == UInt8(ascii: "s")
  }

  private static let noSets: NoteWordSet = ["rest", "rir", "sets", "set", "min", "mins", "rpe"]

  /// `5x5 100kg`, of which `ditto` says that all were alike.
  private static func beginsAsScheme(_ text: Substring) -> Bool {
    let sets = text.prefix { $0.isNumber }
    return sets.utf8.count <= 2 && text[sets.endIndex...].first.map({ "x×".contains($0) }) == true
  }

  private static let sameInLists = [", same", ", ditto", ", again", ", dito", ", idem"]
  private static let sameWords: NoteWordSet = ["same", "ditto", "again", "same again", "dito", "idem"]

  /// `10:10  squat 135 x 8` above `10:13    "   185 x 5`: the hour at which each set was done, which is told beside it, and
  /// the exercise above once more.
  mutating func dropHoursBeforeSets(_ places: [Int]) {
    var found: [(place: Int, minutes: Int, behind: Substring)] = []
    for place in places where isSpellable(place, to: 100) && !isHead(lines[place]) {
      guard let (minutes, behind) = Self.hour(lines[place].plain) else { continue }
      found.append((place, minutes, behind))
    }
    let sets = found.filter { found in
      let text = String(found.behind).replacing(" x ", with: "x")
      return Self.hasProduct(text) || text.containsBytes(of: " bwx")
    }
    guard sets.count > 1, found.allSatisfy({ $0.minutes >= 300 }), sets.allSatisfy({ isSetBehindHour($0.behind) }),
      zip(found, found.dropFirst()).allSatisfy({ $1.minutes - $0.minutes <= 60 }), sets.count * 2 > found.count,
      zip(found, found.dropFirst()).allSatisfy({ $0.minutes <= $1.minutes })
    else { return }
    // `06:10 Deadlift` above `06:15 - 165 lb x 5`, and `10:39  phone call`
    for (place, _, behind) in found where !behind.contains(where: \.isNumber) {
      setAside(String(lines[place].plain.prefix { $0 != " " }), at: place)
      lines[place].plain = String(behind)
    }
    // `18:30 plank 60s`, and `19:00 out. 58 min, bw was 83.1`
    for (place, _, behind) in found where behind.hasDigit && !sets.contains(where: { $0.place == place }) {
      let name = behind.prefix { !$0.isNumber }.trimmedSpaces
      if document.names.look(name).isLikely {
        setAside(String(lines[place].plain.prefix { $0 != " " }), at: place)
        lines[place].plain = String(behind)
      } else if name.contains(where: \.isLetter) {
        lines[place].isEscaped = true
      }
    }
    for (place, _, behind) in sets {
      let mark = ["\"", "〃", "''", "″", "”"].first { behind.hasPrefix($0) } ?? ""
      let set = behind.dropFirst(mark.count).drop { $0 == " " }
      guard mark.isEmpty || set.utf8.first?.isDigit == true || document.words.word(set.prefix(while: \.isLetter)) != nil
      else { continue }
      let hour = lines[place].plain.prefix { $0 != " " }
      setAside(String(hour), at: place)
      lines[place].plain = String(set)
    }
  }

  /// Whether what stands behind an hour is lifted: `1:45 4x100m`, `5:10 4x400` tell how long something took.
  private func isSetBehindHour(_ text: Substring) -> Bool {
    if ["\"", "〃", "''", "″", "”"].contains(where: { text.hasPrefix($0) }) { return true }
    let words = text.split(whereSeparator: { !$0.isLetter })
    // `18:47 drop 6 x 12`
    if let first = words.first, [.drop, .warmup].contains(document.words.word(first)) { return true }
    if text.utf8.first?.isDigit == true {
      return words.contains {
        document.words.loadUnit(NoteWords.key($0)) != nil || document.words.word($0) == .bodyweight
      }
    }
    let name =
      (text.bytesRange(of: " bwx") ?? text.bytesRange(of: " bw x ")).map { text[..<$0.lowerBound] }
      ?? text.prefix { !$0.isNumber }
    let look = document.names.look(label(name.trimmedSpaces))
    return look.isLikely && !look.isDistance && !look.isTimed
  }

  /// Of `10:10  squat 135 x 8` the minutes of the day, and what stands behind.
  private static func hour(_ text: String) -> (minutes: Int, behind: Substring)? {
    let clock = text.prefix { $0.isASCII && ($0.isNumber || $0 == ":") }
    let parts = clock.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, (1...2).contains(parts[0].count), parts[1].count == 2, let hours = Int(parts[0]),
      let minutes = Int(parts[1]), hours < 24, minutes < 60, text[clock.endIndex...].first == " ",
      case let behind = text[clock.endIndex...].drop(while: { " -–:".contains($0) }), !behind.isEmpty
    else { return nil }
    return (hours * 60 + minutes, behind)
  }

  /// `80 5 3` below `kg / reps / rir`: numbers in the order of the legend's columns, of which the last may be missing.
  mutating func spellColumnsOfLegend(_ places: [Int]) {
    let roles = document.columnsOfNumbers
    guard roles.count > 2 else { return }
    for place in places where isSpellable(place, to: 32) {
      var words = lines[place].plain.split(separator: " ")
      var mark = ""
      if let last = words.last, ["w", "wu", "f"].contains(last.lowercased()) {
        mark = last.lowercased() == "f" ? " to failure" : " warmup"
        words.removeLast()
      }
      guard words.count == roles.count || !mark.isEmpty && words.count == 2, words.allSatisfy({ Double($0) != nil })
      else {
        continue
      }
      var fields: [NoteColumnRole: Substring] = [:]
      for (role, word) in zip(roles, words) { fields[role] = word }
      guard let load = fields[.load], let reps = fields[.reps], Int(reps) != nil,
        // `8 8 8` are counts.
        fields[.rir].map({ Double($0).map { $0 <= 5 } ?? false }) ?? true,
        fields[.rpe].map({ Double($0).map { (5...10).contains($0) } ?? false }) ?? true
      else { continue }
      let sets = fields[.sets].map { "\($0)x\(reps) @ weight \(load)" } ?? "weight \(load) x \(reps)"
      let effort = fields[.rir].map { ", RIR \($0)" } ?? fields[.rpe].map { ", RPE \($0)" } ?? ""
      lines[place].plain = sets + effort + mark
    }
  }

  /// `[[60, 5], [80, 3]]`: pairs of loads and repetitions, as programs write them.
  mutating func spellPairsInBrackets(_ places: [Int]) {
    for place in places where isSpellable(place, to: 240) {
      let text = lines[place].plain
      guard let open = text.bytesRange(of: "[["), text.hasSuffix("]]") else { continue }
      let pairs = text[open.upperBound...].dropLast(2).replacing("], [", with: "\n").replacing("],[", with: "\n")
        .split(separator: "\n").map { $0.split(separator: ",").map(\.trimmedSpaces) }
      guard !pairs.isEmpty, pairs.allSatisfy({ $0.count == 2 && $0.allSatisfy { Double($0) != nil } }) else { continue }
      let sets = pairs.map { "\($0[0])x\($0[1])" }.joined(separator: ", ")
      lines[place].plain = "\(text[..<open.lowerBound])\(sets)"
    }
  }
}

extension NoteSurvey {
  /// The columns that a legend names: `kg / reps / rir   w = warmup`.
  mutating func collectColumns(_ text: String) {
    guard columnsOfNumbers.isEmpty, text.utf8.count <= 60, text.hasByte(UInt8(ascii: "/")), !text.hasDigit else {
      return
    }
    let legend = text.bytesRange(of: "  ").map { text[..<$0.lowerBound] } ?? text[...]
    let roles = legend.split(separator: "/").map { part -> NoteColumnRole? in
      let key = NoteWords.key(part.trimmedSpaces)
      if document.words.loadUnit(key) != nil { return .load }
      return document.words.columnRole(key)
    }
    let known: Set<NoteColumnRole> = [.load, .reps, .sets, .rpe, .rir]
    guard (3...4).contains(roles.count), roles.allSatisfy({ $0.map { known.contains($0) } ?? false }),
      Set(roles.compactMap(\.self)).count == roles.count, roles.contains(.load), roles.contains(.reps)
    else { return }
    columnsOfNumbers = roles.compactMap(\.self)
  }
}
