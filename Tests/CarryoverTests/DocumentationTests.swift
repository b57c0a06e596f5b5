import Carryover
import Foundation
import Support
import Testing

/// What the articles say is held against the code.
@Suite("Documentation")
struct DocumentationTests {
  static let articles = ((try? FileManager.default.contentsOfDirectory(atPath: Locations.documentation.path)) ?? [])
    .filter { $0.hasSuffix(".md") }.sorted()

  private func article(_ name: String) throws -> String {
    try String(contentsOf: Locations.documentation.appendingPathComponent(name), encoding: .utf8)
  }

  /// The texts of the Swift files in a folder of the package.
  private func sources(_ folder: String) throws -> [String] {
    let files = FileManager.default.enumerator(
      at: Locations.root.appendingPathComponent(folder), includingPropertiesForKeys: nil)
    var texts: [String] = []
    while let url = files?.nextObject() as? URL {
      if url.pathExtension == "swift" { texts.append(try String(contentsOf: url, encoding: .utf8)) }
    }
    return texts
  }

  /// Lines without the spaces that all of them begin with.
  private func flush(_ lines: [Substring]) -> String {
    let indent = lines.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    return lines.map { $0.dropFirst(indent) + "\n" }.joined()
  }

  /// The pieces of a text between lines of two kinds.
  private func pieces(_ text: String, from first: String, to last: String) -> [String] {
    var pieces: [String] = []
    var piece: [Substring]?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let content = line.trimmingCharacters(in: .whitespaces)
      if let lines = piece, content == last {
        pieces.append(flush(lines))
        piece = nil
      } else if piece != nil {
        piece?.append(line)
      } else if content == first {
        piece = []
      }
    }
    return pieces
  }

  @Test("Swift code is a snippet that is compiled and run, or stands in the sources", arguments: articles)
  func snippets(name: String) throws {
    let tests = Locations.root.appendingPathComponent("Tests/CarryoverTests/DocumentationSnippets.swift")
    let known = pieces(try String(contentsOf: tests, encoding: .utf8), from: "// Snippet", to: "// End")
    #expect(known.count > 10)
    let sources = try sources("Sources/Carryover")
    for code in pieces(try article(name), from: "```swift", to: "```") where !known.contains(code) {
      let indented = code.split(separator: "\n").map { "  " + $0 + "\n" }.joined()
      #expect(sources.contains { $0.contains(code) || $0.contains(indented) }, "\(code)")
    }
  }

  @Test("Every snippet is shown")
  func shown() throws {
    let tests = Locations.root.appendingPathComponent("Tests/CarryoverTests/DocumentationSnippets.swift")
    let shown = try Self.articles.flatMap { pieces(try article($0), from: "```swift", to: "```") }
    for code in pieces(try String(contentsOf: tests, encoding: .utf8), from: "// Snippet", to: "// End") {
      #expect(shown.contains(code), "\(code)")
    }
  }

  @Test("The landing page names every public type once, and every article")
  func landing() throws {
    let page = try article("Carryover.md")
    let listed = page.matches(of: /(?m)^- ``(\w+)``$/).map { String($0.output.1) }
    let declared = try (sources("Sources/Carryover") + sources("Sources/TrainingModel")).flatMap { text in
      text.matches(of: /(?m)^(?:@\w+ )*public (?:final )?(?:struct|enum|class|actor|protocol) (\w+)/)
        .map { String($0.output.1) }
    }
    #expect(listed.sorted() == declared.sorted())
    for name in Self.articles where name != "Carryover.md" {
      #expect(page.contains("- <doc:\(name.dropLast(3))>"), "\(name)")
    }
  }

  @Test("Every column of Carryover's CSV is explained once")
  func columns() throws {
    let header = try Library().document(in: .csv)
    let columns = String(decoding: header, as: UTF8.self).trimmingCharacters(in: .newlines).split(separator: ",")
    let explained = try article("CarryoverCSV.md").matches(of: /(?m)^\| `(\w+)` \|/).map(\.output.1)
    #expect(columns.count > 90 && explained.sorted() == columns.sorted())
  }

  @Test("The tables of formats are what the formats say of themselves")
  func formats() throws {
    let url = Locations.documentation.appendingPathComponent("WhatCanBeLost.md")
    let text = try article("WhatCanBeLost.md")
    let begin = try #require(text.range(of: "<!-- formats -->\n"))
    let end = try #require(text.range(of: "<!-- end of formats -->\n"))
    let found = text.replacingCharacters(in: begin.upperBound..<end.lowerBound, with: FormatTables.text)
    #expect(try Recording.text(at: url, found: found) == found)
  }
}
