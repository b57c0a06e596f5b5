/// Words around dates and at the heads of sessions, in every language, folded to lower case.
enum NoteStructureWords {
  static let ordinals: NoteWordSet = ["st", "nd", "rd", "th", "er", "o", "º", "ª", "e", "de"]
  static let dateLinks: NoteWordSet = ["of", "de", "del", "di", "the", "do", "van", "den"]
  static let dateOpenings: NoteWordSet = ["date", "datum", "fecha", "data", "on", "am", "le", "el", "den", "the", "日期"]
  static let timeOpenings: NoteWordSet = [
    "at", "um", "a", "alle", "om", "kl", "from", "von", "de", "da", "às", "las", "à",
  ]
  static let rangeWords: NoteWordSet = ["to", "bis", "until", "till", "a", "à", "tot", "até", "hasta", "至", "到"]
  static let hourMarks: NoteWordSet = ["h", "点", "時", "时", "點"]
  static let clockWords: NoteWordSet = ["uhr", "heures", "horas", "uur", "ore"]
}

extension NoteStructureWords {
  /// Whether a line is the title of a plan, whatever stands behind it; `Goals` heads what somebody wants some day.
  static func headsPlan(_ text: String) -> Bool {
    var text = text[...]
    while let last = text.last, last == ":" || last == " " { text.removeLast() }
    return planNames.contains(text) && (text.lowercased().contains("plan") || text.lowercased().hasPrefix("next"))
  }
}

extension NoteStructureWords {
  /// Whether a line only says who wrote what is quoted below it: `On Sun, 12 Nov 2023 at 18:02, Coach Mike wrote:`.
  static func cites(_ text: String) -> Bool {
    // `On 3 May 2024 Ann wrote:`, `Coach wrote:`
    guard text.utf8.last == UInt8(ascii: ":"),
      text.hasDigit || text.split(separator: " ").count <= 3
    else { return false }
    return citations.contains { text.hasSuffix($0) }
  }

  private static let citations = [
    "wrote:", "writes:", "schrieb:", "a écrit :", "a écrit:", "escribió:", "escreveu:", "ha scritto:", "schreef:",
    "写道：",
  ]
}

