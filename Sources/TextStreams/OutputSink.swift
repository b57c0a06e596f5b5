#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Where finished bytes go.
package protocol OutputSink {
  /// Takes bytes, which are the caller's again afterwards.
  mutating func write(_ bytes: ByteSlice) throws(FileFailure)
  /// Says that all bytes are there.
  mutating func finish() throws(FileFailure)
}

/// Collects bytes in memory.
package struct MemorySink: OutputSink {
  /// What was written.
  package private(set) var bytes: [UInt8] = []

  package init() {}

  package mutating func write(_ bytes: ByteSlice) { unsafe self.bytes.append(contentsOf: bytes.buffer) }
  package mutating func finish() {}
}

/// Writes through to an open stream, such as standard output.
package struct StreamSink: OutputSink {
  private let descriptor: FileDescriptor
  private let name: String

  package init(_ descriptor: FileDescriptor, name: String) {
    self.descriptor = descriptor
    self.name = name
  }

  package func write(_ bytes: ByteSlice) throws(FileFailure) { try descriptor.write(bytes, path: name) }
  package func finish() {}
}

/// Replaces a file whole or not at all: a temporary file beside it, synced, takes its name at the end. What is there and
/// is no ordinary file, such as a device or a named pipe, is written into and never replaced.
///
/// A sink that is dropped before `finish` removes its temporary file.
package final class AtomicFileSink: OutputSink {
  /// The file, links resolved.
  package let path: String
  /// The temporary file, until it has taken its name.
  package private(set) var temporaryPath: String?
  private let descriptor: FileDescriptor
  /// Bytes written, and how many of them the system was told to lay down on the disk.
  private var written = 0
  private var flushed = 0
  private static let flushLength = 8 << 20
  /// Bytes that wait for the rest of their block. The system keeps a file in memory by blocks, and writes each in half
  /// the time where it is written whole and once.
  private var waiting = OutputBuffer(capacity: blockLength)
  private static let blockLength = 1 << 16

  /// Creates the temporary file.
  ///
  /// A symbolic link is followed, so that the file that it names is replaced and the link stays.
  package init(path: String) throws(FileFailure) {
    self.path = Self.resolvingLink(path)
    // Links that lead in a circle name no file, and are not replaced by one.
    guard Self.linkTarget(self.path) == nil else {
      throw FileFailure(path: path, action: "write", reason: "its symbolic links lead nowhere")
    }
    guard kind(ofPath: self.path) != .directory else {
      throw FileFailure(path: path, action: "write", reason: "it is a directory")
    }
    if kind(ofPath: self.path) == .stream {
      let number = unsafe open(self.path, O_WRONLY | O_CLOEXEC)
      guard number >= 0 else { throw FileFailure(path: path, action: "write") }
      descriptor = FileDescriptor(number)
      return
    }
    let folder = Self.folder(of: self.path)
    let name = self.path.split(separator: "/").last.map(String.init) ?? "output"
    let temporary = "\(folder)/.\(name.prefix(200)).\(UInt64.random(in: 0 ... .max)).tmp"
    let number = unsafe open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard number >= 0 else { throw FileFailure(path: path, action: "write") }
    descriptor = FileDescriptor(number)
    temporaryPath = temporary
    var status = stat()
    // A file that is replaced keeps its permissions.
    if unsafe stat(self.path, &status) == 0 { _ = fchmod(number, status.st_mode & 0o7777) }
  }

  deinit {
    if let temporaryPath { _ = unsafe unlink(temporaryPath) }
  }

  /// Removes the temporary files of earlier runs for the same target that were killed. Only who keeps all others from
  /// writing there may do so.
  package static func removeLeftovers(for path: String) {
    let name = path.split(separator: "/").last.map(String.init) ?? "output"
    let (folder, start) = (folder(of: path), ".\(name.prefix(200)).")
    guard let list = unsafe opendir(folder) else { return }
    defer { unsafe closedir(list) }
    while let entry = unsafe readdir(list) {
      let file = unsafe withUnsafePointer(to: &entry.pointee.d_name) { field in
        unsafe String(cString: UnsafeRawPointer(field).assumingMemoryBound(to: CChar.self))
      }
      guard file.hasPrefix(start), file.hasSuffix(".tmp"), UInt64(file.dropFirst(start.count).dropLast(4)) != nil
      else { continue }
      _ = unsafe unlink("\(folder)/\(file)")
    }
  }

  package func write(_ bytes: ByteSlice) throws(FileFailure) {
    // A device or a pipe has no blocks, and somebody may wait for the bytes.
    guard temporaryPath != nil else { return try descriptor.write(bytes, path: path) }
    var rest = bytes
    if !waiting.isEmpty {
      let missing = min(Self.blockLength - waiting.count, rest.count)
      waiting.append(rest.slice(0, missing))
      rest = rest.slice(missing)
      if waiting.count < Self.blockLength { return }
      try writeWaiting()
    }
    let whole = rest.count & ~(Self.blockLength - 1)
    try descriptor.write(rest.slice(0, whole), path: path)
    written += whole
    waiting.append(rest.slice(whole))
    beginFlushing()
  }

  private func writeWaiting() throws(FileFailure) {
    try descriptor.write(waiting.bytes, path: path)
    written += waiting.count
    waiting.removeAll()
  }

  private func beginFlushing() {
    #if canImport(Glibc) || canImport(Musl)
      // Begun early, the writing to the disk goes on beside the work, and the end has little to wait for. To say that
      // the pages are not needed begins it. It is no more than a hint, so its failure is none.
      if written - flushed >= Self.flushLength {
        _ = posix_fadvise(descriptor.number, flushed, written - flushed, POSIX_FADV_DONTNEED)
        flushed = written
      }
    #endif
  }

  /// Whether what was written can be forgotten: a device or a pipe has handed it on.
  package var isErasable: Bool { temporaryPath != nil }

  /// Forgets what was written, as if nothing had been.
  package func erase() throws(FileFailure) {
    waiting.removeAll()
    guard ftruncate(descriptor.number, 0) == 0, lseek(descriptor.number, 0, SEEK_SET) == 0 else {
      throw FileFailure(path: path, action: "write")
    }
    written = 0
    flushed = 0
  }

  package func finish() throws(FileFailure) { try finish {} }

  /// Locks the file that is written, which keeps the lock when it takes its name.
  package func lock() throws(FileFailure) -> FileLock { try FileLock(unknown: descriptor, path: path) }

  /// Says that all bytes are there.
  ///
  /// - Parameter beforeReplacing: Done once the bytes are on the disk and before the file takes its name.
  package func finish(_ beforeReplacing: () throws(FileFailure) -> Void) throws(FileFailure) {
    guard let temporary = temporaryPath else { return }
    try writeWaiting()
    guard fsync(descriptor.number) == 0 else { throw FileFailure(path: path, action: "write") }
    try beforeReplacing()
    guard unsafe rename(temporary, path) == 0 else { throw FileFailure(path: path, action: "write") }
    temporaryPath = nil
    let folder = unsafe open(Self.folder(of: path), O_RDONLY | O_CLOEXEC)
    guard folder >= 0 else { return }
    _ = fsync(folder)
    _ = close(folder)
  }

  /// The folder that a path lies in.
  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The file that a link names; the path itself where it is none.
  package static func resolvingLink(_ path: String) -> String {
    if let resolved = unsafe realpath(path, nil) {
      defer { unsafe free(resolved) }
      return unsafe String(cString: resolved)
    }
    // A link to a file that is not there yet: it is made where the link points, and the link stays.
    var path = path
    for _ in 0..<linkDepth {
      guard let target = linkTarget(path) else { return path }
      path = target.hasPrefix("/") ? target : "\(folder(of: path))/\(target)"
    }
    return path
  }

  /// How many links in a row are followed, as systems do.
  private static let linkDepth = 40

  private static func linkTarget(_ path: String) -> String? {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
    let count = unsafe readlink(path, &buffer, buffer.count - 1)
    guard count > 0 else { return nil }
    return String(decoding: buffer.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
