import TextStreams

extension ShareBundle {
  /// Reads a bundle's document, in the memory of the bundle.
  ///
  /// A bundle comes from somebody else, and nothing in it is trusted: its size, the number and depth of what is in it,
  /// and the length of its texts are bounded; every reference that must resolve has to, and no identifier may stand for
  /// two things. What the root does not need is dropped, and so are fields that this version does not know; references
  /// to something that is not there are cleared where a name stands beside them.
  ///
  /// - Parameters:
  ///   - bytes: The whole of the bundle's document.
  ///   - name: What findings call the bundle.
  ///   - options: What the caller says of a bundle of Gym App's own: it has points in time, and weights without a unit.
  ///   - note: Is told of what was dropped or cleared, and of odd names.
  /// - Throws: A failure that says what is wrong and where.
  public init(
    bytes: [UInt8], name: String = "bundle", options: ReadingOptions = ReadingOptions(),
    noting note: @escaping (Diagnostic) -> Void = { _ in }
  ) throws(ReadingFailure) {
    self = try BundleReading.read(InputSource(bytes: bytes, name: name), options, noting: note)
  }

  /// Reads a bundle's document from a file; `-` is standard input.
  public init(
    path: String, options: ReadingOptions = ReadingOptions(), noting note: @escaping (Diagnostic) -> Void = { _ in }
  ) throws(ReadingFailure) {
    let input: InputSource
    do {
      input = try InputSource(path: path)
    } catch {
      throw ReadingFailure(error)
    }
    self = try BundleReading.read(input, options, noting: note)
  }
}

extension BundleGraph {
  /// The place of the entity that is what is shared, or has it as a part.
  func root(_ kind: ShareBundle.Kind, _ id: UniqueIdentifier) -> Int? {
    let thing = kind.thing
    return nodes.firstIndex { $0.found.identities.contains { $0.id == id && $0.thing == thing } }
  }
}

extension ShareBundle.Kind {
  /// The type of the root.
  var thing: Any.Type {
    switch self {
    case .program: Program.self
    case .workout: Workout.self
    case .module: Module.self
    case .session: Session.self
    case .exercise: LoggedExercise.self
    case .set: LoggedSet.self
    case .completedModule: Section.self
    }
  }

  /// What a person calls it.
  public var words: String {
    switch self {
    case .program, .workout, .module, .session: rawValue
    case .exercise: "exercise of a session"
    case .set: "set of a session"
    case .completedModule: "section of a session"
    }
  }
}
