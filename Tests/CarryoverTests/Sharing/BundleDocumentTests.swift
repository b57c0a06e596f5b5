import Foundation
import Support
import Testing
import TextStreams

@testable import Carryover

@Suite("Documents of bundles")
struct BundleDocumentTests {
  static let seeds = Array(UInt64(1)...25)

  @Test("What is written is read back, and has the same bytes again", arguments: seeds)
  func roundTrip(seed: UInt64) throws {
    for kind in ShareBundle.Kind.allCases {
      let bundle = try plannedBundle(seed, kind)
      let read = try ShareBundle(bytes: bundle.document()) { Issue.record("\($0)") }
      #expect(read == bundle)
      #expect(read.document() == bundle.document())
    }
  }

  @Test("It is well-formed for another JSON reader, and says first what it is")
  func layout() throws {
    let bytes = try plannedBundle(3, .program).document()
    let document = try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any]
    #expect(document?["format"] as? String == "carryover-bundle")
    #expect((document?["programs"] as? [Any])?.count == 1)
    #expect(
      String(decoding: bytes, as: UTF8.self).hasPrefix(#"{"format":"carryover-bundle","schemaVersion":1,"kind":"#))
  }

  @Test("Cut at any byte, it is refused")
  func truncation() throws {
    let bytes = try smallBundle().document()
    #expect(bytes.last == 10)
    for length in 0..<bytes.count - 1 {
      #expect(throws: ReadingFailure.self) { try ShareBundle(bytes: Array(bytes.prefix(length))) }
    }
  }

  @Test("With any bit of it turned, it is refused")
  func bits() throws {
    let bytes = try smallBundle().document()
    for place in bytes.indices {
      for bit in 0..<8 {
        var damaged = bytes
        damaged[place] ^= 1 << UInt8(bit)
        #expect(throws: ReadingFailure.self, "bit \(bit) of byte \(place)") { try ShareBundle(bytes: damaged) }
      }
    }
  }

