import TextStreams
import TrainingModel

/// The sets that a line begins with.
extension NoteLineParts {
  /// In what order their numbers stand.
  enum Form: CaseIterable {
    /// `3x5 @ 100kg`, `3 sets of 5 at 100 kg`, `3x5 (100kg)`
    case schemeAndLoad
    /// `3 x 60kg x 8`
    case setsOfLoad
    /// `100kg 3x5`, `100 kg: 3x5`, `100kg x 5 x 3`
    case loadAndScheme
    /// `60kg x 8, 8, 7`, `60kg 8/8/7`, `60kg x 8 (3 sets)`
    case loadAndList
    /// `8, 8, 7 @ 60kg`
    case listAndLoad

    /// Whether sets of the form may begin with a number, by the sign behind it.
    func mayBegin(with number: Int, _ next: UInt8, hasSign: Bool) -> Bool {
      switch self {
      case .schemeAndLoad, .setsOfLoad:
        // `3x5`, `3 sets of 5`
        (2...10).contains(number) && (next | 32 == UInt8(ascii: "x") || "*s,".utf8.contains(next) || next >= 0x80)
      case .loadAndScheme: true
      case .loadAndList:
        next.isLetter || next == UInt8(ascii: "#") || next == UInt8(ascii: ".") || next >= 0x80
          || next == UInt8(ascii: ",")
      case .listAndLoad: hasSign
      }
    }
  }

  /// Takes sets of a form.
  mutating func takeSets(_ form: Form) -> Bool {
    let start = rest
    switch form {
    case .schemeAndLoad: return takeSchemeAndLoad()
    case .setsOfLoad: guard takeSetsOfLoad() else { return false }
    case .loadAndScheme: guard takeLoadAndScheme() else { return false }
    case .loadAndList: guard takeLoadAndList() else { return false }
    case .listAndLoad: guard takeListAndLoad() else { return false }
    }
    base = String(start[..<rest.startIndex])
    // `60kg (8, 8, 7)`
    if form == .loadAndList, base.hasSuffix(")"), scheme == nil, !base.hasSuffix("sets)") {
      base = String(base.dropLast()).replacing(" (", with: " x ")
    }
    return true
  }

  var endsWord: Bool { rest.first.map { !$0.isLetter && !$0.isNumber && !"%/+".contains($0) } ?? true }

  private mutating func takeSchemeAndLoad() -> Bool {
    guard let (found, plus) = takeScheme() else { return false }
    let start = rest
    guard let load = takeLoadBehindScheme(reps: found.reps) else { return false }
    scheme = found
    factors = [found.sets]
    let typed = isInWords ? " @ \(load)" : String(start[..<rest.startIndex])
    base = "\(found.sets)x\(found.reps)\(plus)\(typed)"
    return true
  }

  /// `3x5`, `3 x 5+`, `3 sets of 5 reps`
  private mutating func takeScheme() -> (found: (sets: Int, reps: Int), plus: String)? {
    guard let sets = takeInteger(), (2...10).contains(sets) else { return nil }
    if !takeTimes() {
      guard take([" sets of ", " sets x ", " sets × ", " x sets of ", " sets, ", " sets "]) != nil else { return nil }
      isInWords = true
    }
    guard let reps = takeInteger(), (1...30).contains(reps) else { return nil }
    let plus = take(["+"]) ?? ""
    if take([" reps", " rep"]) != nil { isInWords = true }
    return ((sets, reps), plus)
  }

  private mutating func takeLoadBehindScheme(reps: Int) -> String? {
    let joint = take([" @ ", " @", "@ ", "@", " with ", " at ", " w/ ", " x ", "x", " - ", " (", ", ", " "])
    guard let joint else { return nil }
    let start = rest
    guard let number = takeNumber() else { return nil }
    let hasUnit = takeUnit() != nil
    let load = String(start[..<rest.startIndex])
    if joint == " (" { return hasUnit && take([")"]) != nil ? load : nil }
    let isSaid = [" @ ", " @", "@ ", "@", " with ", " at ", " w/ "].contains(joint)
    guard
      hasUnit || isSaid && number > 12 || [" ", " x ", "x"].contains(joint) && number >= 20 && number > Double(reps)
    else { return nil }
    return load
  }

