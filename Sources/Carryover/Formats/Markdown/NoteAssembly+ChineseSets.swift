/// What Chinese notes say between the numbers of sets, where no space sets words apart.
extension NoteAssembly {
  private static let leads = ["然后", "接着", "之后", "再来"]
  private static let hands = ["两手各", "双手各", "每手", "每只手"]

  private static let sides = [
    "每边", "每邊", "每侧", "每側", "每腿", "每条腿", "每條腿", "每只手", "每手", "每臂", "每只脚", "单边", "单腿", "单臂",
  ]

  mutating func spellChineseSets(_ place: Int) {
    if spellChinesePlan(place) { return }
    var text = lines[place].plain
    // `然后60公斤12个，60公斤12个` below the exercise
    for lead in Self.leads where text.hasPrefix(lead) && text.dropFirst(lead.count).first?.isNumber == true {
      setAside(lead, at: place)
      text = String(text.dropFirst(lead.count))
    }
    // `保加利亚分腿蹲 两手各6公斤`
    for hand in Self.hands {
      guard let range = text.bytesRange(of: hand), text[range.upperBound...].first?.isNumber == true else { continue }
      setAside(hand, at: place)
      text.replaceSubrange(range, with: "")
    }
    // `28kg×每边10次×3组`: of each side, between the factors.
    for side in Self.sides {
      guard let range = text.bytesRange(of: side), text[range.upperBound...].first?.isNumber == true,
        text[..<range.lowerBound].last.map({ "×xX*".contains($0) }) == true
      else { continue }
      setAside(side, at: place)
      text.replaceSubrange(range, with: "")
    }
    if let told = Self.withoutSetting(text) {
      if !told.setting.isEmpty { setAside(told.setting, at: place) }
      text = told.text
    }
    // `10kg 12个 12个，15kg 6个`: the second is of the load before.
    for count in ["个", "次"] where text.containsBytes(of: "\(count) ") && text.contains(where: { "，,".contains($0) }) {
      let parts = text.split(separator: "\(count) ", omittingEmptySubsequences: false)
      guard parts.count > 1, parts.dropFirst().allSatisfy({ $0.first?.isNumber == true }) else { continue }
      let isList = parts.dropFirst().allSatisfy {
        $0.drop(while: \.isNumber).hasPrefix(count) || $0.allSatisfy(\.isNumber)
      }
      if isList { text = parts.joined(separator: "\(count)、") }
    }
    text = Self.withSidesApart(text)
    text = Self.withoutNumberDone(text)
    text = Self.withDrops(text)
    if text != lines[place].plain { lines[place].plain = text }
    spellFailureOfLast(place)
    spellFailureByCount(place)
  }

  private static let coming = ["下次", "下周", "下回", "明天", "后天", "下个"]
  private static let intents = ["想试试", "想练", "试试", "打算", "计划", "争取", "准备", "要练", "练"]

  /// `下次练腿:深蹲 100kg 5次×5组`, `下周三想试试 臀推 45kg 10个×3组`, `下周plan: Squat 92.5kg 3x3`: what comes next.
  private mutating func spellChinesePlan(_ place: Int) -> Bool {
    let text = lines[place].plain
    guard lines[place].box == nil, let coming = Self.coming.first(where: { text.hasPrefix($0) }), text.hasDigit,
      !["上次", "上周", "上个月", "去年", "今天"].contains(where: { text.containsBytes(of: $0) })
    else { return false }
    var rest = text.dropFirst(coming.count)
    if let colon = rest.firstIndex(where: { ":：".contains($0) }), !rest[..<colon].hasDigit {
      rest = rest[colon...].dropFirst()
    } else if let intent = Self.intents.lazy.compactMap({ rest.bytesRange(of: $0) }).first,
      !rest[..<intent.lowerBound].hasDigit
    {
      guard !rest[..<intent.lowerBound].contains(where: { "，,。".contains($0) }), rest[intent.upperBound...].first != "了"
      else {
        return false
      }
      rest = rest[intent.upperBound...]
    } else {
      return false
    }
    let sets = rest.trimmedSpaces
    guard sets.hasDigit, sets.first?.isNumber != true,
      sets.contains(where: { "次组个x×*".contains($0) })
    else { return false }
    setAside(text[..<rest.startIndex].trimmedSpaces, at: place)
    lines[place].plain = sets
    lines[place].box = .open
    return true
  }

