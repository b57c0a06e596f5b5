#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// By what it is known that a file was changed: its size and when it was last written.
struct FileStamp: Hashable, Sendable {
  private let size: Int64
  private let seconds: Int
  private let nanoseconds: Int

  /// The stamp of an open file; `nil` where the system does not tell.
  init?(_ descriptor: FileDescriptor) {
    var status = stat()
    guard unsafe fstat(descriptor.number, &status) == 0 else { return nil }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    size = Int64(status.st_size)
    seconds = Int(time.tv_sec)
    nanoseconds = Int(time.tv_nsec)
  }
}
