import TextStreams

/// Runs of sets without commas, with marks of their own: letters of efforts, brackets, numbers of sets.
extension NoteAssembly {
  mutating func spellMarksInRuns(_ places: [Int]) {
    for place in places where isSpellable(place, to: 240) {
      spellLettersOfEfforts(place)
      spellDashesWithMarks(place)
      dropNumbersOfSetsInLine(place)
      spellCountOfSetsAtEnd(place)
      spellMarksBetweenSlashes(place)
    }
  }

  /// `squat 5@60 wu 1@162.5kg rpe8 4@145 r8.5`: repetitions, the load, a warm-up's mark or how hard it was; `r` is that
  /// from six on, and what was left below.
  private mutating func spellLettersOfEfforts(_ place: Int) {
    let words = lines[place].plain.split(separator: " ")
    guard words.count > 3, let first = words.firstIndex(where: { $0.hasByte(UInt8(ascii: "@")) }), first > 0,
      !words[..<first].joined().hasDigit
    else { return }
    var sets: [String] = []
    var index = first
    var hasLetter = false
    let efforts = words[first...].filter { $0.utf8.count < 5 && $0.hasPrefix("r") }.compactMap {
      Double($0.dropFirst())
    }
    let isReserve = efforts.allSatisfy { $0 < 6 }
    guard !efforts.isEmpty, isReserve || efforts.allSatisfy({ (6...10).contains($0) }) else { return }
    while index < words.count {
      let parts = words[index].split(separator: "@", omittingEmptySubsequences: false)
      guard parts.count == 2, let reps = Int(parts[0]), (1...30).contains(reps),
        Self.isTypedLoad(parts[1]) || Double(parts[1]).map({ $0 > (unitText(at: place).isEmpty ? 30 : 12) }) ?? false
      else { break }
      var set = "\(parts[1])\(Double(parts[1]) == nil ? "" : unitText(at: place)) x \(reps)"
      index += 1
      while index < words.count {
        let mark = words[index].lowercased()
        if ["wu", "w/u", "w"].contains(mark) {
          set += " warmup"
        } else if mark.hasPrefix("rpe"), Double(mark.dropFirst(3)) != nil {
          set += " @\(mark.dropFirst(3))"
        } else if mark.hasPrefix("r"), Double(mark.dropFirst()) != nil {
          set += isReserve ? " rir \(mark.dropFirst())" : " @\(mark.dropFirst())"
          hasLetter = true
        } else {
          break
        }
        index += 1
      }
      sets.append(set)
    }
    let remark = words[index...].joined(separator: " ")
    guard hasLetter, sets.count > 1, !remark.hasDigit else { return }
    if !remark.isEmpty { setAside(remark, at: place) }
    let name = words[..<first].joined(separator: " ")
    lines[place].plain = "\(name)\(name.hasSuffix(":") ? "" : ":") \(sets.joined(separator: ", "))"
  }

  /// `Bench 135-10(w) 185-5(w) 225-5 225-4`: loads and repetitions with dashes between, and the mark of warm-ups.
  private mutating func spellDashesWithMarks(_ place: Int) {
    guard lines[place].plain.containsBytes(of: "(w)") else { return }
    let words = lines[place].plain.split(separator: " ")
    func set(_ word: Substring) -> String? {
      let bare = word.hasSuffix("(w)") ? word.dropLast(3) : word
      let parts = bare.split(separator: "-", omittingEmptySubsequences: false)
      guard parts.count == 2, Double(parts[0]).map({ $0 > 12 }) ?? (parts[0].lowercased() == "bw"),
        let reps = Int(parts[1]), (1...30).contains(reps)
      else { return nil }
      return "\(parts[0])x\(reps)\(word.hasSuffix("(w)") ? " warmup" : "")"
    }
    let sets = words.map { set($0) }
    guard let first = sets.firstIndex(where: { $0 != nil }), first > 0, !words[..<first].joined().hasDigit,
      case let end = sets[first...].firstIndex(where: { $0 == nil }) ?? words.count, end - first > 1,
      case let remark = words[end...].joined(separator: " "), !remark.hasDigit
    else { return }
    if !remark.isEmpty { setAside(remark, at: place) }
    lines[place].plain =
      "\(words[..<first].joined(separator: " ")) \(sets[first..<end].compactMap { $0 }.joined(separator: ", "))"
  }

