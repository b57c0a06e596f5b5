import TextStreams
import TrainingModel

/// The written form of sets, load first and always with its unit: `100 kg x 5 @ RPE 8 (warm-up)`.
///
/// What the form cannot show is left out: front matter says it. Values that no person writes (a negative load, a number
/// that is none) are among that.
enum NotesSetText {
  /// A set without its note, as it stands behind the bullet.
  ///
  /// - Parameters:
  ///   - statesKind: Whether working sets say that they are, as they must where all else is a warm-up.
  ///   - reps: What stands for its repetitions, where that is more than their number.
  static func text(of set: LoggedSet, statesKind: Bool, reps: String? = nil) -> String {
    let isPlanned = isPlanned(set)
    let measures = isPlanned ? set.target.map(text) ?? "" : measures(of: set, reps: reps)
    let efforts = isPlanned ? [] : efforts(of: set)
    var words = words(of: set, isPlanned: isPlanned)
    if statesKind, set.kind == .working { words.insert("working", at: 0) }
    // A load alone may be that of the sets below, and an effort alone that of those above.
    if !isPlanned, words.isEmpty, measures.isEmpty || efforts.isEmpty && amount(of: set, reps: reps).isEmpty {
      words = ["done"]
    }
    var parts = [measures] + efforts
    if !words.isEmpty { parts.append("(" + words.joined(separator: ", ") + ")") }
    parts.removeAll(where: \.isEmpty)
    return (isPlanned ? "[ ] " : "") + parts.joined(separator: " ")
  }

  /// Whether a set is one that was meant and has nothing of what was done.
  static func isPlanned(_ set: LoggedSet) -> Bool {
    guard !set.isCompleted, let target = set.target, !text(of: target).isEmpty else { return false }
    return measures(of: set).isEmpty && set.rpe == nil && set.rir == nil && set.partialReps == nil
      && set.holdTime == nil && set.pace == nil && set.restAfter == nil && !set.isApproximate
  }

  // MARK: What was done

  private static func measures(of set: LoggedSet, reps: String? = nil) -> String {
    let text = joined(load: set.load.flatMap(text), amount(of: set, reps: reps, isBare: isLoaded(set)))
    return set.isApproximate && !text.isEmpty ? "~" + text : text
  }

  private static func isLoaded(_ set: LoggedSet) -> Bool { set.load.flatMap(text) != nil }

  private static func amount(of set: LoggedSet, reps: String?, isBare: Bool = false) -> String {
    let count = set.reps.flatMap { isCount($0) ? "\($0)" : nil }
    return amount(
      reps: reps ?? count, distance: set.distance.flatMap(text), duration: set.duration, isBare: isBare)
  }

  private static func efforts(of set: LoggedSet) -> [String] {
    var efforts: [String] = []
    if let rpe = set.rpe, isEffort(rpe) {
      efforts.append("@ RPE \(number(rpe))" + (set.rpeUpper.flatMap { isEffort($0) ? "-\(number($0))" : nil } ?? ""))
    }
    if let rir = set.rir, isEffort(rir) { efforts.append("@ RIR \(number(rir))") }
    return efforts
  }

  private static func words(of set: LoggedSet, isPlanned: Bool) -> [String] {
    var words: [String] = []
    switch set.kind {
    case .warmup: words.append("warm-up")
    case .drop: words.append("drop")
    case .working, .unknown: break
    }
    if set.toFailure { words.append("to failure") }
    switch set.side {
    case .left: words.append("left")
    case .right: words.append("right")
    case .unknown, nil: break
    }
    if isPlanned { return words }
    if let count = set.partialReps, isCount(count) { words.append("\(count) partial reps") }
    if let hold = set.holdTime.flatMap(seconds) { words.append("held \(hold)") }
    if let pace = set.pace.flatMap(clock) { words.append("pace \(pace)/km") }
    if let rest = set.restAfter.flatMap(seconds) { words.append("rest \(rest)") }
    if let target = set.target.map(text), !target.isEmpty { words.append("target \(target)") }
    if !set.isCompleted { words.append("skipped") }
    return words
  }

  // MARK: What was meant

  /// A target as the form has it, empty where the form can say nothing of it.
  static func text(of target: Target) -> String {
    let load = target.load.flatMap(text) ?? target.loadPercent.flatMap { isMeasure($0) ? number($0) + "%" : nil }
    let amount = amount(
      reps: target.reps.flatMap { isTargetReps($0) ? $0 : nil }, distance: target.distance.flatMap(text),
      duration: target.duration, isBare: load != nil)
    var text = joined(load: load, amount)
    if let rpe = target.rpe, isEffort(rpe) { text += (text.isEmpty ? "" : " ") + "@ RPE \(number(rpe))" }
    return text
  }

