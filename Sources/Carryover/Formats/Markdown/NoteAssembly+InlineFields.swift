import TextStreams
import TrainingModel

/// Sets that are told by fields: `weight:: 40kg  reps:: 5  type:: warmup`, as Dataview has them.
extension NoteAssembly {
  mutating func spellInlineFields(_ places: [Int]) {
    for place in places where lines[place].kind == .item && lines[place].plain.utf8.count <= 200 {
      let isDoubled = lines[place].plain.containsBytes(of: "::")
      guard isDoubled || lines[place].plain.containsBytes(of: ", "),
        let fields = inlineFields(lines[place].plain, isDoubled: isDoubled), isDoubled || fields.count > 1,
        let text = set(of: fields)
      else { continue }
      lines[place].plain = text
    }
  }

  /// The fields of a line, where it holds nothing else.
  private func inlineFields(_ text: String, isDoubled: Bool) -> [NoteColumnRole: String]? {
    var fields: [NoteColumnRole: String] = [:]
    var parts: [Substring] = text.split(separator: ",")
    if isDoubled {
      // A field begins with the word before its sign.
      let pieces = text.split(separator: ":").map(\.trimmedSpaces)
      guard pieces.count > 1 else { return nil }
      var key = pieces[0]
      parts = []
      for (index, piece) in pieces.enumerated().dropFirst() {
        let isLast = index == pieces.count - 1
        let next = isLast ? nil : piece.split(separator: " ").last
        let value = next.map { piece.dropLast($0.count).trimmedSpaces } ?? piece
        parts.append("\(key):\(value)"[...])
        key = next.map(String.init) ?? ""
      }
    }
    for part in parts {
      let halves = part.split(separator: ":", maxSplits: 1).map(\.trimmedSpaces)
      guard halves.count == 2, !halves[1].isEmpty, let role = document.words.columnRole(halves[0].lowercased()),
        fields[role] == nil
      else { return nil }
      var value = halves[1]
      while value.utf8.last == UInt8(ascii: ",") { value.removeLast() }
      fields[role] = value
    }
    return fields
  }

  /// The set as a line says it; `nil` where it is none.
  private func set(of fields: [NoteColumnRole: String]) -> String? {
    let known: Set<NoteColumnRole> = [.sets, .reps, .load, .rpe, .rir, .distance, .duration, .kind, .notes, .setNumber]
    guard known.isSuperset(of: fields.keys) else { return nil }
    var text = fields[.load] ?? ""
    if let reps = fields[.reps] {
      guard reps.utf8.first?.isDigit == true else { return nil }
      if let sets = fields[.sets] {
        text = "\(sets)x\(reps)" + (text.isEmpty ? "" : " @ \(text)")
      } else {
        text = text.isEmpty ? "\(reps) reps" : "\(text) x \(reps)"
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
    if let kind = fields[.kind], !["working", "normal", "work"].contains(kind.lowercased()) { text += " \(kind)" }
    if let rpe = fields[.rpe] { text += " RPE \(rpe)" }
    if let rir = fields[.rir] { text += " RIR \(rir)" }
    if let note = fields[.notes] { text += " (\(note))" }
    return text
  }
}
