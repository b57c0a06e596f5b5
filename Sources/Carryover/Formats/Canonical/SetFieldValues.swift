package import TextStreams

// The values that stand in nearly every set, written without making a string of each. A test holds them against the
// spellings.

extension SetKind: FieldValue {
  @inline(__always)
  package func write(into output: inout OutputCursor) {
    switch self {
    case .working: output.append("\"working\"")
    case .warmup: output.append("\"warmup\"")
    case .drop: output.append("\"drop\"")
    case .unknown(let spelling): output.appendJSON(spelling)
    }
  }
}

extension LoadUnit: FieldValue {
  @inline(__always)
  package func write(into output: inout OutputCursor) {
    switch self {
    case .kilogram: output.append("\"kg\"")
    case .pound: output.append("\"lb\"")
    case .unknown(let spelling): output.appendJSON(spelling)
    }
  }
}

extension LoadKind: FieldValue {
  @inline(__always)
  package func write(into output: inout OutputCursor) {
    switch self {
    case .external: output.append("\"external\"")
    case .added: output.append("\"added\"")
    case .assisted: output.append("\"assisted\"")
    case .bodyweight: output.append("\"bodyweight\"")
    case .unknown(let spelling): output.appendJSON(spelling)
    }
  }
}
