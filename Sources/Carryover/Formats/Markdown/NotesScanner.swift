import TextStreams
import TrainingModel

/// Takes measures of the written form from the beginning of a text.
struct NotesScanner {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) {
    rest = bytes
  }

  var isAtEnd: Bool { rest.isEmpty }

  /// What a set, or a target, measures.
  struct Measure {
    var load: Load?
    var percent: Double?
    /// A number, or for a target a range, a minimum, `AMRAP`.
    var reps: String?
    var sides: (left: Int, right: Int)?
    var distance: Distance?
    var duration: Double?

    /// Whether it can be of something done.
    var isDone: Bool { percent == nil && (reps.map { Int($0) != nil } ?? true) }
    /// Whether it says no more than a load.
    var isLoadAlone: Bool { reps == nil && sides == nil && distance == nil && duration == nil }
    var target: Target {
      Target(reps: reps, load: load, loadPercent: percent, duration: duration, distance: distance)
    }
  }

  /// Takes a text, where it stands next.
  mutating func take(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard rest.count >= count else { return false }
    let isNext = text.withUTF8Buffer { bytes in
      for offset in 0..<count where unsafe rest[rest.startIndex + offset] != bytes[offset] { return false }
      return true
    }
    if isNext { rest = rest.dropFirst(count) }
    return isNext
  }

  // MARK: Numbers

  /// Takes digits, perhaps with a point among them.
  mutating func number() -> Double? {
    var end = rest.startIndex
    var hasPoint = false
    while end < rest.endIndex {
      let byte = rest[end]
      if byte == UInt8(ascii: "."), !hasPoint, end > rest.startIndex, end + 1 < rest.endIndex, isDigit(rest[end + 1]) {
        hasPoint = true
      } else if !isDigit(byte) {
        break
      }
      end += 1
    }
    guard end > rest.startIndex,
      let value = unsafe rest[..<end].withUnsafeBufferPointer({ unsafe ByteSlice($0).decimal() })
    else { return nil }
    rest = rest[end...]
    return value
  }

  mutating func wholeNumber() -> Int? {
    var (value, end) = (0, rest.startIndex)
    while end < rest.endIndex, isDigit(rest[end]) {
      guard end - rest.startIndex < 18 else { return nil }
      value = value * 10 + Int(rest[end] - 48)
      end += 1
    }
    guard end > rest.startIndex else { return nil }
    rest = rest[end...]
    return value
  }

  private func isDigit(_ byte: UInt8) -> Bool { 48...57 ~= byte }

  /// Takes `45 s` or `20 min`.
  mutating func seconds() -> Double? {
    let start = rest
    if let value = number() {
      if takeUnit(" s") { return value }
      if takeUnit(" min") { return value * 60 }
    }
    rest = start
    return nil
  }

  /// Takes `12:30`, `1:02:05`, `0:45.5`.
  mutating func clock() -> Double? {
    let start = rest
    var parts: [Double] = []
    repeat {
      guard let part = number() else { break }
      parts.append(part)
    } while parts.count < 3 && take(":")
    guard parts.count >= 2, parts.dropFirst().allSatisfy({ $0 < 60 }),
      parts.dropLast().allSatisfy({ $0 == $0.rounded() })
    else {
      rest = start
      return nil
    }
    return parts.reduce(0) { $0 * 60 + $1 }
  }

  /// Takes a unit with no letter behind it.
  private mutating func takeUnit(_ text: StaticString) -> Bool {
    let start = rest
    guard take(text) else { return false }
    if let next = rest.first, next >= 0x80 || 65...90 ~= next & 0xDF || isDigit(next) {
      rest = start
      return false
    }
    return true
  }

  // MARK: Measures

  /// Takes a load and what was done with it, or one of the two.
  mutating func measure() -> Measure? {
    let start = rest
    var measure = Measure()
    if takeLoad(&measure) {
      let end = rest
      if take(" x "), !takeAmount(&measure, isBare: true) { rest = end }
    } else if !takeAmount(&measure, isBare: false) {
      rest = start
      return nil
    }
    return measure
  }

  private mutating func takeLoad(_ measure: inout Measure) -> Bool {
    let start = rest
    if takeUnit("BW") {
      measure.load = Load(kind: .bodyweight)
      let kind: LoadKind? = take("+") ? .added : take("-") ? .assisted : nil
      guard let kind else { return true }
      let isUnitless = take("load ")
      if let value = number(), case let unit = isUnitless ? nil : loadUnit(), isUnitless || unit != nil {
        measure.load = Load(value: value, unit: unit, kind: kind)
        return true
      }
    } else if take("load ") {
      if let value = number() {
        measure.load = Load(value: value)
        return true
      }
    } else if let value = number() {
      if take("%") {
        measure.percent = value
        return true
      }
      if let unit = loadUnit() {
        measure.load = Load(value: value, unit: unit)
        return true
      }
    }
    rest = start
    return false
  }

  private mutating func loadUnit() -> LoadUnit? { takeUnit(" kg") ? .kilogram : takeUnit(" lb") ? .pound : nil }

  /// Takes repetitions, a distance and a time, in this order, as many of them as there are.
  ///
  /// - Parameter isBare: Whether a load stands before it, so that repetitions need no noun.
  private mutating func takeAmount(_ measure: inout Measure, isBare: Bool) -> Bool {
    let start = rest
    if let duration = seconds() {
      measure.duration = duration
      return true
    }
    if let distance = distance() {
      measure.distance = distance
    } else if takeReps(&measure, isBare) {
      let end = rest
      if take(", ") {
        if let distance = distance() { measure.distance = distance } else { rest = end }
      }
    } else {
      rest = start
      return false
    }
    let end = rest
    if take(" in ") {
      if let duration = clock() { measure.duration = duration } else { rest = end }
    }
    return true
  }

  private mutating func distance() -> Distance? {
    let start = rest
    if take("distance "), let value = number() { return Distance(value: value) }
    rest = start
    guard let value = number() else { return nil }
    if takeUnit(" km") { return Distance(value: value, unit: .kilometer) }
    if takeUnit(" metres") || takeUnit(" metre") { return Distance(value: value, unit: .meter) }
    if takeUnit(" mi") { return Distance(value: value, unit: .mile) }
    if takeUnit(" yd") { return Distance(value: value, unit: .yard) }
    if takeUnit(" ft") { return Distance(value: value, unit: .foot) }
    rest = start
    return nil
  }

  private mutating func takeReps(_ measure: inout Measure, _ isBare: Bool) -> Bool {
    if takeUnit("AMRAP") {
      measure.reps = "AMRAP"
      return true
    }
    if take("L ") {
      guard let left = wholeNumber(), take(" / R "), let right = wholeNumber() else { return false }
      measure.sides = (left, right)
      return true
    }
    let start = rest
    guard wholeNumber() != nil else { return false }
    if take("+") {
    } else if take("-"), wholeNumber() == nil {
      return false
    }
    let reps = String(decoding: start[..<rest.startIndex], as: UTF8.self)
    measure.reps = reps
    return takeUnit(" reps") || takeUnit(" rep") || isBare
  }
}
