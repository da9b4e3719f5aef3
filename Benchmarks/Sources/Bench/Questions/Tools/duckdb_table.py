"""Two columns of JSON Lines as CSV by DuckDB, on one thread.

Usage: duckdb_table.py FILE [types]

With "types", it need not find out the types of all members.
"""

import sys

import duckdb

columns = "{user: 'STRUCT(screen_name VARCHAR)', retweet_count: 'BIGINT'}"
types = f", columns = {columns}" if len(sys.argv) > 2 else ""
connection = duckdb.connect()
connection.execute("SET threads = 1")
connection.execute(
    f"""COPY (SELECT "user".screen_name, retweet_count FROM read_ndjson('{sys.argv[1]}'{types}))
        TO '/dev/stdout' (FORMAT csv)"""
)
