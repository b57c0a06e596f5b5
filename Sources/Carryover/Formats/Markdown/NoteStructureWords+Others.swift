/// What is told beside sets: other numbers in tables, other people, how a sentence goes on.
extension NoteStructureWords {
  /// How something was beside what it was before.
  static let comparisons: NoteWordSet = [
    "faster", "slower", "quicker", "longer", "shorter", "heavier", "lighter", "better", "worse", "off", "under",
    "ahead",
    "behind",
  ]
  /// What stands behind how much more a load was than the one before.
  static let progress: NoteWordSet = ["pr", "pb", "from", "vs", "than", "over", "since", "more", "up", "on"]
  /// The last of several.
  static let lastWords: NoteWordSet = [
    "last", "final", "letzte", "letzter", "letzten", "dernière", "dernier", "última", "último", "ultima", "ultimo",
    "l'ultima", "all'ultima", "sull'ultima", "nell'ultima", "laatste", "derniere",
  ]
  /// What makes a number one of several repetitions: `7th`, `6e`, `5ta`.
  static let endingsOfOrdinals: NoteWordSet = [
    "st", "nd", "rd", "th", "e", "è", "ª", "º", "a", "o", "er", "ème", "eme", "te", "ten", "ste", "de", "ra", "ta",
    "da",
  ]
  /// Behind an effort, that it is the last set's.
  static let lastOnes: NoteWordSet = [
    "la última", "última", "en la última", "na última", "a última", "à última", "ultima", "la ultima", "en la ultima",
    "na ultima", "el último", "en el último", "el ultimo", "l'ultima", "all'ultima", "sull'ultima", "nell'ultima",
    "la dernière", "à la dernière", "sur la dernière", "dernière", "la derniere", "sur la derniere", "le dernier",
    "im letzten", "beim letzten", "im letzten satz", "beim letzten satz", "letzter satz", "letzter", "letzte",
    "die letzte", "der letzte", "laatste", "de laatste", "op de laatste", "bij de laatste", "op het laatst",
    "last set", "last one",
  ]
  /// What is said of repetitions that are held, or slow.
  static let beforeGear: NoteWordSet = ["new", "old", "no", "with", "without", "w/", "w/o", "used", "forgot", "added"]
  static let gear: NoteWordSet = [
    "belt", "straps", "wraps", "sleeves", "chalk", "shoes", "lifters", "grips", "gloves", "knee sleeves",
  ]
  /// How sets were done, in a line of its own among them.
  static let mannersOfSets: NoteWordSet = ["paused", "slow", "strict", "controlled", "beltless", "touch and go", "tng"]
  static let pausedNames: NoteWordSet = ["pause", "paused", "tempo", "eccentric"]
  /// What is held, for as long as its line says.
  static let heldNames: NoteWordSet = ["hold", "holds", "hang", "hangs", "plank", "planks", "sit"]
  /// Which of several a repetition was.
  static let ordinalNumbers: [String: Int] = [
    "second": 2, "third": 3, "fourth": 4, "fifth": 5, "sixth": 6, "seventh": 7, "eighth": 8, "ninth": 9, "tenth": 10,
    "eleventh": 11, "twelfth": 12, "first": 1,
    "segunda": 2, "tercera": 3, "cuarta": 4, "quinta": 5, "sexta": 6, "séptima": 7, "octava": 8, "novena": 9,
    "décima": 10, "terceira": 3, "quarta": 4, "sétima": 7, "oitava": 8, "nona": 9,
    "zweite": 2, "dritte": 3, "vierte": 4, "fünfte": 5, "sechste": 6, "siebte": 7, "achte": 8, "neunte": 9,
    "zehnte": 10,
    "seconde": 2, "deuxième": 2, "troisième": 3, "quatrième": 4, "cinquième": 5, "sixième": 6, "septième": 7,
    "huitième": 8, "neuvième": 9, "dixième": 10,
    "seconda": 2, "terza": 3, "sesta": 6, "settima": 7, "ottava": 8,
    "tweede": 2, "derde": 3, "vierde": 4, "vijfde": 5, "zesde": 6, "zevende": 7, "achtste": 8, "negende": 9,
  ]
  /// How a machine is set.
  static let settingsOfMachines: NoteWordSet = [
    "seat", "pin", "pad", "hole", "notch", "position", "setting", "level", "lvl", "gear", "damper", "sitz", "siège",
    "asiento", "assento", "sedile",
  ]
  /// What else of a machine has numbers.
  static let partsOfMachines: NoteWordSet = [
    "back", "backrest", "thigh", "foot", "arm", "arms", "roller", "handle", "lever",
  ]
  /// What a session is called that nobody would do sets of.
  static let sessionsInWords: NoteWordSet = [
    "lift", "lifting", "lifted", "gym", "weights", "workout", "training", "session",
  ]
  /// How people rest between laps.
  static let waysOfRest: NoteWordSet = [
    "walk", "walking", "jog", "jogging", "easy", "rest", "recovery", "off", "float",
  ]
  /// What joins a set to what was done with it.
  static let withWords: NoteWordSet = ["with", "w/", "mit", "avec", "con", "com", "met"]
  /// What stands before a set that was the best of its kind.
  static let wordsOfRecords: NoteWordSet = [
    "a", "an", "my", "the", "new", "best", "pr", "pb", "record", "personal", "heavy", "single", "max", "of", "for",
    "finally", "heavy single", "heavy double", "heavy triple",
  ]

