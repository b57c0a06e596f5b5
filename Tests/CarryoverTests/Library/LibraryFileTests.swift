import Carryover
import Foundation
import Support
import Testing
import TextStreams

@Suite("Library files")
struct LibraryFileTests {
  /// A small library with something of everything, and some of it deleted, edited and corrected.
  static func library() throws -> PersonalLibrary {
    var growing = GrowingLibrary()
    var options = kilograms
    options.exerciseMapping.add(.init(name: "My own", exercise: "Bench Press", modality: .barbell, distanceUnit: .mile))
    let text =
      appleHeader + LibraryImportTests.workout(1, sets: ["100.0,5"]) + LibraryImportTests.workout(2, sets: ["90.0,5"])
    try growing.take(text, options: options)
    try growing.library.correctUnits(
      ofReceipt: #require(growing.library.receipts.first?.id), to: .pound, at: growing.now)
    growing.library.delete([growing.library.content.sessions[0].id.value], at: growing.now)
    return growing.library
  }

  /// A place in a folder of its own: while there is no file, it is the folder that is locked.
  private func path() throws -> String {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("library-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder.appendingPathComponent("library.carryover").path
  }

  @Test("What is written is read back, with every field of every type in use", arguments: 1...20)
  func roundTrip(seed: UInt64) throws {
    var visitor = FillingVisitor(values: ValueGenerator(seed: seed))
    var library = PersonalLibrary(id: visitor.values.value(UniqueIdentifier.self))
    library.content = filledLibrary(seed: seed)
    library.content.sort()
    library.formerIDs = [visitor.values.value(UniqueIdentifier.self), visitor.values.value(UniqueIdentifier.self)]
    library.receiptCount = 7
    visitor.others(&library.otherFields)
    for _ in 0..<2 {
      let entry: LedgerEntry = visitor.make()
      library.ledger[entry.id] = entry
      library.mapping.add(visitor.make())
      var receipt: Receipt = visitor.make()
      // More than one line holds.
      receipt.added = (0..<2500).map { UniqueIdentifier(high: seed, low: $0) }
      receipt.replaced = filledLibrary(seed: seed + 1).entities.map {
        Receipt.Replaced($0, ledgerEntry: visitor.make())
      }
      receipt.replaced.append(Receipt.Replaced(.tombstone(visitor.make())))
      library.receipts.append(receipt)
    }
    let bytes = try library.document()
    let read = try PersonalLibrary(document: bytes)
    #expect(read == library)
    #expect(try read.document() == bytes)
  }

  private func counts(of lines: ArraySlice<String>) -> String {
    let kinds = lines.dropFirst().compactMap { $0.firstMatch(of: /^\{"entity":"(\w+)"/).map { String($0.output.1) } }
    let counts = Dictionary(kinds.map { ($0, 1) }, uniquingKeysWith: +)
    return counts.sorted { $0.key < $1.key }.map { "\"\($0.key)\":\($0.value)" }.joined(separator: ",")
  }

  @Test("A library that was used is read back from its file, and says which state it is in")
  func used() throws {
    let library = try Self.library()
    let path = try path()
    let file = try LibraryFile(path: path).lock()
    #expect(file.library == nil && file.state == "none")
    try file.replace(with: library)
    #expect(file.library == library && file.state == library.state && file.state.hasPrefix("xxh64:"))
    #expect(try LibraryFile(path: path).read() == library)
    #expect(try Locations.bytes(URL(fileURLWithPath: path)) == library.document())
    #expect(try PersonalLibrary(document: library.document()) == library)
  }

  @Test("Who has claimed it keeps it through several changes")
  func claim() throws {
    let path = try path()
    var library = try Self.library()
    var file: LockedLibrary? = try LibraryFile(path: path).lock()
    for _ in 0..<3 {
      try file?.replace(with: library)
      let failure = #expect(throws: ReadingFailure.self) { try LibraryFile(path: path).lock() }
      #expect(failure?.diagnostic.code.identifier == "library.locked")
      library.delete(library.content.sessions.prefix(1).map(\.id.value), at: nil)
    }
    file = nil
    #expect(try LibraryFile(path: path).lock().library != nil)
  }

  @Test("Cut at any byte it is no library, or a damaged one")
  func cut() throws {
    let bytes = try Self.library().document()
    for length in 0..<bytes.count - 1 {
      let failure = #expect(throws: ReadingFailure.self) { try PersonalLibrary(document: Array(bytes.prefix(length))) }
      #expect(["library.foreign", "library.damaged"].contains(failure?.diagnostic.code.identifier), "\(length)")
    }
    // The last byte is the end of the last line, and says nothing.
    #expect(try PersonalLibrary(document: bytes.dropLast()) == Self.library())
  }

  @Test("With any byte another it is never taken for whole")
  func flipped() throws {
    let bytes = try Self.library().document()
    for place in bytes.indices.dropLast() {
      var changed = bytes
      changed[place] ^= 1 << UInt8(place % 7)
      #expect(throws: ReadingFailure.self, "byte \(place)") { try PersonalLibrary(document: changed) }
    }
  }

  @Test(
    "Lines that are unknown, twice or out of place are refused, and fields that are unknown are kept",
    arguments: [
      ("{\"entity\":\"later\",\"id\":1}", false),
      ("{\"entity\":\"receiptPart\",\"receiptID\":\"\(UniqueIdentifier.zero)\"}", false),
      ("{\"entity\":\"library\",\"id\":\"\(UniqueIdentifier.zero)\"}", false),
      ("{\"entity\":\"mappingEntry\",\"name\":\"a\",\"exercise\":\"b\",\"later\":1}", false),
      (
        "{\"entity\":\"ledgerEntry\",\"id\":\"\(UniqueIdentifier.zero)\",\"kind\":\"session\",\"state\":\"1:0\",\"later\":1}",
        true
      ),
      (
        "{\"entity\":\"receipt\",\"id\":\"\(UniqueIdentifier.zero)\",\"action\":\"later\",\"rejected\":0,\"later\":{\"a\":[]}}",
        true
      ),
    ])
  func unknown(line: String, isKept: Bool) throws {
    let lines = String(decoding: try PersonalLibrary(id: .zero).document(), as: UTF8.self).split(separator: "\n")
    let body = lines.dropLast().map { $0 + "\n" }.joined() + line + "\n"
    var digest = XXHash64()
    Array(body.utf8).withByteSlice { digest.update($0) }
    let counts = counts(of: body.split(separator: "\n").map(String.init)[...])
    let end = "{\"entity\":\"end\",\"counts\":{\(counts)},\"digest\":\"xxh64:\(digest.hexadecimal)\"}\n"
    let bytes = Array((body + end).utf8)
    if isKept {
      let written = String(decoding: try PersonalLibrary(document: bytes).document(), as: UTF8.self)
      #expect(written.contains(line))
    } else {
      let failure = #expect(throws: ReadingFailure.self) { try PersonalLibrary(document: bytes, name: "library") }
      #expect(failure?.diagnostic.code.identifier == "library.damaged")
    }
  }

  @Test("A document, a table and nothing at all are no libraries", arguments: ["", "a,b\n1,2\n", "{}", "\u{0}\u{1}"])
  func foreign(text: String) throws {
    let documents = [Array(text.utf8), try Library().document(in: .jsonLines), try Library().document(in: .json)]
    for document in documents {
      let failure = #expect(throws: ReadingFailure.self) { try PersonalLibrary(document: document, name: "x") }
      #expect(failure?.diagnostic.code.identifier == "library.foreign")
    }
  }

  @Test("A backup is put in the place of a library only when told, of a damaged one, too, which stays")
  func restore() throws {
    let path = try path()
    let library = try Self.library()
    let file = LibraryFile(path: path)
    try file.restore(library)
    #expect(try file.read() == library)
    try Data("damaged".utf8).write(to: URL(fileURLWithPath: path))
    let failure = #expect(throws: ReadingFailure.self) { try file.restore(library) }
    #expect(failure?.diagnostic.code.identifier == "library.exists")
    try file.restore(library, replacing: true, keeping: 0)
    #expect(try file.read() == library)
    let kept = path.replacing(".carryover", with: ".previous-1.carryover")
    #expect(try String(contentsOfFile: kept, encoding: .utf8) == "damaged")
  }
}
