#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Opens a temporary file that has no name any more and vanishes when it is closed.
package func temporaryFile() throws(FileFailure) -> FileDescriptor {
  let folder = unsafe getenv("TMPDIR").map { unsafe String(cString: $0) } ?? "/tmp"
  // The six letters are what mkstemp puts its own in place of.
  var template = Array("\(folder)/carryover-XXXXXX".utf8CString)
  let number = unsafe template.withUnsafeMutableBufferPointer { buffer in
    unsafe buffer.baseAddress.map { unsafe mkstemp($0) } ?? -1
  }
  guard number >= 0 else { throw FileFailure(path: folder, action: "create a temporary file in") }
  unsafe template.withUnsafeBufferPointer { buffer in
    _ = unsafe buffer.baseAddress.map { unsafe unlink($0) }
  }
  return FileDescriptor(number)
}
