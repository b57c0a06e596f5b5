import Carryover

/// A set as the expectation of a log writes it: words in any order, what was planned after a question mark.
///
/// `100kg x5 @8 warmup`, `+25kg x8`, `-20kg x6`, `45s`, `5km 24:30`, `x8 left fail`, `? x8-12 80kg`, `x9 ? x5+`.
/// Body weight alone (`bw`) says no more than a set without a load does.
struct SetWords: Hashable, CustomStringConvertible {
  /// What was done, sorted.
  var done: [String]
  /// What was planned, sorted.
  var planned: [String]

  /// Reads a set of an expectation.
  init(_ text: Substring) {
    let halves = text.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    done = Self.words(halves[0])
    planned = halves.count > 1 ? Self.words(halves[1]) : []
    if halves.count > 1, done.isEmpty { done = ["open"] }
  }

  /// Describes a set that was read.
  init(_ set: LoggedSet) {
    var words = Self.words(set.load) + Self.words(set.distance)
    if let reps = set.reps { words.append("x\(reps)") }
    if let seconds = set.duration ?? set.holdTime { words.append(shortest(seconds) + "s") }
    if let rpe = set.rpe { words.append("@" + shortest(rpe) + (set.rpeUpper.map { "-" + shortest($0) } ?? "")) }
    if let rir = set.rir { words.append("rir" + shortest(rir)) }
    if set.kind != .working { words.append(set.kind.rawValue) }
    if let side = set.side { words.append(side.rawValue) }
    if set.toFailure { words.append("fail") }
    if set.isApproximate { words.append("~") }
    if !set.isCompleted { words.append("open") }
    done = words.sorted()
    planned = set.target.map(Self.words) ?? []
  }

  /// What was done, a question mark, what was planned.
  var description: String {
    (done + (planned.isEmpty ? [] : ["?"]) + planned).joined(separator: " ")
  }

  private static func words(_ text: Substring) -> [String] {
    text.split(separator: " ").map(String.init).filter { $0 != "bw" }.map(seconds).sorted()
  }

  /// `1:30` as `90s`; any other word as it is.
  private static func seconds(_ word: String) -> String {
    let parts = word.split(separator: ":").map { Int($0) }
    guard parts.count > 1, !parts.contains(nil) else { return word }
    return "\(parts.reduce(0) { $0 * 60 + ($1 ?? 0) })s"
  }

  private static func words(_ load: Load?) -> [String] {
    guard let load, let value = load.value else { return [] }
    let signs: [LoadKind: String] = [.added: "+", .assisted: "-", .bodyweight: "bw"]
    return [(signs[load.kind] ?? "") + shortest(value) + (load.unit?.rawValue ?? "")]
  }

  private static func words(_ distance: Distance?) -> [String] {
    distance.map { [shortest($0.value) + ($0.unit?.rawValue ?? "")] } ?? []
  }

  private static func words(_ target: Target) -> [String] {
    var words = words(target.load) + words(target.distance)
    if let reps = target.reps { words.append("x" + reps) }
    if let percent = target.loadPercent { words.append(shortest(percent) + "%") }
    if let rpe = target.rpe { words.append("@" + shortest(rpe)) }
    if let seconds = target.duration { words.append(shortest(seconds) + "s") }
    return words.sorted()
  }
}

/// A number without a needless `.0`.
func shortest(_ value: Double) -> String {
  let text = "\(value)"
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}
