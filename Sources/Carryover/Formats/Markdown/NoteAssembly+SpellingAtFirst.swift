/// What is spelled before all else of a line: settings, legends, and what is said in passing.
extension NoteAssembly {
  mutating func spellAtFirst(_ places: [Int]) {
    dropSettingsOfGear(places)
    dropLabelsOfRounds(places)
    spellStatusMarks(places)
    spellLoadsBeforeColons(places)
    spellKindsAtNumbers(places)
    spellMeantAndManaged(places)
    spellPairsOfNumberedSets(places)
    spellResultsBehindWords(places)
    spellDecimalsBeforeCounts(places)
    spellWarmupsInBrackets(places)
    spellWarmupsBeforeBars(places)
    spellSentencesOfNames(places)
    spellBellsBehindCommas(places)
    dropOrdinalsOfSets(places)
    dropSaidInPassing(places)
    spellSetsOfSlashes(places)
    spellBodyOfSides(places)
    spellHelpBeforeCounts(places)
    spellLoadsOfTurns(places)
    spellMarksBeforeSets(places)
    spellMissesInWords(places)
    spellToldOfSeveral(places)
  }
}
