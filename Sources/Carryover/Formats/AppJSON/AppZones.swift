import Foundation
import TextStreams

/// Places civil times in time zones, for formats that want points in time, and remembers what there is to tell of it.
struct AppZones {
  /// The zone of what does not say its own.
  private let zone: TimeZone?
  private var known: [String: TimeZone?] = [:]
  private var log = DiagnosticLog()

  init(_ zone: TimeZone?) {
    self.zone = zone
  }

  /// What there is to tell: times that a zone skips or repeats.
  var findings: [Diagnostic] { log.diagnostics }

  /// Places a session's start.
  ///
  /// - Throws: A question where neither the session nor the caller says the zone.
  mutating func place(_ start: CivilMoment, of session: Session) throws(ReadingFailure) -> ZonedMoment {
    try place(start, in: session.timeZone.flatMap { zone(named: $0) }, what: session.title ?? "a session")
  }

  /// Places a moment in a zone, else in the caller's.
  ///
  /// - Throws: A question where there is neither.
  mutating func place(
    _ moment: CivilMoment, in own: TimeZone? = nil, what: String
  ) throws(ReadingFailure) -> ZonedMoment {
    guard let zone = own ?? zone else {
      throw ReadingFailure(.question, Diagnostic(.appZoneUnwritten, [what, "\(moment)"]))
    }
    let placed = ZonedMoment(moment, in: zone)
    if placed.isAmbiguous, moment.time != nil {
      log.add(Diagnostic(.appDaylightSaving, ["\(moment)", zone.identifier]))
    }
    return placed
  }

  private mutating func zone(named name: String) -> TimeZone? {
    if let zone = known[name] { return zone }
    let zone = TimeZone(identifier: name)
    // A hostile history has no end of names.
    if known.count < 1000 { known[name] = zone }
    return zone
  }
}

extension OtherFields {
  /// The fields that an object can keep beside its own, each name once.
  func kept(beside own: [String]) -> OtherFields {
    var names = Set(own)
    return OtherFields(fields.filter { names.insert($0.name).inserted })
  }
}

extension Array {
  /// The elements by a number that each says of its place, where all say one and no two the same; as they come
  /// otherwise.
  func inOrder(of index: (Element) -> Int?) -> [Element] {
    let indices = compactMap(index)
    guard indices.count == count, Set(indices).count == count else { return self }
    return zip(indices, self).sorted { $0.0 < $1.0 }.map(\.1)
  }
}
