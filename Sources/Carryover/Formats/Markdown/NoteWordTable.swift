import TextStreams
import TrainingModel

/// Words and phrases, found by their bytes: nothing is copied, and no text is made.
struct NoteWordTable: Sendable {
  /// What one word, or one phrase, may be.
  struct Entry: Sendable {
    var meaning: NoteWord?
    /// How many parts the longest phrase has that begins with it; 0 where none does.
    var phraseLength: UInt8 = 0
    /// The number that it writes out; 0 where it is none.
    var number: UInt8 = 0
    /// The month, 1 to 12, and the weekday from Monday, 1 to 7; 0 where it names none.
    var month: UInt8 = 0
    var weekday: UInt8 = 0
    var column: NoteColumnRole?
    var field: NoteField?
    var lists: Lists = []
    /// What it hints at of an exercise, and how many words the phrases have at most that begin with it and hint.
    var hints: UInt8 = 0
    var hintLength: UInt8 = 0

    /// Whether it occurs in the names of exercises.
    var isOfNames: Bool { lists.contains(.name) && !lists.contains(.prose) }
  }

  /// The lists that it stands in.
  struct Lists: OptionSet, Sendable {
    let rawValue: UInt32
    static let pain = Lists(rawValue: 1)
    static let negation = Lists(rawValue: 2)
    static let prose = Lists(rawValue: 4)
    static let group = Lists(rawValue: 8)
    static let modifier = Lists(rawValue: 16)
    static let name = Lists(rawValue: 32)
    /// Titles of sections and parts of the body, which tables of their own tell apart.
    static let section = Lists(rawValue: 64)
    static let body = Lists(rawValue: 128)
    static let coming = Lists(rawValue: 256)
    static let undone = Lists(rawValue: 512)
    static let closing = Lists(rawValue: 1024)
    static let joining = Lists(rawValue: 2048)
    static let before = Lists(rawValue: 4096)
    static let intended = Lists(rawValue: 8192)
    static let wished = Lists(rawValue: 16384)
    static let toward = Lists(rawValue: 32768)
    static let denied = Lists(rawValue: 65536)
    static let forgone = Lists(rawValue: 131_072)
    static let othersDid = Lists(rawValue: 262_144)
    static let unsettled = Lists(rawValue: 524_288)
    static let omitted = Lists(rawValue: 1_048_576)
    static let stuck = Lists(rawValue: 2_097_152)
    static let inReserve = Lists(rawValue: 4_194_304)
    static let lowered = Lists(rawValue: 8_388_608)
    static let loosening = Lists(rawValue: 16_777_216)
    static let best = Lists(rawValue: 33_554_432)
  }

  private var entries: [Entry] = []
  /// The keys, one behind the other, and where each ends.
  private var keys: [UInt8] = []
  private var ends: [Int32] = [0]
  private var hashes: [UInt32] = []
  /// Places in `entries`, counted from 1, each as near as can be to the slot that its hash names.
  private var slots = [UInt16](repeating: 0, count: 1 << 6)

  subscript(place: Int) -> Entry { entries[place] }

  /// The entry of a folded word; letters of ASCII may be upper case.
  @inline(__always)
  func find(_ word: some Collection<UInt8>) -> Entry? { place(of: word).map { entries[$0] } }

  /// The same of bytes in somebody else's buffer.
  func find(_ word: ByteSlice) -> Entry? { unsafe find(word.buffer) }

  /// The place of its entry.
  @inline(__always)
  func place(of word: some Collection<UInt8>) -> Int? {
    let hash = Self.hash(word)
    var slot = Int(hash) & (slots.count - 1)
    while slots[slot] != 0 {
      let place = Int(slots[slot]) - 1
      if hashes[place] == hash, matches(place, word) { return place }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  /// The words whose entries are of a kind.
  func words(where isWanted: (Entry) -> Bool) -> [String] {
    entries.indices.filter { isWanted(entries[$0]) }.map { place in
      String(decoding: keys[Int(ends[place])..<Int(ends[place + 1])], as: UTF8.self)
    }
  }

  /// Changes the entry of a folded word, which is added where it is new.
  mutating func update(_ word: String, _ change: (inout Entry) -> Void) {
    if let place = place(of: word.utf8) { return change(&entries[place]) }
    guard entries.count < UInt16.max - 1 else { return }
    var entry = Entry()
    change(&entry)
    entries.append(entry)
    keys += word.utf8
    ends.append(Int32(keys.count))
    hashes.append(Self.hash(word.utf8))
    if entries.count * 4 > slots.count { grow() } else { fill(entries.count - 1) }
  }

  private mutating func grow() {
    slots = [UInt16](repeating: 0, count: slots.count * 2)
    for place in entries.indices { fill(place) }
  }

  private mutating func fill(_ place: Int) {
    var slot = Int(hashes[place]) & (slots.count - 1)
    while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = UInt16(place + 1)
  }

  @inline(__always)
  private static func folded(_ byte: UInt8) -> UInt8 { byte &- 65 < 26 ? byte | 32 : byte }

  @inline(__always)
  private static func hash(_ word: some Collection<UInt8>) -> UInt32 {
    var hash: UInt32 = 2_166_136_261
    for byte in word { hash = (hash ^ UInt32(folded(byte))) &* 16_777_619 }
    return hash ^ hash >> 15
  }

  @inline(__always)
  private func matches(_ place: Int, _ word: some Collection<UInt8>) -> Bool {
    var index = Int(ends[place])
    let end = Int(ends[place + 1])
    for byte in word {
      guard index < end, keys[index] == Self.folded(byte) else { return false }
      index += 1
    }
    return index == end
  }
}
