extension DiagnosticCode {
  /// Every kind of finding there is, sorted by its code.
  ///
  /// A code stands here once, but for one that is a warning in a preview and an error in a conversion. The gallery of
  /// errors in the documentation shows each with a small file that brings it about.
  public static let all: [DiagnosticCode] =
    [
      ofConversions, ofFiles, ofLimits, ofStrong, ofLogs, ofTables, ofNotes, ofDocuments, ofLibraries, ofBundles,
      ofEnvelopes, ofTrainingPlans, ofApps, ofVerifications,
    ].flatMap(\.self).sorted {
      ($0.identifier, $0.severity.rawValue) < ($1.identifier, $1.severity.rawValue)
    }

  private static let ofConversions: [DiagnosticCode] = [
    .conversionLoss, .conversionLossRefused, .sessionConflict, .sessionRepeated, .unitUnconvertible, .mappingForeign,
    .mendedForeign, .mendedColumnsMissing, .mendedLineMissing, .mendedLineUnknown,
    .mappingValue, .mappingVersion, .accountingMismatch,
  ]

  private static let ofLimits: [DiagnosticCode] = [
    .limitRecord, .limitField, .limitFields, .limitName, .limitRows, .limitSessions,
  ]

  private static let ofFiles: [DiagnosticCode] = [
    .fileEmpty, .encodingConverted, .fileFailure, .illFormedText, .formatUnknown, .inputBrokenOff, .readingCancelled,
  ]

  private static let ofStrong: [DiagnosticCode] = [
    .strongPositionalColumns, .strongContradiction, .strongConversionDust, .strongCountFractional, .strongDateOrder,
    .strongDateUnreadable, .strongDurationContradiction, .strongDurationUnreadable, .strongExerciseMissing,
    .strongFieldCount, .strongHeaderMissing, .strongNumberImpossible, .strongNumberNegative, .strongNumberUnreadable,
    .strongPlaceholder, .strongQuoteUnclosed, .strongReordered, .strongRestWithoutSet,
    .strongRunawayDuration,
    .strongSetOrderUnreadable, .strongShortRow, .strongThousandsComma, .strongUnitAssumed, .strongUnitNotWritten,
    .strongUnitStated, .strongUnitSwitch, .strongUnitOpen, .strongUnitUnclear, .strongUnitUnknown,
    .strongUnknownColumn,
  ]

  private static let ofLogs: [DiagnosticCode] = [
    .logContradiction, .logConversionDust, .logCountFractional, .logDateOrder, .logDateUnreadable, .logEndBeforeStart,
    .logEndUnreadable, .logExerciseMissing, .logFieldCount, .logNumberImpossible, .logNumberNegative,
    .logNumberUnreadable, .logQuoteUnclosed, .logReordered, .logRunawayDuration,
    .logSessionContradiction, .logTimeInUTC, .logTimeUnreadable, .logUnitAssumed, .logUnitStated, .logUnitSwitch,
    .logUnitOpen, .logUnitUnclear, .logUnitUnknown, .logUnknownColumn, .logUnquotedComma,
  ]

  private static let ofTables: [DiagnosticCode] = [
    .tableContradiction, .tableNameMissing, .tableFieldCount, .tableJSONUnreadable, .tableQuoteUnclosed,
    .tableReordered, .tableSetTwice, .tableStartMissing, .tableUnknownColumn,
    .tableValueUnreadable,
  ]

  private static let ofNotes: [DiagnosticCode] = [
    .markdownAmbiguousOrder, .markdownDateGiven, .markdownDateOrder, .markdownDateWeekday, .markdownDoubtRefused,
    .markdownExerciseMissing, .markdownForeign, .markdownFrontMatter, .markdownLineTooLong, .markdownSessionTooLong,
    .markdownSetInProse, .markdownUndated,
    .markdownUnitUnknown, .markdownYearAssumed, .markdownYearMissing,
  ]

  private static let ofDocuments: [DiagnosticCode] = [
    .documentCut, .documentDamaged, .documentUnknownEntity, .documentEntityUnreadable, .documentFieldDropped,
    .documentForeign, .documentMalformed, .documentVersion,
  ]

  private static let ofTrainingPlans: [DiagnosticCode] = [
    .trainingPlanEmpty, .trainingPlanTooLarge, .trainingPlanJSONDamaged, .trainingPlanPartRejected,
    .trainingPlanValueKept, .trainingPlanRepsKept, .trainingPlanFieldKept, .trainingPlanBlockUnclosed,
    .trainingPlanNameMissing, .trainingPlanSetsAssumed, .trainingPlanSetsRange, .trainingPlanUnitMissing,
  ]

  private static let ofApps: [DiagnosticCode] = [
    .appFieldUnreadable, .appEntityUnreadable, .appIdentifierRepeated, .appListUnknown, .appMalformed,
    .appTimeZoneMissing, .appZoneUnwritten, .appDaylightSaving, .appTimesShortened, .appDerivedDiffers,
    .appFieldUnknown, .appUnitAssumed, .appUnitUnclear, .appUnitOpen, .appUnitNotWritten,
    .gymAppVersion, .gymAppNotShown, .gymAppUnitNotWritten,
  ]

  private static let ofEnvelopes: [DiagnosticCode] = [
    .envelopeMalformed, .envelopeSnapshot, .envelopeWithoutBundle, .envelopeKind, .envelopeTooLarge,
    .envelopeDateMissing, .envelopeTimeZoneMissing,
  ]

  private static let ofLibraries: [DiagnosticCode] = [
    .clipboardTooLong, .editChanged, .editEditor, .editSessions, .importAccounting, .libraryDamaged, .libraryExists,
    .libraryForeign, .libraryLocked, .libraryMissing, .planDecision, .planInput, .planItem, .planLibrary,
    .planMalformed, .planOptions, .receiptTouchedLater,
    .receiptUnitStated, .receiptUnknown,
  ]

  private static let ofBundles: [DiagnosticCode] = [
    .bundleMalformed, .bundleForeign, .bundleVersion, .bundleKindUnknown, .bundleTooLarge, .bundleUnreadable,
    .bundleDamaged, .bundleTextTooLong, .bundleNameEmpty, .bundleIdentifierRepeated, .bundleRootMissing,
    .bundleReferenceDangling, .bundleOriginCircular, .bundleOriginRepeated, .bundleFieldDropped,
    .bundleEntityDropped, .bundleControlCharacter, .bundleReferenceCleared, .bundleSettingDropped,
    .bundleIdentifierTaken, .bundleNoHistory, .bundleValueImpossible,
  ]

  private static let ofVerifications: [DiagnosticCode] = [
    .mergeTarget, .verifyActivePrograms, .verifyChildRepeated, .verifyEnd, .verifyFormat, .verifyIdentifierNil,
    .verifyIdentifierRepeated, .verifyLedger, .verifyLibraryTwice, .verifyOrder, .verifyReceipt, .verifyReceiptPart,
    .verifyReference, .verifyTombstone, .verifyValue, .verifyWeak,
  ]
}
