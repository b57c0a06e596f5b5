import Testing
import TrainingModel

@testable import Carryover

/// Warm-ups by what they were for, work behind a slash, and drops in words.
struct NotesWarmedAndLoweredTests {
  @Test("Words say what sets were done for, and that they went on with less", arguments: logs)
  func log(log: NotesBesideTests.Log) throws {
    let found = try NotesBesideTests.exercises(of: log.text)
    #expect(found == log.exercises)
  }

  private static let logs: [NotesBesideTests.Log] = [
    .init(
      name: "W01",
      text:
        "2026-06-10\nerst 10 min crosstrainer zum warmwerden\nbank 60kg 3x5",
      exercises: [
        "2026-06-10 crosstrainer: 600s warmup",
        "2026-06-10 bank: 60kg x5, 60kg x5, 60kg x5",
      ]),
    .init(
      name: "W02",
      text:
        "2026-06-10\npanca piana\n70kg 4x6  (rpe 7-7-8-9)\npiegamenti x15 di riscaldamento\npike push up: 8,8,7   rpe 9 l'ultima serie",
      exercises: [
        "2026-06-10 panca piana: 70kg @7 x6, 70kg @7 x6, 70kg @8 x6, 70kg @9 x6",
        "2026-06-10 piegamenti: warmup x15",
        "2026-06-10 pike push up: x8, x8, @9 x7",
      ]),
    .init(
      name: "W03",
      text:
        "2026-06-10\nleg extension 50kg 15 15 14, meteen door met 35kg nog 9 (dropset)",
      exercises: [
        "2026-06-10 leg extension: 50kg x15, 50kg x15, 50kg x14, 35kg drop x9"
      ]),
    .init(
      name: "W04",
      text:
        "2026-06-10\nhip thrusts: 2x12 mit 40kg zum aufwärmen, dann 3x10 mit 70kg. der letzte satz war hart, vllt noch 1 wdh im tank\neinarmiges rudern 14kg: rechts 12 12 10, links 12 11 9. links einfach schwächer :(\nseitstütz 40s pro seite, 2 mal\ngoblet squat 16kg 3x12, dann noch 1x10 mit 20kg\nliegestütze auf knien 10, 9, 7 - beim letzten satz bis garnix mehr ging\nrumänisches kreuzheben 3x10 40kg.\neigentlich noch 2x20 crunches geplant aber kein bock mehr gehabt",
      exercises: [
        "2026-06-10 hip thrusts: 40kg warmup x12, 40kg warmup x12, 70kg x10, 70kg x10, 70kg rir1 x10",
        "2026-06-10 einarmiges rudern: 14kg right x12, 14kg right x12, 14kg right x10, 14kg left x12, 14kg left x11, 14kg left x9",
        "2026-06-10 seitstütz: 40s, 40s",
        "2026-06-10 goblet squat: 16kg x12, 16kg x12, 16kg x12, 20kg x10",
        "2026-06-10 liegestütze auf knien: x10, x9, fail x7",
        "2026-06-10 rumänisches kreuzheben: 40kg x10, 40kg x10, 40kg x10",
        "2026-06-10 crunches: open ? x20, open ? x20",
      ]),
    .init(
      name: "W05",
      text:
        "2026-06-10\nfooting 2km pour s'échauffer\nsquat 60kg 3x5",
      exercises: [
        "2026-06-10 footing: 2km warmup",
        "2026-06-10 squat: 60kg x5, 60kg x5, 60kg x5",
      ]),
    .init(
      name: "W06",
      text:
        "2026-06-10\n绳索下压 25kg 12 12 10，递减到15kg 12个",
      exercises: [
        "2026-06-10 绳索下压: 25kg x12, 25kg x12, 25kg x10, 15kg drop x12"
      ]),
    .init(
      name: "W07",
      text:
        "2026-06-10\nPulleys 5 minutes to loosen up",
      exercises: []),
    .init(
      name: "W08",
      text:
        "2026-06-10\nall kg\n\ntue\nsq wu 20x10 60x5 90x3 / 125 5 5 5\nbp wu 20x10 50x5 / 82.5 5 5 4 (missed 5th)\n\nthu. slept like crap. bw 88.6\nsq wu 20x10 60x5 / 100 2x5 light\ndl wu 70x5 110x3 / 150x5",
      exercises: [
        "2026-06-10 sq: 20kg warmup x10, 60kg warmup x5, 90kg warmup x3, 125kg x5, 125kg x5, 125kg x5",
        "2026-06-10 bp: 20kg warmup x10, 50kg warmup x5, 82.5kg x5, 82.5kg x5, 82.5kg fail x4",
        "2026-06-10 sq: 20kg warmup x10, 60kg warmup x5, 100kg x5, 100kg x5",
        "2026-06-10 dl: 70kg warmup x5, 110kg warmup x3, 150kg x5",
      ]),
    .init(
      name: "W09",
      text:
        "2026-06-10\nLeg press - 40kg x 15 for a warm up, then 80kg 12, 12, 12\nSingle leg press - left 30kg 10, 10, 10. Right (the bad one) 20kg 10, 10, 8\nTrap bar deadlift - 60kg x 5 (warm up), 80kg 5, 5, 5. Before the op I was doing 140 for sets of 5 but sure look\nBit stiff today, 3 hours in the car to Cork and back yesterday.",
      exercises: [
        "2026-06-10 Leg press: 40kg warmup x15, 80kg x12, 80kg x12, 80kg x12",
        "2026-06-10 Single leg press: 30kg left x10, 30kg left x10, 30kg left x10, 20kg x10, 20kg x10, 20kg x8",
        "2026-06-10 Trap bar deadlift: 60kg warmup x5, 80kg x5, 80kg x5, 80kg x5",
      ]),
    .init(
      name: "W10",
      text:
        "2026-06-10\n**18\" deadlift** – 140kg x5, 180kg x3 warming up. 220kg 3, 3, 3 in straps. Last year I pulled 260.\n**Log press** – 50kg x5 and 65kg x3 to get going, then 80kg x3, 85kg x2, 90kg x1. Had a go at 95kg, cleaned it fine but no press.",
      exercises: [
        "2026-06-10 18\" deadlift: 140kg warmup x5, 180kg warmup x3, 220kg x3, 220kg x3, 220kg x3",
        "2026-06-10 Log press: 50kg warmup x5, 65kg warmup x3, 80kg x3, 85kg x2, 90kg x1",
      ]),
    .init(
      name: "W11",
      text:
        "2026-06-10\nCrucifixo máquina 45kg 3x12\nna última emendei drop: 30x10, 15x12",
      exercises: [
        "2026-06-10 Crucifixo máquina: 45kg x12, 45kg x12, 45kg x12, 30kg drop x10, 15kg drop x12"
      ]),
    .init(
      name: "W12",
      text:
        "2026-06-10\nlat raises 10kg x 15 / 13 / 12 then straight into 6kg x 14 after the last one (drop set)\nHad to share the bench with some lad doing 140 for 5 like it was nothing. depressing\ndeads 70kg x5, 100x3 warm ups. 130kg 5, 5, 3 - third one grip went and i dropped it on the 4th. need to buy chalk",
      exercises: [
        "2026-06-10 lat raises: 10kg x15, 10kg x13, 10kg x12, 6kg drop x14",
        "2026-06-10 deads: 70kg warmup x5, 100kg warmup x3, 130kg x5, 130kg x5, 130kg fail x3",
      ]),
    .init(
      name: "W13",
      text:
        "2026-06-10\nPrep: Glute bridge 2x15, Dead bug 2x8es\nA. Hex bar deadlift - 60kg x5",
      exercises: [
        "2026-06-10 Glute bridge: x15, x15",
        "2026-06-10 Dead bug: x8, x8",
        "2026-06-10 Hex bar deadlift: 60kg x5",
      ]),
  ]
}
