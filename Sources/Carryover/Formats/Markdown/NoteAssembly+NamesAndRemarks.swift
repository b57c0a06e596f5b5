import TextStreams
import TrainingModel

/// Names above their sets with numbers beside them that are no sets: how a machine is set, a tempo, a goal.
extension NoteAssembly {
  /// `Leg curl (pin 5)`, `Leg extension (3-0-1 tempo)`, `Leg curl #4` above sets without a name: the name, and a remark.
  mutating func takeNameAndRemark(_ line: NoteLine) -> Bool {
    // Few lines have a bracket, name a machine's setting, or stand above numbers alone.
    guard line.kind == .text || line.kind == .item, !line.isQuoted, line.box == nil, line.plain.utf8.count <= 80,
      index + 1 < lines.count,
      line.plain.hasDigit || line.plain.utf8.last == UInt8(ascii: ")"),
      line.plain.hasByte(UInt8(ascii: ")")) || Self.settings.mayBeIn(line.plain)
        || followsBlank && isNumberAlone(index + 1),
      (Self.number(lines[index + 1].plain)?.number ?? 0) <= 30 || !isNumberAlone(index + 1),
      isNumberAlone(index + 1) || setsAreNamed(at: index + 1) == false
    else { return false }
    let text = label(line.plain)
    if takeNameBeforeSetting(text, line) || takeNameBeforeRemark(text, line) { return true }
    // `Leg curl 2nd machine`, `30° incline press`
    guard line.plain.hasDigit, followsBlank, isNumberAlone(index + 1), isNumberAlone(index + 2),
      nameAndLoad(text) == nil,
      reading(index)?.sets.isEmpty != false, case let look = document.names.look(text), look.isLikely, !look.isSentence,
      look.wordCount <= 6, case let heading = document.reader.heading(text, in: NotationContext()),
      heading.statedLoad == nil
    else { return false }
    flushCells()
    beginExercise(text, line)
    return true
  }

  private static let settings = NoteBeginnings(NoteStructureWords.settingsOfMachines.all)

  /// `Leg press, seat 3`, `Leg curl (machine, pin 5)`
  private mutating func takeNameBeforeSetting(_ text: String, _ line: NoteLine) -> Bool {
    let words = text.split(whereSeparator: { " ([,".contains($0) })
    let isSet = zip(words, words.dropFirst()).contains { word, next in
      NoteStructureWords.settingsOfMachines.contains(word) && next.utf8.first?.isDigit == true
    }
    guard isSet,
      case let heading = document.reader.heading(text, in: NotationContext()), heading.statedLoad == nil,
      !heading.name.isEmpty, !heading.name.hasDigit, document.names.look(label(heading.name)).isLikely
    else { return false }
    flushCells()
    beginExercise(text, line)
    return true
  }

  /// `Leg extension (3-0-1 tempo)`, `Curl (felt heavy)`; `Dips (+10)` says the load of all.
  private mutating func takeNameBeforeRemark(_ text: String, _ line: NoteLine) -> Bool {
    guard text.utf8.last == UInt8(ascii: ")"), let open = text.lastIndex(of: "("),
      // `A1. Push-up (2111)`
      case let head = text[..<open].trimmedSpaces,
      // `DL: 215 kg x1 (belt, no straps)` is a set.
      !head.hasDigit || document.reader.read(head, in: NotationContext())?.sets.isEmpty ?? true,
      case let name = document.reader.heading(head, in: NotationContext()).name, !name.isEmpty, !name.hasDigit,
      case let remark = text[text.index(after: open)...].dropLast().trimmedSpaces,
      case let look = document.names.look(name),
      look.isKnown || look.isLikely && !look.isSentence && look.wordCount <= 4
    else { return false }
    if let load = loadBesideName(head, remark) {
      flushCells()
      beginExercise(head, line)
      self.open.exercise?.statedLoad = load
      // `(band, -20 kg)` says more than the load.
      if remark.contains(",") { addNote(text: "(\(remark))", at: .exercise(session.sections.count - 1, exerciseIndex)) }
      return true
    }
    let heading = document.reader.heading(text, in: NotationContext())
    guard heading.statedLoad == nil, heading.statedUnit == nil, heading.restPeriod == nil,
      remark.hasDigit
        ? isManner(remark, of: look) && (isCountAlone(index + 1) || isNumberAlone(index + 1) || tellsManner(remark))
        : NoteProse.isSentence(remark, wordCount: remark.split(separator: " ").count)
          || ["the ", "my ", "our "].contains(where: { remark.hasPrefix($0) })
    else { return false }
    flushCells()
    beginExercise(head, line)
    addNote(text: "(\(remark))", at: .exercise(session.sections.count - 1, exerciseIndex))
    return true
  }

