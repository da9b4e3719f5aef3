"""Compiles examples as programs, and runs those that show results.

Each example is a module of its own, with a function of its own as its entry. So all that are run
are linked once, into one program that is told which of them to be.
"""

import pathlib
import re
import shutil
import subprocess
import sys

import example_results
import examples

# What a short example may well do.
HARMLESS = re.compile(r"warning: .*\b(?:unused|never used|never mutated|never read)\b")
MESSAGE = re.compile(r"^(.*?:\d+:\d+): (error|warning): ")
SECONDS = 60


class Program:
    """The source of one example, with calls that report its results."""

    def __init__(self, unit, number):
        self.unit = unit
        self.name = f"Example{number}"
        self.expectations = []
        self.is_compiled = False
        lines = []
        for name in unit.imports():
            lines += [f"#if canImport({name})", f"import {name}", "#endif"]
        for path, line, text, is_shown in unit.parts:
            lines.append(f'#sourceLocation(file: "{path}", line: {line})')
            code = text.split("\n")
            if is_shown:
                code = example_results.instrument(code, line, path, self.expectations)
            lines += code
        self.source = "\n".join(lines) + "\n"
        # Without the places.
        self.key = re.sub(r"^#sourceLocation.*$", "", self.source, flags=re.MULTILINE)


class Compiler:
    """The compiler with what examples need: the built modules of the library and the samples."""

    def __init__(self, root, scratch, keeps=False):
        self.root = root
        self.debug = scratch / "debug"
        self.folder = scratch / "documentation"
        self.keeps = keeps
        self.support = root / "scripts" / "support"

    def options(self):
        # The strictest rule for imports: a reader may have it on.
        found = ["-swift-version", "6", "-enable-upcoming-feature", "MemberImportVisibility"]
        found += ["-Onone", "-I", self.debug / "Modules", "-I", self.folder]
        for module_map in ("CYajl/module.modulemap", "CScan/include/module.modulemap"):
            found += ["-Xcc", f"-fmodule-map-file={self.root}/Sources/{module_map}"]
        macros = self.debug / "JSONModelMacros-tool"
        if macros.exists():
            found += ["-load-plugin-executable", f"{macros}#JSONModelMacros"]
        # In one package with the samples, examples may let their types conform to protocols.
        return [str(option) for option in found + ["-package-name", "documentation"]]

    def swiftc(self, *arguments):
        return subprocess.run(
            ["swiftc", *self.options(), *map(str, arguments)],
            capture_output=True,
            text=True,
            cwd=self.root,
        )

    def prepare(self):
        """Builds the samples. Returns what is wrong."""
        if not (self.debug / "Modules" / "DecodingFoundation.swiftmodule").exists():
            return f"{self.debug} has no DecodingFoundation.swiftmodule: run 'swift build' first"
        shutil.rmtree(self.folder, ignore_errors=True)
        self.folder.mkdir(parents=True)
        result = self.swiftc(
            *("-module-name", examples.SAMPLES, "-parse-as-library", "-wmo", "-emit-module"),
            *("-emit-module-path", self.folder / f"{examples.SAMPLES}.swiftmodule"),
            *("-c", "-o", self.folder / f"{examples.SAMPLES}.o"),
            *sorted(self.support.glob("Documentation*.swift")),
        )
        return None if result.returncode == 0 and not result.stderr else result.stderr

    def has_yajl(self):
        """Whether the build has the yajl engine, which some examples ask for."""
        path = self.folder / "probe.swift"
        path.write_text("import FastJSON\nprint(JSONEngine.yajl)\n", encoding="utf-8")
        return self.swiftc("-typecheck", path).returncode == 0

    def compile(self, program):
        """Compiles one example. Returns what the compiler says against it."""
        folder = self.folder / program.name
        folder.mkdir()
        path = folder / "main.swift"
        path.write_text(program.source, encoding="utf-8")
        arguments = ["-module-name", program.name, path]
        if program.expectations:
            arguments += ["-Xfrontend", "-entry-point-function-name", "-Xfrontend", program.name]
            arguments += ["-c", "-o", folder / "main.o"]
        else:
            arguments += ["-emit-sil", "-o", "/dev/null"]
        result = self.swiftc(*arguments)
        program.is_compiled = result.returncode == 0
        text = objections(result.stderr)
        if result.returncode != 0 and not text:
            text = f"{program.unit.place}: the compiler failed\n{result.stderr}"
        return text

    def link(self, programs):
        """Makes one program of all that are run. Returns what is wrong."""
        lines = ["typealias Arguments = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>"]
        for program in programs:
            lines.append(f'@_silgen_name("{program.name}")')
            lines.append(f"func {program.name}(_: Int32, _: Arguments) -> Int32")
        lines.append("switch CommandLine.arguments[1] {")
        for program in programs:
            call = f"{program.name}(CommandLine.argc, CommandLine.unsafeArgv)"
            lines.append(f'case "{program.name}": _ = {call}')
        lines += ["default: fatalError()", "}"]
        source = self.folder / "main.swift"
        source.write_text("\n".join(lines) + "\n", encoding="utf-8")
        objects = [self.folder / f"{examples.SAMPLES}.o"]
        objects += [self.folder / program.name / "main.o" for program in programs]
        for module in examples.ALL_MODULES + ["CScan"]:
            # Of sources that are no more, a build leaves the objects.
            names = {path.name for path in (self.root / "Sources" / module).rglob("*.*")}
            objects += sorted(
                path
                for path in (self.debug / f"{module}.build").rglob("*.o")
                if path.stem in names
            )
        result = self.swiftc(
            *("-module-name", "Examples", "-o", self.folder / "examples", source),
            *objects,
            *yajl_libraries(),
        )
        return None if result.returncode == 0 else result.stderr

    def run(self, program):
        """Runs one example. Returns the differences between its results and what it shows."""
        place = program.unit.place
        try:
            result = subprocess.run(
                [self.folder / "examples", program.name],
                capture_output=True,
                cwd=self.folder / program.name,
                stdin=subprocess.DEVNULL,
                timeout=SECONDS,
            )
        except subprocess.TimeoutExpired:
            return [f"{place}: error: runs for more than {SECONDS} s"]
        output = result.stdout.decode(errors="replace")
        texts = list(example_results.compare(program.expectations, output))
        if result.returncode != 0:
            error = result.stderr.decode(errors="replace")
            texts.append(f"{place}: error: ends with status {result.returncode}\n{error}")
        return texts

    def clean(self):
        if not self.keeps:
            shutil.rmtree(self.folder)


def objections(text):
    """What the compiler says, without the warnings that any short example gets."""
    kept = []
    is_kept = False
    for line in text.split("\n"):
        if MESSAGE.match(line) or line.startswith(("error:", "warning:", "<unknown>:0:")):
            is_kept = not HARMLESS.search(line)
        if is_kept and line:
            kept.append(line)
    return "\n".join(kept)


def yajl_libraries():
    """What the build links for the yajl engine, where libyajl is installed."""
    try:
        result = subprocess.run(
            ["pkg-config", "--libs", "yajl"], capture_output=True, text=True, check=True
        )
    except (OSError, subprocess.CalledProcessError):
        return []
    return result.stdout.split()
