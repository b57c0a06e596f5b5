import TextStreams

/// Reads a document of notes: looks over it once for its sessions, dates and conventions, then reads it session by
/// session, in the order of time.
///
/// Memory is that of the longest session, whose lines are limited, and of a small record for each. A document in which
/// nothing says where a session begins is one session.
final class MarkdownSource: EntitySource {
  private let input: InputSource
  private let fileName: String
  private let options: ReadingOptions
  private var document: NoteDocument
  private let spans: [NoteSpan]
  private let order: [Int]
  private let lineCount: Int
  private var position = 0
  private var templates: TemplateFinder
  private let identity: SessionIdentity
  private var children = ChildIdentifiers()
  private var keys: [String: Int] = [:]
  private var unitlessSets = 0
  private(set) var summary: SourceSummary
  /// Told of each session's lines and what became of them.
  var explain: ((borrowing NoteAssembly) -> Void)?

  init(input original: InputSource, options: ReadingOptions) throws(ReadingFailure) {
    self.options = options
    fileName = original.name
    let (input, encoding) = try Self.reading { () throws(FileFailure) in try original.decoded() }
    self.input = input
    summary = SourceSummary(file: original.name, format: "markdown", dialect: "notes")
    if encoding != .utf8 { summary.log.add(Diagnostic(.encodingConverted, [encoding.rawValue])) }
    let survey = try Self.look(over: input, document: NoteDocument(options: options), options)
    var document = survey.document.adding(survey.abbreviations, options)
    (document.signs, lineCount) = (survey.signs, survey.lineCount)
    Self.settle(&document, survey, options, &summary)
    let index = NoteIndex(
      consume survey, length: input.count, unit: document.conventions.loadUnit ?? document.loadUnits?.first,
      fileName: original.name, options: options)
    document.dateOrder = index.dateOrder
    for finding in index.findings { summary.log.add(finding) }
    spans = index.spans
    self.document = document
    let starts = spans.map { $0.start?.sortKey ?? 0 }
    order = starts.indices.sorted { (starts[$0], $0) < (starts[$1], $1) }
    templates = TemplateFinder(options.matcher)
    identity = SessionIdentity(owner: options.owner)
    summary.byteCount = input.count
  }

  private static func reading<Value>(
    _ body: () throws(FileFailure) -> Value
  ) throws(ReadingFailure) -> Value {
    do { return try body() } catch { throw ReadingFailure(error) }
  }

  private static func look(
    over input: InputSource, document: NoteDocument, _ options: ReadingOptions
  ) throws(ReadingFailure) -> NoteSurvey {
    var survey = NoteSurvey(document: document)
    var splitter = NoteLineSplitter()
    var chunk: [UInt8] = []
    var offset: UInt64 = 0
    let longest = options.limits.pieceLength
    var number = 1
    func tooLong(_ number: Int) -> ReadingFailure {
      ReadingFailure(
        .input,
        Diagnostic(.markdownLineTooLong, [ReadingLimits.text(longest)], file: input.name, line: number, column: 1))
    }
    while true {
      let count = try reading { () throws(FileFailure) in
        try input.read(at: offset, into: &chunk, capacity: options.chunkSize)
      }
      offset += UInt64(count)
      splitter.append(chunk[..<count])
      var start = splitter.offset
      while let line = splitter.next(isLast: count == 0) {
        guard splitter.length <= longest else { throw tooLong(number) }
        survey.look(line, offset: start)
        start = splitter.offset
        if splitter.divided == 0 { number = survey.lineCount + 1 }
      }
      guard splitter.pendingLength <= longest else { throw tooLong(number) }
      if count == 0 { break }
    }
    survey.finish()
    return survey
  }

