/// The keys by which front matter says how the parts of a session are grouped, and which part it speaks of.
enum FrontMatterKey {
  static let exercisesPerSection = "exercises per section"
  static let setsPerGroup = "sets per group"

  /// A part of a session, by its number in the whole of it, sets and groups by that in their exercise.
  enum Part: Hashable {
    case section(Int)
    case exercise(Int)
    case group(Int, Int)
    case set(Int, Int)

    /// The exercise that it is, or that it is in.
    var exercise: Int? {
      switch self {
      case .section: nil
      case .exercise(let number), .group(let number, _), .set(let number, _): number
      }
    }
  }

  static func section(_ number: Int) -> String { "section \(number)" }

  /// `exercise 2 (Bench Press)`: the name is there for people, and shows when the number is that of another exercise.
  static func exercise(_ number: Int, _ name: String) -> String { "exercise \(number) (\(name))" }
  static func group(_ number: Int, of exercise: String) -> String { "\(exercise), group \(number)" }
  static func set(_ number: Int, of exercise: String) -> String { "\(exercise), set \(number)" }

  /// The part that a key speaks of, and the name of its exercise; `nil` where it is no such key.
  static func part(_ key: String) -> (part: Part, name: String?)? {
    let scalars = key.unicodeScalars
    guard let space = scalars.firstIndex(of: " ") else { return nil }
    let word = String(scalars[..<space])
    let behind = scalars[scalars.index(after: space)...]
    let digits = behind.prefix { "0"..."9" ~= $0 }
    guard let number = Int(String(digits)) else { return nil }
    let rest = behind[digits.endIndex...]
    switch word {
    case "section" where rest.isEmpty: return (.section(number), nil)
    case "exercise" where rest.isEmpty: return (.exercise(number), nil)
    case "exercise": return exercisePart(number, rest)
    default: return nil
    }
  }

  /// Reads ` (Bench Press)` and perhaps `, set 3` behind it. The last bracket ends the name, which may hold others.
  private static func exercisePart(
    _ number: Int, _ rest: Substring.UnicodeScalarView
  ) -> (part: Part, name: String?)? {
    guard rest.starts(with: " (".unicodeScalars), let bracket = rest.lastIndex(of: ")") else { return nil }
    let name = String(Substring(rest[rest.index(rest.startIndex, offsetBy: 2)..<bracket]))
    let behind = String(Substring(rest[rest.index(after: bracket)...]))
    if behind.isEmpty { return (.exercise(number), name) }
    for (mark, part) in [(", group ", Part.group(number, 0)), (", set ", Part.set(number, 0))]
    where behind.utf8.starts(with: mark.utf8) {
      guard let own = Int(String(behind.utf8.dropFirst(mark.utf8.count)) ?? "") else { return nil }
      if case .group = part { return (.group(number, own), name) }
      return (.set(number, own), name)
    }
    return nil
  }
}
