/// What a planned set asks for.
enum PlanQuantity: Hashable {
  /// Repetitions: `5`, `8-12`, `5+`, `AMRAP`.
  case reps(String)
  /// Repetitions set by set: `12/10/8`.
  case list([String])
  /// What stands where repetitions would and is none: `heavy`.
  case words(String)
  /// Seconds set by set: `30/45/60 s`.
  case durations([Double])
  /// Seconds.
  case duration(Double)
  /// A distance.
  case distance(Distance)
  /// A load, where repetitions stood before it: `5 x 80 kg`.
  case load(Load)
}

// The values that stand in a line: each function reads one that begins at a token, and says where it ends.
extension PlanWords {
  /// A whole number, or two with a dash between them.
  func range(_ index: Int) -> (low: Int, high: Int?, end: Int)? {
    guard let low = whole(index) else { return nil }
    guard sign(index + 1) == "-" || word(index + 1) == "to", let high = whole(index + 2), high > low,
      loadUnit(index + 3) == nil, sign(index + 3) != "-", sign(index + 3) != "%"
    else { return (low, nil, index + 1) }
    return (low, high, index + 3)
  }

  /// The range's text.
  private static func text(_ range: (low: Int, high: Int?, end: Int)) -> String {
    range.high.map { "\(range.low)-\($0)" } ?? "\(range.low)"
  }

  func loadUnit(_ index: Int) -> LoadUnit? {
    switch word(index) {
    case "kg", "kgs", "kilo", "kilos", "kilogram", "kilograms": .kilogram
    case "lb", "lbs", "pound", "pounds": .pound
    default: nil
    }
  }

  /// A number with a unit of loads.
  func load(_ index: Int) -> (load: Load, end: Int)? {
    guard let value = number(index), value <= 10_000, let unit = loadUnit(index + 1) else { return nil }
    return (Load(value: value, unit: unit), index + 2)
  }

  /// Body weight, with what is added to it or taken from it; or a load with a sign before it.
  func bodyweight(_ index: Int) -> (load: Load, end: Int)? {
    let isNamed = ["bw", "bodyweight"].contains(word(index))
    let next = isNamed ? index + 1 : index
    let isAdded = sign(next) == "+"
    guard isAdded || isNamed && sign(next) == "-", let value = number(next + 1), value <= 10_000 else {
      if word(index) == "assisted", let (load, end) = load(index + 1) {
        return (Load(value: load.value, unit: load.unit, kind: .assisted), end)
      }
      return isNamed ? (Load(kind: .bodyweight), next) : nil
    }
    let unit = loadUnit(next + 2)
    guard unit != nil || isNamed else { return nil }
    return (Load(value: value, unit: unit, kind: isAdded ? .added : .assisted), unit == nil ? next + 2 : next + 3)
  }

  private static let timeUnits: [String: Double] = [
    "s": 1, "sec": 1, "secs": 1, "second": 1, "seconds": 1, "min": 60, "mins": 60, "minute": 60, "minutes": 60,
    "h": 3600, "hr": 3600, "hour": 3600, "hours": 3600,
  ]

  func timeUnit(_ index: Int) -> Double? { word(index).flatMap { Self.timeUnits[$0] } }

  /// `45 s`, `1 min 30 s`, `2:00`; at most a day.
  func duration(_ index: Int) -> (seconds: Double, end: Int)? {
    guard let value = number(index) else { return nil }
    if let minutes = whole(index), sign(index + 1) == ":", !followsSpace(index + 2), let seconds = whole(index + 2),
      seconds < 60, tokens[index + 2].text.count == 2
    {
      return (Double(minutes * 60 + seconds), index + 3)
    }
    if sign(index + 1) == "\"", !followsSpace(index + 1), value <= 86_400 { return (value, index + 2) }
    guard let unit = timeUnit(index + 1), value * unit <= 86_400 else { return nil }
    if unit == 60, let seconds = number(index + 2), seconds < 60, timeUnit(index + 3) == 1 {
      return (value * 60 + seconds, index + 4)
    }
    return (value * unit, index + 2)
  }

