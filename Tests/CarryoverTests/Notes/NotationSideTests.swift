import Testing

@testable import Carryover

/// One side at a time.
struct NotationSideTests {
  @Test("Sides", arguments: rows)
  func reads(_ row: NotationRow) {
    #expect(row.read == row.expected)
  }

  private static let rows: [NotationRow] = [
    NotationRow("Preacher 21s 3x8 @ 25", "Preacher 21s: 3* 25 x8", ""),
    NotationRow("10 each side", "x10 each"),
    NotationRow("20kg x 10 each arm", "20kg x10 each"),
    NotationRow("3x10/side 20kg", "3* 20kg x10 each"),
    NotationRow("L 20kg x 8, R 20kg x 7", "20kg x8 left, 20kg x7 right"),
    NotationRow("Left: 3x10 20kg", "3* 20kg x10 left"),
    NotationRow("8L/7R", "x8 left, x7 right each"),
    NotationRow(
      "3x8L/7R 20kg",
      "20kg x8 left, 20kg x7 right, 20kg x8 left, 20kg x7 right, 20kg x8 left, 20kg x7 right each"),
    NotationRow("8L/7R 20kg", "20kg x8 left, 20kg x7 right each"),
    NotationRow("20kg x 8L, 7R", "20kg x8 left, 20kg x7 right each"),
    NotationRow("L: 20kg x 8 R: 20kg x 7", "20kg x8 left, 20kg x7 right"),
    NotationRow("left 8, right 7", "x8 left, x7 right each"),
    NotationRow("L 8 / R 7", "x8 left, x7 right each"),
    NotationRow("Side plank 30s each side x 3", "Side plank: 3* 30s each", ""),
    NotationRow("Side plank 3 x 30s/side", "Side plank: 3* 30s each", ""),
    NotationRow("Lunges 3x10 each leg 20kg", "Lunges: 3* 20kg x10 each", ""),
    NotationRow("Bulgarian split squat 20kg 8/8", "Bulgarian split squat: 20kg x8 left, 20kg x8 right", ""),
    NotationRow("Single arm row 30kg 10/10", "Single arm row: 30kg x10 left, 30kg x10 right", ""),
    NotationRow("Balance: 45s left, 60s right", "Balance: 45s left, 60s right each", ""),
    NotationRow(
      "- One-arm row on rings: BW x 8 (L), BW x 8 (R)",
      "One-arm row on rings: BW x8 left, BW x8 right each", ""),
    NotationRow("Single leg RDL: 12kg x 8 (L) 10 (R)", "Single leg RDL: 12kg x8 left, 12kg x10 right each", ""),
    NotationRow("Single leg press: L 40kg x 12, R 60kg x 12", "Single leg press: 40kg x12 left, 60kg x12 right", ""),
  ]
}
