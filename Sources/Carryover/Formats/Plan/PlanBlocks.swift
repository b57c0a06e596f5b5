import TextStreams

/// A piece of JSON in a text, with what stands around it on its lines.
struct PlanBlock: Hashable {
  /// The bytes of the JSON.
  var content: Range<Int>
  /// Its lines, those with the fences among them.
  var lines: ClosedRange<Int>
  /// Where it begins and is not closed by a fence, though a fence opened it.
  var unclosedAt: Int?

  /// Finds the pieces of JSON in a text: fenced ones, and objects and lists that begin a line.
  ///
  /// Time is that of the text; what a string holds is not looked into for fences.
  static func find(in lines: PlanLines) -> [PlanBlock] {
    var blocks: [PlanBlock] = []
    var line = 0
    // Fences of at least this many signs are known not to be closed any more.
    var unclosed: [UInt8: Int] = [:]
    while line < lines.count {
      let text = trimmed(lines, line)
      if let fence = fence(lines.bytes[text]) {
        if let block = fenced(lines, from: line, fence: fence, &unclosed) {
          blocks.append(block)
          line = block.lines.upperBound + 1
          continue
        }
      } else if let first = lines.bytes[text].first, first == UInt8(ascii: "{") || startsList(lines, line) {
        let block = bare(lines, from: text.lowerBound, line: line)
        blocks.append(block)
        line = block.lines.upperBound + 1
        continue
      }
      line += 1
    }
    return blocks
  }

  /// Whether a line begins a list of objects, which a line of markdown never does.
  private static func startsList(_ lines: PlanLines, _ line: Int) -> Bool {
    let text = trimmed(lines, line)
    guard lines.bytes[text].first == UInt8(ascii: "[") else { return false }
    let next = lines.bytes[(text.lowerBound + 1)...].first { $0 > 32 }
    return next == UInt8(ascii: "{")
  }

  private static func trimmed(_ lines: PlanLines, _ line: Int) -> Range<Int> {
    var range = lines.range(line)
    while let first = lines.bytes[range].first, first <= 32 { range = range.lowerBound + 1..<range.upperBound }
    while let last = lines.bytes[range].last, last <= 32 { range = range.lowerBound..<range.upperBound - 1 }
    return range
  }

  /// The sign of a fence and how often it stands there, where a line begins with at least three.
  private static func fence(_ line: ArraySlice<UInt8>) -> (sign: UInt8, count: Int)? {
    guard let sign = line.first, sign == UInt8(ascii: "`") || sign == UInt8(ascii: "~") else { return nil }
    let count = line.prefix { $0 == sign }.count
    return count >= 3 ? (sign, count) : nil
  }

  /// A fenced block that begins at a line; `nil` where there is no JSON in it.
  private static func fenced(
    _ lines: PlanLines, from first: Int, fence: (sign: UInt8, count: Int), _ unclosed: inout [UInt8: Int]
  ) -> PlanBlock? {
    var start = lines.range(first).upperBound
    while start < lines.bytes.count, lines.bytes[start] <= 32 { start += 1 }
    guard start < lines.bytes.count, lines.bytes[start] == UInt8(ascii: "{") || lines.bytes[start] == UInt8(ascii: "[")
    else { return nil }
    if unclosed[fence.sign].map({ fence.count < $0 }) ?? true {
      for last in first + 1..<max(lines.count, first + 1) {
        let text = lines.bytes[trimmed(lines, last)]
        guard let closing = Self.fence(text), closing.sign == fence.sign, closing.count >= fence.count,
          closing.count == text.count
        else { continue }
        let end = lines.range(last).lowerBound
        return start < end ? PlanBlock(content: start..<end, lines: first...last) : nil
      }
      unclosed[fence.sign] = fence.count
    }
    var block = bare(lines, from: start, line: first)
    block.unclosedAt = trimmed(lines, first).lowerBound
    return block
  }

  /// JSON from a place up to the bracket that closes it, and the rest of that line; all that is left where none does.
  private static func bare(_ lines: PlanLines, from start: Int, line: Int) -> PlanBlock {
    var depth = 0
    var isInString = false
    var index = start
    repeat {
      let byte = lines.bytes[index]
      index += 1
      switch byte {
      case UInt8(ascii: "\\") where isInString: index += 1
      case UInt8(ascii: "\""): isInString.toggle()
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += isInString ? 0 : 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= isInString ? 0 : 1
      default: break
      }
    } while depth > 0 && index < lines.bytes.count
    index = min(index, lines.bytes.count)
    let last = lines.line(at: max(index - 1, start))
    return PlanBlock(content: start..<max(lines.range(last).upperBound, index), lines: line...last)
  }
}

extension PlanBlock {
  /// Whether the text has JSON in it that says `planName`, by which a plan is known.
  static func hasPlanName(_ prefix: ByteSlice) -> Bool {
    let lines = PlanLines(prefix.array)
    return find(in: lines).contains { block in names(lines.bytes[block.content]) }
  }

  /// Whether there is `"planName":` in JSON text.
  private static func names(_ text: ArraySlice<UInt8>) -> Bool {
    let name = Array("\"planName\"".utf8)
    var index = text.startIndex
    while index + name.count < text.endIndex {
      if text[index] == name[0], text[index..<index + name.count].elementsEqual(name),
        text.prefix(index).last != UInt8(ascii: "\\")
      {
        if text[(index + name.count)...].first(where: { $0 > 32 }) == UInt8(ascii: ":") { return true }
      }
      index += 1
    }
    return false
  }
}
