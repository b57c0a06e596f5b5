import Foundation
import Support

/// One finding as the gallery of errors shows it: what happens in a sentence, the files that bring it about, and runs
/// of the command with what they say of the files.
///
/// A file's heading may say how its bytes differ from the text: `in UTF-16`, `each <FF> being that byte`,
/// `each @ being 17 MiB of the letter a`.
struct GalleryEntry {
  /// A file that a run reads.
  struct Input {
    var heading: String
    var text = ""
  }

  /// A run of the command: its findings, which are all that the gallery shows of standard error, and its exit code.
  struct Run {
    var command: String
    var findings: [String] = []
    var exitCode: Int32 = 0
  }

  var code: String
  var sentence: String
  var inputs: [Input] = []
  var runs: [Run] = []

  /// Reads an entry; `nil` where the text is none.
  init?(code: String, text: String) {
    self.code = code
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
    guard let first = lines.popFirst(), lines.popLast() == "" else { return nil }
    sentence = String(first)
    for line in lines {
      if let heading = line.removing(prefix: "--- file ") {
        inputs.append(Input(heading: heading))
      } else if let command = line.removing(prefix: "--- run carryover ") {
        runs.append(Run(command: command))
      } else if !runs.isEmpty {
        guard let exitCode = line.removing(prefix: "--- exit ") else {
          runs[runs.count - 1].findings.append(String(line))
          continue
        }
        runs[runs.count - 1].exitCode = Int32(exitCode) ?? -1
      } else if !inputs.isEmpty {
        inputs[inputs.count - 1].text += line + "\n"
      } else {
        return nil
      }
    }
  }

  /// The entry as it stands in its file.
  var text: String {
    let inputs = inputs.map { "--- file \($0.heading)\n\($0.text)" }
    let runs = runs.map { run in
      (["--- run carryover \(run.command)"] + run.findings + ["--- exit \(run.exitCode)\n"]).joined(separator: "\n")
    }
    return sentence + "\n" + inputs.joined() + runs.joined()
  }

  /// The same entry, with what the runs say now.
  func runAgain(knownCodes: Set<String>) throws -> GalleryEntry {
    let folder = try temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    for input in inputs { try Data(input.bytes()).write(to: folder.appendingPathComponent(input.name)) }
    var entry = self
    for index in runs.indices {
      let run = try runCommand(runs[index].command.split(separator: " ").map(String.init), in: folder)
      entry.runs[index].exitCode = run.exitCode
      entry.runs[index].findings = run.errors.split(separator: "\n").map(String.init).filter { line in
        guard line.hasSuffix("]"), let bracket = line.lastIndex(of: "[") else { return false }
        return knownCodes.contains(String(line[line.index(after: bracket)...].dropLast()))
      }
    }
    return entry
  }
}

extension GalleryEntry.Input {
  struct UnknownHeading: Error { var heading: String }

  var name: String { String(heading.prefix { $0 != "," }) }

  /// The bytes that the text stands for.
  func bytes() throws -> [UInt8] {
    let bytes = Array(text.utf8)
    switch heading.dropFirst(name.count) {
    case "": return bytes
    case ", in UTF-16": return [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    case ", each <FF> being that byte": return bytes.replacing(Array("<FF>".utf8), with: [0xFF])
    case ", each @ being 17 MiB of the letter a":
      return bytes.replacing([UInt8(ascii: "@")], with: [UInt8](repeating: UInt8(ascii: "a"), count: 17 << 20))
    case ", each @ being 1001 letters a":
      return bytes.replacing([UInt8(ascii: "@")], with: [UInt8](repeating: UInt8(ascii: "a"), count: 1001))
    case ", each @ being 100,001 empty objects":
      return bytes.replacing(
        [UInt8(ascii: "@")], with: Array(Array(repeating: "{}", count: 100_001).joined(separator: ",").utf8))
    default: throw UnknownHeading(heading: heading)
    }
  }
}

extension Substring {
  fileprivate func removing(prefix: String) -> String? {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil
  }
}
