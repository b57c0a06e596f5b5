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
  if arguments.has(.json) {
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
      Prose.padded(row.identifier, 9), Prose.padded(row.isRead ? "yes" : "no", 6),
      Prose.padded(row.isWritten ? "yes" : "no", 9),
      Prose.padded(row.extensions.joined(separator: ", "), 27),
    ]
    terminal.print(cells.joined() + row.name + "\n")
  }
  return .done
}
