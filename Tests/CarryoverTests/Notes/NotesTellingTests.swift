import Testing
import TrainingModel

@testable import Carryover

/// What is put off, swims by their strokes, sides by their letters, and numbers in sentences that tell of something else.
struct NotesTellingTests {
  @Test(
    "What people tell in their own words is theirs, and nothing else is",
    arguments: coming + days + swims + laps + names + sides + fields + lists + tales)
  func log(log: NotesBesideTests.Log) throws {
    let found = try NotesBesideTests.exercises(of: log.text)
    #expect(found == log.exercises)
  }

  private static let coming: [NotesBesideTests.Log] = [
    .init(
      name: "sets of an exercise that is named",
      text: """
        2024-05-01
        Squat 100 kg 3x5
        next time: deadlift 3x5 @ 120
        """,
      exercises: [
        "2024-05-01 Squat: 100kg x5, 100kg x5, 100kg x5",
        "2024-05-01 deadlift: open ? 120kg x5, open ? 120kg x5, open ? 120kg x5",
      ]),
    .init(
      name: "without a colon",
      text: """
        2024-05-01
        Squat 100 kg 3x5
        Next time bench 3x5 @ 70
        """,
      exercises: [
        "2024-05-01 Squat: 100kg x5, 100kg x5, 100kg x5",
        "2024-05-01 bench: open ? 70kg x5, open ? 70kg x5, open ? 70kg x5",
      ]),
    .init(
      name: "in other languages",
      text: """
        2024-05-01
        Kniebeuge 100 kg 3x5
        Nächstes Mal: Kniebeuge 102,5 kg 3x5

        2024-05-02
        Squat 90 kg 3x5
        Bonnes sensations. La prochaine fois : développé couché 3x6 à 75 kg

        2024-05-03
        Squat 90 kg 3x5
        Bien. Para la próxima: peso muerto 3x3 a 145 kg

        2024-05-04
        Squat 90 kg 3x5
        La prossima volta: squat 4x6 con 92,5 kg

        2024-05-05
        Squat 90 kg 3x5
        Volgende keer: bankdrukken 3x6 @ 75 kg
        """,
      exercises: [
        "2024-05-01 Kniebeuge: 100kg x5, 100kg x5, 100kg x5",
        "2024-05-01 Kniebeuge: open ? 102.5kg x5, open ? 102.5kg x5, open ? 102.5kg x5",
        "2024-05-02 Squat: 90kg x5, 90kg x5, 90kg x5",
        "2024-05-02 développé couché: open ? 75kg x6, open ? 75kg x6, open ? 75kg x6",
        "2024-05-03 Squat: 90kg x5, 90kg x5, 90kg x5",
        "2024-05-03 peso muerto: open ? 145kg x3, open ? 145kg x3, open ? 145kg x3",
        "2024-05-04 Squat: 90kg x5, 90kg x5, 90kg x5",
        "2024-05-04 squat: open ? 92.5kg x6, open ? 92.5kg x6, open ? 92.5kg x6, open ? 92.5kg x6",
        "2024-05-05 Squat: 90kg x5, 90kg x5, 90kg x5",
        "2024-05-05 bankdrukken: open ? 75kg x6, open ? 75kg x6, open ? 75kg x6",
      ]),
    .init(
      name: "loads and repetitions of the exercise above",
      text: """
        2024-05-01
        Bench
        - 132.5 x 0 - missed it
        - next time: 127.5 x 1, then 107.5 3x4
        """,
      exercises: ["2024-05-01 Bench: 132.5 fail x0, open ? 127.5 x1, open ? 107.5 x4, open ? 107.5 x4, open ? 107.5 x4"]
    ),
    .init(
      name: "what only says when, or how much",
      text: """
        2024-05-01
        Squat 100 kg 3x5. Felt good. Next time 105x5
        Bench 60x5 (next time 62.5)
        Next time try 105
        """,
      exercises: ["2024-05-01 Squat: 100kg x5, 100kg x5, 100kg x5", "2024-05-01 Bench: 60kg x5"]),
  ]

