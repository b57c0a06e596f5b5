import TextStreams

/// What Swift's own coding makes of values that are neither plain nor objects.
extension AppObject {
  /// Reads a value without taking it, and complains of nothing.
  func peek<Value: FieldValue>(_ name: String, as type: Value.Type = Value.self) -> Value? {
    node(name).flatMap { text.value($0, as: Value.self) }
  }

  /// A value as JSON, without taking it.
  func peekJSON(_ name: String) -> String? { node(name).map(text.json) }

  /// A date as it stands in the document.
  struct GivenDate {
    var date: AppDate
    var json: String
    var place: JSONDocumentSplitter.Place
  }

  /// Takes a date as it stands there, with nothing asked of its zone.
  mutating func date(_ name: String) -> GivenDate? {
    guard let node = takeNode(name) else { return nil }
    guard let date = text.date(node) else {
      complain(name, "a date was expected", at: node)
      return nil
    }
    return GivenDate(date: date, json: text.json(node), place: text.place(node))
  }

  /// Takes the objects of a dictionary, in their order: an object of objects where its keys are texts; a list of keys
  /// and values in turn where they are identifiers, or anything else. What is no object is left out and told.
  mutating func entries(_ name: String) -> [(name: String, value: AppObject)] {
    guard let node = takeNode(name) else { return [] }
    let children = text.children(node)
    guard text.kind(node) == .object || text.kind(node) == .array, children.count % 2 == 0 else {
      complain(name, "a dictionary was expected", at: node)
      return []
    }
    var entries: [(String, AppObject)] = []
    for index in stride(from: 0, to: children.count, by: 2) {
      let key = text.string(children[index])
      if let object = AppObject(text, children[index + 1], path: path("\(name)[\"\(key.prefix(100))\"]")) {
        entries.append((key, object))
      } else {
        complain("\(name)[\"\(key.prefix(100))\"]", "an object was expected", at: children[index + 1])
      }
    }
    return entries
  }
}
