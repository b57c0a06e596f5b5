import TextStreams

/// Where the columns of a file stand, each in a field of its own, for those who ask at every row; -1 where one is missing.
struct StrongPlaces: Hashable, Sendable {
  let date, title, duration, exercise, order, setType, weight, weightUnit, reps, distance, distanceUnit, seconds,
    rpe: Int
  let notes, workoutNotes: Int

  init(_ binding: StrongBinding) {
    date = binding.place(.date)
    title = binding.place(.title)
    duration = binding.place(.duration)
    exercise = binding.place(.exercise)
    order = binding.place(.order)
    setType = binding.place(.setType)
    weight = binding.place(.weight)
    weightUnit = binding.place(.weightUnit)
    reps = binding.place(.reps)
    distance = binding.place(.distance)
    distanceUnit = binding.place(.distanceUnit)
    seconds = binding.place(.seconds)
    rpe = binding.place(.rpe)
    notes = binding.place(.notes)
    workoutNotes = binding.place(.workoutNotes)
  }
}

/// Which column of a file stands where, and what the header says of units.
struct StrongBinding: Hashable, Sendable {
  /// Builds of the app that write absent values differently.
  enum ZeroRule: Hashable, Sendable {
    /// iOS: weight or distance `0` is absent, `0.0` was entered; no repetitions and no seconds are `0` or `0.0`.
    case apple
    /// iOS of 2016: every number is printed, `0.0` where nothing was entered.
    case apple2016
    /// Android: absent is empty, but for seconds, which are `0`.
    case android
  }

  /// Where each column stands, by `StrongColumn.rawValue`; -1 where it is missing.
  private(set) var places: [Int]
  /// How many fields a row has.
  let fieldCount: Int
  let delimiter: UInt8
  private(set) var loadUnit: LoadUnit?
  private(set) var distanceUnit: DistanceUnit?
  private(set) var durationIsInSeconds = false
  private(set) var language: String?
  private(set) var unknownColumns: [String] = []
  /// The header as it stands in the file; empty where there is none.
  var rawHeader: [UInt8] = []
  let zeroRule: ZeroRule

  /// Where a column stands; -1 where it is missing.
  func place(_ column: StrongColumn) -> Int { places[column.rawValue] }
  func has(_ column: StrongColumn) -> Bool { place(column) >= 0 }

  /// The first place after which a row holds nothing but notes and effort.
  var essentialFieldCount: Int {
    let essential: [StrongColumn] = [.date, .title, .exercise, .order, .weight, .reps, .distance, .seconds]
    return (essential.map(place).max() ?? 0) + 1
  }

  /// Binds the columns of a header; `nil` where the names do not make a header of Strong's in any language.
  init?(header names: [String], delimiter: UInt8, vocabulary: StrongVocabulary) {
    var best: (language: String, found: [StrongHeaderName?])?
    let common = vocabulary.headers["all"] ?? [:]
    for language in ["en"] + vocabulary.languages.filter({ $0 != "en" }) {
      let own = vocabulary.headers[language] ?? [:]
      // Tools that write "for Strong" add English columns to a header in any language.
      let english = vocabulary.headers["en"] ?? [:]
      let found = names.map { name in
        let folded = foldedHeader(name)
        return own[folded] ?? common[folded] ?? english[folded]
      }
      let count = found.count { $0 != nil }
      if count > best?.found.count(where: { $0 != nil }) ?? 0 { best = (language, found) }
    }
    guard let best else { return nil }
    self.init(names: names, found: best.found, delimiter: delimiter, language: best.language)
    guard has(.date), has(.exercise), has(.order) || has(.setType) || has(.title), has(.weight) || has(.reps)
    else { return nil }
  }

