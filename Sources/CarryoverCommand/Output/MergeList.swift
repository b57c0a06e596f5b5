import Carryover

/// What became of two libraries that were merged, as text and as JSON.
enum MergeList {
  /// How many things of one outcome, and changes of one thing, are shown.
  private static let shown = 20

  static func text(_ merge: LibraryMerge, _ first: String, _ second: String, _ style: TextStyle) -> String {
    let names = LibraryMerge.Outcome.allCases.map { (outcome: $0, words: words($0, first, second)) }
    var parts = ["\(merge.sameCount) the same"]
    for (outcome, words) in names where merge.count(of: outcome) > 0 {
      parts.append("\(merge.count(of: outcome)) \(words)")
    }
    var lines = [parts.joined(separator: ", ")]
    for (outcome, words) in names {
      let items = merge.items.filter { $0.outcome == outcome }
      for item in items.prefix(shown) { lines += self.lines(item, words, style) }
      if items.count > shown { lines.append("… and \(items.count - shown) more \(words)") }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func words(_ outcome: LibraryMerge.Outcome, _ first: String, _ second: String) -> String {
    switch outcome {
    case .onlyFirst: "only in \(Terminal.safeLine(first))"
    case .onlySecond: "only in \(Terminal.safeLine(second))"
    case .merged: "merged"
    case .restored: "restored"
    case .deleted: "deleted"
    case .duplicate: "duplicate, left out"
    case .doubtful: "perhaps the same, both kept"
    }
  }

  private static func lines(_ item: LibraryMerge.Item, _ words: String, _ style: TextStyle) -> [String] {
    let kind = item.entity == .session || item.entity == .tombstone ? "" : item.entity.rawValue + " "
    let reason = item.reason.map { ": \($0)" } ?? ""
    let head = "\(style.bold(words)) \(Terminal.safeLine(kind + item.title))\(Terminal.safeLine(reason))"
    var lines = [head] + item.changes.prefix(shown).map { "  " + Terminal.safeLine($0) }
    if item.changes.count > shown { lines.append("  … and \(item.changes.count - shown) more changes") }
    return lines
  }

  static func json(_ merge: LibraryMerge) -> String {
    var json = JSONText()
    json.object {
      $0.member("same", merge.sameCount)
      $0.object("counts") { json in
        for outcome in LibraryMerge.Outcome.allCases { json.member(outcome.rawValue, merge.count(of: outcome)) }
      }
      $0.array("items", merge.items) { json, item in
        json.object {
          $0.member("entity", item.entity.rawValue)
          $0.member("id", "\(item.id)")
          $0.member("outcome", item.outcome.rawValue)
          $0.member("title", item.title)
          $0.member("existing", item.existing.map { "\($0)" })
          $0.member("reason", item.reason)
          $0.strings("changes", item.changes)
        }
      }
    }
    return json.text
  }
}