  private static let days: [NotesBesideTests.Log] = [
    .init(
      name: "a day a line, without a year",
      text: """
        1/22 bench 185x5 185x5, incline 135 3x8, pullups 10/8/7
        1/24 squat 225 5/5/5 (depth meh), rdl 185 3x8
        """,
      exercises: [
        "bench: 185 x5, 185 x5", "incline: 135 x8, 135 x8, 135 x8", "pullups: x10, x8, x7",
        "squat: 225 x5, 225 x5, 225 x5", "rdl: 185 x8, 185 x8, 185 x8",
      ]),
    .init(
      name: "exercises between slashes behind the date",
      text: """
        TREINOS 2024

        08/01 seg - supino 60kg 8 8 7 / crucifixo 14kg 3x12 / tríceps corda 25kg 12 12 10
        """,
      exercises: [
        "2024-01-08 supino: 60kg x8, 60kg x8, 60kg x7", "2024-01-08 crucifixo: 14kg x12, 14kg x12, 14kg x12",
        "2024-01-08 tríceps corda: 25kg x12, 25kg x12, 25kg x10",
      ]),
    .init(
      name: "exercises between slashes",
      text: """
        2024-05-01
        supino 60kg 8 8 7 / crucifixo 14kg 3x12
        """,
      exercises: ["2024-05-01 supino: 60kg x8, 60kg x8, 60kg x7", "2024-05-01 crucifixo: 14kg x12, 14kg x12, 14kg x12"]),
  ]

  private static let swims: [NotesBesideTests.Log] = [
    .init(
      name: "strokes behind their lengths",
      text: """
        2024-05-01
        warm up: 400m free, 4x50m kick
        main: 8x100m free on 1:40 (last two hurt)
        4x50m fly: 38s, 39s, 40s, 41s
        cool down 200m backstroke
        """,
      exercises: [
        "2024-05-01 free: 400m warmup", "2024-05-01 kick: 50m warmup, 50m warmup, 50m warmup, 50m warmup",
        "2024-05-01 free: 100m, 100m, 100m, 100m, 100m, 100m, 100m, 100m",
        "2024-05-01 fly: 38s 50m, 39s 50m, 40s 50m, 41s 50m", "2024-05-01 backstroke: 200m",
      ]),
    .init(
      name: "times behind a send-off",
      text: """
        2024-05-01
        - Warm up: 4x50m drill
        - Main: 4x100m free on 1:45. Came in 1:28 1:27 1:27 1:28
        - 4x50m kick with board
        """,
      exercises: [
        "2024-05-01 drill: 50m warmup, 50m warmup, 50m warmup, 50m warmup",
        "2024-05-01 free: 100m 88s, 100m 87s, 100m 87s, 100m 88s", "2024-05-01 kick: 50m, 50m, 50m, 50m",
      ]),
    .init(
      name: "a time for each of several laps",
      text: """
        2024-05-01
        - 100m free: 1:32, 1:33, 1:34 (on 1:50)
        - 1500m free in 23:48, slower than in May
        - 3x200m pull w/ paddles: 3:05, 3:02, 3:01
        - 4x25m fly, all out: 17.2, 17.5, 17.1, 17.9
        """,
      exercises: [
        "2024-05-01 free: 100m 92s, 100m 93s, 100m 94s", "2024-05-01 free: 1428s 1500m",
        "2024-05-01 pull: 185s 200m, 182s 200m, 181s 200m",
        "2024-05-01 fly: 17.2s 25m, 17.5s 25m, 17.1s 25m, 17.9s 25m",
      ]),
    .init(
      name: "a title of several sports is no name",
      text: """
        swim / dryland log 2024

        Tue 16 Jan
        warm up: 600m free

        Thu 18 Jan
        pullups 3x6
        """,
      exercises: ["2024-01-16 free: 600m warmup", "2024-01-18 pullups: x6, x6, x6"]),
  ]

