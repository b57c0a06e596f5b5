import Testing
import TrainingModel

@testable import Carryover

/// Numbers behind dashes and commas, plans and sides in brackets and letters, loads and kinds of sets as one speaks.
struct NotesDashesAndBracketsTests {
  @Test("Sets are what dashes, commas, brackets and half-sentences say", arguments: logs)
  func log(log: NotesBesideTests.Log) throws {
    let found = try NotesBesideTests.exercises(of: log.text)
    #expect(found == log.exercises)
  }

  private static let logs: [NotesBesideTests.Log] = [
    .init(
      name: "a load with a decimal comma behind repetitions",
      text: "2024-03-04\nPress banca\n 10 x 40kg\n 8 x 42,5kg\n7 x 47,5 kg\nCurl: 12 x 7,5kg",
      exercises: ["2024-03-04 Press banca: 40kg x10, 42.5kg x8, 47.5kg x7", "2024-03-04 Curl: 7.5kg x12"]),
    .init(
      name: "dashes between two counts",
      text: "2024-09-09\nPanca piana 40kg: 10-8\nAffondi 14kg: 10-10 per gamba\nChin-ups 10-8\nBench 60kg: 8-10",
      exercises: [
        "2024-09-09 Panca piana: 40kg x10, 40kg x8", "2024-09-09 Affondi: 14kg x10, 14kg x10",
        "2024-09-09 Chin-ups: x10, x8", "2024-09-09 Bench: open ? 60kg x8-10",
      ]),
    .init(
      name: "help in numbers",
      text:
        "2024-03-04\nassisted pullup machine -20x12 -15x10 -10x8\npullups -20x12 -15x10 slow\nassisted dips 20x12 15x10\nassisted dips 3x8",
      exercises: [
        "2024-03-04 assisted pullup machine: -20 x12, -15 x10, -10 x8", "2024-03-04 pullups: -20 x12, -15 x10",
        "2024-03-04 assisted dips: -20 x12, -15 x10", "2024-03-04 assisted dips: x8, x8, x8",
      ]),
    .init(
      name: "help in words", text: "2024-03-04\nAssisted pull-up\n80 lbs of help, 8 times\n70 lbs of help, 6 times",
      exercises: ["2024-03-04 Assisted pull-up: -80lb x8, -70lb x6"]),
    .init(
      name: "plans in brackets",
      text:
        "plan in [ ], then what I got, kg\n\n10 Sept 2024\nbench [4x6 75] 6 6 6 5\nincline [3x8 60] went down to 55, 8 8 7\nlat raise [3x15 9] 15 15 12\ndips [3xamrap] 14 11 9\nsplit sq [2x10 14] 10 8 each leg",
      exercises: [
        "2024-09-10 bench: 75kg x6 ? 75kg x6, 75kg x6 ? 75kg x6, 75kg x6 ? 75kg x6, 75kg x5 ? 75kg x6",
        "2024-09-10 incline: 55kg x8 ? 60kg x8, 55kg x8 ? 60kg x8, 55kg x7 ? 60kg x8",
        "2024-09-10 lat raise: 9kg x15 ? 9kg x15, 9kg x15 ? 9kg x15, 9kg x12 ? 9kg x15",
        "2024-09-10 dips: x14 ? xAMRAP, x11 ? xAMRAP, x9 ? xAMRAP",
        "2024-09-10 split sq: 14kg x10 ? 14kg x10, 14kg x8 ? 14kg x10",
      ]),
    .init(
      name: "letters of sides",
      text:
        "2024-11-03\nPont fessier une jambe : G 12, D 12, G 12, D 10\nFentes 8 kg : G 10, D 8\nZancadas: I 10, D 10",
      exercises: [
        "2024-11-03 Pont fessier une jambe: left x12, right x12, left x12, right x10",
        "2024-11-03 Fentes: 8kg left x10, 8kg right x8", "2024-11-03 Zancadas: left x10, right x10",
      ]),
    .init(
      name: "sides of the body's weight on two lines", text: "2024-07-01\nstep down L bwx10 R bwx8\nL bwx9 R bwx8",
      exercises: ["2024-07-01 step down: left x10, right x8, left x9, right x8"]),
    .init(
      name: "what each hand or leg had, in a name",
      text: "2024-03-06\nRemo con mancuerna (cada brazo)\n10 x 16kg\nCurl (per arm) 2x10 12kg",
      exercises: ["2024-03-06 Remo con mancuerna: 16kg x10", "2024-03-06 Curl: 12kg x10, 12kg x10"]),
    .init(
      name: "kinds of sets behind an arrow",
      text:
        "2024-10-07\nCurl panca Scott 2x12 rec 60\"\n→ 20 kg: 12 10\n→ stripping 15 kg: 8, 10 kg: 9\nSquat 2x5 rec 3'\n→ riscaldamento 60 kg: 8, 90 kg: 4\n→ 115 kg: 5 5",
      exercises: [
        "2024-10-07 Curl panca Scott: 20kg x12 ? x12, 20kg x10 ? x12, 15kg drop x8, 10kg drop x9",
        "2024-10-07 Squat: 60kg warmup x8, 90kg warmup x4, 115kg x5 ? x5, 115kg x5 ? x5",
      ]),
    .init(
      name: "warm-ups by their letters, and below a name",
      text: "2024-03-04\nKniebeuge\nAW: 20x10, 60x5\n140x5 @7\n\nOpdrukken\nopwarmset 8\n14\n12",
      exercises: [
        "2024-03-04 Kniebeuge: 20 warmup x10, 60 warmup x5, 140 @7 x5", "2024-03-04 Opdrukken: warmup x8, x14, x12",
      ]),
    .init(
      name: "last time and now",
      text: "2024-10-02 kg\nSquat - last time 90 for 5/5/5. now 92.5 for 5/5/4\nChin-up - last time 8/7/6. now 9/7/6",
      exercises: ["2024-10-02 Squat: 92.5kg x5, 92.5kg x5, 92.5kg x4", "2024-10-02 Chin-up: x9, x7, x6"]),
    .init(
      name: "when, before the name",
      text:
        "2024-05-27\nZum Schluss Dropsatz Butterfly: 50 kg x 12 > 40 kg x 8\nTo finish drop set pec deck: 30 kg x 12 > 20 kg x 8",
      exercises: ["2024-05-27 Butterfly: 50kg x12, 40kg drop x8", "2024-05-27 pec deck: 30kg x12, 20kg drop x8"]),
    .init(
      name: "loads as one speaks",
      text:
        "2024-06-23 lb\nSplit squat\n35s, 8 a leg, rpe 7\n\nSled push\n180 on it, 20 m, four trips\n\nBox jump\n24 inch box, three sets of 3",
      exercises: [
        "2024-06-23 Split squat: 35lb @7 x8", "2024-06-23 Sled push: 180lb 20m, 180lb 20m, 180lb 20m, 180lb 20m",
        "2024-06-23 Box jump: x3, x3, x3",
      ]),
    .init(
      name: "a day behind the title of another",
      text: "chest n tris sept 14 2024, lbs\nbench 135x12\n\nback n bis sept 16\nlat pulldown 100x15",
      exercises: ["2024-09-14 bench: 135lb x12", "2024-09-16 lat pulldown: 100lb x15"]),
    .init(
      name: "a title with a scheme in it", text: "5x5 in the garage\n\n2024-05-16\nSquat\n5x5 with 225 lb",
      exercises: ["2024-05-16 Squat: 225lb x5, 225lb x5, 225lb x5, 225lb x5, 225lb x5"]),
    .init(
      name: "a callout with a date",
      text: "> [!gym] Sunday, October 20, 2024 - rings\n>\n> A1. Ring dip\n> - [x] 8\n> - [x] +20 lb x 6",
      exercises: ["2024-10-20 Ring dip: x8, +20lb x6"]),
    .init(
      name: "days of which nothing was done",
      text:
        "# 2024-06-11\nSquat 3x5 100 kg\n\n# 2024-06-16 (overgeslagen, ziek)\nSquat 2x3 160 kg\n\n# 2024-06-18 press day, PLAN\nPress: 85x3, 100x3",
      exercises: [
        "2024-06-11 Squat: 100kg x5, 100kg x5, 100kg x5", "2024-06-16 Squat: open ? 160kg x3, open ? 160kg x3",
        "2024-06-18 Press: open ? 85kg x3, open ? 100kg x3",
      ]),
    .init(
      name: "a day not done yet", text: "2024-09-12\nsq 2x5 95\n\n2024-09-14 - not done yet\ndl 2x3 130",
      exercises: ["2024-09-12 sq: 95 x5, 95 x5", "2024-09-14 dl: open ? 130 x3, open ? 130 x3"]),
    .init(
      name: "columns of ordinals",
      text:
        "2024-08-10\n\n| Exercício | Carga (kg) | 1ª série | 2ª série |\n|---|---|---|---|\n| Agachamento | 80 | 8 | 7 |\n| Prancha | corpo | 45 s | 40 s |",
      exercises: ["2024-08-10 Agachamento: 80kg x8, 80kg x7", "2024-08-10 Prancha: 45s, 40s"]),
    .init(
      name: "a scheme of few beside columns of sets",
      text:
        "2024-09-17\n\n| Exercise | Target | Set 1 | Set 2 | Set 3 |\n|---|---|---|---|---|\n| Back squat | 3x5 @ 100 | 90x5 | 100x5 | 100x5 |\n| Broad jump | 3x3 | 3 | 3 | 2 |",
      exercises: [
        "2024-09-17 Back squat: 90 x5 ? 100 x5, 100 x5 ? 100 x5, 100 x5 ? 100 x5",
        "2024-09-17 Broad jump: x3 ? x3, x3 ? x3, x2 ? x3",
      ]),
    .init(
      name: "the body's weight in words of others",
      text: "2024-02-09\nFentes sans poids : 2x10\nKlimmzüge: ohne zusatz 8, 7\nCrunches | LG | 20 16",
      exercises: ["2024-02-09 Fentes: x10, x10", "2024-02-09 Klimmzüge: x8, x7", "2024-02-09 Crunches: x20, x16"]),
    .init(
      name: "the last set in Spanish, and what came of a plan",
      text: "2024-05-06\nPress banca\n3x8 con 60kg, la ultima solo 6\n3x5 con 75kg -> hice 5, 5, 4",
      exercises: [
        "2024-05-06 Press banca: 60kg x8, 60kg x8, 60kg x6, 75kg x5 ? 75kg x5, 75kg x5 ? 75kg x5, 75kg x4 ? 75kg x5"
      ]),
    .init(
      name: "efforts with decimal commas between slashes", text: "2024-06-11\nSquat\n150 kg 4x4 rpe 7/7,5/8/8,5",
      exercises: ["2024-06-11 Squat: 150kg @7 x4, 150kg @7.5 x4, 150kg @8 x4, 150kg @8.5 x4"]),
    .init(
      name: "a list that ends with an e", text: "2024-06-06\nFlexões – 12, 10 e 8 rep.",
      exercises: ["2024-06-06 Flexões: x12, x10, x8"]),
    .init(
      name: "the bar of the French", text: "2024-10-14\nDC barre\néch 20x15 / 60x8\n100x8\nRowing barre\n90x8",
      exercises: ["2024-10-14 DC barre: 20 warmup x15, 60 warmup x8, 100 x8", "2024-10-14 Rowing barre: 90 x8"]),
    .init(
      name: "only meant",
      text:
        "2024-09-01 lb\nHammer curl\n35s x10\n40s x8 was the idea, forearm cramped\n\nFace pull\nwanted 3 x 15 with 15 kg, cable busy\n\nPress\nwould have been 3x8 at 40",
      exercises: [
        "2024-09-01 Hammer curl: 35lb x10, open ? 40lb x8",
        "2024-09-01 Face pull: open ? 15kg x15, open ? 15kg x15, open ? 15kg x15",
        "2024-09-01 Press: open ? 40lb x8, open ? 40lb x8, open ? 40lb x8",
      ]),
    .init(
      name: "reserve as one speaks",
      text: "2024-08-08\nIncline bench\n45 kg, 8 reps, 2 left in me\n45 kg, 7 reps, 0 left in me",
      exercises: ["2024-08-08 Incline bench: 45kg rir2 x8, 45kg rir0 x7"]),
    .init(
      name: "how slowly, and how it went",
      text:
        "2024-05-22 kg\nClean deadlift\n110 for 4, three sets, 3 seconds down\nIncline smith press\n80x10 clean\n80x9",
      exercises: [
        "2024-05-22 Clean deadlift: 110kg x4, 110kg x4, 110kg x4", "2024-05-22 Incline smith press: 80kg x10, 80kg x9",
      ]),
    .init(
      name: "warming up in words",
      text: "2024-01-14 kg\nBack squat\nbar (20) for 10, 60 for 5, 80 for 3, all just warming up\n100 for 5",
      exercises: ["2024-01-14 Back squat: 20kg warmup x10, 60kg warmup x5, 80kg warmup x3, 100kg x5"]),
    .init(
      name: "an added load in kilos by a letter",
      text: "2025-02-03 (k = kg # = lb)\nbench 60k 8 wu, 80k 5 5\ndips +10k 8 7",
      exercises: ["2025-02-03 bench: 60kg warmup x8, 80kg x5, 80kg x5", "2025-02-03 dips: +10kg x8, +10kg x7"]),
    .init(
      name: "how long it took, behind the last sets",
      text: "2024-04-09\nsquat 100kg 5 5 5\ncalves 100kg 15 15 done in 55 min",
      exercises: ["2024-04-09 squat: 100kg x5, 100kg x5, 100kg x5", "2024-04-09 calves: 100kg x15, 100kg x15"]),
    .init(
      name: "a plan and what was done, between dashes",
      text:
        "2023-08-22\nBack squat - plan 4x5 @ 130kg - done 130x5, 130x5, 130x4\nNordic curl - plan 3x5 - done 5, 5, 4\nRow - plan 2x8 @ 80kg - not done, physio",
      exercises: [
        "2023-08-22 Back squat: 130kg x5 ? 130kg x5, 130kg x5 ? 130kg x5, 130kg x4 ? 130kg x5",
        "2023-08-22 Nordic curl: x5 ? x5, x5 ? x5, x4 ? x5", "2023-08-22 Row: open ? 80kg x8, open ? 80kg x8",
      ]),
    .init(
      name: "what somebody got", text: "1/15/25 lb\nohp 5x5 60, got 5 5 5 4 4\nbbb press 3x10 @ 70, got 10 9 8",
      exercises: [
        "2025-01-15 ohp: 60lb x5 ? 60lb x5, 60lb x5 ? 60lb x5, 60lb x5 ? 60lb x5, 60lb x4 ? 60lb x5, 60lb x4 ? 60lb x5",
        "2025-01-15 bbb press: 70lb x10 ? 70lb x10, 70lb x9 ? 70lb x10, 70lb x8 ? 70lb x10",
      ]),
    .init(
      name: "sides before the sign", text: "2024-07-20\nPistol squat: left x 5, right x 4\npistol L x5, R x4",
      exercises: ["2024-07-20 Pistol squat: left x5, right x4", "2024-07-20 pistol: left x5, right x4"]),
    .init(
      name: "warm-ups behind their loads", text: "2024-06-12 kg\nohp wu 20: 10, 30: 5. then 40: 8 8 7",
      exercises: ["2024-06-12 ohp: 20kg warmup x10, 30kg warmup x5, 40kg x8, 40kg x8, 40kg x7"]),
    .init(
      name: "a month with a word beside it",
      text: "# feb 2024 kettlebells\n\nsat 3\nsnatch 16kg 2x6\n\ntue 6\nhalo 12kg 2x8",
      exercises: ["2024-02-03 snatch: 16kg x6, 16kg x6", "2024-02-06 halo: 12kg x8, 12kg x8"]),
    .init(
      name: "the same, and how hard", text: "2024-12-02\nLeg press\n160kg x 10 rpe 8\nsame rpe 9",
      exercises: ["2024-12-02 Leg press: 160kg @8 x10, 160kg @9 x10"]),
    .init(
      name: "an ordinal behind an effort", text: "2024-12-06\nSquat\n85kg x 4 rpe 9.5, 3rd rep was slow",
      exercises: ["2024-12-06 Squat: 85kg @9.5 x4"]),
    .init(
      name: "what was skipped",
      text: "2024-05-19 kg\nSkipped: Curl 12kg 2x12, Shrug 30kg 1x15\nFace pull: 2x15 con 20 kg (no hecho, sin tiempo)",
      exercises: [
        "2024-05-19 Curl: open ? 12kg x12, open ? 12kg x12", "2024-05-19 Shrug: open ? 30kg x15",
        "2024-05-19 Face pull: open ? 20kg x15, open ? 20kg x15",
      ]),
    .init(
      name: "a pair of equals among others",
      text:
        "14 feb 2024\npd 40/15 45/12 50/10\ntbar 30/10 35/10 35/9\nfly 24/12 28/10 30/8\nhammer curl 12/12 12/11 12/9",
      exercises: [
        "2024-02-14 pd: 40 x15, 45 x12, 50 x10", "2024-02-14 tbar: 30 x10, 35 x10, 35 x9",
        "2024-02-14 fly: 24 x12, 28 x10, 30 x8", "2024-02-14 hammer curl: 12 x12, 12 x11, 12 x9",
      ]),
    .init(
      name: "abbreviations with a point",
      text: "2024-01-08\nUnterarmstütz: 2 Sätze à 30 Sek.\nRückenstrecker: 2 Sätze à 15 Wdh. ohne Gewicht",
      exercises: ["2024-01-08 Unterarmstütz: 30s, 30s", "2024-01-08 Rückenstrecker: x15, x15"]),
    .init(
      name: "ordinals of sets in Portuguese",
      text:
        "2024-01-18\n- Prensa de pernas\n  - 1.ª série: 12 rep. com 70 kg\n  - 2.ª série: 10 rep. com 80 kg\n- Prancha\n  - 1.ª série: 30 seg.",
      exercises: ["2024-01-18 Prensa de pernas: 70kg x12, 80kg x10", "2024-01-18 Prancha: 30s"]),
    .init(
      name: "warm-ups in Spanish, and the weight of the body in Dutch",
      text: "2024-04-09 (lb)\nPress banca: 45x15 cal., 135x10\n\nOptrekken\nlg x8\nlg+10 x5",
      exercises: ["2024-04-09 Press banca: 45lb warmup x15, 135lb x10", "2024-04-09 Optrekken: x8, +10lb x5"]),
    .init(
      name: "plates of a stack", text: "2025-03-21 lb\nCable curl\nstack 6 x 12\nstack 7 x 8",
      exercises: ["2025-03-21 Cable curl: x12, x8"]),
    .init(
      name: "each side by a stroke", text: "2024-05-02\nAusfallschritte 2x10/Seite, 8 kg",
      exercises: ["2024-05-02 Ausfallschritte: 8kg x10, 8kg x10"]),
    .init(
      name: "sets behind a pause in the name", text: "2024-04-15\nSquat pause : 120x4 @7 ; 120x4 @7",
      exercises: ["2024-04-15 Squat pause: 120 @7 x4, 120 @7 x4"]),
    .init(
      name: "drops in French", text: "2024-03-12\nÉcartés poulie\nS1 15 kg x 12\ndégr. 10 kg x 10",
      exercises: ["2024-03-12 Écartés poulie: 15kg x12, 10kg drop x10"]),
    .init(
      name: "not done, or plates, without anything else", text: "2024-05-17 day, TO DO\nbench 2x5 60kg",
      exercises: ["2024-05-17 bench: open ? 60kg x5, open ? 60kg x5"]),
    .init(
      name: "a plan that a heading says was quoted",
      text:
        "**Sat 20 July 2024** (Ana's plan quoted, what I did under each)\n\n> Bench press 2x6 @ 80 kg\n\n80 kg: 6, 5",
      exercises: ["2024-07-20 Bench press: 80kg x6 ? 80kg x6, 80kg x5 ? 80kg x6"]),
    .init(
      name: "help before counts, and times between dashes",
      text: "2024-09-20\nAssisted pull-up: 20 kg assist 8, 7, 6\nhollow 30''-25''",
      exercises: ["2024-09-20 Assisted pull-up: -20kg x8, -20kg x7, -20kg x6", "2024-09-20 hollow: 30s, 25s"]),
    .init(
      name: "sides by letters behind a name alone",
      text: "2025-04-12\ngainage latéral G 30 s, D 30 s\npont fessier une jambe G 12, D 10",
      exercises: [
        "2025-04-12 gainage latéral: 30s left, 30s right", "2025-04-12 pont fessier une jambe: left x12, right x10",
      ]),
    .init(
      name: "warm-ups and work in a line",
      text:
        "2025-02-10\nDéveloppé couché : éch. 40x15 60x10 - 80x10 85x8\nagacho aq. 70x5 110x3 / 160x3 @7,5 170x2 @9\nBankdrücken AW 20x15, 50x8",
      exercises: [
        "2025-02-10 Développé couché: 40 warmup x15, 60 warmup x10, 80 x10, 85 x8",
        "2025-02-10 agacho: 70 warmup x5, 110 warmup x3, 160 @7.5 x3, 170 @9 x2",
        "2025-02-10 Bankdrücken: 20 warmup x15, 50 warmup x8",
      ]),
    .init(
      name: "ordinals in a line",
      text:
        "2025-02-05\nLeg press – 1.ª série: 50 kg, 12 repetições; 2.ª série: 55 kg, 10 repetições.\nPrancha – 1.ª série: 20 segundos; 2.ª série: 15 segundos.",
      exercises: ["2025-02-05 Leg press: 50kg x12, 55kg x10", "2025-02-05 Prancha: 20s, 15s"]),
    .init(
      name: "names behind their sets",
      text:
        "2024-12-08\n3 x 12 goblet squat, 12 kg\n2 x 10 step-up, 8 kg\n2 x 15 kuitheffen op één been, eigen gewicht",
      exercises: [
        "2024-12-08 goblet squat: 12kg x12, 12kg x12, 12kg x12", "2024-12-08 step-up: 8kg x10, 8kg x10",
        "2024-12-08 kuitheffen op één been: x15, x15",
      ]),
    .init(
      name: "results behind a sign, and plans that wait for theirs",
      text: "2024-10-13\nsquat 5x5 95kg = 5 5 5 5 4 !!\n\n2024-10-15\nbench 2x5 72.5kg =\nrow 2x10 57.5kg =",
      exercises: [
        "2024-10-13 squat: 95kg x5, 95kg x5, 95kg x5, 95kg x5, 95kg x4",
        "2024-10-15 bench: open ? 72.5kg x5, open ? 72.5kg x5", "2024-10-15 row: open ? 57.5kg x10, open ? 57.5kg x10",
      ]),
    .init(
      name: "a year of two digits before an hour", text: "mon 17 mar 25, 7:10am, 5h sleep\nbench 30kgx10",
      exercises: ["2025-03-17 bench: 30kg x10"]),
    .init(
      name: "each side, and a goal",
      text:
        "2025-02-03\n1arm row 22kg 10/10/9 es\npallof 12.5kg 10/10 es\n\n2025-03-12\nBarra fixa (meta 3x8): 1x6, 1x5",
      exercises: [
        "2025-02-03 1arm row: 22kg x10, 22kg x10, 22kg x9", "2025-02-03 pallof: 12.5kg x10, 12.5kg x10",
        "2025-03-12 Barra fixa: x6, x5",
      ]),
    .init(
      name: "what was done below a plan", text: "2024-03-04\nPlan\nBench 3x8 @ 60 kg\nActual\nBench 60 kg x 8, 8, 7",
      exercises: [
        "2024-03-04 Bench: open ? 60kg x8, open ? 60kg x8, open ? 60kg x8",
        "2024-03-04 Bench: 60kg x8, 60kg x8, 60kg x7",
      ]),
    .init(
      name: "what was skipped, below its label", text: "2024-03-04\nBench 60 kg x 8\nSkipped:\nSquat 2x5 @ 100 kg",
      exercises: ["2024-03-04 Bench: 60kg x8", "2024-03-04 Squat: open ? 100kg x5, open ? 100kg x5"]),
    .init(
      name: "rounds with a count, and lists behind loads",
      text: "2024-03-04\n3 rounds:\nPush-ups 10\nSquat 20\n\n2024-03-05\nPress 40 kg: 10, 10, 45 kg: 8, 6",
      exercises: [
        "2024-03-04 Push-ups: x10, x10, x10", "2024-03-04 Squat: x20, x20, x20",
        "2024-03-05 Press: 40kg x10, 40kg x10, 45kg x8, 45kg x6",
      ]),
    .init(
      name: "a name that nobody knows, where all is quoted", text: "> # 2024-03-04\n> Triceps rope\n> 22.5 kg x 12",
      exercises: ["2024-03-04 Triceps rope: 22.5kg x12"]),
    .init(
      name: "when somebody slept", text: "2024-08-06\nBed 23:10, up 6:00, 78.3 kg\nSquat 60x5",
      exercises: ["2024-08-06 Squat: 60kg x5"]),
  ]
}
