"""Two columns of JSON Lines as CSV by Polars, on one thread.

Usage: polars_table.py FILE [types]

With "types", it need not find out the types of all members.
"""

import os
import sys

os.environ["POLARS_MAX_THREADS"] = "1"

import polars

types = {
    "user": polars.Struct({"screen_name": polars.String}),
    "retweet_count": polars.Int64,
}
rows = polars.scan_ndjson(sys.argv[1], schema=types if len(sys.argv) > 2 else None)
rows.select(polars.col("user").struct.field("screen_name"), "retweet_count").sink_csv("/dev/stdout")
