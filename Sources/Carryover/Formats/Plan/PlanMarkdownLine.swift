/// What a line of markdown is.
enum PlanMarkdownLine: Hashable {
  case blank
  /// A rule, a fence, the line under a table's header.
  case rule
  /// A heading, by its level; a line in bold is one of level 7.
  case heading(Int, String)
  /// An item of a list, by its indentation.
  case item(Int, String)
  /// A row of a table.
  case row([String])
  /// Anything else, by its indentation.
  case text(Int, String)

  init(_ line: String) {
    let trimmed = line.drop { $0.isWhitespace }
    let indent = line.prefix { $0.isWhitespace }.reduce(0) { $0 + ($1 == "\t" ? 4 : 1) }
    if trimmed.isEmpty {
      self = .blank
    } else if Self.isRule(trimmed) {
      self = .rule
    } else if let heading = Self.heading(trimmed) {
      self = heading
    } else if trimmed.hasPrefix("|") {
      let cells = Self.cells(trimmed)
      self = cells.allSatisfy { $0.allSatisfy { "-: ".contains($0) } } ? .rule : .row(cells)
    } else if let item = Self.item(trimmed) {
      self = .item(indent, Self.plain(item))
    } else if let bold = Self.bold(trimmed) {
      self = .heading(7, bold)
    } else {
      self = .text(indent, Self.plain(trimmed))
    }
  }

  /// The text of the line, without what makes it a heading or an item.
  var text: String {
    switch self {
    case .blank, .rule: ""
    case .heading(_, let text), .item(_, let text), .text(_, let text): text
    case .row(let cells): cells.joined(separator: " | ")
    }
  }

  private static func isRule(_ line: Substring) -> Bool {
    if line.hasPrefix("```") || line.hasPrefix("~~~") { return true }
    let signs = line.filter { !$0.isWhitespace }
    guard signs.count >= 3, let sign = signs.first, "-*_=".contains(sign) else { return false }
    return signs.allSatisfy { $0 == sign }
  }

  private static func heading(_ line: Substring) -> PlanMarkdownLine? {
    let level = line.prefix { $0 == "#" }.count
    guard (1...6).contains(level), let next = line.dropFirst(level).first, next.isWhitespace else { return nil }
    var text = line.dropFirst(level)
    while let last = text.last, last == "#" || last.isWhitespace { text.removeLast() }
    return .heading(level, plain(text))
  }

  /// The text behind the mark of an item: `-`, `*`, `+`, `•`, `1.`, `1)`, and a box to tick.
  private static func item(_ line: Substring) -> Substring? {
    var text = line
    if let sign = line.first, "-*+•–".contains(sign) {
      text = line.dropFirst()
    } else {
      let digits = line.prefix { $0.isASCII && $0.isNumber }
      guard (1...3).contains(digits.count), let sign = line.dropFirst(digits.count).first, ".)".contains(sign) else {
        return nil
      }
      text = line.dropFirst(digits.count + 1)
    }
    guard let space = text.first, space.isWhitespace else { return nil }
    text = text.drop { $0.isWhitespace }
    for box in ["[ ]", "[x]", "[X]"] where text.hasPrefix(box) { text = text.dropFirst(3).drop { $0.isWhitespace } }
    return text
  }

  private static func bold(_ line: Substring) -> String? {
    for mark in ["**", "__"] where line.hasPrefix(mark) {
      var rest = line.dropFirst(2)
      while let last = rest.last, last.isWhitespace || last == ":" { rest.removeLast() }
      guard rest.hasSuffix(mark) else { continue }
      rest = rest.dropLast(2)
      if !rest.isEmpty, !rest.contains(mark) { return plain(rest) }
    }
    return nil
  }

  private static func cells(_ line: Substring) -> [String] {
    var cells = line.dropFirst().split(separator: "|", omittingEmptySubsequences: false)
    if let last = cells.last, last.allSatisfy(\.isWhitespace) { cells.removeLast() }
    return cells.map { plain($0) }
  }

  /// The text without marks of emphasis, in single spaces.
  private static func plain(_ text: some StringProtocol) -> String {
    var text = text.replacing("**", with: "").replacing("__", with: "").replacing("`", with: "")
    if text.first == "*", text.last == "*", text.count > 2 { text = String(text.dropFirst().dropLast()) }
    return PlanText.line(text)
  }
}
