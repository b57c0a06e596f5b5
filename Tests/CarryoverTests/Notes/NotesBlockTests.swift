import Carryover
import Testing

/// The blocks and marks of CommonMark 0.31 that notes are typed with, each around the same sets: what is markup changes how
/// a line looks and not which sets it holds.
@Suite("Notes: markdown blocks")
struct NotesBlockTests {
  /// Markdown below a heading with the day, and its sets.
  struct Block: CustomTestStringConvertible, Sendable {
    var name: String
    var text: String
    var sets: [String]
    var testDescription: String { name }

    var datedSets: [String] { sets.map { $0.hasPrefix("2024") ? $0 : "2024-03-04 " + $0 } }

    init(_ name: String, _ text: String, _ sets: [String] = ["Squat 100x5", "Bench 60x5"]) {
      self.name = name
      self.text = text
      self.sets = sets
    }
  }

  static let blocks = [
    Block("headings with a line under them", "Squat\n-----\n100 kg x 5\n\nBench\n=====\n60 kg x 5"),
    Block("headings that are closed", "## Squat ##\n100 kg x 5\n\n   ### Bench ###\n60 kg x 5"),
    Block("headings without a space", "##Squat\n100 kg x 5\n##Bench\n60 kg x 5"),
    Block("seven number signs", "####### Squat 100 kg x 5\nBench 60 kg x 5"),
    Block(
      "each bullet", "- Squat 100 kg x 5\n* Bench 60 kg x 5\n+ Row 50 kg x 8",
      ["Squat 100x5", "Bench 60x5", "Row 50x8"]),
    Block(
      "each kind of number", "1. Squat 100 kg x 5\n2) Bench 60 kg x 5\n10. Row 50 kg x 8",
      ["Squat 100x5", "Bench 60x5", "Row 50x8"]),
    Block("lists in lists, by two", "- Squat\n  - 100 kg x 5\n- Bench\n  - 60 kg x 5"),
    Block("lists in lists, by four", "* Squat\n    * 100 kg x 5\n        * felt easy\n* Bench\n    * 60 kg x 5"),
    Block("lists in lists, by tabs", "-\tSquat\n\t-\t100 kg x 5\n-\tBench\n\t-\t60 kg x 5"),
    Block("numbers in numbers", "1. Squat\n   1. 100 kg x 5\n2. Bench\n   1. 60 kg x 5"),
    Block("items with paragraphs of their own", "- Squat\n\n  100 kg x 5\n\n- Bench\n\n  60 kg x 5"),
    Block("a quote", "> ## Squat\n> 100 kg x 5\n>\n> ## Bench\n> 60 kg x 5"),
    Block("a quote in a quote", "> > Squat 100 kg x 5\n>> Bench 60 kg x 5"),
    Block("a list in a quote", ">- Squat 100 kg x 5\n> - Bench 60 kg x 5"),
    Block("a quote that goes on without its sign", "> Squat 100 kg x 5\nBench 60 kg x 5"),
    Block("a fence", "```\nSquat 100 kg x 5\n```\n\nBench 60 kg x 5"),
    Block(
      "a fence of tildes with a name, and a shorter one in it", "~~~~ log\nSquat 100 kg x 5\n~~~\nBench 60 kg x 5\n~~~~"
    ),
    Block("a fence that nobody closed", "```\nSquat 100 kg x 5\nBench 60 kg x 5"),
    Block("an indented block", "    Squat 100 kg x 5\n    Bench 60 kg x 5"),
    Block("lines between", "Squat 100 kg x 5\n\n---\n\n* * *\n\n_____\n\nBench 60 kg x 5\n\n***"),
    Block(
      "escaped signs", "Squat 100 kg \\* 5\nBench 60 kg x 5 \\@ 8\n\\# no heading\n1986\\. A great year",
      ["Squat 100x5", "Bench 60x5"]),
    Block("emphasis and code", "**Squat** *100 kg* x __5__\n_Bench_: `60 kg x 5`"),
    Block("emphasis in emphasis", "***Squat 100 kg x 5***\n**_Bench_ 60 kg** x 5"),
    Block("hard breaks", "Squat 100 kg x 5  \nBench 60 kg x 5\\\n"),
    Block("a comment", "<!-- Row 50 kg x 8 -->\nSquat 100 kg x 5 <!-- easy -->\nBench 60 kg x 5"),
    Block("a comment of several lines", "<!--\nRow 50 kg x 8\n-->\nSquat 100 kg x 5\nBench 60 kg x 5"),
    Block("elements", "Squat 100 kg x 5<br>\nBench 60 kg x 5<br/>\n</div>"),
    Block("links", "[Squat](https://example.org/squat-5x5) 100 kg x 5\n[[Bench]] 60 kg x 5"),
    Block(
      "links with another name",
      "[[lifts/squat 5x5|Squat]] 100 kg x 5\n[Bench][1] 60 kg x 5\n\n[1]: https://example.org/5x5"),
    Block(
      "a picture and addresses",
      "![photo 100x5](a.png)\n<https://example.org/100x5>\nhttps://example.org/80x3\nwww.example.org/20x3\nSquat 100 kg x 5\nBench 60 kg x 5"
    ),
    Block("characters by name and number", "Squat 100&nbsp;kg &times; 5\nBench 60 kg &#215; 5"),
    Block(
      "what is struck out was planned", "~~Squat 100 kg x 5~~\nBench 60 kg x 5", ["Squat  of 100x5 open", "Bench 60x5"]),
    Block(
      "tasks", "- [x] Squat 100 kg x 5\n* [X]  Bench 60 kg x 5\n1. [ ] Row 50 kg x 8",
      ["Squat 100x5", "Bench 60x5", "Row  of 50x8 open"]),
    Block(
      "a table with alignment and an escaped bar",
      "|Exercise|Weight|Reps|\n|:--|:-:|--:|\n|Squat|100 kg|5|\n|Bench\\|close|60 kg|5|",
      ["Squat 100x5", "Bench|close 60x5"]),
    Block("other spaces", "Squat\u{A0}100\u{202F}kg\u{2009}×\u{2009}5\n\u{200B}Bench 60 kg x 5"),
    Block(
      "other line breaks", "Squat 100 kg x 5\u{2028}Bench 60 kg x 5\u{2029}Row 50 kg x 8",
      ["Squat 100x5", "Bench 60x5", "Row 50x8"]),
    Block(
      "letters and their accents apart", "Squat 100 kg x 5\n\n## 5. Ma\u{308}rz 2024\nBench 60 kg x 5",
      ["Squat 100x5", "2024-03-05 Bench 60x5"]),
  ]

  @Test("Sets are those that stand there", arguments: blocks)
  func sets(block: Block) throws {
    #expect(try NotesStructureTests.read("# 2024-03-04\n\n" + block.text + "\n") == block.datedSets)
  }

  @Test("Line ends change nothing", arguments: blocks, ["\r\n", "\r"])
  func lineEnds(block: Block, end: String) throws {
    let text = "# 2024-03-04\n\n" + block.text
    #expect(try NotesStructureTests.read(text.replacing("\n", with: end)) == block.datedSets)
  }
}
