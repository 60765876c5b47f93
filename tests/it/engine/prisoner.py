"""Tries to break out of the confinement, and answers only if it cannot. Otherwise it prints how it succeeded."""

import json
import os
import socket
import sys


def fork():
    if os.fork() == 0:
        os._exit(0)


def write():
    with open("/tmp/bergerie-prisoner", "w") as file:
        file.write("free")


def memory():
    return bytearray(2 << 30)


def network():
    socket.create_connection(("127.0.0.1", 9), timeout=1)


def environment():
    if set(os.environ) - {"PATH", "LC_CTYPE"}:
        return
    raise OSError("empty")


def descriptors():
    open_now = {int(name) for name in os.listdir("/proc/self/fd")}
    for number in open_now - {0, 1, 2}:
        try:
            os.readlink(f"/proc/self/fd/{number}")
            return
        except FileNotFoundError:
            pass  # The listing itself.
    raise OSError("none")


ESCAPES = {
    "a socket": lambda: socket.socket(),
    "a connection": network,
    "a process": fork,
    "a command": lambda: os.posix_spawn("/bin/true", ["true"], {}),
    "a file": write,
    "a deletion": lambda: os.rename("/tmp", "/tmp-of-the-prisoner"),
    "a signal": lambda: os.kill(os.getppid(), 0),
    "memory": memory,
    "the environment": environment,
    "open files": descriptors,
}

for line in sys.stdin:
    found = []
    for name, escape in ESCAPES.items():
        try:
            escape()
            found.append(name)
        except (OSError, MemoryError):
            pass
    print("free: " + ", ".join(found) if found else json.dumps({"action": json.loads(line)["answers"][-1]}), flush=True)