extension NoteStructureWords {
  /// Words that sentences have and names of exercises do not.
  static let sentenceWords: NoteWordSet = [
    "i", "i'm", "i've", "i'll", "was", "were", "is", "are", "felt", "feel", "feels", "feeling", "my", "me", "it",
    "it's",
    "this", "that", "these", "but", "because", "so", "very", "really", "too", "again", "maybe", "should", "will",
    "could",
    "would", "can't", "couldn't", "didn't", "don't", "won't", "need", "try", "today", "yesterday", "tomorrow", "did",
    "got", "had", "have", "has", "went", "good", "great", "bad", "tired", "easy", "hard", "heavy", "slept",
    "next", "week", "month", "last", "time", "better", "worse", "strong", "weak", "still", "not", "no", "never",
    "always", "much", "more", "less", "than", "some", "bit", "little", "ich", "war", "ist", "mich", "gut", "schlecht",
    "heute", "nicht", "kein", "keine", "sehr", "müde", "schwer", "leicht", "je", "suis", "était", "c'était", "bien",
    "mal", "fatigué", "très", "pas", "aujourd'hui", "me", "sentí", "estoy", "fue", "hoy", "muy", "cansado", "bem",
    "muito", "hoje", "foi", "oggi", "molto", "bene", "stanco", "niet", "goed", "vandaag", "was", "zwaar",
  ]
  /// What a part of a session is called, beside the titles of sections.
  static let partNames: NoteWordSet = [
    "finisher", "main", "main lift", "accessory", "accessories", "assistance", "skill", "core", "primary", "secondary",
    "burnout", "superset", "circuit", "giant set", "exercise", "lift", "strength", "power", "wod", "abs", "cardio",
    "push", "pull", "legs", "upper", "lower", "full body", "upper body", "lower body", "arms", "chest", "shoulders",
    "am", "pm", "back", "cluster", "clusters", "cluster sets", "emom", "cash out", "cashout", "cash in", "buy in",
    "buy out", "antagonist", "antagonists",
  ]
  /// Words before the numbers of a sentence that name nothing: `then I did 3 sets of 10 curls`.
  static let openings: NoteWordSet = [
    "i", "we", "also", "today", "first", "finally", "just", "next", "afterwards",
    "finished", "finish", "ended", "started",
  ]
  /// What is done between sets: `225x5, add belt, 245x3`.
  static let actions: NoteWordSet = ["add", "added", "put", "wore", "switched", "changed", "moved", "rested"]
  /// What place an exercise has in a programme: `Assistance #1 – Deadlift`.
  static let slots: NoteWordSet = [
    "exercise", "lift", "movement", "asst", "assist", "acc", "assistance", "accessory", "main", "primary", "secondary",
    "supplemental", "deload", "aux", "auxiliary",
  ]
  static let day: NoteWordSet = ["day"]
  /// What a column of weight that is taken off is called.
  static let helpColumns: NoteWordSet = [
    "assist", "assistance", "assist weight", "assisted by", "counterweight", "help",
  ]
  /// What an exercise may have one or two of.
  static let limbs: NoteWordSet = ["arm", "leg", "hand", "armed", "legged", "handed"]
  /// What a programme counts, behind the name of its lift: `Press – cycle 1 week 2`.
  static let counted: NoteWordSet = ["cycle", "phase", "block", "wave", "mesocycle"]
  /// What a numbered training day is called.
  static let dayNames: NoteWordSet = [
    "day", "workout", "session", "training", "tag", "einheit", "jour", "séance", "seance", "día", "dia", "sesión",
    "sesion", "giorno", "allenamento", "treino", "dag", "sessie", "entrenamiento", "entraînement",
  ]
  /// What the days of a split are called.
  static let daysOfSplit: NoteWordSet = [
    "push", "pull", "legs", "push day", "pull day", "leg day", "legs day", "upper day", "lower day", "chest day",
    "back day", "arm day", "shoulder day", "full body day",
  ]
  static let weekNames: NoteWordSet = ["week", "woche", "kw", "semaine", "semana", "settimana", "wk", "周", "週"]
  /// Which of the sets before a number is.
  static let ordinalWords: NoteWordSet = [
    "last", "one", "final", "finally", "first", "second", "third", "next", "lastly", "only", "a",
  ]
  /// The last words of exercises' names that nobody uses for anything else, alone or behind words of the kind.
  static let lifts: NoteWordSet = [
    "row", "rows", "curl", "curls", "squat", "squats", "raise", "raises", "fly", "flys", "flyes", "extension",
    "extensions", "pulldown", "pulldowns", "pushdown", "pushdowns", "pullover", "pullovers", "dips", "lunge", "lunges",
    "deadlift", "deadlifts", "shrug", "shrugs", "crunch", "crunches", "thrust", "thrusts", "swings", "kickback",
    "kickbacks", "presses", "getup", "getups",
  ]
  /// What the last word of an exercise's name is that is no name by itself.
  static let movements: NoteWordSet = [
    "press", "presses", "row", "rows", "curl", "curls", "squat", "squats", "raise", "raises", "fly", "flys", "flyes",
    "extension", "extensions", "pulldown", "pulldowns", "pushdown", "pushdowns", "pullover", "pullovers", "dip", "dips",
    "lunge", "lunges", "deadlift", "deadlifts", "shrug", "shrugs", "crunch", "crunches", "thrust", "thrusts", "swing",
    "swings", "snatch", "clean", "jerk", "carry", "carries", "walk", "hold", "holds", "bridge", "bridges", "kickback",
    "kickbacks", "pull", "pulls", "push", "ups", "up",
  ]
  /// What may stand between a failure and the set that it is told of.
  static let betweenFailureAndSet: NoteWordSet = [
    "th", "st", "nd", "rd", "rep", "my", "sur", "la", "le", "en", "el", "na", "no", "sulla", "nell", "beim", "bei",
    "der",
    "auf", "de", "op", "im",
  ]
  /// How a line begins that tells of somebody else's lifts, or of some that were not done.
  static let othersBeginnings: NoteWordSet = [
    "my buddy", "my wife", "my husband", "my friend", "my brother", "my sister", "my partner", "my girlfriend",
    "my boyfriend", "my dad", "my coach", "my trainer", "coach wants", "coach says", "coach said", "coach told",
    "pt says", "pt said", "pt wants", "physio says", "physio said", "physio wants", "doctor said", "doctor says",
    "doc said", "doc says", "the guy", "the girl", "some guy", "some girl", "this guy", "skipped the", "skipping the",
    "i skipped", "i missed",
    "thinking about", "drove", "goal for", "goal is", "my best", "best ever", "lifetime best", "my goal", "the goal",
    "want to", "i want", "hoping to", "wanted to", "i wanted", "meant to", "i meant",
    "hope to", "i'd keep", "i'd stay", "i'd drop",
    "plan to", "planning to", "call", "send", "pay", "email",
  ]
  /// What stands before an exercise that was not done, and which of it only before a colon.
  static let leftOutWithColon: Set<String> = ["missed", "no time for"]
  static let leftOut = ["skipped", "missed", "didn't do", "didn’t do", "did not do", "didn't get to", "no time for"]
  /// How an instruction begins behind a name.
  static let instructions: NoteWordSet = ["build", "building", "built", "work", "working", "worked", "ramp", "ramping"]
  /// When somebody stands on the scale.
  static let weighingTimes: NoteWordSet = [
    "this", "morning", "today", "am", "pm", "fasted", "morgens",
    "matin", "mañana", "mattina", "manhã", "ochtend", "heute", "hoy", "hoje", "hj", "oggi", "vandaag", "now",
    "currently",
  ]
  /// What may stand between a measure and its number.
  static let copulas: NoteWordSet = [
    "is", "was", "at", "of", "around", "about", "still", "ist", "war", "es", "est", "è", "=",
  ]
  /// What has a left and a right one, and how languages say which before it.
  static let sidedParts: NoteWordSet = [
    "leg", "arm", "side", "foot", "hand", "knee", "shoulder", "bein", "arm", "seite", "fuß", "hand", "jambe", "bras",
    "côté", "main", "pied", "pierna", "brazo", "lado", "mano", "pie", "perna", "braço", "mão", "pé", "gamba", "braccio",
    "lato", "piede", "been", "kant", "zijde", "voet",
  ]
  /// What a day trains that is no split.
  static let daysOfBody: NoteWordSet = [
    "full body", "upper body", "lower body", "upper", "lower", "arms", "chest", "back", "shoulders", "legs and abs",
    "chest and back", "back and biceps", "chest and triceps", "legs",
  ]
  static let leftForms: NoteWordSet = ["linke", "linkes", "linker", "linkem", "linkerbeen", "linkerarm", "esquerdo"]
  static let rightForms: NoteWordSet = [
    "rechte", "rechtes", "rechter", "rechtem", "rechterbeen", "rechterarm", "droite", "destra",
  ]
  /// Words of sets that go on after a short rest.
  static let restPauses: NoteWordSet = ["rp", "activation", "myo"]
  /// Words between `last set` and its repetitions.
  static let only: NoteWordSet = [
    "only", "was", "just", "nur", "seulement", "sólo", "solo", "só", "apenas", "soltanto", "maar", "slechts",
  ]
  /// What a lift is that did not succeed.
  static let misses: NoteWordSet = [
    "miss", "missed", "misses", "fail", "failed", "fehlversuch", "ungültig", "raté", "ratée", "loupé", "nulo", "nula",
    "fallado", "fallada", "échec", "cedimento", "fallo", "falhei", "nullo", "nulla", "fallito", "fallita", "mislukt",
    "gemist", "falhou", "falhada",
  ]
  /// What a lift is that succeeded.
  static let goodLifts: NoteWordSet = ["good", "made", "gültig", "valable", "válido", "valida", "geldig"]
  /// How a run is, which is part of its name.
  static let paces: NoteWordSet = ["easy", "hard", "heavy"]
  /// How somebody goes, between the distance and its time.
  static let manners: NoteWordSet = [
    "easy", "hard", "steady", "moderate", "tempo", "slow", "fast", "brisk", "gentle", "relaxed", "locker", "ruhig",
    "facile", "tranquille", "suave", "tranquilo", "leve", "lento", "rustig", "rest",
  ]
  /// How somebody says that a plan was carried out, and that it was not.
  static let carriedOut = [
    "done", "all done", "done as written", "as written", "did as written", "done as prescribed", "as prescribed",
    "as planned", "done as planned", "completed", "all completed", "completed as written", "completed as planned",
    "all sets done", "all reps done", "all sets as planned", "all sets as written",
    "got all", "got them all", "hit all", "hit all reps", "all good",
    "erledigt",
    "wie geplant", "fait", "comme prévu", "hecho", "todo hecho", "feito", "tudo feito", "fatto", "tutto fatto",
    "gedaan",
  ]
  /// The same behind `Done:`.
  static let allDone: NoteWordSet = [
    "all", "all sets", "yes", "y", "alles", "ja", "tout", "oui", "todo", "sí", "tudo", "sim", "tutto", "sì",
  ]
  /// Of what is told that is no whole exercise.
  static let partsOfSets: NoteWordSet = [
    "set", "sets", "last", "first", "only", "warmup", "warm", "rest", "rep", "reps",
  ]
  static let leftUndone = [
    "skipped", "skipped it", "skip", "not done", "didn't do", "didn’t do", "did not do", "didn't do it", "left out",
    "ausgelassen", "nicht gemacht", "pas fait", "sauté", "no hecho", "saltado", "não feito", "pulado", "non fatto",
    "saltato", "overgeslagen", "niet gedaan", "didn't get to it", "didn’t get to it", "didn't get to this",
    "didn’t get to this", "never got to it",
  ]
  /// How somebody says that a whole session was done again.
  static let wholeSessions = [
    "same again", "same as last time", "same workout", "same session", "wie letztes mal", "comme la dernière fois",
    "igual que la última vez", "igual à última vez", "come l'ultima volta", "zelfde als vorige keer",
  ]
  /// How somebody says that sets were those of the session before.
  static let asBefore = [
    "same as last time", "same as last week", "same as last session", "same as last workout", "same as before",
    "same as previous", "same as yesterday", "same as monday", "same as tuesday", "same as wednesday",
    "same as thursday", "same as friday", "same as saturday", "same as sunday", "as last time", "wie letztes mal",
    "wie beim letzten mal", "wie letzte woche", "comme la dernière fois", "comme la semaine dernière",
    "igual que la última vez", "como la última vez", "igual à última vez", "igual da última vez", "como da última vez",
    "come l'ultima volta", "come la volta scorsa", "zelfde als vorige keer", "zelfde als laatst", "同上次",
  ]
  /// Whether a line may say that something was done as in the session before.
  static func refersBack(_ line: String) -> Bool {
    let text = line.lowercased()
    return asBefore.contains { text.contains($0) } || wholeSessions.contains { text.hasPrefix($0) }
      || text.split { !$0.isLetter }.last == "same"
  }

