import Support
import Testing

@testable import Carryover

@Suite("Sessions edited as notes")
struct SessionNotesTests {
  /// A change that a person makes in the text.
  enum Edit: CaseIterable {
    case reps, load, setNote, title, start, duration, exerciseNote, removeSet, addSet, removeExercise, addExercise
  }

  private static let newSet = LoggedSet(
    id: Identifier(.zero), load: Load(value: 55, unit: .kilogram), reps: 9)

  private func session(_ seed: UInt64) -> Session {
    var written = WrittenSessions(seed: seed, hostility: seed % 3 == 0 ? 60 : 0)
    return written.sessions(1)[0]
  }

  @Test("An unchanged text is the session that it was, and one more blank line changes nothing", arguments: 1...60)
  func unchanged(seed: UInt64) throws {
    let session = session(seed)
    let notes = SessionNotes(of: session)
    #expect(try notes.session(from: notes.text).session == session)
    #expect(difference([session], [try notes.session(from: notes.text + "\n").session]) == "")
  }

  @Test("What was edited is edited, and nothing else", arguments: Edit.allCases)
  func edited(_ edit: Edit) throws {
    for seed in UInt64(1)...20 {
      let session = session(seed)
      var random = SeededGenerator(seed: seed + 1000)
      guard let wanted = Self.edited(session, edit, &random) else { continue }
      let found = try SessionNotes(of: session).session(from: SessionNotes(of: wanted).text).session
      #expect(difference([Self.comparable(wanted, edit)], [Self.comparable(found, edit)]) == "", "\(seed)")
      #expect(Set(found.childIdentifiers).count == found.childIdentifiers.count)
      #expect(found.id == session.id && found.origin == session.origin && found.createdAt == session.createdAt)
    }
  }

  private static func edited(_ session: Session, _ edit: Edit, _ random: inout SeededGenerator) -> Session? {
    var new = session
    let section = Int.random(in: 0..<new.sections.count, using: &random)
    let place = Int.random(in: 0..<new.sections[section].exercises.count, using: &random)
    var exercise = new.sections[section].exercises[place]
    // Where a set stands between two groups is not seen in the text.
    let group = exercise.setGroups.count - 1
    let set = Int.random(in: 0..<exercise.setGroups[group].sets.count, using: &random)
    switch edit {
    case .reps: exercise.setGroups[group].sets[set].reps = 17
    case .load: exercise.setGroups[group].sets[set].load = Load(value: 55, unit: .kilogram)
    case .setNote: exercise.setGroups[group].sets[set].notes = "another"
    case .exerciseNote: exercise.notes = "told anew"
    case .removeSet: exercise.setGroups[group].sets.remove(at: set)
    case .addSet: exercise.setGroups[group].sets.append(newSet)
    case .title: new.title = "Another day"
    case .start: new.start = CivilMoment("2020-02-03T04:05:00")
    case .duration: new.duration = 1234
    case .removeExercise, .addExercise: break
    }
    new.sections[section].exercises[place] = exercise
    if edit == .removeExercise {
      guard new.sections[section].exercises.count > 1 else { return nil }
      new.sections[section].exercises.remove(at: place)
    } else if edit == .addExercise {
      let group = LoggedSetGroup(id: Identifier(.zero), sets: [newSet])
      let exercise = LoggedExercise(id: Identifier(.zero), name: "Zercher thing of mine", setGroups: [group])
      new.sections[section].exercises.insert(exercise, at: place)
    }
    return new
  }

  /// A session without what is new each time: identifiers of what was put in, and the template that it found.
  private static func comparable(_ session: Session, _ edit: Edit) -> Session {
    guard edit == .addSet || edit == .addExercise else { return session }
    var session = session
    session.assignIdentifiers(session.id)
    for section in session.sections.indices {
      for exercise in session.sections[section].exercises.indices
      where session.sections[section].exercises[exercise].name == "Zercher thing of mine" {
        session.sections[section].exercises[exercise].exerciseID = nil
        session.sections[section].exercises[exercise].modality = nil
      }
    }
    return session
  }

  @Test("Sets and exercises that stayed keep their identifiers and what the notes do not show")
  func hidden() throws {
    var session = try #require(
      try NotesRoundTripTests.read("# 2024-03-05\n\n## Squat\n\n- 100 kg x 5\n- 105 kg x 5\n- 110 kg x 5\n").first)
    for set in 0..<3 { session.sections[0].exercises[0].setGroups[0].sets[set].heartRate = 120 + Double(set) }
    let sets = session.allSets
    let notes = SessionNotes(of: session)
    let text = notes.text.replacing("- 105 kg x 5\n", with: "").replacing("110 kg x 5", with: "112.5 kg x 5")
    let edited = try notes.session(from: text).session.allSets
    #expect(edited.map(\.id) == [sets[0].id, sets[2].id] && edited.map(\.heartRate) == [120, 122])
    #expect(edited.map(\.load?.value) == [100, 112.5])
    let grown = try notes.session(from: notes.text.replacing("- 105", with: "- 102 kg x 5\n- 105")).session.allSets
    #expect(grown.map(\.heartRate) == [120, nil, 121, 122])
    #expect([0, 2, 3].map { grown[$0].id } == sets.map(\.id) && !sets.map(\.id).contains(grown[1].id))
  }

  @Test("Pain that the notes do not tell of stays when a sentence about pain goes")
  func pain() throws {
    let text = "# 2024-03-05\n\nknee pain\n\n## Squat\n\n- 100 kg x 5\n"
    var session = try #require(try NotesRoundTripTests.read(text).first)
    #expect(session.painTags == ["Knees"])
    session.painTags = ["Neck"] + session.painTags
    let notes = SessionNotes(of: session)
    #expect(try notes.session(from: notes.text.replacing("knee pain", with: "fine")).session.painTags == ["Neck"])
    let more = notes.text.replacing("knee pain", with: "knee pain\nhip pain")
    #expect(try notes.session(from: more).session.painTags == ["Neck", "Knees", "Hips"])
  }

  @Test("Notes that hold no session or several are refused", arguments: ["", "\n\n", "# 2024-03-05\n\n# 2024-03-06\n"])
  func refused(text: String) throws {
    let notes = SessionNotes(of: session(1))
    #expect(throws: ReadingFailure.self) { try notes.session(from: text) }
  }
}