  /// What somebody says before the day, who tells of it.
  static let wordsBeforeDays: NoteWordSet = [
    "today", "new", "is", "it's", "it’s", "its", "it", "today's", "okay", "ok", "so", "right", "hi", "hello", "hey",
    "this",
    "was", "workout", "session", "training", "gym", "for", "on", "the", "from", "log", "note", "notes", "entry", "and",
    "now", "well", "alright", "date", "morning", "heute", "ist", "aujourd'hui", "hoy", "es",
  ]
  /// How somebody swims.
  static let strokes: NoteWordSet = [
    "free", "freestyle", "backstroke", "breaststroke", "butterfly", "im", "kick", "pull", "catch-up", "fly", "breast",
    "back", "drill", "kraul", "brust", "rücken", "crol", "braza", "crawl", "brasse",
  ]
  /// What a part of a swim is called before its stroke: `main set:`, `drills – catch-up`.
  static let partsOfSwims: NoteWordSet = [
    "drills", "drill", "main", "main set", "set", "pre-set", "easy", "warmup", "warm-up", "wu",
  ]
  /// How a stroke is swum, which is told beside it and is no exercise of its own: `4 x 50 free easy`.
  static let mannersOfSwims: NoteWordSet = [
    "easy", "warmup", "warm-up", "wu", "w/u", "cooldown", "cool-down", "steady", "hard", "swim", "build", "fast",
    "moderate", "sprint",
  ]
  /// What a load is worn as.
  static let worn: NoteWordSet = ["vest", "weste", "gewichtsweste", "gilet", "chaleco", "colete"]

  private static let foreignColumns: NoteWordSet = [
    "hr", "heart", "bpm", "puls", "pulse", "watts", "watt", "power", "cal", "cals", "calories", "kcal", "pace", "split",
    "incline", "grade", "speed", "rating", "mood", "energy", "cadence", "spm",
  ]

  /// `Avg HR`, `Pace/500 m`: whether a column that nobody knows has numbers of another kind.
  static func isForeignColumn(_ header: String) -> Bool {
    header.split { !$0.isLetter }.contains { foreignColumns.contains($0) }
  }

  /// `Hours sleep`, `Energy (1-5)`: whether a row of a table of days says how somebody was.
  static func isStateOfDay(_ key: String) -> Bool {
    key.split { !$0.isLetter }.contains { statesOfDays.contains($0) }
  }

  private static let statesOfDays: NoteWordSet = [
    "sleep", "slept", "mood", "energy", "hr", "bpm", "soreness", "stress",
  ]

  /// How a part of the body is: `knees fine`, `shoulder still sore`.
  static let statesOfBody: NoteWordSet = [
    "fine", "ok", "okay", "good", "great", "sore", "tight", "stiff", "happy", "unhappy", "grumpy", "tired", "achy",
    "better", "worse", "still", "felt", "feels", "felt", "hurt", "hurts", "bothered",
  ]

