/// The document of a share bundle: its name, its version and its limits, in one place.
///
/// A field may be added within a version; a change that an older reader would misread makes a new version. The name
/// MUST NOT CHANGE.
enum BundleFormat {
  /// What `format` says in every bundle.
  static let name = "carryover-bundle"
  /// The version that is written, and the newest that is read.
  static let schemaVersion = 1
  /// How many libraries may have been merged into the sender's.
  static let maximumFormerLibraries = 64
  /// The longest name, in Unicode scalars: a single character may be of any number of them.
  static let maximumNameLength = 1000
  /// The longest text, in bytes.
  static let maximumTextLength = 1 << 20
  /// The fields that hold texts; every other holds a name or a word.
  static let textFields: Set<String> = ["notes", "raw", "text"]
}

extension DiagnosticCode {
  static let bundleMalformed = DiagnosticCode(
    "bundle.malformed", .error, "the bundle is not well-formed: %1", remedy: "get it again, whole")
  static let bundleForeign = DiagnosticCode(
    "bundle.foreign", .error, "this is no share bundle: %1", remedy: "give a file that `carryover share` has written")
  static let bundleVersion = DiagnosticCode(
    "bundle.version", .error, "the bundle is of version %1, and this Carryover reads up to version %2",
    remedy: "update Carryover")
  static let bundleKindUnknown = DiagnosticCode(
    "bundle.kind-unknown", .error, "the bundle is of the kind \"%1\", which this Carryover does not know",
    remedy: "update Carryover")
  static let bundleTooLarge = DiagnosticCode(
    "bundle.too-large", .error, "the bundle has more than %1", remedy: "ask for a smaller one; nobody plans so much")
  static let bundleUnreadable = DiagnosticCode(
    "bundle.unreadable", .error, "%1 cannot be read: %2", remedy: "ask the sender to share it again")
  static let bundleValueImpossible = DiagnosticCode(
    "bundle.value-impossible", .error, "%1 is %2, which is not %3",
    remedy: "ask the sender to correct it, and to share it again")
  static let bundleDamaged = DiagnosticCode(
    "bundle.damaged", .error, "the bundle is not what was sent: its checksum is another", remedy: "get it again, whole")
  static let bundleTextTooLong = DiagnosticCode(
    "bundle.text-too-long", .error, "%1 is longer than %2", remedy: "ask the sender to shorten it")
  static let bundleNameEmpty = DiagnosticCode(
    "bundle.name-empty", .error, "%1 is empty", remedy: "give it a name, and share it again")
  static let bundleIdentifierRepeated = DiagnosticCode(
    "bundle.identifier-repeated", .error, "%1 and %2 have one identifier, %3",
    remedy: "share it again once they have two")
  static let bundleRootMissing = DiagnosticCode(
    "bundle.root-missing", .error, "there is no %1 with the identifier %2",
    remedy: "look for what is to be shared in the library, and share it again")
  static let bundleReferenceDangling = DiagnosticCode(
    "bundle.reference-dangling", .error, "%1 refers to the %2 %3, which is not there",
    remedy: "take the reference away, and share it again")
  static let bundleOriginCircular = DiagnosticCode(
    "bundle.origin-circular", .error, "%1 is said to come from %2 of the library that shares it: a circle",
    remedy: "ask the sender to share it again")
  static let bundleOriginRepeated = DiagnosticCode(
    "bundle.origin-repeated", .error, "%1 and %2 are said to come from one and the same",
    remedy: "ask the sender to share it again")
  static let bundleFieldDropped = DiagnosticCode(
    "bundle.field-dropped", .warning, "the field %1 is not known and was left out",
    remedy: "update Carryover where it matters")
  static let bundleEntityDropped = DiagnosticCode(
    "bundle.entity-dropped", .warning, "%1 is not needed by what is shared, and was left out",
    remedy: "ask the sender to share it on its own")
  static let bundleControlCharacter = DiagnosticCode(
    "bundle.control-character", .warning, "%1 has control characters in it; they are kept, and shown as \\u{…}",
    remedy: "rename it once it is yours")
  static let bundleReferenceCleared = DiagnosticCode(
    "bundle.reference-cleared", .note, "%1 refers to something that is not in the bundle; the name beside it stays",
    remedy: "nothing needs to be done")
  static let bundleSettingDropped = DiagnosticCode(
    "bundle.setting-dropped", .warning, "%1 is for a planned exercise that the program does not have; it was left out",
    remedy: "nothing needs to be done")
}
