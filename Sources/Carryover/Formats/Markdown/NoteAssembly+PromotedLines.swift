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
        let (set, remark) = set(ofProperties: text.dropFirst(3).dropLast())
      {
        // A name that has no sets is none to be read.
        if let head = name, let colon = lines[head].plain.bytesRange(of: ": ") {
          lines[head].plain = lines[head].plain[colon.upperBound...].trimmedSpaces.trimmingQuotes
          lines[head].kind = .heading(3)
          (name, isNamed) = (nil, true)
        }
        guard isNamed else { return }
        if !remark.isEmpty { setAside(remark, at: place) }
        lines[place].plain = set
        lines[place].kind = .item
      } else if text != "sets:" {
        name = nil
      }
    }
  }

  /// `weight: 60, reps: 5, rpe: 8, type: warmup`: the set in the words of the notation, and what else is told of it; `nil`
  /// where nothing says how often, how long or how far.
  private func set(ofProperties text: Substring) -> (set: String, remark: String)? {
    var (load, amount, tail) = ("", "", "")
    var remarks: [String] = []
    for field in text.split(separator: ",") {
      let parts = field.split(separator: ":", maxSplits: 1).map(\.trimmedSpaces)
      let value = parts.count == 2 ? parts[1].trimmingQuotes : ""
      let isNumber = value.utf8.first?.isDigit == true && value.utf8.count <= 10
      let isLoad = isNumber || document.words.word(value) == .bodyweight
      switch parts[0].lowercased() {
      case _ where parts.count == 2 && (value == "null" || value.isEmpty): continue
      case "weight" where isLoad, "load" where isLoad, "weight_kg" where isLoad, "kg" where isLoad,
        "weight_lb" where isLoad, "weight_lbs" where isLoad, "lb" where isLoad, "lbs" where isLoad:
        let unit = parts[0].contains("kg") ? " kg" : parts[0].contains("lb") ? " lb" : ""
        // Without a unit, a small load would be how many sets there were.
        load = "\(unit.isEmpty && value.endsInDigit ? "weight " : "")\(value)\(unit) x "
      case "reps" where isNumber: amount = "\(value) reps"
      case "seconds" where isNumber, "secs" where isNumber, "sec" where isNumber, "time" where isNumber,
        "duration" where isNumber:
        amount = value.endsInDigit && !value.hasByte(UInt8(ascii: ":")) ? "\(value) s" : value
      case "meters" where isNumber, "metres" where isNumber, "distance_m" where isNumber: amount = "\(value) m"
      case "rpe" where isNumber: tail += " @ RPE \(value)"
      case "rir" where isNumber: tail += " RIR \(value)"
      case "type" where document.words.word(value) != nil, "kind" where document.words.word(value) != nil:
        tail += " (\(value))"
      // A note may have commas of its own.
      default: remarks.append(field.trimmedSpaces)
      }
    }
    return amount.isEmpty ? nil : (load + amount + tail, remarks.joined(separator: ", "))
  }
}
