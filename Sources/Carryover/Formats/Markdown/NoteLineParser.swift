import TextStreams

/// Takes the lines of a document apart, one after another.
///
/// It knows what of markdown matters in notes, and takes no indented line for code: people indent sets.
struct NoteLineParser: Sendable {
  /// The open fence: its mark, its length, and whether what it holds is in another language.
  private var fence: (mark: UInt8, count: Int, isForeign: Bool)?
  private var isInComment = false
  /// The day of the message before, in an exported chat.
  private var chatDay: String?
  /// How many messages of each sender may tell sets.
  private(set) var tellers: [String: Int] = [:]
  /// Whose sets those of a chat are, where others talk there, too.
  private let writer: String?
  /// Whether a drawer of Org mode is open, which holds what programs keep.
  private var isInDrawer = false
  /// Whether the drawer is open in which Org mode and Logseq keep their clocks.
  private var isInLogbook = false
  /// Whether front matter of Carryover's own is open, or may open with the next line.
  private var frontMatter = FrontMatter.closed
  private enum FrontMatter { case closed, marked, open }
  /// Whether the document begins with front matter of another program's, which is open.
  private var hasProperties = false
  /// The table without bars that is open.
  var columns = NoteOpenColumns()
  let words: NoteWords

  init(words: NoteWords, writer: String? = nil) {
    self.words = words
    self.writer = writer
  }

  private static let ownNames: NoteWordSet = ["me", "ich", "moi", "yo", "eu", "io", "ik", "you", "我"]

  /// Whether two names are of one person: `Anna`, `Anna Handy`.
  private static func isSame(_ sender: String, _ writer: String) -> Bool {
    sender == writer || sender.hasPrefix("\(writer) ") || writer.hasPrefix("\(sender) ")
  }