  private init(names: [String], found: [StrongHeaderName?], delimiter: UInt8, language: String?) {
    places = [Int](repeating: -1, count: StrongColumn.allCases.count)
    fieldCount = names.count
    self.delimiter = delimiter
    self.language = language
    var hasUnitHeader = false
    for (place, (name, header)) in zip(names, found).enumerated() {
      guard let header, places[header.column.rawValue] < 0 else {
        if !name.isEmpty { unknownColumns.append(name) }
        continue
      }
      places[header.column.rawValue] = place
      if header.column == .weight { loadUnit = header.loadUnit }
      if header.column == .distance { distanceUnit = header.distanceUnit }
      if header.isInSeconds { durationIsInSeconds = true }
      let folded = foldedHeader(name)
      if folded == "kg" || folded == "lb" { hasUnitHeader = true }
    }
    if hasUnitHeader {
      zeroRule = .apple2016
    } else if places[StrongColumn.weightUnit.rawValue] >= 0 || durationIsInSeconds {
      // The columns tell the app, and not the delimiter: a spreadsheet saves any table again with semicolons.
      zeroRule = .android
    } else {
      zeroRule = .apple
    }
  }

  /// The layouts whose columns are known by position, most usual first.
  private static let layouts: [(delimiter: UInt8, columns: [StrongColumn])] = {
    let comma = UInt8(ascii: ",")
    let semicolon = UInt8(ascii: ";")
    let measures: [StrongColumn] = [.exercise, .order, .weight, .reps, .distance, .seconds]
    let android: [StrongColumn] = [
      .date, .title, .exercise, .order, .weight, .weightUnit, .reps, .rpe, .distance, .distanceUnit, .seconds, .notes,
      .workoutNotes,
    ]
    return [
      (comma, [.date, .title, .duration] + measures + [.notes, .workoutNotes, .rpe]),
      (comma, [.date, .title, .duration] + measures + [.rpe]),
      (comma, [.date, .title] + measures + [.notes, .workoutNotes, .rpe]),
      (comma, [.date, .title] + measures + [.notes, .workoutNotes]),
      (comma, [.date, .title] + measures + [.notes]),
      (comma, [.date, .title] + measures),
      (semicolon, android),
      (semicolon, android + [.duration]),
      (
        semicolon,
        [.number, .date, .title, .duration, .exercise, .order, .weight, .reps, .rpe, .distance, .seconds, .notes]
          + [.workoutNotes]
      ),
    ]
  }()

  /// Binds by position, where the number of fields is that of a known layout and a data row fits it.
  static func positional(row: [String], delimiter: UInt8) -> StrongBinding? {
    for layout in layouts where layout.delimiter == delimiter && layout.columns.count == row.count {
      let fits = zip(layout.columns, row).allSatisfy { column, text in Self.fits(text, column) }
      guard fits else { continue }
      var found = layout.columns.map { StrongHeaderName(column: $0) as StrongHeaderName? }
      if layout.columns.first == .number {
        found = layout.columns.map { column in
          StrongHeaderName(
            column: column, loadUnit: column == .weight ? .kilogram : nil,
            distanceUnit: column == .distance ? .meter : nil, isInSeconds: column == .duration)
        }
      }
      return StrongBinding(
        names: layout.columns.map(\.name), found: found, delimiter: delimiter, language: nil)
    }
    return nil
  }

  private static func fits(_ text: String, _ column: StrongColumn) -> Bool {
    Array(text.utf8).withByteSlice { bytes in
      switch column {
      // Every build of the app writes the time of day, so a bare date is some other table's.
      case .date: CivilDateReader().read(bytes)?.time != nil
      case .weight, .reps, .distance, .seconds, .rpe: bytes.isEmpty || bytes.decimal() != nil
      case .number: bytes.wholeNumber != nil
      case .duration: bytes.isEmpty || bytes.wholeNumber != nil || StrongDuration.seconds(bytes) != nil
      case .order: bytes.wholeNumber != nil || orderWords[foldedHeader(text)] != nil
      case .exercise: !bytes.isEmpty && bytes.decimal() == nil
      case .weightUnit, .distanceUnit: bytes.count <= 6 && bytes.decimal() == nil
      default: true
      }
    }
  }

  private static let orderWords = StrongVocabulary.shipped.setWords(language: "en")

  /// A name for the dialect, for people.
  var dialect: String {
    let family = zeroRule == .android ? "Android" : "iOS"
    if has(.number), delimiter == UInt8(ascii: ";") { return "Android, version 6" }
    if zeroRule == .apple2016 { return "iOS, 2016" }
    let language = language.map { $0 == "en" ? "" : ", \($0)" } ?? ", by position"
    return "\(family)\(language)"
  }
}
