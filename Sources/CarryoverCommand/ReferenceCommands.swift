import Carryover

extension Subcommand {
  static let formats = Subcommand(
    name: "formats", summary: "list the formats that are read and written",
    help: """
      List the formats that are read and written.

      Usage: carryover formats [--json]

      Example:
        carryover formats

      """,
    run: runFormats)

  static let schema = Subcommand(
    name: "schema", summary: "print the JSON Schema of documents",
    help: """
      Print the JSON Schema (draft 2020-12) of the documents that Carryover writes.

      Usage: carryover schema [json|jsonl]

      Examples:
        carryover schema > carryover.schema.json
        carryover schema jsonl

      """,
    run: runSchema)
}

private struct FormatRow {
  var identifier: String
  var name: String
  var extensions: [String]
  var isRead: Bool
  var isWritten: Bool
}

private func formatRows() -> [FormatRow] {
  var rows = InputFormat.all.map { format in
    FormatRow(
      identifier: format.identifier, name: format.name, extensions: format.fileExtensions, isRead: true,
      isWritten: OutputFormat.all.contains { $0.identifier == format.identifier })
  }
  for format in OutputFormat.all where !rows.contains(where: { $0.identifier == format.identifier }) {
    rows.append(
      FormatRow(
        identifier: format.identifier, name: format.name, extensions: format.fileExtensions, isRead: false,
        isWritten: true))
  }
  return rows
}

private func runFormats(_ arguments: [String], _ terminal: Terminal) throws -> ExitCode {
  let arguments = try Arguments(arguments, valued: [], flags: ["--json"])
  guard arguments.operands.isEmpty else { throw UsageError(message: "formats wants no operand") }
  if arguments.has("--json") {
    var json = JSONText()
    json.object {
      $0.array("formats", formatRows()) { json, row in
        json.object {
          $0.member("id", row.identifier)
          $0.member("name", row.name)
          $0.member("extensions", row.extensions.joined(separator: " "))
          $0.member("read", row.isRead ? "yes" : "no")
          $0.member("write", row.isWritten ? "yes" : "no")
        }
      }
    }
    terminal.print(json.text + "\n")
    return .done
  }
  terminal.print("format   read  written  endings                    name\n")
  for row in formatRows() {
    let cells = [
      pad(row.identifier, 9), pad(row.isRead ? "yes" : "no", 6), pad(row.isWritten ? "yes" : "no", 9),
      pad(row.extensions.joined(separator: ", "), 27),
    ]
    terminal.print(cells.joined() + row.name + "\n")
  }
  return .done
}

private func pad(_ text: String, _ width: Int) -> String {
  text + String(repeating: " ", count: max(0, width - text.count))
}

private func runSchema(_ arguments: [String], _ terminal: Terminal) throws -> ExitCode {
  let arguments = try Arguments(arguments, valued: [], flags: [])
  switch arguments.operands {
  case [], ["json"]: terminal.print(DocumentSchema.text(lines: false))
  case ["jsonl"]: terminal.print(DocumentSchema.text(lines: true))
  default: throw UsageError(message: "schema wants json or jsonl")
  }
  return .done
}
