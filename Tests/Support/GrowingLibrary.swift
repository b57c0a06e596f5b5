package import Carryover
import TextStreams

/// A library and a clock, for tests that do with it what a person does.
package struct GrowingLibrary {
  /// What stands for the digest of the library, which takes time to be found.
  package static let state = "xxh64:tested"

  package var library: PersonalLibrary
  private var time: Int64 = 1_700_000_000

  package init(_ library: PersonalLibrary = PersonalLibrary(id: UniqueIdentifier(high: 0xA, low: 0xB))) {
    self.library = library
  }

  /// The next moment.
  package var now: Instant? {
    mutating get {
      time += 60
      return Instant(seconds: time)
    }
  }

  /// Imports a file.
  ///
  /// - Parameter decide: Edits the plan before it is applied.
  /// - Returns: The plan that was applied.
  @discardableResult
  package mutating func take(
    _ bytes: [UInt8], name: String = "test.csv", options: ReadingOptions = kilograms,
    defaults: ImportDefaults = ImportDefaults(), filter: SessionFilter = SessionFilter(),
    decide: (inout ImportPlan) throws -> Void = { _ in }
  ) throws -> ImportPlan {
    var options = options
    options.exerciseMapping = library.mapping.adding(options.exerciseMapping)
    let input = InputSource(bytes: bytes, name: name)
    var work = LibraryImport(into: library, defaults: defaults, filter: filter)
    var reader = try HistoryReader(bytes: bytes, name: name, options: options)
    while let entity = try reader.next() { work.add(entity) }
    var plan = try work.plan(for: OriginDocument(input), state: Self.state)
    try decide(&plan)
    let receipt = Receipt(importOf: plan.document, reader.summary, date: now)
    library = try work.applying(plan, receipt: receipt, mapping: options.exerciseMapping)
    return plan
  }

  /// Imports a text.
  @discardableResult
  package mutating func take(
    _ text: String, options: ReadingOptions = kilograms, defaults: ImportDefaults = ImportDefaults()
  ) throws -> ImportPlan {
    try take(Array(text.utf8), options: options, defaults: defaults)
  }
}

extension PersonalLibrary {
  /// Everything that it is, but for how many receipts there ever were, which is counted on.
  package var remembered: [String] {
    get throws {
      let lines = try String(decoding: document(), as: UTF8.self).split(separator: "\n")
      return lines.dropLast().map { String($0).replacing(/,"receiptCount":\d+/, with: "") }
    }
  }
}

/// An export taken apart into its header and its workouts, so that it can be put together otherwise.
package struct ExportPieces {
  package let header: String
  package var workouts: [String] = []

  package init(_ text: String) {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
    header = lines.popFirst().map { $0 + "\n" } ?? ""
    var last = ""
    for line in lines where !line.isEmpty {
      let start = String(line.prefix(19))
      if start != last { workouts.append("") }
      last = start
      workouts[workouts.count - 1] += line + "\n"
    }
  }

  /// The export of some workouts.
  package func text(_ workouts: some Sequence<String>) -> String { header + workouts.joined() }
}