  private static let laps: [NotesBesideTests.Log] = [
    .init(
      name: "hundredths of a second",
      text: """
        2024-05-01
        starts 4x30m: 4.21 4.18 4.15 4.19
        speed endurance 3x150m: 17.8, 17.6, 17.9   (8 min rest)
        tempo 6x200m: 31.2 30.8 31.0 30.9 31.4 30.1
        """,
      exercises: [
        "2024-05-01 starts: 30m 4.21s, 30m 4.18s, 30m 4.15s, 30m 4.19s",
        "2024-05-01 speed endurance: 150m 17.8s, 150m 17.6s, 150m 17.9s",
        "2024-05-01 tempo: 200m 31.2s, 200m 30.8s, 200m 31s, 200m 30.9s, 200m 31.4s, 200m 30.1s",
      ]),
    .init(
      name: "loads that are carried",
      text: """
        2024-05-01
        Farmers carry 4 x 50 m with 24 kg
        Farmers walk 2x40m w/ 53# KBs
        Row 8x500m w/ 90s rest
        """,
      exercises: [
        "2024-05-01 Farmers carry: 24kg 50m, 24kg 50m, 24kg 50m, 24kg 50m",
        "2024-05-01 Farmers walk: 40m 53lb, 40m 53lb", "2024-05-01 Row: 500m, 500m, 500m, 500m, 500m, 500m, 500m, 500m",
      ]),
    .init(
      name: "times below laps behind a warm-up of the same length",
      text: """
        2024-05-01
        Row 500m w/u
        3x500m
        1:48, 1:47, 1:47
        """,
      exercises: ["2024-05-01 Row: 500m warmup, 108s 500m, 107s 500m, 107s 500m"]),
    .init(
      name: "a way, some words, and how long it took",
      text: """
        2024-05-01
        Walk 4 km to the market and back, 52 min
        """,
      exercises: ["2024-05-01 Walk: 3120s 4km"]),
    .init(
      name: "turns of minutes",
      text: """
        2024-05-01
        **EMOM 10 min**
        - odd: 12 KB swings 53#
        - even: 10 burpees

        2024-05-02
        EMOM 12:
        min 1: 10 pull-ups
        min 2: 15 push-ups
        min 3: 20 squats
        """,
      exercises: [
        "2024-05-01 KB swings: 53lb x12, 53lb x12, 53lb x12, 53lb x12, 53lb x12",
        "2024-05-01 burpees: x10, x10, x10, x10, x10", "2024-05-02 pull-ups: x10, x10, x10, x10",
        "2024-05-02 push-ups: x15, x15, x15, x15", "2024-05-02 squats: x20, x20, x20, x20",
      ]),
    .init(
      name: "rounds that were completed",
      text: """
        2024-05-01
        AMRAP 10 min, completed 4 rounds:
        - 5 pull ups
        - 10 push ups
        """,
      exercises: ["2024-05-01 pull ups: x5, x5, x5, x5", "2024-05-01 push ups: x10, x10, x10, x10"]),
  ]

  private static let names: [NotesBesideTests.Log] = [
    .init(
      name: "gear behind a name in bold",
      text: """
        2024-05-01
        **Jug hang** (warm-up)
        - 10s

        **Half crimp** 20mm edge
        - 10s +8kg

        **One arm hang** with pulley, 15kg assist
        - L 7s

        **Chest press** (seat 4)
        60 x 12
        """,
      exercises: [
        "2024-05-01 Jug hang: 10s warmup", "2024-05-01 Half crimp: +8kg 10s", "2024-05-01 One arm hang: -15kg 7s left",
        "2024-05-01 Chest press: 60kg x12",
      ]),
    .init(
      name: "the seat of a machine",
      text: """
        2024-05-01
        ### Incline press (seat 3)
        40 x 10

        ### Leg press (seat 3)
        80 x 10
        """,
      exercises: ["2024-05-01 Incline press: 40 x10", "2024-05-01 Leg press: 80 x10"]),
    .init(
      name: "words before a name",
      text: """
        2024-05-01
        sunday session: goblet squat 20kg 3x12
        oh yes, assisted pull ups 3x6 with 20kg of help
        Deadlift 120 kg x 3
        BBB: only 3x10 @ 80
        """,
      exercises: [
        "2024-05-01 goblet squat: 20kg x12, 20kg x12, 20kg x12",
        "2024-05-01 assisted pull ups: -20kg x6, -20kg x6, -20kg x6",
        "2024-05-01 Deadlift: 120kg x3, 80kg x10, 80kg x10, 80kg x10",
      ]),
    .init(
      name: "sentences of a diary",
      text: """
        2024-05-01
        To the gym after breakfast, blood pressure 128/79 before. First the exercise bike, 10 minutes to warm up. Then leg press 50 kg, 3 sets of 12, went well. Chest press 25 kg for 12, 12 and 10. Standing on one leg: 20 seconds left, 15 seconds right. Chair stands 12 and 11.
        """,
      exercises: [
        "2024-05-01 exercise bike: 600s warmup", "2024-05-01 leg press: 50kg x12, 50kg x12, 50kg x12",
        "2024-05-01 Chest press: 25kg x12, 25kg x12, 25kg x10", "2024-05-01 Standing on one leg: 20s left, 15s right",
        "2024-05-01 Chair stands: x12, x11",
      ]),
  ]

