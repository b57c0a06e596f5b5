import Foundation
import TextStreams

/// Reads a bundle of Gym App's own, in the memory of the bundle.
///
/// What is wrong with a field is told and left out, as in the app's documents; what is wrong with the whole is refused,
/// as in any bundle.
struct GymAppBundleReading {
  private let kind: ShareBundle.Kind
  private let options: ReadingOptions
  private let findings: AppFindings
  private var reading: GymAppReading
  private var templates: TemplateFinder
  private let limits: ReadingLimits
  private var nodes: [BundleNode] = []

  private init(_ kind: ShareBundle.Kind, _ options: ReadingOptions, _ name: String) {
    self.kind = kind
    self.options = options
    findings = AppFindings(file: name, zone: options.timeZone)
    reading = GymAppReading(options)
    reading.index = GymAppIndex()
    templates = TemplateFinder(options.matcher)
    limits = options.limits
  }

  /// Reads a bundle.
  static func read(
    _ input: InputSource, _ kind: ShareBundle.Kind, _ options: ReadingOptions, noting note: (Diagnostic) -> Void
  ) throws(ReadingFailure) -> ShareBundle {
    var reading = GymAppBundleReading(kind, options, input.name)
    defer { for finding in reading.findings.log.diagnostics { note(finding) } }
    guard input.count <= UInt64(max(options.limits.bundleLength, 0)) else {
      throw reading.failure(.bundleTooLarge, [ReadingLimits.text(options.limits.bundleLength)])
    }
    // The app does not say the unit of weights.
    var survey = GymAppBundleReading(kind, options, input.name)
    _ = try survey.take(survey.object(input))
    var evidence = UnitEvidence()
    for node in survey.nodes { evidence.add(node.entity) }
    reading.reading.loadUnits = try reading.findings.decideUnit(evidence, options)
    let root = try reading.take(reading.object(input))
    return try reading.bundle(root, noting: note)
  }

  private func failure(
    _ code: DiagnosticCode, _ arguments: [String], at place: JSONDocumentSplitter.Place? = nil
  ) -> ReadingFailure {
    ReadingFailure(
      .input, Diagnostic(code, arguments, file: findings.file, line: place?.line, column: place?.column))
  }

  private func object(_ input: InputSource) throws(ReadingFailure) -> AppObject {
    let bytes: [UInt8]
    do {
      bytes = try input.prefix(Int(input.count))
    } catch {
      throw ReadingFailure(error)
    }
    let start = JSONDocumentSplitter.Place(line: 1, column: 1)
    let text: Result<AppJSONText, JSONFailure> = bytes.withByteSlice { slice in
      let slice = slice.slice(slice.hasPrefix("\u{FEFF}") ? 3 : 0)
      return Result { () throws(JSONFailure) in try AppJSONText(slice, at: start, findings: findings) }
    }
    switch text {
    case .success(let text):
      guard let object = AppObject(text, path: "") else { throw failure(.bundleForeign, ["an object was expected"]) }
      return object
    case .failure(let error):
      let place = bytes.withByteSlice { start.advanced(over: $0.slice(0, error.offset)) }
      throw failure(.bundleMalformed, [error.reason], at: place)
    }
  }

  // MARK: - Content

  /// Takes everything in.
  ///
  /// - Returns: The identifier of what is shared.
  private mutating func take(_ given: AppObject) throws(ReadingFailure) -> UniqueIdentifier {
    var object = given
    reading.takeVersion(&object)
    if !kind.isImportable { return try takeSession(&object) }
    guard let root = object.object(kind.rawValue) else {
      throw failure(.bundleUnreadable, [kind.rawValue, "it is missing"])
    }
    guard let id = root.peek("id", as: UniqueIdentifier.self) else {
      throw failure(.bundleUnreadable, [root.path("id"), "an identifier (UUID) was expected"], at: root.place)
    }
    try takePlans(root, &object)
    return id
  }

  private mutating func takePlans(_ root: AppObject, _ object: inout AppObject) throws(ReadingFailure) {
    let implements = object.objects("customImplements")
    let templates = object.objects("customTemplates")
    let modules = object.objects("modules") + (kind == .module ? [root] : [])
    let workouts = object.objects("workouts") + (kind == .workout ? [root] : [])
    guard implements.count + templates.count + modules.count + workouts.count < limits.sharedEntities else {
      throw failure(.bundleTooLarge, ["\(limits.sharedEntities) things in it"])
    }
    for implement in implements { implement.peek("id").map { reading.index.addImplement($0) } }
    for template in templates {
      template.peek("id").map { reading.index.addTemplate($0, named: template.peek("name")) }
    }
    for given in implements { add(reading.implement(given).map(Entity.implement), given) }
    for given in templates { add(reading.template(given).map(Entity.exercise), given) }
    for given in modules { add(reading.module(given).map(Entity.module), given) }
    for given in workouts { add(reading.workout(given).map(Entity.workout), given) }
    if kind == .program {
      var given = root
      // When it began for another is nobody else's.
      _ = given.takeNode("startDate")
      var program = try reading.program(given)
      program?.isActive = false
      add(program.map(Entity.program), given)
    }
  }

  private mutating func add(_ entity: Entity?, _ given: AppObject) {
    guard let entity else { return }
    add(templates.matched(entity), at: given.path, given.place)
  }

