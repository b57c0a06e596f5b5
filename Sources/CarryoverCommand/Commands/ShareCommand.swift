import Carryover
import TextStreams

extension Option {
  fileprivate static let with = Option(
    name: "--with", value: .someOf(ShareBundle.Personal.allCases.map(\.rawValue), "WHAT"),
    help: "what to share although it is personal", remark: "what was left out is told")
  fileprivate static let json = Option(name: "--json", help: "print what was shared as JSON on standard error")
  fileprivate static let quiet = Option(name: "--quiet", help: "print nothing but errors")

  private static func root(_ name: String, _ placeholder: String, _ help: String, isInUsage: Bool = false) -> Option {
    Option(name: name, value: .anything(placeholder), help: help, isInUsage: isInUsage)
  }

  fileprivate static let roots: [(kind: ShareBundle.Kind, option: Option)] = [
    (.program, root("--program", "NAME", "share a program, by name or identifier", isInUsage: true)),
    (.workout, root("--workout", "NAME", "share a planned workout")),
    (.module, root("--module", "NAME", "share a module")),
    (.session, root("--session", "DAY", "share a session that took place, by day, start or identifier")),
    (.exercise, root("--exercise", "DAY/NAME", "share an exercise of a session")),
    (.set, root("--set", "DAY/NAME/NUMBER", "share a set of it, by its number from 1")),
    (.completedModule, root("--section", "DAY/NAME", "share a section of a session, by name or number")),
  ]
}

extension Subcommand {
  static let share = Subcommand(
    name: "share", summary: "make a bundle of a program, or of anything else in a library, for somebody else",
    explanation: "Make a bundle of one thing in a library and all that it needs, for somebody else to receive.",
    operand: .library,
    details: [
      "A bundle carries exactly what the one thing needs: a program its workouts, their modules, exercises and equipment. "
        + "Notes of sessions, pain, feelings, body weight, dates and the like stay with you unless you say --with. The "
        + "same library makes the same bundle every time, and what you received yourself keeps its first origin.",
      "Programs, workouts and modules become the receiver's own; sessions and parts of them are to be looked at. Wherever "
        + "a name is wanted, an identifier is right, too; case, accents and spaces do not count.",
    ],
    options: Option.roots.map(\.option) + [.with] + EnvelopeOptions.declared + [.output, .json, .quiet],
    examples: [
      "carryover share history.carryover --program \"Beginner Strength\" -o program.bundle.json",
      "carryover share history.carryover --workout \"Day A\" -o workout.bundle.json",
      "carryover share history.carryover --workout \"Day A\" --envelope message -o message.json",
      "carryover share history.carryover --session 2025-03-03 --with notes,feeling -o session.bundle.json",
      "carryover share history.carryover --set \"2025-03-03/Bench Press (Barbell)/3\" -o set.bundle.json",
    ],
    run: runShare)
}

private func runShare(_ arguments: Arguments, _ terminal: Terminal) throws -> ExitCode {
  let given = Option.roots.filter { arguments.has($0.option) }
  guard given.count == 1, let (kind, option) = given.first, let name = arguments.value(option) else {
    throw UsageError(message: "share wants one of \(Prose.either(Option.roots.map(\.option.name)))")
  }
  let envelope = try EnvelopeOptions(arguments)
  let path = arguments.operands.first ?? ""
  let library = try LibraryFile(path: path).read()
  var log = DiagnosticLog()
  let personal = Set(arguments.list(.with).compactMap(ShareBundle.Personal.init(rawValue:)))
  let root = try ShareRoot(library, option: option.name).find(kind, named: name)
  let bundle = try library.bundle(kind: kind, root: root, including: personal) { log.add($0) }
  try write(envelope.document(of: bundle) { log.add($0) }, to: arguments.value(.output) ?? "-", besides: path)
  if arguments.has(.json) {
    terminal.complain(BundleText.json(bundle, log) + "\n")
  } else {
    let isQuiet = arguments.has(.quiet)
    ReportPrinter.printFindings(log, file: path, to: terminal, isQuiet: isQuiet)
    if !isQuiet { terminal.complain(BundleText.told(bundle).joined(separator: "\n") + "\n") }
  }
  return .done
}

private func write(_ document: [UInt8], to output: String, besides library: String) throws {
  guard output == "-" || !isSameFile(library, output), !LibraryFile(path: output).isLibrary else {
    throw UsageError(message: "\(Terminal.safe(output)) is a library: give the bundle a file of its own")
  }
  let (sink, temporaryPath) = try fileSink(output)
  Interruption.remove(onInterrupt: [temporaryPath].compactMap(\.self))
  defer { Interruption.remove(onInterrupt: []) }
  try document.withByteSlice { (bytes) throws(FileFailure) in
    var sink = sink
    try sink.write(bytes)
    try sink.finish()
  }
}
