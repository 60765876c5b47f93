"""Mutation testing of the rules: python3 tests/mutants/mutants.py --help, from the root of the repository.

cargo-mutants lists the mutants of `src/rules`. This script compiles a sample of them into one copy of the crate, where the
environment variable MUTANT selects one at run time, and runs the tests of the rules once per mutant. `docs/MUTANTS.md` has the
figures and the reasons for mutants that survive.

Requires `cargo install --locked cargo-mutants` and `pip install tree-sitter tree-sitter-rust`.
"""

import argparse
import collections
import hashlib
import json
import os
import pathlib
import re
import resource
import shutil
import subprocess
import sys

import tree_sitter
import tree_sitter_rust

ROOT = pathlib.Path(".").resolve()
WORK = ROOT / "target/mutants"
TREE = WORK / "tree"
PACKAGE, ITS_TESTS = "bergerie-rules", "bergerie-rules-tests"
PARSER = tree_sitter.Parser(tree_sitter.Language(tree_sitter_rust.language()))
# Test binaries, filters, and the scenario file if only one is played. The fastest comes first; the first that fails kills a
# mutant. `OWN` is the file of the mutant's own expansion.
OWN = "base"
TESTS = [
    ("unit", [], None),
    ("rules", ["scenarios::every_scenario_passes"], OWN),
    ("rules", ["scenarios::", "records::", "fallback::", "moments::"], None),
    ("rules", ["expansions::", "properties::", "together::"], None),
]
# Marks the begin and end of mutated code; the numbers in between are those of its mutants.
OPEN, SPLIT, CLOSE = "\x01", "\x02", "\x03"
# Type errors: a mutant whose own code has one would not compile alone either.
NO_BUILD = "does not compile"
TYPES = {"E0015", "E0277", "E0308", "E0368", "E0369", "E0599", "E0600", "E0614"}


class Mutant:
    """A mutant of cargo-mutants, with the range of its file that is rewritten to select it at run time."""

    def __init__(self, found, source):
        self.file, self.genre, self.replacement = found["file"], found["genre"], found["replacement"]
        self.place, self.says = re.match(r"([^ ]+): (.*)", found["name"]).groups()
        span = found["span"]
        self.start, self.end = (source.offset(span[side]) for side in ("start", "end"))
        self.node = source.node(self)
        self.is_const = source.is_const(self.start)
        returns = self.node and self.genre == "FnValue" and self.node.parent.child_by_field_name("return_type")
        self.is_either = bool(returns) and source.slice(returns).startswith("impl Iterator")
        # Whether the selected code is identical to that of the mutant alone.
        self.is_plain = not self.is_either and self.genre in ("FnValue", "BinaryOperator", "UnaryOperator")

    def plain(self, text):
        """Returns the file with only this mutant."""
        end = self.end
        if self.genre == "StructField" and text[end : end + 1] == b",":
            end += 1
        return text[: self.start] + self.replacement.encode() + text[end:]


