"""Tries to break out of the confinement, and answers only if every attempt is forbidden. Otherwise it prints the attempts
that are not. All of them are harmless, because the test also runs it without confinement.

The first argument is a folder with a file `named`, which the program may read. The second one is the path of another file without
its first slash, so that the command does not name it.
"""

import ctypes
import errno
import fcntl
import json
import os
import socket
import sys

NAMED = sys.argv[1]
SECRET = "/" + sys.argv[2]


def fork():
    if os.fork() == 0:
        os._exit(0)


def set_flags():
    """Makes the system call FS_IOC_SETFLAGS."""
    with open(f"{NAMED}/named") as file:
        fcntl.ioctl(file, 0x40086602, b"\0" * 8)


def allow_if(seen):
    if not seen:
        raise PermissionError


def call(number, *arguments):
    """Makes a system call. Those that the kernel does not have are like forbidden ones."""
    if ctypes.CDLL(None, use_errno=True).syscall(number, *arguments) < 0:
        if ctypes.get_errno() in (errno.EPERM, errno.ENOSYS):
            raise PermissionError
        raise OSError


def is_open(number):
    try:
        os.fstat(number)
        return True
    except OSError:
        return False


ATTEMPTS = {
    "a socket": socket.socket,
    "a process": fork,
    "a command": lambda: os.posix_spawn("/bin/true", ["true"], {}),
    "writing": lambda: open("/dev/null", "w"),
    "changing a file": lambda: open(f"{NAMED}/named", "r+"),
    "emptying a file": lambda: os.truncate(f"{NAMED}/named", 0),
    "emptying it by opening": lambda: os.open(f"{NAMED}/named", os.O_RDONLY | os.O_TRUNC),
    "permissions": lambda: os.chmod(f"{NAMED}/named", 0o600),
    "a new file": lambda: os.open(f"{NAMED}/new", os.O_RDONLY | os.O_CREAT),
    "a new folder": lambda: os.mkdir(f"{NAMED}/folder"),
    "a link": lambda: os.link(f"{NAMED}/named", f"{NAMED}/link"),
    "renaming": lambda: os.rename(f"{NAMED}/named", f"{NAMED}/renamed"),
    "deleting": lambda: os.unlink(f"{NAMED}/renamed" if os.path.exists(f"{NAMED}/renamed") else f"{NAMED}/named"),
    "reading": lambda: open(SECRET),
    "listing": lambda: os.listdir(os.path.dirname(SECRET)),
    "the environment of the bot": lambda: open(f"/proc/{os.getppid()}/environ"),
    "a signal": lambda: os.kill(os.getppid(), 0),
    "a signal by the kernel": lambda: fcntl.fcntl(0, fcntl.F_SETOWN, os.getpid()),
    "the kind of such a signal": lambda: fcntl.fcntl(0, 10, 0),
    "flags of a file": set_flags,
    "permissions by a newer call": lambda: call(452, -100, f"{NAMED}/named".encode(), 0o600, 0),
    "outliving its parent": lambda: allow_if(ctypes.CDLL(None).prctl(1, 0) == 0),
    "memory": lambda: bytearray(2 << 30),
    "the environment": lambda: allow_if(set(os.environ) - {"PATH", "LC_CTYPE"}),
    "open files": lambda: allow_if(any(is_open(number) for number in range(3, 64))),
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
    with open(f"{NAMED}/named") as file:
        file.read()
    found = [name for name, attempt in ATTEMPTS.items() if not is_forbidden(attempt)]
    print("not forbidden: " + ", ".join(found) if found else json.dumps({"action": json.loads(line)["answers"][0]}), flush=True)
