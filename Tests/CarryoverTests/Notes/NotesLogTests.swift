import Carryover
import Support
import Testing

/// Logs in many hands, each with what a careful person reads in it.
@Suite("Notes: logs as people write them")
struct NotesLogTests {
  @Test("There are many logs, and each has an expectation in which every line is understood")
  func expectations() {
    #expect(NotesLog.shipped.count >= 96)
    for log in NotesLog.shipped {
      #expect(log.expectation.mistakes.isEmpty && log.expectation.setCount > 0, "\(log.name)")
    }
  }

  @Test("Every set of a log is read as it is, in its order, and nothing else is", arguments: NotesLog.shipped)
  func sets(log: NotesLog) throws {
    let reading = try log.read()
    let score = NotesScore(log, reading)
    #expect(score.missing.isEmpty && score.invented.isEmpty, "\(score.line(log.name))")
    #expect(reading.sets == log.expectation.sets)
  }

  @Test("Sessions have the day, the time, the name and the fields they are given", arguments: NotesLog.shipped)
  func fields(log: NotesLog) throws {
    let sessions = try log.read().sessions
    for expected in log.expectation.sessions {
      let sameStart = sessions.filter { $0.describes(start: expected.start) }
      try #require(!sameStart.isEmpty, "\(expected.start) in \(sessions.map { $0.start?.description ?? "-" })")
      if let title = expected.title { #expect(sameStart.contains { $0.title == title }, "\(title)") }
      for field in expected.fields { #expect(sameStart.contains { $0.says(field) }, "\(expected.start): \(field)") }
      for exercise in expected.exercises where exercise.isUnilateral {
        let named = sameStart.flatMap { $0.sections.flatMap(\.exercises) }.filter { $0.name == exercise.name }
        #expect(named.contains { $0.isUnilateral }, "\(exercise.name)")
      }
    }
  }

  @Test("No line that holds a set is kept as a note, and every line is counted", arguments: NotesLog.shipped)
  func lines(log: NotesLog) throws {
    let rows = try log.read().summary.rows
    #expect(rows.sets == log.expectation.setLines, "\(rows)")
    #expect(rows.total == log.lineCount && rows.rejected == 0, "\(rows)")
  }
}

extension NotesLog: CustomTestStringConvertible {
  var testDescription: String { name }

  /// How many lines there are, however they end; blank ones and a last one without an end included.
  var lineCount: Int {
    var count = 0
    var isInside = false
    for (place, byte) in bytes.enumerated() {
      if byte == 10, place > 0, bytes[place - 1] == 13 { continue }
      isInside = byte != 10 && byte != 13
      if !isInside { count += 1 }
    }
    return isInside ? count + 1 : count
  }
}

extension Session {
  /// Whether it starts so: a day alone stands for any time of it.
  fileprivate func describes(start text: String) -> Bool {
    guard let start else { return text == "-" }
    let parts = text.split(separator: " ")
    let time = start.time.map { String($0.description.prefix(5)) }
    return parts.first.map(String.init) == start.date.description && (parts.count < 2 || time == String(parts[1]))
  }

  /// Whether it says what a field of an expectation says.
  fileprivate func says(_ field: String) -> Bool {
    let words = field.split(separator: " ", maxSplits: 1).map(String.init)
    guard words.count == 2 else { return false }
    let value = words[1].split(separator: " ").first.flatMap { Double(String($0)) }
    switch words[0] {
    case "duration": return value.map { $0 * 60 } == duration
    case "feeling": return value == feeling.map(Double.init)
    case "rpe": return value == rpe
    case "bodyweight": return bodyweight?.value == value && words[1].hasSuffix(bodyweight?.unit?.rawValue ?? "?")
    case "pain": return painTags == (words[1] == "none" ? [] : words[1].split(separator: ", ").map(String.init))
    default: return false
    }
  }
}
