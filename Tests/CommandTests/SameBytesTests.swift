import Foundation
import Support
import Testing

/// The same input and options give the same bytes, wherever the command runs.
@Suite("The same bytes everywhere")
struct SameBytesTests {
  private static let samples = Locations.samples.path

  @Test(
    "Whatever the locale and the time zone",
    arguments: [
      "convert strong.csv --to json", "convert strong-german.csv --unit kg --to csv", "convert hevy.csv --to strong",
      "convert hevy-pounds-german.csv --to jsonl", "convert strong.csv --to hevy", "inspect strong.csv --all",
      "inspect fitbod.csv --json", "stats strong.csv --json", "stats strong-pounds.csv --unit lb", "report strong.csv",
      "exercises strong-french.csv", "diff strong.csv strong-pounds.csv --unit kg",
      "convert plan.json --unit kg --to json",
      "convert strong-damaged.csv --unit kg --to json",
    ])
  func places(command: String) throws {
    let words = command.split(separator: " ").map { Self.word(String($0)) }
    let usual = try runCommand(words, environment: ["LC_ALL": "C", "TZ": "UTC"])
    #expect(!usual.output.isEmpty)
    for (locale, zone) in [
      ("tr_TR.UTF-8", "Europe/Istanbul"), ("ar_SA.UTF-8", "Asia/Riyadh"), ("de_DE.ISO-8859-1", "Pacific/Apia"),
      ("xx", "nowhere"),
    ] {
      let other = try runCommand(words, environment: ["LC_ALL": locale, "LANG": locale, "TZ": zone])
      #expect(other.output == usual.output && other.errors == usual.errors && other.exitCode == usual.exitCode)
    }
  }

  private static func word(_ word: String) -> String {
    ["csv", "json"].contains { word.hasSuffix(".\($0)") } ? "\(samples)/\(word)" : word
  }

  @Test("Whatever the number of threads", arguments: ["json", "jsonl", "csv", "strong"])
  func threads(format: String) throws {
    let sample = "\(Self.samples)/strong-pounds.csv"
    let one = try runCommand(["convert", sample, "--unit", "lb", "--to", format, "--threads", "1"])
    for count in ["2", "3", "8", "64"] {
      let many = try runCommand(["convert", sample, "--unit", "lb", "--to", format, "--threads", count])
      #expect(many.output == one.output && many.errors == one.errors)
    }
  }
}
