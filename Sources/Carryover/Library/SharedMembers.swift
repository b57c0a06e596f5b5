/// Pairs the containers of two lists, sections or groups of sets, by the members that they share.
struct SharedMembers {
  private let old: [[ContentField]]
  private let new: [[ContentField]]
  private var shared: [SequenceAlignment.Step: Int] = [:]
  /// How many members each container has, and how many of them the other state has, too.
  private var oldCounts: [(all: Int, kept: Int)]
  private var newCounts: [(all: Int, kept: Int)]

  init(_ old: [[ContentField]], _ new: [[ContentField]]) {
    self.old = old
    self.new = new
    oldCounts = old.map { _ in (0, 0) }
    newCounts = new.map { _ in (0, 0) }
  }

  /// Notes a member that stands in an old container, in a new one, or in one of each.
  mutating func add(_ oldPlace: Int?, _ newPlace: Int?) {
    if let oldPlace { oldCounts[oldPlace].all += 1 }
    if let newPlace { newCounts[newPlace].all += 1 }
    guard let oldPlace, let newPlace else { return }
    oldCounts[oldPlace].kept += 1
    newCounts[newPlace].kept += 1
    shared[.init(old: oldPlace, new: newPlace), default: 0] += 1
  }

  /// The containers of which an old and a new one share a member.
  var pairs: [(old: Int, new: Int)] {
    shared.keys.compactMap { step in step.old.flatMap { old in step.new.map { (old, $0) } } }
  }

  /// The steps from the old containers to the new ones.
  func steps() -> [SequenceAlignment.Step] {
    if old.count == 1, new.count == 1 { return [.init(old: 0, new: 0)] }
    return SequenceAlignment.steps(old.count, new.count) { i, j in
      let members = shared[.init(old: i, new: j)] ?? 0
      let differences = new[j].differenceCount(from: old[i])
      if members == 0, differences > 0 { return SequenceAlignment.never }
      if differences == 0, members == oldCounts[i].all, members == newCounts[j].all { return 0 }
      return min(SequenceAlignment.most, 2 + differences + (members == 0 ? 3 : 0))
    }
  }

  /// Whether a container that came or went says nothing that its members do not: all came or went with it.
  func isTold(_ step: SequenceAlignment.Step) -> Bool {
    func isTold(_ fields: [ContentField], _ count: (all: Int, kept: Int)) -> Bool {
      fields.isEmpty && count.all > 0 && count.kept == 0
    }
    if let place = step.old { return isTold(old[place], oldCounts[place]) }
    return step.new.map { isTold(new[$0], newCounts[$0]) } ?? true
  }
}
