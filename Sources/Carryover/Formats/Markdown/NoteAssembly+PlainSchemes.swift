import TextStreams

/// Schemes that are read as they stand.
extension NoteAssembly {
  /// `Push-up 3x15`: sets and repetitions behind a bare name, where no line below tells what came of them.
  func passPlainSchemes(_ signs: inout [NoteLineSigns]) {
    for place in lines.indices where signs[place].isSuperset(of: [.firstLetter, .smallX, .lastDigit]) {
      guard let named = lines[place].plain.withByteSlice({ document.names.namedSets($0) }), named.sets.isScheme,
        named.look.isBare, named.look.isKnown, lines[place].kind == .text || lines[place].kind == .item
      else { continue }
      let next = lines[(place + 1)...].first { $0.kind != .blank }
      let isApart = next.map { next in
        next.isHeading
          || next.rank <= lines[place].rank
            && next.plain.withByteSlice { document.names.namedSets($0)?.look.isKnown ?? false }
      }
      if isApart ?? true { signs[place] = [] }
    }
  }
}
