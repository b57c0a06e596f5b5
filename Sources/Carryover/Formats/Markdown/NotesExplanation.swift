package import TextStreams

/// What each line of a document of notes was taken for.
///
/// ```swift
/// let explanation = try NotesExplanation(bytes: data, name: "notes.md")
/// for line in explanation.lines { print(line.number, line.use, line.exercises) }
/// ```
///
/// Memory is that of the document and of its sessions.
public struct NotesExplanation: Sendable {
  /// One line of the document.
  public struct Line: Sendable {
    /// The line, from 1.
    public var number: Int
    /// The line as typed.
    public var text: String
    /// What it was taken for.
    public var use: NoteLineUse
    /// The exercises that it names or that its sets are of.
    public var exercises: [Exercise] = []
    /// The start of the session that it is part of.
    public var start: CivilMoment?
  }

  /// What a line says of one exercise.
  public struct Exercise: Sendable {
    /// The name.
    public var name: String
    /// The sets on the line.
    public var sets: [LoggedSet]
  }

  /// The lines of the document that are not blank, in their order.
  public private(set) var lines: [Line] = []
  /// What there is to tell of the document.
  public private(set) var log = DiagnosticLog()

  /// Reads a document and explains it.
  ///
  /// - Throws: A failure when the document cannot be read as a whole.
  public init(
    bytes: [UInt8], name: String = "input", options: ReadingOptions = ReadingOptions()
  ) throws(ReadingFailure) {
    try self.init(InputSource(bytes: bytes, name: name), options: options)
  }

  /// Reads a document from a file and explains it; `-` is standard input.
  ///
  /// - Throws: A failure when the file cannot be read, or is no document of notes.
  public init(
    path: String, format: InputFormat? = nil, options: ReadingOptions = ReadingOptions()
  ) throws(ReadingFailure) {
    do {
      let input = try InputSource(path: path)
      let found = try InputFormat.find(for: input, named: format)
      guard found.identifier == InputFormat.markdown.identifier else {
        throw ReadingFailure(.input, Diagnostic(.markdownForeign, [found.name], file: path))
      }
      try self.init(input, options: options)
    } catch let failure as FileFailure {
      throw ReadingFailure(failure)
    } catch let failure as ReadingFailure {
      throw failure
    } catch {
      throw ReadingFailure(.input, Diagnostic(.fileFailure, ["\(error)"], file: path))
    }
  }

  package init(_ input: InputSource, options: ReadingOptions) throws(ReadingFailure) {
    let source = try MarkdownSource(input: input, options: options)
    var lines: [Line] = []
    source.explain = { assembly in
      for (index, line) in assembly.lines.enumerated() where !line.isRepeated && line.kind != .blank {
        let found = (assembly.found[index] ?? []).map { Exercise(name: $0.exercise, sets: $0.sets) }
        if line.isAgain {
          if let place = lines.firstIndex(where: { $0.number == line.number }) {
            lines[place].exercises += found
          }
          continue
        }
        lines.append(
          Line(
            number: line.number, text: line.raw, use: assembly.uses[index], exercises: found,
            start: assembly.session.start))
      }
    }
    while try source.next() != nil {}
    self.lines = lines.sorted { $0.number < $1.number }
    log = source.summary.log
  }
}
