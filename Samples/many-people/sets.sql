-- The sets of all documents in the folder `documents`, a row a set. `carryover schema jsonl` describes the lines.
CREATE TABLE sets AS
WITH sessions AS (
  SELECT parse_filename(filename, true) AS person, id, start, title, sections
  FROM read_json('documents/*.jsonl', format = 'newline_delimited', filename = true, columns = {
    entity: 'VARCHAR', id: 'VARCHAR', start: 'VARCHAR', title: 'VARCHAR',
    sections: 'STRUCT(exercises STRUCT(name VARCHAR, exerciseID VARCHAR, setGroups STRUCT(sets STRUCT(id VARCHAR,
      kind VARCHAR, isCompleted BOOLEAN, load STRUCT(value DOUBLE, unit VARCHAR, kind VARCHAR), reps INTEGER, rpe DOUBLE,
      distance STRUCT(value DOUBLE, unit VARCHAR), duration DOUBLE)[])[])[])[]'
  })
  WHERE entity = 'session'
),
exercises AS (
  SELECT person, id AS session, start, title,
    unnest(flatten([section.exercises for section in sections])) AS exercise
  FROM sessions
)
SELECT person, session, start, title, exercise.name AS exercise, exercise.exerciseID AS exercise_id,
  unnest(flatten([setGroup.sets for setGroup in exercise.setGroups]), recursive := false) AS set
FROM exercises;

SELECT count(*) AS sets, count(DISTINCT session) AS sessions, count(DISTINCT person) AS people FROM sets;
