import TextStreams

/// The exercise names of a file, each made into a string once, with what it says of its loads.
struct NameTable {
  struct Entry {
    var bytes: [UInt8]
    var name: String
    var loadKind: LoadKind
  }

  private var entries: [Entry] = []
  /// The index of the first entry. No index serves twice, so that one index always means the same name.
  private var first = 0
  private var indices: [UInt64: [Int]] = [:]
  /// Names beyond this are taken out of the table, so that a hostile file cannot fill the memory.
  private static let limit = 10_000

  /// The name, as text.
  func name(_ index: Int) -> String { entries[index - first].name }
  /// What its loads are.
  func loadKind(_ index: Int) -> LoadKind { entries[index - first].loadKind }

  mutating func index(of bytes: ByteSlice) -> Int {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for index in 0..<bytes.count { hash = (hash ^ UInt64(bytes[index])) &* 0x100_0000_01B3 }
    if let candidates = indices[hash] {
      for index in candidates where entries[index - first].bytes.withByteSlice({ bytes.equals($0) }) { return index }
    }
    if entries.count >= Self.limit {
      first += entries.count
      entries.removeAll(keepingCapacity: true)
      indices.removeAll(keepingCapacity: true)
    }
    let name = bytes.string
    entries.append(Entry(bytes: bytes.array, name: name, loadKind: StrongVocabulary.loadKind(ofExercise: name)))
    let index = first + entries.count - 1
    indices[hash, default: []].append(index)
    return index
  }
}