  /// `坐姿划船(胸垫4)20kg 15个`, `辅助引体(辅助30kg)6个`, `Bench press 休息3min`: how a machine was set, how much it helped, and
  /// how long the rests were.
  private static func withoutSetting(_ text: String) -> (text: String, setting: String)? {
    if let rest = text.bytesRange(of: "休息"), rest.lowerBound > text.startIndex,
      case let length = text[rest.upperBound...], length.first?.isNumber == true,
      case let unit = length.drop(while: \.isNumber), ["min", "分钟", "秒", "s", "分"].contains(unit.trimmedSpaces),
      !text[..<rest.lowerBound].hasDigit
    {
      return (text[..<rest.lowerBound].trimmedSpaces, String(text[rest.lowerBound...]))
    }
    guard let open = text.firstIndex(where: { "(（".contains($0) }), open > text.startIndex, !text[..<open].hasDigit,
      let close = text[open...].firstIndex(where: { ")）".contains($0) }),
      case let bracket = text[text.index(after: open)..<close], let digit = bracket.firstIndex(where: \.isNumber),
      case let word = bracket[..<digit], !word.isEmpty, word.allSatisfy(\.isLetter),
      (word.unicodeScalars.first?.value ?? 0) >= 0x4E00,
      case let unit = bracket[digit...].drop(while: { $0.isNumber || $0 == "." })
    else { return nil }
    let (name, behind) = (text[..<open].trimmedEnd, text[close...].dropFirst().trimmedSpaces)
    if ["负重", "重量", "单边", "每边", "单手", "每手", "哑铃", "杠铃", "單邊", "負重"].contains(String(word)) { return nil }
    if word == "辅助", ["kg", "公斤", "KG"].contains(String(unit)) {
      return ("\(name)（辅助重量\(bracket[digit...])）\(behind)", "")
    }
    guard ["", "档", "格", "号", "孔", "位"].contains(String(unit)) else { return nil }
    return (behind.isEmpty ? String(name) : "\(name) \(behind)", String(bracket))
  }

  /// `左12右12，左12右12`: each side by itself.
  private static func withSidesApart(_ text: String) -> String {
    guard text.contains("左"), text.contains("右") else { return text }
    var (result, isBehindLeft) = ("", false)
    var previous: Character = " "
    for character in text {
      if character == "右", isBehindLeft, previous.isNumber { result += " " }
      if character == "左", previous == " ", result.dropLast().last?.isNumber == true, isRight(result) {
        result = "\(result.dropLast())，"
      }
      if character == "左" { isBehindLeft = true } else if !character.isNumber { isBehindLeft = false }
      result.append(character)
      previous = character
    }
    return result
  }

  /// Whether a text ends with a number of the right side.
  private static func isRight(_ text: String) -> Bool {
    text.dropLast().reversed().drop { $0.isNumber }.first == "右"
  }

  /// `75kg做了4组：5、5、5、4`: as many numbers follow as sets were done.
  private static func withoutNumberDone(_ text: String) -> String {
    guard let done = text.bytesRange(of: "做了"), case let count = text[done.upperBound...].prefix(while: \.isNumber),
      let sets = Int(count), case let colon = text[count.endIndex...], colon.hasPrefix("组：") || colon.hasPrefix("组:"),
      case let list = colon.dropFirst(2).drop(while: { $0 == " " }).prefix(while: {
        $0.isNumber || "、，, /".contains($0)
      }),
      list.split(whereSeparator: { !$0.isNumber }).count == sets
    else { return text }
    return "\(text[..<done.lowerBound]) \(text[list.startIndex...])"
  }

