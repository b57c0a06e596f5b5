/// A number of a date in two bytes; one that no calendar has, in any place of a date, may be kept as a smaller one.
@propertyWrapper
struct SmallNumber: Hashable, Sendable {
  private var stored: Int16?

  init(wrappedValue: Int?) { stored = wrappedValue.map { Int16(clamping: $0) } }

  var wrappedValue: Int? {
    get { stored.map { Int($0) } }
    set { stored = newValue.map { Int16(clamping: $0) } }
  }
}