  private mutating func takeSetsOfLoad() -> Bool {
    guard let sets = takeInteger(), (2...10).contains(sets), takeTimes(), takeNumber() != nil, takeUnit() != nil,
      takeTimes(), let reps = takeInteger(), (1...30).contains(reps)
    else { return false }
    scheme = (sets, reps)
    factors = [sets]
    return true
  }

  private mutating func takeLoadAndScheme() -> Bool {
    guard let number = takeNumber() else { return false }
    let hasUnit = takeUnit() != nil
    guard hasUnit || number >= 20 else { return false }
    let isProduct = hasUnit && takeTimes()
    guard isProduct || take([", ", ": ", " "]) != nil, let first = takeInteger(), takeTimes(),
      let second = takeInteger(), (1...30).contains(first), (1...30).contains(second)
    else { return false }
    let isOpen = take(["+"]) != nil
    factors = [first, second]
    if !isProduct {
      guard (2...10).contains(first) else { return false }
      scheme = (first, second)
      factors = [first]
    }
    return !(isOpen && isProduct)
  }

  private mutating func takeLoadAndList() -> Bool {
    guard takeNumber() != nil, takeUnit() != nil,
      let joint = take([" x ", "x", " × ", "×", " x", ": ", " for ", " - ", " (", " | ", ", ", " "]), takeList()
    else { return false }
    if joint == " (" { return factors != [1] && take([")"]) != nil }
    if factors == [1] {
      // `60kg x 8 (3 sets)`
      let before = rest
      if take([" ("]) != nil, let sets = takeInteger(), take([" sets)"]) != nil {
        factors = [sets]
      } else {
        rest = before
      }
      return ["x", "×"].contains(joint.filter { $0 != " " })
    }
    return true
  }

  private mutating func takeListAndLoad() -> Bool {
    guard takeList(mayHaveSigns: false), take([" @ ", " @", "@"]) != nil, let number = takeNumber() else {
      return false
    }
    return takeUnit() != nil || number > 12
  }

  /// `8, 8, 7`, `8/8/7`, `8-8-7`, `8 8 7`, `8, x 8, x 7`
  private mutating func takeList(mayHaveSigns: Bool = true) -> Bool {
    var joint: String?
    var length = 0
    while let found = takeInteger(), found <= 60 {
      length += 1
      let before = rest
      // `3x5 @ 100kg` is a scheme.
      let joints = [", x ", ", x", ", ", ",", " / ", "/", "-", " "] + (mayHaveSigns ? ["x"] : [])
      let next = take(joint.map { [$0] } ?? joints)
      guard let next, rest.first?.isNumber == true else {
        rest = before
        break
      }
      // `8 60kg`, `8, 3x8`, `7, 2 RIR`, `7, 8.5`: the next number is of something else.
      let behind = rest.drop { $0.isNumber }
      let ends = behind.first.map { ", /-x).;|]".contains($0) } ?? true
      let isDecimal = behind.first == "." && behind.dropFirst().first?.isNumber == true
      guard ends, !isDecimal, !isFollowedByWord(behind) else {
        rest = before
        break
      }
      joint = next
    }
    if length > 1 { _ = take([" reps"]) }
    factors = [length]
    return length > 0
  }

  /// `2 RIR`, `90 s rest`
  private func isFollowedByWord(_ text: Substring) -> Bool {
    let word = text.drop { $0 == " " }.prefix { $0.isLetter }
    // `7 RIR 2` ends the list, and `2 RIR` is none of it.
    let isBeforeNumber = text[word.endIndex...].first { !" :".contains($0) }?.isNumber == true
    return text.first == " " && Self.nouns.contains(word.lowercased())
      && !(word.lowercased() == "rir" && isBeforeNumber)
  }

  private static let nouns: Set<String> = [
    "rir", "in", "left", "s", "sec", "secs", "min", "mins", "kg", "kgs", "lb", "lbs", "on", "sets", "set",
  ]
}
