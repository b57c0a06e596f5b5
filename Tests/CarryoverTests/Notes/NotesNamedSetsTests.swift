import Support
import Testing
import TextStreams
import TrainingModel

@testable import Carryover

/// The short way to read a line with a name and plain sets, held against the long one.
struct NotesNamedSetsTests {
  private static let contexts: [NotationContext] = {
    var contexts: [NotationContext] = []
    for pair in PairOrder.allCases.map(Optional.some) + [nil] {
      for countPair in [nil, PairOrder.setsByReps, .repsBySets] {
        for isExplicit in [false, true] {
          var context = NotationContext()
          context.conventions.pair = pair
          context.conventions.countPair = countPair
          context.conventions.isExplicit = isExplicit
          context.conventions.triple = pair == .loadByReps ? .loadRepsSets : nil
          context.conventions.loadUnit = isExplicit ? .kilogram : nil
          context.loadUnit = countPair == nil ? .pound : nil
          contexts.append(context)
          context.isWarmup = true
          contexts.append(context)
        }
      }
    }
    return contexts
  }()

  private static let pieces: [[String]] = [
    ["3x8", "5x5", "3 x 10", "4×12", "1x20", "6x4", "10x3", "12x5", "3x0", "2x30"], ["100", "82.5", "60", "31", "12.5", "200", "1000", "30", "8", "22.0"],
    [" kg", "kg", " lb", "lbs", " lbs", "", " KG", "kgs"], ["10", "8", "5", "1", "30", "12", "31", "8-10", "0"],
    ["x", " x ", "×", " × ", "x ", "*"], [", ", ",", "; ", " "],
  ]

  private static func text(_ random: inout SeededGenerator) -> String {
    func one(_ number: Int) -> String {
      let choices = pieces[number]
      return choices[Int.random(in: 0..<(Bool.random(using: &random) ? 3 : choices.count), using: &random)]
    }
    switch Int.random(in: 0..<6, using: &random) {
    case 0: return "\(one(0)) @ \(one(1))\(one(2))"
    case 1: return "\(one(0)) @\(one(1))\(one(2))"
    case 2: return "\(one(0)) \(one(1))\(one(2))"
    case 3: return "\(one(1))\(one(2)) \(one(0))"
    default:
      let (unit, sign, comma) = (one(2), one(4), one(5))
      return (0..<Int.random(in: 1...6, using: &random)).map { _ in "\(one(1))\(unit)\(sign)\(one(3))" }
        .joined(separator: comma)
    }
  }

  private static func read(_ sets: String, _ name: String, _ context: NotationContext) -> NotationReading? {
    sets.withByteSlice { NotesNamedSets.read($0, name: name, in: context) }
  }

  @Test("Made up lines read the same the short way and the long one")
  func sameForAny() {
    var random = SeededGenerator(seed: 77)
    let reader = NotationReader()
    var short = 0
    for _ in 0..<6000 {
      let sets = Self.text(&random)
      let context = Self.contexts[Int.random(in: Self.contexts.indices, using: &random)]
      let colon = Bool.random(using: &random) ? ": " : " "
      guard let reading = Self.read(sets, "Front Squat", context) else { continue }
      short += 1
      #expect(reading == reader.readAny("Front Squat\(colon)\(sets)", in: context), "\(colon)\(sets) \(context)")
    }
    #expect(short > 1500)
  }

  @Test("Every plain name of the catalogue reads the same the short way and the long one")
  func sameForNames() {
    let names = NoteNames(mapping: ExerciseMapping(), words: .shipped)
    let reader = NotationReader()
    var plain = 0
    let known = ExerciseCatalogue.shipped.names.keys.map { String(decoding: $0, as: UTF8.self) }.sorted()
    for spelling in ExerciseCatalogue.shipped.exercises.map(\.name) + known {
      for name in [spelling, spelling.lowercased(), spelling.uppercased()] where names.look(name).isPlain {
        plain += 1
        for sets in ["3x8 @ 80 kg", "62.5 x 8, 65 x 6", "100 lb 3x5"] {
          for colon in [" ", ": "] {
            let expected = reader.readAny("\(name)\(colon)\(sets)", in: NotationContext())
            #expect(Self.read(sets, name, NotationContext()) == expected, "\(name)\(colon)\(sets)")
          }
        }
      }
    }
    #expect(plain > 1000)
  }

  @Test(
    "A line that says more, or leaves a doubt, is read the long way",
    arguments: [
      "", "3x8", "3x8 @ 8", "6x8 @ 80 kg", "80 kg", "80 kg x 31", "80 kg x 8 paused", "80 kg x 8, 9", "20x8", "08x8",
      "80 kg x 8, 85 x 6", "80 kg x 8, 180 lb x 6", "3x8-10 @ 80 kg", "3x8 @ 80 kg, 1x5 @ 90 kg", "80 kg x 8,85 kg x 6",
    ])
  func long(_ sets: String) {
    #expect(Self.read(sets, "Squat", NotationContext()) == nil)
  }

  @Test("What stands around a line may leave it to the long way")
  func context() {
    var (planned, cell, counted, reversed) = (
      NotationContext(), NotationContext(), NotationContext(), NotationContext()
    )
    planned.isPlanned = true
    cell.columnRole = .set
    counted.statedReps = 5
    reversed.conventions.countPair = .repsBySets
    #expect(Self.read("3x8 @ 80 kg", "Squat", NotationContext())?.sets.count == 3)
    for context in [planned, cell, counted, reversed] {
      #expect(Self.read("3x8 @ 80 kg", "Squat", context) == nil)
    }
  }
}
