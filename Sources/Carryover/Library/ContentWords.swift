/// Training content in words for people: `100 kg × 5`, `1:30`, `RPE 8 → 9`.
enum ContentWords {
  /// A number without a needless fraction.
  static func number(_ number: Double) -> String { Int(exactly: number).map(String.init) ?? "\(number)" }

  /// `1 set`, `3 sets`.
  static func sets(_ count: Int) -> String { count == 1 ? "1 set" : "\(count) sets" }

  /// A time of a set: `1:30`, `1:05:00`, `0:02.5`.
  static func time(_ seconds: Double) -> String {
    guard let (whole, fraction) = parts(of: seconds) else { return "\(number(seconds)) s" }
    let (hours, minutes) = (whole / 3600, whole / 60 % 60)
    let head = hours > 0 ? "\(hours):\(twoDigits(minutes))" : "\(minutes)"
    return "\(head):\(twoDigits(whole % 60))\(fraction)"
  }

  /// A time of a session: `1h 5m`, `36s`.
  static func longTime(_ seconds: Double) -> String {
    guard let (whole, fraction) = parts(of: seconds) else { return "\(number(seconds))s" }
    var words: [String] = []
    if whole >= 3600 { words.append("\(whole / 3600)h") }
    if whole / 60 % 60 > 0 { words.append("\(whole / 60 % 60)m") }
    if whole % 60 > 0 || !fraction.isEmpty || words.isEmpty { words.append("\(whole % 60)\(fraction)s") }
    return words.joined(separator: " ")
  }

  /// Whole seconds, and the rest as `.5`; `nil` for what no clock shows.
  private static func parts(of seconds: Double) -> (whole: Int, fraction: String)? {
    guard seconds >= 0, seconds < 1e9 else { return nil }
    let milliseconds = Int((seconds * 1000).rounded())
    var fraction = "\(milliseconds % 1000 + 1000)".dropFirst()
    while fraction.last == "0" { fraction.removeLast() }
    return (milliseconds / 1000, fraction.isEmpty ? "" : ".\(fraction)")
  }

  private static func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  /// `100 kg`, `+20 kg`, `−15 kg`, `body weight`.
  static func load(_ load: Load) -> String {
    let unit = load.unit.map { " \($0.rawValue)" } ?? ""
    guard let value = load.value.map({ number($0) + unit }) else {
      return load.kind == .bodyweight ? "body weight" : "\(load.kind.rawValue) load"
    }
    return switch load.kind {
    case .external: value
    case .added: "+\(value)"
    case .assisted: "−\(value)"
    case .bodyweight: "body weight \(value)"
    case .unknown(let kind): "\(value) \(kind)"
    }
  }

  /// `500 m`.
  static func distance(_ distance: Distance) -> String {
    number(distance.value) + (distance.unit.map { " \($0.rawValue)" } ?? "")
  }

  /// What was done in a set: `100 kg × 5`, `500 m, 1:30`; `no entry` where nothing was written down.
  static func measures(of set: LoggedSet) -> String {
    var words: [String] = []
    switch (set.load.map(load), set.reps) {
    case (let load?, let reps?): words.append("\(load) × \(reps)")
    case (let load?, nil): words.append(load)
    case (nil, let reps?): words.append(reps == 1 ? "1 rep" : "\(reps) reps")
    case (nil, nil): break
    }
    if let distance = set.distance { words.append(self.distance(distance)) }
    if let duration = set.duration { words.append(time(duration)) }
    return words.isEmpty ? "no entry" : words.joined(separator: ", ")
  }

  /// A whole set: `warm-up, 60 kg × 10`, `100 kg × 5, RPE 9, to failure`.
  static func set(_ set: LoggedSet) -> String {
    var words = set.kind == .working ? [] : [kind(set.kind.rawValue)]
    words.append(measures(of: set))
    if let rpe = set.rpe { words.append("RPE \(number(rpe))") }
    if let side = set.side { words.append(side.rawValue) }
    if set.toFailure { words.append("to failure") }
    if !set.isCompleted { words.append("not completed") }
    return words.joined(separator: ", ")
  }

  private static func kind(_ rawValue: String) -> String { rawValue == SetKind.warmup.rawValue ? "warm-up" : rawValue }

  /// A field's value, whole.
  static func value(_ value: ContentValue, of field: String) -> String {
    switch value {
    case .text(let text): field == "kind" ? kind(text) : text
    case .name(let text): text
    case .number(let number): times.contains(field) ? time(number) : self.number(number)
    case .flag(let isSet): isSet ? "yes" : "no"
    case .load(let load): self.load(load)
    case .distance(let distance): self.distance(distance)
    case .texts(let texts): texts.joined(separator: ", ")
    case .measurables(let list): list.map(measurable).joined(separator: ", ")
    }
  }

  private static func measurable(_ measurable: Measurable) -> String {
    [measurable.name, measurable.value.map(number), measurable.text, measurable.unit].compactMap(\.self)
      .joined(separator: " ")
  }

  private static let times: Set<String> = [
    "duration", "restAfter", "restPeriod", "holdTime", "pace", "target.duration",
  ]

  /// A field's name: `RPE`, `heart rate`, `target reps`.
  static func name(of field: String) -> String {
    if let name = names[field] { return name }
    var words = ""
    for character in field {
      if character == "." {
        words += " "
      } else if character.isUppercase {
        words += " " + character.lowercased()
      } else {
        words.append(character)
      }
    }
    return words
  }

  private static let names = [
    "rpe": "RPE", "rpeUpper": "upper RPE", "rir": "repetitions in reserve", "target.rpe": "target RPE",
    "isCompleted": "completed", "isApproximate": "approximate", "isUnilateral": "unilateral", "restAfter": "rest after",
    "bodyweight": "body weight", "planDayName": "plan day", "restPeriod": "rest period",
    "painTags": "pain",
  ]

  /// A text of a file on one line, cut where it is long.
  static func brief(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return line.count > 60 ? line.prefix(59) + "…" : line
  }

  /// A field that became another: `RPE 8 → 9`, `notes changed`, `title: Leg Day → Legs` where `mark` is a colon.
  static func change(of field: String, _ old: String?, _ new: String?, mark: String = "") -> String {
    let name = name(of: field)
    if field == "notes" { return "\(name) \(old == nil ? "added" : new == nil ? "removed" : "changed")" }
    return "\(name)\(mark) \(old.map(brief) ?? "none") → \(new.map(brief) ?? "none")"
  }
}
