"""What people would otherwise use: each makes nested JSON of an export of Strong's, and runs in a process of its own.

    python3 peer_programs.py PEER EXPORT OUTPUT
"""

import json
import sys


def polars(source, target):
    """Nested, in order, without identifiers."""
    import polars as pl

    texts = ("Workout Name", "Duration", "Exercise Name", "Set Order", "Notes", "Workout Notes")
    rows = pl.read_csv(source, schema_overrides=dict.fromkeys(texts, pl.String) | {"RPE": pl.Float64})
    # Numbers of the runs of rows, for to group by them is faster than to group by names and keep their order.
    workout = ["Date", "Workout Name", "Duration"]
    values = ["Set Order", "Weight", "Reps", "Distance", "Seconds", "Notes", "RPE"]
    sets = pl.struct(values).alias("sets")
    name = pl.col("Exercise Name").first().alias("name")
    rows = rows.with_columns(pl.struct("Date", "Exercise Name").rle_id().alias("exercise"))
    exercises = rows.group_by("exercise", maintain_order=True).agg(pl.col(workout).first(), name, sets)
    exercises = exercises.with_columns(pl.struct("Date", "Workout Name").rle_id().alias("workout"))
    exercise = pl.struct("name", "sets").alias("exercises")
    workouts = exercises.group_by("workout", maintain_order=True).agg(pl.col(workout).first(), exercise)
    workouts.drop("workout").write_ndjson(target)


# SOURCE is replaced.
DUCKDB_EXERCISES = """
    WITH rows AS (
        SELECT *, row_number() OVER () AS place
        FROM read_csv('SOURCE', header = true, auto_detect = false, delim = ',', quote = '"', escape = '"', columns = {
            'Date': 'VARCHAR', 'Workout Name': 'VARCHAR', 'Duration': 'VARCHAR', 'Exercise Name': 'VARCHAR',
            'Set Order': 'VARCHAR', 'Weight': 'DOUBLE', 'Reps': 'INTEGER', 'Distance': 'DOUBLE', 'Seconds': 'INTEGER',
            'Notes': 'VARCHAR', 'Workout Notes': 'VARCHAR', 'RPE': 'DOUBLE'})),
    exercises AS (
        SELECT "Date", "Workout Name", "Duration", "Exercise Name" AS name, min(place) AS place,
            list({'order': "Set Order", 'Weight': "Weight", 'Reps': "Reps", 'Distance': "Distance",
                'Seconds': "Seconds", 'notes': "Notes", 'rpe': "RPE"} ORDER BY place) AS sets
        FROM rows GROUP BY ALL)"""

DUCKDB_PLAIN = (
    DUCKDB_EXERCISES
    + """
    SELECT "Date", "Workout Name", "Duration", list({'name': name, 'sets': sets} ORDER BY place) AS exercises
    FROM exercises GROUP BY ALL ORDER BY min(place)"""
)

# Identifiers are chained from workout to exercise to set, as Carryover's are, but hashed with what the database has.
# To number the sets by window functions before they are grouped takes as long.
DUCKDB_IDENTIFIERS = (
    DUCKDB_EXERCISES
    + """,
    named AS (
        SELECT *, md5('strong:' || "Date")::UUID AS workout,
            md5(workout || ':' || row_number() OVER (PARTITION BY "Date" ORDER BY place))::UUID AS id
        FROM exercises)
    SELECT workout AS id, "Date", "Workout Name", "Duration",
        list({'id': id, 'name': name, 'sets': list_transform(sets, lambda each, ordinal: struct_insert(each,
            id := md5(id || ':' || ordinal)::UUID))} ORDER BY place) AS exercises
    FROM named GROUP BY ALL ORDER BY min(place)"""
)


def duckdb(source, target, threads, query):
    """Nested, in order."""
    import duckdb as engine

    connection = engine.connect()
    connection.execute(f"SET threads = {threads}")
    connection.execute(f"COPY ({query.replace('SOURCE', source)}) TO '{target}' (FORMAT json)")


