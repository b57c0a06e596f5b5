import Carryover
import Foundation
import Support
import Testing

@Suite("Diagnostic codes")
struct DiagnosticCodeTests {
  /// The declarations in the library's sources, as they stand there.
  private func declarations() throws -> [Substring] {
    let folder = Locations.root.appendingPathComponent("Sources/Carryover")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    var declarations: [Substring] = []
    while let url = files?.nextObject() as? URL {
      guard url.pathExtension == "swift" else { continue }
      let text = try String(contentsOf: url, encoding: .utf8)
      for match in text.matches(of: /static let \w+ = DiagnosticCode\(\s*([^,]+),/) {
        declarations.append(match.output.1)
      }
    }
    return declarations
  }

  @Test("All codes that are declared are listed")
  func complete() throws {
    let declarations = try declarations()
    let declared = Set(declarations.filter { $0.hasPrefix("\"") }.map { String($0.dropFirst().dropLast()) })
    #expect(Set(DiagnosticCode.all.map(\.identifier)) == declared)
    #expect(DiagnosticCode.all.count == declarations.count)
  }

  @Test("A code is declared once, but for one that is a warning in a preview and an error in a conversion")
  func unique() {
    let byIdentifier = Dictionary(grouping: DiagnosticCode.all, by: \.identifier)
    #expect(
      byIdentifier.filter { $0.value.count > 1 }.keys.sorted() == [
        "app.unit-unclear", "log.unit-unclear", "strong.unit-unclear",
      ])
    for code in ["app.unit-unclear", "log.unit-unclear", "strong.unit-unclear"] {
      #expect(byIdentifier[code]?.map(\.severity) == [.error, .warning])
    }
  }

  @Test("They are written alike", arguments: DiagnosticCode.all)
  func form(code: DiagnosticCode) {
    #expect(code.identifier.wholeMatch(of: /[a-z]+(-[a-z]+)*\.[a-z]+(-[a-z]+)*/) != nil)
    #expect(!code.message.isEmpty && !code.remedy.isEmpty)
    #expect(!code.message.hasSuffix(".") && !code.remedy.hasSuffix("."))
  }

  @Test("The list is sorted")
  func sorted() {
    let identifiers = DiagnosticCode.all.map(\.identifier)
    #expect(identifiers == identifiers.sorted())
  }
}
