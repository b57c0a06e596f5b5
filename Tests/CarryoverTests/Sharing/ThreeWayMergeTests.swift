import Foundation
import Support
import Testing

@testable import Carryover

@Suite("Merges against a remembered version")
struct ThreeWayMergeTests {
  static let seeds = Array(UInt64(1)...20)

  /// Everything of a filled library that can be merged, with one field changed; none where it has fewer.
  private func versions(field: Int, seed: UInt64) -> [(base: Entity, changed: Entity)] {
    func change<Object: DocumentObject>(_ object: Object, _ entity: (Object) -> Entity) -> (Entity, Entity)? {
      var visitor = MutatingVisitor(field: field, values: ValueGenerator(seed: seed))
      var changed = object
      changed.visit(&visitor)
      // The first field is the identifier, which no version changes.
      return visitor.changed == nil || visitor.changed == "id" ? nil : (entity(object), entity(changed))
    }
    let library = filledLibrary(seed: 7)
    return [
      library.exercises.first.flatMap { change($0, Entity.exercise) },
      library.implements.first.flatMap { change($0, Entity.implement) },
      library.modules.first.flatMap { change($0, Entity.module) },
      library.workouts.first.flatMap { change($0, Entity.workout) },
      library.programs.first.flatMap { change($0, Entity.program) },
    ].compactMap(\.self)
  }

  @Test("What one side changed is as that side has it, whatever field it is")
  func oneSide() {
    var count = 0
    for field in 1..<500 {
      let versions = versions(field: field, seed: 3)
      if versions.isEmpty { break }
      for (base, changed) in versions {
        count += 1
        #expect(base != changed)
        #expect(ThreeWayMerge.merged(base: base, base, changed) == changed)
        #expect(ThreeWayMerge.merged(base: base, changed, base) == changed)
      }
    }
    #expect(count > 100)
  }

  @Test("Both orders of the sides give the same, and what one side says already changes nothing", arguments: seeds)
  func symmetric(seed: UInt64) throws {
    for (field, other) in [(1, 2), (2, 9), (5, 6), (7, 12), (4, 20), (8, 8), (11, 3), (15, 30)] {
      for ((base, left), (_, right)) in zip(versions(field: field, seed: seed), versions(field: other, seed: seed + 1))
      {
        guard base.kind == right.kind else { continue }
        let merged = try #require(ThreeWayMerge.merged(base: base, left, right))
        #expect(ThreeWayMerge.merged(base: base, right, left) == merged)
        #expect(ThreeWayMerge.merged(base: left, merged, left) == merged)
        #expect(ThreeWayMerge.merged(base: base, merged, merged) == merged)
      }
    }
  }

  private func module(_ exercises: [(UInt64, String)], updated: Int64? = nil) -> Module {
    var module = Module(id: Identifier(.zero), name: "Push", type: .strength)
    module.exercises = exercises.map { number, notes in
      var instance = ExerciseInstance(id: Identifier(UniqueIdentifier(high: 0, low: number)), name: "Row")
      instance.notes = notes
      return instance
    }
    module.updatedAt = updated.flatMap { Instant(seconds: $0) }
    return module
  }

  private func merged(_ base: Module, _ left: Module, _ right: Module) throws -> [String] {
    let merged = try #require(ThreeWayMerge.merged(base: .module(base), .module(left), .module(right)))
    let turned = try #require(ThreeWayMerge.merged(base: .module(base), .module(right), .module(left)))
    #expect(merged == turned)
    guard case .module(let module) = merged else { return [] }
    return module.exercises.map { "\($0.id.value.low)\($0.notes ?? "")" }
  }

  @Test("Each planned exercise is merged on its own")
  func exercises() throws {
    let base = module([(1, ""), (2, ""), (3, "")])
    // Changed on one side each, added on both, deleted on one.
    #expect(
      try merged(base, module([(1, "a"), (2, ""), (4, ""), (3, "")]), module([(1, ""), (5, ""), (2, "b")]))
        == ["1a", "5", "2b", "4"])
    // Deleted on one side and edited on the other: it comes back.
    #expect(try merged(base, module([(1, ""), (3, "")]), module([(1, ""), (2, "b"), (3, "")])) == ["1", "2b", "3"])
    // Changed on both: the later edit stands, else the greater bytes.
    #expect(try merged(base, module([(1, "z")], updated: 5), module([(1, "b")], updated: 6)) == ["1b"])
    #expect(try merged(base, module([(1, "z")]), module([(1, "b")])) == ["1z"])
    // The order of the side that changed it.
    #expect(
      try merged(base, module([(3, ""), (1, ""), (2, "")]), module([(1, "b"), (2, ""), (3, "")])) == ["3", "1b", "2"])
    // Deleted on both sides stays deleted.
    #expect(try merged(base, module([(1, "")]), module([(1, ""), (3, "")])) == ["1"])
  }

  @Test("A planned exercise's own time of editing counts before the module's")
  func stamps() throws {
    let base = module([(1, "")])
    var left = module([(1, "z")], updated: 9)
    left.exercises[0].updatedAt = Instant(seconds: 3)
    var right = module([(1, "b")], updated: 8)
    right.exercises[0].updatedAt = Instant(seconds: 4)
    #expect(try merged(base, left, right) == ["1b"])
  }
}
