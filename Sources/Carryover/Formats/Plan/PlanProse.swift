import TextStreams

/// Reads the plans of a text that has JSON in it; what stands around goes into their notes.
struct PlanProse {
  private let findings: PlanFindings
  /// Why no plan was read, where something was meant to be one.
  private(set) var failure: ReadingFailure?
  private(set) var isEmpty = true

  init(_ findings: PlanFindings) { self.findings = findings }

  /// The plans of the blocks; none where none of the blocks is one, and then no line is in any bucket but rejected.
  mutating func read(_ blocks: [PlanBlock]) throws(ReadingFailure) -> [PlanDraft] {
    var plans: [PlanDraft] = []
    var notes: [String] = []
    var line = 0
    for block in blocks {
      notes += prose(line..<block.lines.lowerBound)
      line = block.lines.upperBound + 1
      var found = try read(block)
      guard !found.isEmpty else { continue }
      found[0].notes += notes
      notes = []
      plans += found
    }
    guard !plans.isEmpty else { return [] }
    notes += prose(line..<max(findings.lines.count, line))
    plans[plans.count - 1].notes += notes
    markRest(blocks)
    return plans
  }

  /// The lines of a stretch of text that say something.
  private mutating func prose(_ lines: Range<Int>) -> [String] {
    var notes: [String] = []
    for line in lines where !findings.lines.isBlank(line) {
      isEmpty = false
      notes.append(findings.lines.text(line))
    }
    return notes
  }

  private func markRest(_ blocks: [PlanBlock]) {
    for block in blocks { findings.lines.mark(block.lines, .structure) }
    for line in 0..<findings.lines.count where !findings.lines.isMarked(line) {
      findings.lines.mark(line, findings.lines.isBlank(line) ? .blank : .note)
    }
  }

  private mutating func read(_ block: PlanBlock) throws(ReadingFailure) -> [PlanDraft] {
    let json: PlanJSON
    do {
      json = try PlanJSON(Array(findings.lines.bytes[block.content]), start: block.content.lowerBound)
    } catch {
      reject(block, .trainingPlanJSONDamaged, [error.reason], at: block.content.lowerBound + error.offset)
      return []
    }
    guard json.hasPlan else { return [] }
    if let offset = block.unclosedAt { findings.report(.trainingPlanBlockUnclosed, [], at: offset) }
    var reader = PlanJSONReader(json, findings: findings)
    return try reader.read()
  }

  private mutating func reject(_ block: PlanBlock, _ code: DiagnosticCode, _ arguments: [String], at offset: Int) {
    findings.report(code, arguments, at: offset)
    failure = failure ?? ReadingFailure(.input, findings.finding(code, arguments, at: offset))
    findings.lines.mark(block.lines, .rejected)
  }
}