def python(source, target):
    """The script that one writes for it in an hour, with Carryover's identifiers."""
    import csv
    from datetime import datetime
    from uuid import UUID, uuid5

    def child(parent, ordinal):
        return uuid5(parent, str(ordinal))

    namespace = uuid5(UUID(int=0), "carryover")
    workouts = {}
    with open(source, encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file):
            start = datetime.strptime(row["Date"], "%Y-%m-%d %H:%M:%S").isoformat()
            workout = workouts.get(start)
            if workout is None:
                identifier = uuid5(namespace, "strong:" + start)
                workout = {"id": str(identifier), "section": child(identifier, 1), "start": start}
                workout |= {"title": row["Workout Name"], "duration": row["Duration"], "exercises": []}
                workouts[start] = workout
            exercises = workout["exercises"]
            if not exercises or exercises[-1]["name"] != row["Exercise Name"]:
                identifier = child(workout["section"], len(exercises) + 1)
                exercise = {"id": str(identifier), "name": row["Exercise Name"], "group": child(identifier, 1)}
                exercises.append(exercise | {"sets": []})
            exercise = exercises[-1]
            sets = exercise["sets"]
            one = {"id": str(child(exercise["group"], len(sets) + 1)), "order": row["Set Order"]}
            for key in ("Weight", "Reps", "Distance", "Seconds", "RPE"):
                if row[key] not in ("", "0"):
                    one[key] = float(row[key])
            if row["Notes"]:
                one["notes"] = row["Notes"]
            sets.append(one)
    for workout in workouts.values():
        workout["section"] = str(workout["section"])
        for exercise in workout["exercises"]:
            exercise["group"] = str(exercise["group"])
    try:
        import orjson

        text = orjson.dumps(list(workouts.values()))
    except ImportError:
        text = json.dumps(list(workouts.values()), ensure_ascii=False).encode()
    with open(target, "wb") as file:
        file.write(text)


def digest(path):
    """Counts an output's workouts and sets, and hashes what has to be alike in all outputs, in order."""
    import hashlib

    with open(path, "rb") as file:
        lines = file.read().split(b"\n")
    if len([line for line in lines if line]) == 1:
        workouts = json.loads(lines[0])
    else:
        try:
            workouts = [json.loads(line) for line in lines if line]
        except ValueError:
            workouts = json.loads(b"\n".join(lines))["sessions"]
    count = sets = identifiers = 0
    content = hashlib.sha256()
    for workout in workouts:
        if workout.get("entity", "session") != "session":
            continue
        count += 1
        content.update(str(workout.get("start") or workout.get("Date")).replace("T", " ")[:19].encode())
        own = "sections" in workout
        for exercise in workout["sections"][0]["exercises"] if own else workout["exercises"]:
            content.update(exercise["name"].encode())
            for one in exercise["setGroups"][0]["sets"] if own else exercise["sets"]:
                sets += 1
                identifiers += "id" in one
                weight = one["load"]["value"] if own else one["Weight"]
                content.update(f"{float(weight)} {int(one['reps'] if own else one['Reps'])}".encode())
    return {"workouts": count, "sets": sets, "identifiers": identifiers, "content": content.hexdigest()}


PEERS = {
    "polars": polars,
    "duckdb 1": lambda source, target: duckdb(source, target, 1, DUCKDB_PLAIN),
    "duckdb 2": lambda source, target: duckdb(source, target, 2, DUCKDB_PLAIN),
    "duckdb 1 ids": lambda source, target: duckdb(source, target, 1, DUCKDB_IDENTIFIERS),
    "duckdb 2 ids": lambda source, target: duckdb(source, target, 2, DUCKDB_IDENTIFIERS),
    "python": python,
    "digest": lambda source, target: print(json.dumps(digest(source))),
}

if __name__ == "__main__":
    PEERS[sys.argv[1]](sys.argv[2], sys.argv[3])
