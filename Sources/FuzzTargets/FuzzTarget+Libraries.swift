import Carryover
import TextStreams

extension FuzzTarget {
  /// A library file: what is read is written as it was, and everything that is done with a library leaves one.
  static let library = FuzzTarget(
    "library", "the file of a library, its verification, undo and merge",
    glance: { bytes in _ = try PersonalLibrary(document: Signing.lines(bytes)) }
  ) { bytes in
    for document in [bytes, Signing.lines(bytes)] {
      _ = try? LibraryVerification(bytes: document, name: "input")
      // Only what was cut or changed is refused; the second document has the right digest.
      guard let library = try? PersonalLibrary(document: document) else { continue }
      try library.checkReadsBack()
      var undone = library
      for receipt in library.receipts.suffix(3).reversed() { try? undone.undo(receipt: receipt.id, force: true) }
      try undone.checkReadsBack()
      var corrected = library
      for receipt in library.receipts.suffix(3) {
        try? corrected.correctUnits(ofReceipt: receipt.id, to: .pound, at: nil)
      }
      try corrected.checkReadsBack()
      let other = try SmallLibrary.make()
      let merged = library.merged(with: other).library
      try merged.checkReadsBack()
      _ = try Conversion(to: .csv).run(library)
    }
  }

  /// A bundle: what is taken is a library that can be read, and the same bundle again changes nothing.
  static let receiving = FuzzTarget(
    "receiving", "a share bundle, received into a library",
    glance: { bytes in _ = try ShareBundle(bytes: Signing.bundle(bytes)) }
  ) { bytes in
    for document in [bytes, Signing.bundle(bytes)] {
      guard let bundle = try? ShareBundle(bytes: document) else { continue }
      let again = try ShareBundle(bytes: bundle.document())
      try FuzzFinding.require(again == bundle, "a bundle says something else when it is written and read")
      for isCopy in [false, true] { try receive(bundle, asCopy: isCopy) }
    }
  }

  /// An envelope: what is read is written and read again.
  static let envelope = FuzzTarget("envelope", "an envelope of the app, with the bundle in it") { bytes in
    let envelope = try ShareEnvelope(bytes: bytes)
    let again = try ShareEnvelope(bytes: envelope.document())
    try FuzzFinding.require(again == envelope, "an envelope says something else when it is written and read")
    _ = try envelope.bundle()
  }

  private static func receive(_ bundle: ShareBundle, asCopy isCopy: Bool) throws {
    var library = try SmallLibrary.make()
    let document = OriginDocument(name: "bundle", sha256: nil)
    func take() throws -> PersonalLibrary {
      let received = try BundleImport(bundle, into: library, asCopy: isCopy)
      let plan = try received.plan(for: document, state: "")
      return try received.applying(plan, receipt: Receipt(id: .zero, action: .received))
    }
    library = try take()
    try library.checkReadsBack()
    if !isCopy { try FuzzFinding.require(try take() == library, "the same bundle again changes the library") }
    for receipt in library.receipts.reversed() where receipt.action == .received {
      try library.undo(receipt: receipt.id)
    }
    let before = try SmallLibrary.make()
    try FuzzFinding.require(library.content == before.content, "undone, the library is not what it was")
  }
}

extension PersonalLibrary {
  /// Written and read, it is the same library.
  fileprivate func checkReadsBack() throws {
    let again: PersonalLibrary
    do {
      again = try PersonalLibrary(document: document())
    } catch {
      throw FuzzFinding("a library that was written cannot be read: \(error)")
    }
    try FuzzFinding.require(again == self, "a library says something else when it is written and read")
  }
}
