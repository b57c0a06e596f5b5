/// Which logged exercises are the same one: those of one template, and those whose names say the same or have one
/// template in the catalogue, and what is the same as these.
struct ExerciseClasses: Sendable {
  private var parents: [Int] = []
  private var names: [String: Int] = [:]
  private var keys: [[UInt8]: Int] = [:]
  private var templates: [Identifier<Exercise>: Int] = [:]
  private let catalogue = ExerciseCatalogue.shipped

  /// Takes the exercises of a session in.
  mutating func add(_ session: Session) {
    for section in session.sections {
      for exercise in section.exercises {
        let name = node(named: exercise.name)
        if let id = exercise.exerciseID { join(name, node(of: id)) }
      }
    }
  }

  /// The class of an exercise that was taken in, after `settle`.
  func number(of exercise: LoggedExercise) -> Int { names[exercise.name].map { parents[$0] } ?? -1 }

  /// Makes every class known by one number.
  mutating func settle() {
    for node in parents.indices { parents[node] = root(of: node) }
  }

  private mutating func makeNode() -> Int {
    parents.append(parents.count)
    return parents.count - 1
  }

  private mutating func node(named name: String) -> Int {
    if let node = names[name] { return node }
    var key = catalogue.nameKey.key(name)
    // A name without letters and digits is known by itself; no other key begins with a zero byte.
    if key.isEmpty { key = [0] + foldedName(name).utf8 }
    let node = keys[key] ?? makeNode()
    keys[key] = node
    names[name] = node
    if let template = catalogue.exercise(named: name) { join(node, self.node(of: template.id)) }
    return node
  }

  private mutating func node(of template: Identifier<Exercise>) -> Int {
    if let node = templates[template] { return node }
    let node = makeNode()
    templates[template] = node
    return node
  }

  private mutating func root(of node: Int) -> Int {
    var node = node
    while parents[node] != node {
      parents[node] = parents[parents[node]]
      node = parents[node]
    }
    return node
  }

  private mutating func join(_ left: Int, _ right: Int) {
    let (left, right) = (root(of: left), root(of: right))
    if left != right { parents[max(left, right)] = min(left, right) }
  }
}
