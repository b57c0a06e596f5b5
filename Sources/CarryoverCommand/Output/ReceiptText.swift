import Carryover

/// Receipts in words.
enum ReceiptText {
  /// What `carryover log` prints, the youngest first.
  static func lines(_ library: PersonalLibrary, _ style: TextStyle) -> [String] {
    library.receipts.reversed().map { receipt in
      let date = receipt.date.map { "\($0)" } ?? "undated"
      let options = (receipt.action == .import || receipt.action == .received) && !receipt.options.isEmpty
      let words = options ? " (\(receipt.options.joined(separator: " ")))" : ""
      return "\(style.bold(short(receipt.id)))  \(Terminal.safeLine("\(date)  \(what(receipt))\(words)"))"
    }
  }

  /// The beginning of an identifier, which is enough to name it.
  static func short(_ id: UniqueIdentifier) -> String { String("\(id)".prefix(8)) }

  /// `import of strong.csv: 12 new, 3 changed`.
  static func what(_ receipt: Receipt) -> String {
    switch receipt.action {
    case .import: "import of \(receipt.document?.name ?? "a file"): \(counts(receipt))"
    case .deletion: "deletion of \(count(receipt.replaced.map(\.entity)))"
    case .edit: "edit of \(ReportPrinter.count(Set(receipt.touched).count, "entry", "entries"))"
    case .unitCorrection: "unit of \(count(receipt.replaced.map(\.entity)))\(units(receipt))"
    case .received: "receipt of \(receipt.document?.name ?? "a bundle"): \(counts(receipt))"
    case .mapping: "names of exercises chosen, \(count(receipt.replaced.map(\.entity))) changed"
    case .unknown(let word): word
    }
  }

  private static func counts(_ receipt: Receipt) -> String {
    var parts = receipt.counts.listed.map { ReportPrinter.count($0.count, "\($0.status.rawValue) session") }
    // Exercises that come with their sessions go without saying.
    if parts.isEmpty { parts = receipt.otherCounts.listed.map { "\($0.count) \($0.status.rawValue)" } }
    if receipt.formerMapping != nil { parts.append("names of exercises chosen") }
    if receipt.rejected > 0 { parts.append("\(receipt.rejected) rejected") }
    return parts.isEmpty ? "nothing in it" : parts.joined(separator: ", ")
  }

  private static func units(_ receipt: Receipt) -> String {
    let words = receipt.options
    return words.count == 3 ? " of the import \(words[0].prefix(8)), \(words[1]) → \(words[2])" : ""
  }

  /// `3 sessions, 1 exercise`.
  static func count(_ entities: [Entity]) -> String {
    let counts = Dictionary(entities.map { ($0.kind, 1) }, uniquingKeysWith: +)
    let parts = EntityKind.known.compactMap { kind in counts[kind].map { ReportPrinter.count($0, kind.rawValue) } }
    return parts.isEmpty ? "nothing" : parts.joined(separator: ", ")
  }
}

/// Receipts as JSON.
enum ReceiptJSON {
  static func text(_ library: PersonalLibrary) -> String {
    var json = JSONText()
    json.object {
      $0.member("library", "\(library.id)")
      $0.array("receipts", library.receipts.reversed()) { json, receipt in json.object { write(receipt, &$0) } }
    }
    return json.text
  }

  private static func write(_ receipt: Receipt, _ json: inout JSONText) {
    json.member("id", "\(receipt.id)")
    json.member("action", receipt.action.rawValue)
    json.member("date", receipt.date.map { "\($0)" })
    json.member("file", receipt.document?.name)
    json.member("sha256", receipt.document?.sha256)
    json.member("format", receipt.format)
    json.strings("options", receipt.options)
    json.member("loadUnit", receipt.loadUnit?.rawValue)
    json.member("loadUnitSource", receipt.loadUnitSource)
    json.object("sessions") { json in
      for (status, count) in receipt.counts.listed { json.member(status.rawValue, count) }
    }
    json.object("others") { json in
      for (status, count) in receipt.otherCounts.listed { json.member(status.rawValue, count) }
    }
    json.member("rejected", receipt.rejected)
    json.member("changesMapping", receipt.formerMapping != nil)
    json.strings("added", receipt.added.map { "\($0)" })
    json.entities("replaced", receipt.replaced.map(\.entity))
  }
}

extension JSONText {
  /// Entities by kind, identifier and title.
  mutating func entities(_ name: String, _ entities: [Entity]) {
    array(name, entities) { json, entity in
      json.object {
        $0.member("entity", entity.kind.rawValue)
        $0.member("id", "\(entity.id)")
        $0.member("title", entity.title)
      }
    }
  }
}
