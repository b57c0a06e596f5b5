import Carryover

extension Subcommand {
  static let schema = Subcommand(
    name: "schema", summary: "print the JSON Schema of documents",
    explanation: "Print the JSON Schema (draft 2020-12) of the documents that Carryover writes.",
    operand: .oneOf(["json", "jsonl"], "DOCUMENT", count: .optional),
    examples: ["carryover schema > carryover.schema.json", "carryover schema jsonl"]
  ) { arguments, terminal in
    terminal.print(DocumentSchema.text(lines: arguments.operands == ["jsonl"]))
    return .done
  }
}
