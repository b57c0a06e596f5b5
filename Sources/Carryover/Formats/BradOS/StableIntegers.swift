/// Gives identifiers the whole numbers that an app knows its entities by.
///
/// A number depends on nothing but the identifier: what else is in a history, and when it is written, changes none. It
/// is from 1 to 2⁵³ − 1, which every reader of JSON keeps exactly. The recipe MUST NOT CHANGE.
struct StableIntegers {
  private var numbers: [UniqueIdentifier: Int] = [:]
  private var taken: Set<Int> = []

  /// Gives an identifier the number that the app itself gave it, unless another has it.
  mutating func claim(_ number: Int, for identifier: UniqueIdentifier) {
    guard numbers[identifier] == nil, taken.insert(number).inserted else { return }
    numbers[identifier] = number
  }

  /// The number of an identifier.
  mutating func number(of identifier: UniqueIdentifier) -> Int {
    if let number = numbers[identifier] { return number }
    var number = Int(UniqueIdentifier(namespace: identifier, name: "brados".utf8).low & (1 << 53 - 1))
    while number == 0 || taken.contains(number) { number = (number + 1) & (1 << 53 - 1) }
    taken.insert(number)
    numbers[identifier] = number
    return number
  }
}
