package import Carryover

/// A training plan read to its end.
package struct ReadPlan: Sendable {
  package var library: Library
  package var summary: SourceSummary

  package var program: Program? { library.programs.first }
  package var exercises: [ExerciseInstance] { library.workouts.flatMap(\.exercises) }
  package var codes: [String] { summary.log.diagnostics.map(\.code.identifier) }

  /// Every name and every note in it, a line each.
  package var texts: [String] {
    let programs = library.programs.flatMap { [$0.name, $0.notes ?? ""] }
    let workouts = library.workouts.flatMap { [$0.name, $0.notes ?? ""] }
    let groups = exercises.flatMap(\.setGroups).map { $0.notes ?? "" }
    return programs + workouts + exercises.flatMap { [$0.name, $0.notes ?? ""] } + groups
  }
}

/// Reads a plan from bytes.
package func readPlan(
  _ bytes: [UInt8], options: ReadingOptions = ReadingOptions(), format: InputFormat? = .plan, chunkSize: Int = 1 << 16
) throws -> ReadPlan {
  var options = options
  options.chunkSize = chunkSize
  var reader = try HistoryReader(bytes: bytes, name: "plan", format: format, options: options)
  let library = try reader.library()
  return ReadPlan(library: library, summary: reader.summary)
}

/// Reads a plan from text.
package func readPlan(_ text: String, options: ReadingOptions = ReadingOptions()) throws -> ReadPlan {
  try readPlan(Array(text.utf8), options: options)
}

/// What a group of planned sets says, as the documentation writes it.
package func words(_ group: SetGroup) -> String {
  var parts = ["\(group.sets) \(group.sets == 1 ? "set" : "sets")"]
  if let reps = group.reps { parts.append("\(reps) reps") }
  if let seconds = group.duration { parts.append("\(number(seconds)) s") }
  if let distance = group.distance { parts.append("\(number(distance.value)) \(distance.unit?.rawValue ?? "")") }
  if let load = group.load { parts.append(words(load)) }
  if let seconds = group.restPeriod { parts.append("rest \(number(seconds)) s") }
  if let rpe = group.rpe { parts.append("RPE \(number(rpe))") }
  return parts.joined(separator: ", ")
}

private func words(_ load: Load) -> String {
  guard let value = load.value else { return "body weight" }
  let kind = load.kind == .external ? "" : "\(load.kind.rawValue) "
  return kind + number(value) + (load.unit.map { " \($0.rawValue)" } ?? "")
}

private func number(_ value: Double) -> String {
  value == value.rounded() ? "\(Int(value))" : "\(value)"
}