  /// `hack squat 1) 80x10 3rir 2) 80x10 2rir`: the numbers of the sets.
  private mutating func dropNumbersOfSetsInLine(_ place: Int) {
    guard lines[place].plain.containsBytes(of: " 1) "), lines[place].plain.containsBytes(of: " 2) ") else { return }
    let words = lines[place].plain.split(separator: " ")
    var (spelled, number) = ([String](), 1)
    for (index, word) in words.enumerated() {
      guard word == "\(number))", index > 0 else {
        spelled.append(String(word))
        continue
      }
      guard index + 1 < words.count, Self.hasProduct(String(words[index + 1])) else { return }
      if number > 1 { spelled[spelled.count - 1] += "," }
      number += 1
    }
    guard number > 2 else { return }
    lines[place].plain = spelled.joined(separator: " ")
  }

  /// `bbb ohp 30x10 5 sets`, `chins 8 reps 5 sets`: how many sets there were, at the end.
  private mutating func spellCountOfSetsAtEnd(_ place: Int) {
    var words = lines[place].plain.split(separator: " ")
    guard words.count > 3, words.last == "sets", let count = Int(words[words.count - 2]), (2...12).contains(count)
    else {
      return
    }
    words.removeLast(2)
    if words.last == "reps", words.count > 2, let reps = Int(words[words.count - 2]), (1...100).contains(reps),
      !words.dropLast(2).joined().hasDigit
    {
      lines[place].plain = "\(words.dropLast(2).joined(separator: " ")) \(count)x\(reps)"
    } else if let product = words.last,
      case let factors = product.split(separator: "x", omittingEmptySubsequences: false),
      factors.count == 2, Double(factors[0]).map({ $0 > 12 }) ?? Self.isTypedLoad(factors[0]), Int(factors[1]) != nil,
      !words.dropLast().joined().hasDigit
    {
      let unit = Double(factors[0]) == nil ? "" : unitText(at: place)
      lines[place].plain =
        "\(words.dropLast().joined(separator: " ")) \(count)x\(factors[1]) @ \(factors[0])\(unit)"
    }
  }

  /// `DC barre: éch. 40kg x15, éch. 60kg x10 / 80kg x8 / dég. 60kg x10`: slashes between the sets, and a mark before its
  /// own.
  private mutating func spellMarksBetweenSlashes(_ place: Int) {
    let text = lines[place].plain
    guard text.containsBytes(of: " / "), let colon = text.bytesRange(of: ": "), !text[..<colon.lowerBound].hasDigit
    else {
      return
    }
    let pieces = text[colon.upperBound...].replacing(" / ", with: "\n").replacing(", ", with: "\n").split(
      separator: "\n")
    var (sets, remark, isMarked) = ([String](), "", false)
    for (index, piece) in pieces.enumerated() {
      var words = Self.joinedProducts(String(piece))
      var kind = ""
      if let first = words.first, !first.hasDigit {
        switch document.words.word(first) ?? document.words.word(first.filter(\.isLetter)) {
        case .warmup: kind = " warmup"
        case .drop: kind = " drop"
        default: return
        }
        words.removeFirst()
        isMarked = true
      }
      // `80kg x8` as one word or two, and words behind the last.
      guard let load = words.first, load.utf8.first?.isDigit == true else { return }
      let isOne = Self.hasProduct(String(load))
      let reps = words.dropFirst().first ?? ""
      guard isOne || Self.isTypedLoad(load) && reps.hasPrefix("x") && Int(reps.dropFirst()) != nil else { return }
      let rest = words.dropFirst(isOne ? 1 : 2).joined(separator: " ")
      if !rest.isEmpty {
        guard index == pieces.count - 1, !rest.hasDigit else { return }
        remark = rest
      }
      sets.append("\(isOne ? String(load) : "\(load) \(reps)")\(kind)")
    }
    guard isMarked, sets.count > 2 else { return }
    lines[place].plain =
      "\(text[..<colon.lowerBound]): \(sets.joined(separator: ", "))\(remark.isEmpty ? "" : " \(remark)")"
  }
}