  /// `30s/45s/60s`, `30/45/60 s`, `30 s, 45 s, 60 s`: three at least, or two with a slash.
  func durationList(_ index: Int) -> (seconds: [Double], end: Int)? {
    var values: [(number: Double, isWhole: Bool)] = []
    var end = index
    let separator = duration(index).map { sign($0.end) } ?? sign(index + 1)
    guard separator == "/" || separator == ",", !isWithinList(index) else { return nil }
    while values.count < 30 {
      if let (seconds, next) = duration(end), !["rest", "rests", "break"].contains(word(next)) {
        values.append((seconds, true))
        end = next
      } else if separator == "/", let value = number(end) {
        values.append((value, false))
        end += 1
      } else {
        break
      }
      guard sign(end) == separator, number(end + 1) != nil else { break }
      end += 1
    }
    guard let last = values.last, last.isWhole, values.count >= (separator == "/" ? 2 : 3) else { return nil }
    // A number alone has the unit of the last.
    let unit = timeUnit(end - 1) ?? 1
    let seconds = values.map { $0.isWhole ? $0.number : $0.number * unit }
    return seconds.allSatisfy { $0 <= 86_400 } ? (seconds, end) : nil
  }

  /// A number with a unit of distances. `m` is metres from 10 on, for below it might be minutes.
  func distance(_ index: Int) -> (distance: Distance, end: Int)? {
    guard let value = number(index), value <= 1_000_000, let unit = distanceUnit(index + 1, of: value) else {
      return nil
    }
    return (Distance(value: value, unit: unit), index + 2)
  }

  private func distanceUnit(_ index: Int, of value: Double) -> DistanceUnit? {
    switch word(index) {
    case "m" where value >= 10, "meter", "meters", "metre", "metres": .meter
    case "km", "kilometer", "kilometers", "kilometre", "kilometres": .kilometer
    case "mi", "mile", "miles": .mile
    case "yd", "yds", "yard", "yards": .yard
    case "ft", "feet", "foot": .foot
    default: nil
    }
  }

  /// As many repetitions as possible.
  func openReps(_ index: Int) -> (text: String, end: Int)? {
    switch word(index) {
    case "amrap", "amap", "max": ("AMRAP", index + 1)
    case "failure": ("failure", index + 1)
    case "to" where word(index + 1) == "failure": ("failure", index + 2)
    case "as" where word(index + 1) == "many": asManyAsPossible(index + 2).map { ("AMRAP", $0) }
    default: nil
    }
  }

  /// Where `as many reps as possible` ends, from behind `many`.
  private func asManyAsPossible(_ index: Int) -> Int? {
    let next = ["rep", "reps"].contains(word(index)) ? index + 1 : index
    guard word(next) == "as" else { return nil }
    if word(next + 1) == "possible" { return next + 2 }
    return word(next + 1) == "you" && word(next + 2) == "can" ? next + 3 : nil
  }

  /// What a set asks for.
  ///
  /// - Parameter sets: How many sets there are, where that is known; so many numbers with commas and spaces between
  ///   them are a list.
  func quantity(_ index: Int, sets: Int? = nil) -> (quantity: PlanQuantity, end: Int)? {
    if let (reps, end) = repsList(index, sets: sets) { return (.list(reps), end) }
    if let (text, end) = openReps(index) { return (.reps(text), end) }
    if let (durations, end) = durationList(index) { return (.durations(durations), end) }
    if let (seconds, end) = duration(index) { return (.duration(seconds), end) }
    if let (distance, end) = distance(index) { return (.distance(distance), end) }
    if let (load, end) = load(index) { return (.load(load), end) }
    guard let range = fallingRange(index) ?? range(index), range.low > 0, sign(range.end) != "%" else { return nil }
    if timeUnit(range.end) != nil || range.high != nil && distanceUnit(range.end, of: Double(range.low)) != nil {
      return (.reps(text(index, range.end + 1)), range.end + 1)
    }
    if word(range.end) == "m" { return nil }
    // A number that goes on as a word, or with a point, is none of repetitions.
    if range.high == nil, isOpenEnd(range.end) { return (.reps("\(range.low)+"), range.end + 1) }
    if let end = complexEnd(range.end), range.high == nil { return (.reps(text(index, end)), end) }
    if word(range.end) != nil, !followsSpace(range.end), word(range.end) != "x" { return nil }
    return (.reps(Self.text(range)), range.end)
  }

  /// Where the repetitions of exercises that are done in one go end: `2+1`.
  private func complexEnd(_ index: Int) -> Int? {
    var end = index
    while sign(end) == "+", !followsSpace(end), !followsSpace(end + 1), whole(end + 1) != nil { end += 2 }
    return end > index && loadUnit(end) == nil ? end : nil
  }
}
