import Carryover
import Foundation
import Support
import Testing

/// Gym App's messages as its own code declares them, coded by Swift itself.
private enum Message: Codable, Equatable {
  case text(String)
  case sharedProgram(id: UUID, name: String, snapshot: Data)
  case sharedWorkout(id: UUID, name: String, snapshot: Data)
  case sharedModule(id: UUID, name: String, snapshot: Data)
  case sharedSession(id: UUID, workoutName: String, date: Date, snapshot: Data)
  case sharedExercise(snapshot: Data)
  case sharedSet(snapshot: Data)
  case sharedCompletedModule(snapshot: Data)
}

/// Its posts.
private enum Post: Codable, Equatable {
  case text(String)
  case program(id: UUID, name: String, snapshot: Data)
  case workout(id: UUID, name: String, snapshot: Data)
  case module(id: UUID, name: String, snapshot: Data)
  case session(id: UUID, workoutName: String, date: Date, snapshot: Data)
  case exercise(snapshot: Data)
  case set(snapshot: Data)
  case completedModule(snapshot: Data)
}

@Suite("Envelopes")
struct ShareEnvelopeTests {
  private let library: PersonalLibrary

  init() throws {
    var library = PersonalLibrary(id: UniqueIdentifier(high: 7, low: 7))
    var reader = try HistoryReader(bytes: try Locations.sample("program.json"), name: "program.json")
    library.content = try reader.library()
    var history = try HistoryReader(bytes: try Locations.sample("strong.csv"), name: "strong.csv", options: kilograms)
    while let entity = try history.next() {
      if case .exercise(let exercise) = entity, library.content.exercises.contains(where: { $0.id == exercise.id }) {
        continue
      }
      library.content.append(entity)
    }
    self.library = library
  }

  /// The root of a bundle of a kind.
  private func root(_ kind: ShareBundle.Kind) throws -> UniqueIdentifier {
    let content = library.content
    let session = try #require(content.sessions.first)
    return switch kind {
    case .program: try #require(content.programs.first).id.value
    case .workout: try #require(content.workouts.first).id.value
    case .module: try #require(content.modules.first).id.value
    case .session: session.id.value
    case .completedModule: session.sections[0].id.value
    case .exercise: session.sections[0].exercises[0].id.value
    case .set: session.sections[0].exercises[0].setGroups[0].sets[0].id.value
    }
  }

  private func bundle(_ kind: ShareBundle.Kind) throws -> ShareBundle {
    try library.bundle(kind: kind, root: root(kind))
  }

  @Test("Every kind goes into both forms and comes out again", arguments: ShareBundle.Kind.allCases)
  func roundTrip(kind: ShareBundle.Kind) throws {
    let bundle = try bundle(kind)
    for form in ShareEnvelope.Form.allCases {
      let envelope = try ShareEnvelope(form, sharing: bundle, in: TimeZone(identifier: "Europe/Berlin"))
      let document = envelope.document()
      #expect(try ShareEnvelope(bytes: document) == envelope)
      #expect(try ShareEnvelope(bytes: document).bundle() == bundle)
      #expect(try ShareBundle(bytes: document) == bundle)
      var reader = try HistoryReader(bytes: document, name: "message.json")
      #expect(try reader.library() == bundle.content && reader.summary.bundle == bundle)
    }
  }

