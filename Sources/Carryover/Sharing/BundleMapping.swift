/// Which identifiers the things of a bundle have in a library that receives it: one answer for every identifier of the
/// bundle, given once.
///
/// Exercises of the catalogue keep theirs. What was first in this library, or was received before, has the identifier
/// that it has here. Anything else gets one that is made from the library's and from where it comes from in the first
/// place, so that it is the same whoever brings it and however often. No two things of a bundle get the same.
struct BundleMapping: Sendable {
  /// What is received beside what is there already, as a copy of its own.
  enum Copies: Sendable {
    /// Nothing is.
    case none
    /// Programs, workouts and modules, and all that is in them.
    case plans
  }

  /// Where things come from, and what is known of it.
  let origins: KnownOrigins
  private var table: [UniqueIdentifier: UniqueIdentifier] = [:]

  /// Makes the mapping of a bundle.
  ///
  /// - Throws: A failure when an identifier is one of the library's that no origin explains, or when two things of the
  ///   bundle would have one identifier.
  init(
    _ bundle: ShareBundle, into library: PersonalLibrary, copies: Copies = .none
  ) throws(ReadingFailure) {
    let contents = BundleIdentifiers(bundle)
    origins = KnownOrigins(library, sender: [bundle.libraryID] + bundle.formerLibraryIDs)
    let salted = contents.salted(bundle, copies)
    let salt = Self.salt(bundle, copies, library)
    for id in contents.all {
      let origin = bundle.origin(of: id)
      if ExerciseCatalogue.hasExercise(id) {
        table[id] = id
      } else if salted.contains(id), copies == .plans || !origins.isOwn(origin) {
        table[id] = Self.derived(origin, in: library.id, salt)
      } else {
        table[id] = origins.id(of: origin) ?? Self.derived(origin, in: library.id, "")
      }
    }
    try check(contents, bundle, library)
  }

  /// The identifier here of one in the bundle.
  subscript(id: UniqueIdentifier) -> UniqueIdentifier { table[id] ?? id }

  /// The mapping as it is applied to entities.
  var identifiers: IdentifierMapping { IdentifierMapping { self[$0] } }

  /// The identifier of something that was never here: version 5 of where it comes from in the library's namespace.
  /// The recipe MUST NOT CHANGE: people's libraries hold its results.
  private static func derived(
    _ origin: EntityOrigin, in library: UniqueIdentifier, _ salt: String
  ) -> UniqueIdentifier {
    UniqueIdentifier(namespace: library, name: "received:\(salt)\(origin.libraryID):\(origin.entityID)".utf8)
  }

  /// What sets the identifiers of copies apart, and those of a part of a session from the session's.
  private static func salt(_ bundle: ShareBundle, _ copies: Copies, _ library: PersonalLibrary) -> String {
    guard copies == .plans else { return "\(bundle.kind.rawValue):\(bundle.origin(of: bundle.root).entityID):" }
    let known = Set(library.content.entitiesBesideSessions.map(\.id))
    let origin = bundle.origin(of: bundle.root)
    var number = 1
    while known.contains(derived(origin, in: library.id, "copy \(number):")) { number += 1 }
    return "copy \(number):"
  }
}

extension BundleMapping {
  private func check(
    _ contents: BundleIdentifiers, _ bundle: ShareBundle, _ library: PersonalLibrary
  ) throws(ReadingFailure) {
    var sources: [UniqueIdentifier: UniqueIdentifier] = [:]
    for id in contents.all {
      guard let other = sources.updateValue(id, forKey: self[id]) else { continue }
      throw ReadingFailure(
        .input, Diagnostic(.bundleOriginRepeated, [contents.name(of: other), contents.name(of: id)]))
    }
    if let (first, second) = contents.repeated {
      throw ReadingFailure(
        .input, Diagnostic(.bundleIdentifierRepeated, [contents.name(of: first), second, "\(first)"]))
    }
    let own = LibraryIdentifiers(library, among: Set(contents.all).union(sources.keys))
    for identity in contents.identities {
      let id = identity.id
      let isExplained = !own.has(id) || self[id] == id || origins.isOwn(bundle.origin(of: id))
      // What is said to be one of the library's own things has to be one of the same kind.
      let isOfKind = !own.has(self[id]) || own.has(self[id], as: identity.thing)
      guard isExplained || contents.isMadeAlike(identity, library), isOfKind else {
        throw ReadingFailure(.input, Diagnostic(.bundleIdentifierTaken, [identity.path, "\(id)"]))
      }
    }
  }
}

extension ExerciseCatalogue {
  private static let byID = Dictionary(uniqueKeysWithValues: shipped.exercises.map { ($0.id.value, $0) })

  /// Whether an identifier is that of an exercise that Carryover knows.
  static func hasExercise(_ id: UniqueIdentifier) -> Bool { byID[id] != nil }

  /// The exercise that Carryover knows by an identifier.
  static func exercise(_ id: UniqueIdentifier) -> Exercise? { byID[id] }
}

extension DiagnosticCode {
  static let bundleIdentifierTaken = DiagnosticCode(
    "bundle.identifier-taken", .error,
    "%1 has the identifier %2, which something else in the library has, and nothing says why",
    remedy: "nothing was changed; do not trust this bundle unless you know how it was made")
}
