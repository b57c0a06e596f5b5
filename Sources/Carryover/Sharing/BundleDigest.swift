package import TextStreams

/// The checksum of a bundle: the SHA-256 of its members and, of its lists, their elements, in the order in which they
/// stand, each as `name:value` and a line feed, without white space between the tokens and without `digest` itself.
///
/// So a bundle may be laid out anew, and what this version does not know is protected, too. MUST NOT CHANGE within a
/// version.
package struct BundleDigest {
  private var hash = SHA256()

  package init() {}

  /// Adds a member, or an element of the list that it is.
  package mutating func update(_ name: String, _ value: ByteSlice) {
    var line = Array(name.utf8)
    line.append(UInt8(ascii: ":"))
    line.reserveCapacity(line.count + value.count + 1)
    var isInString = false
    var isEscaped = false
    for index in 0..<value.count {
      let byte = value[index]
      if isInString {
        isInString = isEscaped || byte != UInt8(ascii: "\"")
        isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
      } else {
        if [0x20, 0x09, 0x0A, 0x0D].contains(byte) { continue }
        isInString = byte == UInt8(ascii: "\"")
      }
      line.append(byte)
    }
    line.append(0x0A)
    line.withByteSlice { hash.update($0) }
  }

  /// The checksum as the document says it.
  package var text: String { "sha256:" + hash.hexadecimal }
}
