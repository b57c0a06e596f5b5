/// The receipt of a bundle: what a friend shared is held against what is there, a plan says what would be done, and the
/// plan, as it is or edited, is applied.
///
/// ```swift
/// let received = try BundleImport(bundle, into: library)
/// let plan = try received.plan(for: document)
/// let changed = try received.applying(plan, receipt: Receipt(id: .zero, action: .received, date: now))
/// ```
///
/// What is known by its first origin is compared with the version that was received last; anything else is looked for
/// by its name. Memory is that of the library and of the bundle.
public struct BundleImport: Sendable {
  let bundle: ShareBundle
  let library: PersonalLibrary
  let mapping: BundleMapping
  let isCopy: Bool
  let defaults: ImportDefaults

  /// Begins to receive a bundle into a library, which is not changed by it.
  ///
  /// - Parameters:
  ///   - bundle: What a friend shared.
  ///   - library: The library that receives it.
  ///   - defaults: What is done by default with what. A session of another person is kept, marked as such, where
  ///     ``ImportStatus/viewOnly`` says ``ImportDecision/keep``.
  ///   - asCopy: Whether the plans of the bundle are added beside what is there, as if nobody had received them before;
  ///     nothing is remembered of where such a copy comes from.
  /// - Throws: A failure when an identifier of the bundle is one of the library's that no origin explains.
  public init(
    _ bundle: ShareBundle, into library: PersonalLibrary, defaults: ImportDefaults = .ofBundles, asCopy: Bool = false
  ) throws(ReadingFailure) {
    self.bundle = bundle
    self.library = library
    self.defaults = defaults
    isCopy = asCopy && bundle.kind.isImportable
    mapping = try BundleMapping(bundle, into: library, copies: isCopy ? .plans : .none)
  }

  /// The entity that is shared, or of which a part is, by its identifier here.
  private var root: UniqueIdentifier {
    mapping[bundle.kind.isImportable ? bundle.root : bundle.content.sessions.first?.id.value ?? bundle.root]
  }

  /// Whether nothing is remembered of where something comes from: it is a copy.
  func isDetached(_ entity: Entity) -> Bool {
    isCopy && [.module, .workout, .program].contains(entity.kind)
  }

  /// Says what would be done.
  ///
  /// - Parameters:
  ///   - document: The bundle's file.
  ///   - state: The digest of the library, as ``LockedLibrary/state`` has it; found where it is not given.
  ///   - deciding: What to do with an entity where that is not what is done by default. It is asked for equipment first,
  ///     then for what needs it, the program last.
  /// - Throws: A failure when something is decided that cannot be.
  public func plan(
    for document: OriginDocument, state: String? = nil,
    deciding: (ImportPlan.Item) -> ImportDecision? = { _ in nil }
  ) throws(ReadingFailure) -> ImportPlan {
    var pass = BundlePass(self)
    try pass.run { item in deciding(item) ?? item.decision }
    pass.leaveUnneeded(root: root)
    let total = pass.counts.total + pass.otherCounts.total
    guard total == bundle.content.entities.count else {
      throw ReadingFailure(
        .accounting, Diagnostic(.importAccounting, ["\(bundle.content.entities.count)", "\(total)"]))
    }
    var plan = ImportPlan(libraryState: state ?? library.state, document: document)
    plan.counts = pass.counts
    plan.otherCounts = pass.otherCounts
    plan.items = pass.items(inOrderOf: bundle.content)
    return plan
  }

  /// The library after the bundle was received, with a receipt where that changed anything.
  ///
  /// What nothing needs that is taken is not taken either.
  ///
  /// - Parameters:
  ///   - plan: The plan of this import, with whatever decisions.
  ///   - receipt: What the receipt says of the file and of the options.
  /// - Throws: A failure when the plan is another import's, or decides what cannot be decided. Nothing is done by halves.
  public func applying(_ plan: ImportPlan, receipt: Receipt) throws(ReadingFailure) -> PersonalLibrary {
    let known = Set(bundle.content.entities.map(\.id))
    guard plan.items.allSatisfy({ known.contains($0.id) }) else {
      throw ReadingFailure(.input, Diagnostic(.planLibrary))
    }
    let decided = Dictionary(plan.items.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    for var item in plan.items { try item.decide(item.decision) }
    var pass = BundlePass(self)
    try pass.run { item in
      // What somebody decided may have made another thing of what hangs on it; then the default is done.
      guard let said = decided[item.id], item.decisions.contains(said.decision) else { return item.decision }
      return said.decision
    }
    var change = LibraryChange(library, receipt: receipt)
    change.receipt.counts = plan.counts
    change.receipt.otherCounts = plan.otherCounts
    for outcome in pass.settled(root: root) {
      if let entry = outcome.entry {
        change.receive(outcome.result, entry)
      } else {
        change.replace(with: outcome.result)
      }
    }
    return change.finish()
  }
}
