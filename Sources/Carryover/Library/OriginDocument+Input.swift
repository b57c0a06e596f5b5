package import TextStreams

extension OriginDocument {
  /// Names a file by its name and the SHA-256 of its bytes.
  package init(_ input: InputSource) throws(ReadingFailure) {
    var hash = SHA256()
    var chunk: [UInt8] = []
    var offset: UInt64 = 0
    do {
      while true {
        let count = try input.read(at: offset, into: &chunk, capacity: 1 << 16)
        if count == 0 { break }
        chunk.withByteSlice { hash.update($0.slice(0, count)) }
        offset += UInt64(count)
      }
    } catch {
      throw ReadingFailure(error)
    }
    let name = input.name.split(separator: "/").last.map(String.init)
    self.init(name: name, sha256: hash.hexadecimal)
  }
}
