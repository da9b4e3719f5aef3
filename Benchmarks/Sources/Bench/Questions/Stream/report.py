"""What a script says of itself, as StreamQuestion.Report reads it."""

import json
import sys
import time


def peak_bytes():
    """The largest resident size of this process so far."""
    if sys.platform == "linux":
        with open("/proc/self/status") as status:
            for line in status:
                if line.startswith("VmHWM:"):
                    return int(line.split()[1]) * 1024
    import resource

    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss


def wrapped(number):
    """The number as 64 bits with a sign."""
    number &= (1 << 64) - 1
    return number - (1 << 64) if number >> 63 else number


def run(tweets_of):
    """Sums the tweets of the file that is named on the command line, and prints the report."""
    start = time.monotonic()
    count = total = 0
    for tweet in tweets_of(sys.argv[1]):
        count += 1
        total += tweet["id"] + tweet["user"]["id"]
    print(
        json.dumps(
            {
                "sum": {"count": count, "total": wrapped(total)},
                "seconds": time.process_time(),
                "elapsedSeconds": time.monotonic() - start,
                "peakBytes": peak_bytes(),
            }
        )
    )
