import Carryover

/// Something that reads what strangers wrote, and the laws that hold whatever they wrote.
package struct FuzzTarget: Sendable {
  /// The name that the fuzzer knows it by.
  package let name: String
  /// What is read and what is asked of it, in words.
  package let summary: String
  private let glance: (@Sendable ([UInt8]) throws -> Void)?
  private let read: @Sendable ([UInt8]) throws -> Void

  init(
    _ name: String, _ summary: String, glance: (@Sendable ([UInt8]) throws -> Void)? = nil,
    read: @escaping @Sendable ([UInt8]) throws -> Void
  ) {
    self.name = name
    self.summary = summary
    self.glance = glance
    self.read = read
  }

  /// Reads bytes; that they are refused is no finding.
  ///
  /// - Parameter thoroughly: Whether all laws are held against them, and not only those that cost little.
  /// - Throws: A finding, where a law is broken.
  package func run(_ bytes: [UInt8], thoroughly: Bool = true) throws {
    do {
      try thoroughly ? read(bytes) : (glance ?? read)(bytes)
    } catch let failure as ReadingFailure {
      guard failure.kind == .accounting else { return }
      throw FuzzFinding("\(failure)")
    }
  }
}

/// A law that does not hold.
package struct FuzzFinding: Error, CustomStringConvertible {
  /// What was expected.
  package let description: String

  init(_ description: String) {
    self.description = description
  }

  /// Breaks off where something that must hold does not.
  static func require(_ holds: Bool, _ description: @autoclosure () -> String) throws {
    if !holds { throw FuzzFinding(description()) }
  }
}

extension FuzzTarget {
  /// Every target: one for each format that is read, and one for everything else that reads.
  package static let all: [FuzzTarget] =
    InputFormat.all.map(reader) + [records, jsonTokens, library, receiving, envelope, importPlan, mapping, mendedRows]

  /// The target with a name.
  package static func named(_ name: String) -> FuzzTarget? { all.first { $0.name == name } }
}
