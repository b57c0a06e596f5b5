extension Library {
  /// Puts everything in its stable order: sessions by start, then source, then ordinal, undated ones last; snapshots by
  /// day; tombstones by identifier; the rest by name, then identifier.
  public mutating func sort() {
    sort(&sessions) { SessionOrder($0) }
    sort(&exercises) { NameKey(name: $0.name, id: $0.id.value) }
    sort(&implements) { NameKey(name: $0.name, id: $0.id.value) }
    sort(&modules) { NameKey(name: $0.name, id: $0.id.value) }
    sort(&workouts) { NameKey(name: $0.name, id: $0.id.value) }
    sort(&programs) { NameKey(name: $0.name, id: $0.id.value) }
    sort(&healthSnapshots) { NameKey(name: "\($0.date)", id: $0.id.value) }
    sort(&tombstones) { NameKey(name: "", id: $0.id) }
  }

  private struct NameKey: Comparable {
    var name: String
    var id: UniqueIdentifier

    static func < (left: Self, right: Self) -> Bool {
      left.name == right.name ? left.id < right.id : left.name < right.name
    }
  }

  /// Sorts by keys that are made once an element; what is in order already, as it mostly is, is not moved.
  private func sort<Element, Key: Comparable>(_ elements: inout [Element], by key: (Element) -> Key) {
    let keys = elements.map(key)
    let order = keys.indices.sorted { keys[$0] < keys[$1] }
    if order.elementsEqual(elements.indices) { return }
    elements = order.map { elements[$0] }
  }
}

/// Where a session stands among others: by start, then source, then ordinal, undated ones last.
struct SessionOrder: Comparable {
  private let start: CivilMoment?
  private let source: String
  private let ordinal: Int
  private let id: UniqueIdentifier

  init(_ session: Session) {
    start = session.start
    source = session.origin?.source ?? ""
    ordinal = session.origin?.key?.split(separator: "#").dropFirst().last.flatMap { Int($0) } ?? 1
    id = session.id.value
  }

  static func < (left: Self, right: Self) -> Bool {
    if left.start != right.start {
      guard let first = left.start else { return false }
      guard let second = right.start else { return true }
      return first < second
    }
    return (left.source, left.ordinal, left.id) < (right.source, right.ordinal, right.id)
  }
}
