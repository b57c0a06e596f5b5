import Carryover
import Foundation
import Support
import Testing

/// The Swift code of the documentation, compiled and run.
///
/// A snippet stands between `// Snippet` and `// End`; `DocumentationTests` compares the articles with it.
@Suite("Snippets of the documentation")
struct DocumentationSnippets {
  private let bytes: [UInt8]
  private let path = Locations.samples.appendingPathComponent("strong.csv").path
  private let outputPath = FileManager.default.temporaryDirectory
    .appendingPathComponent("carryover-snippet-\(UUID().uuidString).jsonl").path

  init() throws {
    bytes = try Locations.sample("strong.csv")
  }

  /// Takes what a snippet prints.
  @Sendable private func print(_ items: Any...) {}

  @Test("The first look")
  func first() throws {
    // Snippet
    var options = ReadingOptions()
    options.loadUnits = LoadUnitSchedule(.kilogram)
    var reader = try HistoryReader(bytes: bytes, name: "strong.csv", options: options)
    while let entity = try reader.next() {
      if case .session(let session) = entity { print(session.title ?? "", session.volume(in: .kilogram)) }
    }
    print(reader.summary.rows.rejected, "rows could not be read")
    // End
    #expect(reader.summary.rows.sets > 0)
  }

  @Test("Workout notes")
  func readingNotes() throws {
    let bytes = try Locations.sample("notes.md")
    // Snippet
    var options = ReadingOptions()
    options.loadUnits = LoadUnitSchedule(.kilogram)
    options.date = CivilDate(year: 2024, month: 3, day: 5)
    var reader = try HistoryReader(bytes: bytes, name: "notes.md", options: options)
    while let entity = try reader.next() {
      if case .session(let session) = entity { print(session.title ?? "", session.allSets.count, "sets") }
    }
    for finding in reader.summary.log.diagnostics { print(finding) }
    // End
    #expect(reader.summary.rows.sets > 0)
  }

  @Test("Workout notes, line by line")
  func explanation() throws {
    let bytes = try Locations.sample("notes.md")
    // Snippet
    let explanation = try NotesExplanation(bytes: bytes, name: "notes.md")
    for line in explanation.lines { print(line.number, line.use, line.exercises) }
    // End
    #expect(!explanation.lines.isEmpty)
  }

  @Test("Opening")
  func opening() throws {
    // Snippet
    var reader = try HistoryReader(bytes: bytes, name: "strong.csv")
    let library = try reader.library()
    print(library.sessions.count, "workouts")
    // End
    #expect(library.sessions.count == 3)
  }

  @Test("Limits")
  func limits() async throws {
    // Snippet
    var options = ReadingOptions()
    options.limits.nameLength = 200
    options.limits.sessionsInMemory = 20_000
    let input = HistoryInput(bytes: bytes, name: "strong.csv")
    let entities = try await input.entities(options: options).reduce(0) { count, _ in count + 1 }
    // End
    #expect(entities > 2)
  }

  @Test("Opening a file")
  func openingFile() throws {
    // Snippet
    var reader = try HistoryReader(path: path)
    while let entity = try reader.next() {
      guard case .session(let session) = entity else { continue }
      print(session.start?.description ?? "undated", session.title ?? "", session.allSets.count, "sets")
    }
    // End
    #expect(reader.summary.rows.rejected == 0)
  }

  @Test("Names of exercises in a library")
  func names() throws {
    var growing = GrowingLibrary()
    try growing.take(bytes)
    let now = growing.now
    var library = growing.library
    let mapping = ExerciseMapping([.init(name: "Plank", exercise: "My Plank")])
    // Snippet
    let outcome = library.apply(mapping, at: now)
    for name in outcome.names { print(name.name, name.exercise.name, name.sets) }
    // End
    #expect(outcome.names.count == 1)
  }

