import Carryover
import Foundation

extension Option {
  fileprivate static let envelope = Option(
    name: "--envelope", value: .oneOf(ShareEnvelope.Form.allCases.map(\.rawValue), "FORM"),
    help: "put the bundle into a chat message or a feed post of Gym App")
}

/// The options by which a bundle is put into an envelope.
struct EnvelopeOptions {
  static let declared: [Option] = [.envelope, .timeZone]

  private let form: ShareEnvelope.Form?
  private let zone: TimeZone?

  init(_ arguments: Arguments) throws(UsageError) {
    form = arguments.value(.envelope).flatMap { ShareEnvelope.Form(rawValue: $0) }
    zone = try arguments.timeZone
    if zone != nil, form == nil { throw UsageError(message: "--time-zone is for --envelope: a bundle needs none") }
  }

  /// What is written: the bundle's document, or an envelope with it.
  ///
  /// - Parameter note: Is told of what Gym App does not see of it.
  func document(
    of bundle: ShareBundle, noting note: (Diagnostic) -> Void
  ) throws(ReadingFailure) -> [UInt8] {
    guard let form else { return bundle.document() }
    return try ShareEnvelope(form, sharing: bundle, in: zone, noting: note).document()
  }
}
