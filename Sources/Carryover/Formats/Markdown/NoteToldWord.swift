/// What a word, or a phrase, means in sentences that tell sets. The case's name, after `told.`, is its key in
/// `Resources/notes-words.txt`, whose head says what each list is for.
enum NoteToldWord: UInt8, Hashable, Sendable, CaseIterable {
  // The sentences themselves.
  case small, sounds, shortened, turns, pronouns, writer, takenBack, mended, excused
  // Numbers.
  case ordinalEndings, beforeCounts, andHalf
  // What is no set of the day.
  case remembered, trainingMax, since, seasons, pastTimes, later, hoped, wished, didThen, didAll, asMeant
  case weighed, weight, bodyWeight, behindWeight
  case others, people, othersDid, othersAre, saw, shown, had, nobody
  // The names of exercises.
  case nameless, things, beforeThings, behindThings, heads, lifts, machines, row, clean, lone, tilted, did, moved,
    behindDeeds
  // What numbers count, and what stands around them.
  case one, efforts, adjectives, fillers, single, double, triple, times, apiece, counted, otherUnits, numbered
  case arm, side, ways, perHand, ends, holding, beforeLoads, implements, holders, bars, emptyBar
  case beforeReps, behindReps, got, achieved, amounted, still, sums, places, behindOthers, notCounted, manySets
  // Times and distances.
  case kilometers, aMeasure, beforeTimes, beforeBells, between, idle, whole, held, ups
  // What sets are.
  case warming, warmingUp, warmed, warmupOnce, warmupShort, up, down, get, beforeWarmups, working, top, workNouns
  case dropped, drops, drop, back, oneSet, beforeFailure, near, missed, tried, pinned, fates, fallen, notGot
  case last, next, all, twice, everyMinute, sameAgain, without, worn, off
  // Efforts.
  case guessed, felt, left, reserve
  // The attempts of a meet.
  case meets, attempts, goings

  /// The meanings by their keys.
  static let named = Dictionary(uniqueKeysWithValues: allCases.map { ("\($0)", $0) })
}
