import Carryover
import Foundation
import Observation

/// What a screen shows of something that a friend shared, and what its buttons do.
///
/// A view lists the items of `plan`, each with its choices, and has a button to take what is there. The library's file is
/// locked only while it is replaced; where somebody else changed it in between, the plan is made anew and shown again.
@MainActor
@Observable
final class ReceivingModel {
  /// What would be done; `nil` before a bundle was opened and once it was taken.
  private(set) var plan: ImportPlan?
  /// Why the bundle was refused.
  private(set) var failure: ReadingFailure?

  private let file: LibraryFile
  private var bundle: ShareBundle?
  private var document = OriginDocument()

  /// Makes a model for the library of the person who receives.
  init(library file: LibraryFile) {
    self.file = file
  }

  /// The user opened a bundle that came as a file, by mail or from another device.
  func open(_ url: URL) {
    (plan, failure) = (nil, nil)
    do throws(ReadingFailure) {
      let bundle = try ShareBundle(path: url.path)
      let library = try file.read()
      document = OriginDocument(name: url.lastPathComponent)
      self.bundle = bundle
      plan = try BundleImport(bundle, into: library).plan(for: document, state: library.state)
    } catch {
      failure = error
    }
  }

  /// The user chose what becomes of an item.
  func choose(_ decision: ImportDecision, forItem index: Int) {
    guard let plan, plan.items.indices.contains(index), plan.items[index].decisions.contains(decision) else { return }
    self.plan?.items[index].decision = decision
  }

  /// The user takes what is there.
  ///
  /// - Returns: Whether it was taken; where the library is another by now, there is a new plan to look at.
  @discardableResult
  func confirm(at date: Instant?) -> Bool {
    guard let bundle, let plan else { return false }
    do throws(ReadingFailure) {
      let locked = try file.lock()
      guard let library = locked.library else { return false }
      let received = try BundleImport(bundle, into: library)
      guard library.state == plan.libraryState else {
        self.plan = try received.plan(for: document, state: library.state)
        return false
      }
      var receipt = Receipt(id: .zero, action: .received, date: date)
      receipt.document = document
      let changed = try received.applying(plan, receipt: receipt)
      if changed != library { try locked.replace(with: changed) }
      self.plan = nil
      return true
    } catch {
      failure = error
      return false
    }
  }
}
