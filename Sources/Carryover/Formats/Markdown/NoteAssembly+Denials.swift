/// What stands behind sets and says that they were not done.
extension NoteAssembly {
  /// Whether what stands behind sets says that none of them was done.
  func deniesBehind(_ tail: Substring) -> Bool {
    guard !Self.hasProduct(String(tail)) else { return false }
    if tail.contains(where: { $0.unicodeScalars.first.map { (0x4E00...0x9FFF).contains($0.value) } == true }) {
      return !tail.contains("最后") && !tail.contains("第")
        && ["没做", "没练", "没有做", "跳过", "取消", "没时间做", "没去", "skip了", "沒做", "沒練", "沒去", "跳過"].contains { denial in
          // `没做热身` says it of the warm-up.
          tail.bytesRange(of: denial).map { range in
            let next = tail[range.upperBound...].first
            return next.map { !$0.isLetter || $0 == "了" } ?? true
          } ?? false
        }
    }
    // `- nope, kid woke up`, `- skipped these, low back was cranky`
    let opening = tail.drop { $0 == " " }.lowercased()
    if ["- nope", "– nope", "- skipped these", "– skipped these"].contains(where: { denial in
      opening.hasPrefix(denial) && opening.dropFirst(denial.count).first.map { ",.;".contains($0) } ?? true
    }) {
      return true
    }
    let parts = tail.split { ",;.()[]!:>→-–—".contains($0) }.filter { $0.contains(where: \.isLetter) }
    // `3x12 was on the plan but the machine was out of order so I didn't do it`
    if let last = parts.last, !tail.hasDigit,
      let first = parts.first?.split(separator: " ").first, Self.plans.contains(first),
      case let end = last.split(separator: " ").suffix(5).joined(separator: " ").lowercased(),
      Self.endsOfDenials.contains(where: { end.hasSuffix($0) })
    {
      return true
    }
    return parts.prefix(2).enumerated().contains { place, part in
      let words = part.split(separator: " ")
      for start in 0..<min(words.count, 7) where words[..<start].allSatisfy({ isBeforeDenial($0) }) {
        for count in 1...4 where start + count <= words.count {
          let phrase = words[start..<(start + count)].joined(separator: " ")
          guard document.words.isListed(phrase, .denied) else { continue }
          // What the notation says itself, `(skipped)`, is read as it stands.
          if document.words.word(phrase) == .skipped, start == 0, place == 0 || parts[0].trimmedSpaces.hasPrefix("@") {
            continue
          }
          let next = start + count < words.count ? words[start + count] : nil
          // `skipped the pause` says it of something else, `didn't do them with the belt` says how, and `left out` needs
          // say no more.
          let isOpen = count == 1 || Self.openEnds.contains(words[start + count - 1])
          let ends =
            isOpen
            ? next.map { Self.reasonsOfDenials.contains($0) } ?? true : next.map { !Self.manners.contains($0) } ?? true
          if ends {
            return true
          }
        }
      }
      return false
    }
  }

  private static let endsOfDenials = [
    "so i didn't do it", "so i didnt do it", "so didn't do it", "so didnt do it", "so i skipped it", "so skipped it",
    "so i didn't do them", "so i skipped them",
  ]

  private func isBeforeDenial(_ word: Substring) -> Bool {
    Self.plans.contains(word) || Self.beforeDenials.contains(word) || document.words.isListed(word, .undone)
  }

  static let reasonsOfDenials: NoteWordSet = [
    "because", "since", "cause", "cos", "as", "bc", "weil", "wegen", "car", "porque", "por", "perché", "per", "omdat",
    "keine", "kein", "no", "pas", "plus", "niente", "geen", "sem", "sin", "today", "heute", "hoy", "hoje", "oggi",
    "vandaag", "aujourd'hui", "instead", "ivm", "vanwege", "door", "causa", "suite",
  ]
  private static let openEnds: NoteWordSet = ["do", "didn't", "didnt", "out", "tempo", "fora"]
  private static let manners: NoteWordSet = [
    "with", "without", "con", "sin", "avec", "sans", "mit", "ohne", "com", "sem", "senza", "met", "zonder", "like",
    "as",
    "to", "in", "on", "at", "als", "como", "comme", "come", "same", "well", "right", "properly", "full", "the", "a",
    "my",
    "all", "last", "any", "more", "it", "them", "much", "this", "that",
  ]
  static let beforeDenials: NoteWordSet = [
    "but", "so", "and", "i", "we", "they", "were", "was", "just", "aber", "und", "dann", "ich", "leider", "doch",
    "mais",
    "et", "je", "j'ai", "finalement", "pero", "y", "al", "final", "mas", "e", "acabei", "ma", "poi", "maar", "en",
    "toch", "prévu", "prévue", "prévus", "prévues", "previsto", "prevista", "previstos", "previstas", "in", "programma",
    "geplant", "gepland", "sadly", "ended", "up", "on", "the", "sheet", "plan", "programme", "program", "list", "both",
  ]

  private static let deeds: NoteWordSet = [
    "got", "made", "hit", "did", "done", "nailed", "crushed", "completed", "managed", "finished", "went", "geschafft",
    "gemacht", "hecho", "hice", "fait", "fatto", "feito", "gedaan",
  ]

  func tellsDeed(_ tail: Substring) -> Bool {
    tail.split { !$0.isLetter && $0 != "'" }.contains { Self.deeds.contains($0) }
  }
}
