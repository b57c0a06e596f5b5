import TextStreams

/// Reads a bundle piece by piece, and trusts nothing in it.
final class BundleReading {
  private let name: String
  private let note: (Diagnostic) -> Void
  private var splitter: JSONDocumentSplitter
  private var decoder: EntityDecoder
  private var digest = BundleDigest()
  private var statedDigest: String?
  private var head = BundleHeadPieces()
  private var members: Set<String> = []
  private var nodes: [BundleNode] = []
  private var elementCount = 0
  /// What is wrong with a piece, told unless the checksum says that all of it is damaged.
  private var problem: ReadingFailure?
  /// The first value that cannot be, told where nothing worse is.
  private var impossible: ReadingFailure?

  private let limits: ReadingLimits

  private init(name: String, limits: ReadingLimits, noting note: @escaping (Diagnostic) -> Void) {
    self.name = name
    self.limits = limits
    self.note = note
    splitter = JSONDocumentSplitter(pieceLength: limits.pieceLength)
    decoder = EntityDecoder(nesting: limits.nesting)
  }

  /// Reads a bundle, Carryover's or Gym App's, or an envelope with a bundle in it.
  static func read(
    _ input: InputSource, _ options: ReadingOptions, noting note: @escaping (Diagnostic) -> Void
  ) throws(ReadingFailure) -> ShareBundle {
    let (input, kind) = try ShareEnvelope.opened(input)
    let bundle = try bundle(input, kind, options, noting: note)
    try ShareEnvelope.check(bundle, isOf: kind, name: input.name)
    return bundle
  }

  private static func bundle(
    _ given: InputSource, _ kind: ShareBundle.Kind?, _ options: ReadingOptions,
    noting note: @escaping (Diagnostic) -> Void
  ) throws(ReadingFailure) -> ShareBundle {
    let own = try GymAppBundle.own(in: given, limits: options.limits)
    let input = own ?? given
    if own == nil {
      let appKind: ShareBundle.Kind?
      do {
        appKind = try input.prefix(1 << 16).withByteSlice { GymAppBundle.kind($0, in: kind) }
      } catch {
        throw ReadingFailure(error)
      }
      if let appKind { return try GymAppBundleReading.read(input, appKind, options, noting: note) }
    }
    let reading = BundleReading(name: input.name, limits: options.limits, noting: note)
    try reading.readPieces(input)
    return try reading.bundle()
  }

  private func readPieces(_ input: InputSource) throws(ReadingFailure) {
    guard input.count <= UInt64(max(limits.bundleLength, 0)) else {
      throw failure(.bundleTooLarge, [ReadingLimits.text(limits.bundleLength)])
    }
    var chunk: [UInt8] = []
    var offset: UInt64 = 0
    do {
      while true {
        let count = try input.read(at: offset, into: &chunk, capacity: 1 << 16)
        if count == 0 { break }
        offset += UInt64(count)
        let bytes = chunk
        try bytes.withByteSlice { try splitter.consume($0.slice(0, count), take) }
      }
      try splitter.finish()
    } catch let failure as ReadingFailure {
      throw failure
    } catch let failure as FileFailure {
      throw ReadingFailure(failure)
    } catch let broken as JSONDocumentSplitter.Failure {
      throw ReadingFailure(
        .input,
        Diagnostic(.bundleMalformed, [broken.reason], file: name, line: broken.line, column: broken.column))
    } catch {
      throw failure(.bundleMalformed, ["\(error)"])
    }
  }

  // MARK: - Pieces

  private func take(_ piece: JSONDocumentSplitter.Piece, _ text: ByteSlice, _ place: JSONDocumentSplitter.Place) throws
  {
    switch piece {
    case .member(let member):
      try begin(member, at: place)
      try takeMember(member, text, place)
      if member != "digest" { digest.update(member, text) }
    case .emptyList(let list): try begin(list, at: place)
    case .element(let list, let index):
      if index == 0 { try begin(list, at: place) }
      elementCount += 1
      guard elementCount <= limits.sharedEntities else {
        throw failure(.bundleTooLarge, ["\(limits.sharedEntities) things in it"], at: place)
      }
      guard EntityDecoder.lists.contains(list) else {
        try check(text, place)
        head.add(element: text, of: list, at: place)
        digest.update(list, text)
        return
      }
      try takeEntity(list, index, text, place)
      digest.update(list, text)
    }
  }

  private func begin(_ member: String, at place: JSONDocumentSplitter.Place) throws(ReadingFailure) {
    guard members.insert(member).inserted else {
      throw failure(.bundleMalformed, ["\"\(member)\" stands in it twice"], at: place)
    }
    guard !EntityDecoder.lists.contains(member) || members.isSuperset(of: ["format", "schemaVersion"]) else {
      throw failure(.bundleForeign, ["it does not say its format and version before its content"])
    }
  }

  private func takeMember(
    _ member: String, _ text: ByteSlice, _ place: JSONDocumentSplitter.Place
  ) throws(ReadingFailure) {
    let tape = try check(text, place)
    guard let node = tape.nodes.first else { return }
    switch member {
    case "format":
      let format = tape.string(node, in: text)
      guard format == BundleFormat.name else { throw failure(.bundleForeign, ["its format is \"\(format)\""]) }
    case "schemaVersion":
      let version = Int(node, tape: tape, text: text)
      guard let version, (1...BundleFormat.schemaVersion).contains(version) else {
        throw failure(.bundleVersion, [text.slice(0, 40).string, "\(BundleFormat.schemaVersion)"], at: place)
      }
    case "digest": statedDigest = tape.string(node, in: text)
    case let list where EntityDecoder.lists.contains(list):
      problem = problem ?? failure(.bundleUnreadable, [list, "a list was expected"], at: place)
    default: head.add(member, text, at: place)
    }
  }

