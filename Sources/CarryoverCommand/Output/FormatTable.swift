import Carryover

/// The table of formats and of what each can hold.
enum FormatTable {
  static func text(_ style: TextStyle) -> String {
    var text = style.bold("format       read  written  endings                    name\n")
    for format in FormatDescription.all {
      text += Prose.padded(format.identifier, 13) + Prose.padded(format.isRead ? "yes" : "no", 6)
      text += Prose.padded(format.capabilities == nil ? "no" : "yes", 9)
      text += Prose.padded(format.fileExtensions.joined(separator: ", "), 27) + format.name + "\n"
    }
    var reasons: [String] = []
    let written = FormatDescription.all.filter { $0.capabilities != nil }
    text += "\n" + style.bold(row("what it holds", written.map(\.identifier)))
    for kind in EntityKind.known where kind != .session {
      text += row(kind.rawValue, written.map { $0.capabilities?.entities.contains(kind) == true ? "yes" : "no" })
    }
    for field in FormatCapabilities.sessionFields {
      text += row(field, written.map { cell($0.capabilities?.holding(of: field), &reasons) })
    }
    for (index, reason) in reasons.enumerated() { text += (index == 0 ? "\n" : "") + "\(index + 1) \(reason)\n" }
    return text
  }

  private static func row(_ name: String, _ cells: [String]) -> String {
    var line = Prose.padded(name, 42)
    for cell in cells { line += Prose.padded(cell, 8) }
    while line.last == " " { line.removeLast() }
    return line + "\n"
  }

  private static func cell(_ holding: FormatCapabilities.Holding?, _ reasons: inout [String]) -> String {
    switch holding {
    case .whole: return "yes"
    case .nothing, nil: return "no"
    case .partly(let reason):
      if let known = reasons.firstIndex(of: reason) { return "\(known + 1)" }
      reasons.append(reason)
      return "\(reasons.count)"
    }
  }

  static func json() -> String {
    var json = JSONText()
    json.object {
      $0.array("formats", FormatDescription.all) { json, format in
        json.object {
          $0.member("id", format.identifier)
          $0.member("name", format.name)
          $0.member("extensions", format.fileExtensions.joined(separator: " "))
          $0.member("read", format.isRead ? "yes" : "no")
          $0.member("write", format.capabilities == nil ? "no" : "yes")
          if let capabilities = format.capabilities { $0.capabilities(capabilities) }
        }
      }
    }
    return json.text + "\n"
  }
}

extension JSONText {
  fileprivate mutating func capabilities(_ capabilities: FormatCapabilities) {
    object("holds") { json in
      for kind in EntityKind.known {
        json.member(kind.rawValue, capabilities.entities.contains(kind) ? "yes" : "no")
      }
      for field in FormatCapabilities.sessionFields {
        switch capabilities.holding(of: field) {
        case .whole: json.member(field, "yes")
        case .nothing: json.member(field, "no")
        case .partly(let reason): json.member(field, "partly: " + reason)
        }
      }
    }
  }
}
