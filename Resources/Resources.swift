/// The data that the product ships, compiled in, so that the command is one file and needs no folder beside it.
package enum Resources {
  /// The column names of Strong's CSV, by language.
  package static var strongHeaders: [UInt8] { PackageResources.strong_headers_txt }

  /// Names of exercises whose weight is added to body weight.
  package static var bodyweightExercises: [UInt8] { PackageResources.bodyweight_exercises_txt }

  /// The names of months, by language.
  package static var monthNames: [UInt8] { PackageResources.month_names_txt }

  /// The exercises that are known, and their names.
  package static var exercises: [UInt8] { PackageResources.exercises_txt }

  /// The words of workout notes, by language.
  package static var notesWords: [UInt8] { PackageResources.notes_words_txt }
}