  @discardableResult
  private func check(_ text: ByteSlice, _ place: JSONDocumentSplitter.Place) throws(ReadingFailure) -> JSONTape {
    var tape = JSONTape()
    do {
      try tape.parse(text)
    } catch {
      throw failure(.bundleMalformed, [error.reason], at: place.advanced(over: text.slice(0, error.offset)))
    }
    return tape
  }

  private func takeEntity(
    _ list: String, _ index: Int, _ text: ByteSlice, _ place: JSONDocumentSplitter.Place
  ) throws(ReadingFailure) {
    let path = "\(list)[\(index)]"
    do {
      guard let entity = try decoder.decode(text, list: list) else { return }
      let node = BundleNode(
        entity, at: BundleNode.Place(path: path, file: name, line: place.line, column: place.column))
      for field in decoder.droppedFields { note(node.place.finding(.bundleFieldDropped, ["\(path): \(field)"])) }
      for field in node.found.dropped { note(node.place.finding(.bundleFieldDropped, [field])) }
      for value in ValueCheck.problems(of: entity) {
        let words = ["\(path).\(value.path)", value.value, value.wanted]
        impossible = impossible ?? failure(.bundleValueImpossible, words, at: place)
      }
      for odd in node.found.oddNames { note(node.place.finding(.bundleControlCharacter, [odd])) }
      nodes.append(node)
    } catch {
      let end = place.advanced(over: text.slice(0, error.offset))
      if error.path.isEmpty, error.reason != "an object was expected" {
        throw failure(.bundleMalformed, [error.reason], at: end)
      }
      let field = error.path.isEmpty ? path : "\(path).\(error.path)"
      problem = problem ?? failure(.bundleUnreadable, [field, error.reason], at: end)
    }
  }

  // MARK: - The whole

  private func bundle() throws(ReadingFailure) -> ShareBundle {
    guard members.isSuperset(of: ["format", "schemaVersion"]) else {
      throw failure(.bundleForeign, ["it does not say its format and version"])
    }
    guard let statedDigest, statedDigest == digest.text else { throw failure(.bundleDamaged, []) }
    if let problem { throw problem }
    let head = try head.read(name: name)
    guard let kind = ShareBundle.Kind(rawValue: head.kind) else {
      throw failure(.bundleKindUnknown, [head.kind])
    }
    for field in head.otherFields.fields { note(Diagnostic(.bundleFieldDropped, [field.name], file: name)) }
    var bundle = ShareBundle(kind: kind, root: head.root, libraryID: head.libraryID)
    guard head.formerLibraryIDs.count <= BundleFormat.maximumFormerLibraries else {
      throw failure(.bundleTooLarge, ["\(BundleFormat.maximumFormerLibraries) former libraries"])
    }
    bundle.formerLibraryIDs = head.formerLibraryIDs
    bundle.omitted = try omitted(head)
    let graph = try graph(of: bundle)
    if let impossible { throw impossible }
    bundle.content = graph.library
    bundle.origins = try origins(head, graph)
    return bundle
  }

  private func graph(of bundle: ShareBundle) throws(ReadingFailure) -> BundleGraph {
    var graph = BundleGraph(nodes)
    try graph.check()
    guard let root = graph.root(bundle.kind, bundle.root) else {
      throw failure(.bundleRootMissing, [bundle.kind.words, "\(bundle.root)"])
    }
    for node in graph.cut(to: root) { note(node.place.finding(.bundleEntityDropped, [node.place.path])) }
    try graph.check()
    for finding in graph.clearReferences() { note(finding) }
    return graph
  }

  private func omitted(_ head: BundleHead) throws(ReadingFailure) -> [String] {
    for field in head.omitted where field.utf8.count > BundleFormat.maximumNameLength {
      throw failure(.bundleTextTooLong, ["omitted", "\(BundleFormat.maximumNameLength) characters"])
    }
    return Set(head.omitted).sorted()
  }

  private func origins(
    _ head: BundleHead, _ graph: BundleGraph
  ) throws(ReadingFailure) -> [UniqueIdentifier: EntityOrigin] {
    let identifiers = graph.identifiers
    var origins: [UniqueIdentifier: EntityOrigin] = [:]
    var known: [EntityOrigin: String] = [:]
    for (id, origin) in head.origins.sorted(by: { $0.key < $1.key }) {
      guard let path = identifiers[id] else {
        note(Diagnostic(.bundleFieldDropped, ["origins.\(id)"], file: name))
        continue
      }
      guard origin.libraryID != head.libraryID else {
        throw failure(.bundleOriginCircular, [path, "\(origin.entityID)"])
      }
      let bare = EntityOrigin(libraryID: origin.libraryID, entityID: origin.entityID)
      if bare != origin { note(Diagnostic(.bundleFieldDropped, ["origins.\(id).…"], file: name)) }
      if let earlier = known.updateValue(path, forKey: bare) {
        throw failure(.bundleOriginRepeated, [earlier, path])
      }
      origins[id] = bare
    }
    return origins
  }

  private func failure(
    _ code: DiagnosticCode, _ arguments: [String], at place: JSONDocumentSplitter.Place? = nil
  ) -> ReadingFailure {
    ReadingFailure(.input, Diagnostic(code, arguments, file: name, line: place?.line, column: place?.column))
  }
}
