/// What the identities of BradOS's workouts and exercises are made from, which keeps their numbers. MUST NOT CHANGE.
enum BradOSKey {
  static let source = "brados"

  static func workout(_ number: Int) -> String { "brados:workout:\(number)" }
  static func exercise(_ number: Int) -> String { "brados:exercise:\(number)" }

  /// The number in a key; `nil` where it is another's.
  static func number(_ origin: Origin?, of key: (Int) -> String) -> Int? {
    guard let origin, origin.source == source, let text = origin.key, let last = text.split(separator: ":").last,
      let number = Int(last), key(number) == text
    else { return nil }
    return number
  }
}
