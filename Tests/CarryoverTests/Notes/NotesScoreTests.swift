import Carryover
import Testing

/// Prints how many sets are found exactly right, for the shipped logs or those of any other folder.
@Suite("Notes: score")
struct NotesScoreTests {
  @Test("Sets found exactly right, over the shipped logs or the folder CARRYOVER_NOTES names")
  func score() throws {
    let logs = NotesLog.scored ?? NotesLog.shipped
    try #require(!logs.isEmpty)
    var total = NotesScore()
    var keptAsNotes = 0
    for log in logs {
      let reading = try log.read()
      let score = NotesScore(log, reading)
      total += score
      print(score.line(log.name))
      for set in score.missing { print("  missing  \(set)") }
      for set in score.invented { print("  invented \(set)") }
      #expect(log.expectation.mistakes.isEmpty, "\(log.name)")
      #expect(reading.summary.rows.total == log.lineCount, "\(log.name)")
      keptAsNotes += max(0, log.expectation.setLines - reading.summary.rows.sets)
    }
    print(total.line("all \(logs.count) logs"))
    print("lines that hold a set and were kept as notes: \(keptAsNotes)")
    if NotesLog.scored == nil { #expect(total.f1 == 1 && keptAsNotes == 0) }
  }

  @Test("A score counts each set once, and what is read too often is wrong")
  func counting() throws {
    let log = NotesLog(
      name: "a.md", bytes: [], expectation: Expectation("= 2024-03-05\n# Squat\n2* 100kg x5, 90kg x8\n"))
    let set = "2024-03-05 squat: 100kg x5"
    #expect(log.expectation.sets == [set, set, "2024-03-05 squat: 90kg x8"] && log.expectation.setLines == 1)
    let reading = try NotesReading("# 2024-03-05\nSquat 100 kg x 5, 100 kg x 5, 100 kg x 5\n")
    let score = NotesScore(log, reading)
    #expect(score.right == 2 && score.expected == 3 && score.read == 3)
    #expect(score.missing == ["2024-03-05 squat: 90kg x8"] && score.invented == [set])
  }
}