  @Test("They are what Swift's own coding reads and writes", arguments: ShareBundle.Kind.allCases)
  func coding(kind: ShareBundle.Kind) throws {
    let bundle = try bundle(kind)
    let id = bundle.root.uuid
    let zone = TimeZone(identifier: "America/New_York")
    let asMessage = try ShareEnvelope(.message, sharing: bundle, in: zone)
    let asPost = try ShareEnvelope(.post, sharing: bundle, in: zone)
    guard case .snapshot(let snapshot) = asMessage.content else { throw CancellationError() }
    let data = Data(snapshot.document)
    let session = library.content.sessions[0]
    let date = try #require(zone.flatMap { session.start?.date(in: $0) })
    let (message, post): (Message, Post) = try {
      switch kind {
      case .program:
        let name = try #require(library.content.programs.first).name
        return (.sharedProgram(id: id, name: name, snapshot: data), .program(id: id, name: name, snapshot: data))
      case .workout:
        let name = try #require(library.content.workouts.first).name
        return (.sharedWorkout(id: id, name: name, snapshot: data), .workout(id: id, name: name, snapshot: data))
      case .module:
        let name = try #require(library.content.modules.first).name
        return (.sharedModule(id: id, name: name, snapshot: data), .module(id: id, name: name, snapshot: data))
      case .session:
        let name = session.title ?? ""
        return (
          .sharedSession(id: id, workoutName: name, date: date, snapshot: data),
          .session(id: id, workoutName: name, date: date, snapshot: data)
        )
      case .exercise: return (.sharedExercise(snapshot: data), .exercise(snapshot: data))
      case .set: return (.sharedSet(snapshot: data), .set(snapshot: data))
      case .completedModule: return (.sharedCompletedModule(snapshot: data), .completedModule(snapshot: data))
      }
    }()
    #expect(try JSONDecoder().decode(Message.self, from: Data(asMessage.document())) == message)
    #expect(try JSONDecoder().decode(Post.self, from: Data(asPost.document())) == post)
    #expect(try ShareEnvelope(bytes: Array(JSONEncoder().encode(message))) == asMessage)
    #expect(try ShareEnvelope(bytes: Array(JSONEncoder().encode(post))) == asPost)
  }

  @Test("A text is the same in both forms")
  func text() throws {
    let envelope = ShareEnvelope(.message, .text("Hi \"you\" \u{1F4AA}\n"))
    #expect(try JSONDecoder().decode(Message.self, from: Data(envelope.document())) == .text("Hi \"you\" \u{1F4AA}\n"))
    #expect(try ShareEnvelope(bytes: Array(JSONEncoder().encode(Post.text("a/b")))).content == .text("a/b"))
    #expect(try ShareEnvelope(bytes: envelope.document()) == envelope && envelope.bundle() == nil)
  }

  @Test("Identifiers are in capital letters, dates in seconds since 2001, and what is not known is kept")
  func form() throws {
    let text = """
      {"sharedSession":{"id":"0E3A1E6E-0000-4000-8000-00000000ABCD","workoutName":"Legs","date":731268000.5,\
      "snapshot":"e30=","mood":[1, {"a":null}]}}

      """
    let envelope = try ShareEnvelope(bytes: Array(text.utf8))
    guard case .snapshot(let snapshot) = envelope.content else { throw CancellationError() }
    #expect(envelope.form == .message && snapshot.kind == .session && snapshot.name == "Legs")
    #expect(snapshot.date == 731_268_000.5 && snapshot.document == Array("{}".utf8))
    #expect(String(decoding: envelope.document(), as: UTF8.self) == text)
    let laidOut = text.replacing("{\"sharedSession\":", with: "\u{FEFF}{\n  \"sharedSession\" :\n ").replacing(
      "abcd", with: "ABCD")
    #expect(try ShareEnvelope(bytes: Array(laidOut.utf8)) == envelope)
  }

  @Test(
    "A case that is not known is written back",
    arguments: [
      #"{"sharedMeal":{"name":"Oats","grams":8.50,"list":[1,2,{"x":"\u00e9"}]}}"#, #"{"poll":{}}"#,
      #"{"":{"_0":"a"}}"#,
    ])
  func unknown(text: String) throws {
    let envelope = try ShareEnvelope(bytes: Array(text.utf8))
    #expect(String(decoding: envelope.document(), as: UTF8.self) == text + "\n")
    #expect(try envelope.bundle() == nil)
  }

