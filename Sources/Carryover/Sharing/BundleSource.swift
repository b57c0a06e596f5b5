import TextStreams

/// Reads the entities of a bundle, in the memory of the bundle: nothing of it is handed on before all of it is known to
/// be right.
final class BundleSource: EntitySource {
  private let input: InputSource
  private let options: ReadingOptions
  private(set) var summary: SourceSummary

  init(input: InputSource, options: ReadingOptions) {
    self.input = input
    self.options = options
    summary = SourceSummary(file: input.name, format: "bundle", dialect: "a share bundle")
    summary.byteCount = input.count
  }

  func next() throws(ReadingFailure) -> [Entity]? {
    guard summary.bundle == nil else { return nil }
    var log = DiagnosticLog()
    let bundle = try BundleReading.read(input, options) { log.add($0) }
    summary.log = log
    summary.bundle = bundle
    summary.dialect = "a shared \(bundle.kind.words)"
    summary.bytesRead = input.count
    return bundle.content.entities
  }
}