  /// Whether a target's repetitions are a number, a range, a minimum, or as many as possible.
  private static func isTargetReps(_ text: String) -> Bool {
    if text == "AMRAP" { return true }
    var parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    if parts.count == 1, parts[0].last == UInt8(ascii: "+") { parts[0] = parts[0].dropLast() }
    return parts.count <= 2 && parts.allSatisfy { (1...4).contains($0.count) && $0.allSatisfy { 48...57 ~= $0 } }
  }

  // MARK: Measures

  /// `5 reps`, `2.5 km in 12:30`, `45 s`.
  ///
  /// - Parameter isBare: Whether a load stands before it, so that repetitions need no noun.
  private static func amount(reps: String?, distance: String?, duration: Double?, isBare: Bool) -> String {
    var parts: [String] = []
    if let reps {
      let isWhole = isBare || reps.utf8.first.map { !(48...57 ~= $0) } ?? true
      parts.append(isWhole ? reps : reps + (reps == "1" ? " rep" : " reps"))
    }
    if let distance { parts.append(distance) }
    let text = parts.joined(separator: ", ")
    if text.isEmpty { return duration.flatMap(seconds) ?? "" }
    return duration.flatMap(clock).map { "\(text) in \($0)" } ?? text
  }

  /// `100 kg x 5`, `20 kg x 40 metres in 0:45`.
  private static func joined(load: String?, _ amount: String) -> String {
    guard let load else { return amount }
    return amount.isEmpty ? load : "\(load) x \(amount)"
  }

  static func text(of load: Load) -> String? {
    if load.kind == .bodyweight { return "BW" }
    guard let value = load.value, isMeasure(value) else { return nil }
    let unit: String? =
      switch load.unit {
      case .kilogram: "kg"
      case .pound: "lb"
      case .unknown, nil: nil
      }
    // A word that no other number has before it says that nobody stated the unit.
    let amount = unit.map { "\(number(value)) \($0)" } ?? "load \(number(value))"
    switch load.kind {
    case .added: return "BW+\(amount)"
    case .assisted: return "BW-\(amount)"
    default: return amount
    }
  }

  private static func text(of distance: Distance) -> String? {
    guard isMeasure(distance.value) else { return nil }
    let value = number(distance.value)
    switch distance.unit {
    // The letter alone stands for minutes and miles, too.
    case .meter: return "\(value) \(distance.value == 1 ? "metre" : "metres")"
    case .unknown, nil: return "distance \(value)"
    case .some(let unit): return "\(value) \(unit.rawValue)"
    }
  }

  /// `45 s`; whole minutes as such: `20 min`.
  static func seconds(_ seconds: Double) -> String? {
    guard isMeasure(seconds) else { return nil }
    if seconds >= 120, seconds.truncatingRemainder(dividingBy: 60) == 0 { return "\(number(seconds / 60)) min" }
    return "\(number(seconds)) s"
  }

  /// `12:30`, `1:02:05`, `0:45.5`.
  private static func clock(_ seconds: Double) -> String? {
    guard isMeasure(seconds), seconds < 1e9 else { return nil }
    let whole = Int(seconds)
    var fraction = number(seconds)
    if let point = fraction.utf8.firstIndex(of: UInt8(ascii: ".")) {
      fraction = String(fraction[point...])
    } else {
      fraction = ""
    }
    let (hours, minutes) = (whole / 3600, whole / 60 % 60)
    let last = "\(two(whole % 60))\(fraction)"
    return hours == 0 ? "\(minutes):\(last)" : "\(hours):\(two(minutes)):\(last)"
  }

  private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  /// The shortest decimal that reads back as the same number.
  static func number(_ number: Double) -> String {
    var buffer = OutputBuffer(capacity: 64)
    buffer.append(number)
    return buffer.bytes.string
  }

  /// Whether a number is one that is written without a sign and without an exponent.
  private static func isMeasure(_ number: Double) -> Bool { number == 0 ? number.sign == .plus : 1e-6..<1e12 ~= number }

  private static func isEffort(_ number: Double) -> Bool { isMeasure(number) && number <= 10 }

  /// Whether somebody can have counted that far.
  static func isCount(_ number: Int) -> Bool { 0..<1_000_000_000 ~= number }
}
