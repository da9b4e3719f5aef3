"""A name of each tweet by ijson, the streaming reader of Python, as JSON."""

import json
import sys

import ijson.backends.yajl2_c as ijson

with open(sys.argv[1], "rb") as file:
    for name in ijson.items(file, "statuses.item.user.screen_name"):
        print(json.dumps(name))
