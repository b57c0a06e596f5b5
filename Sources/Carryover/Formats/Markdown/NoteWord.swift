/// What a word means in notation. The case's name is its key in `Resources/notes-words.txt`.
enum NoteWord: UInt8, Hashable, Sendable, CaseIterable {
  // Nouns behind a number.
  case sets, reps, rounds
  // Units.
  case kilograms, pounds, seconds, minutes, hours, meters, kilometers, miles, yards, feet, inches, centimeters, calories
  // The load.
  case bodyweight, added, assisted, bar, plates, bodies, band
  // Effort.
  case rpe, rir, failure, amrap, max
  // Sides.
  case each, left, right
  // Kinds of set.
  case warmup, drop, working, superset
  // The last of several sets, of which more is told (`last set RPE 9`).
  case lastSet
  // Small words between numbers.
  case of, at, `for`, by, `in`, then, and, to, got, pace, rest, tempo, approximately
  // What was not done, or is not known, or is about another day.
  case skipped, done, unknown, planned, elsewhen
  // Numbers that are no part of a set.
  case setting, speed, heartRate
  // `with a 35 lb dumbbell`.
  case article, on
  // Repetitions that are none of their own.
  case partials, helped
  // Sets of one, two or three repetitions.
  case single, double, triple
  // Words of a sentence around an exercise (`worked up to`), and what a number counts that is no set (`week 3`).
  case cue, counter

  /// The meanings by their keys.
  static let named = Dictionary(uniqueKeysWithValues: allCases.map { ("\($0)", $0) })
}

/// What a line's key (`Duration: 62 min`) holds. The raw value, after `field.`, is its key in the data.
enum NoteField: String, Hashable, Sendable, CaseIterable {
  case date, time, start, end, title, duration, feeling, rpe, bodyweight, notes, type, unit, program, tags, exercise
  case legend
}
