import Carryover
import Foundation
import Support
import Testing
import TextStreams

@Suite("Documents")
struct DocumentTests {
  private func write(_ library: Library, _ format: OutputFormat) throws -> [UInt8] { try library.document(in: format) }

  private func read(_ bytes: [UInt8]) throws -> (library: Library, summary: SourceSummary) {
    var reader = try HistoryReader(bytes: bytes, name: "document")
    let library = try reader.library()
    return (library, reader.summary)
  }

  @Test("What is written is read back, with every field of every type in use", arguments: 1...40)
  func roundTrip(seed: UInt64) throws {
    let library = filledLibrary(seed: seed)
    for format in [OutputFormat.json, .jsonLines] {
      let bytes = try write(library, format)
      let (read, summary) = try read(bytes)
      #expect(read == library)
      #expect(!summary.isCut && summary.rejectedEntities == 0)
      #expect(try write(read, format) == bytes)
    }
  }

  @Test("The spellings in documents are those of the values")
  func spellings() {
    func check<Value: OpenEnumeration & FieldValue>(_ type: Value.Type) {
      for value in Value.known + [.unknown("odd \"one\"")] {
        var written = OutputBuffer()
        written.lay { value.write(into: &$0) }
        var expected = OutputBuffer()
        expected.appendJSON(value.rawValue)
        #expect(written.bytes.string == expected.bytes.string)
      }
    }
    check(SetKind.self)
    check(LoadUnit.self)
    check(LoadKind.self)
  }

  @Test("An empty library is a document, too")
  func empty() throws {
    for format in [OutputFormat.json, .jsonLines] {
      #expect(try read(write(Library(), format)).library == Library())
    }
  }

  @Test("Changing any one field changes the document")
  func everyFieldCounts() throws {
    let library = filledLibrary(seed: 5, listLength: 1)
    let before = try write(library, .json)
    var fields = 0
    for kind in 0..<8 {
      var field = 0
      while let (changed, name) = Self.mutate(library, kind: kind, field: field) {
        #expect(try write(changed, .json) != before, "field \(name), number \(field) of kind \(kind)")
        field += 1
      }
      #expect(field > 4)
      fields += field
    }
    #expect(fields > 200)
  }

  /// The library with one field changed in the first entity of a kind; `nil` where it has no such field.
  private static func mutate(_ library: Library, kind: Int, field: Int) -> (Library, String)? {
    var visitor = MutatingVisitor(field: field, values: ValueGenerator(seed: 99))
    var library = library
    switch kind {
    case 0: library.sessions[0].visit(&visitor)
    case 1: library.exercises[0].visit(&visitor)
    case 2: library.implements[0].visit(&visitor)
    case 3: library.modules[0].visit(&visitor)
    case 4: library.workouts[0].visit(&visitor)
    case 5: library.programs[0].visit(&visitor)
    case 6: library.healthSnapshots[0].visit(&visitor)
    default: library.tombstones[0].visit(&visitor)
    }
    return visitor.changed.map { (library, $0) }
  }

  @Test("Documents are well-formed for another JSON reader")
  func otherReader() throws {
    let library = filledLibrary(seed: 3)
    let document = try JSONSerialization.jsonObject(with: Data(write(library, .json))) as? [String: Any]
    #expect((document?["sessions"] as? [Any])?.count == 2)
    let lines = try String(decoding: write(library, .jsonLines), as: UTF8.self).split(separator: "\n")
    #expect(lines.count == library.entities.count + 2)
    for line in lines { _ = try JSONSerialization.jsonObject(with: Data(line.utf8)) }
  }

  @Test("The small document is exactly this")
  func golden() throws {
    let text =
      appleHeader
      + "2021-01-05 18:03:22,\"Legs \"\"A\"\"\",1h 2m,\"Squat (Barbell)\",W,60.0,5,0,0,\"\",\"\",\n"
      + "2021-01-05 18:03:22,\"Legs \"\"A\"\"\",1h 2m,\"Squat (Barbell)\",1,102.5,5,0,0,,,8.5\n"
    let (json, _) = try Conversion(to: .json).converting(kilograms).run(bytes: Array(text.utf8))
    let (lines, _) = try Conversion(to: .jsonLines).converting(kilograms).run(bytes: Array(text.utf8))
    #expect(String(decoding: json, as: UTF8.self) == Self.goldenJSON)
    #expect(String(decoding: lines, as: UTF8.self) == Self.goldenLines)
  }

