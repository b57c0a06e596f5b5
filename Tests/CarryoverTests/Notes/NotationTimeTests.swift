import Testing

@testable import Carryover

/// Times, distances, paces.
struct NotationTimeTests {
  @Test("Times and distances", arguments: rows)
  func reads(_ row: NotationRow) {
    #expect(row.read == row.expected)
  }

  private static let rows: [NotationRow] = [
    NotationRow("plank 60s x 3", "plank: 3* 60s", ""),
    NotationRow("30 min walk", "walk: 1800s", ""),
    NotationRow("5 km run in 25:30", "run: 1530s 5km", ""),
    NotationRow("90/90 stretch 2x30s", "90/90 stretch: 2* 30s", ""),
    NotationRow("Zone 2 run 30 min", "Zone 2 run: 1800s", ""),
    NotationRow("Plank 60s", "Plank: 60s", ""),
    NotationRow("Farmer carry 40m x 3 32kg", "Farmer carry: 3* 32kg 40m", ""),
    NotationRow("Row 500m 1:45", "Row: 105s 500m", ""),
    NotationRow("Rowing 2000m in 7:45.2", "Rowing: 465.2s 2000m", ""),
    NotationRow("60s, 45s, 30s", "60s, 45s, 30s", "t"),
    NotationRow("3x60", "3* 60s", "t"),
    NotationRow("3 x 1:00", "3* 60s", "t"),
    NotationRow("20kg x 60s", "20kg 60s", "t"),
    NotationRow("1 min 30 s x 3", "3* 90s", "t"),
    NotationRow("4 x 400m 1:30", "4* 90s 400m", "d"),
    NotationRow("10 km 52:10 HR 150", "3130s 10km 150bpm", "d"),
    NotationRow("30 min 5 km", "1800s 5km", "d"),
    NotationRow("2.5 km in 12:30", "750s 2.5km", "d"),
    NotationRow("10 km in 52:10, avg HR 150", "3130s 10km 150bpm", "d"),
    NotationRow("plank 3x60", "plank: 3* 60s", ""),
    NotationRow("45 s", "45s"),
    NotationRow("2.5 km in 12:30", "750s 2.5km"),
    NotationRow("Run 5k", "Run: 5km", ""),
    NotationRow("Run 5 km 25 min", "Run: 1500s 5km", ""),
    NotationRow("Ran 3 miles in 27:15", "Ran: 1635s 3mi", ""),
    NotationRow("Treadmill 20 min @ 10 km/h", "Treadmill: 1200s — 10 km/h", ""),
    NotationRow("Bike 30 min level 8", "Bike: 1800s — level 8", ""),
    NotationRow("Elliptical 20min incline 5", "Elliptical: 1200s — incline 5", ""),
    NotationRow("Stairmaster 15 min", "Stairmaster: 900s", ""),
    NotationRow("Rower 4x500m", "Rower: 4* 500m", ""),
    NotationRow("Rower 4 x 500m @ 1:50 /500m", "Rower: 4* 500m 220s/km", ""),
    NotationRow("Swim 20 x 50m", "Swim: 20* 50m", ""),
    NotationRow("Sled push 4 x 20m 80kg", "Sled push: 4* 80kg 20m", ""),
    NotationRow("Yoga 45 min", "Yoga: 2700s", ""),
    NotationRow("Plank 3 x 45 sec", "Plank: 3* 45s", ""),
    NotationRow("2 min", "120s"),
  ]
}
