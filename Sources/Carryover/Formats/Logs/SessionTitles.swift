/// The titles of the sessions written so far, by their starts: what tells sessions of one start apart in a log.
struct SessionTitles {
  private var titles: [CivilMoment: Set<String?>] = [:]

  /// How many sessions began at a moment.
  func count(at start: CivilMoment) -> Int { titles[start]?.count ?? 0 }

  /// A title that no other session of the same start has.
  mutating func held(_ title: String?, _ start: CivilMoment, _ losses: inout LossLog) -> String? {
    let plain = title?.isEmpty == true ? nil : title
    var held = plain
    var number = 2
    while !titles[start, default: []].insert(held).inserted {
      held = "\(plain ?? "Workout") (\(number))"
      number += 1
    }
    if held != title { losses.add("session.title") }
    return held
  }
}
