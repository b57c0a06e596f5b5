import TextStreams

/// A table that has no bars: its columns are aligned by spaces, or divided by tabs.
struct NoteOpenColumns: Sendable {
  /// The table aligned by spaces.
  var aligned: NoteAlignedTable?
  /// The header of a table with tabs.
  var tabHeaders: [String]?
  /// The line of the header as typed.
  var header: String?
  /// Where it stands.
  var headerLine = 0
  /// What stands between the cells of a table that has neither bars nor tabs, and how many these are.
  var division: (mark: UInt8, count: Int)?
  /// The names of its columns, where the first holds days, so that rows may stand apart from their header.
  var datedHeaders: [String]?
  /// Whether lines that are no rows stand below the header.
  var isBroken = false
  /// Whether the line before was a row of a table with tabs between its cells.
  var isInTabs = false

  /// Whether the next line may be something else than its own marks say.
  var areOpen: Bool { header != nil || isInTabs }
}

/// Tables without bars.
extension NoteLineParser {
  /// Takes the header of a table that is aligned by spaces for a row, and the rows below it.
  mutating func readAligned(_ line: inout NoteLine, _ bytes: ArraySlice<UInt8>) {
    switch line.kind {
    case .text where !line.isQuoted && !line.isEscaped && line.box == nil: break
    case .rule where columns.aligned != nil && !columns.isBroken,
      .underline where columns.aligned != nil && !columns.isBroken:
      line.kind = .rowRule
      return
    case .blank where columns.division != nil:
      if columns.datedHeaders == nil { columns = NoteOpenColumns() } else { columns.isBroken = true }
      return
    case .blank, .rowRule, .row: return
    default:
      columns = NoteOpenColumns()
      return
    }
    if readDivided(&line) { return }
    if NoteAlignedTable.mayBegin(bytes), let table = NoteAlignedTable(header: bytes, words: words) {
      columns = NoteOpenColumns()
      (columns.aligned, columns.header, columns.headerLine) = (table, line.raw, line.number)
      line.content = table.headers.joined(separator: "\t")
    } else if columns.isBroken, columns.aligned?.hasDates == false, isDayOfOther(line.content) {
      // Another day's line, and its rows below.
      return
    } else if let cells = columns.aligned?.cells(of: bytes) {
      line.content = cells.joined(separator: "\t")
      if columns.isBroken { line.headers = columns.aligned?.headers }
    } else {
      columns.isBroken = true
      return
    }
    line.kind = .row
  }

  /// `date,exercise,weight_kg,reps` and the rows below, as a spreadsheet writes them.
  private mutating func readDivided(_ line: inout NoteLine) -> Bool {
    if let division = columns.division, !(columns.isBroken && isHeaderOfAnother(line, division.mark)) {
      var cells = Self.cells(of: line.content, dividedBy: division.mark)
      guard
        cells.count == division.count
          && (!columns.isBroken
            || beginsWithDay(cells) && cells.dropFirst().contains { $0.utf8.first?.isDigit == true })
          || fit(&cells, division)
      else {
        if columns.datedHeaders == nil { columns = NoteOpenColumns() } else { columns.isBroken = true }
        return false
      }
      if columns.isBroken { line.headers = columns.datedHeaders }
      line.content = cells.joined(separator: "\t")
      line.kind = .row
      return true
    }
    let bytes = line.content.utf8
    guard bytes.count <= 160, let first = bytes.first, first.isLetter || first == UInt8(ascii: "#") || first >= 0x80
    else {
      return false
    }
    for mark in [UInt8(ascii: ","), UInt8(ascii: ";")] where line.content.hasByte(mark) {
      let cells = Self.cells(of: line.content.replacing("_", with: " "), dividedBy: mark)
      guard cells.count > 2, NoteTable.isHeader(cells, words: words) else { continue }
      // With a space behind its commas a line is a sentence, or a legend, but where each word is a column's.
      let isSpaced = line.content.containsBytes(of: ", ") || line.content.containsBytes(of: "; ")
      if isSpaced {
        let columns = NoteTable(header: cells, words: words, lines: 0..<0).columns
        let roles = columns.compactMap { $0?.column.role }
        guard roles.count == cells.count, roles.contains(.exercise) || roles.contains(.setNumber),
          roles.contains(.reps) && roles.contains(.load) || roles.last == .set,
          cells.allSatisfy({ isNameOfColumn($0) })
        else { continue }
      }
      columns = NoteOpenColumns()
      columns.division = (mark, cells.count)
      if words.columnRole(NoteWords.key(cells[0])) == .date { columns.datedHeaders = cells }
      (columns.header, columns.headerLine) = (line.raw, line.number)
      line.content = cells.joined(separator: "\t")
      line.kind = .row
      return true
    }
    return false
  }

  /// Whether a line below a table that ended is another table's header.
  private func isHeaderOfAnother(_ line: NoteLine, _ mark: UInt8) -> Bool {
    guard !line.content.hasDigit, line.content.utf8.count <= 160 else { return false }
    let cells = Self.cells(of: line.content.replacing("_", with: " "), dividedBy: mark)
    return cells.count > 2 && NoteTable.isHeader(cells, words: words)
  }

  private func beginsWithDay(_ cells: [String]) -> Bool {
    // `4 Aug;Row;40;12;3`
    let said = cells[0].split(separator: " ")
    if said.count == 2, said.contains(where: { Int($0) != nil }), said.contains(where: { words.month($0) != nil }) {
      return true
    }
    let parts = cells[0].split(whereSeparator: { "-./".contains($0) })
    guard parts.count < 4, case let numbers = parts.compactMap({ Int($0) }), numbers.count == parts.count else {
      return false
    }
    // `04/08;Leg press;60;15;1`
    return numbers.count == 3 || numbers.count == 2 && numbers.allSatisfy { (1...31).contains($0) }
  }

