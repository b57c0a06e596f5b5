import Testing
import TrainingModel

@testable import Carryover

/// Counts, drops, efforts, failures and carries in other words and languages.
struct NotesInOtherWordsTests {
  @Test("Counts, sides, efforts and failures are read in whatever words", arguments: logs)
  func log(log: NotesBesideTests.Log) throws {
    let found = try NotesBesideTests.exercises(of: log.text)
    #expect(found == log.exercises)
  }

  private static let logs: [NotesBesideTests.Log] = [
    .init(
      name: "failed on the next one",
      text:
        "2025-03-01\ncable flys\n30 lb x 14\n30 x 12  failed on 13",
      exercises: [
        "2025-03-01 cable flys: 30lb x14, 30lb fail x12"
      ]),
    .init(
      name: "the last one, with a decimal comma",
      text:
        "2025-03-01\nprensa 200kg 4x12, la ultima rpe 9\nPeso morto 100kg 5 reps, 110kg 5 reps, 120kg 3 reps  - a ultima a tremer, RPE 9,5",
      exercises: [
        "2025-03-01 prensa: 200kg x12, 200kg x12, 200kg x12, 200kg @9 x12",
        "2025-03-01 Peso morto: 100kg x5, 110kg x5, 120kg @9.5 x3",
      ]),
    .init(
      name: "an effort each, between slashes",
      text:
        "2025-03-01\nKniebeuge 115kg 3x5  RPE 7 / 8 / 8,5",
      exercises: [
        "2025-03-01 Kniebeuge: 115kg @7 x5, 115kg @8 x5, 115kg @8.5 x5"
      ]),
    .init(
      name: "the last set, in Chinese",
      text:
        "2025-03-01\n深蹲 100kg 5组×5次\n最后一组RPE9，腰有点紧\nOHP 45kg 8/7/6 最后一组第7个fail了",
      exercises: [
        "2025-03-01 深蹲: 100kg x5, 100kg x5, 100kg x5, 100kg x5, 100kg @9 x5",
        "2025-03-01 OHP: 45kg x8, 45kg x7, 45kg fail x6",
      ]),
    .init(
      name: "drops behind words",
      text:
        "2025-03-01\nDéveloppé couché\n85kg : 6 - 6 - 5 - 4\ndégressif direct derrière : 65x8 puis 45x10",
      exercises: [
        "2025-03-01 Développé couché: 85kg x6, 85kg x6, 85kg x5, 85kg x4, 65kg drop x8, 45kg drop x10"
      ]),
    .init(
      name: "a drop at once",
      text:
        "2025-03-01\nTriceps pushdown 35kg 3x12, meteen dropset erachter 25x10, 15x12",
      exercises: [
        "2025-03-01 Triceps pushdown: 35kg x12, 35kg x12, 35kg x12, 25kg drop x10, 15kg drop x12"
      ]),
    .init(
      name: "drops in Chinese",
      text:
        "2025-03-01\n坐姿腿屈伸 45kg 15次、15次、12次力竭，马上降到30kg又做了10次（递减）\nlateral raise 10kg*15*3组，做完直接drop到6kg*12",
      exercises: [
        "2025-03-01 坐姿腿屈伸: 45kg x15, 45kg x15, 45kg fail x12, 30kg drop x10",
        "2025-03-01 lateral raise: 10kg x15, 10kg x15, 10kg x15, 6kg drop x12",
      ]),
    .init(
      name: "one more without weight",
      text:
        "2025-03-01\nPullups +7,5kg 6 6 5\ndanach noch ein Satz ohne Gewicht: 8",
      exercises: [
        "2025-03-01 Pullups: +7.5kg x6, +7.5kg x6, +7.5kg x5, x8"
      ]),
    .init(
      name: "rounds between slashes",
      text:
        "2025-03-01\neverything in lb\n3 RFT: 400m run / 12 deadlifts 185 / 15 wall balls 20\n14:20 rx",
      exercises: [
        "2025-03-01 run: 400m, 400m, 400m",
        "2025-03-01 deadlifts: 185lb x12, 185lb x12, 185lb x12",
        "2025-03-01 wall balls: 20lb x15, 20lb x15, 20lb x15",
      ]),
    .init(
      name: "a task for time",
      text:
        "2025-03-01\neverything in lb\nWOD for time\n21 thrusters 65\n21 pull ups\n15 thrusters\n15 pull ups\n8:55. kipping, hands ripped a bit",
      exercises: [
        "2025-03-01 thrusters: 65lb x21",
        "2025-03-01 pull ups: x21",
        "2025-03-01 thrusters: 65lb x15",
        "2025-03-01 pull ups: x15",
      ]),
    .init(
      name: "both legs in brackets with what was left",
      text:
        "2025-03-01\n(number in brackets = RIR)\nB1 Half kneeling landmine press 20kg: 10/side (2), 10/side (2), 9/side (1)",
      exercises: [
        "2025-03-01 Half kneeling landmine press: 20kg rir2 x10, 20kg rir2 x10, 20kg rir1 x9"
      ]),
    .init(
      name: "a pair of dumbbells",
      text:
        "2025-03-01\nall lb\nLateral raise - 15s myo reps 22+6+5+5\nHammer curl 30s, myo reps: 14, 4, 4, 3",
      exercises: [
        "2025-03-01 Lateral raise: 15lb x22, 15lb x6, 15lb x5, 15lb x5",
        "2025-03-01 Hammer curl: 30lb x14, 30lb x4, 30lb x4, 30lb x3",
      ]),
    .init(
      name: "clusters",
      text:
        "2025-03-01\nall kg\nComp squat\n165 x 1 @8\nclusters at 140, 20s between the minis and 3 min between clusters:\n2+2+2\n2+2+1\nLarsen press clusters at 90, same rest\n3+2+2",
      exercises: [
        "2025-03-01 Comp squat: 165kg @8 x1, 140kg x2, 140kg x2, 140kg x2, 140kg x2, 140kg x2, 140kg x1",
        "2025-03-01 Larsen press: 90kg x3, 90kg x2, 90kg x2",
      ]),
    .init(
      name: "gauche and droite by their letters",
      text:
        "2025-03-01\nFentes bulgares haltères 8kg : G 10, D 10, G 8 (genou qui tire), D 10",
      exercises: [
        "2025-03-01 Fentes bulgares haltères: 8kg left x10, 8kg right x10, 8kg left x8, 8kg right x10"
      ]),
    .init(
      name: "rests behind a gap",
      text:
        "2025-03-01\nfractionné 3x300m : 62\" 61\" 59\"    récup 1'15 trot\nremada baixa 45kg 12x 12x 11x  descanso 1min30",
      exercises: [
        "2025-03-01 fractionné: 300m 62s, 300m 61s, 300m 59s",
        "2025-03-01 remada baixa: 45kg x12, 45kg x12, 45kg x11",
      ]),
    .init(
      name: "what came of it",
      text:
        "2025-03-01\nPANCA PIANA\n75kg 5x5 rec 3'  -> fatte 5 5 5 5 4  (ultima rip fallita, mi ha aiutato Luca)",
      exercises: [
        "2025-03-01 PANCA PIANA: 75kg x5 ? 75kg x5, 75kg x5 ? 75kg x5, 75kg x5 ? 75kg x5, 75kg x5 ? 75kg x5, 75kg fail x4 ? 75kg x5"
      ]),
    .init(
      name: "each to failure",
      text:
        "2025-03-01\nBarra fixa 6, 5 e 4, as 3 até a falha",
      exercises: [
        "2025-03-01 Barra fixa: fail x6, fail x5, fail x4"
      ]),
    .init(
      name: "help in a bracket",
      text:
        "2025-03-01\nDominadas asistidas (máquina con 70 lb de ayuda): 8, 7, 6",
      exercises: [
        "2025-03-01 Dominadas asistidas: -70lb x8, -70lb x7, -70lb x6"
      ]),
    .init(
      name: "all of it done",
      text:
        "2025-03-01\nAssault bike - Rx 3 x 20s on / 40s off\nDid: all 3, 58 cals total, nearly died",
      exercises: [
        "2025-03-01 Assault bike: 20s ? 20s, 20s ? 20s, 20s ? 20s"
      ]),
    .init(
      name: "a decimal before each hand",
      text:
        "2025-03-01\nCurls KH 12,5 je Hand 3x12\nBank 72,5 x 6",
      exercises: [
        "2025-03-01 Curls KH: 12.5 x12, 12.5 x12, 12.5 x12",
        "2025-03-01 Bank: 72.5 x6",
      ]),
    .init(
      name: "sets behind each side",
      text:
        "2025-03-01\nremada unilateral halter 24kg 10x cada lado, 3 séries",
      exercises: [
        "2025-03-01 remada unilateral halter: 24kg x10, 24kg x10, 24kg x10"
      ]),
    .init(
      name: "how far in so many minutes",
      text:
        "2025-03-01\nBicicleta estática: 15 min, deu 5,2 km",
      exercises: [
        "2025-03-01 Bicicleta estática: 5.2km 900s"
      ]),
    .init(
      name: "a load that did not move",
      text:
        "2025-03-01\nall kg\nDeadlift\n110kg x1 @9\n115kg 没拉起来 grip先松了\n100 - no rep, lost it at lockout",
      exercises: [
        "2025-03-01 Deadlift: 110kg @9 x1, 115kg fail x0, 100kg fail x0"
      ]),
    .init(
      name: "a yoke",
      text:
        "2025-03-01\nall kg\nYoke\n180 x 15m 11.4s\n240 x 15m 21s (one drop)\nFarmers\n90 x 20m 14s",
      exercises: [
        "2025-03-01 Yoke: 11.4s 15m 180kg, 15m 21s 240kg",
        "2025-03-01 Farmers: 14s 20m 90kg",
      ]),
    .init(
      name: "each side in Chinese",
      text:
        "2025-03-01\n单臂哑铃弯举5公斤 左12右12，左10右10\n弹力带蚌式开合 左20右20 左20右20\n臀推 40公斤热身15个\n然后60公斤12个，65公斤8个（rpe9）\n卧推\n75kg做了4组：5、5、5、4（最后那组第5个没推起来）",
      exercises: [
        "2025-03-01 单臂哑铃弯举: 5kg left x12, 5kg right x12, 5kg left x10, 5kg right x10",
        "2025-03-01 弹力带蚌式开合: left x20, right x20, left x20, right x20",
        "2025-03-01 臀推: 40kg warmup x15, 60kg x12, 65kg @9 x8",
        "2025-03-01 卧推: 75kg x5, 75kg x5, 75kg x5, 75kg fail x4",
      ]),
    .init(
      name: "two counts of one load",
      text:
        "2025-03-01\n坐姿推胸(座位5)10kg 12个 12个,15kg 6个\n辅助引体(辅助30kg)6个 6个 5个",
      exercises: [
        "2025-03-01 坐姿推胸: 10kg x12, 10kg x12, 15kg x6",
        "2025-03-01 辅助引体: -30kg x6, -30kg x6, -30kg x5",
      ]),
    .init(
      name: "up to here",
      text:
        "2025-03-01\nKniebeuge\n20kg x10\n60kg x5\n100kg x2   (bis hier aufwärmen, ohne Gürtel)\n115kg 3x5",
      exercises: [
        "2025-03-01 Kniebeuge: 20kg warmup x10, 60kg warmup x5, 100kg warmup x2, 115kg x5, 115kg x5, 115kg x5"
      ]),
    .init(
      name: "just warming up",
      text:
        "2025-03-01\nSquat: 20kg x10, 30kg x8 (just warming up). 42.5kg 5/5/5. Normally 45\néchauffement : corde à sauter 5 min",
      exercises: [
        "2025-03-01 Squat: 20kg warmup x10, 30kg warmup x8, 42.5kg x5, 42.5kg x5, 42.5kg x5",
        "2025-03-01 corde à sauter: 300s warmup",
      ]),
    .init(
      name: "a plan above what was ticked",
      text:
        "2025-03-01\n4. Plank — 3 sets x 30 sec\n✅ 30 sec\n✅ 30 sec\n✅ 22 sec\n\n5. Dead Bug — 2 sets x 10 reps\n❌ 10\n❌ 10",
      exercises: [
        "2025-03-01 Plank: 30s ? 30s, 30s ? 30s, 22s ? 30s",
        "2025-03-01 Dead Bug: open ? x10, open ? x10",
      ]),
    .init(
      name: "more sets of the programme",
      text:
        "2025-03-01\nSquat\n225 lb x 5\nFSL\n185 lb 3x5",
      exercises: [
        "2025-03-01 Squat: 225lb x5, 185lb x5, 185lb x5, 185lb x5"
      ]),
    .init(
      name: "a heading that states its load",
      text:
        "2025-03-01\n### Press\n- [x] 50 kg x5\n### BBB press @ 35kg\n- [x] 10\n- [x] 9\n- [ ] 10 (out of gas, skipped)",
      exercises: [
        "2025-03-01 Press: 50kg x5",
        "2025-03-01 BBB press: 35kg x10, 35kg x9, open ? 35kg x10",
      ]),
    .init(
      name: "weight on the belt in a column",
      text:
        "2025-03-01\nChin-up\n| Set | +kg | Reps |\n|---|---|---|\n| 1 | 10 | 6 |\n| 2 | 5 | 7 |",
      exercises: [
        "2025-03-01 Chin-up: +10kg x6, +5kg x7"
      ]),
    .init(
      name: "drops and failures in the column of notes",
      text:
        "2025-03-01\n| Ejercicio | Series | Reps | Kg | Notas |\n|---|---|---|---|---|\n| Prensa (respaldo 2) | 3 | 12, 12, 9 | 100 | la última al fallo |\n| Elevaciones laterales | 1 | 12 | 2 | drop, sin descanso |",
      exercises: [
        "2025-03-01 Prensa: 100kg x12, 100kg x12, 100kg fail x9",
        "2025-03-01 Elevaciones laterales: 2kg drop x12",
      ]),
    .init(
      name: "what was left out of a sentence",
      text:
        "2025-03-01\nhammr curls 25 lb 12 10 10\ndeadlift was gonna do 135 lb 3x5 but didnt, platform was taken the whole time\nPulldown 70 kg 3x10 - didn't do, bar starts shutting at 9\nCopenhagen plank 2 x 20s was on the plan, groin said no",
      exercises: [
        "2025-03-01 hammr curls: 25lb x12, 25lb x10, 25lb x10",
        "2025-03-01 deadlift: open ? 135lb x5, open ? 135lb x5, open ? 135lb x5",
        "2025-03-01 Pulldown: 70kg open x10, 70kg open x10, 70kg open x10",
        "2025-03-01 Copenhagen plank: open ? 20s, open ? 20s",
      ]),
    .init(
      name: "a name with words of a plan behind it",
      text:
        "2025-03-01\nSeitheben vorgebeugt wären noch 3x15 mit 8kg gewesen, ausgelassen keine zeit mehr\nTheraband Kniestrecken weggelassen, wären 3x12 links gewesen. Ging heute nicht",
      exercises: [
        "2025-03-01 Seitheben vorgebeugt: open ? 8kg x15, open ? 8kg x15, open ? 8kg x15",
        "2025-03-01 Theraband Kniestrecken: left open ? x12, left open ? x12, left open ? x12",
      ]),
    .init(
      name: "the last two",
      text:
        "2025-03-01\nall kg\nohp\n45 5,5,5,4,3 - last two sets to failure. 2 weeks stuck on this now",
      exercises: [
        "2025-03-01 ohp: 45kg x5, 45kg x5, 45kg x5, 45kg fail x4, 45kg fail x3"
      ]),
    .init(
      name: "counts before their sign, told one after another",
      text:
        "2025-03-01\nBeinpresse: 30 kg 15x, dann 40 kg 12x und nochmal 40 kg 12x",
      exercises: [
        "2025-03-01 Beinpresse: 30kg x15, 40kg x12, 40kg x12"
      ]),
    .init(
      name: "parts of a carry",
      text:
        "2025-03-01\nall kg\nYOKE: 120 15m warmup / 160 15m 11.2s / 180 15m 13.9s",
      exercises: [
        "2025-03-01 YOKE: 120kg 15m warmup, 11.2s 15m 160kg, 13.9s 15m 180kg"
      ]),
    .init(
      name: "a remark behind a gap",
      text:
        "2025-03-01\nKB press 8kg  L 8 R 8, L 8 R 8, L 7 R 8   left arm is useless\n225 lb x14 to absolute failure, sat on the floor for 5 min",
      exercises: [
        "2025-03-01 KB press: 8kg left x8, 8kg right x8, 8kg left x8, 8kg right x8, 8kg left x7, 8kg right x8, 225lb fail x14"
      ]),
    .init(
      name: "a side before a list",
      text:
        "2025-03-01\nSingle leg calf raise - R 6, 8, 8 (wobbly!!)",
      exercises: [
        "2025-03-01 Single leg calf raise: right x6, right x8, right x8"
      ]),
    .init(
      name: "seconds in quotes",
      text:
        "2025-03-01\nverticale al muro 45\" 40\" 38\"",
      exercises: [
        "2025-03-01 verticale al muro: 45s, 40s, 38s"
      ]),
    .init(
      name: "the effort before its set",
      text:
        "2025-03-01\nshoulder press mancuernas 20 lb 10, 9, 8 rpe 9 el último\ndip parallele +15kg 8 8 7 (rir 1 l'ultima)",
      exercises: [
        "2025-03-01 shoulder press mancuernas: 20lb x10, 20lb x9, 20lb @9 x8",
        "2025-03-01 dip parallele: +15kg x8, +15kg x8, +15kg rir1 x7",
      ]),
    .init(
      name: "by count in Chinese",
      text:
        "2025-03-01\n平板卧推\n65kg 6个\n65kg 5个 第6个没推起来",
      exercises: [
        "2025-03-01 平板卧推: 65kg x6, 65kg fail x5"
      ]),
    .init(
      name: "went for one more",
      text:
        "2025-03-01\nDeadlift\n345 lb x3\n385 lb x4 - went for 5 and my grip opened up at the knee",
      exercises: [
        "2025-03-01 Deadlift: 345lb x3, 385lb fail x4"
      ]),
    .init(
      name: "carries where no unit is said",
      text:
        "2025-03-01\nYoke\n180 x 15m 11.4s\nYOKE: 120 15m warmup / 160 15m 11.2s",
      exercises: [
        "2025-03-01 Yoke: 11.4s 15m 180",
        "2025-03-01 YOKE: 120 15m warmup, 11.2s 15m 160",
      ]),
  ]
}
