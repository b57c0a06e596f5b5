/// A kind of finding: a stable code, how grave it is, and the words that it is told in.
///
/// Codes are declared beside the reader that emits them. The code is for programs and never changes; the words are for
/// people, `%1`, `%2` standing for the finding's arguments, and may.
public struct DiagnosticCode: Hashable, Sendable {
  /// The stable code: `strong.unit-assumed`.
  public let identifier: String
  /// How grave a finding of this kind is.
  public let severity: Diagnostic.Severity
  /// What was found.
  public let message: String
  /// What to do about it.
  public let remedy: String

  /// Declares a kind of finding.
  public init(_ identifier: String, _ severity: Diagnostic.Severity, _ message: String, remedy: String) {
    self.identifier = identifier
    self.severity = severity
    self.message = message
    self.remedy = remedy
  }
}

/// Something a reader or writer found worth telling: data first, words made from it.
public struct Diagnostic: Hashable, Sendable {
  /// How grave a finding is.
  public enum Severity: String, Hashable, Sendable {
    /// Something to know; nothing is wrong.
    case note
    /// Something to look at; nothing was lost.
    case warning
    /// Something was lost or refused.
    case error
  }

  /// What kind of finding it is.
  public let code: DiagnosticCode
  /// What the words are filled in with.
  public let arguments: [String]
  /// The file, as the caller named it.
  public var file: String?
  /// The line, from 1.
  public var line: Int?
  /// The character in the line, from 1.
  public var column: Int?
  /// The record, from 1, headers and blank lines included.
  public var record: Int?

  /// Makes a finding.
  public init(
    _ code: DiagnosticCode, _ arguments: [String] = [], file: String? = nil, line: Int? = nil, column: Int? = nil,
    record: Int? = nil
  ) {
    self.code = code
    self.arguments = arguments
    self.file = file
    self.line = line
    self.column = column
    self.record = record
  }

  /// What was found, in words.
  public var message: String { filled(code.message) }
  /// What to do about it, in words.
  public var remedy: String { filled(code.remedy) }

  private func filled(_ template: String) -> String {
    var text = ""
    var isPlaceholder = false
    for character in template {
      if isPlaceholder, let number = character.wholeNumberValue {
        text += arguments.indices.contains(number - 1) ? arguments[number - 1] : ""
        isPlaceholder = false
      } else if character == "%", !isPlaceholder {
        isPlaceholder = true
      } else {
        if isPlaceholder { text.append("%") }
        isPlaceholder = false
        text.append(character)
      }
    }
    return isPlaceholder ? text + "%" : text
  }
}

extension Diagnostic: CustomStringConvertible {
  /// `file:line:column: warning: message; remedy [code]`.
  public var description: String {
    var place = file ?? ""
    if let line { place += "\(place.isEmpty ? "line " : ":")\(line)" }
    if let column, line != nil { place += ":\(column)" }
    let words = remedy.isEmpty ? message : "\(message); \(remedy)"
    return "\(place.isEmpty ? "" : place + ": ")\(code.severity.rawValue): \(words) [\(code.identifier)]"
  }
}

/// Collects findings in bounded memory: all are counted, the first of each kind are kept.
public struct DiagnosticLog: Sendable {
  /// How many findings of one kind are kept.
  public static let limitPerCode = 1000

  /// The findings kept, in the order of the text.
  public var diagnostics: [Diagnostic] {
    kept.enumerated().sorted { ($0.element.line ?? 0, $0.offset) < ($1.element.line ?? 0, $1.offset) }.map(\.element)
  }

  private var kept: [Diagnostic] = []
  private var counts: [DiagnosticCode: Int] = [:]

  /// Makes an empty log.
  public init() {}

  /// Counts a finding, and keeps it while there are few of its kind.
  public mutating func add(_ diagnostic: Diagnostic) {
    let count = counts[diagnostic.code, default: 0] + 1
    counts[diagnostic.code] = count
    if count <= Self.limitPerCode { kept.append(diagnostic) }
  }

  /// Adds everything in another log.
  public mutating func add(_ other: DiagnosticLog) {
    var rest = other.counts
    for diagnostic in other.kept {
      rest[diagnostic.code, default: 0] -= 1
      add(diagnostic)
    }
    // Those that were counted and not kept.
    for (code, count) in rest where count > 0 { counts[code, default: 0] += count }
  }

  /// Counts lines and records on, for findings of a piece of a text.
  mutating func moveDown(lines: Int, records: Int) {
    guard lines != 0 || records != 0 else { return }
    for index in kept.indices {
      if let line = kept[index].line { kept[index].line = line + lines }
      if let record = kept[index].record { kept[index].record = record + records }
    }
  }

  /// How many findings of a kind there were, kept or not.
  public func count(of code: DiagnosticCode) -> Int { counts[code] ?? 0 }

  /// The findings that were counted and not kept, by code.
  public var omitted: [(code: DiagnosticCode, count: Int)] {
    counts.filter { $0.value > Self.limitPerCode }.map { ($0.key, $0.value - Self.limitPerCode) }
      .sorted { $0.code.identifier < $1.code.identifier }
  }
}