  /// Settles what the numbers of the whole document say.
  private static func settle(
    _ document: inout NoteDocument, _ survey: NoteSurvey, _ options: ReadingOptions, _ summary: inout SourceSummary
  ) {
    document.conventions = survey.evidence.conventions()
    document.dates = survey.document.dates
    document.loadUnits = options.loadUnits
    document.writerOfChat = survey.parser.writerOfChat
    (document.marks, document.hasMarksOfAttempts) = (survey.marks, survey.hasMarksOfAttempts)
    (document.warmups, document.statuses) = (survey.warmups, survey.statuses)
    document.hasLoadBeforeSlashes = survey.hasLoadBeforeSlashes
    document.conventions.weightOfBar = survey.weightOfBar
    (document.subject, document.loadOfAll) = (survey.subject, survey.loadOfAll)
    (document.columnsOfNumbers, document.refersBack) = (survey.columnsOfNumbers, survey.refersBack)
    (document.fields, document.hasDays) = (survey.fields, !survey.starts.isEmpty)
    document.isPlan = survey.isPlan && document.hasDays
    if let unit = survey.legendUnit {
      document.conventions.loadUnit = unit
      summary.loadUnitSource = "stated"
    } else if document.conventions.loadUnit != nil {
      summary.loadUnitSource = "stated"
    } else if survey.unitsInHeads.count == 1, let unit = survey.unitsInHeads.first {
      // Nothing else in the document states one.
      document.conventions.loadUnit = unit
      summary.loadUnitSource = "stated"
    } else if let units = options.loadUnits {
      summary.loadUnitSource = "caller"
      summary.loadUnit = units.changes.isEmpty ? units.first : nil
    } else if let unit = survey.unitOfDay {
      document.conventions.loadUnit = unit
      summary.loadUnitSource = "stated"
    } else if let unit = survey.evidence.unitInPassing {
      document.conventions.loadUnit = unit
      summary.loadUnitSource = "evidence"
    } else {
      summary.loadUnitSource = "unknown"
    }
  }

  func next() throws(ReadingFailure) -> [Entity]? {
    while position < order.count {
      let span = spans[order[position]]
      position += 1
      let session = try read(span)
      summary.bytesRead += span.parts.reduce(0) { $0 + $1.length }
      if position == order.count { try settle() }
      if let session { return [.session(session)] }
    }
    return templates.take()
  }

  /// Reads the lines of a span.
  ///
  /// - Returns: Their bytes.
  /// - Throws: Where they are more than a session has, which would fill the memory.
  private func read(_ span: NoteSpan, into lines: inout [NoteLine]) throws(ReadingFailure) -> [UInt8] {
    var all: [UInt8] = []
    for part in span.parts {
      guard part.length <= UInt64(options.limits.pieceLength) else { throw tooLong(span) }
      var bytes: [UInt8] = []
      let count = try Self.reading { () throws(FileFailure) in
        try input.read(at: part.offset, into: &bytes, capacity: Int(part.length))
      }
      bytes.removeSubrange(count...)
      var parser = NoteLineParser(words: document.words, writer: document.writerOfChat)
      for context in part.context?.utf8.split(separator: 10) ?? [] {
        lines.append(parser.parse(again: Array(context)[...], number: part.line))
      }
      var splitter = NoteLineSplitter()
      splitter.append(bytes[...])
      // As many as most sessions have, which would else be moved again and again.
      lines.reserveCapacity(lines.count + min(bytes.count / 10, 128))
      var number = part.line
      while let line = splitter.next(isLast: true) {
        parser.parse(line, number: number, into: &lines)
        if part.column != nil || part.isAgain {
          lines[lines.count - 1].dateColumn = part.column
          lines[lines.count - 1].isAgain = part.isAgain
        }
        number += 1
        guard lines.count <= options.limits.rowsOfOneStart else { throw tooLong(span) }
      }
      if all.isEmpty { swap(&all, &bytes) } else { all += bytes }
    }
    return all
  }

  private func tooLong(_ span: NoteSpan) -> ReadingFailure {
    ReadingFailure(
      .input,
      Diagnostic(
        .markdownSessionTooLong, ["\(options.limits.rowsOfOneStart)"], file: fileName,
        line: span.first.headLine ?? span.first.line))
  }

  private func assemble(_ span: NoteSpan, _ lines: consuming [NoteLine]) -> NoteAssembly {
    var assembly = NoteAssembly(document: document, span: span, lines: lines)
    assembly.keepsFound = explain != nil
    assembly.readBothWays()
    explain?(assembly)
    return assembly
  }