  private static let sides: [NotesBesideTests.Log] = [
    .init(
      name: "the right one by its letter",
      text: """
        2024-05-01
        Leg curl R 20 kg x 12
        Calf raise R: 20 kg x 12
        External rotation (yellow band) R 3x12
        Single leg press R 60 kg x 12, R 60 kg x 10
        """,
      exercises: [
        "2024-05-01 Leg curl: 20kg right x12", "2024-05-01 Calf raise: 20kg right x12",
        "2024-05-01 External rotation: right x12, right x12, right x12",
        "2024-05-01 Single leg press: 60kg right x12, 60kg right x10",
      ]),
    .init(
      name: "in the cells of names",
      text: """
        2024-05-01
        | Exercise | Set 1 | Set 2 |
        |---|---|---|
        | Side plank L | 30s | 28s |
        | Side plank R | 30s | 25s |
        | Single arm row (left) | 12 | 10 |
        """,
      exercises: [
        "2024-05-01 Side plank: 30s left, 28s left, 30s right, 25s right",
        "2024-05-01 Single arm row: left x12, left x10",
      ]),
    .init(
      name: "near misses",
      text: """
        2024-05-01
        Pull ups 3x10
        Row 4x500m R 1:30
        """,
      exercises: ["2024-05-01 Pull ups: x10, x10, x10", "2024-05-01 Row: 500m, 500m, 500m, 500m"]),
  ]

  private static let fields: [NotesBesideTests.Log] = [
    .init(
      name: "a small weight in a field",
      text: """
        2024-05-01
        ### Lateral Raise
        - [weight:: 9] [reps:: 15]
        - [weight:: 6] [reps:: 12] [type:: drop]
        """,
      exercises: ["2024-05-01 Lateral Raise: 9 x15, 6 drop x12"]),
    .init(
      name: "the exercise among the fields",
      text: """
        2024-05-01
        - exercise:: Lateral Raise, sets:: 3, reps:: 15, weight:: 17.5
        - exercise:: Curl, sets:: 2, reps:: 12, weight:: 10
        """,
      exercises: ["2024-05-01 Lateral Raise: 17.5 x15, 17.5 x15, 17.5 x15", "2024-05-01 Curl: 10 x12, 10 x12"]),
    .init(
      name: "what somebody weighs, below sets",
      text: """
        2024-05-01
        Squat 80 kg 3x8
        peso 74,3

        2024-05-02
        plank 60s, 45s
        bodyweight 79.5
        """,
      exercises: ["2024-05-01 Squat: 80kg x8, 80kg x8, 80kg x8", "2024-05-02 plank: 60s, 45s"]),
    .init(
      name: "warm-ups that are marked behind words",
      text: """
        2024-05-01
        bike 10 min, no resistance (warm up)
        row 500 m easy (warm-up)
        """,
      exercises: ["2024-05-01 bike: 600s warmup", "2024-05-01 row: 500m warmup"]),
    .init(
      name: "sets that were added",
      text: """
        2024-05-01
        pullups 8, 6, 6 + one more set of 5
        Chin ups 3xF: 9, 7, 6
        Curl 35 x 12, then dropped: 25 x 10, 15 x 12
        Sandbag to shoulder, 80 kilos, 4 reps, then 80 kilos again, 3 reps.
        Squat: warming-up 40 kg x 8, dan 90 kg 3x8
        """,
      exercises: [
        "2024-05-01 pullups: x8, x6, x6, x5", "2024-05-01 Chin ups: fail x9, fail x7, fail x6",
        "2024-05-01 Curl: 35kg x12, 25kg drop x10, 15kg drop x12", "2024-05-01 Sandbag to shoulder: 80kg x4, 80kg x3",
        "2024-05-01 Squat: 40kg warmup x8, 90kg x8, 90kg x8, 90kg x8",
      ]),
  ]