class Source:
    """A parsed file of the crate."""

    def __init__(self, file):
        self.file, self.text = file, (TREE / file).read_bytes()
        self.tree = PARSER.parse(self.text)
        self.lines = [0]
        for line in self.text.splitlines(keepends=True):
            self.lines.append(self.lines[-1] + len(line))

    def offset(self, place):
        begin = self.lines[place["line"] - 1]
        return begin + len(self.text[begin:].decode()[: place["column"] - 1].encode())

    def slice(self, node):
        return self.text[node.start_byte : node.end_byte].decode()

    def above(self, at, kinds):
        """Returns the innermost node of some kinds around an offset."""
        node = self.tree.root_node.descendant_for_byte_range(at, at + 1)
        while node and node.type not in kinds:
            node = node.parent
        return node

    def is_const(self, at):
        """Returns whether code is evaluated by the compiler: in a constant, in a type argument, or possibly in a const function."""
        item = self.above(at, ("const_item", "static_item", "function_item", "type_arguments"))
        head = item and self.slice(item).split("(")[0]
        return bool(item) and (item.type != "function_item" or bool(re.search(r"\bconst\b", head)))

    def node(self, mutant):
        """Returns the node that a mutant rewrites; None if it cannot be selected at run time."""
        kinds = {
            "FnValue": ("function_item",),
            "BinaryOperator": ("binary_expression", "compound_assignment_expr"),
            "UnaryOperator": ("unary_expression",),
            "MatchArm": ("match_arm",),
            "MatchArmGuard": ("match_pattern",),
            "StructField": ("struct_expression",),
        }[mutant.genre]
        node = self.above(mutant.start, kinds)
        if not node:
            return None
        if mutant.genre == "FnValue":
            return node.child_by_field_name("body")
        if mutant.genre == "BinaryOperator" and node.child_by_field_name("operator").start_byte != mutant.start:
            return None
        if mutant.genre == "MatchArm":
            return node.child_by_field_name("pattern")
        if mutant.genre == "MatchArmGuard":
            return node.child_by_field_name("condition")
        item = self.above(mutant.start, ("const_item", "static_item"))
        if item:
            # The table of an expansion's functions is the only constant that can be created when the program starts.
            is_table = mutant.genre == "StructField" and self.slice(item.child_by_field_name("type")) == "Hooks"
            return item if is_table else None
        return node

    def weave(self, mutants):
        """Returns the code with all these mutants (a dictionary by number), and the range of each."""
        groups = collections.defaultdict(dict)
        order = ["StructField", "FnValue", "MatchArm", "MatchArmGuard", "BinaryOperator", "UnaryOperator"]
        for number, mutant in mutants.items():
            groups[mutant.node.start_byte, mutant.node.end_byte, order.index(mutant.genre)][number] = mutant
        nested = sorted(groups.items(), key=lambda group: (group[0][0], -group[0][1], group[0][2]))
        marked = self.render([(key, group) for key, group in nested], 0, len(self.text))
        code, ranges, stack = [], [], []
        length = 0
        for part in re.split(f"({OPEN}[^{SPLIT}]*{SPLIT}|{CLOSE})", marked):
            if part.startswith(OPEN):
                stack.append((length, [int(number) for number in part[1:-1].split(",")]))
            elif part == CLOSE:
                begin, numbers = stack.pop()
                ranges.append((begin, length, numbers))
            else:
                code.append(part)
                length += len(part.encode())
        return "".join(code), ranges

    def render(self, groups, begin, end):
        out, at, index = [], begin, 0
        while index < len(groups):
            (start, stop, _), mutants = groups[index]
            inner = [group for group in groups[index + 1 :] if group[0][0] < stop]
            out.append(self.text[at:start].decode())
            out.append(self.group(mutants, start, stop, inner))
            at, index = stop, index + 1 + len(inner)
        return "".join(out) + self.text[at:end].decode()

    def group(self, mutants, start, stop, inner):
        """Returns the code that selects between the original and the mutants of one node."""

        def text(begin, end):
            within = [group for group in inner if begin <= group[0][0] and group[0][1] <= end]
            return self.render(within, begin, end)

        opening = OPEN + ",".join(map(str, mutants)) + SPLIT
        one = next(iter(mutants.values()))
        node = one.node
        if one.genre == "FnValue":
            if one.is_either:
                body = "{" + text(start + 1, stop - 1) + "}"
                if re.search(r"\breturn\b|\?", body):
                    body = f"(move || {body})()"
                for n, m in mutants.items():
                    one, other = f"crate::Either::Left({m.replacement})", f"crate::Either::Right({body})"
                    body = f"if crate::mutant({n}) {{ {one} }} else {{ {other} }}"
                return f"{{ {opening}{body}{CLOSE} }}"
            returns = {n: f"if crate::mutant({n}) {{ return {m.replacement}; }}" for n, m in mutants.items()}
            return "{ " + " ".join(marked(n, code) for n, code in returns.items()) + text(start + 1, stop)
        if one.genre == "MatchArm":
            guard = node.child_by_field_name("condition")
            (number,) = mutants
            if guard is None:
                return f"{text(start, stop)} {opening}if !crate::mutant({number}){CLOSE}"
            pattern, condition = text(start, guard.start_byte), text(guard.start_byte, guard.end_byte)
            return f"{pattern}{opening}!crate::mutant({number}) && ({CLOSE}{condition})"
        if one.genre == "MatchArmGuard":
            code = text(start, stop)
            for n, m in mutants.items():
                code = f"({code}) || crate::mutant({n})" if m.replacement == "true" else f"({code}) && !crate::mutant({n})"
            return opening + code + CLOSE
        if one.genre == "StructField" and node.type == "const_item":
            value = node.child_by_field_name("value")
            head = self.text[start : value.start_byte].decode().replace("const ", "static ")
            head = head.replace(": Hooks", ": std::sync::LazyLock<Hooks>")
            return f"{head}std::sync::LazyLock::new(|| {opening}{self.choice(mutants, value, text)}{CLOSE});"
        return f"{opening}({self.choice(mutants, node, text)}){CLOSE}"

    def choice(self, mutants, node, text):
        each = {n: marked(n, self.mutated(m, node, text)) for n, m in mutants.items()}
        choice = "".join(f"if crate::mutant({n}) {{ {code} }} else " for n, code in each.items())
        return f"{choice}{{ {text(node.start_byte, node.end_byte)} }}"

    def mutated(self, mutant, node, text):
        end = mutant.end
        if mutant.genre == "StructField" and self.text[end : end + 1] == b",":
            end += 1
        return f"{text(node.start_byte, mutant.start)} {mutant.replacement} {text(end, node.end_byte)}"


