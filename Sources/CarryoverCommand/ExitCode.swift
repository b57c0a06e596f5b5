/// Exit codes, as the README promises them.
enum ExitCode: Int32, CaseIterable {
  case done = 0
  case failed = 1
  case usage = 2
  case doneWithRejections = 3

  /// What it says, as help and manual tell it.
  var meaning: String {
    switch self {
    case .done: "done"
    case .failed: "failed, no file written"
    case .usage: "wrong usage, or a question only you can answer"
    case .doneWithRejections: "done, but some rows were rejected"
    }
  }
}
