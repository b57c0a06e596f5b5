import TextStreams

/// One JSON text of an app's document, and where it stands.
///
/// It holds a copy of the text, so that its values can be gone through in any order.
final class AppJSONText {
  private let bytes: [UInt8]
  private let start: JSONDocumentSplitter.Place
  private var lastPlace: (offset: Int, place: JSONDocumentSplitter.Place)?
  private(set) var tape = JSONTape()
  let findings: AppFindings

  /// - Parameter start: Where the text begins in the file.
  init(_ text: ByteSlice, at start: JSONDocumentSplitter.Place, findings: AppFindings) throws(JSONFailure) {
    bytes = text.array
    self.start = start
    self.findings = findings
    try bytes.withByteSlice { (text) throws(JSONFailure) in try tape.parse(text) }
  }

  /// Where a value begins in the file.
  func place(_ node: Int) -> JSONDocumentSplitter.Place {
    // A string's bytes begin behind its quote.
    place(atOffset: Int(tape.nodes[node].start) - (tape.nodes[node].isString ? 1 : 0))
  }

  func place(atOffset offset: Int) -> JSONDocumentSplitter.Place {
    // From the place asked for last, where it is behind that.
    let known = lastPlace.flatMap { $0.offset <= offset ? $0 : nil } ?? (offset: 0, place: start)
    let place = bytes.withByteSlice { known.place.advanced(over: $0.slice(known.offset, offset)) }
    lastPlace = (offset, place)
    return place
  }

  func kind(_ node: Int) -> JSONTape.Kind { tape.nodes[node].kind }

  func value<Value: FieldValue>(_ node: Int, as type: Value.Type) -> Value? {
    bytes.withByteSlice { Value(tape.nodes[node], tape: tape, text: $0) }
  }

  func date(_ node: Int) -> AppDate? { bytes.withByteSlice { AppDate(tape.nodes[node], tape: tape, text: $0) } }

  func string(_ node: Int) -> String { bytes.withByteSlice { tape.string(tape.nodes[node], in: $0) } }

  /// A value as JSON on one line: a line break can only stand between values, where a space says the same.
  func json(_ node: Int) -> String {
    let quote = tape.nodes[node].isString ? 1 : 0
    let (start, end) = (Int(tape.nodes[node].start) - quote, Int(tape.nodes[node].end) + quote)
    return String(decoding: bytes[start..<end].map { $0 == 10 || $0 == 13 ? 32 : $0 }, as: UTF8.self)
  }

  /// The values in a list or an object; names and values of an object in turn.
  func children(_ node: Int) -> [Int] {
    var children: [Int] = []
    var child = node + 1
    while child < Int(tape.nodes[node].next) {
      children.append(child)
      child = Int(tape.nodes[child].next)
    }
    return children
  }
}
