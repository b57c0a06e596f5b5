import TextStreams
import TrainingModel

/// A line that says one set and nothing else, as most lines of long logs do: `140 kg x 11`, `- 62.5kg × 8 @9`.
///
/// Its unit says which number is the load, so that it needs neither a vote nor the words around it, and it is read in a
/// tenth of the time that any other line takes. It means what `NotationLine` takes it for; a test holds the two against
/// each other.
struct NotesPlainSet {
  let value: Double
  let unit: LoadUnit
  let reps: Int
  let rpe: Double?

  /// No longer text is one.
  private static let longest = 32

  /// The set that a text says; `nil` where it says more, or says it in other words.
  init?(_ text: ByteSlice) {
    guard text.count <= Self.longest, text[0].isDigit, text[0] != UInt8(ascii: "0") else { return nil }
    var scanner = Scanner(text: text)
    guard let value = scanner.number(), value <= 999, let unit = scanner.unit(), scanner.takeTimes(),
      let reps = scanner.count(), reps <= 30
    else { return nil }
    (self.value, self.unit, self.reps) = (value, unit, reps)
    if scanner.isAtEnd {
      rpe = nil
    } else {
      guard let effort = scanner.effort(), scanner.isAtEnd else { return nil }
      rpe = effort
    }
  }

  /// The set where nothing around it says more than its exercise; `nil` where that is not so.
  func reading(in context: NotationContext) -> NotationReading? {
    guard context.statedReps == nil, context.columnRole == nil, !context.isPlanned else { return nil }
    let kind: LoadKind = context.isBodyweightExercise ? .added : .external
    var set = LoggedSet(id: Identifier(.zero), kind: context.isWarmup ? .warmup : .working)
    set.load = Load(value: value, unit: unit, kind: kind)
    set.reps = reps
    set.rpe = rpe
    var reading = NotationReading()
    reading.sets = [set]
    return reading
  }

  private struct Scanner {
    let text: ByteSlice
    var place = 0

    var isAtEnd: Bool { place == text.count }

    private mutating func take(_ byte: Unicode.Scalar) -> Bool {
      guard text[place] == UInt8(ascii: byte) else { return false }
      place += 1
      return true
    }

    private mutating func digits(_ most: Int) -> Int? {
      let start = place
      var value = 0
      while text[place].isDigit, place - start < most {
        value = value * 10 + Int(text[place] - UInt8(ascii: "0"))
        place += 1
      }
      return place > start && !text[place].isDigit ? value : nil
    }

    /// A number with up to two places behind the point.
    mutating func number() -> Double? {
      guard let whole = digits(3) else { return nil }
      guard take(".") else { return Double(whole) }
      let start = place
      guard let part = digits(2) else { return nil }
      return place - start == 1 ? Double(whole * 10 + part) / 10 : Double(whole * 100 + part) / 100
    }

    mutating func unit() -> LoadUnit? {
      _ = take(" ")
      if take("k") { return take("g") ? .kilogram : nil }
      guard take("l"), take("b") else { return nil }
      _ = take("s")
      return .pound
    }

    mutating func takeTimes() -> Bool {
      guard take(" ") else { return false }
      if text[place] == 0xC3, text[place + 1] == 0x97 { place += 2 } else if !take("x") { return false }
      return take(" ")
    }

    mutating func count() -> Int? {
      guard text[place] != UInt8(ascii: "0") else { return nil }
      return digits(2)
    }

    /// ` @9`, ` @ 8.5`, ` @ RPE 9`, ` RPE 9`: from 6 to 10, in halves.
    mutating func effort() -> Double? {
      guard take(" ") else { return nil }
      if take("@") {
        _ = take(" ")
        if text[place] == UInt8(ascii: "R"), !takeName() { return nil }
      } else if !takeName() {
        return nil
      }
      guard let value = number(), (6...10).contains(value), value * 2 == (value * 2).rounded() else { return nil }
      return value
    }

    private mutating func takeName() -> Bool { take("R") && take("P") && take("E") && take(" ") }
  }
}
