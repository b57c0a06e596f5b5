import Foundation
import TextStreams

/// Lays a bundle out as Gym App shares such a thing, with Carryover's own bundle in it.
struct GymAppBundleWriting {
  private let bundle: ShareBundle
  private var projection: GymAppProjection
  private var losses = LossLog(GymAppCapabilities.all)

  private init(_ bundle: ShareBundle, in zone: TimeZone?) {
    self.bundle = bundle
    var options = WritingOptions()
    options.timeZone = zone
    projection = GymAppProjection(
      ProjectionContext(units: UnitTransform(), matcher: ExerciseMatcher(), options: options))
  }

  /// The document of a bundle.
  ///
  /// - Parameters:
  ///   - date: When the session took place, in seconds since 2001.
  ///   - note: Is told of what the app does not see of it.
  static func document(
    of bundle: ShareBundle, date: Double?, in zone: TimeZone?, noting note: (Diagnostic) -> Void
  ) throws(ReadingFailure) -> [UInt8] {
    var writing = GymAppBundleWriting(bundle, in: zone)
    let members = try writing.members(date)
    for loss in writing.losses.losses {
      let values = loss.count == 1 ? "1 value" : "\(loss.count) values"
      note(Diagnostic(.gymAppNotShown, [loss.field, values, loss.reason]))
    }
    for finding in writing.projection.findings { note(finding) }
    var json = AppJSONWriter()
    json.object { json in
      json.raw(GymAppBundle.ownMember, String(decoding: bundle.document().dropLast(), as: UTF8.self))
      json.member("schemaVersion", GymAppReading.schemaVersion)
      for member in members { json.raw(member.name, member.json) }
    }
    return Array(json.text.utf8)
  }

  private mutating func members(_ date: Double?) throws(ReadingFailure) -> [GymAppConstant] {
    let content = bundle.content
    guard bundle.kind.isImportable else { return try partMembers(date) }
    let programs = try objects(content.programs.map(Entity.program))
    let workouts = try objects(content.workouts.map(Entity.workout))
    let modules = try objects(content.modules.map(Entity.module))
    var members: [GymAppConstant] = []
    switch bundle.kind {
    case .program:
      members.append(GymAppConstant(name: "program", json: programs.first ?? "{}"))
      members.append(GymAppConstant(name: "workouts", json: Self.list(workouts)))
    case .workout: members.append(GymAppConstant(name: "workout", json: workouts.first ?? "{}"))
    default: members.append(GymAppConstant(name: "module", json: modules.first ?? "{}"))
    }
    if bundle.kind != .module { members.append(GymAppConstant(name: "modules", json: Self.list(modules))) }
    let templates = try objects(content.exercises.map(Entity.exercise))
    members.append(GymAppConstant(name: "customTemplates", json: Self.list(templates)))
    let implements = try objects(content.implements.map(Entity.implement))
    members.append(GymAppConstant(name: "customImplements", json: Self.list(implements)))
    return members
  }

  private static func list(_ objects: [String]) -> String { "[\(objects.joined(separator: ","))]" }

  private mutating func objects(_ entities: [Entity]) throws(ReadingFailure) -> [String] {
    var objects: [String] = []
    for entity in entities {
      guard let held = try projection.project(entity, losses: &losses) else { continue }
      var json = AppJSONWriter()
      if projection.layout.write(held, to: &json) != nil { objects.append(json.text) }
    }
    return objects
  }

  // MARK: - What took place

  private mutating func partMembers(_ date: Double?) throws(ReadingFailure) -> [GymAppConstant] {
    guard let session = bundle.content.sessions.first,
      let held = try projection.project(session, losses: &losses)
    else { throw ReadingFailure(.input, Diagnostic(.envelopeDateMissing)) }
    var json = AppJSONWriter()
    _ = projection.layout.write(.session(held), to: &json)
    var members: [GymAppConstant] = []
    if bundle.kind == .session {
      members.append(GymAppConstant(name: "session", json: json.text))
    } else if let object = AppObject(json) {
      members = Self.part(object, bundle.kind)
    }
    members.append(GymAppConstant(name: "workoutName", json: GymAppReading.json(session.title ?? "")))
    members.append(GymAppConstant(name: "date", json: GymAppReading.json(date ?? 0)))
    return members
  }

  /// The one part that a session was cut down to.
  private static func part(_ session: AppObject, _ kind: ShareBundle.Kind) -> [GymAppConstant] {
    var session = session
    guard var module = session.objects("completedModules").first else { return [] }
    if kind == .completedModule { return [GymAppConstant(name: "module", json: module.json)] }
    guard var exercise = module.objects("completedExercises").first else { return [] }
    var members: [GymAppConstant] = []
    for name in ["exerciseName", "distanceUnit"] {
      if let json = exercise.peekJSON(name) { members.append(GymAppConstant(name: name, json: json)) }
    }
    var sets: [String] = []
    for group in exercise.objects("completedSetGroups") {
      var group = group
      sets += group.objects("sets").map(\.json)
    }
    if kind == .set {
      members.append(GymAppConstant(name: "setData", json: sets.first ?? "{}"))
      members.append(GymAppConstant(name: "isPR", json: "false"))
    } else {
      members.append(GymAppConstant(name: "setData", json: list(sets)))
    }
    return members
  }
}

extension AppObject {
  /// An object that was just written.
  fileprivate init?(_ json: borrowing AppJSONWriter) {
    let text = Array(json.text.utf8).withByteSlice { bytes in
      try? AppJSONText(
        bytes, at: JSONDocumentSplitter.Place(line: 1, column: 1), findings: AppFindings(file: "", zone: .gmt))
    }
    guard let text else { return nil }
    self.init(text, path: "")
  }
}
