"""Converts a folder of exports, one file a person, on as many machines as Spark has.

    spark-submit convert_with_spark.py EXPORTS TABLES [options of `carryover convert`]

Under TABLES it lands three tables as Parquet: `sets`, a row a set; `rejected`, the rows that could not be read, with
line and reason; `files`, what became of each file, with the exit code and what was said. `carryover` has to be on the
path of every worker. `--master "local[*]"` tries it on one machine.
"""

import csv
import os
import subprocess
import sys
import tempfile
import uuid

from pyspark.sql import SparkSession, functions as F

# The fields of a line that the table has; `carryover schema jsonl` describes them all.
LINE = """entity STRING, id STRING, start STRING, title STRING,
  sections ARRAY<STRUCT<exercises: ARRAY<STRUCT<name: STRING, exerciseID: STRING,
    setGroups: ARRAY<STRUCT<sets: ARRAY<STRUCT<id: STRING, kind: STRING, isCompleted: BOOLEAN,
      load: STRUCT<value: DOUBLE, unit: STRING, kind: STRING>, reps: INT, rpe: DOUBLE,
      distance: STRUCT<value: DOUBLE, unit: STRING>, duration: DOUBLE>>>>>>>>"""


def convert(path, content, options):
    """Converts the export of one person: the person, the exit code, the document, what was said, the rejected rows."""
    person = os.path.splitext(os.path.basename(path))[0]
    # Each person's identifiers are their own, and the same on every machine and in every run.
    owner = str(uuid.uuid5(uuid.NAMESPACE_URL, person))
    with tempfile.TemporaryDirectory() as folder:
        rejects = os.path.join(folder, "rejected.csv")
        command = ["carryover", "convert", "-", "--to", "jsonl", "--owner", owner, "--rejects", rejects]
        run = subprocess.run(command + options, input=content, capture_output=True)
        rows = []
        if run.returncode == 3 and os.path.exists(rejects):
            with open(rejects, newline="", encoding="utf-8") as file:
                for row in csv.DictReader(file):
                    line, reason = row.pop("carryover_line"), row.pop("carryover_reason")
                    rows.append((int(line), reason, {k: v for k, v in row.items() if k is not None}))
    # Exit codes 0 and 3 have written a whole document; nothing of any other run is taken.
    document = run.stdout.decode() if run.returncode in (0, 3) else ""
    return person, run.returncode, document, run.stderr.decode(errors="replace"), rows


def main(exports, tables, options):
    spark = SparkSession.builder.appName("carryover").getOrCreate()
    files = spark.sparkContext.binaryFiles(exports, minPartitions=spark.sparkContext.defaultParallelism * 4)
    schema = """person STRING, exit_code INT, document STRING, said STRING,
      rejected ARRAY<STRUCT<line: INT, reason: STRING, fields: MAP<STRING, STRING>>>"""
    results = spark.createDataFrame(files.map(lambda file: convert(file[0], file[1], options)), schema).cache()

    lines = results.select("person", F.explode(F.split("document", "\n")).alias("line"))
    session = lines.select("person", F.from_json("line", LINE).alias("s")).where("s.entity = 'session'")
    exercise = session.select(
        "person", "s.id", "s.start", "s.title", F.posexplode(F.flatten("s.sections.exercises")).alias("place", "e"))
    sets = exercise.select(
        "person", F.col("id").alias("session"), "start", "title", F.col("place").alias("exercise_place"),
        F.col("e.name").alias("exercise"), F.col("e.exerciseID").alias("exercise_id"),
        F.posexplode(F.flatten("e.setGroups.sets")).alias("set_place", "set"))
    sets = sets.select(
        "person", "session", "start", "title", "exercise_place", "exercise", "exercise_id", "set_place", "set.*")
    sets.write.mode("overwrite").parquet(os.path.join(tables, "sets"))

    rejected = results.select("person", F.explode("rejected").alias("row")).select("person", "row.*")
    rejected.write.mode("overwrite").parquet(os.path.join(tables, "rejected"))
    results.select("person", "exit_code", "said").write.mode("overwrite").parquet(os.path.join(tables, "files"))


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], sys.argv[3:])
