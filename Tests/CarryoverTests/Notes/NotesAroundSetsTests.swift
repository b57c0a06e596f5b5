import Testing
import TrainingModel

@testable import Carryover

/// Days, settings, bodies and other people around sets.
struct NotesAroundSetsTests {
  @Test("What stands around sets is none", arguments: logs)
  func log(log: NotesBesideTests.Log) throws {
    let found = try NotesBesideTests.exercises(of: log.text)
    #expect(found == log.exercises)
  }

  private static let logs: [NotesBesideTests.Log] = [
    .init(
      name: "Portuguese weekdays by their numbers",
      text:
        "2ª feira, 10-03-2025\nflexões 4 séries: 20 18 15 12\n\n4ª feira, 12-03\npress militar 35 kg: 8 / 8 / 7",
      exercises: [
        "2025-03-10 flexões: x20, x18, x15, x12",
        "2025-03-12 press militar: 35kg x8, 35kg x8, 35kg x7",
      ]),
    .init(
      name: "a weekday and a day at the end",
      text:
        "SCHEDA A lun 14/10/2024\nStacco\n100kg 3x5\n\nSCHEDA B mer 16/10\nPanca 60kg 3x8",
      exercises: [
        "2024-10-14 Stacco: 100kg x5, 100kg x5, 100kg x5",
        "2024-10-16 Panca: 60kg x8, 60kg x8, 60kg x8",
      ]),
    .init(
      name: "what somebody weighs, and more",
      text:
        "2025-03-01\npeso 74,6  dormito 7h, un po' di mal di schiena\nCyclette 8' riscaldamento\n\n2025-03-02\nBW 190  mejor hoy\nbench 145 lb x 8",
      exercises: [
        "2025-03-01 Cyclette: 480s warmup",
        "2025-03-02 bench: 145lb x8",
      ]),
    .init(
      name: "a sentence before the weight",
      text:
        "2025-03-01\nAgujetas en el glúteo todavía. Peso 59,5\nPrensa 100 kg 3x10",
      exercises: [
        "2025-03-01 Prensa: 100kg x10, 100kg x10, 100kg x10"
      ]),
    .init(
      name: "somebody else did",
      text:
        "2025-03-01\nPress banca 115 lb x 8\nel Beto hizo 155x5, algun dia\njayden did 185 for 5 hes a freak\nSofie deed 120x10, amai\nHip thrust: 50 kg per 12, 12, 10. Luca intanto faceva 140x8, beato lui",
      exercises: [
        "2025-03-01 Press banca: 115lb x8",
        "2025-03-01 Hip thrust: 50kg x12, 50kg x12, 50kg x10",
      ]),
    .init(
      name: "who trained along",
      text:
        "2025-03-01\nw/ dave\nrope pushdown 50lb 15 13 12\ndave benched 110 for a triple the show off",
      exercises: [
        "2025-03-01 rope pushdown: 50lb x15, 50lb x13, 50lb x12"
      ]),
    .init(
      name: "what somebody says, and when the show is",
      text:
        "2025-03-01\nSnatch 63kg x1\ncoach says im jumping forward. 63 = 90% of best btw\nShow is 6/22. need 270 log for it",
      exercises: [
        "2025-03-01 Snatch: 63kg x1"
      ]),
    .init(
      name: "a night of several",
      text:
        "2025-03-01\nNight 2 of 4 done. Gym straight off shift, 4.5h sleep before it\nLeg ext 25kg 12/12/12",
      exercises: [
        "2025-03-01 Leg ext: 25kg x12, 25kg x12, 25kg x12"
      ]),
    .init(
      name: "how far a joint went",
      text:
        "2025-03-01\nappointment with Marta. flexion 128 deg (was 121 two weeks ago)\nLeg press 60kg 3x10",
      exercises: [
        "2025-03-01 Leg press: 60kg x10, 60kg x10, 60kg x10"
      ]),
    .init(
      name: "a joint, and what was done for it",
      text:
        "2025-03-01\nelbow a bit cranky (golfers), did 10 min of band stuff b4\nmuscle up 3, 2, 1",
      exercises: [
        "2025-03-01 muscle up: x3, x2, x1"
      ]),
    .init(
      name: "sleep and coffee",
      text:
        "2025-03-01\nschiena rigida, dormito 6 ore, caffè x2\nSTACCO 130kg 3x4",
      exercises: [
        "2025-03-01 STACCO: 130kg x4, 130kg x4, 130kg x4"
      ]),
    .init(
      name: "how long all and the rests were",
      text:
        "2025-03-01\nBeinpresse 90 kg 12, 12, 10\nDauer 55 min. Pause immer ca. 90 s.",
      exercises: [
        "2025-03-01 Beinpresse: 90kg x12, 90kg x12, 90kg x10"
      ]),
    .init(
      name: "a wish for Saturday",
      text:
        "2025-03-01\nRosca martelo 12kg 3x12\nsabado tentar 82,5 no supino",
      exercises: [
        "2025-03-01 Rosca martelo: 12kg x12, 12kg x12, 12kg x12"
      ]),
    .init(
      name: "in brackets below the day",
      text:
        "2025-03-01\nBench\n(weight 194.2, slept ok)\n165 lb x 5",
      exercises: [
        "2025-03-01 Bench: 165lb x5"
      ]),
    .init(
      name: "parts of machines in many languages",
      text:
        "2025-03-01\nLatzug breit (Kniepolster 3) 25 kg 12, 12\nLeg curl (rullo 3, schienale 2): 20 kg 3x12\nschouderpress machine (stoel 5) 40kg 12 11 9\n蝴蝶机夹胸(座椅3档)45kg 12次×3组\nLock offs (90 deg): L 8s, R 11s",
      exercises: [
        "2025-03-01 Latzug breit: 25kg x12, 25kg x12",
        "2025-03-01 Leg curl: 20kg x12, 20kg x12, 20kg x12",
        "2025-03-01 schouderpress machine: 40kg x12, 40kg x11, 40kg x9",
        "2025-03-01 蝴蝶机夹胸: 45kg x12, 45kg x12, 45kg x12",
        "2025-03-01 Lock offs: 8s left, 11s right",
      ]),
    .init(
      name: "a seat behind a comma",
      text:
        "2025-03-01\nLeg press, seat at 6 - 3 sets of 12 with 110 lbs.\nCalf raises holding the rail, 20, 20, 15.",
      exercises: [
        "2025-03-01 Leg press: 110lb x12, 110lb x12, 110lb x12",
        "2025-03-01 Calf raises: x20, x20, x15",
      ]),
    .init(
      name: "boxes, bands and beams",
      text:
        "2025-03-01\nStep down 15cm box: L 3x8, R 3x8\npush ups, red band over back: 12, 10, 8\ndead hang from the beam 45s, 38s\npull ups w green band 6 5 4\nHSPU (1 abmat) 5, 5, 4",
      exercises: [
        "2025-03-01 Step down: left x8, left x8, left x8, right x8, right x8, right x8",
        "2025-03-01 push ups: x12, x10, x8",
        "2025-03-01 dead hang: 45s, 38s",
        "2025-03-01 pull ups: x6, x5, x4",
        "2025-03-01 HSPU: x5, x5, x4",
      ]),
    .init(
      name: "rests behind a name",
      text:
        "2025-03-01\nPanca piana rec 2'\n60kg 8-8-7-6",
      exercises: [
        "2025-03-01 Panca piana: 60kg x8, 60kg x8, 60kg x7, 60kg x6"
      ]),
    .init(
      name: "where it was",
      text:
        "2025-03-01\nna pista, corrida 3 x 1000 m (4:32, 4:30, 4:35)",
      exercises: [
        "2025-03-01 corrida: 1000m 272s, 1000m 270s, 1000m 275s"
      ]),
    .init(
      name: "what was lifted before its load",
      text:
        "2025-03-01\nFentes arrière avec les haltères de 6 kg : 10 par jambe, 8 par jambe\nwalking lunges con dumbbells de 30 lb: 12 each leg, 10 each leg\nDumbbell bench, the 25 lb ones: 10, 9, 8",
      exercises: [
        "2025-03-01 Fentes arrière: 6kg x10, 6kg x8",
        "2025-03-01 walking lunges: 30lb x12, 30lb x10",
        "2025-03-01 Dumbbell bench: 25lb x10, 25lb x9, 25lb x8",
      ]),
    .init(
      name: "a name that nobody knows above sides",
      text:
        "2025-03-01\noptrekken 7 6 5\nroeien eenarmig 28kg\nL 10 R 10\nL 9 R 10",
      exercises: [
        "2025-03-01 optrekken: x7, x6, x5",
        "2025-03-01 roeien eenarmig: 28kg left x10, 28kg right x10, 28kg left x9, 28kg right x10",
      ]),
    .init(
      name: "a name above counts with their sign",
      text:
        "2025-03-01\nsupino inclinado halter 22kg\n10x\n10x\n8x",
      exercises: [
        "2025-03-01 supino inclinado halter: 22kg x10, 22kg x10, 22kg x8"
      ]),
    .init(
      name: "barbells in one unit, machines in the other",
      text:
        "2025-03-01\n5 weeks out. barbell stuff in kg, DBs and machines are lb in this gym\nSquat 100x5\nLeg press 400 lb x 10",
      exercises: [
        "2025-03-01 Squat: 100kg x5",
        "2025-03-01 Leg press: 400lb x10",
      ]),
    .init(
      name: "all told in a paragraph",
      text:
        "2025-03-01\nStarted with bench press empty bar 45 pounds for 10 then 95 for 8 those were just warm ups. Then 155 for 6, 155 for 6 again and 155 for 5 and I failed the sixth one the spotter had to help me. Then plank one minute and then 50 seconds. Done in an hour and five minutes.",
      exercises: [
        "2025-03-01 bench press: 45lb warmup x10, 95lb warmup x8, 155lb x6, 155lb x6, 155lb fail x5",
        "2025-03-01 plank: 60s, 50s",
      ]),
    .init(
      name: "a way behind its time in a paragraph",
      text:
        "2025-03-01\nWalking lunges 25 pound dumbbells two sets of 10 each leg. Then treadmill twenty minutes did 1.2 miles. Next week I want to try 210 on squats.",
      exercises: [
        "2025-03-01 Walking lunges: 25lb x10, 25lb x10",
        "2025-03-01 treadmill: 1.2mi 1200s",
      ]),
    .init(
      name: "a warm-up of one sentence",
      text:
        "2025-03-01\nStarted with squats, warmed up with the empty bar 45 pounds for 10 and then 95 for five. Then I did three sets of five at 145 and the last set was about an RPE 8.5. Finished with planks, 45 seconds and 40 seconds. Whole thing took about 50 minutes.",
      exercises: [
        "2025-03-01 squats: 45lb warmup x10, 95lb warmup x5, 145lb x5, 145lb x5, 145lb @8.5 x5",
        "2025-03-01 planks: 45s, 40s",
      ]),
    .init(
      name: "times of messages",
      text:
        "2025-03-01\n6:41 PM  squat: 135 lb x5, 185x3 to warm up\n6:42 PM  RDL 185 lb 3x8\n6:45 PM  planks 60s, 60s, 45s",
      exercises: [
        "2025-03-01 squat: 135lb warmup x5, 185lb warmup x3",
        "2025-03-01 RDL: 185lb x8, 185lb x8, 185lb x8",
        "2025-03-01 planks: 60s, 60s, 45s",
      ]),
    .init(
      name: "a week, a day and its date",
      text:
        "W5D1 24/05/2025   bw 92.8kg\nSQ 70kg x5\nW5D3 28/05   bw 93.1, 6h sleep, caffeine 200mg\nDL 80kg x5",
      exercises: [
        "2025-05-24 SQ: 70kg x5",
        "2025-05-28 DL: 80kg x5",
      ]),
    .init(
      name: "a day with what somebody weighs below a heading",
      text:
        "# Séance 14 - haut du corps\n12/05/2025, 78,6 kg, dodo 7h30\n\n| exo | charge | reps |\n|---|---|---|\n| Développé couché | 70 kg | 8 / 8 / 7 |",
      exercises: [
        "2025-05-12 Développé couché: 70kg x8, 70kg x8, 70kg x7"
      ]),
    .init(
      name: "pressure and rests",
      text:
        "2025-03-01\nTensão 12,5/8. Choveu, fui de carro.\nPrensa 100 kg 3x10\n4 min entre series, cinturon desde 130",
      exercises: [
        "2025-03-01 Prensa: 100kg x10, 100kg x10, 100kg x10"
      ]),
    .init(
      name: "how long somebody slept, and no hour",
      text:
        "2025-03-05\nBank 80 kg 5/5/5\n\n07/03, 80,0 kg, 8h geschlafen\nKniebeuge 100 kg 5/5/5",
      exercises: [
        "2025-03-05 Bank: 80kg x5, 80kg x5, 80kg x5, 28800s 7kg",
        "2025-03-05 Kniebeuge: 100kg x5, 100kg x5, 100kg x5",
      ]),
    .init(
      name: "bench press and no pressure",
      text:
        "2025-03-01\nall kg\nBP 60/10 70/8 80/5",
      exercises: [
        "2025-03-01 BP: 60kg x10, 70kg x8, 80kg x5"
      ]),
  ]
}
