import Foundation

/// Holds a document against a JSON Schema, as far as the schemas of apps use that language.
package struct JSONSchemaCheck {
  /// A schema says something that is not understood here, and so would not be checked.
  struct UnknownKeyword: Error { var name: String }

  /// A JSON value that tells a whole number from another, and both from `true`.
  private enum Value: Decodable, Equatable {
    case null, flag(Bool), integer(Int), number(Double), text(String), list([Value]), object([String: Value])

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if container.decodeNil() {
        self = .null
      } else if let flag = try? container.decode(Bool.self) {
        self = .flag(flag)
      } else if let integer = try? container.decode(Int.self) {
        self = .integer(integer)
      } else if let number = try? container.decode(Double.self) {
        self = .number(number)
      } else if let text = try? container.decode(String.self) {
        self = .text(text)
      } else if let list = try? container.decode([Value].self) {
        self = .list(list)
      } else {
        self = .object(try container.decode([String: Value].self))
      }
    }

    var types: Set<String> {
      switch self {
      case .null: ["null"]
      case .flag: ["boolean"]
      case .integer: ["integer", "number"]
      case .number: ["number"]
      case .text: ["string"]
      case .list: ["array"]
      case .object: ["object"]
      }
    }
    var elements: [Value] { if case .list(let list) = self { list } else { [] } }
    var members: [String: Value] { if case .object(let object) = self { object } else { [:] } }
    var text: String? { if case .text(let text) = self { text } else { nil } }
    var number: Double? {
      switch self {
      case .integer(let integer): Double(integer)
      case .number(let number): number
      default: nil
      }
    }
  }

  private let root: Value

  /// Reads the schema of an app from the folder of resources.
  package init(named name: String) throws {
    let url = Locations.root.appendingPathComponent("Resources/\(name).schema.json")
    root = try JSONDecoder().decode(Value.self, from: Data(contentsOf: url))
  }

  /// What in a document is not as the schema says, each with its path.
  package func faults(in document: [UInt8]) throws -> [String] {
    try faults(try JSONDecoder().decode(Value.self, from: Data(document)), root, "")
  }

  private func faults(_ value: Value, _ schema: Value, _ path: String) throws -> [String] {
    var faults: [String] = []
    for (keyword, rule) in schema.members.sorted(by: { $0.key < $1.key }) {
      faults += try self.faults(value, keyword, rule, path)
    }
    return faults
  }

  private func faults(_ value: Value, _ keyword: String, _ rule: Value, _ path: String) throws -> [String] {
    func expect(_ isFine: Bool) -> [String] { isFine ? [] : ["\(path) breaks \(keyword) \(rule)"] }
    switch keyword {
    case "$schema", "$defs", "title", "description", "examples", "default", "format": return []
    case "$ref":
      let name = rule.text?.split(separator: "/").last.map(String.init) ?? ""
      return try root.members["$defs"]?.members[name].map { try faults(value, $0, path) } ?? ["\(path): no \(rule)"]
    case "type":
      return expect(!value.types.isDisjoint(with: rule.text.map { [$0] } ?? rule.elements.compactMap(\.text)))
    case "enum": return expect(rule.elements.contains(value))
    case "required":
      return value.types == ["object"] ? expect(rule.elements.allSatisfy { value.members[$0.text ?? ""] != nil }) : []
    case "properties":
      return try rule.members.sorted { $0.key < $1.key }.flatMap { name, schema in
        try value.members[name].map { try faults($0, schema, "\(path).\(name)") } ?? []
      }
    case "additionalProperties":
      // The schemas of apps have no other members beside these.
      return try value.members.sorted { $0.key < $1.key }.flatMap { try faults($1, rule, "\(path).\($0)") }
    case "items":
      return try value.elements.enumerated().flatMap { try faults($1, rule, "\(path)[\($0)]") }
    case "minimum": return expect(value.number.map { $0 >= rule.number ?? .infinity } ?? true)
    case "maximum": return expect(value.number.map { $0 <= rule.number ?? -.infinity } ?? true)
    case "exclusiveMinimum": return expect(value.number.map { $0 > rule.number ?? .infinity } ?? true)
    case "minLength":
      return expect(value.text.map { Double($0.unicodeScalars.count) >= rule.number ?? .infinity } ?? true)
    case "maxLength":
      return expect(value.text.map { Double($0.unicodeScalars.count) <= rule.number ?? -1 } ?? true)
    case "pattern":
      let pattern = try Regex(rule.text ?? "")
      return expect(value.text.map { $0.contains(pattern) } ?? true)
    default: throw UnknownKeyword(name: keyword)
    }
  }
}
