import TextStreams

/// Writes objects as JSON, compact and with keys in the order of their fields.
struct JSONFieldWriter: ~Copyable {
  /// What was written and not yet taken.
  var buffer: OutputBuffer

  /// Makes a writer.
  ///
  /// - Parameter capacity: How many bytes it has room for before it has to make more.
  init(capacity: Int = 1 << 17) {
    buffer = OutputBuffer(capacity: capacity)
  }

  /// Appends an object.
  ///
  /// - Parameter leading: Members that stand before the object's own, as JSON without braces.
  mutating func write<Object: DocumentObject>(_ object: Object, leading: StaticString = "") {
    var object = object
    lay { $0.write(&object, leading: leading) }
  }

  /// Appends what a visit of some fields writes, which is done again with more room where it does not fit.
  @inline(__always)
  mutating func lay(_ visit: (inout JSONFieldVisitor) -> Void) {
    buffer.lay { output in
      var visitor = JSONFieldVisitor(output)
      visit(&visitor)
      output = visitor.output
    }
  }
}

/// Lays objects out as JSON at a cursor.
struct JSONFieldVisitor: FieldVisitor {
  private(set) var output: OutputCursor
  private var isFirst = true

  fileprivate init(_ output: OutputCursor) {
    self.output = output
  }

  var visitsAbsentFields: Bool { false }

  @inline(__always)
  mutating func write<Object: DocumentObject>(_ object: inout Object, leading: StaticString = "") {
    begin()
    if leading.utf8CodeUnitCount > 0 {
      output.append(leading)
      isFirst = false
    }
    object.visit(&self)
    end()
  }

  @inline(__always)
  private mutating func begin() {
    output.append(UInt8(ascii: "{"))
    isFirst = true
  }

  @inline(__always)
  private mutating func end() {
    output.append(UInt8(ascii: "}"))
    isFirst = false
  }

  @inline(__always)
  private mutating func key(_ name: StaticString) {
    output.appendKey(name, isFirst: isFirst)
    isFirst = false
  }

  @inline(__always)
  mutating func value<Value: FieldValue>(_ name: StaticString, _ value: inout Value) {
    key(name)
    value.write(into: &output)
  }

  @inline(__always)
  mutating func optional<Value: FieldValue>(_ name: StaticString, _ value: inout Value?) {
    guard let value else { return }
    key(name)
    value.write(into: &output)
  }

  @inline(__always)
  mutating func flag(_ name: StaticString, _ value: inout Bool) {
    guard value else { return }
    key(name)
    output.append("true")
  }

  @inline(__always)
  mutating func list<Value: FieldValue>(_ name: StaticString, _ values: inout [Value]) {
    guard !values.isEmpty else { return }
    key(name)
    var separator = UInt8(ascii: "[")
    for value in values {
      output.append(separator)
      value.write(into: &output)
      separator = UInt8(ascii: ",")
    }
    output.append(UInt8(ascii: "]"))
  }

  @inline(__always)
  mutating func object<Object: DocumentObject>(_ name: StaticString, _ object: inout Object?) {
    // In place: a copy would have to retain and release whatever the object holds.
    guard object != nil else { return }
    key(name)
    begin()
    object?.visit(&self)
    end()
  }

  /// Lays a load out of the set's own numbers, as a visit of the load lays it out, which takes three times as long.
  @inline(__always)
  mutating func load(_ name: StaticString, of set: inout LoggedSet) {
    guard set.hasLoad else { return }
    guard max(set.loadUnitCode, set.loadKindCode) < unknownCode else {
      var load = set.load
      return object(name, &load)
    }
    key(name)
    begin()
    if let value = set.loadValue {
      key("value")
      value.write(into: &output)
    }
    if let unit = LoadUnit(code: set.loadUnitCode) {
      key("unit")
      unit.write(into: &output)
    }
    if set.loadKindCode != LoadKind.external.code, let kind = LoadKind(code: set.loadKindCode) {
      key("kind")
      kind.write(into: &output)
    }
    end()
  }

  @inline(__always)
  mutating func objects<Object: DocumentObject>(_ name: StaticString, _ objects: inout [Object]) {
    guard !objects.isEmpty else { return }
    key(name)
    var separator = UInt8(ascii: "[")
    unsafe objects.withUnsafeBufferPointer { list in
      // Visited where they are: copies would cost a third of the writing. A writer's visit changes nothing.
      guard let first = unsafe list.baseAddress.map(UnsafeMutablePointer.init(mutating:)) else { return }
      for index in 0..<list.count {
        output.append(separator)
        unsafe write(&first[index])
        separator = UInt8(ascii: ",")
      }
    }
    output.append(UInt8(ascii: "]"))
  }

  mutating func table<Object: DocumentObject>(_ name: StaticString, _ objects: inout [UniqueIdentifier: Object]) {
    guard !objects.isEmpty else { return }
    key(name)
    var separator = UInt8(ascii: "{")
    for (identifier, value) in objects.sorted(by: { $0.key < $1.key }) {
      var object = value
      output.append(separator)
      identifier.write(into: &output)
      output.append(UInt8(ascii: ":"))
      write(&object)
      separator = UInt8(ascii: ",")
    }
    output.append(UInt8(ascii: "}"))
    isFirst = false
  }

  mutating func others(_ fields: inout OtherFields) {
    for field in fields.fields {
      if !isFirst { output.append(UInt8(ascii: ",")) }
      isFirst = false
      output.appendJSON(field.name)
      output.append(UInt8(ascii: ":"))
      output.append(text: field.json)
    }
  }
}
