import TextStreams
import TrainingModel

/// What stands between two `---` lines before a session: Carryover's own words for what notes do not show, or what
/// another program keeps there.
///
/// It is the plain part of YAML that people write: a key and its value a line, lists, and one level of keys below a
/// key. What Carryover writes needs no more.
struct NotesFrontMatter: Hashable, Sendable {
  /// A key and what stands behind it.
  struct Entry: Hashable, Sendable {
    /// The key as it stands there.
    var key: String
    /// The value; absent where there are keys below it.
    var value: FrontMatterValue
    /// The keys below it.
    var members: [Entry] = []
  }

  /// The entries, in their order.
  var entries: [Entry] = []
  /// The lines that are neither entries nor blank nor comments.
  private(set) var strayLines: [String] = []

  /// Reads the lines between the two marks.
  ///
  /// - Returns: `nil` where they are no front matter: no line is a key with its value.
  init?(lines: some Sequence<String>) {
    var isOpen = false
    for line in lines {
      let text = line.trimmedSpaces
      if text.isEmpty || text.utf8.first == UInt8(ascii: "#") { continue }
      let isIndented = line.utf8.first == UInt8(ascii: " ") || line.utf8.first == UInt8(ascii: "\t")
      if isOpen, isIndented || text.utf8.starts(with: "- ".utf8), add(text) { continue }
      if !isIndented, let entry = Self.entry(text) {
        isOpen = entry.value == .text("")
        entries.append(entry)
      } else {
        strayLines.append(line)
      }
    }
    if entries.isEmpty { return nil }
    for index in entries.indices where entries[index].value == .text("") && !entries[index].members.isEmpty {
      entries[index].value = .absent
    }
  }

  /// What Carryover wrote above a session; `nil` where it wrote nothing.
  init?(own lines: [NoteLine]) {
    // Looked for in place: most sessions have none, and copies of their lines would be made to see it.
    guard lines.indices.contains(where: { lines[$0].kind == .frontMatter }) else { return nil }
    self.init(lines: lines.lazy.filter { $0.kind == .frontMatter && $0.raw != "---" }.map(\.raw))
  }

  /// Adds an item or a member to the last entry.
  private mutating func add(_ text: String) -> Bool {
    guard var last = entries.popLast() else { return false }
    defer { entries.append(last) }
    if text.utf8.starts(with: "- ".utf8) {
      var items: [String] = []
      if case .list(let known) = last.value { items = known }
      guard last.members.isEmpty,
        case .text(let item)? = FrontMatterValue(reading: Substring(text.unicodeScalars.dropFirst(2)).trimmedSpaces)
      else { return false }
      last.value = .list(items + [item])
    } else {
      guard last.value == .text(""), let member = Self.entry(text) else { return false }
      last.members.append(member)
    }
    return true
  }

  /// A key and its value; `nil` where a line is none.
  private static func entry(_ text: String) -> Entry? {
    guard let (key, behind) = text.hasPrefix("\"") || text.hasPrefix("'") ? quotedKey(text) : bareKey(text),
      !key.isEmpty
    else { return nil }
    return Entry(key: key, value: FrontMatterValue(reading: behind) ?? .text(behind))
  }

  /// A key in quotes, and what stands behind its colon.
  private static func quotedKey(_ text: String) -> (key: String, behind: String)? {
    var rest = text[...].unicodeScalars
    guard let key = FrontMatterValue.leadingQuoted(&rest), rest.popFirst() == ":" else { return nil }
    return (key, Substring(rest).trimmedSpaces)
  }

  /// What stands before the first colon that ends a word, and what stands behind it.
  private static func bareKey(_ text: String) -> (key: String, behind: String)? {
    text.withByteSlice { bytes in
      for index in 0..<bytes.count where bytes[index] == UInt8(ascii: ":") {
        guard index + 1 == bytes.count || bytes[index + 1] == 32 || bytes[index + 1] == 9 else { continue }
        return (bytes.slice(0, index).trimmed.string, bytes.slice(index + 1).trimmed.string)
      }
      return nil
    }
  }

  /// The value of a key; `nil` where there is none.
  subscript(key: String) -> FrontMatterValue? { entries.first { $0.key == key }?.value }

  /// Whether the line below the first mark is one that Carryover writes there: it says which session is meant.
  static func isOwn(firstLine text: String) -> Bool {
    text.utf8.starts(with: "id: ".utf8) && UniqueIdentifier(text.dropFirst(4)) != nil
  }
}
