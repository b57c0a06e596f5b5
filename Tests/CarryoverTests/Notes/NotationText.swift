import Testing

@testable import Carryover

/// A line, what is settled around it, and the sets that a person reads from it.
struct NotationRow: Sendable, CustomTestStringConvertible {
  var text: String
  /// Letters: u under an exercise, l with 60 kg stated, b body weight, t timed, d distance, p planned.
  var around: String
  var expected: String

  init(_ text: String, _ expected: String, _ around: String = "u") {
    self.text = text
    self.expected = expected
    self.around = around
  }

  var testDescription: String { text }

  var context: NotationContext {
    var context = NotationContext()
    context.isUnderExercise = !around.isEmpty
    if around.contains("l") { context.statedLoad = Load(value: 60, unit: .kilogram) }
    context.isBodyweightExercise = around.contains("b")
    context.isTimedExercise = around.contains("t")
    context.isDistanceExercise = around.contains("d")
    context.isPlanned = around.contains("p")
    return context
  }

  var read: String { NotationReader().read(text, in: context).map(NotationText.reading) ?? "none" }
}

/// Readings in one line each, so that tables stay readable.
enum NotationText {
  static func reading(_ reading: NotationReading) -> String {
    var parts: [String] = []
    if !reading.name.isEmpty { parts.append(reading.name + ":") }
    parts.append(sets(reading.sets))
    if reading.isUnilateral { parts.append("each") }
    if let rest = reading.restPeriod { parts.append("rest \(number(rest))") }
    if let note = reading.note { parts.append("— \(note)") }
    return parts.joined(separator: " ") + reading.further.map { "; " + Self.reading($0) }.joined()
  }

  /// `3* 100kg x5, 90kg x6 drop`.
  static func sets(_ sets: [LoggedSet]) -> String {
    var groups: [(text: String, count: Int)] = []
    for set in sets.map(Self.set) {
      if groups.last?.text == set { groups[groups.count - 1].count += 1 } else { groups.append((set, 1)) }
    }
    return groups.map { $0.count > 1 ? "\($0.count)* \($0.text)" : $0.text }.joined(separator: ", ")
  }

  private static func set(_ set: LoggedSet) -> String {
    var parts = measures(set.load, set.reps.map(String.init), set.duration, set.distance, set.rpe)
    if let upper = set.rpeUpper { parts.append("to \(number(upper))") }
    if let rir = set.rir { parts.append("RIR \(number(rir))") }
    if let pace = set.pace { parts.append("\(number(pace))s/km") }
    if let rate = set.heartRate { parts.append("\(number(rate))bpm") }
    if let height = set.height { parts.append("height \(number(height))") }
    if let band = set.bandColor { parts.append("\(band) band") }
    if set.kind != .working { parts.append(set.kind.rawValue) }
    if set.toFailure { parts.append("failure") }
    if let side = set.side { parts.append(side.rawValue) }
    if set.isApproximate { parts.append("about") }
    if !set.isCompleted { parts.append("open") }
    if let target = set.target { parts.append("[\(Self.target(target))]") }
    return parts.isEmpty ? "a set" : parts.joined(separator: " ")
  }

  private static func target(_ target: Target) -> String {
    var parts = measures(target.load, target.reps, target.duration, target.distance, target.rpe)
    if let percent = target.loadPercent { parts.append("\(number(percent))%") }
    return parts.joined(separator: " ")
  }

  private static func measures(
    _ load: Load?, _ reps: String?, _ duration: Double?, _ distance: Distance?, _ rpe: Double?
  ) -> [String] {
    var parts: [String] = []
    if let load { parts.append(self.load(load)) }
    if let reps { parts.append("x\(reps)") }
    if let duration { parts.append("\(number(duration))s") }
    if let distance { parts.append(number(distance.value) + (distance.unit?.rawValue ?? "")) }
    if let rpe { parts.append("@\(number(rpe))") }
    return parts
  }

  private static func load(_ load: Load) -> String {
    if load.kind == .bodyweight { return "BW" }
    let sign = load.kind == .added ? "+" : load.kind == .assisted ? "-" : ""
    return sign + (load.value.map(number) ?? "") + (load.unit?.rawValue ?? "")
  }

  private static func number(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e9 ? String(Int(value)) : String(value)
  }
}
