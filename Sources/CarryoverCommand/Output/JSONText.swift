import Carryover
import TextStreams

/// Builds the JSON answers of the command.
struct JSONText {
  private var buffer: [UInt8] = []
  private var isFirst = true

  var text: String { String(decoding: buffer, as: UTF8.self) }

  private mutating func append(_ write: (inout OutputBuffer) -> Void) {
    var output = OutputBuffer(capacity: 64)
    write(&output)
    buffer += output.bytes.array
  }

  private mutating func key(_ name: String) {
    separate()
    append { $0.appendJSON(name) }
    buffer.append(UInt8(ascii: ":"))
    isFirst = true
  }

  private mutating func separate() {
    if !isFirst { buffer.append(UInt8(ascii: ",")) }
    isFirst = false
  }

  mutating func object(_ body: (inout JSONText) -> Void) {
    separate()
    buffer.append(UInt8(ascii: "{"))
    isFirst = true
    body(&self)
    buffer.append(UInt8(ascii: "}"))
    isFirst = false
  }

  mutating func object(_ name: String, _ body: (inout JSONText) -> Void) {
    key(name)
    object(body)
  }

  mutating func array<Element>(
    _ name: String, _ elements: [Element], _ body: (inout JSONText, Element) -> Void
  ) {
    key(name)
    buffer.append(UInt8(ascii: "["))
    isFirst = true
    for element in elements { body(&self, element) }
    buffer.append(UInt8(ascii: "]"))
    isFirst = false
  }

  mutating func strings(_ name: String, _ texts: [String]) {
    array(name, texts) { json, text in
      json.separate()
      json.append { $0.appendJSON(text) }
    }
  }

  mutating func member(_ name: String, _ value: Bool) {
    key(name)
    append { $0.append(value ? "true" : "false") }
    isFirst = false
  }

  mutating func member(_ name: String, _ value: String?) {
    key(name)
    append { if let value { $0.appendJSON(value) } else { $0.append("null") } }
    isFirst = false
  }

  mutating func member(_ name: String, _ value: Int?) {
    key(name)
    append { if let value { $0.append(value) } else { $0.append("null") } }
    isFirst = false
  }

  mutating func member(_ name: String, _ value: Double) {
    key(name)
    append { $0.append(value) }
    isFirst = false
  }

  mutating func member(_ name: String, _ plan: ImportPlan) {
    key(name)
    // A document of its own, whose line breaks stand between values.
    buffer += plan.json.utf8.filter { $0 != UInt8(ascii: "\n") }
    isFirst = false
  }

  mutating func rows(of file: SourceSummary) {
    let rows = file.rows
    let isPlan = file.format == InputFormat.plan.identifier
    object("rows") {
      $0.member("read", rows.read)
      $0.member("header", rows.header)
      $0.member("sets", rows.sets)
      $0.member("exercises", rows.exercises)
      $0.member("rest", rows.rest)
      $0.member("structure", rows.structure)
      $0.member("notes", rows.notes)
      $0.member("repeated", rows.repeated)
      $0.member("blank", rows.blank)
      $0.member("rejected", rows.rejected)
      // A line of a training plan can have several.
      if isPlan { $0.member("rejectedParts", file.rejectedPlanParts) }
    }
  }

  mutating func diagnostics(_ log: DiagnosticLog, file: String?) {
    array("diagnostics", log.diagnostics) { json, finding in
      json.object {
        $0.member("severity", finding.code.severity.rawValue)
        $0.member("code", finding.code.identifier)
        $0.member("file", finding.file ?? file)
        $0.member("line", finding.line)
        $0.member("column", finding.column)
        $0.member("record", finding.record)
        $0.member("message", finding.message)
        $0.member("remedy", finding.remedy)
      }
    }
    // Findings are kept in bounded memory: of each kind the first, and how many more there were.
    array("moreDiagnostics", log.omitted) { json, more in
      json.object {
        $0.member("code", more.code.identifier)
        $0.member("count", more.count)
      }
    }
  }
}
