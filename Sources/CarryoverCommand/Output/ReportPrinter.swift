import Carryover

/// Prints what a conversion did.
enum ReportPrinter {
  /// How many findings of one kind are shown one by one.
  private static let shownPerCode = 20

  static func print(_ report: ConversionReport, to terminal: Terminal, isQuiet: Bool) {
    for file in report.files {
      printFindings(file.log, file: file.file, to: terminal, isQuiet: isQuiet)
      if !isQuiet { terminal.complain(summary(file)) }
    }
    printOutput(of: report, to: terminal, isQuiet: isQuiet)
  }

  /// What there is to tell of the output alone.
  static func printOutput(of report: ConversionReport, to terminal: Terminal, isQuiet: Bool) {
    printFindings(report.log, file: nil, to: terminal, isQuiet: isQuiet)
    guard !isQuiet else { return }
    let written = EntityKind.known.compactMap { kind in
      report.written[kind].map { count($0, kind.rawValue) }
    }
    terminal.complain("written: \(written.isEmpty ? "nothing" : written.joined(separator: ", "))\n")
  }

  static func printFindings(_ log: DiagnosticLog, file: String?, to terminal: Terminal, isQuiet: Bool) {
    var shown: [DiagnosticCode: Int] = [:]
    for finding in log.diagnostics where !isQuiet || finding.code.severity == .error {
      let count = shown[finding.code, default: 0] + 1
      shown[finding.code] = count
      guard count <= shownPerCode else { continue }
      var finding = finding
      finding.file = finding.file ?? file
      terminal.complain(terminal.errorStyle.diagnostic(finding) + "\n")
    }
    for (code, count) in shown.sorted(by: { $0.key.identifier < $1.key.identifier }) {
      let total = log.count(of: code)
      if total > min(count, shownPerCode) {
        terminal.complain("… and \(total - min(count, shownPerCode)) more [\(code.identifier)]\n")
      }
    }
  }

  /// `1 set`, `2 sets`.
  static func count(_ number: Int, _ noun: String, _ nouns: String? = nil) -> String {
    "\(number) \(number == 1 ? noun : nouns ?? noun + "s")"
  }

  private static func summary(_ file: SourceSummary) -> String {
    let rows = file.rows
    guard rows.total > 0 else { return "\(Terminal.safeLine(file.file)): \(file.dialect)\n" }
    if file.format == InputFormat.plan.identifier { return planSummary(file) }
    return """
      \(Terminal.safeLine(file.file)): \(count(rows.read, "row")) = \(count(rows.sets, "set")) + \(exercises(rows))\
      \(count(rows.rest, "rest")) + \(count(rows.notes, "note")) + \(structure(rows))\
      \(rows.repeated) repeated + \
      \(rows.rejected) rejected; \(count(rows.header, "header")), \(count(rows.blank, "blank line"))

      """
  }

  /// The lines of a training plan, which has no sets.
  private static func planSummary(_ file: SourceSummary) -> String {
    let rows = file.rows
    return """
      \(Terminal.safeLine(file.file)): \(count(rows.read, "line")) = \(planParts(file).joined(separator: " + ")); \
      \(count(rows.header, "title")), \(count(rows.blank, "blank line"))

      """
  }

  /// What the lines of a training plan are.
  static func planParts(_ file: SourceSummary) -> [String] {
    let rows = file.rows
    // A line of JSON can have a whole plan in it.
    let parts = file.rejectedPlanParts
    let rejected = "\(rows.rejected) rejected\(parts > rows.rejected ? " (\(count(parts, "part")))" : "")"
    return [
      "\(rows.exercises) with exercises", "\(rows.structure) of structure", "\(rows.notes) of notes", rejected,
    ]
  }

  /// Rows that are an exercise with all its sets, which few formats have.
  private static func exercises(_ rows: RowCounts) -> String {
    rows.exercises > 0 ? "\(count(rows.exercises, "exercise")) + " : ""
  }

  /// Rows that are no set but a part of a session, which few files have.
  private static func structure(_ rows: RowCounts) -> String {
    rows.structure > 0 ? "\(rows.structure) without a set + " : ""
  }

  static func json(_ report: ConversionReport) -> String {
    var json = JSONText()
    json.object {
      $0.array("files", report.files) { json, file in
        json.object {
          $0.member("file", file.file)
          $0.member("format", file.format)
          $0.member("dialect", file.dialect)
          $0.rows(of: file)
          $0.diagnostics(file.log, file: file.file)
        }
      }
      $0.object("written") { json in
        for kind in EntityKind.known {
          if let count = report.written[kind] { json.member(kind.rawValue, count) }
        }
      }
      $0.array("losses", report.losses) { json, loss in
        json.object {
          $0.member("field", loss.field)
          $0.member("count", loss.count)
          $0.member("reason", loss.reason)
        }
      }
      $0.diagnostics(report.log, file: nil)
    }
    return json.text
  }
}
