/// A column's name or a word as it is compared: lower case, without spaces at the ends.
func foldedHeader(_ name: some StringProtocol) -> String {
  var text = Substring(name.lowercased())
  while let first = text.first, first.isWhitespace { text.removeFirst() }
  while let last = text.last, last.isWhitespace { text.removeLast() }
  return String(text)
}
