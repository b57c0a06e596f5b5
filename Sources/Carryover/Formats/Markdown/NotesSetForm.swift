import TextStreams
import TrainingModel

/// Reads a bullet in the written form, and nothing else: the inverse of `NotesSetText`.
///
/// In this form a unit or a word says of every number what it is, so that it needs neither a vote nor what stands
/// around it, and the same text in anybody's notes means the same. What is not in it is left to `NotationReader`.
struct NotesSetForm {
  private var scanner: NotesScanner
  /// Whether the check box before the text is empty: what stands there was meant, and not done.
  private let isOpen: Bool
  private var statesKind: [Bool] = []

  private init(scanner: NotesScanner, isOpen: Bool) {
    self.scanner = scanner
    self.isOpen = isOpen
  }

  /// What a bullet says.
  struct Reading {
    var sets: [LoggedSet]
    /// Whether each of the sets says its kind.
    var statesKind: [Bool]
    var note: String?
    /// Whether the note is marked as one, so that nothing else is looked for in it.
    var isNoteLiteral = false
  }

  /// Reads a bullet's text, without list mark and check box; `nil` where it is not in the written form.
  static func read(_ text: String, isOpen: Bool) -> Reading? {
    if !isOpen, let plain = text.withByteSlice({ NotesPlainSet(ofBullet: $0) }), plain.weight.isInPounds != nil {
      return plain.isWritten ? Reading(sets: [plain.set()], statesKind: [false]) : nil
    }
    var bytes = Array(text.utf8)[...]
    guard let first = bytes.first, mayBegin(first) else { return nil }
    var note: String?
    if let mark = dash(in: bytes) {
      note = String(decoding: bytes[(mark + 5)...], as: UTF8.self)
      bytes = bytes[..<mark]
    }
    var form = NotesSetForm(scanner: NotesScanner(bytes), isOpen: isOpen)
    guard let sets = form.sets(), form.scanner.isAtEnd else { return nil }
    return Reading(
      sets: sets, statesKind: form.statesKind, note: note.map { NotesProse.unescaped($0) },
      isNoteLiteral: note.map { NotesProse.isEscaped($0) } ?? false)
  }

  /// Where the dash before a note stands, with the spaces around it.
  private static func dash(in bytes: ArraySlice<UInt8>) -> Int? {
    var index = bytes.startIndex
    while index + 4 < bytes.endIndex {
      if bytes[index] == 32, bytes[index + 1] == 0xE2, bytes[index + 2] == 0x80, bytes[index + 3] == 0x94,
        bytes[index + 4] == 32
      {
        return index
      }
      index += 1
    }
    return nil
  }

  private static func mayBegin(_ byte: UInt8) -> Bool {
    48...57 ~= byte || "~(@BLdlA".utf8.contains(byte)
  }

  private mutating func sets() -> [LoggedSet]? {
    guard var sets = self.set() else { return nil }
    while scanner.take(" > ") {
      guard !isOpen, sets.last?.load != nil, let drop = self.set(), drop.count == 1, drop[0].load != nil else {
        return nil
      }
      sets += drop
      sets[sets.count - 1].kind = .drop
      statesKind[sets.count - 1] = true
    }
    return sets
  }

  private mutating func set() -> [LoggedSet]? {
    var set = LoggedSet(id: Identifier(.zero))
    statesKind.append(false)
    let isApproximate = scanner.take("~")
    let measure = scanner.measure()
    if isOpen {
      guard let measure, !isApproximate, measure.sides == nil else { return nil }
      set.isCompleted = false
      set.target = measure.target
      if scanner.take(" @ RPE ") {
        guard let rpe = scanner.number() else { return nil }
        set.target?.rpe = rpe
      }
    } else if let measure {
      guard measure.isDone else { return nil }
      (set.load, set.distance, set.duration) = (measure.load, measure.distance, measure.duration)
      set.reps = measure.reps.flatMap { Int($0) }
      set.isApproximate = isApproximate
    } else if isApproximate {
      return nil
    }
    guard isOpen || readEfforts(&set) else { return nil }
    let hasWords = scanner.take(measure == nil && !set.hasEffort ? "(" : " (")
    if hasWords, !readWords(&set) { return nil }
    // A load alone may be that of the sets below, and an effort alone that of those above.
    if !hasWords, !isOpen, measure?.isLoadAlone ?? true, measure == nil || !set.hasEffort { return nil }
    guard let (left, right) = measure?.sides else { return [set] }
    var other = set
    (set.side, set.reps) = (.left, left)
    (other.side, other.reps) = (.right, right)
    statesKind.append(statesKind[statesKind.count - 1])
    return [set, other]
  }

  private mutating func readEfforts(_ set: inout LoggedSet) -> Bool {
    // Behind nothing else there is no space before it.
    if scanner.take("@ RPE ") || scanner.take(" @ RPE ") {
      guard let rpe = scanner.number() else { return false }
      set.rpe = rpe
      if scanner.take("-") {
        guard let upper = scanner.number() else { return false }
        set.rpeUpper = upper
      }
    }
    if scanner.take("@ RIR ") || scanner.take(" @ RIR ") {
      guard let rir = scanner.number() else { return false }
      set.rir = rir
    }
    return true
  }

  // MARK: Words in brackets

  private mutating func readWords(_ set: inout LoggedSet) -> Bool {
    repeat {
      guard readWord(&set) else { return false }
    } while scanner.take(", ")
    return scanner.take(")")
  }

  private mutating func readWord(_ set: inout LoggedSet) -> Bool {
    if let kind: SetKind = scanner.take("warm-up")
      ? .warmup : scanner.take("drop") ? .drop : scanner.take("working") ? .working : nil
    {
      set.kind = kind
      statesKind[statesKind.count - 1] = true
    } else if scanner.take("to failure") {
      set.toFailure = true
    } else if scanner.take("left") {
      set.side = .left
    } else if scanner.take("right") {
      set.side = .right
    } else if scanner.take("skipped") {
      set.isCompleted = false
    } else if scanner.take("held ") {
      set.holdTime = scanner.seconds()
      return set.holdTime != nil
    } else if scanner.take("rest ") {
      set.restAfter = scanner.seconds()
      return set.restAfter != nil
    } else if scanner.take("pace ") {
      set.pace = scanner.clock()
      return set.pace != nil && scanner.take("/km")
    } else if scanner.take("target ") {
      return readTarget(&set)
    } else if let count = scanner.wholeNumber() {
      set.partialReps = count
      return scanner.take(" partial reps")
    } else {
      return scanner.take("done")
    }
    return true
  }

  private mutating func readTarget(_ set: inout LoggedSet) -> Bool {
    var target = Target()
    let measure = scanner.measure()
    if let measure {
      guard measure.sides == nil else { return false }
      target = measure.target
    }
    if scanner.take(measure == nil ? "@ RPE " : " @ RPE ") {
      guard let rpe = scanner.number() else { return false }
      target.rpe = rpe
    }
    set.target = target
    return target != Target()
  }
}

extension LoggedSet {
  fileprivate var hasEffort: Bool { rpe != nil || rir != nil }
}