  @Test(
    "What is no envelope is refused, with its place",
    arguments: [
      ("", "1:1 envelope.malformed"), ("[]", "1:1 envelope.malformed"), ("{}", "1:1 envelope.malformed"),
      ("{\"text\":{\"_0\":\"a\"},\"b\":{}}", "1:1 envelope.malformed"), ("{\"text\":\"a\"}", "1:1 envelope.malformed"),
      ("{\"text\":{\"_0\":1}}", "1:15 envelope.malformed"), ("{\"text\":{}}", "1:9 envelope.malformed"),
      ("{\"sharedSet\":{}}", "1:14 envelope.malformed"),
      ("{\"sharedSet\":{\"snapshot\":7}}", "1:26 envelope.malformed"),
      ("{\"set\":{\"snapshot\":\"e30=\"", "1:26 envelope.malformed"),
      ("{\"program\":{\"id\":\"7\",\"snapshot\":\"e30=\"}}", "1:12 envelope.malformed"),
      ("{\"set\":{\n \"snapshot\":\"e30\"}}", "2:17 envelope.snapshot-unreadable"),
      ("{\"set\":{\n \"snapshot\":\"e3*=\"}}", "2:16 envelope.snapshot-unreadable"),
      ("{\"set\":{\n \"snapshot\":\"\\/\\/\\/\\/e30_\"}}", "2:25 envelope.snapshot-unreadable"),
      ("{\"set\":{\n \"snapshot\":\"e31=\"}}", "2:16 envelope.snapshot-unreadable"),
    ])
  func refused(text: String, finding: String) throws {
    let failure = #expect(throws: ReadingFailure.self) { try ShareEnvelope(bytes: Array(text.utf8)) }
    let found = try #require(failure?.diagnostic)
    #expect("\(found.line ?? 0):\(found.column ?? 0) \(found.code.identifier)" == finding)
  }

  @Test("Damage anywhere is refused or read as something else, never as another bundle")
  func mutation() throws {
    let bundle = try bundle(.module)
    let document = try ShareEnvelope(.message, sharing: bundle).document()
    var random = SeededGenerator(seed: 3)
    for _ in 0..<300 {
      var mutant = document
      mutant[Int.random(in: 0..<mutant.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
      if Bool.random(using: &random) { mutant.removeLast(Int.random(in: 0..<mutant.count, using: &random)) }
      do {
        if let read = try ShareEnvelope(bytes: mutant).bundle() { #expect(read == bundle) }
      } catch {
        #expect(error.kind == .input)
      }
    }
  }

  @Test("What took place needs a time zone and a day, and what is planned needs neither")
  func dates() throws {
    let bundle = try bundle(.session)
    let failure = #expect(throws: ReadingFailure.self) { try ShareEnvelope(.post, sharing: bundle) }
    #expect(failure?.kind == .question)
    var zoned = bundle
    zoned.content.sessions[0].timeZone = "Asia/Tokyo"
    let own = try ShareEnvelope(.post, sharing: zoned, in: TimeZone(identifier: "Europe/Berlin"))
    guard case .snapshot(let snapshot) = own.content, let zone = TimeZone(identifier: "Asia/Tokyo") else {
      throw CancellationError()
    }
    #expect(snapshot.date == zoned.content.sessions[0].start?.date(in: zone).timeIntervalSinceReferenceDate)
    zoned.content.sessions[0].start = nil
    #expect(throws: ReadingFailure.self) { try ShareEnvelope(.post, sharing: zoned) }
    for kind in ShareBundle.Kind.allCases {
      let bundle = try self.bundle(kind)
      if kind.isImportable {
        #expect(throws: Never.self) { try ShareEnvelope(.post, sharing: bundle) }
      } else {
        #expect(throws: ReadingFailure.self) { try ShareEnvelope(.post, sharing: bundle) }
      }
    }
  }

  @Test("An envelope of one kind with a bundle of another is refused")
  func wrongKind() throws {
    var envelope = try ShareEnvelope(.message, sharing: bundle(.workout))
    guard case .snapshot(var snapshot) = envelope.content else { throw CancellationError() }
    snapshot.kind = .program
    envelope.content = .snapshot(snapshot)
    let document = envelope.document()
    let failure = #expect(throws: ReadingFailure.self) { try ShareBundle(bytes: document) }
    #expect(failure?.diagnostic.code.identifier == "envelope.kind")
  }
}
