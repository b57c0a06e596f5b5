import Carryover
import TextStreams

extension Option {
  fileprivate static let onChanged = Option(
    name: "--on-changed", value: .oneOf(["update", "keep", "ask"], "WHAT"),
    help: "what to do with what your friend changed and you did not", remark: "update by default")
  fileprivate static let onConflict = Option(
    name: "--on-conflict", value: .oneOf(["merge", "keep", "theirs", "ask"], "WHAT"),
    help: "what to do with what both of you changed", remark: "merge by default")
  fileprivate static let onNamesake = Option(
    name: "--on-namesake", value: .oneOf(["use", "copy", "replace", "skip", "ask"], "WHAT"),
    help: "what to do with something whose name something of yours has",
    remark: "by default your exercises and equipment are used, and plans are copied under a name with a number")
  fileprivate static let keepReceived = Option(
    name: "--keep-received", help: "keep your friend's session, marked as another person's")
  fileprivate static let asCopy = Option(
    name: "--as-copy", help: "add the plans beside those you have, as if you had never received them")
  fileprivate static let json = Option(name: "--json", help: "print the plan, or what was done, as JSON")

  fileprivate static let decisions: [Option] = [
    .onChanged, .onConflict, .onNamesake, .restoreDeleted, .keepReceived, .asCopy,
  ]
  fileprivate static let choices: [ImportDecisions.Choice] = [
    .init(.onChanged, [.changed]), .init(.onConflict, [.conflict]), .init(.onNamesake, [.namesake, .alike]),
  ]
}

extension Subcommand {
  static let receive = Subcommand(
    name: "receive", summary: "take what a friend shared into a library, again and again",
    explanation: "Take what a friend shared with `carryover share` into a library.",
    operand: Operand(value: .path("BUNDLE"), count: .one, wanted: "one bundle: a file, or -"),
    details: [
      "A program comes with its workouts, modules, exercises and equipment, and is not active. The library remembers "
        + "where all of it comes from: the same bundle again changes nothing, a later version updates what is there, "
        + "and what both of you changed is merged. What you shared yourself and comes back is found again. "
        + "`carryover undo` takes it back.",
      "A session, or a part of one, is another person's: it is not taken unless you say --keep-received, and never "
        + "counts as your training. A bundle's checksum tells damage, not who made it.",
    ],
    options: [.into, .dryRun, .plan] + Option.decisions + InputOptions.ofBundles + LibraryOptions.declared
      + [.newID, .json],
    examples: [
      "carryover receive program.bundle.json --into history.carryover",
      "carryover receive program.bundle.json --into history.carryover --dry-run",
      "carryover receive program.bundle.json --into history.carryover --on-namesake copy",
      "carryover receive program.bundle.json --into history.carryover --dry-run --json > program-plan.json",
      "carryover receive program.bundle.json --into history.carryover --plan program-plan.json",
    ],
    run: runReceive)
}

private func runReceive(_ arguments: Arguments, _ terminal: Terminal) throws -> ExitCode {
  let path = try arguments.library()
  let options = try LibraryOptions(arguments)
  var defaults = ImportDefaults.ofBundles
  if arguments.has(.keepReceived) { defaults[.viewOnly] = .keep }
  let decisions = try ImportDecisions(arguments, terminal, Option.choices, defaults)
  let target = try ImportTarget(arguments, path: path)
  let reading = try InputOptions.reading(arguments)
  let input = try InputSource(path: arguments.operands.first ?? "-", limit: reading.limits.streamLength)
  var log = DiagnosticLog()
  let bundle = try ShareBundle(input: input, options: reading) { log.add($0) }
  // After the bundle, which has a greatest length.
  let document = try OriginDocument(input)
  let work = try BundleImport(
    bundle, into: target.library, defaults: decisions.defaults, asCopy: arguments.has(.asCopy))
  var plan = try work.plan(for: document, state: target.state)
  try decisions.decide(&plan)
  let isWritten = try target.replace(options) {
    var receipt = Receipt(id: .zero, action: .received, date: now())
    receipt.document = document
    receipt.format = "bundle"
    receipt.options = arguments.given(Option.decisions + InputOptions.ofBundles)
    return try work.applying(plan, receipt: receipt)
  }
  PlanPrinter(plan, log, file: input.name, target)
    .print(to: terminal, asJSON: arguments.has(.json), isWritten: isWritten)
  return .done
}
