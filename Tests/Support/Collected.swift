import Foundation

/// Values that closures collect, from wherever they are called.
package final class Collected<Value: Sendable>: Sendable {
  private let lock = NSLock()
  nonisolated(unsafe) private var kept: [Value] = []

  package init() {}

  package func append(_ value: Value) { lock.withLock { unsafe kept.append(value) } }
  package var values: [Value] { lock.withLock { unsafe kept } }
}
