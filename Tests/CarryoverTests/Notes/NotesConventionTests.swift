import Carryover
import Testing

/// One session, typed as a dozen people would type it.
@Suite("Notes: one session in many conventions")
struct NotesConventionTests {
  private static let expected = Expectation(
    """
    = 2024-03-05
    # Bench Press
    60kg x8 warmup, 2* 100kg x5, 97.5kg x4 @9
    # Dips
    +20kg x8, +20kg x6
    # Plank
    2* 45s
    """)

  private static let conventions: [(name: String, text: String)] = [
    (
      "canonical",
      """
      # 2024-03-05

      ## Bench Press
      - 60 kg x 8 (warm-up)
      - 100 kg x 5
      - 100 kg x 5
      - 97.5 kg x 4 @ RPE 9

      ## Dips
      - BW+20 kg x 8
      - BW+20 kg x 6

      ## Plank
      - 45 s
      - 45 s
      """
    ),
    (
      "sets by reps at load",
      """
      March 5, 2024
      Bench Press 1x8 @ 60kg w/u, 2x5 @ 100kg, 1x4 @ 97.5kg @9
      Dips 1x8 @ BW+20kg, 1x6 @ BW+20kg
      Plank 2x45s
      """
    ),
    (
      "load by reps, on one line",
      """
      2024/3/5
      Bench Press: 60kg x8 (warmup), 100kg x5, 100kg x5, 97.5kg x4 RPE9
      Dips: +20kg x 8, +20kg x 6
      Plank: 45s, 45s
      """
    ),
    (
      "load by reps by sets",
      """
      ## Tue 5 Mar 2024
      **Bench Press** W: 60x8x1, 100x5x2, 97.5x4x1 @9
      **Dips** BW+20 x 8, BW+20 x 6
      **Plank** 2 x 45 sec

      (all in kg)
      """
    ),
    (
      "reps by load",
      """
      5.3.2024
      Bench Press
      8x60kg (warm up)
      5x100kg
      5x100kg
      4x97,5kg @ RPE 9
      Dips
      8xBW+20kg
      6xBW+20kg
      Plank
      45 s
      45 s
      """
    ),
    (
      "a row a set",
      """
      # 2024-03-05

      | Exercise | Kind | Weight (kg) | Reps | Time | RPE |
      |---|---|---|---|---|---|
      | Bench Press | warm-up | 60 | 8 | | |
      | | | 100 | 5 | | |
      | | | 100 | 5 | | |
      | | | 97.5 | 4 | | 9 |
      | Dips | | +20 | 8 | | |
      | | | +20 | 6 | | |
      | Plank | | | | 45 s | |
      | Plank | | | | 45 s | |
      """
    ),
    (
      "a row an exercise",
      """
      # 2024-03-05

      | Exercise | Set 1 | Set 2 | Set 3 | Set 4 |
      |---|---|---|---|---|
      | Bench Press | 60 kg x 8 (warm-up) | 100 kg x 5 | 100 kg x 5 | 97.5 kg x 4 @9 |
      | Dips | +20 kg x 8 | +20 kg x 6 | | |
      | Plank | 45s | 45s | | |
      """
    ),
    (
      "words",
      """
      Date: 5 March 2024

      Bench Press: 1 warm-up set of 8 reps with 60 kg
      2 sets of 5 reps with 100 kg
      1 set of 4 reps with 97.5 kg, RPE 9
      Dips: 8 reps with BW+20 kg, 6 reps with BW+20 kg
      Plank: 2 sets of 45 seconds
      """
    ),
    (
      "check boxes",
      """
      # 2024-03-05

      - [x] Bench Press
        - [x] 60kg x 8 (warm-up)
        - [x] 2x5 @ 100kg
        - [x] 1x4 @ 97.5kg RPE 9
      - [x] Dips +20kg x 8, 6
      - [x] Plank 2x45s
      """
    ),
    (
      "Strong",
      """
      Push
      Tuesday 5 March 2024 at 18:30

      Bench Press
      W1: 60 kg × 8 [Warm-up]
      Set 1: 100 kg × 5
      Set 2: 100 kg × 5
      Set 3: 97,5 kg × 4 @ 9

      Dips
      Set 1: +20 kg × 8
      Set 2: +20 kg × 6

      Plank
      Set 1: 0:45
      Set 2: 0:45
      https://link.strong.app/abc
      """
    ),
    (
      "front matter and a fence",
      """
      ---
      date: 2024-03-05
      unit: kg
      ---

      ```
      Bench Press   60x8 (w/u)  100x5  100x5  97.5x4@9
      Dips          BW+20x8     BW+20x6
      Plank         45s         45s
      ```
      """
    ),
    (
      "German",
      """
      # Dienstag, 5. März 2024

      Bench Press
      - Aufwärmen: 60 kg x 8
      - 2 Sätze à 5 Wdh mit 100 kg
      - 97,5 kg x 4, RPE 9

      Dips
      - +20 kg x 8
      - +20 kg x 6

      Plank: 2 x 45 Sekunden
      """
    ),
  ]

  @Test("Every convention reads into the same session", arguments: conventions.map(\.name))
  func equal(name: String) throws {
    let convention = try #require(Self.conventions.first { $0.name == name })
    let reading = try NotesReading(convention.text)
    #expect(reading.sets == Self.expected.sets)
    #expect(reading.sessions.count == 1)
    #expect(reading.summary.rows.notes == 0, "nothing here is a note")
  }
}
