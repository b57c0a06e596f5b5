/// Two versions of one list as one: the order is that of the first, and what only the second has stands behind what it
/// stood behind there.
///
/// Members are the same that have the same key, the first with the first, the second with the second.
enum OrderedUnion {
  /// A member: its places in both lists.
  struct Member: Hashable {
    var first: Int?
    var second: Int?
  }

  static func members<Key: Hashable>(_ first: [Key], _ second: [Key]) -> [Member] {
    var places: [Key: ArraySlice<Int>] = [:]
    for (place, key) in first.enumerated() { places[key, default: []].append(place) }
    /// The place in the first list behind which the last member of a key stands.
    var lastPlaces = places.compactMapValues(\.last)
    var partners: [Int: Int] = [:]
    var followers: [Int: [Int]] = [:]
    var anchor = -1
    for (place, key) in second.enumerated() {
      if let partner = places[key]?.popFirst() {
        partners[partner] = place
        anchor = partner
      } else {
        // Never before another of its key, which would then be taken for it.
        anchor = max(anchor, lastPlaces[key] ?? -1)
        lastPlaces[key] = anchor
        followers[anchor, default: []].append(place)
      }
    }
    func following(_ place: Int) -> [Member] { (followers[place] ?? []).map { Member(second: $0) } }
    return following(-1) + first.indices.flatMap { [Member(first: $0, second: partners[$0])] + following($0) }
  }
}
