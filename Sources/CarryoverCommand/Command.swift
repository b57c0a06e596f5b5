import Carryover
import TextStreams

@main
enum Command {
  static let version = "0.1.0"
  static let summary = "carryover carries a training history over: from an app's export into one model, and out again."
  static let subcommands: [Subcommand] = [
    .convert, .inspect, .stats, .report, .exercises, .map, .import, .export, .share, .receive, .log, .undo, .edit,
    .delete, .correctUnits, .merge, .diff, .verify, .backup, .restore, .formats, .schema, .completions, .manual, .help,
  ]
  static let examples = [
    "carryover inspect strong.csv",
    "carryover convert strong.csv --to json -o history.json",
  ]

  static func main() {
    let terminal = Terminal()
    Interruption.prepare()
    let code = run(Array(CommandLine.arguments.dropFirst()), terminal)
    terminal.exit(code)
  }

  static func run(_ arguments: [String], _ terminal: Terminal) -> ExitCode {
    guard let first = arguments.first else {
      terminal.complain(HelpText.text(subcommands))
      return .usage
    }
    var topic = "carryover"
    do {
      if Option.version.names.contains(first) { return printVersion(terminal) }
      let name = Option.explain.names.contains(first) ? Subcommand.help.name : first
      let subcommand = try subcommand(named: name)
      if name != Subcommand.help.name { topic += " " + name }
      return try run(subcommand, Array(arguments.dropFirst()), terminal)
    } catch let error as UsageError {
      terminal.complain("carryover: \(error.message)\nTry: \(topic) --help\n")
      return .usage
    } catch let failure as FileFailure {
      terminal.complain("carryover: \(terminal.errorStyle.diagnostic(ReadingFailure(failure).diagnostic))\n")
      return .failed
    } catch let failure as ReadingFailure {
      terminal.complain("carryover: \(terminal.errorStyle.diagnostic(failure.diagnostic))\n")
      return failure.kind == .question ? .usage : .failed
    } catch {
      terminal.complain("carryover: \(Terminal.safe("\(error)"))\n")
      return .failed
    }
  }

  /// The subcommand of a name.
  static func subcommand(named name: String) throws(UsageError) -> Subcommand {
    if let subcommand = subcommands.first(where: { $0.name == name }) { return subcommand }
    let isOption = name.hasPrefix("-")
    let words = isOption ? Option.everywhere.map(\.name) : subcommands.map(\.name)
    throw UsageError(unknown: isOption ? "option" : "command", name, among: words)
  }

  private static func run(_ subcommand: Subcommand, _ words: [String], _ terminal: Terminal) throws -> ExitCode {
    // Who asks for help gets it, whatever else is right or wrong.
    let asked = words.prefix { $0 != "--" }
    if asked.contains(where: Option.explain.names.contains) {
      terminal.print(HelpText.text(subcommand))
      return .done
    }
    if asked.contains(where: Option.version.names.contains) { return printVersion(terminal) }
    return try subcommand.run(try Arguments(words, for: subcommand), terminal)
  }

  private static func printVersion(_ terminal: Terminal) -> ExitCode {
    terminal.print("carryover \(version)\n")
    return .done
  }
}
