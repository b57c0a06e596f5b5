import CarryoverResources

extension LoadKind {
  /// What a weight is by its exercise's name, where an app says no more: help is a positive weight under
  /// `… (Assisted)`, and a belt's weight stands under `… (Weighted)` or the bodyweight name.
  init(exerciseNamed name: String) {
    let folded = foldedName(name)
    if folded.hasSuffix("(assisted)") {
      self = .assisted
    } else if folded.hasSuffix("(weighted)") || Self.bodyweightExercises.contains(folded) {
      self = .added
    } else {
      self = .external
    }
  }

  /// The exercises whose weight is added to body weight, folded.
  private static let bodyweightExercises: Set<String> = Set(
    String(decoding: Resources.bodyweightExercises, as: UTF8.self).split(separator: "\n")
      .filter { !$0.hasPrefix("#") }.map { foldedName($0) })
}
