import Carryover
import Foundation
import Observation

/// What an import screen shows, and what its buttons do.
///
/// A view switches over `phase`: a bar while it is `.parsing`, two buttons for `.question`, the counts and a button for
/// `.preview`, a bar while it is `.importing`, and a line for `.complete`, `.failed` and `.cancelled`.
@MainActor
@Observable
final class ImportModel {
  /// Where the import is; `nil` before a file was picked.
  private(set) var phase: ImportPhase?
  /// What is done at the moment, or was done last; a test awaits it.
  private(set) var task: Task<Void, Never>?

  /// The file, held until its owner has answered and seen what there is.
  private var history: HistoryImport?
  private let store: @Sendable ([Entity]) async throws -> Void

  /// Makes a model that stores with `store`, which is called off the main actor.
  init(store: @escaping @Sendable ([Entity]) async throws -> Void) {
    self.store = store
  }

  /// The user picked a file.
  func start(file: URL) {
    run { model in
      model.history = nil
      model.phase = .parsing(ReadingProgress())
      do throws(ReadingFailure) {
        let history = HistoryImport(try await HistoryInput(contentsOf: file))
        model.history = history
        await model.follow(history.read())
      } catch {
        model.phase = ImportPhase(error)
      }
    }
  }

  /// The user said the unit that was asked for.
  func answer(unit: LoadUnit) {
    guard case .question = phase, var history else { return }
    history.options.loadUnits = LoadUnitSchedule(unit)
    self.history = history
    // At once, so that a second tap finds no question to answer.
    phase = .parsing(ReadingProgress())
    run { [history] model in await model.follow(history.read()) }
  }

  /// The user has seen the preview, and wants it.
  func confirm() {
    guard case .preview(let preview) = phase else { return }
    history = nil
    phase = .importing(ImportProgress(totalEntities: preview.entities.count))
    run { model in await model.follow(preview.store(with: model.store)) }
  }

  /// The user does not want it, or left.
  func cancel() {
    run { model in
      model.history = nil
      // What was stored to its end before the task noticed stays complete.
      switch model.phase {
      case nil, .complete, .failed: break
      default: model.phase = .cancelled
      }
    }
  }

  private func follow(_ phases: ImportPhases) async {
    for await phase in phases { self.phase = phase }
  }

  /// Cancels what was done before, and works once that has ended, so that its phases do not come between.
  private func run(_ work: @escaping @MainActor (ImportModel) async -> Void) {
    let earlier = task
    earlier?.cancel()
    task = Task {
      await earlier?.value
      await work(self)
    }
  }
}
