#!/bin/sh
# Converts a folder of exports, one file a person, on one machine, and loads the sets into DuckDB.
#
#     convert_with_duckdb.sh EXPORTS TABLES [options of `carryover convert`]
#
# Under TABLES stand a document and, where there are any, the rejected rows of each person, what was said of each file,
# and `sets.duckdb`.
set -u
exports=$1 tables=$2
shift 2
here=$(cd "$(dirname "$0")" && pwd)
mkdir -p "$tables/documents" "$tables/rejected" "$tables/said"
for file in "$exports"/*; do
  person=$(basename "$file")
  person=${person%.*}
  code=0
  carryover convert - --to jsonl --rejects "$tables/rejected/$person.csv" "$@" -o "$tables/documents/$person.jsonl" \
    < "$file" 2> "$tables/said/$person.txt" || code=$?
  # 3: done, but some rows were rejected. Nothing is written with any other code but 0.
  [ "$code" = 0 ] || [ "$code" = 3 ] || echo "$person: not converted ($code), see $tables/said/$person.txt" >&2
done
cd "$tables" && rm -f sets.duckdb && duckdb sets.duckdb < "$here/sets.sql"