  @Test("Looking before the import, and asking")
  func preview() throws {
    let bytes = try Locations.sample("strong-german.csv")
    // Snippet
    var options = ReadingOptions()
    options.allowsUnknownUnit = true
    var reader = try HistoryReader(bytes: bytes, name: "strong.csv", options: options)
    var preview = HistoryPreview()
    while let entity = try reader.next() { preview.add(entity) }
    print(preview.sessions, "workouts,", preview.sets.total, "sets,", preview.exerciseNames.count, "exercises")
    for finding in reader.summary.log.diagnostics { print(finding) }
    // End
    // Snippet
    if reader.summary.loadUnitSource == "unknown" {
      for unit in LoadUnit.known { print("\(unit.rawValue)?", reader.summary.unitEvidence[unit] ?? "") }
    }
    // End
    #expect(preview.sessions > 0 && reader.summary.loadUnitSource == "unknown")
    #expect(LoadUnit.known.allSatisfy { reader.summary.unitEvidence[$0] != nil })
  }

  @Test("Answering")
  func answer() throws {
    // Snippet
    var options = ReadingOptions()
    options.loadUnits = LoadUnitSchedule(.pound)
    options.loadUnits = LoadUnitSchedule("lb,kg@2021-05-03")
    // End
    #expect(options.loadUnits?.changes.count == 1)
  }

  @Test("Failing")
  func failing() throws {
    var asked = false
    func print(_ items: Any...) { asked = asked || items.first as? String == "Which unit?" }
    let bytes = try Locations.sample("strong-german.csv")
    // Snippet
    do {
      var reader = try HistoryReader(bytes: bytes, name: "strong.csv")
      print(try reader.library().sessions.count, "workouts")
    } catch {
      switch error.kind {
      case .question: print("Which unit?", error.diagnostic.message)
      case .input, .accounting, .cancelled: print("This file cannot be read:", error)
      }
    }
    // End
    #expect(asked)
  }

  @Test("Converting units on the way")
  func units() throws {
    // Snippet
    var options = ReadingOptions()
    options.loadUnits = LoadUnitSchedule(.pound)
    let kilograms = UnitTransform(loadUnit: .kilogram, step: 0.5)
    var reader = try HistoryReader(bytes: bytes, name: "strong.csv", options: options, units: kilograms)
    for session in try reader.library().sessions {
      for set in session.allSets { print(set.load?.value ?? 0, set.load?.unit?.rawValue ?? "", set.reps ?? 0) }
    }
    // End
    // Snippet
    let summary = reader.summary
    print(summary.rows.sets, "sets,", summary.rows.rest, "rests,", summary.rows.rejected, "rows rejected")
    for finding in summary.log.diagnostics where finding.code.severity == .error {
      print(finding.line ?? 0, finding.message, finding.remedy)
    }
    // End
    #expect(summary.rows.sets > 0 && summary.loadUnitSource == "caller")
  }

  @Test("Mapping")
  func mapping() throws {
    // Snippet
    var mapping = ExerciseMapping()
    mapping.add(ExerciseMapping.Entry(name: "Chest Thing", exercise: "Bench Press"))
    var options = ReadingOptions()
    options.exerciseMapping = mapping
    // End
    #expect(options.exerciseMapping["chest thing"]?.exercise == "Bench Press")
  }

  @Test("Mapping by a file")
  func mappingFile() throws {
    let bytes = Array("name,exercise,modality,distance_unit\nChest Thing,Bench Press,,\n".utf8)
    // Snippet
    var options = ReadingOptions()
    options.exerciseMapping = try ExerciseMapping(bytes: bytes, name: "names.csv")
    // End
    #expect(options.exerciseMapping.entries.count == 1)
  }

  @Test("Matching")
  func matching() {
    // Snippet
    var matcher = ExerciseMatcher()
    let match = matcher.match("barbell squats")
    print(match.kind, match.exercise.name, match.exercise.modality?.rawValue ?? "")
    // End
    #expect(match.kind == .catalogue && match.exercise.modality == .barbell)
  }