def marked(number, code):
    """Returns the code of one mutant, with marks around it."""
    return f"{OPEN}{number}{SPLIT}{code}{CLOSE}"


def copy():
    """Copies the repository, except unchanged files."""
    files = subprocess.run(["git", "ls-files", "-z"], check=True, capture_output=True, text=True).stdout.split("\0")
    for file in filter(None, files):
        if (ROOT / file).is_file():
            write(TREE / file, (ROOT / file).read_bytes())


def write(path, data):
    data = data if isinstance(data, bytes) else data.encode()
    if not path.is_file() or path.read_bytes() != data:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)


def listed():
    """Returns all mutants of the crate. Modules declared by a macro are passed to cargo-mutants, which cannot find them."""
    modules = TREE / "src/rules/expansions/mod.rs"
    code = modules.read_text()
    entries = re.findall(r"^    mod rules \{\n(.*?)^    \}", (TREE / "src/rules/list.rs").read_text(), re.S | re.M)[0]
    try:
        modules.write_text(code + re.sub(r"\s+mod", "\nmod", "\n" + entries))
        command = ["cargo", "mutants", "--list", "--json", "--package", PACKAGE, "--dir", str(TREE)]
        found = json.loads(subprocess.run(command, check=True, capture_output=True).stdout)
    finally:
        modules.write_text(code)
    sources = {file: Source(file) for file in sorted({mutant["file"] for mutant in found})}
    return sources, [Mutant(mutant, sources[mutant["file"]]) for mutant in found]


def sample(mutants, seed):
    """Returns the mutants in an order determined by a seed; a change elsewhere in the code keeps the order of the others."""
    seen = collections.Counter()
    for mutant in mutants:
        name = f"{mutant.file}: {mutant.says}"
        seen[name] += 1
        mutant.name = name if seen[name] == 1 else f"{name} ({seen[name]})"
    return sorted(mutants, key=lambda mutant: hashlib.sha256(f"{seed} {mutant.name}".encode()).digest())


def cargo(*arguments):
    """Runs cargo on the copy. Returns the compiler's messages, or None without errors, and the binaries."""
    packages = ["--package", PACKAGE, "--package", ITS_TESTS]
    command = ["cargo", *arguments, *packages, "--message-format", "json", "--target-dir", str(WORK / "build")]
    # The copy selects mutants at run time in const functions, which needs a nightly feature.
    environment = os.environ | {"RUSTC_BOOTSTRAP": "1", "CARGO_INCREMENTAL": "0"}
    done = subprocess.run(command, cwd=TREE, env=environment, capture_output=True, text=True)
    messages = [json.loads(line) for line in done.stdout.splitlines() if line.startswith("{")]
    errors = [message["message"] for message in messages if message.get("message", {}).get("level") == "error"]
    if done.returncode and not errors:
        sys.exit(done.stderr)
    binaries = {message["target"]["name"]: message["executable"] for message in messages if message.get("executable")}
    return errors if done.returncode else None, {"unit": binaries.get("units"), "rules": binaries.get("rules")}


