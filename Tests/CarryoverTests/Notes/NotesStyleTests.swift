import Carryover
import Testing

/// The same training in every layout with every notation, under every head of a day.
@Suite("Notes: every layout with every notation")
struct NotesStyleTests {
  private static let days = ["05", "13", "16"]
  private static let lifts = [("Bench Press", 60.0, 3, 5), ("Cable Fly", 12.5, 4, 12)]

  /// A log of three days: two lifts, one exercise of body weight, one hold.
  private func text(_ style: Int, _ layout: NotesStyle.Layout, _ sets: (Int, Double, Int, Int) -> [String]) -> String {
    let head = NotesStyle.heads[style % NotesStyle.heads.count]
    let days = Self.days.enumerated().map { day, name in
      let lifts = Self.lifts.map { layout.write($0.0, sets(day, $0.1, $0.2, $0.3)) }
      let others = [layout.write("Pull-ups", ["10", "8", "7"]), layout.write("Plank", ["45s", "40s"])]
      return ([head(name), ""] + lifts + others).joined(separator: "\n")
    }
    return days.joined(separator: "\n\n") + "\n"
  }

  private func expected(_ sets: (Int, Double, Int, Int) -> [String]) -> [String] {
    let days = Self.days.enumerated().map { day, name in
      let lifts = Self.lifts.map { "# \($0.0)\n" + sets(day, $0.1, $0.2, $0.3).joined(separator: ", ") }
      let others = "# Pull-ups\nx10, x8, x7\n# Plank\n45s, 40s"
      return "= 2024-03-\(name)\n\(lifts.joined(separator: "\n"))\n\(others)"
    }
    return Expectation(days.joined(separator: "\n")).sets
  }

  private func number(_ value: Double) -> String { value == value.rounded() ? "\(Int(value))" : "\(value)" }

  @Test("Several sets written as one", arguments: NotesStyle.layouts, NotesStyle.products)
  func products(layout: NotesStyle.Layout, product: NotesStyle.Product) throws {
    let text = text(layout.name.count + product.name.count, layout) { day, load, sets, reps in
      [product.write(sets, reps, number(load + 2.5 * Double(day)))]
    }
    let expected = expected { day, load, sets, reps in ["\(sets)* \(number(load + 2.5 * Double(day)))kg x\(reps)"] }
    #expect(try NotesReading(text).sets == expected, "\(text)")
  }

  @Test("Each set on its own", arguments: NotesStyle.layouts, NotesStyle.pairs)
  func pairs(layout: NotesStyle.Layout, pair: NotesStyle.Pair) throws {
    func loads(_ day: Int, _ load: Double, _ sets: Int) -> [String] {
      (0..<sets).map { number(load + 2.5 * Double(day + $0)) }
    }
    let text = text(layout.name.count + pair.name.count, layout) { day, load, sets, reps in
      loads(day, load, sets).enumerated().map { pair.write($1, reps - $0) }
    }
    let expected = expected { day, load, sets, reps in
      loads(day, load, sets).enumerated().map { "\($1)\(pair.unit) x\(reps - $0)\(pair.effort)" }
    }
    #expect(try NotesReading(text).sets == expected, "\(text)")
  }
}
