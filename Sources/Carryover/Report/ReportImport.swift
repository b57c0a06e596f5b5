/// What an import brought, for the page to tell.
public struct ReportImport: Hashable, Sendable {
  /// The file that was imported.
  public var fileName: String
  /// When, in words or figures as they are to be shown.
  public var date: String?
  /// Sessions that were new.
  public var new: Int
  /// Sessions that were there and have changed.
  public var updated: Int
  /// Sessions that were there already, or not wanted.
  public var skipped: Int
  /// Sessions that were changed on both sides, and left as they were.
  public var conflicts: Int
  /// Rows that could not be read.
  public var rejected: Int

  /// Makes one.
  public init(
    fileName: String, date: String? = nil, new: Int = 0, updated: Int = 0, skipped: Int = 0, conflicts: Int = 0,
    rejected: Int = 0
  ) {
    self.fileName = fileName
    self.date = date
    self.new = new
    self.updated = updated
    self.skipped = skipped
    self.conflicts = conflicts
    self.rejected = rejected
  }

  /// Takes over what the receipt of an import says.
  public init(_ receipt: Receipt) {
    let counts = receipt.counts
    let left: [ImportStatus] = [.same, .edited, .duplicate, .deleted, .unwanted]
    self.init(
      fileName: receipt.document?.name ?? "a file", date: receipt.date?.description,
      new: counts[.new] + counts[.doubtful], updated: counts[.changed],
      skipped: left.reduce(0) { $0 + counts[$1] }, conflicts: counts[.conflict], rejected: receipt.rejected)
  }

  /// The section of the page.
  var section: Markup {
    let date: Markup = date.map { ", \($0)" } ?? ""
    let counts = [
      ("New workouts", new), ("Changed", updated), ("Already there", skipped), ("Conflicts", conflicts),
      ("Rows not readable", rejected),
    ]
    return """
      <section aria-labelledby="import">
      <h2 id="import">What the last import brought</h2>
      <p>\(name: fileName)\(date)</p>
      \(ReportTiles.list(counts.map { ($0.0, FigureText.number(Double($0.1), isGrouped: true)) }))
      </section>

      """
  }
}
