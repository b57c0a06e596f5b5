import TextStreams

/// Rules that a line is asked for by the words that it has: what tells of no set of the day is kept as a note, and the rest is
/// put as the notation knows it.
extension NoteAssembly {
  /// Keeps a line of these as the note that it is, and spells what was held, gone or turned as the notation knows it.
  mutating func spellByWords(_ place: Int) {
    if document.abbreviations.hasSignOfFailure { spellSignsOfFailure(place) }
    dropMoreBeforeMeasure(place)
    spellKeyOfSets(place)
    spellCountsWithCrossBehind(place)
    spellSinglesBehindProducts(place)
    if lines[place].content.utf8.first == UInt8(ascii: "*") { dropWordsBehindBold(place) }
    if lines[place].plain.utf8.first.map({ $0 >= 0x80 }) == true { spellChineseBetweenSets(place) }
    let text = lines[place].plain
    guard let first = text.utf8.first, text.utf8.count <= 200, !lines[place].isEscaped else { return }
    let hasWords =
      Self.wordsOfRules.mayBeIn(text) || document.words.filters.warmups.mayBegin(text)
      || text.containsBytes(of: " = ") || text.containsBytes(of: "->") || text.containsBytes(of: "min: ")
    guard hasWords || !first.isLetter && !first.isDigit || document.words.filters.best.mayBeIn(text) else {
      // What has no words has signs.
      if first.isLetter {
        spellLoadAboveSides(place)
        spellProductBehindCounts(place)
        spellSchemeOfBenchmark(place)
      }
      return
    }
    if lines[place].kind == .text || lines[place].kind == .item, isOfOtherTimes(text, at: place) {
      lines[place].isEscaped = true
      return
    }
    dropRemarkOfPlan(place)
    dropSentencesOfOtherTimes(place)
    spellHelpBehindWith(place)
    spellHelpBeforeCounts(place)
    spellWarmedUp(place)
    spellGearOfWarmUp(place)
    spellImplementOfAll(place)
    spellSideOnlyBehindName(place)
    spellResultBehindArrow(place)
    spellWayBehindMinutes(place)
    spellHandsOfCarries(place)
    spellTimesBehindWay(place)
    dropWaysOfRounds(place)
    spellMinutesOfEmom(place)
    spellSetsOfEmom(place)
    dropNameOfVolume(place)
    spellRoundsOfAmrap(place)
    dropLabelsOfLadders(place)
    spellDeedsOfUs(place)
    spellLoadOfGearAbove(place)
    spellTurnsBeforeSets(place)
    spellImplementsByLoad(place)
    spellLoadOfEachHand(place)
    spellLoadAboveSides(place)
    spellProductBehindCounts(place)
    spellSchemeOfBenchmark(place)
  }

  /// All words that these rules look for, each of which few lines have.
  private static let wordsOfRules = NoteBeginnings(
    whole: [
      "ll", "old", "y", "planned", "plan", "rm", "emom", "amrap", "tabata", "side", "only", "ladder", "rung", "round",
      "every", "alle", "con", "com", "avec", "mit", "met", "last", "previous", "previously", "week", "farmer",
      "farmers",
      "carry", "carries", "suitcase", "with", "hand", "dumbbell", "main", "mano", "mão",
    ] + NoteSurvey.diaries.all + goals.all + planners.all + countedSessions.all + deedsOfUs.keys.map(String.init)
      + gearOfLoads.all + heldImplements.all.filter { $0.utf8.count > 2 } + timesGone.all + helpNouns.all + volumes.all
      + warmed.map { String($0.dropLast()) })
}
