#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The system's folder for temporary files.
let temporaryFolder = unsafe getenv("TMPDIR").map { unsafe String(cString: $0) } ?? "/tmp"

/// Says on standard error what went wrong, and ends the program.
func complain(_ text: String) -> Never {
  let bytes = Array("\(text)\n".utf8)
  _ = unsafe write(2, bytes, bytes.count)
  exit(1)
}

/// Removes a file, if there is one.
func remove(_ path: String) { _ = unsafe unlink(path) }

/// A path in a folder that no other run takes.
func scratchPath(_ name: String, in folder: String) -> String { "\(folder)/carryover-bench-\(getpid())-\(name)" }

/// How large a file is.
func fileSize(_ path: String) -> Int {
  var status = stat()
  return unsafe stat(path, &status) == 0 ? Int(status.st_size) : 0
}

/// The path of a program that was built together with this one.
func neighbour(_ name: String) -> String {
  let own = CommandLine.arguments.first ?? ""
  guard let slash = own.lastIndex(of: "/") else { return name }
  return own[...slash] + name
}
