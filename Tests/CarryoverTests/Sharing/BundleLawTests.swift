import Foundation
import Support
import Testing

@testable import Carryover

/// The laws of receiving, over generated libraries with every kind of reference in use.
@Suite("Laws of bundles")
struct BundleLawTests {
  static let seeds = Array(UInt64(1)...12)
  private static let catalogue = Set(ExerciseCatalogue.shipped.exercises.map(\.id.value))

  private func identifiers(_ bundle: ShareBundle) -> [UniqueIdentifier] { BundleIdentifiers(bundle).all }

  @Test("Each identifier gets one of its own, and none of the sender's is left", arguments: seeds)
  func bijection(seed: UInt64) throws {
    let (sender, receiver) = (plannedLibrary(seed), plannedLibrary(seed + 1000))
    for kind in ShareBundle.Kind.allCases {
      let bundle = try sender.shared(kind)
      for copies in [BundleMapping.Copies.none, .plans] {
        let mapping = try BundleMapping(bundle, into: receiver, copies: copies)
        let ids = identifiers(bundle)
        #expect(ids.count > 1 && Set(ids.map { mapping[$0] }).count == ids.count)
        let text = String(
          decoding: try mapping.identifiers.applied(to: bundle.content).document(in: .json), as: UTF8.self)
        for id in ids {
          #expect((mapping[id] == id) == Self.catalogue.contains(id))
          #expect(Self.catalogue.contains(id) || !text.contains("\(id)"))
        }
      }
    }
  }

  @Test("Mapping back gives the bundle again, byte for byte", arguments: seeds)
  func structure(seed: UInt64) throws {
    let (sender, receiver) = (plannedLibrary(seed), plannedLibrary(seed + 1000))
    for kind in ShareBundle.Kind.allCases {
      let bundle = try sender.shared(kind)
      let mapping = try BundleMapping(bundle, into: receiver)
      let back = Dictionary(identifiers(bundle).map { (mapping[$0], $0) }, uniquingKeysWith: { first, _ in first })
      let there = mapping.identifiers.applied(to: bundle.content)
      let again = IdentifierMapping { back[$0] ?? $0 }.applied(to: there)
      #expect(there != bundle.content)
      #expect(try again.document(in: .json) == bundle.content.document(in: .json))
    }
  }

  @Test("No strong reference dangles afterwards, whatever is decided", arguments: seeds)
  func references(seed: UInt64) throws {
    let sender = plannedLibrary(seed)
    var random = SeededGenerator(seed: seed)
    for round in 0..<12 {
      var receiver = round < 6 ? plannedLibrary(seed + 1000) : renamed(sender, seed)
      for _ in 0..<2 {
        try receiver.receive(try sender.shared()) { item in
          round % 6 == 0 ? nil : item.decisions.randomElement(using: &random)
        }
      }
      #expect(receiver.content.danglingReferences == [])
    }
  }

  /// A library of somebody else who gave everything the same names.
  private func renamed(_ library: PersonalLibrary, _ seed: UInt64) -> PersonalLibrary {
    var generator = PlanGenerator(seed: seed + 5000)
    var other = PersonalLibrary(id: generator.identifier())
    let salt = generator.identifier()
    let mapping = IdentifierMapping {
      Self.catalogue.contains($0) ? $0 : UniqueIdentifier(namespace: salt, name: "\($0)".utf8)
    }
    other.content = mapping.applied(to: library.content)
    return other
  }

  @Test("The same bundle again changes nothing, not a byte", arguments: seeds)
  func remembered(seed: UInt64) throws {
    let sender = plannedLibrary(seed)
    for var receiver in [emptyLibrary(seed + 1), plannedLibrary(seed + 1000), renamed(sender, seed)] {
      for kind in ShareBundle.Kind.allCases {
        var defaults = ImportDefaults.ofBundles
        defaults[.viewOnly] = .keep
        try receiver.receive(try sender.shared(kind), defaults: defaults)
        let once = try receiver.bytes
        try receiver.receive(try sender.shared(kind), defaults: defaults)
        #expect(try receiver.bytes == once)
      }
    }
  }

  @Test("Whatever was decided, the same bundle again changes nothing", arguments: seeds)
  func decided(seed: UInt64) throws {
    let sender = plannedLibrary(seed)
    var random = SeededGenerator(seed: seed)
    for _ in 0..<6 {
      var receiver = renamed(sender, seed)
      try receiver.receive(try sender.shared()) { item in
        item.decisions.filter { $0 != .skip }.randomElement(using: &random)
      }
      let once = try receiver.bytes
      try receiver.receive(try sender.shared())
      #expect(try receiver.bytes == once)
    }
  }

  @Test("Taking it back gives the library from before, but for the number of the next receipt", arguments: seeds)
  func undone(seed: UInt64) throws {
    let sender = plannedLibrary(seed)
    for var receiver in [emptyLibrary(seed + 1), plannedLibrary(seed + 1000), renamed(sender, seed)] {
      var before = receiver
      try receiver.receive(try sender.shared())
      let receipt = try #require(receiver.receipts.last)
      #expect(receipt.action == .received)
      #expect(receiver.content != before.content)
      try receiver.undo(receipt: receipt.id)
      before.receiptCount = receiver.receiptCount
      #expect(receiver == before)
    }
  }

  @Test("The same bundle makes the same library everywhere", arguments: seeds)
  func deterministic(seed: UInt64) throws {
    let bundle = try plannedLibrary(seed).shared()
    let made = try (0..<2).map { _ in
      var receiver = plannedLibrary(seed + 1000)
      try receiver.receive(bundle)
      return try receiver.bytes
    }
    #expect(made[0] == made[1])
  }
}
