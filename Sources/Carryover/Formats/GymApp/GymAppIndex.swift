/// What a document says of the things that its sessions and plans name.
struct GymAppIndex {
  private var templates: Set<UniqueIdentifier> = []
  private var templateNames: [UniqueIdentifier: String] = [:]
  /// The templates of planned exercises, which sessions name.
  private var instances: [UniqueIdentifier: UniqueIdentifier] = [:]
  private var implements: Set<UniqueIdentifier> = []
  private var missing: Set<UniqueIdentifier> = []
  private let isComplete: Bool

  /// - Parameter isComplete: Whether the document has everything that it names, whatever that is.
  init(isComplete: Bool = false) {
    self.isComplete = isComplete
  }

  mutating func addTemplate(_ id: UniqueIdentifier, named name: String?) {
    templates.insert(id)
    templateNames[id] = name
  }

  mutating func addInstance(_ id: UniqueIdentifier, of template: UniqueIdentifier) { instances[id] = template }

  mutating func addImplement(_ id: UniqueIdentifier) { implements.insert(id) }

  /// The template that an identifier means; `nil` where nobody knows it.
  func template(of id: UniqueIdentifier) -> UniqueIdentifier? {
    if let template = instances[id] { return isTemplate(template) ? template : nil }
    return isTemplate(id) ? id : nil
  }

  private func isTemplate(_ id: UniqueIdentifier) -> Bool {
    id != .zero
      && (isComplete ? !missing.contains(id) : templates.contains(id) || ExerciseCatalogue.hasExercise(id))
  }

  /// Whether the document has a template itself.
  func hasTemplate(_ id: UniqueIdentifier) -> Bool { templates.contains(id) }

  /// The name of a template.
  func name(of template: UniqueIdentifier) -> String? { templateNames[template] }

  /// Notes something that the document names and does not have, complete as it is.
  mutating func addMissing(_ id: UniqueIdentifier) { missing.insert(id) }

  func hasImplement(_ id: UniqueIdentifier) -> Bool { isComplete ? !missing.contains(id) : implements.contains(id) }
}
