import Testing
import TrainingModel

@testable import Carryover

/// Remarks with the same words, of other things than sets, which a rule must leave alone.
struct NotesAmongNumbersNearMissTests {
  @Test("What only looks like these wordings is read as it stands", arguments: logs)
  func log(log: NotesBesideTests.Log) throws {
    let found = try NotesBesideTests.exercises(of: log.text)
    #expect(found == log.exercises)
  }

  private static let logs: [NotesBesideTests.Log] = [
    .init(
      name: "M001",
      text:
        "2026-06-10\nBench 100x5x3\nSquat - forgot belt\nRow 60x10",
      exercises: [
        "2026-06-10 Bench: 100 x5, 100 x5, 100 x5",
        "2026-06-10 Squat: ",
        "2026-06-10 Row: 60 x10",
      ]),
    .init(
      name: "M002",
      text:
        "2026-06-10\nSquat: forgot my belt\n100x5\n100x5",
      exercises: [
        "2026-06-10 Squat: 100 x5, 100 x5"
      ]),
    .init(
      name: "M003",
      text:
        "2026-06-10\nBench: not yet at pr but getting there\n80x5",
      exercises: [
        "2026-06-10 Bench: 80 x5"
      ]),
    .init(
      name: "M004",
      text:
        "2026-06-10\nDeadlift: binned after two sets\n140x5\n140x5",
      exercises: [
        "2026-06-10 Deadlift: 140 x5, 140 x5"
      ]),
    .init(
      name: "M005",
      text:
        "2026-06-10\nRun: forgot watch, about 5k",
      exercises: [
        "2026-06-10 Run: 5km ~"
      ]),
    .init(
      name: "M006",
      text:
        "2026-06-10\nKniebeuge: Gürtel vergessen\n100x5",
      exercises: [
        "2026-06-10 Kniebeuge: 100 x5"
      ]),
    .init(
      name: "M007",
      text:
        "2026-06-10\nDéveloppé couché: oublié de noter\n80x8\n80x8",
      exercises: [
        "2026-06-10 Développé couché: 80 x8, 80 x8"
      ]),
    .init(
      name: "M008",
      text:
        "2026-06-10\nSquat: pas le temps de s'échauffer\n100x5",
      exercises: [
        "2026-06-10 Squat: 100 x5"
      ]),
    .init(
      name: "M009",
      text:
        "2026-06-10\nAgachamento: não deu pra mais\n100x5\n100x4",
      exercises: [
        "2026-06-10 Agachamento: 100 x5, 100 x4"
      ]),
    .init(
      name: "M010",
      text:
        "2026-06-10\nBankdrukken: geen tijd om op te warmen\n80x8",
      exercises: [
        "2026-06-10 Bankdrukken: 80 x8"
      ]),
    .init(
      name: "M011",
      text:
        "2026-06-10\nSquat: vergeten riem\n100x5",
      exercises: [
        "2026-06-10 Squat: 100 x5"
      ]),
    .init(
      name: "M012",
      text:
        "2026-06-10\nDeload: not this week\nSquat 100x5",
      exercises: [
        "2026-06-10 Squat: 100 x5"
      ]),
    .init(
      name: "M013",
      text:
        "2026-06-10\nBench: No time to rest, felt rushed\n80x8",
      exercises: [
        "2026-06-10 Bench: 80 x8"
      ]),
    .init(
      name: "M014",
      text:
        "2026-06-10\nWeek 3 - skipped",
      exercises: []),
    .init(
      name: "M015",
      text:
        "2026-06-10\nGym - not today",
      exercises: []),
    .init(
      name: "M016",
      text:
        "2026-06-10\nDeadlift 140x5 140x5 140x5 - headphones died on set 2",
      exercises: [
        "2026-06-10 Deadlift: 140 x5, 140 x5, 140 x5"
      ]),
    .init(
      name: "M017",
      text:
        "2026-06-10\nRow 2000m 8:00 - legs died on the last 500",
      exercises: [
        "2026-06-10 Row: 2000m 480s"
      ]),
    .init(
      name: "M018",
      text:
        "2026-06-10\nBench 80x5\nfriend got pinned next to me lol",
      exercises: [
        "2026-06-10 Bench: 80 x5"
      ]),
    .init(
      name: "M019",
      text:
        "2026-06-10\nBench 80x5, 80x5, 80x5\nTom got stapled at 120, had to help",
      exercises: [
        "2026-06-10 Bench: 80 x5, 80 x5, 80 x5"
      ]),
    .init(
      name: "M020",
      text:
        "2026-06-10\nSquat 100x5\nSquat 110x5\nbar got stuck on the j hook",
      exercises: [
        "2026-06-10 Squat: 100 x5",
        "2026-06-10 Squat: 110 x5",
      ]),
    .init(
      name: "M021",
      text:
        "2026-06-10\nSquat 140x5 - thought i'd get buried but didn't",
      exercises: [
        "2026-06-10 Squat: 140 x5"
      ]),
    .init(
      name: "M022",
      text:
        "2026-06-10\nSquat 140x5 - nearly got buried",
      exercises: [
        "2026-06-10 Squat: 140 x5"
      ]),
    .init(
      name: "M023",
      text:
        "2026-06-10\nBench 80x5, 80x5, 80x5 - last one had 2 in the tank",
      exercises: [
        "2026-06-10 Bench: 80 x5, 80 x5, 80 rir2 x5"
      ]),
    .init(
      name: "M024",
      text:
        "2026-06-10\nBench 80x5 - had 2 or 3 in the tank",
      exercises: [
        "2026-06-10 Bench: 80 x5"
      ]),
    .init(
      name: "M025",
      text:
        "2026-06-10\nBench 80x5 - felt like 10 in the tank",
      exercises: [
        "2026-06-10 Bench: 80 x5"
      ]),
    .init(
      name: "M026",
      text:
        "2026-06-10\nSquat 100x5 - 5k in me still",
      exercises: [
        "2026-06-10 Squat: 100 x5"
      ]),
    .init(
      name: "M027",
      text:
        "2026-06-10\nSquat 100x5, 100x5 @8 - last 2 in the tank",
      exercises: [
        "2026-06-10 Squat: 100 x5, 100 @8 x5"
      ]),
    .init(
      name: "M028",
      text:
        "2026-06-10\nDéveloppé 60x8 - 2 en réserve",
      exercises: [
        "2026-06-10 Développé: 60 rir2 x8"
      ]),
    .init(
      name: "M029",
      text:
        "2026-06-10\nPress banca 60x8 - 2 en recámara",
      exercises: [
        "2026-06-10 Press banca: 60 rir2 x8"
      ]),
    .init(
      name: "M030",
      text:
        "2026-06-10\nSupino 60x8 - 2 na reserva",
      exercises: [
        "2026-06-10 Supino: 60 rir2 x8"
      ]),
    .init(
      name: "M031",
      text:
        "2026-06-10\nBankdrukken 60x8 - 2 in de tank",
      exercises: [
        "2026-06-10 Bankdrukken: 60 rir2 x8"
      ]),
    .init(
      name: "M032",
      text:
        "2026-06-10\nBench 80x5 - left nothing in the tank",
      exercises: [
        "2026-06-10 Bench: 80 x5"
      ]),
    .init(
      name: "M033",
      text:
        "2026-06-10\nSquat 100x5, then straight down to the cafe for 2 coffees",
      exercises: [
        "2026-06-10 Squat: 100 x5"
      ]),
    .init(
      name: "M034",
      text:
        "2026-06-10\nSquat 100x5, straight down to 60 x 12",
      exercises: [
        "2026-06-10 Squat: 100 x5, 60 drop x12"
      ]),
    .init(
      name: "M035",
      text:
        "2026-06-10\nPress 60x10, bajé a descanso de 60 s",
      exercises: [
        "2026-06-10 Press: 60 x10"
      ]),
    .init(
      name: "M036",
      text:
        "2026-06-10\n50kg 12 10 8，体重降到70了，目标5",
      exercises: [
        "2026-06-10 : 50kg x12, 50kg x10, 50kg x8"
      ]),
    .init(
      name: "M037",
      text:
        "2026-06-10\n卧推 60kg 10 10 8，心率降到120，休息3分钟",
      exercises: [
        "2026-06-10 卧推: 60kg x10, 60kg x10, 60kg x8"
      ]),
    .init(
      name: "M038",
      text:
        "2026-06-10\n卧推 60kg 10 10 8，休息减到60秒",
      exercises: [
        "2026-06-10 卧推: 60kg x10, 60kg x10, 60kg x8"
      ]),
    .init(
      name: "M039",
      text:
        "2026-06-10\n深蹲 100kg 5 5 5，体重减到80公斤，还差3公斤",
      exercises: [
        "2026-06-10 深蹲: 100kg x5, 100kg x5, 100kg x5"
      ]),
    .init(
      name: "M040",
      text:
        "2026-06-10\nKlimmzüge 8 8 6, Zeit zwischen Sätzen reduziert auf 90, Griff 2",
      exercises: [
        "2026-06-10 Klimmzüge: x8, x8, x6"
      ]),
    .init(
      name: "M041",
      text:
        "2026-06-10\nSquat 60x5 80x3 to warm up then 100x5 3 sets",
      exercises: [
        "2026-06-10 Squat: 60 warmup x5, 80 warmup x3, 100 x5, 100 x5, 100 x5"
      ]),
    .init(
      name: "M042",
      text:
        "2026-06-10\nRow 500m to warm up. Then 4x5 squat 100",
      exercises: [
        "2026-06-10 Row: 500m warmup",
        "2026-06-10 squat: 100 x5, 100 x5, 100 x5, 100 x5",
      ]),
    .init(
      name: "M043",
      text:
        "2026-06-10\nSquat 3x5 100, j'ai eu du mal à m'échauffer",
      exercises: [
        "2026-06-10 Squat: 100 x5, 100 x5, 100 x5"
      ]),
    .init(
      name: "M044",
      text:
        "2026-06-10\nBench 80x5x3 (no warm up)",
      exercises: [
        "2026-06-10 Bench: 80 x5, 80 x5, 80 x5"
      ]),
    .init(
      name: "M045",
      text:
        "2026-06-10\n10 burpees to get warm. Bench 80x5",
      exercises: [
        "2026-06-10 burpees: warmup x10",
        "2026-06-10 Bench: 80 x5",
      ]),
    .init(
      name: "M046",
      text:
        "2026-06-10\nBench 80x5, 85x5 (used as warm up for the meet)",
      exercises: [
        "2026-06-10 Bench: 80 x5, 85 x5"
      ]),
    .init(
      name: "M047",
      text:
        "2026-06-10\nPush ups 20 | 18 | 15",
      exercises: [
        "2026-06-10 Push ups: x20, x18, x15"
      ]),
    .init(
      name: "M048",
      text:
        "2026-06-10\nBench 80 | 8",
      exercises: [
        "2026-06-10 Bench: 80 x8"
      ]),
    .init(
      name: "M049",
      text:
        "2026-06-10\nSquat 100 | 5 | 5 | 5",
      exercises: [
        "2026-06-10 Squat: 100 x5, 100 x5, 100 x5"
      ]),
    .init(
      name: "M050",
      text:
        "2026-06-10\nPull ups 8 | 7 | 6 @9",
      exercises: [
        "2026-06-10 Pull ups: x8, x7, @9 x6"
      ]),
    .init(
      name: "M051",
      text:
        "2026-06-10\nBench 60 | 10 | 8",
      exercises: [
        "2026-06-10 Bench: 60 x10, 60 x8"
      ]),
    .init(
      name: "M052",
      text:
        "2026-06-10\nLeg press 80 | 12 | 10",
      exercises: [
        "2026-06-10 Leg press: 80 x12, 80 x10"
      ]),
    .init(
      name: "M053",
      text:
        "2026-06-10\nPlank 60 | 45 | 30",
      exercises: [
        "2026-06-10 Plank: 60s, 45s, 30s"
      ]),
    .init(
      name: "M054",
      text:
        "2026-06-10\nWeek 3 | 2",
      exercises: []),
    .init(
      name: "M055",
      text:
        "2026-06-10\nBench 80kg | 8 | 8 | 6",
      exercises: [
        "2026-06-10 Bench: 80kg x8, 80kg x8, 80kg x6"
      ]),
    .init(
      name: "M056",
      text:
        "2026-06-10\nDips 10 | 10 | 8 (band)",
      exercises: [
        "2026-06-10 Dips: x10, x10, x8"
      ]),
    .init(
      name: "M057",
      text:
        "2026-06-10\nSleep 7 | 8",
      exercises: []),
    .init(
      name: "M058",
      text:
        "2026-06-10\nRPE 8 | 9",
      exercises: []),
    .init(
      name: "M059",
      text:
        "2026-06-10\nPlank 1min 30s",
      exercises: [
        "2026-06-10 Plank: 90s"
      ]),
    .init(
      name: "M060",
      text:
        "2026-06-10\nPlank 1m 30s x 3",
      exercises: [
        "2026-06-10 Plank: 90s, 90s, 90s"
      ]),
    .init(
      name: "M061",
      text:
        "2026-06-10\nPlank 1min 30s 1min 20s 1min 10s",
      exercises: [
        "2026-06-10 Plank: 90s, 80s, 70s"
      ]),
    .init(
      name: "M062",
      text:
        "2026-06-10\nRow 500m 1min 55s 2min 5s",
      exercises: [
        "2026-06-10 Row: 115s 500m, 125s 500m"
      ]),
    .init(
      name: "M063",
      text:
        "2026-06-10\nSide plank 1min 30s left 20s right",
      exercises: [
        "2026-06-10 Side plank: 90s left, 20s right"
      ]),
    .init(
      name: "M064",
      text:
        "2026-06-10\nRun 400m 1min 30s 90s rest",
      exercises: [
        "2026-06-10 Run: 400m 90s"
      ]),
    .init(
      name: "M065",
      text:
        "2026-06-10\nPlank 1min 30s (30s more than last time)",
      exercises: [
        "2026-06-10 Plank: 90s"
      ]),
    .init(
      name: "M066",
      text:
        "2026-06-10\nBalance 30 sec left leg, 25 sec right leg",
      exercises: [
        "2026-06-10 Balance: 30s left, 25s right"
      ]),
    .init(
      name: "M067",
      text:
        "2026-06-10\nCouch stretch 60 sec left, 60 right",
      exercises: [
        "2026-06-10 Couch stretch: 60s left, 60s right"
      ]),
    .init(
      name: "M068",
      text:
        "2026-06-10\n30 seconds left in round 2 right hook hurt",
      exercises: []),
    .init(
      name: "M069",
      text:
        "2026-06-10\nBench 90x5, 100x5. 100 was easy, 105 next time",
      exercises: [
        "2026-06-10 Bench: 90 x5, 100 x5"
      ]),
    .init(
      name: "M070",
      text:
        "2026-06-10\nSquat 100x5 - 100 felt light so added\n120x3",
      exercises: [
        "2026-06-10 Squat: 100 x5, 120 x3"
      ]),
    .init(
      name: "M071",
      text:
        "2026-06-10\nSquat 3x5 100 - 5 felt like 3",
      exercises: [
        "2026-06-10 Squat: 100 x5, 100 x5, 100 x5"
      ]),
    .init(
      name: "M072",
      text:
        "2026-06-10\nDips 12, 12, 10 - 10 was to failure",
      exercises: [
        "2026-06-10 Dips: x12, x12, fail x10"
      ]),
    .init(
      name: "M073",
      text:
        "2026-06-10\nBench 60x10, 60x10, 60x8. 10 is the goal",
      exercises: [
        "2026-06-10 Bench: 60 x10, 60 x10, 60 x8"
      ]),
    .init(
      name: "M074",
      text:
        "2026-06-10\nBench 225x5\n235 next week if the hips agree.",
      exercises: [
        "2026-06-10 Bench: 225 x5"
      ]),
    .init(
      name: "M075",
      text:
        "2026-06-10\n100kg next session",
      exercises: []),
    .init(
      name: "M076",
      text:
        "2026-06-10\nSquat\n100 next week\n100x5",
      exercises: [
        "2026-06-10 Squat: 100 x5"
      ]),
    .init(
      name: "M077",
      text:
        "2026-06-10\nSquat 3x5 100. 105 next week",
      exercises: [
        "2026-06-10 Squat: 100 x5, 100 x5, 100 x5"
      ]),
    .init(
      name: "M078",
      text:
        "2026-06-10\nRun 5k today 25:00",
      exercises: [
        "2026-06-10 Run: 1500s 5km"
      ]),
    .init(
      name: "M079",
      text:
        "2026-06-10\nSquat 100kg again, 2 sets of 8",
      exercises: [
        "2026-06-10 Squat: 100kg x8, 100kg x8"
      ]),
    .init(
      name: "M080",
      text:
        "2026-06-10\nSquat 225x2 - 4th set was slow",
      exercises: [
        "2026-06-10 Squat: 225 x2"
      ]),
    .init(
      name: "M081",
      text:
        "2026-06-10\nBack squat.  100x5 100x5",
      exercises: [
        "2026-06-10 Back squat: 100 x5, 100 x5"
      ]),
    .init(
      name: "M082",
      text:
        "2026-06-10\nFran\n21-15-9 thrusters 95lb\ntime 6:48",
      exercises: [
        "2026-06-10 thrusters: 95lb x21, 95lb x15, 95lb x9"
      ]),
    .init(
      name: "M083",
      text:
        "2026-06-10\nSquat 100x5\nTime 18:30",
      exercises: [
        "2026-06-10 Squat: 100 x5"
      ]),
    .init(
      name: "M084",
      text:
        "2026-06-10\nAssisted dips @-20 3x8",
      exercises: [
        "2026-06-10 Assisted dips: -20 x8, -20 x8, -20 x8"
      ]),
    .init(
      name: "M085",
      text:
        "2026-06-10\nAssisted pull up 3x8 @-20",
      exercises: [
        "2026-06-10 Assisted pull up: -20 x8, -20 x8, -20 x8"
      ]),
    .init(
      name: "M086",
      text:
        "2026-06-10\nSauna 15 min",
      exercises: [
        "2026-06-10 Sauna: 900s"
      ]),
    .init(
      name: "M087",
      text:
        "2026-06-10\nSauna 2x15 min",
      exercises: [
        "2026-06-10 Sauna: 900s, 900s"
      ]),
    .init(
      name: "M088",
      text:
        "2026-06-10\nA1 Squat 100x5\nB  Bench 80x5",
      exercises: [
        "2026-06-10 Squat: 100 x5",
        "2026-06-10 Bench: 80 x5",
      ]),
    .init(
      name: "M089",
      text:
        "[100/5, 100/4] Squat",
      exercises: [
        "Squat: 100 x5, 100 x4"
      ]),
    .init(
      name: "M090",
      text:
        "[80/8, 80/8, 80/7] Bench press",
      exercises: [
        "Bench press: 80 x8, 80 x8, 80 x7"
      ]),
    .init(
      name: "M091",
      text:
        "[12/5, 18:30] squat 100x5\n[14/5, 18:30] bench 80x5",
      exercises: [
        "squat: 100 x5",
        "bench: 80 x5",
      ]),
    .init(
      name: "M092",
      text:
        "14/05/2024, 18:02 - Lena: Kniebeuge 100x5, 100x5\n14/05/2024, 18:03 - Lena: Bank 60x8\n14/05/2024, 18:04 - Lena: Rudern 60x8\n14/05/2024, 18:05 - Max: stark, ich heute nur 5 km\n14/05/2024, 18:06 - Lena: danke",
      exercises: [
        "2024-05-14 Kniebeuge: 100 x5, 100 x5",
        "2024-05-14 Bank: 60 x8",
        "2024-05-14 Rudern: 60 x8",
      ]),
    .init(
      name: "M093",
      text:
        "2026-06-10\nWeight 100 / reps 8",
      exercises: [
        "2026-06-10 : 100 x8"
      ]),
    .init(
      name: "M094",
      text:
        "2026-06-10\nWeight 100, 8 reps",
      exercises: [
        "2026-06-10 : 100 x8"
      ]),
    .init(
      name: "M095",
      text:
        "2026-06-10\npeso 60, 10 repeticiones",
      exercises: [
        "2026-06-10 : 60 x10"
      ]),
    .init(
      name: "M096",
      text:
        "2026-06-10\n45 min in total",
      exercises: []),
    .init(
      name: "M097",
      text:
        "2026-06-10\n38 min door to door, call at 8",
      exercises: []),
    .init(
      name: "M098",
      text:
        "2026-06-10\n45 min en tout, 2' de repos",
      exercises: []),
    .init(
      name: "M099",
      text:
        "2026-06-10\nBench 80x5\n50 min all in",
      exercises: [
        "2026-06-10 Bench: 80 x5"
      ]),
    .init(
      name: "M100",
      text:
        "2026-06-10\nPULL (next day)\nRow 60x10",
      exercises: [
        "2026-06-10 Row: 60 x10"
      ]),
    .init(
      name: "M101",
      text:
        "2026-06-10\nMa 21/10 park\nOptrekken 8 8 6",
      exercises: [
        "2026-06-10 Optrekken: x8, x8, x6"
      ]),
    .init(
      name: "M102",
      text:
        "2026-06-10\nSquat 3x5 @ 120\nBench 3x5 @ 80\nRow 3x8 @ 60\nPress 3x5 @ 50\nDeadlift 1x5 @ 150\nCurl 3x12 @ 10\nCurl 3x12 @ 9",
      exercises: [
        "2026-06-10 Squat: 120 x5, 120 x5, 120 x5",
        "2026-06-10 Bench: 80 x5, 80 x5, 80 x5",
        "2026-06-10 Row: 60 x8, 60 x8, 60 x8",
        "2026-06-10 Press: 50 x5, 50 x5, 50 x5",
        "2026-06-10 Deadlift: 150 x5",
        "2026-06-10 Curl: 10 x12, 10 x12, 10 x12",
        "2026-06-10 Curl: 9 x12, 9 x12, 9 x12",
      ]),
    .init(
      name: "M103",
      text:
        "2026-06-10\nKlimmzüge 20,5 10/10/8",
      exercises: [
        "2026-06-10 Klimmzüge: +20.5 x10, +20.5 x10, +20.5 x8"
      ]),
    .init(
      name: "M104",
      text:
        "2026-06-10\nSquat 100x3, 105 fail",
      exercises: [
        "2026-06-10 Squat: 100 x3, 105 fail x0"
      ]),
    .init(
      name: "M105",
      text:
        "2026-06-10\n165x3 175x1 185 failed so close",
      exercises: [
        "2026-06-10 : 165 x3, 175 x1, 185 fail x0"
      ]),
    .init(
      name: "M106",
      text:
        "2026-06-10\nBench 100x5, 100x5, 100 failed on 4",
      exercises: [
        "2026-06-10 Bench: 100 x5, 100 x5"
      ]),
    .init(
      name: "M107",
      text:
        "2026-06-10\nCurls 3x12 20 failed on last set",
      exercises: [
        "2026-06-10 Curls: 20 x12, 20 x12, 20 fail x12"
      ]),
    .init(
      name: "M108",
      text:
        "2026-06-10\nBench 4x8 80kg fail on last",
      exercises: [
        "2026-06-10 Bench: 80kg x8, 80kg x8, 80kg x8, 80kg fail x8"
      ]),
    .init(
      name: "M109",
      text:
        "2026-06-10\nJerk 80x1, 85x1, 90x1 missed it by a mile next time",
      exercises: [
        "2026-06-10 Jerk: 80 x1, 85 x1, 90 fail x0"
      ]),
    .init(
      name: "M110",
      text:
        "2026-06-10\nBench 80x5, 85x5 spotter missed it lol",
      exercises: [
        "2026-06-10 Bench: 80 x5, 85 x5"
      ]),
    .init(
      name: "M111",
      text:
        "2026-06-10\nSquat 100x5, 110x3 camera missed it",
      exercises: [
        "2026-06-10 Squat: 100 x5, 110 x3"
      ]),
    .init(
      name: "M112",
      text:
        "2026-06-10\nSquat 100x5, scale didn't move ",
      exercises: [
        "2026-06-10 Squat: 100 x5"
      ]),
    .init(
      name: "M113",
      text:
        "2026-06-10\nSquat 100x5, didn't leave the gym until 10",
      exercises: [
        "2026-06-10 Squat: 100 x5"
      ]),
    .init(
      name: "M114",
      text:
        "2026-06-10\nBench 3x8 60, on the plan but skipped pauses",
      exercises: [
        "2026-06-10 Bench: 60 x8, 60 x8, 60 x8"
      ]),
    .init(
      name: "M115",
      text:
        "2026-06-10\nBench 3x8 60kg both skipped lunch",
      exercises: [
        "2026-06-10 Bench: 60kg x8, 60kg x8, 60kg x8"
      ]),
    .init(
      name: "M116",
      text:
        "2026-06-10\nBench 3x8 60kg on the sheet, skipped last rest",
      exercises: [
        "2026-06-10 Bench: 60kg x8, 60kg x8, 60kg x8"
      ]),
    .init(
      name: "M117",
      text:
        "2026-06-10\nSquat 5x5 100, on programme, didn't do belt",
      exercises: [
        "2026-06-10 Squat: 100 x5, 100 x5, 100 x5, 100 x5, 100 x5"
      ]),
    .init(
      name: "M118",
      text:
        "2026-06-10\nBench 80x5, 80x5, both not done with full pause",
      exercises: [
        "2026-06-10 Bench: 80 x5, 80 x5"
      ]),
    .init(
      name: "M119",
      text:
        "2026-06-10\nSquat 3x5 100 - both knees ok, skipped cardio",
      exercises: [
        "2026-06-10 Squat: 100 x5, 100 x5, 100 x5"
      ]),
    .init(
      name: "M120",
      text:
        "2026-06-10\nhangen 30s 30s",
      exercises: [
        "2026-06-10 hangen: 30s, 30s"
      ]),
    .init(
      name: "M121",
      text:
        "2026-06-10\nstrides 4x100m",
      exercises: [
        "2026-06-10 strides: 100m, 100m, 100m, 100m"
      ]),
    .init(
      name: "M122",
      text:
        "2026-06-10\nintervals 6x400m",
      exercises: [
        "2026-06-10 intervals: 400m, 400m, 400m, 400m, 400m, 400m"
      ]),
    .init(
      name: "M123",
      text:
        "2026-06-10\nElevações assistidas 8 8 6",
      exercises: [
        "2026-06-10 Elevações assistidas: x8, x8, x6"
      ]),
    .init(
      name: "M124",
      text:
        "2026-06-10\nFINISHER push ups 50",
      exercises: [
        "2026-06-10 push ups: x50"
      ]),
    .init(
      name: "M125",
      text:
        "2026-06-10\nBench 80x8, 80x8, 80x8 RPE 9 (last set)",
      exercises: [
        "2026-06-10 Bench: 80 x8, 80 x8, 80 @9 x8"
      ]),
    .init(
      name: "M126",
      text:
        "2026-06-10\nBench 3x8 80 last set rpe 9 (grinder)",
      exercises: [
        "2026-06-10 Bench: 80 x8, 80 x8, 80 @9 x8"
      ]),
    .init(
      name: "M127",
      text:
        "2026-06-10\nJ2 jeudi 09/10/25   genou G qui tire un peu\nSquat 100x5",
      exercises: [
        "2025-10-09 Squat: 100 x5"
      ]),
    .init(
      name: "M128",
      text:
        "2026-06-10\nA1 mardi 12/10/25\nSquat 100x5",
      exercises: [
        "2025-12-10 Squat: 100 x5"
      ]),
    .init(
      name: "M129",
      text:
        "2026-06-10\nRun 10km, 55 min easy pace",
      exercises: [
        "2026-06-10 Run: 10km 3300s"
      ]),
    .init(
      name: "M130",
      text:
        "2026-06-10\nSquat 3x5 100, bike 10 min easy",
      exercises: [
        "2026-06-10 Squat: 100 x5, 100 x5, 100 x5",
        "2026-06-10 bike: 600s",
      ]),
    .init(
      name: "M131",
      text:
        "2026-06-10\nSquat 3x5 100, 10 min easy bike",
      exercises: [
        "2026-06-10 Squat: 100 x5, 100 x5, 100 x5",
        "2026-06-10 easy bike: 600s",
      ]),
    .init(
      name: "M132",
      text:
        "2026-06-10\nRun: 5km, 30 min, easy",
      exercises: [
        "2026-06-10 Run: 1800s 5km"
      ]),
    .init(
      name: "M133",
      text:
        "2026-06-10\nOptrekken hangen aan ringen 8 8 6",
      exercises: [
        "2026-06-10 Optrekken hangen aan ringen: x8, x8, x6"
      ]),
    .init(
      name: "M134",
      text:
        "2026-06-10\nSleep 7 / 10, mood 6/10\nSquat 100x5",
      exercises: [
        "2026-06-10 Squat: 100 x5"
      ]),
    .init(
      name: "M135",
      text:
        "2026-06-10\nPull ups: no time for more, 8 7 6",
      exercises: [
        "2026-06-10 Pull ups: x8, x7, x6"
      ]),
    .init(
      name: "M136",
      text:
        "2026-06-10\nBench press: no time\n  80x5\n  80x5",
      exercises: [
        "2026-06-10 Bench press: 80 x5, 80 x5"
      ]),
    .init(
      name: "M137",
      text:
        "2026-06-10\nBench press: not today...\n80x5",
      exercises: [
        "2026-06-10 Bench press: 80 x5"
      ]),
    .init(
      name: "M138",
      text:
        "2026-06-10\nLaufen: keine Lust, 3 km",
      exercises: [
        "2026-06-10 Laufen: 3km"
      ]),
    .init(
      name: "M139",
      text:
        "2026-06-10\nKlimmzüge: keine Zeit mehr, nur 8",
      exercises: [
        "2026-06-10 Klimmzüge: x8"
      ]),
    .init(
      name: "M140",
      text:
        "2026-06-10\nDominadas: sin tiempo, solo 8",
      exercises: [
        "2026-06-10 Dominadas: x8"
      ]),
    .init(
      name: "M141",
      text:
        "2026-06-10\nCorrida: sem tempo, só 3km",
      exercises: [
        "2026-06-10 Corrida: 3km"
      ]),
    .init(
      name: "M142",
      text:
        "2026-06-10\nTrazioni: niente tempo, solo 8",
      exercises: [
        "2026-06-10 Trazioni: x8"
      ]),
    .init(
      name: "M143",
      text:
        "2026-06-10\nOptrekken: geen tijd, maar 8",
      exercises: [
        "2026-06-10 Optrekken: x8"
      ]),
    .init(
      name: "M144",
      text:
        "2026-06-10\nJerk 80x1, 85x1, 90x1 missed it",
      exercises: [
        "2026-06-10 Jerk: 80 x1, 85 x1, 90 fail x0"
      ]),
    .init(
      name: "M145",
      text:
        "2026-06-10\nClean and jerk 80x1, 85x1 missed the jerk",
      exercises: [
        "2026-06-10 Clean and jerk: 80 x1, 85 fail x0"
      ]),
    .init(
      name: "M146",
      text:
        "2026-06-10\nDeadlift 3x5 140, last one didn't leave much in the tank",
      exercises: [
        "2026-06-10 Deadlift: 140 x5, 140 x5, 140 x5"
      ]),
    .init(
      name: "M147",
      text:
        "2026-06-10\nBench 80x5 missed it last week",
      exercises: [
        "2026-06-10 Bench: 80 x5"
      ]),
    .init(
      name: "M148",
      text:
        "2026-06-10\nSnatch 60x2, 65x2, 70x1 no jerk today",
      exercises: [
        "2026-06-10 Snatch: 60 x2, 65 x2, 70 x1"
      ]),
    .init(
      name: "M149",
      text:
        "2026-06-10\nBench 225x5 - 2nd",
      exercises: [
        "2026-06-10 Bench: 225 x5"
      ]),
    .init(
      name: "M150",
      text:
        "2026-06-10\nDB press.  20x10  20x9",
      exercises: [
        "2026-06-10 DB press: 20 x10, 20 x9"
      ]),
    .init(
      name: "M151",
      text:
        "2026-06-10\nBench.  80x5  80x5",
      exercises: [
        "2026-06-10 Bench: 80 x5, 80 x5"
      ]),
    .init(
      name: "M152",
      text:
        "2026-06-10\nLat pd.  50x10",
      exercises: [
        "2026-06-10 Lat pd: 50 x10"
      ]),
    .init(
      name: "M153",
      text:
        "2026-06-10\nSquat 100x5\nno pinned feeling, smooth",
      exercises: [
        "2026-06-10 Squat: 100 x5"
      ]),
    .init(
      name: "M154",
      text:
        "2026-06-10\n- Squat 100x5\n  - never got stuck",
      exercises: [
        "2026-06-10 Squat: 100 x5"
      ]),
    .init(
      name: "M155",
      text:
        "2026-06-10\n- Squat 100x5\n  - garmin died on me",
      exercises: [
        "2026-06-10 Squat: 100 x5"
      ]),
    .init(
      name: "M156",
      text:
        "2026-06-10\n- Bench 3x5 80\n  - bailed on the gym after this",
      exercises: [
        "2026-06-10 Bench: 80 x5, 80 x5, 80 x5"
      ]),
    .init(
      name: "M157",
      text:
        "2026-06-10\n- Bench 3x5 80\n  - hit failure none",
      exercises: [
        "2026-06-10 Bench: 80 x5, 80 x5, 80 x5"
      ]),
    .init(
      name: "M158",
      text:
        "2026-06-10\nSquat 100x5, 90x5, 80x5 bailed on 100 then lighter",
      exercises: [
        "2026-06-10 Squat: 100 x5, 90 x5, 80 x5"
      ]),
    .init(
      name: "M159",
      text:
        "2026-06-10\nBench 100x8 (8 was failure last week)",
      exercises: [
        "2026-06-10 Bench: 100 x8"
      ]),
    .init(
      name: "M160",
      text:
        "2026-06-10\nBench 12,10,8 (8 was the goal)",
      exercises: [
        "2026-06-10 Bench: x12, x10, x8"
      ]),
    .init(
      name: "M161",
      text:
        "2026-06-10\nBench 12,10,8 (8 was not to failure)",
      exercises: [
        "2026-06-10 Bench: x12, x10, x8"
      ]),
    .init(
      name: "M162",
      text:
        "2026-06-10\nBench\n80x5\nSlingshot: forgot\n85x5",
      exercises: [
        "2026-06-10 Bench: 80 x5, 85 x5"
      ]),
    .init(
      name: "M163",
      text:
        "2026-06-10\nBench\n80x5\nPause: not today\n85x5",
      exercises: [
        "2026-06-10 Bench: 80 x5, 85 x5"
      ]),
    .init(
      name: "M164",
      text:
        "2026-06-10\nSquat\n100x5\nTop set: not today\n90x5",
      exercises: [
        "2026-06-10 Squat: 100 x5, 90 x5"
      ]),
    .init(
      name: "M165",
      text:
        "2026-06-10\nSquat\n100x5\nVest: forgot\n100x5",
      exercises: [
        "2026-06-10 Squat: 100 x5, 100 x5"
      ]),
    .init(
      name: "M166",
      text:
        "2026-06-10\nPull ups\n8\nBand: forgot\n7",
      exercises: [
        "2026-06-10 Pull ups: x8, x7"
      ]),
    .init(
      name: "M167",
      text:
        "2026-06-10\nSquat\n100x5\nHeavy single - not today\n100x4",
      exercises: [
        "2026-06-10 Squat: 100 x5, 100 x4"
      ]),
    .init(
      name: "M168",
      text:
        "2026-06-10\nSquat\n100x5\nTempo: not today\n100x5",
      exercises: [
        "2026-06-10 Squat: 100 x5, 100 x5"
      ]),
    .init(
      name: "M169",
      text:
        "2026-06-10\nSquat\n100x5\nLifting shoes: forgot\n100x5",
      exercises: [
        "2026-06-10 Squat: 100 x5, 100 x5"
      ]),
    .init(
      name: "M170",
      text:
        "2026-06-10\nSquat\n100x5\nOpener: skipped\n120x1",
      exercises: [
        "2026-06-10 Squat: 100 x5, 120 x1"
      ]),
    .init(
      name: "M171",
      text:
        "2026-06-10\nSquat\n100x5\nBar: not done\n100x5",
      exercises: [
        "2026-06-10 Squat: 100 x5, 100 x5"
      ]),
    .init(
      name: "M172",
      text:
        "2026-06-10\nKniebeuge\n100x5\nGürtel: vergessen\n100x5",
      exercises: [
        "2026-06-10 Kniebeuge: 100 x5, 100 x5"
      ]),
    .init(
      name: "M173",
      text:
        "2026-06-10\nSquat\n100x5\nCeinture : oublié\n100x5",
      exercises: [
        "2026-06-10 Squat: 100 x5, 100 x5"
      ]),
    .init(
      name: "M174",
      text:
        "2026-06-10\nSquat 100x5, bench skipped, row 60x10",
      exercises: [
        "2026-06-10 Squat: 100 x5",
        "2026-06-10 row: 60 x10",
      ]),
    .init(
      name: "M175",
      text:
        "2026-06-10\n5 min row to warm up\nSquat 100x5",
      exercises: [
        "2026-06-10 row: 300s warmup",
        "2026-06-10 Squat: 100 x5",
      ]),
    .init(
      name: "M176",
      text:
        "2026-06-10\nBike 10 min to warm up, then 5 min stretch",
      exercises: [
        "2026-06-10 Bike: 600s warmup",
        "2026-06-10 stretch: 300s",
      ]),
    .init(
      name: "M177",
      text:
        "2026-06-10\nCurl 3x10, 12 failed",
      exercises: [
        "2026-06-10 Curl: x10, fail x12"
      ]),
    .init(
      name: "M178",
      text:
        "2026-06-10\nSupino 4x12 20kg até falha",
      exercises: [
        "2026-06-10 Supino: 20kg fail x12, 20kg fail x12, 20kg fail x12, 20kg fail x12"
      ]),
    .init(
      name: "M179",
      text:
        "2026-06-10\nOHP 40 | 8 | 8 | 7 RPE 9",
      exercises: [
        "2026-06-10 OHP: 40 x8, 40 x8, 40 @9 x7"
      ]),
    .init(
      name: "M180",
      text:
        "2026-06-10\nLeg curl 35 | 12 | 12 | 10",
      exercises: [
        "2026-06-10 Leg curl: 35 x12, 35 x12, 35 x10"
      ]),
    .init(
      name: "M181",
      text:
        "2026-06-10\nBench 8x60 8x60 6x60 failed",
      exercises: [
        "2026-06-10 Bench: 60 x8, 60 x8, 60 fail x6"
      ]),
    .init(
      name: "M182",
      text:
        "2026-06-10\nDi Bank - 82.5 8 8 7",
      exercises: [
        "2026-06-10 Di Bank: 82.5 x8, 82.5 x8, 82.5 x7"
      ]),
    .init(
      name: "M183",
      text:
        "2026-06-10\nLateral raise 3x15 (1210) 8kg",
      exercises: [
        "2026-06-10 Lateral raise: 8kg x15, 8kg x15, 8kg x15"
      ]),
    .init(
      name: "M184",
      text:
        "2026-06-10\nPallof 10es,10es,10es",
      exercises: [
        "2026-06-10 Pallof: x10, x10, x10"
      ]),
    .init(
      name: "M185",
      text:
        "2026-06-10\nCurl\n20 L10 R10\n20 L9 R8",
      exercises: [
        "2026-06-10 Curl: 20 left x10, 20 right x10, 20 left x9, 20 right x8"
      ]),
    .init(
      name: "M186",
      text:
        "2026-06-10\nDB row\n30kg L8 R8",
      exercises: [
        "2026-06-10 DB row: 30kg left x8, 30kg right x8"
      ]),
    .init(
      name: "M187",
      text:
        "2026-06-10\nLeg press\n50 L5 R5",
      exercises: [
        "2026-06-10 Leg press: 50 left x5, 50 right x5"
      ]),
    .init(
      name: "M188",
      text:
        "2026-06-10\n12.5kg L10 R10",
      exercises: [
        "2026-06-10 : 12.5kg left x10, 12.5kg right x10"
      ]),
    .init(
      name: "M189",
      text:
        "2026-06-10\nSide plank\n30s L1 R1",
      exercises: [
        "2026-06-10 Side plank: 1 30s left, 1 30s right"
      ]),
    .init(
      name: "M190",
      text:
        "2026-06-10\nHang\n20 L2 R2",
      exercises: [
        "2026-06-10 Hang: 20 left x2, 20 right x2"
      ]),
    .init(
      name: "M191",
      text:
        "2026-06-10\nCurls. Right 10, left 9. Then squat 100x5.",
      exercises: [
        "2026-06-10 Curls: right x10, left x9",
        "2026-06-10 squat: 100 x5",
      ]),
    .init(
      name: "M192",
      text:
        "2026-06-10\nSingle leg press. Left 50x10, right 50x10",
      exercises: [
        "2026-06-10 Single leg press: 50 left x10, 50 right x10"
      ]),
    .init(
      name: "M193",
      text:
        "2026-06-10\nRücken. Links 10, rechts 10",
      exercises: [
        "2026-06-10 Rücken: left x10, right x10"
      ]),
    .init(
      name: "M194",
      text:
        "2026-06-10\nSquats. Right 5 sets of 5 at 100",
      exercises: [
        "2026-06-10 Squats: 100 right x5, 100 right x5, 100 right x5, 100 right x5, 100 right x5"
      ]),
    .init(
      name: "M195",
      text:
        "2026-06-10\nBench 60kg (4x10)",
      exercises: [
        "2026-06-10 Bench: 60kg x10, 60kg x10, 60kg x10, 60kg x10"
      ]),
    .init(
      name: "M196",
      text:
        "2026-06-10\nBox (3x3min)",
      exercises: [
        "2026-06-10 Box: 180s, 180s, 180s"
      ]),
    .init(
      name: "M197",
      text:
        "2026-06-10\nCycling (1200 kcal) 60 min",
      exercises: [
        "2026-06-10 Cycling: 3600s"
      ]),
    .init(
      name: "M198",
      text:
        "2026-06-10\nPlank (3x1m)",
      exercises: [
        "2026-06-10 Plank: 60s, 60s, 60s"
      ]),
    .init(
      name: "M199",
      text:
        "2026-06-10\nAssisted dips with 20kg help 3x8",
      exercises: [
        "2026-06-10 Assisted dips: -20kg x8, -20kg x8, -20kg x8"
      ]),
    .init(
      name: "M200",
      text:
        "2026-06-10\n45 degree back extension 3x15",
      exercises: [
        "2026-06-10 45 degree back extension: x15, x15, x15"
      ]),
    .init(
      name: "M201",
      text:
        "2026-06-10\nSide plank 40 per side, 3 sets",
      exercises: [
        "2026-06-10 Side plank: x40, x40, x40"
      ]),
    .init(
      name: "M202",
      text:
        "2026-06-10\nLeg ext 50x12, RP +3",
      exercises: [
        "2026-06-10 Leg ext: 50 x12"
      ]),
    .init(
      name: "M203",
      text:
        "2026-06-10\nBench 80x8, rp +2.5 next week",
      exercises: [
        "2026-06-10 Bench: 80 x8"
      ]),
    .init(
      name: "M204",
      text:
        "2026-06-10\nSide plank 3x30s/side",
      exercises: [
        "2026-06-10 Side plank: 30s, 30s, 30s"
      ]),
    .init(
      name: "M205",
      text:
        "2026-06-10\nSide plank 30s/side, 20s/side",
      exercises: [
        "2026-06-10 Side plank: 30s, 20s"
      ]),
    .init(
      name: "M206",
      text:
        "2026-06-10\nSuitcase hold 24kg 30s/side",
      exercises: [
        "2026-06-10 Suitcase hold: 24kg 30s"
      ]),
    .init(
      name: "M207",
      text:
        "2026-06-10\nStretch 2x45sec/side",
      exercises: [
        "2026-06-10 Stretch: 45s, 45s"
      ]),
    .init(
      name: "M208",
      text:
        "2026-06-10\nPallof hold 3x20s/side @ 10kg",
      exercises: [
        "2026-06-10 Pallof hold: 10kg 20s, 10kg 20s, 10kg 20s"
      ]),
    .init(
      name: "M209",
      text:
        "2026-06-10\nSide plank 3 x 30s/side hard",
      exercises: [
        "2026-06-10 Side plank: 30s, 30s, 30s"
      ]),
    .init(
      name: "M210",
      text:
        "2026-06-10\nHang 20s/arm",
      exercises: [
        "2026-06-10 Hang: 20s"
      ]),
    .init(
      name: "M211",
      text:
        "2026-06-10\nSide plank: 45s/side / 40s/side / 35s/side",
      exercises: [
        "2026-06-10 Side plank: 45s, 40s, 35s"
      ]),
    .init(
      name: "M212",
      text:
        "2026-06-10\nHip flexor stretch 60s/side",
      exercises: [
        "2026-06-10 Hip flexor stretch: 60s"
      ]),
    .init(
      name: "M213",
      text:
        "2026-06-10\nDB row 30lbs/side 10,10",
      exercises: [
        "2026-06-10 DB row: 30lb x10, 30lb x10"
      ]),
    .init(
      name: "M214",
      text:
        "2026-06-10\nKB 2x16s/side",
      exercises: [
        "2026-06-10 KB: 16s, 16s"
      ]),
    .init(
      name: "M215",
      text:
        "2026-06-10\nFahrrad 90s/leg",
      exercises: [
        "2026-06-10 Fahrrad: 90s"
      ]),
    .init(
      name: "M216",
      text:
        "2026-06-10\nSquat 100x5, tried 110 kg and got stuck",
      exercises: [
        "2026-06-10 Squat: 100kg x5"
      ]),
    .init(
      name: "M217",
      text:
        "2026-06-10\nCurl\n12, 10, 8, 5 pause",
      exercises: [
        "2026-06-10 Curl: x12, x10, x8"
      ]),
    .init(
      name: "M218",
      text:
        "2026-06-10\nSquat\n10, 8, 3 sec pause",
      exercises: [
        "2026-06-10 Squat: x10, x8"
      ]),
    .init(
      name: "M219",
      text:
        "2026-06-10\nSquat 100\n5, 5, 5 paused",
      exercises: [
        "2026-06-10 Squat: 100 x5, 100 x5, 100 x5"
      ]),
    .init(
      name: "M220",
      text:
        "2026-06-10\nBench 80x5, pause bench: 60x5",
      exercises: [
        "2026-06-10 Bench: 80 x5",
        "2026-06-10 pause bench: 60 x5",
      ]),
    .init(
      name: "M221",
      text:
        "2026-06-10\nsq wu 20x10 60x5 / 100x5 100x5",
      exercises: [
        "2026-06-10 sq: 20 warmup x10, 60 warmup x5, 100 x5, 100 x5"
      ]),
    .init(
      name: "M222",
      text:
        "2026-06-10\nsq wu 60x5 80x3 / 100x5x3",
      exercises: [
        "2026-06-10 sq: 60 warmup x5, 80 warmup x3, 100 x5, 100 x5, 100 x5"
      ]),
    .init(
      name: "M223",
      text:
        "2026-06-10\nLeg press 40 x50\nlbs",
      exercises: [
        "2026-06-10 Leg press: 40lb x50"
      ]),
    .init(
      name: "M224",
      text:
        "2026-06-10\nBench 50 x35\nSquat 100kg x5",
      exercises: [
        "2026-06-10 Bench: 50kg x35",
        "2026-06-10 Squat: 100kg x5",
      ]),
    .init(
      name: "M225",
      text:
        "2026-06-10\nCurl 10 kg L 10  R 10",
      exercises: [
        "2026-06-10 Curl: 10kg left x10, 10kg right x10"
      ]),
    .init(
      name: "M226",
      text:
        "2026-06-10\nLunges L 12 12  R 12 12",
      exercises: [
        "2026-06-10 Lunges: left x12, left x12, right x12, right x12"
      ]),
    .init(
      name: "M227",
      text:
        "2026-06-10\nCurl 10kg  R 10  L 9",
      exercises: [
        "2026-06-10 Curl: 10kg right x10, 10kg left x9"
      ]),
    .init(
      name: "M228",
      text:
        "2026-06-10\nCurl L 10 R 9  L 8 R 8",
      exercises: [
        "2026-06-10 Curl: left x10, right x9, left x8, right x8"
      ]),
    .init(
      name: "M229",
      text:
        "2026-06-10\nDL 100  R 5  L 5",
      exercises: [
        "2026-06-10 DL: 100 right x5, 100 left x5"
      ]),
    .init(
      name: "M230",
      text:
        "2026-06-10\nCurl 12 L 10  R 10",
      exercises: [
        "2026-06-10 Curl: 12 left x10, 12 right x10"
      ]),
    .init(
      name: "M231",
      text:
        "2026-06-10\nLunges 12kg in each hand, 3x10",
      exercises: [
        "2026-06-10 Lunges: 12kg x10, 12kg x10, 12kg x10"
      ]),
    .init(
      name: "M232",
      text:
        "2026-06-10\nDonkey kicks 2kg ankle weight, 3x15 each",
      exercises: [
        "2026-06-10 Donkey kicks: 2kg x15, 2kg x15, 2kg x15"
      ]),
    .init(
      name: "M233",
      text:
        "2026-06-10\nLunges. 10 each leg. Squat. 10 reps.",
      exercises: [
        "2026-06-10 Lunges: x10",
        "2026-06-10 Squat: x10",
      ]),
    .init(
      name: "M234",
      text:
        "2026-06-10\nStretch. 30 seconds each leg.",
      exercises: [
        "2026-06-10 Stretch: 30s"
      ]),
    .init(
      name: "M235",
      text:
        "2026-06-10\nCurls. 10 reps each arm. 8 reps each arm.",
      exercises: [
        "2026-06-10 Curls: x10, x8"
      ]),
    .init(
      name: "M236",
      text:
        "2026-06-10\nBalance. 30 sec each leg.",
      exercises: [
        "2026-06-10 Balance: 30s"
      ]),
    .init(
      name: "M237",
      text:
        "2026-06-10\nSide lunges. 8 reps per side. 8 reps per side.",
      exercises: [
        "2026-06-10 Side lunges: x8, x8"
      ]),
    .init(
      name: "M238",
      text:
        "2026-06-10\nFelt good. 10 each side. ",
      exercises: []),
    .init(
      name: "M239",
      text:
        "2026-06-10\nSeitstütz beide Seiten 30s, 30s",
      exercises: [
        "2026-06-10 Seitstütz beide Seiten: 30s, 30s"
      ]),
    .init(
      name: "M240",
      text:
        "2026-06-10\nless sore! slept 9 hrs, down 1 lb (151)",
      exercises: []),
    .init(
      name: "M241",
      text:
        "2026-06-10\nslept 8h, 82 kg on the scale",
      exercises: []),
    .init(
      name: "M242",
      text:
        "2026-06-10\nSleep: 7h, weight: 81.5",
      exercises: []),
    .init(
      name: "M243",
      text:
        "2026-06-10\nweight 81.5 kg, slept 7.5 h",
      exercises: []),
    .init(
      name: "M244",
      text:
        "2026-06-10\nWeight: 180 lb, Sleep: 8h",
      exercises: []),
    .init(
      name: "M245",
      text:
        "2026-06-10\nSquat 100x4, 5th missed",
      exercises: [
        "2026-06-10 Squat: 100 fail x4"
      ]),
    .init(
      name: "M246",
      text:
        "2026-06-10\nBench 80x7, 8th with help",
      exercises: [
        "2026-06-10 Bench: 80 fail x7"
      ]),
    .init(
      name: "M247",
      text:
        "2026-06-10\nBench 80 8, 7, 8th failed",
      exercises: [
        "2026-06-10 Bench: 80 x8, 80 fail x7"
      ]),
    .init(
      name: "M248",
      text:
        "2026-06-10\nSquat 100x5, 100x5, 6th set next time",
      exercises: [
        "2026-06-10 Squat: 100 x5, 100 x5"
      ]),
    .init(
      name: "M249",
      text:
        "2026-06-10\nBench 80x2, 3rd exercise was dips",
      exercises: [
        "2026-06-10 Bench: 80 x2"
      ]),
    .init(
      name: "M250",
      text:
        "2026-06-10\nSquat 100x3, 4th of may",
      exercises: [
        "2026-06-10 Squat: 100 x3"
      ]),
    .init(
      name: "M251",
      text:
        "2026-06-10\nSquat 5x5 100, 101st workout",
      exercises: [
        "2026-06-10 Squat: 100 x5, 100 x5, 100 x5, 100 x5, 100 x5"
      ]),
    .init(
      name: "M252",
      text:
        "2026-06-10\nKniebeuge 100x4, 5te nicht geschafft",
      exercises: [
        "2026-06-10 Kniebeuge: 100 fail x4"
      ]),
    .init(
      name: "M253",
      text:
        "2026-06-10\nBench 3x2, 3rd set paused",
      exercises: [
        "2026-06-10 Bench: x2, x2, x2"
      ]),
    .init(
      name: "M254",
      text:
        "2026-06-10\nPullups 10, 9, 10th with kip",
      exercises: [
        "2026-06-10 Pullups: x10, x9"
      ]),
    .init(
      name: "M255",
      text:
        "2026-06-10\nSquat 100x1, 2nd day in a row",
      exercises: [
        "2026-06-10 Squat: 100 x1"
      ]),
    .init(
      name: "M256",
      text:
        "2026-06-10\nBench 80x2, 3rd time this week",
      exercises: [
        "2026-06-10 Bench: 80 x2"
      ]),
    .init(
      name: "M257",
      text:
        "2026-06-10\nSquat 120x2, 3rd rep assisted",
      exercises: [
        "2026-06-10 Squat: 120 x2"
      ]),
    .init(
      name: "M258",
      text:
        "2026-06-10\nDéveloppé 80x4, 5e ratée",
      exercises: [
        "2026-06-10 Développé: 80 fail x4"
      ]),
    .init(
      name: "M259",
      text:
        "2026-06-10\nSupino 80x4, 5ª com ajuda",
      exercises: [
        "2026-06-10 Supino: 80 fail x4"
      ]),
    .init(
      name: "M260",
      text:
        "2026-06-10\nPanca 80x4, 5a non salita",
      exercises: [
        "2026-06-10 Panca: 80 fail x4"
      ]),
    .init(
      name: "M261",
      text:
        "2026-06-10\nPlank 2m 60s 45s",
      exercises: [
        "2026-06-10 Plank: 120s, 60s, 45s"
      ]),
    .init(
      name: "M262",
      text:
        "2026-06-10\nFarmer carry 40m 50s 45s",
      exercises: [
        "2026-06-10 Farmer carry: 40m 50s, 40m 45s"
      ]),
    .init(
      name: "M263",
      text:
        "2026-06-10\nSide plank 45 seconds left, 30 seconds right",
      exercises: [
        "2026-06-10 Side plank: 45s left, 30s right"
      ]),
    .init(
      name: "M264",
      text:
        "2026-06-10\nSquat 100kg again 5x5",
      exercises: [
        "2026-06-10 Squat: 100kg x5, 100kg x5, 100kg x5, 100kg x5, 100kg x5"
      ]),
    .init(
      name: "M265",
      text:
        "2026-06-10\nSwim 100m, 30s rest: 1:30, 1:32",
      exercises: [
        "2026-06-10 Swim: 100m 90s, 100m 92s"
      ]),
    .init(
      name: "M266",
      text:
        "2026-06-10\n3 rounds\n10 push ups\n200m run\nTime: 12:30",
      exercises: [
        "2026-06-10 push ups: x10, x10, x10",
        "2026-06-10 run: 200m, 200m, 200m",
      ]),
    .init(
      name: "M267",
      text:
        "2026-06-10\nBench 60x8\nTime 18:30",
      exercises: [
        "2026-06-10 Bench: 60 x8"
      ]),
    .init(
      name: "M268",
      text:
        "2026-06-10\nFran 21-15-9\nTime 4:30!",
      exercises: [
        "2026-06-10 Fran: x21, x15, x9"
      ]),
    .init(
      name: "M269",
      text:
        "2026-06-10\nYep did 100 x 5 squat back in march",
      exercises: []),
    .init(
      name: "M270",
      text:
        "2026-06-10\nNo squat since march 100x5",
      exercises: []),
    .init(
      name: "M271",
      text:
        "2026-06-10\nAssisted dips 3x8 @-20",
      exercises: [
        "2026-06-10 Assisted dips: -20 x8, -20 x8, -20 x8"
      ]),
    .init(
      name: "M272",
      text:
        "2026-06-10\nAssisted pull up 3 x 8 @ -15kg RIR 2",
      exercises: [
        "2026-06-10 Assisted pull up: -15kg rir2 x8, -15kg rir2 x8, -15kg rir2 x8"
      ]),
    .init(
      name: "M273",
      text:
        "2026-06-10\nthen sauna and stretch",
      exercises: []),
    .init(
      name: "M274",
      text:
        "2026-06-10\nBench press: forgot my belt\n80x5",
      exercises: [
        "2026-06-10 Bench press: 80 x5"
      ]),
    .init(
      name: "M275",
      text:
        "2026-06-10\nSquat: not today\nSet my alarm wrong",
      exercises: []),
    .init(
      name: "M276",
      text:
        "2026-06-10\nOHP 40x8 to warm up, push press 60x5",
      exercises: [
        "2026-06-10 OHP: 40 warmup x8",
        "2026-06-10 push press: 60 x5",
      ]),
    .init(
      name: "M277",
      text:
        "2026-06-10\nSquat 60x5, 80x3 warm ups, 100x5x3",
      exercises: [
        "2026-06-10 Squat: 60 warmup x5, 80 warmup x3, 100 x5, 100 x5, 100 x5"
      ]),
    .init(
      name: "M278",
      text:
        "2026-06-10\n10 min easy bike to warm up",
      exercises: [
        "2026-06-10 easy bike: 600s warmup"
      ]),
    .init(
      name: "M279",
      text:
        "2026-06-10\n10 min easy bike to warm up, then squat 100x5",
      exercises: [
        "2026-06-10 easy bike: 600s warmup",
        "2026-06-10 squat: 100 x5",
      ]),
    .init(
      name: "M280",
      text:
        "2026-06-10\nRow 500m to warm up, then bench 60x8",
      exercises: [
        "2026-06-10 Row: 500m warmup",
        "2026-06-10 bench: 60 x8",
      ]),
    .init(
      name: "M281",
      text:
        "2026-06-10\nRow 500m to warm up, 60x8",
      exercises: [
        "2026-06-10 Row: 500m warmup, 60 x8"
      ]),
    .init(
      name: "M282",
      text:
        "2026-06-10\nBench\nbar x10, 40x8 to warm up, 60x5",
      exercises: [
        "2026-06-10 Bench: warmup x10, 40 warmup x8, 60 x5"
      ]),
    .init(
      name: "M283",
      text:
        "2026-06-10\nBand pull aparts 2x15 to warm up shoulders",
      exercises: [
        "2026-06-10 Band pull aparts: warmup x15, warmup x15"
      ]),
    .init(
      name: "M284",
      text:
        "2026-06-10\n5 min Rad zum Aufwärmen",
      exercises: [
        "2026-06-10 Rad: 300s warmup"
      ]),
    .init(
      name: "M285",
      text:
        "2026-06-10\nSquat 60x5 to warm up; 100x5",
      exercises: [
        "2026-06-10 Squat: 60 warmup x5, 100 x5"
      ]),
    .init(
      name: "M286",
      text:
        "2026-06-10\nSquat 60/5 w/up, 80/5, 100/5",
      exercises: [
        "2026-06-10 Squat: 60 warmup x5, 80 x5, 100 x5"
      ]),
    .init(
      name: "M287",
      text:
        "2026-06-10\nBench 60kg x 5 (warm up), 80kg 5, 5, 5",
      exercises: [
        "2026-06-10 Bench: 60kg warmup x5, 80kg x5, 80kg x5, 80kg x5"
      ]),
    .init(
      name: "M288",
      text:
        "2026-06-10\nBench 60kg x 5 (warm up) 80kg 5, 5, 5",
      exercises: [
        "2026-06-10 Bench: 60kg warmup x5, 80kg x5, 80kg x5, 80kg x5"
      ]),
    .init(
      name: "M289",
      text:
        "2026-06-10\nBench 40x8, 60kg x 5 (warm up), 80kg 5, 5, 5",
      exercises: [
        "2026-06-10 Bench: 40kg warmup x8, 60kg warmup x5, 80kg x5, 80kg x5, 80kg x5"
      ]),
    .init(
      name: "M290",
      text:
        "2026-06-10\nBench 80x5, 80x5, 60x10 (back off), 50x10 (warm down)",
      exercises: [
        "2026-06-10 Bench: 80 x5, 80 x5, 60 x10, 50 x10"
      ]),
    .init(
      name: "M291",
      text:
        "2026-06-10\nBench 80x5 (no warm up), 80x5",
      exercises: [
        "2026-06-10 Bench: 80 x5, 80 x5"
      ]),
    .init(
      name: "M292",
      text:
        "2026-06-10\nBench 100x5 100x5 (warmup 60x5)",
      exercises: [
        "2026-06-10 Bench: 100 x5, 100 x5"
      ]),
    .init(
      name: "M293",
      text:
        "2026-06-10\nBench 100x5, 100x4 (warm up felt bad), 100x3",
      exercises: [
        "2026-06-10 Bench: 100 x5, 100 x4, 100 x3"
      ]),
    .init(
      name: "M294",
      text:
        "2026-06-10\nSquat 60x5, 80x5 (warm ups), 100x5",
      exercises: [
        "2026-06-10 Squat: 60 warmup x5, 80 warmup x5, 100 x5"
      ]),
    .init(
      name: "M295",
      text:
        "2026-06-10\nSquat 60x5, 80x5 (warmup), 100x5, 105x5",
      exercises: [
        "2026-06-10 Squat: 60 warmup x5, 80 warmup x5, 100 x5, 105 x5"
      ]),
    .init(
      name: "M296",
      text:
        "2026-06-10\nMeal prep\nSquat 100x5",
      exercises: [
        "2026-06-10 Squat: 100 x5"
      ]),
    .init(
      name: "M297",
      text:
        "2026-06-10\nComp prep week 3\nSquat 100x5",
      exercises: [
        "2026-06-10 Squat: 100 x5"
      ]),
    .init(
      name: "M298",
      text:
        "# Meet prep\nSquat 100x5",
      exercises: [
        "Squat: 100 x5"
      ]),
    .init(
      name: "M299",
      text:
        "2026-06-10\nCurl 20x12, 20x10, 20x8, not all to failure",
      exercises: [
        "2026-06-10 Curl: 20 x12, 20 x10, 20 x8"
      ]),
    .init(
      name: "M300",
      text:
        "2026-06-10\nBench 80x8, 80x6, nearly all to failure",
      exercises: [
        "2026-06-10 Bench: 80 x8, 80 x6"
      ]),
    .init(
      name: "M301",
      text:
        "2026-06-10\nSquat 100x5, 100x4, car got stuck",
      exercises: [
        "2026-06-10 Squat: 100 x5, 100 x4"
      ]),
    .init(
      name: "M302",
      text:
        "2026-06-10\nSquat 100x5, 100x4 got stuck in traffic",
      exercises: [
        "2026-06-10 Squat: 100 x5, 100 x4"
      ]),
    .init(
      name: "M303",
      text:
        "2026-06-10\nSquat 100x5, then got stuck in the elevator",
      exercises: [
        "2026-06-10 Squat: 100 x5"
      ]),
    .init(
      name: "M304",
      text:
        "2026-06-10\nBench 80x8, did not get pinned",
      exercises: [
        "2026-06-10 Bench: 80 x8"
      ]),
    .init(
      name: "M305",
      text:
        "2026-06-10\nBench 80x8, failure",
      exercises: [
        "2026-06-10 Bench: 80 fail x8"
      ]),
    .init(
      name: "M306",
      text:
        "2026-06-10\nBench 80x8, no failure",
      exercises: [
        "2026-06-10 Bench: 80 x8"
      ]),
    .init(
      name: "M307",
      text:
        "2026-06-10\nBench 80x8, heart failure",
      exercises: [
        "2026-06-10 Bench: 80 x8"
      ]),
    .init(
      name: "M308",
      text:
        "2026-06-10\nBench 80x8. gear failure",
      exercises: [
        "2026-06-10 Bench: 80 x8"
      ]),
    .init(
      name: "M309",
      text:
        "2026-06-10\nBench 80x8. close to failure",
      exercises: [
        "2026-06-10 Bench: 80 x8"
      ]),
    .init(
      name: "M310",
      text:
        "2026-06-10\nBench 80x8, 80x7, short of failure",
      exercises: [
        "2026-06-10 Bench: 80 x8, 80 x7"
      ]),
    .init(
      name: "M311",
      text:
        "2026-06-10\nBench 80x8 near failure",
      exercises: [
        "2026-06-10 Bench: 80 x8"
      ]),
    .init(
      name: "M312",
      text:
        "2026-06-10\nBench 80x8, almost failure",
      exercises: [
        "2026-06-10 Bench: 80 x8"
      ]),
    .init(
      name: "M313",
      text:
        "2026-06-10\nBench 80x8 next time failure",
      exercises: [
        "2026-06-10 Bench: 80 x8"
      ]),
    .init(
      name: "M314",
      text:
        "2026-06-10\nBench 80x8, grip failure",
      exercises: [
        "2026-06-10 Bench: 80 x8"
      ]),
    .init(
      name: "M315",
      text:
        "2026-06-10\nBench 80x8, before failure",
      exercises: [
        "2026-06-10 Bench: 80 x8"
      ]),
    .init(
      name: "M316",
      text:
        "2026-06-10\nBench 80x8, technical failure",
      exercises: [
        "2026-06-10 Bench: 80 x8"
      ]),
    .init(
      name: "M317",
      text:
        "2026-06-10\nBench 80x8, avoid failure",
      exercises: [
        "2026-06-10 Bench: 80 x8"
      ]),
    .init(
      name: "M318",
      text:
        "2026-06-10\nBench 80x8, 2 to failure",
      exercises: [
        "2026-06-10 Bench: 80 x8, 80 fail x2"
      ]),
    .init(
      name: "M319",
      text:
        "2026-06-10\nBench 80x8. Failed",
      exercises: [
        "2026-06-10 Bench: 80 fail x8"
      ]),
    .init(
      name: "M320",
      text:
        "2026-06-10\nBench 80x8, last one fail",
      exercises: [
        "2026-06-10 Bench: 80 fail x8"
      ]),
    .init(
      name: "M321",
      text:
        "2026-06-10\nBench 80x8, epic fail",
      exercises: [
        "2026-06-10 Bench: 80 x8"
      ]),
    .init(
      name: "M322",
      text:
        "2026-06-10\nBench 80x8, 80x8, max effort",
      exercises: [
        "2026-06-10 Bench: 80 x8, 80 x8"
      ]),
    .init(
      name: "M323",
      text:
        "2026-06-10\nKniebeuge 100x5, kein Muskelversagen",
      exercises: [
        "2026-06-10 Kniebeuge: 100 x5"
      ]),
    .init(
      name: "M324",
      text:
        "2026-06-10\nKniebeuge 100x5, fast Versagen",
      exercises: [
        "2026-06-10 Kniebeuge: 100 x5"
      ]),
    .init(
      name: "M325",
      text:
        "2026-06-10\nKniebeuge 100x5, bis kurz vor Versagen",
      exercises: [
        "2026-06-10 Kniebeuge: 100 x5"
      ]),
    .init(
      name: "M326",
      text:
        "2026-06-10\nSquat 100x5, proche échec",
      exercises: [
        "2026-06-10 Squat: 100 x5"
      ]),
    .init(
      name: "M327",
      text:
        "2026-06-10\nPress 60x8, casi fallo",
      exercises: [
        "2026-06-10 Press: 60 x8"
      ]),
    .init(
      name: "M328",
      text:
        "2026-06-10\nSupino 60x8, quase falha",
      exercises: [
        "2026-06-10 Supino: 60 x8"
      ]),
    .init(
      name: "M329",
      text:
        "2026-06-10\nPanca 60x8, quasi cedimento",
      exercises: [
        "2026-06-10 Panca: 60 x8"
      ]),
    .init(
      name: "M330",
      text:
        "2026-06-10\nPanca 60x8, no cedimento",
      exercises: [
        "2026-06-10 Panca: 60 x8"
      ]),
    .init(
      name: "M331",
      text:
        "2026-06-10\nPress 60x8, sin fallo",
      exercises: [
        "2026-06-10 Press: 60 x8"
      ]),
    .init(
      name: "M332",
      text:
        "2026-06-10\nSquat 100x5, sans échec",
      exercises: [
        "2026-06-10 Squat: 100 x5"
      ]),
    .init(
      name: "M333",
      text:
        "2026-06-10\nBench 80x8 - 3 in the tank",
      exercises: [
        "2026-06-10 Bench: 80 rir3 x8"
      ]),
    .init(
      name: "M334",
      text:
        "2026-06-10\nBench 80x8, 80x8 - last one 2 reps in the tank",
      exercises: [
        "2026-06-10 Bench: 80 x8, 80 rir2 x8"
      ]),
    .init(
      name: "M335",
      text:
        "2026-06-10\nLaufband 30 min, runter auf 8 km/h für 5",
      exercises: [
        "2026-06-10 Laufband: 1800s"
      ]),
    .init(
      name: "M336",
      text:
        "2026-06-10\nKniebeuge 100x5, HF 150 runter auf 110 und 5 min",
      exercises: [
        "2026-06-10 Kniebeuge: 100 x5"
      ]),
    .init(
      name: "M337",
      text:
        "2026-06-10\nSnatch 60x1, 65x1, 70 miss, 70 miss",
      exercises: [
        "2026-06-10 Snatch: 60 x1, 65 x1, 70 fail x0, 70 fail x0"
      ]),
    .init(
      name: "M338",
      text:
        "2026-06-10\nSnatch 60x1, 65x1, 70x1, 72 fail lol",
      exercises: [
        "2026-06-10 Snatch: 60 x1, 65 x1, 70 x1, 72 fail x0"
      ]),
    .init(
      name: "M339",
      text:
        "2026-06-10\nClean 80x1 85 fail, 85 fail",
      exercises: [
        "2026-06-10 Clean: 80 x1, 85 fail x0, 85 fail x0"
      ]),
    .init(
      name: "M340",
      text:
        "2026-06-10\nBench 100x5 100x4 100 fail",
      exercises: [
        "2026-06-10 Bench: 100 x5, 100 x4, 100 fail x0"
      ]),
    .init(
      name: "M341",
      text:
        "2026-06-10\nBench 3x8 60 fail",
      exercises: [
        "2026-06-10 Bench: 60 fail x8, 60 fail x8, 60 fail x8"
      ]),
    .init(
      name: "M342",
      text:
        "2026-06-10\nSquat 100x5 110 failed the last rep",
      exercises: [
        "2026-06-10 Squat: 100 x5, 110 fail x0"
      ]),
    .init(
      name: "M343",
      text:
        "2026-06-10\nSquat 100x5, 120x3, 130 miss (deep), 130x1",
      exercises: [
        "2026-06-10 Squat: 100 x5, 120 x3, 130 fail x0, 130 x1"
      ]),
    .init(
      name: "M344",
      text:
        "2026-06-10\nSquat 100kgx5 120kg missed just",
      exercises: [
        "2026-06-10 Squat: 100kg x5, 120kg fail x0"
      ]),
    .init(
      name: "M345",
      text:
        "2026-06-10\nDeadlift 5x5 100 failed damn",
      exercises: [
        "2026-06-10 Deadlift: 100 fail x5, 100 fail x5, 100 fail x5, 100 fail x5, 100 fail x5"
      ]),
    .init(
      name: "M346",
      text:
        "2026-06-10\nBench 80x5, 80x5, 80x5, wanted a fourth but elbow so skipped it",
      exercises: [
        "2026-06-10 Bench: 80 x5, 80 x5, 80 x5"
      ]),
    .init(
      name: "M347",
      text:
        "2026-06-10\nSquat 3x5 100 ivm knie",
      exercises: [
        "2026-06-10 Squat: 100 x5, 100 x5, 100 x5"
      ]),
    .init(
      name: "M348",
      text:
        "2026-06-10\nSquat 5x5 100, nope not easy",
      exercises: [
        "2026-06-10 Squat: 100 x5, 100 x5, 100 x5, 100 x5, 100 x5"
      ]),
    .init(
      name: "M349",
      text:
        "2026-06-10\nSquat 100x5, PR? nope",
      exercises: [
        "2026-06-10 Squat: 100 x5"
      ]),
    .init(
      name: "M350",
      text:
        "2026-06-10\nSquat 100x5, 100x5, nope nope nope",
      exercises: [
        "2026-06-10 Squat: 100 x5, 100 x5"
      ]),
    .init(
      name: "M351",
      text:
        "2026-06-10\nDeadlift 140x5 depth? Nope, high",
      exercises: [
        "2026-06-10 Deadlift: 140 x5"
      ]),
    .init(
      name: "M352",
      text:
        "2026-06-10\nSquat 5x5 100, warm up jumps skipped these",
      exercises: [
        "2026-06-10 Squat: 100 warmup x5, 100 warmup x5, 100 warmup x5, 100 warmup x5, 100 warmup x5"
      ]),
    .init(
      name: "M353",
      text:
        "2026-06-10\nBench 3x8 80 easy? nope",
      exercises: [
        "2026-06-10 Bench: 80 x8, 80 x8, 80 x8"
      ]),
    .init(
      name: "M354",
      text:
        "2026-06-10\nSquat 3x5 100 stond stevig",
      exercises: [
        "2026-06-10 Squat: 100 x5, 100 x5, 100 x5"
      ]),
    .init(
      name: "M355",
      text:
        "2026-06-10\nBench 80x8 stonden goed",
      exercises: [
        "2026-06-10 Bench: 80 x8"
      ]),
    .init(
      name: "M356",
      text:
        "2026-06-10\nSquat\n100x5\nup to 110x3",
      exercises: [
        "2026-06-10 Squat: 100 x5, 110 x3"
      ]),
    .init(
      name: "M357",
      text:
        "2026-06-10\nRun 5k\ndown to 82 kg",
      exercises: [
        "2026-06-10 Run: 5km"
      ]),
    .init(
      name: "M358",
      text:
        "2026-06-10\nSquat 100x5\ndown to 82.5",
      exercises: [
        "2026-06-10 Squat: 100 x5"
      ]),
    .init(
      name: "M359",
      text:
        "2026-06-10\nBike 30 min\nup to 150 bpm",
      exercises: [
        "2026-06-10 Bike: 1800s"
      ]),
    .init(
      name: "M360",
      text:
        "2026-06-10\nSquat\n100x5\nnoch 2 reps im tank",
      exercises: [
        "2026-06-10 Squat: 100 x5"
      ]),
    .init(
      name: "M361",
      text:
        "2026-06-10\nSquat\n100x5\nnoch 3 Tage bis Wettkampf",
      exercises: [
        "2026-06-10 Squat: 100 x5"
      ]),
    .init(
      name: "M362",
      text:
        "2026-06-10\nSquat\n100x5\nAgain 3rd week",
      exercises: [
        "2026-06-10 Squat: 100 x5"
      ]),
    .init(
      name: "M363",
      text:
        "2026-06-10\nBench\n80x5\nback to 5s next week",
      exercises: [
        "2026-06-10 Bench: 80 x5"
      ]),
    .init(
      name: "M364",
      text:
        "2026-06-10\nBench\n80x5\nup to 3 sets next week",
      exercises: [
        "2026-06-10 Bench: 80 x5"
      ]),
    .init(
      name: "M365",
      text:
        "2026-06-10\nSquat 100x5\nagain 5 hours of sleep",
      exercises: [
        "2026-06-10 Squat: 100 x5"
      ]),
    .init(
      name: "M366",
      text:
        "2026-06-10\nBench 80x5\nnog 2 weken",
      exercises: [
        "2026-06-10 Bench: 80 x5"
      ]),
    .init(
      name: "M367",
      text:
        "2026-06-10\nPanca 80x5\nancora 2 kg al massimale",
      exercises: [
        "2026-06-10 Panca: 80kg x5"
      ]),
    .init(
      name: "M368",
      text:
        "2026-06-10\nPress 80x5\notra vez 4 horas de sueño",
      exercises: [
        "2026-06-10 Press: 80 x5"
      ]),
    .init(
      name: "M369",
      text:
        "2026-06-10\nDéveloppé 80x5\nencore 2 semaines",
      exercises: [
        "2026-06-10 Développé: 80 x5"
      ]),
    .init(
      name: "M370",
      text:
        "2026-06-10\nBench 80x5\ndown to 3 cigs a day",
      exercises: [
        "2026-06-10 Bench: 80 x5"
      ]),
    .init(
      name: "M371",
      text:
        "2026-06-10\nSquat\n100x5\nup to 10 min rest",
      exercises: [
        "2026-06-10 Squat: 100 x5"
      ]),
    .init(
      name: "M372",
      text:
        "2026-06-10\nSquat 100x5\nback to work at 9",
      exercises: [
        "2026-06-10 Squat: 100 x5"
      ]),
    .init(
      name: "M373",
      text:
        "2026-06-10\nSquat is up 10 since march, 120x5",
      exercises: [
        "2026-06-10 Squat: 120 x5"
      ]),
    .init(
      name: "M374",
      text:
        "2026-06-10\nWeight 80 / 8 / 3",
      exercises: [
        "2026-06-10 : 80 x8, 80 x8, 80 x8"
      ]),
    .init(
      name: "M375",
      text:
        "2026-06-10\nBW 82.5 / 16% bf / 7h sleep",
      exercises: []),
    .init(
      name: "M376",
      text:
        "2026-06-10\nWeight 82.5 / 182 lb",
      exercises: []),
    .init(
      name: "M377",
      text:
        "2026-06-10\nBench\nBW 82, slept 7h\n80x5",
      exercises: [
        "2026-06-10 Bench: 80 x5"
      ]),
    .init(
      name: "M378",
      text:
        "2026-06-10\nBench press\nWeight 82 kg, sleep 7 hrs, HR 55",
      exercises: [
        "2026-06-10 Bench press: "
      ]),
    .init(
      name: "M379",
      text:
        "2026-06-10\nCardio\nWeight 82 kg, sleep 7 hrs, HR 55",
      exercises: []),
    .init(
      name: "M380",
      text:
        "2026-06-10\nSquat 100x5 100x5 @8 / 9",
      exercises: [
        "2026-06-10 Squat: 100 @8 x5, 100 @9 x5"
      ]),
    .init(
      name: "M381",
      text:
        "2026-06-10\nSquat 3x5 100 @ 7 / 8 / 9",
      exercises: [
        "2026-06-10 Squat: 100 @7 x5, 100 @8 x5, 100 @9 x5"
      ]),
    .init(
      name: "M382",
      text:
        "2026-06-10\nSquat 3x5 100kg @7 / 8 / 9",
      exercises: [
        "2026-06-10 Squat: 100kg @7 x5, 100kg @8 x5, 100kg @9 x5"
      ]),
    .init(
      name: "M383",
      text:
        "2026-06-10\nBench 5x5 @ 60 / 62.5",
      exercises: [
        "2026-06-10 Bench: 60 x5, 60 x5, 60 x5, 60 x5, 60 x5, 62.5 x5, 62.5 x5, 62.5 x5, 62.5 x5, 62.5 x5"
      ]),
    .init(
      name: "M384",
      text:
        "2026-06-10\nCurls 3 x 10 @10 / 8 / 8",
      exercises: [
        "2026-06-10 Curls: @10 x10, @8 x10, @8 x10"
      ]),
    .init(
      name: "M385",
      text:
        "2026-06-10\nLateral raise 12/12/12 @5 / 6 / 7",
      exercises: [
        "2026-06-10 Lateral raise: @5 x12, @6 x12, @7 x12"
      ]),
    .init(
      name: "M386",
      text:
        "2026-06-10\nme@8 / you",
      exercises: []),
    .init(
      name: "M387",
      text:
        "2026-06-10\nSquat 100x5 @8, 110x3 @9 / belt",
      exercises: [
        "2026-06-10 Squat: 100 @8 x5, 110 @9 x3"
      ]),
    .init(
      name: "M388",
      text:
        "2026-06-10\nCable fly 3x12 @5 / 5 / 5 (plate no.)",
      exercises: [
        "2026-06-10 Cable fly: @5 x12, @5 x12, @5 x12"
      ]),
    .init(
      name: "M389",
      text:
        "2026-06-10\nFentes arrière avec les haltères de 6 kg : 10",
      exercises: [
        "2026-06-10 Fentes arrière: 6kg x10"
      ]),
    .init(
      name: "M390",
      text:
        "2026-06-10\nLunges, dumbbells of 10kg each: 12",
      exercises: [
        "2026-06-10 Lunges: 10kg x12"
      ]),
    .init(
      name: "M391",
      text:
        "2026-06-10\nSentadilla, mancuernas de 10kg\n12\n10",
      exercises: [
        "2026-06-10 Sentadilla: 10kg x12, 10kg x10"
      ]),
    .init(
      name: "M392",
      text:
        "2026-06-10\nPull ups, kettlebell of 16kg\n5\n5",
      exercises: [
        "2026-06-10 Pull ups: +16kg x5, +16kg x5"
      ]),
    .init(
      name: "M393",
      text:
        "2026-06-10\nWorkout (all in lbs)\nBench 135x5",
      exercises: [
        "2026-06-10 Bench: 135lb x5"
      ]),
    .init(
      name: "M394",
      text:
        "2026-06-10\nSquat (all sets beltless)\n100x5",
      exercises: [
        "2026-06-10 Squat: 100 x5"
      ]),
    .init(
      name: "M395",
      text:
        "2026-06-10\nFarmer walk\n20kg 40m\n25kg 40m",
      exercises: [
        "2026-06-10 Farmer walk: 20kg 40m, 25kg 40m"
      ]),
    .init(
      name: "M396",
      text:
        "20/3 warmup day\nSquat 100x5\n\n22/3 heavy\nSquat 110x3",
      exercises: [
        "Squat: 100 x5",
        "Squat: 110 x3",
      ]),
    .init(
      name: "M397",
      text:
        "12/5 deload\nSquat 60x5\n14/5 heavy\nSquat 100x5",
      exercises: [
        "Squat: 60 x5",
        "Squat: 100 x5",
      ]),
    .init(
      name: "M398",
      text:
        "10/12 bench\n20/8 row",
      exercises: []),
    .init(
      name: "M399",
      text:
        "2026-06-10\nBench\n12/5 18:30 felt good\n80x5",
      exercises: [
        "2026-06-10 Bench: 1110s 12, 1110s 5, 80 x5"
      ]),
    .init(
      name: "M400",
      text:
        "12/5 3:30 marathon plan\nRun 5k",
      exercises: [
        "Run: 5km"
      ]),
    .init(
      name: "M401",
      text:
        "2026-06-10\nRun\n10/5 5:30 easy",
      exercises: [
        "2026-06-10 Run: 10 330s, 330s 5"
      ]),
    .init(
      name: "M402",
      text:
        "20/3 fail\nSquat 100x5\n22/3 ok\nSquat 110x3",
      exercises: [
        "Squat: 100 x5",
        "Squat: 110 x3",
      ]),
    .init(
      name: "M403",
      text:
        "20/3 warmup\nSquat 60x5\n21/3 work\nSquat 100x5",
      exercises: [
        "Squat: 60 x5",
        "Squat: 100 x5",
      ]),
    .init(
      name: "M404",
      text:
        "2026-06-10\nPanca 3x8 a 60",
      exercises: [
        "2026-06-10 Panca: 60 x8, 60 x8, 60 x8"
      ]),
    .init(
      name: "M405",
      text:
        "2026-06-10\nSquat 3x5 a RPE 8",
      exercises: [
        "2026-06-10 Squat: @8 x5, @8 x5, @8 x5"
      ]),
    .init(
      name: "M406",
      text:
        "2026-06-10\nCurl 12 a 8 kg",
      exercises: [
        "2026-06-10 Curl: 8kg x12"
      ]),
    .init(
      name: "M407",
      text:
        "2026-06-10\nSquat 5 a 100",
      exercises: [
        "2026-06-10 Squat: 100 x5"
      ]),
    .init(
      name: "M408",
      text:
        "2026-06-10\nBench 100x5 at 8",
      exercises: [
        "2026-06-10 Bench: 100 @8 x5"
      ]),
    .init(
      name: "M409",
      text:
        "2026-06-10\nDips 45x8\nBench 135lb x 5\nSquat 185x5",
      exercises: [
        "2026-06-10 Dips: +45lb x8",
        "2026-06-10 Bench: 135lb x5",
        "2026-06-10 Squat: 185lb x5",
      ]),
    .init(
      name: "M410",
      text:
        "2026-06-10\nPush ups 25x10\nBench 135lb x 5\nSquat 185x5",
      exercises: [
        "2026-06-10 Push ups: x25, x25, x25, x25, x25, x25, x25, x25, x25, x25",
        "2026-06-10 Bench: 135lb x5",
        "2026-06-10 Squat: 185lb x5",
      ]),
    .init(
      name: "M411",
      text:
        "2026-06-10\nSquat jumps 25x10\nBench 135lb x 5\nSquat 185x5",
      exercises: [
        "2026-06-10 Squat jumps: x25, x25, x25, x25, x25, x25, x25, x25, x25, x25",
        "2026-06-10 Bench: 135lb x5",
        "2026-06-10 Squat: 185lb x5",
      ]),
    .init(
      name: "M412",
      text:
        "2026-06-10\nGHR 3x10",
      exercises: [
        "2026-06-10 GHR: x10, x10, x10"
      ]),
    .init(
      name: "M413",
      text:
        "2026-06-10\nNordic curl 3x5",
      exercises: [
        "2026-06-10 Nordic curl: x5, x5, x5"
      ]),
    .init(
      name: "M414",
      text:
        "2026-06-10\nGHR 10 8 8",
      exercises: [
        "2026-06-10 GHR: x10, x8, x8"
      ]),
    .init(
      name: "M415",
      text:
        "2026-06-10\nSLR 3x15",
      exercises: [
        "2026-06-10 SLR: x15, x15, x15"
      ]),
    .init(
      name: "M416",
      text:
        "2026-06-10\nZ press 40x8",
      exercises: [
        "2026-06-10 Z press: 40 x8"
      ]),
    .init(
      name: "M417",
      text:
        "2026-06-10\nYoke 100kg 20m",
      exercises: [
        "2026-06-10 Yoke: 100kg 20m"
      ]),
    .init(
      name: "M418",
      text:
        "2026-06-10\nCarry 40m 24kg",
      exercises: [
        "2026-06-10 Carry: 24kg 40m"
      ]),
    .init(
      name: "M419",
      text:
        "2026-06-10\nSLR ext 3x10",
      exercises: [
        "2026-06-10 SLR ext: x10, x10, x10"
      ]),
    .init(
      name: "M420",
      text:
        "2026-06-10\ncarry on tomorrow 3x5",
      exercises: []),
    .init(
      name: "M421",
      text:
        "2026-06-10\nbarra z 20x10",
      exercises: [
        "2026-06-10 barra z: 20 x10"
      ]),
    .init(
      name: "M422",
      text:
        "2026-06-10\nCurl barra z 20x10",
      exercises: [
        "2026-06-10 Curl barra z: 20 x10"
      ]),
    .init(
      name: "M423",
      text:
        "2026-06-10\nZ bar curls 3x10 20kg",
      exercises: [
        "2026-06-10 Z bar curls: 20kg x10, 20kg x10, 20kg x10"
      ]),
    .init(
      name: "M424",
      text:
        "2026-06-10\nZ 3x10",
      exercises: [
        "2026-06-10 Z: x10, x10, x10"
      ]),
    .init(
      name: "M425",
      text:
        "2026-06-10\nIntervals 6x400m",
      exercises: [
        "2026-06-10 Intervals: 400m, 400m, 400m, 400m, 400m, 400m"
      ]),
    .init(
      name: "M426",
      text:
        "2026-06-10\nStrides 4x100m",
      exercises: [
        "2026-06-10 Strides: 100m, 100m, 100m, 100m"
      ]),
    .init(
      name: "M427",
      text:
        "2026-06-10\nIntervals\n400m 1:30\n400m 1:28",
      exercises: [
        "2026-06-10 Intervals: 400m 90s, 400m 88s"
      ]),
    .init(
      name: "M428",
      text:
        "2026-06-10\n4 strides",
      exercises: [
        "2026-06-10 strides: x4"
      ]),
    .init(
      name: "M429",
      text:
        "12/5\nSquat 100/5 100/5\n\n14/5\nDeadlift 140/3 150/2",
      exercises: [
        "Squat: 100 x5, 100 x5",
        "Deadlift: 140 x3, 150 x2",
      ]),
    .init(
      name: "M430",
      text:
        "2026-06-10\nSquat 100x5 could do more",
      exercises: [
        "2026-06-10 Squat: 100 x5"
      ]),
    .init(
      name: "M431",
      text:
        "2026-06-10\nKniebeuge 100x4, die 5. könnte gehen",
      exercises: [
        "2026-06-10 Kniebeuge: 100 x4"
      ]),
    .init(
      name: "M432",
      text:
        "2026-06-10\nBench 80x7, did not try 8",
      exercises: [
        "2026-06-10 Bench: 80 x7"
      ]),
    .init(
      name: "M433",
      text:
        "2026-06-10\nSquat 100x4, could not do 5 because spotter left",
      exercises: [
        "2026-06-10 Squat: 100 x4"
      ]),
    .init(
      name: "M434",
      text:
        "2026-06-10\nPullups 9, could see 10 soon",
      exercises: [
        "2026-06-10 Pullups: x9"
      ]),
    .init(
      name: "M435",
      text:
        "2026-06-10\n3 rounds\n10 push ups\n20 squats\n\nSat partner wod w Jen\n100 burpees",
      exercises: [
        "2026-06-10 push ups: x10, x10, x10",
        "2026-06-10 squats: x20, x20, x20",
        "2026-06-10 burpees: x100",
      ]),
    .init(
      name: "M436",
      text:
        "2026-06-10\n3 rounds\n10 push ups\n20 squats\n\nSun salutations\n10 burpees",
      exercises: [
        "2026-06-10 push ups: x10, x10, x10",
        "2026-06-10 squats: x20, x20, x20",
        "2026-06-10 burpees: x10",
      ]),
    .init(
      name: "M437",
      text:
        "2026-06-10\n3 rounds\n10 push ups\n20 squats\n\nDo plank\n60s",
      exercises: [
        "2026-06-10 push ups: x10, x10, x10",
        "2026-06-10 squats: x20, x20, x20",
        "2026-06-10 Do plank: 60s",
      ]),
    .init(
      name: "M438",
      text:
        "2026-06-10\n5 rounds\n10 push ups\n200m run\n\nFri cardio\nRun 5k",
      exercises: [
        "2026-06-10 push ups: x10, x10, x10, x10, x10",
        "2026-06-10 run: 200m, 200m, 200m, 200m, 200m",
        "2026-06-10 Run: 5km",
      ]),
    .init(
      name: "M439",
      text:
        "2026-06-10\nBench\n80x5\njust 70x8",
      exercises: [
        "2026-06-10 Bench: 80 x5, 70 x8"
      ]),
    .init(
      name: "M440",
      text:
        "2026-06-10\nBench\n80x5\nup to 90x2",
      exercises: [
        "2026-06-10 Bench: 80 x5, 90 x2"
      ]),
    .init(
      name: "M441",
      text:
        "2026-06-10\nSquat 100x5\n\nAgain\nSquat 100x5",
      exercises: [
        "2026-06-10 Squat: 100 x5, 100 x5",
        "2026-06-10 Squat: 100 x5",
      ]),
    .init(
      name: "M442",
      text:
        "2026-06-10\nDown to 82kg\n3x5 squat 100",
      exercises: [
        "2026-06-10 squat: 100kg x5, 100kg x5, 100kg x5"
      ]),
    .init(
      name: "M443",
      text:
        "2026-06-10\nUp to date\nSquat 100x5",
      exercises: [
        "2026-06-10 Squat: 100 x5"
      ]),
    .init(
      name: "M444",
      text:
        "2026-06-10\nSquat 100x5\nup to 5 reps",
      exercises: [
        "2026-06-10 Squat: 100 x5"
      ]),
    .init(
      name: "M445",
      text:
        "[12/5] Squat 100x5\n[14/5] Bench 80x5",
      exercises: [
        "Squat: 100 x5",
        "Bench: 80 x5",
      ]),
    .init(
      name: "M446",
      text:
        "[3/4] Squat: 100x5\n[4/4] Bench: 80x5",
      exercises: [
        "Squat: 100 x5",
        "Bench: 80 x5",
      ]),
    .init(
      name: "M447",
      text:
        "12/05/2024, 18:30 - Ann: Squat 100x5\n12/05/2024, 18:31 - Ann: Bench 60x8\n12/05/2024, 18:32 - Ann: Row 60x8\n12/05/2024, 18:33 - Ann: Curl 20x8\n12/05/2024, 18:35 - Ann Marie: Squat 140x5",
      exercises: [
        "2024-12-05 Squat: 100 x5",
        "2024-12-05 Bench: 60 x8",
        "2024-12-05 Row: 60 x8",
        "2024-12-05 Curl: 20 x8",
        "2024-12-05 Squat: 140 x5",
      ]),
    .init(
      name: "M448",
      text:
        "[12/5 Mon] Squat 100x5\n[14/5 Wed] Bench 80x5",
      exercises: [
        "Squat: 100 x5",
        "Bench: 80 x5",
      ]),
    .init(
      name: "M449",
      text:
        "[12/5 6:30pm] squat 100x5",
      exercises: [
        "squat: 100 x5"
      ]),
    .init(
      name: "M450",
      text:
        "2026-06-10\nSquat | 3x5 | 100 | skipped belt today\nBench | 3x8 | 60 | fine",
      exercises: [
        "2026-06-10 Squat: 100 x5, 100 x5, 100 x5",
        "2026-06-10 Bench: 60 x8, 60 x8, 60 x8",
      ]),
    .init(
      name: "M451",
      text:
        "2026-06-10\nSquat 100kg x5 (work), 60kg x 5 (warm up)",
      exercises: [
        "2026-06-10 Squat: 100kg x5, 60kg warmup x5"
      ]),
    .init(
      name: "M452",
      text:
        "2026-06-10\nSquat 60x5, 80x5, 100x5 (warm up), 120x3 (top), 100x8",
      exercises: [
        "2026-06-10 Squat: 60 warmup x5, 80 warmup x5, 100 warmup x5, 120 x3, 100 x8"
      ]),
    .init(
      name: "M453",
      text:
        "2026-06-10\nBench 60x8 (warm up too heavy), 80x5",
      exercises: [
        "2026-06-10 Bench: 60 x8, 80 x5"
      ]),
    .init(
      name: "M454",
      text:
        "2026-06-10\nBench 100x5 (top), 60kg x 10 (warm), 80x5",
      exercises: [
        "2026-06-10 Bench: 100kg x5, 60kg warmup x10, 80kg x5"
      ]),
    .init(
      name: "M455",
      text:
        "2026-06-10\nOHP 20x10, 30x8 (warm-up) / 45 5 5 5",
      exercises: [
        "2026-06-10 OHP: 20 warmup x10, 30 warmup x8, 45 x5, 45 x5, 45 x5"
      ]),
    .init(
      name: "M456",
      text:
        "2026-06-10\nPress 40x8 (calentamiento), 60x8, 60x8",
      exercises: [
        "2026-06-10 Press: 40 warmup x8, 60 x8, 60 x8"
      ]),
    .init(
      name: "M457",
      text:
        "2026-06-10\nBank 40x8 (Aufwärmen), 60x8, 60x8",
      exercises: [
        "2026-06-10 Bank: 40 warmup x8, 60 x8, 60 x8"
      ]),
    .init(
      name: "M458",
      text:
        "2026-06-10\nBank 40x8 (warm), 60x8 (warm), 80x8",
      exercises: [
        "2026-06-10 Bank: 40 warmup x8, 60 warmup x8, 80 x8"
      ]),
    .init(
      name: "M459",
      text:
        "2026-06-10\nBench 80x8, 80x8, 80x8, 40x15 (warm)",
      exercises: [
        "2026-06-10 Bench: 80 x8, 80 x8, 80 x8, 40 warmup x15"
      ]),
    .init(
      name: "M460",
      text:
        "2026-06-10\nPush ups\n30\n25\n30 fail",
      exercises: [
        "2026-06-10 Push ups: x30, x25, fail x30"
      ]),
    .init(
      name: "M461",
      text:
        "2026-06-10\nPulse squats 3 sets 20",
      exercises: [
        "2026-06-10 Pulse squats: x20, x20, x20"
      ]),
    .init(
      name: "M462",
      text:
        "2026-06-10\nFc 82 kg x 5 front carry",
      exercises: [
        "2026-06-10 Fc: 82kg x5"
      ]),
    .init(
      name: "M463",
      text:
        "2026-06-10\nMo Bank - 82.5 (5,5,5)",
      exercises: [
        "2026-06-10 Mo Bank: 82.5 x5, 82.5 x5, 82.5 x5"
      ]),
    .init(
      name: "M464",
      text:
        "2026-06-10\nDi - 80.5 (5 5 5)",
      exercises: [
        "2026-06-10 : 80.5 x5, 80.5 x5, 80.5 x5"
      ]),
    .init(
      name: "M465",
      text:
        "2026-06-10\nVi Press - 62,5\n10 8 8",
      exercises: [
        "2026-06-10 Vi Press: 62.5 x10, 62.5 x8, 62.5 x8"
      ]),
    .init(
      name: "M466",
      text:
        "2026-06-10\nLeg curl (3x10/12) 40kg",
      exercises: [
        "2026-06-10 Leg curl: 40kg x10, 40kg x12"
      ]),
    .init(
      name: "M467",
      text:
        "2026-06-10\nPlanks (3x1min)",
      exercises: [
        "2026-06-10 Planks: 60s, 60s, 60s"
      ]),
    .init(
      name: "M468",
      text:
        "2026-06-10\nSwim 1500 (2200) total",
      exercises: []),
    .init(
      name: "M469",
      text:
        "2026-06-10\nClam 15es/15es",
      exercises: [
        "2026-06-10 Clam: x15, x15"
      ]),
    .init(
      name: "M470",
      text:
        "2026-06-10\nrow 10 es, 10 es",
      exercises: [
        "2026-06-10 row: x10, x10"
      ]),
    .init(
      name: "M471",
      text:
        "2026-06-10\nSentadilla 5x5 a 80",
      exercises: [
        "2026-06-10 Sentadilla: 80 x5, 80 x5, 80 x5, 80 x5, 80 x5"
      ]),
    .init(
      name: "M472",
      text:
        "2026-06-10\nSentadilla 80x5x5 a RPE 8",
      exercises: [
        "2026-06-10 Sentadilla: 80 @8 x5, 80 @8 x5, 80 @8 x5, 80 @8 x5, 80 @8 x5"
      ]),
    .init(
      name: "M473",
      text:
        "2026-06-10\nCurl 3x12 a 8kg",
      exercises: [
        "2026-06-10 Curl: 8kg x12, 8kg x12, 8kg x12"
      ]),
    .init(
      name: "M474",
      text:
        "2026-06-10\nCorrer 5 km a 5:30",
      exercises: [
        "2026-06-10 Correr: 5km"
      ]),
    .init(
      name: "M475",
      text:
        "2026-06-10\nPrep day 1\nBench 100x5x5",
      exercises: [
        "2026-06-10 Bench: 100 x5, 100 x5, 100 x5, 100 x5, 100 x5"
      ]),
    .init(
      name: "M476",
      text:
        "2026-06-10\nPrep work\nSquat 100x5",
      exercises: [
        "2026-06-10 Squat: 100 x5"
      ]),
    .init(
      name: "M477",
      text:
        "2026-06-10\nShow prep\nBench 80x5",
      exercises: [
        "2026-06-10 Bench: 80 x5"
      ]),
    .init(
      name: "M478",
      text:
        "2026-06-10\nPrep - 4 weeks out\nSquat 200x3",
      exercises: [
        "2026-06-10 Squat: 200 x3"
      ]),
    .init(
      name: "M479",
      text:
        "2026-06-10\nGHR 3x8 +10",
      exercises: [
        "2026-06-10 GHR: +10 x8, +10 x8, +10 x8"
      ]),
    .init(
      name: "M480",
      text:
        "2026-06-10\nNordics 5 5 5",
      exercises: [
        "2026-06-10 Nordics: x5, x5, x5"
      ]),
    .init(
      name: "M481",
      text:
        "2026-06-10\nGHD situps 20 15",
      exercises: [
        "2026-06-10 GHD situps: x20, x15"
      ]),
    .init(
      name: "M482",
      text:
        "2026-06-10\nGHR 8/8/8",
      exercises: [
        "2026-06-10 GHR: x8, x8, x8"
      ]),
    .init(
      name: "M483",
      text:
        "2026-06-10\nHome: squat 100x5",
      exercises: [
        "2026-06-10 squat: 100 x5"
      ]),
    .init(
      name: "M484",
      text:
        "[12/5 18:30] Warmup: bike 10 min\n[12/5 18:50] Main: squat 100x5",
      exercises: [
        "bike: 600s warmup",
        "squat: 100 x5",
      ]),
    .init(
      name: "M485",
      text:
        "[12/5 18:30] Legs: squat 100x5\n[13/5 18:30] Push: bench 100x5",
      exercises: [
        "squat: 100 x5",
        "bench: 100 x5",
      ]),
    .init(
      name: "M486",
      text:
        "[12/5 18:30] Run 5k: 25:00",
      exercises: [
        "Run: 1500s 5km"
      ]),
    .init(
      name: "M487",
      text:
        "[12/5 18:30] Plank: 60s",
      exercises: [
        "Plank: 60s"
      ]),
    .init(
      name: "M488",
      text:
        "[12/5 18:30] Sumo: 140x5",
      exercises: [
        "Sumo: 140 x5"
      ]),
    .init(
      name: "M489",
      text:
        "[12/5 18:30] Hang: 45s\n[12/5 18:35] Hollow: 30s",
      exercises: [
        "Hang: 45s",
        "Hollow: 30s",
      ]),
    .init(
      name: "M490",
      text:
        "[12/5 18:30] Cleans: 60x3\n[12/5 18:35] Snatch: 40x3",
      exercises: [
        "Cleans: 60 x3",
        "Snatch: 40 x3",
      ]),
    .init(
      name: "M491",
      text:
        "2026-06-10\nRun 3x1km, rest 2 min: 4:30, 4:25, 4:20",
      exercises: [
        "2026-06-10 Run: 1km 270s, 1km 265s, 1km 260s"
      ]),
    .init(
      name: "M492",
      text:
        "2026-06-10\nBench\n60/8 wu\n80/5\n80/4 fail",
      exercises: [
        "2026-06-10 Bench: 60 warmup x8, 80 x5, 80 fail x4"
      ]),
    .init(
      name: "M493",
      text:
        "10/6 fail\nBench 80x5",
      exercises: [
        "Bench: 80 x5"
      ]),
    .init(
      name: "M494",
      text:
        "20/3 Aufwärmen\nKniebeuge 60x5\n\n22/3 Beine\nKniebeuge 100x5",
      exercises: [
        "Kniebeuge: 60 x5",
        "Kniebeuge: 100 x5",
      ]),
    .init(
      name: "M495",
      text:
        "# Log\n20/3 drop sets\nCurl 10x10\n22/3 volume\nCurl 10x10",
      exercises: [
        "Curl: x10, x10, x10, x10, x10, x10, x10, x10, x10, x10",
        "Curl: x10, x10, x10, x10, x10, x10, x10, x10, x10, x10",
      ]),
    .init(
      name: "M496",
      text:
        "2026-06-10\nTreadmill 10 min, then squats with no time for warm up",
      exercises: [
        "2026-06-10 Treadmill: 600s"
      ]),
    .init(
      name: "M497",
      text:
        "2026-06-10\nSquat 100x5, bike 10 min for a warm up",
      exercises: [
        "2026-06-10 Squat: 100 x5",
        "2026-06-10 bike: 600s",
      ]),
    .init(
      name: "M498",
      text:
        "2026-06-10\nSquat 60x5 to warm up the hips, 100x5",
      exercises: [
        "2026-06-10 Squat: 60 warmup x5, 100 x5"
      ]),
    .init(
      name: "M499",
      text:
        "2026-06-10\n5 min bike and 10 squats to warm up",
      exercises: [
        "2026-06-10 bike: 300s warmup",
        "2026-06-10 squats: warmup x10",
      ]),
    .init(
      name: "M500",
      text:
        "2026-06-10\nBench 60x8 to get moving again after flu",
      exercises: [
        "2026-06-10 Bench: 60 x8"
      ]),
    .init(
      name: "M501",
      text:
        "2026-06-10\nRun 5k incl. 1k to warm up",
      exercises: [
        "2026-06-10 Run: 5km"
      ]),
    .init(
      name: "M502",
      text:
        "2026-06-10\nBench 80x5, then died on the couch",
      exercises: [
        "2026-06-10 Bench: 80 x5"
      ]),
    .init(
      name: "M503",
      text:
        "2026-06-10\nSquat 100x5 died on the last 400m of the run",
      exercises: [
        "2026-06-10 Squat: 100 x5"
      ]),
    .init(
      name: "M504",
      text:
        "2026-06-10\nBench 80x5, 3 left in me",
      exercises: [
        "2026-06-10 Bench: 80 rir3 x5"
      ]),
    .init(
      name: "M505",
      text:
        "2026-06-10\nCurl 12, 10, 8 (12 was to failure)",
      exercises: [
        "2026-06-10 Curl: x12, x10, x8"
      ]),
    .init(
      name: "M506",
      text:
        "2026-06-10\nCurl 12, 10, 8 (10 was to failure, 8 easy)",
      exercises: [
        "2026-06-10 Curl: x12, x10, x8"
      ]),
    .init(
      name: "M507",
      text:
        "2026-06-10\nCurl 12, 10, 8 (8 almost failure)",
      exercises: [
        "2026-06-10 Curl: x12, x10, x8"
      ]),
    .init(
      name: "M508",
      text:
        "2026-06-10\nCurl 12, 10, 8 (8 was close to failure)",
      exercises: [
        "2026-06-10 Curl: x12, x10, x8"
      ]),
    .init(
      name: "M509",
      text:
        "2026-06-10\nCurl 12, 10, 8 - next time 8 to failure",
      exercises: [
        "2026-06-10 Curl: x12, x10, x8"
      ]),
    .init(
      name: "M510",
      text:
        "2026-06-10\nDeadlift 5x3 140, belt hurt so didn't do it up",
      exercises: [
        "2026-06-10 Deadlift: 140 x3, 140 x3, 140 x3, 140 x3, 140 x3"
      ]),
    .init(
      name: "M511",
      text:
        "2026-06-10\nSquat 3x5 100 felt easy, 4th set? nope",
      exercises: [
        "2026-06-10 Squat: 100 x5, 100 x5, 100 x5"
      ]),
    .init(
      name: "M512",
      text:
        "2026-06-10\nBench 3x8 60 - PB? Nope",
      exercises: [
        "2026-06-10 Bench: 60 x8, 60 x8, 60 x8"
      ]),
    .init(
      name: "M513",
      text:
        "2026-06-10\nRun 5 km, nope to hills",
      exercises: [
        "2026-06-10 Run: 5km"
      ]),
    .init(
      name: "M514",
      text:
        "2026-06-10\nBench 80x5 (nope on the spot)",
      exercises: [
        "2026-06-10 Bench: 80 x5"
      ]),
    .init(
      name: "M515",
      text:
        "2026-06-10\nSquat 100x5, knee pain nope",
      exercises: [
        "2026-06-10 Squat: 100 x5"
      ]),
    .init(
      name: "M516",
      text:
        "2026-06-10\nPlank 60s, 60s, third nope",
      exercises: [
        "2026-06-10 Plank: 60s, 60s"
      ]),
    .init(
      name: "M517",
      text:
        "2026-06-10\nBurpees 15 x40 sec\nSquat 60kg x5",
      exercises: [
        "2026-06-10 Burpees: 40s, 40s, 40s, 40s, 40s, 40s, 40s, 40s, 40s, 40s, 40s, 40s, 40s, 40s, 40s",
        "2026-06-10 Squat: 60kg x5",
      ]),
    .init(
      name: "M518",
      text:
        "2026-06-10\nHangs 15 x 40\nBench 60kg x 8",
      exercises: [
        "2026-06-10 Hangs: 40s, 40s, 40s, 40s, 40s, 40s, 40s, 40s, 40s, 40s, 40s, 40s, 40s, 40s, 40s",
        "2026-06-10 Bench: 60kg x8",
      ]),
    .init(
      name: "M519",
      text:
        "2026-06-10\n20 L5 R5 bench",
      exercises: [
        "2026-06-10 bench: 20 left x5, 20 right x5"
      ]),
    .init(
      name: "M520",
      text:
        "2026-06-10\n100 L1 R1",
      exercises: [
        "2026-06-10 : 100 left x1, 100 right x1"
      ]),
    .init(
      name: "M521",
      text:
        "2026-06-10\nStep up\n24 L10 R10\n24 L8 R8",
      exercises: [
        "2026-06-10 Step up: 24 left x10, 24 right x10, 24 left x8, 24 right x8"
      ]),
    .init(
      name: "M522",
      text:
        "2026-06-10\nRehab. Left 20, right 20. Then bench 60x8.",
      exercises: [
        "2026-06-10 Rehab: left x20, right x20",
        "2026-06-10 bench: 60 x8",
      ]),
    .init(
      name: "M523",
      text:
        "2026-06-10\nSingle leg RDL. Right 20kg x 8, left 20kg x 8. Then hip thrust 60x10.",
      exercises: [
        "2026-06-10 Single leg RDL: 20kg right x8, 20kg left x8",
        "2026-06-10 hip thrust: 60kg x10",
      ]),
    .init(
      name: "M524",
      text:
        "2026-06-10\nPistol squats. Left 5, right 6. Then left 4, right 5.",
      exercises: [
        "2026-06-10 Pistol squats: left x5, right x6, left x4, right x5"
      ]),
    .init(
      name: "M525",
      text:
        "2026-06-10\nCurl 12kg 12 reps in each hand",
      exercises: [
        "2026-06-10 Curl: 12kg x12"
      ]),
    .init(
      name: "M526",
      text:
        "2026-06-10\nSquat (1x5) 100, (1x10) 80",
      exercises: [
        "2026-06-10 Squat: 100 x5, 80 x10"
      ]),
    .init(
      name: "M527",
      text:
        "2026-06-10\nPushups 100 (5x20)",
      exercises: [
        "2026-06-10 Pushups: x20, x20, x20, x20, x20"
      ]),
    .init(
      name: "M528",
      text:
        "2026-06-10\nBench press (4x10 @ 60kg)",
      exercises: [
        "2026-06-10 Bench press: 60kg x10, 60kg x10, 60kg x10, 60kg x10"
      ]),
    .init(
      name: "M529",
      text:
        "2026-06-10\nslept well, went up to 100 for 5 in 2 hours",
      exercises: []),
    .init(
      name: "M530",
      text:
        "2026-06-10\nsq wu 60x5 / ",
      exercises: [
        "2026-06-10 sq: 60 warmup x5"
      ]),
    .init(
      name: "M531",
      text:
        "2026-06-10\nSquat 60x5 /  wu ",
      exercises: [
        "2026-06-10 Squat: 60 warmup x5"
      ]),
    .init(
      name: "M532",
      text:
        "2026-06-10\nes, es",
      exercises: []),
    .init(
      name: "M533",
      text:
        "2026-06-10\n rep 5 x",
      exercises: []),
    .init(
      name: "M534",
      text:
        "2026-06-10\nİncline both legs 20x10",
      exercises: [
        "2026-06-10 İncline both legs: 20 x10"
      ]),
    .init(
      name: "M535",
      text:
        "2026-06-10\nẞeinpresse BEIDE BEINE 100x10",
      exercises: [
        "2026-06-10 ẞeinpresse BEIDE BEINE: 100 x10"
      ]),
    .init(
      name: "M536",
      text:
        "2026-06-10\n, 3e x",
      exercises: []),
    .init(
      name: "M537",
      text:
        "2026-06-10\na side ",
      exercises: []),
    .init(
      name: "M538",
      text:
        "2026-06-10\nLeft (x) 10",
      exercises: []),
    .init(
      name: "M539",
      text:
        "2026-06-10\nSquat 20 both legs",
      exercises: []),
    .init(
      name: "M540",
      text:
        "2026-06-10\nslept hrs down",
      exercises: []),
    .init(
      name: "M541",
      text:
        "2026-06-10\n@ / / ",
      exercises: []),
    .init(
      name: "M542",
      text:
        "2026-06-10\n@8 / 9",
      exercises: []),
    .init(
      name: "M543",
      text:
        "2026-06-10\nCurl: R 10  L ",
      exercises: [
        "2026-06-10 Curl: right x10"
      ]),
    .init(
      name: "M544",
      text:
        "2026-06-10\nPress one in each hand",
      exercises: []),
    .init(
      name: "M545",
      text:
        "2026-06-10\n20kg one in each hand",
      exercises: []),
    .init(
      name: "M546",
      text:
        "17/5/26 Squat 100/5 100/5",
      exercises: [
        "2026-05-17 Squat: 100 x5, 100 x5"
      ]),
    .init(
      name: "M547",
      text:
        "2026-06-10\nMo 12/5 Squat 100/5 100/5",
      exercises: [
        "2026-06-10 Mo 12/5 Squat: 100 x5, 100 x5"
      ]),
    .init(
      name: "M548",
      text:
        "2026-06-10\n12.5. Kniebeuge 100/5 100/5\n14.5. Kniebeuge 102/5 100/5",
      exercises: [
        "2026-05-12 Kniebeuge: 100 x5, 100 x5",
        "2026-05-14 Kniebeuge: 102 x5, 100 x5",
      ]),
    .init(
      name: "M549",
      text:
        "12/5 18:00 Squat 100/5 100/5",
      exercises: [
        "Squat: 100 x5, 100 x5"
      ]),
    .init(
      name: "M550",
      text:
        "# 12/5 Squat 100/5\nBench 80/8\n# 14/5 Row 60/8\nBench 80/8",
      exercises: [
        "Bench: 80 x8",
        "Bench: 80 x8",
      ]),
    .init(
      name: "M551",
      text:
        "2026-06-10\nSquat 3x5 100kg - felt good so I left it there",
      exercises: [
        "2026-06-10 Squat: 100kg x5, 100kg x5, 100kg x5"
      ]),
  ]
}