  /// How a sentence goes on that begins with an exercise: `Bench was meh`, `Deadlifts only`.
  static let copulasOfSentences: NoteWordSet = [
    "was", "were", "felt", "feels", "went", "only", "today", "is", "moved", "again",
  ]
  /// How a verdict on an exercise begins behind its name: `too heavy`, `very easy`.
  static let openingsOfVerdicts: NoteWordSet = [
    "too", "very", "so", "really", "bit", "pretty", "felt", "feels", "zu", "sehr", "trop",
  ]
  /// How an exercise was that day, behind a dash.
  static let statesOfTraining: NoteWordSet = [
    "easy", "hard", "tired", "strong", "weak", "solid", "meh", "rough", "heavy", "slow", "fast", "shaky", "leicht",
    "schwer", "müde",
  ]
  /// When it is an exercise's turn, behind its name.
  static let turns: NoteWordSet = ["now", "next", "first", "second", "last", "then", "today", "finally"]
  /// What a day of another time begins with: `Next leg day 2024-03-20`.
  static let otherTimes: NoteWordSet = [
    "next", "last", "since", "from", "until", "till", "first", "see", "before", "after", "back", "rest", "no",
    "skipped",
  ]
  static let today: NoteWordSet = ["today", "tonight", "again", "heute", "hoy", "oggi"]
  static let verdicts: NoteWordSet = [
    "are", "looked", "seemed", "flew", "sucked", "lief", "liefen", "war", "ging", "gingen",
  ]
  /// What somebody says of a part of the body before the exercises.
  static let trainings: NoteWordSet = ["worked", "trained", "hit", "did", "blasted", "smashed"]
  static let slept: NoteWordSet = [
    "slept", "sleep", "geschlafen", "dormi", "dormido", "dormí", "sono", "schlaf", "sommeil", "sueño",
    "sonno", "slaap",
  ]
  /// What questions begin with.
  static let questions: NoteWordSet = [
    "is", "are", "should", "can", "could", "would", "will", "why", "how", "which", "when", "where", "am", "ist", "sind",
    "soll", "sollte", "kann", "warum", "wie", "est-ce", "faut-il", "pourquoi", "comment", "debo", "puedo", "devo",
    "posso", "moet", "kan", "waarom", "hoe",
  ]
  /// What is told of another day.
  static let records: NoteWordSet = [
    "old pr", "old pb", "previous pr", "prior pr", "best ever", "all time best", "all-time best", "lifetime best",
    "last time", "last week", "record", "old record", "previous best",
  ]
  /// What only leads up to a name: `Oh yes, squats`, `First the bike`.
  static let openingsOfTold: NoteWordSet = [
    "oh", "yes", "yeah", "ok", "okay", "so", "well", "right", "first", "also", "and", "then", "today", "next",
    "finally",
  ]
  /// Of `to finish` the verb.
  static let endings: NoteWordSet = ["finish", "start", "end", "begin"]
  /// What stands behind the name of somebody who lifted.
  static let othersDeeds: NoteWordSet = ["did", "hit", "got", "pulled", "benched", "squatted", "pressed", "lifted"]
  /// What may stand in a name's place there, and is none.
  static let noOthers: NoteWordSet = [
    "then", "also", "just", "only", "still", "finally", "barely", "today", "and", "but", "so", "we", "again", "later",
    "afterwards", "easily", "almost", "somehow", "actually", "never", "last", "first", "next", "set", "sets", "warmup",
    "warm", "work", "working", "top", "backoff", "amrap", "drop", "left", "right", "result", "opener", "after",
    "before", "beltless", "third", "second", "fourth", "eventually", "meanwhile",
    "instead", "paused", "comp", "speed", "easy", "everyone", "touch",
  ]

  /// What else a day's note may have beside its training, and what heads the training there.
  static let partsOfDays: NoteWordSet = [
    "work", "morning", "afternoon", "evening", "night", "home", "house", "family", "notes", "journal", "log", "ideas",
  ]
  static let gyms: NoteWordSet = [
    "gym", "workout", "training", "lifting", "exercise", "fitness", "sport", "health", "strength", "the gym",
  ]