  // swift-format-ignore
  private static let goldenSession = #"""
    "id":"04e855f0-966e-5e45-a176-9e21189c3878","start":"2021-01-05T18:03:22","duration":3720,"title":"Legs \"A\"","isImported":true,"origin":{"source":"strong","key":"strong:2021-01-05T18:03:22"},"sections":[{"id":"1f0a4ced-6533-50d5-bdfa-1f0da325be7d","exercises":[{"id":"dd8cc111-0520-57be-b0c8-45e839326cfb","exerciseID":"90b20e07-8082-52a0-af61-2a0402d43aec","name":"Squat (Barbell)","modality":"barbell","setGroups":[{"id":"21ab10b4-28c4-5c07-ab54-65091b91d7d4","sets":[{"id":"6d27202f-0309-5e72-950f-1a80831265ce","kind":"warmup","isCompleted":true,"load":{"value":60,"unit":"kg"},"reps":5},{"id":"f0003235-28d9-5a93-a43b-34b40f2ddc76","kind":"working","isCompleted":true,"load":{"value":102.5,"unit":"kg"},"reps":5,"rpe":8.5}]}]}]}]
    """#
  private static let goldenExercise = """
    "id":"90b20e07-8082-52a0-af61-2a0402d43aec","name":"Back Squat","modality":"barbell","exerciseType":"strength",\
    "muscleGroups":["quadriceps","glutes"],"secondaryMuscleGroups":["hamstrings","lower back"]
    """
  private static let goldenJSON = """
    {"format":"carryover","schemaVersion":1,"sessions":[
    {\(goldenSession)}
    ],
    "exercises":[
    {\(goldenExercise)}
    ]}

    """
  private static let goldenLines = """
    {"entity":"header","format":"carryover","schemaVersion":1}
    {"entity":"session",\(goldenSession)}
    {"entity":"exercise",\(goldenExercise)}
    {"entity":"end","counts":{"session":1,"exercise":1},"digest":"xxh64:a0b12f6d6bee31dc"}

