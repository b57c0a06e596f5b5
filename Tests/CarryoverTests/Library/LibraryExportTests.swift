import Carryover
import Foundation
import Support
import Testing

@Suite("Exports of a library")
struct LibraryExportTests {
  private func export(
    _ library: PersonalLibrary, _ format: OutputFormat, filter: SessionFilter = SessionFilter()
  ) throws -> [UInt8] {
    try Conversion(to: format).run(library, filter: filter).output
  }

  /// A library with plans, which has at most one active program.
  static func library(seed: UInt64) throws -> PersonalLibrary {
    var growing = GrowingLibrary()
    try growing.take(filledLibrary(seed: seed).document(in: .jsonLines))
    let export = LibraryImportTests.export(seed)
    try growing.take(export.text(export.workouts))
    growing.library.delete([growing.library.content.sessions[2].id.value], at: growing.now)
    return growing.library
  }

  @Test(
    "Imported into an empty library and exported again, it is the same to the byte", arguments: 1...12,
    [OutputFormat.json, .jsonLines])
  func again(seed: UInt64, format: OutputFormat) throws {
    let bytes = try export(Self.library(seed: seed), format)
    var growing = GrowingLibrary(PersonalLibrary(id: UniqueIdentifier(high: 3, low: seed)))
    try growing.take(bytes, options: ReadingOptions())
    #expect(growing.library.content.sessions.count == 13 && growing.library.content.programs.count == 1)
    #expect(try export(growing.library, format) == bytes)
  }

  @Test("Sessions go the same way through CSV", arguments: 1...6)
  func table(seed: UInt64) throws {
    var growing = GrowingLibrary()
    let pieces = LibraryImportTests.export(seed)
    try growing.take(pieces.text(pieces.workouts))
    let bytes = try export(growing.library, .csv)
    var other = GrowingLibrary()
    try other.take(bytes, options: ReadingOptions())
    #expect(try export(other.library, .csv) == bytes)
    #expect(other.library.content.sessions == growing.library.content.sessions)
  }

  @Test("Neither tombstones nor what the library remembers are training")
  func trainingOnly() throws {
    let library = try LibraryFileTests.library()
    let text = String(decoding: try export(library, .jsonLines), as: UTF8.self)
    #expect(!library.content.tombstones.isEmpty && !library.receipts.isEmpty && !library.mapping.entries.isEmpty)
    let kinds = Set(text.matches(of: /(?m)^\{"entity":"(\w+)"/).map { String($0.output.1) })
    #expect(kinds == ["header", "session", "exercise", "end"])
  }

  @Test("With a filter, only what the sessions name goes with them")
  func filtered() throws {
    let library = try Self.library(seed: 4)
    let bytes = try export(library, .json, filter: SessionFilter(lastCount: 3))
    var reader = try HistoryReader(bytes: bytes, name: "x")
    let content = try reader.library()
    #expect(content.sessions.count == 3)
    let named = Set(content.sessions.flatMap { $0.sections.flatMap(\.exercises) }.compactMap(\.exerciseID))
    #expect(Set(content.exercises.map(\.id)) == named.intersection(library.content.exercises.map(\.id)))
    #expect(content.programs.isEmpty && content.modules.isEmpty && content.workouts.isEmpty)
    #expect(content.healthSnapshots.isEmpty)
  }

  @Test("Losses are told, and refused where that is asked for; units are converted")
  func losses() throws {
    let library = try Self.library(seed: 4)
    var conversion = Conversion(to: .strong)
    conversion.units = UnitTransform(loadUnit: .pound)
    #expect(try conversion.run(library).report.losses.isEmpty == false)
    conversion.writing.refusesLosses = true
    #expect(throws: ReadingFailure.self) { try conversion.run(library) }
    conversion = Conversion(to: .jsonLines)
    conversion.units = UnitTransform(loadUnit: .pound)
    conversion.writing.refusesLosses = true
    var reader = try HistoryReader(bytes: conversion.run(library).output, name: "x")
    let units = Set(try reader.library().sessions.flatMap(\.allSets).compactMap(\.load?.unit))
    #expect(units.contains(.pound) && !units.contains(.kilogram))
  }

  @Test("It goes into a file whole or not at all")
  func file() throws {
    let library = try Self.library(seed: 1)
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("export-\(UUID().uuidString).json").path
    let report = try Conversion(to: .json).run(library, outputPath: path)
    #expect(report.written[.session] == library.content.sessions.count)
    #expect(try Locations.bytes(URL(fileURLWithPath: path)) == export(library, .json))
    #expect(throws: ReadingFailure.self) { try Conversion(to: .json).run(library, outputPath: "/nowhere/x.json") }
  }
}
