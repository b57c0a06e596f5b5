import Carryover

/// The tables of formats in the documentation, made from what the formats say of themselves.
enum FormatTables {
  static var text: String { "\n\(formats)\n\(fields)\n" }

  /// A line a format.
  private static var formats: String {
    var text = """
      | Format | Name | Read | Written | Sessions | Templates, plans and the rest |
      |---|---|---|---|---|---|

      """
    for format in FormatDescription.all {
      let sessions = format.capabilities.map { isWhole($0) ? "all" : "in part" } ?? ""
      let others = format.capabilities.map { held(in: $0.entities) } ?? ""
      let cells = [
        "`\(format.identifier)`", format.name, format.isRead ? "yes" : "no", format.capabilities == nil ? "no" : "yes",
        sessions, others,
      ]
      text += "| \(cells.joined(separator: " | ")) |\n"
    }
    return text
  }

  /// What a format holds beside sessions, in words.
  private static func held(in entities: Set<EntityKind>) -> String {
    if entities == Set(EntityKind.known) { return "all" }
    let kinds = EntityKind.known.filter { $0 != .session && entities.contains($0) }
    return kinds.isEmpty ? "none" : kinds.map { "`\($0.rawValue)`" }.joined(separator: ", ")
  }

  /// The fields of a session that some format holds only in part, or not at all.
  private static var fields: String {
    let partial = FormatDescription.all.filter { $0.capabilities.map { !isWhole($0) } ?? false }
    var text = "The formats that hold sessions in part hold these fields:\n\n"
    text += "| Field | \(partial.map { "`\($0.identifier)`" }.joined(separator: " | ")) |\n"
    text += "|---|\(partial.map { _ in "---|" }.joined())\n"
    var nowhere: [String] = []
    for field in FormatCapabilities.sessionFields {
      let holdings = partial.map { $0.capabilities?.holding(of: field) ?? .nothing }
      if holdings.allSatisfy({ $0 == .nothing }) {
        nowhere.append("`\(field)`")
      } else {
        text += "| `\(field)` | \(holdings.map(words).joined(separator: " | ")) |\n"
      }
    }
    return text + "\nThey have no place for these: \(nowhere.joined(separator: ", ")).\n"
  }

  private static func isWhole(_ capabilities: FormatCapabilities) -> Bool {
    FormatCapabilities.sessionFields.allSatisfy { capabilities.holding(of: $0) == .whole }
  }

  private static func words(_ holding: FormatCapabilities.Holding) -> String {
    switch holding {
    case .whole: "yes"
    case .partly(let reason): reason
    case .nothing: "no"
    }
  }
}
