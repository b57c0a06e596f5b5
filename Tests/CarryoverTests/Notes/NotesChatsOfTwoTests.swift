import Testing
import TrainingModel

@testable import Carryover

/// Messages with a day and no year, what others say, and rounds below a class.
struct NotesChatsOfTwoTests {
  @Test("In a chat of two the sets are those of who trains", arguments: logs)
  func log(log: NotesBesideTests.Log) throws {
    let found = try NotesBesideTests.exercises(of: log.text)
    #expect(found == log.exercises)
  }

  private static let logs: [NotesBesideTests.Log] = [
    .init(
      name: "C01",
      text:
        "[12/5, 6:42 pm] Jess: Hey hey all done for today\n[12/5, 6:43 pm] Jess: RDLs 60kg 3 x 8, all easy\n[12/5, 6:44 pm] Jess: Leg curl 35kg x 12, 12, and 9 on the last one, couldn't get number 10\n[12/5, 7:01 pm] Coach Tim: All good. Go 72.5 next week if the bar speed's there\n[14/5, 7:15 pm] Jess: Bench day!\n[14/5, 7:17 pm] Jess: Lat pulldown 38kg 10/10/10\n[14/5, 7:30 pm] Coach Tim: Great work, 45 for 5 is a PB isn't it\n[14/5, 7:31 pm] Jess: yep!! did 45 for 3 in March\n[14/5, 7:18 pm] Jess: Face pulls 15kg 2x15\n[14/5, 7:19 pm] Jess: Row 40kg 3x10",
      exercises: [
        "RDLs: 60kg x8, 60kg x8, 60kg x8",
        "Leg curl: 35kg x12, 35kg x12, 35kg fail x9",
        "Lat pulldown: 38kg x10, 38kg x10, 38kg x10",
        "Face pulls: 15kg x15, 15kg x15",
        "Row: 40kg x10, 40kg x10, 40kg x10",
      ]),
    .init(
      name: "C02",
      text:
        "[12/5 19:03] Yo: piernas hoy, kilos como siempre\n[12/5 19:06] Yo: sentadilla 40x10 entrada en calor\n[12/5 19:10] Yo: 80x8\n[14/5 18:30] Yo: hombro y brazos. peso 86,4\n[14/5 18:39] Yo: press militar 35x8\n[14/5 18:42] Yo: 40x6",
      exercises: [
        "sentadilla: 40kg warmup x10, 80kg x8",
        "press militar: 35kg x8, 40kg x6",
      ]),
    .init(
      name: "C03",
      text:
        "[14.01.25, 18:42] Ich: so heute beine. wie immer alles in kg\n[14.01.25, 18:56] Ich: Beinpresse 180x10\n[14.01.25, 19:00] Ich: nochmal 180x10\n[14.01.25, 19:17] Ich: beinbeuger seit 15 min besetzt",
      exercises: [
        "2025-01-14 Beinpresse: 180kg x10, 180kg x10"
      ]),
    .init(
      name: "C04",
      text:
        "2026-06-10\nMonday 5pm class (lb)\nFront squat\n195x1, dumped the 2nd\n\nThen Helen. 11:42!! 38 sec faster than march\nR1: run 400m 1:52, KBS 53 x21, pull ups x12\nR2: run 400m 2:04, KBS 53 x21, pull ups x12\nhands shredded\n\nEMOM 6\nPower clean 155 6x2 all good\n\nSat partner wod w Jen, only writing down mine\nrow 1000m 3:41\nwall balls 20 x40\nx30\nsandbag carry 100 200m\n200m",
      exercises: [
        "2026-06-10 Front squat: 195lb fail x1",
        "2026-06-10 run: 112s 400m",
        "2026-06-10 KBS: 53lb x21",
        "2026-06-10 pull ups: x12",
        "2026-06-10 run: 124s 400m",
        "2026-06-10 KBS: 53lb x21",
        "2026-06-10 pull ups: x12",
        "2026-06-10 Power clean: 155lb x2, 155lb x2, 155lb x2, 155lb x2, 155lb x2, 155lb x2",
        "2026-06-10 row: 1000m 221s",
        "2026-06-10 wall balls: 20lb x40, 20lb x30",
        "2026-06-10 sandbag carry: 100lb 200m, 200m",
      ]),
  ]
}
