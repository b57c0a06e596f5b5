/// What columns hold that no set has.
extension NoteStructureWords {
  private static let foreignColumns: NoteWordSet = [
    "hr", "heart", "bpm", "puls", "pulse", "watts", "watt", "power", "cal", "cals", "calories", "kcal", "pace", "split",
    "incline", "grade", "speed", "rating", "mood", "energy", "cadence", "spm",
  ]

  /// `Avg HR`, `Pace/500 m`: whether a column that nobody knows has numbers of another kind.
  static func isForeignColumn(_ header: String) -> Bool {
    header.split { !$0.isLetter }.contains { foreignColumns.contains($0) }
  }
}