  /// `Squat (felt heavy): 80 kg x 5`: how it was is told of the sets, and is no part of the name.
  ///
  /// - Returns: Whether there was any.
  func takeRemarkOfName(_ reading: inout NotationReading, _ name: inout String) -> Bool {
    guard name.utf8.last == UInt8(ascii: ")"), let open = name.lastIndex(of: "("), !name.hasDigit,
      case let head = name[..<open].trimmedSpaces, document.names.look(head).isLikely,
      case let remark = name[name.index(after: open)...].dropLast().trimmedSpaces,
      NoteProse.isSentence(remark, wordCount: remark.split(separator: " ").count)
    else { return false }
    name = head
    reading.note = ["(\(remark))", reading.note].compactMap(\.self).joined(separator: " ")
    return true
  }

  /// Of `Dips (+10)`, `Pull-ups (assisted, -20 kg)` what is added or taken off.
  private func loadBesideName(_ name: String, _ remark: String) -> Load? {
    let part = remark.split(separator: ",").map { $0.trimmedSpaces }.last { $0.hasPrefix("+") || $0.hasPrefix("-") }
    guard let part, let (number, rest) = Self.number(String(part.dropFirst())), number > 0 else { return nil }
    let unit = rest.isEmpty ? loadUnit : document.words.loadUnit(NoteWords.key(rest))
    guard rest.isEmpty || unit != nil, document.names.look(name).isBodyweight else { return nil }
    return Load(value: number, unit: unit, kind: part.hasPrefix("+") ? .added : .assisted)
  }

  /// `30X1`, `2111`: how long each part of a repetition takes.
  private static func isTempo(_ remark: String) -> Bool {
    remark.utf8.count == 4 && remark.utf8.allSatisfy { $0.isDigit || $0 | 32 == UInt8(ascii: "x") }
      && remark.utf8.first?.isDigit == true
  }

  /// Whether a remark says by its words how the sets were done, or what they were meant to be.
  private func tellsManner(_ remark: String) -> Bool {
    Self.isTempo(remark)
      || remark.split(separator: " ").contains { word in
        switch document.words.word(word) {
        case .tempo, .seconds, .planned: true
        // `(20 mm, half crimp)`
        default: word.hasPrefix("mm")
        }
      }
  }

  /// Whether a remark with a number tells no sets of its own, nor what each of them weighs: `3 sec down`, `goal 12`.
  private func isManner(_ remark: String, of look: NoteNameLook) -> Bool {
    if Self.isTempo(remark) { return true }
    // `Plank (held 60 sec)`
    let tellsTime = remark.split(separator: " ").contains { word in
      let unit = document.words.word(word.drop { $0.isNumber })
      return unit == .seconds || unit == .minutes
    }
    if tellsTime, look.isTimed || look.isDistance { return false }
    guard let reading = document.reader.read(remark, in: NotationContext()) else { return true }
    guard reading.sets.count <= 1, reading.sets.allSatisfy({ $0.load == nil && $0.distance == nil && $0.reps == nil })
    else {
      return false
    }
    if look.isTimed || look.isDistance { return reading.sets.isEmpty }
    // `20 sec` alone is how long.
    return remark.split(separator: " ").count > 2 || remark.first?.isNumber != true
  }

  /// `Antagonist: push-ups 3x15, wrist curls 3x15`: what somebody calls the exercises that follow.
  func takeTitle(_ reading: inout NotationReading, _ name: inout String) {
    guard !reading.further.isEmpty, let (key, value) = Self.keyAndValue(name), !value.isEmpty,
      !document.names.look(key).isLikely, document.names.look(value).isLikely
    else { return }
    name = value
    reading.note = [key, reading.note].compactMap(\.self).joined(separator: " – ")
  }

  /// `Cash out: 1000 m row 3:52`: what was done stands behind how far, and the label before it is no name.
  func takeNameBehindWay(_ reading: inout NotationReading, _ name: inout String, _ line: NoteLine) {
    guard reading.further.isEmpty, let (key, value) = Self.keyAndValue(line.plain), key == name,
      value.utf8.first?.isDigit == true, reading.sets.allSatisfy({ $0.distance != nil }),
      isPartLabel(key) || document.words.entry(key[...])?.lists.contains(.group) == true,
      let own = document.reader.read(value, in: NotationContext()), own.sets.count == reading.sets.count,
      !own.name.isEmpty, document.names.look(own.name).isLikely
    else { return }
    (name, reading) = (own.name, own)
    reading.note = [key, own.note].compactMap(\.self).joined(separator: ", ")
  }
}
