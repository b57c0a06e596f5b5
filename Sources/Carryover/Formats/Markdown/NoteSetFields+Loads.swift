import TextStreams
import TrainingModel

/// What was lifted.
extension NoteSetFields {
  /// `@ 50 kg`, `at 50 kg`, `with 50kg`, `x10`
  mutating func takeSigned() -> Bool {
    // `65x6 80x5` are two sets.
    if place == 0 || bare == nil || tokens[place - 1].text != bare, take("x", "X", "×", "for") {
      guard let number = takeInteger(1...200), endsField, words.loadUnit(key() ?? "") == nil else { return false }
      if let key = key() {
        if words.word(key) == .sets { return false }
        if words.word(key) == .reps { place += 1 }
      }
      if reps.isEmpty {
        reps = [number]
      } else if count == nil, number <= 12, !isLetterOfReps, !hasBodyweight {
        count = number
      } else {
        return false
      }
      return true
    }
    // `+24 kg`
    if take("+") { return token()?.isSpaced == false && takeLoads(unit: nil, sign: "+") }
    if take("w", "W") {
      guard take("/") else { return false }
    } else if !take("@", "at", "with") {
      return false
    }
    guard let number = token(), number.kind == .number, let value = number.value else { return false }
    // `@8` behind a load, or in its place.
    if value <= 10, words.loadUnit(key(1) ?? "") == nil {
      guard tokens[place - 1].text == "@", effort.values.isEmpty, value >= 5 else { return false }
      place += 1
      effort = ("RPE", [String(number.text)])
      return endsField
    }
    return takeLoads(unit: nil)
  }

  /// `50 kg`, `50/55/60 kg`, `50kg/55kg`, `52,5 kg`
  mutating func takeLoad() -> Bool {
    guard takeLoads(unit: nil), loads.allSatisfy({ $0.utf8.last?.isDigit == false }) else { return false }
    return true
  }

  /// One load or several, each with its unit or the unit of the last.
  mutating func takeLoads(unit: String?, sign: String = "") -> Bool {
    guard loads.isEmpty, !hasBodyweight || sign == "+" else { return false }
    // `weight: +12 kg`
    if sign.isEmpty, isSign("+"), token(1)?.isSpaced == false {
      place += 1
      return takeLoads(unit: unit, sign: "+")
    }
    var found: [(number: String, unit: String?)] = []
    while var number = takeNumber()?.replacing(",", with: ".") {
      // `52,5 kg`
      if isSign(","), let decimals = token(1), decimals.kind == .number, !decimals.isSpaced,
        ["5", "25", "75", "0", "50"].contains(decimals.text), words.loadUnit(key(2) ?? "") != nil
      {
        number += ".\(decimals.text)"
        place += 2
      }
      var typed = unit
      if let key = key(), words.loadUnit(key) != nil {
        typed = key
        place += 1
      }
      found.append((number, typed))
      guard goesOn(from: Double(number) ?? 0), isLoad(at: 1, typed != nil) else { break }
      place += 1
    }
    guard let last = found.last, endsField else { return false }
    loads = found.map { load in sign + ((load.unit ?? last.unit).map { "\(load.number) \($0)" } ?? load.number) }
    return true
  }

  /// Whether the number there goes on with a list of loads, whose units are typed or not.
  private func isLoad(at offset: Int, _ hasUnit: Bool) -> Bool {
    if hasUnit { return words.loadUnit(key(offset + 1) ?? "") != nil }
    guard let behind = token(offset + 1) else { return true }
    return behind.kind == .sign || words.loadUnit(key(offset + 1) ?? "") != nil
  }

  mutating func takeBodyweight() -> Bool {
    guard loads.isEmpty, !hasBodyweight, let key = key(), words.word(key) == .bodyweight else { return false }
    place += 1
    hasBodyweight = true
    // `BW+12 kg`
    if isSign("+") {
      place += 1
      return takeLoads(unit: nil, sign: "+")
    }
    return endsField
  }
}
