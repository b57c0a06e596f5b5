/// A versioned hash of what was trained in a session: when names, sets or notes change, it changes.
///
/// Identity says *which* session it is, the fingerprint *whether it changed*. Names are folded and loads and distances
/// are in kilograms and metres to the hundredth; identifiers, links to templates, origin and times of import are left
/// out. Equal fingerprints mean equal content; unequal ones call for a comparison set by set with a tolerance.
public struct Fingerprint: Hashable, Sendable, CustomStringConvertible {
  /// `1:` and forty hexadecimal digits.
  public let description: String
}

extension Session {
  /// The hash of what was trained, in version 1 of its recipe, which MUST NOT CHANGE.
  public var fingerprint: Fingerprint {
    var content = FingerprintContent()
    content.add(start?.description)
    content.add(duration)
    content.add(title.map { foldedName($0) })
    content.add(notes)
    content.add(painTags.joined(separator: "\u{1F}"))
    content.add(feeling.map(Double.init))
    content.add(rpe)
    content.add(bodyweight)
    for section in sections {
      content.begin("s", section.name, section.notes)
      for exercise in section.exercises { content.add(exercise) }
    }
    return Fingerprint(description: "1:" + SHA1.hash(content.bytes).hexadecimal)
  }
}

/// The bytes that a fingerprint hashes: each field ends with a separator, so that no two contents run together.
private struct FingerprintContent {
  var bytes: [UInt8] = []

  mutating func begin(_ mark: String, _ fields: String?...) {
    bytes.append(contentsOf: mark.utf8)
    bytes.append(0x1D)
    for field in fields { add(field) }
  }

  mutating func add(_ text: String?) {
    if let text {
      bytes.append(0x02)
      bytes.append(contentsOf: text.utf8)
    }
    bytes.append(0x1E)
  }

  mutating func add(_ number: Double?) {
    add(number.map { String(rounded($0, toMultipleOf: 0.01)) })
  }

  mutating func add(_ load: Load?) {
    let canonical = load?.converted(to: .kilogram)
    add(canonical?.value)
    add(canonical?.unit?.rawValue)
    add(canonical?.kind.rawValue)
  }

  mutating func add(_ distance: Distance?) {
    let canonical = distance?.written(in: .meter)
    add(canonical?.value)
    add(canonical?.unit?.rawValue)
  }

  mutating func add(_ exercise: LoggedExercise) {
    begin("e", foldedName(exercise.name), exercise.notes)
    for group in exercise.setGroups {
      begin("g", group.notes)
      add(group.restPeriod)
      for set in group.sets { add(set) }
    }
  }

  mutating func add(_ set: LoggedSet) {
    begin("t", set.kind.rawValue, set.toFailure ? "f" : nil, set.isCompleted ? "c" : nil)
    add(set.load)
    add(set.reps.map(Double.init))
    add(set.rpe)
    add(set.distance)
    add(set.duration)
    add(set.restAfter)
    guard let rare = set.rare?.measures else { return }
    begin("r", rare.side?.rawValue, rare.bandColor, rare.notes, rare.target?.reps, rare.isApproximate ? "~" : nil)
    for number in [
      rare.partialReps.map(Double.init), rare.rpeUpper, rare.rir, rare.holdTime, rare.pace, rare.heartRate,
      rare.intensity, rare.height, rare.temperature, rare.quality.map(Double.init), rare.target?.loadPercent,
      rare.target?.rpe, rare.target?.duration,
    ] {
      add(number)
    }
    add(rare.target?.load)
    add(rare.target?.distance)
    for measurable in rare.measurables {
      begin("m", measurable.name, measurable.text, measurable.unit)
      add(measurable.value)
    }
  }
}
