/// What a word means in notation. The raw value is its key in `Resources/notes-words.txt`.
enum NoteWord: String, Hashable, Sendable, CaseIterable {
  // Nouns behind a number.
  case sets, reps, rounds
  // Units.
  case kilograms, pounds, seconds, minutes, hours, meters, kilometers, miles, yards, feet, calories
  // The load.
  case bodyweight, added, assisted, bar, plates
  // Effort.
  case rpe, rir, failure, amrap, max
  // Sides.
  case each, left, right
  // Kinds of set.
  case warmup, drop, working, superset
  // Small words between numbers.
  case of, at, `for`, by, then, and, to, got, pace, rest, tempo, times
  // What was not done, or is not known.
  case skipped, done, unknown
}

/// What a line's key (`Duration: 62 min`) holds.
enum NoteField: String, Hashable, Sendable, CaseIterable {
  case date, time, start, end, title, duration, feeling, rpe, bodyweight, notes, type, unit, program, tags, exercise
  case legend
}
