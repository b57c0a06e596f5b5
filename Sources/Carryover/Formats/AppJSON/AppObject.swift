import TextStreams

/// A JSON object of an app's document, whose members are taken one after another.
///
/// What cannot be decoded is told with its path, its place and the reason, and is then as absent as what is not there
/// or `null`: the rest still comes in.
struct AppObject {
  let text: AppJSONText
  private let node: Int
  /// Where it is in the document: `sessions[12].sets[3]`.
  let path: String
  private var members: [String: Int] = [:]
  private var names: [String] = []

  /// `nil` where the value is no object, which is told.
  init?(_ text: AppJSONText, _ node: Int = 0, path: String) {
    self.text = text
    self.node = node
    self.path = path
    guard text.kind(node) == .object else { return nil }
    let children = text.children(node)
    for index in stride(from: 0, to: children.count - 1, by: 2) {
      let name = text.string(children[index])
      // Of two members of one name the first counts, and the second is kept with what is not known.
      if members.updateValue(members[name] ?? children[index + 1], forKey: name) == nil { names.append(name) }
    }
  }

  /// What is found is told there.
  var findings: AppFindings { text.findings }
  /// Where it begins in the file.
  var place: JSONDocumentSplitter.Place { text.place(node) }

  /// Whether it has a member of a name that was not taken yet, and that is not `null`.
  func has(_ name: String) -> Bool { members[name].map { text.kind($0) != .null } ?? false }

  /// The value of a member that was not taken yet; `nil` where there is none.
  func node(_ name: String) -> Int? { members[name].flatMap { text.kind($0) == .null ? nil : $0 } }

  /// The object as JSON.
  var json: String { text.json(node) }

  /// The path of a member.
  func path(_ name: String) -> String { path.isEmpty ? name : "\(path).\(name)" }

  /// Tells that a member was left out.
  func complain(_ name: String, _ reason: String, at node: Int? = nil) {
    // Places are looked for only while they are kept, for that goes over the text from its beginning.
    let place = findings.hasRoom(for: .appFieldUnreadable) ? text.place(node ?? self.node) : nil
    findings.report(.appFieldUnreadable, [path(name), reason], at: place)
  }

  /// Takes the value of a member away; `nil` where there is none.
  mutating func takeNode(_ name: String) -> Int? {
    guard let node = members.removeValue(forKey: name), text.kind(node) != .null else { return nil }
    return node
  }

  // MARK: Values

  /// Takes a value.
  ///
  /// - Parameters:
  ///   - wanted: What is said to be expected, where the value is another or does not pass.
  ///   - isFine: Whether a value that was decoded is one that can be.
  mutating func take<Value: FieldValue>(
    _ name: String, as type: Value.Type = Value.self, wanted: String? = nil,
    where isFine: (Value) -> Bool = { _ in true }
  ) -> Value? {
    guard let node = takeNode(name) else { return nil }
    if let value = text.value(node, as: Value.self), isFine(value) { return value }
    complain(name, "\(wanted ?? Self.wanted(Value.self)) was expected", at: node)
    return nil
  }

  /// Takes a value of a member, which is told where it is absent, too.
  mutating func require<Value: FieldValue>(
    _ name: String, as type: Value.Type = Value.self, wanted: String? = nil,
    where isFine: (Value) -> Bool = { _ in true }
  ) -> Value? {
    guard has(name) else {
      _ = takeNode(name)
      complain(name, "it is missing")
      return nil
    }
    return take(name, wanted: wanted, where: isFine)
  }

  /// Takes a list of values; those that cannot be decoded are left out of it.
  mutating func list<Value: FieldValue>(_ name: String, of type: Value.Type = Value.self) -> [Value] {
    guard let node = takeList(name) else { return [] }
    var values: [Value] = []
    for (index, element) in text.children(node).enumerated() {
      if let value = text.value(element, as: Value.self) {
        values.append(value)
      } else {
        complain("\(name)[\(index)]", "\(Self.wanted(Value.self)) was expected", at: element)
      }
    }
    return values
  }

  /// Takes an object.
  mutating func object(_ name: String) -> AppObject? {
    guard let node = takeNode(name) else { return nil }
    let object = AppObject(text, node, path: path(name))
    if object == nil { complain(name, "an object was expected", at: node) }
    return object
  }

  /// Takes a list of objects; what is none is left out of it.
  mutating func objects(_ name: String) -> [AppObject] {
    guard let node = takeList(name) else { return [] }
    return text.children(node).enumerated().compactMap { index, element in
      let object = AppObject(text, element, path: path("\(name)[\(index)]"))
      if object == nil { complain("\(name)[\(index)]", "an object was expected", at: element) }
      return object
    }
  }

  private mutating func takeList(_ name: String) -> Int? {
    guard let node = takeNode(name) else { return nil }
    if text.kind(node) == .array { return node }
    complain(name, "a list was expected", at: node)
    return nil
  }

  private static func wanted<Value: FieldValue>(_ type: Value.Type) -> String {
    switch type {
    case is String.Type: "a text"
    case is Int.Type: "a whole number"
    case is Double.Type: "a number"
    case is Bool.Type: "true or false"
    case is UniqueIdentifier.Type: "an identifier (UUID)"
    default: "another value"
    }
  }

  /// What nobody took, in the order of the document.
  mutating func rest() -> OtherFields {
    let left = names.filter { members[$0] != nil }
    defer { members.removeAll() }
    return OtherFields(
      left.compactMap { name in
        members[name].map { OtherFields.Field(name: name, json: text.json($0)) }
      })
  }
}

// MARK: - What is made anew, and what is not kept

extension AppObject {
  /// Takes a value that follows from others, and tells where it does not.
  mutating func check<Value: FieldValue & Equatable>(_ name: String, _ derived: Value?) {
    guard let value: Value = take(name), value != derived else { return }
    let words = derived.map { "\($0)" } ?? "none"
    findings.report(.appDerivedDiffers, [path(name), "\(value)", words], at: place)
  }

  /// Tells of the members that nobody took, for which there is no place.
  mutating func dropRest() {
    for field in rest().fields where field.json != "null" {
      findings.report(.appFieldUnknown, [path(field.name)], at: place)
    }
  }
}

// MARK: - Dates

extension AppObject {
  /// Takes a date and what it is by the clock on the wall.
  ///
  /// - Throws: A question where it is a point in time, and nobody says its zone.
  mutating func moment(_ name: String) throws(ReadingFailure) -> CivilMoment? {
    guard let node = takeNode(name) else { return nil }
    guard let date = text.date(node) else {
      complain(name, "a date was expected", at: node)
      return nil
    }
    let moment = try findings.moment(of: date, path(name), at: text.place(node))
    if moment == nil { complain(name, "a date before the year 10000 was expected", at: node) }
    return moment
  }

  /// Takes the day of a date; that it has a time of day, too, is counted.
  mutating func day(_ name: String) throws(ReadingFailure) -> CivilDate? {
    guard let moment = try moment(name) else { return nil }
    if let time = moment.time, time.secondOfDay > 0 { findings.countShortened() }
    return moment.date
  }

  /// Takes a point in time.
  mutating func instant(_ name: String) -> Instant? {
    guard let node = takeNode(name) else { return nil }
    if let instant = text.date(node)?.instant { return instant }
    complain(name, "a point in time was expected", at: node)
    return nil
  }
}
