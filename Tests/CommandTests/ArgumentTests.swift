import Testing

@testable import CarryoverCommand

@Suite("Arguments")
struct ArgumentTests {
  private static let output = Option(name: "--output", shortName: "-o", value: .path("FILE"), help: "where to write")
  private static let unit = Option(name: "--unit", value: .someOf(["kg", "lb"], "UNIT"), help: "units")
  private static let quiet = Option(name: "--quiet", help: "print nothing")
  private static let subcommand = Subcommand(
    name: "try", summary: "", explanation: "",
    operand: Operand(value: .path("INPUT"), count: .several, wanted: "an input"),
    options: [output, unit, quiet], examples: []
  ) { _, _ in .done }

  private func read(_ words: String) throws -> Arguments {
    try Arguments(words.split(separator: " ").map(String.init), for: Self.subcommand)
  }

  private func complaint(_ words: String) -> String? {
    do {
      _ = try read(words)
      return nil
    } catch {
      return (error as? UsageError)?.message
    }
  }

  @Test(
    "A value stands behind its option or in the same word",
    arguments: ["in -o file", "in -ofile", "in -o=file", "--output file in", "in --output=file", "in -o other -o file"])
  func values(words: String) throws {
    let arguments = try read(words)
    #expect(arguments.value(Self.output) == "file" && arguments.operands == ["in"])
    #expect(!arguments.has(Self.quiet) && arguments.value(Self.unit) == nil)
  }

  @Test("Lists are taken apart, and what is not an option is an operand")
  func operands() throws {
    let arguments = try read("- --unit kg,lb --quiet -- --unit -x")
    #expect(arguments.operands == ["-", "--unit", "-x"])
    #expect(arguments.list(Self.unit) == ["kg", "lb"] && arguments.has(Self.quiet))
  }

  @Test(
    "What is wrong is said, with what was perhaps meant",
    arguments: [
      ("in --unti kg", "there is no option \"--unti\"; did you mean \"--unit\"?"),
      ("in --unit", "--unit wants a value"),
      ("in --output --quiet", "--output wants a value"),
      ("in --unit kg,lbs", "--unit wants kg or lb, not \"lbs\"; did you mean \"lb\"?"),
      ("in --unit kg,", "--unit wants kg or lb, not \"\""),
      ("in --quiet=yes", "--quiet takes no value"),
      ("--quiet", "try wants an input"),
    ])
  func complaints(words: String, message: String) {
    #expect(complaint(words) == message)
  }
}
