import Support
import Testing

@testable import Carryover

/// Sets below a name, written in every order.
struct NotationBareTests {
  @Test("Sets below their name", arguments: rows)
  func reads(_ row: NotationRow) {
    #expect(row.read == row.expected)
  }

  private static let rows: [NotationRow] = [
    NotationRow("10x3", "10* x3", "b"),
    NotationRow("1st set 60x10", "60 x10"),
    NotationRow("2nd: 60x8", "60 x8"),
    NotationRow("60 for 10, felt easy", "60 x10 — felt easy"),
    NotationRow("60kg — 10 reps — RPE 7", "60kg x10 @7"),
    NotationRow("60 kg, 10 reps, RPE 7", "60kg x10 @7"),
    NotationRow("10 reps, 60 kg, RPE 7", "60kg x10 @7"),
    NotationRow("60kg 10", "60kg x10"),
    NotationRow("60 10", "60 x10"),
    NotationRow("60, 10", "60 x10"),
    NotationRow("60/10", "60 x10"),
    NotationRow("60 - 10", "60 x10"),
    NotationRow("60kg-10", "60kg x10"),
    NotationRow("10 @60", "60 x10"),
    NotationRow("10r @ 60kg", "60kg x10"),
    NotationRow("10 x 60 kg", "60kg x10"),
    NotationRow("60kg x 10 x 1", "60kg x10"),
    NotationRow("1x10 60kg", "60kg x10"),
    NotationRow("1 x 10 @ 60 kg", "60kg x10"),
    NotationRow("1 set 10 reps 60 kg", "60kg x10"),
    NotationRow("60kg x 10+2", "60kg x10, 60kg x2"),
    NotationRow("60kg x 10 + 2 partials", "60kg x10"),
    NotationRow("60kg x 10 (2 spotted)", "60kg x10 — 2 spotted"),
    NotationRow("60kg x 8 + 2 forced", "60kg x8 — 2 forced"),
    NotationRow("60kg x 10, 8 (fail)", "60kg x10, 60kg x8 failure"),
    NotationRow("60kg x 10 - last rep ugly", "60kg x10 — last rep ugly"),
    NotationRow("60kg x 10. Felt good", "60kg x10 — Felt good"),
    NotationRow("60kg x 10!", "60kg x10 — !"),
    NotationRow("60kg x10 😅", "60kg x10 — 😅"),
    NotationRow("60kg×10・62.5kg×8", "60kg x10, 62.5kg x8"),
    NotationRow("- 60kg x 10", "60kg x10"),
    NotationRow("60 kg x 10 (RPE 7), 60 kg x 10 (RPE 8)", "60kg x10 @7, 60kg x10 @8"),
    NotationRow("60 kg x 10 @ 7, 65 kg x 8 @ 8", "60kg x10 @7, 65kg x8 @8"),
    NotationRow("3x10x60kg@7", "3* 60kg x10 @7"),
    NotationRow("3 x 10 x 60kg @RPE 7-8", "3* 60kg x10 @7 to 8"),
    NotationRow("3x10 (60kg)", "3* 60kg x10"),
    NotationRow("3x10 - 60kg", "3* 60kg x10"),
    NotationRow("3x10, 60kg", "3* 60kg x10"),
    NotationRow("3x10: 60kg", "3* 60kg x10"),
    NotationRow("3x10 = 60kg", "3* 60kg x10"),
    NotationRow("3x10 / 60kg", "3* 60kg x10"),
    NotationRow("3×10 à 60 kg", "3* 60kg x10"),
    NotationRow("3x10@60kg/RPE7", "3* 60kg x10 @7"),
    NotationRow("60kg/3x10", "3* 60kg x10"),
    NotationRow("60kg: 3x10", "3* 60kg x10"),
    NotationRow("60kg, 3x10", "3* 60kg x10"),
    NotationRow("60kg - 3x10", "3* 60kg x10"),
    NotationRow("60kg | 3x10", "3* 60kg x10"),
    NotationRow("60kg x 3x10", "3* 60kg x10"),
    NotationRow("60kg x (3x10)", "3* 60kg x10"),
    NotationRow("60 @ 3x10", "3* 60 x10"),
    NotationRow("60kg@3x10", "3* 60kg x10"),
    NotationRow("60 for 3x10", "3* 60 x10"),
    NotationRow("60 3x10", "3* 60 x10"),
    NotationRow("60-3x10", "3* 60 x10"),
    NotationRow("3x10-60", "3* 60 x10"),
    NotationRow("3x10 60", "3* 60 x10"),
    NotationRow("3x10 w 60", "3* 60 x10"),
    NotationRow("3x10 w/60", "3* 60 x10"),
    NotationRow("3x10 with 60kg", "3* 60kg x10"),
    NotationRow("3x10 on 60", "3* 60 x10"),
  ]
}
