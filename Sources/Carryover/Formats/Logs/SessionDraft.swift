/// A set's place in its exercise as the source numbers it: its number, or a negative value for a letter.
typealias SetMark = Int32

extension SetMark {
  static let warmup: SetMark = -1
  static let drop: SetMark = -2
  static let failure: SetMark = -3
  static let unnumbered: SetMark = -4
}

/// Notes as they come: the same one once, different ones under each other.
struct NoteDraft: Equatable {
  /// A note, and with which of its exercise's sets it came first and last, counted from 1.
  private struct Part {
    var text: String
    var first: Int
    var last: Int
  }
  private var parts: [Part] = []

  static func == (left: NoteDraft, right: NoteDraft) -> Bool { left.parts.map(\.text) == right.parts.map(\.text) }

  mutating func add(_ note: String, with set: Int = 0) {
    if let known = parts.firstIndex(where: { $0.text == note }) {
      parts[known].last = max(parts[known].last, set)
    } else {
      parts.append(Part(text: note, first: set, last: set))
    }
  }

  mutating func add(_ other: NoteDraft) {
    for part in other.parts { add(part.text, with: part.last) }
  }

  /// Takes out the notes that came with sets after a number of them.
  mutating func remove(after count: Int) -> NoteDraft {
    var removed = NoteDraft()
    for part in parts where part.last > count { removed.add(part.text, with: part.last - count) }
    parts.removeAll { $0.first > count }
    return removed
  }

  var isEmpty: Bool { parts.isEmpty }
  var text: String? { parts.count > 1 ? parts.map(\.text).joined(separator: "\n") : parts.first?.text }
}

/// An exercise as it grows row by row.
struct ExerciseDraft {
  var name: String
  /// The name's place in the reader's table.
  var nameIndex: Int
  var sets: [LoggedSet] = []
  var marks: [SetMark] = []
  /// The line of each set.
  var lines: [Int] = []
  var notes = NoteDraft()
  var restPeriod: Double?
  /// By what the file knows the superset that the exercise is of.
  var superset: String?
  /// The category that the app files the exercise under.
  var category: String?
  /// Rows that went into `notes` and `restPeriod`, for the accounts when they turn out to be repeats.
  var noteRows = 0
  var lastNumber: SetMark = -1

  init(name: String, nameIndex: Int) {
    self.name = name
    self.nameIndex = nameIndex
  }

  /// Adds the next set.
  mutating func append(_ set: LoggedSet, mark: SetMark, line: Int) {
    sets.append(set)
    marks.append(mark)
    lines.append(line)
    if mark >= 0 { lastNumber = mark }
  }

  /// Adds a note that came with the last set, or the rest after it.
  mutating func add(note: String) { notes.add(note, with: sets.count) }

  /// Forgets everything but its memory.
  mutating func reset(name: String, nameIndex: Int) {
    self.name = name
    self.nameIndex = nameIndex
    sets.removeAll(keepingCapacity: true)
    // Few exercises have more, and an array of this length is one that the system has at hand.
    sets.reserveCapacity(5)
    marks.removeAll(keepingCapacity: true)
    lines.removeAll(keepingCapacity: true)
    notes = NoteDraft()
    restPeriod = nil
    superset = nil
    category = nil
    noteRows = 0
    lastNumber = -1
  }
}

/// A session as it grows block by block.
struct SessionDraft {
  var title: String?
  var duration: Double?
  /// Whether a row said something of the duration, readable or not.
  var hasDuration = false
  var bodyweight: Load?
  var notes = NoteDraft()
  var exercises: [ExerciseDraft] = []
  var firstLine = 0
  var hasBlocks = false
  /// Whether the exercises were put together that a chance order of rows took apart.
  var isCoalesced = false

  mutating func add(note: String) { notes.add(note) }
}

/// What laying a block over a session found.
struct BlockMerge {
  /// Rows counted as sets, rests and notes that turned out to say again what was there.
  var repeatedSets = 0
  var repeatedRests = 0
  var repeatedNotes = 0
  /// Exercises of the block that were there already.
  var matchedExercises = 0
  /// Sets that came again with other values: the exercise's name and the set's mark.
  var contradictions: [(exercise: String, mark: SetMark, line: Int)] = []
}

extension SessionDraft {
  /// Lays a later block of the same workout over what is there: rows that say the same count as repeated, rows that
  /// go on are added, rows that contradict replace what they contradict.
  ///
  /// A block says an exercise *again* when it has one of its set numbers or all its sets; then its letters are matched
  /// by their order too, and those of the block's other exercises. Otherwise it goes on: its numbered sets find their
  /// place by number, its lettered ones follow.
  mutating func merge(_ block: [ExerciseDraft]) -> BlockMerge {
    var result = BlockMerge()
    let places = matches(of: block)
    let saysAgain = zip(block, places).contains { incoming, place in
      place.map { exercises[$0].isSaidAgain(by: incoming) } ?? false
    }
    for (incoming, place) in zip(block, places) {
      if let place {
        result.matchedExercises += 1
        exercises[place].merge(incoming, blockSaysAgain: saysAgain, into: &result)
      } else {
        exercises.append(incoming)
      }
    }
    return result
  }