  /// What stands before somebody's years.
  static let beforeAges: NoteWordSet = ["age", "aged", "alter", "âge", "edad", "idade", "età", "leeftijd"]
  /// What is counted of a way that is gone over and over.
  static let passes: NoteWordSet = ["runs", "carries", "walks", "lengths", "passes", "pushes", "pulls", "laps"]
  /// Who says something of what was done.
  static let coaches: NoteWordSet = [
    "coach", "trainer", "pt", "physio", "therapist", "partner", "entraîneur", "entrenador",
  ]
  /// `Coach sent me this on Thursday:`: what is quoted below was asked for by another.
  static func quotesCoach(_ text: String) -> Bool {
    guard text.utf8.last == UInt8(ascii: ":"), text.utf8.count <= 80 else { return false }
    let words = text.dropLast().lowercased().split(separator: " ")
    return words.contains { coaches.contains($0.prefix(while: \.isLetter)) }
      && words.contains {
        [
          "sent", "sends", "wrote", "writes", "says", "said", "texted", "wants", "prescribed",
        ].contains($0)
      }
  }

  /// What stands before the height that a lift begins or ends at.
  static let beforeHeights: NoteWordSet = ["from", "to", "off", "over", "onto", "aus", "von", "depuis", "desde"]
  /// What heads an e-mail.
  static let headersOfMail: NoteWordSet = ["from", "to", "cc", "subject", "reply-to"]

  /// What begins to say why something was left out.
  static let reasons: NoteWordSet = [
    "no", "knee", "knees", "shoulder", "shoulders", "back", "elbow", "elbows", "wrist", "wrists", "hip", "hips",
    "ankle",
    "pain", "sick", "tired", "because", "cause", "cuz", "bc", "cos", "due", "hurt", "injury", "sore", "busy", "ran",
  ]
  /// What a part of the day is called.
  static let partsOfDay: NoteWordSet = [
    "morning", "noon", "afternoon", "evening", "night", "lunch", "lunchtime", "am", "pm", "morgens", "mittags",
    "abends",
    "matin", "midi", "soir", "mañana", "tarde", "noche", "manhã", "noite", "mattina", "sera", "ochtend", "avond",
  ]
  /// What stands before a place.
  static let beforePlaces: NoteWordSet = ["in", "at", "on", "im", "au", "à", "en", "na", "no", "al", "op"]
  /// Where and when a part of a session was trained.
  static let places: NoteWordSet = [
    "gym", "home", "garage", "pool", "park", "track", "at", "the", "in", "then", "after", "afterwards", "later",
    "evening", "morning", "lunch", "extra", "extras",
  ]
}

extension NoteStructureWords {
  /// Of `Swim log`, `Running diary 2024` what it is kept of.
  static func subject(of text: String) -> String? {
    guard text.utf8.count <= 60 else { return nil }
    let words = text.split(separator: " ")
    guard let place = words.firstIndex(where: { logs.contains($0) }), place > 0, place <= 3,
      // `Swim / dryland log` is kept of several.
      !words[..<place].contains("/")
    else { return nil }
    // `100 pushup challenge`
    return words[..<place].drop { $0.allSatisfy(\.isNumber) }.joined(separator: " ")
  }

  private static let logs: NoteWordSet = [
    "log", "journal", "diary", "challenge", "tagebuch", "diario", "diário", "dagboek", "carnet",
  ]
  /// What may happen to a lift, or to who lifts.
  static let mishaps: NoteWordSet = [
    "slipped", "failed", "gave", "caved", "rounded", "collapsed", "tilted", "hurt", "broke",
  ]
  /// What may be said of a room, or a day.
  static let weathers: NoteWordSet = ["cold", "hot", "warm", "humid", "windy", "busy", "packed"]
  /// Words for all sets of several.
  static let all: NoteWordSet = [
    "all", "every", "each", "both", "alle", "jeder", "toutes", "tous", "todas", "todos", "tutte", "tutti", "elke",
    "allen",
  ]
  /// Words after which what was denied before is denied no more.
  static let contrasts: NoteWordSet = ["but", "aber", "mais", "pero", "mas", "ma", "maar", "however", "though"]
}
