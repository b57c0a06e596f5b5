import TextStreams

/// A table whose columns are aligned by spaces, as people type it where every letter is as wide as any other:
///
///     Exercise       Weight  Sets  Reps
///     Bench press    60      3     8
///
/// Its header says where the columns stand; a row says what is in them by where its texts stand.
///
/// Memory is that of the header.
struct NoteAlignedTable: Sendable {
  /// The texts of the header's cells.
  let headers: [String]
  /// Where each of them stands in its line, in characters.
  private let places: [Range<Int>]
  /// Whether its first column names exercises.
  private let beginsWithNames: Bool
  /// Whether a column of it holds dates.
  let hasDates: Bool

  /// A text between two gaps of two spaces or more.
  private struct Piece {
    /// Where it stands in its line, in characters.
    var place: Range<Int>
    var bytes: ArraySlice<UInt8>

    var text: String { String(decoding: bytes, as: UTF8.self) }
  }

  /// The table that a line heads; `nil` where the line does not name columns, two at least, with gaps between them.
  init?(header bytes: ArraySlice<UInt8>, words: NoteWords) {
    guard bytes.count <= Self.longest else { return nil }
    let pieces = Self.pieces(of: bytes)
    guard pieces.count > 1,
      pieces.allSatisfy({ piece in
        piece.bytes.count <= 20 && piece.bytes.first != UInt8(ascii: "(") && !piece.bytes.contains(UInt8(ascii: "="))
      })
    else { return nil }
    var headers = pieces.map(\.text)
    var places = pieces.map(\.place)
    var table = NoteTable(header: headers, words: words, lines: 0..<0)
    // Above the names stands nothing; `WU  1  2  3` counts the sets only beside them.
    let lacksNames =
      table.column(.exercise) == nil && places[0].lowerBound >= Self.leastName
      && headers.contains { $0.contains(where: \.isLetter) }
    if lacksNames {
      headers.insert("exercise", at: 0)
      places.insert(0..<1, at: 0)
      table = NoteTable(header: headers, words: words, lines: 0..<0)
    }
    let known = table.columns.count { $0 != nil }
    guard known > (lacksNames ? 2 : 1), known * 3 >= headers.count * 2,
      // `GARAGE LOG      all lbs`
      headers.count > (lacksNames ? 3 : 2) || headers.allSatisfy({ words.columnRole(NoteWords.key($0)) != nil }),
      zip(headers, table.columns).allSatisfy({ header, column in
        !header.hasDigit || column?.column.number != nil || words.columnRole(NoteWords.key(header)) != nil
      })
    else { return nil }
    beginsWithNames = lacksNames || table.columns[0]?.column.role == .exercise
    hasDates = table.column(.date) != nil
    (self.headers, self.places) = (headers, places)
  }

  /// No longer line is a header or a row.
  private static let longest = 400
  /// How far in a header begins that has no title for the names below.
  private static let leastName = 4

  /// Whether a line may head a table: two spaces stand in it, one after the other, between other characters.
  static func mayBegin(_ bytes: ArraySlice<UInt8>) -> Bool {
    var run = 0
    for byte in bytes.drop(while: { $0 == 32 }) {
      if byte == 32 {
        run += 1
      } else if run > 1 {
        return true
      } else {
        run = 0
      }
    }
    return false
  }

  /// The cells of a row, as many as there are columns; `nil` where a line is none.
  func cells(of bytes: ArraySlice<UInt8>) -> [String]? {
    guard bytes.count <= Self.longest else { return nil }
    let pieces = Self.pieces(of: bytes)
    // A row that goes on with the exercise above begins below the next header.
    let isContinued = beginsWithNames && pieces.first.map { $0.place.lowerBound + 2 > places[1].lowerBound } == true
    if pieces.count == headers.count, !isContinued { return pieces.map(\.text) }
    if pieces.count == 1 { return cells(ofWords: pieces[0].bytes) }
    guard pieces.count > 1, pieces.count * 2 >= headers.count else { return nil }
    if let cells = cells(behindLongName: pieces) { return cells }
    var cells = [[String]](repeating: [], count: headers.count)
    var least = 0
    for piece in pieces.flatMap(divided) {
      least = column(of: piece.place, from: least)
      cells[least].append(piece.text)
    }
    return cells.map { $0.joined(separator: " ") }
  }

