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
  /// Whether any number is a load.
  private(set) var hasLoads = false
  private(set) var findings: AppFindings
  /// Reads for the numbers alone, in whatever zone.
  private let reading: GymAppReading

  /// Goes over a document.
  ///
  /// - Parameter weighs: Whether the weights are to be weighed.
  init(_ input: InputSource, weighs: Bool) throws(ReadingFailure) {
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
          try splitter.consume(slice.slice(0, count)) { piece, text, place in take(piece, text, place, weighs: weighs) }
        }
      }
    } catch let failure as FileFailure {
      throw ReadingFailure(failure)
    } catch {
      // What is malformed is told by the reading itself.
    }
  }

  private mutating func take(
    _ piece: JSONDocumentSplitter.Piece, _ bytes: ByteSlice, _ place: JSONDocumentSplitter.Place, weighs: Bool
  ) {
    guard let text = try? AppJSONText(bytes, at: place, findings: AppFindings(file: "", zone: .gmt)) else { return }
    switch piece {
    case .member("timeZone"): zone = TimeZone(identifier: text.string(0))
    case .member("weightUnit"): loadUnit = GymAppSpelling.loadUnit(text.string(0))
    case .member("schemaVersion"): takeVersion(text, place)
    case .member: break
    case .element(let list, _):
      guard let object = AppObject(text, path: list), let list = GymAppList(list, object) else { return }
      take(object, list, weighs: weighs)
    }
  }

  private func takeVersion(_ text: AppJSONText, _ place: JSONDocumentSplitter.Place) {
    guard let version = text.value(0, as: Int.self), version > GymAppReading.schemaVersion else { return }
    findings.report(
      .gymAppVersion, ["the document", "\(version)", "\(GymAppReading.schemaVersion)"], at: place)
  }

  private mutating func take(_ object: AppObject, _ list: GymAppList, weighs: Bool) {
    switch list {
    case .sessions: if weighs, let session = try? reading.session(object) { weigh(session) }
    case .templates:
      guard let id: UniqueIdentifier = object.peek("id") else { return }
      index.addTemplate(id, named: object.peek("name"))
    case .implements: if let id: UniqueIdentifier = object.peek("id") { index.addImplement(id) }
    case .modules: take(reading.module(object)?.exercises ?? [])
    case .workouts: take(reading.workout(object)?.exercises ?? [])
    case .programs: break
    }
  }

  private mutating func take(_ exercises: [ExerciseInstance]) {
    for exercise in exercises {
      if let template = exercise.exerciseID { index.addInstance(exercise.id.value, of: template.value) }
      for weight in exercise.setGroups.compactMap({ $0.load?.value }) { weigh(weight, of: exercise.name) }
    }
  }

  private mutating func weigh(_ session: Session) {
    for exercise in session.sections.flatMap(\.exercises) {
      for weight in exercise.setGroups.flatMap(\.sets).compactMap({ $0.load?.value }) {
        weigh(weight, of: exercise.name)
      }
    }
  }

  private mutating func weigh(_ weight: Double, of exercise: String) {
    hasLoads = true
    evidence.add(weight, exercise: UniqueIdentifier(namespace: .zero, name: exercise.utf8).low)
  }
}
