"""Tries to break out of the confinement, and answers only if every attempt is forbidden. Otherwise it prints the attempts
that are not. All of them are harmless, because the test also runs it without confinement.
"""

import json
import os
import socket
import sys


def fork():
    if os.fork() == 0:
        os._exit(0)


def allow_if(seen):
    if not seen:
        raise PermissionError


def descriptors():
    open_now = [number for number in range(3, 64) if os.path.exists(f"/proc/self/fd/{number}")]
    allow_if(open_now)


ATTEMPTS = {
    "a socket": socket.socket,
    "a process": fork,
    "a command": lambda: os.posix_spawn("/bin/true", ["true"], {}),
    "writing": lambda: open("/dev/null", "w"),
    "a new file": lambda: os.open("/nonexistent/file", os.O_RDONLY | os.O_CREAT),
    "a new folder": lambda: os.mkdir("/nonexistent/folder"),
    "deleting": lambda: os.unlink("/nonexistent/file"),
    "renaming": lambda: os.rename("/nonexistent/file", "/nonexistent/other"),
    "a signal": lambda: os.kill(os.getppid(), 0),
    "memory": lambda: bytearray(2 << 30),
    "the environment": lambda: allow_if(set(os.environ) - {"PATH", "LC_CTYPE"}),
    "open files": descriptors,
}


def is_forbidden(attempt):
    try:
        attempt()
        return False
    except (PermissionError, MemoryError):
        return True
    except OSError:
        return False


for line in sys.stdin:
    found = [name for name, attempt in ATTEMPTS.items() if not is_forbidden(attempt)]
    print("not forbidden: " + ", ".join(found) if found else json.dumps({"action": json.loads(line)["answers"][0]}), flush=True)
