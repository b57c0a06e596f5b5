import TrainingModel

/// What can be settled only when an exercise or the session is complete.
extension NoteAssembly {
  /// A plan above results becomes their target: `Bench 3x5 @ 185` with the sets done below it.
  mutating func settleTargets(_ open: OpenExercise) {
    dropPlanAbove(open)
    settleWay(open)
    guard !session.sections.isEmpty, exerciseIndex >= 0, !open.keepsPlans else { return }
    let (section, place) = (session.sections.count - 1, exerciseIndex)
    guard let group = session.sections[section].exercises[place].setGroups.indices.last else { return }
    var sets = session.sections[section].exercises[place].setGroups[group].sets
    let head = min(open.headSets, sets.count)
    let results = sets.count - head
    let isAbove =
      open.isNamedByHeading || open.isQuoted && open.isAnswered || open.isAnsweredInQuotes
      || open.hasChildSets && results >= head
    let isScheme = head > 0 && isScheme(sets[..<head], above: sets[head...])
    if head >= 2, results == head, answeredLines.contains(open.line) {
      for index in 0..<head { sets[index].plan() }
    } else if head >= 2, results > 0, isPlan(sets[..<head]), isAbove || isScheme {
      for index in 0..<head { sets[index].plan() }
    } else if head >= 2, results > 0, isMixedScheme(sets[..<head], above: sets[head...]) {
      for index in 0..<head where sets[index].isCompleted { sets[index].plan() }
    } else if head > 0, isScheme, isRepeated(sets[..<head].map(\.reps), in: sets[head...].map(\.reps), open) {
      for index in 0..<head { sets[index].plan() }
    }
    session.sections[section].exercises[place].setGroups[group].sets = Self.joiningPlans(sets)
  }

  /// Gives the way of `Yoke (20 m)` to the `140 kg – 11.2 s` below it, none of which says another.
  private mutating func settleWay(_ open: OpenExercise) {
    guard open.headSets == 1, !session.sections.isEmpty, exerciseIndex >= 0 else { return }
    let (section, place) = (session.sections.count - 1, exerciseIndex)
    guard let group = session.sections[section].exercises[place].setGroups.indices.last,
      case let sets = session.sections[section].exercises[place].setGroups[group].sets, sets.count > 1,
      let way = sets[0].distance, sets[0].load == nil, sets[0].reps == nil, sets[0].duration == nil,
      sets[0].notes == nil,
      sets.count > 2 || sets[1].load != nil,
      sets.allSatisfy(\.isCompleted),
      sets.dropFirst().allSatisfy({ $0.distance == nil && $0.reps == nil && ($0.duration != nil || $0.load != nil) })
    else { return }
    session.sections[section].exercises[place].setGroups[group].sets = sets.dropFirst().map { set in
      var set = set
      set.distance = way
      return set
    }
  }

  /// Drops the sets of `Farmer walk 2x30m` above a box for each of them: they were meant, and the boxes say which were done.
  private mutating func dropSchemeAboveBoxes(_ open: OpenExercise) {
    guard open.headSets > 1, open.box == nil, open.boxSets >= open.headSets, !session.sections.isEmpty,
      exerciseIndex >= 0
    else { return }
    let (section, place) = (session.sections.count - 1, exerciseIndex)
    guard let group = session.sections[section].exercises[place].setGroups.indices.last else { return }
    let sets = session.sections[section].exercises[place].setGroups[group].sets
    guard sets.count == open.headSets + open.boxSets,
      sets.prefix(open.headSets).allSatisfy({ $0.isCompleted && $0.notes == nil && $0.load == nil }),
      sets.contains(where: { !$0.isCompleted }),
      sets.dropFirst(open.headSets).allSatisfy({ ($0.load ?? $0.target?.load) != nil }),
      // What the boxes say otherwise is not told by them.
      sets.dropFirst(open.headSets).allSatisfy({ box in
        (box.distance ?? box.target?.distance) == sets[0].distance
          && (box.duration ?? box.target?.duration) == sets[0].duration
          && (box.reps.map { "\($0)" } ?? box.target?.reps) == sets[0].reps.map { "\($0)" }
      })
    else { return }
    session.sections[section].exercises[place].setGroups[group].sets.removeFirst(open.headSets)
  }