  private func read(_ span: NoteSpan) throws(ReadingFailure) -> Session? {
    // Given away, so that they are changed in place.
    var lines: [NoteLine] = []
    let bytes = try read(span, into: &lines)
    var assembly = assemble(span, consume lines)
    count(assembly)
    try refuseDoubts(assembly.findings)
    for finding in assembly.findings { summary.log.add(finding) }
    // Taken out of it, so that it is changed in place.
    var session = Session(id: Identifier(.zero))
    swap(&session, &assembly.session)
    let head = span.first.headLine
    if session.isEmpty, head == nil { return nil }
    if session.start == nil {
      summary.log.add(Diagnostic(.markdownUndated, line: head ?? 1, column: 1))
    }
    if document.refersBack { document.history.add(session) }
    let frontMatter = NotesFrontMatter(own: assembly.lines)
    // What front matter says may be another identity, which its parts get from it.
    identify(&session, bytes, hasSupersets: assembly.hasSupersets, withParts: frontMatter == nil)
    guard let frontMatter else {
      match(&session)
      return session
    }
    var unreadable = frontMatter.apply(to: &session, with: &children)
    match(&session)
    // Once for the links that it says, and once for those that it says there are not.
    if frontMatter.speaksOfParts { unreadable = frontMatter.apply(to: &session, with: &children) }
    for text in unreadable {
      let line = assembly.lines.first { $0.kind == .frontMatter && $0.raw.trimmedSpaces == text }?.number
      summary.log.add(Diagnostic(.markdownFrontMatter, [text], line: line ?? span.first.line, column: 1))
    }
    return session
  }

  /// Ends the reading at the first line that could be read otherwise, where the caller wants that.
  private func refuseDoubts(_ findings: [Diagnostic]) throws(ReadingFailure) {
    guard options.refusesDoubts, let doubt = findings.first(where: { $0.code == .markdownAmbiguousOrder }) else {
      return
    }
    throw ReadingFailure(
      .input,
      Diagnostic(
        .markdownDoubtRefused, doubt.arguments, file: input.name, line: doubt.line, column: doubt.column))
  }

  private func count(_ assembly: borrowing NoteAssembly) {
    for (use, line) in zip(assembly.uses, assembly.lines) where !line.isRepeated && !line.isAgain {
      switch use {
      case .blank: summary.rows.blank += 1
      case .sets: summary.rows.sets += 1
      case .note: summary.rows.notes += 1
      default: summary.rows.structure += 1
      }
    }
  }

  private func match(_ session: inout Session) {
    let document = document
    for section in session.sections.indices {
      for exercise in session.sections[section].exercises.indices {
        for group in session.sections[section].exercises[exercise].setGroups {
          unitlessSets += group.sets.count { $0.load?.value != nil && $0.load?.unit == nil }
        }
        if !session.sections[section].exercises[exercise].name.isEmpty {
          document.takeLabels(&session.sections[section].exercises[exercise])
          templates.match(&session.sections[section].exercises[exercise])
        }
      }
    }
  }

  /// Names a session by its start; one without a date by a hash of its text.
  private func identify(_ session: inout Session, _ bytes: [UInt8], hasSupersets: Bool, withParts: Bool) {
    var key: String
    if let start = session.start {
      key = identity.key(source: "markdown", start: start)
    } else {
      var hash = SHA256()
      bytes.withByteSlice { hash.update($0) }
      key = "markdown:" + hash.hexadecimal.prefix(32)
    }
    let number = keys[key, default: 0] + 1
    keys[key] = number
    if number > 1 { key += "#\(number)" }
    session.origin = Origin(source: "markdown", key: key)
    session.id = identity.identifier(key: key)
    if withParts { session.assignIdentifiers(session.id, with: &children) }
    nameSupersets(&session, hasSupersets)
  }

  /// Supersets are numbered while a session is read, and named when its identity is known.
  private func nameSupersets(_ session: inout Session, _ hasSupersets: Bool) {
    for section in session.sections.indices where hasSupersets {
      for exercise in session.sections[section].exercises.indices {
        guard let number = session.sections[section].exercises[exercise].supersetID?.low else { continue }
        session.sections[section].exercises[exercise].supersetID = UniqueIdentifier(
          namespace: session.id.value, name: "superset:\(number)".utf8)
      }
    }
  }

  /// Holds the lines accounted for against the lines of the first pass.
  private func settle() throws(ReadingFailure) {
    if unitlessSets > 0 { summary.log.add(Diagnostic(.markdownUnitUnknown, ["\(unitlessSets)"])) }
    if unitlessSets == 0, summary.loadUnitSource == "unknown" { summary.loadUnitSource = "stated" }
    guard summary.rows.total == lineCount else {
      throw ReadingFailure(
        .accounting,
        Diagnostic(.accountingMismatch, ["\(lineCount)", "\(summary.rows.total)"], file: input.name))
    }
  }
}
