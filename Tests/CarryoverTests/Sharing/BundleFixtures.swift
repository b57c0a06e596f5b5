import Support
import Testing
import TextStreams

@testable import Carryover

/// A bundle of the first thing of a kind in a generated library.
func plannedBundle(
  _ seed: UInt64, _ kind: ShareBundle.Kind, including personal: Set<ShareBundle.Personal> = []
) throws -> ShareBundle {
  let library = plannedLibrary(seed)
  return try library.bundle(kind: kind, root: library.content.firstRoot(kind), including: personal)
}

extension Library {
  /// The first thing of a kind that may be shared.
  func firstRoot(_ kind: ShareBundle.Kind) throws -> UniqueIdentifier {
    switch kind {
    case .program: return try #require(programs.first).id.value
    case .workout: return try #require(workouts.first).id.value
    case .module: return try #require(modules.first).id.value
    case .session: return try #require(sessions.first).id.value
    case .completedModule: return try #require(sessions.first?.sections.first).id.value
    case .exercise: return try #require(sessions.first?.sections.first?.exercises.first).id.value
    case .set: return try #require(sessions.first?.allSets.first).id.value
    }
  }
}

/// The library of the sample with a program.
func sampleLibrary() throws -> PersonalLibrary {
  var reader = try HistoryReader(bytes: Locations.sample("program.json"), name: "program.json")
  var library = PersonalLibrary(id: UniqueIdentifier(high: 0x4000, low: 0x8000_0000_0000_000A))
  library.content = try reader.library()
  return library
}

/// The bundle of the sample's program.
func sampleBundle() throws -> ShareBundle {
  let library = try sampleLibrary()
  return try library.bundle(kind: .program, root: library.content.firstRoot(.program))
}

/// A bundle of few bytes.
func smallBundle() throws -> ShareBundle {
  var library = try sampleLibrary()
  let place = try #require(library.content.modules.firstIndex { $0.name == "Warm-up" })
  library.content.modules[place].notes = "A \"quoted\" note:\n\u{1F44D}"
  let module = library.content.modules[place]
  var bundle = try library.bundle(kind: .module, root: module.id.value)
  bundle.origins[module.id.value] = EntityOrigin(
    libraryID: UniqueIdentifier(high: 1, low: 2), entityID: UniqueIdentifier(high: 3, low: 4))
  bundle.omitted = ["programs.isActive"]
  return bundle
}

/// The text of a bundle with the checksum that it ought to have; as it is where it is no JSON.
func signed(_ text: String) -> [UInt8] {
  var splitter = JSONDocumentSplitter()
  var digest = BundleDigest()
  try? Array(text.utf8).withByteSlice { bytes in
    try splitter.consume(bytes) { piece, value, _ in
      switch piece {
      case .member(let name): if name != "digest" { digest.update(name, value) }
      case .element(let name, _): digest.update(name, value)
      case .emptyList: break
      }
    }
  }
  return Array(text.replacing(/"digest":"sha256:[0-9a-f]{64}"/, with: "\"digest\":\"\(digest.text)\"").utf8)
}
