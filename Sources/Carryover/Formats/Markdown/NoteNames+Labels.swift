import TrainingModel

/// What stands at an exercise's name and is no part of it.
extension NoteNames {
  /// Puts beside an exercise what its name says of the programme and of how its load is counted.
  func takeLabels(_ exercise: inout LoggedExercise) {
    // `Farmers walk (per hand)`
    if let manner = Self.countsOfHands.first(where: { exercise.name.hasSuffix($0) }),
      exercise.name.utf8.count > manner.utf8.count
    {
      exercise.name.removeLast(manner.count)
      exercise.notes = [String(manner.dropFirst()), exercise.notes].compactMap(\.self).joined(separator: "\n")
    }
    takeTier(&exercise)
  }

  /// The tier of `T1 Squat` is told beside it, for the squat of another is the same.
  private func takeTier(_ exercise: inout LoggedExercise) {
    let name = exercise.name
    guard name.utf8.first == UInt8(ascii: "T"), let tier = name.utf8.dropFirst().first,
      (UInt8(ascii: "1")...UInt8(ascii: "3")).contains(tier)
    else { return }
    let bare = name.dropFirst(2).drop { " :-–".contains($0) }
    guard bare.count < name.count - 2, bare.count > 1, !look(name).isKnown else { return }
    exercise.name = String(bare)
    exercise.notes = [String(name.prefix(2)), exercise.notes].compactMap(\.self).joined(separator: "\n")
  }

  private static let countsOfHands = [" (per hand)", " (each hand)", " (weight per hand)", " (load per hand)"]
}
