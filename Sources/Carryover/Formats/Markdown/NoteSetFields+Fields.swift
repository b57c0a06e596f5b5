import TextStreams
import TrainingModel

/// The fields.
extension NoteSetFields {
  /// Takes the next field, whatever it is.
  mutating func takeField() -> Bool {
    attempt { $0.takePause() } || attempt { $0.takeMeasure() } || attempt { $0.takeLabelled() }
      || attempt { $0.takeScheme() }
      || attempt { $0.takeCounted() } || attempt { $0.takeEffort() } || attempt { $0.takeSigned() }
      || attempt { $0.takeLoad() } || attempt { $0.takeWay() } || attempt { $0.takeShare() }
      || attempt { $0.takeBodyweight() } || attempt { $0.takeBare() } || attempt { $0.takeRemark() }
  }

  private mutating func attempt(_ take: (inout Self) -> Bool) -> Bool {
    let before = self
    if take(&self) { return true }
    self = before
    return false
  }

  // MARK: - Tokens

  func token(_ offset: Int = 0) -> Token? {
    tokens.indices.contains(place + offset) ? tokens[place + offset] : nil
  }

  func isSign(_ sign: String, _ offset: Int = 0) -> Bool {
    token(offset).map { $0.kind == .sign && $0.text == sign } ?? false
  }

  func key(_ offset: Int = 0) -> String? {
    token(offset).flatMap { $0.kind == .word ? NoteWords.key($0.text) : nil }
  }

  mutating func take(_ signs: String...) -> Bool {
    guard let token = token(), signs.contains(where: { $0 == token.text }) else { return false }
    place += 1
    return true
  }

  mutating func takeNumber() -> Substring? {
    guard let token = token(), token.kind == .number, token.text.utf8.count <= 6 else { return nil }
    place += 1
    return token.text
  }

  mutating func takeInteger(_ range: ClosedRange<Int>) -> Int? {
    guard let text = takeNumber(), let value = Int(text), range.contains(value) else { return nil }
    return value
  }

  /// Whether nothing is glued to what was taken.
  var endsField: Bool {
    guard let token = token() else { return true }
    return token.isSpaced || token.kind == .sign && !"+%'\"~".contains(token.text)
  }

  // MARK: - Labels

  /// `sets: 3`, `reps 10`, `weight=50 kg`, `# sets 3`, `Sets - 4`, `Reps per set: 8`, `Weight (kg) = 60`, `S:4`, `R10`
  mutating func takeLabelled() -> Bool {
    guard let label = label() else { return false }
    place += label.length
    let isGlued = token()?.isSpaced == false
    let hasSign = take(":", "=")
    if hasSign { _ = take(":") }
    let isDashed = !hasSign && take("-", "–")
    // A letter is a label only with its number beside it, and a unit with a sign: `Kniebeuge KG 100 x 5`.
    if label.isLetter, !(hasSign || isGlued && !isDashed) { return false }
    if label.isUnit, !hasSign, !isDashed { return false }
    if label.role != .rpe, label.role != .rir {
      named += 1
      isDivided = true
    }
    return takeValue(of: label, hasSign: hasSign)
  }

  private mutating func takeValue(of label: Label, hasSign: Bool) -> Bool {
    switch label.role {
    case .sets:
      // `Quad sets – 3 x 10`, `Chins between sets: 5x8`
      guard count == nil, let value = takeInteger(1...20), endsField, !["x", "X", "×"].contains(token()?.text ?? "")
      else { return false }
      count = value
      return true
    case .reps:
      isLetterOfReps = label.isLetter
      return takeReps()
    case .load:
      _ = take("@")
      // `w: 40 x 10` is a warm-up.
      return takeLoads(unit: label.unit) && (!label.isLetter || !["x", "X", "×"].contains(token()?.text ?? ""))
    case .rpe, .rir: return takeEfforts(label.role == .rpe ? "RPE" : "RIR")
    case .duration, .distance: return hasSign && takeWay()
    case .added:
      _ = take("+")
      return takeLoads(unit: label.unit, sign: "+")
    case .rest, .tempo, .notes: return hasSign && takeRest()
    default: return false
    }
  }

