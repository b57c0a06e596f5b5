import TextStreams

/// Writes objects as JSON, compact and with keys in the order of their fields.
struct JSONFieldWriter: FieldVisitor, ~Copyable {
  /// What was written and not yet taken.
  var buffer: OutputBuffer
  private var isFirst = true

  /// Makes a writer.
  ///
  /// - Parameter capacity: How many bytes it has room for before it has to make more.
  init(capacity: Int = 1 << 17) {
    buffer = OutputBuffer(capacity: capacity)
  }

  var visitsAbsentFields: Bool { false }

  /// Appends an object.
  ///
  /// - Parameter leading: Members that stand before the object's own, as JSON without braces.
  mutating func write<Object: DocumentObject>(_ object: Object, leading: StaticString = "") {
    var object = object
    begin()
    if leading.utf8CodeUnitCount > 0 {
      buffer.append(leading)
      isFirst = false
    }
    object.visit(&self)
    end()
  }

  private mutating func begin() {
    buffer.append(UInt8(ascii: "{"))
    isFirst = true
  }

  private mutating func end() {
    buffer.append(UInt8(ascii: "}"))
    isFirst = false
  }

  @inline(__always)
  private mutating func key(_ name: StaticString) {
    buffer.appendKey(name, isFirst: isFirst)
    isFirst = false
  }

  mutating func value<Value: FieldValue>(_ name: StaticString, _ value: inout Value) {
    key(name)
    value.write(into: &buffer)
  }

  mutating func optional<Value: FieldValue>(_ name: StaticString, _ value: inout Value?) {
    guard let value else { return }
    key(name)
    value.write(into: &buffer)
  }

  mutating func flag(_ name: StaticString, _ value: inout Bool) {
    guard value else { return }
    key(name)
    buffer.append("true")
  }

  mutating func list<Value: FieldValue>(_ name: StaticString, _ values: inout [Value]) {
    guard !values.isEmpty else { return }
    key(name)
    var separator = UInt8(ascii: "[")
    for value in values {
      buffer.append(separator)
      value.write(into: &buffer)
      separator = UInt8(ascii: ",")
    }
    buffer.append(UInt8(ascii: "]"))
  }

  mutating func object<Object: DocumentObject>(_ name: StaticString, _ object: inout Object?) {
    guard var object else { return }
    key(name)
    begin()
    object.visit(&self)
    end()
  }

  mutating func objects<Object: DocumentObject>(_ name: StaticString, _ objects: inout [Object]) {
    guard !objects.isEmpty else { return }
    key(name)
    var separator = UInt8(ascii: "[")
    unsafe objects.withUnsafeBufferPointer { list in
      // Visited where they are: copies would cost a third of the writing. A writer's visit changes nothing.
      guard let first = unsafe list.baseAddress.map(UnsafeMutablePointer.init(mutating:)) else { return }
      for index in 0..<list.count {
        buffer.append(separator)
        begin()
        unsafe first[index].visit(&self)
        end()
        separator = UInt8(ascii: ",")
      }
    }
    buffer.append(UInt8(ascii: "]"))
  }

  mutating func table<Object: DocumentObject>(_ name: StaticString, _ objects: inout [UniqueIdentifier: Object]) {
    guard !objects.isEmpty else { return }
    key(name)
    var separator = UInt8(ascii: "{")
    for (identifier, value) in objects.sorted(by: { $0.key < $1.key }) {
      var object = value
      buffer.append(separator)
      identifier.write(into: &buffer)
      buffer.append(UInt8(ascii: ":"))
      begin()
      object.visit(&self)
      end()
      separator = UInt8(ascii: ",")
    }
    buffer.append(UInt8(ascii: "}"))
    isFirst = false
  }

  mutating func others(_ fields: inout OtherFields) {
    for field in fields.fields {
      if !isFirst { buffer.append(UInt8(ascii: ",")) }
      isFirst = false
      buffer.appendJSON(field.name)
      buffer.append(UInt8(ascii: ":"))
      buffer.append(field.json)
    }
  }
}
