import Carryover
import TextStreams

/// A library of two workouts, into which others are received and imported.
enum SmallLibrary {
  static let header =
    "Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE\n"
  static let document = OriginDocument(name: "small.csv", sha256: nil)
  /// What stands for the digest of the library.
  static let state = "xxh64:0000000000000000"

  private static func export(sets: Int) -> [UInt8] {
    var text = header
    for day in 5...6 {
      for set in 1...sets { text += "2021-01-0\(day) 18:03:22,Legs,1h,Squat,\(set),10\(set).0,5,0,0,,,8\n" }
    }
    return Array(text.utf8)
  }

  /// Makes the library.
  static func make(sets: Int = 2) throws(ReadingFailure) -> PersonalLibrary {
    let empty = PersonalLibrary(id: UniqueIdentifier(high: 0x4000, low: 0x8000_0000_0000_000A))
    var work = try work(into: empty, sets: sets)
    return try work.applying(work.plan(for: document, state: state), receipt: Receipt(id: .zero, action: .import))
  }

  /// The import of workouts into a library.
  static func work(into library: PersonalLibrary, sets: Int = 2) throws(ReadingFailure) -> LibraryImport {
    var options = ReadingOptions()
    options.loadUnits = LoadUnitSchedule(.kilogram)
    var reader = try HistoryReader(bytes: export(sets: sets), options: options)
    var work = LibraryImport(into: library)
    while let entity = try reader.next() { work.add(entity) }
    return work
  }
}
