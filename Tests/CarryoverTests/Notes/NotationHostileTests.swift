import Support
import Testing

@testable import Carryover

/// Lines that nobody means as sets: they end, and hold no more than a line may.
struct NotationHostileTests {
  @Test(
    "A line of a mebibyte is read in bounded work",
    arguments: [
      "((((", "1x", "1,", "L8 ", "3x5 @ 100, ", "1-", "set ", "BW+", "@8 ", "bench 3x5 ", "100x5 then ",
      "12 push ups and ",
      "RPE ", "1/", "é", "组", "１", "felt good 3x5. ", "100 sets x 100x, ",
    ])
  func endless(_ piece: String) {
    let text = String(repeating: piece, count: 262_144 / piece.utf8.count)
    let reading = NotationReader().read(text, in: NotationContext())
    #expect(reading?.sets.count ?? 0 <= NotationLine.setLimit)
  }

  @Test("Pieces of notation in any order make sets with numbers that a set may have")
  func soup() {
    let pieces = [
      "3", "5", "x", "@", "100", "kg", "lb", ",", ";", "+", "-", "/", "(", ")", "RPE", "8", "BW", "L", "R", "AMRAP",
      "5+", ":",
      "8-12", "%", "bench", "felt", "then", "drop", "warm-up", "1:30", "km", "s", "\"", "???", "~", ">", "got", "rest",
      "×", "次",
    ]
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<4000 {
      let count = Int.random(in: 1...12, using: &generator)
      let text = (0..<count).map { _ in pieces.randomElement(using: &generator) ?? "" }
        .joined(separator: Bool.random(using: &generator) ? " " : "")
      var context = NotationContext()
      context.isUnderExercise = Bool.random(using: &generator)
      let reading = NotationReader().read(text, in: context)
      for set in reading?.sets ?? [] {
        #expect(set.reps ?? 0 >= 0)
        #expect(set.load?.value ?? 0 >= 0)
        #expect(
          set.isCompleted || set.target != nil || reading?.isSkipped == true || set.reps != nil || set.load != nil)
      }
    }
  }
}
