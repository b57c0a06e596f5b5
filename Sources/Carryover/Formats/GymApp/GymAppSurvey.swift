import Foundation
import TextStreams

/// What has to be known of a document before its first session is read: what it has of what its sessions name, and what
/// it says of its units and its zone, or what its weights say.
///
/// Memory is that of the templates and of one element.
struct GymAppSurvey {
  /// The members of a document that are no lists.
  static let members: Set<String> = ["schemaVersion", "timeZone", "weightUnit"]

  private(set) var index = GymAppIndex()
  private(set) var zone: TimeZone?
  private(set) var loadUnit: LoadUnit?
  private(set) var evidence = UnitEvidence()
  private(set) var findings: AppFindings
  /// Reads for the numbers alone, in whatever zone.
  private let reading: GymAppReading

  /// Goes over a document.
  init(_ input: InputSource) throws(ReadingFailure) {
    findings = AppFindings(file: input.name, zone: .gmt)
    reading = GymAppReading(ReadingOptions())
    var splitter = JSONDocumentSplitter(allowsArray: true)
    var chunk: [UInt8] = []
    var offset: UInt64 = 0
    do {
      while true {
        let count = try input.read(at: offset, into: &chunk, capacity: 1 << 16)
        if count == 0 { break }
        offset += UInt64(count)
        let bytes = chunk
        try bytes.withByteSlice { slice in
          try splitter.consume(slice.slice(0, count)) { piece, text, place in take(piece, text, place) }
        }
      }
    } catch let failure as FileFailure {
      throw ReadingFailure(failure)
    } catch {
      // What is malformed is told by the reading itself.
    }
  }

  private mutating func take(
    _ piece: JSONDocumentSplitter.Piece, _ bytes: ByteSlice, _ place: JSONDocumentSplitter.Place
  ) {
    guard let text = try? AppJSONText(bytes, at: place, findings: AppFindings(file: "", zone: .gmt)) else { return }
    switch piece {
    case .member("timeZone"): zone = TimeZone(identifier: text.string(0))
    case .member("weightUnit"): loadUnit = GymAppSpelling.loadUnit(text.string(0))
    case .member("schemaVersion"): takeVersion(text, place)
    case .member, .emptyList: break
    case .element(let list, _):
      guard let object = AppObject(text, path: list), let list = GymAppList(list, object) else { return }
      take(object, list)
    }
  }

  private func takeVersion(_ text: AppJSONText, _ place: JSONDocumentSplitter.Place) {
    guard let version = text.value(0, as: Int.self), version > GymAppReading.schemaVersion else { return }
    findings.report(
      .gymAppVersion, ["the document", "\(version)", "\(GymAppReading.schemaVersion)"], at: place)
  }

  private mutating func take(_ object: AppObject, _ list: GymAppList) {
    switch list {
    case .sessions: if let session = try? reading.session(object) { evidence.add(.session(session)) }
    case .templates:
      guard let id: UniqueIdentifier = object.peek("id") else { return }
      index.addTemplate(id, named: object.peek("name"))
    case .implements: if let id: UniqueIdentifier = object.peek("id") { index.addImplement(id) }
    case .modules: if let module = reading.module(object) { take(.module(module), module.exercises) }
    case .workouts: if let workout = reading.workout(object) { take(.workout(workout), workout.exercises) }
    case .programs: break
    }
  }

  private mutating func take(_ plan: Entity, _ exercises: [ExerciseInstance]) {
    for exercise in exercises {
      if let template = exercise.exerciseID { index.addInstance(exercise.id.value, of: template.value) }
    }
    evidence.add(plan)
  }
}

extension UnitEvidence {
  /// Weighs what was lifted, or is to be.
  mutating func add(_ entity: Entity) {
    switch entity {
    case .session(let session):
      for exercise in session.sections.flatMap(\.exercises) {
        add(exercise.setGroups.flatMap(\.sets).map(\.load), of: exercise.name)
      }
    case .module(let module): add(module.exercises)
    case .workout(let workout): add(workout.exercises)
    default: break
    }
  }

  private mutating func add(_ exercises: [ExerciseInstance]) {
    for exercise in exercises { add(exercise.setGroups.map(\.load), of: exercise.name) }
  }

  private mutating func add(_ loads: [Load?], of exercise: String) {
    let key = UniqueIdentifier(namespace: .zero, name: exercise.utf8).low
    for weight in loads.compactMap({ $0?.value }) { add(weight, exercise: key) }
  }
}