  /// Drops the plan of an exercise's line, where what was not done of it stands below once more, unticked.
  private mutating func dropPlanAbove(_ open: OpenExercise) {
    dropSchemeAboveBoxes(open)
    guard open.headSets > 0, open.keepsPlans, !session.sections.isEmpty, exerciseIndex >= 0 else { return }
    let (section, place) = (session.sections.count - 1, exerciseIndex)
    guard let group = session.sections[section].exercises[place].setGroups.indices.last else { return }
    let sets = session.sections[section].exercises[place].setGroups[group].sets
    let (head, below) = (sets.prefix(open.headSets), sets.dropFirst(open.headSets))
    guard head.allSatisfy({ !$0.isCompleted }), below.contains(where: \.isCompleted),
      below.allSatisfy({ set in
        set.isCompleted
          || head.contains {
            $0.target == set.target || $0.target?.load == nil && $0.target?.reps == set.target?.reps
          }
      })
    else { return }
    // Those done with the load of the plan were done to it.
    session.sections[section].exercises[place].setGroups[group].sets = below.map { set in
      var set = set
      if set.isCompleted, set.target == nil { set.target = head.first { $0.target?.load == set.load }?.target }
      return set
    }
  }

  /// `Bench 5x5` above `100 kg x 5`: sets and repetitions alone, and then each set with its load.
  private func isScheme(_ head: ArraySlice<LoggedSet>, above results: ArraySlice<LoggedSet>) -> Bool {
    guard
      head.allSatisfy({ $0.load == nil && $0.reps != nil && $0.duration == nil && $0.distance == nil }),
      results.allSatisfy({ $0.load?.kind == .external && $0.reps != nil && $0.isCompleted })
    else { return false }
    let name = session.sections[session.sections.count - 1].exercises[exerciseIndex].name
    return !document.words.hints(forExercise: name).isBodyweight
  }

  /// `Bench press 4x5, 1x5+` above sets with their loads: the open set says that all of them were meant.
  private func isMixedScheme(_ head: ArraySlice<LoggedSet>, above results: ArraySlice<LoggedSet>) -> Bool {
    guard head.contains(where: { !$0.isCompleted }), head.contains(where: \.isCompleted),
      head.allSatisfy({ $0.load == nil && $0.target?.load == nil && ($0.reps ?? 0 > 0 || $0.target?.reps != nil) }),
      results.allSatisfy({ ($0.load ?? $0.target?.load)?.kind == .external })
    else { return false }
    let name = session.sections[session.sections.count - 1].exercises[exerciseIndex].name
    return !document.words.hints(forExercise: name).isBodyweight
  }

  /// `Squat 5-5-3` above three sets of so many, `Push press 3RM` above sets of three. One set without a load above
  /// others was done with the bar alone.
  private func isRepeated(_ plan: [Int?], in results: [Int?], _ open: OpenExercise) -> Bool {
    if plan.count > 1 { return plan == results }
    let head = lines.first { $0.number == open.line }
    guard head?.plain.lowercased().hasSuffix("rm") == true, let most = plan[0] else { return false }
    return results.allSatisfy { $0 ?? 0 <= most }
  }

  /// Whether sets are all the same, as those of a plan are.
  private func isPlan(_ sets: ArraySlice<LoggedSet>) -> Bool {
    guard let first = sets.first else { return false }
    return sets.allSatisfy {
      $0.load == first.load && $0.reps == first.reps && $0.side == first.side && $0.isCompleted == first.isCompleted
    }
  }

  /// Gives planned sets that stand before the same number of sets done, or fewer, to these as their targets.
  static func joiningPlans(_ sets: [LoggedSet]) -> [LoggedSet] {
    let warmups = sets.prefix { $0.isCompleted && $0.kind == .warmup }
    if !warmups.isEmpty, warmups.count < sets.count { return warmups + joiningPlans(Array(sets[warmups.count...])) }
    guard let firstDone = sets.firstIndex(where: \.isCompleted), firstDone > 0,
      sets[..<firstDone].allSatisfy({ !$0.isCompleted && $0.target != nil })
    else { return sets }
    let plans = sets[..<firstDone]
    var done = Array(sets[firstDone...])
    // Warm-ups come before what was planned.
    let working = done.indices.filter { done[$0].kind != .warmup && done[$0].target == nil && done[$0].isCompleted }
    guard !working.isEmpty, done.allSatisfy(\.isCompleted) else { return sets }
    // `Floor press (8-12)`: so many of each set.
    let isOfAll =
      plans.count == 1 && plans[0].target == Target(reps: plans[0].target?.reps) && plans[0].notes == nil
      && plans[0].target?.reps?.contains("-") == true
    for (index, plan) in zip(working, isOfAll ? plans + Array(repeating: plans[0], count: working.count - 1) : plans) {
      done[index].target = plan.target
      // What was said of the plan is told beside what was done.
      if let told = plan.notes {
        done[index].notes = [told, done[index].notes].compactMap(\.self).joined(separator: "\n")
      }
      // `5, 5, 4` below `3x5 @ 100 kg` was done with what was planned.
      if done[index].load == nil, done[index].isMeasuredAsMeant { done[index].load = plan.target?.load }
      // `5012m` below `3 x 20min`: how far it was in that time.
      if done[index].distance != nil, done[index].duration == nil, done[index].reps == nil, plan.target?.distance == nil
      {
        done[index].duration = plan.target?.duration
      }
    }
    return done + plans.dropFirst(working.count)
  }

