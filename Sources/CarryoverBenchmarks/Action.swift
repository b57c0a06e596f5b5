import TextStreams

/// What the command line asks for.
enum Action {
  case help
  case benchmark(Settings)
  case generate(megabytes: Int, path: String, seed: UInt64)
  /// One stage in a process of its own, as the benchmark starts it.
  case stage(name: String, file: String)
  /// Another program, its time and its peak memory.
  case measure(program: String, arguments: [String])

  struct Settings {
    var megabytes = 100
    var seed: UInt64 = 1
    var runs = 5
    var input: String?
    var folder = temporaryFolder
    var only = ""
    var printsJSON = false
  }

  init(_ arguments: ArraySlice<String>) throws(BenchmarkFailure) {
    switch arguments.first {
    case "generate": self = try Self.generate(arguments.dropFirst())
    case "stage" where arguments.count == 3:
      self = .stage(name: arguments[arguments.startIndex + 1], file: arguments[arguments.startIndex + 2])
    case "measure" where arguments.count > 1:
      self = .measure(program: arguments[arguments.startIndex + 1], arguments: Array(arguments.dropFirst(2)))
    default:
      if arguments.contains("--help") { self = .help } else { self = .benchmark(try Settings(arguments)) }
    }
  }

  private static func generate(_ operands: ArraySlice<String>) throws(BenchmarkFailure) -> Action {
    let operands = Array(operands)
    guard (2...3).contains(operands.count), let megabytes = Int(operands[0]), megabytes > 0,
      let seed = UInt64(operands.count > 2 ? operands[2] : "1")
    else { throw BenchmarkFailure("generate wants MEGABYTES FILE [SEED]") }
    return .generate(megabytes: megabytes, path: operands[1], seed: seed)
  }
}

extension Action.Settings {
  init(_ arguments: ArraySlice<String>) throws(BenchmarkFailure) {
    var rest = arguments
    while let name = rest.popFirst() {
      if name == "--json" {
        printsJSON = true
        continue
      }
      guard let value = rest.popFirst() else { throw BenchmarkFailure("\(name) is unknown or lacks its value") }
      switch name {
      case "--megabytes": megabytes = try Self.number(name, value)
      case "--runs": runs = try Self.number(name, value)
      case "--seed": seed = UInt64(try Self.number(name, value))
      case "--input": input = value
      case "--folder": folder = value
      case "--only": only = value
      default: throw BenchmarkFailure("there is no option \(name); --help shows those there are")
      }
    }
  }

  private static func number(_ name: String, _ value: String) throws(BenchmarkFailure) -> Int {
    guard let number = Int(value), number > 0 else { throw BenchmarkFailure("\(name) wants a number above 0") }
    return number
  }
}

/// Why there is no result.
struct BenchmarkFailure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
