/// The sets of a session that have a number, those of one exercise together in their order.
struct TrainingNumbers {
  private var sets: [(exercise: Int, numbers: SetNumbers)] = []
  private static let limit = SequenceAlignment.limit

  init(_ session: Session, _ classes: ExerciseClasses) {
    var isInOrder = true
    for section in session.sections {
      for exercise in section.exercises {
        let number = classes.number(of: exercise)
        if number < sets.last?.exercise ?? -1 { isInOrder = false }
        for group in exercise.setGroups {
          for set in group.sets where set.hasNumbers { sets.append((number, SetNumbers(set))) }
        }
      }
    }
    guard !isInOrder else { return }
    sets = sets.enumerated().sorted { ($0.element.exercise, $0.offset) < ($1.element.exercise, $1.offset) }
      .map(\.element)
  }

  var count: Int { sets.count }

  /// Whether both are the same training.
  func agrees(with other: TrainingNumbers) -> Bool {
    guard sets.count == other.sets.count, !sets.isEmpty else { return false }
    return zip(sets, other.sets).allSatisfy { $0.exercise == $1.exercise && $0.numbers.agrees(with: $1.numbers) }
  }

  /// How many sets have a partner in the other session. Of an exercise of very many sets in both, partners are looked
  /// for in order.
  func alike(_ other: TrainingNumbers) -> Int {
    var alike = 0
    var (first, otherFirst) = (0, 0)
    while first < sets.count, otherFirst < other.sets.count {
      let exercise = sets[first].exercise
      if exercise < other.sets[otherFirst].exercise {
        first += 1
      } else if exercise > other.sets[otherFirst].exercise {
        otherFirst += 1
      } else {
        let own = sets[first...].prefix { $0.exercise == exercise }
        let others = other.sets[otherFirst...].prefix { $0.exercise == exercise }
        alike += Self.alike(own.map(\.numbers), others.map(\.numbers))
        first = own.endIndex
        otherFirst = others.endIndex
      }
    }
    return alike
  }

  private static func alike(_ left: [SetNumbers], _ right: [SetNumbers]) -> Int {
    if left.count.multipliedReportingOverflow(by: right.count).partialValue > limit {
      return zip(left, right).count { $0.agrees(with: $1) }
    }
    var rest = right
    var alike = 0
    for set in left {
      guard let place = rest.firstIndex(where: set.agrees) else { continue }
      rest.remove(at: place)
      alike += 1
    }
    return alike
  }
}
