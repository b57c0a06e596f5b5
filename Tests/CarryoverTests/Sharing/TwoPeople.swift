import Carryover
import Foundation
import Support

/// A moment at which everything is done in these tests.
let someTime = Instant(seconds: 1_790_000_000)

extension PersonalLibrary {
  /// Receives a bundle.
  mutating func receive(
    _ bundle: ShareBundle, defaults: ImportDefaults = .ofBundles, asCopy: Bool = false,
    deciding: (ImportPlan.Item) -> ImportDecision? = { _ in nil }
  ) throws {
    let work = try BundleImport(bundle, into: self, defaults: defaults, asCopy: asCopy)
    let plan = try work.plan(for: OriginDocument(name: "friend.bundle.json"), state: "", deciding: deciding)
    self = try work.applying(plan, receipt: Receipt(id: .zero, action: .received, date: someTime))
  }

  /// What receiving a bundle would do.
  func planned(
    _ bundle: ShareBundle, deciding: (ImportPlan.Item) -> ImportDecision? = { _ in nil }
  ) throws -> ImportPlan {
    try BundleImport(bundle, into: self).plan(for: OriginDocument(), state: "", deciding: deciding)
  }

  /// Shares its first program, as a reader of the file gets it.
  func shared(
    _ kind: ShareBundle.Kind = .program, _ root: UniqueIdentifier? = nil,
    including personal: Set<ShareBundle.Personal> = []
  ) throws -> ShareBundle {
    let first: UniqueIdentifier? =
      switch kind {
      case .program: content.programs.first?.id.value
      case .workout: content.workouts.first?.id.value
      case .module: content.modules.first?.id.value
      case .session: content.sessions.first?.id.value
      case .completedModule: content.sessions.first?.sections.first?.id.value
      case .exercise: content.sessions.first?.sections.first?.exercises.first?.id.value
      case .set: content.sessions.first?.sections.first?.exercises.first?.setGroups.first?.sets.first?.id.value
      }
    let bundle = try bundle(kind: kind, root: root ?? first ?? .zero, including: personal)
    return try ShareBundle(bytes: bundle.document())
  }

  /// The bytes of its file.
  var bytes: [UInt8] { get throws { try document() } }

  /// Puts something in the place of what is there, without a receipt.
  mutating func change(_ body: (inout Library) -> Void) {
    body(&content)
    content.sort()
  }
}

/// A library of its own identity and nothing in it.
func emptyLibrary(_ seed: UInt64) -> PersonalLibrary {
  var generator = PlanGenerator(seed: seed)
  return PersonalLibrary(id: generator.identifier())
}

/// A library of plans.
func plannedLibrary(_ seed: UInt64) -> PersonalLibrary {
  var generator = PlanGenerator(seed: seed)
  return generator.library()
}

extension Library {
  /// Every strong reference that names nothing.
  var danglingReferences: [String] {
    let (modules, implements) = (Set(modules.map(\.id)), Set(implements.map(\.id)))
    let planned = Set((self.modules.flatMap(\.exercises) + workouts.flatMap(\.exercises)).map(\.id))
    var dangling = workouts.flatMap { $0.moduleIDs.filter { !modules.contains($0) }.map { "module \($0)" } }
    dangling += exercises.flatMap { $0.implementIDs.filter { !implements.contains($0) }.map { "implement \($0)" } }
    dangling += sessions.flatMap { session in
      session.sections.flatMap(\.exercises).flatMap(\.implementIDs).filter { !implements.contains($0) }
        .map { "implement \($0) of a session" }
    }
    for program in programs {
      let keys = Array(program.progressionEnabled) + Array(program.progressionOverrides.keys)
      dangling += keys.filter { !planned.contains($0) }.map { "planned exercise \($0)" }
    }
    return dangling
  }
}
