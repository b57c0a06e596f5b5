import TextStreams

/// Values by text, found by the text's bytes: none is copied, and no text is made, to ask for one.
struct NoteTextTable<Value> {
  private var values: [Value] = []
  /// The texts, one behind the other, and where each ends.
  private var texts: [UInt8] = []
  private var ends: [Int] = [0]
  private var hashes: [UInt32] = []
  /// Places in `values`, counted from 1, each as near as can be to the slot that its hash names.
  private var slots = [Int32](repeating: 0, count: 64)

  var count: Int { values.count }

  subscript(place: Int) -> Value {
    get { values[place] }
    set { values[place] = newValue }
  }

  /// The place of a text's value; `nil` where it has none.
  func place(of text: ByteSlice) -> Int? {
    let hash = Self.hash(text)
    var slot = Int(hash) & (slots.count - 1)
    while slots[slot] != 0 {
      let place = Int(slots[slot]) - 1
      if hashes[place] == hash, matches(place, text) { return place }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  /// Adds a text that has no value yet.
  mutating func add(_ text: ByteSlice, _ value: Value) {
    values.append(value)
    for index in 0..<text.count { texts.append(text[index]) }
    ends.append(texts.count)
    hashes.append(Self.hash(text))
    if values.count * 2 > slots.count { grow() } else { fill(values.count - 1) }
  }

  private mutating func grow() {
    slots = [Int32](repeating: 0, count: slots.count * 2)
    for place in values.indices { fill(place) }
  }

  private mutating func fill(_ place: Int) {
    var slot = Int(hashes[place]) & (slots.count - 1)
    while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = Int32(place + 1)
  }

  private func matches(_ place: Int, _ text: ByteSlice) -> Bool {
    let start = ends[place]
    guard ends[place + 1] - start == text.count else { return false }
    for index in 0..<text.count where texts[start + index] != text[index] { return false }
    return true
  }

  private static func hash(_ text: ByteSlice) -> UInt32 {
    var hash = textTableSeed
    for index in 0..<text.count { hash = (hash ^ UInt32(text[index])) &* 16_777_619 }
    return hash ^ hash >> 15
  }
}

/// Another one in each process, so that nobody can make up texts that all want the same slot. What is found does not
/// depend on it.
private let textTableSeed = UInt32(truncatingIfNeeded: Hasher().finalize())
