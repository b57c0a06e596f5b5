import Carryover
import Foundation
import Support
import Testing

@testable import ShareExample

@Suite("The example of sharing")
@MainActor
struct ShareExampleTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("carryover-share-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// A library in a file of its own.
  private func file(_ name: String, _ library: PersonalLibrary) throws -> LibraryFile {
    let file = LibraryFile(path: folder.appendingPathComponent("\(name).carryover").path)
    try file.lock().replace(with: library)
    return file
  }

  @Test("A program goes from one person to another, comes in a second version, and comes home")
  func wholeWay() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    var sender = plannedLibrary(5)
    sender.change { $0.programs[0].isActive = true }
    let program = try #require(sender.content.programs.first)
    let anna = try file("anna", sender)
    let ben = try file("ben", emptyLibrary(6))
    let url = folder.appendingPathComponent("program.bundle.json")
    #expect(try anna.share(program: program.id, to: url).contains("programs.startDate"))
    let omitted = try anna.share(program: program.id, including: [.dates], to: url)
    #expect(omitted.contains("programs.isActive") && !omitted.contains("programs.startDate"), "\(omitted)")

    let model = ReceivingModel(library: ben)
    model.confirm(at: someTime)
    model.open(url)
    let items = try #require(model.plan?.items)
    #expect(items.contains { $0.entity == .program && $0.status == .new })
    #expect(model.confirm(at: someTime) && model.plan == nil && model.failure == nil)
    #expect(try ben.read().content.programs.map(\.name) == [program.name])
    model.open(url)
    #expect(model.plan?.items == [])
    #expect(model.confirm(at: someTime))
    #expect(try ben.read().receipts.count == 1)

    sender.change { $0.programs[0].notes = "Version 2" }
    try anna.lock().replace(with: sender)
    _ = try anna.share(program: program.id, to: url)
    model.open(url)
    #expect(model.plan?.items.map(\.status) == [.changed])
    model.choose(.copy, forItem: 0)
    model.choose(.keep, forItem: 1)
    #expect(model.plan?.items.map(\.decision) == [.update])
    #expect(model.confirm(at: someTime))
    #expect(try ben.read().content.programs.map(\.notes) == ["Version 2"])

    let local = try #require(try ben.read().content.programs.first)
    _ = try ben.share(program: local.id, to: url)
    let home = ReceivingModel(library: anna)
    home.open(url)
    #expect(home.plan?.items == [])
  }

  @Test("A library that was changed in between is looked at anew, and a bundle that is none is refused")
  func changedAndRefused() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let program = try #require(plannedLibrary(5).content.programs.first)
    let anna = try file("anna", plannedLibrary(5))
    let ben = try file("ben", emptyLibrary(6))
    let url = folder.appendingPathComponent("program.bundle.json")
    _ = try anna.share(program: program.id, to: url)
    let model = ReceivingModel(library: ben)
    model.open(url)
    try ben.lock().replace(with: plannedLibrary(7))
    #expect(!model.confirm(at: someTime))
    #expect(model.plan?.libraryState == (try ben.read().state))
    #expect(model.confirm(at: someTime))

    try Data("{}".utf8).write(to: url)
    model.open(url)
    #expect(model.plan == nil && model.failure?.diagnostic.code.identifier == "bundle.foreign")
    #expect(!model.confirm(at: someTime))
  }
}