  /// Who tells most of the sets of a chat, where nobody else tells half as many.
  var writerOfChat: String? {
    guard tellers.count > 1, let most = tellers.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }) else { return nil }
    // Who exports a chat is often called so.
    if let own = tellers.keys.filter({ Self.ownNames.contains($0) }).min() { return own }
    guard most.value >= 4 else { return nil }
    return tellers.allSatisfy { $0.key == most.key || $0.value * 2 < most.value } ? most.key : nil
  }

  /// Whether the next line may be something else than its own marks say.
  var isInBlock: Bool {
    fence != nil || isInComment || isInDrawer || isInLogbook || frontMatter != .closed || hasProperties
      || columns.areOpen
  }

  /// The line that the bytes are.
  mutating func parse(_ bytes: ArraySlice<UInt8>, number: Int) -> NoteLine {
    var lines: [NoteLine] = []
    parse(bytes, number: number, into: &lines)
    return lines[0]
  }

  /// Appends the line that the bytes are; most are made where they stand.
  mutating func parse(_ bytes: ArraySlice<UInt8>, number: Int, into lines: inout [NoteLine]) {
    if number > 1, !isInBlock {
      if bytes.isEmpty { return lines.append(NoteLine(kind: .blank, number: number)) }
      if bytes.withByteSlice({ Self.appendPlain($0, number, to: &lines) }) { return }
    }
    lines.append(parseMarked(bytes, number))
  }

  private mutating func parseMarked(_ bytes: ArraySlice<UInt8>, _ number: Int) -> NoteLine {
    var scanner = NoteMarkScanner(bytes)
    var line = NoteLine(kind: .text, number: number)
    scanner.skipSpaces()
    let message = NoteChatMessage(bytes)
    if scanner.isAtEnd {
      if frontMatter == .marked { frontMatter = .closed }
      columns.isBroken = true
      line.kind = .blank
      return line
    }
    line.raw = String(decoding: bytes, as: UTF8.self)
    if isFrontMatter(line.raw, isMark: bytes.elementsEqual("---".utf8)) {
      // The mark above may be one of another program's.
      hasProperties = false
      line.kind = .frontMatter
      return line
    }
    if readProperty(&line, scanner) { return line }
    if isVerbatim(&scanner) {
      line.kind = .verbatim
    } else {
      readMarks(&line, &scanner)
    }
    line.content = scanner.isWhole ? line.raw : scanner.rest
    line.contentOffset = scanner.offset
    readDateAmongTabs(&line)
    readAligned(&line, bytes)
    readTabs(&line)
    finish(&line)
    if let message, line.kind != .verbatim { open(message, &line) }
    return line
  }

  /// Takes a message of an exported chat for its text; the first of a day says the day, too.
  private mutating func open(_ message: NoteChatMessage, _ line: inout NoteLine) {
    line.kind = .text
    line.content = chatDay == message.day ? message.text : "\(message.day) \(message.time) \(message.text)"
    line.plain = line.content
    line.contentOffset = message.offset
    if let sender = message.sender {
      if writer == nil, tellers.count < 64 || tellers[sender] != nil {
        tellers[sender, default: 0] += message.mayTellSets ? 1 : 0
      }
      // What others say stays as it was typed.
      if let writer, !Self.isSame(sender, writer), chatDay == message.day {
        (line.content, line.plain, line.contentOffset) = (line.raw, line.raw, 0)
        line.isEscaped = true
      }
    }
    chatDay = message.day
  }

  /// Whether the line stands in front matter that Carryover wrote: between two lines of three dashes, the identifier
  /// first. That of other programs is made of facts such as any line may state.
  private mutating func isFrontMatter(_ text: String, isMark: Bool) -> Bool {
    switch frontMatter {
    case .closed: frontMatter = isMark && !isInComment && fence == nil ? .marked : .closed
    case .marked: frontMatter = NotesFrontMatter.isOwn(firstLine: text) ? .open : isMark ? .marked : .closed
    case .open:
      if isMark { frontMatter = .closed }
      return true
    }
    return frontMatter == .open
  }

  /// Reads a line of front matter that the document begins with, which ends where a line is no property.
  private mutating func readProperty(_ line: inout NoteLine, _ scanner: NoteMarkScanner) -> Bool {
    if line.number == 1, scanner.rest == "---" {
      hasProperties = true
      line.kind = .fence
      return true
    }
    guard hasProperties else { return false }
    if scanner.rest == "---" || scanner.rest == "..." {
      hasProperties = false
      line.kind = .fence
      return true
    }
    let text = scanner.rest
    let isInner = scanner.column > 0 || text.hasPrefix("- ") || text.hasPrefix("#")
    guard isInner || NoteAssembly.keyAndValue(text) != nil else {
      hasProperties = false
      return false
    }
    line.kind = .property
    line.content = text
    line.plain = text
    line.indent = isInner ? 2 : 0
    return true
  }

  /// Whether the line is a comment's, or stands in a fence with code in it.
  private mutating func isVerbatim(_ scanner: inout NoteMarkScanner) -> Bool {
    if isInDrawer {
      // The unit is a fact of the session.
      if scanner.hasPrefix(":UNIT:") || scanner.hasPrefix(":unit:") {
        scanner.advance(1)
        return false
      }
      if !scanner.hasPrefix(":") || scanner.hasPrefix(":END:") { isInDrawer = false }
      return scanner.hasPrefix(":")
    }
    if isInLogbook {
      if scanner.hasPrefix(":END:") { isInLogbook = false }
      return true
    }
    if scanner.hasPrefix(":LOGBOOK:"), scanner.endsWith(UInt8(ascii: ":")) {
      isInLogbook = true
      return true
    }
    if scanner.hasPrefix(":PROPERTIES:"), scanner.endsWith(UInt8(ascii: ":")) {
      isInDrawer = true
      return true
    }
    if isInComment {
      if scanner.contains("-->") { isInComment = false }
      return true
    }
    if scanner.hasPrefix("<!--") {
      isInComment = !scanner.contains("-->")
      return true
    }
    guard let fence, fence.isForeign else { return false }
    return !closes(fence, scanner)
  }

  private func closes(_ fence: (mark: UInt8, count: Int, isForeign: Bool), _ scanner: NoteMarkScanner) -> Bool {
    scanner.run(of: fence.mark) >= fence.count && scanner.restConsists(of: fence.mark)
  }

  private mutating func readMarks(_ line: inout NoteLine, _ scanner: inout NoteMarkScanner) {
    line.indent = scanner.column
    while scanner.takeQuote() {
      line.isQuoted = true
      scanner.skipSpaces()
      scanner.skipCallout()
    }
    if readFence(&line, scanner) || readRule(&line, scanner) { return }
    if scanner.peek == UInt8(ascii: "\\") {
      line.isEscaped = true
      scanner.advance(1)
      return
    }
    if readHeading(&line, &scanner) { return }
    if scanner.peek == UInt8(ascii: "|") {
      line.kind = scanner.isTableRule ? .rowRule : .row
      return
    }
    while readItem(&line, &scanner) {}
    if line.kind == .item { readKeyword(&line, &scanner) }
    readBox(&line, &scanner)
    if line.kind == .text, scanner.isTableRule { line.kind = .rowRule }
    if line.kind == .text, scanner.countTabs >= 2 { line.kind = .row }
  }

  private mutating func readFence(_ line: inout NoteLine, _ scanner: NoteMarkScanner) -> Bool {
    if let fence {
      guard closes(fence, scanner) else { return false }
      self.fence = nil
      line.kind = .fence
      return true
    }
    for mark in [UInt8(ascii: "`"), UInt8(ascii: "~")] where scanner.run(of: mark) >= 3 {
      let count = scanner.run(of: mark)
      guard let language = scanner.fenceLanguage(after: count, mark: mark) else { return false }
      // `~~~ street lifting ~~~` is a title.
      if !language.isEmpty, scanner.endsWith(mark) { return false }
      fence = (mark, count, !Self.plainFences.contains(language))
      line.kind = .fence
      return true
    }
    return false
  }

  /// What people call a fence that holds a log and no code.
  private static let plainFences: Set<String> = [
    "", "text", "txt", "plain", "plaintext", "log", "workout", "md", "markdown", "notes", "training", "gym", "csv",
    "tsv", "yaml", "yml",
  ]

  private func readRule(_ line: inout NoteLine, _ scanner: NoteMarkScanner) -> Bool {
    if scanner.restConsists(of: UInt8(ascii: "=")), scanner.run(of: UInt8(ascii: "=")) >= 2 {
      line.kind = .underline(1)
      return true
    }
    if scanner.restConsists(of: UInt8(ascii: "-")), scanner.run(of: UInt8(ascii: "-")) >= 3 {
      line.kind = .underline(2)
      return true
    }
    guard scanner.isRule else { return false }
    line.kind = .rule
    return true
  }

  private func readHeading(_ line: inout NoteLine, _ scanner: inout NoteMarkScanner) -> Bool {
    var count = scanner.run(of: UInt8(ascii: "#"))
    var isOutline = false
    if count == 0, scanner.column == 0, !scanner.endsWith(UInt8(ascii: "*")) {
      // A heading of Org mode, whose first level looks like an item.
      let stars = scanner.run(of: UInt8(ascii: "*"))
      if stars > 1 && scanner.beginsTitle(at: stars + 1) || stars == 1 && Self.endsInStamp(scanner.rest) {
        (count, isOutline) = (stars, true)
      }
    }
    guard (1...6).contains(count), scanner.isSpace(at: count) else { return false }
    line.kind = .heading(count)
    scanner.advance(count)
    scanner.skipSpaces()
    scanner.dropTrailingMarks(UInt8(ascii: "#"))
    if isOutline { readKeyword(&line, &scanner) }
    return true
  }

  /// Reads a list marker; one after another, for `- 1. Squat` is one item.
  private func readItem(_ line: inout NoteLine, _ scanner: inout NoteMarkScanner) -> Bool {
    guard let marker = scanner.listMarker else { return false }
    if line.kind == .item, !marker.isOrdered { return false }
    if line.kind == .item, line.isOrdered { return false }
    line.kind = .item
    line.isOrdered = line.isOrdered || marker.isOrdered
    scanner.advance(marker.length)
    scanner.skipSpaces()
    return true
  }

  private func readBox(_ line: inout NoteLine, _ scanner: inout NoteMarkScanner) {
    guard let box = scanner.box else { return }
    line.box = box.box
    scanner.advance(box.length)
    scanner.skipSpaces()
    // `[x] 1. Squat`
    if line.kind == .text { line.kind = .item }
    if let marker = scanner.listMarker, marker.isOrdered {
      scanner.advance(marker.length)
      scanner.skipSpaces()
    }
  }

  private func finish(_ line: inout NoteLine) {
    guard line.kind != .verbatim else {
      line.plain = line.content
      return
    }
    let text = NoteEmphasis.plain(line.content)
    line.plain = line.kind == .text || line.kind == .item ? Self.withLettersSpelled(text.text) : text.text
    // `**Date:** 17 February 2025  **Start:** 06:10  **Bodyweight:** 84.1 kg`
    if line.content.utf8.first == UInt8(ascii: "*"), line.content.containsBytes(of: "  **"),
      line.content.split(separator: ":**", omittingEmptySubsequences: false).count > 3
    {
      line.plain = line.plain.replacing("  ", with: " | ")
    }
    line.isBold = text.isBold
    line.isStruck = text.isStruck
    readTag(&line)
    if line.box == nil, let box = NoteEmphasis.takeTrailingMark(&line.plain) {
      // `67.5kg x 0 ✗` was tried, and missed.
      line.box = ["x 0", "x0", "× 0", "×0"].contains { line.plain.hasSuffix($0) } ? nil : box
    }
    if line.box == .ticked, line.kind == .item { line.plainSet = line.plain.withByteSlice { NotesPlainSet($0) } }
  }
}
