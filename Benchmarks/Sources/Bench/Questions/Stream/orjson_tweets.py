"""orjson, the fastest reader of Python, which needs the whole file."""

import orjson

import report


def tweets(path):
    with open(path, "rb") as file:
        return orjson.loads(file.read())["statuses"]


report.run(tweets)
