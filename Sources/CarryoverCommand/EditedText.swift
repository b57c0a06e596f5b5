import TextStreams

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The file in which a text is edited: beside the library, under a name that nothing has.
struct EditedText {
  let path: String

  /// Writes a text into a new file, `history.edited.md` for `history.carryover`.
  init(_ text: String, beside library: String) throws(FileFailure) {
    let slash = library.lastIndex(of: "/").map { library.index(after: $0) } ?? library.startIndex
    var stem = library[...]
    if let dot = library[slash...].lastIndex(of: "."), dot > slash { stem = library[..<dot] }
    var number = 1
    while true {
      let path = "\(stem).edited\(number > 1 ? "-\(number)" : "").md"
      let descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
      if descriptor >= 0 {
        self.path = path
        let file = FileDescriptor(descriptor)
        try Array(text.utf8).withByteSlice { (bytes) throws(FileFailure) in try file.write(bytes, path: path) }
        return
      }
      number += 1
      guard errno == EEXIST, number < 1000 else { throw FileFailure(path: path, action: "write") }
    }
  }

  /// What the file says now.
  static func read(_ path: String) throws(FileFailure) -> String {
    let input = try InputSource(path: path)
    var bytes: [UInt8] = []
    let count = try input.read(at: 0, into: &bytes, capacity: Int(min(input.count, 1 << 26)))
    return String(decoding: bytes[..<count], as: UTF8.self)
  }

  func remove() { _ = unsafe unlink(path) }
}
