import Carryover

/// The differences of two histories, as text and as JSON.
enum DifferenceList {
  static func text(_ difference: HistoryDifference, _ first: String, _ second: String, _ style: TextStyle) -> String {
    var lines: [String] = []
    func list(_ entities: [Entity], _ file: String) {
      if !entities.isEmpty { lines.append(style.bold("only in \(Terminal.safeLine(file))")) }
      lines += entities.map { "  " + words($0) }
    }
    list(difference.onlyFirst, first)
    list(difference.onlySecond, second)
    if !difference.changed.isEmpty { lines.append(style.bold("changed")) }
    for change in difference.changed {
      let reason = change.reason.map { " (\($0.words))" } ?? ""
      lines.append("  " + words(change.first) + reason)
      lines += change.lines.map { "    " + Terminal.safeLine($0) }
    }
    lines.append(difference.isEmpty ? "both say the same" : "\(difference.sameCount) the same in both")
    return lines.joined(separator: "\n") + "\n"
  }

  private static func words(_ entity: Entity) -> String {
    guard case .session(let session) = entity else {
      return Terminal.safeLine(
        entity.kind == .tombstone ? entity.title + ", deleted" : "\(entity.kind.rawValue) \(entity.title)")
    }
    let sets = ReportPrinter.count(session.allSets.count, "set")
    return Terminal.safeLine(entity.title.isEmpty ? "an undated session" : entity.title) + ", " + sets
  }

  static func json(_ difference: HistoryDifference) -> String {
    var json = JSONText()
    json.object {
      $0.member("same", difference.sameCount)
      $0.array("onlyFirst", difference.onlyFirst) { json, entity in json.object { member(entity, &$0) } }
      $0.array("onlySecond", difference.onlySecond) { json, entity in json.object { member(entity, &$0) } }
      $0.array("changed", difference.changed) { json, change in
        json.object {
          member(change.first, &$0)
          $0.member("secondID", "\(change.second.id)")
          $0.member("reason", change.reason?.words)
          $0.member("addedSets", change.difference?.addedSets)
          $0.member("removedSets", change.difference?.removedSets)
          $0.member("changedSets", change.difference?.changedSets)
          $0.strings("changes", change.lines)
        }
      }
    }
    return json.text
  }

  private static func member(_ entity: Entity, _ json: inout JSONText) {
    json.member("entity", entity.kind.rawValue)
    json.member("id", "\(entity.id)")
    json.member("title", entity.title)
  }
}
