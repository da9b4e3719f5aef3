"""Counts values of one field of JSON Lines with Spark, which leaves the reading to fastjson.

Usage: spark_pipe.py NAME FILE...

Needs pyspark (pip install pyspark), Java 17 or later, and fastjson on each worker, where the PATH
of this process or FASTJSON says. Spark cuts the files at line ends into partitions and pipes each
one through a fastjson of its own, which prints the field as CSV and drops the records that are not
valid.
"""

import csv
import os
import shlex
import sys

from pyspark.sql import SparkSession


def main(name, files):
    tool = os.environ.get("FASTJSON", "fastjson")
    command = f"{shlex.quote(tool)} records --csv --fields {shlex.quote(name)}"
    spark = SparkSession.builder.appName("fastjson").getOrCreate()
    spark.sparkContext.setLogLevel("ERROR")
    counts = (
        spark.sparkContext.textFile(",".join(files))
        # The status is 1 if a record of the partition is not valid: see stderr of the worker.
        # Without an environment it would find nothing by its name.
        .pipe(command, env={"PATH": os.environ.get("PATH", os.defpath)})
        # The first line of each partition is the header.
        .mapPartitions(values)
        .map(lambda value: (value, 1))
        .reduceByKey(lambda left, right: left + right)
    )
    for value, count in sorted(counts.collect(), key=lambda pair: (-pair[1], pair[0])):
        print(f"{count}\t{value}")
    spark.stop()


def values(lines):
    # A value may be as long as a record.
    csv.field_size_limit(2**31 - 1)
    # The ends of lines are those of CSV, CR LF; inside quotes both belong to the value.
    rows = csv.reader(line + "\n" for line in lines)
    next(rows, None)
    return (row[0] for row in rows)


if __name__ == "__main__":
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    main(sys.argv[1], sys.argv[2:])
