"""Programs for the tests of bots that are programs. The first argument selects one of the functions. A second one marks the process."""

import json
import os
import sys
import time


def silent():
    time.sleep(600)


def brief():
    pass


def mute():
    os.close(1)
    time.sleep(600)


def endless():
    while True:
        print("{}")


def oneline():
    while True:
        sys.stdout.write("{" * 65536)


def prose():
    for _ in sys.stdin:
        print("I would rather not.", flush=True)


def illegal():
    for _ in sys.stdin:
        print(json.dumps({"action": "pass"}), flush=True)


def breeder():
    while True:
        try:
            os.fork()
        except OSError:
            time.sleep(0.01)


def hoarder():
    hoard = []
    while True:
        hoard.append(bytearray(1 << 24))


def noisy():
    while True:
        sys.stderr.write("!" * 65536)


def answers():
    """Returns the first legal answer to each request."""
    for line in sys.stdin:
        yield json.dumps({"action": json.loads(line)["answers"][0]})


def good():
    for answer in answers():
        print(answer, flush=True)


def chatty():
    for answer in answers():
        sys.stderr.write("!" * (1 << 20))
        print(answer, flush=True)


globals()[sys.argv[1]]()
