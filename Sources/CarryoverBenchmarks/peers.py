#!/usr/bin/env python3
"""Runs what people would otherwise use beside Carryover, over the same export, and prints a table and ratios.

    swift build -c release
    pip install polars duckdb orjson
    python3 Sources/CarryoverBenchmarks/peers.py [--megabytes 100] [--runs 5] [--input FILE] [--json]

Everything runs in a process of its own, in turns, and the best of the runs counts; time is from before the process
starts until after it has ended, memory is the most that the process had. All of them read the same file, and write
workouts with their exercises with their sets in the order of the file, as JSON; Carryover alone waits until its file is
on the disk. What is not installed is left out. In the first round every output is held against Carryover's: the same
workouts, exercises, sets, weights and repetitions, in the same order, and where it has identifiers, the same ones.
"""

import argparse
import importlib.util
import json
import os
import subprocess
import sys
import tempfile
import time

HERE = os.path.dirname(os.path.abspath(__file__))
BUILD = os.path.normpath(os.path.join(HERE, "..", "..", ".build", "release"))
# The command to measure; FORMAT, INPUT, OUTPUT and THREADS are replaced.
CARRYOVER = [os.path.join(BUILD, "carryover"), "convert", "INPUT", "--unit", "kg", "--quiet"]
CARRYOVER += ["--to", "FORMAT", "-o", "OUTPUT", "--threads", "THREADS"]
# The command that writes the export; MEGABYTES and OUTPUT are replaced.
GENERATE = [os.path.join(BUILD, "carryover-bench"), "generate", "MEGABYTES", "OUTPUT"]
PROGRAMS = os.path.join(HERE, "peer_programs.py")


def carryover(form, count):
    words = {"FORMAT": form, "THREADS": str(count)}
    return lambda source, target: [
        (words | {"INPUT": source, "OUTPUT": target}).get(word, word) for word in CARRYOVER
    ]


def peer(name):
    return lambda source, target: [sys.executable, PROGRAMS, name, source, target]


def threads(count):
    return f"{count} thread" + ("" if count == 1 else "s")


def candidates():
    """What is run: its name, whether its output has identifiers, its command line, and its environment."""
    runs = []
    for count in (1, 2):
        runs.append((f"Carryover to JSON Lines, {threads(count)}", True, carryover("jsonl", count), {}))
        runs.append((f"Carryover to JSON, {threads(count)}", True, carryover("json", count), {}))
    for count in (1, 2) if importlib.util.find_spec("polars") else ():
        runs.append((f"polars, {threads(count)}", False, peer("polars"), {"POLARS_MAX_THREADS": str(count)}))
    for count in (1, 2) if importlib.util.find_spec("duckdb") else ():
        runs.append((f"DuckDB, {threads(count)}", False, peer(f"duckdb {count}"), {}))
        runs.append((f"DuckDB with identifiers, {threads(count)}", True, peer(f"duckdb {count} ids"), {}))
    writer = "orjson" if importlib.util.find_spec("orjson") else "json"
    runs.append((f"Python: csv, uuid5, {writer}", True, peer("python"), {}))
    return runs


def run(command, environment):
    """Runs a command; its seconds and its peak memory in bytes."""
    start = time.perf_counter()
    process = subprocess.Popen(command, env=os.environ | environment, stdin=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    seconds = time.perf_counter() - start
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode != 0:
        raise SystemExit(f"{command[0]} exited with {process.returncode}")
    return seconds, usage.ru_maxrss * (1 if sys.platform == "darwin" else 1024)


def check(name, has_identifiers, target, expected):
    """Holds an output against Carryover's."""
    found = json.loads(subprocess.run(peer("digest")(target, "-"), check=True, capture_output=True).stdout)
    wanted = (expected or found) | ({} if has_identifiers else {"identifiers": None})
    if found != wanted or has_identifiers and found["identifiers"] is None:
        raise SystemExit(f"the output of {name} is another: {found} instead of {wanted}")
    return expected or found


def measure(source, folder, rounds):
    results = {}
    expected = None
    for number in range(rounds):
        for name, has_identifiers, command, environment in candidates():
            target = os.path.join(folder, "output")
            seconds, peak = run(command(source, target), environment)
            if number == 0:
                expected = check(name, has_identifiers, target, expected)
            os.remove(target)
            best = results.setdefault(name, {"seconds": seconds, "peakBytes": peak})
            best["seconds"] = min(best["seconds"], seconds)
            best["peakBytes"] = max(best["peakBytes"], peak)
    for best in results.values():
        best["megabytesPerSecond"] = os.path.getsize(source) / best["seconds"] / 1e6
    return results, expected


# How many times as fast as each Carryover is to be.
RATIOS = (
    ("polars, 1 ", 2.5, "polars on one thread, in order, without identifiers"),
    ("DuckDB with identifiers, 2 ", 15, "DuckDB on two threads, in order, with identifiers"),
    ("Python: ", 40, "the Python script"),
)


def ratios(results):
    own = [name for name in results if name.startswith("Carryover") and name.endswith(threads(1))]
    slower = min(results[name]["megabytesPerSecond"] for name in own)
    found = []
    for prefix, wanted, words in RATIOS:
        speeds = [best["megabytesPerSecond"] for name, best in results.items() if name.startswith(prefix)]
        if speeds:
            found.append({"than": words, "times": slower / speeds[0], "wanted": wanted})
    return found


def report(results, expected, size, rounds):
    lines = [f"{size / 1e6:.0f} MB, {expected['workouts']} workouts, {expected['sets']} sets, best of {rounds}", ""]
    lines += ["| | MB/s | seconds | peak MiB |", "|---|---:|---:|---:|"]
    for name, best in results.items():
        speed, memory = best["megabytesPerSecond"], best["peakBytes"] / 2**20
        lines.append(f"| {name} | {speed:.1f} | {best['seconds']:.2f} | {memory:.0f} |")
    lines += ["", "On one thread the slower of Carryover's two outputs is"]
    for ratio in ratios(results):
        lines.append(f"- {ratio['times']:.1f} times as fast as {ratio['than']} (wanted: {ratio['wanted']})")
    return "\n".join(lines)


def main():
    parser = argparse.ArgumentParser(
        description=__doc__.split("\n\n")[0], epilog=__doc__.split("\n\n", 2)[2],
        formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--megabytes", type=int, default=100, help="how large an export is generated")
    parser.add_argument("--input", help="an export of Strong's to take instead")
    parser.add_argument("--runs", type=int, default=5, help="how often everything is run")
    parser.add_argument("--folder", help="where files are written, the temporary folder by default")
    parser.add_argument("--json", action="store_true", help="print the results as JSON")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(dir=options.folder) as folder:
        source = options.input or os.path.join(folder, "export.csv")
        if not options.input:
            words = {"MEGABYTES": str(options.megabytes), "OUTPUT": source}
            subprocess.run([words.get(word, word) for word in GENERATE], check=True)
        results, expected = measure(source, folder, options.runs)
        size = os.path.getsize(source)
    if options.json:
        print(json.dumps({"bytes": size, "runs": options.runs, **expected, "results": results,
                          "ratios": ratios(results)}, indent=2))
    else:
        print(report(results, expected, size, options.runs))


if __name__ == "__main__":
    main()
