import TextStreams

/// Rows and properties whose sets are written as the readers of their kind do not know them.
extension NoteAssembly {
  /// `| Exercise (reps/kg) | Set 1 |` above `| Squat | 10/60 |`: what the numbers of all cells are.
  mutating func spellRowsOfLegend() {
    for header in lines.indices where lines[header].kind == .row {
      guard let end = lines[header].content.bytesRange(of: ")"),
        let open = lines[header].content[..<end.lowerBound].bytesRange(of: " ("),
        !lines[header].content[..<open.lowerBound].dropFirst().hasByte(UInt8(ascii: "|")),
        let legend = Self.legendsOfRows[lines[header].content[open.upperBound..<end.lowerBound].lowercased()]
      else { continue }
      // Of the columns that are of sets, and no others.
      let heads = lines[header].content.split(separator: "|", omittingEmptySubsequences: false)
      let columns = Set(heads.indices.filter { Self.isOfSet(heads[$0].trimmedSpaces.lowercased()) })
      guard !columns.isEmpty, header + 1 < lines.count, lines[header + 1].kind == .rowRule else { continue }
      lines[header].content.removeSubrange(open.lowerBound..<end.upperBound)
      lines[header].plain = lines[header].content
      var place = header + 2
      while place < lines.count, lines[place].kind == .row {
        let cells = lines[place].content.split(separator: "|", omittingEmptySubsequences: false)
        lines[place].content = cells.indices.map {
          columns.contains($0) ? Self.set(cells[$0], legend) : String(cells[$0])
        }.joined(separator: "|")
        lines[place].plain = lines[place].content
        place += 1
      }
    }
  }

  /// `set 1`, `s1`, `1`
  private static func isOfSet(_ head: String) -> Bool {
    let number = head.drop { $0.isLetter || $0 == " " }
    return (1...2).contains(number.count) && number.allSatisfy(\.isNumber)
      && ["", "set", "s"].contains(head.dropLast(number.count).trimmedSpaces)
  }

  /// What a legend says of a cell: whether its load comes first, and the unit of that.
  private static let legendsOfRows: [String: (hasLoadFirst: Bool, unit: String)] = {
    var legends: [String: (hasLoadFirst: Bool, unit: String)] = [:]
    for unit in ["kg", "lb", "lbs"] {
      for sign in ["/", " / ", " x ", "x"] {
        legends["reps\(sign)\(unit)"] = (false, unit)
        legends["\(unit)\(sign)reps"] = (true, unit)
      }
    }
    return legends
  }()

  /// ` 10/60 ` as a set.
  private static func set(_ cell: Substring, _ legend: (hasLoadFirst: Bool, unit: String)) -> String {
    let numbers = cell.split(omittingEmptySubsequences: false) { "/x".contains($0) }.map(\.trimmedSpaces)
    guard numbers.count == 2,
      numbers.allSatisfy({ Double($0) != nil && $0.allSatisfy { $0.isNumber || $0 == "." } })
    else { return String(cell) }
    let (load, reps) = legend.hasLoadFirst ? (numbers[0], numbers[1]) : (numbers[1], numbers[0])
    return Int(reps) == nil ? String(cell) : " \(load) \(legend.unit) x \(reps) "
  }

  /// `- name: Squat` and `- {weight: 60, reps: 5, type: warmup}` below `exercises:` in front matter: an exercise, and a set.
  mutating func promoteSetsOfProperties() {
    guard let start = lines.firstIndex(where: { $0.kind == .property && $0.plain == "exercises:" }) else { return }
    var (name, isNamed): (Int?, Bool) = (nil, false)
    for place in lines.indices[(start + 1)...] {
      guard lines[place].kind == .property, lines[place].indent > 0 else { return }
      let text = lines[place].plain
      if text.hasPrefix("- name: ") || text.hasPrefix("- exercise: ") {
        name = place
      } else if text.hasPrefix("- {"), text.hasSuffix("}"),
        let set = Self.set(ofProperties: text.dropFirst(3).dropLast())
      {
        // A name that has no sets is none to be read.
        if let head = name, let colon = lines[head].plain.bytesRange(of: ": ") {
          lines[head].plain = lines[head].plain[colon.upperBound...].trimmedSpaces.trimmingQuotes
          lines[head].kind = .heading(3)
          (name, isNamed) = (nil, true)
        }
        guard isNamed else { return }
        lines[place].plain = set
        lines[place].kind = .item
      } else if text != "sets:" {
        name = nil
      }
    }
  }

  /// `weight: 60, reps: 5, rpe: 8, type: warmup`: the set in the words of the notation; `nil` where a key is another.
  private static func set(ofProperties text: Substring) -> String? {
    var (load, amount, tail) = ("", "", "")
    for field in text.split(separator: ",") {
      let parts = field.split(separator: ":", maxSplits: 1).map(\.trimmedSpaces)
      guard parts.count == 2 else { return nil }
      let value = parts[1].trimmingQuotes
      if value == "null" || value.isEmpty { continue }
      guard value.utf8.count <= 10 else { return nil }
      switch parts[0].lowercased() {
      case "weight", "load": load = "\(value) x "
      case "weight_kg", "kg": load = "\(value) kg x "
      case "weight_lb", "weight_lbs", "lb", "lbs": load = "\(value) lb x "
      case "reps": amount = value
      case "seconds", "secs", "sec", "time", "duration":
        amount = value.endsInDigit && !value.hasByte(UInt8(ascii: ":")) ? "\(value) s" : value
      case "meters", "metres", "distance_m": amount = "\(value) m"
      case "rpe": tail += " @ RPE \(value)"
      case "rir": tail += " RIR \(value)"
      case "type", "kind": tail += value == "working" || value == "normal" ? "" : " (\(value))"
      default: return nil
      }
    }
    return amount.isEmpty ? nil : load + amount + tail
  }
}
