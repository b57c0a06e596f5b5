import Carryover
import Support
import Testing

@Suite("Samples")
struct SampleTests {
  static let samples = Locations.sampleNames(".csv")

  private func options() -> ReadingOptions {
    var options = ReadingOptions()
    options.allowsUnknownUnit = true
    return options
  }

  /// Whether there are as many sets as rows that are one, or as many exercises where a row is an exercise.
  private func addsUp(_ history: ReadHistory) -> Bool {
    history.summary.format == "stronglifts"
      ? history.summary.rows.exercises == history.preview.loggedExercises
      : history.summary.rows.sets == history.preview.sets.total
  }

  @Test("There is a sample of every dialect")
  func dialects() throws {
    let dialects = try Self.samples.map { try readHistory(Locations.sample($0), options: options()).summary.dialect }
    for dialect in [
      "iOS", "iOS, 2016", "iOS, de", "iOS, fr", "iOS, zh", "Android", "Android, version 6", "Carryover CSV",
      "Hevy, kg, km", "Hevy, lb, mi", "FitNotes, Android", "FitNotes, iOS", "Fitbod", "StrongLifts, kg",
    ] {
      #expect(dialects.contains(dialect))
    }
  }

  @Test("Every chunk size gives the same result", arguments: samples)
  func chunks(name: String) throws {
    let bytes = try Locations.sample(name)
    let whole = try readHistory(bytes, options: options())
    for size in 1...64 {
      let chunked = try readHistory(bytes, options: options(), chunkSize: size)
      #expect(chunked.library == whole.library && chunked.summary.rows == whole.summary.rows)
      #expect(chunked.summary.log.diagnostics == whole.summary.log.diagnostics)
    }
  }

  @Test("Cut at any byte, a sample is read or refused, and its rows add up", arguments: samples)
  func truncation(name: String) throws {
    let bytes = try Locations.sample(name)
    for length in 0..<bytes.count {
      do {
        let history = try readHistory(Array(bytes.prefix(length)), options: options())
        #expect(addsUp(history))
      } catch let failure as ReadingFailure {
        #expect(failure.kind == .input, "cut at \(length): \(failure)")
      }
    }
  }

  @Test("Any changed byte leaves a history that is read or refused, and rows that add up", arguments: samples)
  func mutation(name: String) throws {
    let bytes = try Locations.sample(name)
    var random = SeededGenerator(seed: 11)
    let alphabet: [UInt8] = [0, 10, 13, 34, 44, 59, 48, 57, 45, 46, 65, 0xC3, 0xFF]
    for _ in 0..<300 {
      var mutant = bytes
      for _ in 0...Int.random(in: 0...3, using: &random) {
        mutant[Int.random(in: 0..<mutant.count, using: &random)] = alphabet.randomElement(using: &random) ?? 0
      }
      do {
        let history = try readHistory(mutant, options: options())
        #expect(addsUp(history), "\(history.summary.format): \(String(decoding: mutant, as: UTF8.self))")
      } catch let failure as ReadingFailure {
        #expect(failure.kind == .input)
      }
    }
  }

  @Test("A converted sample reads back as the sample itself", arguments: samples)
  func roundTrip(name: String) throws {
    let history = try readHistory(Locations.sample(name), options: options())
    for format in [OutputFormat.json, .jsonLines, .csv] {
      #expect(try readHistory(history.library.document(in: format)).library == history.library)
    }
  }

  @Test("The same input gives the same bytes every time", arguments: samples)
  func determinism(name: String) throws {
    let bytes = try Locations.sample(name)
    var options = options()
    options.loadUnits = LoadUnitSchedule(.kilogram)
    let conversion = Conversion(to: .jsonLines).converting(options)
    let first = try conversion.run(bytes: bytes, name: name).output
    for size in [1, 100, 4096] {
      options.chunkSize = size
      #expect(try Conversion(to: .jsonLines).converting(options).run(bytes: bytes, name: name).output == first)
    }
  }
}
