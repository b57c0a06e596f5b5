extension Action {
  /// What `--help` prints.
  static let helpText = """
    Usage: carryover-bench [--megabytes N] [--runs N] [--seed N] [--input FILE] [--folder FOLDER] [--only WORD] [--json]
           carryover-bench generate MEGABYTES FILE [SEED]
           carryover-bench measure PROGRAM [ARGUMENT ...]

    Times the stages of a conversion, each alone in a process of its own, and whole conversions by the command
    carryover that stands beside this one. The stages take turns, and the best of the runs counts.

      --megabytes N    how large an export is generated, 100 by default
      --seed N         another export of the same kind, 1 by default
      --runs N         how often everything is run, 5 by default
      --input FILE     an export of Strong's to take instead, in kilograms where it does not state a unit
      --folder FOLDER  where files are written, the system's temporary folder by default
      --only WORD      only what has the word in its name
      --json           print the results as JSON
      --help           print this

    MB/s are millions of bytes of what is read a second: of the export for all stages, of the document for reading one
    back. scan finds records; records visits every field of them as well; decoding reads rows into values as well;
    identifiers makes the identifiers of all sessions and what is in them, and reads nothing; model reads the export
    into sessions; notes reads 10 MB of workout notes into sessions, in each of seven layouts, and its rows are sets; emit
    writes sessions that are in memory into nothing. copy reads and writes as many bytes as the JSON Lines have, and
    syncs them with the disk where it says so. Whole conversions write a file and sync it, or write into /dev/null where
    the name ends in null, on one thread, or on two where it ends in 2. Peak memory is that of the process.

    generate writes such an export. measure runs a program without input and output, and prints its time and peak
    memory as JSON.
    """
}
