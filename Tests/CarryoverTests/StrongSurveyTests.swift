import Support
import Testing
import TextStreams

@testable import Carryover

/// The first pass over Strong's CSV, which takes over from the row before what a row has in common with it.
@Suite("Strong: the first pass")
struct StrongSurveyTests {
  /// What a pass finds that does not depend on how the text was cut.
  private struct Findings: Equatable {
    var records = 0
    var isInOrder = false
    var evidence: [String] = []
    var weights = 0
    var unitChange: String?
  }

  private static func survey(_ text: String, chunk: Int) -> Findings? {
    let bytes = Array(text.utf8)
    let layout = bytes.withByteSlice { StrongLayout(prefix: $0, vocabulary: .shipped) }
    guard let layout else { return nil }
    var survey = StrongSurvey(
      layout: layout, dates: CivilDateReader(), vocabulary: .shipped, collectsBlocks: false, weighsEvidence: true)
    var start = 0
    while start < bytes.count {
      let end = min(start + chunk, bytes.count)
      Array(bytes[start..<end]).withByteSlice { survey.consume($0) }
      start = end
    }
    survey.finish()
    var findings = Findings(records: survey.recordCount, isInOrder: survey.isInOrder)
    findings.evidence = [survey.evidence.summary(for: .kilogram), survey.evidence.summary(for: .pound)]
    findings.weights = survey.evidence.weights
    findings.unitChange = survey.switches.find().map { "\($0.from) \($0.first) \($0.exercises)" }
    return findings
  }

  @Test("Rows share what they share however the text is cut", arguments: 0..<40)
  func sharedFields(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let names = ["Squat", "Squat (Smith)", "Bench Press", "\"Row, \"\"bent\"\" over\"", "Deadlift"]
    var text = appleHeader
    for day in 1...24 {
      let month = day % 12 + 1
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        let name = names.randomElement(using: &generator) ?? names[0]
        for set in 1...4 {
          // Few weights, so that neighbours often have the same, in another exercise, too; some days come again.
          let weight = ["60", "62.5", "100", "0", ""].randomElement(using: &generator) ?? ""
          let shown = Int.random(in: 0..<9, using: &generator) == 0 ? 1 : month
          text +=
            "2024-\(shown < 10 ? "0" : "")\(shown)-0\(day / 12 + 1) 18:00:00,A,1h,\(name),\(set),\(weight),5,0,0,,,\n"
        }
        if Int.random(in: 0..<8, using: &generator) == 0 { text += "nonsense,A,1h,\(name),1,60,5,0,0,,,\n" }
        if Int.random(in: 0..<12, using: &generator) == 0 { text += appleHeader }
      }
    }
    let bytewise = try #require(Self.survey(text, chunk: 1))
    #expect(bytewise.weights > 2)
    for chunk in [7, 64, 1000, text.utf8.count] { #expect(Self.survey(text, chunk: chunk) == bytewise) }
  }

  @Test("A change of unit is found among exercises that change, and not where too few do")
  func unitChange() throws {
    func log(changing: Int) -> String {
      var text = appleHeader
      for day in 1...28 {
        for exercise in 1...5 {
          let isLater = day > 14 && exercise <= changing
          let weight = (isLater ? 2.2046 : 1) * Double(40 + exercise * 10 + day % 3)
          text += "2024-01-\(day < 10 ? "0" : "")\(day) 18:00:00,A,1h,Lift \(exercise),1,\(weight),5,0,0,,,\n"
        }
      }
      return text
    }
    #expect(try #require(Self.survey(log(changing: 5), chunk: 4096)).unitChange == "2024-01-15 kilogram 5")
    #expect(try #require(Self.survey(log(changing: 3), chunk: 4096)).unitChange == "2024-01-15 kilogram 3")
    #expect(try #require(Self.survey(log(changing: 2), chunk: 4096)).unitChange == nil)
    #expect(try #require(Self.survey(log(changing: 0), chunk: 4096)).unitChange == nil)
  }
}