  /// What a number is of that tells of the sets before it, and is none.
  static let measures: NoteWordSet = [
    "hold", "holds", "best", "avg", "average", "split", "splits", "longest", "total", "mean", "peak", "max", "time",
    "pace", "stroke", "rate", "cadence",
  ]
  /// What is done between the laps of a run.
  static let recoveries: NoteWordSet = [
    "jog", "jogs", "jogging", "walk", "walking", "easy", "slow", "float", "recovery", "recoveries", "between",
    "recover",
  ]
  /// What is climbed on a way.
  static let ascents: NoteWordSet = [
    "ascent", "elevation", "up", "climb", "climbing", "gain", "vert", "vertical", "d+", "hm", "höhenmeter", "dénivelé",
  ]
  /// What is done for seconds in each repetition.
  static let pauses: NoteWordSet = [
    "pause", "pauses", "paused", "hold", "holds", "eccentric", "eccentrics", "negative", "negatives", "descent",
    "lowering", "down", "up", "squeeze", "concentric",
  ]
  /// Bars that names of exercises have, too.
  static let barsOfNames: NoteWordSet = ["barra", "bilanciere", "barre", "stange", "stang"]
  /// Muscles that are tensed in sets of their own.
  static let muscles: NoteWordSet = ["quad", "quads", "glute", "glutes", "ham", "hamstring", "hamstrings", "adductor"]
  /// Words between a name and what it is done with.
  static let joiners: NoteWordSet = ["with", "using", "holding", "con", "mit", "avec", "com", "met"]
  /// What times are of that are no sets: `8 hours sleep`.
  static let timesOfDay: NoteWordSet = [
    "sleep", "asleep", "late", "early", "drive", "commute", "nap", "schlaf", "sommeil", "sueño", "sono", "sonno",
  ]
  /// What stands between a title and the date: `Plan for`, `Séance du`.
  static let links: NoteWordSet = [
    "for", "of", "on", "from", "für", "vom", "am", "pour", "du", "le", "para", "del", "do", "da", "per", "di", "voor",
    "van",
  ]
  /// Before a date that is of something else: `surgery was 12 Feb 2024`.
  static let beforePastDates: NoteWordSet = [
    "was", "were", "since", "surgery", "op", "seit", "depuis", "desde", "sinds", "see", "cf",
  ]
  /// What somebody does for minutes that is no training.
  static let cares: NoteWordSet = [
    "ice", "icing", "iced", "heat", "massage", "shower", "nap", "hottub", "physio", "eis", "glace",
    "hielo", "ghiaccio",
  ]
  /// Headings in a diary below which nothing is trained.
  static let otherMatters: NoteWordSet = [
    "tasks", "shopping", "shopping list", "groceries", "grocery list", "meetings", "food", "meals", "nutrition", "diet",
    "chores", "errands", "gratitude", "homework", "hw",
    "reading", "mood", "sleep", "journal",
    "einkauf", "einkaufsliste", "compras", "spesa", "boodschappen",
  ]
  /// Properties that say when a note was made.
  static let creationKeys: NoteWordSet = ["created", "created_at", "createdat", "creation date", "date created", "day"]
  /// Properties that say nothing of the training.
  static let foreignKeys: NoteWordSet = [
    "tags", "tag", "aliases", "alias", "cssclass", "cssclasses", "publish", "modified", "updated", "layout", "id",
    "type",
    "status", "permalink", "slug", "banner", "template", "links", "uid", "parent",
  ]
  /// What heads a plan, and what heads what was done.
  static let planNames: NoteWordSet = [
    "plan", "planned", "planned workout", "target", "targets", "goal", "goals", "prescribed", "prescription",
    "programmed",
    "tomorrow", "next", "next time", "next session", "next workout", "next week", "next wk", "next week's plan",
    "next week’s plan",
    "plan for next week", "plan for next time", "upcoming", "todo", "to do", "geplant", "ziel",
    "nächstes mal", "nächste einheit", "nächstes training", "nächste woche", "prochaine séance", "la prochaine séance",
    "prochaine fois", "semaine prochaine", "próxima sesión", "próxima vez", "próxima semana", "próximo treino",
    "volgende keer", "volgende training", "volgende week", "prossima volta", "prossimo allenamento", "prévu",
    "objectif", "planeado", "objetivo", "pianificato", "obiettivo", "gepland", "doel", "计划",
  ]
}

extension NoteStructureWords {
}
