import Carryover
import TextStreams

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension Option {
  static let into = Option(
    name: "--into", value: .path("LIBRARY"), help: "the library, a file that is made where there is none",
    isInUsage: true)
  static let keep = Option(
    name: "--keep", value: .anything("NUMBER"), help: "how many earlier versions are kept beside the library",
    remark: "3 by default")
  static let keepReceipts = Option(
    name: "--keep-receipts", value: .anything("NUMBER"), help: "forget all receipts but the youngest so many",
    remark: "all are kept by default; what is forgotten can no longer be undone")
  static let newID = Option(
    name: "--library-id", value: .anything("UUID"), help: "the identifier of a library that is made",
    remark: "a random one by default")
}

/// The options by which any command that changes a library is told how.
struct LibraryOptions {
  static let declared: [Option] = [.keep, .keepReceipts]

  private let versions: Int
  private let receipts: Int?

  init(_ arguments: Arguments) throws(UsageError) {
    versions = try Self.versions(arguments)
    receipts = try arguments.number(.keepReceipts, in: 0...1_000_000)
  }

  /// Replaces a library's file where the library is another than it was.
  ///
  /// - Parameter old: What it was, where there is no file yet.
  /// - Returns: Whether anything was written.
  func replace(
    _ file: LockedLibrary, with library: PersonalLibrary, insteadOf old: PersonalLibrary? = nil
  ) throws -> Bool {
    var library = library
    if let receipts { library.pruneReceipts(keeping: receipts) }
    guard library != file.library ?? old else { return false }
    try Self.write(library, to: file, keeping: versions)
    return true
  }

  /// How many earlier versions are kept.
  static func versions(_ arguments: Arguments) throws(UsageError) -> Int {
    try arguments.number(.keep, in: 0...1000) ?? 3
  }

  /// Replaces a library's file; an interruption leaves the old one and nothing beside it.
  static func write(_ library: PersonalLibrary, to file: LockedLibrary, keeping versions: Int) throws {
    file.temporaryFileChanged = { Interruption.remove(onInterrupt: [$0].compactMap(\.self)) }
    try file.replace(with: library, keeping: versions)
  }
}

extension Arguments {
  /// A whole number within a range.
  func number(_ option: Option, in range: ClosedRange<Int>) throws(UsageError) -> Int? {
    guard let text = value(option) else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw UsageError(option.name, wants: "a number from \(range.lowerBound) to \(range.upperBound)", not: text)
    }
    return number
  }

  /// What was said with some of the options, in words.
  func given(_ options: [Option]) -> [String] {
    options.flatMap { option in
      guard option.value != nil else { return has(option) ? [option.name] : [] }
      return values(option).map { "\(option.name) \($0)" }
    }
  }
}

/// This moment, to the second: `SOURCE_DATE_EPOCH` where that is set (https://reproducible-builds.org), so that what is
/// done again has the same bytes.
func now() -> Instant? {
  let said = unsafe getenv("SOURCE_DATE_EPOCH").flatMap { unsafe Int64(String(cString: $0)) }
  return Instant(seconds: said ?? Int64(time(nil)))
}
