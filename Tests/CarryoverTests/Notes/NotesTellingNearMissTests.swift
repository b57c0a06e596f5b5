import Testing
import TrainingModel

@testable import Carryover

/// What only looks like a record, a swim, a plan for another day, a side or a tale.
struct NotesTellingNearMissTests {
  @Test("What only looks as if it told of something else is read as it stands", arguments: logs)
  func log(log: NotesBesideTests.Log) throws {
    let found = try NotesBesideTests.exercises(of: log.text)
    #expect(found == log.exercises)
  }

  private static let logs: [NotesBesideTests.Log] = [
    .init(
      name: "a record of the day",
      text: "2024-05-01\nBench press\n60 kg x 8\nPersonal record deadlift 180 x 1",
      exercises: ["2024-05-01 Bench press: 60kg x8", "2024-05-01 Personal record deadlift: 180kg x1"]),
    .init(
      name: "records that were broken",
      text:
        "2024-05-01\nBench press\n60 kg x 8\nSquat: broke my record 120x3\nBeat my old record: deadlift 200x1\nTied record bench 100x1\nSquat record today 150 x 1\nBench record! 105x1\nSquat rep record: 100 kg x 12\nPull ups record 15\nPlank: personal record 3:20\nFor the record: bench 100x5",
      exercises: [
        "2024-05-01 Bench press: 60kg x8", "2024-05-01 Squat: 120kg x3", "2024-05-01 deadlift: 200kg x1",
        "2024-05-01 Tied record bench: 100kg x1", "2024-05-01 Squat record: 150kg x1",
        "2024-05-01 Bench record: 105kg x1", "2024-05-01 Squat rep record: 100kg x12",
        "2024-05-01 Pull ups record: x15", "2024-05-01 Plank: 200s", "2024-05-01 record: bench: 100kg x5",
      ]),
    .init(
      name: "what others did beside one's own",
      text:
        "2024-05-01\nDumbbell press, heaviest they had 30 kg x 8\nBench with Tom, he did 80 kg, me 60 kg x 8\nTrained with Anna, she did 40x5, I did 60x5",
      exercises: [
        "2024-05-01 Dumbbell press, heaviest they had: 30kg x8", "2024-05-01 Bench with Tom, he did: 60kg x8",
        "2024-05-01 Trained with Anna, she: 40kg x5, 60kg x5",
      ]),
    .init(
      name: "pain beside sets",
      text:
        "2024-05-01\nSquat 3x5 100\nGlute pinch 3x15\nShoulder pain rehab: 3x15\nBand pull aparts for sore shoulder 3x20\nYoga for tight hips 20 min\nCalf a bit sore, jogged 5 km\nShoulder pinch: no overhead. Landmine 3x8",
      exercises: [
        "2024-05-01 Squat: 100 x5, 100 x5, 100 x5", "2024-05-01 Glute pinch: x15, x15, x15",
        "2024-05-01 Shoulder pain rehab: x15, x15, x15", "2024-05-01 Band pull aparts for sore shoulder: x20, x20, x20",
        "2024-05-01 Yoga for tight hips: 1200s", "2024-05-01 Calf a bit sore, jogged: 5km",
        "2024-05-01 Landmine: x8, x8, x8",
      ]),
    .init(
      name: "rests before sets",
      text:
        "2024-05-01\nBench press\n60 kg x 8\n2 min rest between sets: 5x5 100 kg\n90 sec rest between sets, 3x10 @ 60",
      exercises: [
        "2024-05-01 Bench press: 60kg x8, 100kg x5, 100kg x5, 100kg x5, 100kg x5, 100kg x5",
        "2024-05-01 90 sec rest: 60kg x10, 60kg x10, 60kg x10",
      ]),
    .init(
      name: "rests and paces of swims",
      text: "2024-05-01\nSwim\n200m free 30s rest\n400m free 1:45/100m\n2x50m free on 1:00 1:10",
      exercises: ["2024-05-01 Swim: 200m, 400m, 50m, 50m"]),
    .init(
      name: "other exercises than strokes",
      text:
        "2024-05-01\n4x20m pull sled 40 kg\n4 x 20 m pull 60kg\n4x20m back drag 40kg\n4 x 20 m back pedal\n20m back lunges\n200m back stroke\nDrills: 4x20m high knees\n5x200m free RPE 7\n100 yards fly 1:10, 1:12\n100m fly PB 1:05",
      exercises: [
        "2024-05-01 pull sled: 20m 40kg, 20m 40kg, 20m 40kg, 20m 40kg, 20m, 20m, 20m, 20m, 20m, 20m, 20m, 20m",
        "2024-05-01 back pedal: 20m, 20m, 20m, 20m", "2024-05-01 back lunges: 20m", "2024-05-01 back stroke: 200m",
        "2024-05-01 Drills: 20m, 20m, 20m, 20m, 200m @7, 200m @7, 200m @7, 200m @7, 200m @7",
        "2024-05-01 fly: 100yd 70s, 100yd 72s", "2024-05-01 fly PB: 100m 65s",
      ]),
    .init(
      name: "a swim below its name",
      text: "2024-05-01\nSwim\n1000m free\n20:00",
      exercises: ["2024-05-01 Swim: 1000m 1200s"]),
    .init(
      name: "a row below its name",
      text: "2024-05-01\nRow\n500m hard pull 1:40\n500m easy pull 2:10",
      exercises: ["2024-05-01 Row: 500m, 500m"]),
    .init(
      name: "a sled below its name",
      text: "2024-05-01\nSled\n20m pull\n20m push",
      exercises: ["2024-05-01 Sled: 20m, 20m"]),
    .init(
      name: "again, and what is said of it",
      text:
        "2024-05-01\nSquat 100x5 again, 2 reps in reserve\nBench 60x8 again, 90s rest\nSquat 100 kg x 5 again, 5 kg more than last week\nRun 5 km again, 3 min faster\nPull ups 8 again, 7, 6",
      exercises: [
        "2024-05-01 Squat: 100kg rir2 x5", "2024-05-01 Bench: 60kg x8", "2024-05-01 Squat: 100kg x5",
        "2024-05-01 Run: 5km",
        "2024-05-01 Pull ups: x8",
      ]),
    .init(
      name: "one more set behind a scheme",
      text:
        "2024-05-01\nPull ups 3x8 + one more set of 5\nSquat 3x5 @ 100 + one more set of 8\nDips 10, 10 + one more set of 5 kg x 8",
      exercises: [
        "2024-05-01 Pull ups: x8, x8, x8", "2024-05-01 Squat: 100kg x5, 100kg x5, 100kg x5",
        "2024-05-01 Dips: x10, x10, 5kg x8",
      ]),
    .init(
      name: "only fewer than were meant",
      text: "2024-05-01\nSquat 100 kg 5x5: only 4x5\nSquat 5x5: only 3\nBench 3x8 60kg: only 2 sets",
      exercises: [
        "2024-05-01 Squat: 100kg x5, 100kg x5, 100kg x5, 100kg x5, 100kg x5, x5, x5, x5, x5",
        "2024-05-01 Squat: x5, x5, x5, x5, x5", "2024-05-01 Bench: 60kg x8, 60kg x8, 60kg x8",
      ]),
    .init(
      name: "ways with words and other numbers",
      text:
        "2024-05-01\nRun 5 miles in new shoes, 45\nRun 10 km on the trails, 200m\nRun 5 km along the river, 5:30\nRun 3x1 km with short rest, 60s\nRun 10 km in the morning, 8 h sleep\nRide 40 km with the club, 1:30\nRun 5 km with the dog, 3 min walk breaks\nWalk 4 km to the market and back, 52 min",
      exercises: [
        "2024-05-01 Run: 5mi", "2024-05-01 Run: 10km", "2024-05-01 Run: 5km", "2024-05-01 Run: 1km, 1km, 1km",
        "2024-05-01 Run: 10km", "2024-05-01 Ride: 40km", "2024-05-01 Run: 5km", "2024-05-01 walk breaks: 180s",
        "2024-05-01 Walk: 3120s 4km",
      ]),
    .init(
      name: "a plan between sets",
      text: "2024-05-01\nRow\n50x10\nNext time: row 52.5x10\n50x9",
      exercises: ["2024-05-01 Row: 50 x10, 50 x9"]),
    .init(
      name: "a plan above sets",
      text: "2024-05-01\nRow\nnext time 52.5 x 10\n50 kg x 10\n50 kg x 9",
      exercises: ["2024-05-01 Row: 50kg x10, 50kg x9"]),
    .init(
      name: "what was done another time, and intents",
      text:
        "2024-05-01\nRow\n50x10\nNext session I did 85x5\nNext week did 3x5 @ 85\nNext session: Friday 5/3\nNext time start at 62.5 x 8\nNext time, do 3x12 push ups\nNext week: test 1x1\nNext session: upper body 60 min\nNext time: bench before squat, 3x5\nNext time drop to 55 kg for 10\nNext time +2.5 kg x 8\nNext time 62.5-65 x 8",
      exercises: ["2024-05-01 Row: 50kg x10"]),
    .init(
      name: "repetitions by their letter",
      text:
        "2024-05-01\nPull ups R 10\nBench press R 10 60 kg\nSquat (BB) R 5 60 kg\nLeg press R 8-10 100 kg\nRun R 5 km\nRow R 500 m 1:50\nSquat R 120 sec 100x5\nSquat 3x5 hard R 2\nSquat 5x5 (100 kg) R 90\nBench 3x8 60 kg (paused) R 2",
      exercises: [
        "2024-05-01 Pull ups: x10", "2024-05-01 Bench press: 60kg x10", "2024-05-01 Squat (BB): 60kg x5",
        "2024-05-01 Leg press: open ? 100kg x8-10", "2024-05-01 Run: 5km", "2024-05-01 Row: 110s 500m",
        "2024-05-01 Squat R 120 sec: 100kg x5", "2024-05-01 Squat: x5, x5, x5",
      ]),
    .init(
      name: "efforts behind a semicolon",
      text: "2024-05-01\nSquat 100 kg 5 5 5; RPE 7, 8, 9\nBench 60 kg 8 8 8; dropped 50 kg 6",
      exercises: [
        "2024-05-01 Squat: 100kg @7 x5, 100kg @8 x5, 100kg @9 x5", "2024-05-01 Bench: 60kg x8, 60kg x8, 60kg x8",
      ]),
    .init(
      name: "a warm-up before work",
      text: "2024-05-01\nSquat 60x5 light (warm up), 100x5, 100x5\nBench 60x8 after (warm up)",
      exercises: ["2024-05-01 Squat: 60 x5, 100 x5, 100 x5", "2024-05-01 Bench: 60 x8"]),
    .init(
      name: "rounds that are told, and no list",
      text: "2024-05-01\n10 push ups\n10 squats\ndid 3 rounds\nPlank 60s",
      exercises: ["2024-05-01 push ups: x10", "2024-05-01 squats: x10", "2024-05-01 Plank: 60s"]),
    .init(
      name: "a diary of two",
      text: "# Run/walk diary\n## 2024-05-01\n5 km in 45 min",
      exercises: ["2024-05-01 Run/walk: 2700s 5km"]),
    .init(
      name: "loads in words behind a name in bold",
      text: "2024-05-01\n**Curl** with 12s\n10, 10, 9\n\n**Goblet squat** with the 24\n10, 10",
      exercises: ["2024-05-01 Curl: 12 x10, 12 x10, 12 x9", "2024-05-01 Goblet squat: 24 x10, 24 x10"]),
    .init(
      name: "sentences of the day",
      text:
        "2024-05-01\nBenched 60 kg for 8. Breakfast 2, 3 eggs. Rowed 50 kg for 10. Room 12 and 14. Drive home: 20 minutes. Old PR: 65x8.",
      exercises: ["2024-05-01 Benched: 60kg x8", "2024-05-01 Rowed: 50kg x10"]),
    .init(
      name: "a title beside a day",
      text: "1/22 Stronglifts 5x5\nbench 185x5\nsquat 225x5",
      exercises: ["bench: 185 x5", "squat: 225 x5"]),
    .init(
      name: "a plan beside a day",
      text: "Jan 22 squat 5x5 @ 185\n185x5\n185x5\n185x4",
      exercises: ["Jan 22 squat: 185 x5, 185 x5, 185 x4"]),
    .init(
      name: "a name like a word",
      text: "2024-05-01\nBench press\n60 kg x 8\nDan: 100x5\nBench 3x5 100 Dan 3x5 80\nDan John swings 3x15",
      exercises: [
        "2024-05-01 Bench press: 60kg x8", "2024-05-01 Dan: 100kg x5", "2024-05-01 Bench: 100kg x5, 100kg x5, 100kg x5",
        "2024-05-01 Dan John swings: x15, x15, x15",
      ]),
    .init(
      name: "the time of rounds",
      text: "2024-05-01\n5 rounds: 10 KB swings 24kg, 10 push ups, 200m run\n12:45",
      exercises: [
        "2024-05-01 KB swings: 24kg x10, 24kg x10, 24kg x10, 24kg x10, 24kg x10",
        "2024-05-01 push ups: x10, x10, x10, x10, x10", "2024-05-01 run: 200m, 200m, 200m, 200m, 200m",
      ]),
    .init(
      name: "one unit for a list, and sums of sides",
      text: "2024-05-01\nplank: 60 / 45 / 45 sec\nPistol squats 5+5, 4+4",
      exercises: ["2024-05-01 plank: 60s, 45s, 45s", "2024-05-01 Pistol squats: left x5, right x5, left x4, right x4"]),
    .init(
      name: "what a coach said",
      text: "2024-05-01\n> Coach: squat 5x5 @ 100\ndid squat 5,5,5,5,4 @ 100",
      exercises: [
        "2024-05-01 squat: 100 x5 ? 100 x5, 100 x5 ? 100 x5, 100 x5 ? 100 x5, 100 x5 ? 100 x5, 100 x4 ? 100 x5"
      ]),
    .init(
      name: "parts of a day, and what was carried out",
      text: "2024-05-01\nAM: run 5k 25:10\nPM: bench 5x5 80\nBench 4x6 @ 80% (hit all)",
      exercises: [
        "2024-05-01 run: 1510s 5km", "2024-05-01 bench: 80 x5, 80 x5, 80 x5, 80 x5, 80 x5",
        "2024-05-01 Bench: x6 ? 80% x6, x6 ? 80% x6, x6 ? 80% x6, x6 ? 80% x6",
      ]),
    .init(
      name: "how long a pool is",
      text: "2024-05-01\nSwim (25 m pool)\n8x50m free\n",
      exercises: ["2024-05-01 Swim: 50m, 50m, 50m, 50m, 50m, 50m, 50m, 50m"]),
    .init(
      name: "what is told in brackets and behind words",
      text:
        "2024-05-01\nStones (52in platform)\n200 x 3\n\nTrack run 3 x 800 m: 3:42, 3:40, 3:41 w/ 90s rest\nRad 10 min zum Aufwärmen\nDU 40, 35, 30",
      exercises: [
        "2024-05-01 Stones: 200 x3", "2024-05-01 Track run: 222s 800m, 220s 800m, 221s 800m",
        "2024-05-01 Rad: 600s warmup", "2024-05-01 DU: x40, x35, x30",
      ]),
    .init(
      name: "counts below a name that nobody knows",
      text: "2024-05-01\nSquat\n3x12 50 kg\n\nGobbledy\n7\n6\n5 (to failure)\n\nOther thing\n8\n7 (easy)\n6",
      exercises: [
        "2024-05-01 Squat: 50kg x12, 50kg x12, 50kg x12", "2024-05-01 Gobbledy: x7, x6, fail x5",
        "2024-05-01 Other thing: x8, x7, x6",
      ]),
    .init(
      name: "as many as could be, and how many they were",
      text: "2024-05-01\nPush-ups: 15, 14, 12 AMRAP\nBodyweight row: 15, 14, 12\nPlank 1 min 30",
      exercises: [
        "2024-05-01 Push-ups: x15, x14, x12", "2024-05-01 Bodyweight row: x15, x14, x12", "2024-05-01 Plank: 90s",
      ]),
  ]
}
