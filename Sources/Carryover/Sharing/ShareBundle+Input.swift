package import TextStreams

extension ShareBundle {
  /// Reads a bundle's document from an input, which can be read again.
  package init(
    input: InputSource, options: ReadingOptions = ReadingOptions(),
    noting note: @escaping (Diagnostic) -> Void = { _ in }
  ) throws(ReadingFailure) {
    self = try BundleReading.read(input, options, noting: note)
  }
}
