import TextStreams

/// One line of a document of notes: what kind of block it belongs to, and its text without the marks of that block.
struct NoteLine: Sendable {
  /// What the marks of a line make it.
  enum Kind: Hashable, Sendable {
    case blank, text, item
    /// A heading, 1 to 6.
    case heading(Int)
    /// A row of a table, and the line of dashes below a table's header.
    case row, rowRule
    /// A line of marks that may underline a heading: level 1 or 2.
    case underline(Int)
    /// A line across, a fence, and a line that only a fence or a comment holds.
    case rule, fence, verbatim
    /// A line of the front matter that another program keeps.
    case property
    /// A line of the front matter that Carryover wrote.
    case frontMatter
  }

  /// What a check box says.
  enum Box: Hashable, Sendable {
    case ticked, open, dropped
  }

  var kind: Kind
  /// The line, from 1.
  var number = 0
  /// The line as typed, without its line break.
  var raw: String {
    get { typed ?? mark.text + text }
    set { typed = newValue }
  }
  /// The text without the marks of its block: no list marker, no check box, no heading's marks.
  var content: String {
    get { text }
    set {
      if typed == nil { typed = mark.text + text }
      text = newValue
    }
  }
  private var text = ""
  /// The line as typed, where it is not the mark and the text.
  private var typed: String?
  private let mark: Mark
  /// The text without emphasis and links, as it is read.
  var plain = ""
  /// How far the text is indented, in columns.
  var indent = 0
  var isQuoted = false
  var isOrdered = false
  /// Whether the whole line is set off by emphasis, as a heading is by people who write none.
  var isBold = false
  /// Whether the line is struck through.
  var isStruck = false
  /// Whether a backslash before the line says that it is prose.
  var isEscaped = false
  var box: Box?
  /// How many bytes of the raw line stand before `content`.
  var contentOffset = 0
  /// Whether the line does not stand here in the document, but says again what stands above: a table's header, the
  /// heading of an exercise.
  var isRepeated = false

  /// The headers of the columns of a table aligned by spaces, where other lines stand between them and the row.
  var headers: [String]?
  /// The column that is read of the table, where each column is a session.
  var dateColumn: Int?
  /// Whether another session reads the same line, and counts it.
  var isAgain = false
  /// The one set that `plain` says, where that was seen with the line's marks.
  var plainSet: NotesPlainSet?

  /// What most lines begin with that are no bare text.
  enum Mark: Hashable, Sendable {
    case none, bullet
    case heading(Int)

    var text: String {
      switch self {
      case .none: ""
      case .bullet: "- "
      case .heading(let level): String(repeating: "#", count: level) + " "
      }
    }
  }

  init(kind: Kind, number: Int) {
    self.kind = kind
    self.number = number
    mark = .none
  }

  /// A line that is nothing but a mark and a text.
  init(_ mark: Mark, _ text: String, number: Int, plainSet: NotesPlainSet? = nil) {
    (self.mark, self.text, self.number, self.plainSet) = (mark, text, number, plainSet)
    plain = text
    switch mark {
    case .none: kind = .text
    case .bullet:
      kind = .item
      contentOffset = 2
    case .heading(let level):
      kind = .heading(level)
      contentOffset = level + 1
    }
  }

  /// A text in bold and nothing else: `**Squat**`.
  init(bold text: String, raw: String, number: Int) {
    (mark, kind, self.number) = (.none, .text, number)
    self.text = raw
    plain = text
    isBold = true
  }

  /// A bullet with a check box before its text: `- [x] Squat 3x5 80 kg`.
  init(box: Box, _ text: String, raw: String, number: Int) {
    (mark, kind, self.number, self.box) = (.none, .item, number, box)
    typed = raw
    self.text = text
    plain = text
    contentOffset = raw.utf8.count - text.utf8.count
  }

  /// An item that is a plain set and nothing else.
  init(_ item: NoteLineParser.PlainItem, _ bytes: ByteSlice, number: Int) {
    (mark, kind, self.number, plainSet) = (.none, .item, number, item.set)
    (indent, isOrdered, contentOffset) = (item.indent, item.isOrdered, item.offset)
    typed = bytes.string
    text = bytes.slice(item.offset).string
    plain = text
  }

  /// Whether the line is short and has no digit, so that it may name what stands below.
  var mayBeNameAlone: Bool { plainSet == nil && (1...60).contains(plain.utf8.count) && !plain.hasDigit }

  /// How deep the line stands: what follows with a greater number is below it.
  var rank: Int {
    switch kind {
    case .heading(let level): level
    case .item: Self.itemRank + indent
    case .text where isBold && indent == 0: 7
    default: Self.textRank + indent
    }
  }

  /// The rank of a line of text that is not indented.
  static let textRank = 8

  /// The rank of an item that is not indented.
  static let itemRank = 9

  /// The rank of everything that is no heading is more than this.
  static let deepestHeading = 6

  /// Whether it is a heading by its marks.
  var isHeading: Bool {
    if case .heading = kind { return true }
    return false
  }
}
