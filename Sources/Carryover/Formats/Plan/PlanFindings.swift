/// What reading a plan collects beside the plan: where its lines went, and what there is to tell.
final class PlanFindings {
  var lines: PlanLines
  private(set) var log = DiagnosticLog()
  private let file: String
  private var keptFields: Set<String> = []
  /// Days, exercises and places in a program read so far.
  private var parts = 0
  /// The place found last, from which the next is found without counting a long line again.
  private var lastPlace = (offset: 0, line: 0, column: 1)

  /// The longest text that is read, in bytes.
  static let maximumLength = 1 << 20
  /// The most exercises, days and plans that one file may have, taken together.
  static let maximumParts = 10_000

  init(bytes: [UInt8], file: String) {
    lines = PlanLines(bytes)
    self.file = file
  }

  /// Counts parts of a plan.
  ///
  /// - Throws: A failure where there are too many.
  func countParts(_ count: Int = 1) throws(ReadingFailure) {
    parts += count
    guard parts <= Self.maximumParts else {
      throw ReadingFailure(
        .input, Diagnostic(.trainingPlanTooLarge, ["\(Self.maximumParts) days and exercises"], file: file))
    }
  }

  /// Puts the lines of some bytes into a bucket.
  func mark(_ bytes: Range<Int>, _ bucket: PlanLines.Bucket) {
    let first = lines.line(at: bytes.lowerBound)
    let last = lines.line(at: max(bytes.lowerBound, bytes.upperBound - 1))
    lines.mark(first...max(first, last), bucket)
  }

  /// Line and character of a byte, both from 1.
  private func place(at offset: Int) -> (line: Int, column: Int) {
    let line = lines.line(at: offset)
    let start = lines.range(line).lowerBound
    let isBehindLast = line == lastPlace.line && offset >= lastPlace.offset && lastPlace.offset >= start
    let from = isBehindLast ? lastPlace.offset : min(start, offset)
    let characters = lines.bytes[from..<min(max(offset, from), lines.bytes.count)].count { $0 & 0xC0 != 0x80 }
    lastPlace = (offset, line, (isBehindLast ? lastPlace.column : 1) + characters)
    return (line + 1, lastPlace.column)
  }

  func report(_ code: DiagnosticCode, _ arguments: [String], at offset: Int) {
    log.add(finding(code, arguments, at: offset))
  }

  func finding(_ code: DiagnosticCode, _ arguments: [String], at offset: Int) -> Diagnostic {
    let place = place(at: offset)
    return Diagnostic(code, arguments.map(Self.short), file: file, line: place.line, column: place.column)
  }

  /// Tells of a field that is not known, once.
  func reportField(_ path: String, at offset: Int) {
    if keptFields.count < 1000, keptFields.insert(path).inserted { report(.trainingPlanFieldKept, [path], at: offset) }
  }

  /// Tells what is not plain of an exercise's sets.
  func report(_ reading: PlanNotation.Reading, of name: String, at offset: Int) {
    for text in reading.keptReps { report(.trainingPlanRepsKept, [text, name], at: place(of: text, from: offset)) }
    for text in reading.unread { report(unread: text, at: offset) }
    if reading.isOfAssumedSets { report(.trainingPlanSetsAssumed, [name], at: offset) }
    if let range = reading.setsRange, let group = reading.groups.first {
      report(.trainingPlanSetsRange, [name, range, "\(group.sets)"], at: offset)
    }
  }

  /// Tells of a text that is kept as a note, where it stands on the line of a byte or else there.
  func report(unread text: String, at offset: Int) {
    report(.trainingPlanValueKept, [text], at: place(of: text, from: offset))
  }

  private func place(of text: String, from offset: Int) -> Int {
    let line = lines.bytes[max(offset, 0)..<max(lines.range(lines.line(at: offset)).upperBound, offset, 0)]
    // Nothing longer is a line that is looked at for notation.
    guard line.count <= 4 * PlanWords.maximumLength, !text.isEmpty else { return offset }
    return line.indices.first { line[$0...].starts(with: text.utf8) } ?? offset
  }

  func report(missingUnits count: Int) {
    if count > 0 { log.add(Diagnostic(.trainingPlanUnitMissing, ["\(count)"], file: file)) }
  }

  private static func short(_ text: String) -> String { text.count > 100 ? text.prefix(100) + "…" : text }
}
