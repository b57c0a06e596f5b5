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
  /// The number of an entry, from 1, at the place of its hash or the next that was free; 0 where there is none.
  private var slots = [Int32](repeating: 0, count: slotCount)
  /// Names beyond this are taken out of the table, so that a hostile file cannot fill the memory.
  private static let limit = 10_000
  private static let slotCount = 1 << 15

  /// The name, as text.
  func name(_ index: Int) -> String { entries[index - first].name }
  /// What its loads are.
  func loadKind(_ index: Int) -> LoadKind { entries[index - first].loadKind }

  mutating func index(of bytes: ByteSlice) -> Int {
    var slot = Self.slot(bytes)
    while slots[slot] > 0 {
      let place = Int(slots[slot]) - 1
      if entries[place].bytes.withByteSlice({ bytes.equals($0) }) { return first + place }
      slot = (slot + 1) & (Self.slotCount - 1)
    }
    if entries.count >= Self.limit {
      first += entries.count
      entries.removeAll(keepingCapacity: true)
      slots = [Int32](repeating: 0, count: Self.slotCount)
      slot = Self.slot(bytes)
    }
    let name = bytes.string
    entries.append(Entry(bytes: bytes.array, name: name, loadKind: LoadKind(exerciseNamed: name)))
    slots[slot] = Int32(entries.count)
    return first + entries.count - 1
  }

  private static func slot(_ bytes: ByteSlice) -> Int {
    Int(truncatingIfNeeded: bytes.tableHash) & (slotCount - 1)
  }
}
