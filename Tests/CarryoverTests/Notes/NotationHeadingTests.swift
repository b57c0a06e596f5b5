import Testing

@testable import Carryover

/// An exercise's own line.
struct NotationHeadingTests {
  struct Heading: Sendable, CustomTestStringConvertible {
    var text: String
    var name: String
    var load: Double?
    var unit: LoadUnit?
    var rest: Double?
    var label: String?
    var testDescription: String { text }
  }

  @Test(
    "Name, label, load, unit and rest",
    arguments: [
      Heading(text: "Squat 100 kg", name: "Squat", load: 100, unit: .kilogram),
      Heading(text: "A1. Squat @ 100 kg", name: "Squat", load: 100, unit: .kilogram, label: "A1"),
      Heading(text: "Squat (lb)", name: "Squat", unit: .pound),
      Heading(text: "**Bench Press**", name: "Bench Press"),
      Heading(text: "Bench Press - 2 min rest", name: "Bench Press", rest: 120),
      Heading(text: "B) Lat Pulldown", name: "Lat Pulldown", label: "B"),
      Heading(text: "1. Squat", name: "Squat"),
      Heading(text: "45° leg press", name: "45° leg press"),
      Heading(text: "[[Bench Press]]:", name: "Bench Press"),
      Heading(text: "🏋️ **Hack Squat**", name: "Hack Squat"),
      Heading(text: "Preacher 21s", name: "Preacher 21s"),
    ])
  func reads(_ heading: Heading) {
    let reading = NotationReader().heading(heading.text, in: NotationContext())
    #expect(reading.name == heading.name)
    #expect(reading.statedLoad?.value == heading.load)
    #expect(reading.statedUnit == heading.unit)
    #expect(reading.restPeriod == heading.rest)
    #expect(reading.supersetLabel == heading.label)
    #expect(reading.sets == [])
  }
}
