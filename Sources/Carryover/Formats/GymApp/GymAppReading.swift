import Foundation
import TextStreams

/// Makes values of the model of the app's objects.
///
/// It knows nothing of files: the same reads an export, a bundle that somebody shared, and what the writer has just
/// written.
struct GymAppReading {
  /// What the document says of the things that its sessions and plans name.
  var index: GymAppIndex
  /// The zone in which points in time are read.
  var zone: TimeZone?
  /// The units of loads.
  var loadUnits: LoadUnitSchedule?
  /// The unit of distances where an exercise does not say it, as documents of before it could do not.
  var distanceUnit: DistanceUnit?
  /// How identifiers are made where the document has none.
  var identity = SessionIdentity()

  /// The format's source, by which entities say where they come from.
  static let source = "gym-app"

  /// The newest version of the app's documents whose fields are known.
  static let schemaVersion = 1

  /// The unit of what is planned, which is for today: the one in force last.
  var plannedUnit: LoadUnit? { loadUnits.map { $0.changes.last?.unit ?? $0.first } }

  // MARK: - Values

  /// Takes an identifier; the one that stands for none, all of whose bits are zero, is none.
  static func reference(_ name: String, _ object: inout AppObject) -> UniqueIdentifier? {
    let id: UniqueIdentifier? = object.take(name)
    return id == .zero ? nil : id
  }

  /// Takes a text; an empty one is none, for where the app cannot do without.
  static func text(_ name: String, _ object: inout AppObject) -> String? {
    let text: String? = object.take(name)
    return text?.isEmpty == true ? nil : text
  }

  /// Takes a point in time; 2001-01-01T00:00:00Z stands for none where the app cannot do without.
  static func instant(_ name: String, _ object: inout AppObject) -> Instant? {
    let instant = object.instant(name)
    return instant?.secondsSince2001 == 0 ? nil : instant
  }

  /// The template that an object names: the one that Carryover wrote beside, one of the document's, of the catalogue's,
  /// or that of a planned exercise.
  ///
  /// - Parameter extras: Keeps the identifier where it is none of these, or where more than the template's is to be
  ///   known of it.
  func template(_ name: String, _ object: inout AppObject, _ extras: inout GymAppExtras) -> Identifier<Exercise>? {
    let stated = Self.reference(GymAppNames.statedTemplate, &object)
    guard let id = Self.reference(name, &object) else { return stated.map { Identifier($0) } }
    let template = stated ?? index.template(of: id)
    if template != id { extras.keep(name, Self.json(id)) }
    return template.map { Identifier($0) }
  }

  /// The equipment that an object names. What is not in the document is kept beside: nothing that a library holds may
  /// name equipment that is not there.
  func implements(_ object: inout AppObject, _ extras: inout GymAppExtras) -> [Identifier<Implement>] {
    let ids = object.list("implementIds", of: UniqueIdentifier.self)
    let others = ids.filter { !index.hasImplement($0) }
    if !others.isEmpty { extras.keep("implementIds", "[\(others.map(Self.json).joined(separator: ","))]") }
    return ids.filter(index.hasImplement).map { Identifier($0) }
  }

  /// An identifier as the app writes it.
  static func json(_ id: UniqueIdentifier) -> String { "\"\(id.description.uppercased())\"" }

  /// Takes the muscles that an object names.
  static func muscles(_ name: String, _ object: inout AppObject) -> [String] {
    object.list(name, of: String.self).map(GymAppSpelling.muscle)
  }
}
