import Foundation
import TextStreams

/// Makes entities of an app's document: what tells one app from another.
protocol AppDocumentReader {
  /// The app's format, by its identifier.
  static var format: String { get }
  /// The app's name.
  static var appName: String { get }

  init(options: ReadingOptions, findings: AppFindings)

  /// The entities that an element of a list of the document completes; `nil` where the list is not known.
  ///
  /// - Parameter list: The name of the list; empty where the document is a list itself.
  mutating func read(_ object: AppObject, list: String) throws(ReadingFailure) -> [Entity]?
  /// Takes a member of the document that is no list.
  ///
  /// - Returns: Whether it is known.
  mutating func take(_ name: String, _ value: AppJSONText) throws(ReadingFailure) -> Bool
  /// What is left when everything is read.
  mutating func finish() throws(ReadingFailure) -> [Entity]
}

extension AppDocumentReader {
  mutating func take(_ name: String, _ value: AppJSONText) -> Bool { false }
  mutating func finish() -> [Entity] { [] }
}

/// Reads an app's document element by element, in the memory of one.
final class AppDocumentSource<Reader: AppDocumentReader>: EntitySource {
  private let input: InputSource
  private let chunkSize: Int
  private let findings: AppFindings
  private var reader: Reader
  private var splitter = JSONDocumentSplitter(allowsArray: true)
  private var chunk: [UInt8] = []
  private var entities: [Entity] = []
  private var seen: Set<UniqueIdentifier> = []
  private var unknownLists: Set<String> = []
  private var isDone = false
  private var state: SourceSummary
  private(set) var otherFields = OtherFields()

  convenience init(input: InputSource, options: ReadingOptions) {
    self.init(input: input, zone: options.timeZone, chunkSize: options.chunkSize) {
      Reader(options: options, findings: $0)
    }
  }

  /// - Parameter reader: Makes the reader, where more than the options is known before the document is read.
  init(input: InputSource, zone: TimeZone?, chunkSize: Int, reader make: (AppFindings) -> Reader) {
    self.input = input
    self.chunkSize = chunkSize
    findings = AppFindings(file: input.name, zone: zone)
    reader = make(findings)
    state = SourceSummary(file: input.name, format: Reader.format, dialect: "\(Reader.appName) JSON")
    state.byteCount = input.count
  }

  var summary: SourceSummary {
    var summary = state
    summary.log = findings.log
    summary.rejectedEntities = findings.rejectedEntities
    summary.rejectedFields = findings.rejectedFields
    (summary.loadUnitSource, summary.loadUnit) = (findings.loadUnitSource, findings.loadUnit)
    summary.rows = findings.rows
    summary.unitEvidence = findings.unitEvidence
    return summary
  }

  func next() throws(ReadingFailure) -> [Entity]? {
    do {
      while entities.isEmpty, !isDone { try readChunk() }
    } catch let failure as ReadingFailure {
      throw failure
    } catch let failure as FileFailure {
      throw ReadingFailure(failure)
    } catch let failure as JSONDocumentSplitter.Failure {
      throw malformed(failure.reason, JSONDocumentSplitter.Place(line: failure.line, column: failure.column))
    } catch {
      throw malformed("\(error)", nil)
    }
    defer { entities.removeAll(keepingCapacity: true) }
    return entities.isEmpty ? nil : entities
  }

  private func readChunk() throws {
    let count = try input.read(at: state.bytesRead, into: &chunk, capacity: chunkSize)
    state.bytesRead += UInt64(count)
    guard count > 0 else {
      isDone = true
      try splitter.finish()
      for entity in try reader.finish() { add(entity, "\(entity.kind.rawValue) \(entity.id)", nil) }
      return findings.finish()
    }
    let bytes = chunk
    try bytes.withByteSlice { slice in
      try splitter.consume(slice.slice(0, count)) { piece, text, place in try take(piece, text, place) }
    }
  }

  private func take(_ piece: JSONDocumentSplitter.Piece, _ bytes: ByteSlice, _ place: JSONDocumentSplitter.Place) throws
  {
    let text: AppJSONText
    do {
      text = try AppJSONText(bytes, at: place, findings: findings)
    } catch {
      throw malformed(error.reason, place.advanced(over: bytes.slice(0, error.offset)))
    }
    switch piece {
    case .member(let name):
      guard try !reader.take(name, text), text.kind(0) != .null else { return }
      otherFields.fields.append(OtherFields.Field(name: name, json: text.json(0)))
    // It holds no entity, and where it is a known list it says nothing.
    case .emptyList: break
    case .element(let name, let index): try takeElement(text, "\(name)[\(index)]", of: name, place)
    }
  }

  private func takeElement(
    _ text: AppJSONText, _ path: String, of list: String, _ place: JSONDocumentSplitter.Place
  ) throws(ReadingFailure) {
    guard !unknownLists.contains(list) else { return }
    guard let object = AppObject(text, path: path) else {
      return findings.report(.appEntityUnreadable, [path, "an object was expected"], at: place)
    }
    guard let read = try reader.read(object, list: list) else {
      if unknownLists.count < 1000 { unknownLists.insert(list) }
      return findings.report(.appListUnknown, [list], at: place)
    }
    for entity in read { add(entity, path, place) }
  }

  private func add(_ read: Entity, _ path: String, _ place: JSONDocumentSplitter.Place?) {
    var entity = read
    var claimed = ClaimedNames()
    entity.visit(&claimed)
    for name in claimed.removed { findings.report(.appFieldUnknown, ["\(path).\(name)"], at: place) }
    if seen.insert(entity.id).inserted {
      entities.append(entity)
    } else {
      findings.report(.appIdentifierRepeated, [path], at: place)
    }
  }

  private func malformed(_ reason: String, _ place: JSONDocumentSplitter.Place?) -> ReadingFailure {
    ReadingFailure(
      .input, Diagnostic(.appMalformed, [reason], file: input.name, line: place?.line, column: place?.column))
  }
}
