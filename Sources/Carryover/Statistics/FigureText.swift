import TextStreams
import TrainingModel

/// Figures as people read them, the same on every machine.
package enum FigureText {
  /// A number with at most so many decimals, without zeros at its end and with commas between thousands where asked.
  package static func number(_ value: Double, decimals: Int = 0, isGrouped: Bool = false) -> String {
    let scale = [1.0, 10, 100, 1000][min(max(decimals, 0), 3)]
    let scaled = (value * scale).rounded()
    guard scaled.isFinite, abs(scaled) < 9e15 else { return value.description }
    let parts = Int64(scaled).magnitude.quotientAndRemainder(dividingBy: UInt64(scale))
    var text = isGrouped ? grouped("\(parts.quotient)") : "\(parts.quotient)"
    if parts.remainder > 0 {
      // The digits behind the point are those of the remainder behind a one, which keeps the zeros in front.
      var digits = "\(UInt64(scale) + parts.remainder)".dropFirst()
      while digits.hasSuffix("0") { digits.removeLast() }
      text += "." + digits
    }
    return scaled < 0 ? "-" + text : text
  }

  private static func grouped(_ digits: String) -> String {
    var text = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { text.append(",") }
      text.append(digit)
    }
    return text
  }

  /// `1 workout`, `2 workouts`.
  package static func count(_ number: Int, _ noun: String, isGrouped: Bool = false) -> String {
    "\(FigureText.number(Double(number), isGrouped: isGrouped)) \(noun)\(number == 1 ? "" : "s")"
  }

  /// `0:45`, `1:02:03`.
  package static func time(_ seconds: Double) -> String {
    let whole = Int64(min(max(seconds, 0), 9e15).rounded())
    let parts = [whole / 60 % 60, whole % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }
    return whole < 3600 ? "\(whole / 60):\(parts[1])" : "\(whole / 3600):\(parts[0]):\(parts[1])"
  }

  /// How much a record is, with the set that holds it.
  ///
  /// - Parameter unit: The unit of the figures.
  package static func record(_ record: TrainingRecord, in unit: LoadUnit, isGrouped: Bool = false) -> String {
    let amount = number(record.value, decimals: 1, isGrouped: isGrouped) + " " + unit.rawValue
    switch record.kind {
    case .heaviestLoad: return set(record)
    case .mostRepetitions: return count(record.reps ?? 0, "rep") + (load(record.load).map { " at \($0)" } ?? "")
    case .largestSetVolume, .epley, .brzycki: return "\(amount) (\(set(record)))"
    case .longestDistance: return distance(record.distance) + (record.duration.map { " in \(time($0))" } ?? "")
    case .longestDuration: return time(record.value) + (load(record.load).map { " at \($0)" } ?? "")
    }
  }

  /// `82.5 kg × 5`, as it was logged.
  private static func set(_ record: TrainingRecord) -> String {
    let load = load(record.load) ?? "no load"
    return record.reps.map { "\(load) × \($0)" } ?? load
  }

  /// `+7.5 kg` for what is added to body weight; `nil` where no load is stated.
  private static func load(_ load: Load?) -> String? {
    guard let load, let value = load.value else { return nil }
    let sign = load.kind == .added ? "+" : load.kind == .assisted ? "-" : ""
    guard value > 0 else { return nil }
    return sign + number(value, decimals: 2) + (load.unit.map { " \($0.rawValue)" } ?? "")
  }

  private static func distance(_ distance: Distance?) -> String {
    guard let distance else { return "" }
    return number(distance.value, decimals: 2) + (distance.unit.map { " \($0.rawValue)" } ?? "")
  }
}

extension RecordKind {
  /// What it is called, in a few words.
  package var words: String {
    switch self {
    case .heaviestLoad: "heaviest load"
    case .mostRepetitions: "most repetitions"
    case .largestSetVolume: "largest set volume"
    case .epley: "estimated 1RM, Epley"
    case .brzycki: "estimated 1RM, Brzycki"
    case .longestDistance: "longest distance"
    case .longestDuration: "longest time"
    }
  }
}
