import Carryover

/// A bundle in words, and for programs.
enum BundleText {
  /// How many lines of what it is made of are shown.
  private static let shown = 50

  /// What is shared, and what was left out.
  static func told(_ bundle: ShareBundle) -> [String] {
    let what = "shared: \(bundle.kind.words) \"\(Terminal.safeLine(bundle.title))\": \(contents(bundle))"
    return bundle.omitted.isEmpty ? [what] : [what, "left out: \(omitted(bundle))"]
  }

  /// `1 program, 2 workouts, 7 exercises`.
  static func contents(_ bundle: ShareBundle) -> String {
    bundle.counts.map { ReportPrinter.count($0.count, $0.kind.rawValue) }.joined(separator: ", ")
  }

  /// The fields that were left out, each with what would have shared it.
  private static func omitted(_ bundle: ShareBundle) -> String {
    let fields = bundle.omitted.map { field in
      field + (ShareBundle.Personal(omitted: field).map { " (--with \($0.rawValue))" } ?? "")
    }
    return Terminal.safeLine(fields.joined(separator: ", "))
  }

  /// A heading and its words a line, and what it is made of.
  static func text(_ bundle: ShareBundle, _ summary: SourceSummary, showsAll: Bool, style: TextStyle) -> String {
    let head = "\(style.bold(Terminal.safeLine(summary.file))): \(summary.format), \(summary.dialect)"
    return ([head] + lines(bundle, showsAll: showsAll, style: style)).joined(separator: "\n") + "\n"
  }

  private static func lines(_ bundle: ShareBundle, showsAll: Bool, style: TextStyle) -> [String] {
    func line(_ heading: String, _ words: String) -> String {
      style.bold(Prose.padded(heading, 12)) + Terminal.safeLine(words)
    }
    var lines = [line("shared", "\(bundle.kind.words) \(bundle.title)"), line("from", "library \(bundle.libraryID)")]
    for (library, count) in sources(bundle) {
      lines.append(line("first from", "library \(library): \(ReportPrinter.count(count, "thing"))"))
    }
    lines.append(line("carries", contents(bundle)))
    if !bundle.omitted.isEmpty { lines.append(line("left out", bundle.omitted.joined(separator: ", "))) }
    lines.append(
      line("to be", bundle.kind.isImportable ? "received as one's own" : "looked at: it stays somebody else's training")
    )
    let outline = bundle.outline
    let shown = showsAll ? outline[...] : outline.prefix(Self.shown)
    lines += [""] + shown.map(Terminal.safeLine)
    if outline.count > shown.count { lines.append("… and \(outline.count - shown.count) more (--all lists them)") }
    return lines
  }

  /// The libraries that what the sender received itself comes from, with how much of it.
  private static func sources(_ bundle: ShareBundle) -> [(UniqueIdentifier, Int)] {
    Dictionary(grouping: bundle.origins.values, by: \.libraryID).map { ($0.key, $0.value.count) }.sorted { $0 < $1 }
  }

  /// What was shared, as one JSON object.
  static func json(_ bundle: ShareBundle, _ log: DiagnosticLog) -> String {
    var json = JSONText()
    json.object {
      members(&$0, bundle)
      $0.diagnostics(log, file: nil)
    }
    return json.text
  }

  /// What a bundle is, as members of an object.
  static func members(_ json: inout JSONText, _ bundle: ShareBundle) {
    json.member("kind", bundle.kind.rawValue)
    json.member("root", "\(bundle.root)")
    json.member("title", bundle.title)
    json.member("libraryID", "\(bundle.libraryID)")
    json.object("carries") { json in
      for (kind, count) in bundle.counts { json.member(kind.rawValue, count) }
    }
    json.array("omitted", bundle.omitted) { json, field in
      json.object {
        $0.member("field", field)
        $0.member("with", ShareBundle.Personal(omitted: field)?.rawValue)
      }
    }
    json.array("firstFrom", sources(bundle)) { json, source in
      json.object {
        $0.member("libraryID", "\(source.0)")
        $0.member("count", source.1)
      }
    }
  }
}