  mutating func settlePlans() {
    joinLabelsAgain()
    settleSupersets()
    settlePlans(of: plansOfLines)
    session.sections.removeAll { $0.exercises.isEmpty && $0.name == nil && $0.notes == nil }
  }

  /// Gives what `Plan: Deadlift 3x3 @ 150 kg` meant to the sets of the same exercise that were done below, as their targets.
  private mutating func settlePlans(of plans: [(section: Int, exercise: Int)]) {
    guard !plans.isEmpty else { return }
    var names = session.sections.map { $0.exercises.map { foldedName($0.name) } }
    for (section, place) in plans.reversed()
    where names.indices.contains(section) && names[section].indices.contains(place) {
      let plan = session.sections[section].exercises[place]
      guard plan.supersetID == nil || open.isCited, var meant = plan.setGroups.first?.sets, plan.setGroups.count == 1,
        case let told = [plan.notes] + meant.map(\.notes), told.allSatisfy({ ($0?.utf8.count ?? 0) <= 40 }),
        let (other, index) = doneExercise(names[section][place], behind: (section, place), names)
      else { continue }
      for set in meant.indices { meant[set].notes = nil }
      let done = session.sections[other].exercises[index].setGroups[0].sets
      let loads = meant.compactMap { $0.target?.load?.value }
      // Sets that lead up to those of the plan are none of it.
      guard
        open.isCited
          || done.allSatisfy({ set in
            set.kind == .warmup || loads.isEmpty || set.load?.value.map { loads.contains($0) } ?? true
          }),
        2 * done.count >= meant.count,
        case let joined = Self.joiningPlans(meant + done), joined.count < meant.count + done.count
      else { continue }
      session.sections[other].exercises[index].setGroups[0].sets = joined
      let notes = ([session.sections[other].exercises[index].notes] + told).compactMap(\.self)
      if !notes.isEmpty { session.sections[other].exercises[index].notes = notes.joined(separator: "\n") }
      if session.sections[other].exercises[index].setGroups[0].restPeriod == nil {
        session.sections[other].exercises[index].setGroups[0].restPeriod = plan.setGroups[0].restPeriod
      }
      session.sections[section].exercises.remove(at: place)
      names[section].remove(at: place)
    }
  }

  /// The first exercise behind a plan that has its name, and sets that were done.
  private func doneExercise(
    _ name: String, behind plan: (section: Int, exercise: Int), _ names: [[String]]
  ) -> (section: Int, exercise: Int)? {
    for section in plan.section..<names.count {
      for place in names[section].indices where section > plan.section || place > plan.exercise {
        guard isSameLift(names[section][place], name) else { continue }
        let groups = session.sections[section].exercises[place].setGroups
        // What led up to it stands in lines of its own.
        if groups.allSatisfy({ $0.sets.allSatisfy { $0.kind == .warmup } }) { continue }
        guard groups.count == 1, !groups[0].sets.isEmpty,
          groups[0].sets.allSatisfy({ $0.isCompleted && $0.target == nil })
        else { return nil }
        return (section, place)
      }
    }
    return nil
  }

  /// `Superset w/ push-ups 15, 12` below another exercise, or behind it: the two were done in turn.
  mutating func joinSuperset(_ line: NoteLine) {
    guard line.plain.utf8.count <= 120, line.plain.containsBytes(of: "w"),
      case let text = line.plain.lowercased(), Self.turns.contains(where: { text.containsBytes(of: $0) }),
      open.exercise?.label == nil, let last = supersets.indices.last,
      supersets[last].section == session.sections.count - 1, supersets[last].exercise == exerciseIndex - 1
    else { return }
    // Two pairs, one behind the other, are two.
    let label = supersets[last].label ?? (last > 0 && supersets[last - 1].label == "&" ? "|" : "&")
    supersets[last].label = label
    open.exercise?.label = label
  }

  private static let turns = ["superset w", "supersetted w", "super set w", "ss w/", "ss with"]

  /// Exercises with labels of one letter (`A1`, `A2`), one after another, were done in turn.
  private mutating func settleSupersets() {
    var number = 0
    var last: (section: Int, letter: Character)?
    var group: [(Int, Int)] = []
    func finish(_ session: inout Session) {
      if group.count > 1 {
        number += 1
        for (section, exercise) in group {
          session.sections[section].exercises[exercise].supersetID = UniqueIdentifier(high: 0, low: UInt64(number))
          hasSupersets = true
        }
      }
      group = []
    }
    for (section, exercise, label) in supersets {
      guard let letter = label?.first else {
        finish(&session)
        last = nil
        continue
      }
      if let last, last == (section, letter) {} else { finish(&session) }
      last = (section, letter)
      group.append((section, exercise))
    }
    finish(&session)
  }
}
