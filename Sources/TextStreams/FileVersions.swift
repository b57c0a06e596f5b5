#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Earlier versions of a file, kept beside it: `history.previous-1.carryover` is the youngest.
package struct FileVersions {
  private let path: String

  package init(path: String) {
    self.path = path
  }

  /// The path of an earlier version; 1 is the youngest.
  package func path(ofVersion number: Int) -> String {
    let slash = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    guard let dot = path[slash...].lastIndex(of: "."), dot > slash else { return "\(path).previous-\(number)" }
    return "\(path[..<dot]).previous-\(number)\(path[dot...])"
  }

  /// Keeps the file as it is now as the youngest earlier version, before it is replaced, and of all only `count`.
  ///
  /// The file itself stays in its place throughout.
  package func keep(_ count: Int) throws(FileFailure) {
    // A run that was killed after this and before its replacement has kept it already.
    if count > 0, isSameFile(path, path(ofVersion: 1)) { return }
    var last = 0
    while kind(ofPath: path(ofVersion: last + 1)) == .file { last += 1 }
    while last >= max(count, 1) {
      guard unsafe unlink(path(ofVersion: last)) == 0 else { throw FileFailure(path: path, action: "replace") }
      last -= 1
    }
    guard count > 0 else { return }
    while last > 0 {
      guard unsafe rename(path(ofVersion: last), path(ofVersion: last + 1)) == 0 else {
        throw FileFailure(path: path, action: "replace")
      }
      last -= 1
    }
    if unsafe link(path, path(ofVersion: 1)) == 0 { return }
    // A file system without links: the bytes are copied.
    try copy(to: path(ofVersion: 1))
  }

  private func copy(to target: String) throws(FileFailure) {
    let input = try InputSource(path: path)
    let sink = try AtomicFileSink(path: target)
    var chunk: [UInt8] = []
    var offset: UInt64 = 0
    while true {
      let count = try input.read(at: offset, into: &chunk, capacity: 1 << 16)
      if count == 0 { break }
      try chunk.withByteSlice { (bytes) throws(FileFailure) in try sink.write(bytes.slice(0, count)) }
      offset += UInt64(count)
    }
    try sink.finish()
  }
}