def weave(sources, woven):
    """Writes the copy with mutants that are selected at run time, and returns their ranges by file."""
    ranges = {}
    for file, source in sources.items():
        here = {number: mutant for number, mutant in woven.items() if mutant.file == file}
        code, ranges[file] = source.weave(here)
        write(TREE / file, code)
    library = TREE / "src/rules/lib.rs"
    code = (ROOT / "src/rules/lib.rs").read_text()
    head = re.match(r"(//!.*\n|\n)*", code).end()
    switch = (pathlib.Path(__file__).parent / "switch.in").read_text()
    features = "#![feature(const_eval_select, core_intrinsics)]\n#![allow(internal_features)]\n"
    write(library, code[:head] + features + code[head:] + switch)
    return ranges


def at_fault(errors, ranges, woven):
    """Returns the numbers of the mutants with errors in their code, and of those among them that cannot compile."""
    faults, hopeless = set(), set()
    for error in errors:
        spans = sorted(error["spans"], key=lambda span: not span["is_primary"])
        for span in spans:
            while span.get("expansion") and span["file_name"] not in ranges:
                span = span["expansion"]["span"]
            around = [found for found in ranges.get(span["file_name"], []) if found[0] <= span["byte_start"] < found[1]]
            if around:
                numbers = min(around, key=lambda found: found[1] - found[0])[2]
                faults.update(numbers)
                if (error["code"] or {}).get("code") in TYPES and span["is_primary"]:
                    hopeless.update(numbers)
                break
            if span["file_name"] in ranges and (error["code"] or {}).get("code") == "E0004":
                # A match that is not exhaustive without one of its arms.
                whole = Source(span["file_name"]).above(span["byte_start"], ("match_expression",))
                inside = [found for found in ranges[span["file_name"]] if whole.start_byte <= found[0] < whole.end_byte]
                faults.update(n for found in inside for n in found[2] if woven[n].genre == "MatchArm")
                break
    return faults, hopeless


def limits(seconds):
    def set_them():
        resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds + 1))
        resource.setrlimit(resource.RLIMIT_AS, (4 << 30, 4 << 30))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))

    return set_them


def run(binaries, number, file, allowed):
    """Returns the test that kills a mutant, or None, and the seconds of processor time of each step of TESTS."""
    took = []
    expansion = re.search(r"expansions/(\w+)", file)
    own = expansion.group(1) if expansion and (TREE / f"tests/it/expansions/{expansion.group(1)}/scenarios.toml").is_file() else OWN
    for index, (binary, filters, scenarios) in enumerate(TESTS):
        before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
        environment = os.environ | {"MUTANT": str(number), "RUST_BACKTRACE": "0"}
        environment |= {"BERGERIE_SCENARIOS": own} if scenarios else {}
        command = [binaries[binary], "--test-threads", "1", *filters]
        done = subprocess.run(
            command, cwd=TREE / "src/rules/tests", env=environment, capture_output=True, text=True, errors="replace",
            preexec_fn=limits(allowed[index]),
        )  # fmt: skip
        took.append(resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before)
        if done.returncode:
            failed = re.search(r"^test (\S+) \.\.\. FAILED", done.stdout, re.M)
            return failed.group(1) if failed else "time limit" if done.returncode in (-24, -9) else "abort", took
    return None, took


def alone(source, mutant):
    """Returns whether one mutant builds alone, and the binaries."""
    write(TREE / mutant.file, mutant.plain(source.text))
    try:
        if cargo("check", "--lib")[0] is not None:
            return None
        errors, binaries = cargo("test", "--no-run")
        return None if errors else binaries
    finally:
        write(TREE / mutant.file, source.text)


