import TextStreams
import TrainingModel

/// Sets that are told by fields: `weight:: 40kg  reps:: 5  type:: warmup`, `(reps:: 8)`, as Dataview has them, and
/// `{weight: 40, reps: 5}`.
extension NoteAssembly {
  mutating func spellInlineFields(_ places: [Int]) {
    for place in places where lines[place].kind == .item && lines[place].plain.utf8.count <= 200 {
      let text = lines[place].plain
      let isDoubled = text.containsBytes(of: "::")
      guard isDoubled || text.containsBytes(of: ", ") || text.utf8.first == UInt8(ascii: "{") else { continue }
      if isDoubled, let (name, parts) = Self.bracketedFields(text) {
        guard let fields = fields(of: parts), let set = set(of: fields) else { continue }
        lines[place].plain = name.isEmpty ? set : "\(name): \(set)"
      } else if let fields = inlineFields(text, isDoubled: isDoubled), let set = set(of: fields) {
        lines[place].plain = set
      }
    }
  }

  /// The name before `(weight:: 70kg) [reps:: 8]`, and each field as `weight:70kg`; `nil` for any other text.
  private static func bracketedFields(_ text: String) -> (name: String, parts: [Substring])? {
    guard let start = text.firstIndex(where: { $0 == "(" || $0 == "[" }) else { return nil }
    var parts: [Substring] = []
    var rest = text[start...]
    while let open = rest.first {
      let end: Character = open == "(" ? ")" : "]"
      guard open == "(" || open == "[", let close = rest.firstIndex(of: end) else { return nil }
      let sides = rest[..<close].dropFirst().split(separator: "::", maxSplits: 1)
      guard sides.count == 2 else { return nil }
      parts.append("\(sides[0].trimmedSpaces):\(sides[1].trimmedSpaces)")
      rest = rest[close...].dropFirst().drop { $0 == " " || $0 == "," }
    }
    return (text[..<start].trimmedSpaces, parts)
  }

  /// The fields of a line, where it holds nothing else.
  private func inlineFields(_ text: String, isDoubled: Bool) -> [NoteColumnRole: String]? {
    if isDoubled {
      // A field begins with the word before its sign.
      let pieces = text.split(separator: ":").map(\.trimmedSpaces)
      guard pieces.count > 1 else { return nil }
      var key = pieces[0]
      var parts: [Substring] = []
      for (index, piece) in pieces.enumerated().dropFirst() {
        let isLast = index == pieces.count - 1
        let next = isLast ? nil : piece.split(separator: " ").last
        let value = next.map { piece.dropLast($0.count).trimmedSpaces } ?? piece
        parts.append("\(key):\(value)"[...])
        key = next.map(String.init) ?? ""
      }
      return fields(of: parts)
    }
    let isBraced = text.hasPrefix("{") && text.hasSuffix("}")
    let parts = (isBraced ? text.dropFirst().dropLast() : text[...]).split(separator: ",")
    return isBraced || parts.count > 1 ? fields(of: parts) : nil
  }

  /// What each of `weight:40`, `distance_m:20`, `warmup:true` holds; `nil` where one is none of a set's.
  private func fields(of parts: [Substring]) -> [NoteColumnRole: String]? {
    var fields: [NoteColumnRole: String] = [:]
    for part in parts {
      let halves = part.split(separator: ":", maxSplits: 1).map(\.trimmedSpaces)
      guard halves.count == 2, !halves[1].isEmpty else { return nil }
      let key = halves[0].lowercased().replacing("_", with: " ")
      var value = halves[1]
      while value.utf8.last == UInt8(ascii: ",") { value.removeLast() }
      if isKind(key), ["true", "yes", "false", "no"].contains(value.lowercased()) {
        if value.lowercased() == "true" || value.lowercased() == "yes" { fields[.kind] = key }
        continue
      }
      guard let column = document.words.columnRole(key).map({ NoteColumn(role: $0) }) ?? document.words.column(key),
        fields[column.role] == nil
      else { return nil }
      fields[column.role] = withUnit(value, of: key, column)
    }
    return fields
  }

  private func isKind(_ key: String) -> Bool {
    let word = document.words.word(key)
    return word == .warmup || word == .drop || word == .failure
  }

  /// `20` of `distance_m`, `25` of `seconds`: the number with the unit that its key says.
  private func withUnit(_ value: String, of key: String, _ column: NoteColumn) -> String {
    guard value.utf8.last?.isDigit == true, Self.number(value)?.rest.isEmpty == true else { return value }
    switch column.role {
    case .load: return column.loadUnit.map { "\(value) \($0.rawValue)" } ?? value
    case .distance: return column.distanceUnit.map { "\(value) \($0.rawValue)" } ?? value
    case .duration:
      let words = key.split(separator: " ")
      if words.contains(where: { document.words.word($0) == .seconds }) { return "\(value) s" }
      return words.contains { document.words.word($0) == .minutes } ? "\(value) min" : value
    default: return value
    }
  }

  /// The set as a line says it; `nil` where it is none.
  private func set(of fields: [NoteColumnRole: String]) -> String? {
    let known: Set<NoteColumnRole> = [
      .sets, .reps, .load, .rpe, .rir, .distance, .duration, .kind, .notes, .setNumber, .side, .exercise,
    ]
    guard known.isSuperset(of: fields.keys) else { return nil }
    var text = fields[.load] ?? ""
    if let reps = fields[.reps] {
      guard reps.utf8.first?.isDigit == true else { return nil }
      if let sets = fields[.sets] {
        text = "\(sets)x\(reps)" + (text.isEmpty ? "" : " with \(text)")
      } else {
        // A small number before a cross would be how many sets there are.
        text = text.isEmpty ? "\(reps) reps" : "weight \(text) x \(reps)"
      }
    } else if let way = fields[.distance] ?? fields[.duration] {
      // An hour of the day is none.
      guard way.utf8.first?.isDigit == true, way.contains(where: \.isLetter) || fields[.distance] != nil else {
        return nil
      }
      text = text.isEmpty ? way : "\(text) x \(way)"
      if fields[.distance] != nil, let time = fields[.duration] { text += " in \(time)" }
    } else {
      return nil
    }
    if let side = fields[.side] {
      guard let side = NoteRow.side(side, document.words) else { return nil }
      text += " \(side.rawValue)"
    }
    if let kind = fields[.kind], !["working", "normal", "work"].contains(kind.lowercased()) { text += " \(kind)" }
    if let rpe = fields[.rpe] { text += " RPE \(rpe)" }
    if let rir = fields[.rir] { text += " RIR \(rir)" }
    if let note = fields[.notes] { text += " (\(note))" }
    return fields[.exercise].map { "\($0): \(text)" } ?? text
  }
}
