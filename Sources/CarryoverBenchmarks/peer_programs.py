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

# Carryover's identifiers, of version 5: half a hash of the parent and a name, with the version and the variant in it.
# They stay hexadecimal until they are written, for that is what the next hash is made of.
DUCKDB_MACROS = """
    CREATE TEMP MACRO versioned(hash) AS
        hash[:12] || '5' || hash[14:16] || translate(hash[17], '01234567cdef', '89ab89ab89ab') || hash[18:32];
    CREATE TEMP MACRO child(parent, name) AS versioned(sha1(unhex(parent || hex(name))))"""

# NAMESPACE is replaced. To number the sets by window functions before they are grouped takes as long.
DUCKDB_IDENTIFIERS = (
    DUCKDB_EXERCISES
    + """,
    named AS (
        SELECT *, child('NAMESPACE', 'strong:' || replace("Date", ' ', 'T')) AS workout,
            row_number() OVER (PARTITION BY "Date" ORDER BY place)::VARCHAR AS ordinal,
            child(child(workout, '1'), ordinal) AS id, child(id, '1') AS group_id
        FROM exercises)
    SELECT workout::UUID AS id, "Date", "Workout Name", "Duration",
        list({'id': id::UUID, 'name': name, 'sets': list_transform(sets, lambda each, ordinal: struct_insert(each,
            id := child(group_id, ordinal::VARCHAR)::UUID))} ORDER BY place) AS exercises
    FROM named GROUP BY ALL ORDER BY min(place)"""
)


def namespace():
    """What all of Carryover's identifiers descend from."""
    from uuid import UUID, uuid5

    return uuid5(UUID(int=0), "carryover")


def duckdb(source, target, threads, query):
    """Nested, in order."""
    import duckdb as engine

    connection = engine.connect()
    connection.execute(f"SET threads = {threads}")
    connection.execute(DUCKDB_MACROS)
    query = query.replace("SOURCE", source).replace("NAMESPACE", namespace().hex)
    connection.execute(f"COPY ({query}) TO '{target}' (FORMAT json)")


def python(source, target):
    """The script that one writes for it in an hour, with Carryover's identifiers."""
    import csv
    from datetime import datetime
    from uuid import uuid5

    def child(parent, ordinal):
        return uuid5(parent, str(ordinal))

    root = namespace()
    workouts = {}
    with open(source, encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file):
            start = datetime.strptime(row["Date"], "%Y-%m-%d %H:%M:%S").isoformat()
            workout = workouts.get(start)
            if workout is None:
                identifier = uuid5(root, "strong:" + start)
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
    """Counts an output's workouts and sets, and hashes what has to be alike in all outputs, in order, and identifiers."""
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
    count = sets = 0
    content, identifiers = hashlib.sha256(), hashlib.sha256()
    for workout in workouts:
        if workout.get("entity", "session") != "session":
            continue
        count += 1
        content.update(str(workout.get("start") or workout.get("Date")).replace("T", " ")[:19].encode())
        identifiers.update(workout.get("id", "").encode())
        own = "sections" in workout
        for exercise in workout["sections"][0]["exercises"] if own else workout["exercises"]:
            content.update(exercise["name"].encode())
            identifiers.update(exercise.get("id", "").encode())
            for one in exercise["setGroups"][0]["sets"] if own else exercise["sets"]:
                sets += 1
                identifiers.update(one.get("id", "").encode())
                weight = one["load"]["value"] if own else one["Weight"]
                content.update(f"{float(weight)} {int(one['reps'] if own else one['Reps'])}".encode())
    found = {"workouts": count, "sets": sets, "content": content.hexdigest()}
    # Of no text: those that have none.
    return found | {"identifiers": identifiers.hexdigest() if identifiers.digest() != hashlib.sha256().digest() else None}


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
