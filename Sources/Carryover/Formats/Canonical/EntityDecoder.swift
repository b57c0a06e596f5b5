import TextStreams

/// Reads one entity from JSON text.
struct EntityDecoder: ~Copyable {
  private var reader: JSONFieldReader

  /// The lists of a document that hold entities.
  static let lists: Set<String> = [
    "exercises", "implements", "modules", "workouts", "programs", "sessions", "healthSnapshots", "tombstones",
  ]

  /// - Parameter nesting: The deepest nesting that is read.
  init(nesting: Int = ReadingLimits().nesting) {
    reader = JSONFieldReader(nesting: nesting)
  }

  /// Members of the last entity that could not be kept.
  var droppedFields: [String] { reader.droppedFields }

  /// Reads the entity that stands in a list of a document.
  mutating func decode(_ text: ByteSlice, list: String) throws(EntityProblem) -> Entity? {
    try parse(text)
    do {
      switch list {
      case "sessions": return .session(try reader.read(Session.self))
      case "exercises": return .exercise(try reader.read(Exercise.self))
      case "implements": return .implement(try reader.read(Implement.self))
      case "modules": return .module(try reader.read(Module.self))
      case "workouts": return .workout(try reader.read(Workout.self))
      case "programs": return .program(try reader.read(Program.self))
      case "healthSnapshots": return .healthSnapshot(try reader.read(HealthSnapshot.self))
      case "tombstones": return .tombstone(try reader.read(Tombstone.self))
      default: return nil
      }
    } catch {
      throw EntityProblem(offset: error.offset, path: error.path, reason: error.reason)
    }
  }

  /// What a line of JSON Lines is: an entity, the header, the end.
  enum Line {
    case entity(Entity)
    case header(HeaderLine)
    case end(EndLine)
    case record(LibraryRecord)
    case unknown(String)
  }

  /// Reads a line of JSON Lines.
  mutating func decodeLine(_ text: ByteSlice) throws(EntityProblem) -> Line {
    try parse(text)
    let kind = reader.string("entity") ?? ""
    do {
      switch kind {
      case "header": return .header(try reader.read(HeaderLine.self))
      case "end": return .end(try reader.read(EndLine.self))
      case "session": return .entity(.session(try reader.read(Session.self, ignored: "entity")))
      case "exercise": return .entity(.exercise(try reader.read(Exercise.self, ignored: "entity")))
      case "implement": return .entity(.implement(try reader.read(Implement.self, ignored: "entity")))
      case "module": return .entity(.module(try reader.read(Module.self, ignored: "entity")))
      case "workout": return .entity(.workout(try reader.read(Workout.self, ignored: "entity")))
      case "program": return .entity(.program(try reader.read(Program.self, ignored: "entity")))
      case "healthSnapshot": return .entity(.healthSnapshot(try reader.read(HealthSnapshot.self, ignored: "entity")))
      case "tombstone": return .entity(.tombstone(try reader.read(LabelledTombstone.self).tombstone))
      case "library": return .record(.library(try reader.read(LibraryLine.self)))
      case "ledgerEntry": return .record(.ledgerEntry(try reader.read(LedgerEntry.self, ignored: "entity")))
      case "mappingEntry": return .record(.mappingEntry(try reader.read(ExerciseMapping.Entry.self, ignored: "entity")))
      case "receipt": return .record(.receipt(try reader.read(Receipt.self, ignored: "entity")))
      case "receiptPart": return .record(.receiptPart(try reader.read(ReceiptPart.self)))
      default: return .unknown(kind)
      }
    } catch {
      throw EntityProblem(offset: error.offset, path: error.path, reason: error.reason)
    }
  }

  private mutating func parse(_ text: ByteSlice) throws(EntityProblem) {
    do {
      try reader.parse(text)
    } catch {
      throw EntityProblem(offset: error.offset, path: "", reason: error.reason)
    }
  }
}

/// Why an entity cannot be read.
struct EntityProblem: Error, Hashable {
  var offset: Int
  var path: String
  var reason: String
}