  @Test("A training plan")
  func plan() throws {
    let plan = try Locations.sample("plan.md")
    // Snippet
    var reader = try HistoryReader(bytes: plan, name: "plan.md", format: .plan)
    let program = try reader.library().programs[0]
    print(program.name, program.slots.map(\.workoutName))
    // End
    #expect(program.slots.count == 3)
  }

  @Test("Converting files")
  func converting() throws {
    defer { try? FileManager.default.removeItem(atPath: outputPath) }
    // Snippet
    var conversion = Conversion(to: .jsonLines)
    conversion.options.loadUnits = LoadUnitSchedule(.kilogram)
    let report = try conversion.run(paths: [path], outputPath: outputPath)
    print(report.written[.session] ?? 0, "sessions written")
    // End
    #expect(report.written[.session] == 3)
  }

  @Test("Statistics, a part of them, and the page")
  func statistics() throws {
    var reader = try HistoryReader(bytes: bytes, name: "strong.csv")
    let sessions = try reader.library().sessions
    // Snippet
    var statistics = TrainingStatistics()
    for session in sessions { statistics.add(session) }
    let figures = statistics.figures(in: .kilogram)
    for exercise in figures.exercises.prefix(5) {
      guard let best = exercise.record(.epley) else { continue }
      print(exercise.name, exercise.sets.completed, "sets;", best.value, "kg on", best.day)
    }
    // End
    #expect(figures.total.workouts == 3 && figures.exercises[0].name == "Bench Press (Barbell)")
    // Snippet
    let filter = SessionFilter(since: CivilDate(year: 2025, month: 3, day: 5), exercises: ["squat"], lastCount: 10)
    let recent = TrainingStatistics(filter.apply(toAll: sessions)).figures()
    print(recent.total.workouts, "workouts,", recent.total.volume, recent.unit.rawValue)
    // End
    #expect(recent.total.workouts == 1)
    // Snippet
    var report = TrainingReport(figures)
    report.title = "My training"
    report.lastImport = ReportImport(fileName: "strong.csv", date: "2025-03-09", new: 3)
    let page = report.html()
    // End
    #expect(page.count > 5000)
  }

  @Test("Write and edit notes")
  func edits() throws {
    let session = try #require(try readHistory(bytes, options: kilograms).sessions.first)
    // Snippet
    let notes = SessionNotes(of: session)
    let edited = try notes.session(from: notes.text.replacing("82.5 kg x 4", with: "85 kg x 3"))
    for line in SessionDifference(from: session, to: edited.session).lines { print(line) }
    // End
    #expect(SessionDifference(from: session, to: edited.session).lines.count == 1)
  }

  @Test("A history that grows")
  func growing() async throws {
    let path = outputPath + ".carryover"
    defer { try? FileManager.default.removeItem(atPath: path) }
    let (options, now) = (kilograms, Instant(seconds: 1_700_000_000))
    // Snippet
    let file = try LibraryFile(path: path).lock()
    let library = file.library ?? PersonalLibrary(id: .random())
    let input = HistoryInput(bytes: bytes, name: "strong.csv")
    let prepared = try await input.plan(into: library, state: file.state, options: options) { progress in
      print(progress.fraction ?? 0)
    }
    print(prepared.plan.counts[.new], "new,", prepared.plan.counts[.changed], "changed")
    let changed = try prepared.applied(prepared.plan, at: now)
    if changed != library { try file.replace(with: changed) }
    // End
    #expect(try LibraryFile(path: path).read().content.sessions.count == 3)
    // Snippet
    var plan = prepared.plan
    for index in plan.items.indices where plan.items[index].status == .changed {
      print(plan.items[index].title, plan.items[index].changes)
      plan.items[index].decision = .keep
    }
    let decided = try prepared.applied(plan, at: now)
    // End
    #expect(decided == changed)
    try edit(changed, now)
    var store = MemoryStore()
    try mirror(changed, into: &store)
    #expect(store.sessions.count == 3 && store.puts == 3)
    var shorter = changed
    shorter.delete([changed.content.sessions[0].id.value], at: now)
    try mirror(shorter, into: &store)
    #expect(store.sessions.count == 2 && store.puts == 3)
  }

