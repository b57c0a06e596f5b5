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
    .init(name: "a load with a decimal comma behind repetitions", text: "2024-03-04\nPress banca\n 10 x 40kg\n 8 x 42,5kg\n7 x 47,5 kg\nCurl: 12 x 7,5kg", exercises: []),
    .init(name: "dashes between two counts", text: "2024-09-09\nPanca piana 40kg: 10-8\nAffondi 14kg: 10-10 per gamba\nChin-ups 10-8\nBench 60kg: 8-10", exercises: []),
    .init(name: "help in numbers", text: "2024-03-04\nassisted pullup machine -20x12 -15x10 -10x8\npullups -20x12 -15x10 slow\nassisted dips 20x12 15x10\nassisted dips 3x8", exercises: []),
    .init(name: "help in words", text: "2024-03-04\nAssisted pull-up\n80 lbs of help, 8 times\n70 lbs of help, 6 times", exercises: []),
    .init(name: "plans in brackets", text: "plan in [ ], then what I got, kg\n\n10 Sept 2024\nbench [4x6 75] 6 6 6 5\nincline [3x8 60] went down to 55, 8 8 7\nlat raise [3x15 9] 15 15 12\ndips [3xamrap] 14 11 9\nsplit sq [2x10 14] 10 8 each leg", exercises: []),
    .init(name: "letters of sides", text: "2024-11-03\nPont fessier une jambe : G 12, D 12, G 12, D 10\nFentes 8 kg : G 10, D 8\nZancadas: I 10, D 10", exercises: []),
    .init(name: "sides of the body's weight on two lines", text: "2024-07-01\nstep down L bwx10 R bwx8\nL bwx9 R bwx8", exercises: []),
    .init(name: "what each hand or leg had, in a name", text: "2024-03-06\nRemo con mancuerna (cada brazo)\n10 x 16kg\nCurl (per arm) 2x10 12kg", exercises: []),
    .init(name: "kinds of sets behind an arrow", text: "2024-10-07\nCurl panca Scott 2x12 rec 60\"\n→ 20 kg: 12 10\n→ stripping 15 kg: 8, 10 kg: 9\nSquat 2x5 rec 3'\n→ riscaldamento 60 kg: 8, 90 kg: 4\n→ 115 kg: 5 5", exercises: []),
    .init(name: "warm-ups by their letters, and below a name", text: "2024-03-04\nKniebeuge\nAW: 20x10, 60x5\n140x5 @7\n\nOpdrukken\nopwarmset 8\n14\n12", exercises: []),
    .init(name: "last time and now", text: "2024-10-02 kg\nSquat - last time 90 for 5/5/5. now 92.5 for 5/5/4\nChin-up - last time 8/7/6. now 9/7/6", exercises: []),
    .init(name: "when, before the name", text: "2024-05-27\nZum Schluss Dropsatz Butterfly: 50 kg x 12 > 40 kg x 8\nTo finish drop set pec deck: 30 kg x 12 > 20 kg x 8", exercises: []),
    .init(name: "loads as one speaks", text: "2024-06-23 lb\nSplit squat\n35s, 8 a leg, rpe 7\n\nSled push\n180 on it, 20 m, four trips\n\nBox jump\n24 inch box, three sets of 3", exercises: []),
    .init(name: "a day behind the title of another", text: "chest n tris sept 14 2024, lbs\nbench 135x12\n\nback n bis sept 16\nlat pulldown 100x15", exercises: []),
    .init(name: "a title with a scheme in it", text: "5x5 in the garage\n\n2024-05-16\nSquat\n5x5 with 225 lb", exercises: []),
    .init(name: "a callout with a date", text: "> [!gym] Sunday, October 20, 2024 - rings\n>\n> A1. Ring dip\n> - [x] 8\n> - [x] +20 lb x 6", exercises: []),
    .init(name: "days of which nothing was done", text: "# 2024-06-11\nSquat 3x5 100 kg\n\n# 2024-06-16 (overgeslagen, ziek)\nSquat 2x3 160 kg\n\n# 2024-06-18 press day, PLAN\nPress: 85x3, 100x3", exercises: []),
    .init(name: "a day not done yet", text: "2024-09-12\nsq 2x5 95\n\n2024-09-14 - not done yet\ndl 2x3 130", exercises: []),
    .init(name: "columns of ordinals", text: "2024-08-10\n\n| Exercício | Carga (kg) | 1ª série | 2ª série |\n|---|---|---|---|\n| Agachamento | 80 | 8 | 7 |\n| Prancha | corpo | 45 s | 40 s |", exercises: []),
    .init(name: "a scheme of few beside columns of sets", text: "2024-09-17\n\n| Exercise | Target | Set 1 | Set 2 | Set 3 |\n|---|---|---|---|---|\n| Back squat | 3x5 @ 100 | 90x5 | 100x5 | 100x5 |\n| Broad jump | 3x3 | 3 | 3 | 2 |", exercises: []),
    .init(name: "the body's weight in words of others", text: "2024-02-09\nFentes sans poids : 2x10\nKlimmzüge: ohne zusatz 8, 7\nCrunches | LG | 20 16", exercises: []),
    .init(name: "the last set in Spanish, and what came of a plan", text: "2024-05-06\nPress banca\n3x8 con 60kg, la ultima solo 6\n3x5 con 75kg -> hice 5, 5, 4", exercises: []),
    .init(name: "efforts with decimal commas between slashes", text: "2024-06-11\nSquat\n150 kg 4x4 rpe 7/7,5/8/8,5", exercises: []),
    .init(name: "a list that ends with an e", text: "2024-06-06\nFlexões – 12, 10 e 8 rep.", exercises: []),
    .init(name: "the bar of the French", text: "2024-10-14\nDC barre\néch 20x15 / 60x8\n100x8\nRowing barre\n90x8", exercises: []),
    .init(name: "only meant", text: "2024-09-01 lb\nHammer curl\n35s x10\n40s x8 was the idea, forearm cramped\n\nFace pull\nwanted 3 x 15 with 15 kg, cable busy\n\nPress\nwould have been 3x8 at 40", exercises: []),
    .init(name: "reserve as one speaks", text: "2024-08-08\nIncline bench\n45 kg, 8 reps, 2 left in me\n45 kg, 7 reps, 0 left in me", exercises: []),
    .init(name: "how slowly, and how it went", text: "2024-05-22 kg\nClean deadlift\n110 for 4, three sets, 3 seconds down\nIncline press\n80x10 clean\n80x9", exercises: []),
    .init(name: "warming up in words", text: "2024-01-14 kg\nBack squat\nbar (20) for 10, 60 for 5, 80 for 3, all just warming up\n100 for 5", exercises: []),
    .init(name: "an added load in kilos by a letter", text: "2025-02-03 (k = kg # = lb)\nbench 60k 8 wu, 80k 5 5\ndips +10k 8 7", exercises: []),
    .init(name: "how long it took, behind the last sets", text: "2024-04-09\nsquat 100kg 5 5 5\ncalves 100kg 15 15 done in 55 min", exercises: []),
    .init(name: "when somebody slept", text: "2024-08-06\nBed 23:10, up 6:00, 78.3 kg\nSquat 60x5", exercises: []),
  ]
}
