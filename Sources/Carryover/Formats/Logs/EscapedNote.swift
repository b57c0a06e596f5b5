/// Notes as some apps write them: a line break is the two characters `\n`.
enum EscapedNote {
  static func escaped(_ text: String) -> String {
    guard text.utf8.contains(10) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      if scalar == "\n" { result += "\\n" } else { result.unicodeScalars.append(scalar) }
    }
    return result
  }

  static func unescaped(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "\\")) else { return text }
    var result = ""
    var isEscape = false
    for scalar in text.unicodeScalars {
      if isEscape {
        isEscape = false
        if scalar == "n" {
          result.unicodeScalars.append("\n")
          continue
        }
        result.unicodeScalars.append("\\")
      }
      if scalar == "\\" { isEscape = true } else { result.unicodeScalars.append(scalar) }
    }
    return isEscape ? result + "\\" : result
  }
}
