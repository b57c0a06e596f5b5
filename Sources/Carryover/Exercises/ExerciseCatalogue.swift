import CarryoverResources
public import TrainingModel

/// The exercises that Carryover knows, each with what it is done with and the muscles it trains, and the names by which
/// apps and people call them.
///
/// It is made from `Resources/exercises.txt`; the identifiers of its exercises are fixed.
public struct ExerciseCatalogue: Sendable {
  /// The catalogue that the product ships.
  public static let shipped = ExerciseCatalogue(text: Resources.exercises)

  /// The exercises, in the order of the catalogue.
  public let exercises: [Exercise]
  /// The place of each exercise among `exercises`, by the keys of its names.
  private let indices: [[UInt8]: Int]
  /// Keys that stand for two exercises, which is a fault of the data; none is ever matched.
  let ambiguousKeys: Set<[UInt8]>
  let nameKey: ExerciseNameKey

  /// Reads a catalogue: lines of `key | name | modality | type | muscles | further muscles | other names`, and lines of
  /// `word: pullup = pull up`.
  init(text: [UInt8]) {
    let lines = text.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
    let spellings = lines.filter { $0.hasPrefix("word:") }.compactMap { line -> (word: String, words: String)? in
      let halves = line.dropFirst(5).split(separator: "=", maxSplits: 1)
      guard halves.count == 2 else { return nil }
      return (Self.trimmed(halves[0]), Self.trimmed(halves[1]))
    }
    nameKey = ExerciseNameKey(spellings: spellings)
    var exercises: [Exercise] = []
    var indices: [[UInt8]: Int] = [:]
    var ambiguous: Set<[UInt8]> = []
    for line in lines where !line.hasPrefix("#") && !line.hasPrefix("word:") {
      let cells = line.split(separator: "|", omittingEmptySubsequences: false).map(Self.trimmed)
      guard cells.count >= 6 else { continue }
      let names = [cells[1]] + (cells.count > 6 ? Self.list(cells[6], ";") : [])
      for name in names {
        let key = nameKey.key(name)
        if let known = indices[key], known != exercises.count { ambiguous.insert(key) }
        indices[key] = exercises.count
      }
      exercises.append(Self.exercise(cells))
    }
    for key in ambiguous { indices[key] = nil }
    self.exercises = exercises
    self.indices = indices
    ambiguousKeys = ambiguous
  }

  /// The keys of all names, with the place of their exercise.
  var names: [[UInt8]: Int] { indices }

  /// The exercise that a name means; `nil` where the catalogue has none, or more than one.
  public func exercise(named name: String) -> Exercise? { indices[nameKey.key(name)].map { exercises[$0] } }

  private static func exercise(_ cells: [String]) -> Exercise {
    var exercise = Exercise(id: identifier(key: cells[0]), name: cells[1])
    exercise.modality = Modality(rawValue: cells[2])
    exercise.exerciseType = ExerciseType(rawValue: cells[3])
    exercise.muscleGroups = list(cells[4], ",")
    exercise.secondaryMuscleGroups = list(cells[5], ",")
    return exercise
  }

  /// The identifier of a catalogue exercise: version 5 of `catalogue:<key>` in the root namespace. MUST NOT CHANGE.
  private static func identifier(key: String) -> Identifier<Exercise> {
    Identifier(UniqueIdentifier(namespace: SessionIdentity.rootNamespace, name: "catalogue:\(key)".utf8))
  }

  private static func list(_ text: String, _ separator: Character) -> [String] {
    text.split(separator: separator).map(trimmed).filter { !$0.isEmpty }
  }

  private static func trimmed(_ text: some StringProtocol) -> String {
    String(text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