  private static let lists: [NotesBesideTests.Log] = [
    .init(
      name: "sets with the bar alone before others",
      text: """
        2024-05-01
        Squats: 2x5xBar / 5×80 / 3×120 / 3x5x205
        Bench: 2x5 bar, 5x70, 3x5x140
        Press: 2x5xBar + 5×35 + 3x5x50
        """,
      exercises: [
        "2024-05-01 Squats: x5, x5, 80 x5, 120 x3, 205 x5, 205 x5, 205 x5",
        "2024-05-01 Bench: x5, x5, 70 x5, 140 x5, 140 x5, 140 x5",
        "2024-05-01 Press: x5, x5, 35 x5, 50 x5, 50 x5, 50 x5",
      ]),
    .init(
      name: "repetitions, and a load behind them, of a scheme",
      text: """
        2024-05-01
        Snatch (5x2): 2,2,2,1,2 @ 60 kg
        """,
      exercises: ["2024-05-01 Snatch: 60kg x2 ? x2, 60kg x2 ? x2, 60kg x2 ? x2, 60kg x1 ? x2, 60kg x2 ? x2"]),
    .init(
      name: "a mark before a load in a list",
      text: """
        2024-05-01
        Deadlift 6x3 (170, 170, 180, 180, PR 190, 190kg)
        """,
      exercises: ["2024-05-01 Deadlift: 170kg x3, 170kg x3, 180kg x3, 180kg x3, 190kg x3, 190kg x3"]),
    .init(
      name: "exercises behind their numbers, one below the other",
      text: """
        2024-05-01
        * 50 push-ups
        * 50 5kg dumbbell biceps curls
        * 5 5kg dumbbell scaptions
        * 12 burpees
        """,
      exercises: [
        "2024-05-01 push-ups: x50", "2024-05-01 dumbbell biceps curls: 5kg x50",
        "2024-05-01 dumbbell scaptions: 5kg x5", "2024-05-01 burpees: x12",
      ]),
    .init(
      name: "repetitions that are more",
      text: """
        2024-05-01
        - 12 burpees
        - 10 more
        """,
      exercises: ["2024-05-01 burpees: x12, x10"]),
    .init(
      name: "a time for all laps",
      text: """
        2024-05-01
        Intervals 6 x 800 m, all in 3:20, 90s rest
        """,
      exercises: ["2024-05-01 Intervals: 200s 800m, 200s 800m, 200s 800m, 200s 800m, 200s 800m, 200s 800m"]),
    .init(
      name: "the second exercise of a day, and when each set was done",
      text: """
        9/18/12  Incline Press

        5:11:46 AM  30 x 10
        5:15:23 AM  40 x 10

        9/18/12  Chest Press
        5:36:23 AM  20 x 20

        """,
      exercises: ["2012-09-18 Incline Press: 30 x10, 40 x10", "2012-09-18 Chest Press: 20 x20"]),
    .init(
      name: "one set in each cell of numbered sets",
      text: """
        2024-05-01
        | Exercise | Set 1 | Set 2 |
        |---|---|---|
        | Assisted pull-up | 25 x 6 | 30 x 6 |
        | DB bench | 10 x 12 | 12 x 10 |
        | Push-up | 10 | 8 |
        """,
      exercises: [
        "2024-05-01 Assisted pull-up: -25 x6, -30 x6", "2024-05-01 DB bench: 10 x12, 12 x10",
        "2024-05-01 Push-up: x10, x8",
      ]),
    .init(
      name: "times of a way in the column that names it",
      text: """
        2024-05-01
        | # | Row | Time | /500m |
        |---|---|---|---|
        | 1 | 1000 m | 3:42.1 | 1:51.0 |
        | 2 | 1000 m | 3:41.8 | 1:50.9 |

        2024-05-02
        Main: rowing, 2 x 1000 m with 3' rest

        | # | Row | Time |
        |---|---|---|
        | 1 | 1000 m | 3:42.1 |
        | 2 | 1000 m | 3:41.8 |
        """,
      exercises: ["2024-05-01 Row: 1000m 222.1s, 1000m 221.8s", "2024-05-02 rowing: 1000m 222.1s, 1000m 221.8s"]),
    .init(
      name: "a run by its facts",
      text: """
        # 2025-06-12 Outdoor Run
        Distance 8.02 km
        Time 45:37
        Avg pace 5:41 /km

        # 2025-06-13 Outdoor Run
        Distance: 5 km
        Time: 25:00
        """,
      exercises: ["2025-06-12 Outdoor Run: 2737s 8.02km", "2025-06-13 Outdoor Run: 1500s 5km"]),
    .init(
      name: "what somebody weighs, with words around it",
      text: """
        2024-05-01
        goblet squat 24kg 2 x 10
        bw 79, slept 7.5, want the 28 before summer

        2024-05-02
        Squat 3x5 100
        BW- 192

        2024-05-03
        bw around 80
        Squat 3x5 100
        """,
      exercises: [
        "2024-05-01 goblet squat: 24kg x10, 24kg x10", "2024-05-02 Squat: 100kg x5, 100kg x5, 100kg x5",
        "2024-05-03 Squat: 100kg x5, 100kg x5, 100kg x5",
      ]),
    .init(
      name: "plans behind days that come",
      text: """
        2024-05-01
        Squat 3x5 100 lb
        next chest day bench 145x2
        next sunday: muscle up 2x1
        next time if not dead: squat 47.5kg 3x5
        """,
      exercises: [
        "2024-05-01 Squat: 100lb x5, 100lb x5, 100lb x5", "2024-05-01 bench: open ? 145 x2",
        "2024-05-01 muscle up: open ? x1, open ? x1",
        "2024-05-01 squat: open ? 47.5kg x5, open ? 47.5kg x5, open ? 47.5kg x5",
      ]),
    .init(
      name: "words of warming up and cooling down",
      text: """
        2024-05-01
        - Ausrudern 1000 m
        - Uitroeien 500 m
        Headstand 90s
        """,
      exercises: ["2024-05-01 Ausrudern: 1000m", "2024-05-01 Uitroeien: 500m", "2024-05-01 Headstand: 90s"]),
  ]

  private static let tales: [NotesBesideTests.Log] = [
    .init(
      name: "records, others, the body, and rests",
      text: """
        2024-05-01
        90 sec rest on everything except bench (3 min)
        Bench 60 kg 3x5
        Old bench record 205 x 3 from March.
        Bench record 120 kg x 3 from 2022
        Spoke to the young lad about deadlifts, he does 140 kg x 5!
        Handstand record still 52 sec freestanding.
        Left calf a bit tight after 15 km, eased off.
        """,
      exercises: ["2024-05-01 Bench: 60kg x5, 60kg x5, 60kg x5"]),
    .init(
      name: "sets beside a pain, and a record of the day",
      text: """
        2024-05-01
        Squat 100 kg 3x5
        knee hurt a bit, leg press 120 kg 3x10 instead
        New deadlift record! 180 kg x 1
        """,
      exercises: [
        "2024-05-01 Squat: 100kg x5, 100kg x5, 100kg x5", "2024-05-01 leg press: 120kg x10, 120kg x10, 120kg x10",
        "2024-05-01 New deadlift record: 180kg x1",
      ]),
  ]

}
