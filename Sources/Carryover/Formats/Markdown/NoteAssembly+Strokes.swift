import TextStreams
import TrainingModel

/// Swims that are told by their strokes: `Warm up: 400m free, 4x50m kick`, `Main: 8x100m free on 1:45. Came in 1:28 …`.
extension NoteAssembly {
  /// Laps of one stroke: how they are written, the stroke, and what is said behind it.
  private struct Swim {
    var way: String
    var count: Int
    var stroke: String
    /// What stands before the stroke, and behind it.
    var manner: String
    var rest: String
    /// Whether a sign stands between the stroke and what follows.
    var isApart: Bool
  }

  /// Takes a line of swims, each with its stroke behind its length, which is its name; where the document is a log of one
  /// exercise, that is the name.
  mutating func readStrokes(_ line: NoteLine) -> Bool {
    guard line.kind == .text || line.kind == .item, line.plain.utf8.count <= 160, line.plain.hasDigit,
      document.subject == nil, Self.strokeBeginnings.mayBeIn(line.plain),
      line.plain.withByteSlice({ Self.hasLength($0) }), !isBelowSport
    else { return false }
    let (part, text) = withoutPartOfSwim(line.plain)
    // `drills 4 x 50 yd catch-up`: whatever they are called.
    let isOfDrills = part.map { $0.lowercased().hasPrefix("drill") } ?? false
    let swims = isOfDrills ? [Self.swim(text, isOfDrills: true)].compactMap(\.self) : Self.swims(text)
    guard !swims.isEmpty else { return false }
    let isWarmup = part.map { document.words.section($0) == .warmup || document.words.word($0) == .warmup } ?? false
    var readings: [NotationReading] = []
    for swim in swims {
      guard let (times, note) = Self.told(of: swim) else { return false }
      var own = NotationContext()
      own.conventions = document.conventions
      guard var reading = document.reader.read("\(swim.stroke): \(swim.way)", in: own),
        reading.sets.count == swim.count, reading.sets.allSatisfy({ $0.distance != nil && $0.isCompleted }),
        label(reading.name) == swim.stroke
      else { return false }
      for (place, time) in times.enumerated() { reading.sets[place].duration = time }
      if isWarmup || open.isWarmup { for place in reading.sets.indices { reading.sets[place].kind = .warmup } }
      if isPlanned(line) { for place in reading.sets.indices { reading.sets[place].plan() } }
      reading.note = note.isEmpty ? nil : note
      readings.append(reading)
    }
    flushCells()
    for reading in readings { takeSets(reading, of: line) }
    if let part, !isWarmup { addNote(text: part, at: .exercise(session.sections.count - 1, exerciseIndex)) }
    return true
  }

  /// Whether `Swim`, `Erg` or `Sled` stands above, whose ways these are.
  private var isBelowSport: Bool {
    guard open.exercise != nil, !followsBlank, let name = lastExercise?.name else { return false }
    let look = document.names.look(name)
    return look.isDistance && look.wordCount <= 2 && !NoteStructureWords.strokes.contains(name)
      && open.exercise?.headSets == 0
  }

  /// Of `Main: 8x100m free` the part of the swim, and what was swum.
  private func withoutPartOfSwim(_ text: String) -> (label: String?, text: String) {
    let words = text.split(separator: " ")
    guard let place = words.firstIndex(where: { $0.utf8.first?.isDigit == true }), (1...3).contains(place) else {
      return (nil, text)
    }
    var label = words[..<place].joined(separator: " ")
    if label.hasSuffix(":") { label.removeLast() }
    let isPart =
      NoteStructureWords.partsOfSwims.contains(label)
      || document.words.section(label) != nil
      || document.words.word(label) == .warmup
    return isPart ? (label, words[place...].joined(separator: " ")) : (nil, text)
  }

  /// The swims that commas divide, each behind its length; none where the first is no swim.
  private static func swims(_ text: String) -> [Swim] {
    var parts: [String] = []
    for part in text.split(separator: ", ") {
      if parts.isEmpty || swim(String(part)) != nil {
        parts.append(String(part))
      } else {
        parts[parts.count - 1] += ", \(part)"
      }
    }
    let swims = parts.compactMap { swim($0) }
    return swims.count == parts.count ? swims : []
  }

  /// Whether metres or yards may stand behind a number.
  private static func hasLength(_ text: ByteSlice) -> Bool {
    for place in 0..<text.count where text[place].isDigit {
      var next = place + 1
      while text[next] == 32 { next += 1 }
      if text[next] == UInt8(ascii: "m") || text[next] == UInt8(ascii: "y") { return true }
    }
    return false
  }

