import Carryover

/// A session as a careful person reads it in a log.
struct ExpectedSession {
  /// `2024-03-05`, or `2024-03-05 18:30`; `-` where nothing dates it.
  var start: String
  /// What it is called, where the expectation says so.
  var title: String?
  /// Words of the header lines: `duration 62 min`, `pain Knees, Neck`.
  var fields: [String] = []
  /// The exercises, in order.
  var exercises: [ExpectedExercise] = []
}

/// An exercise as a careful person reads it in a log.
struct ExpectedExercise {
  /// Its name.
  var name: String
  /// Whether its numbers are for one side.
  var isUnilateral: Bool
  /// Its sets, in order.
  var sets: [SetWords] = []
}

/// What a careful person reads in a log.
///
/// Lines by their first sign: `=` start and title of a session, `:` a field of it, `#` an exercise (`{each}` after it:
/// its numbers are for one side), `%` a remark, anything else the sets of one line of the log, with commas between them
/// and `3*` before one that was done three times. `&` stands before sets whose line of the log was counted already, and
/// `-` alone for a line that holds sets but adds none to those written below it.
struct Expectation {
  /// The sessions, in order.
  private(set) var sessions: [ExpectedSession] = []
  /// How many lines of the log hold a set.
  private(set) var setLines = 0
  /// Lines that say nothing this form knows.
  private(set) var mistakes: [String] = []

  init(_ text: String) {
    for line in text.split(separator: "\n") { read(line.drop { $0 == " " }) }
  }

  private mutating func read(_ line: Substring) {
    guard let sign = line.first, sign != "%" else { return }
    let rest = line.dropFirst().drop { $0 == " " }
    switch sign {
    case "=": begin(rest)
    case ":" where !sessions.isEmpty: sessions[sessions.count - 1].fields.append(String(rest))
    case "#" where !sessions.isEmpty: sessions[sessions.count - 1].exercises.append(exercise(rest))
    case "-" where rest.isEmpty: setLines += 1
    case "&": add(rest)
    default:
      setLines += 1
      add(line)
    }
  }

  private mutating func begin(_ text: Substring) {
    var words = text.split(separator: " ", omittingEmptySubsequences: false)[...]
    var start = String(words.popFirst() ?? "")
    if let time = words.first, time.count == 5, time.dropFirst(2).first == ":" { start += " \(words.removeFirst())" }
    let title = words.joined(separator: " ")
    sessions.append(ExpectedSession(start: start, title: title.isEmpty ? nil : title))
  }

  private func exercise(_ text: Substring) -> ExpectedExercise {
    let isUnilateral = text.hasSuffix(" {each}")
    return ExpectedExercise(name: String(text.dropLast(isUnilateral ? 7 : 0)), isUnilateral: isUnilateral)
  }

  private mutating func add(_ line: Substring) {
    guard let last = sessions.indices.last, let exercise = sessions[last].exercises.indices.last else {
      mistakes.append(String(line))
      return
    }
    for part in line.split(separator: ",") {
      var text = part.drop { $0 == " " }
      let factor = text.prefix { $0.isNumber }
      var count = 1
      if text.dropFirst(factor.count).first == "*" {
        count = Int(factor) ?? 0
        text = text.dropFirst(factor.count + 1)
      }
      if count == 0 { mistakes.append(String(part)) }
      sessions[last].exercises[exercise].sets += Array(repeating: SetWords(text), count: count)
    }
  }
}

extension Expectation {
  /// How many sets there are.
  var setCount: Int { sessions.reduce(0) { $0 + $1.exercises.reduce(0) { $0 + $1.sets.count } } }

  /// Every set with its day and exercise, in order: what the sets read are held against.
  var sets: [String] {
    sessions.flatMap { session in
      session.exercises.flatMap { exercise in
        exercise.sets.map { named($0, exercise.name, session.start.split(separator: " ").first.map(String.init)) }
      }
    }
  }
}

/// A set with the day and the exercise it belongs to.
func named(_ set: SetWords, _ exercise: String, _ day: String?) -> String {
  "\(day ?? "-") \(foldedName(exercise)): \(set)"
}
