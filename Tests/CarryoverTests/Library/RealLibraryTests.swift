import Carryover
import Foundation
import Support
import Testing

/// What imports of real exports do to a library.
@Suite(
  "Libraries of real exports",
  .enabled(if: Locations.conformance != nil, Comment(rawValue: Locations.conformanceHint)))
struct RealLibraryTests {
  static let names =
    (try? FileManager.default.contentsOfDirectory(atPath: folder?.path ?? ""))?
    .filter { $0.hasSuffix(".csv") }.sorted() ?? []
  private static var folder: URL? { Locations.conformance?.appendingPathComponent("exports/strong") }

  private func bytes(_ name: String) throws -> [UInt8] {
    try Locations.bytes(#require(Self.folder).appendingPathComponent(name))
  }

  /// Files take turns where doing everything with each would take long.
  private func isEven(_ name: String) -> Bool { (Self.names.firstIndex(of: name) ?? 0) % 2 == 0 }

  private var lenient: ReadingOptions {
    var options = ReadingOptions()
    options.allowsUnknownUnit = true
    return options
  }

  @Test("Imported twice, nothing changes, not a byte", arguments: names)
  func twice(name: String) throws {
    let bytes = try bytes(name)
    var growing = GrowingLibrary()
    let first = try growing.take(bytes, options: lenient)
    #expect(first.counts[.new] == first.counts.total && first.counts[.new] > 0)
    let document = try growing.library.document()
    let second = try growing.take(bytes, options: lenient)
    #expect(second.counts[.same] == first.counts.total && second.items.isEmpty)
    #expect(try growing.library.document() == document)
    #expect(try PersonalLibrary(document: document) == growing.library)
    try growing.library.undo(receipt: #require(growing.library.receipts.first?.id))
    #expect(try growing.library.remembered == GrowingLibrary().library.remembered)
  }

  @Test("Exported, imported into an empty library and exported again, it is the same to the byte", arguments: names)
  func exported(name: String) throws {
    var growing = GrowingLibrary()
    try growing.take(bytes(name), options: lenient)
    let format = isEven(name) ? OutputFormat.jsonLines : .csv
    let bytes = try Conversion(to: format).run(growing.library).output
    var other = GrowingLibrary()
    try other.take(bytes, options: ReadingOptions())
    #expect(try Conversion(to: format).run(other.library).output == bytes, "\(format.identifier)")
  }

  @Test("A later export brings the one new workout, and after it the earlier one brings nothing")
  func grown() throws {
    var growing = GrowingLibrary()
    try growing.take(bytes("android-same-user-earlier.csv"))
    let later = try growing.take(bytes("android-same-user-later.csv"))
    #expect(later.items.filter { $0.entity == .session }.map(\.status) == [.new])
    #expect(growing.library.receipts.last?.replaced.isEmpty == true)
    let before = growing.library
    #expect(try growing.take(bytes("android-same-user-earlier.csv")).items.isEmpty && growing.library == before)
    var other = GrowingLibrary()
    try other.take(bytes("android-same-user-later.csv"))
    #expect(try other.take(bytes("android-same-user-earlier.csv")).items.isEmpty)
    #expect(other.library.content == growing.library.content)
  }

  @Test("The same history in pounds and in kilograms is recognised, whichever came first", arguments: names)
  func otherUnit(name: String) throws {
    let original = try bytes(name)
    var reader = try HistoryReader(bytes: original, name: name, options: lenient)
    _ = try reader.library()
    // Loads without a unit are converted into none.
    guard reader.summary.loadUnitSource != "unknown" else { return }
    var units: Set<LoadUnit> = [.pound, .kilogram]
    if let unit = reader.summary.loadUnit { units.remove(unit) }
    for unit in units {
      var conversion = Conversion(to: isEven(name) ? .csv : .jsonLines)
      conversion.units = UnitTransform(loadUnit: unit)
      let converted = try conversion.run(bytes: original, name: name).output
      let texts = isEven(name) ? [original, converted] : [converted, original]
      var growing = GrowingLibrary()
      try growing.take(texts[0], options: ReadingOptions())
      let before = growing.library
      let plan = try growing.take(texts[1], options: ReadingOptions())
      #expect(plan.items.isEmpty, "\(unit) \(plan.items.prefix(2).map(\.changes))")
      #expect(growing.library == before)
    }
  }

  @Test("Pasted together and turned around, two exports give one library")
  func order() throws {
    let earlier = try bytes("android-same-user-earlier.csv")
    let later = try bytes("android-same-user-later.csv")
    let turned = ExportPieces(String(decoding: later, as: UTF8.self))
    let texts = [
      [later], [earlier, later], [later + earlier], [earlier + later],
      [Array(turned.text(turned.workouts.reversed()).utf8)],
    ]
    let contents = try texts.map { texts in
      var growing = GrowingLibrary()
      for text in texts { try growing.take(text) }
      return growing.library.content
    }
    for content in contents { #expect(content == contents[0]) }
  }
}