    """

  @Test("JSON Lines cut anywhere are known to be cut, and never crash")
  func truncatedLines() throws {
    let bytes = try write(filledLibrary(seed: 2, listLength: 1), .jsonLines)
    for length in stride(from: 1, to: bytes.count - 1, by: 7) {
      guard let result = try? read(Array(bytes.prefix(length))) else { continue }
      #expect(result.summary.isCut || result.summary.rejectedEntities > 0, "cut at \(length)")
    }
  }

  @Test("JSON cut anywhere is refused, with the place")
  func truncatedJSON() throws {
    let bytes = try write(filledLibrary(seed: 2, listLength: 1), .json)
    for length in stride(from: 1, to: bytes.count - 2, by: 11) {
      #expect(throws: ReadingFailure.self) { try read(Array(bytes.prefix(length))) }
    }
  }

  @Test("A changed byte is found by the digest")
  func digest() throws {
    let text = String(decoding: try write(filledLibrary(seed: 2), .jsonLines), as: UTF8.self)
    let changed = text.replacing("\"kind\":\"working\"", with: "\"kind\":\"workinG\"", maxReplacements: 1)
    try #require(changed != text)
    #expect(try read(Array(changed.utf8)).summary.isCut)
  }

  @Test(
    "Newer versions and foreign documents are refused by name",
    arguments: [
      (#"{"format":"carryover","schemaVersion":2,"sessions":[]}"#, "document.version"),
      (#"{"format":"other","schemaVersion":1,"sessions":[]}"#, "document.foreign"),
      (#"{"sessions":[]}"#, "document.foreign"),
      (#"{"format":"carryover","sessions":[{}]}"#, "document.foreign"),
      (#"{"format":"carryover","schemaVersion":1,"sessions":[}"#, "document.malformed"),
      ("{\"entity\":\"header\",\"format\":\"carryover\",\"schemaVersion\":9}\n", "document.version"),
      ("{\"entity\":\"header\",\"format\":\"nope\",\"schemaVersion\":1}\n", "document.foreign"),
    ])
  func refused(text: String, code: String) {
    let failure = #expect(throws: ReadingFailure.self) { try read(Array(text.utf8)) }
    #expect(failure?.diagnostic.code.identifier == code)
  }

  @Test(
    "An entity that cannot be read is reported with its path, and the others are read",
    arguments: [
      (#"{"id":"nope","isImported":true}"#, "sessions[0].id"),
      (
        #"{"id":"6ba7b810-9dad-11d1-80b4-00c04fd430c8","sections":[{"id":"6ba7b810-9dad-11d1-80b4-00c04fd430c8","exercises":[{"id":"6ba7b810-9dad-11d1-80b4-00c04fd430c8","name":5}]}]}"#,
        "sessions[0].sections[0].exercises[0].name"
      ),
      (#"{}"#, "sessions[0].id"), ("7", "sessions[0]"),
      (#"{"id":"6ba7b810-9dad-11d1-80b4-00c04fd430c8","start":"2021-02-30"}"#, "sessions[0].start"),
    ])
  func paths(entity: String, path: String) throws {
    let good = #"{"id":"6ba7b811-9dad-11d1-80b4-00c04fd430c8","title":"good"}"#
    let text = "{\"format\":\"carryover\",\"schemaVersion\":1,\"sessions\":[\n\(entity),\n\(good)]}"
    let (library, summary) = try read(Array(text.utf8))
    #expect(library.sessions.map(\.title) == ["good"])
    #expect(summary.rejectedEntities == 1)
    let finding = try #require(summary.log.diagnostics.first)
    #expect(finding.arguments.first == path && finding.line == 2)
  }

  @Test("Unknown fields are kept and written back, wherever they stand")
  func unknownFields() throws {
    let text =
      #"{"format":"carryover","schemaVersion":1,"mood":{"a":[1]},"sessions":["# + "\n"
      + #"{"later":[1,{"x":"\n"}],"id":"6ba7b811-9dad-11d1-80b4-00c04fd430c8","title":"good","zzz":null}"# + "\n],"
      + #""implements":[],"moods":[],"tones":[1,[2]]}"#
    let (library, _) = try read(Array(text.utf8))
    #expect(library.otherFields.fields.map(\.name) == ["mood", "moods", "tones"])
    #expect(library.otherFields.fields.map(\.json) == [#"{"a":[1]}"#, "[]", "[1,[2]]"])
    #expect(library.sessions.first?.otherFields.fields.map(\.name) == ["later", "zzz"])
    let again = String(decoding: try write(library, .json), as: UTF8.self)
    #expect(
      again.contains(#""later":[1,{"x":"\n"}]"#) && again.contains("\"zzz\":null")
        && again.contains("\"mood\":{\"a\":[1]}"))
  }

  @Test("What a load cannot keep is told")
  func droppedField() throws {
    let text =
      #"{"format":"carryover","schemaVersion":1,"sessions":[{"id":"6ba7b811-9dad-11d1-80b4-00c04fd430c8","bodyweight":{"value":80,"scale":"x"}}]}"#
    let (library, summary) = try read(Array(text.utf8))
    #expect(library.sessions.first?.bodyweight?.value == 80)
    #expect(summary.log.diagnostics.map(\.code.identifier) == ["document.field-dropped"])
  }

  @Test("The published schemas are those of the fields")
  func schemas() throws {
    let resources = Locations.root.appendingPathComponent("Resources")
    let document = try String(contentsOf: resources.appendingPathComponent("carryover.schema.json"), encoding: .utf8)
    let lines = try String(contentsOf: resources.appendingPathComponent("carryover-lines.schema.json"), encoding: .utf8)
    #expect(document == DocumentSchema.text(lines: false))
    #expect(lines == DocumentSchema.text(lines: true))
    _ = try JSONSerialization.jsonObject(with: Data(document.utf8))
    _ = try JSONSerialization.jsonObject(with: Data(lines.utf8))
  }
}

extension Conversion {
  /// The same conversion with other reading options.
  func converting(_ options: ReadingOptions) -> Conversion {
    var conversion = self
    conversion.options = options
    return conversion
  }
}
