/// What most texts are known not to hold at little cost, by the beginnings of words.
///
/// They are made once for a list of words, and not for each document.
struct NoteFilters: Sendable {
  /// The words for load units, the keys of facts that may stand without a colon, and the words for rounds.
  let units: NoteBeginnings
  let plainFacts: NoteBeginnings
  let rounds: NoteBeginnings
  /// The words for warm-ups.
  let warmups: NoteBeginnings
  /// The words that tell of pain, and those for the parts of the body.
  let pain: NoteBeginnings
  let bodies: NoteBeginnings
  /// The words that put off what stands behind them.
  let coming: NoteBeginnings
  /// The words that say of a day that it was planned and not done.
  let undone: NoteBeginnings
  /// The words that say of sets that they were not done, behind them and before them.
  let denied: NoteBeginnings
  let forgone: NoteBeginnings
  /// Those, and the words that say of an exercise without sets that it was not done.
  let omitted: NoteBeginnings
  /// The words that say that a set went on with less.
  let lowered: NoteBeginnings
  /// The words that say that somebody got warm.
  let loosening: NoteBeginnings
  /// The words for the most that somebody ever lifted.
  let best: NoteBeginnings
  /// The words for what somebody else did.
  let othersDid: NoteBeginnings
  /// The words that a label may have which puts off all below it, and those that do so before a day; and the first words
  /// of all of them.
  let announcing: NoteBeginnings
  let toward: NoteBeginnings
  let days: NoteBeginnings
  let firstOfAnnouncing: NoteBeginnings
  /// The words for drop sets, and those that say that a set was the last.
  let drops: NoteBeginnings
  let closings: NoteBeginnings
  /// The words for weight that is taken off.
  let help: NoteBeginnings
  /// The words that a legend is made of, and those that numbers are written out beside.
  let legend: NoteBeginnings
  /// The words that a number which is written out may stand before.
  let counted: NoteBeginnings
  /// The words that say something of sets without a number: what was moved, how often, how long.
  let measured: NoteBeginnings
  let dates: NoteDateFilter

  init(_ table: NoteWordTable) {
    let meanings: Set<NoteWord> = [.sets, .reps, .at, .by, .kilograms, .pounds]
    units = NoteBeginnings(table.words { $0.meaning == .kilograms || $0.meaning == .pounds })
    pain = NoteBeginnings(table.words { $0.lists.contains(.pain) })
    bodies = NoteBeginnings(table.words { $0.lists.contains(.body) })
    coming = NoteBeginnings(table.words { $0.lists.contains(.coming) })
    undone = NoteBeginnings(whole: table.words { $0.lists.contains(.undone) }.map(Self.longestWord))
    denied = NoteBeginnings(whole: table.words { $0.lists.contains(.denied) }.map(Self.longestWord))
    forgone = NoteBeginnings(whole: table.words { $0.lists.contains(.forgone) }.map(Self.longestWord))
    omitted = NoteBeginnings(
      whole: table.words { !$0.lists.isDisjoint(with: [.denied, .omitted]) }.map(Self.longestWord))
    lowered = NoteBeginnings(table.words { $0.lists.contains(.lowered) }.map { String($0.prefix { $0 != " " }) })
    loosening = NoteBeginnings(
      whole: table.words { $0.lists.contains(.loosening) || $0.meaning == .warmup }.map(Self.longestWord))
    best = NoteBeginnings(whole: table.words { $0.lists.contains(.best) })
    othersDid = NoteBeginnings(whole: table.words { $0.lists.contains(.othersDid) }.map(Self.longestWord))
    announcing = NoteBeginnings(
      whole: table.words { !$0.lists.isDisjoint(with: [.intended, .wished, .coming]) }.map(Self.longestWord))
    toward = NoteBeginnings(whole: table.words { $0.lists.contains(.toward) })
    days = NoteBeginnings(whole: table.words { $0.weekday > 0 } + Array(NoteWords.daysToCome.all))
    firstOfAnnouncing = NoteBeginnings(
      table.words { !$0.lists.isDisjoint(with: [.intended, .wished, .toward, .coming]) }
        .map { String($0.prefix { $0 != " " }) })
    help = NoteBeginnings(table.words { $0.meaning == .assisted })
    drops = NoteBeginnings(table.words { $0.meaning == .drop })
    closings = NoteBeginnings(
      table.words { $0.lists.contains(.closing) }.map { String($0.prefix { $0 != " " }) })
    warmups = NoteBeginnings(table.words { $0.meaning == .warmup })
    plainFacts = NoteBeginnings(
      table.words { $0.field == .bodyweight || $0.field == .duration || $0.field == .feeling })
    rounds = NoteBeginnings(
      table.words { $0.meaning == .rounds || $0.meaning == .superset } + Array(NoteRounds.circuits.all))
    legend = NoteBeginnings(table.words { $0.meaning.map { meanings.contains($0) } ?? false })
    let counts: Set<NoteWord> = [.sets, .reps, .kilograms, .pounds]
    counted = NoteBeginnings(table.words { $0.meaning.map { counts.contains($0) } ?? false })
    let small: Set<NoteWord> = [
      .of, .at, .for, .by, .in, .then, .and, .to, .got, .article, .on, .cue, .counter, .approximately, .setting, .speed,
      .left, .right,
    ]
    measured = NoteBeginnings(
      table.words { $0.number > 0 || $0.meaning.map { !small.contains($0) } ?? false } + ["x", "xf"])
    dates = NoteDateFilter(table)
  }

  /// The word of a phrase that the fewest texts hold: the longest one.
  private static func longestWord(_ phrase: String) -> String {
    let words = phrase.split { !($0.isASCII && $0.isLetter) }
    return words.max { $0.utf8.count < $1.utf8.count }.map(String.init) ?? ""
  }
}