  private mutating func add(_ entity: Entity, at path: String, _ place: JSONDocumentSplitter.Place) {
    nodes.append(
      BundleNode(
        entity, at: BundleNode.Place(path: path, file: findings.file, line: place.line, column: place.column)))
  }

  // MARK: - What took place

  private mutating func takeSession(_ object: inout AppObject) throws(ReadingFailure) -> UniqueIdentifier {
    let place = object.place
    if kind == .session {
      guard let given = object.object("session"), let session = try reading.session(given) else {
        throw failure(.bundleUnreadable, ["session", "it is missing, or has no date"], at: place)
      }
      add(.session(session), given)
      return session.id.value
    }
    guard let start = try object.moment("date") else {
      throw failure(.bundleUnreadable, ["date", "it is missing"], at: place)
    }
    let (section, root) = try section(&object, start)
    // It has no identifier of its own there.
    var session = Session(id: Identifier(UniqueIdentifier(namespace: root, name: "session".utf8)), start: start)
    session.timeZone = options.timeZone?.identifier
    session.title = object.take("workoutName")
    session.sections = [section]
    add(templates.matched(Entity.session(session)), at: kind.rawValue, place)
    return root
  }

  private func section(
    _ object: inout AppObject, _ start: CivilMoment
  ) throws(ReadingFailure) -> (Section, UniqueIdentifier) {
    if kind == .completedModule {
      guard let module = object.object("module") else { throw failure(.bundleUnreadable, ["module", "it is missing"]) }
      let section = reading.section(module, GymAppReading.Place(GymAppBundle.libraryID, 0), start)
      return (section, section.id.value)
    }
    let sets = kind == .set ? [object.object("setData")].compactMap(\.self) : object.objects("setData")
    let exercise = reading.sharedExercise(&object, sets, start)
    guard let set = exercise.setGroups.first?.sets.first else {
      throw failure(.bundleUnreadable, ["setData", "there is no set in it"], at: object.place)
    }
    var section = Section(id: Identifier(UniqueIdentifier(namespace: set.id.value, name: "section".utf8)))
    section.exercises = [exercise]
    return (section, kind == .set ? set.id.value : exercise.id.value)
  }

  // MARK: - The whole

  /// What the places of templates begin with that were found by a name, and do not stand in the document.
  private static let found = "exercise "

  private mutating func bundle(
    _ root: UniqueIdentifier, noting note: (Diagnostic) -> Void
  ) throws(ReadingFailure) -> ShareBundle {
    let start = JSONDocumentSplitter.Place(line: 1, column: 1)
    for template in templates.take() ?? [] where !reading.index.hasTemplate(template.id) {
      add(template, at: "\(Self.found)\"\(template.title)\"", start)
    }
    tell(note)
    var graph = BundleGraph(nodes)
    guard let place = graph.root(kind, root) else {
      throw failure(.bundleRootMissing, [kind.words, "\(root)"])
    }
    for node in graph.cut(to: place) where !node.place.path.hasPrefix(Self.found) {
      note(node.place.finding(.bundleEntityDropped, [node.place.path]))
    }
    for setting in graph.dropSettings() { note(failure(.bundleSettingDropped, [setting]).diagnostic) }
    try graph.check()
    for finding in graph.clearReferences() { note(finding) }
    var bundle = ShareBundle(kind: kind, root: root, libraryID: GymAppBundle.libraryID)
    bundle.omitted = kind == .program ? GymAppBundle.omitted : []
    bundle.content = graph.library
    return bundle
  }

  /// Tells what the entities cannot bring along: of a field that many have, where it stands first.
  private func tell(_ note: (Diagnostic) -> Void) {
    var told: Set<String> = []
    for node in nodes {
      for field in node.found.dropped where !field.hasSuffix(".origin") {
        guard told.insert(field.filter { !$0.isNumber }).inserted else { continue }
        let isReference = GymAppBundle.references.contains { field.hasSuffix($0) }
        note(node.place.finding(isReference ? .bundleReferenceCleared : .bundleFieldDropped, [field]))
      }
      for odd in node.found.oddNames { note(node.place.finding(.bundleControlCharacter, [odd])) }
    }
  }
}

extension GymAppBundle {
  /// Members that name something that is not in a bundle.
  fileprivate static let references = [".exerciseId", ".templateId", ".implementIds", ".setGroupId"]
}

extension GymAppReading {
  /// An exercise of which only the name and some sets are shared.
  fileprivate func sharedExercise(_ object: inout AppObject, _ given: [AppObject], _ start: CivilMoment)
    -> LoggedExercise
  {
    let first: UniqueIdentifier? = given.first?.peek("id")
    let id = UniqueIdentifier(namespace: first ?? GymAppBundle.libraryID, name: "exercise".utf8)
    var exercise = LoggedExercise(
      id: Identifier(id), name: object.require("exerciseName") ?? GymAppNames.unknownExercise)
    exercise.distanceUnit = object.take("distanceUnit", as: String.self).map(GymAppSpelling.distanceUnit)
    let measures = Measures(
      loadUnit: loadUnits?.unit(on: start.date), distanceUnit: exercise.distanceUnit ?? distanceUnit,
      isBodyweight: false)
    var group = LoggedSetGroup(id: Identifier(UniqueIdentifier(parent: id, ordinal: 1)))
    var number = GymAppSetNumber()
    for (index, set) in given.enumerated() {
      group.sets.append(self.set(set, Place(group.id.value, index), measures, &number))
    }
    exercise.setGroups = [group]
    return exercise
  }
}
