import TrainingModel

/// A week from Monday to Sunday, counted from the one in which 1970 began.
struct CivilWeek: Hashable {
  let number: Int

  init(number: Int) {
    self.number = number
  }

  /// The week of a day since 1970, which began with a Thursday.
  init(day: Int) {
    number = (day + 3) / 7 - ((day + 3) % 7 < 0 ? 1 : 0)
  }

  /// 0 for Monday, 6 for Sunday.
  static func weekday(ofDay day: Int) -> Int { day + 3 - CivilWeek(day: day).number * 7 }

  /// Its Monday; the first day of the calendar where that would lie before it.
  var monday: CivilDate { CivilDate(daysSince1970: number * 7 - 3) ?? CivilDate(known: -719_528) }

  /// `2025-W10`, by ISO 8601: a week belongs to the year that has its Thursday.
  var name: String {
    let thursday = number * 7
    guard let date = CivilDate(daysSince1970: thursday), let newYear = CivilDate(year: Int(date.year), month: 1, day: 1)
    else { return "0000-W00" }
    let week = (thursday - newYear.daysSince1970) / 7 + 1
    return "\(date.description.prefix(4))-W\(week < 10 ? "0" : "")\(week)"
  }
}