  /// The session's exercise that each exercise of a block speaks of: the first of a name of the first, and so on.
  private func matches(of block: [ExerciseDraft]) -> [Int?] {
    var occurrences: [String: Int] = [:]
    return block.map { incoming in
      let occurrence = occurrences[incoming.name, default: 0]
      occurrences[incoming.name] = occurrence + 1
      let places = exercises.indices.filter { exercises[$0].name == incoming.name }
      return occurrence < places.count ? places[occurrence] : nil
    }
  }

  /// Puts together what only a chance order of rows took apart: the same exercise with other set numbers.
  ///
  /// An exercise that was really done twice has the number 1 twice, and stays two.
  static func coalesced(_ block: [ExerciseDraft]) -> [ExerciseDraft] {
    var result: [ExerciseDraft] = []
    for exercise in block {
      let numbers = exercise.marks.filter { $0 >= 0 }
      let place = result.firstIndex { earlier in
        earlier.name == exercise.name && !numbers.isEmpty && earlier.marks.contains { $0 >= 0 }
          && !earlier.marks.contains { $0 >= 0 && numbers.contains($0) }
      }
      if let place { result[place].absorb(exercise) } else { result.append(exercise) }
    }
    return result
  }

  /// Whether a block says the whole session once more.
  func isRepeated(by block: [ExerciseDraft]) -> Bool {
    block.count == exercises.count
      && zip(block, exercises).allSatisfy {
        $0.name == $1.name && $0.marks == $1.marks && $0.sets == $1.sets && $0.restPeriod == $1.restPeriod
      }
  }
}

extension ExerciseDraft {
  /// Takes in the rows of the same exercise that stood apart.
  fileprivate mutating func absorb(_ other: ExerciseDraft) {
    notes.add(other.notes)
    noteRows += other.noteRows
    restPeriod = restPeriod ?? other.restPeriod
    for index in other.sets.indices { insert(other.sets[index], mark: other.marks[index], line: other.lines[index]) }
  }

  /// Whether another draft of the exercise says it again: it has one of its set numbers, or all its sets as they are.
  ///
  /// A single lettered set that is alike may just as well be a further one, and is taken for that.
  fileprivate func isSaidAgain(by incoming: ExerciseDraft) -> Bool {
    incoming.marks.contains { $0 >= 0 && marks.contains($0) }
      || (incoming.sets.count > 1 && incoming.marks == marks && incoming.sets == sets)
  }

  fileprivate mutating func merge(_ incoming: ExerciseDraft, blockSaysAgain: Bool, into result: inout BlockMerge) {
    mergeNotes(incoming, into: &result)
    let isLetteredOnly = !incoming.marks.contains { $0 >= 0 }
    let saysAgain = isSaidAgain(by: incoming) || (blockSaysAgain && isLetteredOnly)
    let known = marks
    var letters: [SetMark: Int] = [:]
    for index in incoming.sets.indices {
      let set = incoming.sets[index]
      let mark = incoming.marks[index]
      let ordinal = letters[mark, default: 0]
      letters[mark] = ordinal + 1
      let place = saysAgain ? Self.place(of: mark, ordinal: mark >= 0 ? 0 : ordinal, in: known) : nil
      if let place, place < sets.count, marks[place] == mark {
        replace(at: place, with: set, mark: mark, line: incoming.lines[index], into: &result)
      } else {
        insert(set, mark: mark, line: incoming.lines[index])
      }
    }
  }

  private static func place(of mark: SetMark, ordinal: Int, in marks: [SetMark]) -> Int? {
    var seen = 0
    for (index, other) in marks.enumerated() where other == mark {
      if seen == ordinal { return index }
      seen += 1
    }
    return nil
  }

  private mutating func mergeNotes(_ incoming: ExerciseDraft, into result: inout BlockMerge) {
    if !incoming.notes.isEmpty {
      if notes == incoming.notes { result.repeatedNotes += incoming.noteRows } else { noteRows += incoming.noteRows }
      notes.add(incoming.notes)
    }
    guard let rest = incoming.restPeriod else { return }
    if incoming.sets.isEmpty, let last = sets.indices.last, sets[last].restAfter == nil {
      sets[last].restAfter = rest
    } else if incoming.sets.isEmpty, sets.last?.restAfter == rest {
      result.repeatedRests += 1
    } else {
      // The same rest again, or another that stands in its place.
      if restPeriod != nil { result.repeatedRests += 1 }
      restPeriod = rest
    }
  }

  private mutating func replace(
    at place: Int, with set: LoggedSet, mark: SetMark, line: Int, into result: inout BlockMerge
  ) {
    var incoming = set
    if incoming.restAfter == nil {
      incoming.restAfter = sets[place].restAfter
    } else if sets[place].restAfter != nil {
      result.repeatedRests += 1
    }
    result.repeatedSets += 1
    guard incoming != sets[place] else { return }
    result.contradictions.append((name, mark, line))
    sets[place] = incoming
  }

  private mutating func insert(_ set: LoggedSet, mark: SetMark, line: Int) {
    let place = mark >= 0 ? marks.firstIndex { $0 > mark } ?? sets.count : sets.count
    sets.insert(set, at: place)
    marks.insert(mark, at: place)
    lines.insert(line, at: place)
  }
}
