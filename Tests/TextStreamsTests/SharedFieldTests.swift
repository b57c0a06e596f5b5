import Support
import Testing
import TextStreams

@Suite("Shared fields")
struct SharedFieldTests {
  /// Rows that begin like the one before, of fields that make it hard to see where one ends.
  private func text(seed: UInt64) -> [UInt8] {
    var random = SeededGenerator(seed: seed)
    let fields = [
      "", "a", "ab", "2021-01-05 18:03:22", "\"a,b\"", "\"quoted\"", "\"say \"\"a\"\"\"", "\"two\nlines\"", "a\"b",
      "\"\"",
      "\"a\"b", "1", "12", "\t",
    ]
    var row: [String] = []
    var text = ""
    for _ in 0..<40 {
      row = Array(row.prefix(Int.random(in: 0...7, using: &random)))
      while row.count < Int.random(in: 1...7, using: &random) { row.append(fields.randomElement(using: &random) ?? "") }
      text += row.joined(separator: ",") + (["\n", "\r\n", "\n\n", "\r"].randomElement(using: &random) ?? "\n")
    }
    return Array(text.utf8)
  }

  @Test("Rows that begin alike are divided as the slow way divides them", arguments: UInt64(1)...60)
  func oracle(seed: UInt64) {
    let bytes = text(seed: seed)
    let expected = plainRecords(bytes, delimiter: UInt8(ascii: ","))
    for size in [1, 7, 64, bytes.count] {
      #expect(records(bytes, grammar: .delimited(UInt8(ascii: ",")), chunkSize: size).fields == expected)
    }
  }

  @Test("A field counts as shared only when it and all before it are those of the record before")
  func count() {
    var shared = 0
    for seed in UInt64(1)...60 {
      var tokenizer = RecordTokenizer(grammar: .delimited(UInt8(ascii: ",")))
      text(seed: seed).withByteSlice { tokenizer.append($0) }
      tokenizer.finish()
      var before: [[UInt8]] = []
      while tokenizer.next() {
        let record = (0..<tokenizer.fieldCount).map { tokenizer.field($0).array }
        let count = tokenizer.sharedFieldCount
        #expect(count == 0 || count < record.count && record.prefix(count) == before.prefix(count))
        shared += count
        before = record
      }
    }
    #expect(shared > 500)
  }

  @Test("Where few fields are wanted, they are those of the slow way", arguments: UInt64(1)...60)
  func wanted(seed: UInt64) {
    let bytes = text(seed: seed)
    let expected = plainRecords(bytes, delimiter: UInt8(ascii: ","))
    for limit in 1...5 {
      var tokenizer = RecordTokenizer(grammar: .delimited(UInt8(ascii: ",")))
      tokenizer.fieldLimit = limit
      bytes.withByteSlice { tokenizer.append($0) }
      tokenizer.finish()
      var found: [[[UInt8]]] = []
      while tokenizer.next() {
        found.append((0..<min(tokenizer.fieldCount, limit)).map { tokenizer.field($0).array })
        #expect(tokenizer.sharedFieldCount <= limit)
      }
      #expect(found == expected.map { Array($0.prefix(limit)) })
    }
  }

  @Test("What a log repeats is shared, but for the first record of a chunk and for fields that are not wanted")
  func log() {
    let rows = Array("2021-01-05,Push,Bench,1,60\n2021-01-05,Push,Bench,2,60\n2021-01-05,Push,Squat,1,60\n".utf8)
    func counts(chunkSize: Int, fieldLimit: Int = .max) -> [Int] {
      var tokenizer = RecordTokenizer(grammar: .delimited(UInt8(ascii: ",")))
      tokenizer.fieldLimit = fieldLimit
      var counts: [Int] = []
      for start in stride(from: 0, to: rows.count, by: chunkSize) {
        rows.withByteSlice { tokenizer.append($0.slice(start, start + chunkSize)) }
        while tokenizer.next() { counts.append(tokenizer.sharedFieldCount) }
      }
      return counts
    }
    #expect(counts(chunkSize: rows.count) == [0, 3, 2])
    #expect(counts(chunkSize: 27) == [0, 0, 0])
    #expect(counts(chunkSize: rows.count, fieldLimit: 1) == [0, 1, 1])
    #expect(counts(chunkSize: rows.count, fieldLimit: 2) == [0, 2, 2])
  }

  @Test("Names that are much alike fall into places of their own", arguments: [1, 4, 7, 8, 9, 15, 16, 17, 24])
  func tableHash(length: Int) {
    var places: Set<UInt64> = []
    let count = length < 3 ? 10 : length < 5 ? 1_000 : 4_000
    for number in 0..<count {
      let digits = String(number)
      let name = Array((String(repeating: "0", count: max(0, length - digits.count)) + digits).utf8)
      places.insert(name.withByteSlice { $0.tableHash } & 0x7FFF)
    }
    // Thrown at random, 4,000 would take 3,760 of 32,768 places.
    #expect(places.count * 10 >= count * 8)
  }

  @Test("A remembered field is equal to itself alone")
  func rememberedField() {
    var remembered = RememberedField()
    #expect(remembered.isEmpty && [UInt8]().withByteSlice { remembered.equals($0) })
    for length in 0..<40 {
      let field = (0..<length).map { UInt8(65 + $0) }
      field.withByteSlice { remembered.remember($0) }
      #expect(field.withByteSlice { remembered.equals($0) })
      for place in 0..<length {
        var other = field
        other[place] ^= 1
        #expect(!other.withByteSlice { remembered.equals($0) })
      }
      #expect(!(field + [1]).withByteSlice { remembered.equals($0) })
    }
    remembered.forget()
    #expect(remembered.isEmpty && ![1].withByteSlice { remembered.equals($0) })
  }
}
