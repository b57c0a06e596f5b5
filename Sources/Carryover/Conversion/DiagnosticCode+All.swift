extension DiagnosticCode {
  /// Every kind of finding there is, sorted by its code.
  ///
  /// A code stands here once, but for one that is a warning in a preview and an error in a conversion. The gallery of
  /// errors in the documentation shows each with a small file that brings it about.
  public static let all: [DiagnosticCode] =
    (ofConversions + ofFiles + ofStrong + ofTables + ofNotes + ofDocuments + ofLibraries + ofVerifications)
    .sorted {
      ($0.identifier, $0.severity.rawValue) < ($1.identifier, $1.severity.rawValue)
    }

  private static let ofConversions: [DiagnosticCode] = [
    .conversionLoss, .conversionLossRefused, .sessionConflict, .sessionRepeated, .unitUnconvertible, .mappingForeign,
    .mendedForeign, .mendedColumnsMissing, .mendedLineMissing, .mendedLineUnknown,
    .mappingValue, .accountingMismatch,
  ]

  private static let ofFiles: [DiagnosticCode] = [
    .fileEmpty, .encodingConverted, .fileFailure, .illFormedText, .formatUnknown, .inputBrokenOff, .readingCancelled,
  ]

  private static let ofStrong: [DiagnosticCode] = [
    .strongPositionalColumns, .strongContradiction, .strongConversionDust, .strongCountFractional, .strongDateOrder,
    .strongDateUnreadable, .strongDurationContradiction, .strongDurationUnreadable, .strongExerciseMissing,
    .strongFieldCount, .strongHeaderMissing, .strongNumberImpossible, .strongNumberNegative, .strongNumberUnreadable,
    .strongPlaceholder, .strongQuoteUnclosed, .strongRecordTooLong, .strongReordered, .strongRestWithoutSet,
    .strongRunawayDuration,
    .strongSetOrderUnreadable, .strongShortRow, .strongThousandsComma, .strongUnitAssumed, .strongUnitNotWritten,
    .strongUnitStated, .strongUnitSwitch, .strongUnitOpen, .strongUnitUnclear, .strongUnitUnknown,
    .strongUnknownColumn,
  ]

  private static let ofTables: [DiagnosticCode] = [
    .tableContradiction, .tableNameMissing, .tableFieldCount, .tableJSONUnreadable, .tableQuoteUnclosed,
    .tableRecordTooLong, .tableReordered, .tableSetTwice, .tableStartMissing, .tableUnknownColumn,
    .tableValueUnreadable,
  ]

  private static let ofNotes: [DiagnosticCode] = [
    .markdownAmbiguous, .markdownAmbiguousOrder, .markdownAmbiguousUnit, .markdownDateGiven, .markdownDateOrder,
    .markdownDateWeekday, .markdownDoubtRefused, .markdownExerciseMissing, .markdownForeign, .markdownFrontMatter,
    .markdownSetInProse,
    .markdownUndated, .markdownUnitUnknown, .markdownYearAssumed, .markdownYearMissing,
  ]

  private static let ofDocuments: [DiagnosticCode] = [
    .documentCut, .documentDamaged, .documentUnknownEntity, .documentEntityUnreadable, .documentFieldDropped,
    .documentForeign, .documentMalformed, .documentVersion,
  ]

  private static let ofLibraries: [DiagnosticCode] = [
    .clipboardTooLong, .editChanged, .editSessions,
    .importAccounting, .libraryDamaged, .libraryExists, .libraryForeign, .libraryLocked, .libraryMissing, .planDecision,
    .planInput,
    .planItem, .planLibrary, .planMalformed, .planOptions, .receiptTouchedLater, .receiptUnitStated, .receiptUnknown,
  ]
  private static let ofVerifications: [DiagnosticCode] = [
    .mergeTarget, .verifyActivePrograms, .verifyChildRepeated, .verifyEnd, .verifyFormat, .verifyIdentifierNil,
    .verifyIdentifierRepeated, .verifyLedger, .verifyLibraryTwice, .verifyOrder, .verifyReceipt, .verifyReceiptPart,
    .verifyReference, .verifyTombstone, .verifyValue, .verifyWeak,
  ]
}
