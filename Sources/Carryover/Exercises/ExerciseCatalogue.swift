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
    let lines = text.split(separator: UInt8(ascii: "\n"))
    nameKey = ExerciseNameKey(spellings: lines.compactMap(Self.spelling))
    var exercises: [Exercise] = []
    var indices: [[UInt8]: Int] = [:]
    var ambiguous: Set<[UInt8]> = []
    for line in lines where line.first != UInt8(ascii: "#") && !line.starts(with: Self.spellingMark) {
      let cells = line.split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false)
      guard cells.count >= 6 else { continue }
      let exercise = Self.exercise(cells)
      for name in [exercise.name] + (cells.count > 6 ? Self.list(cells[6], UInt8(ascii: ";")) : []) {
        let key = nameKey.key(name)
        if let known = indices.updateValue(exercises.count, forKey: key), known != exercises.count {
          ambiguous.insert(key)
        }
      }
      exercises.append(exercise)
    }
    for key in ambiguous { indices[key] = nil }
    self.exercises = exercises
    self.indices = indices
    ambiguousKeys = ambiguous
  }

  /// The keys of all names, with the place of their exercise.
  var names: [[UInt8]: Int] { indices }

  /// The exercise that a name means; `nil` where the catalogue has none, or more than one.
  public func exercise(named name: String) -> Exercise? { exercise(ofWords: nameKey.words(name)) }

  /// The same of the words of a name, as `nameKey` has them.
  func exercise(ofWords words: [[UInt8]]) -> Exercise? {
    indices[ExerciseNameKey.key(ofWords: words)].map { exercises[$0] }
  }

  private static let spellingMark = Array("word:".utf8)

  private static func spelling(_ line: ArraySlice<UInt8>) -> (word: String, words: String)? {
    guard line.starts(with: spellingMark) else { return nil }
    let halves = line.dropFirst(spellingMark.count).split(separator: UInt8(ascii: "="), maxSplits: 1)
    return halves.count == 2 ? (text(halves[0]), text(halves[1])) : nil
  }

  private static func exercise(_ cells: [ArraySlice<UInt8>]) -> Exercise {
    var exercise = Exercise(id: identifier(key: text(cells[0])), name: text(cells[1]))
    exercise.modality = Modality(rawValue: text(cells[2]))
    exercise.exerciseType = ExerciseType(rawValue: text(cells[3]))
    exercise.muscleGroups = list(cells[4], UInt8(ascii: ","))
    exercise.secondaryMuscleGroups = list(cells[5], UInt8(ascii: ","))
    return exercise
  }

  /// The identifier of a catalogue exercise: version 5 of `catalogue:<key>` in the root namespace. MUST NOT CHANGE.
  private static func identifier(key: String) -> Identifier<Exercise> {
    Identifier(UniqueIdentifier(namespace: SessionIdentity.rootNamespace, name: "catalogue:\(key)".utf8))
  }

  private static func list(_ cell: ArraySlice<UInt8>, _ separator: UInt8) -> [String] {
    cell.split(separator: separator).map(text).filter { !$0.isEmpty }
  }

  /// A cell's text without spaces at the ends.
  private static func text(_ cell: ArraySlice<UInt8>) -> String {
    var cell = cell
    while cell.first == UInt8(ascii: " ") { cell.removeFirst() }
    while cell.last == UInt8(ascii: " ") { cell.removeLast() }
    return String(decoding: cell, as: UTF8.self)
  }
}
