import TextStreams
public import TrainingModel

/// A person's own names of exercises: what each means, and the unit of its distances.
///
/// It is kept as a CSV file with the columns `name`, `exercise`, `modality`, `distance_unit` and `version`, of which all
/// but the first may be empty or missing. The version of this form is 1. Further columns are the person's own and are not
/// read.
public struct ExerciseMapping: Hashable, Sendable {
  /// What one name means.
  public struct Entry: Hashable, Sendable {
    /// The name as logged.
    public var name: String
    /// The exercise it means: a name that the catalogue knows, or one of the person's own.
    public var exercise: String
    /// What it is done with, where the exercise is the person's own.
    public var modality: Modality?
    /// The unit of its distances where a file does not state it.
    public var distanceUnit: DistanceUnit?

    /// Makes an entry.
    public init(name: String, exercise: String, modality: Modality? = nil, distanceUnit: DistanceUnit? = nil) {
      self.name = name
      self.exercise = exercise
      self.modality = modality
      self.distanceUnit = distanceUnit
    }
  }

  /// The entries, in the order of the file.
  public private(set) var entries: [Entry] = []
  private var indices: [String: Int] = [:]

  /// Makes an empty mapping.
  public init() {}

  /// Makes a mapping of entries; of several for one name the last stands.
  public init(_ entries: [Entry]) {
    for entry in entries { add(entry) }
  }

  /// The mapping with the entries of another, which stand where both have one for a name.
  public func adding(_ other: ExerciseMapping) -> ExerciseMapping { ExerciseMapping(entries + other.entries) }

  /// What a name means; `nil` where the mapping does not say. Case, accents and spaces make no difference.
  public subscript(name: String) -> Entry? { indices[foldedName(name)].map { entries[$0] } }

  /// Adds an entry; a later one for the same name stands.
  public mutating func add(_ entry: Entry) {
    let key = foldedName(entry.name)
    if let known = indices[key] {
      entries[known] = entry
    } else {
      indices[key] = entries.count
      entries.append(entry)
    }
  }

  /// Reads a mapping from a file; `-` is standard input.
  ///
  /// - Throws: A failure with file, line and column where the file is no mapping or a cell cannot be read. Memory is
  ///   that of the file.
  public init(path: String) throws(ReadingFailure) {
    do {
      let input = try InputSource(path: path)
      try self.init(bytes: input.prefix(Int(min(input.count, 64 << 20))), name: path)
    } catch let failure as FileFailure {
      throw ReadingFailure(failure)
    } catch let failure as ReadingFailure {
      throw failure
    } catch {
      throw ReadingFailure(.input, Diagnostic(.fileFailure, ["\(error)"], file: path))
    }
  }

  /// Reads a mapping from the bytes of a file.
  public init(bytes: [UInt8], name: String) throws(ReadingFailure) {
    self.init()
    try bytes.withByteSlice { (bytes) throws(ReadingFailure) in try read(bytes, name: name) }
  }

  private mutating func read(_ bytes: ByteSlice, name: String) throws(ReadingFailure) {
    let firstLine = bytes.slice(0, bytes.firstIndex(of: 10))
    let delimiter: UInt8 = firstLine.firstIndex(of: UInt8(ascii: ";")) != nil ? UInt8(ascii: ";") : UInt8(ascii: ",")
    var tokenizer = RecordTokenizer(grammar: .delimited(delimiter))
    tokenizer.append(bytes)
    tokenizer.finish()
    guard tokenizer.next() else { throw ReadingFailure(.input, Diagnostic(.mappingForeign, file: name)) }
    let header = (0..<tokenizer.fieldCount).map { foldedName(tokenizer.field($0).string) }
    guard let nameColumn = header.firstIndex(of: "name"), let exerciseColumn = header.firstIndex(of: "exercise") else {
      throw ReadingFailure(.input, Diagnostic(.mappingForeign, file: name, line: 1, column: 1))
    }
    let modalityColumn = header.firstIndex(of: "modality") ?? -1
    let distanceColumn = header.firstIndex(of: "distance_unit") ?? -1
    let versionColumn = header.firstIndex(of: "version") ?? -1
    while tokenizer.next() {
      try Self.check(tokenizer.field(versionColumn).trimmed.string, at: versionColumn, tokenizer, name)
      let logged = TableGuard.removed(from: tokenizer.field(nameColumn)).string
      let exercise = TableGuard.removed(from: tokenizer.field(exerciseColumn)).string
      let modality = tokenizer.field(modalityColumn).trimmed.string
      let unit = tokenizer.field(distanceColumn).trimmed.string
      guard !logged.isEmpty, !(exercise + modality + unit).isEmpty else { continue }
      var entry = Entry(name: logged, exercise: exercise.isEmpty ? logged : exercise)
      if !modality.isEmpty { entry.modality = try Self.known(modality, at: modalityColumn, tokenizer, name) }
      if !unit.isEmpty { entry.distanceUnit = try Self.known(unit, at: distanceColumn, tokenizer, name) }
      add(entry)
    }
  }

  /// The version of the form of the file.
  static let version = 1

  private static func check(
    _ version: String, at column: Int, _ tokenizer: borrowing RecordTokenizer, _ file: String
  ) throws(ReadingFailure) {
    if version.isEmpty || version == "\(Self.version)" { return }
    let place = tokenizer.place(ofField: column)
    throw ReadingFailure(
      .input,
      Diagnostic(.mappingVersion, [version, "\(Self.version)"], file: file, line: place.line, column: place.column))
  }

  private static func known<Value: OpenEnumeration>(
    _ text: String, at column: Int, _ tokenizer: borrowing RecordTokenizer, _ file: String
  ) throws(ReadingFailure) -> Value? {
    let value: Value = .init(rawValue: foldedName(text))
    if Value.known.contains(value) { return value }
    let place = tokenizer.place(ofField: column)
    let words = Value.known.map(\.rawValue).joined(separator: ", ")
    throw ReadingFailure(
      .input, Diagnostic(.mappingValue, [text, words], file: file, line: place.line, column: place.column))
  }
}

extension DiagnosticCode {
  static let mappingForeign = DiagnosticCode(
    "mapping.foreign", .error, "this is not an exercise mapping: it lacks the columns \"name\" and \"exercise\"",
    remedy: "write one with `carryover exercises INPUT --write-mapping FILE`")
  static let mappingVersion = DiagnosticCode(
    "mapping.version", .error, "this mapping is of version \"%1\"; version %2 is known",
    remedy: "update Carryover, or write the mapping anew with it")
  static let mappingValue = DiagnosticCode(
    "mapping.value", .error, "\"%1\" is not one of %2", remedy: "correct it, or leave it empty")
}
