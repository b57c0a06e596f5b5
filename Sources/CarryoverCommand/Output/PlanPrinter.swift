import Carryover

/// Prints what an import would do, or has done.
struct PlanPrinter {
  private let plan: ImportPlan
  private let log: DiagnosticLog?
  private let file: String?
  private let target: ImportTarget

  /// - Parameters:
  ///   - log: What reading the file found.
  ///   - file: What the findings call the file.
  init(_ plan: ImportPlan, _ log: DiagnosticLog?, file: String?, _ target: ImportTarget) {
    self.plan = plan
    self.log = log
    self.file = file
    self.target = target
  }

  /// The plan of a dry run is the data that was asked for; the report of an import goes beside it.
  func print(to terminal: Terminal, asJSON: Bool, isWritten: Bool) {
    if let log { ReportPrinter.printFindings(log, file: file, to: terminal, isQuiet: false) }
    if asJSON { return terminal.print(plan.json) }
    let style = target.isDry ? terminal.outputStyle : terminal.errorStyle
    var lines = PlanText.lines(plan, style: style)
    if !target.isDry { lines.append(LibraryText.outcome(target.path, isWritten: isWritten)) }
    let text = lines.joined(separator: "\n") + "\n"
    target.isDry ? terminal.print(text) : terminal.complain(text)
  }
}

/// A plan in words.
enum PlanText {
  /// How many entities of one status, and changes of one entity, are shown.
  private static let shown = 10

  static func lines(_ plan: ImportPlan, style: TextStyle) -> [String] {
    var lines = ["\(Terminal.safeLine(plan.document.name ?? "input")): \(summary(plan))"]
    for status in ImportStatus.known {
      let items = plan.items.filter { $0.status == status && !isPlain($0) }
      for item in items.prefix(shown) { lines += Self.lines(item, style: style) }
      if items.count > shown { lines.append("… and \(items.count - shown) more \(word(status))") }
    }
    return lines
  }

  /// A new exercise that comes with what it is needed for is counted and not shown one by one.
  private static func isPlain(_ item: ImportPlan.Item) -> Bool {
    (item.entity == .exercise || item.entity == .implement) && item.status == .new && item.decision == .add
  }

  /// What a status is called.
  private static func word(_ status: ImportStatus) -> String {
    status == .viewOnly ? "view-only" : status.rawValue
  }

  /// `3 new sessions, 9 new exercises, 120 the same`.
  private static func summary(_ plan: ImportPlan) -> String {
    var parts: [String] = []
    for status in ImportStatus.known {
      for kind in EntityKind.known {
        let count = plan.items.count { $0.status == status && $0.entity == kind }
        if count > 0 { parts.append(ReportPrinter.count(count, "\(word(status)) \(kind.rawValue)")) }
      }
    }
    let same = plan.counts[.same] + plan.otherCounts[.same]
    if same > 0 { parts.append("\(same) the same") }
    let unwanted = plan.counts[.unwanted] + plan.otherCounts[.unwanted]
    if unwanted > 0 { parts.append("\(unwanted) not wanted") }
    return parts.isEmpty ? "nothing in it" : parts.joined(separator: ", ")
  }

  static func lines(_ item: ImportPlan.Item, style: TextStyle) -> [String] {
    let kind = item.entity == .session ? "" : item.entity.rawValue + " "
    let reason = item.reason.map { ": " + $0 } ?? ""
    let title = Terminal.safeLine(kind + item.title)
    let head = "\(style.bold(word(item.status))) \(title) → \(item.decision.rawValue)\(Terminal.safeLine(reason))"
    var lines = [head] + item.changes.prefix(shown).map { "  " + Terminal.safeLine($0) }
    if item.changes.count > shown { lines.append("  … and \(item.changes.count - shown) more changes") }
    return lines
  }
}
