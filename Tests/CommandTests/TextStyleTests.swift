import Carryover
import Foundation
import Support
import Testing

@testable import CarryoverCommand

@Suite("Colour")
struct TextStyleTests {
  private let colored = TextStyle(isTerminal: true, noColor: nil, terminal: "xterm")
  private let finding = Diagnostic(
    DiagnosticCode("a.code", .warning, "%1", remedy: "look"), ["bad \u{1B}[2J"], file: "x: note: \u{1B}y", line: 2)

  @Test("A finding's place is bold and its severity coloured; what is in files stays harmless")
  func marked() {
    #expect(
      colored.diagnostic(finding)
        == "\u{1B}[1mx: note: \\u{1B}y:2: \u{1B}[0m\u{1B}[1;33mwarning:\u{1B}[0m bad \\u{1B}[2J; look [a.code]")
    #expect(TextStyle.plain.diagnostic(finding) == Terminal.safeLine(finding.description))
  }

  @Test(
    "Colour is for terminals that have it, and for people who want it",
    arguments: [
      (true, nil, "xterm", true), (true, "", "xterm", true), (true, nil, nil, true), (true, "1", "xterm", false),
      (true, nil, "dumb", false), (false, nil, "xterm", false),
    ])
  func decision(isTerminal: Bool, noColor: String?, terminal: String?, isColored: Bool) {
    let style = TextStyle(isTerminal: isTerminal, noColor: noColor, terminal: terminal)
    #expect(style.bold("x") == (isColored ? "\u{1B}[1mx\u{1B}[0m" : "x"))
  }

  @Test("On a terminal headings are bold and notes cyan; only on the stream that is one")
  func streams() throws {
    let file = Locations.samples.appendingPathComponent("strong.csv").path
    let output = try runOnTerminal(["inspect", file], stream: .output)
    #expect(output.shown.contains("\u{1B}[1msets\u{1B}[0m        24: "))
    #expect(output.other.contains(": note: ") && !output.other.contains("\u{1B}"))
    let errors = try runOnTerminal(["inspect", file], stream: .errors)
    #expect(errors.shown.contains("\u{1B}[1;36mnote:\u{1B}[0m "))
    #expect(errors.other.contains("\nsets        24: ") && !errors.other.contains("\u{1B}"))
  }

  @Test("A failure's severity is red")
  func failure() throws {
    let run = try runOnTerminal(["convert", Locations.root.path + "/Package.swift"], stream: .errors)
    #expect(run.shown.contains("\u{1B}[1;31merror:\u{1B}[0m this is no training history"))
  }

  @Test("NO_COLOR and a dumb terminal get plain text", arguments: [["NO_COLOR": "1"], ["TERM": "dumb"]])
  func plain(environment: [String: String]) throws {
    let file = Locations.samples.appendingPathComponent("strong.csv").path
    let run = try runOnTerminal(["inspect", file], stream: .output, environment: environment)
    #expect(run.shown.contains("sets        24: ") && !run.shown.contains("\u{1B}"))
  }
}
