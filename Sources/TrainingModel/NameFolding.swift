/// Folds a name for comparison: lower case, no accents, single spaces, none at the ends.
///
/// The same on every machine and in every locale. Identifiers of custom exercises and fingerprints rest on it: its
/// results MUST NOT CHANGE.
package func foldedName(_ name: some StringProtocol) -> String { foldedASCIIName(name) ?? foldedUnicodeName(name) }

/// The same for the names that most are, in a tenth of the time; `nil` for any other.
private func foldedASCIIName(_ name: some StringProtocol) -> String? {
  // Looked at where they lie, for each step through text of a generic kind is a call.
  if let folded = name.utf8.withContiguousStorageIfAvailable({ unsafe foldedASCIIBytes($0) }) { return folded }
  return unsafe Array(name.utf8).withUnsafeBufferPointer { unsafe foldedASCIIBytes($0) }
}

private func foldedASCIIBytes(_ name: UnsafeBufferPointer<UInt8>) -> String? {
  var folded: [UInt8] = []
  folded.reserveCapacity(name.count)
  var hasPendingSpace = false
  for index in name.indices {
    let byte = unsafe name[index]
    guard byte < 0x80 else { return nil }
    if byte == 0x20 || (0x09...0x0D).contains(byte) {
      hasPendingSpace = !folded.isEmpty
      continue
    }
    if hasPendingSpace { folded.append(0x20) }
    hasPendingSpace = false
    folded.append((0x41...0x5A).contains(byte) ? byte | 0x20 : byte)
  }
  return String(decoding: folded, as: UTF8.self)
}

/// The whole rule, for any name.
package func foldedUnicodeName(_ name: some StringProtocol) -> String {
  var folded = ""
  var pendingSpace = false
  for scalar in name.lowercased().unicodeScalars {
    if scalar.properties.isWhitespace {
      pendingSpace = !folded.isEmpty
      continue
    }
    if scalar.properties.generalCategory == .nonspacingMark { continue }
    if pendingSpace {
      folded.append(" ")
      pendingSpace = false
    }
    if let plain = unaccented[scalar] { folded.append(plain) } else { folded.unicodeScalars.append(scalar) }
  }
  return folded
}

private let unaccented: [Unicode.Scalar: String] = {
  let letters: [(String, String)] = [
    ("a", "àáâãäåāăąǎȁȃạảấầẩẫậắằẳẵặ"), ("c", "çćĉċč"), ("d", "ďđ"), ("e", "èéêëēĕėęěȅȇẹẻẽếềểễệ"), ("g", "ĝğġģǧ"),
    ("h", "ĥħ"), ("i", "ìíîïĩīĭįıǐỉị"), ("j", "ĵ"), ("k", "ķǩ"), ("l", "ĺļľŀł"), ("n", "ñńņňǹ"),
    ("o", "òóôõöøōŏőǒọỏốồổỗộớờởỡợơ"), ("r", "ŕŗř"), ("s", "śŝşšș"), ("t", "ţťŧț"), ("u", "ùúûüũūŭůűųưǔụủứừửữự"),
    ("w", "ŵẁẃẅ"), ("y", "ýÿŷỳỵỷỹ"), ("z", "źżž"), ("ae", "æ"), ("oe", "œ"), ("ss", "ß"),
  ]
  var table: [Unicode.Scalar: String] = [:]
  for (plain, accented) in letters {
    for scalar in accented.unicodeScalars { table[scalar] = plain }
  }
  return table
}()
