import TrainingModel

/// What the two numbers of a pair (`3x5`) are where nothing in the pair says so.
enum PairOrder: String, Hashable, Sendable, CaseIterable {
  case setsByReps, repsBySets, loadByReps, repsByLoad
}

/// What the ends of a triple (`100x5x3`) are where nothing in it says so; repetitions stand in the middle of both.
enum TripleOrder: String, Hashable, Sendable, CaseIterable {
  case setsRepsLoad, loadRepsSets
  /// `100x3x5` where a legend says weight × sets × repetitions, and only there.
  case loadSetsReps
  /// `5x225x3` where a legend says repetitions × weight × sets, and only there.
  case repsLoadSets
}

/// The orders of numbers that a document, or a section of it, keeps to.
struct NotationConventions: Hashable, Sendable {
  /// The order of a pair beside which no load is stated.
  var pair: PairOrder?
  /// The order of a pair beside which a load is stated: sets and repetitions, or the reverse.
  var countPair: PairOrder?
  /// The order of a triple of numbers that are all small.
  var triple: TripleOrder?
  /// The order of two numbers with a slash between, where a legend or most of them say it: `30/12`.
  var slashPair: PairOrder?
  /// Whether a legend says what three numbers with slashes between are: `60/8/3`.
  var hasSlashTriples = false
  /// Whether a legend says that the last of three numbers with slashes between is an effort, and which: `weight/reps/rpe`.
  var slashEffort: NoteWord?
  /// Whether a legend says that a number in a bracket behind the repetitions is an effort, and which: `load x reps (RIR)`.
  var bracketEffort: NoteWord?
  /// Whether a legend says that a plus stands behind what was done in a set for as many as could be: `+ = AMRAP`.
  var hasMostBehindPlus = false
  /// Whether a legend says that a dash stands between a load and its repetitions: `weight-reps`.
  var hasDashedPairs = false
  /// The unit of most loads.
  var loadUnit: LoadUnit?
  /// Whether loads of nothing stand before repetitions: `pullup 0 10`, `0/12`, `0x8`.
  var hasZeroLoads = false
  /// Whether two numbers behind a name are a load and its repetitions: `bench 100 5`.
  var hasSpacedPairs = false
  /// What a bar weighs that nothing hangs on, where a legend says it: `bar = 45`.
  var weightOfBar: Load?
  /// Whether runs of numbers without signs begin with the load: `80 8 8 7`.
  var beginsRunsWithLoads = false
  /// Whether a legend says that a number behind `@` is the load: `sets x reps @ weight`.
  var hasLoadBehindAt = false
  /// Whether several loads stand behind `@` and nothing is said of efforts, so that small numbers there are loads, too.
  var mayHaveLoadBehindAt = false
  /// Whether a legend or a header says so, and not the vote.
  var isExplicit = false

  /// Whether the first number beside a load may be that of the sets.
  var mayCountSets: Bool { countPair ?? pair != .repsBySets }
}
