extension Session {
  /// What the origin of another person's session says.
  static let receivedSource = "received"

  /// Whether it is another person's, kept from a bundle: it counts in nothing of one's own.
  public var isReceived: Bool { origin?.source == Self.receivedSource }
}