  /// What a number behind it is, and how many tokens it has.
  struct Label {
    var role: NoteColumnRole
    var length = 1
    var unit: String?
    var isLetter = false
    var isUnit = false
  }

  /// The label that begins here, the longest there is.
  func label() -> Label? {
    guard place < tokens.count, tokens[place].kind == .word || tokens[place].text == "#" else { return nil }
    // Words and brackets, and a sign or a number behind them.
    var longest = 1
    while longest < 6, let next = token(longest), next.kind == .word || "()./".contains(next.text) { longest += 1 }
    for length in (1...longest).reversed() where token(length).map({ $0.mayFollowLabel }) ?? false {
      let first = tokens[place].text
      let text = first.base[first.startIndex..<tokens[place + length - 1].text.endIndex]
      if length == 1, text.utf8.count == 1, let role = role(ofLetter: text.lowercased()) {
        return Label(role: role, isLetter: true)
      }
      let key = NoteWords.key(text)
      if key == "hold" { return Label(role: .duration) }
      if let role = words.columnRole(key) {
        let isUnit = words.loadUnit(key) != nil
        return Label(role: role, length: length, unit: isUnit ? String(text) : nil, isUnit: isUnit)
      }
      // `Weight (kg)`
      if length > 3, tokens[place + length - 1].text == ")", tokens[place + length - 3].text == "(",
        let role = words.columnRole(
          NoteWords.key(first.base[first.startIndex..<tokens[place + length - 3].text.startIndex].trimmedSpaces)),
        let unit = words.loadUnit(NoteWords.key(tokens[place + length - 2].text))
      {
        return Label(role: role, length: length, unit: unit.rawValue)
      }
    }
    return nil
  }

  /// `S3`, `R10`, `W60`. `S1: 10` is the first set, and `W: 60 kg` a warm-up, where no other letter stands beside them.
  private func role(ofLetter letter: String) -> NoteColumnRole? {
    let letters = tokens.filter { $0.kind == .word && ["s", "r", "w"].contains($0.text.lowercased()) }
    let isAlone = letters.count < 2
    switch letter {
    case "s" where count == nil:
      // `Squat S2: 60 kg x 8`
      let isOfSet = token(1)?.kind == .number && [":", "-", ")"].contains(token(2)?.text ?? "")
      return isAlone && (place == 0 || isOfSet) ? nil : .sets
    case "r" where reps.isEmpty: return .reps
    // `W1: 10 x 20` is the first warm-up.
    case "w" where token(2)?.text == ":" && token(1).map({ $0.kind == .number && $0.text.count == 1 }) == true:
      return nil
    case "w" where loads.isEmpty: return isAlone && place == 0 && token(1)?.kind != .number ? nil : .load
    default: return nil
    }
  }

  /// What stands up to the next sign that divides fields, for a remark.
  private mutating func takeRest() -> Bool {
    let start = place
    while let token = token(), !(token.kind == .sign && ";|,·•\t)]}".contains(token.text)),
      !(token.text == "-" && token.isSpaced), !(token.text == "/" && token.isSpaced)
    {
      // The next label ends it.
      if place > start + 1, key() != nil, isLabel(1) { break }
      place += 1
    }
    guard place > start else { return false }
    remember(from: start)
    return true
  }

  func isLabel(_ offset: Int) -> Bool { isSign(":", offset) || isSign("=", offset) }

  /// What was taken since a token, as it was typed.
  func typed(from start: Int) -> Substring {
    let first = tokens[start].text
    return first.base[first.startIndex..<tokens[place - 1].text.endIndex]
  }

  /// Keeps what was taken since a token: behind the sets, where readers know it, or beside them.
  @discardableResult mutating func remember(from start: Int, isRead: Bool = false) -> Bool {
    let text = typed(from: start)
    if isRead { told.append(", \(text)") } else { remarks.append(text) }
    return true
  }

  // MARK: - Sets and repetitions

