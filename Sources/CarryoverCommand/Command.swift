import Carryover

/// Exit codes, as the README promises them.
enum ExitCode: Int32 {
  case done = 0
  case failed = 1
  case usage = 2
  case doneWithRejections = 3
}

/// Wrong usage: what is wrong, and what would be right.
struct UsageError: Error {
  var message: String
}

/// A subcommand: what it is called, how it is explained, what it does.
struct Subcommand: Sendable {
  var name: String
  var summary: String
  var help: String
  var run: @Sendable ([String], Terminal) throws -> ExitCode
}

@main
enum Command {
  static let version = "0.1.0"
  static let subcommands: [Subcommand] = [.convert, .inspect, .formats, .schema]

  static func main() {
    let terminal = Terminal()
    Interruption.prepare()
    let code = run(Array(CommandLine.arguments.dropFirst()), terminal)
    terminal.exit(code)
  }

  static func run(_ arguments: [String], _ terminal: Terminal) -> ExitCode {
    do {
      guard let name = arguments.first else {
        terminal.print(help)
        return .usage
      }
      switch name {
      case "--help", "-h", "help":
        let topic = arguments.dropFirst().first
        terminal.print(subcommands.first { $0.name == topic }?.help ?? help)
        return .done
      case "--version":
        terminal.print("carryover \(version)\n")
        return .done
      default: break
      }
      guard let subcommand = subcommands.first(where: { $0.name == name }) else {
        let near = Suggestion.nearest(to: name, among: subcommands.map(\.name))
        throw UsageError(message: "there is no command \"\(Terminal.safe(name))\"" + near)
      }
      let rest = Array(arguments.dropFirst())
      if rest.contains("--help") || rest.contains("-h") {
        terminal.print(subcommand.help)
        return .done
      }
      return try subcommand.run(rest, terminal)
    } catch let error as UsageError {
      terminal.complain("carryover: \(error.message)\nTry: carryover --help\n")
      return .usage
    } catch let failure as ReadingFailure {
      terminal.complain("carryover: \(Terminal.safe(failure.description))\n")
      return failure.kind == .question ? .usage : .failed
    } catch {
      terminal.complain("carryover: \(Terminal.safe("\(error)"))\n")
      return .failed
    }
  }

  static var help: String {
    let width = subcommands.map(\.name.count).max() ?? 0
    let list = subcommands.map { command in
      "  \(command.name)\(String(repeating: " ", count: width - command.name.count + 2))\(command.summary)"
    }
    return """
      carryover carries a training history over: from an app's export into one model, and out again.

      Usage: carryover COMMAND …

      \(list.joined(separator: "\n"))

      Options everywhere:
        --help     explain a command, with examples
        --version  say the version

      Examples:
        carryover inspect strong.csv
        carryover convert strong.csv --to json -o history.json

      Exit codes: 0 done · 1 failed, no file written · 2 wrong usage, or a question only you can answer
                  3 done, but some rows were rejected

      """
  }
}

/// "Did you mean …?"
enum Suggestion {
  /// A sentence that proposes the nearest word, empty where none is near.
  static func nearest(to word: String, among words: [String]) -> String {
    let best = words.map { ($0, distance(word, $0)) }.min { $0.1 < $1.1 }
    guard let best, best.1 <= max(2, word.count / 3) else { return "" }
    return "; did you mean \"\(best.0)\"?"
  }

  /// Levenshtein's distance.
  private static func distance(_ left: String, _ right: String) -> Int {
    let left = Array(left.prefix(64))
    let right = Array(right.prefix(64))
    var row = Array(0...right.count)
    for (index, character) in left.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for column in 0..<right.count {
        let above = row[column + 1]
        row[column + 1] = min(above + 1, row[column] + 1, diagonal + (character == right[column] ? 0 : 1))
        diagonal = above
      }
    }
    return row[right.count]
  }
}