  /// Gives a row the cells that it lacks at its end, or joins those of a remark with marks in it; whether it is a row.
  private func fit(_ cells: inout [String], _ division: (mark: UInt8, count: Int)) -> Bool {
    let count = division.count
    guard cells.count > 2, cells.count >= count - 2, let header = columns.header,
      cells.prefix(count).count(where: { $0.utf8.first?.isDigit == true }) > 1
    else { return false }
    // It begins as the others do: with a day, or with a name.
    let first = Self.cells(of: header, dividedBy: division.mark).first ?? ""
    switch words.columnRole(NoteWords.key(first)) {
    case .date: guard beginsWithDay(cells) else { return false }
    case .exercise: guard cells[0].first?.isLetter == true else { return false }
    default: return false
    }
    if cells.count > count {
      guard cells[(count - 1)...].allSatisfy({ !$0.hasDigit }) else { return false }
      cells[(count - 1)...] = [cells[(count - 1)...].filter { !$0.isEmpty }.joined(separator: ", ")]
    } else {
      cells += Array(repeating: "", count: count - cells.count)
    }
    return true
  }

  /// Whether a cell is the name of a column and nothing else: `Weight (kg)`, `Reps`, `2`.
  private func isNameOfColumn(_ cell: String) -> Bool {
    let cell = cell.hasSuffix(".") ? String(cell.dropLast()) : cell
    if cell.utf8.count <= 1 || cell.hasDigit || words.columnRole(NoteWords.key(cell)) != nil { return true }
    let parts = cell.split { " ()[]/".contains($0) }
    return parts.count > 1 && words.loadUnit(NoteWords.key(parts[parts.count - 1])) != nil
      && words.columnRole(NoteWords.key(parts.dropLast().joined(separator: " "))) != nil
  }

  /// The cells of a row; a mark between quotes divides nothing, and two quotes there are one.
  private static func cells(of text: String, dividedBy mark: UInt8) -> [String] {
    var cells: [[UInt8]] = [[]]
    var (isQuoted, wasQuote) = (false, false)
    for byte in text.utf8 {
      // A quote within a cell is an inch.
      let isQuote = byte == UInt8(ascii: "\"") && (isQuoted || wasQuote || cells[cells.count - 1].isEmpty)
      if isQuote {
        if !isQuoted, wasQuote { cells[cells.count - 1].append(byte) }
        isQuoted.toggle()
      } else if byte == mark, !isQuoted {
        cells.append([])
      } else {
        cells[cells.count - 1].append(byte == 9 ? 32 : byte)
      }
      wasQuote = isQuote
    }
    return cells.map { String(decoding: $0, as: UTF8.self).trimmedSpaces }
  }

  /// A line from further up, below which a day begins.
  mutating func parse(again bytes: ArraySlice<UInt8>, number: Int) -> NoteLine {
    var line = parse(bytes, number: number)
    line.isRepeated = true
    columns.isBroken = true
    return line
  }

  /// `2024-03-07`, `PULL A    2023-11-22`: another day's line.
  private func isDayOfOther(_ text: String) -> Bool {
    let dates = NoteDateReader(words: words)
    return dates.read(text, .beginning) != nil || dates.read(text, .anywhere)?.year != nil
  }

  /// `DATE: [tab] 14/05/2024 [tab] BW 71.2kg`: facts of a day, and no row.
  func readDateAmongTabs(_ line: inout NoteLine) {
    guard line.kind == .row, line.content.hasByte(9),
      case let cells = line.content.split(separator: "\t").map(\.trimmedSpaces).filter({ !$0.isEmpty }),
      cells.count > 1,
      cells[0].hasSuffix(":"), words.field(cells[0].dropLast()) == .date, cells[1].utf8.first?.isDigit == true,
      // Days that head columns, or the names of columns.
      !cells.dropFirst(2).contains(where: { words.column($0) != nil || $0.utf8.first?.isDigit == true })
    else { return }
    line.kind = .text
    line.content = "\(cells[0]) \(cells[1...].joined(separator: ", "))"
  }

  private func hasCells(_ text: String) -> Bool {
    columns.tabHeaders != nil && text.utf8.count { $0 == 9 } > 1
  }

  /// A row whose first cell is empty, as that of the date is below another of the same day, begins with a tab; the rows
  /// of another day may stand apart from the header.
  mutating func readTabs(_ line: inout NoteLine) {
    // The last cells of a row may be empty.
    let isRow =
      line.kind == .row
      || columns.isInTabs && line.kind == .text
        && (line.raw.utf8.first == 9 || line.content.hasByte(9) && hasCells(line.raw))
    columns.isInTabs = isRow && line.raw.hasByte(9) && line.content.utf8.first != UInt8(ascii: "|")
    guard columns.isInTabs else {
      if columns.tabHeaders != nil { columns.isBroken = true }
      return
    }
    line.kind = .row
    if line.raw.utf8.first == 9 { (line.content, line.contentOffset) = (line.raw, 0) }
    let cells = NoteTable.cells(line.content)
    if NoteTable.isHeader(cells, words: words) {
      columns = NoteOpenColumns()
      (columns.tabHeaders, columns.header, columns.headerLine) = (cells, line.raw, line.number)
      columns.isInTabs = true
    } else if columns.isBroken {
      line.headers = columns.tabHeaders
    }
  }
}
