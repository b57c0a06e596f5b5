import TextStreams

/// What Gym App shares: bundles of its own, which go into its messages and posts.
///
/// The app does not say from which library one is. Its identifiers are met nowhere else, so all of them count as those
/// of one library. What Carryover writes has its own bundle in it, too, which the app does not read: from one Carryover
/// to another nothing is lost, and everything keeps its first origin.
enum GymAppBundle {
  /// The library that everything comes from in the first place that the app shared. MUST NOT CHANGE: what was received
  /// is known again by it.
  static let libraryID = UniqueIdentifier(namespace: SessionIdentity.rootNamespace, name: "gym-app:library".utf8)
  /// The member that Carryover's own bundle is in. It stands first.
  static let ownMember = "carryoverBundle"
  /// What of a program is its owner's own, and never comes along.
  static let omitted = ["programs.isActive", "programs.slots.date", "programs.slots.sessionID", "programs.startDate"]

  /// What kind of bundle a text is; `nil` where it is none of the app's.
  ///
  /// - Parameter kind: What an envelope says of it. Swift's own coding writes members in any order, so that what tells
  ///   the kind may stand far behind.
  static func kind(_ prefix: ByteSlice, in kind: ShareBundle.Kind?) -> ShareBundle.Kind? {
    guard let outline = JSONOutline(prefix), !outline.isList, !outline.has("format") else { return nil }
    if case .bundle(let found) = GymAppShape(outline) { return found }
    guard let kind else { return nil }
    let members = ["schemaVersion", "customTemplates", "customImplements", "modules", "workouts", "setData", "session"]
    return (members + [kind.rawValue]).contains { outline.has($0) } ? kind : nil
  }

  /// Carryover's own bundle in an input; `nil` where there is none.
  static func own(in input: InputSource, limits: ReadingLimits) throws(ReadingFailure) -> InputSource? {
    let bytes: [UInt8]
    do {
      guard try input.prefix(1 << 12).withByteSlice(beginsWithOwn) else { return nil }
      bytes = try input.prefix(Int(min(input.count, UInt64(max(limits.bundleLength, 0)) * 2)))
    } catch {
      throw ReadingFailure(error)
    }
    var tape = JSONTape()
    do {
      // It is all that is looked for, and what is wrong behind it is of no account.
      return try bytes.withByteSlice { text throws(JSONFailure) in
        try tape.parse(text.slice(text.hasPrefix("\u{FEFF}") ? 3 : 0))
        let start = text.hasPrefix("\u{FEFF}") ? 3 : 0
        guard tape.nodes.count > 2, tape.nodes[2].kind == .object else { return nil }
        let (from, to) = (Int(tape.nodes[2].start) + start, Int(tape.nodes[2].end) + start)
        return InputSource(bytes: text.slice(from, to).array, name: "\(input.name) (\(ownMember))")
      }
    } catch {
      throw ReadingFailure(.input, Diagnostic(.bundleMalformed, [error.reason], file: input.name))
    }
  }

  /// Whether an object begins with Carryover's own bundle.
  static func beginsWithOwn(_ prefix: ByteSlice) -> Bool {
    let text = prefix.string.unicodeScalars.filter { !$0.properties.isWhitespace && $0 != "\u{FEFF}" }.prefix(32)
    return String(String.UnicodeScalarView(text)).hasPrefix("{\"\(ownMember)\":{")
  }
}
