"""ijson over libyajl, the streaming reader of Python: each tweet as a dict."""

import ijson.backends.yajl2_c as ijson

import report


def tweets(path):
    with open(path, "rb") as file:
        yield from ijson.items(file, "statuses.item", use_float=True)


report.run(tweets)
