/// The best of several runs.
struct Measurement {
  let name: String
  /// What was gone through; zero where only the time counts.
  var bytes = 0
  var rows = 0
  var seconds = Double.infinity
  var peakBytes = 0

  init(_ name: String) {
    self.name = name
  }

  /// Takes a further run in, whose time counts when it is the shortest, and its memory when it is the most.
  mutating func add(seconds: Double, peakBytes: Int) {
    self.seconds = min(self.seconds, seconds)
    self.peakBytes = max(self.peakBytes, peakBytes)
  }

  var megabytesPerSecond: Double { Double(bytes) / seconds / 1e6 }
  var rowsPerSecond: Double { Double(rows) / seconds }
}

/// A number with so many decimal places.
func fixed(_ number: Double, _ places: Int) -> String {
  guard number.isFinite, abs(number) < 1e15 else { return "-" }
  var scale = 1.0
  for _ in 0..<places { scale *= 10 }
  let digits = String(Int((abs(number) * scale).rounded()))
  let padded = String(repeating: "0", count: max(0, places + 1 - digits.count)) + digits
  let sign = number < 0 ? "-" : ""
  return places == 0 ? sign + padded : sign + padded.dropLast(places) + "." + padded.suffix(places)
}
