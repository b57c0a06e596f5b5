import TextStreams

/// Lays an app's document out: one object of lists, or one list alone. The first list streams; the others, which are
/// small, wait until everything is there.
final class AppDocumentWriter: EntityWriter {
  private var sink: any OutputSink
  private let lists: [String]
  private let lay: (Entity, inout AppJSONWriter) -> Int?
  private let trailer: (inout AppJSONWriter) -> Void
  private var writer = AppJSONWriter()
  private var waiting: [[UInt8]]
  private var counts: [Int]

  /// - Parameters:
  ///   - lists: The names of the lists, in order; a single empty name where the document is a list itself.
  ///   - trailer: Appends the members that stand behind the lists.
  ///   - lay: Appends the object of an entity; returns the number of the list that it belongs to, `nil` for none.
  init(
    sink: any OutputSink, lists: [String], trailer: @escaping (inout AppJSONWriter) -> Void = { _ in },
    lay: @escaping (Entity, inout AppJSONWriter) -> Int?
  ) {
    self.sink = sink
    self.lists = lists
    self.lay = lay
    self.trailer = trailer
    waiting = lists.map { _ in [] }
    counts = lists.map { _ in 0 }
    writer.append(lists == [""] ? "[" : "{\"\(lists[0])\":[")
  }

  func keep(_ otherFields: OtherFields) {}

  func write(_ entity: Entity) throws(FileFailure) {
    var object = AppJSONWriter()
    guard let list = lay(entity, &object) else { return }
    let separator = counts[list] == 0 ? "\n" : ",\n"
    counts[list] += 1
    if list == 0 {
      writer.append(separator)
      try writer.drain { (bytes) throws(FileFailure) in try sink.write(bytes) }
      try object.drain { (bytes) throws(FileFailure) in try sink.write(bytes) }
    } else {
      waiting[list] += separator.utf8
      object.drain { waiting[list] += $0.array }
    }
  }

  func finish() throws(FileFailure) {
    writer.append(counts[0] == 0 ? "]" : "\n]")
    for list in lists.indices.dropFirst() {
      writer.append(",\n\"\(lists[list])\":[")
      try writer.drain { (bytes) throws(FileFailure) in try sink.write(bytes) }
      try waiting[list].withByteSlice { (bytes) throws(FileFailure) in try sink.write(bytes) }
      writer.append(counts[list] == 0 ? "]" : "\n]")
    }
    trailer(&writer)
    writer.append(lists == [""] ? "\n" : "}\n")
    try writer.drain { (bytes) throws(FileFailure) in try sink.write(bytes) }
    try sink.finish()
  }
}
