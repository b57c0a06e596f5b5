import CarryoverResources
import TrainingModel

/// The words of notes in every language that `Resources/notes-words.txt` knows.
///
/// Words are compared folded: lower case, no accents, single spaces.
final class NoteWords: Sendable {
  /// What the product ships, with the words of the catalogue's names.
  static let shipped = NoteWords(
    text: Resources.notesWords, catalogue: Resources.exercises)

  let table: NoteWordTable
  let filters: NoteFilters
  /// The modules of the titles of sections, and the pain tags of parts of the body.
  let sections: [String: ModuleType]
  let bodyParts: [String: String]
  /// The words of the sentences of each language that has any.
  let told: [NoteToldWords]

  /// Reads a data file, and the words of the names in a catalogue.
  init(text: [UInt8], catalogue: [UInt8] = []) {
    let lists = NoteWordLists(text: text, catalogue: catalogue)
    table = lists.table
    filters = NoteFilters(table)
    sections = lists.sections
    bodyParts = lists.bodyParts
    told = lists.told
  }

  private init(_ words: NoteWords, table: NoteWordTable) {
    self.table = table
    filters = NoteFilters(table)
    sections = words.sections
    bodyParts = words.bodyParts
    told = words.told
  }

  /// The same words and some more, which mean what a document says that they mean.
  func adding(_ meanings: [String: NoteWord]) -> NoteWords {
    var table = table
    for (word, meaning) in meanings.sorted(by: { $0.key < $1.key }) { table.update(word) { $0.meaning = meaning } }
    return NoteWords(self, table: table)
  }
}