def main():
    parse = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parse.add_argument("--seed", default="23", help="what the sample is drawn with")
    parse.add_argument("--count", type=int, default=500, help="how many mutants; 0 for all")
    parse.add_argument("--file", default=[""], nargs="+", help="only mutants of files whose path contains one of these")
    parse.add_argument("--again", action="store_true", help="run survivors again, for tests that are new")
    options = parse.parse_args()

    copy()
    sources, mutants = listed()
    # Results for the same sources are reused, so a run can be interrupted and resumed.
    code = hashlib.sha256(b"".join(source.text for source in sources.values())).hexdigest()
    results_file = WORK / "results.json"
    known = json.loads(results_file.read_text()) if results_file.is_file() else {}
    results = known.get("results", {}) if known.get("code") == code else {}
    order = [mutant for mutant in sample(mutants, options.seed) if any(part in mutant.file for part in options.file)]
    if options.again:
        results = {name: killer for name, killer in results.items() if killer is not None}
    count = min(options.count or len(order), len(order))
    print(f"{len(mutants)} mutants in {len(sources)} files, {count} of {len(order)} wanted", flush=True)

    def note(mutant, killer):
        results[mutant.name] = killer
        results_file.write_text(json.dumps({"code": code, "results": results}, indent=1))
        print(f"{len(results)}: {killer}: {mutant.place} {mutant.says}", flush=True)

    # Mutants that do not compile do not count, so more are tried than requested.
    tried = dict(enumerate(order[: count + count // 5 + 5], 1))
    woven = {n: mutant for n, mutant in tried.items() if mutant.node and results.get(mutant.name) != NO_BUILD}
    while True:
        ranges = weave(sources, woven)
        errors, _ = cargo("check", "--lib")
        if not errors:
            break
        faults, hopeless = (found & woven.keys() for found in at_fault(errors, ranges, woven))
        if not faults:
            sys.exit("\n".join(error["rendered"] for error in errors))
        for number in hopeless:
            if woven[number].is_plain:
                note(woven[number], NO_BUILD)
        woven = {number: mutant for number, mutant in woven.items() if number not in faults}
        print(f"{len(faults)} cannot be selected at run time, {len(woven)} can", flush=True)
    errors, binaries = cargo("test", "--no-run")
    if errors:
        sys.exit("\n".join(error["rendered"] for error in errors))
    kept = {name: shutil.copy(binary, WORK / name) for name, binary in binaries.items()}

    killed, baseline = run(kept, 0, "", [600] * len(TESTS))
    if killed:
        sys.exit(f"{killed} fails without a mutant")
    allowed = [int(seconds * 3) + 5 for seconds in baseline]
    print(f"without a mutant: {', '.join(f'{seconds:.1f} s' for seconds in baseline)}", flush=True)

    for number, mutant in woven.items():
        if mutant.name not in results:
            note(mutant, run(kept, number, mutant.file, allowed)[0])

    # Mutants that cannot be selected at run time, and those that the compiler may have evaluated, are built alone.
    weave(sources, {})
    write(TREE / "src/rules/lib.rs", (ROOT / "src/rules/lib.rs").read_bytes())
    for number, mutant in tried.items():
        if mutant.name not in results or number in woven and mutant.is_const and results[mutant.name] is None:
            binaries = alone(sources[mutant.file], mutant)
            note(mutant, run(binaries, number, mutant.file, allowed)[0] if binaries else NO_BUILD)

    report([mutant for mutant in tried.values() if results[mutant.name] != NO_BUILD][:count], results)


def report(mutants, results):
    """Prints the figures of each file, and the survivors; fails if docs/MUTANTS.md has no reason for one."""
    page = (ROOT / "docs/MUTANTS.md").read_text()
    files = collections.defaultdict(lambda: [0, 0])
    unexplained = []
    for mutant in mutants:
        files[mutant.file][0] += 1
        if results[mutant.name] is None:
            files[mutant.file][1] += 1
            is_explained = f"`{mutant.name}`" in page
            unexplained += [] if is_explained else [mutant]
            print(f"survives{'' if is_explained else ', unexplained'}: {mutant.place} {mutant.name}")
    for file, (all_of, survive) in sorted(files.items()):
        print(f"| `{file}` | {all_of} | {survive or 'none'} |")
    survive = sum(survive for _, survive in files.values())
    print(f"{len(mutants)} mutants, {survive} survive, {100 - 100 * survive / max(1, len(mutants)):.1f} % are killed")
    sys.exit(1 if unexplained else 0)


main()