  /// A name that reaches into the next column, so that all cells behind it stand further to the right, the first of them
  /// with one space before it.
  private func cells(behindLongName pieces: [Piece]) -> [String]? {
    let name = pieces[0]
    guard beginsWithNames, pieces.count == headers.count - 1, name.place.upperBound > places[1].lowerBound,
      let space = name.bytes.lastIndex(of: 32), Self.beginsSet(name.bytes[(space + 1)...])
    else { return nil }
    let cells = [name.bytes[..<space], name.bytes[(space + 1)...]] + pieces.dropFirst().map(\.bytes)
    return cells.map { String(decoding: $0, as: UTF8.self) }
  }

  /// `Bench press 60 3 8`: a name and as many numbers as there are further columns, with one space between them.
  private func cells(ofWords bytes: ArraySlice<UInt8>) -> [String]? {
    let words = bytes.split(separator: 32)
    let count = headers.count - 1
    guard beginsWithNames, count > 1, words.count > count, words[0].first?.isLetter == true,
      words.suffix(count).allSatisfy({ $0.first?.isDigit == true })
    else { return nil }
    let name = words.dropLast(count).map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ")
    return [name] + words.suffix(count).map { String(decoding: $0, as: UTF8.self) }
  }

  /// A text that reaches under the beginning of a further column, where a space stands before it, is two.
  private func divided(_ piece: Piece) -> [Piece] {
    var pieces: [Piece] = []
    var rest = piece
    for start in places.map(\.lowerBound) where start > rest.place.lowerBound + 1 && start < rest.place.upperBound {
      // In a text of ASCII, whose bytes are its characters.
      let index = rest.bytes.startIndex + start - rest.place.lowerBound
      guard rest.bytes.count == rest.place.count, rest.bytes[index - 1] == 32, Self.beginsSet(rest.bytes[index...])
      else {
        continue
      }
      pieces.append(Piece(place: rest.place.lowerBound..<start - 1, bytes: rest.bytes[..<(index - 1)]))
      rest = Piece(place: start..<rest.place.upperBound, bytes: rest.bytes[index...])
    }
    return pieces + [rest]
  }

  /// Whether a text begins as a cell with a set does: `60x8`, `x8`, `BW x 8`.
  private static func beginsSet(_ text: ArraySlice<UInt8>) -> Bool {
    guard let first = text.first, let second = text.dropFirst().first else { return text.first?.isDigit == true }
    return first.isDigit || first == UInt8(ascii: "x") && second.isDigit
      || first | 32 == UInt8(ascii: "b") && second | 32 == UInt8(ascii: "w")
  }

  /// The column that a text stands in: the one whose header it stands below, or the nearest, not before another.
  private func column(of place: Range<Int>, from least: Int) -> Int {
    func distance(_ header: Range<Int>) -> Int {
      let shared = min(place.upperBound, header.upperBound) - max(place.lowerBound, header.lowerBound)
      return shared > 0 ? -shared : -shared + 1
    }
    var best = least
    for index in places.indices.dropFirst(least) where distance(places[index]) < distance(places[best]) { best = index }
    return best
  }

  private static func pieces(of bytes: ArraySlice<UInt8>) -> [Piece] {
    var pieces: [Piece] = []
    var character = 0
    var spaces = 2
    for (index, byte) in zip(bytes.indices, bytes) {
      defer { if byte & 0xC0 != 0x80 { character += 1 } }
      if byte == 32 || byte == 13 {
        spaces += 1
        continue
      }
      if spaces > 1 {
        pieces.append(Piece(place: character..<character + 1, bytes: bytes[index..<index + 1]))
      } else {
        let last = pieces.count - 1
        pieces[last].bytes = bytes[pieces[last].bytes.startIndex...index]
        pieces[last].place = pieces[last].place.lowerBound..<character + 1
      }
      spaces = 0
    }
    return pieces
  }
}