  private static let drops = ["降到", "降重到", "drop到", "递减到", "减到"]
  private static let beforeDrops = ["马上", "直接", "立刻", "做完", "然后", "再", "，", "。", ",", " "]

  /// `12次力竭，马上降到30kg又做了10次（递减）`, `，做完直接drop到6kg*12`
  private static func withDrops(_ text: String) -> String {
    guard let drop = drops.lazy.compactMap({ text.bytesRange(of: $0) }).first, text[..<drop.lowerBound].hasDigit,
      case let load = text[drop.upperBound...].prefix(while: { $0.isNumber || $0 == "." }), !load.isEmpty
    else { return text }
    var rest = text[load.endIndex...]
    var unit = ""
    for word in ["kg", "公斤", "KG", "千克", "斤"] where rest.hasPrefix(word) && unit.isEmpty {
      unit = word
      rest = rest.dropFirst(word.count)
    }
    for word in ["又做了", "又做", "做了", "做", "*", "x", "×", "X"] where rest.hasPrefix(word) {
      rest = rest.dropFirst(word.count)
      break
    }
    let reps = rest.prefix { $0.isNumber }
    guard !reps.isEmpty else { return text }
    var head = text[..<drop.lowerBound]
    while let word = beforeDrops.first(where: { head.hasSuffix($0) }) { head = head.dropLast(word.count) }
    let tail = rest[reps.endIndex...].drop { "次个".contains($0) }
    let told = tail.hasPrefix("（递减）") ? tail.dropFirst(4) : tail
    return "\(head)，drop \(load)\(unit) \(reps)次\(told)"
  }

  /// `65kg 5个 第6个没推起来`: the one behind the last did not come.
  private mutating func spellFailureByCount(_ place: Int) {
    let text = lines[place].plain
    guard let ordinal = text.bytesRange(of: "第"),
      case let count = text[ordinal.upperBound...].prefix(while: \.isNumber),
      let told = Int(count), case let rest = text[count.endIndex...],
      ["个没", "个fail", "次没", "個沒", "个就", "下没"].contains(where: { rest.hasPrefix($0) }),
      case let head = text[..<ordinal.lowerBound].trimmedEnd,
      case let bare = head.reversed().drop(while: { "个次個下".contains($0) }).reversed(),
      case let last = String(bare.reversed().prefix(while: \.isNumber).reversed()), Int(last) == told - 1
    else { return }
    setAside(String(text[ordinal.lowerBound...]), at: place)
    lines[place].plain = "\(head) fail"
  }

  /// `OHP 45kg 8/7/6 最后一组第7个fail了`, `6 6 5，最后一组拉到力竭`: the last set was taken to failure.
  private mutating func spellFailureOfLast(_ place: Int) {
    let text = lines[place].plain
    guard let last = ["最后一组", "最后1组", "最后那组"].lazy.compactMap({ text.bytesRange(of: $0) }).first,
      text[..<last.lowerBound].hasDigit, case let told = text[last.upperBound...],
      ["力竭", "没推起来", "没起来", "没拉起来", "没站起来", "fail", "失败", "没做完"].contains(where: { told.containsBytes(of: $0) }),
      !["差点", "差一点", "没力竭", "没有", "不到", "快要"].contains(where: { told.containsBytes(of: $0) }),
      told.split(whereSeparator: { !$0.isNumber }).count <= 1
    else { return }
    var head = text[..<last.lowerBound]
    while let sign = head.last, " ，,（(。".contains(sign) { head = head.dropLast() }
    guard head.last?.isNumber == true || head.last.map({ "次个组".contains($0) }) == true else { return }
    setAside(text[head.endIndex...].trimmedSpaces, at: place)
    lines[place].plain = "\(head) fail"
  }
}
