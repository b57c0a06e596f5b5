/// The words of Gym App's documents that differ from the model's.
enum GymAppSpelling {
  // MARK: Modules

  /// The module type that a word of the app means.
  static func moduleType(_ word: String) -> ModuleType {
    switch word {
    case "cardio_long": .cardioLong
    case "cardio_speed": .cardioSpeed
    default: ModuleType(rawValue: word)
    }
  }

  /// The app's word for a module type.
  static func word(_ type: ModuleType) -> String {
    switch type {
    case .cardioLong: "cardio_long"
    case .cardioSpeed: "cardio_speed"
    default: type.rawValue
    }
  }

  // MARK: Distances

  private static let distanceWords: [(word: String, unit: DistanceUnit)] = [
    ("meters", .meter), ("kilometers", .kilometer), ("miles", .mile), ("yards", .yard),
  ]

  /// The unit that a word of the app means.
  static func distanceUnit(_ word: String) -> DistanceUnit {
    distanceWords.first { $0.word == word }?.unit ?? DistanceUnit(rawValue: word)
  }

  /// The app's word for a unit; `nil` where it has none.
  static func word(_ unit: DistanceUnit) -> String? { distanceWords.first { $0.unit == unit }?.word }

  /// The unit that the app knows in which a distance is written, yards for feet; `nil` where nobody knows the unit.
  static func written(_ unit: DistanceUnit) -> DistanceUnit? {
    if unit == .foot { return .yard }
    return word(unit) == nil ? nil : unit
  }

  // MARK: Loads

  /// The unit of loads that a word of the app means.
  static func loadUnit(_ word: String) -> LoadUnit? {
    switch word {
    case "lbs", "lb": .pound
    case "kg": .kilogram
    default: nil
    }
  }

  /// The app's word for a unit of loads; `nil` where it has none.
  static func word(_ unit: LoadUnit) -> String? {
    switch unit {
    case .pound: "lbs"
    case .kilogram: "kg"
    case .unknown: nil
    }
  }

  // MARK: Muscles

  private static let muscleWords: [(word: String, muscle: String)] = [
    ("Chest", "chest"), ("Back", "back"), ("Shoulders", "shoulders"), ("Biceps", "biceps"), ("Triceps", "triceps"),
    ("Forearms", "forearms"), ("Quads", "quadriceps"), ("Hamstrings", "hamstrings"), ("Glutes", "glutes"),
    ("Calves", "calves"), ("Core", "core"),
  ]
  /// Muscles that the app has only a coarser word for.
  private static let coarseWords = [
    "lats": "Back", "traps": "Back", "upper back": "Back", "lower back": "Back", "rear delts": "Shoulders",
    "abs": "Core", "obliques": "Core",
  ]

  /// The muscle that a word of the app means.
  static func muscle(_ word: String) -> String { muscleWords.first { $0.word == word }?.muscle ?? word }

  /// The app's words for muscles, each once. A word that begins with a capital letter is the app's own.
  static func words(_ muscles: [String]) -> [String] {
    var words: [String] = []
    for muscle in muscles {
      let isOwn = muscle.utf8.first.map { (65...90).contains($0) } ?? false
      let word = muscleWords.first { $0.muscle == muscle }?.word ?? coarseWords[muscle] ?? (isOwn ? muscle : nil)
      if let word, !words.contains(word) { words.append(word) }
    }
    return words
  }

  /// What the app files an exercise under, by the first muscle that it trains.
  static func category(_ muscles: [String], _ type: ExerciseType?) -> String {
    if type == .cardio { return "Cardio" }
    switch words(muscles).first {
    case "Chest": return "Chest"
    case "Back": return "Back"
    case "Shoulders": return "Shoulders"
    case "Biceps", "Forearms": return "Biceps"
    case "Triceps": return "Triceps"
    case "Quads", "Hamstrings", "Glutes", "Calves": return "Legs"
    case "Core": return "Core"
    default: return "Full Body"
    }
  }

  // MARK: Days

  private static let days: [Weekday] = [.sunday, .monday, .tuesday, .wednesday, .thursday, .friday, .saturday]

  /// The day of a number from 0, Sunday, to 6.
  static func weekday(_ number: Int) -> Weekday? { days.indices.contains(number) ? days[number] : nil }

  /// The number of a day; `nil` for none of the seven.
  static func number(_ day: Weekday) -> Int? { days.firstIndex(of: day) }
}
