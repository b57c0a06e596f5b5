import Carryover
import TextStreams

/// Gives changed documents the digest that they ought to have, so that they are not refused for it alone.
enum Signing {
  /// JSON Lines with counts and digest of what stands before the last line.
  static func lines(_ bytes: [UInt8]) -> [UInt8] {
    var lines = bytes.split(separator: 10, omittingEmptySubsequences: false)
    while let last = lines.last, last.isEmpty || entity(of: last) == "end" { lines.removeLast() }
    var digest = XXHash64()
    var counts: [String: Int] = [:]
    var text: [UInt8] = []
    for line in lines {
      text += line + [10]
      let kind = entity(of: line)
      if !kind.isEmpty, kind != "header" { counts[kind, default: 0] += 1 }
    }
    text.withByteSlice { digest.update($0) }
    let list = counts.sorted { $0.key < $1.key }.map { "\"\($0.key)\":\($0.value)" }.joined(separator: ",")
    return text + Array("{\"entity\":\"end\",\"counts\":{\(list)},\"digest\":\"xxh64:\(digest.hexadecimal)\"}\n".utf8)
  }

  /// What a line says that it is; empty where it does not say it first.
  private static func entity(of line: ArraySlice<UInt8>) -> String {
    let start = Array("{\"entity\":\"".utf8)
    guard line.starts(with: start) else { return "" }
    return String(decoding: line.dropFirst(start.count).prefix { $0 != UInt8(ascii: "\"") }, as: UTF8.self)
  }

  /// A bundle with its digest; as it is where it is no JSON.
  static func bundle(_ bytes: [UInt8]) -> [UInt8] {
    var splitter = JSONDocumentSplitter()
    var digest = BundleDigest()
    var stated: [UInt8] = []
    try? bytes.withByteSlice { text in
      try splitter.consume(text) { piece, value, _ in
        switch piece {
        case .member("digest"): stated = value.array
        case .member(let name): digest.update(name, value)
        case .element(let name, _): digest.update(name, value)
        case .emptyList: break
        }
      }
    }
    guard stated.count == digest.text.utf8.count + 2 else { return bytes }
    return bytes.replacing(stated, with: Array("\"\(digest.text)\"".utf8))
  }
}
