import Carryover

/// The gallery of errors as an article of the documentation.
enum GalleryArticle {
  /// The article's sections: which codes each shows by what they begin with, and what it says at first.
  private static let sections: [(title: String, prefixes: [String], text: String)] = [
    ("Files", ["file", "format", "input", "reading"], "Findings about a file as a whole, whatever its format."),
    ("Limits", ["limit"], "Findings about what is larger than anything a person writes: see <doc:Security>."),
    ("Strong's CSV", ["strong"], "Findings of the reader and the writer of Strong's export."),
    (
      "Logs of other apps", ["log"],
      "Findings of the reader of Hevy's, FitNotes', Fitbod's and StrongLifts' exports."
    ),
    ("Carryover's CSV", ["csv"], "Findings of the reader of Carryover's own table."),
    ("Workout notes", ["markdown", "clipboard"], "Findings of the readers of notes in markdown or plain text."),
    ("Carryover's documents", ["document"], "Findings of the readers of JSON and JSON Lines."),
    ("Training plans", ["training-plan"], "Findings of the reader of training plans: see <doc:TrainingPlans>."),
    (
      "Data of apps", ["app", "gym-app"],
      "Findings about the JSON of apps: see <doc:SpotterJSON>, <doc:BradOSJSON>, <doc:GymAppJSON> and <doc:WorkoutLoggerJSON>."
    ),
    ("Messages and posts", ["envelope"], "Findings about a chat message or a feed post that carries a bundle."),
    ("Rows that were mended", ["mended"], "Findings about the file given with `--mended`."),
    ("Exercise mappings", ["mapping"], "Findings about the file given with `--mapping`."),
    ("Libraries", ["library", "receipt", "import"], "Findings about a library, and about what was done to it."),
    ("Edits", ["edit"], "Findings of `carryover edit`."),
    ("Import plans", ["plan"], "Findings about the file given with `--plan`."),
    ("Share bundles", ["bundle"], "Findings about what somebody else shared, or what is to be shared."),
    ("Conversions", ["conversion"], "Findings about several files together, or about the output."),
    ("Merged libraries", ["merge"], "Findings of `carryover merge`."),
    ("Verification", ["verify"], "Findings of `carryover verify` about a document that can be read."),
    ("Accounts", ["report"], "Findings about the sums of rows."),
  ]

  private static let opening = """
    # Error gallery

    Every finding there is, with a small file that brings it about.

    ## Overview

    A finding is printed on one line: where it is, how grave it is, what was found, what to do about it, and its code in
    brackets. The code never changes, so a program can rely on it; the words may become better.

    - A *note* is something to know. Nothing is wrong.
    - A *warning* is something to look at. Nothing of the file was rejected.
    - An *error* is something that was rejected or refused.

    In an app the same findings are values: see ``Diagnostic`` and ``DiagnosticCode``.

    The exit codes are 0 for done, 1 for failed, 2 for a question that only you can answer, and 3 for done with rows
    rejected. What the commands below write to standard output is not shown.


    """

  static func text(_ entries: [GalleryEntry], exceptions: [String: String]) -> String {
    var text = opening
    for section in sections {
      text += "## \(section.title)\n\n\(section.text)\n\n"
      func belongs(_ code: String) -> Bool { section.prefixes.contains { code.hasPrefix("\($0).") } }
      for entry in entries where belongs(entry.code) { text += self.text(entry) }
      for (code, reason) in exceptions.sorted(by: { $0.key < $1.key }) where belongs(code) {
        text += "### \(code)\n\n\(reason)\n\n\(words(code))"
      }
    }
    return String(text.dropLast())
  }

  /// What is said of a code that no file shows.
  private static func words(_ code: String) -> String {
    let shown = DiagnosticCode.all.filter { $0.identifier == code }.map { Diagnostic($0, ["…", "…"]).description }
    return "```text\n\(shown.joined(separator: "\n"))\n```\n\n"
  }

  private static func text(_ entry: GalleryEntry) -> String {
    var text = "### \(entry.code)\n\n\(entry.sentence)\n\n"
    for input in entry.inputs {
      let content = input.text.isEmpty ? " is empty.\n\n" : ":\n\n```text\n\(input.text)```\n\n"
      text += "`\(input.name)`\(input.heading.dropFirst(input.name.count))\(content)"
    }
    for run in entry.runs {
      let lines = ["$ carryover \(run.command)"] + run.findings
      text += "```text\n\(lines.joined(separator: "\n"))\n```\n\nThe exit code is \(run.exitCode).\n\n"
    }
    return text
  }
}
