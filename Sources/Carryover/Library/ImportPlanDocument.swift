import TextStreams

/// A plan as a JSON document: what is written and read back.
private struct PlanDocument: DocumentObject {
  static var blank: PlanDocument { PlanDocument(ImportPlan(libraryState: "", document: OriginDocument())) }
  private var format = PlanDocument.name
  private var version = 1
  var plan: ImportPlan

  static let name = "carryover-plan"

  init(_ plan: ImportPlan) {
    self.plan = plan
  }

  mutating func visit<Visitor: FieldVisitor & ~Copyable>(_ visitor: inout Visitor) {
    visitor.value("format", &format)
    visitor.value("schemaVersion", &version)
    visitor.value("library", &plan.libraryState)
    var document: OriginDocument? = plan.document
    visitor.object("input", &document)
    visitor.value("content", &plan.content)
    plan.document = document ?? OriginDocument()
    var counts: ImportCounts? = plan.counts
    visitor.object("sessions", &counts)
    plan.counts = counts ?? ImportCounts()
    var others: ImportCounts? = plan.otherCounts
    visitor.object("others", &others)
    plan.otherCounts = others ?? ImportCounts()
    visitor.objects("items", &plan.items)
  }

  var isKnown: Bool { format == Self.name && version == 1 }
}

extension ImportPlan.Item: DocumentObject {
  package static var blank: ImportPlan.Item {
    ImportPlan.Item(entity: .session, id: .zero, status: .new, decision: .add, title: "")
  }
  package static var schemaName: String { "PlanItem" }

  package mutating func visit<Visitor: FieldVisitor & ~Copyable>(_ visitor: inout Visitor) {
    visitor.value("entity", &entity)
    visitor.value("id", &id)
    visitor.value("status", &status)
    visitor.value("decision", &decision)
    var choices = decisions.map(\.rawValue)
    visitor.list("decisions", &choices)
    visitor.value("title", &title)
    visitor.optional("existing", &existing)
    visitor.optional("reason", &reason)
    visitor.list("changes", &changes)
  }
}

extension ImportPlan {
  /// The plan as JSON, an item a line.
  public var json: String {
    var fields = JSONFieldWriter()
    fields.write(PlanDocument(self))
    // An item a line, so that a person can edit it and a comparison of two plans can be read.
    let text = String(decoding: fields.buffer.bytes.array, as: UTF8.self)
    return text.replacing("{\"entity\":", with: "\n{\"entity\":") + "\n"
  }

  /// Reads a plan from a file; `-` is standard input. Memory is that of the file.
  public init(path: String) throws(ReadingFailure) {
    let bytes: [UInt8]
    do {
      let input = try InputSource(path: path)
      bytes = try input.prefix(Int(min(input.count, 1 << 30)))
    } catch {
      throw ReadingFailure(error)
    }
    try self.init(json: bytes, name: path)
  }

  /// Reads a plan from JSON.
  ///
  /// - Throws: A failure with line and column where it is no plan.
  public init(json bytes: [UInt8], name: String) throws(ReadingFailure) {
    self = try bytes.withByteSlice { (text) throws(ReadingFailure) in
      var reader = JSONFieldReader()
      do {
        try reader.parse(text)
        let document = try reader.read(PlanDocument.self)
        guard document.isKnown else { throw Self.malformed("its format is another", at: 0, in: text, name) }
        return document.plan
      } catch let failure as JSONFailure {
        throw Self.malformed(failure.reason, at: failure.offset, in: text, name)
      } catch let problem as JSONFieldReader.Problem {
        throw Self.malformed("\(problem.path): \(problem.reason)", at: problem.offset, in: text, name)
      } catch let failure as ReadingFailure {
        throw failure
      } catch {
        throw Self.malformed("\(error)", at: 0, in: text, name)
      }
    }
  }

  private static func malformed(_ reason: String, at offset: Int, in text: ByteSlice, _ name: String) -> ReadingFailure
  {
    let before = text.slice(0, min(max(offset, 0), text.count)).array
    let line = before.count { $0 == 10 } + 1
    let column = before.count - (before.lastIndex(of: 10).map { $0 + 1 } ?? 0) + 1
    return ReadingFailure(.input, Diagnostic(.planMalformed, [reason], file: name, line: line, column: column))
  }
}
