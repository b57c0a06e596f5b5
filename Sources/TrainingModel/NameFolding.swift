/// Folds a name for comparison: lower case, no accents, single spaces, none at the ends.
///
/// The same on every machine and in every locale. Identifiers of custom exercises and fingerprints rest on it: its
/// results MUST NOT CHANGE.
package func foldedName(_ name: some StringProtocol) -> String {
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
