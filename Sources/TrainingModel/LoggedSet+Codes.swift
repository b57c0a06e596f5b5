/// The spellings of a set's values that this version does not know.
struct SetSpellings: Hashable, Sendable {
  var kind: String?
  var loadUnit: String?
  var loadKind: String?
  var distanceUnit: String?
}

// What of a set is an enumeration is kept as a code, so that a plain set is nothing but numbers. The code of a spelling
// that this version does not know says that the spelling is among the rare ones.

/// The code of a spelling that this version does not know.
@inlinable
package var unknownCode: UInt8 { .max }

extension LoggedSet {
  /// What it was for.
  public var kind: SetKind {
    @inlinable
    @inline(__always)
    get { SetKind(code: kindCode) ?? spelledKind }
    @inlinable
    @inline(__always)
    set {
      let code = newValue.code
      if code == unknownCode || kindCode == unknownCode { spell(newValue) }
      kindCode = code
    }
  }

  /// The load.
  public var load: Load? {
    @inlinable
    @inline(__always)
    get {
      guard hasLoad else { return nil }
      return Load(
        value: loadValue, unit: loadUnitCode == 0 ? nil : LoadUnit(code: loadUnitCode) ?? spelledLoadUnit,
        kind: LoadKind(code: loadKindCode) ?? spelledLoadKind)
    }
    @inlinable
    @inline(__always)
    set {
      if let newValue {
        setLoad(newValue.value, newValue.unit, newValue.kind)
      } else {
        clearLoad()
      }
    }
  }

  /// Says the load, without making one first.
  @inlinable
  @inline(__always)
  package mutating func setLoad(_ value: Double?, _ unit: LoadUnit?, _ kind: LoadKind) {
    let unitCode = unit?.code ?? 0
    let kindCode = kind.code
    if max(unitCode, kindCode, loadUnitCode, loadKindCode) == unknownCode { spell(unit, kind) }
    hasLoad = true
    loadValue = value
    loadUnitCode = unitCode
    loadKindCode = kindCode
  }

  /// Says that there is no load.
  @inlinable
  @inline(__always)
  package mutating func clearLoad() {
    if max(loadUnitCode, loadKindCode) == unknownCode { spell(nil, .external) }
    hasLoad = false
    loadValue = nil
    loadUnitCode = 0
    loadKindCode = LoadKind.external.code
  }

  /// The distance covered.
  public var distance: Distance? {
    @inlinable
    @inline(__always)
    get {
      guard let distanceValue else { return nil }
      guard distanceUnitCode > 0 else { return Distance(value: distanceValue) }
      return Distance(value: distanceValue, unit: DistanceUnit(code: distanceUnitCode) ?? spelledDistanceUnit)
    }
    @inlinable
    @inline(__always)
    set {
      let unit = newValue?.unit?.code ?? 0
      if max(unit, distanceUnitCode) == unknownCode { spell(newValue) }
      distanceValue = newValue?.value
      distanceUnitCode = unit
    }
  }
}

// MARK: - Spellings

extension LoggedSet {
  @usableFromInline var spelledKind: SetKind { .unknown(spellings.kind ?? "") }
  @usableFromInline var spelledLoadUnit: LoadUnit { .unknown(spellings.loadUnit ?? "") }
  @usableFromInline var spelledLoadKind: LoadKind { .unknown(spellings.loadKind ?? "") }
  @usableFromInline var spelledDistanceUnit: DistanceUnit { .unknown(spellings.distanceUnit ?? "") }

  @usableFromInline
  @inline(never)
  mutating func spell(_ kind: SetKind) {
    spellings.kind = kind.code == unknownCode ? kind.rawValue : nil
  }

  @usableFromInline
  @inline(never)
  mutating func spell(_ loadUnit: LoadUnit?, _ loadKind: LoadKind) {
    var changed = spellings
    changed.loadUnit = loadUnit?.code == unknownCode ? loadUnit?.rawValue : nil
    changed.loadKind = loadKind.code == unknownCode ? loadKind.rawValue : nil
    spellings = changed
  }

  @usableFromInline
  @inline(never)
  mutating func spell(_ distance: Distance?) {
    spellings.distanceUnit = distance?.unit?.code == unknownCode ? distance?.unit?.rawValue : nil
  }
}

// MARK: - Codes

// The place of each value among those that the version knows, from 1.

/// The code of a value by its spelling, which may be one that is known.
@usableFromInline
func knownCode<Value: OpenEnumeration>(_ spelling: String, among known: [Value]) -> UInt8 {
  known.firstIndex { $0.rawValue == spelling }.map { UInt8($0 + 1) } ?? unknownCode
}

extension SetKind {
  @inlinable
  @inline(__always)
  package var code: UInt8 {
    switch self {
    case .working: 1
    case .warmup: 2
    case .drop: 3
    case .unknown(let spelling): knownCode(spelling, among: Self.known)
    }
  }

  @inlinable
  @inline(__always)
  package init?(code: UInt8) {
    switch code {
    case 1: self = .working
    case 2: self = .warmup
    case 3: self = .drop
    default: return nil
    }
  }
}

extension LoadUnit {
  @inlinable
  @inline(__always)
  package var code: UInt8 {
    switch self {
    case .kilogram: 1
    case .pound: 2
    case .unknown(let spelling): knownCode(spelling, among: Self.known)
    }
  }

  @inlinable
  @inline(__always)
  package init?(code: UInt8) {
    switch code {
    case 1: self = .kilogram
    case 2: self = .pound
    default: return nil
    }
  }
}

extension LoadKind {
  @inlinable
  @inline(__always)
  package var code: UInt8 {
    switch self {
    case .external: 1
    case .added: 2
    case .assisted: 3
    case .bodyweight: 4
    case .unknown(let spelling): knownCode(spelling, among: Self.known)
    }
  }

  @inlinable
  @inline(__always)
  package init?(code: UInt8) {
    switch code {
    case 1: self = .external
    case 2: self = .added
    case 3: self = .assisted
    case 4: self = .bodyweight
    default: return nil
    }
  }
}

extension DistanceUnit {
  @inlinable
  @inline(__always)
  package var code: UInt8 {
    switch self {
    case .meter: 1
    case .kilometer: 2
    case .mile: 3
    case .yard: 4
    case .foot: 5
    case .unknown(let spelling): knownCode(spelling, among: Self.known)
    }
  }

  @inlinable
  @inline(__always)
  package init?(code: UInt8) {
    switch code {
    case 1: self = .meter
    case 2: self = .kilometer
    case 3: self = .mile
    case 4: self = .yard
    case 5: self = .foot
    default: return nil
    }
  }
}
