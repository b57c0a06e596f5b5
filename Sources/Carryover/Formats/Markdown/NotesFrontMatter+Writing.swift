import TextStreams

extension NotesFrontMatter {
  /// The lines between two marks, the marks included.
  var lines: [String] {
    var lines = ["---"]
    for entry in entries {
      lines.append("\(FrontMatterValue.quoted(entry.key)):" + (entry.members.isEmpty ? " " + entry.value.text : ""))
      for member in entry.members {
        lines.append("  \(FrontMatterValue.quoted(member.key)): \(member.value.text)")
      }
    }
    return lines + ["---"]
  }
}
