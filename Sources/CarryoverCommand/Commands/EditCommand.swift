import Carryover
import TextStreams

extension Option {
  fileprivate static let session = Option(
    name: "--session", value: .anything("SESSION"), help: "a session, by its day, its start or its identifier",
    remark: "2025-03-01 or 2025-03-01T18:00:00", isInUsage: true)
  fileprivate static let text = Option(
    name: "--text", value: .path("FILE"), help: "take the edited notes from a file instead of an editor",
    remark: "what an edit that could not be kept left")
  fileprivate static let yes = Option(name: "--yes", help: "keep what was edited without asking")
  fileprivate static let json = Option(name: "--json", help: "print what was changed as JSON")
}

extension Subcommand {
  static let edit = Subcommand(
    name: "edit", summary: "edit a session of a library as notes",
    explanation: "Edit a session of a library as notes in markdown, in your own editor.",
    operand: .library,
    details: [
      "The session is written as notes, a set a line, and opened in the editor that VISUAL or EDITOR names. What you "
        + "leave is read back and held against the session; you see the difference before it is kept. What the notes "
        + "do not show stays as it is, and `carryover undo` takes an edit back. Notes that cannot be read, or are "
        + "not kept, stay in a file beside the library."
    ],
    options: [.session, .text, .yes] + LibraryOptions.declared + [.json],
    examples: [
      "carryover edit history.carryover --session 2025-03-03",
      "carryover edit history.carryover --session 2025-03-03 --text history.edited.md --yes",
    ],
    run: runEdit)
}

private func runEdit(_ arguments: Arguments, _ terminal: Terminal) throws -> ExitCode {
  let path = arguments.operands.first ?? ""
  let options = try LibraryOptions(arguments)
  let question = Question(terminal)
  guard let word = arguments.value(.session) else {
    throw UsageError(message: "--session says what to edit: a day such as 2025-03-01")
  }
  guard arguments.has(.yes) || question.canBeAsked else {
    throw UsageError(message: "edit asks before it keeps anything, which needs a terminal: or say --yes")
  }
  // The library is claimed when there is something to change, and not while somebody thinks.
  let before = try LibraryFile(path: path).read()
  let editing = try SessionEditing(before.session(named: word), in: before, text: arguments.value(.text), beside: path)
  guard let edited = try editing.read(terminal) else {
    printOutcome(path, nil, arguments, terminal)
    return .done
  }
  terminal.complain(editing.difference(to: edited, terminal.errorStyle))
  do {
    guard try arguments.has(.yes) || question.isKept() else {
      editing.tellWhere(terminal)
      return .done
    }
    let file = try LibraryFile(path: path).lock()
    var library = try file.existing()
    try editing.keep(edited, in: &library)
    _ = try options.replace(file, with: library)
    editing.finish()
    printOutcome(path, library.receipts.last, arguments, terminal)
    return .done
  } catch {
    editing.tellWhere(terminal)
    throw error
  }
}

private func printOutcome(_ path: String, _ receipt: Receipt?, _ arguments: Arguments, _ terminal: Terminal) {
  guard arguments.has(.json) else {
    return terminal.complain(LibraryText.outcome(path, isWritten: receipt != nil) + "\n")
  }
  var json = JSONText()
  json.object {
    $0.member("receipt", receipt.map { "\($0.id)" })
    $0.entities("edited", receipt?.replaced.map(\.entity) ?? [])
  }
  terminal.print(json.text + "\n")
}

/// A session while it is edited.
private struct SessionEditing {
  private let session: Session
  private let notes: SessionNotes
  /// The file that is edited; one of the person's own where they gave one.
  private let path: String
  private let own: EditedText?

  init(_ session: Session, in library: PersonalLibrary, text path: String?, beside libraryPath: String) throws {
    self.session = session
    var options = ReadingOptions()
    options.exerciseMapping = library.mapping
    notes = SessionNotes(of: session, options: options)
    own = try path == nil ? EditedText(notes.text, beside: libraryPath) : nil
    self.path = path ?? own?.path ?? ""
  }

  /// What the notes say when the person is done; `nil` where they left them as they were.
  func read(_ terminal: Terminal) throws -> SessionNotes.Edited? {
    do {
      if own != nil { try Editor().edit(path) }
      let text = try EditedText.read(path)
      guard text != notes.text else {
        own?.remove()
        return nil
      }
      let edited = try notes.session(from: text)
      ReportPrinter.printFindings(edited.log, file: path, to: terminal, isQuiet: false)
      if edited.session == session {
        own?.remove()
        return nil
      }
      return edited
    } catch {
      if (try? EditedText.read(path)) == notes.text { own?.remove() } else { tellWhere(terminal) }
      throw error
    }
  }

  func difference(to edited: SessionNotes.Edited, _ style: TextStyle) -> String {
    var lines = [style.bold(Terminal.safeLine(Entity.session(session).title))]
    lines += SessionDifference(from: session, to: edited.session).lines.map { "  " + Terminal.safeLine($0) }
    if lines.count == 1 { lines.append("  only what makes no difference to the training") }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Puts the edited session in the place of what it was, unless that is another by now.
  func keep(_ edited: SessionNotes.Edited, in library: inout PersonalLibrary) throws {
    guard library.content.sessions.contains(session) else {
      throw ReadingFailure(.input, Diagnostic(.editChanged, file: path))
    }
    var new = edited.session
    let date = now()
    new.updatedAt = date ?? new.updatedAt
    let known = Set(library.content.exercises.map(\.id))
    let templates = edited.templates.filter { !known.contains($0.id) }
    library.edit(templates.map(Entity.exercise) + [.session(new)], at: date)
  }

  func tellWhere(_ terminal: Terminal) {
    terminal.complain("the notes are in \(Terminal.safeLine(path))\n")
  }

  func finish() { own?.remove() }
}