  /// `3x10`, `3 sets x 10 reps`, `3 sets of 10`, `4 x 5 reps`
  private mutating func takeScheme() -> Bool {
    guard reps.isEmpty else { return false }
    if attempt({ $0.takeProduct() }) { return true }
    guard count == nil, let sets = takeInteger(1...12) else { return false }
    if let key = key(), words.word(key) == .sets {
      place += 1
      guard take("x", "X", "×", "*", "of", "à") else { return false }
      named += 1
    } else {
      guard take("x", "X", "×", "*") else { return false }
    }
    guard let each = takeInteger(1...100) else { return false }
    if let key = key(), words.word(key) == .reps { place += 1 }
    guard endsField, token().map({ !($0.kind == .word && ["x"].contains($0.text)) && $0.text != "×" }) ?? true,
      words.loadUnit(key() ?? "") == nil
    else { return false }
    (count, reps) = (sets, [each])
    return true
  }

  /// `60 kg x 8`, `60x8`: a load, and its repetitions.
  private mutating func takeProduct() -> Bool {
    guard loads.isEmpty, let number = takeNumber() else { return false }
    var load = String(number)
    if let key = key(), words.loadUnit(key) != nil {
      load += " \(key)"
      place += 1
    } else if (Double(number) ?? 0) <= 12 {
      return false
    }
    guard take("x", "X", "×", "*", "for"), let each = takeInteger(1...100), endsField,
      words.loadUnit(key() ?? "") == nil, !["x", "s"].contains(key() ?? "")
    else { return false }
    // `30kg for 3 sets of 10`
    if let key = key() {
      if words.word(key) == .sets { return false }
      if words.word(key) == .reps { place += 1 }
    }
    (loads, reps) = ([load], [each])
    return endsField
  }

  /// `3 sets`, `10 reps`, `12, 10, 8 reps`, `3x`, `4 rounds`
  private mutating func takeCounted() -> Bool {
    var numbers: [Int] = []
    while let number = takeInteger(1...500) {
      numbers.append(number)
      guard goesOn(from: Double(number)) else { break }
      place += 1
    }
    guard let key = key(), !numbers.isEmpty, !isLabel(1) else { return false }
    place += 1
    switch words.word(key) {
    case .sets, .rounds:
      guard numbers.count == 1, count == nil, numbers[0] <= 20 else { return false }
      count = numbers[0]
    case .reps:
      guard reps.isEmpty else { return false }
      reps = numbers
      // `10 reps each`
      if share == nil, self.key() == "each", token(1).map({ $0.kind == .sign }) ?? true {
        place += 1
        share = " each"
      }
    default:
      // `3x`, `3s` beside `10r`.
      guard numbers.count == 1, count == nil, (1...12).contains(numbers[0]),
        key == "x" && token()?.kind != .number || key == "s"
      else { return false }
      count = numbers[0]
      mayBeSeconds = key == "s"
    }
    named += 1
    return endsField
  }

  /// `10`, `10, 8, 8`, `10/8/8`, behind a label.
  private mutating func takeReps() -> Bool {
    guard reps.isEmpty else { return false }
    while let number = takeInteger(1...500) {
      reps.append(number)
      guard goesOn(from: Double(number)), endsItem(2) else { break }
      place += 1
    }
    return !reps.isEmpty && endsField
  }

  /// Whether a sign and a number of like size go on with a list: `60/65/70`, `10, 8, 8`, and not `60 / 8`.
  func goesOn(from number: Double) -> Bool {
    guard isSign("/") || isSign(",") || isSign("-"), let sign = token(), !sign.isSpaced, let next = token(1),
      next.kind == .number, sign.text == "," || !next.isSpaced, let value = Double(next.text)
    else { return false }
    // `8-10` is a range, and `8-8-7` a list.
    guard sign.text != "-" || isSign("-", 2) || token(-2)?.text == "-" else { return false }
    return value <= 3 * number && value >= 0.4 * number || number <= 20 && value <= 20
  }

  /// Whether a number of a list says nothing else: `reps: 8, 52.5 kg`.
  func endsItem(_ offset: Int) -> Bool {
    guard token(offset - 1)?.text.contains(".") == false else { return false }
    guard let behind = token(offset) else { return true }
    return behind.kind == .sign && !"%+×*@".contains(behind.text)
  }
}
