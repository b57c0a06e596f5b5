import Carryover
package import Foundation
import TextStreams

/// What the fuzzer begins with: the samples, and what is made of them.
package struct FuzzSeeds {
  /// A file to begin with.
  package struct Seed {
    package let name: String
    package let bytes: [UInt8]
  }

  /// The seeds of each target, by its name.
  package private(set) var seeds: [String: [Seed]] = [:]

  /// Makes seeds of the files in a folder and the folders in it.
  package init(samples: URL) throws {
    for name in try FileManager.default.subpathsOfDirectory(atPath: samples.path).sorted() {
      let url = samples.appendingPathComponent(name)
      guard let bytes = try? Data(contentsOf: url), !name.hasSuffix(".swift") else { continue }
      add(Array(bytes), name.replacing("/", with: "-"))
    }
    let library = try SmallLibrary.make()
    add(try library.document(), "small", to: "library")
    var work = try SmallLibrary.work(into: try SmallLibrary.make(sets: 4))
    let plan = try work.plan(for: SmallLibrary.document, state: SmallLibrary.state)
    add(Array(plan.json.utf8), "small", to: "import-plan")
    add(
      Array(
        (SmallLibrary.header.dropLast() + ",line,reason\n2021-01-05 18:03:22,Legs,1h,Squat,1,100.0,5,0,0,,,,2,x\n").utf8
      ),
      "small", to: "mended-rows")
  }

  private mutating func add(_ bytes: [UInt8], _ name: String, to target: String) {
    seeds[target, default: []].append(Seed(name: name, bytes: bytes))
  }

  private mutating func add(_ bytes: [UInt8], _ name: String) {
    if (try? ExerciseMapping(bytes: bytes, name: name)) != nil { add(bytes, name, to: "mapping") }
    add(bytes, name, to: name.hasSuffix("json") ? "json-tokens" : "records")
    let input = InputSource(bytes: bytes, name: name)
    let found = try? InputFormat.find(for: input, named: nil)
    let format = found ?? (name.hasSuffix(".md") ? InputFormat.plan : nil)
    guard let format else { return }
    add(bytes, name, to: format.identifier)
    guard let history = try? ReadInput(bytes, format: format), !history.library.entities.isEmpty else { return }
    for output in OutputFormat.all {
      guard let document = try? history.library.document(in: output) else { continue }
      let reader = InputFormat.all.first { $0.identifier == output.identifier } ?? .strong
      add(document, "\(name).\(output.identifier)", to: reader.identifier)
    }
    addLibrary(of: history.library, name)
  }

  private mutating func addLibrary(of content: Library, _ name: String) {
    let empty = PersonalLibrary(id: UniqueIdentifier(high: 0x4000, low: 0x8000_0000_0000_000B))
    var work = LibraryImport(into: empty)
    for entity in content.entities { work.add(entity) }
    guard let plan = try? work.plan(for: SmallLibrary.document, state: SmallLibrary.state),
      let library = try? work.applying(plan, receipt: Receipt(id: .zero, action: .import)),
      let document = try? library.document()
    else { return }
    add(document, "\(name).carryover", to: "library")
    for root in content.entities {
      guard let kind = ShareBundle.Kind(rawValue: root.kind.rawValue),
        let bundle = try? library.bundle(kind: kind, root: root.id)
      else { continue }
      let text = bundle.document()
      add(text, "\(name)-\(root.id)", to: "receiving")
      add(text, "\(name)-\(root.id)", to: "bundle")
      if let envelope = try? ShareEnvelope(.message, sharing: bundle, in: .gmt) {
        add(envelope.document(), "\(name)-\(root.id)", to: "envelope")
        add(envelope.document(), "\(name)-\(root.id)-envelope", to: "bundle")
      }
    }
  }
}
