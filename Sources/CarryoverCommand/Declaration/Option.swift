/// An option, declared once: its parsing, help, completions and place in the manual are made from this.
struct Option: Hashable, Sendable {
  /// With its dashes: `--output`.
  let name: String
  /// Its short form: `-o`.
  var shortName: String?
  /// What it takes; `nil` for an option that is given or not.
  var value: ArgumentValue?
  /// What it is for. The words of its value are told behind it.
  let help: String
  /// What else there is to know, such as what holds without it.
  var remark: String?
  /// Whether the command's usage names it even where there are many.
  var isInUsage = false

  /// Options that every command has.
  static let everywhere = [explain, version]
  static let explain = Option(name: "--help", shortName: "-h", help: "explain a command, with examples")
  static let version = Option(name: "--version", help: "say the version")

  /// The short name, where there is one, and the name.
  var names: [String] { [shortName, name].compactMap(\.self) }

  /// `-o, --output FILE`.
  var label: String { names.joined(separator: ", ") + placeholder }

  /// `[-o FILE]`.
  var usage: String { "[\(shortName ?? name)\(placeholder)]" }

  /// The help with the words that its value is made of, and the remark.
  var explanation: String {
    let words = value?.words ?? []
    let list = words.isEmpty ? "" : ": " + words.joined(separator: ", ")
    return help + list + (remark.map { "; \($0)" } ?? "")
  }

  private var placeholder: String { value.map { " \($0.placeholder)" } ?? "" }
}
