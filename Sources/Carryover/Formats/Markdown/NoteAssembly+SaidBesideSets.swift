/// What a line says beside its sets, put in the words of the notation, in the order in which one rule leaves to another.
extension NoteAssembly {
  mutating func spellSaidBesideSets(_ places: [Int]) {
    for place in places where isSpellable(place, to: 200) {
      spellPinsBeforeLoads(place)
      spellLoadsOfSides(place)
      spellMinutesOfRounds(place)
      spellOnlyBehindArrow(place)
      spellTotals(place)
      spellTimesBehindWays(place)
      spellSendOffs(place)
      dropWhenAmongOthers(place)
      dropRemarkBehindDashes(place)
      spellHeightOfBox(place)
      spellBigDrop(place)
      spellLoadsOn(place)
      spellLoadInBracket(place)
      dropBothLimbs(place)
      dropSumsBehindSets(place)
    }
    dropMinutesOfRounds(places)
    for place in places where isSpellable(place, to: 160) {
      spellRightBehindName(place)
      spellCountsOfSide(place)
      spellAttemptsOfMeet(place)
      spellMissesAmongProducts(place)
      spellMissesBehindSlashes(place)
      spellRepsOfLoadsBelow(place)
      dropThenDone(place)
      dropTotalBehindLoad(place)
      spellBothSides(place)
      spellHelpBehindComma(place)
      spellBars(place)
      planUndoneLine(place)
      spellLoadOfEach(place)
    }
  }
}
