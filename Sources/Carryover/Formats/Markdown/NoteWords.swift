import TrainingModel

/// The words of notes in every language that `Resources/notes-words.txt` knows.
///
/// Words are compared folded: lower case, no accents, single spaces.
struct NoteWords: Sendable {
  /// What the product ships.
  static let shipped = NoteWords(text: "")

  init(text: String) {}

  /// A word of notation.
  func word(_ text: some StringProtocol) -> NoteWord? { nil }
  /// The month of a name or its short form, 1 to 12.
  func month(_ text: some StringProtocol) -> Int? { nil }
  /// The weekday of a name or its short form.
  func weekday(_ text: some StringProtocol) -> Weekday? { nil }
  /// The role and unit of a table's header.
  func column(_ header: some StringProtocol) -> NoteColumn? { nil }
  /// What the key of a `Key: value` line holds.
  func field(_ key: some StringProtocol) -> NoteField? { nil }
  /// The module of a section's title: warm-up, cool-down, cardio …
  func section(_ title: some StringProtocol) -> ModuleType? { nil }
  /// The pain tag of a body part (`knee` is `Knees`).
  func bodyPart(_ word: some StringProtocol) -> String? { nil }
  /// Whether a word tells of pain.
  func isPainCue(_ word: some StringProtocol) -> Bool { false }
  /// Whether a word negates what follows it.
  func isNegation(_ word: some StringProtocol) -> Bool { false }
  /// What a name says of its exercise by its words alone (`Plank` is held, `Run` covers a distance).
  func hints(forExercise name: some StringProtocol) -> ExerciseHints { ExerciseHints() }
}

/// What a name says of its exercise.
struct ExerciseHints: Hashable, Sendable {
  var isBodyweight = false
  var isTimed = false
  var isDistance = false
}
