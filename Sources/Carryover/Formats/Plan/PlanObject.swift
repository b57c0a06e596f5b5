import TextStreams

/// A JSON text of a file, to be gone through value by value.
struct PlanJSON {
  let bytes: [UInt8]
  /// Where the text begins in the file.
  let start: Int
  private var tape = JSONTape()

  init(_ bytes: [UInt8], start: Int) throws(JSONFailure) {
    self.bytes = bytes
    self.start = start
    try bytes.withByteSlice { (text) throws(JSONFailure) in try tape.parse(text) }
  }

  func kind(_ node: Int) -> JSONTape.Kind { tape.nodes[node].kind }

  func isString(_ node: Int) -> Bool { tape.nodes[node].isString }

  /// Where a value begins in the file.
  func offset(_ node: Int) -> Int {
    // A string's place is behind its quote.
    start + Int(tape.nodes[node].start) - (tape.nodes[node].isString ? 1 : 0)
  }

  /// Where a value ends in the file.
  func end(_ node: Int) -> Int { start + Int(tape.nodes[node].end) + (tape.nodes[node].isString ? 1 : 0) }

  func string(_ node: Int) -> String? {
    guard tape.nodes[node].isString else { return nil }
    return bytes.withByteSlice { tape.string(tape.nodes[node], in: $0) }
  }

  func number(_ node: Int) -> Double? {
    guard kind(node) == .number else { return nil }
    return bytes.withByteSlice { $0.slice(Int(tape.nodes[node].start), Int(tape.nodes[node].end)).decimal() }
  }

  /// The value as text: that of a string itself, anything else as it is written, without line breaks.
  func text(_ node: Int) -> String {
    if let string = string(node) { return string }
    let text = String(decoding: bytes[Int(tape.nodes[node].start)..<Int(tape.nodes[node].end)], as: UTF8.self)
    return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// The members of a list; none of anything else.
  func elements(_ node: Int) -> [Int] {
    guard kind(node) == .array else { return [] }
    return children(node)
  }

  private func children(_ node: Int) -> [Int] {
    var children: [Int] = []
    var child = node + 1
    while child < Int(tape.nodes[node].next) {
      children.append(child)
      child = Int(tape.nodes[child].next)
    }
    return children
  }

  /// Whether the text is a plan, or a list of plans.
  var hasPlan: Bool {
    let roots = kind(0) == .array ? elements(0) : [0]
    return roots.contains { root in object(root).map { $0.has("planName") || $0.has("days") } ?? false }
  }

  /// The object that a value is; `nil` where it is none, or one of too many members.
  func object(_ node: Int) -> PlanObject? {
    guard kind(node) == .object else { return nil }
    var members: [PlanObject.Member] = []
    let children = children(node)
    guard children.count <= 2 * PlanObject.maximumMembers else { return nil }
    for index in stride(from: 0, to: children.count - 1, by: 2) {
      members.append(
        PlanObject.Member(name: string(children[index]) ?? "", key: children[index], value: children[index + 1]))
    }
    return PlanObject(node: node, members: members)
  }
}

/// A JSON object whose members are taken one after another; what nobody takes is left.
struct PlanObject {
  struct Member {
    var name: String
    var key: Int
    var value: Int
  }

  /// The most members that an object of a plan may have.
  static let maximumMembers = 1000
  /// What to say of anything else.
  static let expected = "an object of at most \(maximumMembers) members was expected"

  let node: Int
  private(set) var members: [Member]

  init(node: Int, members: [Member]) {
    self.node = node
    self.members = members
  }

  func has(_ name: String) -> Bool { members.contains { $0.name == name } }

  /// Takes the first member of one of several names.
  mutating func take(_ names: String...) -> Member? {
    for name in names {
      if let place = members.firstIndex(where: { $0.name == name }) { return members.remove(at: place) }
    }
    return nil
  }
}
