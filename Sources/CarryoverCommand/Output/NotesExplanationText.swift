import Carryover

/// A document of notes with what each line was taken for.
enum NotesExplanationText {
  /// A line of the document each, what it was taken for before it and its sets below it.
  static func text(_ explanation: NotesExplanation, style: TextStyle) -> String {
    let width = "\(explanation.lines.last?.number ?? 1)".utf8.count
    return explanation.lines.map { line in
      let number = String(repeating: " ", count: max(0, width - "\(line.number)".utf8.count)) + "\(line.number)"
      var text = "\(number)  \(style.bold(Prose.padded(line.use.rawValue, 8)))  \(Terminal.safeLine(line.text))\n"
      for exercise in line.exercises where !exercise.sets.isEmpty {
        let sets = grouped(exercise.sets.map(words)).joined(separator: ", ")
        text += String(repeating: " ", count: width + 12) + "→ \(Terminal.safeLine(exercise.name)): \(sets)\n"
      }
      return text
    }.joined()
  }

  /// The same for programs.
  static func json(_ explanation: NotesExplanation, file: String) -> String {
    var json = JSONText()
    json.object {
      $0.array("lines", explanation.lines) { json, line in
        json.object {
          $0.member("line", line.number)
          $0.member("text", line.text)
          $0.member("use", line.use.rawValue)
          $0.member("session", line.start.map { "\($0)" })
          $0.array("exercises", line.exercises) { json, exercise in
            json.object {
              $0.member("name", exercise.name)
              $0.strings("sets", exercise.sets.map(words))
            }
          }
        }
      }
      $0.diagnostics(explanation.log, file: file)
    }
    return json.text
  }

  /// The same set several times, once with how often.
  private static func grouped(_ sets: [String]) -> [String] {
    var groups: [(text: String, count: Int)] = []
    for set in sets {
      if let last = groups.last, last.text == set {
        groups[groups.count - 1].count += 1
      } else {
        groups.append((set, 1))
      }
    }
    return groups.map { $0.count > 1 ? "\($0.count) times \($0.text)" : $0.text }
  }

  /// A set in words: `100 kg x 5, RPE 8`.
  private static func words(_ set: LoggedSet) -> String {
    var parts: [String] = []
    let load = set.load.flatMap(words)
    let reps = set.reps.map { "\($0)" }
    if load != nil || reps != nil { parts.append([load, reps].compactMap(\.self).joined(separator: " x ")) }
    if load == nil, reps != nil { parts[0] += " reps" }
    if let distance = set.distance { parts.append("\(number(distance.value)) \(distance.unit?.rawValue ?? "")") }
    if let seconds = set.duration { parts.append("\(number(seconds)) s") }
    if let rpe = set.rpe { parts.append("RPE \(number(rpe))" + (set.rpeUpper.map { "-\(number($0))" } ?? "")) }
    if let rir = set.rir { parts.append("RIR \(number(rir))") }
    if set.kind != .working { parts.append(set.kind.rawValue) }
    if set.toFailure { parts.append("to failure") }
    if let side = set.side { parts.append(side.rawValue) }
    if set.isApproximate { parts.append("about") }
    if let target = set.target { parts.append("planned " + words(target)) }
    if !set.isCompleted { parts.append("not done") }
    return parts.joined(separator: ", ")
  }

  private static func words(_ load: Load) -> String? {
    let value = load.value.map { number($0) + (load.unit.map { " \($0.rawValue)" } ?? "") }
    switch load.kind {
    case .added: return value.map { "body weight + \($0)" } ?? "body weight"
    case .assisted: return value.map { "body weight - \($0)" } ?? "body weight"
    case .bodyweight: return "body weight"
    default: return value
    }
  }

  private static func words(_ target: Target) -> String {
    var parts: [String] = []
    if let load = target.load.flatMap(words) { parts.append(load) }
    if let percent = target.loadPercent { parts.append("\(number(percent)) %") }
    if let reps = target.reps { parts.append("x \(reps)") }
    if let seconds = target.duration { parts.append("\(number(seconds)) s") }
    if let distance = target.distance { parts.append("\(number(distance.value)) \(distance.unit?.rawValue ?? "")") }
    if let rpe = target.rpe { parts.append("RPE \(number(rpe))") }
    return parts.joined(separator: " ")
  }

  private static func number(_ value: Double) -> String {
    value == value.rounded() ? Prose.whole(value) : "\(value)"
  }
}
