import Carryover

extension Option {
  fileprivate static let json = Option(name: "--json", help: "print one JSON object")
}

extension Subcommand {
  static let formats = Subcommand(
    name: "formats", summary: "list the formats that are read and written",
    explanation: "List the formats that are read and written.",
    options: [.json],
    examples: ["carryover formats"],
    run: runFormats)
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

private func runFormats(_ arguments: Arguments, _ terminal: Terminal) -> ExitCode {
  terminal.print(arguments.has(.json) ? json(formatRows()) : table(formatRows()))
  return .done
}

private func json(_ rows: [FormatRow]) -> String {
  var json = JSONText()
  json.object {
    $0.array("formats", rows) { json, row in
      json.object {
        $0.member("id", row.identifier)
        $0.member("name", row.name)
        $0.member("extensions", row.extensions.joined(separator: " "))
        $0.member("read", row.isRead ? "yes" : "no")
        $0.member("write", row.isWritten ? "yes" : "no")
      }
    }
  }
  return json.text + "\n"
}

private func table(_ rows: [FormatRow]) -> String {
  let lines = rows.map { row in
    Prose.padded(row.identifier, 9) + Prose.padded(row.isRead ? "yes" : "no", 6)
      + Prose.padded(row.isWritten ? "yes" : "no", 9) + Prose.padded(row.extensions.joined(separator: ", "), 27)
      + row.name + "\n"
  }
  return "format   read  written  endings                    name\n" + lines.joined()
}
