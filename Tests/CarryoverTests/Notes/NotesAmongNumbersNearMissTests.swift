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
        "2026-06-10\nOHP 40x8 to warm up, push press 60x5",
      exercises: [
        "?"
      ]),
    .init(
      name: "M002",
      text:
        "2026-06-10\nBench 60x8 to warm up, close grip bench 80x5",
      exercises: [
        "?"
      ]),
    .init(
      name: "M003",
      text:
        "2026-06-10\nSquat 60x5 to warm up, front squat 80x5",
      exercises: [
        "?"
      ]),
    .init(
      name: "M004",
      text:
        "2026-06-10\nSquat 60x5 to warm up, pause squat 80x5, 80x5",
      exercises: [
        "?"
      ]),
    .init(
      name: "M005",
      text:
        "2026-06-10\nBench 60x8 to warm up, incline 80x5",
      exercises: [
        "?"
      ]),
    .init(
      name: "M006",
      text:
        "2026-06-10\nKniebeuge 60x5 zum Aufwärmen, Beinpresse 120x10",
      exercises: [
        "?"
      ]),
    .init(
      name: "M007",
      text:
        "2026-06-10\nKniebeuge 60x5 zum Aufwärmen, enge Bank 60x10",
      exercises: [
        "?"
      ]),
    .init(
      name: "M008",
      text:
        "2026-06-10\nSquat 60x5 pour m'échauffer, développé couché 60x8",
      exercises: [
        "?"
      ]),
    .init(
      name: "M009",
      text:
        "2026-06-10\nSentadilla 60x5 para calentar, press banca 60x8",
      exercises: [
        "?"
      ]),
    .init(
      name: "M010",
      text:
        "2026-06-10\nAgachamento 60x5 para aquecer, supino reto 60x8",
      exercises: [
        "?"
      ]),
    .init(
      name: "M011",
      text:
        "2026-06-10\nSquat 60x5 om warm te worden, leg press 120x10",
      exercises: [
        "?"
      ]),
    .init(
      name: "M012",
      text:
        "2026-06-10\nBench 60x8 for a warm up, rows 50x10",
      exercises: [
        "?"
      ]),
    .init(
      name: "M013",
      text:
        "2026-06-10\nBench 60x8 to warm up, rows 50x10, curls 15x12",
      exercises: [
        "?"
      ]),
    .init(
      name: "M014",
      text:
        "2026-06-10\nBench 60x8 as warm up, belt 80x5",
      exercises: [
        "?"
      ]),
    .init(
      name: "M015",
      text:
        "2026-06-10\nOHP 40x8 to get going, push press 60x5",
      exercises: [
        "?"
      ]),
    .init(
      name: "M016",
      text:
        "2026-06-10\nBench 3x8 60 fail",
      exercises: [
        "?"
      ]),
    .init(
      name: "M017",
      text:
        "2026-06-10\nBench 5x5 80kg failed",
      exercises: [
        "?"
      ]),
    .init(
      name: "M018",
      text:
        "2026-06-10\nBench 4x8 80kg missed",
      exercises: [
        "?"
      ]),
    .init(
      name: "M019",
      text:
        "2026-06-10\nSquat 3x5 140kg missed",
      exercises: [
        "?"
      ]),
    .init(
      name: "M020",
      text:
        "2026-06-10\nPull-ups 3x8 25 failed",
      exercises: [
        "?"
      ]),
    .init(
      name: "M021",
      text:
        "2026-06-10\nDéveloppé couché 3x8 60 échec",
      exercises: [
        "?"
      ]),
    .init(
      name: "M022",
      text:
        "2026-06-10\nPress banca 3x8 60 fallo",
      exercises: [
        "?"
      ]),
    .init(
      name: "M023",
      text:
        "2026-06-10\nSupino 3x8 60 falhei",
      exercises: [
        "?"
      ]),
    .init(
      name: "M024",
      text:
        "2026-06-10\nSupino 3x10 60 cedimento",
      exercises: [
        "?"
      ]),
    .init(
      name: "M025",
      text:
        "2026-06-10\nCurl bíceps 3x12 20kg fallo",
      exercises: [
        "?"
      ]),
    .init(
      name: "M026",
      text:
        "2026-06-10\nSquat 3x5 100 failed last rep",
      exercises: [
        "?"
      ]),
    .init(
      name: "M027",
      text:
        "2026-06-10\nSquat 5x5 100 missed depth on a few",
      exercises: [
        "?"
      ]),
    .init(
      name: "M028",
      text:
        "2026-06-10\nBench 3x8 60 missed last rep of each",
      exercises: [
        "?"
      ]),
    .init(
      name: "M029",
      text:
        "2026-06-10\nBench 4x8 80kg fail",
      exercises: [
        "?"
      ]),
    .init(
      name: "M030",
      text:
        "2026-06-10\nSquat 3x3 140 miss",
      exercises: [
        "?"
      ]),
    .init(
      name: "M031",
      text:
        "2026-06-10\nSquat 1x5 140 failed ",
      exercises: [
        "?"
      ]),
    .init(
      name: "M032",
      text:
        "2026-06-10\nSquat 100x5, 3x8 60 fail",
      exercises: [
        "?"
      ]),
    .init(
      name: "M033",
      text:
        "2026-06-10\nPull ups 3x8, 24 missed target by 1",
      exercises: [
        "?"
      ]),
    .init(
      name: "M034",
      text:
        "2026-06-10\nSnatch 60x1, 65x1, 70 miss, 70 miss",
      exercises: [
        "?"
      ]),
    .init(
      name: "M035",
      text:
        "2026-06-10\nSnatch 60x1, 65 miss, 65x1, 70 miss, 70x1",
      exercises: [
        "?"
      ]),
    .init(
      name: "M036",
      text:
        "2026-06-10\nClean 80x1, 85 fail, 85 fail",
      exercises: [
        "?"
      ]),
    .init(
      name: "M037",
      text:
        "2026-06-10\nSnatch 70x1, 75x1, 80 miss, 80 miss, 80x1",
      exercises: [
        "?"
      ]),
    .init(
      name: "M038",
      text:
        "2026-06-10\nSquat: no time; 100 5 5 5",
      exercises: [
        "?"
      ]),
    .init(
      name: "M039",
      text:
        "2026-06-10\nDips (no time): 12 10 8",
      exercises: [
        "?"
      ]),
    .init(
      name: "M040",
      text:
        "2026-06-10\nDips: forgot, 12 10",
      exercises: [
        "?"
      ]),
    .init(
      name: "M041",
      text:
        "2026-06-10\nPlank: forgot, did 60s at home",
      exercises: [
        "?"
      ]),
    .init(
      name: "M042",
      text:
        "2026-06-10\nPlank: no time, 45s only",
      exercises: [
        "?"
      ]),
    .init(
      name: "M043",
      text:
        "2026-06-10\nRun: no time, 3km only",
      exercises: [
        "?"
      ]),
    .init(
      name: "M044",
      text:
        "2026-06-10\nSquat - not today, 80 for 5 then stopped",
      exercises: [
        "?"
      ]),
    .init(
      name: "M045",
      text:
        "2026-06-10\nRow: not this time, 50 kg 10 reps felt off",
      exercises: [
        "?"
      ]),
    .init(
      name: "M046",
      text:
        "2026-06-10\nCalf raises: no time, one set of 15",
      exercises: [
        "?"
      ]),
    .init(
      name: "M047",
      text:
        "2026-06-10\nPull ups - not today: 8, 7, 6",
      exercises: [
        "?"
      ]),
    .init(
      name: "M048",
      text:
        "2026-06-10\nTractions: pas le temps, juste 8",
      exercises: [
        "?"
      ]),
    .init(
      name: "M049",
      text:
        "2026-06-10\nDips: no time, just 12",
      exercises: [
        "?"
      ]),
    .init(
      name: "M050",
      text:
        "2026-06-10\nLateral raises: forgot; 3x12 @ 8kg",
      exercises: [
        "?"
      ]),
    .init(
      name: "M051",
      text:
        "2026-06-10\nSquat\n100x5\n100x5\nDips: ran out of time, only did one set of 12",
      exercises: [
        "?"
      ]),
    .init(
      name: "M052",
      text:
        "2026-06-10\nDeadlift - bailed\n140x3\n150x1",
      exercises: [
        "?"
      ]),
    .init(
      name: "M053",
      text:
        "2026-06-10\nBench press: no time\n80x8\n80x8",
      exercises: [
        "?"
      ]),
    .init(
      name: "M054",
      text:
        "2026-06-10\nRudern: kein Bock\n50x10\n50x10",
      exercises: [
        "?"
      ]),
    .init(
      name: "M055",
      text:
        "2026-06-10\nBankdrücken: keine Lust, trotzdem gemacht\n80x8",
      exercises: [
        "?"
      ]),
    .init(
      name: "M056",
      text:
        "2026-06-10\nPanca: oggi no\n60x8",
      exercises: [
        "?"
      ]),
    .init(
      name: "M057",
      text:
        "2026-06-10\nSquat: forgot\n100x5, 100x5",
      exercises: [
        "?"
      ]),
    .init(
      name: "M058",
      text:
        "2026-06-10\nSquat - forgot, did them at the end\n100x5\n100x5",
      exercises: [
        "?"
      ]),
    .init(
      name: "M059",
      text:
        "2026-06-10\nPress: not yet\n50x5",
      exercises: [
        "?"
      ]),
    .init(
      name: "M060",
      text:
        "2026-06-10\nSquat: bailed, 140 too heavy\n130x3",
      exercises: [
        "?"
      ]),
    .init(
      name: "M061",
      text:
        "2026-06-10\nDeadlift: bailed - back\n120x5, 130x3",
      exercises: [
        "?"
      ]),
    .init(
      name: "M062",
      text:
        "**Bench press** - no time\n\n80x5\n80x5",
      exercises: [
        "?"
      ]),
    .init(
      name: "M063",
      text:
        "2026-06-10\nBench press: no time\nSet 1: 80x5\nSet 2: 80x5",
      exercises: [
        "?"
      ]),
    .init(
      name: "M064",
      text:
        "2026-06-10\nPlank: not today\n60s\n45s",
      exercises: [
        "?"
      ]),
    .init(
      name: "M065",
      text:
        "2026-06-10\nRun: no time\n20 min\n3 km",
      exercises: [
        "?"
      ]),
    .init(
      name: "M066",
      text:
        "2026-06-10\nPress: dns\n50x5",
      exercises: [
        "?"
      ]),
    .init(
      name: "M067",
      text:
        "2026-06-10\nCurl skipped: elbow\n15x10 light anyway",
      exercises: [
        "?"
      ]),
    .init(
      name: "M068",
      text:
        "2026-06-10\nSquat\n100x5\nBox: not today\n110x5",
      exercises: [
        "?"
      ]),
    .init(
      name: "M069",
      text:
        "2026-06-10\nDeadlift\n120x5\nHook grip - not today\n120x5",
      exercises: [
        "?"
      ]),
    .init(
      name: "M070",
      text:
        "2026-06-10\nBench 80x5\nRow - not today\n80x4",
      exercises: [
        "?"
      ]),
    .init(
      name: "M071",
      text:
        "2026-06-10\nBench\n60x5\nWide grip - not this time\n60x5",
      exercises: [
        "?"
      ]),
    .init(
      name: "M072",
      text:
        "2026-06-10\nBench\n80x5\nLeft shoulder - not today\n80x5",
      exercises: [
        "?"
      ]),
    .init(
      name: "M073",
      text:
        "2026-06-10\nSquat 100x5, 100x5, 100x5 - car got stuck in snow on the way",
      exercises: [
        "?"
      ]),
    .init(
      name: "M074",
      text:
        "2026-06-10\nBench 80x5, 80x5, 80x5. phone died on the last set",
      exercises: [
        "?"
      ]),
    .init(
      name: "M075",
      text:
        "2026-06-10\nBench 80x5 80x5 80x5 (spotter bailed)",
      exercises: [
        "?"
      ]),
    .init(
      name: "M076",
      text:
        "2026-06-10\nSquat 100x5 100x5, knee sleeves pinned my legs",
      exercises: [
        "?"
      ]),
    .init(
      name: "M077",
      text:
        "2026-06-10\nBench 80x8, 80x8, 80x8 - scapula pinned, felt great",
      exercises: [
        "?"
      ]),
    .init(
      name: "M078",
      text:
        "2026-06-10\nLeg press 200x10 x3, sled got stuck between sets",
      exercises: [
        "?"
      ]),
    .init(
      name: "M079",
      text:
        "2026-06-10\nLeg press 200x10, 200x10 - pin got stuck",
      exercises: [
        "?"
      ]),
    .init(
      name: "M080",
      text:
        "2026-06-10\nBench 80x5, 80x5, 80x5 - got stuck in traffic so late",
      exercises: [
        "?"
      ]),
    .init(
      name: "M081",
      text:
        "2026-06-10\nBench 80x5, 80x5, 80x5 - no more got stuck feeling",
      exercises: [
        "?"
      ]),
    .init(
      name: "M082",
      text:
        "2026-06-10\nSquat 100x5, 100x5, 100x5, didn't get pinned!",
      exercises: [
        "?"
      ]),
    .init(
      name: "M083",
      text:
        "2026-06-10\nSquat 100x5, 100x5, 100x5 pinned my best set on insta",
      exercises: [
        "?"
      ]),
    .init(
      name: "M084",
      text:
        "2026-06-10\nBench 3x5 80 - couldn't finish the last exercise though",
      exercises: [
        "?"
      ]),
    .init(
      name: "M085",
      text:
        "2026-06-10\nBench 80x5, 80x5, 80x5. Couldn't finish workout, kid called",
      exercises: [
        "?"
      ]),
    .init(
      name: "M086",
      text:
        "2026-06-10\nBench 80x5, 80x5, 80x5 couldn't finish coffee before",
      exercises: [
        "?"
      ]),
    .init(
      name: "M087",
      text:
        "2026-06-10\nSquat 100x5, 100x5, 100x5 bailed on cardio",
      exercises: [
        "?"
      ]),
    .init(
      name: "M088",
      text:
        "2026-06-10\nBench 80x5, 80x5, 80x5; had to bail on lunch plans",
      exercises: [
        "?"
      ]),
    .init(
      name: "M089",
      text:
        "2026-06-10\nBench 80x8, 80x8, 80x8 - none hit failure",
      exercises: [
        "?"
      ]),
    .init(
      name: "M090",
      text:
        "2026-06-10\nBench 80x8, 80x8, 80x8 no set was to total failure",
      exercises: [
        "?"
      ]),
    .init(
      name: "M091",
      text:
        "2026-06-10\nCable row 50x12 x3 - cable got stuck",
      exercises: [
        "?"
      ]),
    .init(
      name: "M092",
      text:
        "2026-06-10\nSquat 100x5, 100x5, 100x5 - battery died on me",
      exercises: [
        "?"
      ]),
    .init(
      name: "M093",
      text:
        "2026-06-10\nSquat 100x5 (safety pinned)",
      exercises: [
        "?"
      ]),
    .init(
      name: "M094",
      text:
        "2026-06-10\nPush-ups 20, 20, 20 - back pocket pinned note",
      exercises: [
        "?"
      ]),
    .init(
      name: "M095",
      text:
        "2026-06-10\nCurls 15x12, 15x12, 15x10 dumped it in the log late",
      exercises: [
        "?"
      ]),
    .init(
      name: "M096",
      text:
        "2026-06-10\nLeg extension 50x15, 50x15, 50x15 - machine died halfway",
      exercises: [
        "?"
      ]),
    .init(
      name: "M097",
      text:
        "2026-06-10\nBench 80x5, 80x5, 80x5 - music died halfway, played own",
      exercises: [
        "?"
      ]),
    .init(
      name: "M098",
      text:
        "2026-06-10\nKniebeuge 100x5, 100x5, 100x5 - im Stau stecken geblieben, deshalb spät",
      exercises: [
        "?"
      ]),
    .init(
      name: "M099",
      text:
        "2026-06-10\nBankdrücken 80x8, 80x8, 80x8 - im Verkehr hängen geblieben",
      exercises: [
        "?"
      ]),
    .init(
      name: "M100",
      text:
        "2026-06-10\nBankdrücken 80x8, 80x8, 80x8 - Handy verreckt",
      exercises: [
        "?"
      ]),
    .init(
      name: "M101",
      text:
        "2026-06-10\nKlimmzüge 8, 8, 8 - Dips danach nicht geschafft",
      exercises: [
        "?"
      ]),
    .init(
      name: "M102",
      text:
        "2026-06-10\nKlimmzüge 8, 8, 8 - Cardio ging nicht mehr",
      exercises: [
        "?"
      ]),
    .init(
      name: "M103",
      text:
        "2026-06-10\nSquat 100x5, 100x5, 100x5 - coincé dans les bouchons",
      exercises: [
        "?"
      ]),
    .init(
      name: "M104",
      text:
        "2026-06-10\nSquat 100x5, 100x5, 100x5 - dos coincé",
      exercises: [
        "?"
      ]),
    .init(
      name: "M105",
      text:
        "2026-06-10\nSquat 100x5, 100x5, 100x5 - épaule un peu coincé après",
      exercises: [
        "?"
      ]),
    .init(
      name: "M106",
      text:
        "2026-06-10\nSentadilla 100x5, 100x5, 100x5 - el pulso no subió mucho",
      exercises: [
        "?"
      ]),
    .init(
      name: "M107",
      text:
        "2026-06-10\nPress banca 60x10, 60x10, 60x10 - el peso no subió esta semana",
      exercises: [
        "?"
      ]),
    .init(
      name: "M108",
      text:
        "2026-06-10\nPress banca 60x10, 60x10, 60x10 no pude más con el sueño",
      exercises: [
        "?"
      ]),
    .init(
      name: "M109",
      text:
        "2026-06-10\nSupino 60x10, 60x10, 60x10 - travou o pescoço",
      exercises: [
        "?"
      ]),
    .init(
      name: "M110",
      text:
        "2026-06-10\nSupino 60x10, 60x10, 60x10 - o app travou",
      exercises: [
        "?"
      ]),
    .init(
      name: "M111",
      text:
        "2026-06-10\nAgachamento 100x5, 100x5, 100x5 - não travei os joelhos",
      exercises: [
        "?"
      ]),
    .init(
      name: "M112",
      text:
        "2026-06-10\nSquat 100x5, 100x5, 100x5 - bleef hangen in de file",
      exercises: [
        "?"
      ]),
    .init(
      name: "M113",
      text:
        "2026-06-10\nSquat 100x5, 100x5, 100x5 - cardio ging niet meer",
      exercises: [
        "?"
      ]),
    .init(
      name: "M114",
      text:
        "2026-06-10\nPull ups 8, 8, 8 - hangen ging niet meer daarna",
      exercises: [
        "?"
      ]),
    .init(
      name: "M115",
      text:
        "2026-06-10\nBench press 225x5 - bailed out Jim on his set",
      exercises: [
        "?"
      ]),
    .init(
      name: "M116",
      text:
        "2026-06-10\nPower clean 80x3, 80x3, 80x3 didn't lock out knees",
      exercises: [
        "?"
      ]),
    .init(
      name: "M117",
      text:
        "2026-06-10\nDeadlift 180x1 - grip was the limit",
      exercises: [
        "?"
      ]),
    .init(
      name: "M118",
      text:
        "2026-06-10\nSquat\n100x5 - felt great, bar pinned to back\n100x5",
      exercises: [
        "?"
      ]),
    .init(
      name: "M119",
      text:
        "2026-06-10\nSquat\n- 100x5 (traffic got stuck lol)\n- 100x5",
      exercises: [
        "?"
      ]),
    .init(
      name: "M120",
      text:
        "2026-06-10\nBench 3x8 80 - couldn't lock my locker",
      exercises: [
        "?"
      ]),
    .init(
      name: "M121",
      text:
        "2026-06-10\nBench 3x8 80 - stopped before hit failure",
      exercises: [
        "?"
      ]),
    .init(
      name: "M122",
      text:
        "2026-06-10\nBench 3x8 80 - first set hit failure early, second ok",
      exercises: [
        "?"
      ]),
    .init(
      name: "M123",
      text:
        "2026-06-10\nBench 80x8, 80x6, 80x6 - first two to total failure, last easy",
      exercises: [
        "?"
      ]),
    .init(
      name: "M124",
      text:
        "2026-06-10\nBench 80x8, 75x8, 70x8 - got stuck on the first one so went down",
      exercises: [
        "?"
      ]),
    .init(
      name: "M125",
      text:
        "2026-06-10\nBench 80x9, 80x8, 80x8 - did this twice a week, got stuck last month",
      exercises: [
        "?"
      ]),
    .init(
      name: "M126",
      text:
        "2026-06-10\nRow 60x10, 60x10, 60x10 - both sets of straps pinned",
      exercises: [
        "?"
      ]),
    .init(
      name: "M127",
      text:
        "2026-06-10\nKniebeuge 100x5, 100x5 - beim ersten Satz stecken geblieben",
      exercises: [
        "?"
      ]),
    .init(
      name: "M128",
      text:
        "2026-06-10\nKniebeuge 100x5, 100x5 - nicht stecken geblieben",
      exercises: [
        "?"
      ]),
    .init(
      name: "M129",
      text:
        "2026-06-10\nBank 80x5, 80x5 - Uhr abgekackt",
      exercises: [
        "?"
      ]),
    .init(
      name: "M130",
      text:
        "2026-06-10\nBank 80x5, 80x5 - Cardio nicht geschafft",
      exercises: [
        "?"
      ]),
    .init(
      name: "M131",
      text:
        "2026-06-10\nPress 60x8 60x8 - no salió el sol",
      exercises: [
        "?"
      ]),
    .init(
      name: "M132",
      text:
        "2026-06-10\nSupino 60x8 60x8 - não saiu como queria",
      exercises: [
        "?"
      ]),
    .init(
      name: "M133",
      text:
        "2026-06-10\nSupino 60x8 60x8 - o peso não subiu na balança",
      exercises: [
        "?"
      ]),
    .init(
      name: "M134",
      text:
        "2026-06-10\nPanca 60x8 60x8 - la frequenza non saliva",
      exercises: [
        "?"
      ]),
    .init(
      name: "M135",
      text:
        "2026-06-10\nBankdrukken 60x8 60x8 - auto bleef steken",
      exercises: [
        "?"
      ]),
    .init(
      name: "M136",
      text:
        "2026-06-10\nBankdrukken 60x8 60x8 - hartslag niet omhoog",
      exercises: [
        "?"
      ]),
    .init(
      name: "M137",
      text:
        "2026-06-10\nBench 80x8 80x8 - shirt got stuck",
      exercises: [
        "?"
      ]),
    .init(
      name: "M138",
      text:
        "2026-06-10\nLeg press 150x12 150x12 - got stuck behind a guy doing curls",
      exercises: [
        "?"
      ]),
    .init(
      name: "M139",
      text:
        "2026-06-10\nKniebeuge 100x5, bin runter auf 85 kg in 3 Wochen",
      exercises: [
        "?"
      ]),
    .init(
      name: "M140",
      text:
        "2026-06-10\nKniebeuge 100x5, Gewicht reduziert auf 80 wegen Knie, 8",
      exercises: [
        "?"
      ]),
    .init(
      name: "M141",
      text:
        "2026-06-10\nKniebeuge 3x5 100, nächstes Mal reduziert auf 90 für 5",
      exercises: [
        "?"
      ]),
    .init(
      name: "M142",
      text:
        "2026-06-10\nBankdrücken 80x8, Pause reduziert auf 60 Sekunden, RPE 8",
      exercises: [
        "?"
      ]),
    .init(
      name: "M143",
      text:
        "2026-06-10\nBankdrücken 80x8, Pause reduziert auf 60s, dann 8",
      exercises: [
        "?"
      ]),
    .init(
      name: "M144",
      text:
        "2026-06-10\nBankdrücken 80x8, Pause runter auf 2 min, letzte 3 schwer",
      exercises: [
        "?"
      ]),
    .init(
      name: "M145",
      text:
        "2026-06-10\nCourse 5km 25:00, descendu à 5 min au km, 3",
      exercises: [
        "?"
      ]),
    .init(
      name: "M146",
      text:
        "2026-06-10\nSquat 100x5, descendu à 90 pour la série 2",
      exercises: [
        "?"
      ]),
    .init(
      name: "M147",
      text:
        "2026-06-10\nSquat 3x5 100, poids de corps descendu à 82 en 3 semaines",
      exercises: [
        "?"
      ]),
    .init(
      name: "M148",
      text:
        "2026-06-10\nCorrer 30min, bajé a 5 min por km los últimos 3",
      exercises: [
        "?"
      ]),
    .init(
      name: "M149",
      text:
        "2026-06-10\nPeso corporal: 84, bajé a 82 en 3 semanas",
      exercises: [
        "?"
      ]),
    .init(
      name: "M150",
      text:
        "2026-06-10\nBankdrukken 60x10, terug naar 50 voor set 3",
      exercises: [
        "?"
      ]),
    .init(
      name: "M151",
      text:
        "2026-06-10\nBankdrukken 60x10, volgende week terug naar 50 voor 8",
      exercises: [
        "?"
      ]),
    .init(
      name: "M152",
      text:
        "2026-06-10\nBench 80x5, weight straight down to 78 in 2 weeks",
      exercises: [
        "?"
      ]),
    .init(
      name: "M153",
      text:
        "2026-06-10\nBankdrücken 80kg 8/8/6, dann runter auf 60kg 2 Sätze",
      exercises: [
        "?"
      ]),
    .init(
      name: "M154",
      text:
        "2026-06-10\nLat pulldown 50kg 3x10, la próxima vez bajo a 45 y hago 12",
      exercises: [
        "?"
      ]),
    .init(
      name: "M155",
      text:
        "2026-06-10\nBankdrukken 60x10, pauze omlaag naar 60 sec, set 3",
      exercises: [
        "?"
      ]),
    .init(
      name: "M156",
      text:
        "2026-06-10\nRudern 50x10, Tempo reduziert auf 22 Schläge, 2",
      exercises: [
        "?"
      ]),
    .init(
      name: "M157",
      text:
        "2026-06-10\nLaufen 5 km, Tempo reduziert auf 6 min, letzte 2",
      exercises: [
        "?"
      ]),
    .init(
      name: "M158",
      text:
        "2026-06-10\nLaufband 30 min, runter auf 8 km/h für 5",
      exercises: [
        "?"
      ]),
    .init(
      name: "M159",
      text:
        "2026-06-10\nVélo 30 min, descendu à 90 watts pendant 5 min",
      exercises: [
        "?"
      ]),
    .init(
      name: "M160",
      text:
        "2026-06-10\nCinta 30 min, bajé a 6 km/h los últimos 5",
      exercises: [
        "?"
      ]),
    .init(
      name: "M161",
      text:
        "2026-06-10\nEsteira 30 min, baixei para 6 km/h nos 5 finais",
      exercises: [
        "?"
      ]),
    .init(
      name: "M162",
      text:
        "2026-06-10\nCorsa 30 min, sceso a 6 al km per 5",
      exercises: [
        "?"
      ]),
    .init(
      name: "M163",
      text:
        "2026-06-10\nLoopband 30 min, terug naar 6 km/u laatste 5",
      exercises: [
        "?"
      ]),
    .init(
      name: "M164",
      text:
        "2026-06-10\nBank 80x8 80x8, HF runter auf 110 in 2 Minuten",
      exercises: [
        "?"
      ]),
    .init(
      name: "M165",
      text:
        "2026-06-10\nSquat 3x5 100kg, sceso a 78 kg di peso in 4 settimane",
      exercises: [
        "?"
      ]),
    .init(
      name: "M166",
      text:
        "2026-06-10\nPanca 60x8 60x8, prossima volta scendo a 55 per 10",
      exercises: [
        "?"
      ]),
    .init(
      name: "M167",
      text:
        "2026-06-10\nSquat 100x5, la prochaine fois je descends à 90 pour 8",
      exercises: [
        "?"
      ]),
    .init(
      name: "M168",
      text:
        "2026-06-10\nBench 80x5, 80x5, 80x5 - last week left 3 in the tank",
      exercises: [
        "?"
      ]),
    .init(
      name: "M169",
      text:
        "2026-06-10\nSquat 100x5 - only 3 gels in reserve",
      exercises: [
        "?"
      ]),
    .init(
      name: "M170",
      text:
        "2026-06-10\nSquat 100x5 - still 2 sets in me",
      exercises: [
        "?"
      ]),
    .init(
      name: "M171",
      text:
        "2026-06-10\nSquat 100x5 - no 3 in the tank",
      exercises: [
        "?"
      ]),
    .init(
      name: "M172",
      text:
        "2026-06-10\nSquat 100x5 - only 5 hours in the tank",
      exercises: [
        "?"
      ]),
    .init(
      name: "M173",
      text:
        "2026-06-10\nSquat 140x3, 140x3 - first set 3 in the tank, last one ground",
      exercises: [
        "?"
      ]),
    .init(
      name: "M174",
      text:
        "2026-06-10\nBench 100x5x3, took ages to get going",
      exercises: [
        "?"
      ]),
    .init(
      name: "M175",
      text:
        "2026-06-10\nBench 100x5, 100x5 felt slow to get going",
      exercises: [
        "?"
      ]),
    .init(
      name: "M176",
      text:
        "2026-06-10\nDeadlift 3x5 140, needed longer to warm up",
      exercises: [
        "?"
      ]),
    .init(
      name: "M177",
      text:
        "2026-06-10\nDeadlift 3x5 140 - too cold to warm up",
      exercises: [
        "?"
      ]),
    .init(
      name: "M178",
      text:
        "2026-06-10\nSquat 3x5 @ 100kg no time to warm up",
      exercises: [
        "?"
      ]),
    .init(
      name: "M179",
      text:
        "2026-06-10\nSquat 3x5 100 took 20 min to warm up",
      exercises: [
        "?"
      ]),
    .init(
      name: "M180",
      text:
        "2026-06-10\nBench 80x5, 80x5, hard to get moving",
      exercises: [
        "?"
      ]),
    .init(
      name: "M181",
      text:
        "2026-06-10\nDeadlift 100x5, 120x5 should do more for warm up",
      exercises: [
        "?"
      ]),
    .init(
      name: "M182",
      text:
        "2026-06-10\nBench 60x8, 60x8 as easy as a warm up",
      exercises: [
        "?"
      ]),
    .init(
      name: "M183",
      text:
        "2026-06-10\nBench 80x8, felt light as warmup",
      exercises: [
        "?"
      ]),
    .init(
      name: "M184",
      text:
        "2026-06-10\nSquat 100x5, 100x5 - took a while to get loose",
      exercises: [
        "?"
      ]),
    .init(
      name: "M185",
      text:
        "2026-06-10\nSquat 3x5 100, hips slow to wake up",
      exercises: [
        "?"
      ]),
    .init(
      name: "M186",
      text:
        "2026-06-10\nKniebeuge 3x5 100, keine Zeit zum Aufwärmen",
      exercises: [
        "?"
      ]),
    .init(
      name: "M187",
      text:
        "2026-06-10\nKniebeuge 3x5 100, zu kalt zum warm werden",
      exercises: [
        "?"
      ]),
    .init(
      name: "M188",
      text:
        "2026-06-10\nSquat 3x5 100, pas le temps pour m'échauffer",
      exercises: [
        "?"
      ]),
    .init(
      name: "M189",
      text:
        "2026-06-10\nSentadilla 3x5 100, sin tiempo para calentar",
      exercises: [
        "?"
      ]),
    .init(
      name: "M190",
      text:
        "2026-06-10\nAgachamento 3x5 100, sem tempo para aquecer",
      exercises: [
        "?"
      ]),
    .init(
      name: "M191",
      text:
        "2026-06-10\nSquat 3x5 100, niente tempo per scaldarmi",
      exercises: [
        "?"
      ]),
    .init(
      name: "M192",
      text:
        "2026-06-10\nSquat 3x5 100, geen tijd om op te warmen",
      exercises: [
        "?"
      ]),
    .init(
      name: "M193",
      text:
        "2026-06-10\nSquat 100x5, next time do 60 first to warm up",
      exercises: [
        "?"
      ]),
    .init(
      name: "M194",
      text:
        "2026-06-10\nBench 80x5 - did 2 sets for warm up",
      exercises: [
        "?"
      ]),
    .init(
      name: "M195",
      text:
        "2026-06-10\nSquat 100x5 (needed 4 sets to get warm)",
      exercises: [
        "?"
      ]),
    .init(
      name: "M196",
      text:
        "2026-06-10\nSquat 3x5 100, 20 min jog",
      exercises: [
        "?"
      ]),
    .init(
      name: "M197",
      text:
        "2026-06-10\nSquat 3x5 100kg, bench 3x5 80kg, 30 min walk",
      exercises: [
        "?"
      ]),
    .init(
      name: "M198",
      text:
        "2026-06-10\nBench 80x5x3, 10 min easy",
      exercises: [
        "?"
      ]),
    .init(
      name: "M199",
      text:
        "2026-06-10\nWarmup 500m row, 5 min jog, squat 5x5 100",
      exercises: [
        "?"
      ]),
    .init(
      name: "M200",
      text:
        "2026-06-10\nRow 5k 20:00, 10 min easy",
      exercises: [
        "?"
      ]),
    .init(
      name: "M201",
      text:
        "2026-06-10\nRun 3km 15:00, 20 min walk",
      exercises: [
        "?"
      ]),
    .init(
      name: "M202",
      text:
        "2026-06-10\nTreadmill 10 min, 5 min walk, 10 min run",
      exercises: [
        "?"
      ]),
    .init(
      name: "M203",
      text:
        "2026-06-10\nPump class 45 min, 20 min walking",
      exercises: [
        "?"
      ]),
    .init(
      name: "M204",
      text:
        "2026-06-10\nCurls 3x12 10kg, plank 3x60s, 15 min walk.",
      exercises: [
        "?"
      ]),
    .init(
      name: "M205",
      text:
        "2026-06-10\nRun 5km, 30 min easy",
      exercises: [
        "?"
      ]),
    .init(
      name: "M206",
      text:
        "2026-06-10\nBike 20km, 45 min easy",
      exercises: [
        "?"
      ]),
    .init(
      name: "M207",
      text:
        "2026-06-10\nRun 8 km, 50 min easy, HR 140",
      exercises: [
        "?"
      ]),
    .init(
      name: "M208",
      text:
        "2026-06-10\nCycling 25km, 60 min easy recovery",
      exercises: [
        "?"
      ]),
    .init(
      name: "M209",
      text:
        "2026-06-10\nWalk 3km with 35 min walking",
      exercises: [
        "?"
      ]),
    .init(
      name: "M210",
      text:
        "2026-06-10\nElliptical 2km, 15 min easy",
      exercises: [
        "?"
      ]),
    .init(
      name: "M211",
      text:
        "2026-06-10\nSwim 1000m, 25 min easy",
      exercises: [
        "?"
      ]),
    .init(
      name: "M212",
      text:
        "2026-06-10\n- Run 5km, 30 min easy jog",
      exercises: [
        "?"
      ]),
    .init(
      name: "M213",
      text:
        "2026-06-10\nSquat 3x5 100, 10 min walk",
      exercises: [
        "?"
      ]),
    .init(
      name: "M214",
      text:
        "2026-06-10\nBench 3x5 80, swim 500m, 10 min easy",
      exercises: [
        "?"
      ]),
    .init(
      name: "M215",
      text:
        "2026-06-10\nSkiing 12 km, 90 min easy",
      exercises: [
        "?"
      ]),
    .init(
      name: "M216",
      text:
        "2026-06-10\nCourse 5km, 30 min easy",
      exercises: [
        "?"
      ]),
    .init(
      name: "M217",
      text:
        "2026-06-10\nRowing 500m 1:50, 20 min easy",
      exercises: [
        "?"
      ]),
    .init(
      name: "M218",
      text:
        "2026-06-10\nBike 20 min, 10 min easy",
      exercises: [
        "?"
      ]),
    .init(
      name: "M219",
      text:
        "2026-06-10\nI did 3x5 squats at 100 in May",
      exercises: [
        "?"
      ]),
    .init(
      name: "M220",
      text:
        "2026-06-10\ndid bench 3x5 80kg from March program",
      exercises: [
        "?"
      ]),
    .init(
      name: "M221",
      text:
        "2026-06-10\nNo bench, did dips 3x10 in March style",
      exercises: [
        "?"
      ]),
    .init(
      name: "M222",
      text:
        "2026-06-10\ndid 5 km run in march tempo",
      exercises: [
        "?"
      ]),
    .init(
      name: "M223",
      text:
        "2026-06-10\ndid 3 sets of 10 pushups, first in august",
      exercises: [
        "?"
      ]),
    .init(
      name: "M224",
      text:
        "2026-06-10\ndid squats 3x5 100 in may, first time",
      exercises: [
        "?"
      ]),
    .init(
      name: "M225",
      text:
        "2026-06-10\nI pressed 60 for 5 since march best",
      exercises: [
        "?"
      ]),
    .init(
      name: "M226",
      text:
        "2026-06-10\nDid 20 min on bike from home in march rain",
      exercises: [
        "?"
      ]),
    .init(
      name: "M227",
      text:
        "2026-06-10\ndid chest 5 5 5 in mar",
      exercises: [
        "?"
      ]),
    .init(
      name: "M228",
      text:
        "2026-06-10\ndid OHP 50 x 5 x 3, most since June!",
      exercises: [
        "?"
      ]),
    .init(
      name: "M229",
      text:
        "2026-06-10\nDid deadlift 140 for 5 reps, heaviest since March.",
      exercises: [
        "?"
      ]),
    .init(
      name: "M230",
      text:
        "2026-06-10\nDid 100 push ups, most in May",
      exercises: [
        "?"
      ]),
    .init(
      name: "M231",
      text:
        "2026-06-10\nDo 20-10 dips",
      exercises: [
        "?"
      ]),
    .init(
      name: "M232",
      text:
        "2026-06-10\nDo 15-10 pushups easy",
      exercises: [
        "?"
      ]),
    .init(
      name: "M233",
      text:
        "2026-06-10\nDo 20-10 easy",
      exercises: [
        "?"
      ]),
    .init(
      name: "M234",
      text:
        "20/3 warmup day\nSquat 100x5\n\n22/3 heavy\nSquat 110x5",
      exercises: [
        "?"
      ]),
    .init(
      name: "M235",
      text:
        "12/5 drop sets day\nCurl 10x10\n\n14/5 \nCurl 12x10",
      exercises: [
        "?"
      ]),
    .init(
      name: "M236",
      text:
        "1/6 fail\nSquat 100x5\n\n3/6 \nSquat 100x5",
      exercises: [
        "?"
      ]),
    .init(
      name: "M237",
      text:
        "1/6 failed session\nSquat 100x5\n\n3/6 good\nSquat 110x5",
      exercises: [
        "?"
      ]),
    .init(
      name: "M238",
      text:
        "12/3 aufwärmen 10 min rad\nKniebeuge 100x5\n\n14/3 Kniebeuge 100x5",
      exercises: [
        "?"
      ]),
    .init(
      name: "M239",
      text:
        "12/3 échec\nSquat 100x5\n\n14/3\nSquat 110x5",
      exercises: [
        "?"
      ]),
    .init(
      name: "M240",
      text:
        "2026-06-10\nSquat 3x5 85% of 1RM -> 100x5 100x5 100x4",
      exercises: [
        "?"
      ]),
    .init(
      name: "M241",
      text:
        "2026-06-10\nBench 60x5, 80% of max -> 80x3 -> 90x1",
      exercises: [
        "?"
      ]),
    .init(
      name: "M242",
      text:
        "2026-06-10\nSquat 60x5 @ 50%, 80x5 -> 100x3, 110x1",
      exercises: [
        "?"
      ]),
    .init(
      name: "M243",
      text:
        "2026-06-10\nSquat 5x5 @ 80% of 1RM -> 100x5x5",
      exercises: [
        "?"
      ]),
    .init(
      name: "M244",
      text:
        "2026-06-10\nBench 3x3 @ 85% of max → 90x3, 90x3, 90x2",
      exercises: [
        "?"
      ]),
    .init(
      name: "M245",
      text:
        "2026-06-10\nSquat 60x5, 80x3 @70% of max -> 100x3, 110x3",
      exercises: [
        "?"
      ]),
    .init(
      name: "M246",
      text:
        "2026-06-10\nPress 40x5 60%, 45x5 70%, 50x5 80% -> 55x3",
      exercises: [
        "?"
      ]),
    .init(
      name: "M247",
      text:
        "2026-06-10\nSquat 100x5 last set 5th rep easy, then bench 80x5",
      exercises: [
        "?"
      ]),
    .init(
      name: "M248",
      text:
        "2026-06-10\nBench 60 3x8 last set 8th rep grinder. Row 50x10",
      exercises: [
        "?"
      ]),
    .init(
      name: "M249",
      text:
        "2026-06-10\nSquat 100x5, 5, 5 - last set 5th rep not pretty, 3x8 next",
      exercises: [
        "?"
      ]),
    .init(
      name: "M250",
      text:
        "2026-06-10\nTreadmill 20 min 6% 10.5 hr 150 then squat 100x5",
      exercises: [
        "?"
      ]),
    .init(
      name: "M251",
      text:
        "2026-06-10\nRun 10% 2 hr 150 bpm max",
      exercises: [
        "?"
      ]),
    .init(
      name: "M252",
      text:
        "2026-06-10\nthen sauna 20 min, 3 rounds",
      exercises: [
        "?"
      ]),
    .init(
      name: "M253",
      text:
        "2026-06-10\nSauna 20 min and bike 10 min",
      exercises: [
        "?"
      ]),
    .init(
      name: "M254",
      text:
        "2026-06-10\nthen Sauna 15 min",
      exercises: [
        "?"
      ]),
    .init(
      name: "M255",
      text:
        "2026-06-10\nSauna 15 min, plunge 3 min",
      exercises: [
        "?"
      ]),
    .init(
      name: "M256",
      text:
        "2026-06-10\nSauna run 30 min",
      exercises: [
        "?"
      ]),
    .init(
      name: "M257",
      text:
        "2026-06-10\nZone 2 ride\n60 min start to finish",
      exercises: [
        "?"
      ]),
    .init(
      name: "M258",
      text:
        "2026-06-10\nKnieheffen hangen 3x10",
      exercises: [
        "?"
      ]),
    .init(
      name: "M259",
      text:
        "2026-06-10\nBeenheffen hangen 12, 10, 8",
      exercises: [
        "?"
      ]),
    .init(
      name: "M260",
      text:
        "2026-06-10\nKnie raises hangen 3 x 12",
      exercises: [
        "?"
      ]),
    .init(
      name: "M261",
      text:
        "2026-06-10\nbleef hangen op 80x5",
      exercises: [
        "?"
      ]),
    .init(
      name: "M262",
      text:
        "2026-06-10\nHangen 3x10",
      exercises: [
        "?"
      ]),
    .init(
      name: "M263",
      text:
        "2026-06-10\nHangen 12 10 8",
      exercises: [
        "?"
      ]),
    .init(
      name: "M264",
      text:
        "2026-06-10\nFly 14 | 12\nFly 14 | 10",
      exercises: [
        "?"
      ]),
    .init(
      name: "M265",
      text:
        "2026-06-10\nPlank 1min 30s 30s rest",
      exercises: [
        "?"
      ]),
    .init(
      name: "M266",
      text:
        "2026-06-10\nPlank 2min 45s 30s rest between",
      exercises: [
        "?"
      ]),
    .init(
      name: "M267",
      text:
        "2026-06-10\nDead hang 1m 20s 45s",
      exercises: [
        "?"
      ]),
    .init(
      name: "M268",
      text:
        "2026-06-10\nHang 1m 30s 30s off x 4",
      exercises: [
        "?"
      ]),
    .init(
      name: "M269",
      text:
        "2026-06-10\nFarmer carry 40m 1m 10s 50s",
      exercises: [
        "?"
      ]),
    .init(
      name: "M270",
      text:
        "2026-06-10\nSquat 3x5 100 - binned it after, knee. All sets done though",
      exercises: [
        "?"
      ]),
    .init(
      name: "M271",
      text:
        "2026-06-10\nSquat 3x5 100, binned them shoes",
      exercises: [
        "?"
      ]),
    .init(
      name: "M272",
      text:
        "2026-06-10\nWeight 80 / 8 / 3",
      exercises: [
        "?"
      ]),
    .init(
      name: "M273",
      text:
        "2026-06-10\nBodyweight 80 / 12 / 10",
      exercises: [
        "?"
      ]),
    .init(
      name: "M274",
      text:
        "2026-06-10\nBW is 82 kg today, did 3 sets of 8 pull ups",
      exercises: [
        "?"
      ]),
    .init(
      name: "M275",
      text:
        "2026-06-10\nSquat is up 5 since monday, 105 5 5 5",
      exercises: [
        "?"
      ]),
    .init(
      name: "M276",
      text:
        "2026-06-10\nOHP is down a bit since the flu, 40x8, 40x8",
      exercises: [
        "?"
      ]),
    .init(
      name: "M277",
      text:
        "2026-06-10\nDeadlift is up again since the reset 140x5",
      exercises: [
        "?"
      ]),
    .init(
      name: "M278",
      text:
        "2026-06-10\nBW is 80 and I did pull ups 10 8 6 and dips too",
      exercises: [
        "?"
      ]),
    .init(
      name: "M279",
      text:
        "2026-06-10\nSquat is up to 100x5 since last week, 100x5, 100x5",
      exercises: [
        "?"
      ]),
    .init(
      name: "M280",
      text:
        "2026-06-10\nPush ups 40 again, 35, 30",
      exercises: [
        "?"
      ]),
    .init(
      name: "M281",
      text:
        "2026-06-10\nPush ups 50 today, 10 more than Monday",
      exercises: [
        "?"
      ]),
    .init(
      name: "M282",
      text:
        "2026-06-10\nPull ups 35 today 3 more than last week",
      exercises: [
        "?"
      ]),
    .init(
      name: "M283",
      text:
        "2026-06-10\nPlank 60 today, 70 next",
      exercises: [
        "?"
      ]),
    .init(
      name: "M284",
      text:
        "2026-06-10\nPull ups 50 today 10 sets of 5",
      exercises: [
        "?"
      ]),
    .init(
      name: "M285",
      text:
        "2026-06-10\nBurpees 100 today 10 at a time",
      exercises: [
        "?"
      ]),
    .init(
      name: "M286",
      text:
        "2026-06-10\nSit ups 50 today, 50 tomorrow",
      exercises: [
        "?"
      ]),
    .init(
      name: "M287",
      text:
        "2026-06-10\nPushups 100 again, 4x25",
      exercises: [
        "?"
      ]),
    .init(
      name: "M288",
      text:
        "2026-06-10\nDips 40 today, 15 12 13",
      exercises: [
        "?"
      ]),
    .init(
      name: "M289",
      text:
        "2026-06-10\nSquat 3x5 @ 120\nBench 3x5 @ 80\nRow 3x8 @ 60\nPress 3x5 @ 50\nDeadlift 1x5 @ 150\nPull ups 3x5 @ 10\nPush ups 3x20 @ 10",
      exercises: [
        "?"
      ]),
    .init(
      name: "M290",
      text:
        "2026-06-10\nSquat 3x5 @ 120\nBench 3x5 @ 80\nRow 3x8 @ 60\nPress 3x5 @ 50\nDeadlift 1x5 @ 150\nPlank 3x1 @ 10\nLast set RPE 10\nAb wheel 3x10 @ 10",
      exercises: [
        "?"
      ]),
    .init(
      name: "M291",
      text:
        "2026-06-10\nBench 80x5\nSquat 100x5\nRow 60x8\nPress 40x8\nPush ups 20x10",
      exercises: [
        "?"
      ]),
    .init(
      name: "M292",
      text:
        "2026-06-10\nBench 80x5\nSquat 100x5\nRow 60x8\nPress 40x8\nBurpees 15x10",
      exercises: [
        "?"
      ]),
    .init(
      name: "M293",
      text:
        "2026-06-10\nBench 80x5\nSquat 100x5\nRow 60x8\nPress 40x8\nBox jumps 24x8",
      exercises: [
        "?"
      ]),
    .init(
      name: "M294",
      text:
        "2026-06-10\nBench 80x5\nSquat 100x5\nRow 60x8\nPress 40x8\nAir squats 50x10",
      exercises: [
        "?"
      ]),
    .init(
      name: "M295",
      text:
        "2026-06-10\nBench 80x5\nSquat 100x5\nRow 60x8\nPress 40x8\nAir squats 20x8",
      exercises: [
        "?"
      ]),
    .init(
      name: "M296",
      text:
        "2026-06-10\nBench 80x5\nSquat 100x5\nRow 60x8\nPress 40x8\nPush ups 15x8",
      exercises: [
        "?"
      ]),
    .init(
      name: "M297",
      text:
        "2026-06-10\nBench 80x5\nSquat 100x5\nRow 60x8\nPress 40x8\nMountain climbers 20x10",
      exercises: [
        "?"
      ]),
    .init(
      name: "M298",
      text:
        "2026-06-10\nBench 80x5\nSquat 100x5\nRow 60x8\nPress 40x8\nJumping jacks 30x10",
      exercises: [
        "?"
      ]),
    .init(
      name: "M299",
      text:
        "12/05/2024, 18:02 - Anna: Squat 100x5, 100x5\n12/05/2024, 18:03 - Anna Handy: Bench 60x8\n12/05/2024, 18:04 - Anna: Row 50x8\n12/05/2024, 18:05 - Anna: Curl 10x8",
      exercises: [
        "?"
      ]),
    .init(
      name: "M300",
      text:
        "[14/05/24, 18:02:10] PT Dave: Well done today. Squat 100x5, 100x5\n[14/05/24, 18:03:10] PT Dave: Bench 60x8\n[14/05/24, 18:04:10] PT Dave: Row 60x8\n[14/05/24, 18:05:10] Lucy: and the RDL 60x10, 60x10 you forgot",
      exercises: [
        "?"
      ]),
    .init(
      name: "M301",
      text:
        "2026-06-10\nPush day 2\nRP 10+4+3",
      exercises: [
        "?"
      ]),
    .init(
      name: "M302",
      text:
        "2026-06-10\nSentadilla 100x5 100x5, bajé a 80 por dolor y terminé con 8",
      exercises: [
        "?"
      ]),
    .init(
      name: "M303",
      text:
        "2026-06-10\nBench 100x5x3\nSquat - forgot belt\nRow 60x10",
      exercises: [
        "?"
      ]),
    .init(
      name: "M304",
      text:
        "2026-06-10\nSquat: forgot my belt\n100x5\n100x5",
      exercises: [
        "?"
      ]),
    .init(
      name: "M305",
      text:
        "2026-06-10\nBench: not yet at pr but getting there\n80x5",
      exercises: [
        "?"
      ]),
    .init(
      name: "M306",
      text:
        "2026-06-10\nDeadlift: binned after two sets\n140x5\n140x5",
      exercises: [
        "?"
      ]),
    .init(
      name: "M307",
      text:
        "2026-06-10\nRun: forgot watch, about 5k",
      exercises: [
        "?"
      ]),
    .init(
      name: "M308",
      text:
        "2026-06-10\nKniebeuge: Gürtel vergessen\n100x5",
      exercises: [
        "?"
      ]),
    .init(
      name: "M309",
      text:
        "2026-06-10\nDéveloppé couché: oublié de noter\n80x8\n80x8",
      exercises: [
        "?"
      ]),
    .init(
      name: "M310",
      text:
        "2026-06-10\nSquat: pas le temps de s'échauffer\n100x5",
      exercises: [
        "?"
      ]),
    .init(
      name: "M311",
      text:
        "2026-06-10\nAgachamento: não deu pra mais\n100x5\n100x4",
      exercises: [
        "?"
      ]),
    .init(
      name: "M312",
      text:
        "2026-06-10\nBankdrukken: geen tijd om op te warmen\n80x8",
      exercises: [
        "?"
      ]),
    .init(
      name: "M313",
      text:
        "2026-06-10\nSquat: vergeten riem\n100x5",
      exercises: [
        "?"
      ]),
    .init(
      name: "M314",
      text:
        "2026-06-10\nDeload: not this week\nSquat 100x5",
      exercises: [
        "?"
      ]),
    .init(
      name: "M315",
      text:
        "2026-06-10\nBench: No time to rest, felt rushed\n80x8",
      exercises: [
        "?"
      ]),
    .init(
      name: "M316",
      text:
        "2026-06-10\nWeek 3 - skipped",
      exercises: [
        "?"
      ]),
    .init(
      name: "M317",
      text:
        "2026-06-10\nGym - not today",
      exercises: [
        "?"
      ]),
    .init(
      name: "M318",
      text:
        "2026-06-10\nDeadlift 140x5 140x5 140x5 - headphones died on set 2",
      exercises: [
        "?"
      ]),
    .init(
      name: "M319",
      text:
        "2026-06-10\nRow 2000m 8:00 - legs died on the last 500",
      exercises: [
        "?"
      ]),
    .init(
      name: "M320",
      text:
        "2026-06-10\nBench 80x5\nfriend got pinned next to me lol",
      exercises: [
        "?"
      ]),
    .init(
      name: "M321",
      text:
        "2026-06-10\nBench 80x5, 80x5, 80x5\nTom got stapled at 120, had to help",
      exercises: [
        "?"
      ]),
    .init(
      name: "M322",
      text:
        "2026-06-10\nSquat 100x5\nSquat 110x5\nbar got stuck on the j hook",
      exercises: [
        "?"
      ]),
    .init(
      name: "M323",
      text:
        "2026-06-10\nSquat 140x5 - thought i'd get buried but didn't",
      exercises: [
        "?"
      ]),
    .init(
      name: "M324",
      text:
        "2026-06-10\nSquat 140x5 - nearly got buried",
      exercises: [
        "?"
      ]),
    .init(
      name: "M325",
      text:
        "2026-06-10\nBench 80x5, 80x5, 80x5 - last one had 2 in the tank",
      exercises: [
        "?"
      ]),
    .init(
      name: "M326",
      text:
        "2026-06-10\nBench 80x5 - had 2 or 3 in the tank",
      exercises: [
        "?"
      ]),
    .init(
      name: "M327",
      text:
        "2026-06-10\nBench 80x5 - felt like 10 in the tank",
      exercises: [
        "?"
      ]),
    .init(
      name: "M328",
      text:
        "2026-06-10\nSquat 100x5 - 5k in me still",
      exercises: [
        "?"
      ]),
    .init(
      name: "M329",
      text:
        "2026-06-10\nSquat 100x5, 100x5 @8 - last 2 in the tank",
      exercises: [
        "?"
      ]),
    .init(
      name: "M330",
      text:
        "2026-06-10\nDéveloppé 60x8 - 2 en réserve",
      exercises: [
        "?"
      ]),
    .init(
      name: "M331",
      text:
        "2026-06-10\nPress banca 60x8 - 2 en recámara",
      exercises: [
        "?"
      ]),
    .init(
      name: "M332",
      text:
        "2026-06-10\nSupino 60x8 - 2 na reserva",
      exercises: [
        "?"
      ]),
    .init(
      name: "M333",
      text:
        "2026-06-10\nBankdrukken 60x8 - 2 in de tank",
      exercises: [
        "?"
      ]),
    .init(
      name: "M334",
      text:
        "2026-06-10\nBench 80x5 - left nothing in the tank",
      exercises: [
        "?"
      ]),
    .init(
      name: "M335",
      text:
        "2026-06-10\nSquat 100x5, then straight down to the cafe for 2 coffees",
      exercises: [
        "?"
      ]),
    .init(
      name: "M336",
      text:
        "2026-06-10\nSquat 100x5, straight down to 60 x 12",
      exercises: [
        "?"
      ]),
    .init(
      name: "M337",
      text:
        "2026-06-10\nPress 60x10, bajé a descanso de 60 s",
      exercises: [
        "?"
      ]),
    .init(
      name: "M338",
      text:
        "2026-06-10\n50kg 12 10 8，体重降到70了，目标5",
      exercises: [
        "?"
      ]),
    .init(
      name: "M339",
      text:
        "2026-06-10\n卧推 60kg 10 10 8，心率降到120，休息3分钟",
      exercises: [
        "?"
      ]),
    .init(
      name: "M340",
      text:
        "2026-06-10\n卧推 60kg 10 10 8，休息减到60秒",
      exercises: [
        "?"
      ]),
    .init(
      name: "M341",
      text:
        "2026-06-10\n深蹲 100kg 5 5 5，体重减到80公斤，还差3公斤",
      exercises: [
        "?"
      ]),
    .init(
      name: "M342",
      text:
        "2026-06-10\nKlimmzüge 8 8 6, Zeit zwischen Sätzen reduziert auf 90, Griff 2",
      exercises: [
        "?"
      ]),
    .init(
      name: "M343",
      text:
        "2026-06-10\nSquat 60x5 80x3 to warm up then 100x5 3 sets",
      exercises: [
        "?"
      ]),
    .init(
      name: "M344",
      text:
        "2026-06-10\nRow 500m to warm up. Then 4x5 squat 100",
      exercises: [
        "?"
      ]),
    .init(
      name: "M345",
      text:
        "2026-06-10\nSquat 3x5 100, j'ai eu du mal à m'échauffer",
      exercises: [
        "?"
      ]),
    .init(
      name: "M346",
      text:
        "2026-06-10\nBench 80x5x3 (no warm up)",
      exercises: [
        "?"
      ]),
    .init(
      name: "M347",
      text:
        "2026-06-10\n10 burpees to get warm. Bench 80x5",
      exercises: [
        "?"
      ]),
    .init(
      name: "M348",
      text:
        "2026-06-10\nBench 80x5, 85x5 (used as warm up for the meet)",
      exercises: [
        "?"
      ]),
    .init(
      name: "M349",
      text:
        "2026-06-10\nPush ups 20 | 18 | 15",
      exercises: [
        "?"
      ]),
    .init(
      name: "M350",
      text:
        "2026-06-10\nBench 80 | 8",
      exercises: [
        "?"
      ]),
    .init(
      name: "M351",
      text:
        "2026-06-10\nSquat 100 | 5 | 5 | 5",
      exercises: [
        "?"
      ]),
    .init(
      name: "M352",
      text:
        "2026-06-10\nPull ups 8 | 7 | 6 @9",
      exercises: [
        "?"
      ]),
    .init(
      name: "M353",
      text:
        "2026-06-10\nBench 60 | 10 | 8",
      exercises: [
        "?"
      ]),
    .init(
      name: "M354",
      text:
        "2026-06-10\nLeg press 80 | 12 | 10",
      exercises: [
        "?"
      ]),
    .init(
      name: "M355",
      text:
        "2026-06-10\nPlank 60 | 45 | 30",
      exercises: [
        "?"
      ]),
    .init(
      name: "M356",
      text:
        "2026-06-10\nWeek 3 | 2",
      exercises: [
        "?"
      ]),
    .init(
      name: "M357",
      text:
        "2026-06-10\nBench 80kg | 8 | 8 | 6",
      exercises: [
        "?"
      ]),
    .init(
      name: "M358",
      text:
        "2026-06-10\nDips 10 | 10 | 8 (band)",
      exercises: [
        "?"
      ]),
    .init(
      name: "M359",
      text:
        "2026-06-10\nSleep 7 | 8",
      exercises: [
        "?"
      ]),
    .init(
      name: "M360",
      text:
        "2026-06-10\nRPE 8 | 9",
      exercises: [
        "?"
      ]),
    .init(
      name: "M361",
      text:
        "2026-06-10\nPlank 1min 30s",
      exercises: [
        "?"
      ]),
    .init(
      name: "M362",
      text:
        "2026-06-10\nPlank 1m 30s x 3",
      exercises: [
        "?"
      ]),
    .init(
      name: "M363",
      text:
        "2026-06-10\nPlank 1min 30s 1min 20s 1min 10s",
      exercises: [
        "?"
      ]),
    .init(
      name: "M364",
      text:
        "2026-06-10\nRow 500m 1min 55s 2min 5s",
      exercises: [
        "?"
      ]),
    .init(
      name: "M365",
      text:
        "2026-06-10\nSide plank 1min 30s left 20s right",
      exercises: [
        "?"
      ]),
    .init(
      name: "M366",
      text:
        "2026-06-10\nRun 400m 1min 30s 90s rest",
      exercises: [
        "?"
      ]),
    .init(
      name: "M367",
      text:
        "2026-06-10\nPlank 1min 30s (30s more than last time)",
      exercises: [
        "?"
      ]),
    .init(
      name: "M368",
      text:
        "2026-06-10\nBalance 30 sec left leg, 25 sec right leg",
      exercises: [
        "?"
      ]),
    .init(
      name: "M369",
      text:
        "2026-06-10\nCouch stretch 60 sec left, 60 right",
      exercises: [
        "?"
      ]),
    .init(
      name: "M370",
      text:
        "2026-06-10\n30 seconds left in round 2 right hook hurt",
      exercises: [
        "?"
      ]),
    .init(
      name: "M371",
      text:
        "2026-06-10\nBench 90x5, 100x5. 100 was easy, 105 next time",
      exercises: [
        "?"
      ]),
    .init(
      name: "M372",
      text:
        "2026-06-10\nSquat 100x5 - 100 felt light so added\n120x3",
      exercises: [
        "?"
      ]),
    .init(
      name: "M373",
      text:
        "2026-06-10\nSquat 3x5 100 - 5 felt like 3",
      exercises: [
        "?"
      ]),
    .init(
      name: "M374",
      text:
        "2026-06-10\nDips 12, 12, 10 - 10 was to failure",
      exercises: [
        "?"
      ]),
    .init(
      name: "M375",
      text:
        "2026-06-10\nBench 60x10, 60x10, 60x8. 10 is the goal",
      exercises: [
        "?"
      ]),
    .init(
      name: "M376",
      text:
        "2026-06-10\nBench 225x5\n235 next week if the hips agree.",
      exercises: [
        "?"
      ]),
    .init(
      name: "M377",
      text:
        "2026-06-10\n100kg next session",
      exercises: [
        "?"
      ]),
    .init(
      name: "M378",
      text:
        "2026-06-10\nSquat\n100 next week\n100x5",
      exercises: [
        "?"
      ]),
    .init(
      name: "M379",
      text:
        "2026-06-10\nSquat 3x5 100. 105 next week",
      exercises: [
        "?"
      ]),
    .init(
      name: "M380",
      text:
        "2026-06-10\nRun 5k today 25:00",
      exercises: [
        "?"
      ]),
    .init(
      name: "M381",
      text:
        "2026-06-10\nSquat 100kg again, 2 sets of 8",
      exercises: [
        "?"
      ]),
    .init(
      name: "M382",
      text:
        "2026-06-10\nSquat 225x2 - 4th set was slow",
      exercises: [
        "?"
      ]),
    .init(
      name: "M383",
      text:
        "2026-06-10\nBack squat.  100x5 100x5",
      exercises: [
        "?"
      ]),
    .init(
      name: "M384",
      text:
        "2026-06-10\nFran\n21-15-9 thrusters 95lb\ntime 6:48",
      exercises: [
        "?"
      ]),
    .init(
      name: "M385",
      text:
        "2026-06-10\nSquat 100x5\nTime 18:30",
      exercises: [
        "?"
      ]),
    .init(
      name: "M386",
      text:
        "2026-06-10\nAssisted dips @-20 3x8",
      exercises: [
        "?"
      ]),
    .init(
      name: "M387",
      text:
        "2026-06-10\nAssisted pull up 3x8 @-20",
      exercises: [
        "?"
      ]),
    .init(
      name: "M388",
      text:
        "2026-06-10\nSauna 15 min",
      exercises: [
        "?"
      ]),
    .init(
      name: "M389",
      text:
        "2026-06-10\nSauna 2x15 min",
      exercises: [
        "?"
      ]),
    .init(
      name: "M390",
      text:
        "2026-06-10\nA1 Squat 100x5\nB  Bench 80x5",
      exercises: [
        "?"
      ]),
    .init(
      name: "M391",
      text:
        "[100/5, 100/4] Squat",
      exercises: [
        "?"
      ]),
    .init(
      name: "M392",
      text:
        "[80/8, 80/8, 80/7] Bench press",
      exercises: [
        "?"
      ]),
    .init(
      name: "M393",
      text:
        "[12/5, 18:30] squat 100x5\n[14/5, 18:30] bench 80x5",
      exercises: [
        "?"
      ]),
    .init(
      name: "M394",
      text:
        "14/05/2024, 18:02 - Lena: Kniebeuge 100x5, 100x5\n14/05/2024, 18:03 - Lena: Bank 60x8\n14/05/2024, 18:04 - Lena: Rudern 60x8\n14/05/2024, 18:05 - Max: stark, ich heute nur 5 km\n14/05/2024, 18:06 - Lena: danke",
      exercises: [
        "?"
      ]),
    .init(
      name: "M395",
      text:
        "2026-06-10\nWeight 100 / reps 8",
      exercises: [
        "?"
      ]),
    .init(
      name: "M396",
      text:
        "2026-06-10\nWeight 100, 8 reps",
      exercises: [
        "?"
      ]),
    .init(
      name: "M397",
      text:
        "2026-06-10\npeso 60, 10 repeticiones",
      exercises: [
        "?"
      ]),
    .init(
      name: "M398",
      text:
        "2026-06-10\n45 min in total",
      exercises: [
        "?"
      ]),
    .init(
      name: "M399",
      text:
        "2026-06-10\n38 min door to door, call at 8",
      exercises: [
        "?"
      ]),
    .init(
      name: "M400",
      text:
        "2026-06-10\n45 min en tout, 2' de repos",
      exercises: [
        "?"
      ]),
    .init(
      name: "M401",
      text:
        "2026-06-10\nBench 80x5\n50 min all in",
      exercises: [
        "?"
      ]),
    .init(
      name: "M402",
      text:
        "2026-06-10\nPULL (next day)\nRow 60x10",
      exercises: [
        "?"
      ]),
    .init(
      name: "M403",
      text:
        "2026-06-10\nMa 21/10 park\nOptrekken 8 8 6",
      exercises: [
        "?"
      ]),
    .init(
      name: "M404",
      text:
        "2026-06-10\nSquat 3x5 @ 120\nBench 3x5 @ 80\nRow 3x8 @ 60\nPress 3x5 @ 50\nDeadlift 1x5 @ 150\nCurl 3x12 @ 10\nCurl 3x12 @ 9",
      exercises: [
        "?"
      ]),
    .init(
      name: "M405",
      text:
        "2026-06-10\nKlimmzüge 20,5 10/10/8",
      exercises: [
        "?"
      ]),
    .init(
      name: "M406",
      text:
        "2026-06-10\nSquat 100x3, 105 fail",
      exercises: [
        "?"
      ]),
    .init(
      name: "M407",
      text:
        "2026-06-10\n165x3 175x1 185 failed so close",
      exercises: [
        "?"
      ]),
    .init(
      name: "M408",
      text:
        "2026-06-10\nBench 100x5, 100x5, 100 failed on 4",
      exercises: [
        "?"
      ]),
    .init(
      name: "M409",
      text:
        "2026-06-10\nCurls 3x12 20 failed on last set",
      exercises: [
        "?"
      ]),
    .init(
      name: "M410",
      text:
        "2026-06-10\nBench 4x8 80kg fail on last",
      exercises: [
        "?"
      ]),
    .init(
      name: "M411",
      text:
        "2026-06-10\nJerk 80x1, 85x1, 90x1 missed it by a mile next time",
      exercises: [
        "?"
      ]),
    .init(
      name: "M412",
      text:
        "2026-06-10\nBench 80x5, 85x5 spotter missed it lol",
      exercises: [
        "?"
      ]),
    .init(
      name: "M413",
      text:
        "2026-06-10\nSquat 100x5, 110x3 camera missed it",
      exercises: [
        "?"
      ]),
    .init(
      name: "M414",
      text:
        "2026-06-10\nSquat 100x5, scale didn't move ",
      exercises: [
        "?"
      ]),
    .init(
      name: "M415",
      text:
        "2026-06-10\nSquat 100x5, didn't leave the gym until 10",
      exercises: [
        "?"
      ]),
    .init(
      name: "M416",
      text:
        "2026-06-10\nBench 3x8 60, on the plan but skipped pauses",
      exercises: [
        "?"
      ]),
    .init(
      name: "M417",
      text:
        "2026-06-10\nBench 3x8 60kg both skipped lunch",
      exercises: [
        "?"
      ]),
    .init(
      name: "M418",
      text:
        "2026-06-10\nBench 3x8 60kg on the sheet, skipped last rest",
      exercises: [
        "?"
      ]),
    .init(
      name: "M419",
      text:
        "2026-06-10\nSquat 5x5 100, on programme, didn't do belt",
      exercises: [
        "?"
      ]),
    .init(
      name: "M420",
      text:
        "2026-06-10\nBench 80x5, 80x5, both not done with full pause",
      exercises: [
        "?"
      ]),
    .init(
      name: "M421",
      text:
        "2026-06-10\nSquat 3x5 100 - both knees ok, skipped cardio",
      exercises: [
        "?"
      ]),
    .init(
      name: "M422",
      text:
        "2026-06-10\nhangen 30s 30s",
      exercises: [
        "?"
      ]),
    .init(
      name: "M423",
      text:
        "2026-06-10\nstrides 4x100m",
      exercises: [
        "?"
      ]),
    .init(
      name: "M424",
      text:
        "2026-06-10\nintervals 6x400m",
      exercises: [
        "?"
      ]),
    .init(
      name: "M425",
      text:
        "2026-06-10\nElevações assistidas 8 8 6",
      exercises: [
        "?"
      ]),
    .init(
      name: "M426",
      text:
        "2026-06-10\nFINISHER push ups 50",
      exercises: [
        "?"
      ]),
    .init(
      name: "M427",
      text:
        "2026-06-10\nBench 80x8, 80x8, 80x8 RPE 9 (last set)",
      exercises: [
        "?"
      ]),
    .init(
      name: "M428",
      text:
        "2026-06-10\nBench 3x8 80 last set rpe 9 (grinder)",
      exercises: [
        "?"
      ]),
    .init(
      name: "M429",
      text:
        "2026-06-10\nJ2 jeudi 09/10/25   genou G qui tire un peu\nSquat 100x5",
      exercises: [
        "?"
      ]),
    .init(
      name: "M430",
      text:
        "2026-06-10\nA1 mardi 12/10/25\nSquat 100x5",
      exercises: [
        "?"
      ]),
    .init(
      name: "M431",
      text:
        "2026-06-10\nRun 10km, 55 min easy pace",
      exercises: [
        "?"
      ]),
    .init(
      name: "M432",
      text:
        "2026-06-10\nSquat 3x5 100, bike 10 min easy",
      exercises: [
        "?"
      ]),
    .init(
      name: "M433",
      text:
        "2026-06-10\nSquat 3x5 100, 10 min easy bike",
      exercises: [
        "?"
      ]),
    .init(
      name: "M434",
      text:
        "2026-06-10\nRun: 5km, 30 min, easy",
      exercises: [
        "?"
      ]),
    .init(
      name: "M435",
      text:
        "2026-06-10\nOptrekken hangen aan ringen 8 8 6",
      exercises: [
        "?"
      ]),
    .init(
      name: "M436",
      text:
        "2026-06-10\nSleep 7 / 10, mood 6/10\nSquat 100x5",
      exercises: [
        "?"
      ]),
    .init(
      name: "M437",
      text:
        "2026-06-10\nPull ups: no time for more, 8 7 6",
      exercises: [
        "?"
      ]),
    .init(
      name: "M438",
      text:
        "# Squat\nbailed",
      exercises: [
        "?"
      ]),
    .init(
      name: "M439",
      text:
        "2026-06-10\nBench press: no time\n  80x5\n  80x5",
      exercises: [
        "?"
      ]),
    .init(
      name: "M440",
      text:
        "2026-06-10\nBench press: not today...\n80x5",
      exercises: [
        "?"
      ]),
    .init(
      name: "M441",
      text:
        "2026-06-10\nLaufen: keine Lust, 3 km",
      exercises: [
        "?"
      ]),
    .init(
      name: "M442",
      text:
        "2026-06-10\nKlimmzüge: keine Zeit mehr, nur 8",
      exercises: [
        "?"
      ]),
    .init(
      name: "M443",
      text:
        "2026-06-10\nDominadas: sin tiempo, solo 8",
      exercises: [
        "?"
      ]),
    .init(
      name: "M444",
      text:
        "2026-06-10\nCorrida: sem tempo, só 3km",
      exercises: [
        "?"
      ]),
    .init(
      name: "M445",
      text:
        "2026-06-10\nTrazioni: niente tempo, solo 8",
      exercises: [
        "?"
      ]),
    .init(
      name: "M446",
      text:
        "2026-06-10\nOptrekken: geen tijd, maar 8",
      exercises: [
        "?"
      ]),
    .init(
      name: "M447",
      text:
        "2026-06-10\nJerk 80x1, 85x1, 90x1 missed it",
      exercises: [
        "?"
      ]),
    .init(
      name: "M448",
      text:
        "2026-06-10\nClean and jerk 80x1, 85x1 missed the jerk",
      exercises: [
        "?"
      ]),
    .init(
      name: "M449",
      text:
        "2026-06-10\nDeadlift 3x5 140, last one didn't leave much in the tank",
      exercises: [
        "?"
      ]),
    .init(
      name: "M450",
      text:
        "2026-06-10\nBench 80x5 missed it last week",
      exercises: [
        "?"
      ]),
    .init(
      name: "M451",
      text:
        "2026-06-10\nSnatch 60x2, 65x2, 70x1 no jerk today",
      exercises: [
        "?"
      ]),
    .init(
      name: "M452",
      text:
        "2026-06-10\nBench 225x5 - 2nd",
      exercises: [
        "?"
      ]),
    .init(
      name: "M453",
      text:
        "2026-06-10\nDB press.  20x10  20x9",
      exercises: [
        "?"
      ]),
    .init(
      name: "M454",
      text:
        "2026-06-10\nBench.  80x5  80x5",
      exercises: [
        "?"
      ]),
    .init(
      name: "M455",
      text:
        "2026-06-10\nLat pd.  50x10",
      exercises: [
        "?"
      ]),
    .init(
      name: "M456",
      text:
        "2026-06-10\nSquat 100x5\nno pinned feeling, smooth",
      exercises: [
        "?"
      ]),
    .init(
      name: "M457",
      text:
        "2026-06-10\n- Squat 100x5\n  - never got stuck",
      exercises: [
        "?"
      ]),
    .init(
      name: "M458",
      text:
        "2026-06-10\n- Squat 100x5\n  - garmin died on me",
      exercises: [
        "?"
      ]),
    .init(
      name: "M459",
      text:
        "2026-06-10\n- Bench 3x5 80\n  - bailed on the gym after this",
      exercises: [
        "?"
      ]),
    .init(
      name: "M460",
      text:
        "2026-06-10\n- Bench 3x5 80\n  - hit failure none",
      exercises: [
        "?"
      ]),
    .init(
      name: "M461",
      text:
        "2026-06-10\nSquat 100x5, 90x5, 80x5 bailed on 100 then lighter",
      exercises: [
        "?"
      ]),
    .init(
      name: "M462",
      text:
        "2026-06-10\nBench 100x8 (8 was failure last week)",
      exercises: [
        "?"
      ]),
    .init(
      name: "M463",
      text:
        "2026-06-10\nBench 12,10,8 (8 was the goal)",
      exercises: [
        "?"
      ]),
    .init(
      name: "M464",
      text:
        "2026-06-10\nBench 12,10,8 (8 was not to failure)",
      exercises: [
        "?"
      ]),
    .init(
      name: "M465",
      text:
        "2026-06-10\nBench\n80x5\nSlingshot: forgot\n85x5",
      exercises: [
        "?"
      ]),
    .init(
      name: "M466",
      text:
        "2026-06-10\nBench\n80x5\nPause: not today\n85x5",
      exercises: [
        "?"
      ]),
    .init(
      name: "M467",
      text:
        "2026-06-10\nSquat\n100x5\nTop set: not today\n90x5",
      exercises: [
        "?"
      ]),
    .init(
      name: "M468",
      text:
        "2026-06-10\nSquat\n100x5\nVest: forgot\n100x5",
      exercises: [
        "?"
      ]),
    .init(
      name: "M469",
      text:
        "2026-06-10\nPull ups\n8\nBand: forgot\n7",
      exercises: [
        "?"
      ]),
    .init(
      name: "M470",
      text:
        "2026-06-10\nSquat\n100x5\nHeavy single - not today\n100x4",
      exercises: [
        "?"
      ]),
    .init(
      name: "M471",
      text:
        "2026-06-10\nSquat\n100x5\nTempo: not today\n100x5",
      exercises: [
        "?"
      ]),
    .init(
      name: "M472",
      text:
        "2026-06-10\nSquat\n100x5\nLifting shoes: forgot\n100x5",
      exercises: [
        "?"
      ]),
    .init(
      name: "M473",
      text:
        "2026-06-10\nSquat\n100x5\nOpener: skipped\n120x1",
      exercises: [
        "?"
      ]),
    .init(
      name: "M474",
      text:
        "2026-06-10\nSquat\n100x5\nBar: not done\n100x5",
      exercises: [
        "?"
      ]),
    .init(
      name: "M475",
      text:
        "2026-06-10\nKniebeuge\n100x5\nGürtel: vergessen\n100x5",
      exercises: [
        "?"
      ]),
    .init(
      name: "M476",
      text:
        "2026-06-10\nSquat\n100x5\nCeinture : oublié\n100x5",
      exercises: [
        "?"
      ]),
    .init(
      name: "M477",
      text:
        "2026-06-10\nSquat 100x5, bench skipped, row 60x10",
      exercises: [
        "?"
      ]),
    .init(
      name: "M478",
      text:
        "2026-06-10\n5 min row to warm up\nSquat 100x5",
      exercises: [
        "?"
      ]),
    .init(
      name: "M479",
      text:
        "2026-06-10\nBike 10 min to warm up, then 5 min stretch",
      exercises: [
        "?"
      ]),
    .init(
      name: "M480",
      text:
        "2026-06-10\nCurl 3x10, 12 failed",
      exercises: [
        "?"
      ]),
    .init(
      name: "M481",
      text:
        "2026-06-10\nSupino 4x12 20kg até falha",
      exercises: [
        "?"
      ]),
    .init(
      name: "M482",
      text:
        "2026-06-10\nOHP 40 | 8 | 8 | 7 RPE 9",
      exercises: [
        "?"
      ]),
    .init(
      name: "M483",
      text:
        "2026-06-10\nLeg curl 35 | 12 | 12 | 10",
      exercises: [
        "?"
      ]),
    .init(
      name: "M484",
      text:
        "2026-06-10\nBench 8x60 8x60 6x60 failed",
      exercises: [
        "?"
      ]),
  ]
}
