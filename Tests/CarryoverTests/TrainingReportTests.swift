import Carryover
import Foundation
import Support
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("Report")
struct TrainingReportTests {
  /// What a page says, read as XML, which knows no mercy: elements, attributes, and the words between them.
  private final class Page: NSObject, XMLParserDelegate {
    var elements: [String: Int] = [:]
    var attributes: Set<String> = []
    var words = ""

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String]
    ) {
      elements[name, default: 0] += 1
      self.attributes.formUnion(attributes.keys)
      words += "|"
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) { words += text }
  }

  private func page(_ bytes: [UInt8]) throws -> Page {
    let page = Page()
    let parser = XMLParser(data: Data(bytes))
    parser.delegate = page
    try #require(parser.parse(), "\(String(describing: parser.parserError)) at line \(parser.lineNumber)")
    return page
  }

  private func figures(_ sample: String) throws -> TrainingFigures {
    try TrainingStatistics(readHistory(Locations.sample(sample), options: kilograms).sessions).figures()
  }

  /// A history in which every text is `name`.
  private func figures(named name: String, sessions: Int = 3) -> TrainingFigures {
    var statistics = TrainingStatistics()
    for index in 0..<sessions {
      var exercise = LoggedExercise(id: Identifier(.zero), name: name)
      let set = LoggedSet(id: Identifier(.zero), load: Load(value: 50 + Double(index % 9), unit: .kilogram), reps: 5)
      exercise.setGroups = [LoggedSetGroup(id: Identifier(.zero), sets: [set])]
      var session = Session(id: Identifier(.zero), title: name)
      session.start = CivilDate(daysSince1970: 15_000 + index).map { CivilMoment(date: $0) }
      session.sections = [Section(id: Identifier(.zero), exercises: [exercise])]
      statistics.add(session)
    }
    return statistics.figures()
  }

  @Test(
    "Every sample's page is well-formed, asks for nothing, and runs nothing",
    arguments: Locations.sampleNames(".csv"))
  func samples(name: String) throws {
    let bytes = TrainingReport(try figures(name)).html()
    let page = try page(bytes)
    #expect(page.elements["h1"] == 1 && page.elements["main"] == 1 && page.elements["title"] ?? 0 >= 1)
    for name in ["script", "link", "img", "iframe", "object", "form"] { #expect(page.elements[name] == nil) }
    #expect(page.attributes.allSatisfy { !$0.hasPrefix("on") && $0 != "src" && $0 != "style" })
    let text = String(decoding: bytes, as: UTF8.self)
    for word in ["http:", "https:", "//", "@import", "url("] { #expect(!text.contains(word)) }
    #expect(text.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\">\n"))
    #expect(text.contains("default-src &#39;none&#39;; style-src &#39;unsafe-inline&#39;"))
    // Every drawing says what it shows, and has a table beside it.
    #expect(page.elements["svg"] ?? 0 > 0 && page.elements["desc"] == page.elements["svg"])
    #expect(page.elements["details"] ?? 0 >= 2)
  }

  @Test("The summary and the calendar say what was counted")
  func summary() throws {
    let words = try page(TrainingReport(figures("strong.csv")).html()).words
    #expect(words.contains("|Workouts|3") && words.contains("|Completed sets|23"))
    #expect(words.contains("|Volume, kg|6,853") && words.contains("|Weeks trained|100 %"))
    #expect(words.contains("2025-03-03: 1 workout, 10 sets"))
  }

  @Test("Figures on the page are those of the statistics", arguments: ["strong.csv", "strong-pounds.csv"])
  func numbers(sample: String) throws {
    let figures = try figures(sample)
    let page = try page(TrainingReport(figures).html())
    for exercise in figures.exercises {
      let volume = FigureText.number(exercise.volume, isGrouped: true)
      #expect(
        page.words.contains("|\(exercise.name)|\(exercise.workouts)|\(exercise.sets.completed)|\(volume)"))
      for record in exercise.records {
        let amount = FigureText.record(record, in: figures.unit, isGrouped: true)
        #expect(page.words.replacing("\u{A0}", with: " ").contains("|\(record.kind.words)|\(amount)|\(record.day)"))
      }
      for estimate in exercise.estimates where exercise.estimates.count > 1 {
        let numbers = [estimate.epley, estimate.brzycki].map { FigureText.number($0, decimals: 1) }
        #expect(page.words.contains("|\(estimate.day)|\(numbers[0])|\(numbers[1])"))
      }
    }
    for week in figures.weeks {
      #expect(page.words.contains("|\(week.name)|\(week.monday)|\(week.workouts)|\(week.sets)|"))
    }
    #expect((page.elements["article"] ?? 0 > 0) == figures.exercises.contains { $0.estimates.count > 1 })
  }

  private static let noCharacters = String(
    String.UnicodeScalarView([0xFFFE, 0xFFFF, 0x1FFFE, 0xFDD0].compactMap { Unicode.Scalar($0 as UInt32) }))

  @Test(
    "A name is text, whatever it spells",
    arguments: [
      "<script>alert(1)</script>", "\" onload=\"alert(1)", "' onload='x", "]]>", "<!-- ", "&lt;b&gt;", "</title><b>",
      "a\u{0}b\u{1B}[2Jc\u{9B}", "\u{202E}evil\u{2066}", noCharacters, "line\u{2028}\r\nbreak",
      "</style><style>*{display:none}", "Жим 卧推 🏋️", "%1 \\(x) ${y}", "",
      "e\(String(repeating: "\u{301}", count: 5000))",
    ])
  func hostile(name: String) throws {
    var report = TrainingReport(figures(named: name))
    report.title = name
    report.lastImport = ReportImport(
      fileName: name, date: name, new: 1, updated: 2, skipped: 3, conflicts: 4, rejected: 5)
    let bytes = report.html()
    let page = try page(bytes)
    var plain = TrainingReport(figures(named: "Squat"))
    plain.lastImport = ReportImport(fileName: "Squat", date: "Squat")
    let expected = try self.page(plain.html())
    #expect(page.elements == expected.elements && page.attributes == expected.attributes)
    let shown = page.words.unicodeScalars
    #expect(!shown.contains { (0x202A...0x202E).contains($0.value) || (0x2066...0x2069).contains($0.value) })
    #expect(!shown.contains { ($0.value < 0x20 && $0 != "\n") || (0x7F...0x9F).contains($0.value) })
    #expect(bytes.count < 60_000)
    if name.hasPrefix("<script>") || name.hasPrefix("Жим") { #expect(page.words.contains("|\(name)|")) }
  }

  @Test("A name of ten thousand characters is cut")
  func long() throws {
    let page = try page(TrainingReport(figures(named: String(repeating: "x", count: 10_000))).html())
    #expect(page.words.contains("|" + String(repeating: "x", count: 120) + "…|"))
    #expect(!page.words.contains(String(repeating: "x", count: 121)))
  }

  @Test("What an import brought is told where there is one")
  func lastImport() throws {
    var report = TrainingReport(try figures("strong.csv"))
    #expect(try !page(report.html()).words.contains("last import"))
    report.lastImport = ReportImport(
      fileName: "strong.csv", date: "2025-03-09", new: 1234, updated: 2, skipped: 3, conflicts: 4, rejected: 5)
    let words = try page(report.html()).words
    #expect(words.contains("|strong.csv, 2025-03-09") && words.contains("|New workouts|1,234"))
    #expect(words.contains("|Changed|2") && words.contains("|Already there|3") && words.contains("|Conflicts|4"))
    #expect(words.contains("|Rows not readable|5"))
  }

  @Test("Nothing, and nothing with a day, make a page too")
  func empty() throws {
    let empty = try page(TrainingReport(TrainingStatistics().figures()).html())
    #expect(empty.words.contains("No dated workouts") && empty.elements["svg"] == nil)
    let undated = TrainingStatistics([Session(id: Identifier(.zero))]).figures()
    #expect(try page(TrainingReport(undated).html()).words.contains("1 workout without a date"))
  }

  @Test("A page of a million sets stays below 2 MB, and says what it leaves out")
  func size() throws {
    var statistics = TrainingStatistics()
    var random = SeededGenerator(seed: 3)
    for day in 0..<12_000 {
      let exercises = (0..<7).map { _ in
        var exercise = LoggedExercise(
          id: Identifier(.zero), name: "Exercise \(Int.random(in: 0..<300, using: &random))")
        let load = Load(value: Double.random(in: 20...200, using: &random), unit: .kilogram)
        // A set counts as one of twelve here; figures do not grow with their number.
        let sets = [LoggedSet(id: Identifier(.zero), load: load, reps: 5)]
        exercise.setGroups = [LoggedSetGroup(id: Identifier(.zero), sets: sets)]
        return exercise
      }
      let start = CivilDate(daysSince1970: day * 2).map { CivilMoment(date: $0) }
      statistics.add(
        Session(id: Identifier(.zero), start: start, sections: [Section(id: Identifier(.zero), exercises: exercises)]))
    }
    var report = TrainingReport(statistics.figures())
    report.chartCount = .max
    let bytes = report.html()
    #expect(bytes.count < 2_000_000)
    let words = try page(bytes).words
    #expect(words.contains("Years before 2026 are not shown.") && words.contains("The last 104 weeks are shown."))
    #expect(words.contains("And 100 more exercises.") && words.contains("And 260 more exercises."))
  }

  @Test("Words stand out from what is behind them as WCAG 2 asks, by day, by night and on paper")
  func contrast() throws {
    let text = String(decoding: TrainingReport(try figures("strong.csv")).html(), as: UTF8.self)
    let schemes = text.matches(of: /:root \{([^}]*--page[^}]*)\}/).map { String($0.output.1) }
    #expect(schemes.count == 3)
    for scheme in schemes {
      var colors: [String: Double] = [:]
      for match in scheme.matches(of: /--(\w+): #([0-9a-f]{6})/) {
        colors[String(match.output.1)] = luminance(try #require(UInt32(match.output.2, radix: 16)))
      }
      for (name, behind, least) in [
        ("text", "page", 4.5), ("text", "panel", 4.5), ("quiet", "page", 4.5), ("quiet", "panel", 4.5),
        ("mark", "page", 3), ("best", "page", 3), ("l1", "page", 3), ("l4", "page", 3),
      ] {
        let pair = [try #require(colors[name]), try #require(colors[behind])].sorted()
        #expect((pair[1] + 0.05) / (pair[0] + 0.05) >= least, "\(name) on \(behind)")
      }
    }
  }

  /// Relative luminance as WCAG 2 defines it.
  private func luminance(_ color: UInt32) -> Double {
    let parts = [16, 8, 0].map { shift in
      let part = Double((color >> UInt32(shift)) & 255) / 255
      return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
  }
}