  private func edit(_ start: PersonalLibrary, _ now: Instant?) throws {
    var library = start
    // Snippet
    var session = library.content.sessions[0]
    session.notes = "with a belt"
    library.edit(.session(session), at: now)
    library.delete([library.content.sessions[1].id.value], at: now)
    try library.correctUnits(ofReceipt: library.receipts[0].id, to: .pound, at: now)
    for receipt in library.receipts.reversed() { print(receipt.action, receipt.document?.name ?? "") }
    if let youngest = library.receipts.last { try library.undo(receipt: youngest.id) }
    // End
    #expect(library.receipts.map(\.action) == [.import, .edit, .deletion])
    let otherPath = outputPath + ".restored"
    defer { try? FileManager.default.removeItem(atPath: otherPath) }
    // Snippet
    let backup = try library.document()
    let restored = try PersonalLibrary(document: backup, name: "backup.carryover")
    try LibraryFile(path: otherPath).restore(restored)
    let (table, report) = try Conversion(to: .csv).run(library, filter: SessionFilter(lastCount: 10))
    print(table.count, "bytes,", report.written[.session] ?? 0, "sessions,", report.losses.count, "losses")
    // End
    #expect(try LibraryFile(path: otherPath).read() == library)
  }

  @Test("Sharing a program, and receiving it")
  func sharing() throws {
    let (date, mine) = (someTime, plannedLibrary(2))
    var friends = emptyLibrary(3)
    let name = try #require(mine.content.programs.first?.name)
    let file = URL(fileURLWithPath: outputPath)
    defer { try? FileManager.default.removeItem(at: file) }
    // Snippet
    for program in mine.content.programs where program.name == name {
      let bundle = try mine.bundle(kind: .program, root: program.id.value)
      try Data(bundle.document()).write(to: file)
      print("left out:", bundle.omitted)
    }
    // End
    // Snippet
    let bundle = try ShareBundle(path: file.path)
    let received = try BundleImport(bundle, into: friends)
    let document = OriginDocument(name: file.lastPathComponent)
    let plan = try received.plan(for: document)
    for item in plan.items { print(item.status.rawValue, item.title, "→", item.decision.rawValue) }
    friends = try received.applying(plan, receipt: Receipt(id: .zero, action: .received, date: date))
    // End
    #expect(friends.content.programs.map(\.name) == [name])
    // Snippet
    let careful = try received.plan(for: document) { item in
      item.status == .namesake && item.entity == .exercise ? .copy : nil
    }
    // End
    #expect(careful == plan)
    // Snippet
    if let receipt = friends.receipts.last { try friends.undo(receipt: receipt.id) }
    // End
    #expect(friends.content == emptyLibrary(3).content && friends.ledger.isEmpty)
  }
}

// Snippet
protocol SessionStore {
  /// The fingerprint of each session that is stored, by its identifier.
  func fingerprints() throws -> [UniqueIdentifier: String]
  mutating func put(_ session: Session, fingerprint: String) throws
  mutating func delete(_ id: UniqueIdentifier) throws
}

func mirror(_ library: PersonalLibrary, into store: inout some SessionStore) throws {
  var stored = try store.fingerprints()
  for session in library.content.sessions {
    let fingerprint = session.fingerprint.description
    guard stored.removeValue(forKey: session.id.value) != fingerprint else { continue }
    try store.put(session, fingerprint: fingerprint)
  }
  for id in stored.keys.sorted() { try store.delete(id) }
}
// End

private struct MemoryStore: SessionStore {
  var sessions: [UniqueIdentifier: (Session, String)] = [:]
  var puts = 0

  func fingerprints() -> [UniqueIdentifier: String] { sessions.mapValues(\.1) }
  mutating func put(_ session: Session, fingerprint: String) {
    sessions[session.id.value] = (session, fingerprint)
    puts += 1
  }
  mutating func delete(_ id: UniqueIdentifier) { sessions[id] = nil }
}
