import TextStreams

/// Reads the training plans of a file: JSON, a chat reply with JSON in it, or markdown.
///
/// The file is in memory, for it has at most 1 MiB.
final class PlanSource: EntitySource {
  private let input: InputSource
  private let options: ReadingOptions
  private var isDone = false
  private(set) var summary: SourceSummary

  init(input: InputSource, options: ReadingOptions) {
    self.input = input
    self.options = options
    summary = SourceSummary(file: input.name, format: "plan", dialect: "a training plan")
    summary.byteCount = input.count
  }

  func next() throws(ReadingFailure) -> [Entity]? {
    guard !isDone else { return nil }
    isDone = true
    let findings = PlanFindings(bytes: try bytes(), file: input.name)
    let plans = try read(findings)
    var assembly = PlanAssembly(options)
    var entities: [Entity] = []
    for plan in plans { entities += assembly.entities(of: plan) }
    entities += assembly.takeTemplates()
    findings.report(missingUnits: assembly.loadsWithoutUnit)
    settle(findings, assembly)
    let rows = summary.rows
    guard rows.total == findings.lines.count else {
      throw ReadingFailure(
        .accounting,
        Diagnostic(.accountingMismatch, ["\(findings.lines.count)", "\(rows.total)"], file: input.name))
    }
    return entities
  }

  private func settle(_ findings: PlanFindings, _ assembly: PlanAssembly) {
    summary.log.add(findings.log)
    summary.rows = findings.lines.counts
    if assembly.loads == 0 {
      summary.loadUnitSource = "none"
    } else if assembly.loadsWithoutUnit > 0 {
      summary.loadUnitSource = "unknown"
    } else if assembly.loadsInCallersUnit > 0 {
      summary.loadUnitSource = "caller"
      summary.loadUnit = options.loadUnits.map { $0.changes.last?.unit ?? $0.first }
    }
  }

  private func bytes() throws(ReadingFailure) -> [UInt8] {
    do {
      guard input.count <= PlanFindings.maximumLength else { throw tooLarge }
      let (decoded, encoding) = try input.decoded()
      if encoding != .utf8 { summary.log.add(Diagnostic(.encodingConverted, [encoding.rawValue], file: input.name)) }
      guard decoded.count <= PlanFindings.maximumLength else { throw tooLarge }
      var bytes: [UInt8] = []
      var chunk: [UInt8] = []
      while UInt64(bytes.count) < decoded.count {
        let count = try decoded.read(at: UInt64(bytes.count), into: &chunk, capacity: options.chunkSize)
        if count == 0 { break }
        bytes += chunk.prefix(count)
      }
      summary.bytesRead = input.count
      return bytes
    } catch let failure as FileFailure {
      throw ReadingFailure(failure)
    } catch let failure as ReadingFailure {
      throw failure
    } catch {
      throw ReadingFailure(.input, Diagnostic(.fileFailure, ["\(error)"], file: input.name))
    }
  }

  private var tooLarge: ReadingFailure {
    ReadingFailure(.input, Diagnostic(.trainingPlanTooLarge, ["1 MiB"], file: input.name))
  }

  private func read(_ findings: PlanFindings) throws(ReadingFailure) -> [PlanDraft] {
    let blocks = PlanBlock.find(in: findings.lines)
    var text = PlanProse(findings)
    let plans = try text.read(blocks)
    guard plans.isEmpty else {
      summary.dialect = blocks.count == 1 && text.isEmpty ? "a training plan in JSON" : "a training plan in a text"
      return plans
    }
    if let failure = text.failure { throw failure }
    summary.dialect = "a training plan in markdown"
    var reader = PlanMarkdownReader(findings)
    let plan = try reader.read()
    guard plan.exerciseCount > 0 else {
      throw ReadingFailure(
        .input, Diagnostic(.trainingPlanEmpty, ["there is no exercise with sets in it"], file: input.name))
    }
    return [plan]
  }
}
