import TextStreams

/// The forms in which Strong's CSV is written.
enum StrongFlavour: Sendable {
  /// The twelve columns of the iOS app: no units, `0` where nothing was entered, rests in rows of their own.
  case apple
  /// The fourteen columns of the Android app, which Hevy's importer accepts: units in columns, and `Seconds`, `Notes`,
  /// `Workout Notes` and `Workout Duration` never empty.
  case hevy

  var identifier: String { self == .apple ? "strong" : "strong-hevy" }
  var name: String { self == .apple ? "Strong CSV" : "Strong CSV for Hevy" }
  var delimiter: UInt8 { self == .apple ? UInt8(ascii: ",") : UInt8(ascii: ";") }

  var header: StaticString {
    switch self {
    case .apple:
      "Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE\n"
    case .hevy:
      """
      Date;Workout Name;Exercise Name;Set Order;Weight;Weight Unit;Reps;RPE;Distance;Distance Unit;Seconds;Notes;\
      Workout Notes;Workout Duration

      """
    }
  }

  /// What stands for a note that there is not, where the column may not be empty.
  static let absentNote = "-"

  var capabilities: FormatCapabilities {
    var fields = Self.common
    switch self {
    case .apple:
      fields["set.restAfter"] = .partly("it is zero or above there")
      fields["group.restPeriod"] = .partly("only the rest before the first set of an exercise has a row")
      fields["set.reps"] = .partly("0 repetitions and none are the same there")
      fields["set.load.unit"] = .partly("a file has one unit, and does not state it: other loads were converted")
      fields["set.distance.unit"] = .partly("the file does not state it, and the pace does not give it away")
      fields["session.notes"] = .partly("a line break is written as \\n, and so a written \\n becomes a line break")
      fields["exercise.notes"] = fields["session.notes"]
    case .hevy:
      fields["set.reps"] = .partly(FormatCapabilities.repsOfLogs)
      fields["set.load.unit"] = .partly("kg and lb are the units there")
      fields["set.distance.unit"] = .partly("km and mi are the units there: other distances were converted")
      fields["session.notes"] = .partly("a note \"-\" is no note there")
      fields["exercise.notes"] = fields["session.notes"]
    }
    return FormatCapabilities(sessionFields: fields)
  }

  private static let common: [String: FormatCapabilities.Holding] = {
    let name = FormatCapabilities.Holding.partly("it is found by the exercise's name, which means another exercise")
    let place = FormatCapabilities.Holding.partly("it is made anew from its place")
    return [
      "session.id": .partly("it is made anew from the start, unless the session came from Strong"),
      "session.start": .partly("a day without a time becomes midnight there"),
      "session.title": .partly("sessions that begin in the same second need different titles there"),
      "session.duration": .partly("it is in whole minutes from one minute on, and none and 0 are the same there"),
      "session.isImported": .partly("every session of such a file is an imported one"),
      "session.origin.source": .partly("the origin of every session of such a file is Strong"),
      "session.origin.key": .partly("the origin of every session of such a file is Strong"),
      "section.id": place, "exercise.id": place, "group.id": place, "set.id": place,
      "exercise.exerciseID": name, "exercise.modality": name,
      "exercise.name": .partly("every exercise needs a name"),
      "set.kind": .partly("working, warm-up and drop sets are the kinds there"),
      "set.toFailure": .partly("a warm-up or drop set cannot be to failure too"),
      "set.isCompleted": .partly("a set is done when something was entered in it, and not done when nothing was"),
      "set.load.value": .partly("a weight whose kind the exercise's name does not tell would be misread"),
      "set.load.kind": .partly("the exercise's name tells it"),
      "set.rpe": .partly("it is above 0 and at most 10 there"),
      "set.distance.value": .partly("a distance that would be misread for want of its unit is left out"),
      "set.duration": .partly("none and 0 are the same there"),
    ]
  }()
}