  /// `8x100m free on 1:45`, `200 m easy back`
  private static func swim(_ text: String, isOfDrills: Bool = false) -> Swim? {
    var rest = text[...]
    var count = 1
    func number(_ text: inout Substring) -> Int? {
      let digits = text.prefix { $0.isNumber }
      text = text.dropFirst(digits.utf8.count).drop { $0 == " " }
      return Int(digits)
    }
    guard var distance = number(&rest) else { return nil }
    if let sign = rest.first, "x×*".contains(sign) {
      rest = rest.dropFirst().drop { $0 == " " }
      guard let length = number(&rest), (2...60).contains(distance) else { return nil }
      (count, distance) = (distance, length)
    }
    let unit = rest.prefix { $0.isLetter }
    guard ["m", "yd", "yds", "meters", "metres", "yards"].contains(unit), (15...10_000).contains(distance) else {
      return nil
    }
    rest = rest.dropFirst(unit.count).drop { $0 == " " }
    // Up to two words may stand before the stroke: `easy`, `build`.
    var before: [Substring] = []
    while before.count < 3, let word = rest.split(separator: " ", maxSplits: 1).first {
      let stroke = word.prefix { $0.isLetter || $0 == "-" }
      let behind = rest.dropFirst(stroke.utf8.count)
      if isOfDrills || NoteStructureWords.strokes.contains(stroke), behind.first.map({ ",. (:".contains($0) }) ?? true {
        let told = behind.drop { ",.: ".contains($0) }.trimmedSpaces
        // `100m free: 1:32, 1:33, 1:34`: as many laps as times.
        if count == 1 {
          let times = told.prefix { $0 != "(" }.split { $0 == " " || $0 == "," || $0 == "/" }
          if times.count > 1, times.allSatisfy({ seconds($0) != nil }) { count = times.count }
        }
        return Swim(
          way: "\(count) x \(distance) \(unit)", count: count, stroke: String(stroke),
          manner: before.joined(separator: " "), rest: told, isApart: behind.first != " ")
      }
      guard NoteStructureWords.mannersOfSwims.contains(word) else { return nil }
      before.append(word)
      rest = rest.dropFirst(word.count).drop { $0 == " " }
    }
    return nil
  }

  /// How long each lap took, in seconds, and what else is said: of `on 1:45. Came in 1:28 1:27` the clocks at its end, and
  /// of `23:48, slower than in May` the first; `nil` where a number is none of these.
  private static func told(of swim: Swim) -> (times: [Double], note: String)? {
    let bracket = swim.rest.firstIndex(of: "(") ?? swim.rest.endIndex
    let words = swim.rest[..<bracket].split { " ,/".contains($0) }
    // `back pedal`, `pull sled` are other exercises.
    if !swim.isApart, let first = words.first, seconds(first) == nil,
      !NoteStructureWords.mannersOfSwims.contains(first), !joiners.contains(first)
    {
      return nil
    }
    var times: [Double] = []
    var note: [Substring] = swim.manner.isEmpty ? [] : [swim.manner[...]]
    for (place, word) in words.enumerated() {
      let bare = word.hasSuffix(".") || word.hasSuffix(":") ? word.dropLast() : word
      guard let time = seconds(bare) else {
        if bare.contains(where: \.isNumber) { return nil }
        if bare != "in" || place > 0 { note.append(word) }
        continue
      }
      // When a lap began, and how long was rested, are no times of laps.
      if place > 0, sendOffs.contains(words[place - 1]) {
        note.append(word)
      } else if place + 1 < words.count, pauses.contains(words[place + 1].prefix { $0.isLetter }) {
        return nil
      } else if swim.count == 1, place > 0, words[..<place].contains(where: { $0 != "in" }) {
        // `400m free, plank 60s`
        return nil
      } else {
        times.append(time)
      }
    }
    guard times.isEmpty || times.count == swim.count else { return nil }
    if bracket < swim.rest.endIndex { note.append(swim.rest[bracket...]) }
    return (times, note.joined(separator: " "))
  }

  private static let joiners: NoteWordSet = [
    "on", "in", "with", "w/", "from", "off", "as", "for", "at", "held", "came", "no", "and", "to", "@",
  ]
  private static let sendOffs: NoteWordSet = ["on", "every", "off"]
  private static let pauses: NoteWordSet = ["rest", "pace", "ri", "r", "between", "off"]

  /// `1:28`, `1:28.4`, `38s`, `17.2`
  private static func seconds(_ text: Substring) -> Double? {
    guard text.utf8.first?.isDigit == true, text.utf8.count <= 8 else { return nil }
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    if parts.count == 2, let minutes = Int(parts[0]), parts[1].utf8.count >= 2, let seconds = Double(parts[1]),
      (0..<60).contains(seconds), minutes < 600
    {
      return Double(minutes * 60) + seconds
    }
    if text.hasSuffix("s"), let seconds = Double(text.dropLast()), seconds.isFinite { return seconds }
    return text.contains(".") ? Double(text).flatMap { $0 >= 5 && $0 < 600 ? $0 : nil } : nil
  }
}
