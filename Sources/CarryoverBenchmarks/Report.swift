/// What the benchmark found, to be printed.
struct Report {
  let bytes: Int
  let rows: Int
  let runs: Int
  let measurements: [Measurement]

  /// A table for people.
  var text: String {
    var lines = ["\(fixed(Double(bytes) / 1e6, 0)) MB, \(rows) rows, best of \(runs)", ""]
    lines.append(Self.line("", "MB/s", "rows/s", "ms", "peak MiB"))
    for measurement in measurements {
      let isRate = measurement.bytes > 0
      lines.append(
        Self.line(
          measurement.name, isRate ? fixed(measurement.megabytesPerSecond, 1) : "",
          measurement.rows > 0 ? fixed(measurement.rowsPerSecond, 0) : "", fixed(measurement.seconds * 1000, 1),
          fixed(Double(measurement.peakBytes) / 1_048_576, 1)))
    }
    return lines.joined(separator: "\n")
  }

  private static func line(_ name: String, _ cells: String...) -> String {
    let widths = [9, 13, 11, 10]
    let name = name + String(repeating: " ", count: max(0, 22 - name.count))
    return name + zip(cells, widths).map { String(repeating: " ", count: max(0, $1 - $0.count)) + $0 }.joined()
  }

  /// The same for programs.
  var json: String {
    let members = measurements.map { measurement in
      var member = "{\"name\":\"\(measurement.name)\",\"seconds\":\(measurement.seconds)"
      if measurement.bytes > 0 {
        member += ",\"bytes\":\(measurement.bytes),\"megabytesPerSecond\":\(fixed(measurement.megabytesPerSecond, 2))"
      }
      if measurement.rows > 0 { member += ",\"rowsPerSecond\":\(fixed(measurement.rowsPerSecond, 0))" }
      return member + ",\"peakBytes\":\(measurement.peakBytes)}"
    }
    return "{\"bytes\":\(bytes),\"rows\":\(rows),\"runs\":\(runs),\"measurements\":[\n"
      + members.joined(separator: ",\n") + "\n]}"
  }
}
