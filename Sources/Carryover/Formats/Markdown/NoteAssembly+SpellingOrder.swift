import TextStreams

/// The lines of a session that may be spelled otherwise, by their signs.
extension NoteAssembly {
  /// Puts a line's words and signs in those that the readers of its sets know.
  mutating func spellLines() {
    namedSets = Array(repeating: nil, count: lines.count)
    if areAllSpelled() {
      passesWording = true
      return
    }
    if !document.signs.signs.isEmpty || document.letters.values.contains(.drop) { spellSignsOfLegend() }
    if !document.abbreviations.times.isEmpty { spellTimesOfLegend() }
    dropStamps()
    spellRowsBelowColumns()
    spellTickedLoads()
    spellInitialsOfSides()
    dropUnweighted()
    spellLoadsBelowScheme()
    spellCountsWithCross()
    spellLoadsOfSidesBelow()
    spellUnitsOfAll()
    spellWarmupsAboveLast()
    spellConditionsOfItems()
    spellStatedNames()
    findQuotedPlans()
    dropStruck()
    planBelowSkipped()
    spellPartsOfProgrammes()
    spellRoundsBehind()
    for place in lines.indices where lines[place].plain.utf8.last == UInt8(ascii: ":") { spellTimesThrough(place) }
    passesWording = hasNoLegend
    var signs = lines.indices.map {
      isSpelled($0) || passesWording && dropPlainRemark($0)
        ? [] : NoteLineSigns(lines[$0].plain)
    }
    passPlainLabels(&signs)
    passPlainSchemes(&signs)
    // Few lines differ in them, and where none has them nothing is looked at.
    var kinds: [NoteLineSigns] = []
    for sign in signs where !sign.isEmpty && !kinds.contains(sign) { kinds.append(sign) }
    guard !kinds.isEmpty else { return }
    func spell(_ wanted: NoteLineSigns, _ body: (inout Self, [Int]) -> Void) {
      guard kinds.contains(where: { $0.isSuperset(of: wanted) }) else { return }
      // The lines that have all of these signs, as they are by now.
      let places = signs.indices.filter { signs[$0].isSuperset(of: wanted) }
      body(&self, places)
      for place in places {
        signs[place] = NoteLineSigns(lines[place].plain)
        if !kinds.contains(signs[place]) { kinds.append(signs[place]) }
      }
    }
    spell([.dash, .comma, .lastDigit]) { $0.spellLoadsBeforeDashes($1) }
    spell([.firstLetter, .bracket]) {
      $0.spellKindsBehindNames($1)
      $0.dropSettingsOfGear($1)
    }
    if document.hasStated { spell(.digit) { $0.spellStated($1) } }
    spell(.firstLetter) { $0.spellNamesSaidAgain($1) }
    spell(.digit) { $0.spellSetsAndShares($1) }
    spell([.firstLetter, .digit]) { $0.spellListsBehindNames($1) }
    spell([.firstLetter, .digit]) { $0.spellPlansBesideResults($1) }
    spell(.firstLetter) {
      $0.spellWordsWithoutSpaces($1)
      $0.spellRoundsWithSlashes($1)
    }
    spell(.firstDigit) {
      $0.spellChineseNumbers($1)
      $0.spellRoundsWithSlashes($1)
    }
    spell([.firstLetter, .digit]) { $0.spellLabelsOfSupersets($1) }
    spell([.firstLetter, .colon]) { $0.spellResultKeys($1) }
    spell([.firstLetter, .comma]) { $0.dropSharesOfNames($1) }
    spell([.firstLetter, .bracket]) { $0.dropSharesOfNames($1) }
    spell(.digit) {
      $0.spellCountsAndSides($1)
      $0.spellChains($1)
      $0.spellBracketsBehindSets($1)
    }
    spell(.digit) {
      $0.spellFillersAmongSets($1)
      $0.spellSignsAroundLoads($1)
      $0.spellSaidBesideSets($1)
      $0.spellPlansAndOutcomes($1)
      $0.spellFactsInWords($1)
      $0.spellStepsBeforeLoads($1)
      $0.spellSignsAmongNumbers($1)
    }
    spell(.digit) { $0.spellAtFirst($1) }
    spell(.firstLetter) {
      $0.spellLetters($1)
      $0.spellUnitsBehindNames($1)
      $0.dropRemarksBehindDashes($1)
    }
    spell([.firstLetter, .digit]) {
      $0.spellOpenings($1)
      $0.dropBehindNames($1)
      $0.spellPlansBeforeArrows($1)
      $0.spellWarmupsWithoutNumbers($1)
    }
    spell(.firstDigit) { $0.dropBehindNames($1) }
    spell([.comma, .digit]) { $0.spellDecimalsOfPlans($1) }
    spell([.digit, .bracket]) { $0.dropLabelsInLines($1) }
    spell([.digit, .colon]) { $0.dropLabelsInLines($1) }
    spell([.digit, .comma]) { $0.dropLabelsInLines($1) }
    spell([.digit, .dash, .firstLetter, .lastLetter]) { $0.spellHelpBeforeTimes($1) }
    spell([.digit, .comma, .lastLetter]) {
      $0.spellSameInLists($1)
      $0.spellLoadsBeforeReps($1)
    }
    spell([.digit, .comma, .lastDigit]) { $0.spellSameInLists($1) }
    spell([.digit, .comma]) { $0.spellPairsInBrackets($1) }
    spell([.firstDigit, .colon]) { $0.dropHoursBeforeSets($1) }
    spell(.firstDigit) { $0.spellColumnsOfLegend($1) }
    spell(.digit) {
      $0.spellSetsOfFields($1)
      $0.spellSums($1)
      $0.spellBells($1)
      $0.spellPlansAndCounts($1)
      $0.spellNamesAmongNumbers($1)
      $0.spellSetsAlike($1)
      $0.spellOwnLayouts($1)
      $0.spellSaidOtherwise($1)
      $0.spellOwnShorthand($1)
      $0.spellExceptions($1)
    }
    spell([.firstLetter, .bracket, .colon, .plus]) {
      $0.spellLoadsOfComplex($1)
      $0.spellComplexes($1)
    }
    spell([.firstLetter, .digit]) { $0.spellAttempts($1) }
    spell(.firstDigit) { $0.spellAttempts($1) }
    spell(.bracket) { $0.spellMarks($1) }
    spell(.digit) {
      $0.spellEnds($1)
      $0.spellOtherWords($1)
      $0.spellLoadsBeforeCounts($1)
    }
    spell([.smallX, .firstLetter]) { $0.spellTicks($1) }
    spell([.firstLetter, .digit]) {
      $0.spellLabelsAgain($1)
      $0.spellRemarksAmong($1)
    }
    spell(.firstDigit) { $0.spellRemarksAmong($1) }
    spell([.smallX, .firstLetter, .digit]) { $0.spellRampBeforeWork($1) }
    spell(.firstDigit) {
      $0.keepUncounted($1)
      $0.spellSetNumbers($1)
    }
    spell([.firstLetter, .digit]) {
      $0.keepUncounted($1)
      $0.spellNumbersOfSets($1)
      $0.dropClimbs($1)
      $0.dropHeights($1)
      $0.spellSidesBehindNames($1)
      $0.spellCountsInWords($1)
    }
    spell([.firstDigit, .plus]) { $0.spellAsides($1) }
    spell([.firstDigit, .smallX, .comma]) { $0.spellAsides($1) }
    spell([.firstLetter, .digit]) {
      $0.keepScoresOfPain($1)
      $0.spellFewerResults($1)
      $0.spellSpacedResults($1)
      $0.spellAsides($1)
      $0.spellBehindSets($1)
    }
    spell([.firstDigit, .colon, .comma]) { $0.spellBehindSets($1) }
    spell([.firstLetter, .digit]) {
      $0.spellCorrections($1)
      $0.spellWaysOfSets($1)
      $0.spellLoadsInWords($1)
      $0.dropLinksOfBands($1)
      $0.spellToldSets($1)
    }
    spell([.firstLetter, .digit, .lastDigit]) {
      $0.spellLoadsOfBody($1)
      $0.spellListsOfSchemes($1)
    }
    spell([.firstDigit, .digit, .lastDigit]) {
      $0.spellWaysOfSets($1)
      $0.spellLoadsInWords($1)
      $0.spellFieldsOfSets($1)
    }
    spell([.firstDigit, .smallX, .lastDigit]) { $0.spellLoadsOfBody($1) }
    spell([.firstDigit, .comma, .dash]) { $0.spellCorrections($1) }
    spell([.digit, .bracket, .slash]) { $0.spellSignsBehindSets($1) }
    spell([.digit, .dash, .smallX]) { $0.spellSignsBehindSets($1) }
    spell(.digit) {
      $0.dropComments($1)
      $0.spellWording($1)
    }
    spell(.digit) {
      $0.spellRestated($1)
      $0.spellLastEfforts($1)
      $0.spellSidesInTurn($1)
      $0.spellAfterwards($1)
      $0.dropSaidBeside($1)
    }
    spell([.firstLetter, .digit, .lastLetter]) { $0.spellWaysAbove($1) }
    spell([.firstLetter, .bracket]) { $0.dropGearBehindNames($1) }
    spell([.firstLetter, .smallX, .digit]) { $0.dropGearBehindNames($1) }
    spell([.firstLetter, .dash]) { $0.dropGearBehindNames($1) }
    spell([.firstLetter, .comma, .lastDigit]) { $0.dropGearBehindNames($1) }
    spell([.firstDigit, .smallX, .plus]) { $0.spellOpenCounts($1) }
    spell([.firstLetter, .digit]) { $0.spellResults($1) }
    spell([.firstLetter, .comma, .digit]) { $0.dropTurnsBehindNames($1) }
    spell([.smallX, .digit, .lastLetter]) { $0.spellUnitsBehindProducts($1) }
    spell([.firstDigit, .slash, .lastDigit]) { $0.spellListsBelowCounts($1) }
    spell([.firstDigit, .comma, .lastDigit]) { $0.spellListsBelowCounts($1) }
    spell([.digit, .lastLetter]) {
      $0.spellRamps($1)
      $0.spellCountsBehindCommas($1)
    }
    spell([.digit, .smallX, .lastDigit]) { $0.spellRamps($1) }
    spell([.digit, .dash]) { $0.spellCountsInWords($1) }
    spell([.firstDigit, .comma]) { $0.spellCountsInWords($1) }
    spell([.firstLetter, .colon, .digit]) { $0.dropOccasions($1) }
    spell([.firstLetter, .comma, .colon, .digit]) { $0.dropPlatesOfMachines($1) }
    spell([.firstLetter, .bracket]) {
      $0.spellBracketsOfSides($1)
      $0.spellBracketsOfBands($1)
    }
    spell([.firstLetter, .digit]) { $0.spellLadders($1) }
    spell([.firstLetter, .comma, .digit]) {
      $0.dropIntervalsBehindCommas($1)
      $0.dropSetNumbersBehindNames($1)
    }
    spell([.firstLetter, .bracket, .digit]) {
      $0.dropMarksInLists($1)
      $0.spellLoadsOfImplements($1)
      $0.dropPools($1)
      $0.spellWarmUpMarks($1)
      $0.dropIntervals($1)
      $0.dropFormerSets($1)
    }
    spell([.firstDigit, .bracket, .slash]) { $0.dropPrescribedPairs($1) }
    spell([.smallX, .dash, .digit]) { $0.spellLoadsBehindDashes($1) }
    spell([.firstDigit, .bracket]) { $0.dropBasesOfParts($1) }
    spell(.firstDigit) { $0.spellLoadsBehindParts($1) }
    spell([.firstLetter, .lastLetter, .digit]) { $0.spellTotals($1) }
    spell([.slash, .digit]) { $0.spellDoubleSlashes($1) }
    spell([.firstLetter, .comma, .digit, .lastLetter]) { $0.spellWaysOfLaps($1) }
    spell([.colon, .digit]) { $0.spellBenchmarks($1) }
    spell([.firstLetter, .colon, .digit]) {
      $0.spellRoundsByTurns($1)
      $0.spellSetsOnTheMinute($1)
      $0.spellForTime($1)
    }
    spell([.firstLetter, .digit]) {
      $0.spellMinutesByTurns($1)
      $0.spellMoreSets($1)
      $0.spellSetsOfBar($1)
      $0.dropBarsBeforeLoads($1)
      $0.dropWordsOfPairs($1)
      $0.dropPlannedBeforeSets($1)
    }
    spell([.firstLetter, .comma, .digit]) { $0.spellWaysWithWords($1) }
    spell([.firstLetter, .smallX, .digit]) { $0.spellPairsAboveCounts($1) }
    spell([.firstLetter, .digit]) {
      $0.spellWeightsBeforeDashes($1)
      $0.spellBodyOfGermans($1)
    }
    spell([.firstDigit, .lastLetter]) { $0.spellStrokes($1) }
    spell([.slash, .comma, .lastDigit]) { $0.spellLoadsWithLists($1) }
    spell([.slash, .digit, .lastLetter]) { $0.spellSetsBehindSlashes($1) }
    spell([.firstLetter, .digit]) { $0.spellSpacedLoads($1) }
    spell([.firstDigit, .bracket, .colon]) { $0.dropPlansBeside($1) }
    spell(.digit) { $0.spellMissesBehind($1) }
    spell([.colon, .comma, .digit]) { $0.spellCommasOfTimes($1) }
    spell([.smallX, .colon, .digit]) { $0.spellTimesOfLaps($1) }
    spell([.smallX, .colon, .digit]) { $0.spellTimeOfAllLaps($1) }
    spell([.smallX, .digit]) { $0.dropRestsOfLaps($1) }
    spell([.colon, .digit]) {
      $0.spellBareSeconds($1)
      $0.dropSendOffs($1)
    }
    spell([.firstLetter, .colon, .digit]) { $0.spellSplits($1) }
    spell([.colon, .digit]) { $0.spellInlineFields($1) }
    spell([.firstLetter, .slash, .bracket, .lastDigit]) { $0.spellBracketedSets($1) }
    spell([.firstLetter, .point, .digit]) { $0.dropPlaces($1) }
    if kinds.contains(where: { $0.isSuperset(of: [.firstLetter, .digit]) }) { spellRanks() }
    spell([.firstLetter, .digit]) {
      $0.spellInches($1)
      $0.spellWarmUpRuns($1)
    }
    spell([.firstDigit, .lastDigit, .colon, .comma]) { $0.spellShortTimes($1) }
    spell([.slash, .largeR, .lastDigit]) { $0.spellTurns($1) }
    spell([.digit, .dash]) { $0.spellDashesOfLegend($1) }
    spell([.slash, .digit]) {
      $0.spellTriplesOfLegend($1)
      $0.spellLoadsBetweenSlashes($1)
    }
    spell([.bar, .firstLetter, .digit]) { $0.spellBars($1) }
    spell([.firstDigit, .lastLetter]) { $0.spellBarAlone($1) }
    spell([.firstLetter, .lastLetter, .digit]) { $0.spellMarkedRuns($1) }
    spell([.firstLetter, .plus, .digit]) { $0.spellMarkedRuns($1) }
    spell([.firstDigit, .colon]) { $0.spellNumberedTimes($1) }
    spell([.slash, .largeR, .lastDigit]) { $0.spellLoadsOfSides($1) }
    spell([.largeR, .lastDigit]) { $0.spellSidesOfLoads($1) }
    spell([.firstLetter, .digit]) { $0.spellSidesInWords($1) }
    spell([.firstLetter, .digit]) { $0.spellAgain($1) }
    spell([.slash, .colon, .lastDigit]) { $0.spellListsOfBody($1) }
    spell(.comma) { $0.spellPhrases($1) }
    spell(.bracket) { $0.spellBrackets($1) }
    spell([.dash, .firstLetter, .digit]) { $0.spellDashedPairs($1) }
    spell([.colon, .firstLetter, .lastDigit]) { $0.spellLoadsOfCounts($1) }
    spell(.caret) { $0.dropBlockNames($1) }
    spell(.largeR) { $0.spellSides($1) }
    spell([.largeR, .colon, .lastDigit]) { $0.spellSideBehindName($1) }
    spell([.firstLetter, .lastDigit]) { $0.spellColumns($1) }
    spell([.firstDigit, .colon]) {
      $0.dropSecondsOfDay($1)
      $0.dropClocks($1)
    }
    spell([.firstDigit, .lastLetter]) { $0.spellWays($1) }
    spell([.digit, .smallM]) { $0.spellMinus($1) }
    spell([.firstDigit, .dash]) { $0.spellAdded($1) }
    spell([.dash, .colon, .digit]) { $0.spellHelp($1) }
    spell([.point, .digit]) { $0.spellLeaders($1) }
    spell([.firstLetter, .slash]) { $0.spaceSlashes($1) }
  }
}
