import TrainingModel

extension NotesSetText {
  /// A bullet of the written form: what stands behind it, and the note of its last set.
  struct Line {
    var text: String
    var note: String?
  }

  /// The bullets of some sets: one each, but that a set and its drops, and the two sides of one, stand together.
  static func lines(of sets: [LoggedSet], statesKind: Bool) -> [Line] {
    var lines: [Line] = []
    var index = 0
    while index < sets.count {
      var last = index
      var text = text(of: sets[index], statesKind: statesKind)
      if index + 1 < sets.count, let pair = pair(sets[index], sets[index + 1], statesKind) {
        text = pair
        last = index + 1
      } else if sets[index].kind == .working, isLink(sets[index]) {
        while last + 1 < sets.count, sets[last].notes == nil, sets[last + 1].kind == .drop, isLink(sets[last + 1]) {
          last += 1
          var drop = sets[last]
          drop.kind = .working
          text += " > " + Self.text(of: drop, statesKind: false)
        }
      }
      lines.append(Line(text: text, note: sets[last].notes))
      index = last + 1
    }
    return lines
  }

  /// Whether a set can stand beside others with a mark between them: `100 kg x 8 > 80 kg x 6`.
  private static func isLink(_ set: LoggedSet) -> Bool {
    set.isCompleted && set.reps != nil && set.load?.value != nil && set.side == nil && set.distance == nil
      && set.duration == nil && set.target == nil
  }

  /// Both sides of one set, where only the repetitions differ: `20 kg x L 8 / R 7`.
  private static func pair(_ left: LoggedSet, _ right: LoggedSet, _ statesKind: Bool) -> String? {
    guard left.side == .left, right.side == .right, left.isCompleted, left.notes == nil, left.distance == nil,
      left.duration == nil, left.target == nil, let own = left.reps, let other = right.reps, isCount(own),
      isCount(other)
    else { return nil }
    var both = right
    both.id = left.id
    both.side = .left
    both.reps = own
    both.notes = nil
    guard both == left else { return nil }
    both.side = nil
    return text(of: both, statesKind: statesKind, reps: "L \(own) / R \(other)")
  }
}
