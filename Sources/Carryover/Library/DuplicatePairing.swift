/// The pairing of incoming sessions with those of a library and with each other, one kind of match after the other.
struct DuplicatePairing {
  let library: [Session]
  let index: SessionIndex
  /// The incoming sessions whose identity is new, by start, then identifier.
  let asked: [Session]
  let classes: ExerciseClasses
  private let askedIndex: SessionIndex
  /// For each asked session whether it was found, and whether it was found to be the partner of another.
  private(set) var isFound: [Bool]
  private var isAskedTaken: [Bool]
  private(set) var isTaken: [Bool]
  /// What was found.
  private(set) var matches: [Identifier<Session>: DuplicateSearch.Match] = [:]

  init(library: [Session], index: SessionIndex, asked: [Session], classes: ExerciseClasses) {
    self.library = library
    self.index = index
    self.asked = asked
    self.classes = classes
    askedIndex = SessionIndex(asked)
    isFound = asked.map { _ in false }
    isAskedTaken = isFound
    isTaken = library.map { _ in false }
  }

  private mutating func match(_ place: Int, _ existing: Identifier<Session>, _ reason: DuplicateSearch.Reason) {
    isFound[place] = true
    matches[asked[place].id] = DuplicateSearch.Match(incoming: asked[place].id, existing: existing, reason: reason)
  }

  mutating func match(_ place: Int, library other: Int, _ reason: DuplicateSearch.Reason) {
    isTaken[other] = true
    match(place, library[other].id, reason)
  }

  private mutating func match(_ place: Int, asked other: Int, _ reason: DuplicateSearch.Reason) {
    isAskedTaken[other] = true
    match(place, asked[other].id, reason)
  }

  /// Whether two sessions are the same training, times aside.
  func isSameTraining(_ left: TrainingNumbers, _ right: Session) -> Bool {
    left.agrees(with: TrainingNumbers(right, classes))
  }

  /// Pairs sessions that began at one time with the same sets: those that state the time most precisely first.
  mutating func pairSameTraining() {
    var options: [(agreement: StartAgreement, place: Int, other: Int)] = []
    for (place, session) in asked.enumerated() {
      let candidates = index.atSameTime(as: session)
      guard !candidates.isEmpty else { continue }
      let numbers = TrainingNumbers(session, classes)
      for other in candidates {
        guard let agreement = StartAgreement(session.start, library[other].start),
          isSameTraining(numbers, library[other])
        else { continue }
        options.append((agreement, place, other))
      }
    }
    options.sort { ($0.agreement.rawValue, $0.place, $0.other) < ($1.agreement.rawValue, $1.place, $1.other) }
    for option in options where !isFound[option.place] && !isTaken[option.other] {
      match(option.place, library: option.other, option.agreement.reason)
    }
  }

  /// Pairs what is left with other incoming sessions of the same training: with those that were found in the library,
  /// and with earlier ones.
  mutating func pairAmongAsked() {
    var isSettled = isFound
    for (place, session) in asked.enumerated() where !isSettled[place] {
      isSettled[place] = true
      let numbers = TrainingNumbers(session, classes)
      var best: (agreement: StartAgreement, other: Int)?
      for other in askedIndex.atSameTime(as: session) where other != place && isSettled[other] && !isAskedTaken[other] {
        guard let agreement = StartAgreement(session.start, asked[other].start),
          agreement.rawValue < best?.agreement.rawValue ?? .max, isSameTraining(numbers, asked[other])
        else { continue }
        best = (agreement, other)
      }
      if let best { match(place, asked: best.other, best.agreement.reason) }
    }
  }

  /// Pairs what is left with sessions that may be the same.
  mutating func pairSimilar() {
    for place in asked.indices where !isFound[place] {
      guard let day = asked[place].start?.date.daysSince1970 else { continue }
      let numbers = TrainingNumbers(asked[place], classes)
      let free = index.onDay(day).filter { !isTaken[$0] }
      if let (other, reason) = mostSimilar(place, numbers, free.map { ($0, library[$0]) }) {
        match(place, library: other, reason)
        continue
      }
      let earlier = askedIndex.onDay(day).filter { $0 < place && !isAskedTaken[$0] }
      if let (other, reason) = mostSimilar(place, numbers, earlier.map { ($0, asked[$0]) }) {
        match(place, asked: other, reason)
      }
    }
  }

  /// The one of several sessions of a day that an incoming session is most like, if it is like any.
  private func mostSimilar(
    _ place: Int, _ numbers: TrainingNumbers, _ others: [(Int, Session)]
  ) -> (Int, DuplicateSearch.Reason)? {
    var best: (place: Int, alike: Int, sets: Int)?
    for (other, session) in others where asked[place].mayOverlap(session) {
      let otherNumbers = TrainingNumbers(session, classes)
      let (alike, sets) = (numbers.alike(otherNumbers), max(numbers.count, otherNumbers.count))
      guard alike > 0, alike * 2 >= sets else { continue }
      // The larger share, without a division: alike ÷ sets.
      if let best, alike * best.sets <= best.alike * sets { continue }
      best = (other, alike, sets)
    }
    return best.map { ($0.place, .similar(alike: $0.alike, sets: $0.sets)) }
  }
}

extension Session {
  /// Whether another session of the same day may have gone on at the same time: where both state a time, one began
  /// before the other ended.
  fileprivate func mayOverlap(_ other: Session) -> Bool {
    guard let own = start?.time?.secondOfDay, let others = other.start?.time?.secondOfDay else { return true }
    if StartAgreement(start, other.start) != nil { return true }
    return Double(abs(own - others)) < (own < others ? self : other).duration ?? 0
  }
}
