import Foundation
import TextStreams

/// Writes a document of Gym App. Sessions stream; the other lists, which are small, wait until they are all there.
enum GymAppWriter {
  /// - Parameter zone: The zone that the caller says; that of the first session otherwise.
  static func writer(into sink: any OutputSink, zone: TimeZone?) -> any EntityWriter {
    let layout = Layout(zone)
    return AppDocumentWriter(sink: sink, lists: GymAppNames.lists, trailer: layout.writeTrailer) { entity, json in
      layout.write(entity, to: &json)
    }
  }

  /// What the document as a whole is written in: known with its first session, and stated at its end.
  private final class Layout {
    private var writing: GymAppWriting

    init(_ zone: TimeZone?) {
      writing = GymAppWriting(zone: zone)
    }

    func write(_ entity: Entity, to json: inout AppJSONWriter) -> Int? {
      if case .session(let session) = entity, writing.zone == nil {
        writing.zone = session.timeZone.flatMap { TimeZone(identifier: $0) }
      }
      // What is written has been projected: every load of it has the document's unit.
      writing.loadUnit = writing.loadUnit ?? GymAppProjection.units(of: entity).first { $0.kilograms != nil }
      return writing.write(entity, to: &json)
    }

    func writeTrailer(_ json: inout AppJSONWriter) {
      json.append(",\n\"schemaVersion\":\(GymAppReading.schemaVersion)")
      if let zone = writing.zone { json.append(",\"timeZone\":\(GymAppReading.json(zone.identifier))") }
      if let unit = writing.loadUnit.flatMap(GymAppSpelling.word) {
        json.append(",\"weightUnit\":\(GymAppReading.json(unit))")
      }
    }
  }
}

extension GymAppWriting {
  /// Appends an entity that is to have been projected.
  ///
  /// - Returns: The number of the list that it belongs to; `nil` where the app has no place for it.
  func write(_ entity: Entity, to json: inout AppJSONWriter) -> Int? {
    switch entity {
    case .session(let session):
      guard let start = session.start, let zone, let begin = self.start(of: session, start, in: zone) else {
        return nil
      }
      write(session, start: begin, to: &json)
      return 0
    case .exercise(let exercise):
      write(exercise, to: &json)
      return 1
    case .implement(let implement):
      write(implement, to: &json)
      return 2
    case .module(let module):
      write(module, to: &json)
      return 3
    case .workout(let workout):
      write(workout, to: &json)
      return 4
    case .program(let program):
      write(program, to: &json)
      return 5
    case .healthSnapshot, .tombstone: return nil
    }
  }
}
