extension SessionDifference {
  /// What the new state lacks that the old one has, in words; `nil` where it lacks nothing: sets that are gone, and
  /// values of which nothing is left, as in a file that was cut off or lacks a column.
  var lossInWords: String? {
    if removedSets > 0 {
      return "the file lacks \(removedSets == 1 ? "a set that is" : "\(removedSets) sets that are") here"
    }
    let values = changes.reduce(0) { sum, change in
      change.kind == .added ? sum : sum + change.fields.count { $0.old != nil && $0.new == nil }
    }
    guard values > 0 else { return nil }
    return "the file lacks \(values == 1 ? "a value that is" : "\(values) values that are") here"
  }
}
