import Carryover
import TextStreams

extension FuzzTarget {
  /// A plan of an import: it is written as it was read, and either fits the import or is refused.
  static let importPlan = FuzzTarget("import-plan", "an edited plan of an import") { bytes in
    let edited = try ImportPlan(json: bytes, name: "input")
    try FuzzFinding.require(
      try ImportPlan(json: Array(edited.json.utf8), name: "again") == edited, "a plan is written otherwise than read")
    let library = try SmallLibrary.make(sets: 4)
    var work = try SmallLibrary.work(into: library)
    var plan = try work.plan(for: SmallLibrary.document, state: SmallLibrary.state)
    try plan.take(edited, from: "input")
    let changed = try work.applying(plan, receipt: Receipt(id: .zero, action: .import))
    _ = try PersonalLibrary(document: changed.document())
  }

  /// Rows that somebody mended: laid over the original they are read, or refused.
  static let mendedRows = FuzzTarget("mended-rows", "rejected rows that somebody has mended") { bytes in
    let original = Array("\(SmallLibrary.header)2021-01-05 18:03:22,Legs,1h,Squat,one,100.0,5,0,0,,,\n".utf8)
    let laid = try MendedRows.lay(
      InputSource(bytes: bytes, name: "mended"), over: InputSource(bytes: original, name: "input"), format: .strong)
    var text: [UInt8] = []
    text.removeLast(text.count - (try laid.read(at: 0, into: &text, capacity: Int(laid.count))))
    try ReadInput(text, format: .strong).checkCounts()
  }
}