  @Test("With any byte another, it is refused, or says the same")
  func bytes() throws {
    let bundle = try smallBundle()
    let bytes = bundle.document()
    var random = SeededGenerator(seed: 5)
    for _ in 0..<5000 {
      var damaged = bytes
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        damaged[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      if let read = try? ShareBundle(bytes: damaged) { #expect(read == bundle) }
    }
  }

  @Test("Laid out anew, it says the same")
  func relaid() throws {
    let bundle = try plannedBundle(4, .program)
    let text = String(decoding: bundle.document(), as: UTF8.self)
    let relaid = "\u{FEFF}" + text.replacing("{\"id\":", with: "\n  {\t\"id\" : ").replacing("\n", with: "\r\n")
    #expect(relaid != text)
    #expect(try ShareBundle(bytes: Array(relaid.utf8)) == bundle)
    #expect(
      try InputFormat.find(for: InputSource(bytes: Array(relaid.utf8), name: "x"), named: nil).identifier == "bundle")
  }

  @Test("Unknown fields are dropped and told, wherever they are")
  func unknownFields() throws {
    let bundle = try plannedBundle(5, .program)
    var text = String(decoding: bundle.document(), as: UTF8.self)
    text.replace("\"kind\":", with: "\"later\":[1,{\"a\":2}],\"kind\":")
    text.replace("\"setGroups\":[{", with: "\"setGroups\":[{\"later\":\"private\",", maxReplacements: 1)
    text.replace("{\"id\":", with: "{\"origin\":{\"source\":\"strong\"},\"id\":", maxReplacements: 1)
    var told: [String] = []
    let read = try ShareBundle(bytes: signed(text)) { told += $0.code == .bundleFieldDropped ? $0.arguments : [] }
    #expect(read == bundle)
    #expect(told.contains("later") && told.contains("exercises[0].origin") && told.count == 3)
    #expect(told.contains { $0.hasSuffix(".setGroups[0].later") })
  }

  /// What is done to the text of a bundle, and the code that it is refused with.
  static let faults: [(code: String, place: String?, change: @Sendable (inout String) -> Void)] = [
    ("bundle.version", "1:46", { $0.replace("\"schemaVersion\":1", with: "\"schemaVersion\":2") }),
    ("bundle.version", "1:46", { $0.replace("\"schemaVersion\":1", with: "\"schemaVersion\":\"1\"") }),
    ("bundle.foreign", nil, { $0.replace("carryover-bundle", with: "carryover") }),
    ("bundle.foreign", nil, { $0.replace("\"schemaVersion\":1,", with: "") }),
    ("bundle.kind-unknown", nil, { $0.replace("\"kind\":\"program\"", with: "\"kind\":\"diet\"") }),
    ("bundle.unreadable", "1:55", { $0.replace("\"kind\":\"program\"", with: "\"kind\":7") }),
    ("bundle.unreadable", nil, { $0.replace("\"kind\":\"program\",", with: "") }),
    ("bundle.unreadable", nil, { $0.replace("\"root\":\"", with: "\"root\":\"x") }),
    ("bundle.unreadable", nil, { $0.replace("\"programs\":[", with: "\"programs\":{},\"x\":[") }),
    ("bundle.unreadable", nil, { $0.replace("\"sets\":3", with: "\"sets\":\"3\"") }),
    ("bundle.unreadable", nil, { $0.replace("\"workouts\":[", with: "\"workouts\":[7,") }),
    ("bundle.malformed", nil, { $0.replace("\"exercises\":[", with: "\"exercises\":[" + nested(70) + ",") }),
    ("bundle.malformed", nil, { $0.replace("\"exercises\":[", with: "\"deep\":" + nested(70) + ",\"exercises\":[") }),
    ("bundle.malformed", nil, { $0.replace("\"root\":", with: "\"kind\":\"program\",\"root\":") }),
    ("bundle.root-missing", nil, { $0.replace("\"kind\":\"program\"", with: "\"kind\":\"workout\"") }),
    (
      "bundle.reference-dangling", nil,
      { $0.replace("\"implementIDs\":[\"", with: "\"implementIDs\":[\"\(stranger)\",\"") }
    ),
    ("bundle.reference-dangling", nil, { $0.replace("\"moduleIDs\":[\"", with: "\"moduleIDs\":[\"\(stranger)\",\"") }),
    (
      "bundle.reference-dangling", nil,
      { $0.replace("\"progressionEnabled\":[\"", with: "\"progressionEnabled\":[\"\(stranger)\",\"") }
    ),
    ("bundle.name-empty", nil, { $0.replace("\"name\":\"Squat Focus\"", with: "\"name\":\" \"") }),
    ("bundle.text-too-long", nil, { $0.replace("Squat Focus", with: String(repeating: "a\u{301}", count: 501)) }),
    ("bundle.text-too-long", nil, { $0.replace("with a day", with: String(repeating: "b", count: 1 << 20)) }),
    ("bundle.origin-circular", nil, { $0.replace("\"root\":", with: "\"origins\":{\(origin(own))},\"root\":") }),
  ]

  private static let stranger = "99999999-0000-4000-8000-000000000009"
  private static let own = "00000000-0000-4000-8000-00000000000a"

  private static func nested(_ depth: Int) -> String {
    String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
  }

  private static func origin(_ library: String) -> String {
    "\"00000040-0000-4000-8000-000000000001\":{\"libraryID\":\"\(library)\",\"entityID\":\"\(stranger)\"}"
  }

  @Test("What is wrong is said, and where", arguments: faults.indices)
  func refused(index: Int) throws {
    let fault = Self.faults[index]
    var text = String(decoding: try sampleBundle().document(), as: UTF8.self)
    let before = text
    fault.change(&text)
    #expect(text != before)
    let failure = try #require(throws: ReadingFailure.self) { try ShareBundle(bytes: signed(text), name: "b") }
    #expect(failure.diagnostic.code.identifier == fault.code, "\(failure)")
    if let place = fault.place { #expect("\(failure)".hasPrefix("b:\(place): "), "\(failure)") }
  }

  @Test("Two things of one identifier, and two of one origin, are refused by name")
  func twice() throws {
    let text = String(decoding: try sampleBundle().document(), as: UTF8.self)
    let repeated = text.replacing("00000070-0000-4000-8000-000000000001", with: "00000040-0000-4000-8000-000000000002")
    let failure = try #require(throws: ReadingFailure.self) { try ShareBundle(bytes: signed(repeated)) }
    #expect(failure.diagnostic.code == .bundleIdentifierRepeated)
    #expect(failure.description.contains("modules[1].exercises[0].setGroups[0] and workouts[1] have one identifier"))
    let origins = ["1", "2"].map {
      "\"00000040-0000-4000-8000-00000000000\($0)\":{\"libraryID\":\"\(Self.stranger)\",\"entityID\":\"\(Self.own)\"}"
    }
    let same = text.replacing("\"digest\"", with: "\"origins\":{\(origins.joined(separator: ","))},\"digest\"")
    let other = try #require(throws: ReadingFailure.self) { try ShareBundle(bytes: signed(same)) }
    #expect(other.diagnostic.code == .bundleOriginRepeated)
  }

  @Test("What the root does not need is dropped and told, and so are references to it")
  func unneeded() throws {
    let bundle = try sampleBundle()
    var larger = bundle
    larger.content.implements.append(Implement(id: Identifier(.zero), name: "Rope"))
    larger.content.sessions.append(Session(id: Identifier(UniqueIdentifier(high: 1, low: 1))))
    larger.content.healthSnapshots.append(
      HealthSnapshot(id: Identifier(UniqueIdentifier(high: 1, low: 2)), date: .epoch))
    larger.content.programs[0].slots[0].sessionID = larger.content.sessions[0].id
    var codes: [String] = []
    let read = try ShareBundle(bytes: larger.document()) { codes.append($0.code.identifier) }
    #expect(read == bundle)
    #expect(codes == ["bundle.entity-dropped", "bundle.entity-dropped", "bundle.reference-cleared"])
  }

  @Test("Names with control characters are kept, and told")
  func controlCharacters() throws {
    var bundle = try sampleBundle()
    bundle.content.programs[0].name = "Strong\u{1B}[31m\u{202E}er\u{0}"
    var odd: [String] = []
    let read = try ShareBundle(bytes: bundle.document()) {
      odd += $0.code == .bundleControlCharacter ? $0.arguments : []
    }
    #expect(read == bundle)
    #expect(odd == ["programs[0].name"])
  }

  @Test("A million exercises are refused at a bounded number")
  func count() throws {
    let line = "{\"id\":\"00000000-0000-4000-8000-000000000001\",\"name\":\"a\"}"
    let head = "{\"format\":\"carryover-bundle\",\"schemaVersion\":1,\"exercises\":["
    let text = head + Array(repeating: line, count: 100_002).joined(separator: ",")
    let failure = try #require(throws: ReadingFailure.self) { try ShareBundle(bytes: Array(text.utf8)) }
    #expect(failure.diagnostic.code == .bundleTooLarge)
  }

  @Test("Nesting without end is refused in bounded memory")
  func nesting() throws {
    let head = "{\"format\":\"carryover-bundle\",\"schemaVersion\":1,\"exercises\":"
    let bytes = Array(head.utf8) + [UInt8](repeating: UInt8(ascii: "["), count: 17 << 20)
    let failure = try #require(throws: ReadingFailure.self) { try ShareBundle(bytes: bytes) }
    #expect(failure.diagnostic.code == .bundleMalformed)
  }

  @Test("As a history it gives its content, and says what it is")
  func asHistory() throws {
    let bundle = try sampleBundle()
    var reader = try HistoryReader(bytes: bundle.document(), name: "program.bundle.json")
    let library = try reader.library()
    #expect(library == bundle.content)
    #expect(reader.summary.bundle == bundle && reader.summary.format == "bundle")
  }
}
